# Los nombres de las cartas y lo que hace cada una. Las variables se explican en en/cards.ftl.
#
# Formas de cada nombre:
#   .a     uno entre varios, o el único que hay: «un Guardia», «el Rey»
#   .the   con artículo determinado: «el Guardia», «el Rey»

card-guard = Guardia
    .a = un Guardia
    .the = el Guardia
card-priest = Sacerdote
    .a = un Sacerdote
    .the = el Sacerdote
card-baron = Barón
    .a = un Barón
    .the = el Barón
card-handmaid = Doncella
    .a = una Doncella
    .the = la Doncella
card-prince = Príncipe
    .a = un Príncipe
    .the = el Príncipe
card-king = Rey
    .a = el Rey
    .the = el Rey
card-countess = Condesa
    .a = la Condesa
    .the = la Condesa
card-princess = Princesa
    .a = la Princesa
    .the = la Princesa
card-princess-with-glasses = Princesa con Gafas
    .a = la Princesa con Gafas
    .the = la Princesa con Gafas
card-royal-prince = Príncipe Azul
    .a = el Príncipe Azul
    .the = el Príncipe Azul
card-spy = Espía
    .a = una Espía
    .the = la Espía
card-chancellor = Canciller
    .a = un Canciller
    .the = el Canciller
card-minister = Ministro
    .a = el Ministro
    .the = el Ministro
card-jester = Bufón
    .a = el Bufón
    .the = el Bufón
card-assassin = Asesino
    .a = el Asesino
    .the = el Asesino
card-cardinal = Cardenal
    .a = un Cardenal
    .the = el Cardenal
card-baroness = Baronesa
    .a = una Baronesa
    .the = la Baronesa
card-sycophant = Adulador
    .a = un Adulador
    .the = el Adulador
card-count = Conde
    .a = un Conde
    .the = el Conde
card-constable = Condestable
    .a = el Condestable
    .the = el Condestable
card-dowager-queen = Reina Viuda
    .a = la Reina Viuda
    .the = la Reina Viuda
card-bishop = Obispo
    .a = el Obispo
    .the = el Obispo
card-soldier = Soldado
    .a = un Soldado
    .the = el Soldado
card-clown = Payaso
    .a = un Payaso
    .the = el Payaso
card-knight = Caballero
    .a = un Caballero
    .the = el Caballero
card-priestess = Sacerdotisa
    .a = una Sacerdotisa
    .the = la Sacerdotisa
card-wizard = Mago
    .a = un Mago
    .the = el Mago
card-general = General
    .a = el General
    .the = el General

royal-any = carta real
    .a = la carta real
    .the = la carta real
guess-value = { $value }
    .a = un { $value }
    .the = el { $value }

rule-guard =
    { $guard-by ->
        [value] Elige a otro jugador y nombra cualquier valor menos el 1. Si su carta tiene ese valor, queda fuera de la ronda.
       *[name] Elige a otro jugador y nombra cualquier personaje menos { $card-the }. Si tiene esa carta, queda fuera de la ronda.
    }
rule-priest = Elige a otro jugador y mira su carta.
rule-baron = Elige a otro jugador y compara en secreto tu carta con la suya. Quien tenga la más baja queda fuera de la ronda; si son iguales, no pasa nada.
rule-handmaid =
    { $protection ->
        [ignore] Hasta tu próximo turno, las cartas que otros jueguen contra ti no tienen efecto.
       *[untargetable] Hasta tu próximo turno, nadie puede elegirte.
    }
rule-prince = Elige a cualquier jugador, incluso a ti. Esa persona descarta su carta, sin aplicar su efecto, y roba otra; si el mazo está vacío, toma la carta apartada.
rule-prince-royal = Si descarta { $royal-the }, no roba: queda fuera de la ronda.
rule-prince-protected =
    { $protection ->
        [ignore] Quien tiene protección conserva su carta.
       *[untargetable]
            { $prince-all-protected ->
                [fizzle] Si todos los demás tienen protección, no pasa nada.
               *[self] Si todos los demás tienen protección, debes elegirte a ti.
            }
    }
rule-king = Elige a otro jugador y cambia tu carta por la suya.
rule-countess = No tiene efecto al jugarla. Si además tienes { $king-a } o { $prince-a }, debes jugar { $card-the }.
rule-countess-one = No tiene efecto al jugarla. Si además tienes { $forcing-a }, debes jugar { $card-the }.
rule-royal = Si juegas o descartas esta carta, por el motivo que sea, quedas fuera de la ronda.
rule-spy = No tiene efecto al jugarla. Al acabar la ronda, si entre quienes siguen en ella solo tú has jugado o descartado { $card-a }, ganas una ficha.
rule-chancellor = Roba dos cartas. De tus tres cartas, quédate con una y pon las otras dos debajo del mazo, en el orden que quieras. Si en el mazo solo queda una carta, roba esa y devuelve una; si no queda ninguna, no pasa nada.
rule-minister = No tiene efecto al jugarla. Si, después de robar, tienes { $card-the } y los valores de tu mano suman 12 o más, quedas fuera de la ronda.
rule-jester = Elige a otro jugador. Si esa persona gana la ronda, tú ganas una ficha.
rule-assassin = No tiene efecto al jugarla. Si alguien juega { $guard-a } contra ti mientras tienes { $card-the }, esa persona queda fuera de la ronda, nombre lo que nombre; tú descartas { $card-the } y robas otra carta.
rule-cardinal = Elige a dos jugadores; uno puedes ser tú. Los dos intercambian sus cartas. Después puedes mirar una de las dos manos.
rule-baroness = Elige a otro jugador, o a otros dos, y mira sus cartas.
rule-sycophant =
    Elige a cualquier jugador, incluso a ti. Si con la próxima carta que se juegue hay que elegir jugadores, esa persona tiene que estar entre los elegidos. { $sycophant-unchoosable ->
        [free] Si es imposible, se puede elegir a cualquiera.
       *[no-effect] Si es imposible, esa carta no tiene efecto.
    }
rule-count = No tiene efecto al jugarla. Al final de la ronda, cada { $card } entre tus descartes suma 1 al valor de tu mano.
rule-constable =
    { $constable-timing ->
        [round-end] No tiene efecto al jugarla. Si quedas fuera de la ronda con { $card-the } entre tus descartes, ganas una ficha cuando acabe la ronda.
       *[immediate] No tiene efecto al jugarla. Si quedas fuera de la ronda con { $card-the } entre tus descartes, ganas una ficha al instante.
    }
rule-dowager-queen = Elige a otro jugador y compara en secreto tu carta con la suya. Quien tenga la más alta queda fuera de la ronda; si son iguales, no pasa nada.
rule-bishop =
    { $naming ->
        [value] Elige a otro jugador y nombra cualquier valor menos el 1. Si su carta tiene ese valor, ganas una ficha al instante.
        [any] Elige a otro jugador y nombra a cualquier personaje. Si tiene esa carta, ganas una ficha al instante.
       *[name] Elige a otro jugador y nombra cualquier personaje menos { $guard-the }. Si tiene esa carta, ganas una ficha al instante.
    }
rule-bishop-reply = Entonces esa persona puede descartar la carta y robar otra.
rule-bishop-royal = Cuando se comparan las manos al final de la ronda, { $card-the } pierde contra { $royal-the }.
rule-none = No tiene efecto al jugarla.

# Lo mismo en una línea corta, como aparece bajo una carta de la mano.

brief-guard =
    { $guard-by ->
        [value] Elige a un jugador y nombra un valor: si aciertas, queda fuera.
       *[name] Elige a un jugador y nombra una carta: si aciertas, queda fuera.
    }
brief-priest = Mira la carta de otro jugador.
brief-baron = Compara tu carta con la de otro: la más baja queda fuera.
brief-handmaid =
    { $protection ->
        [ignore] Lo que jueguen contra ti no tiene efecto hasta tu próximo turno.
       *[untargetable] Nadie puede elegirte hasta tu próximo turno.
    }
brief-prince = Elige a cualquiera: descarta su carta y roba otra.
brief-king = Cambia tu carta por la de otro jugador.
brief-countess = Con { $king-a } o { $prince-a } en la mano, debes jugarla.
brief-countess-one = Con { $forcing-a } en la mano, debes jugarla.
brief-royal = Si la juegas o la descartas, quedas fuera.
brief-spy = Si al final solo tú has jugado una, ganas una ficha.
brief-chancellor = Roba dos, quédate con una y pon dos bajo el mazo.
brief-minister = Si tus dos cartas suman 12 o más, quedas fuera.
brief-jester = Elige a un jugador: si gana la ronda, ganas una ficha.
brief-assassin = Quien juegue { $guard-a } contra ti queda fuera.
brief-cardinal = Dos jugadores se cambian las cartas; mira una de ellas.
brief-baroness = Mira las cartas de uno o dos jugadores.
brief-sycophant = Elige a quién hay que elegir después.
brief-count = Una vez jugada, suma 1 a tu mano al final.
brief-constable = Una vez jugada, te da una ficha si quedas fuera.
brief-dowager-queen = Compara tu carta con la de otro: la más alta queda fuera.
brief-bishop =
    { $guard-by ->
        [value] Elige a un jugador y nombra un valor: si aciertas, ganas una ficha.
       *[name] Elige a un jugador y nombra una carta: si aciertas, ganas una ficha.
    }
brief-none = No tiene efecto al jugarla.

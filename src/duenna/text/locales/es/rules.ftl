# El libro de reglas. Las variables se explican en en/rules.ftl.

chapter-goal = El objetivo
chapter-setup = Antes de cada ronda
chapter-turn = En tu turno
chapter-end = El final de la ronda
chapter-tokens = Las fichas
chapter-next = La ronda siguiente
chapter-match = El final de la partida
chapter-rulings = Preguntas y respuestas

how-aim = Quieres que tu carta de amor llegue al palacio. Gana rondas para conseguir fichas; quien reúna las necesarias gana la partida.
how-players =
    { $more ->
        [0] Juegan { $low } jugadores.
       *[other] Pueden jugar de { $low } a { $high } jugadores.
    }
how-setup = El mazo tiene { $size } cartas. En cada ronda se aparta una boca abajo y cada jugador recibe otra.
how-aside-two =
    { $aside-face ->
        [down]
            { $extra ->
                [one] Con dos jugadores se aparta una carta más, boca abajo.
               *[other] Con dos jugadores se apartan { $extra } cartas más, boca abajo.
            }
       *[up]
            { $extra ->
                [one] Con dos jugadores se aparta una carta más, boca arriba.
               *[other] Con dos jugadores se apartan { $extra } cartas más, boca arriba.
            }
    }
how-royals = En cada ronda está en juego, al azar, una de las tres cartas reales: { $princess-the }, { $princess-with-glasses-the } o { $royal-prince-the }. Las tres hacen lo mismo.
how-first-start =
    { $first-start ->
        [random] Se decide al azar quién empieza la primera ronda.
       *[other] La primera ronda la empieza quien ocupa el asiento { $first-start }.
    }
how-turn = En tu turno robas una carta, juegas una de las dos boca arriba delante de ti y haces lo que dice. La otra se queda en tu mano.
how-must = Cuando una carta te pide elegir a un jugador, tienes que elegir a alguien siempre que sea posible.
how-others = Si todos los demás tienen protección, puedes jugar igualmente una carta con la que se elige a otro jugador; entonces no tiene efecto.
how-ignore = Se puede elegir a quien tiene protección, incluso a propósito; entonces la carta no tiene efecto sobre esa persona.
how-out = Quien queda fuera deja boca arriba la carta de su mano, sin aplicar su efecto; ya no se le puede elegir y espera a la ronda siguiente.
how-end = Si solo queda un jugador, la ronda acaba en ese momento: la gana sin mostrar su carta. Si no, acaba después del turno en que se roba la última carta. Entonces quienes quedan muestran su mano y gana el valor más alto.
how-tie =
    { $tie ->
        [share] Si hay empate, ganan la ronda todos los empatados.
        [none] Si hay empate, nadie gana la ronda.
        [sum-none] Si hay empate, gana la suma de descartes más alta; si esas sumas también empatan, nadie gana la ronda.
       *[sum-share] Si hay empate, gana la suma de descartes más alta; si esas sumas también empatan, ganan la ronda todos los empatados.
    }
how-tie-sum-hand = La carta de la mano cuenta en esa suma.
how-count = Cada { $count } entre tus descartes hace que tu mano valga 1 más al comparar las manos al final.
how-reveal =
    { $shown ->
        [yes] Después de la ronda se muestra lo que siga apartado boca abajo.
       *[no] Lo que se apartó boca abajo no se muestra después de la ronda.
    }
how-token = Quien gana una ronda consigue una ficha.
how-spy = Al final de la ronda, si solo uno de los que siguen en ella ha jugado o descartado { $spy-a }, gana una ficha.
how-premium =
    { $number ->
        [one] También da fichas otra carta: { $cards-the }.
       *[other] También dan fichas otras cartas: { $cards-the }.
    }
how-immediate = Las fichas ganadas con { $cards-the } llegan en plena ronda y pueden decidir la partida al instante.
how-late = Una ficha ganada en plena ronda solo puede decidir la partida cuando acaba la ronda.
how-next-start =
    { $next-start ->
        [left] Cada ronda siguiente la empieza quien está a la izquierda de quien empezó la anterior, la gane quien la gane, incluso si no la gana nadie.
       *[winner] Quien gana una ronda empieza la siguiente.
    }
how-tie-start =
    { $tie-start ->
        [first] Si varios ganan la ronda, empieza la siguiente quien tenga el asiento de número más bajo.
       *[random] Si varios ganan la ronda, se decide al azar quién de ellos empieza la siguiente.
    }
how-none-start =
    { $none-start ->
        [same] Si nadie gana la ronda, empieza la siguiente quien empezó esa.
        [random] Si nadie gana la ronda, se decide al azar quién empieza la siguiente.
       *[next] Si nadie gana la ronda, empieza la siguiente quien habría tenido el próximo turno.
    }
how-tokens =
    { $tokens ->
        [one] La partida se gana con una ficha.
       *[other] La partida se gana con { $tokens } fichas.
    }
how-tokens-by = Fichas para ganar la partida: { $list }.
how-tokens-item = { $tokens } con { $players } jugadores
how-match-tie =
    { $match-tie ->
        [playoff] Si al final de una ronda las tienen varios, la partida se decide entre ellos en un desempate, aunque alguno tenga más.
        [highest] Si al final de una ronda las tienen varios, gana la partida quien tenga más; si tienen las mismas, comparten la victoria.
       *[joint] Si al final de una ronda las tienen varios, comparten la victoria, aunque alguno tenga más.
    }
how-playoff = En el desempate no juega nadie más ni se ganan fichas. Quien lo gana se lleva la partida; si hay empate, los empatados juegan otro.
how-playoff-start = El desempate lo empieza quien ganó la última ronda. Si la ganaron varios, se decide al azar entre ellos; si no juega ningún ganador, entre todos los que juegan.
how-playoff-deck =
    { $playoff-deck ->
        [same] El desempate se juega con todas las cartas, aunque jueguen pocos.
       *[by-players] Hasta cuatro jugadores juegan el desempate con las 16 cartas de { $edition }.
    }
how-playoff-aside =
    { $aside-face ->
        [down]
            { $extra ->
                [one] Si juegan dos el desempate, se aparta una carta más, boca abajo.
               *[other] Si juegan dos el desempate, se apartan { $extra } cartas más, boca abajo.
            }
       *[up]
            { $extra ->
                [one] Si juegan dos el desempate, se aparta una carta más, boca arriba.
               *[other] Si juegan dos el desempate, se apartan { $extra } cartas más, boca arriba.
            }
    }

ruling-of = { $card }: { $answer }
ruling-deal-order =
    { $extra ->
        [0] Se aparta la primera carta del mazo barajado. Después se reparte una a cada jugador por orden de asiento, empiece quien empiece.
       *[other] Se aparta la primera carta del mazo barajado y, con dos jugadores, después las adicionales. Luego se reparte una a cada jugador por orden de asiento, empiece quien empiece.
    }
ruling-missing-values = Las cartas conservan el valor que llevan impreso; aquí ninguna tiene el valor { $values }.
ruling-burned = Si el mazo está vacío, quien tenga que robar toma la carta que se apartó primero, boca abajo.
ruling-discarded = Una carta que se descarta sin jugarla no hace nada, salvo que su propia regla diga otra cosa.
ruling-discarded-counts = Cuenta igual jugada que descartada: { $cards }.
ruling-protection-ends = Tu protección acaba cuando empieza tu próximo turno, antes de robar. Es tuya y no de tu carta.
ruling-ignored-guess = Aunque la otra persona tenga protección, hay que nombrar algo en voz alta. No tiene efecto, y nadie sabe si era un acierto.
ruling-ignored-assassin = { $assassin-the } de alguien con protección no responde a { $guard-a }.
ruling-ignored-cardinal = Si juegas { $cardinal-a } y una de las dos personas tiene protección, no intercambian nada y tú no miras nada.
ruling-ignored-baroness = Si juegas { $baroness-a } contra dos jugadores y uno tiene protección, solo ves la carta del otro.
ruling-ignored-jester = Si juegas { $jester-the } contra alguien con protección, no hay apuesta.
ruling-ignored-sycophant = Si juegas { $sycophant-a } contra alguien con protección, con la próxima carta se puede elegir a cualquiera.
ruling-guess-open =
    { $guard-by ->
        [value] Puedes nombrar un valor aunque todas las cartas de ese valor estén a la vista.
       *[name] Puedes nombrar a un personaje aunque todas sus cartas estén a la vista.
    }
ruling-guess-shared = Un valor vale por todos los personajes que lo tienen.
ruling-compare-secret = Solo ven las cartas quienes las comparan. Quien pierde deja la suya boca arriba; si empatan, cada uno sabe qué tiene el otro.
ruling-swapped-royal = Nadie queda fuera porque { $royal-the } cambie de manos.
ruling-countess-free = Puedes jugar { $countess-the } aunque nada te obligue.
ruling-countess-names = Solo { $king-the } y { $prince-the } te obligan a jugar { $countess-the }, no otras cartas del mismo valor.
ruling-countess-when = La obligación de jugar { $countess-the } solo existe al elegir la carta de tu turno, nunca cuando te llega una carta después.
ruling-returned = Las cartas que van debajo del mazo no se descartan: siguen siendo secretas y no tienen efecto.
ruling-chancellor-last = Si con { $chancellor-a } se roba la última carta, una vuelve al mazo y la ronda sigue: la roba el jugador siguiente.
ruling-known-kept = Si alguien conoce todas las cartas entre las que elige { $chancellor-a }, y son iguales, sigue conociendo esa mano.
ruling-minister-order = Da igual cuál de las dos cartas tenías antes, y el primer turno también cuenta. No cuenta una carta que robes por el efecto de otra.
ruling-minister-bust = Las dos cartas quedan boca arriba sin efecto, primero la que tenías antes. No juegas ninguna, y empieza el turno siguiente.
ruling-minister-needed = Dos cartas que suman 12 o más no hacen daño si ninguna es { $minister-the }.
ruling-minister-moved = Nadie queda fuera porque { $minister-the } cambie de manos. Decide lo próximo que robe quien lo recibe.
ruling-spy-count = { $spy-the } de quien ha quedado fuera no cuenta, y la que sigue en una mano tampoco. Dos tuyas dan una sola ficha.
ruling-count-when = { $count-the } no suma nada mientras lo tienes en la mano, ni cuando dos jugadores comparan sus cartas durante la ronda.
ruling-bishop-royal = Si otro jugador muestra { $royal-the }, { $bishop-the } no puede ganar la ronda, se le sume lo que se le sume.
ruling-bishop-reply = Quien tenía la carta nombrada decide si la conserva o si la descarta y roba otra.
ruling-bishop-nine = Durante la ronda, { $bishop-the } vale 9 como cualquier otra carta: más que { $royal-the }.
ruling-constable-hand = { $constable-the } no da nada si es la carta que dejas boca arriba al quedar fuera.
ruling-token-ends-match = Si una ficha decide la partida en plena ronda, todo se detiene: nadie decide, roba ni gana nada más.
ruling-assassin-always = Quien tiene { $assassin-the } no puede perdonar el ataque. La carta nueva se roba aunque la ronda acabe entonces.
ruling-mark-once = Lo que exige { $sycophant-the } vale solo para la próxima carta, aunque con ella no se elija a nadie, y acaba con la ronda.
ruling-mark-chain = Si la próxima carta es otra vez { $sycophant-a }, tiene que elegir a la misma persona, a quien habrá que elegir de nuevo.
ruling-mark-two = Si la próxima carta puede jugarse contra dos jugadores, esa persona tiene que estar entre los elegidos.
ruling-jester-out = La apuesta vale aunque ya hayas quedado fuera. Da una sola ficha aunque varios compartan la ronda, y ninguna si nadie la gana. Es por la persona, tenga la carta que tenga.
ruling-jester-many = Varias apuestas en una ronda te dan una sola ficha entre todas.
ruling-cardinal-own = Los dos que intercambian conocen ambas cartas. También puedes mirar tu propia carta nueva.
ruling-playoff-guess =
    { $guard-by ->
        [value] En un desempate con 16 cartas solo puedes nombrar valores que ellas tengan.
       *[name] En un desempate con 16 cartas solo puedes nombrar personajes que estén entre ellas.
    }

# El libro mismo, en la página y en la terminal.

book-search = Buscar en las reglas
book-found =
    { $count ->
        [0] No se ha encontrado nada
        [one] Un resultado
       *[other] { $count } resultados
    }
book-contents = Contenido
book-examples =
    { $count ->
        [one] Ejemplo
       *[other] { $count } ejemplos
    }
book-all-examples = Mostrar todos los ejemplos
book-print = Imprimir
book-played-by = Se juega con las reglas de { $edition }
book-deck = Mazo, en el orden en que se roba: { $cards }
book-holds = En la mano: { $cards }
book-discards = Descartes: { $cards }
book-tokens =
    { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }
book-tries = { $name } lo intenta: { $move }
book-names = Nombres en las cartas impresas
book-names-how = ¿Tus cartas tienen otros nombres? Busca el número y lo que hace la carta, o un nombre en cualquiera de estos idiomas.
book-names-does = Qué hace
book-names-here = Aquí
book-names-printed = Nombres impresos
book-names-line = { $does } Aquí: { $here }
book-names-absent = no está en esta edición

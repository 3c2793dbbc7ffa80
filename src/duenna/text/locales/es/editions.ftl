# Las ediciones y cómo se juega. Las variables se explican en en/editions.ftl.

edition-classic = Clásica
    .blurb = Dieciséis cartas, de dos a cuatro jugadores. Los empates los decide la suma de descartes más alta.
edition-classic-bga = Clásica por valores
    .blurb = Dieciséis cartas; el Guardia nombra un valor y, si también empatan las sumas de descartes, nadie gana la ronda.
edition-classic-fr = Clásica cerrada
    .blurb = Dieciséis cartas; con dos jugadores se apartan tres más boca abajo, y un empate completo no da nada.
edition-kanai = Ministro
    .blurb = Dieciséis cartas con Soldados, Magos y el peligroso Ministro; la carta real cambia de una ronda a otra, y la partida se gana con cuatro fichas.
edition-modern = Moderna
    .blurb = Veintiuna cartas, de dos a seis jugadores, con Espías y Cancilleres. Quienes empatan comparten la ronda.
edition-modern-16 = Moderna, mazo pequeño
    .blurb = Las reglas modernas con dieciséis cartas, sin Espías ni Cancilleres, de dos a cuatro jugadores.
edition-premium = Premium
    .blurb = Treinta y dos cartas y diez personajes más, de cinco a ocho jugadores.
edition-premium-bga = Premium, empates estrictos
    .blurb = Como Premium, pero, si también empatan las sumas de descartes, nadie gana la ronda.

how-aim = Quieres que tu carta de amor llegue al palacio. Gana rondas para conseguir fichas; quien reúna las necesarias gana la partida.
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
how-turn = En tu turno robas una carta, juegas una de las dos boca arriba delante de ti y haces lo que dice. La otra se queda en tu mano.
how-out = Quien queda fuera deja boca arriba la carta de su mano, sin aplicar su efecto, y espera a la ronda siguiente.
how-end = La ronda acaba cuando solo queda un jugador, o después del turno en que se roba la última carta. Entonces todos muestran su mano y gana el valor más alto.
how-tie =
    { $tie ->
        [share] Si hay empate, ganan la ronda todos los empatados.
        [none] Si hay empate, nadie gana la ronda.
        [sum-none] Si hay empate, gana la suma de descartes más alta; si esas sumas también empatan, nadie gana la ronda.
       *[sum-share] Si hay empate, gana la suma de descartes más alta; si esas sumas también empatan, ganan la ronda todos los empatados.
    }
how-tie-sum-hand = La carta de la mano cuenta en esa suma.
how-royals = En cada ronda está en juego, al azar, una de las tres cartas reales: { $princess-the }, { $princess-with-glasses-the } o { $royal-prince-the }. Las tres hacen lo mismo.
how-spy = Al final de la ronda, si solo uno de los que siguen en ella ha jugado o descartado { $spy-a }, gana una ficha.
how-premium = Algunas cartas también dan fichas: { $jester-the }, { $constable-the } y { $bishop-the }.
how-immediate = Una ficha ganada con { $bishop-the } o con { $constable-the } puede decidir la partida en plena ronda.
how-count = Cada { $count } entre tus descartes hace que tu mano valga 1 más al comparar las manos al final.
how-tokens =
    { $tokens ->
        [one] La partida se gana con una ficha.
       *[other] La partida se gana con { $tokens } fichas.
    }
how-tokens-by = Fichas para ganar la partida: { $list }.
how-tokens-item = { $tokens } con { $players } jugadores
how-match-tie =
    { $match-tie ->
        [playoff] Si varios reúnen a la vez las fichas necesarias, juegan entre ellos otra ronda para decidir la partida.
        [highest] Si varios reúnen a la vez las fichas necesarias, gana quien tenga más.
       *[joint] Si varios reúnen a la vez las fichas necesarias, ganan todos ellos.
    }

# Las ediciones. Las variables se explican en en/editions.ftl.

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

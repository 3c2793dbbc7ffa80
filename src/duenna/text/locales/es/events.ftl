# Lo que ha pasado, dicho a quien lo lee. Las variables se explican en en/events.ftl.
# list-you va siempre dentro de la frase («entre tú y Ana»), por eso empieza en minúscula.

list-and =
    { $initial ->
        [i] { $list } e { $last }
       *[other] { $list } y { $last }
    }
list-comma = { $list }, { $last }
list-you = tú

event-round =
    { $playoff ->
        [yes] Ronda { $round }, de desempate: { $seats }.
       *[no] Ronda { $round }.
    }

event-aside =
    { $known ->
        [yes] Se aparta { $card-a }.
       *[no] Se aparta una carta boca abajo.
    }

event-dealt =
    { $known ->
        [yes]
            { $you ->
                [seat] Recibes { $card-a }.
               *[none] { $seat } recibe { $card-a }.
            }
       *[no] { "" }
    }

event-turn =
    { $you ->
        [seat] Tu turno.
       *[none] Turno de { $seat }.
    }

event-drew =
    { $known ->
        [yes]
            { $you ->
                [seat] Robas { $card-a }.
               *[none] { $seat } roba { $card-a }.
            }
       *[no] { $seat } roba una carta.
    }

event-drew-burned =
    { $known ->
        [yes]
            { $you ->
                [seat] El mazo está vacío: tomas la carta apartada, { $card-a }.
               *[none] El mazo está vacío: { $seat } toma la carta apartada, { $card-a }.
            }
       *[no] El mazo está vacío: { $seat } toma la carta apartada.
    }

event-bust =
    { $you ->
        [seat] Tienes { $held-a } y { $drawn-a }: suman 12 o más.
       *[none] { $seat } tiene { $held-a } y { $drawn-a }: suman 12 o más.
    }

event-played =
    { $you ->
        [seat] Juegas { $card-the }.
       *[none] { $seat } juega { $card-the }.
    }

event-played-on =
    { $you ->
        [seat] Juegas { $card-the } y eliges a { $target }.
        [target] { $seat } juega { $card-the } y te elige.
       *[none] { $seat } juega { $card-the } y elige a { $target }.
    }

event-played-self =
    { $you ->
        [seat] Juegas { $card-the } y te eliges a ti.
       *[none] { $seat } juega { $card-the } y se elige.
    }

event-played-guess =
    { $you ->
        [seat] Juegas { $card-the }, eliges a { $target } y nombras { $guess-the }.
        [target] { $seat } juega { $card-the }, te elige y nombra { $guess-the }.
       *[none] { $seat } juega { $card-the }, elige a { $target } y nombra { $guess-the }.
    }

event-played-two =
    { $you ->
        [seat] Juegas { $card-the } y eliges a { $target } y a { $second }.
        [target] { $seat } juega { $card-the } y elige a { $second } y a ti.
       *[none] { $seat } juega { $card-the } y elige a { $target } y a { $second }.
    }

event-played-two-self =
    { $you ->
        [seat] Juegas { $card-the } y eliges tu mano y la de { $target }.
        [target] { $seat } juega { $card-the } y elige su mano y la tuya.
       *[none] { $seat } juega { $card-the } y elige su mano y la de { $target }.
    }

event-no-effect-nobody-to-choose = Sin efecto: no se puede elegir a nadie.
event-no-effect-protected =
    { $you ->
        [target] Sin efecto: tienes protección.
       *[none] Sin efecto: { $target } tiene protección.
    }
event-no-effect-marked = Sin efecto: no se puede cumplir lo que exige el Adulador.
event-no-effect-deck-empty = Sin efecto: el mazo está vacío.

event-missed =
    { $you ->
        [target] Fallo: no tienes { $guess-the }.
       *[none] Fallo: { $target } no tiene { $guess-the }.
    }
event-hit =
    { $you ->
        [target] Acierto: tienes { $guess-a }.
       *[none] Acierto: { $target } tiene { $guess-a }.
    }

event-assassin =
    { $you ->
        [seat] Tienes el Asesino, que ataca a { $target }.
        [target] { $seat } tiene el Asesino, que te ataca.
       *[none] { $seat } tiene el Asesino, que ataca a { $target }.
    }

event-looked =
    { $you ->
        [seat] { $target } tiene { $card-a }.
        [target]
            { $known ->
                [yes] { $seat } mira tu carta, { $card-a }.
               *[no] { $seat } mira tu carta.
            }
       *[none]
            { $known ->
                [yes] { $seat } mira la carta de { $target }, { $card-a }.
               *[no] { $seat } mira la carta de { $target }.
            }
    }

event-looked-self =
    { $known ->
        [yes]
            { $you ->
                [seat] Miras tu nueva carta, { $card-a }.
               *[none] { $seat } mira su nueva carta, { $card-a }.
            }
       *[no] { $seat } mira su nueva carta.
    }

event-declined =
    { $you ->
        [seat] No miras ninguna de las dos manos.
       *[none] { $seat } no mira ninguna de las dos manos.
    }

event-compared =
    { $known ->
        [yes]
            { $you ->
                [seat] Comparas tu carta con la de { $target }: tú tienes { $card-a }, { $target } tiene { $target_card-a }.
               *[none] { $seat } compara su carta con la de { $target }: { $card-a } y { $target_card-a }.
            }
       *[no] { $seat } compara su carta con la de { $target }.
    }
event-compared-tie =
    { $known ->
        [yes]
            { $you ->
                [seat] Comparas tu carta con la de { $target }: tú tienes { $card-a }, { $target } tiene { $target_card-a }. Empate: no pasa nada.
               *[none] { $seat } compara su carta con la de { $target }: { $card-a } y { $target_card-a }. Empate: no pasa nada.
            }
       *[no] { $seat } compara su carta con la de { $target }. Empate: no pasa nada.
    }

event-protected =
    { $you ->
        [seat] Tienes protección hasta tu próximo turno.
       *[none] { $seat } tiene protección hasta su próximo turno.
    }

event-discarded =
    { $you ->
        [seat] Descartas { $card-a }.
       *[none] { $seat } descarta { $card-a }.
    }

event-kept =
    { $you ->
        [seat] Conservas tu carta.
       *[none] { $seat } conserva su carta.
    }

event-swapped =
    { $known ->
        [yes]
            { $you ->
                [seat] Intercambias tu mano con la de { $second }: das { $card-a } y recibes { $second_card-a }.
               *[none] { $seat } intercambia su mano con la de { $second }: { $seat } da { $card-a }, { $second } da { $second_card-a }.
            }
       *[no] { $seat } intercambia su mano con la de { $second }.
    }

event-returned-one =
    { $known ->
        [yes]
            { $you ->
                [seat] Te quedas con { $keep-a } y pones debajo del mazo { $top-a }.
               *[none] { $seat } se queda con { $keep-a } y pone debajo del mazo { $top-a }.
            }
       *[no] { $seat } pone una carta debajo del mazo.
    }
event-returned-two =
    { $known ->
        [yes]
            { $you ->
                [seat] Te quedas con { $keep-a } y pones debajo del mazo primero { $top-a } y luego { $bottom-a }.
               *[none] { $seat } se queda con { $keep-a } y pone debajo del mazo primero { $top-a } y luego { $bottom-a }.
            }
       *[no] { $seat } pone dos cartas debajo del mazo.
    }

event-marked =
    { $you ->
        [target] Quien juegue la próxima carta, si debe elegir jugadores, tiene que elegirte a ti.
       *[none] Quien juegue la próxima carta, si debe elegir jugadores, tiene que elegir a { $target }.
    }

event-bet =
    { $you ->
        [seat] Apuestas a que { $target } ganará la ronda.
        [target] { $seat } apuesta a que tú ganarás la ronda.
       *[none] { $seat } apuesta a que { $target } ganará la ronda.
    }

event-out =
    { $you ->
        [seat] Quedas fuera de la ronda.
       *[none] { $seat } queda fuera de la ronda.
    }
event-out-card =
    { $you ->
        [seat] Quedas fuera de la ronda y dejas boca arriba { $card-a }.
       *[none] { $seat } queda fuera de la ronda y deja boca arriba { $card-a }.
    }

event-token-round =
    { $you ->
        [seat] Ganas una ficha por la ronda; en total, { $total ->
            [one] una
           *[other] { $total }
        }.
       *[none] { $seat } gana una ficha por la ronda; en total, { $total ->
            [one] una
           *[other] { $total }
        }.
    }
event-token-spy =
    { $you ->
        [seat] Ganas una ficha por la Espía; en total, { $total ->
            [one] una
           *[other] { $total }
        }.
       *[none] { $seat } gana una ficha por la Espía; en total, { $total ->
            [one] una
           *[other] { $total }
        }.
    }
event-token-jester =
    { $you ->
        [seat] Ganas una ficha por la apuesta del Bufón; en total, { $total ->
            [one] una
           *[other] { $total }
        }.
       *[none] { $seat } gana una ficha por la apuesta del Bufón; en total, { $total ->
            [one] una
           *[other] { $total }
        }.
    }
event-token-constable =
    { $you ->
        [seat] Ganas una ficha por el Condestable; en total, { $total ->
            [one] una
           *[other] { $total }
        }.
       *[none] { $seat } gana una ficha por el Condestable; en total, { $total ->
            [one] una
           *[other] { $total }
        }.
    }
event-token-bishop =
    { $you ->
        [seat] Ganas una ficha por el Obispo; en total, { $total ->
            [one] una
           *[other] { $total }
        }.
       *[none] { $seat } gana una ficha por el Obispo; en total, { $total ->
            [one] una
           *[other] { $total }
        }.
    }

event-shown =
    { $you ->
        [seat] Muestras { $card-a }, { $rank }.
       *[none] { $seat } muestra { $card-a }, { $rank }.
    }
event-shown-raised =
    { $you ->
        [seat] Muestras { $card-a }, { $rank }, que con el Conde vale { $strength }.
       *[none] { $seat } muestra { $card-a }, { $rank }, que con el Conde vale { $strength }.
    }

event-round-over-survival =
    { $you ->
        [one] Solo quedas tú: ganas la ronda.
       *[none] Solo queda { $winners }, que gana la ronda.
    }
event-round-over-rank =
    { $you ->
        [one] Tienes la mejor mano y ganas la ronda.
       *[none] { $winners } tiene la mejor mano y gana la ronda.
    }
event-round-over-sum =
    { $you ->
        [one] Las mejores manos empatan. Tus descartes suman más: ganas la ronda.
       *[none] Las mejores manos empatan. { $winners } gana la ronda, porque sus descartes suman más.
    }
event-round-over-tied = Empate entre { $winners }: la ronda se comparte.
event-round-over-drawn = Empate entre { $leaders }: nadie gana la ronda.

event-revealed =
    { $count ->
        [one] La carta apartada era { $cards-a }.
       *[other] Las cartas apartadas eran { $cards-a }.
    }

event-playoff = Otra ronda, entre { $seats }, decidirá la partida.

event-match-over =
    { $you ->
        [one] Ganas la partida.
        [some] La partida acaba en victoria compartida: { $winners }.
       *[none]
            { $count ->
                [one] { $winners } gana la partida.
               *[other] { $winners } comparten la victoria en la partida.
            }
    }

event-asked-play = { "" }
event-asked-return =
    { $you ->
        [seat] Elige qué carta conservas.
       *[none] { "" }
    }
event-asked-reply =
    { $you ->
        [seat] Puedes conservar tu carta, o descartarla y robar otra.
       *[none] { $seat } puede conservar su carta, o descartarla y robar otra.
    }
event-asked-look =
    { $you ->
        [seat] Puedes mirar una de las dos manos.
       *[none] { "" }
    }

instead-clock =
    { $you ->
        [seat] Se te acabó el tiempo: un bot juega en tu lugar.
       *[none] A { $seat } se le acabó el tiempo: un bot juega en su lugar.
    }
instead-away =
    { $you ->
        [seat] No estabas: un bot jugó en tu lugar.
       *[none] { $seat } no está: un bot juega en su lugar.
    }
instead-stand-in = { $seat } no responde: otro bot juega en su lugar.

# O que aconteceu, dito a quem lê. As variáveis são explicadas em en/events.ftl.
# list-you está sempre no meio da frase (“entre você e Ana”), por isso começa com minúscula.

list-and = { $list } e { $last }
list-comma = { $list }, { $last }
list-you = você

event-round =
    { $playoff ->
        [yes] Rodada { $round }, de desempate: { $seats }.
       *[no] Rodada { $round }.
    }

event-aside =
    { $known ->
        [yes] Carta separada: { $card-a }.
       *[no] Separa-se uma carta virada para baixo.
    }

event-dealt =
    { $known ->
        [yes]
            { $you ->
                [seat] Você recebe { $card-a }.
               *[none] { $seat } recebe { $card-a }.
            }
       *[no] { "" }
    }

event-turn =
    { $you ->
        [seat] Sua vez.
       *[none] Vez de { $seat }.
    }

event-drew =
    { $known ->
        [yes]
            { $you ->
                [seat] Você compra { $card-a }.
               *[none] { $seat } compra { $card-a }.
            }
       *[no] { $seat } compra uma carta.
    }

event-drew-burned =
    { $known ->
        [yes]
            { $you ->
                [seat] O baralho está vazio: você pega a carta separada, { $card-a }.
               *[none] O baralho está vazio: { $seat } pega a carta separada, { $card-a }.
            }
       *[no] O baralho está vazio: { $seat } pega a carta separada.
    }

event-bust =
    { $you ->
        [seat] Você tem { $held-a } e { $drawn-a }: somam 12 ou mais.
       *[none] { $seat } tem { $held-a } e { $drawn-a }: somam 12 ou mais.
    }

event-played =
    { $you ->
        [seat] Você joga { $card-the }.
       *[none] { $seat } joga { $card-the }.
    }

event-played-on =
    { $you ->
        [seat] Você joga { $card-the } e escolhe { $target }.
        [target] { $seat } joga { $card-the } e escolhe você.
       *[none] { $seat } joga { $card-the } e escolhe { $target }.
    }

event-played-self =
    { $you ->
        [seat] Você joga { $card-the } e se escolhe.
       *[none] { $seat } joga { $card-the } e se escolhe.
    }

event-played-guess =
    { $you ->
        [seat] Você joga { $card-the }, escolhe { $target } e nomeia { $guess-the }.
        [target] { $seat } joga { $card-the }, escolhe você e nomeia { $guess-the }.
       *[none] { $seat } joga { $card-the }, escolhe { $target } e nomeia { $guess-the }.
    }

event-played-two =
    { $you ->
        [seat] Você joga { $card-the } e escolhe { $target } e { $second }.
        [target] { $seat } joga { $card-the } e escolhe você e { $second }.
       *[none] { $seat } joga { $card-the } e escolhe { $target } e { $second }.
    }

event-played-two-self = { $you ->
    [seat] Você joga { $card-the } e se escolhe junto com { $target }.
    [target] { $seat } joga { $card-the } e se escolhe junto com você.
   *[none] { $seat } joga { $card-the } e se escolhe junto com { $target }.
}

event-no-effect-nobody-to-choose = Sem efeito: ninguém pode ser escolhido.
event-no-effect-protected =
    { $you ->
        [target] Sem efeito: você está sob proteção.
       *[none] Sem efeito: { $target } está sob proteção.
    }
event-no-effect-marked = Sem efeito: não dá para cumprir o que o Adulador exige.
event-no-effect-deck-empty = Sem efeito: o baralho está vazio.

event-missed =
    { $you ->
        [target] Errado: você não tem { $guess-a }.
       *[none] Errado: { $target } não tem { $guess-a }.
    }
event-hit =
    { $you ->
        [target] Certo: você tem { $guess-a }.
       *[none] Certo: { $target } tem { $guess-a }.
    }

event-assassin =
    { $you ->
        [seat] Você tem o Assassino, que se volta contra { $target }.
        [target] { $seat } tem o Assassino, que se volta contra você.
       *[none] { $seat } tem o Assassino, que se volta contra { $target }.
    }

event-looked =
    { $you ->
        [seat] { $target } tem { $card-a }.
        [target]
            { $known ->
                [yes] { $seat } olha a sua carta, { $card-a }.
               *[no] { $seat } olha a sua carta.
            }
       *[none]
            { $known ->
                [yes] { $seat } olha a carta de { $target }, { $card-a }.
               *[no] { $seat } olha a carta de { $target }.
            }
    }

event-looked-self =
    { $known ->
        [yes]
            { $you ->
                [seat] Você olha a sua nova carta, { $card-a }.
               *[none] { $seat } olha a própria carta nova, { $card-a }.
            }
       *[no] { $seat } olha a própria carta nova.
    }

event-declined =
    { $you ->
        [seat] Você não olha nenhuma das duas mãos.
       *[none] { $seat } não olha nenhuma das duas mãos.
    }

event-compared =
    { $known ->
        [yes]
            { $you ->
                [seat] Você compara cartas com { $target }: você tem { $card-a }, { $target } tem { $target_card-a }.
               *[none] { $seat } e { $target } comparam as cartas: { $card-a } e { $target_card-a }.
            }
       *[no] { $seat } e { $target } comparam as cartas.
    }
event-compared-tie =
    { $known ->
        [yes]
            { $you ->
                [seat] Você compara cartas com { $target }: você tem { $card-a }, { $target } tem { $target_card-a }. Empate: nada acontece.
               *[none] { $seat } e { $target } comparam as cartas: { $card-a } e { $target_card-a }. Empate: nada acontece.
            }
       *[no] { $seat } e { $target } comparam as cartas. Empate: nada acontece.
    }

event-protected = { $you ->
    [seat] Você está sob proteção até o seu próximo turno.
   *[none] { $seat } está sob proteção até jogar de novo.
}

event-discarded =
    { $you ->
        [seat] Você descarta { $card-a }.
       *[none] { $seat } descarta { $card-a }.
    }

event-kept =
    { $you ->
        [seat] Você fica com a sua carta.
       *[none] { $seat } fica com a carta.
    }

event-swapped = { $known ->
    [yes]
        { $you ->
            [seat] Você troca de carta com { $second }: dá { $card-a } e recebe { $second_card-a }.
           *[none] { $seat } e { $second } trocam as cartas: { $seat } dá { $card-a }, { $second } dá { $second_card-a }.
        }
   *[no] { $seat } e { $second } trocam as cartas.
}

event-returned-one = { $known ->
    [yes]
        { $you ->
            [seat] Você fica com { $keep-a } e põe no fundo do baralho { $top-a }.
           *[none] { $seat } fica com { $keep-a } e põe no fundo do baralho { $top-a }.
        }
   *[no] { $seat } põe uma carta no fundo do baralho.
}
event-returned-two = { $known ->
    [yes]
        { $you ->
            [seat] Você fica com { $keep-a } e põe no fundo do baralho { $top-a } e, por último, { $bottom-a }.
           *[none] { $seat } fica com { $keep-a } e põe no fundo do baralho { $top-a } e, por último, { $bottom-a }.
        }
   *[no] { $seat } põe duas cartas no fundo do baralho.
}

event-marked = { $you ->
    [target] Se a próxima carta pedir que se escolham jogadores, você tem de estar entre eles.
   *[none] Se a próxima carta pedir que se escolham jogadores, { $target } tem de estar entre eles.
}

event-bet =
    { $you ->
        [seat] Você aposta que { $target } vai vencer a rodada.
        [target] { $seat } aposta que você vai vencer a rodada.
       *[none] { $seat } aposta que { $target } vai vencer a rodada.
    }

event-out =
    { $you ->
        [seat] Você está fora da rodada.
       *[none] { $seat } está fora da rodada.
    }
event-out-card =
    { $you ->
        [seat] Você está fora da rodada e mostra { $card-a }.
       *[none] { $seat } está fora da rodada e mostra { $card-a }.
    }

event-token-round =
    { $you ->
        [seat] Você ganha um marcador pela rodada e tem { $total }.
       *[none] { $seat } ganha um marcador pela rodada e tem { $total }.
    }
event-token-spy =
    { $you ->
        [seat] Você ganha um marcador pela Espiã e tem { $total }.
       *[none] { $seat } ganha um marcador pela Espiã e tem { $total }.
    }
event-token-jester = { $you ->
    [seat] Você ganha um marcador pela aposta do Bobo da Corte e tem { $total }.
   *[none] { $seat } ganha um marcador pela aposta do Bobo da Corte e tem { $total }.
}
event-token-constable =
    { $you ->
        [seat] Você ganha um marcador pelo Condestável e tem { $total }.
       *[none] { $seat } ganha um marcador pelo Condestável e tem { $total }.
    }
event-token-bishop =
    { $you ->
        [seat] Você ganha um marcador pelo Bispo e tem { $total }.
       *[none] { $seat } ganha um marcador pelo Bispo e tem { $total }.
    }

event-shown =
    { $you ->
        [seat] Você mostra { $card-a }, { $rank }.
       *[none] { $seat } mostra { $card-a }, { $rank }.
    }
event-shown-raised =
    { $you ->
        [seat] Você mostra { $card-a }, { $rank }, que com o Conde vale { $strength }.
       *[none] { $seat } mostra { $card-a }, { $rank }, que com o Conde vale { $strength }.
    }

event-round-over-survival =
    { $you ->
        [one] Só resta você: você vence a rodada.
       *[none] Só resta { $winners }, que vence a rodada.
    }
event-round-over-rank =
    { $you ->
        [one] Você tem a melhor mão e vence a rodada.
       *[none] { $winners } tem a melhor mão e vence a rodada.
    }
event-round-over-sum = { $you ->
    [one] As melhores mãos empatam. Você tem a maior soma de descartes e vence a rodada.
   *[none] As melhores mãos empatam. { $winners } tem a maior soma de descartes e vence a rodada.
}
event-round-over-tied = Empate: { $winners } vencem a rodada.
event-round-over-drawn = Empate entre { $leaders }: ninguém vence a rodada.

event-revealed =
    { $count ->
        [one] A carta separada era { $cards-a }.
       *[other] As cartas separadas eram { $cards-a }.
    }

event-playoff = Outra rodada, entre { $seats }, vai decidir a partida.

event-match-over =
    { $you ->
        [one] Você vence a partida.
        [some] A partida acaba em vitória conjunta: { $winners }.
       *[none]
            { $count ->
                [one] { $winners } vence a partida.
               *[other] { $winners } vencem a partida em conjunto.
            }
    }

event-asked-play = { "" }
event-asked-return = { $you ->
    [seat] Escolha com que carta ficar.
   *[none] { "" }
}
event-asked-reply =
    { $you ->
        [seat] Você pode ficar com a sua carta, ou descartá-la e comprar outra.
       *[none] { $seat } pode ficar com a carta, ou descartá-la e comprar outra.
    }
event-asked-look =
    { $you ->
        [seat] Você pode olhar uma das duas mãos.
       *[none] { "" }
    }

instead-clock =
    { $you ->
        [seat] Seu tempo acabou: um robô joga por você.
       *[none] Acabou o tempo de { $seat }: um robô joga no lugar.
    }
instead-away =
    { $you ->
        [seat] Você estava ausente: um robô jogou por você.
       *[none] { $seat } está ausente: um robô joga no lugar.
    }
instead-stand-in = { $seat } não responde: outro robô joga no lugar.

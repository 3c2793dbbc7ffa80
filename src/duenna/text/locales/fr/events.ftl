# Ce qui s’est passé, dit à qui le lit. Les variables sont expliquées dans en/events.ftl.
# Jamais « de » ni « que » devant un nom de joueur, à cause de l’élision. list-you est toujours
# à l’intérieur de la phrase (« entre toi et Ana »).

list-and = { $list } et { $last }
list-comma = { $list }, { $last }
list-you = toi

event-round =
    { $playoff ->
        [yes] Manche { $round }, départage entre { $seats }.
       *[no] Manche { $round }.
    }

event-aside =
    { $known ->
        [yes] Carte écartée : { $card-a }.
       *[no] Une carte est écartée face cachée.
    }

event-dealt =
    { $known ->
        [yes]
            { $you ->
                [seat] Tu reçois { $card-a }.
               *[none] { $seat } reçoit { $card-a }.
            }
       *[no] { "" }
    }

event-turn =
    { $you ->
        [seat] À toi de jouer.
       *[none] C’est à { $seat } de jouer.
    }

event-drew =
    { $known ->
        [yes]
            { $you ->
                [seat] Tu pioches { $card-a }.
               *[none] { $seat } pioche { $card-a }.
            }
       *[no] { $seat } pioche une carte.
    }

event-drew-burned =
    { $known ->
        [yes]
            { $you ->
                [seat] La pioche est vide : tu prends la carte écartée, { $card-a }.
               *[none] La pioche est vide : { $seat } prend la carte écartée, { $card-a }.
            }
       *[no] La pioche est vide : { $seat } prend la carte écartée.
    }

event-bust =
    { $you ->
        [seat] Tu as { $held-a } et { $drawn-a } : ensemble, 12 ou plus.
       *[none] { $seat } a { $held-a } et { $drawn-a } : ensemble, 12 ou plus.
    }

event-played =
    { $you ->
        [seat] Tu joues { $card-the }.
       *[none] { $seat } joue { $card-the }.
    }

event-played-on =
    { $you ->
        [seat] Tu joues { $card-the } et choisis { $target }.
        [target] { $seat } joue { $card-the } et te choisit.
       *[none] { $seat } joue { $card-the } et choisit { $target }.
    }

event-played-self =
    { $you ->
        [seat] Tu joues { $card-the } et te choisis.
       *[none] { $seat } joue { $card-the } et se choisit.
    }

event-played-guess =
    { $you ->
        [seat] Tu joues { $card-the }, choisis { $target } et annonces { $guess-the }.
        [target] { $seat } joue { $card-the }, te choisit et annonce { $guess-the }.
       *[none] { $seat } joue { $card-the }, choisit { $target } et annonce { $guess-the }.
    }

event-played-two =
    { $you ->
        [seat] Tu joues { $card-the } et choisis { $target } et { $second }.
        [target] { $seat } joue { $card-the } et vous choisit, { $second } et toi.
       *[none] { $seat } joue { $card-the } et choisit { $target } et { $second }.
    }

event-played-two-self =
    { $you ->
        [seat] Tu joues { $card-the } et choisis ta propre main et celle que tient { $target }.
        [target] { $seat } joue { $card-the } et choisit sa propre main et la tienne.
       *[none] { $seat } joue { $card-the } et choisit sa propre main et celle que tient { $target }.
    }

event-no-effect-nobody-to-choose = Sans effet : personne ne peut être choisi.
event-no-effect-protected =
    { $you ->
        [target] Sans effet : tu es sous protection.
       *[none] Sans effet : { $target } est sous protection.
    }
event-no-effect-marked = Sans effet : le choix du Flatteur est impossible.
event-no-effect-deck-empty = Sans effet : la pioche est vide.

event-missed =
    { $you ->
        [target] Raté : tu n’as { $guess-not }.
       *[none] Raté : { $target } n’a { $guess-not }.
    }
event-hit =
    { $you ->
        [target] Bien vu : tu as { $guess-a }.
       *[none] Bien vu : { $target } a { $guess-a }.
    }

event-assassin =
    { $you ->
        [seat] Tu as l’Assassin, qui frappe { $target }.
        [target] { $seat } a l’Assassin, qui te frappe.
       *[none] { $seat } a l’Assassin, qui frappe { $target }.
    }

event-looked =
    { $you ->
        [seat] { $target } a { $card-a }.
        [target]
            { $known ->
                [yes] { $seat } regarde ta carte, { $card-a }.
               *[no] { $seat } regarde ta carte.
            }
       *[none]
            { $known ->
                [yes] { $seat } regarde la carte que tient { $target }, { $card-a }.
               *[no] { $seat } regarde la carte que tient { $target }.
            }
    }

event-looked-self =
    { $known ->
        [yes]
            { $you ->
                [seat] Tu regardes ta nouvelle carte, { $card-a }.
               *[none] { $seat } regarde sa nouvelle carte, { $card-a }.
            }
       *[no] { $seat } regarde sa nouvelle carte.
    }

event-declined =
    { $you ->
        [seat] Tu ne regardes aucune des deux mains.
       *[none] { $seat } ne regarde aucune des deux mains.
    }

event-compared =
    { $known ->
        [yes]
            { $you ->
                [seat] { $target } et toi comparez vos cartes : tu as { $card-a }, { $target } a { $target_card-a }.
               *[none] { $seat } et { $target } comparent leurs cartes : { $card-a } et { $target_card-a }.
            }
       *[no] { $seat } et { $target } comparent leurs cartes.
    }
event-compared-tie =
    { $known ->
        [yes]
            { $you ->
                [seat] { $target } et toi comparez vos cartes : tu as { $card-a }, { $target } a { $target_card-a }. Égalité : rien ne se passe.
               *[none] { $seat } et { $target } comparent leurs cartes : { $card-a } et { $target_card-a }. Égalité : rien ne se passe.
            }
       *[no] { $seat } et { $target } comparent leurs cartes. Égalité : rien ne se passe.
    }

event-protected =
    { $you ->
        [seat] Tu es sous protection jusqu’à ton prochain tour.
       *[none] { $seat } est sous protection jusqu’à son prochain tour.
    }

event-discarded =
    { $you ->
        [seat] Tu défausses { $card-a }.
       *[none] { $seat } défausse { $card-a }.
    }

event-kept =
    { $you ->
        [seat] Tu gardes ta carte.
       *[none] { $seat } garde sa carte.
    }

event-swapped =
    { $known ->
        [yes]
            { $you ->
                [seat] Tu échanges ta main avec { $second } : tu donnes { $card-a } et reçois { $second_card-a }.
               *[none] { $seat } et { $second } échangent leurs mains : { $seat } donne { $card-a }, { $second } donne { $second_card-a }.
            }
       *[no] { $seat } et { $second } échangent leurs mains.
    }

event-returned-one =
    { $known ->
        [yes]
            { $you ->
                [seat] Tu conserves { $keep-a } et places sous la pioche { $top-a }.
               *[none] { $seat } conserve { $keep-a } et place sous la pioche { $top-a }.
            }
       *[no] { $seat } place une carte sous la pioche.
    }
event-returned-two =
    { $known ->
        [yes]
            { $you ->
                [seat] Tu conserves { $keep-a } et places sous la pioche { $top-a }, puis { $bottom-a }.
               *[none] { $seat } conserve { $keep-a } et place sous la pioche { $top-a }, puis { $bottom-a }.
            }
       *[no] { $seat } place deux cartes sous la pioche.
    }

event-marked =
    { $you ->
        [target] Si la prochaine carte demande de choisir quelqu’un, il faudra te choisir.
       *[none] Si la prochaine carte demande de choisir quelqu’un, il faudra choisir { $target }.
    }

event-bet =
    { $you ->
        [seat] Tu paries : { $target } gagnera la manche.
        [target] { $seat } parie : tu gagneras la manche.
       *[none] { $seat } parie : { $target } gagnera la manche.
    }

event-out =
    { $you ->
        [seat] Tu es hors jeu.
       *[none] { $seat } est hors jeu.
    }
event-out-card =
    { $you ->
        [seat] Tu es hors jeu et montres { $card-a }.
       *[none] { $seat } est hors jeu et montre { $card-a }.
    }

event-token-round =
    { $you ->
        [seat] Tu gagnes un jeton pour la manche et en as { $total }.
       *[none] { $seat } gagne un jeton pour la manche et en a { $total }.
    }
event-token-spy =
    { $you ->
        [seat] Tu gagnes un jeton pour l’Espionne et en as { $total }.
       *[none] { $seat } gagne un jeton pour l’Espionne et en a { $total }.
    }
event-token-jester =
    { $you ->
        [seat] Tu gagnes un jeton pour le pari du Bouffon et en as { $total }.
       *[none] { $seat } gagne un jeton pour le pari du Bouffon et en a { $total }.
    }
event-token-constable =
    { $you ->
        [seat] Tu gagnes un jeton pour le Connétable et en as { $total }.
       *[none] { $seat } gagne un jeton pour le Connétable et en a { $total }.
    }
event-token-bishop =
    { $you ->
        [seat] Tu gagnes un jeton pour l’Évêque et en as { $total }.
       *[none] { $seat } gagne un jeton pour l’Évêque et en a { $total }.
    }

event-shown =
    { $you ->
        [seat] Tu montres { $card-a }, valeur { $rank }.
       *[none] { $seat } montre { $card-a }, valeur { $rank }.
    }
event-shown-raised =
    { $you ->
        [seat] Tu montres { $card-a }, valeur { $rank }, portée à { $strength } par le Comte.
       *[none] { $seat } montre { $card-a }, valeur { $rank }, portée à { $strength } par le Comte.
    }

event-round-over-survival =
    { $you ->
        [one] Il ne reste que toi : tu gagnes la manche.
       *[none] Dernière personne en lice, { $winners } gagne la manche.
    }
event-round-over-rank =
    { $you ->
        [one] Tu as la meilleure main et gagnes la manche.
       *[none] { $winners } a la meilleure main et gagne la manche.
    }
event-round-over-sum =
    { $you ->
        [one] Les meilleures mains sont à égalité. Tes défausses font la plus forte somme : tu gagnes la manche.
       *[none] Les meilleures mains sont à égalité. { $winners } a la plus forte somme de défausses et gagne la manche.
    }
event-round-over-tied = Égalité entre { $winners } : la manche est partagée.
event-round-over-drawn = Égalité entre { $leaders } : personne ne gagne la manche.

event-revealed =
    { $count ->
        [one] La carte écartée était { $cards-a }.
       *[other] Les cartes écartées étaient { $cards-a }.
    }

event-playoff = Une autre manche, entre { $seats }, décidera de la partie.

event-match-over =
    { $you ->
        [one] Tu gagnes la partie.
        [some] La partie finit sur une victoire partagée : { $winners }.
       *[none]
            { $count ->
                [one] { $winners } gagne la partie.
               *[other] { $winners } gagnent la partie ensemble.
            }
    }

event-asked-play = { "" }
event-asked-return =
    { $you ->
        [seat] Choisis la carte que tu gardes.
       *[none] { "" }
    }
event-asked-reply =
    { $you ->
        [seat] Tu peux garder ta carte, ou la défausser et en piocher une autre.
       *[none] { $seat } peut garder sa carte, ou la défausser et en piocher une autre.
    }
event-asked-look =
    { $you ->
        [seat] Tu peux regarder une des deux mains.
       *[none] { "" }
    }

instead-clock =
    { $you ->
        [seat] Ton temps est écoulé : l’ordinateur joue pour toi.
       *[none] Temps écoulé pour { $seat } : l’ordinateur joue à sa place.
    }
instead-away =
    { $you ->
        [seat] Tu n’étais pas là : l’ordinateur a joué pour toi.
       *[none] { $seat } n’est plus là : l’ordinateur joue à sa place.
    }
instead-stand-in = { $seat } ne répond pas : un autre joueur virtuel joue à sa place.

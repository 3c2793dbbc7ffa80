# Une partie terminée, analysée. Les variables sont expliquées dans en/analysis.ftl.

## Les coups en peu de mots

move-plain = { $card }
move-on = { $card } sur { $target }
move-self = { $card } sur soi-même
move-two = { $card } sur { $target } et { $second }
move-guess = { $card } sur { $target }, en annonçant { $guess-the }
move-return = garder { $card-the }, remettre { $cards-the } sous la pioche
move-keep = garder la carte
move-discard = défausser la carte
move-look = regarder la main que tient { $target }
move-look-nobody = ne regarder aucune main

## L’ensemble

analysis-title = Analyse
analysis-heading = { $edition } : { $names }. La partie, coup par coup.
analysis-how = Chaque probabilité est celle de gagner la partie, d’après ce que pouvait savoir à ce moment la personne qui choisissait. C’est une estimation : { $worlds } donnes compatibles avec tout ce qu’elle avait vu, jouées jusqu’au bout selon des règles simples.
analysis-readings = Comptage : toutes les donnes compatibles ont le même poids. Lecture : ce qu’ont fait les autres compte aussi, en supposant qu’ils suivent des règles simples, à quelques écarts près.
analysis-luck-note = La chance pèse lourd dans ce jeu : même en voyant toutes les cartes, on ne gagnerait qu’environ { $chance } des manches contre un seul adversaire.

## Les décisions

analysis-round = Manche { $round }
analysis-standing = Chances de gagner la partie : { $names }.
analysis-standing-one = { $name } { NUMBER($chance, maximumFractionDigits: 1) }
analysis-move = { $number }. { $name } : { $move }.
analysis-only = C’était le seul coup permis.
analysis-word = { $word ->
    [blunder] Gaffe
    [mistake] Erreur
    [inaccuracy] Imprécision
   *[fine] Bien
}
analysis-fine = Rien à redire.
analysis-cost = { $word ->
    [blunder] Une gaffe
    [mistake] Une erreur
   *[inaccuracy] Une imprécision
} : elle coûte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }, à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } près, en points de pourcentage. Mieux : { $best }.
analysis-perhaps = Si les autres jouent comme l’analyse le suppose, ceci était meilleur de { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $cost ->
    [one] point
   *[other] points
} : { $best }. En comptant seulement les cartes, ce ne l’est pas.
analysis-chance = { NUMBER($chance, maximumFractionDigits: 1) } de chances de gagner la partie, à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $error ->
    [one] point
   *[other] points
} près.
analysis-chances = { NUMBER($before, maximumFractionDigits: 1) } avec le meilleur coup, { NUMBER($after, maximumFractionDigits: 1) } avec celui-ci, à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $error ->
    [one] point
   *[other] points
} près.
analysis-guess = L’annonce avait { $chance } de chances d’être juste, et elle { $hit ->
    [yes] l’était.
   *[no] ne l’était pas : { $target } avait { $card-a }.
}
analysis-guess-idle = L’annonce ne pouvait pas être juste.
analysis-guess-nobody = Il n’y avait personne dont deviner la carte.
analysis-best-guess = L’annonce la plus probable : { $guess } chez { $target }, { $chance }.
analysis-own-hand = { $name } avait en main : { $cards }.
analysis-hand = { $name } pouvait avoir :
analysis-hand-card = { $card } : comptage { $counting }, lecture { $reading }

## Pourquoi un coup était meilleur : chaque phrase tient seule, une fois le meilleur coup nommé

reason-impossible = { $target } ne pouvait pas avoir { $guess-a }.
reason-impossible-known = Ce ne pouvait pas être { $guess-a } : { $target } avait { $card-a }, et cela se savait.
reason-impossible-out = Ce ne pouvait pas être { $guess-a } : { $count ->
    [1] la seule carte était visible
    [2] les deux cartes étaient visibles
   *[other] les { $count } cartes étaient visibles
}.
reason-known = { $target } avait { $guess-a }, et cela se savait.
reason-likelier = { $target } avait { $guess-a } avec une probabilité de { $best } ; pour ce qui a été annoncé, elle était de { $played }.
reason-beaten-anyway = À la comparaison finale, { $card-the } bat de toute façon { $guess-a } : annoncer cette carte n’apporte rien.
reason-only-beaten-by = À la comparaison finale, { $card-the } ne perd que contre { $guess-a }.
reason-wins-now = Le meilleur coup gagne la manche sur-le-champ avec une probabilité de { $best }, le coup joué avec { $played }.
reason-own-out = Le coup joué met hors jeu qui le joue avec une probabilité de { $played }, le meilleur avec { $best }.
reason-protects = { $card } : protection jusqu’au tour suivant ; après le coup joué, la probabilité d’être hors jeu d’ici là est de { $played }.
reason-not-named = Personne ne peut annoncer { $card-a } : avec cette carte en main, la probabilité d’être hors jeu avant le tour suivant est de { $best }, sans elle de { $played }.
reason-known-hand = { $target } connaît la carte gardée, { $card-a } : la probabilité d’être hors jeu avant le tour suivant est de { $played }, avec le meilleur coup de { $best }.
reason-gives-away = Quand on joue { $card-the }, { $target } connaît la nouvelle main : la probabilité d’être hors jeu avant le tour suivant est de { $played }, avec le meilleur coup de { $best }.
reason-exposed = La probabilité d’être hors jeu avant le tour suivant est de { $played } après le coup joué, de { $best } après le meilleur.
reason-loses-sight = Le coup joué gaspille ce qu’on savait : { $target } avait { $card-a }.
reason-showdown = Le meilleur coup garde { $card-a } pour la comparaison finale : la probabilité de la perdre est de { $best } au lieu de { $played }.
reason-token = Le meilleur coup rapporte un jeton de plus avec une probabilité de { $best }, le coup joué avec { $played }.
reason-denies = Le meilleur coup laisse un jeton de plus à quelqu’un d’autre avec une probabilité de { $best }, le coup joué avec { $played }.
reason-stops = C’est { $target } qui approche le plus de la victoire : la probabilité de lui laisser la manche est de { $best } après le meilleur coup, de { $played } après le coup joué.
reason-later = La différence n’apparaît que plus tard : la manche est gagnée avec une probabilité de { $best } après le meilleur coup, de { $played } après le coup joué.
reason-tokens = Les deux coups gagnent la manche à peu près aussi souvent ({ $best } et { $played }) : la différence est dans les jetons des autres.

## La partie de chacun

analysis-summary = Résumé
analysis-words = { $name } : décisions { $count } ; bonnes { $fine }, imprécisions { $inaccuracies }, erreurs { $mistakes }, gaffes { $blunders }.
analysis-guesses = Annonces : { $count }. Justes : { $hits }. Attendues : { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-costly-moves = Les coups qui ont coûté quelque chose
analysis-more = Tous les coups : --moves. Et les chances de chaque main : --tables.
analysis-skill-luck = De { $before } à { $after } : décisions { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) }, chance { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) }, en points de pourcentage.

## Ce qui ne peut pas être analysé

error-analysis-not-over = La dernière manche n’est pas finie : la partie pourra être analysée quand elle le sera.

## La page

analysis-link = Analyser la partie
analysis-making = La partie est en cours d’analyse. Cela prend quelques secondes, une minute ou deux si les joueurs sont nombreux.
analysis-far = Avancement de l’analyse
analysis-ready = L’analyse est prête.
analysis-again = Réessayer
analysis-only-costly = Seulement les coups coûteux
analysis-costliest = Les coups les plus coûteux
analysis-none-costly = Aucun coup n’était à coup sûr moins bon qu’un autre.
analysis-graph-label = Probabilité de gagner la partie, coup par coup
analysis-graph-table = La même chose en tableau
analysis-moves = Coup par coup
analysis-how-title = Comment lire ceci
analysis-see = Voir ce moment sur la table
analysis-see-as = Voir ce que voyait { $name }
analysis-offer = Ce que chacun pouvait savoir, ce que valait chaque coup, et la part de chance.
analysis-verdict = Cette décision
analysis-no-decision = Ici, personne n’a de choix à faire : la manche est finie.
analysis-chances-title = Les chances des cartes cachées
analysis-on-board = Sur la table
analysis-no-hands = À ce moment, aucune autre main n’est cachée.
analysis-deal = donne
analysis-end = fin
analysis-col-round = Manche
analysis-col-move = Coup
analysis-col-card = Carte
analysis-col-counted = Comptage
analysis-col-read = Lecture
analysis-costly = Manche { $round }, coup { $number }. { $name } : { $move }.
analysis-better = Mieux : { $best }.
analysis-badge = { $word } : −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $cost ->
    [one] point
   *[other] points
}
analysis-percent = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-scale = { $chance }
analysis-points = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-row-decisions = Décisions
analysis-row-fine = Bonnes
analysis-row-inaccuracies = Imprécisions
analysis-row-mistakes = Erreurs
analysis-row-blunders = Gaffes
analysis-row-average = Coût moyen (points)
analysis-row-guesses = Annonces
analysis-row-hits = Justes
analysis-row-expected = Justes, attendues
analysis-row-first = Probabilité au début
analysis-row-last = Probabilité à la fin
analysis-row-skill = Ses propres décisions (points)
analysis-row-luck = Chance (points)

# Le livre des règles. Les variables sont expliquées dans en/rules.ftl.

chapter-goal = Le but
chapter-setup = Avant chaque manche
chapter-turn = À ton tour
chapter-end = La fin de la manche
chapter-tokens = Les jetons
chapter-next = La manche suivante
chapter-match = La fin de la partie
chapter-rulings = Questions et réponses

how-aim = Tu veux que ta lettre d’amour parvienne au palais. Gagne des manches pour obtenir des jetons : avec assez de jetons, tu gagnes la partie.
how-players =
    { $more ->
        [0] Le jeu se joue à { $low }.
       *[other] Le jeu se joue de { $low } à { $high } joueurs.
    }
how-setup = Le jeu compte { $size } cartes. À chaque manche, une carte est écartée face cachée et chaque joueur en reçoit une.
how-aside-two =
    { $aside-face ->
        [down]
            { $extra ->
                [one] À deux joueurs, une carte de plus est écartée face cachée.
               *[other] À deux joueurs, { $extra } cartes de plus sont écartées face cachée.
            }
       *[up]
            { $extra ->
                [one] À deux joueurs, une carte de plus est écartée face visible.
               *[other] À deux joueurs, { $extra } cartes de plus sont écartées face visible.
            }
    }
how-royals = À chaque manche, l’une des trois cartes royales est en jeu, tirée au sort : { $princess-the }, { $princess-with-glasses-the } ou { $royal-prince-the }. Toutes trois font la même chose.
how-first-start =
    { $first-start ->
        [random] Qui commence la première manche est tiré au sort.
       *[other] La place { $first-start } commence la première manche.
    }
how-turn = À ton tour, tu pioches une carte, puis tu joues une de tes deux cartes, face visible devant toi, et tu fais ce qu’elle dit. L’autre reste dans ta main.
how-must = Quand une carte demande de choisir un joueur, tu dois choisir quelqu’un si c’est possible.
how-others = Si tous les autres sont sous protection, tu peux quand même jouer une carte qui se joue contre un autre joueur ; elle est alors sans effet.
how-ignore = On peut choisir un joueur sous protection, même exprès ; la carte est alors sans effet sur lui.
how-out = Un joueur éliminé est hors jeu jusqu’à la manche suivante : il montre sa carte, sans appliquer son effet, et ne peut plus être choisi.
how-end = S’il ne reste qu’un joueur, la manche se termine aussitôt : il la gagne sans montrer sa carte. Sinon, elle se termine après le tour où la dernière carte est piochée. Tous les joueurs encore en lice montrent alors leur main, et la plus forte valeur gagne.
how-tie =
    { $tie ->
        [share] En cas d’égalité, tous les joueurs à égalité gagnent la manche.
        [none] En cas d’égalité, personne ne gagne la manche.
        [sum-none] En cas d’égalité, la plus forte somme des défausses gagne ; si l’égalité persiste, personne ne gagne la manche.
       *[sum-share] En cas d’égalité, la plus forte somme des défausses gagne ; si l’égalité persiste, tous les joueurs à égalité gagnent la manche.
    }
how-tie-sum-hand = La carte en main compte dans cette somme.
how-count = Chaque { $count } parmi tes défausses ajoute 1 à la valeur de ta main quand on compare les mains à la fin.
how-reveal =
    { $shown ->
        [yes] Après la manche, on montre ce qui est resté écarté face cachée.
       *[no] Après la manche, on ne montre pas ce qui était écarté face cachée.
    }
how-token = Qui gagne une manche gagne un jeton.
how-spy = À la fin de la manche, si, parmi les joueurs encore en lice, un seul a joué ou défaussé { $spy-a }, il gagne un jeton.
how-premium =
    { $number ->
        [one] Une autre carte rapporte aussi un jeton : { $cards-the }.
       *[other] D’autres cartes rapportent aussi des jetons : { $cards-the }.
    }
how-immediate = Les jetons gagnés avec { $cards-the } arrivent au milieu d’une manche et peuvent décider aussitôt de la partie.
how-late = Un jeton gagné au milieu d’une manche ne peut décider de la partie qu’à la fin de la manche.
how-next-start =
    { $next-start ->
        [left] Chaque manche suivante est commencée par le voisin de gauche de qui a commencé la précédente, quel que soit son gagnant, même s’il n’y en a pas.
       *[winner] Qui gagne une manche commence la suivante.
    }
how-tie-start =
    { $tie-start ->
        [first] Si plusieurs joueurs gagnent la manche, celui d’entre eux dont la place a le plus petit numéro commence la suivante.
       *[random] Si plusieurs joueurs gagnent la manche, l’un d’eux, tiré au sort, commence la suivante.
    }
how-none-start =
    { $none-start ->
        [same] Si personne ne gagne la manche, le joueur qui l’a commencée commence aussi la suivante.
        [random] Si personne ne gagne la manche, qui commence la suivante est tiré au sort.
       *[next] Si personne ne gagne la manche, le joueur dont c’aurait été le tour commence la suivante.
    }
how-tokens =
    { $tokens ->
        [one] Un jeton suffit pour gagner la partie.
       *[other] Il faut { $tokens } jetons pour gagner la partie.
    }
how-tokens-by = Jetons pour gagner la partie : { $list }.
how-tokens-item = { $tokens } avec { $players } joueurs
how-match-tie =
    { $match-tie ->
        [playoff] Si plusieurs joueurs en ont autant à la fin d’une manche, une manche de départage entre eux décide de la partie, même si l’un d’eux en a plus.
        [highest] Si plusieurs joueurs en ont autant à la fin d’une manche, celui qui en a le plus gagne la partie ; à nombre égal, ils gagnent ensemble.
       *[joint] Si plusieurs joueurs en ont autant à la fin d’une manche, ils gagnent ensemble, même si l’un d’eux en a plus.
    }
how-playoff = Personne d’autre ne joue le départage, et il ne rapporte aucun jeton. Qui le gagne gagne la partie ; en cas d’égalité, les joueurs à égalité en jouent un autre.
how-playoff-start = Le gagnant de la dernière manche commence le départage. S’ils sont plusieurs, on tire au sort entre eux ; si aucun gagnant n’y joue, on tire au sort entre tous.
how-playoff-deck =
    { $playoff-deck ->
        [same] Le départage se joue avec toutes les cartes, même à peu de joueurs.
       *[by-players] Jusqu’à quatre joueurs, le départage se joue avec les 16 cartes de l’édition « { $edition } ».
    }
how-playoff-aside =
    { $aside-face ->
        [down]
            { $extra ->
                [one] Si le départage se joue à deux, une carte de plus est écartée face cachée.
               *[other] Si le départage se joue à deux, { $extra } cartes de plus sont écartées face cachée.
            }
       *[up]
            { $extra ->
                [one] Si le départage se joue à deux, une carte de plus est écartée face visible.
               *[other] Si le départage se joue à deux, { $extra } cartes de plus sont écartées face visible.
            }
    }

ruling-of = { $card } : { $answer }
ruling-deal-order =
    { $extra ->
        [0] La première carte du paquet mélangé est écartée. Puis chaque joueur en reçoit une, dans l’ordre des places, quel que soit le premier à jouer.
       *[other] La première carte du paquet mélangé est écartée, suivie, à deux joueurs, des cartes de plus. Puis chaque joueur en reçoit une, dans l’ordre des places, quel que soit le premier à jouer.
    }
ruling-missing-values = Les cartes gardent la valeur imprimée ; aucune n’a ici la valeur { $values }.
ruling-burned = Si la pioche est vide, qui doit piocher prend la carte écartée la première, face cachée.
ruling-discarded = Une carte défaussée sans être jouée ne fait rien, sauf si sa propre règle dit le contraire.
ruling-discarded-counts = Jouée ou défaussée, la carte compte de même : { $cards }.
ruling-protection-ends = Ta protection prend fin quand ton prochain tour commence, avant que tu pioches. Elle est à toi, pas à ta carte.
ruling-ignored-guess = Même contre un joueur sous protection, il faut annoncer quelque chose à voix haute. C’est sans effet, et personne ne sait si c’était juste.
ruling-ignored-assassin = { $assassin-the } d’un joueur sous protection ne répond pas à { $guard-a }.
ruling-ignored-cardinal = Si tu joues { $cardinal-a } et que l’un des deux joueurs est sous protection, ils n’échangent rien et tu ne regardes rien.
ruling-ignored-baroness = Si tu joues { $baroness-a } contre deux joueurs et que l’un est sous protection, tu ne vois que la carte de l’autre.
ruling-ignored-jester = Si tu joues { $jester-the } contre un joueur sous protection, il n’y a pas de pari.
ruling-ignored-sycophant = Si tu joues { $sycophant-a } contre un joueur sous protection, la prochaine carte peut se jouer contre n’importe qui.
ruling-guess-open =
    { $guard-by ->
        [value] Tu peux annoncer une valeur même si toutes les cartes de cette valeur sont visibles.
       *[name] Tu peux annoncer un personnage même si toutes ses cartes sont visibles.
    }
ruling-guess-shared = Une valeur désigne tous les personnages qui l’ont.
ruling-compare-secret = Seuls les deux joueurs qui comparent voient les cartes. Le perdant pose la sienne face visible ; en cas d’égalité, chacun sait ce que l’autre a en main.
ruling-swapped-royal = Personne n’est hors jeu parce que { $royal-the } change de main.
ruling-countess-free = Tu peux jouer { $countess-the } même si rien ne t’y oblige.
ruling-countess-names = Seuls { $king-the } et { $prince-the } t’obligent à jouer { $countess-the }, pas les autres cartes de même valeur.
ruling-countess-when = L’obligation de jouer { $countess-the } n’existe qu’au moment de choisir la carte de ton tour, jamais quand une carte t’arrive ensuite.
ruling-returned = Les cartes mises sous la pioche ne sont pas défaussées : elles restent secrètes et sans effet.
ruling-chancellor-last = Si { $chancellor-a } fait piocher la dernière carte, une carte retourne sous la pioche et la manche continue : le joueur suivant la pioche.
ruling-known-kept = Si quelqu’un connaît toutes les cartes entre lesquelles { $chancellor-a } fait choisir, et qu’elles sont pareilles, il connaît encore cette main.
ruling-minister-order = Peu importe laquelle des deux cartes tu avais d’abord, et ton premier tour compte aussi. Une carte piochée par l’effet d’une autre ne compte pas.
ruling-minister-bust = Les deux cartes sont posées sans effet, d’abord celle que tu avais déjà. Tu ne joues rien, et le tour suivant commence.
ruling-minister-needed = Deux cartes qui font 12 ou plus sont sans danger si aucune n’est { $minister-the }.
ruling-minister-moved = Personne n’est hors jeu parce que { $minister-the } change de main. C’est la prochaine pioche de son nouveau propriétaire qui décide.
ruling-spy-count = { $spy-the } d’un joueur hors jeu ne compte pas, ni celle qui est encore en main. Deux des tiennes ne rapportent qu’un jeton.
ruling-count-when = { $count-the } n’ajoute rien tant que tu l’as en main, ni quand deux joueurs comparent leurs cartes pendant la manche.
ruling-bishop-royal = Si un autre joueur montre { $royal-the }, { $bishop-the } ne peut pas gagner la manche, quoi qu’on y ajoute.
ruling-bishop-reply = Le joueur dont la carte a été annoncée décide de la garder ou de la défausser pour en piocher une autre.
ruling-bishop-nine = Pendant la manche, { $bishop-the } vaut 9 comme toute autre carte : plus que { $royal-the }.
ruling-constable-hand = { $constable-the } ne rapporte rien si c’est la carte que tu poses en te retrouvant hors jeu.
ruling-token-ends-match = Si un jeton décide de la partie au milieu d’une manche, tout s’arrête : personne ne choisit, ne pioche ni ne gagne plus rien.
ruling-assassin-always = Qui a { $assassin-the } ne peut pas épargner l’attaquant. La nouvelle carte est piochée même si la manche se termine alors.
ruling-mark-once = Ce que { $sycophant-the } exige ne vaut que pour la prochaine carte, même si elle ne fait choisir personne, et prend fin avec la manche.
ruling-mark-chain = Si la prochaine carte est encore { $sycophant-a }, il faut choisir le même joueur, qui devra être choisi une fois de plus.
ruling-mark-two = Si la prochaine carte peut se jouer contre deux joueurs, celui qui est exigé doit être parmi eux.
ruling-jester-out = Le pari tient même si tu es déjà hors jeu. Il rapporte un seul jeton, même si plusieurs gagnent la manche, et rien si personne ne la gagne. Il porte sur le joueur, quelle que soit sa carte.
ruling-jester-many = Plusieurs paris dans une manche te rapportent un seul jeton en tout.
ruling-cardinal-own = Les deux joueurs qui ont échangé connaissent les deux cartes. Tu peux aussi regarder ta propre nouvelle carte.
ruling-playoff-guess =
    { $guard-by ->
        [value] Dans un départage à 16 cartes, tu ne peux annoncer que les valeurs de ces cartes.
       *[name] Dans un départage à 16 cartes, tu ne peux annoncer que les personnages de ces cartes.
    }

# Le livre lui-même, sur la page et dans le terminal.

book-search = Chercher dans les règles
book-found =
    { $count ->
        [0] Rien n’a été trouvé
        [one] { $count } résultat
       *[other] { $count } résultats
    }
book-contents = Sommaire
book-examples =
    { $count ->
        [one] Exemple
       *[other] { $count } exemples
    }
book-all-examples = Montrer tous les exemples
book-print = Imprimer
book-played-by = Joué selon les règles de l’édition « { $edition } »
book-deck = Pioche, dans l’ordre où on la pioche : { $cards }
book-holds = En main : { $cards }
book-discards = Défausses : { $cards }
book-tokens =
    { $count ->
        [one] un jeton
       *[other] { $count } jetons
    }
book-tries = { $name } essaie : { $move }
book-names = Noms des cartes imprimées
book-names-how = Tes cartes portent d’autres noms ? Cherche le numéro et ce que fait la carte, ou un nom dans l’une de ces langues.
book-names-does = Ce qu’elle fait
book-names-here = Ici
book-names-printed = Noms imprimés
book-names-line = { $does } Ici : { $here }
book-names-absent = pas dans cette édition

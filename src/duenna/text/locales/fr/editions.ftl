# Les éditions et la façon de jouer. Les variables sont expliquées dans en/editions.ftl.

edition-classic = Classique
    .blurb = Seize cartes, de deux à quatre joueurs. Une égalité se départage par la plus forte somme des défausses.
edition-classic-bga = Classique par valeurs
    .blurb = Seize cartes ; le Garde annonce une valeur, et si même les sommes des défausses sont égales, personne ne gagne la manche.
edition-classic-fr = Classique fermée
    .blurb = Seize cartes ; à deux joueurs, trois cartes de plus sont écartées face cachée, et une égalité parfaite ne rapporte rien.
edition-kanai = Ministre
    .blurb = Seize cartes, avec Soldats, Magiciens et le dangereux Ministre ; la carte royale change d’une manche à l’autre, et quatre jetons suffisent.
edition-modern = Moderne
    .blurb = Vingt et une cartes, de deux à six joueurs, avec Espionnes et Chanceliers. À égalité, la manche est partagée.
edition-modern-16 = Moderne, 16 cartes
    .blurb = Les règles modernes avec seize cartes, sans Espionnes ni Chanceliers, de deux à quatre joueurs.
edition-premium = Premium
    .blurb = Trente-deux cartes et dix personnages de plus, de cinq à huit joueurs.
edition-premium-bga = Premium, égalités strictes
    .blurb = Comme Premium, mais si même les sommes des défausses sont égales, personne ne gagne la manche.

how-aim = Tu veux que ta lettre d’amour parvienne au palais. Gagne des manches pour obtenir des jetons : avec assez de jetons, tu gagnes la partie.
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
how-turn = À ton tour, tu pioches une carte, puis tu joues une de tes deux cartes, face visible devant toi, et tu fais ce qu’elle dit. L’autre reste dans ta main.
how-out = Un joueur éliminé est hors jeu jusqu’à la manche suivante : il montre sa carte, sans appliquer son effet.
how-end = La manche se termine quand il ne reste qu’un joueur, ou après le tour où la dernière carte est piochée. Tous montrent alors leur main, et la plus forte valeur gagne.
how-tie =
    { $tie ->
        [share] En cas d’égalité, tous les joueurs à égalité gagnent la manche.
        [none] En cas d’égalité, personne ne gagne la manche.
        [sum-none] En cas d’égalité, la plus forte somme des défausses gagne ; si l’égalité persiste, personne ne gagne la manche.
       *[sum-share] En cas d’égalité, la plus forte somme des défausses gagne ; si l’égalité persiste, tous les joueurs à égalité gagnent la manche.
    }
how-tie-sum-hand = La carte en main compte dans cette somme.
how-royals = À chaque manche, l’une des trois cartes royales est en jeu, tirée au sort : { $princess-the }, { $princess-with-glasses-the } ou { $royal-prince-the }. Toutes trois font la même chose.
how-spy = Si, parmi les joueurs encore en lice, un seul a joué ou défaussé { $spy-a }, il gagne un jeton.
how-premium = Certaines cartes rapportent leurs propres jetons : { $jester-the }, { $constable-the } et { $bishop-the }.
how-immediate = Un jeton gagné avec { $bishop-the } ou { $constable-the } peut décider de la partie au milieu d’une manche.
how-count = Chaque { $count } parmi tes défausses ajoute 1 à la valeur de ta main quand on compare les mains à la fin.
how-tokens =
    { $tokens ->
        [one] Un jeton suffit pour gagner la partie.
       *[other] Il faut { $tokens } jetons pour gagner la partie.
    }
how-tokens-by = Jetons pour gagner la partie : { $list }.
how-tokens-item = { $tokens } avec { $players } joueurs
how-match-tie =
    { $match-tie ->
        [playoff] Si plusieurs joueurs ont assez de jetons en même temps, une manche de départage décide de la partie.
        [highest] Si plusieurs joueurs ont assez de jetons en même temps, celui qui en a le plus gagne.
       *[joint] Si plusieurs joueurs ont assez de jetons en même temps, ils gagnent ensemble.
    }

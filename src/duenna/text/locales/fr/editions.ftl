# Les éditions. Les variables sont expliquées dans en/editions.ftl.

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

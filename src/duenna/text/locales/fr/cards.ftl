# Les noms des cartes et l’effet de chacune. Les variables sont expliquées dans en/cards.ftl.
#
# Formes de chaque nom :
#   .a     un parmi plusieurs, ou le seul qui existe : « un Garde », « le Roi »
#   .the   avec l’article défini : « le Garde », « l’Espionne »
#   .not   après une négation : « pas de Garde », « pas le Roi »

card-guard = Garde
    .a = un Garde
    .the = le Garde
    .not = pas de Garde
card-priest = Prêtre
    .a = un Prêtre
    .the = le Prêtre
    .not = pas de Prêtre
card-baron = Baron
    .a = un Baron
    .the = le Baron
    .not = pas de Baron
card-handmaid = Servante
    .a = une Servante
    .the = la Servante
    .not = pas de Servante
card-prince = Prince
    .a = un Prince
    .the = le Prince
    .not = pas de Prince
card-king = Roi
    .a = le Roi
    .the = le Roi
    .not = pas le Roi
card-countess = Comtesse
    .a = la Comtesse
    .the = la Comtesse
    .not = pas la Comtesse
card-princess = Princesse
    .a = la Princesse
    .the = la Princesse
    .not = pas la Princesse
card-princess-with-glasses = Princesse à lunettes
    .a = la Princesse à lunettes
    .the = la Princesse à lunettes
    .not = pas la Princesse à lunettes
card-royal-prince = Prince charmant
    .a = le Prince charmant
    .the = le Prince charmant
    .not = pas le Prince charmant
card-spy = Espionne
    .a = une Espionne
    .the = l’Espionne
    .not = pas d’Espionne
card-chancellor = Chancelier
    .a = un Chancelier
    .the = le Chancelier
    .not = pas de Chancelier
card-minister = Ministre
    .a = le Ministre
    .the = le Ministre
    .not = pas le Ministre
card-jester = Bouffon
    .a = le Bouffon
    .the = le Bouffon
    .not = pas le Bouffon
card-assassin = Assassin
    .a = l’Assassin
    .the = l’Assassin
    .not = pas l’Assassin
card-cardinal = Cardinal
    .a = un Cardinal
    .the = le Cardinal
    .not = pas de Cardinal
card-baroness = Baronne
    .a = une Baronne
    .the = la Baronne
    .not = pas de Baronne
card-sycophant = Flatteur
    .a = un Flatteur
    .the = le Flatteur
    .not = pas de Flatteur
card-count = Comte
    .a = un Comte
    .the = le Comte
    .not = pas de Comte
card-constable = Connétable
    .a = le Connétable
    .the = le Connétable
    .not = pas le Connétable
card-dowager-queen = Reine douairière
    .a = la Reine douairière
    .the = la Reine douairière
    .not = pas la Reine douairière
card-bishop = Évêque
    .a = l’Évêque
    .the = l’Évêque
    .not = pas l’Évêque
card-soldier = Soldat
    .a = un Soldat
    .the = le Soldat
    .not = pas de Soldat
card-clown = Clown
    .a = un Clown
    .the = le Clown
    .not = pas de Clown
card-knight = Chevalier
    .a = un Chevalier
    .the = le Chevalier
    .not = pas de Chevalier
card-priestess = Prêtresse
    .a = une Prêtresse
    .the = la Prêtresse
    .not = pas de Prêtresse
card-wizard = Magicien
    .a = un Magicien
    .the = le Magicien
    .not = pas de Magicien
card-general = Général
    .a = le Général
    .the = le Général
    .not = pas le Général

royal-any = carte royale
    .a = la carte royale
    .the = la carte royale
    .not = pas la carte royale
guess-value = { $value }
    .a = un { $value }
    .the = le { $value }
    .not = pas de { $value }

rule-guard =
    { $guard-by ->
        [value] Choisis un autre joueur et annonce n’importe quelle valeur sauf 1. Si sa carte a cette valeur, ce joueur est hors jeu.
       *[name] Choisis un autre joueur et annonce n’importe quel personnage sauf { $card-the }. Si ce joueur a cette carte, il est hors jeu.
    }
rule-priest = Choisis un autre joueur et regarde sa carte.
rule-baron = Choisis un autre joueur et compare en secret ta carte avec la sienne. Le joueur qui a la plus faible est hors jeu ; si elles sont égales, rien ne se passe.
rule-handmaid =
    { $protection ->
        [ignore] Jusqu’à ton prochain tour, les cartes que les autres jouent contre toi sont sans effet.
       *[untargetable] Jusqu’à ton prochain tour, personne ne peut te choisir.
    }
rule-prince = Choisis n’importe quel joueur, y compris toi. Il défausse sa carte, sans appliquer son effet, et en pioche une autre ; si la pioche est vide, il prend la carte écartée.
rule-prince-royal = S’il défausse { $royal-the }, il ne pioche pas : il est hors jeu.
rule-prince-protected =
    { $protection ->
        [ignore] Un joueur sous protection garde sa carte.
       *[untargetable]
            { $prince-all-protected ->
                [fizzle] Si tous les autres sont sous protection, rien ne se passe.
               *[self] Si tous les autres sont sous protection, tu dois te choisir.
            }
    }
rule-king = Choisis un autre joueur et échange ta carte contre la sienne.
rule-countess = Aucun effet quand on la joue. Si tu as aussi { $king-a } ou { $prince-a }, tu dois jouer { $card-the }.
rule-countess-one = Aucun effet quand on joue cette carte. Si tu as aussi { $forcing-a } en main, tu dois jouer { $card-the }.
rule-royal = Si tu joues ou défausses cette carte, pour quelque raison que ce soit, tu es hors jeu.
rule-spy = Aucun effet quand on la joue. À la fin de la manche, si tu es la seule personne encore en lice à avoir joué ou défaussé { $card-a }, tu gagnes un jeton.
rule-chancellor = Pioche deux cartes. De tes trois cartes, gardes-en une et place les deux autres sous la pioche, dans l’ordre que tu veux. S’il ne reste qu’une carte, pioche-la et remets-en une sous la pioche ; s’il n’en reste aucune, rien ne se passe.
rule-minister = Aucun effet quand on le joue. Si, après avoir pioché, tu as { $card-the } et que les valeurs de ta main font 12 ou plus, tu es hors jeu.
rule-jester = Choisis un autre joueur. S’il gagne la manche, tu gagnes un jeton.
rule-assassin = Aucun effet quand on le joue. Si quelqu’un joue { $guard-a } contre toi pendant que tu as { $card-the }, c’est cette personne qui est hors jeu, quoi qu’elle annonce ; toi, tu défausses { $card-the } et pioches une autre carte.
rule-cardinal = Choisis deux joueurs ; tu peux en faire partie. Ils échangent leurs cartes. Ensuite, tu peux regarder l’une des deux mains.
rule-baroness = Choisis un ou deux autres joueurs et regarde leurs cartes.
rule-sycophant =
    Choisis n’importe quel joueur, y compris toi. Si la prochaine carte jouée demande de choisir des joueurs, ce joueur doit être choisi. { $sycophant-unchoosable ->
        [free] Si c’est impossible, n’importe qui peut être choisi.
       *[no-effect] Si c’est impossible, cette carte est sans effet.
    }
rule-count = Aucun effet quand on le joue. À la fin de la manche, chaque { $card } parmi tes défausses ajoute 1 à la valeur de ta main.
rule-constable =
    { $constable-timing ->
        [round-end] Aucun effet quand on le joue. Si tu te retrouves hors jeu avec { $card-the } parmi tes défausses, tu gagnes un jeton à la fin de la manche.
       *[immediate] Aucun effet quand on le joue. Si tu te retrouves hors jeu avec { $card-the } parmi tes défausses, tu gagnes aussitôt un jeton.
    }
rule-dowager-queen = Choisis un autre joueur et compare en secret ta carte avec la sienne. Le joueur qui a la plus forte est hors jeu ; si elles sont égales, rien ne se passe.
rule-bishop =
    { $naming ->
        [value] Choisis un autre joueur et annonce n’importe quelle valeur sauf 1. Si sa carte a cette valeur, tu gagnes aussitôt un jeton.
        [any] Choisis un autre joueur et annonce n’importe quel personnage. Si ce joueur a cette carte, tu gagnes aussitôt un jeton.
       *[name] Choisis un autre joueur et annonce n’importe quel personnage sauf { $guard-the }. Si ce joueur a cette carte, tu gagnes aussitôt un jeton.
    }
rule-bishop-reply = Ce joueur peut alors défausser sa carte et en piocher une autre.
rule-bishop-royal = Quand on compare les mains à la fin de la manche, { $card-the } perd contre { $royal-the }.
rule-none = Aucun effet quand on joue cette carte.

# La même chose en une ligne, comme sous une carte en main.

brief-guard =
    { $guard-by ->
        [value] Choisis un joueur et annonce une valeur : si c’est juste, il sort.
       *[name] Choisis un joueur et annonce une carte : si c’est juste, il sort.
    }
brief-priest = Regarde la carte d’un autre joueur.
brief-baron = Compare ta carte avec celle d’un autre : la plus faible sort.
brief-handmaid =
    { $protection ->
        [ignore] Ce qu’on joue contre toi est sans effet jusqu’à ton prochain tour.
       *[untargetable] Personne ne peut te choisir jusqu’à ton prochain tour.
    }
brief-prince = Choisis quelqu’un : il défausse sa carte et en pioche une autre.
brief-king = Échange ta carte contre celle d’un autre joueur.
brief-countess = Avec { $king-a } ou { $prince-a } en main, tu dois la jouer.
brief-countess-one = Avec { $forcing-a } en main, tu dois la jouer.
brief-royal = Si tu la joues ou la défausses, tu sors.
brief-spy = Si à la fin toi seul en as joué une, tu gagnes un jeton.
brief-chancellor = Pioche deux cartes, gardes-en une, mets-en deux sous la pioche.
brief-minister = Si tes deux cartes font 12 ou plus, tu sors.
brief-jester = Choisis un joueur : s’il gagne la manche, tu gagnes un jeton.
brief-assassin = Qui joue { $guard-a } contre toi sort.
brief-cardinal = Deux joueurs échangent leurs cartes ; regarde l’une d’elles.
brief-baroness = Regarde les cartes d’un ou deux joueurs.
brief-sycophant = Choisis qui devra être choisi ensuite.
brief-count = Une fois joué, il ajoute 1 à ta main à la fin.
brief-constable = Une fois joué, il te vaut un jeton si tu sors.
brief-dowager-queen = Compare ta carte avec celle d’un autre : la plus forte sort.
brief-bishop =
    { $guard-by ->
        [value] Choisis un joueur et annonce une valeur : si c’est juste, tu gagnes un jeton.
       *[name] Choisis un joueur et annonce une carte : si c’est juste, tu gagnes un jeton.
    }
brief-none = Aucun effet quand on joue cette carte.

# Pourquoi un coup est refusé. Les variables sont expliquées dans en/errors.ftl.

seat-number = Place { $number }

error-unparsable = « { $text } » n’est pas un coup.
error-not-your-turn = Ce n’est pas ton tour : c’est à { $seat } de choisir.
error-round-over = La manche est finie : distribue d’abord la suivante.
error-round-not-over = Cette manche n’est pas encore finie.
error-match-over = La partie est finie.
error-nothing-to-undo = Il n’y a rien à annuler.
error-nothing-to-redo = Il n’y a rien à rétablir.
error-not-held = Tu n’as { $card-not }.
error-countess = Avec { $king-a } ou { $prince-a } en main, tu dois jouer { $countess-the }.
error-target-needed = { $card } : dis aussi qui tu choisis.
error-target-self = { $card } : tu ne peux pas te choisir.
error-target-out = { $seat } est hors jeu.
error-target-protected = { $seat } est sous protection jusqu’à son prochain tour.
error-target-twice = Choisis deux joueurs différents.
error-target-missing = Il n’y a pas de place numéro { $number }.
error-nobody-to-choose = Personne ne peut être choisi : joue { $card-the } sans choisir.
error-marked = Il faut choisir { $seat } : { $sycophant-the } l’exige.
error-guess-needed =
    { $guard-by ->
        [value] Annonce aussi une valeur.
       *[name] Annonce aussi un personnage.
    }
error-guess-guard =
    { $guard-by ->
        [value] Tu peux annoncer n’importe quelle valeur sauf 1.
       *[name] Tu peux annoncer n’importe quel personnage sauf { $guard-the }.
    }
error-guess-unknown = « { $text } » : cela ne peut pas s’annoncer.
error-guess-absent = Dans ce départage, personne ne peut avoir { $guess-the } : on joue avec moins de cartes.
error-wrong-question =
    { $question ->
        [return] Choisis d’abord la carte que tu gardes.
        [reply] Dis d’abord si tu gardes ta carte ou si tu la défausses.
        [look] Choisis d’abord la main que tu regardes, si tu veux en regarder une.
       *[play] Joue une de tes deux cartes.
    }
error-return-cards = Tu as { $cards-a } : garde une de ces cartes et remets les autres sous la pioche.
error-look-pair = Tu ne peux regarder qu’une main échangée : { $seats }.

error-no-watchers = Personne ne peut regarder à cette table.
error-no-table = Cette table n’existe pas.
error-no-match = Cette partie n’a pas été jouée à cette table.
error-no-eyes = Il n’y a personne à cette place.
error-not-over = La partie n’est pas encore finie.
error-not-started = La partie n’a pas commencé.
error-started = La partie a commencé.
error-no-seat = Tu n’as pas de place à cette table.
error-seat-taken = Cette place est prise.
error-not-maker = Seule la personne qui a créé la table peut faire cela.
error-too-fast = Trop rapide. Attends un instant et réessaie.
error-too-many-open = Dix tables ouvertes créées depuis ton réseau attendent encore des joueurs. Commence ou quitte d’abord l’une d’elles.
error-seated = Tu as déjà une place ici.
error-seats-open = Une place est encore libre : invite quelqu’un ou ajoute un joueur de l’ordinateur.
error-no-such-seat = Choisis une place occupée par quelqu’un d’autre.
error-no-bot = Ce joueur de l’ordinateur n’existe pas, ou il y en a trop.
error-no-phrase = Cette phrase toute faite n’existe pas.
error-phrases-only = Aux tables ouvertes, il n’y a que les phrases toutes faites.
error-no-command = Cette commande n’existe pas.
error-as-it-is = C’est déjà le cas.
error-stale = La table a continué. Regarde de nouveau.
error-store = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé : réessaie plus tard.
error-analysis-failed = La partie n’a pas pu être analysée cette fois.
error-analyses-waiting = Beaucoup de parties attendent leur analyse. Réessaie plus tard.
error-edition = Ces règles ne vont pas ensemble.
error-bad-value = Cela n’est pas possible.
error-bad-request = Le serveur ne comprend pas cela.
error-bad-code = Le code est faux, déjà utilisé ou périmé. Demandes-en un autre sur l’appareil où tu joues.
error-bad-token = Tu n’as pas cette place à cette table.
error-origin = Seule la page de la table peut faire cela.
error-too-large = C’est trop pour un seul envoi.
error-not-found = Il n’y a rien ici.
error-too-slow = La suite n’est pas arrivée. Essaie encore.
error-bad-host = Cette adresse n’est pas celle de ce serveur.
error-unknown-host = Ce serveur ne connaît pas sa propre adresse. Préviens la personne qui s’en occupe.
error-quarantined = Quelque chose ne va pas dans ce qui a été enregistré de cette table. Préviens la personne qui s’occupe du serveur.

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
error-wrong-question =
    { $question ->
        [return] Choisis d’abord la carte que tu gardes.
        [reply] Dis d’abord si tu gardes ta carte ou si tu la défausses.
        [look] Choisis d’abord la main que tu regardes, si tu veux en regarder une.
       *[play] Joue une de tes deux cartes.
    }
error-return-cards = Tu as { $cards-a } : garde une de ces cartes et remets les autres sous la pioche.
error-look-pair = Tu ne peux regarder qu’une main échangée : { $seats }.

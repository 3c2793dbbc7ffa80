# La page dans le navigateur.

## Haut et bas de page

top-skip = Aller au contenu
top-nav = Pages
top-rules = Règles
top-settings = Réglages
top-language = Langue
foot-unofficial = Duenna est une façon indépendante et non officielle de jouer au jeu de cartes Love Letter, sans lien avec ses éditeurs.
foot-art = Dessins des auteurs de Duenna, CC BY 4.0. Logiciel libre sous licence MIT.
dialog-close = Fermer
name-label = Ton nom
name-unknown = Invité

## Accueil

home-title = Déjoue la duègne, fais passer ta lettre
home-lead = Le jeu de cartes Love Letter, dans toutes ses éditions : entre amis par un lien, ou contre l’ordinateur. Sans compte.
home-play = Jouer
home-play-how = Tout de suite, contre l’ordinateur : { $edition }, { $players } joueurs.
home-friends = Jouer entre amis
home-continue = Tes tables
home-running = commencée
home-over = finie
home-forget = Oublier
home-forget-named = Oublier la table { $table }
home-open = Tables ouvertes
home-open-none = Personne n’attend en ce moment. Prépare une table ouverte à tous.
home-seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
home-editions = Les éditions

## Préparer une table

make-title = Préparer une table
make-edition = Règles
make-players = Joueurs
make-bots = Dont joueurs automatiques
make-level = Leur façon de jouer
bot-random = Automatique, au hasard
bot-novice = Automatique, débutant
bot-counter = Automatique, compte les cartes
bot-search = Automatique, stratège
bot-master = Automatique, maître
bot-other = Automatique : { $name }
make-aids = Ce que montre la page
aids-memory = De mémoire : seulement les dernières défausses
aids-discards = Toutes les défausses
aids-counts = Toutes les défausses, et les cartes restantes
aids-odds = Toutes les défausses, les cartes restantes et les probabilités
make-open = Ouverte à tous
make-open-hint = Annoncée sur la première page. Sinon, il faut le lien pour jouer.
make-watchers = D’autres peuvent regarder
make-house = Règles maison
make-house-how = Tout ceci suit l’édition tant que tu n’y touches pas. Tous à la table voient ce que tu as changé.
make-more = Limites de temps et langue
make-lang = Langue de la table
make-move = Temps pour chaque décision
make-bank = Temps de réserve pour la partie
make-increment = Ajouté après chaque décision
make-absent = Un joueur automatique remplace l’absent après
make-none = aucun
make-never = jamais
make-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
make-do = Préparer la table

## La table attend ses joueurs

status-gathering = En attente de joueurs
status-ready = Tout est prêt pour commencer
status-ready-waits = On attend que { $name } lance la partie
gather-asked = { $asked } se joue ici avec les règles de { $edition }
gather-players = { $count } joueurs
gather-target = { $count ->
    [one] un jeton suffit pour gagner
   *[other] { $count } jetons pour gagner
}
gather-aids-memory = la page ne montre que la dernière défausse de chacun
gather-aids-discards = la page montre toutes les défausses
gather-aids-counts = la page montre toutes les défausses et combien il reste de chaque carte
gather-aids-odds = la page montre toutes les défausses, combien il reste de chaque carte et les chances de chaque carte cachée
gather-watchers = d’autres peuvent regarder
gather-no-watchers = personne ne peut regarder
gather-house = Règles maison
gather-share = Invite d’autres joueurs
gather-share-how = Envoie ce lien. Qui l’ouvre peut prendre une place.
gather-share-open = La table est annoncée à tous. Qui a ce lien peut aussi prendre une place.
gather-share-watch = Laisse d’autres regarder
gather-share-watch-how = Toutes les places sont prises. Qui ouvre ce lien peut regarder.
gather-link = Lien vers cette table
gather-copy = Copier
gather-copied = Copié
gather-send = Partager
gather-seats = Places
gather-open = Place libre
gather-here = Ici
gather-away = Absent pour l’instant
gather-level = Comment jouent les joueurs automatiques
gather-add-bot = Ajouter un automatique
gather-add-bot-at = Ajouter un joueur automatique à la place { $seat }
gather-remove = Retirer
gather-remove-named = Retirer { $name }
gather-join = Prendre place
gather-full = Toutes les places sont prises.
gather-start = Commencer
gather-fill = { $count ->
    [one] Commencer avec un joueur automatique de plus
   *[other] Commencer avec { $count } joueurs automatiques de plus
}
gather-wait = { $name } a préparé cette table et lancera la partie.
gather-leave = Quitter la table

## Où l’on en est

status-you-play = À toi de jouer
status-you-return = À toi : choisis la carte à garder
status-you-reply = À toi : gardes-tu ta carte ?
status-you-look = À toi : regardes-tu une main ?
status-turn = À { $name } de jouer
status-choosing = { $name } choisit
status-round = { $you ->
    [one] Tu gagnes la manche
    [some] Gagnent la manche : { $names }
   *[none] { $count ->
        [one] { $names } gagne la manche
       *[other] { $names } gagnent la manche
    }
}
status-round-none = Personne ne gagne la manche
status-match = { $you ->
    [one] Tu gagnes la partie
    [some] Gagnent la partie : { $names }
   *[none] { $count ->
        [one] { $names } gagne la partie
       *[other] { $names } gagnent la partie
    }
}
status-round-number = Manche { $round }
status-playoff = Manche { $round }, de départage
status-watching = Tu regardes
notice-turn = À toi de jouer sur Duenna
table-opening = Ouverture de la table
line-opening = Connexion…
line-lost = Connexion perdue. Nouvel essai…
closed-no-table = Cette table n’existe pas
closed-no-table-how = Le lien est peut-être mal écrit.
closed-no-watchers = Cette table est privée
closed-no-watchers-how = La partie a commencé et ses joueurs ne veulent pas de spectateurs.
closed-removed = Tu n’es plus à cette table
closed-removed-how = L’hôte de la table a libéré ta place.
closed-quarantined = Cette table ne peut pas être montrée
closed-quarantined-how = Ce qui en a été gardé est abîmé. Préviens la personne qui tient ce serveur.

## Les parties de la table

opponents-title = Adversaires
players-title = Joueurs
cloth-title = Défausses
hand-title = Ta main
actions-title = Ton coup
side-title = Journal et aides
log-heading = Journal
face-label = { $card }, { $rank }
face-facts = Numéro { $rank } · { $copies ->
    [one] une dans le jeu
   *[other] { $copies } dans le jeu
}
tokens-of = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } sur { $target }
seat-known = Tu sais qu’il tient : { $card }
seat-shows = Montre : { $card }
mark-turn = à jouer
mark-protected = sous protection
mark-out = hors de la manche
mark-aside = ne joue pas cette manche
mark-marked = à choisir ensuite
mark-bet = parie sur { $name }
mark-won = a gagné la manche
mark-bot = automatique
mark-warm = absent, l’ordinateur joue
mark-away = absent
pile-of = Défausses : { $name }
pile-yours = Tes défausses
pile-none = aucune
pile-under = { $count ->
    [one] une carte dessous
   *[other] { $count } cartes dessous
}
deck-count = { $count ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
deck-known = { $place ->
    [one] Tu connais la dernière carte de la pioche : { $card }
   *[other] Tu connais la carte { $place } en partant du fond de la pioche : { $card }
}
aside-burned = Écartée, face cachée
aside-revealed = Était écartée
aside-further = { $count ->
    [one] Une autre carte écartée
   *[other] { $count } autres cartes écartées
}
hand-out = Tu es hors de la manche.
hand-empty = Tu n’as aucune carte.

## Un coup

ask-card-here = Choisis une de tes deux cartes.
ask-keep-here = Choisis la carte à garder.
ask-target-here = Contre qui ?
ask-first-here = Contre qui ?
ask-second-here = Et contre qui encore ?
ask-guess-here = Qu’annonces-tu ?
ask-top-here = Laquelle des autres va d’abord sous la pioche ? Elle sera piochée la première.
ask-reply-here = Ta carte a été devinée. Qu’en fais-tu ?
ask-look-here = Quelle main regardes-tu ?
choose-you = toi
choose-nobody = personne
choose-nobody-else = personne d’autre
choose-keep = la garder
choose-discard = la défausser et en piocher une autre
choose-value = { $value } : { $cards }
choose-only = Seul choix : { $what }
choose-protected = Sous protection, ne peuvent être choisis : { $names }
count-left = { $count ->
    [0] il n’en reste pas
    [one] il en reste une
   *[other] il en reste { $count }
}
act-do = Jouer : { $what }
act-keep = Garder : { $what }
act-choose = Choisir : { $what }
act-back = Choisir à nouveau
act-ruin = Ce coup te fait sortir de la manche. Le veux-tu vraiment ?
act-sure = Oui, jouer
typed-title = Taper un coup
typed-label = Ton coup, par exemple une carte, une place et une carte
typed-do = Jouer
typed-several = « { $text } » peut être : { $choices }
refused-unreachable = Le serveur ne répond pas. Rien n’a été joué : essaie encore.
refused-too-fast = C’était trop rapide. Attends un instant et essaie encore.
refused-no-seat = Tu n’as pas de place à cette table.
refused-seat-taken = Cette place est prise.
refused-not-maker = Seul l’hôte de la table peut faire cela.

## Fin de la manche et de la partie

result-next = Manche suivante
result-rematch = Rejouer
result-replay = Revoir la partie
result-wait = Les joueurs décident quand continuer.
fair-title = Vérifie que le mélange était honnête
fair-how = Avant la première donne, le serveur s’est engagé sur un nombre secret en montrant son empreinte. Voici les deux. Avec le relevé, chacun peut redistribuer toutes les manches.
fair-before = Montré avant
fair-after = Le secret
fair-record = Télécharger le relevé
leave-title = Quitter la partie
leave-how = Un joueur automatique prend ta place jusqu’à la fin de la partie.

## Aides

aids-title = Cartes que tu n’as pas vues
aids-rank = Numéro
aids-card = Carte
aids-left = Restent
odds-title = Probabilités
odds-how = Ce que peut être chaque carte cachée, compté exactement d’après tout ce que tu as vu.
odds-whose = À qui est la carte
odds-percent = { $percent } %
odds-never = impossible
odds-certain = certain
odds-under = moins de 1 %
odds-over = plus de 99 %
odds-of = { $card } { $chance }
odds-sure = { $card } à coup sûr

## Le journal et ce qui se dit

log-round = Manche { $round }
log-none = Rien ne s’est encore passé.
log-said = { $name } : { $text }
log-joined = { $name } prend place.
log-left = { $name } quitte la table.
log-removed = { $name } quitte la table.
log-bot = { $name }, joueur automatique, prend place.
log-warmed = { $name } s’est absenté : l’ordinateur joue.
log-returned = { $name } est de retour.
presence-here = { $name } est là.
presence-away = { $name } n’est plus là.
# $count: people without a seat
presence-watching =
    { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
say-title = Dire quelque chose
say-label = Ce que tu dis
say-do = Dire
say-mute = Ne pas montrer ce que dit
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-well-played = Bien joué !
say-ouch = Aïe !
say-thinking = Un instant, je réfléchis.
say-thanks = Merci !
say-again = Une autre partie ?
say-bye = Au revoir !

## Aide et touches

help-title = Aide
help-how = Comment jouer
help-keys-title = Touches
help-keys-off = On peut les désactiver dans les réglages.
key-card = Choisir la première carte ; 2, la seconde
key-hand = Dire ta main
key-opponents = Dire les adversaires
key-discards = Dire les défausses
key-remaining = Dire les cartes non vues
key-odds = Dire les cartes les plus probables des adversaires
key-last = Dire le dernier coup ; encore, celui d’avant
key-time = Dire le temps qui reste
key-help = Les règles de la carte en cours, ou cette aide
key-escape = Choisir à nouveau
clock-label = Temps restant :
told-hand = Tu tiens : { $cards }.
told-seat = Place { $seat }, { $name } : { $facts }.
told-pile = { $name } : { $cards }.
told-left = Non vues : { $list }.
told-count = { $card } { $count }
told-no-counts = À cette table, chacun compte pour soi.
told-no-odds = À cette table, chacun calcule ses probabilités.
told-odds-none = Aucune carte n’est cachée en ce moment.
told-no-clock = Il n’y a pas de limite de temps.
told-seconds = { $count ->
    [one] Il reste une seconde
   *[other] Il reste { $count } secondes
}

## Règles

rules-of = Comment jouer : { $edition }
rules-other = Édition
rules-the-cards = Les cartes

## Réglages

set-title = Réglages
set-where = Ils valent pour ce navigateur et prennent effet aussitôt.
set-back = Retour
set-size = Taille du texte
set-size-percent = { $percent } %
set-theme = Couleurs
set-theme-system = comme le système
set-theme-light = claires
set-theme-dark = sombres
set-motion = Mouvement
set-motion-system = comme le système
set-motion-less = aucun
set-speech = Annonces pour lecteurs d’écran
set-speech-full = tout
set-speech-brief = seulement mon tour et les problèmes
set-speech-off = aucune
set-sound = Sons
set-sound-hint = Un son bref pour ton tour, une carte, une sortie et la fin.
set-keys = Touches simples
set-keys-hint = 1 et 2 choisissent une carte, H O D R P L T renseignent, ? aide.
set-quick = Jouer au dernier choix
set-quick-hint = Le dernier choix joue la carte aussitôt, sans bouton.
set-notices = Notifications
set-notices-hint = Quand c’est ton tour et que la page n’est pas visible.

## Pages qui n’existent pas

missing-title = Il n’y a rien ici
missing-home = Vers la première page

## La partie revue

replay-heading = Partie revue
replay-playing = La partie pourra être revue quand elle sera finie.
replay-to-table = Vers la table
replay-again = Rejouer ici
replay-eyes = Vu par les yeux de
replay-eyes-all = tout le monde : cartes visibles
replay-eyes-none = quelqu’un qui regarde
replay-match = Partie
replay-steps = Étapes
replay-move = Coup
replay-copy = Copier le lien vers ce coup
replay-step = Coup { $at } sur { $count }
replay-first = Premier coup
replay-before = Précédent
replay-after = Suivant
replay-last = Dernier coup

## Une place sur un autre appareil

# $minutes: for how long the code is good
device-title = Continuer sur un autre appareil
device-how =
    Vise ceci avec l’appareil photo de l’autre appareil, ou ouvre le lien là-bas. Les deux gardent ta place. Le code sert une fois, pendant { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }. Qui l’a joue à ta place : garde-le pour toi.
device-link = Lien pour ton autre appareil
link-qr = Le lien en code QR
device-taking = Installation à ta place …
device-failed = Cela n’a pas marché
device-bad-code = Le code est faux, déjà utilisé ou trop vieux. Demandes-en un autre sur l’appareil où tu joues.

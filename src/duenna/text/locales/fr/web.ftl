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
name-unknown = Anonyme

## Accueil

home-title = Déjoue la duègne, fais passer ta lettre
home-lead = Le jeu de cartes Love Letter, dans toutes ses éditions : entre amis grâce à un lien, ou contre l’ordinateur. Sans compte.
home-play = Jouer
home-play-how = Tout de suite, contre l’ordinateur : { $edition }, { $players } joueurs.
home-friends = Jouer entre amis
home-continue = Tes tables
home-running = commencée
home-over = finie
home-forget = Oublier
home-forget-named = Oublier la table { $table }
home-open = Tables ouvertes
home-open-none = Personne n’attend en ce moment. Crée une table ouverte à tous.
quick-do = Partie rapide
quick-how = Avec qui est là. Les joueurs virtuels prennent les places restées libres.
quick-people = { $count ->
    [0] Personne n’est à une table en ce moment.
    [one] Une personne est à une table en ce moment.
   *[other] { $count } personnes sont à des tables en ce moment.
}
lobby-rules = Règles
lobby-lang = Langue
lobby-any-rules = Toutes les règles
lobby-any-lang = Toutes les langues
lobby-none = Aucune table ouverte de ce genre. Une partie rapide en ouvre une.
home-seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
home-editions = Les éditions

## Préparer une table

make-title = Créer une table
make-edition = Édition
make-players = Joueurs
make-bots = Dont joueurs virtuels
make-level = Leur façon de jouer
bot-random = Ordinateur, au hasard
bot-novice = Ordinateur, débutant
bot-counter = Ordinateur, compteur de cartes
bot-search = Ordinateur, stratège
bot-master = Ordinateur, maître
bot-other = Ordinateur : { $name }
make-aids = Ce que montre la page
aids-memory = De mémoire : seulement les dernières défausses
aids-discards = Toutes les défausses
aids-counts = Toutes les défausses, et les cartes restantes
aids-odds = Toutes les défausses, les cartes restantes et les probabilités
make-open = Ouverte à tous
make-open-hint = Affichée sur la page d’accueil. Sinon, il faut le lien pour jouer.
make-watchers = Spectateurs admis
make-house = Règles maison
make-house-how = Tout ceci suit l’édition tant que tu n’y touches pas. Toute la table voit ce que tu as changé.
make-more = Limites de temps et langue
make-lang = Langue de la table
make-move = Temps pour chaque décision
make-bank = Temps de réserve pour la partie
make-increment = Ajouté après chaque décision
make-absent = Attente avant remplacement par l’ordinateur
make-none = aucun
make-never = sans limite
make-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
make-do = Créer la table

## La table attend ses joueurs

status-gathering = En attente de joueurs
status-ready = Tout est prêt pour commencer
status-ready-waits = C’est à { $name } de lancer la partie
invite-title = { $name } t’invite à jouer
invite-preview = Love Letter avec les règles { $edition }, à { $count } joueurs. Ouvre le lien, donne ton nom et joue : sans compte, sans rien installer.
invite-lead = Love Letter est un jeu de cartes rapide, fait de déductions et de bluff. Sans compte, sans rien installer.
invite-turn = Chacun tient une carte. À ton tour, tu en pioches une autre, tu joues l’une des deux et tu fais ce qu’elle dit.
invite-win = Élimine les autres, ou tiens la plus forte valeur quand la pioche est vide : la manche est à toi.
invite-tokens = { $count ->
    [one] Une manche gagnée rapporte un jeton. Un seul suffit pour gagner la partie.
   *[other] Une manche gagnée rapporte un jeton. Il en faut { $count } pour gagner la partie.
}
gather-asked = { $asked } se joue ici avec les règles de l’édition { $edition }
gather-players = { $count } joueurs
gather-target = { $count ->
    [one] un jeton suffit pour gagner
   *[other] { $count } jetons pour gagner
}
gather-fills = { $count ->
    [one] Les joueurs virtuels prennent les places libres dans une seconde.
   *[other] Les joueurs virtuels prennent les places libres dans { $count } secondes.
}
gather-aids-memory = la page ne montre que la dernière défausse de chacun
gather-aids-discards = la page montre toutes les défausses
gather-aids-counts = la page montre toutes les défausses et combien il reste de chaque carte
gather-aids-odds = la page montre toutes les défausses, combien il reste de chaque carte et les probabilités de chaque carte cachée
gather-watchers = spectateurs admis
gather-no-watchers = sans spectateurs
gather-house = Règles maison
gather-share = Invite d’autres joueurs
gather-share-how = Envoie ce lien : il permet de prendre une place.
gather-share-open = La table est visible de tous. Ce lien permet aussi de prendre une place.
gather-share-watch = Invite des spectateurs
gather-share-watch-how = Toutes les places sont prises. Ce lien permet de regarder.
gather-link = Lien vers cette table
gather-copy = Copier
gather-copied = Copié
gather-send = Partager
gather-seats = Places
gather-open = Place libre
gather-here = En ligne
gather-away = Hors ligne
gather-level = Niveau des joueurs virtuels
gather-add-bot = Ajouter un joueur virtuel
gather-add-bot-at = Ajouter un joueur virtuel à la place { $seat }
gather-remove = Retirer
gather-remove-named = Retirer { $name }
gather-join = Prendre place
gather-full = Toutes les places sont prises.
gather-start = Commencer
gather-fill = { $count ->
    [one] Commencer avec un joueur virtuel de plus
   *[other] Commencer avec { $count } joueurs virtuels de plus
}
gather-wait = { $name } a créé cette table et lancera la partie.
gather-leave = Quitter la table

## Où l’on en est

status-you-play = À toi de jouer
status-you-return = À toi : choisis la carte à garder
status-you-reply = À toi : gardes-tu ta carte ?
status-you-look = À toi : regardes-tu une main ?
status-turn = À { $name } de jouer
status-choosing = { $name } choisit
since-title = Depuis ton dernier tour
pace-on = Continuer
pace-skip = À la fin de la manche
status-round = { $you ->
    [one] Tu gagnes la manche
    [some] Manche partagée : { $names }
   *[none] { $count ->
        [one] { $names } gagne la manche
       *[other] { $names } gagnent la manche
    }
}
status-round-none = Personne ne gagne la manche
status-match = { $you ->
    [one] Tu gagnes la partie
    [some] Victoire partagée : { $names }
   *[none] { $count ->
        [one] { $names } gagne la partie
       *[other] { $names } gagnent la partie
    }
}
status-round-number = Manche { $round }
status-playoff = Manche { $round }, départage
status-watching = Tu regardes la partie
notice-turn = À toi de jouer sur Duenna
table-opening = Ouverture de la table
line-opening = Connexion…
line-lost = Connexion perdue. Nouvel essai…
closed-no-table = Cette table n’existe pas
closed-no-table-how = Le lien est peut-être mal recopié.
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
table-menu = Menu
tab-aids = Cartes pas vues
tab-log = Journal
tab-say = Dire
log-heading = Journal
face-label = { $card }, { $rank }
face-facts = Valeur { $rank } · { $copies ->
    [one] un seul exemplaire
   *[other] { $copies } exemplaires
}
tokens-of = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } sur { $target }
seat-known = Carte connue : { $card }
seat-shows = Montre : { $card }
mark-turn = en train de jouer
mark-protected = sous protection
mark-out = hors jeu
mark-aside = pas dans cette manche
mark-marked = choix imposé
mark-bet = pari sur { $name }
mark-won = manche gagnée
mark-bot = ordinateur
mark-warm = hors ligne, l’ordinateur joue
mark-away = hors ligne
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
aside-label = écartée
aside-revealed = C’était la carte écartée
aside-further = { $count ->
    [one] Une autre carte écartée
   *[other] { $count } autres cartes écartées
}
hand-out = Tu es hors jeu.
hand-empty = Tu n’as aucune carte.

## Un coup

ask-card-here = Choisis une de tes deux cartes.
ask-keep-here = Choisis la carte à garder.
ask-target-here = Qui choisis-tu ?
ask-first-here = Qui choisis-tu en premier ?
ask-second-here = Qui d’autre choisis-tu ?
ask-guess-here = Qu’annonces-tu ?
ask-top-here = Laquelle des deux autres cartes places-tu d’abord sous la pioche ? Elle sera piochée avant l’autre.
ask-reply-here = Ta carte a été devinée. Qu’en fais-tu ?
ask-look-here = Quelle main regardes-tu ?
choose-you = toi
choose-nobody = aucune
choose-nobody-else = personne d’autre
choose-keep = la garder
choose-discard = la défausser et en piocher une autre
choose-value = { $value } : { $cards }
choose-only = Seul choix : { $what }
choose-protected = Sous protection, choix impossible : { $names }
count-left = { $count ->
    [0] il n’en reste pas
    [one] il en reste une
   *[other] il en reste { $count }
}
act-do = Jouer : { $what }
act-keep = Garder : { $what }
act-choose = Choisir : { $what }
act-back = Choisir à nouveau
act-rules = Les règles de la carte
act-ruin = Ce coup te met hors jeu. Le veux-tu vraiment ?
act-sure = Oui, jouer
typed-title = Taper un coup
typed-label = Ton coup, par exemple une carte, une place et une carte
typed-do = Jouer
typed-several = « { $text } » peut désigner : { $choices }
refused-unreachable = Le serveur ne répond pas. Rien n’a été joué : réessaie.
refused-trying = Le serveur ne répond pas. Nouvel essai …

## Fin de la manche et de la partie

result-next = Manche suivante
result-rematch = Rejouer
result-replay = Revoir la partie
result-wait = Aux joueurs de lancer la suite.
fair-title = Vérifier que le mélange était honnête
fair-how = Avant la première donne, le serveur s’est engagé sur un nombre secret en montrant l’empreinte de ce nombre. Voici les deux. Avec le relevé, chacun peut redistribuer toutes les manches.
fair-before = Empreinte montrée avant la partie
fair-after = Nombre secret
fair-record = Télécharger le relevé de la partie
score = Score final : { $list }.
score-item = { $name } { $count }
leave-title = Quitter la partie
leave-how = Un joueur virtuel prend ta place. Tu peux la reprendre tant que la partie dure.
leave-back = Reprendre ma place
leave-done = Tu as quitté cette partie. L’ordinateur joue pour toi.

## Aides

aids-title = Cartes que tu n’as pas vues
aids-rank = Valeur
aids-card = Carte
aids-left = Restantes
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
log-removed = L’hôte de la table libère la place de { $name }.
log-bot = { $name }, joueur virtuel, prend place.
log-warmed = { $name } n’est plus là : l’ordinateur joue.
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
help-keys-title = Raccourcis clavier
help-keys-off = On peut les désactiver dans les réglages.
key-card = Choisir la première carte ; 2, la seconde
key-hand = Rappeler ta main
key-opponents = Rappeler où en sont les adversaires
key-discards = Rappeler les défausses
key-remaining = Rappeler les cartes non vues
key-odds = Indiquer les cartes les plus probables des adversaires
key-last = Rappeler le dernier coup ; encore une fois, celui d’avant
key-time = Indiquer le temps restant
key-go-on = Passer à ce qui suit
key-help = Les règles de la carte sélectionnée, ou cette aide
key-escape = Choisir à nouveau
clock-label = Temps restant :
told-hand = Tu as en main : { $cards }.
told-seat = Place { $seat }, { $name } : { $facts }.
told-pile = { $name } : { $cards }.
told-left = Pas encore vues : { $list }.
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
set-motion = Animations
set-motion-system = comme le système
set-motion-less = aucune
set-speed = Vitesse de ce qui se passe
set-speed-calm = calme
set-speed-normal = normale
set-speed-quick = rapide
set-speed-once = tout d’un coup
set-speech = Annonces pour lecteurs d’écran
set-speech-full = tout
set-speech-brief = seulement mon tour et les problèmes
set-speech-off = aucune
set-sound = Sons
set-sound-hint = Un son bref pour ton tour, une carte, une élimination et la fin.
set-keys = Raccourcis à une touche
set-keys-hint = 1 et 2 choisissent une carte, H O D R P L T donnent une information, ? ouvre l’aide.
set-quick = Jouer dès le dernier choix
set-quick-hint = Le dernier choix joue la carte aussitôt, sans bouton.
set-notices = Notifications
set-notices-hint = Quand c’est ton tour et que la page n’est pas visible.

## Pages qui n’existent pas

missing-title = Il n’y a rien ici
missing-home = Retour à l’accueil

## La partie revue

replay-heading = Revoir la partie
replay-playing = La partie pourra être revue quand elle sera finie.
replay-to-table = Retour à la table
replay-again = Rejouer à cette table
replay-eyes = Point de vue
replay-eyes-all = tous, cartes visibles
replay-eyes-none = spectateur
replay-match = Partie
replay-steps = Étapes
replay-move = Coup
replay-copy = Copier le lien vers ce coup
replay-step = Coup { $at } sur { $count }
replay-first = Premier coup
replay-before = Précédent
replay-after = Suivant
replay-last = Dernier coup
replay-costly-before = Coup coûteux précédent
replay-costly-after = Coup coûteux suivant
replay-played = Joué
replay-played-best = Joué : le meilleur coup
replay-better = Mieux

## Une place sur un autre appareil

# $minutes: for how long the code is good
device-title = Continuer sur un autre appareil
device-how =
    Scanne ce code avec l’autre appareil, ou ouvres-y le lien. Les deux gardent ta place. Le code ne sert qu’une fois et reste valable { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }. Il permet de jouer à ta place : ne le donne à personne.
device-link = Lien pour ton autre appareil
link-qr = Le lien en code QR
device-taking = Reprise de ta place…
device-failed = Cela n’a pas marché

learn-link = Apprendre en deux minutes
lesson-title = Ta première manche
lesson-guard = Tu tiens { $priest-a } et tu as pioché { $guard-a }. À chaque tour, tu joues une carte et tu gardes l’autre. Joue { $guard-the } sur Bruno et annonce { $baron-the } : si Bruno a cette carte, il est hors jeu.
lesson-handmaid = Ce n’était pas cette carte : rien ne s’est passé. Bruno a ensuite joué { $handmaid-a } : jusqu’à son prochain tour, personne ne peut le choisir. Joue { $handmaid-the } à ton tour pour te mettre à l’abri.
lesson-priest = Bruno n’a pas pu te choisir. Ta protection est finie, la sienne aussi. Joue { $priest-the } pour regarder la carte de Bruno : toi seul la vois.
lesson-countess = Bruno s’est trompé. Tu as maintenant { $king-the } et { $countess-the }. Avec les deux en main, il faut jouer { $countess-the } : cette fois, pas de choix.
lesson-prince = Bruno a regardé ta carte. Mais tu sais quelque chose aussi : Bruno a toujours { $prince-the } que tu as vu, car il a joué d’autres cartes depuis. Joue { $guard-the } et annonce { $prince-the }.
lesson-end = Bruno est hors jeu et la manche est à toi. Si personne n’est éliminé, la carte la plus forte gagne quand la pioche est vide. Une manche gagnée rapporte un jeton ; le premier à en avoir assez gagne la partie.
lesson-other = Dans cette leçon, joue le coup demandé.
lesson-skip = Passer la leçon
lesson-again = Encore une fois
lesson-play = Jouer une partie

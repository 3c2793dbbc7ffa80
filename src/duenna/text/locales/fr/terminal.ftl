### Le terminal : préparation, questions, touches, parties enregistrées. Les variables sont expliquées dans en/terminal.ftl.

welcome = Duenna : le jeu de cartes Love Letter. Indépendant et non officiel.
setup-how = Entrée accepte ce qui est entre crochets. Ctrl-C quitte.
question = { $question } [{ $default }]
setup-language = Langue ({ $choices })
setup-editions = Éditions au choix :
setup-edition-line = { $number }. { $title } ({ $edition }) : { $blurb }
setup-edition = Quelle édition ?
setup-players = Combien de joueurs, de { $low } à { $high } ?
setup-names = Ton nom ? (À plusieurs sur ce clavier : tous les noms, séparés par des virgules.)
setup-names-wrong = Les noms doivent être différents et avoir de 1 à { $high } lettres.
setup-nobody = Anonyme
setup-bots = Joueurs virtuels ({ $choices })
setup-number = Tape un nombre de { $low } à { $high }.
setup-choice = Tape un de ces choix : { $choices }.

table-edition = Édition : { $edition }. { $tokens ->
    [one] Un jeton suffit pour gagner la partie.
   *[other] Il faut { $tokens } jetons pour gagner la partie.
}
table-other-edition = À { $players } joueurs, { $asked } se joue avec les règles de l’édition { $edition }.
table-human = { $seat }. { $name }
table-bot = { $seat }. { $name }, joueur virtuel ({ $bot })
table-help = Tape ? à tout moment pour voir l’aide.
table-odds = Tape odds à tout moment pour les probabilités des cartes cachées.
table-resumed = La partie reprend à la manche { $round }.

your-turn = À toi de jouer, { $name }.
your-answer = Une question pour toi, { $name }.
deck-left = { $count ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
ask-card = Quelle carte joues-tu ?
ask-target = { $card } : qui choisis-tu ?
ask-first = { $card } : qui choisis-tu en premier ?
ask-second = { $card } : qui d’autre choisis-tu ?
ask-guess = { $card }, { $target } : qu’annonces-tu ?
ask-keep = Quelle carte gardes-tu ?
ask-top = Deux cartes vont sous la pioche. Laquelle places-tu au-dessus de l’autre, pour être piochée avant elle ?
ask-reply = Ta carte a été devinée. Qu’en fais-tu ?
ask-look = Quelle main regardes-tu ?
ask-out = Ce coup te met hors jeu. Le veux-tu vraiment ?
choice = { $number }. { $what }
choice-card = { $card } ({ $rank })
choice-card-idle = { $card } ({ $rank }), sans effet : personne ne peut être choisi
choice-you = { $name } (toi)
choice-nobody-else = personne d’autre
choice-nobody = aucune
choice-keep = la garder
choice-discard = la défausser et en piocher une autre
choice-no = non, choisir autre chose
choice-yes = oui
is-protected = Sous protection, choix impossible : { $names }.

not-a-choice = « { $text } » n’est pas dans les choix. Tape un numéro de la liste, ou ? pour voir l’aide.
several-choices = « { $text } » peut désigner : { $choices }. Tape plus de lettres.
too-long = Cette ligne est trop longue.

help-step = Tape le numéro d’un choix et appuie sur Entrée. Entrée sans rien d’autre ramène à la première question.
help-whole = Tu peux aussi taper un coup entier, avec des noms ou des numéros : { $example }.
help-keys = Touches, chacune suivie d’Entrée :
help-key-help = ? cette aide. Avec le nom d’une carte, ses règles : ? { $card }
help-key-discards = d les défausses, et combien de cartes de chaque sorte tu n’as pas vues.
help-key-hand = h ta main, et ce que tu sais avec certitude.
help-key-log = l ce qui s’est passé dans cette manche.
help-key-scores = s les jetons de chaque joueur.
help-key-odds = odds les probabilités des cartes cachées.
help-key-quit = q enregistre la partie et quitte. Ctrl-C et Ctrl-D font de même.
help-no-card = Aucune carte ne s’appelle « { $text } ». Les cartes sont : { $cards }.
rule-of = { $card } ({ $rank }), { $copies ->
    [one] un seul exemplaire.
   *[other] { $copies } exemplaires.
} { $rule }

discards-title = Défausses, de la plus ancienne à la plus récente :
discards-of = { $name } : { $cards }.
discards-none = { $name } : aucune.
status-out = Hors jeu.
status-protected = Sous protection.
aside-open = À l’écart, face visible : { $cards }.
aside-hidden = { $count ->
    [one] Une carte est écartée face cachée.
   *[other] { $count } cartes sont écartées face cachée.
}
unseen-title = Cartes que tu n’as pas vues (dans les mains, dans la pioche ou écartées) :
unseen-line = { $card } ({ $rank }) : { $count }
unseen-none = Tu as vu toutes les cartes.
hand-holds = Tu as : { $cards }.
hand-none = Tu es hors jeu et n’as pas de carte.
know-title = Tu sais avec certitude :
know-hand = { $name } a : { $card }.
know-deck = { $place ->
    [one] La toute dernière carte de la pioche : { $card }.
   *[other] Carte numéro { $place } depuis le fond de la pioche : { $card }.
}
know-nothing = Tu ne connais avec certitude aucune autre carte cachée.
log-title = Cette manche jusqu’ici :
scores-title = { $tokens ->
    [one] Jetons (un seul suffit pour gagner la partie) :
   *[other] Jetons (il en faut { $tokens } pour gagner la partie) :
}
score-line = { $name } { $count }

chances-title = Ce que peuvent être les cartes cachées, d’après tout ce que tu as vu :
chances-of = { $name } : { $list }.
chances-burned = La carte écartée face cachée : { $list }.
chance-of = { $card } { $percent } %
chance-sure = { $card } à coup sûr
chance-under = { $card } moins de 1 %
chance-over = { $card } plus de 99 %
chances-none = Aucune carte n’est cachée en ce moment.
chances-off = Cette partie se joue sans les probabilités. Commences-en une avec --odds pour les avoir.
chances-unknown = Les probabilités ne peuvent pas être calculées ici.

hide-pass = Appuie sur Entrée pour cacher ceci, puis passe le clavier à { $name }.
hide-ready = Passe le clavier à { $name }. Appuie sur Entrée quand c’est fait.
hide-all = Appuie sur Entrée pour cacher ceci. La manche est finie et tout le monde peut regarder.
news-title = Depuis ton dernier coup :
news-all = La suite de la manche :

next-round = Appuie sur Entrée pour la prochaine manche.
bot-again = Appuie sur Entrée pour lui redemander, ou tape q pour enregistrer la partie et partir.
record-offer = Garder un relevé de cette partie ? Tape un nom de fichier, ou Entrée pour ne pas le garder.
again = Une autre partie ?
again-yes = oui, à la même table
again-no = non
goodbye = À bientôt.

save-done = Enregistré : { $file }
save-failed = Enregistrement impossible : { $problem }
save-resume = La partie est enregistrée. Pour la reprendre :
save-secret = Le fichier contient tous les secrets de la partie : ne le lis pas avant la fin.

file-unreadable = Impossible d’ouvrir { $file } : { $problem }
file-broken = { $file } ne contient pas de partie que l’on puisse rejouer : { $problem }
file-over = La partie du fichier { $file } est finie. Pour la relire : { $command }
file-program = { $file } nomme un programme comme joueur. Si tu lui fais confiance, confirme ainsi : { $command }

replay-title = { $edition } : { $names }.
replay-unfinished = Le relevé s’arrête ici : la partie n’est pas finie.
replay-no-seat = Il n’y a pas de place numéro { $seat } : il y en a { $players }.
replay-sound = Le relevé est en ordre. Manches : { $rounds }. Coups : { $moves }.
replay-sound-over = Victoire : { $names }.

rules-title = Comment jouer : { $edition }
rules-cards = Les cartes

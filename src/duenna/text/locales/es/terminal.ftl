### La terminal: preparación, preguntas, teclas, partidas guardadas. Las variables se explican en en/terminal.ftl.

welcome = Duenna: el juego de cartas Love Letter. Independiente y no oficial.
setup-how = Pulsa Enter para aceptar lo que está entre corchetes. Ctrl-C para salir.
question = { $question } [{ $default }]
setup-language = Idioma ({ $choices })
setup-editions = Ediciones para elegir:
setup-edition-line = { $number }. { $title } ({ $edition }): { $blurb }
setup-edition = ¿Qué edición?
setup-players = ¿Cuántos jugadores, de { $low } a { $high }?
setup-names = ¿Tu nombre? (Si varias personas usan este teclado: todos los nombres, separados por comas.)
setup-names-wrong = Los nombres deben ser distintos y tener de 1 a { $high } letras.
setup-nobody = Visitante
setup-bots = Bots ({ $choices })
setup-number = Escribe un número de { $low } a { $high }.
setup-choice = Escribe una de estas opciones: { $choices }.

table-edition = Edición: { $edition }. { $tokens ->
    [one] La partida se gana con una ficha.
   *[other] La partida se gana con { $tokens } fichas.
}
table-other-edition = Con { $players } jugadores, { $asked } se juega con las reglas de { $edition }.
table-human = { $seat }. { $name }
table-bot = { $seat }. { $name }, bot ({ $bot })
table-help = Escribe ? en cualquier momento para ver la ayuda.
table-odds = Escribe odds en cualquier momento para saber las probabilidades de las cartas ocultas.
table-resumed = La partida continúa en la ronda { $round }.

your-turn = Tu turno, { $name }.
your-answer = Una pregunta para ti, { $name }.
deck-left = { $count ->
    [0] El mazo está vacío.
    [one] Queda una carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}
ask-card = ¿Qué carta juegas?
ask-target = { $card }: ¿a quién eliges?
ask-first = { $card }, la primera de dos personas: ¿a quién eliges?
ask-second = { $card }: ¿a quién más eliges?
ask-guess = { $card }, { $target }: ¿qué nombras?
ask-keep = ¿Qué carta conservas?
ask-top = Dos cartas van debajo del mazo. ¿Cuál queda encima y se roba antes?
ask-reply = Han adivinado tu carta. ¿Qué haces con ella?
ask-look = ¿A quién le miras la mano?
ask-out = Con eso quedas fuera de la ronda. ¿Seguro que quieres hacerlo?
choice = { $number }. { $what }
choice-card = { $card } ({ $rank })
choice-card-idle = { $card } ({ $rank }), sin efecto: no se puede elegir a nadie
choice-you = { $name } (tú)
choice-nobody-else = nadie más
choice-nobody = nadie
choice-keep = conservarla
choice-discard = descartarla y robar otra
choice-no = no, elegir otra vez
choice-yes = sí
is-protected = La protección impide elegir a { $names }.

not-a-choice = «{ $text }» no está entre las opciones. Escribe un número de la lista, o ? para ver la ayuda.
several-choices = «{ $text }» podría ser: { $choices }. Escribe más letras.
too-long = Esa línea es demasiado larga.

help-step = Escribe el número de una opción y pulsa Enter. Enter sin escribir nada vuelve a la primera pregunta.
help-whole = También puedes escribir una jugada entera, con nombres o números: { $example }.
help-keys = Teclas, cada una seguida de Enter:
help-key-help = ? esta ayuda. Con el nombre de una carta, sus reglas: ? { $card }
help-key-discards = d descartes, y cuántas cartas de cada tipo no has visto.
help-key-hand = h tu mano, y lo que sabes con certeza.
help-key-log = l lo que ha pasado en esta ronda.
help-key-scores = s fichas de cada jugador.
help-key-odds = odds las probabilidades de las cartas ocultas.
help-key-quit = q guarda la partida y sale. Ctrl-C y Ctrl-D hacen lo mismo.
help-no-card = Ninguna carta se llama «{ $text }». Las cartas son: { $cards }.
rule-of = { $card } ({ $rank }), { $copies ->
    [one] una en el mazo.
   *[other] { $copies } en el mazo.
} { $rule }

discards-title = Descartes, del más antiguo al más reciente:
discards-of = { $name }: { $cards }.
discards-none = { $name }: ninguno.
status-out = Fuera de esta ronda.
status-protected = Con protección.
aside-open = Apartadas boca arriba: { $cards }.
aside-hidden = { $count ->
    [one] Hay una carta apartada boca abajo.
   *[other] Hay { $count } cartas apartadas boca abajo.
}
unseen-title = Cartas que no has visto (en otras manos, en el mazo o apartadas):
unseen-line = { $card } ({ $rank }): { $count }
unseen-none = Has visto todas las cartas.
hand-holds = Tienes: { $cards }.
hand-none = Estás fuera de esta ronda y no tienes carta.
know-title = Sabes con certeza:
know-hand = { $name } tiene: { $card }.
know-deck = { $place ->
    [one] La última carta del mazo: { $card }.
   *[other] Carta número { $place } desde el fondo del mazo: { $card }.
}
know-nothing = No sabes con certeza ninguna otra carta oculta.
log-title = Esta ronda hasta ahora:
scores-title = { $tokens ->
    [one] Fichas (la partida se gana con una):
   *[other] Fichas (la partida se gana con { $tokens }):
}
score-line = { $name } { $count }

chances-title = Qué pueden ser las cartas ocultas, contando todo lo que has visto:
chances-of = { $name }: { $list }.
chances-burned = La carta apartada boca abajo: { $list }.
chance-of = { $card } { $percent } %
chance-sure = { $card } con seguridad
chance-under = { $card } menos del 1 %
chance-over = { $card } más del 99 %
chances-none = Ahora no hay ninguna carta oculta.
chances-off = Esta partida se juega sin las probabilidades. Empieza una con --odds para tenerlas.
chances-unknown = Aquí no se pueden calcular las probabilidades.

hide-pass = Pulsa Enter para ocultar esto y pasa el teclado a { $name }.
hide-ready = Pasa el teclado a { $name }. Pulsa Enter cuando { $name } lo tenga.
hide-all = Pulsa Enter para ocultar esto. La ronda ha terminado y todos pueden mirar.
news-title = Desde tu última jugada:
news-all = Así siguió la ronda:

next-round = Pulsa Enter para la próxima ronda.
bot-again = Pulsa Enter para preguntarle otra vez, o escribe q para guardar la partida y salir.
record-offer = ¿Guardar un registro de esta partida? Escribe un nombre de archivo, o pulsa Enter para no guardarlo.
again = ¿Juegas otra vez?
again-yes = sí, en la misma mesa
again-no = no
goodbye = Hasta pronto.

save-done = Guardado: { $file }
save-failed = No se ha podido guardar: { $problem }
save-resume = La partida está guardada. Para continuarla:
save-secret = El archivo contiene todos los secretos de la partida: no lo mires hasta que termine.

file-unreadable = No se puede abrir { $file }: { $problem }
file-broken = { $file } no contiene una partida que se pueda reproducir: { $problem }
file-over = La partida de { $file } ha terminado. Para leerla de nuevo: { $command }
file-program = { $file } nombra un programa como jugador. Si te fías de él, confírmalo con: { $command }

replay-title = { $edition }: { $names }.
replay-unfinished = Aquí acaba el registro: la partida no ha terminado.
replay-no-seat = No existe el asiento { $seat }: hay { $players }.
replay-sound = El registro está en orden. Rondas: { $rounds }. Jugadas: { $moves }.
replay-sound-over = Victoria: { $names }.

rules-title = Cómo se juega: { $edition }
rules-cards = Las cartas

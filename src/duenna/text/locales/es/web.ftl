# La página en el navegador.

## Cabecera y pie

top-skip = Saltar al contenido
top-nav = Páginas
top-rules = Reglas
top-settings = Ajustes
top-language = Idioma
foot-unofficial = Duenna es una forma independiente y no oficial de jugar al juego de cartas Love Letter. No tiene relación con las editoriales del juego.
foot-art = Dibujos de los autores de Duenna, CC BY 4.0. Software libre con licencia MIT.
dialog-close = Cerrar
name-label = Tu nombre
name-unknown = Visitante

## Inicio

home-title = Que tu carta burle la vigilancia de la dueña
home-lead = El juego de cartas Love Letter, en todas sus ediciones: con amigos, mediante un enlace, o contra la máquina. Sin crear una cuenta.
home-play = Jugar ya
home-play-how = Ahora mismo, contra la máquina: { $edition }, { $players } jugadores.
home-friends = Jugar con amigos
home-continue = Tus mesas
home-running = empezada
home-over = terminada
home-forget = Olvidar
home-forget-named = Olvidar la mesa { $table }
home-open = Mesas abiertas
home-open-none = Ahora mismo no hay nadie esperando. Crea una mesa abierta a todos.
quick-do = Partida rápida
quick-how = Con quien esté aquí. Los bots ocupan los sitios que queden libres.
quick-people = { $count ->
    [0] Ahora no hay nadie en las mesas.
    [one] Ahora hay una persona en las mesas.
   *[other] Ahora hay { $count } personas en las mesas.
}
lobby-rules = Reglas
lobby-lang = Idioma
lobby-any-rules = Todas las reglas
lobby-any-lang = Todos los idiomas
lobby-none = No hay ninguna mesa así. Una partida rápida abre una.
home-seats-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
home-editions = Las ediciones

## Preparar una mesa

make-title = Crear una mesa
make-edition = Reglas
make-players = Jugadores
make-bots = De ellos, bots
make-level = Cómo juegan
bot-random = Bot al azar
bot-novice = Bot principiante
bot-counter = Bot que cuenta cartas
bot-search = Bot estratega
bot-master = Bot maestro
bot-other = Bot: { $name }
make-aids = Lo que muestra la página
aids-memory = Solo memoria: nada más que los últimos descartes
aids-discards = Todos los descartes
aids-counts = Todos los descartes y las cartas que quedan
aids-odds = Todos los descartes, las cartas que quedan y las probabilidades
make-open = Abierta a todos
make-open-hint = Aparece en la página de inicio. Si no, solo pueden unirse quienes tengan el enlace.
make-watchers = Otros pueden mirar
make-house = Reglas de la casa
make-house-how = Cada regla es la de la edición mientras no la cambies. Todos en la mesa ven lo que has cambiado.
make-more = Límites de tiempo e idioma
make-lang = Idioma de la mesa
make-move = Límite de tiempo por decisión
make-bank = Tiempo adicional para la partida
make-increment = Tiempo añadido tras cada decisión
make-absent = Un bot sustituye a la persona ausente tras
make-none = ninguno
make-never = nunca
make-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
make-do = Crear la mesa

## La mesa espera jugadores

status-gathering = Esperando jugadores
status-ready = Todo listo para empezar
status-ready-waits = Esperando a que { $name } empiece la partida
invite-title = { $name } te invita a jugar
invite-preview = Love Letter con las reglas de { $edition }, para { $count } jugadores. Abre el enlace, di tu nombre y juega: sin cuenta y sin instalar nada.
invite-lead = Love Letter es un juego de cartas rápido, de deducción y faroles. Sin cuenta y sin instalar nada.
invite-turn = Cada jugador tiene una carta. En tu turno robas otra, juegas una de las dos y haces lo que dice.
invite-win = Deja fuera a los demás, o ten la carta más alta cuando se acabe el mazo: la ronda es tuya.
invite-tokens = { $count ->
    [one] Cada ronda ganada da una ficha. La partida se gana con una.
   *[other] Cada ronda ganada da una ficha. La partida se gana con { $count }.
}
gather-asked = { $asked } se juega aquí con las reglas de { $edition }
gather-players = { $count } jugadores
gather-target = { $count ->
    [one] se gana con una ficha
   *[other] se gana con { $count } fichas
}
gather-fills = { $count ->
    [one] Los bots ocuparán los sitios libres en un segundo.
   *[other] Los bots ocuparán los sitios libres en { $count } segundos.
}
gather-aids-memory = la página solo muestra el último descarte de cada jugador
gather-aids-discards = la página muestra todos los descartes
gather-aids-counts = la página muestra todos los descartes y cuántas quedan de cada carta
gather-aids-odds = la página muestra todos los descartes, cuántas quedan de cada carta y las probabilidades de cada carta oculta
gather-watchers = otros pueden mirar
gather-no-watchers = nadie puede mirar
gather-house = Reglas de la casa
gather-share = Invita a otros
gather-share-how = Envía este enlace. Quien lo abra puede sentarse.
gather-share-open = La mesa aparece en la lista para todos. Quien tenga este enlace también puede sentarse.
gather-share-watch = Deja que otros miren
gather-share-watch-how = Todos los asientos están ocupados. Quien abra este enlace puede mirar.
gather-link = Enlace a esta mesa
gather-copy = Copiar
gather-copied = Copiado
gather-send = Compartir
gather-seats = Asientos
gather-open = Asiento libre
gather-here = Presente
gather-away = Ausente
gather-level = Cómo juegan los bots
gather-add-bot = Añadir bot
gather-add-bot-at = Añadir un bot en el asiento { $seat }
gather-remove = Quitar
gather-remove-named = Quitar a { $name }
gather-join = Sentarse
gather-full = Todos los asientos están ocupados.
gather-start = Empezar
gather-fill = { $count ->
    [one] Empezar con un bot más
   *[other] Empezar con { $count } bots más
}
gather-wait = { $name } creó esta mesa y empezará la partida.
gather-leave = Dejar la mesa

## Cómo están las cosas

status-you-play = Tu turno
status-you-return = Tu turno: elige la carta que conservas
status-you-reply = Tu turno: ¿conservas tu carta o la descartas?
status-you-look = Tu turno: ¿miras una mano?
status-turn = Turno de { $name }
status-choosing = { $name } está eligiendo
since-title = Desde tu último turno
pace-on = Seguir
pace-skip = Al final de la ronda
status-round = { $you ->
    [one] Ganas la ronda
    [some] Ganan la ronda: { $names }
   *[none] { $count ->
        [one] { $names } gana la ronda
       *[other] { $names } ganan la ronda
    }
}
status-round-none = Nadie gana la ronda
status-match = { $you ->
    [one] Ganas la partida
    [some] Ganan la partida: { $names }
   *[none] { $count ->
        [one] { $names } gana la partida
       *[other] { $names } ganan la partida
    }
}
status-round-number = Ronda { $round }
status-playoff = Ronda { $round }, de desempate
status-watching = Estás mirando la partida
notice-turn = Tu turno en Duenna
table-opening = Abriendo la mesa
line-opening = Conectando…
line-lost = Se ha perdido la conexión. Reintentando…
closed-no-table = No existe esa mesa
closed-no-table-how = Quizá el enlace esté mal escrito.
closed-no-watchers = Esta mesa es privada
closed-no-watchers-how = La partida ha empezado y sus jugadores no quieren que nadie mire.
closed-removed = Ya no estás en esta mesa
closed-removed-how = Quien preparó la mesa ha liberado tu sitio.
closed-quarantined = Esta mesa no se puede mostrar
closed-quarantined-how = Algo falla en lo que se guardó de ella. Avisa a quien lleva este servidor.

## Las partes de la mesa

opponents-title = Rivales
players-title = Jugadores
cloth-title = Descartes
hand-title = Tu mano
actions-title = Tu jugada
side-title = Historial y ayudas
table-menu = Menú
tab-aids = Cartas por ver
tab-log = Historial
tab-say = Decir
log-heading = Historial
face-label = { $card }, { $rank }
face-facts = Valor { $rank } · { $copies ->
    [one] una en el mazo
   *[other] { $copies } en el mazo
}
tokens-of = { $count } de { $target } fichas
seat-known = Sabes que tiene: { $card }
seat-shows = Muestra: { $card }
mark-turn = con el turno
mark-protected = con protección
mark-out = fuera de la ronda
mark-aside = sin jugar esta ronda
mark-marked = elección obligada
mark-bet = apuesta por { $name }
mark-won = ronda ganada
mark-bot = bot
mark-warm = ausente, juega un bot
mark-away = ausente
pile-of = Descartes de { $name }
pile-yours = Tus descartes
pile-none = aún ninguno
pile-under = { $count ->
    [one] una carta debajo
   *[other] { $count } cartas debajo
}
deck-count = { $count ->
    [0] El mazo está vacío
    [one] Una carta en el mazo
   *[other] { $count } cartas en el mazo
}
deck-known = { $place ->
    [one] Conoces la última carta del mazo: { $card }
   *[other] Conoces la carta { $place } desde el fondo del mazo: { $card }
}
aside-burned = Apartada, boca abajo
aside-label = aparte
aside-revealed = Estaba apartada
aside-further = { $count ->
    [one] Otra carta apartada
   *[other] Otras { $count } cartas apartadas
}
hand-out = Estás fuera de esta ronda.
hand-empty = No tienes ninguna carta.

## Una jugada

ask-card-here = Elige una de tus dos cartas.
ask-keep-here = Elige la carta que conservas.
ask-target-here = ¿A quién?
ask-first-here = ¿A quién?
ask-second-here = ¿Y a quién más?
ask-guess-here = ¿Qué nombras?
ask-top-here = Las otras dos van debajo del mazo. ¿Cuál queda encima? Se robará antes.
ask-reply-here = Han adivinado tu carta. ¿Qué haces con ella?
ask-look-here = ¿Qué mano miras?
choose-you = tú
choose-nobody = nadie
choose-nobody-else = nadie más
choose-keep = conservarla
choose-discard = descartarla y robar otra
choose-value = { $value }: { $cards }
choose-only = Única opción: { $what }
choose-protected = La protección impide elegir a { $names }
count-left = { $count ->
    [0] no queda
    [one] queda una
   *[other] quedan { $count }
}
act-do = Jugar: { $what }
act-keep = Conservar: { $what }
act-choose = Elegir: { $what }
act-back = Elegir otra vez
act-rules = Las reglas de la carta
act-ruin = Con eso quedas fuera de la ronda. ¿Seguro que quieres jugarla?
act-sure = Sí, jugarla
typed-title = Escribir una jugada
typed-label = Tu jugada, por ejemplo una carta, un asiento y una carta
typed-do = Jugar
typed-several = «{ $text }» puede ser: { $choices }
refused-unreachable = No se puede conectar con el servidor. No se ha jugado nada: inténtalo de nuevo.
refused-trying = El servidor no responde. Se intenta otra vez …

## Final de la ronda y de la partida

result-next = Siguiente ronda
result-rematch = Jugar otra vez
result-replay = Ver la repetición
result-wait = Los jugadores deciden cuándo seguir.
fair-title = Comprueba que se barajó limpiamente
fair-how = Antes de repartir la primera carta, el servidor se comprometió con un número secreto mostrando su resumen criptográfico. Aquí están los dos. Con el registro se puede repartir de nuevo cada ronda.
fair-before = Mostrado antes
fair-after = El secreto
fair-record = Descargar el registro
score = Resultado final: { $list }.
score-item = { $name } { $count }
leave-title = Dejar la partida
leave-how = Un bot ocupará tu asiento. Mientras dure la partida puedes volver a ocuparlo.
leave-back = Volver a mi asiento
leave-done = Dejaste esta partida. Un bot juega en tu lugar.

## Ayudas

aids-title = Cartas que no has visto
aids-rank = Valor
aids-card = Carta
aids-left = Quedan
odds-title = Probabilidades
odds-how = Qué puede ser cada carta oculta, contado con exactitud a partir de todo lo que has visto.
odds-whose = De quién es la carta
odds-percent = { $percent } %
odds-never = imposible
odds-certain = seguro
odds-under = menos del 1 %
odds-over = más del 99 %
odds-of = { $card } { $chance }
odds-sure = { $card } con seguridad

## El registro y lo que se dice

log-round = Ronda { $round }
log-none = Aún no ha pasado nada.
log-said = { $name }: { $text }
log-joined = { $name } se sienta.
log-left = { $name } deja la mesa.
log-removed = Quien preparó la mesa libera el sitio de { $name }.
log-bot = { $name } se sienta; es un bot.
log-warmed = { $name } no está: un bot juega en su lugar.
log-returned = { $name } ha vuelto.
presence-here = { $name } está aquí.
presence-away = { $name } no está.
# $count: people without a seat
presence-watching =
    { $count ->
        [one] una persona mira
       *[other] { $count } personas miran
    }
say-title = Decir algo
say-label = Lo que dices
say-do = Decir
say-mute = No mostrar lo que dice
say-hello = ¡Hola!
say-good-luck = ¡Suerte!
say-well-played = ¡Bien jugado!
say-ouch = ¡Ay!
say-thinking = Un momento, estoy pensando.
say-thanks = ¡Gracias!
say-again = ¿Otra partida?
say-bye = ¡Adiós!

## Ayuda y teclas

help-title = Ayuda
help-how = Cómo se juega
help-keys-title = Teclas
help-keys-off = Se pueden desactivar en los ajustes.
key-card = Elegir la primera carta; 2, la segunda
key-hand = Consultar tu mano
key-opponents = Consultar cómo están los rivales
key-discards = Consultar los descartes
key-remaining = Consultar las cartas no vistas
key-odds = Consultar las cartas más probables de los rivales
key-last = Consultar la última jugada; otra vez, la anterior
key-time = Consultar el tiempo que queda
key-go-on = Pasar a lo que ocurrió después
key-help = Las reglas de la carta enfocada, o esta ayuda
key-escape = Elegir otra vez
clock-label = Tiempo que queda:
told-hand = Tienes: { $cards }.
told-seat = Asiento { $seat }, { $name }: { $facts }.
told-pile = { $name }: { $cards }.
told-left = Sin ver: { $list }.
told-count = { $card } { $count }
told-no-counts = En esta mesa cada cual lleva su cuenta.
told-no-odds = En esta mesa cada cual calcula sus probabilidades.
told-odds-none = Ahora no hay ninguna carta oculta.
told-no-clock = No hay límite de tiempo.
told-seconds = { $count ->
    [one] Queda un segundo
   *[other] Quedan { $count } segundos
}

## Reglas

rules-of = Cómo se juega: { $edition }
rules-other = Edición
rules-the-cards = Las cartas

## Ajustes

set-title = Ajustes
set-where = Valen para este navegador y se aplican al momento.
set-back = Volver
set-size = Tamaño del texto
set-size-percent = { $percent } %
set-theme = Colores
set-theme-system = como el sistema
set-theme-light = claros
set-theme-dark = oscuros
set-motion = Movimiento
set-motion-system = como el sistema
set-motion-less = ninguno
set-speed = Velocidad de lo que ocurre
set-speed-calm = tranquila
set-speed-normal = normal
set-speed-quick = rápida
set-speed-once = todo a la vez
set-speech = Avisos para lectores de pantalla
set-speech-full = todo
set-speech-brief = solo mi turno y los problemas
set-speech-off = ninguno
set-sound = Sonidos
set-sound-hint = Un sonido breve para tu turno, una carta, una eliminación y el final.
set-keys = Teclas sueltas
set-keys-hint = 1 y 2 eligen carta, H O D R P L T informan, ? ayuda.
set-quick = Jugar con la última elección
set-quick-hint = Al hacer la última elección, la carta se juega al instante, sin botón.
set-notices = Notificaciones
set-notices-hint = Cuando es tu turno y la página no está a la vista.

## Páginas que no existen

missing-title = Aquí no hay nada
missing-home = Ir a la página de inicio

## La repetición

replay-heading = Repetición
replay-playing = La repetición se puede ver cuando termina la partida.
replay-to-table = Ir a la mesa
replay-again = Jugar otra vez aquí
replay-eyes = Visto con los ojos de
replay-eyes-all = todos: cartas descubiertas
replay-eyes-none = quien solo mira
replay-match = Partida
replay-steps = Pasos
replay-move = Jugada
replay-copy = Copiar el enlace a esta jugada
replay-step = Jugada { $at } de { $count }
replay-first = Primera jugada
replay-before = Atrás
replay-after = Adelante
replay-last = Última jugada
replay-costly-before = Jugada costosa anterior
replay-costly-after = Jugada costosa siguiente
replay-played = Jugada
replay-played-best = Jugada: la mejor
replay-better = Mejor

## Un sitio en otro dispositivo

# $minutes: for how long the code is good
device-title = Seguir en otro dispositivo
device-how =
    Apunta a esto con la cámara del otro dispositivo, o abre allí el enlace. Los dos dispositivos conservan tu asiento. El código sirve una sola vez, durante { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }. Quien lo tenga juega por ti: no lo compartas.
device-link = Enlace para tu otro dispositivo
link-qr = El enlace como código QR
device-taking = Ocupando tu asiento…
device-failed = No ha funcionado

learn-link = Aprende en dos minutos
lesson-title = Tu primera ronda
lesson-guard = Tienes { $priest-a } y has robado { $guard-a }. En cada turno juegas una carta y te quedas la otra. Juega { $guard-the } contra Bruno y nombra { $baron-the }: si Bruno la tiene, queda fuera de la ronda.
lesson-handmaid = No era esa carta, así que no pasó nada. Después Bruno jugó { $handmaid-a }: hasta su próximo turno nadie puede elegirlo. Juega tu propia { $handmaid } y ponte también a salvo.
lesson-priest = Bruno no pudo elegirte. Tu protección ha terminado, y la de Bruno también. Juega { $priest-the } para mirar la carta de Bruno: solo la ves tú.
lesson-countess = Bruno no acertó. Ahora tienes { $king-the } y { $countess-the }. Con las dos en la mano hay que jugar { $countess-the }: esta vez no hay elección.
lesson-prince = Bruno ha mirado tu carta. Pero tú también sabes algo: Bruno tiene { $prince-the } que viste, y desde entonces ha jugado otras cartas. Juega { $guard-the } y nombra { $prince-the }.
lesson-end = Bruno queda fuera y la ronda es tuya. Si nadie queda fuera, al acabarse el mazo gana la carta más alta. Cada ronda ganada da una ficha; gana la partida quien reúne antes las necesarias.
lesson-other = En esta lección, haz la jugada que se pide.
lesson-skip = Saltar la lección
lesson-again = Otra vez
lesson-play = Jugar una partida

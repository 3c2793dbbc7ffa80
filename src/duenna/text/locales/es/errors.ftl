# Por qué se rechaza una jugada. Las variables se explican en en/errors.ftl.

seat-number = Asiento { $number }

error-unparsable = «{ $text }» no es una jugada.
error-not-your-turn = No es tu turno: le toca a { $seat }.
error-round-over = La ronda ha terminado: reparte antes la siguiente.
error-round-not-over = Esta ronda aún no ha terminado.
error-match-over = La partida ha terminado.
error-nothing-to-undo = No hay nada que deshacer.
error-nothing-to-redo = No hay nada que rehacer.
error-not-held = No tienes { $card-the }.
error-countess = Con { $king-a } o { $prince-a } en la mano, debes jugar { $countess-the }.
error-target-needed = { $card }: falta decir a quién eliges.
error-target-self = { $card }: no puedes elegirte a ti.
error-target-out = { $seat } está fuera de esta ronda.
error-target-protected = { $seat } tiene protección hasta su próximo turno.
error-target-twice = Elige a dos jugadores distintos.
error-target-missing = No existe el asiento { $number }.
error-nobody-to-choose = No se puede elegir a nadie: juega { $card-the } sin decir a quién.
error-marked = Hay que elegir a { $seat }: lo exige { $sycophant-the }.
error-guess-needed =
    { $guard-by ->
        [value] Nombra también un valor.
       *[name] Nombra también un personaje.
    }
error-guess-guard =
    { $guard-by ->
        [value] Puedes nombrar cualquier valor menos el 1.
       *[name] Puedes nombrar cualquier personaje menos { $guard-the }.
    }
error-guess-unknown = «{ $text }»: eso no se puede nombrar.
error-guess-absent = Nadie puede tener { $guess-the } en este desempate: se juega con un mazo más pequeño.
error-wrong-question =
    { $question ->
        [return] Elige antes qué carta conservas.
        [reply] Di antes si conservas tu carta o la descartas.
        [look] Elige antes qué mano miras, si quieres mirar alguna.
       *[play] Juega una de tus dos cartas.
    }
error-return-cards = Tienes { $cards-a }: conserva una de esas cartas y devuelve el resto.
error-look-pair = Solo puedes mirar una mano que se haya intercambiado: { $seats }.

error-no-watchers = En esta mesa nadie puede mirar.
error-no-table = No existe esa mesa.
error-no-match = En esta mesa no se ha jugado esa partida.
error-no-eyes = Nadie ocupa ese asiento.
error-not-over = La partida aún no ha terminado.
error-not-started = La partida aún no ha empezado.
error-started = La partida ya ha empezado.
error-no-seat = No tienes asiento en esta mesa.
error-seat-taken = Ese asiento está ocupado.
error-not-maker = Eso solo puede hacerlo quien creó la mesa.
error-too-fast = Demasiado rápido. Espera un momento e inténtalo de nuevo.
error-too-many-open = Diez mesas abiertas creadas desde tu red siguen esperando jugadores. Empieza o deja una antes.
error-seated = Ya tienes asiento en esta mesa.
error-seats-open = Queda un asiento libre: invita a alguien o añade un jugador del ordenador.
error-no-such-seat = Elige un asiento que ocupe otra persona.
error-no-bot = No existe ese jugador del ordenador, o son demasiados.
error-no-phrase = No existe esa frase hecha.
error-phrases-only = En las mesas abiertas solo hay frases hechas.
error-no-command = No existe esa orden.
error-as-it-is = Ya es así.
error-stale = La mesa ha seguido adelante. Mira otra vez.
error-store = El servidor no puede guardar nada ahora. No ha cambiado nada: prueba más tarde.
error-analysis-failed = No se ha podido analizar la partida ahora.
error-analyses-waiting = Muchas partidas esperan su análisis. Prueba más tarde.
error-edition = Estas reglas no van juntas.
error-bad-value = Eso no puede ser.
error-bad-request = El servidor no entiende eso.
error-bad-code = El código es incorrecto, ya se usó o ha caducado. Pide otro en el dispositivo en el que juegas.
error-bad-token = No ocupas ese asiento en esta mesa.
error-origin = Eso solo puede hacerlo la página de la mesa.
error-too-large = Es demasiado para enviarlo de una vez.
error-not-found = Aquí no hay nada.
error-too-slow = No llegó el resto. Prueba otra vez.
error-bad-host = La dirección no es la de este servidor.
error-unknown-host = Este servidor no conoce su propia dirección. Avisa a quien lo lleva.
error-quarantined = Algo falla en lo guardado de esta mesa. Avisa a quien lleva el servidor.

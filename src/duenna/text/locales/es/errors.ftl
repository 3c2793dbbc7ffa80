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
error-wrong-question =
    { $question ->
        [return] Elige antes qué carta conservas.
        [reply] Di antes si conservas tu carta o la descartas.
        [look] Elige antes qué mano miras, si quieres mirar alguna.
       *[play] Juega una de tus dos cartas.
    }
error-return-cards = Tienes { $cards-a }: conserva una de esas cartas y devuelve el resto.
error-look-pair = Solo puedes mirar una mano que se haya intercambiado: { $seats }.

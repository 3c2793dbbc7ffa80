# Una partida terminada, analizada. Las variables están explicadas en en/analysis.ftl.

## Movimientos en pocas palabras

move-plain = { $card }
move-on = { $card } a { $target }
move-self = { $card }, eligiéndose
move-two = { $card } a { $target } y a { $second }
move-guess = { $card } a { $target }, nombrando { $guess-the }
move-return = quedarse con { $card-the }, devolver { $cards }
move-keep = quedarse con la carta
move-discard = descartar la carta
move-look = mirar la mano de { $target }
move-look-nobody = no mirar ninguna mano

## El conjunto

analysis-title = Análisis
analysis-heading = { $edition }: { $names }. La partida, jugada a jugada.
analysis-how = Cada probabilidad es la de ganar la partida, según lo que podía saber en ese momento quien elegía. Es una estimación: { $worlds } repartos compatibles con todo lo que había visto, jugados hasta el final con criterios sencillos.
analysis-readings = Contando: todos los repartos compatibles pesan lo mismo. Leyendo: también pesa lo que hicieron los demás, si siguen criterios sencillos salvo algún desliz.
analysis-luck-note = La suerte pesa mucho en este juego: incluso quien viera todas las cartas ganaría solo cerca del { $chance } de las rondas contra un rival.

## Decisiones

analysis-round = Ronda { $round }
analysis-standing = Probabilidad de ganar la partida: { $names }.
analysis-standing-one = { $name } { NUMBER($chance, maximumFractionDigits: 1) }
analysis-move = { $number }. { $name }: { $move }.
analysis-only = Era la única jugada legal.
analysis-word = { $word ->
    [blunder] Error grave
    [mistake] Error
    [inaccuracy] Imprecisión
   *[fine] Bien
}
analysis-fine = Bien.
analysis-cost = { $word ->
    [blunder] Un error grave
    [mistake] Un error
   *[inaccuracy] Una imprecisión
}: costó { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos porcentuales, con un margen de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Mejor: { $best }.
analysis-chance = Probabilidad de ganar la partida: { NUMBER($chance, maximumFractionDigits: 1) }, con un margen de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos.
analysis-chances = { NUMBER($before, maximumFractionDigits: 1) } con la mejor jugada, { NUMBER($after, maximumFractionDigits: 1) } con esta, con un margen de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos.
analysis-guess = La probabilidad de acertar era del { $chance }, y { $hit ->
    [yes] hubo acierto.
   *[no] no hubo acierto.
}
analysis-guess-idle = No se podía acertar.
analysis-guess-nobody = No había a quién adivinarle la carta.
analysis-best-guess = Lo más probable: { $guess } en la mano de { $target }, { $chance }.
analysis-own-hand = { $name } tenía: { $cards }.
analysis-hand = { $name } podía tener:
analysis-hand-card = { $card }: contando { $counting }, leyendo { $reading }

## La partida de cada uno

analysis-summary = Resumen
analysis-words = { $name }: decisiones { $count }; buenas { $fine }, imprecisiones { $inaccuracies }, errores { $mistakes }, errores graves { $blunders }.
analysis-average = Pérdida media por decisión: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos porcentuales.
analysis-guesses = Intentos de adivinar: { $count }. Aciertos: { $hits }. Esperados: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-worst = La jugada más costosa: ronda { $round }, jugada { $number }, { $move }.
analysis-skill-luck = Del { $before } al { $after }: decisiones propias, { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) }; suerte, { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos porcentuales.

## Lo que no se puede analizar

error-analysis-not-over = La última ronda no ha terminado: la partida se podrá analizar cuando termine.

## La página

analysis-link = Analizar la partida
analysis-making = Se está analizando la partida. Tarda unos segundos; con muchos jugadores, un minuto o dos.
analysis-far = Progreso del análisis
analysis-ready = El análisis está listo.
analysis-again = Probar otra vez
analysis-only-costly = Solo jugadas que costaron algo
analysis-costliest = Las jugadas más costosas
analysis-none-costly = Ninguna jugada fue claramente peor que otra.
analysis-graph-label = Probabilidad de ganar la partida, jugada a jugada
analysis-graph-table = Lo mismo en una tabla
analysis-moves = Jugada a jugada
analysis-how-title = Cómo se lee
analysis-see = Ver este momento en la mesa
analysis-see-as = Ver lo que veía { $name }
analysis-offer = Qué podía saber cada cual, cuánto valía cada jugada y qué fue suerte.
analysis-verdict = Esta decisión
analysis-no-decision = Aquí nadie tiene que decidir: la ronda ha terminado.
analysis-chances-title = Las probabilidades de las cartas ocultas
analysis-on-board = En la mesa se muestra
analysis-no-hands = En este momento no hay ninguna otra mano oculta.
analysis-deal = reparto
analysis-end = final
analysis-col-round = Ronda
analysis-col-move = Jugada
analysis-col-card = Carta
analysis-col-counted = Contando
analysis-col-read = Leyendo
analysis-costly = Ronda { $round }, jugada { $number }. { $name }: { $move }.
analysis-better = Mejor: { $best }.
analysis-badge = { $word }: −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos
analysis-percent = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-scale = { $chance }
analysis-points = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-row-decisions = Decisiones
analysis-row-fine = Buenas
analysis-row-inaccuracies = Imprecisiones
analysis-row-mistakes = Errores
analysis-row-blunders = Errores graves
analysis-row-average = Pérdida media (puntos)
analysis-row-guesses = Intentos de adivinar
analysis-row-hits = Aciertos
analysis-row-expected = Aciertos esperados
analysis-row-first = Probabilidad al principio
analysis-row-last = Probabilidad al final
analysis-row-skill = Decisiones propias (puntos)
analysis-row-luck = Suerte (puntos)

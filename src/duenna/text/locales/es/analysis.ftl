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
analysis-perhaps = Si los demás juegan como supone el análisis, esto era mejor por { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos: { $best }. Contando solo las cartas, no lo era.
analysis-chance = Probabilidad de ganar la partida: { NUMBER($chance, maximumFractionDigits: 1) }, con un margen de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos.
analysis-chances = { NUMBER($before, maximumFractionDigits: 1) } con la mejor jugada, { NUMBER($after, maximumFractionDigits: 1) } con esta, con un margen de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos.
analysis-guess = La probabilidad de acertar era del { $chance }, y { $hit ->
    [yes] hubo acierto.
   *[no] no hubo acierto: { $target } tenía { $card-a }.
}
analysis-guess-idle = No se podía acertar.
analysis-guess-nobody = No había a quién adivinarle la carta.
analysis-best-guess = Lo más probable: { $guess } en la mano de { $target }, { $chance }.
analysis-own-hand = { $name } tenía: { $cards }.
analysis-hand = { $name } podía tener:
analysis-hand-card = { $card }: contando { $counting }, leyendo { $reading }

## Por qué una jugada era mejor: cada frase va sola, después de nombrar la mejor

reason-impossible = { $target } no podía tener { $guess-a }.
reason-impossible-known = No podía ser { $guess-a }: se sabía que { $target } tenía { $card-a }.
reason-impossible-out = No podía ser { $guess-a }: { $count ->
    [1] la única carta estaba a la vista
    [2] las dos cartas estaban a la vista
   *[other] las { $count } cartas estaban a la vista
}.
reason-known = Se sabía que { $target } tenía { $guess-a }.
reason-likelier = La probabilidad de que { $target } tuviera { $guess-a } era del { $best }; la de lo que se nombró, del { $played }.
reason-beaten-anyway = Al comparar las manos, { $card-the } ya vale más que { $guess-a }: nombrar esa carta no aporta nada.
reason-only-beaten-by = Al comparar las manos, solo { $guess-a } vale más que { $card-the }.
reason-wins-now = La mejor jugada gana la ronda en el acto con una probabilidad del { $best }; la jugada hecha, del { $played }.
reason-own-out = La jugada hecha elimina a quien la hace con una probabilidad del { $played }; la mejor, del { $best }.
reason-protects = Con { $card-the } hay protección hasta el próximo turno; tras la jugada hecha, la probabilidad de quedar fuera antes es del { $played }.
reason-not-named = Nadie puede nombrar { $card-a }: con esa carta en la mano, la probabilidad de quedar fuera antes del próximo turno es del { $best }; sin ella, del { $played }.
reason-known-hand = { $target } conoce la carta que se conservó, { $card-a }: la probabilidad de quedar fuera antes del próximo turno es del { $played }; con la mejor jugada, del { $best }.
reason-gives-away = Al jugar { $card-the }, { $target } conoce la nueva mano: la probabilidad de quedar fuera antes del próximo turno es del { $played }; con la mejor jugada, del { $best }.
reason-exposed = La probabilidad de quedar fuera antes del próximo turno es del { $played } tras la jugada hecha y del { $best } tras la mejor.
reason-loses-sight = La jugada hecha desperdicia lo que se sabía: { $target } tenía { $card-a }.
reason-showdown = La mejor jugada conserva { $card-a } para comparar las manos al final: la probabilidad de perder entonces es del { $best } en vez del { $played }.
reason-token = La mejor jugada gana una ficha más con una probabilidad del { $best }; la jugada hecha, del { $played }.
reason-denies = La mejor jugada deja una ficha más a otra persona con una probabilidad del { $best }; la jugada hecha, del { $played }.
reason-stops = { $target } es quien está más cerca de ganar la partida: gana la ronda con una probabilidad del { $best } tras la mejor jugada y del { $played } tras la jugada hecha.
reason-later = La diferencia solo se nota más tarde: la ronda se gana con una probabilidad del { $best } tras la mejor jugada y del { $played } tras la jugada hecha.
reason-tokens = Las dos jugadas ganan la ronda más o menos igual de a menudo ({ $best } y { $played }): la diferencia está en las fichas de los demás.

## La partida de cada uno

analysis-summary = Resumen
analysis-words = { $name }: decisiones { $count }; buenas { $fine }, imprecisiones { $inaccuracies }, errores { $mistakes }, errores graves { $blunders }.
analysis-guesses = Intentos de adivinar: { $count }. Aciertos: { $hits }. Esperados: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-costly-moves = Las jugadas que costaron algo
analysis-more = Todas las jugadas: --moves. También las probabilidades de cada mano: --tables.
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

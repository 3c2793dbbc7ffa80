# Una partida terminada, analizada. Las variables están explicadas en en/analysis.ftl.

## Movimientos en pocas palabras

move-plain = { $card }
move-on = { $card } contra { $target }
move-self = { $card } contra uno mismo
move-two = { $card } contra { $target } y { $second }
move-guess = { $card } contra { $target }, nombrando { $guess-the }
move-return = quedarse con { $card-the }, devolver { $cards }
move-keep = quedarse con la carta
move-discard = descartar la carta
move-look = mirar la mano de { $target }
move-look-nobody = no mirar ninguna mano

## El conjunto

analysis-title = Análisis
analysis-heading = { $edition }: { $names }. La partida, jugada a jugada.
analysis-how = Cada probabilidad es la de ganar la partida, según lo que podía saber en ese momento quien elegía. Es una estimación: { $worlds } repartos compatibles con todo lo que había visto, jugados hasta el final con reglas sencillas.
analysis-readings = Contando: todos los repartos compatibles pesan lo mismo. Leyendo: también pesa lo que hicieron los demás, si siguen reglas sencillas salvo algún desliz.
analysis-luck-note = La suerte pesa mucho en este juego: incluso quien viera todas las cartas ganaría solo cerca del { NUMBER($chance, style: "percent") } de las rondas contra un rival.

## Decisiones

analysis-round = Ronda { $round }
analysis-standing = Para ganar la partida: { $names }.
analysis-standing-one = { $name } { NUMBER($chance, style: "percent") }
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
analysis-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de ganar la partida, con un margen de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos.
analysis-chances = { NUMBER($before, style: "percent", maximumFractionDigits: 1) } con la mejor jugada, { NUMBER($after, style: "percent", maximumFractionDigits: 1) } con esta, con un margen de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos.
analysis-guess = La probabilidad de acertar era del { NUMBER($chance, style: "percent") }, y { $hit ->
    [yes] acertó.
   *[no] falló.
}
analysis-guess-idle = No se podía acertar.
analysis-best-guess = Lo más probable: { $guess }, { $target }, { NUMBER($chance, style: "percent") }.
analysis-own-hand = { $name } tenía: { $cards }.
analysis-hand = { $name } podía tener:
analysis-hand-card = { $card }: contando { NUMBER($counting, style: "percent") }, leyendo { NUMBER($reading, style: "percent") }

## La partida de cada uno

analysis-summary = Resumen
analysis-words = { $name }: decisiones { $count }; buenas { $fine }, imprecisiones { $inaccuracies }, errores { $mistakes }, errores graves { $blunders }.
analysis-average = Coste medio de una decisión: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos porcentuales.
analysis-guesses = Intentos de adivinar: { $count }. Aciertos: { $hits }. Esperados: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-worst = La jugada más cara: ronda { $round }, jugada { $number }, { $move }.
analysis-skill-luck = Del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }: decisiones propias { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) }, suerte { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos porcentuales.

## Lo que no se puede analizar

error-analysis-not-over = La partida no ha terminado: se podrá analizar cuando termine.
error-analysis-from-position = La partida empezó en mitad de una ronda, y no está registrado lo que se había visto hasta entonces.

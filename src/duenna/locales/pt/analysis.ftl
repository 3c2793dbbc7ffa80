# Uma partida terminada, analisada. As variáveis estão explicadas em en/analysis.ftl.

## Jogadas em poucas palavras

move-plain = { $card }
move-on = { $card } em { $target }
move-self = { $card } em si mesmo
move-two = { $card } em { $target } e { $second }
move-guess = { $card } em { $target }, nomeando { $guess-the }
move-return = ficar com { $card-the }, devolver { $cards }
move-keep = ficar com a carta
move-discard = descartar a carta
move-look = olhar a mão de { $target }
move-look-nobody = não olhar nenhuma mão

## O todo

analysis-title = Análise
analysis-heading = { $edition }: { $names }. A partida, jogada a jogada.
analysis-how = Cada probabilidade é a de ganhar a partida, segundo o que quem escolhia podia saber naquele momento. É uma estimativa: { $worlds } distribuições compatíveis com tudo o que essa pessoa tinha visto, jogadas até o fim por regras simples.
analysis-readings = Contando: todas as distribuições compatíveis pesam o mesmo. Lendo: pesa também o que os outros fizeram, se seguem regras simples, com um deslize de vez em quando.
analysis-luck-note = A sorte pesa muito neste jogo: mesmo quem visse todas as cartas ganharia só cerca de { NUMBER($chance, style: "percent") } das rodadas contra um adversário.

## Decisões

analysis-round = Rodada { $round }
analysis-standing = Para ganhar a partida: { $names }.
analysis-standing-one = { $name } { NUMBER($chance, style: "percent") }
analysis-move = { $number }. { $name }: { $move }.
analysis-only = Era a única jogada permitida.
analysis-word = { $word ->
    [blunder] Erro grave
    [mistake] Erro
    [inaccuracy] Imprecisão
   *[fine] Boa
}
analysis-fine = Boa jogada.
analysis-cost = { $word ->
    [blunder] Um erro grave
    [mistake] Um erro
   *[inaccuracy] Uma imprecisão
}: custou { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $cost ->
    [one] ponto percentual
   *[other] pontos percentuais
}, com margem de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Melhor: { $best }.
analysis-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } de chance de ganhar a partida, com margem de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $error ->
    [one] ponto
   *[other] pontos
}.
analysis-chances = { NUMBER($before, style: "percent", maximumFractionDigits: 1) } com a melhor jogada, { NUMBER($after, style: "percent", maximumFractionDigits: 1) } com esta, com margem de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $error ->
    [one] ponto
   *[other] pontos
}.
analysis-guess = A chance de acertar era de { NUMBER($chance, style: "percent") }, e { $hit ->
    [yes] acertou.
   *[no] errou.
}
analysis-guess-idle = Não havia como acertar.
analysis-best-guess = O mais provável: { $guess }, { $target }, { NUMBER($chance, style: "percent") }.
analysis-own-hand = { $name } tinha: { $cards }.
analysis-hand = { $name } podia ter:
analysis-hand-card = { $card }: contando { NUMBER($counting, style: "percent") }, lendo { NUMBER($reading, style: "percent") }

## A partida de cada um

analysis-summary = Resumo
analysis-words = { $name }: decisões { $count }; boas { $fine }, imprecisões { $inaccuracies }, erros { $mistakes }, erros graves { $blunders }.
analysis-average = Custo médio de uma decisão: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $cost ->
    [one] ponto percentual
   *[other] pontos percentuais
}.
analysis-guesses = Palpites: { $count }. Certos: { $hits }. Esperados: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-worst = A jogada mais cara: rodada { $round }, jogada { $number }, { $move }.
analysis-skill-luck = De { NUMBER($before, style: "percent") } a { NUMBER($after, style: "percent") }: decisões próprias { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) }, sorte { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) }, em pontos percentuais.

## O que não pode ser analisado

error-analysis-not-over = A partida não acabou: poderá ser analisada quando acabar.
error-analysis-from-position = A partida começou no meio de uma rodada, e o que tinha sido visto até então não está registrado.

# Uma partida terminada, analisada. As variáveis estão explicadas em en/analysis.ftl.

## Jogadas em poucas palavras

move-plain = { $card }
move-on = { $card } em { $target }
move-self = { $card } contra si
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
analysis-how = Cada chance é a de vencer a partida, com base no que podia saber naquele momento quem escolheu a jogada. É uma estimativa: { $worlds } distribuições compatíveis com tudo o que essa pessoa tinha visto, jogadas até o fim por regras simples.
analysis-readings = Contagem: todas as distribuições compatíveis pesam o mesmo. Leitura: pesa também o que os outros fizeram, supondo que sigam regras simples, com um deslize de vez em quando.
analysis-luck-note = A sorte pesa muito neste jogo: mesmo quem visse todas as cartas venceria só cerca de { $chance } das rodadas contra um adversário.

## Decisões

analysis-round = Rodada { $round }
analysis-standing = Chance de vencer a partida: { $names }.
analysis-standing-one = { $name } { NUMBER($chance, maximumFractionDigits: 1) }
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
}, com margem de erro de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Melhor: { $best }.
analysis-perhaps = Se os outros jogarem como a análise supõe, isto era melhor por { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $cost ->
    [one] ponto
   *[other] pontos
}: { $best }. Só pela contagem das cartas, não era.
analysis-chance = { NUMBER($chance, maximumFractionDigits: 1) } de chance de vencer a partida, com margem de erro de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $error ->
    [one] ponto
   *[other] pontos
}.
analysis-chances = { NUMBER($before, maximumFractionDigits: 1) } com a melhor jogada, { NUMBER($after, maximumFractionDigits: 1) } com esta, com margem de erro de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $error ->
    [one] ponto
   *[other] pontos
}.
analysis-guess = O palpite tinha { $chance } de chance de acertar, e { $hit ->
    [yes] acertou.
   *[no] errou: { $target } tinha { $card-a }.
}
analysis-guess-idle = Não havia como acertar.
analysis-guess-nobody = Não havia de quem adivinhar a carta.
analysis-best-guess = O palpite mais provável: { $guess } em { $target }, { $chance }.
analysis-own-hand = { $name } tinha: { $cards }.
analysis-hand = { $name } podia ter:
analysis-hand-card = { $card }: contagem { $counting }, leitura { $reading }

## Por que uma jogada era melhor: cada frase fica sozinha, depois de dita a melhor jogada

reason-impossible = { $target } não podia ter { $guess-a }.
reason-impossible-known = Não podia ser { $guess-a }: já se sabia que { $target } tinha { $card-a }.
reason-impossible-out = Não podia ser { $guess-a }: { $count ->
    [1] a única carta estava à vista
    [2] as duas cartas estavam à vista
   *[other] as { $count } cartas estavam à vista
}.
reason-known = Já se sabia que { $target } tinha { $guess-a }.
reason-likelier = A chance de { $target } ter { $guess-a } era de { $best }; a do que foi nomeado, de { $played }.
reason-beaten-anyway = Na comparação final, { $card-the } já vence { $guess-a } de qualquer modo: nomear essa carta não adianta nada.
reason-only-beaten-by = Na comparação final, só { $guess-a } vence { $card-the }.
reason-wins-now = A melhor jogada vence a rodada na hora com { $best } de chance; a jogada feita, com { $played }.
reason-own-out = A jogada feita elimina quem a faz com { $played } de chance; a melhor, com { $best }.
reason-protects = Com { $card-the } há proteção até a próxima vez; depois da jogada feita, a chance de ficar fora antes disso é de { $played }.
reason-not-named = Ninguém pode nomear { $card-a }: com essa carta na mão, a chance de ficar fora antes da próxima vez é de { $best }; sem ela, de { $played }.
reason-known-hand = { $target } conhece a carta que ficou na mão, { $card-a }: a chance de ficar fora antes da próxima vez é de { $played }; com a melhor jogada, de { $best }.
reason-gives-away = Depois que se joga { $card-the }, { $target } conhece a nova mão: a chance de ficar fora antes da próxima vez é de { $played }; com a melhor jogada, de { $best }.
reason-exposed = A chance de ficar fora antes da próxima vez é de { $played } depois da jogada feita e de { $best } depois da melhor.
reason-loses-sight = A jogada feita desperdiça o que se sabia: { $target } tinha { $card-a }.
reason-showdown = A melhor jogada guarda { $card-a } para a comparação final: a chance de perder ali é de { $best } em vez de { $played }.
reason-token = A melhor jogada ganha uma ficha a mais com { $best } de chance; a jogada feita, com { $played }.
reason-denies = A melhor jogada deixa uma ficha a mais para outra pessoa com { $best } de chance; a jogada feita, com { $played }.
reason-stops = { $target } está mais perto de vencer a partida e vence a rodada com { $best } de chance depois da melhor jogada e { $played } depois da jogada feita.
reason-later = A diferença só aparece mais tarde: a rodada é vencida com { $best } de chance depois da melhor jogada e { $played } depois da jogada feita.
reason-tokens = As duas jogadas vencem a rodada quase com a mesma frequência ({ $best } e { $played }): a diferença está nas fichas dos outros.

## A partida de cada um

analysis-summary = Resumo
analysis-words = { $name }: decisões { $count }; boas { $fine }, imprecisões { $inaccuracies }, erros { $mistakes }, erros graves { $blunders }.
analysis-guesses = Palpites: { $count }. Certos: { $hits }. Certos esperados: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-costly-moves = As jogadas que custaram algo
analysis-more = Todas as jogadas: --moves. Também as chances de cada mão: --tables.
analysis-skill-luck = De { $before } a { $after }: decisões próprias { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) }, sorte { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) }, em pontos percentuais.

## O que não pode ser analisado

error-analysis-not-over = A última rodada não acabou: a partida poderá ser analisada quando ela acabar.

## A página

analysis-link = Analisar a partida
analysis-making = A partida está sendo analisada. Leva alguns segundos; com muitos jogadores, um minuto ou dois.
analysis-far = Andamento da análise
analysis-ready = A análise está pronta.
analysis-again = Tentar de novo
analysis-only-costly = Só jogadas que custaram algo
analysis-costliest = As jogadas mais caras
analysis-none-costly = Nenhuma jogada foi com certeza pior que outra.
analysis-graph-label = Chance de vencer a partida, jogada a jogada
analysis-graph-table = O mesmo em tabela
analysis-moves = Jogada a jogada
analysis-how-title = Como ler isto
analysis-see = Ver este momento na mesa
analysis-see-as = Ver o que { $name } via
analysis-offer = O que cada um podia saber, quanto valia cada jogada e o que foi sorte.
analysis-verdict = Esta decisão
analysis-no-decision = Aqui ninguém precisa decidir: a rodada terminou.
analysis-chances-title = As chances das cartas escondidas
analysis-on-board = Na mesa aparece
analysis-no-hands = Neste momento não há outra mão escondida.
analysis-deal = distribuição
analysis-end = fim
analysis-col-round = Rodada
analysis-col-move = Jogada
analysis-col-card = Carta
analysis-col-counted = Contagem
analysis-col-read = Leitura
analysis-costly = Rodada { $round }, jogada { $number }. { $name }: { $move }.
analysis-better = Melhor: { $best }.
analysis-badge = { $word }: −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $cost ->
    [one] ponto
   *[other] pontos
}
analysis-percent = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-scale = { $chance }
analysis-points = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-row-decisions = Decisões
analysis-row-fine = Boas
analysis-row-inaccuracies = Imprecisões
analysis-row-mistakes = Erros
analysis-row-blunders = Erros graves
analysis-row-average = Custo médio (pontos)
analysis-row-guesses = Palpites
analysis-row-hits = Certos
analysis-row-expected = Certos esperados
analysis-row-first = Chance no começo
analysis-row-last = Chance no fim
analysis-row-skill = Decisões próprias (pontos)
analysis-row-luck = Sorte (pontos)

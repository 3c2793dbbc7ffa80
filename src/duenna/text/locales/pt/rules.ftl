# O livro de regras. As variáveis são explicadas em en/rules.ftl.

chapter-goal = O objetivo
chapter-setup = Antes de cada rodada
chapter-turn = No seu turno
chapter-end = O fim da rodada
chapter-tokens = Os marcadores
chapter-next = A próxima rodada
chapter-match = O fim da partida
chapter-rulings = Perguntas e respostas

how-aim = Você quer que a sua carta de amor chegue ao palácio. Vença rodadas para ganhar marcadores; quem juntar o bastante vence a partida.
how-players =
    { $more ->
        [0] O jogo é para { $low } jogadores.
       *[other] O jogo é para { $low } a { $high } jogadores.
    }
how-setup = O baralho tem { $size } cartas. A cada rodada, separa-se uma virada para baixo e cada jogador recebe uma.
how-aside-two =
    { $aside-face ->
        [down]
            { $extra ->
                [one] Com dois jogadores, separa-se mais uma carta virada para baixo.
               *[other] Com dois jogadores, separam-se mais { $extra } cartas viradas para baixo.
            }
       *[up]
            { $extra ->
                [one] Com dois jogadores, separa-se mais uma carta virada para cima.
               *[other] Com dois jogadores, separam-se mais { $extra } cartas viradas para cima.
            }
    }
how-royals = A cada rodada está em jogo uma das três cartas reais, por sorteio: { $princess-the }, { $princess-with-glasses-the } ou { $royal-prince-the }. As três fazem o mesmo.
how-first-start =
    { $first-start ->
        [random] Sorteia-se quem começa a primeira rodada.
       *[other] Quem está no lugar { $first-start } começa a primeira rodada.
    }
how-turn = No seu turno, você compra uma carta, joga uma das duas virada para cima à sua frente e faz o que ela diz. A outra fica na sua mão.
how-must = Quando uma carta pede que você escolha um jogador, você tem de escolher alguém, se for possível.
how-others = Se todos os outros estiverem sob proteção, você ainda pode jogar uma carta com que se escolhe outro jogador; nesse caso, ela não tem efeito.
how-ignore = Quem está sob proteção pode ser escolhido, até de propósito; nesse caso, a carta não tem efeito sobre essa pessoa.
how-out = Quem sai da rodada mostra a carta da mão, sem aplicar o efeito, não pode mais ser escolhido e espera a próxima rodada.
how-end = Se resta um só jogador, a rodada acaba na hora: ele a vence sem mostrar a carta. Senão, ela acaba depois do turno em que se compra a última carta. Então quem resta mostra a mão, e o valor mais alto vence.
how-tie =
    { $tie ->
        [share] Em caso de empate, todos os empatados vencem a rodada.
        [none] Em caso de empate, ninguém vence a rodada.
        [sum-none] Em caso de empate, vence a maior soma de descartes; se ela também empatar, ninguém vence a rodada.
       *[sum-share] Em caso de empate, vence a maior soma de descartes; se ela também empatar, todos os empatados vencem a rodada.
    }
how-tie-sum-hand = A carta da mão conta nessa soma.
how-count = Cada { $count } entre os seus descartes soma 1 à sua mão quando as mãos são comparadas no fim.
how-reveal =
    { $shown ->
        [yes] Depois da rodada, mostra-se o que continua separado e virado para baixo.
       *[no] O que foi separado virado para baixo não é mostrado depois da rodada.
    }
how-token = Quem vence uma rodada ganha um marcador.
how-spy = No fim da rodada, se uma só pessoa, entre as que restam, tiver jogado ou descartado { $spy-a }, ela ganha um marcador.
how-premium =
    { $number ->
        [one] Outra carta também dá um marcador: { $cards-the }.
       *[other] Outras cartas também dão marcadores: { $cards-the }.
    }
how-immediate = Os marcadores ganhos com { $cards-the } vêm no meio da rodada e podem decidir a partida na hora.
how-late = Um marcador ganho no meio da rodada só pode decidir a partida quando a rodada acaba.
how-next-start =
    { $next-start ->
        [left] Cada rodada seguinte é começada por quem está à esquerda de quem começou a anterior, seja quem for que a vença, mesmo que ninguém a vença.
       *[winner] Quem vence uma rodada começa a próxima.
    }
how-tie-start =
    { $tie-start ->
        [first] Se vários vencerem a rodada, começa a próxima quem tiver o lugar de número mais baixo.
       *[random] Se vários vencerem a rodada, sorteia-se qual deles começa a próxima.
    }
how-none-start =
    { $none-start ->
        [same] Se ninguém vencer a rodada, quem a começou começa também a próxima.
        [random] Se ninguém vencer a rodada, sorteia-se quem começa a próxima.
       *[next] Se ninguém vencer a rodada, começa a próxima quem teria o turno seguinte.
    }
how-tokens =
    { $tokens ->
        [one] Vence a partida quem ganhar um marcador.
       *[other] Vence a partida quem juntar { $tokens } marcadores.
    }
how-tokens-by = Marcadores para vencer a partida: { $list }.
how-tokens-item = { $tokens } com { $players } jogadores
how-match-tie =
    { $match-tie ->
        [playoff] Se no fim de uma rodada vários tiverem esse número, um desempate entre eles decide a partida, mesmo que um tenha mais.
        [highest] Se no fim de uma rodada vários tiverem esse número, vence a partida quem tiver mais; com o mesmo número, vencem juntos.
       *[joint] Se no fim de uma rodada vários tiverem esse número, vencem juntos, mesmo que um tenha mais.
    }
how-playoff = Ninguém mais joga o desempate, e nele não se ganham marcadores. Quem o vence vence a partida; em caso de empate, os empatados jogam outro.
how-playoff-start = Quem venceu a última rodada começa o desempate. Se foram vários, sorteia-se entre eles; se nenhum vencedor joga, sorteia-se entre todos os que jogam.
how-playoff-deck =
    { $playoff-deck ->
        [same] O desempate é jogado com todas as cartas, mesmo com poucos jogadores.
       *[by-players] Com até quatro jogadores, o desempate é jogado com as 16 cartas de { $edition }.
    }
how-playoff-aside =
    { $aside-face ->
        [down]
            { $extra ->
                [one] Se dois jogarem o desempate, separa-se mais uma carta virada para baixo.
               *[other] Se dois jogarem o desempate, separam-se mais { $extra } cartas viradas para baixo.
            }
       *[up]
            { $extra ->
                [one] Se dois jogarem o desempate, separa-se mais uma carta virada para cima.
               *[other] Se dois jogarem o desempate, separam-se mais { $extra } cartas viradas para cima.
            }
    }

ruling-of = { $card }: { $answer }
ruling-deal-order =
    { $extra ->
        [0] Separa-se a primeira carta do baralho embaralhado. Depois cada jogador recebe uma, na ordem dos lugares, seja quem for que comece.
       *[other] Separa-se a primeira carta do baralho embaralhado e, com dois jogadores, em seguida as adicionais. Depois cada jogador recebe uma, na ordem dos lugares, seja quem for que comece.
    }
ruling-missing-values = As cartas mantêm o valor impresso; aqui nenhuma tem o valor { $values }.
ruling-burned = Se o baralho estiver vazio, quem tiver de comprar pega a carta que foi separada primeiro, virada para baixo.
ruling-discarded = Uma carta descartada sem ser jogada não faz nada, a não ser que a própria regra dela diga outra coisa.
ruling-discarded-counts = Jogada ou descartada, a carta conta do mesmo jeito: { $cards }.
ruling-protection-ends = A sua proteção acaba quando começa o seu próximo turno, antes de você comprar. Ela é sua, e não da sua carta.
ruling-ignored-guess = Mesmo contra quem está sob proteção é preciso nomear algo em voz alta. Não tem efeito, e ninguém fica sabendo se estava certo.
ruling-ignored-assassin = { $assassin-the } de quem está sob proteção não responde a { $guard-a }.
ruling-ignored-cardinal = Se você jogar { $cardinal-a } e um dos dois jogadores estiver sob proteção, eles não trocam nada e você não olha nada.
ruling-ignored-baroness = Se você jogar { $baroness-a } contra dois jogadores e um estiver sob proteção, você só vê a carta do outro.
ruling-ignored-jester = Se você jogar { $jester-the } contra quem está sob proteção, não há aposta.
ruling-ignored-sycophant = Se você jogar { $sycophant-a } contra quem está sob proteção, a próxima carta pode ser jogada contra qualquer um.
ruling-guess-open =
    { $guard-by ->
        [value] Você pode nomear um valor mesmo que todas as cartas com ele estejam à vista.
       *[name] Você pode nomear um personagem mesmo que todas as cartas dele estejam à vista.
    }
ruling-guess-shared = Um valor serve para todos os personagens que o têm.
ruling-compare-secret = Só os dois que comparam veem as cartas. Quem perde mostra a sua; em caso de empate, cada um sabe o que o outro tem.
ruling-swapped-royal = Ninguém sai da rodada porque { $royal-the } muda de mãos.
ruling-countess-free = Você pode jogar { $countess-the } mesmo que nada obrigue.
ruling-countess-names = Só { $king-the } e { $prince-the } obrigam você a jogar { $countess-the }, e não outras cartas do mesmo valor.
ruling-countess-when = A obrigação de jogar { $countess-the } só existe na hora de escolher a carta do seu turno, nunca quando uma carta chega depois.
ruling-returned = As cartas que vão para o fundo do baralho não são descartadas: continuam secretas e não têm efeito.
ruling-chancellor-last = Se { $chancellor-a } comprar a última carta, uma volta para o baralho e a rodada continua: o próximo jogador a compra.
ruling-known-kept = Se alguém conhece todas as cartas entre as quais { $chancellor-a } escolhe, e elas são iguais, continua conhecendo a mão.
ruling-minister-order = Tanto faz qual das duas cartas você já tinha, e o primeiro turno também conta. Uma carta comprada pelo efeito de outra não conta.
ruling-minister-bust = As duas cartas são mostradas sem efeito, primeiro a que você já tinha. Você não joga nada, e começa o turno seguinte.
ruling-minister-needed = Duas cartas que somam 12 ou mais não fazem mal se nenhuma for { $minister-the }.
ruling-minister-moved = Ninguém sai da rodada porque { $minister-the } muda de mãos. O que decide é a próxima compra de quem ficou com ele.
ruling-spy-count = { $spy-the } de quem saiu da rodada não conta, nem a que ainda está na mão. Duas suas dão um só marcador.
ruling-count-when = { $count-the } não soma nada enquanto está na sua mão, nem quando dois jogadores comparam as cartas durante a rodada.
ruling-bishop-royal = Se outro jogador mostrar { $royal-the }, { $bishop-the } não pode vencer a rodada, some-se a ele o que se somar.
ruling-bishop-reply = Quem tinha a carta nomeada decide se fica com ela ou se a descarta e compra outra.
ruling-bishop-nine = Durante a rodada, { $bishop-the } vale 9 como qualquer outra carta: mais do que { $royal-the }.
ruling-constable-hand = { $constable-the } não dá nada se for a carta que você mostra ao sair da rodada.
ruling-token-ends-match = Se um marcador decidir a partida no meio da rodada, tudo para: ninguém escolhe, compra nem ganha mais nada.
ruling-assassin-always = Quem tem { $assassin-the } não pode poupar quem ataca. A carta nova é comprada mesmo que a rodada acabe então.
ruling-mark-once = O que { $sycophant-the } exige vale só para a próxima carta, mesmo que ela não escolha ninguém, e acaba com a rodada.
ruling-mark-chain = Se a próxima carta for de novo { $sycophant-a }, ela tem de escolher o mesmo jogador, que terá de ser escolhido mais uma vez.
ruling-mark-two = Se a próxima carta puder ser jogada contra dois jogadores, o exigido tem de estar entre os escolhidos.
ruling-jester-out = A aposta vale mesmo que você já esteja fora. Ela dá um só marcador, ainda que vários vençam a rodada, e nada se ninguém a vencer. Ela é no jogador, seja qual for a carta dele.
ruling-jester-many = Várias apostas numa rodada dão a você um só marcador no total.
ruling-cardinal-own = Os dois que trocaram conhecem as duas cartas. Você também pode olhar a sua própria carta nova.
ruling-playoff-guess =
    { $guard-by ->
        [value] Num desempate com 16 cartas, você só pode nomear valores que elas tenham.
       *[name] Num desempate com 16 cartas, você só pode nomear personagens que estejam entre elas.
    }

# O próprio livro, na página e no terminal.

book-search = Buscar nas regras
book-found =
    { $count ->
        [0] Nada encontrado
        [one] { $count } resultado
       *[other] { $count } resultados
    }
book-contents = Sumário
book-examples =
    { $count ->
        [one] Exemplo
       *[other] { $count } exemplos
    }
book-all-examples = Mostrar todos os exemplos
book-print = Imprimir
book-played-by = Jogado pelas regras de { $edition }
book-deck = Baralho, na ordem em que é comprado: { $cards }
book-holds = Na mão: { $cards }
book-discards = Descartes: { $cards }
book-tokens =
    { $count ->
        [one] um marcador
       *[other] { $count } marcadores
    }
book-tries = { $name } tenta: { $move }
book-names = Nomes nas cartas impressas
book-names-how = As suas cartas têm outros nomes? Procure o número e o que a carta faz, ou um nome em qualquer destas línguas.
book-names-does = O que faz
book-names-here = Aqui
book-names-printed = Nomes impressos
book-names-line = { $does } Aqui: { $here }
book-names-absent = não está nesta edição

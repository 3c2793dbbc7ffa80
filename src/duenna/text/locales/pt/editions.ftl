# As edições e como se joga. As variáveis são explicadas em en/editions.ftl.

edition-classic = Clássica
    .blurb = Dezesseis cartas, de dois a quatro jogadores. A maior soma de descartes desfaz os empates.
edition-classic-bga = Clássica por valor
    .blurb = Dezesseis cartas; a Guarda nomeia um valor e, se as somas de descartes também empatarem, ninguém vence a rodada.
edition-classic-fr = Clássica fechada
    .blurb = Dezesseis cartas; com dois jogadores separam-se mais três viradas para baixo e, em caso de empate completo, ninguém vence a rodada.
edition-kanai = Ministro
    .blurb = Dezesseis cartas com Soldados, Magos e o perigoso Ministro; a carta real muda a cada rodada, e vence quem juntar quatro marcadores.
edition-modern = Moderna
    .blurb = Vinte e uma cartas, de dois a seis jogadores, com Espiãs e Chanceleres. Quem empata divide a rodada.
edition-modern-16 = Moderna, baralho pequeno
    .blurb = As regras modernas com dezesseis cartas, sem Espiãs nem Chanceleres, de dois a quatro jogadores.
edition-premium = Premium
    .blurb = Trinta e duas cartas e mais dez personagens, de cinco a oito jogadores.
edition-premium-bga = Premium, empates rigorosos
    .blurb = Como a Premium, mas, se as somas de descartes também empatarem, ninguém vence a rodada.

how-aim = Você quer que a sua carta de amor chegue ao palácio. Vença rodadas para ganhar marcadores; quem juntar o bastante vence a partida.
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
how-turn = No seu turno, você compra uma carta, joga uma das duas virada para cima à sua frente e faz o que ela diz. A outra fica na sua mão.
how-out = Quem sai da rodada mostra a carta da mão, sem aplicar o efeito, e espera a próxima rodada.
how-end = A rodada acaba quando resta um só jogador, ou depois do turno em que se compra a última carta. Então todos mostram a mão, e o valor mais alto vence.
how-tie =
    { $tie ->
        [share] Em caso de empate, todos os empatados vencem a rodada.
        [none] Em caso de empate, ninguém vence a rodada.
        [sum-none] Em caso de empate, vence a maior soma de descartes; se ela também empatar, ninguém vence a rodada.
       *[sum-share] Em caso de empate, vence a maior soma de descartes; se ela também empatar, todos os empatados vencem a rodada.
    }
how-tie-sum-hand = A carta da mão conta nessa soma.
how-royals = A cada rodada está em jogo uma das três cartas reais, por sorteio: { $princess-the }, { $princess-with-glasses-the } ou { $royal-prince-the }. As três fazem o mesmo.
how-spy = No fim da rodada, se uma só pessoa, entre as que restam, tiver jogado ou descartado { $spy-a }, ela ganha um marcador.
how-premium = Algumas cartas também dão marcadores: { $jester-the }, { $constable-the } e { $bishop-the }.
how-immediate = Um marcador ganho com { $bishop-the } ou com { $constable-the } pode decidir a partida no meio da rodada.
how-count = Cada { $count } entre os seus descartes soma 1 à sua mão quando as mãos são comparadas no fim.
how-tokens = { $tokens ->
    [one] Vence a partida quem ganhar um marcador.
   *[other] Vence a partida quem juntar { $tokens } marcadores.
}
how-tokens-by = Marcadores para vencer a partida: { $list }.
how-tokens-item = { $tokens } com { $players } jogadores
how-match-tie = { $match-tie ->
    [playoff] Se vários juntarem os marcadores ao mesmo tempo, uma rodada entre eles decide a partida.
    [highest] Se vários juntarem os marcadores ao mesmo tempo, vence quem tiver mais.
   *[joint] Se vários juntarem os marcadores ao mesmo tempo, todos eles vencem.
}

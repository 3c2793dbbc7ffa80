# Os nomes das cartas e o que cada uma faz. As variáveis são explicadas em en/cards.ftl.
#
# Formas de cada nome:
#   .a     um entre vários, ou o único que existe: “uma Guarda”, “o Rei”
#   .the   com artigo definido: “a Guarda”, “o Rei”

card-guard = Guarda
    .a = uma Guarda
    .the = a Guarda
card-priest = Sacerdote
    .a = um Sacerdote
    .the = o Sacerdote
card-baron = Barão
    .a = um Barão
    .the = o Barão
card-handmaid = Criada
    .a = uma Criada
    .the = a Criada
card-prince = Príncipe
    .a = um Príncipe
    .the = o Príncipe
card-king = Rei
    .a = o Rei
    .the = o Rei
card-countess = Condessa
    .a = a Condessa
    .the = a Condessa
card-princess = Princesa
    .a = a Princesa
    .the = a Princesa
card-princess-with-glasses = Princesa de Óculos
    .a = a Princesa de Óculos
    .the = a Princesa de Óculos
card-royal-prince = Príncipe Encantado
    .a = o Príncipe Encantado
    .the = o Príncipe Encantado
card-spy = Espiã
    .a = uma Espiã
    .the = a Espiã
card-chancellor = Chanceler
    .a = um Chanceler
    .the = o Chanceler
card-minister = Ministro
    .a = o Ministro
    .the = o Ministro
card-jester = Bobo da Corte
    .a = o Bobo da Corte
    .the = o Bobo da Corte
card-assassin = Assassino
    .a = o Assassino
    .the = o Assassino
card-cardinal = Cardeal
    .a = um Cardeal
    .the = o Cardeal
card-baroness = Baronesa
    .a = uma Baronesa
    .the = a Baronesa
card-sycophant = Adulador
    .a = um Adulador
    .the = o Adulador
card-count = Conde
    .a = um Conde
    .the = o Conde
card-constable = Condestável
    .a = o Condestável
    .the = o Condestável
card-dowager-queen = Rainha Viúva
    .a = a Rainha Viúva
    .the = a Rainha Viúva
card-bishop = Bispo
    .a = o Bispo
    .the = o Bispo
card-soldier = Soldado
    .a = um Soldado
    .the = o Soldado
card-clown = Palhaço
    .a = um Palhaço
    .the = o Palhaço
card-knight = Cavaleiro
    .a = um Cavaleiro
    .the = o Cavaleiro
card-priestess = Sacerdotisa
    .a = uma Sacerdotisa
    .the = a Sacerdotisa
card-wizard = Mago
    .a = um Mago
    .the = o Mago
card-general = General
    .a = o General
    .the = o General

royal-any = carta real
    .a = a carta real
    .the = a carta real
guess-value = { $value }
    .a = um { $value }
    .the = o { $value }

rule-guard =
    { $guard-by ->
        [value] Escolha outro jogador e nomeie qualquer valor, menos o 1. Se a carta dele tiver esse valor, ele está fora da rodada.
       *[name] Escolha outro jogador e nomeie qualquer personagem, menos { $card-the }. Se ele tiver essa carta, está fora da rodada.
    }
rule-priest = Escolha outro jogador e olhe a carta dele.
rule-baron = Escolha outro jogador e compare em segredo a sua carta com a dele. Quem tiver a mais baixa está fora da rodada; se forem iguais, nada acontece.
rule-handmaid =
    { $protection ->
        [ignore] Até o seu próximo turno, as cartas que outros jogarem contra você não têm efeito.
       *[untargetable] Até o seu próximo turno, ninguém pode escolher você.
    }
rule-prince = Escolha qualquer jogador, inclusive você. Ele descarta a carta da mão, sem aplicar o efeito, e compra outra; se o baralho estiver vazio, pega a carta separada.
rule-prince-royal = Se descartar { $royal-the }, não compra: está fora da rodada.
rule-prince-protected =
    { $protection ->
        [ignore] Quem está sob proteção fica com a carta.
       *[untargetable]
            { $prince-all-protected ->
                [fizzle] Se todos os outros estiverem sob proteção, nada acontece.
               *[self] Se todos os outros estiverem sob proteção, você deve se escolher.
            }
    }
rule-king = Escolha outro jogador e troque a sua carta pela dele.
rule-countess = Não tem efeito ao ser jogada. Se você também tiver { $king-a } ou { $prince-a }, deve jogar { $card-the }.
rule-countess-one = Não tem efeito ao ser jogada. Se você também tiver { $forcing-a }, deve jogar { $card-the }.
rule-royal = Se você jogar ou descartar esta carta, seja qual for o motivo, está fora da rodada.
rule-spy = Não tem efeito ao ser jogada. No fim da rodada, você ganha um marcador se for a única pessoa ainda em jogo que jogou ou descartou { $card-a }.
rule-chancellor = Compre duas cartas. Das três, fique com uma e ponha as outras duas no fundo do baralho, na ordem que quiser. Se só restar uma carta, compre essa e devolva uma; se não restar nenhuma, nada acontece.
rule-minister = Não tem efeito ao ser jogado. Se, depois de comprar, você tiver { $card-the } e os valores da sua mão somarem 12 ou mais, está fora da rodada.
rule-jester = Escolha outro jogador. Se ele vencer a rodada, você ganha um marcador.
rule-assassin = Não tem efeito ao ser jogado. Se alguém jogar { $guard-a } contra você enquanto você tiver { $card-the }, esse jogador está fora da rodada, seja o que for que nomeie; você descarta { $card-the } e compra outra carta.
rule-cardinal = Escolha dois jogadores; você pode ser um deles. Eles trocam as cartas. Depois você pode olhar uma das duas mãos.
rule-baroness = Escolha um ou dois outros jogadores e olhe as cartas deles.
rule-sycophant = Escolha qualquer jogador, inclusive você. Se a próxima carta jogada pedir que se escolham jogadores, ele tem de estar entre eles. { $sycophant-unchoosable ->
    [free] Se isso for impossível, qualquer um pode ser escolhido.
   *[no-effect] Se isso for impossível, essa carta não tem efeito.
}
rule-count = Não tem efeito ao ser jogado. No fim da rodada, cada { $card } entre os seus descartes soma 1 ao valor da sua mão.
rule-constable =
    { $constable-timing ->
        [round-end] Não tem efeito ao ser jogado. Se você sair da rodada com { $card-the } entre os seus descartes, ganha um marcador quando a rodada acabar.
       *[immediate] Não tem efeito ao ser jogado. Se você sair da rodada com { $card-the } entre os seus descartes, ganha um marcador na hora.
    }
rule-dowager-queen = Escolha outro jogador e compare em segredo a sua carta com a dele. Quem tiver a mais alta está fora da rodada; se forem iguais, nada acontece.
rule-bishop =
    { $naming ->
        [value] Escolha outro jogador e nomeie qualquer valor, menos o 1. Se a carta dele tiver esse valor, você ganha um marcador na hora.
        [any] Escolha outro jogador e nomeie qualquer personagem. Se ele tiver essa carta, você ganha um marcador na hora.
       *[name] Escolha outro jogador e nomeie qualquer personagem, menos { $guard-the }. Se ele tiver essa carta, você ganha um marcador na hora.
    }
rule-bishop-reply = Então ele pode descartar a carta e comprar outra.
rule-bishop-royal = Quando as mãos são comparadas no fim da rodada, { $card-the } perde para { $royal-the }.
rule-none = Não tem efeito ao ser jogada.

# O mesmo numa linha curta, como fica sob uma carta da mão.

brief-guard =
    { $guard-by ->
        [value] Escolha um jogador e nomeie um valor: se acertar, ele está fora.
       *[name] Escolha um jogador e nomeie uma carta: se acertar, ele está fora.
    }
brief-priest = Olhe a carta de outro jogador.
brief-baron = Compare a sua carta com a de outro: a mais baixa está fora.
brief-handmaid =
    { $protection ->
        [ignore] O que jogarem contra você não tem efeito até a sua próxima vez.
       *[untargetable] Ninguém pode escolher você até a sua próxima vez.
    }
brief-prince = Escolha alguém: ele descarta a carta e compra outra.
brief-king = Troque a sua carta pela de outro jogador.
brief-countess = Com { $king-a } ou { $prince-a } na mão, você deve jogá-la.
brief-countess-one = Com { $forcing-a } na mão, você deve jogá-la.
brief-royal = Se você a jogar ou descartar, está fora.
brief-spy = Se no fim só você tiver jogado uma, ganha um marcador.
brief-chancellor = Compre duas, fique com uma, ponha duas debaixo do baralho.
brief-minister = Se as suas duas cartas somarem 12 ou mais, você está fora.
brief-jester = Escolha um jogador: se ele vencer a rodada, você ganha um marcador.
brief-assassin = Quem jogar { $guard-a } contra você está fora.
brief-cardinal = Dois jogadores trocam as cartas; olhe uma delas.
brief-baroness = Olhe as cartas de um ou dois jogadores.
brief-sycophant = Escolha quem deve ser escolhido a seguir.
brief-count = Depois de jogado, soma 1 à sua mão no fim.
brief-constable = Depois de jogado, dá um marcador se você ficar fora.
brief-dowager-queen = Compare a sua carta com a de outro: a mais alta está fora.
brief-bishop =
    { $guard-by ->
        [value] Escolha um jogador e nomeie um valor: se acertar, ganha um marcador.
       *[name] Escolha um jogador e nomeie uma carta: se acertar, ganha um marcador.
    }
brief-none = Não tem efeito ao ser jogada.

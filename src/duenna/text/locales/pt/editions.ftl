# As edições. As variáveis são explicadas em en/editions.ftl.

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

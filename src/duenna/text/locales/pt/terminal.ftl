### O terminal: preparação, perguntas, teclas, partidas salvas. As variáveis são explicadas em en/terminal.ftl.

welcome = Duenna: o jogo de cartas Love Letter. Independente e não oficial.
setup-how = Enter aceita o que está entre colchetes. Ctrl-C sai.
question = { $question } [{ $default }]
setup-language = Idioma ({ $choices })
setup-editions = Edições para escolher:
setup-edition-line = { $number }. { $title } ({ $edition }): { $blurb }
setup-edition = Qual edição?
setup-players = Quantos jogadores, de { $low } a { $high }?
setup-names = Seu nome? (Se várias pessoas usam este teclado: todos os nomes, separados por vírgulas.)
setup-names-wrong = Os nomes devem ser diferentes e ter de 1 a { $high } letras.
setup-nobody = Visitante
setup-bots = Como jogam os robôs? ({ $choices })
setup-number = Digite um número de { $low } a { $high }.
setup-choice = Digite uma destas opções: { $choices }.

table-edition = Edição: { $edition }. { $tokens ->
    [one] Vence a partida quem ganhar um marcador.
   *[other] Vence a partida quem juntar { $tokens } marcadores.
}
table-other-edition = Com { $players } jogadores, a edição { $asked } segue as regras da edição { $edition }.
table-human = { $seat }. { $name }
table-bot = { $seat }. { $name }, robô ({ $bot })
table-help = Digite ? a qualquer momento para ver a ajuda.
table-odds = Digite odds a qualquer momento para ver as probabilidades das cartas ocultas.
table-resumed = A partida continua na rodada { $round }.

your-turn = Sua vez, { $name }.
your-answer = Uma pergunta para você, { $name }.
deck-left = { $count ->
    [0] O baralho está vazio.
    [one] Resta uma carta no baralho.
   *[other] Restam { $count } cartas no baralho.
}
ask-card = Que carta você joga?
ask-target = { $card }: quem você escolhe?
ask-first = { $card }, a primeira de duas pessoas: quem você escolhe?
ask-second = { $card }: quem mais você escolhe?
ask-guess = { $card }, { $target }: qual é o seu palpite?
ask-keep = Com que carta você fica?
ask-top = Duas cartas vão para o fundo do baralho. Qual fica por cima e será comprada antes?
ask-reply = Acertaram a sua carta. O que você faz com ela?
ask-look = Você olha a mão de quem?
ask-out = Isso tira você da rodada. Tem certeza?
choice = { $number }. { $what }
choice-card = { $card } ({ $rank })
choice-card-idle = { $card } ({ $rank }), sem efeito: ninguém pode ser escolhido
choice-you = { $name } (você)
choice-nobody-else = mais ninguém
choice-nobody = ninguém
choice-keep = ficar com ela
choice-discard = descartá-la e comprar outra
choice-no = não, escolher de novo
choice-yes = sim
is-protected = Sob proteção, não dá para escolher: { $names }.

not-a-choice = “{ $text }” não está entre as opções. Digite um número da lista, ou ? para ver a ajuda.
several-choices = “{ $text }” pode ser: { $choices }. Digite mais letras.
too-long = Essa linha é longa demais.

help-step = Digite o número de uma opção e tecle Enter. Enter sem digitar nada volta à primeira pergunta.
help-whole = Você também pode digitar uma jogada inteira, com nomes ou números: { $example }.
help-keys = Teclas, cada uma seguida de Enter:
help-key-help = ? esta ajuda. Com o nome de uma carta, as regras dela: ? { $card }
help-key-discards = d descartes, e quantas cartas de cada tipo você não viu.
help-key-hand = h a sua mão, e o que você sabe com certeza.
help-key-log = l o que aconteceu nesta rodada.
help-key-scores = s marcadores de cada jogador.
help-key-odds = odds as probabilidades das cartas ocultas.
help-key-quit = q salva a partida e sai. Ctrl-C e Ctrl-D fazem o mesmo.
help-no-card = Nenhuma carta se chama “{ $text }”. As cartas são: { $cards }.
rule-of = { $card } ({ $rank }), { $copies ->
    [one] uma no baralho.
   *[other] { $copies } no baralho.
} { $rule }

discards-title = Descartes, do mais antigo ao mais recente:
discards-of = { $name }: { $cards }.
discards-none = { $name }: nenhum.
status-out = Fora desta rodada.
status-protected = Sob proteção.
aside-open = Separadas viradas para cima: { $cards }.
aside-hidden = { $count ->
    [one] Há uma carta separada virada para baixo.
   *[other] Há { $count } cartas separadas viradas para baixo.
}
unseen-title = Cartas que você não viu (em outras mãos, no baralho ou separadas):
unseen-line = { $card } ({ $rank }): { $count }
unseen-none = Você viu todas as cartas.
hand-holds = Você tem: { $cards }.
hand-none = Você está fora desta rodada e não tem carta.
know-title = Você sabe com certeza:
know-hand = { $name } tem: { $card }.
know-deck = { $place ->
    [one] A última carta do baralho: { $card }.
   *[other] A { $place }ª carta a partir do fundo do baralho: { $card }.
}
know-nothing = Você não sabe com certeza nenhuma outra carta oculta.
log-title = Esta rodada até agora:
scores-title = { $tokens ->
    [one] Marcadores (com um se vence a partida):
   *[other] Marcadores (com { $tokens } se vence a partida):
}
score-line = { $name } { $count }

chances-title = O que cada carta oculta pode ser, levando em conta tudo o que você viu:
chances-of = { $name }: { $list }.
chances-burned = A carta separada virada para baixo: { $list }.
chance-of = { $card } { $percent }%
chance-sure = { $card } com certeza
chance-under = { $card } menos de 1%
chance-over = { $card } mais de 99%
chances-none = Agora nenhuma carta está oculta.
chances-off = Esta partida é jogada sem as probabilidades. Comece uma com --odds para tê-las.
chances-unknown = Aqui não é possível calcular as probabilidades.

hide-pass = Tecle Enter para esconder isto e passe o teclado para { $name }.
hide-ready = Passe o teclado para { $name }. Tecle Enter quando o teclado estiver com { $name }.
hide-all = Tecle Enter para esconder isto. A rodada acabou e todos podem olhar.
news-title = Desde a sua última jogada:
news-all = Assim continuou a rodada:

next-round = Tecle Enter para a próxima rodada.
bot-again = Tecle Enter para perguntar de novo, ou digite q para salvar a partida e sair.
record-offer = Salvar um registro desta partida? Digite um nome de arquivo, ou Enter para não salvar.
again = Quer jogar de novo?
again-yes = sim, na mesma mesa
again-no = não
goodbye = Até logo.

save-done = Salvo: { $file }
save-failed = Não foi possível salvar: { $problem }
save-resume = A partida está salva. Para continuar:
save-secret = O arquivo contém todos os segredos da partida: não olhe antes do fim.

file-unreadable = Não é possível abrir { $file }: { $problem }
file-broken = { $file } não contém uma partida que se possa reproduzir: { $problem }
file-over = A partida de { $file } acabou. Para ler de novo: { $command }
file-program = { $file } indica um programa como jogador. Se você confia nele, diga isso: { $command }

replay-title = { $edition }: { $names }.
replay-unfinished = Aqui acaba o registro: a partida não acabou.
replay-no-seat = Não existe o lugar { $seat }: os lugares vão de 1 a { $players }.
replay-sound = O registro está em ordem. Rodadas: { $rounds }. Jogadas: { $moves }.
replay-sound-over = Vitória: { $names }.

rules-title = Como se joga: { $edition }
rules-cards = As cartas

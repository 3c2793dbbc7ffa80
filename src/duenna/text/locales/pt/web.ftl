# A página no navegador.

## Topo e rodapé

top-skip = Pular para o conteúdo
top-nav = Páginas
top-rules = Regras
top-settings = Ajustes
top-language = Idioma
foot-unofficial = Duenna é um modo independente e não oficial de jogar Love Letter, o jogo de cartas. Não tem ligação com as editoras do jogo.
foot-art = Desenhos dos autores do Duenna, CC BY 4.0. Software livre sob a licença MIT.
dialog-close = Fechar
name-label = Seu nome
name-unknown = Visitante

## Início

home-title = Faça a sua carta passar pela governanta
home-lead = O jogo de cartas Love Letter, em todas as edições: com amigos por um link, ou contra o computador. Sem cadastro.
home-play = Jogar agora
home-play-how = Na hora, contra o computador: { $edition }, { $players } jogadores.
home-friends = Jogar com amigos
home-continue = Suas mesas
home-running = em andamento
home-over = encerrada
home-forget = Tirar da lista
home-forget-named = Tirar da lista a mesa { $table }
home-open = Mesas abertas
home-open-none = Ninguém está esperando agora. Crie uma mesa aberta a todos.
quick-do = Partida rápida
quick-how = Com quem estiver aqui. Os robôs ocupam os lugares que ficarem livres.
quick-people = { $count ->
    [0] Ninguém está nas mesas agora.
    [one] Uma pessoa está nas mesas agora.
   *[other] { $count } pessoas estão nas mesas agora.
}
lobby-rules = Regras
lobby-lang = Idioma
lobby-any-rules = Todas as regras
lobby-any-lang = Todos os idiomas
lobby-none = Nenhuma mesa aberta é assim. Uma partida rápida abre uma.
home-seats-free = { $count ->
    [0] nenhum lugar livre
    [one] um lugar livre
   *[other] { $count } lugares livres
}
home-editions = As edições

## Preparar uma mesa

make-title = Criar uma mesa
make-edition = Regras
make-players = Jogadores
make-bots = Quantos deles são robôs
make-level = Como eles jogam
bot-random = Robô, ao acaso
bot-novice = Robô, iniciante
bot-counter = Robô, conta as cartas
bot-search = Robô, estrategista
bot-master = Robô, mestre
bot-other = Robô: { $name }
make-aids = O que a página mostra
aids-memory = Só memória: apenas os últimos descartes
aids-discards = Todos os descartes
aids-counts = Todos os descartes e as cartas que faltam
aids-odds = Todos os descartes, as cartas que faltam e as probabilidades
make-open = Aberta a todos
make-open-hint = Aparece na página inicial. Senão, só entra quem tem o link.
make-watchers = Outros podem assistir
make-house = Regras da casa
make-house-how = Tudo aqui segue a edição enquanto você não mudar. Todos à mesa veem o que você mudou.
make-more = Limites de tempo e idioma
make-lang = Idioma da mesa
make-move = Tempo para cada decisão
make-bank = Tempo extra para a partida
make-increment = Acrescentado após cada decisão
make-absent = Um robô joga por quem se ausenta após
make-none = nenhum
make-never = nunca
make-seconds = { $count ->
    [one] um segundo
   *[other] { $count } segundos
}
make-do = Criar a mesa

## A mesa espera jogadores

status-gathering = Esperando jogadores
status-ready = Tudo pronto para começar
status-ready-waits = Esperando { $name } começar a partida
invite-title = { $name } convida você para jogar
invite-preview = Love Letter com as regras { $edition }, para { $count } jogadores. Abra o link, diga o seu nome e jogue: sem cadastro e sem instalar nada.
invite-lead = Love Letter é um jogo de cartas rápido, de dedução e blefe. Sem cadastro e sem instalar nada.
invite-turn = Cada jogador tem uma carta. Na sua vez, você compra outra, joga uma das duas e faz o que ela diz.
invite-win = Tire os outros da rodada, ou tenha o valor mais alto quando o baralho acabar: a rodada é sua.
invite-tokens = { $count ->
    [one] Cada rodada vencida rende um marcador. Vence a partida quem ganhar um.
   *[other] Cada rodada vencida rende um marcador. Vence a partida quem juntar { $count }.
}
gather-asked = A edição { $asked } segue aqui as regras da edição { $edition }
gather-players = { $count } jogadores
gather-target = { $count ->
    [one] vence quem ganhar um marcador
   *[other] vence quem juntar { $count } marcadores
}
gather-fills = { $count ->
    [one] Os robôs ocupam os lugares livres em um segundo.
   *[other] Os robôs ocupam os lugares livres em { $count } segundos.
}
gather-aids-memory = a página só mostra o último descarte de cada um
gather-aids-discards = a página mostra todos os descartes
gather-aids-counts = a página mostra todos os descartes e quantas cartas de cada tipo faltam
gather-aids-odds = a página mostra todos os descartes, quantas cartas de cada tipo faltam e as probabilidades de cada carta oculta
gather-watchers = outros podem assistir
gather-no-watchers = ninguém pode assistir
gather-house = Regras da casa
gather-share = Convide outras pessoas
gather-share-how = Envie este link. Quem o abrir pode se sentar.
gather-share-open = A mesa aparece na lista para todos. Quem tem este link também pode se sentar.
gather-share-watch = Deixe outras pessoas assistirem
gather-share-watch-how = Todos os lugares estão ocupados. Quem abrir este link pode assistir.
gather-link = Link desta mesa
gather-copy = Copiar
gather-copied = Copiado
gather-send = Compartilhar
gather-seats = Lugares
gather-open = Lugar livre
gather-here = Presente
gather-away = Ausente
gather-level = Como jogam os robôs
gather-add-bot = Adicionar robô
gather-add-bot-at = Adicionar um robô no lugar { $seat }
gather-remove = Tirar
gather-remove-named = Tirar { $name }
gather-join = Sentar-se
gather-full = Todos os lugares estão ocupados.
gather-start = Começar
gather-fill = { $count ->
    [one] Começar com mais um robô
   *[other] Começar com mais { $count } robôs
}
gather-wait = { $name } criou esta mesa e vai começar a partida.
gather-leave = Sair da mesa

## Como estão as coisas

status-you-play = Sua vez
status-you-return = Sua vez: escolha com que carta ficar
status-you-reply = Sua vez: fica com a carta ou a descarta?
status-you-look = Sua vez: quer olhar uma das mãos?
status-turn = Vez de { $name }
status-choosing = { $name } está escolhendo
since-title = Desde a sua última vez
pace-on = Continuar
pace-skip = Ao fim da rodada
status-round = { $you ->
    [one] Você vence a rodada
    [some] Vencem a rodada: { $names }
   *[none] { $count ->
        [one] { $names } vence a rodada
       *[other] { $names } vencem a rodada
    }
}
status-round-none = Ninguém vence a rodada
status-match = { $you ->
    [one] Você vence a partida
    [some] Vencem a partida: { $names }
   *[none] { $count ->
        [one] { $names } vence a partida
       *[other] { $names } vencem a partida
    }
}
status-round-number = Rodada { $round }
status-playoff = Rodada { $round }, de desempate
status-watching = Você está assistindo
notice-turn = Sua vez no Duenna
table-opening = Abrindo a mesa
line-opening = Conectando…
line-lost = A conexão caiu. Tentando de novo…
closed-no-table = Essa mesa não existe
closed-no-table-how = Talvez o link esteja escrito errado.
closed-no-watchers = Esta mesa é particular
closed-no-watchers-how = A partida começou e os jogadores não querem que ninguém assista.
closed-removed = Você não está mais nesta mesa
closed-removed-how = Quem preparou a mesa liberou o seu lugar.
closed-quarantined = Esta mesa não pode ser mostrada
closed-quarantined-how = Há algo errado no que foi guardado dela. Avise quem mantém este servidor.

## As partes da mesa

opponents-title = Adversários
players-title = Jogadores
cloth-title = Descartes
hand-title = Sua mão
actions-title = Sua jogada
side-title = Histórico e ajudas
table-menu = Menu
tab-aids = Cartas por ver
tab-log = Histórico
tab-say = Dizer
log-heading = Histórico
face-label = { $card }, { $rank }
face-facts = Valor { $rank } · { $copies ->
    [one] uma no baralho
   *[other] { $copies } no baralho
}
tokens-of = { $count } de { $target } marcadores
seat-known = Você conhece a carta: { $card }
seat-shows = Mostra: { $card }
mark-turn = joga agora
mark-protected = sob proteção
mark-out = fora da rodada
mark-aside = não joga esta rodada
mark-marked = deve ser a próxima escolha
mark-bet = aposta em { $name }
mark-won = venceu a rodada
mark-bot = robô
mark-warm = ausente, joga um robô
mark-away = ausente
pile-of = Descartes de { $name }
pile-yours = Seus descartes
pile-none = nenhum ainda
pile-under = { $count ->
    [one] uma carta embaixo
   *[other] { $count } cartas embaixo
}
deck-count = { $count ->
    [0] O baralho está vazio
    [one] Uma carta no baralho
   *[other] { $count } cartas no baralho
}
deck-known = { $place ->
    [one] Você conhece a última carta do baralho: { $card }
   *[other] Você conhece a { $place }ª carta a partir do fundo do baralho: { $card }
}
aside-burned = Separada, virada para baixo
aside-label = à parte
aside-revealed = Estava separada
aside-further = { $count ->
    [one] Mais uma carta separada
   *[other] Mais { $count } cartas separadas
}
hand-out = Você está fora desta rodada.
hand-empty = Você não tem nenhuma carta.

## Uma jogada

ask-card-here = Escolha uma das suas duas cartas.
ask-keep-here = Com que carta você fica?
ask-target-here = Em quem?
ask-first-here = Em quem?
ask-second-here = E em quem mais?
ask-guess-here = Qual é o seu palpite?
ask-top-here = As outras duas vão para o fundo do baralho. Qual fica por cima e será comprada antes?
ask-reply-here = Acertaram a sua carta. O que você faz com ela?
ask-look-here = Você olha a mão de quem?
choose-you = você
choose-nobody = ninguém
choose-nobody-else = mais ninguém
choose-keep = ficar com ela
choose-discard = descartá-la e comprar outra
choose-value = { $value }: { $cards }
choose-only = Única opção: { $what }
choose-protected = Sob proteção, não dá para escolher: { $names }
count-left = { $count ->
    [0] não resta nenhuma
    [one] resta uma
   *[other] restam { $count }
}
act-do = Jogar: { $what }
act-keep = Ficar com: { $what }
act-choose = Escolher: { $what }
act-back = Escolher de novo
act-rules = As regras da carta
act-ruin = Isso tira você da rodada. Tem certeza?
act-sure = Sim, jogar
typed-title = Digitar uma jogada
typed-label = Sua jogada, por exemplo uma carta, um lugar e uma carta
typed-do = Jogar
typed-several = “{ $text }” pode ser: { $choices }
refused-unreachable = O servidor não responde. Nada foi jogado: tente de novo.
refused-trying = O servidor não responde. Tentando de novo …

## Fim da rodada e da partida

result-next = Próxima rodada
result-rematch = Jogar de novo
result-replay = Rever a partida
result-wait = Os jogadores decidem quando continuar.
fair-title = Confira se o embaralhamento foi honesto
fair-how = Antes da primeira carta, o servidor se comprometeu com um número secreto: mostrou o resumo criptográfico (hash) dele. Aqui estão os dois. Com o registro, qualquer um pode refazer a distribuição de todas as rodadas.
fair-before = Mostrado antes
fair-after = O segredo
fair-record = Baixar o registro
score = Placar final: { $list }.
score-item = { $name } { $count }
leave-title = Sair da partida
leave-how = Um robô fica no seu lugar. Enquanto a partida durar, você pode voltar a ele.
leave-back = Voltar ao meu lugar
leave-done = Você saiu desta partida. Um robô joga por você.

## Ajudas

aids-title = Cartas que você não viu
aids-rank = Valor
aids-card = Carta
aids-left = Restam
odds-title = Probabilidades
odds-how = O que cada carta oculta pode ser, contado com exatidão a partir de tudo o que você viu.
odds-whose = De quem é a carta
odds-percent = { $percent }%
odds-never = impossível
odds-certain = com certeza
odds-under = menos de 1%
odds-over = mais de 99%
odds-of = { $card } { $chance }
odds-sure = { $card } com certeza

## O registro e o que se diz

log-round = Rodada { $round }
log-none = Ainda não aconteceu nada.
log-said = { $name }: { $text }
log-joined = { $name } entra na mesa.
log-left = { $name } sai da mesa.
log-removed = Quem preparou a mesa libera o lugar de { $name }.
log-bot = { $name } entra na mesa; é um robô.
log-warmed = { $name } está ausente: joga um robô.
log-returned = { $name } voltou.
presence-here = { $name } está aqui.
presence-away = { $name } está ausente.
# $count: people without a seat
presence-watching =
    { $count ->
        [one] uma pessoa assiste
       *[other] { $count } pessoas assistem
    }
say-title = Dizer algo
say-label = O que você diz
say-do = Dizer
say-mute = Não mostrar o que diz
say-hello = Olá!
say-good-luck = Boa sorte!
say-well-played = Boa jogada!
say-ouch = Ai!
say-thinking = Um momento, estou pensando.
say-thanks = Valeu!
say-again = Outra partida?
say-bye = Tchau!

## Ajuda e teclas

help-title = Ajuda
help-how = Como se joga
help-keys-title = Teclas
help-keys-off = Podem ser desligadas nos ajustes.
key-card = Escolher a primeira carta; 2, a segunda
key-hand = Anunciar a sua mão
key-opponents = Anunciar os adversários
key-discards = Anunciar os descartes
key-remaining = Anunciar as cartas não vistas
key-odds = Anunciar as cartas mais prováveis dos adversários
key-last = Anunciar a última jogada; de novo, a anterior
key-time = Anunciar o tempo que resta
key-go-on = Passar ao que aconteceu depois
key-help = As regras da carta em foco, ou esta ajuda
key-escape = Escolher de novo
clock-label = Tempo que resta:
told-hand = Você tem: { $cards }.
told-seat = Lugar { $seat }, { $name }: { $facts }.
told-pile = { $name }: { $cards }.
told-left = Não vistas: { $list }.
told-count = { $card } { $count }
told-no-counts = Nesta mesa cada um faz a sua conta.
told-no-odds = Nesta mesa cada um calcula as suas probabilidades.
told-odds-none = Agora nenhuma carta está oculta.
told-no-clock = Não há limite de tempo.
told-seconds = { $count ->
    [0] O tempo acabou
    [one] Resta um segundo
   *[other] Restam { $count } segundos
}

## Regras

rules-of = Como se joga: { $edition }
rules-other = Edição
rules-the-cards = As cartas

## Ajustes

set-title = Ajustes
set-where = Valem para este navegador e têm efeito na hora.
set-back = Voltar
set-size = Tamanho do texto
set-size-percent = { $percent }%
set-theme = Cores
set-theme-system = como o sistema
set-theme-light = claras
set-theme-dark = escuras
set-motion = Movimento
set-motion-system = como o sistema
set-motion-less = nenhum
set-speed = Velocidade do que acontece
set-speed-calm = calma
set-speed-normal = normal
set-speed-quick = rápida
set-speed-once = tudo de uma vez
set-speech = Avisos para leitores de tela
set-speech-full = tudo
set-speech-brief = só a minha vez e os problemas
set-speech-off = nenhum
set-sound = Sons
set-sound-hint = Um som breve para a sua vez, uma carta, uma eliminação e o fim.
set-keys = Atalhos de uma tecla
set-keys-hint = 1 e 2 escolhem a carta, H O D R P L T dão informações, ? abre a ajuda.
set-quick = Jogar na última escolha
set-quick-hint = A carta é jogada assim que você faz a última escolha, sem botão.
set-notices = Notificações
set-notices-hint = Quando é a sua vez e a página não está à vista.

## Páginas que não existem

missing-title = Não há nada aqui
missing-home = Ir para a página inicial

## A partida revista

replay-heading = Replay da partida
replay-playing = O replay fica disponível quando a partida terminar.
replay-to-table = Ir para a mesa
replay-again = Jogar de novo aqui
replay-eyes = Visto pelos olhos de
replay-eyes-all = todos: cartas abertas
replay-eyes-none = quem só assiste
replay-match = Partida
replay-steps = Passos
replay-move = Jogada
replay-copy = Copiar o link desta jogada
replay-step = Jogada { $at } de { $count }
replay-first = Primeira jogada
replay-before = Voltar
replay-after = Avançar
replay-last = Última jogada
replay-costly-before = Jogada custosa anterior
replay-costly-after = Próxima jogada custosa
replay-played = Jogada feita
replay-played-best = Jogada feita: a melhor
replay-better = Melhor

## Um lugar em outro dispositivo

# $minutes: for how long the code is good
device-title = Continuar em outro dispositivo
device-how =
    Aponte a câmera do outro dispositivo para isto, ou abra o link lá. Os dois mantêm o seu lugar. O código vale uma vez, durante { $minutes ->
        [one] um minuto
       *[other] { $minutes } minutos
    }. Quem o tiver joga por você: não o mostre a ninguém.
device-link = Link para o seu outro dispositivo
link-qr = O link em código QR
device-taking = Ocupando o seu lugar…
device-failed = Não funcionou

learn-link = Aprenda em dois minutos
lesson-title = Sua primeira rodada
lesson-guard = Você tem { $priest-a } e comprou { $guard-a }. A cada turno, você joga uma carta e fica com a outra. Jogue { $guard-the } contra Bruno e nomeie { $baron-the }: se Bruno tiver essa carta, está fora da rodada.
lesson-handmaid = Não era essa a carta, então nada aconteceu. Depois Bruno jogou { $handmaid-a }: até o próximo turno dele, ninguém pode escolher Bruno. Jogue a sua { $handmaid } e fique a salvo também.
lesson-priest = Bruno não pôde escolher você. A sua proteção acabou, e a de Bruno também. Jogue { $priest-the } para olhar a carta de Bruno: só você a vê.
lesson-countess = Bruno errou. Agora você tem { $king-the } e { $countess-the }. Quem tem as duas deve jogar { $countess-the }: desta vez não há escolha.
lesson-prince = Bruno olhou a sua carta. Mas você também sabe algo: Bruno tem { $prince-the } que você viu, e desde então jogou outras cartas. Jogue { $guard-the } e nomeie { $prince-the }.
lesson-end = Bruno está fora e a rodada é sua. Se ninguém sair, a carta mais alta vence quando o baralho acaba. Uma rodada vencida rende um marcador; quem juntar primeiro os necessários vence a partida.
lesson-other = Nesta lição, faça a jogada pedida.
lesson-skip = Pular a lição
lesson-again = Mais uma vez
lesson-play = Jogar uma partida

# Por que uma jogada é recusada. As variáveis são explicadas em en/errors.ftl.

seat-number = Lugar { $number }

error-unparsable = “{ $text }” não é uma jogada.
error-not-your-turn = Não é a sua vez: agora quem escolhe é { $seat }.
error-round-over = A rodada acabou: comece antes a próxima.
error-round-not-over = Esta rodada ainda não acabou.
error-match-over = A partida acabou.
error-nothing-to-undo = Não há nada a desfazer.
error-nothing-to-redo = Não há nada a refazer.
error-not-held = Você não tem { $card-a }.
error-countess = Com { $king-a } ou { $prince-a } na mão, você deve jogar { $countess-the }.
error-target-needed = { $card }: falta dizer quem você escolhe.
error-target-self = { $card }: você não pode se escolher.
error-target-out = { $seat } está fora da rodada.
error-target-protected = { $seat } está sob proteção até jogar de novo.
error-target-twice = Escolha dois jogadores diferentes.
error-target-missing = Não existe o lugar { $number }.
error-nobody-to-choose = Ninguém pode ser escolhido: jogue { $card-the } sem escolher ninguém.
error-marked = É preciso escolher { $seat }: é o que { $sycophant-the } exige.
error-guess-needed =
    { $guard-by ->
        [value] Nomeie também um valor.
       *[name] Nomeie também um personagem.
    }
error-guess-guard =
    { $guard-by ->
        [value] Você pode nomear qualquer valor, menos o 1.
       *[name] Você pode nomear qualquer personagem, menos { $guard-the }.
    }
error-guess-unknown = “{ $text }”: isso não pode ser nomeado.
error-guess-absent = Ninguém pode ter { $guess-a } neste desempate: o baralho é menor.
error-wrong-question = { $question ->
    [return] Primeiro, escolha com que carta ficar.
    [reply] Primeiro, diga se fica com a carta ou se a descarta.
    [look] Primeiro, escolha a mão que vai olhar, se quiser olhar alguma.
   *[play] Jogue uma das suas duas cartas.
}
error-return-cards = Você tem { $cards-a }: fique com uma dessas cartas e devolva as outras.
error-look-pair = Você só pode olhar uma mão que tenha sido trocada: { $seats }.

error-no-watchers = Ninguém pode assistir nesta mesa.
error-no-table = Essa mesa não existe.
error-no-match = Essa partida não foi jogada nesta mesa.
error-no-eyes = Não há ninguém nesse lugar.
error-not-over = A partida ainda não acabou.
error-not-started = A partida ainda não começou.
error-started = A partida já começou.
error-no-seat = Você não tem lugar nesta mesa.
error-seat-taken = Esse lugar está ocupado.
error-not-maker = Só quem criou a mesa pode fazer isso.
error-too-fast = Rápido demais. Espere um momento e tente de novo.
error-too-many-open = Dez mesas abertas criadas a partir da sua rede ainda esperam jogadores. Comece ou deixe uma delas primeiro.
error-seated = Você já tem um lugar aqui.
error-seats-open = Ainda há um lugar livre: convide alguém ou adicione um jogador do computador.
error-no-such-seat = Escolha um lugar ocupado por outra pessoa.
error-no-bot = Esse jogador do computador não existe, ou são demais.
error-no-phrase = Essa frase pronta não existe.
error-phrases-only = Nas mesas abertas só há frases prontas.
error-no-command = Esse comando não existe.
error-as-it-is = Já está assim.
error-stale = A mesa seguiu adiante. Olhe de novo.
error-store = O servidor não consegue salvar nada agora. Nada mudou: tente mais tarde.
error-analysis-failed = A partida não pôde ser analisada agora.
error-analyses-waiting = Muitas partidas esperam a análise. Tente mais tarde.
error-edition = Essas regras não combinam.
error-bad-value = Isso não é possível.
error-bad-request = O servidor não entende isso.
error-bad-code = O código está errado, já foi usado ou é velho demais. Peça outro no dispositivo em que está jogando.
error-bad-token = Você não ocupa esse lugar nesta mesa.
error-origin = Só a página da própria mesa pode fazer isso.
error-too-large = É demais para enviar de uma vez.
error-not-found = Não há nada aqui.
error-too-slow = O resto não chegou. Tente de novo.
error-bad-host = Esse endereço não é o deste servidor.
error-unknown-host = Este servidor não conhece o próprio endereço. Avise quem cuida dele.
error-quarantined = Há algo errado com o que foi salvo desta mesa. Avise quem cuida do servidor.

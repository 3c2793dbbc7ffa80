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
error-wrong-question = { $question ->
    [return] Primeiro, escolha com que carta ficar.
    [reply] Primeiro, diga se fica com a carta ou se a descarta.
    [look] Primeiro, escolha a mão que vai olhar, se quiser olhar alguma.
   *[play] Jogue uma das suas duas cartas.
}
error-return-cards = Você tem { $cards-a }: fique com uma dessas cartas e devolva as outras.
error-look-pair = Você só pode olhar uma mão que tenha sido trocada: { $seats }.

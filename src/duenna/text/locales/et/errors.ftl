# Miks käiku ei tehtud. Muutujad: vt locales/en/errors.ftl. Mängija nimi jääb nimetavasse.

seat-number = Mängija { $number }

error-unparsable = „{ $text }“ ei ole käik.
error-not-your-turn = Praegu ei ole sinu kord: valib { $seat }.
error-round-over = Voor on läbi: alusta enne järgmist.
error-round-not-over = See voor ei ole veel läbi.
error-match-over = Mäng on läbi.
error-nothing-to-undo = Midagi pole tagasi võtta.
error-nothing-to-redo = Midagi pole uuesti teha.
error-not-held = Sul ei ole käes { $card-partitive }.
error-countess = Kui sul on käes { $king } või { $prince }, pead { $countess-genitive } välja käima.
error-target-needed = Kaardiga { $card } tuleb valida ka mängija või mängijad.
error-target-self = Kaardiga { $card } ei saa valida iseennast.
error-target-out = { $seat } on voorust väljas.
error-target-protected = { $seat } on kaitstud oma järgmise käiguni.
error-target-twice = Vali kaks eri mängijat.
error-target-missing = Mängijat number { $number } ei ole.
error-nobody-to-choose = Kedagi ei saa valida: käi { $card } välja ilma kedagi valimata.
error-marked = { $seat } peab olema valitute seas: seda nõuab { $sycophant }.
error-guess-needed =
    { $guard-by ->
        [value] Nimeta ka väärtus.
       *[name] Nimeta ka tegelane.
    }
error-guess-guard =
    { $guard-by ->
        [value] Nimetada võib kõiki väärtusi peale 1.
       *[name] Nimetada võib kõiki peale { $guard-genitive }.
    }
error-guess-unknown = „{ $text }“: seda ei saa nimetada.
error-wrong-question =
    { $question ->
        [return] Vali enne, millise kaardi endale jätad.
        [reply] Ütle enne, kas jätad kaardi alles või paned maha.
        [look] Vali enne, kelle kaarti vaatad, kui üldse.
       *[play] Käi välja üks oma kahest kaardist.
    }
error-return-cards = Sul on käes { $cards }: jäta üks endale ja pane ülejäänud tagasi.
error-look-pair = Vaadata võid ainult ühe vahetanud mängija kaarti: { $seats }.

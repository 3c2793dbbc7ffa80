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
error-guess-absent = Selles lisavoorus ei saa kellelgi käes olla { $guess-partitive }: mängitakse väiksema pakiga.
error-wrong-question =
    { $question ->
        [return] Vali enne, millise kaardi endale jätad.
        [reply] Ütle enne, kas jätad kaardi alles või paned maha.
        [look] Vali enne, kelle kaarti vaatad, kui üldse.
       *[play] Käi välja üks oma kahest kaardist.
    }
error-return-cards = Sul on käes { $cards }: jäta üks endale ja pane ülejäänud tagasi.
error-look-pair = Vaadata võid ainult ühe vahetanud mängija kaarti: { $seats }.

error-no-watchers = Selles lauas ei tohi keegi pealt vaadata.
error-no-table = Sellist lauda ei ole.
error-no-match = Selles lauas ei ole sellist mängu mängitud.
error-no-eyes = Sellel kohal ei ole kedagi.
error-not-over = Mäng ei ole veel läbi.
error-not-started = Mäng ei ole alanud.
error-started = Mäng on juba alanud.
error-no-seat = Sul ei ole selles lauas kohta.
error-seat-taken = See koht on võetud.
error-not-maker = Seda saab teha ainult laua tegija.
error-too-fast = Liiga kiiresti. Oota hetk ja proovi uuesti.
error-too-many-open = Kümme sinu võrgust loodud avatud lauda ootab veel mängijaid. Alusta kõigepealt mõnda või lahku sealt.
error-seated = Sul on siin juba koht.
error-seats-open = Üks koht on veel vaba: kutsu keegi või lisa arvutimängija.
error-no-such-seat = Vali koht, kus istub keegi teine.
error-no-bot = Sellist arvutimängijat ei ole või on neid liiga palju.
error-no-phrase = Sellist valmis lauset ei ole.
error-phrases-only = Avatud lauas saab öelda ainult valmis lauseid.
error-no-command = Sellist käsku ei ole.
error-as-it-is = Nii see juba on.
error-stale = Laud on edasi läinud. Vaata uuesti.
error-store = Server ei saa praegu midagi salvestada. Midagi ei muutunud: proovi hiljem uuesti.
error-analysis-failed = Mängu ei õnnestunud praegu analüüsida.
error-analyses-waiting = Paljud mängud ootavad praegu analüüsi. Proovi hiljem uuesti.
error-edition = Need reeglid ei sobi kokku.
error-bad-value = Nii ei saa.
error-bad-request = Server ei saa sellest aru.
error-bad-code = Kood on vale, kasutatud või aegunud. Võta uus kood seadmes, milles sa mängid.
error-bad-token = Sul ei ole selles lauas sellist kohta.
error-origin = Seda saab teha ainult laua enda leht.
error-too-large = Seda on korraga saatmiseks liiga palju.
error-not-found = Siin ei ole midagi.
error-too-slow = Ülejäänu ei jõudnud kohale. Proovi uuesti.
error-bad-host = See aadress ei ole selle serveri oma.
error-unknown-host = See server ei tea oma aadressi. Ütle seda serveri pidajale.
error-quarantined = Selle laua salvestistega on midagi valesti. Ütle seda serveri pidajale.

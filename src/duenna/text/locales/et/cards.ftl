# Kaartide nimed ja mõju. Muutujad: vt locales/en/cards.ftl.
#
# Vormid: nimetav on nimi ise; .genitive omastav; .partitive osastav. Nimed on väikese algustähega,
# sest lauses on need tavalised nimisõnad.

card-guard = valvur
    .genitive = valvuri
    .partitive = valvurit
card-priest = preester
    .genitive = preestri
    .partitive = preestrit
card-baron = parun
    .genitive = paruni
    .partitive = parunit
card-handmaid = kammerneitsi
    .genitive = kammerneitsi
    .partitive = kammerneitsit
card-prince = prints
    .genitive = printsi
    .partitive = printsi
card-king = kuningas
    .genitive = kuninga
    .partitive = kuningat
card-countess = krahvinna
    .genitive = krahvinna
    .partitive = krahvinnat
card-princess = printsess
    .genitive = printsessi
    .partitive = printsessi
card-princess-with-glasses = prillidega printsess
    .genitive = prillidega printsessi
    .partitive = prillidega printsessi
card-royal-prince = kuningapoeg
    .genitive = kuningapoja
    .partitive = kuningapoega
card-spy = spioon
    .genitive = spiooni
    .partitive = spiooni
card-chancellor = kantsler
    .genitive = kantsleri
    .partitive = kantslerit
card-minister = minister
    .genitive = ministri
    .partitive = ministrit
card-jester = narr
    .genitive = narri
    .partitive = narri
card-assassin = palgamõrvar
    .genitive = palgamõrvari
    .partitive = palgamõrvarit
card-cardinal = kardinal
    .genitive = kardinali
    .partitive = kardinali
card-baroness = paruness
    .genitive = parunessi
    .partitive = parunessi
card-sycophant = lipitseja
    .genitive = lipitseja
    .partitive = lipitsejat
card-count = krahv
    .genitive = krahvi
    .partitive = krahvi
card-constable = konstaabel
    .genitive = konstaabli
    .partitive = konstaablit
card-dowager-queen = leskkuninganna
    .genitive = leskkuninganna
    .partitive = leskkuningannat
card-bishop = piiskop
    .genitive = piiskopi
    .partitive = piiskoppi
card-soldier = sõdur
    .genitive = sõduri
    .partitive = sõdurit
card-clown = kloun
    .genitive = klouni
    .partitive = klouni
card-knight = rüütel
    .genitive = rüütli
    .partitive = rüütlit
card-priestess = preestrinna
    .genitive = preestrinna
    .partitive = preestrinnat
card-wizard = võlur
    .genitive = võluri
    .partitive = võlurit
card-general = kindral
    .genitive = kindrali
    .partitive = kindralit

royal-any = kuninglik kaart
    .genitive = kuningliku kaardi
    .partitive = kuninglikku kaarti
guess-value = { $value }
    .genitive = väärtuse { $value }
    .partitive = väärtust { $value }

rule-guard =
    { $guard-by ->
        [value] Vali mõni teine mängija ja nimeta mõni muu väärtus kui 1. Kui tema kaardil on see väärtus, langeb ta voorust välja.
       *[name] Vali mõni teine mängija ja nimeta mõni muu tegelane kui { $card }. Kui see on tal käes, langeb ta voorust välja.
    }
rule-priest = Vali mõni teine mängija ja vaata tema kaarti.
rule-baron = Vali mõni teine mängija ja võrrelge salaja oma kaarte. Väiksema kaardi omanik langeb voorust välja; võrdsete kaartide korral ei juhtu midagi.
rule-handmaid =
    { $protection ->
        [ignore] Kuni sinu järgmise käiguni ei mõju sulle kaardid, mida teised sinu vastu välja käivad.
       *[untargetable] Kuni sinu järgmise käiguni ei saa keegi sind valida.
    }
rule-prince = Vali üks mängija; võid valida ka iseenda. Ta paneb oma kaardi maha (see ei mõju) ja võtab uue; kui pakk on tühi, siis kõrvale pandud kaardi.
rule-prince-royal = Kes paneb maha { $royal-genitive }, langeb hoopis välja.
rule-prince-protected =
    { $protection ->
        [ignore] Kaitstud mängija jätab oma kaardi alles.
       *[untargetable]
            { $prince-all-protected ->
                [fizzle] Kui kõik teised on kaitstud, ei juhtu midagi.
               *[self] Kui kõik teised on kaitstud, pead valima iseenda.
            }
    }
rule-king = Vali mõni teine mängija ja vahetage kaardid.
rule-countess = Väljakäimisel mõju ei ole. Kui sul on käes ka { $king } või { $prince }, pead { $card-genitive } välja käima.
rule-countess-one = Väljakäimisel mõju ei ole. Kui sul on käes ka { $forcing }, pead { $card-genitive } välja käima.
rule-royal = Kui käid selle kaardi mis tahes põhjusel välja või paned maha, langed voorust välja.
rule-spy = Väljakäimisel mõju ei ole. Kui vooru lõpus oled allesjäänutest ainus, kes on { $card-genitive } välja käinud või maha pannud, saad žetooni.
rule-chancellor = Võta pakist kaks kaarti. Jäta kolmest üks endale ja pane kaks ülejäänut vabalt valitud järjekorras paki alla. Kui pakis on ainult üks kaart, võta see ja pane üks kaart tagasi; kui pakk on tühi, ei juhtu midagi.
rule-minister = Väljakäimisel mõju ei ole. Kui sul on pärast kaardi võtmist käes { $card } ja su kaartide väärtused annavad kokku vähemalt 12, langed voorust välja.
rule-jester = Vali mõni teine mängija. Kui ta võidab vooru, saad žetooni.
rule-assassin = Väljakäimisel mõju ei ole. Kui keegi käib sinu vastu välja { $guard-genitive } ja sul on käes { $card }, langeb voorust välja tema, ükskõik mida ta nimetas; sina paned { $card-genitive } maha ja võtad uue kaardi.
rule-cardinal = Vali kaks mängijat; üks neist võid olla ka sina ise. Nad vahetavad kaardid. Seejärel võid vaadata üht neist kahest kaardist.
rule-baroness = Vali üks või kaks teist mängijat ja vaata nende kaarte.
rule-sycophant =
    Vali üks mängija; võid valida ka iseenda. Kui järgmise kaardiga valitakse mängijaid, peab ta nende seas olema. { $sycophant-unchoosable ->
        [free] Kui see pole võimalik, võib valida kelle tahes.
       *[no-effect] Kui see pole võimalik, jääb too kaart mõjuta.
    }
rule-count = Väljakäimisel mõju ei ole. Iga { $card } sinu mahapandud kaartide seas tõstab vooru lõpus su käes oleva kaardi väärtust 1 võrra.
rule-constable =
    { $constable-timing ->
        [round-end] Väljakäimisel mõju ei ole. Kui langed välja ja su mahapandud kaartide seas on { $card }, saad vooru lõpus žetooni.
       *[immediate] Väljakäimisel mõju ei ole. Kui langed välja ja su mahapandud kaartide seas on { $card }, saad kohe žetooni.
    }
rule-dowager-queen = Vali mõni teine mängija ja võrrelge salaja oma kaarte. Suurema kaardi omanik langeb voorust välja; võrdsete kaartide korral ei juhtu midagi.
rule-bishop =
    { $naming ->
        [value] Vali mõni teine mängija ja nimeta mõni muu väärtus kui 1. Kui tema kaardil on see väärtus, saad kohe žetooni.
        [any] Vali mõni teine mängija ja nimeta mõni tegelane. Kui see on tal käes, saad kohe žetooni.
       *[name] Vali mõni teine mängija ja nimeta mõni muu tegelane kui { $guard }. Kui see on tal käes, saad kohe žetooni.
    }
rule-bishop-reply = Seejärel võib ta oma kaardi maha panna ja uue võtta.
rule-bishop-royal = Vooru lõpus kaarte võrreldes jääb { $card } alla, kui kellelgi on { $royal }.
rule-none = Väljakäimisel mõju ei ole.

# Sama lühidalt, nii nagu see seisab käes oleva kaardi all.

brief-guard =
    { $guard-by ->
        [value] Vali mängija ja nimeta väärtus: kui see on õige, langeb ta välja.
       *[name] Vali mängija ja nimeta kaart: kui see on õige, langeb ta välja.
    }
brief-priest = Vaata teise mängija kaarti.
brief-baron = Võrrelge kaarte: väiksema omanik langeb välja.
brief-handmaid =
    { $protection ->
        [ignore] Sinu vastu käidud kaardid ei mõju su järgmise käiguni.
       *[untargetable] Keegi ei saa sind valida su järgmise käiguni.
    }
brief-prince = Vali ükskõik kes: ta paneb kaardi maha ja võtab uue.
brief-king = Vaheta kaart teise mängijaga.
brief-countess = Kui sul on käes ka { $king } või { $prince }, pead selle käima.
brief-countess-one = Kui sul on käes ka { $forcing }, pead selle käima.
brief-royal = Kui selle käid või maha paned, langed välja.
brief-spy = Kui lõpus oled ainus, kes on selle käinud, saad žetooni.
brief-chancellor = Võta kaks, jäta üks, pane kaks paki alla.
brief-minister = Kui su kaartide summa on vähemalt 12, langed välja.
brief-jester = Vali mängija: kui ta vooru võidab, saad žetooni.
brief-assassin = Kes käib sinu vastu { $guard-genitive }, langeb välja.
brief-cardinal = Kaks mängijat vahetavad kaardid; vaata üht neist.
brief-baroness = Vaata ühe või kahe mängija kaarti.
brief-sycophant = Vali, keda tuleb järgmisena valida.
brief-count = Maha käidult lisab lõpus su käele 1.
brief-constable = Maha käidult toob žetooni, kui välja langed.
brief-dowager-queen = Võrrelge kaarte: suurema omanik langeb välja.
brief-bishop =
    { $guard-by ->
        [value] Vali mängija ja nimeta väärtus: kui see on õige, saad žetooni.
       *[name] Vali mängija ja nimeta kaart: kui see on õige, saad žetooni.
    }
brief-none = Väljakäimisel mõju ei ole.

# Lõppenud mängu analüüs. Muutujaid seletab en/analysis.ftl.

## Käigud lühidalt

move-plain = { $card }
move-on = { $card }, mängija { $target }
move-self = { $card }, iseenda vastu
move-two = { $card }, mängijad { $target } ja { $second }
move-guess = { $card }, mängija { $target }, nimetades { $guess-genitive }
move-return = kätte jääb { $card }, paki alla { $cards }
move-keep = kaart alles jätta
move-discard = kaart maha panna
move-look = vaadata kaarti, mängija { $target }
move-look-nobody = mitte kumbagi kaarti vaadata

## Tervik

analysis-title = Analüüs
analysis-heading = { $edition }: { $names }. Kogu mäng käik käigu haaval.
analysis-how = Iga protsent näitab tõenäosust kogu mäng võita, lähtudes sellest, mida otsustaja sel hetkel teada võis. See on hinnang: { $worlds } jaotust, mis sobivad kõige sellega, mida ta oli näinud, mängiti rusikareeglite järgi lõpuni.
analysis-readings = Kaartide järgi: iga sobiv jaotus on võrdse kaaluga. Ka käikude järgi: arvesse läheb ka see, mida teised tegid, eeldusel, et nad järgivad rusikareegleid ja eksivad ainult vahel.
analysis-luck-note = Õnnel on selles mängus suur osa: isegi see, kes näeks kõiki kaarte, võidaks ühe vastase vastu vaid umbes { $chance } voorudest.

## Otsused

analysis-round = { $round }. voor
analysis-standing = Võiduvõimalused: { $names }.
analysis-standing-one = { $name } { NUMBER($chance, maximumFractionDigits: 1) }
analysis-move = { $number }. { $name }: { $move }.
analysis-only = Ainus lubatud käik.
analysis-word = { $word ->
    [blunder] Ränk viga
    [mistake] Viga
    [inaccuracy] Ebatäpsus
   *[fine] Hea
}
analysis-fine = Hea käik.
analysis-cost = { $word ->
    [blunder] Ränk viga
    [mistake] Viga
   *[inaccuracy] Ebatäpsus
}: see maksis { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } protsendipunkti, pluss-miinus { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Parem: { $best }.
analysis-perhaps = Kui teised mängivad nii, nagu analüüs eeldab, oli { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } punkti võrra parem: { $best }. Ainult kaartide järgi see nii ei ole.
analysis-chance = Võiduvõimalus { NUMBER($chance, maximumFractionDigits: 1) }, pluss-miinus { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } punkti.
analysis-chances = { NUMBER($before, maximumFractionDigits: 1) } parima käiguga, { NUMBER($after, maximumFractionDigits: 1) } selle käiguga, pluss-miinus { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } punkti.
analysis-guess =
    { $hit ->
        [yes] Oletus läks täppi, selle tõenäosus oli { $chance }.
       *[no] Oletus läks mööda, täppimineku tõenäosus oli { $chance }: mängijal { $target } oli { $card }.
    }
analysis-guess-idle = Pakkumine ei saanud täppi minna.
analysis-guess-nobody = Polnud kedagi, kelle kaarti ära arvata.
analysis-best-guess = Kõige tõenäolisem oletus: { $guess }, mängija { $target }, { $chance }.
analysis-own-hand = { $name }, käes: { $cards }.
analysis-hand = { $name }, käes võis olla:
analysis-hand-card = { $card }: kaartide järgi { $counting }, ka käikude järgi { $reading }

## Miks oli käik parem: iga lause seisab üksi, kui parem käik on nimetatud

reason-impossible = Mängijal { $target } ei saanud olla { $guess-partitive }.
reason-impossible-known = See ei saanud olla { $guess }: oli teada, et mängijal { $target } on { $card }.
reason-impossible-out = See ei saanud olla { $guess }: { $count ->
    [1] ainus kaart oli näha
    [2] mõlemad kaardid olid näha
   *[other] kõik { $count } kaarti olid näha
}.
reason-known = Oli teada, et mängijal { $target } on { $guess }.
reason-likelier = Mängijal { $target } oli { $guess } tõenäosusega { $best }; nimetatu tõenäosus oli { $played }.
reason-beaten-anyway = Kaartide võrdlemisel on { $card } niikuinii tugevam kui { $guess }: selle nimetamine ei anna midagi.
reason-only-beaten-by = Kaartide võrdlemisel on ainult { $guess } tugevam kui { $card }.
reason-wins-now = Parem käik võidab vooru kohe tõenäosusega { $best }, tehtud käik tõenäosusega { $played }.
reason-own-out = Tehtud käik viib käija enda voorust välja tõenäosusega { $played }, parem käik tõenäosusega { $best }.
reason-protects = Järgmise käiguni kaitseb { $card }; pärast tehtud käiku on tõenäosus enne seda välja langeda { $played }.
reason-not-named = Keegi ei saa nimetada { $card-partitive }: kui see on käes, on tõenäosus enne oma järgmist käiku välja langeda { $best }, muidu { $played }.
reason-known-hand = { $target } teab, et kätte jäi { $card }: tõenäosus enne oma järgmist käiku välja langeda on { $played }, parema käigu järel { $best }.
reason-gives-away = Kui käiakse { $card }, teab { $target }, mis kaart nüüd käes on: tõenäosus enne oma järgmist käiku välja langeda on { $played }, parema käigu järel { $best }.
reason-exposed = Tõenäosus enne oma järgmist käiku välja langeda on tehtud käigu järel { $played }, parema käigu järel { $best }.
reason-loses-sight = Tehtud käik raiskab teadmise: mängijal { $target } oli { $card }.
reason-showdown = Parem käik jätab võrdlemiseks kätte { $card-genitive }: võrdlus kaotatakse tõenäosusega { $best }, mitte { $played }.
reason-token = Parem käik toob ühe žetooni rohkem tõenäosusega { $best }, tehtud käik tõenäosusega { $played }.
reason-denies = Parema käigu järel saab keegi teine ühe žetooni rohkem tõenäosusega { $best }, tehtud käigu järel tõenäosusega { $played }.
reason-stops = { $target } on mängu võitmisele kõige lähemal ja võidab vooru parema käigu järel tõenäosusega { $best }, tehtud käigu järel tõenäosusega { $played }.
reason-later = Vahe ilmneb alles hiljem: voor võidetakse parema käiguga tõenäosusega { $best }, tehtud käiguga tõenäosusega { $played }.
reason-tokens = Mõlemad käigud võidavad vooru umbes sama sageli ({ $best } ja { $played }): vahe on teiste žetoonides.

## Iga mängija mäng

analysis-summary = Kokkuvõte
analysis-words = { $name }: otsuseid { $count }; häid { $fine }, ebatäpsusi { $inaccuracies }, vigu { $mistakes }, ränki vigu { $blunders }.
analysis-guesses = Pakkumisi: { $count }. Täppi läks: { $hits }. Oodata oli: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-costly-moves = Käigud, millega midagi kaotati
analysis-more = Kõik käigud: --moves. Ka iga käe tõenäosused: --tables.
analysis-skill-luck = Algul { $before }, lõpus { $after }: oma otsused { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) }, õnn { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } protsendipunkti.

## Mida ei saa analüüsida

error-analysis-not-over = Viimane voor ei ole läbi: mängu saab analüüsida, kui see lõpeb.

## Leht

analysis-link = Analüüsi mängu
analysis-making = Mängu analüüsitakse. See võtab mõne sekundi, paljude mängijatega minuti või kaks.
analysis-far = Analüüsi edenemine
analysis-ready = Analüüs on valmis.
analysis-again = Proovi uuesti
analysis-only-costly = Ainult käigud, millega midagi kaotati
analysis-costliest = Kõige kallimad käigud
analysis-none-costly = Ükski käik polnud kindlalt halvem kui mõni teine.
analysis-graph-label = Tõenäosus mäng võita käikude kaupa
analysis-graph-table = Sama tabelina
analysis-moves = Käik käigu haaval
analysis-how-title = Kuidas seda lugeda
analysis-see = Vaata seda hetke laual
analysis-see-as = Vaata, mida nägi { $name }
analysis-offer = Mida keegi teada võis, mida iga käik väärt oli ja mis oli juhus.
analysis-verdict = See otsus
analysis-no-decision = Siin pole kellelgi vaja otsustada: voor on läbi.
analysis-chances-title = Peidetud kaartide tõenäosused
analysis-on-board = Laual näidatakse
analysis-no-hands = Sel hetkel pole ühtegi teist peidetud kätt.
analysis-deal = jagamine
analysis-end = lõpp
analysis-col-round = Voor
analysis-col-move = Käik
analysis-col-card = Kaart
analysis-col-counted = Kaartide järgi
analysis-col-read = Ka käikude järgi
analysis-costly = Voor { $round }, käik { $number }. { $name }: { $move }.
analysis-better = Parem: { $best }.
analysis-badge = { $word }: −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } punkti
analysis-percent = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-scale = { $chance }
analysis-points = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-row-decisions = Otsuseid
analysis-row-fine = Häid
analysis-row-inaccuracies = Ebatäpsusi
analysis-row-mistakes = Vigu
analysis-row-blunders = Ränki vigu
analysis-row-average = Keskmine hind (punkti)
analysis-row-guesses = Pakkumisi
analysis-row-hits = Täppi läks
analysis-row-expected = Oodata oli
analysis-row-first = Tõenäosus algul
analysis-row-last = Tõenäosus lõpus
analysis-row-skill = Oma otsused (punkti)
analysis-row-luck = Õnn (punkti)

# Lõppenud mängu analüüs. Muutujaid seletab en/analysis.ftl.

## Käigud lühidalt

move-plain = { $card }
move-on = { $card }, mängija { $target }
move-self = { $card }, iseenda vastu
move-two = { $card }, mängijad { $target } ja { $second }
move-guess = { $card }, mängija { $target }, pakkudes { $guess-partitive }
move-return = jätta { $card }, tagasi panna { $cards }
move-keep = kaart alles jätta
move-discard = kaart ära visata
move-look = vaadata kätt, mängija { $target }
move-look-nobody = mitte kummagi kätt vaadata

## Tervik

analysis-title = Analüüs
analysis-heading = { $edition }: { $names }. Kogu mäng käik käigu haaval.
analysis-how = Iga tõenäosus on tõenäosus kogu mäng võita, lähtudes sellest, mida valija sel hetkel teada võis. See on hinnang: { $worlds } jaotust, mis sobivad kõigega, mida ta oli näinud, lõpuni mängitud lihtsate reeglite järgi.
analysis-readings = Loendades: iga sobiv jaotus on võrdse kaaluga. Lugedes: loeb ka see, mida teised tegid, kui nad järgivad lihtsaid reegleid, aga vahel eksivad.
analysis-luck-note = Õnnel on selles mängus suur osa: isegi see, kes näeks kõiki kaarte, võidaks ühe vastase vastu vaid umbes { NUMBER($chance, style: "percent") } voorudest.

## Otsused

analysis-round = Voor { $round }
analysis-standing = Võiduvõimalused: { $names }.
analysis-standing-one = { $name } { NUMBER($chance, style: "percent") }
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
analysis-chance = Võiduvõimalus { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }, pluss-miinus { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } punkti.
analysis-chances = { NUMBER($before, style: "percent", maximumFractionDigits: 1) } parima käiguga, { NUMBER($after, style: "percent", maximumFractionDigits: 1) } selle käiguga, pluss-miinus { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } punkti.
analysis-guess = Pakkumise tõenäosus oli { NUMBER($chance, style: "percent") } ja { $hit ->
    [yes] see läks täppi.
   *[no] see läks mööda.
}
analysis-guess-idle = Pakkumine ei saanud täppi minna.
analysis-best-guess = Kõige tõenäolisem pakkumine: { $guess }, mängija { $target }, { NUMBER($chance, style: "percent") }.
analysis-own-hand = { $name }, käes: { $cards }.
analysis-hand = { $name }, käes võis olla:
analysis-hand-card = { $card }: loendades { NUMBER($counting, style: "percent") }, lugedes { NUMBER($reading, style: "percent") }

## Iga mängija mäng

analysis-summary = Kokkuvõte
analysis-words = { $name }: otsuseid { $count }; häid { $fine }, ebatäpsusi { $inaccuracies }, vigu { $mistakes }, ränki vigu { $blunders }.
analysis-average = Ühe otsuse keskmine hind: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } protsendipunkti.
analysis-guesses = Pakkumisi: { $count }. Täppi läks: { $hits }. Oodata oli: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-worst = Kõige kallim käik: voor { $round }, käik { $number }, { $move }.
analysis-skill-luck = Algul { NUMBER($before, style: "percent") }, lõpus { NUMBER($after, style: "percent") }: oma otsused { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) }, õnn { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } protsendipunkti.

## Mida ei saa analüüsida

error-analysis-not-over = Mäng ei ole läbi: seda saab analüüsida, kui see lõpeb.
error-analysis-from-position = Mäng algas keset vooru ja pole kirjas, mida seni oli nähtud.

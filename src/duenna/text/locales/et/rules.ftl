# Reegliraamat. Muutujad: vt locales/en/rules.ftl.

chapter-goal = Eesmärk
chapter-setup = Enne iga vooru
chapter-turn = Sinu käigul
chapter-end = Vooru lõpp
chapter-tokens = Žetoonid
chapter-next = Järgmine voor
chapter-match = Mängu lõpp
chapter-rulings = Küsimused ja vastused

how-aim = Sinu eesmärk on, et sinu kiri jõuaks lossi. Iga võidetud vooru eest saad žetooni; kes on neid küllalt kogunud, võidab mängu.
how-players =
    { $more ->
        [0] Mängitakse { $low } mängijaga.
       *[other] Mängida saab { $low } kuni { $high } mängijaga.
    }
how-setup = Pakis on { $size } kaarti. Igas voorus pannakse üks neist varjatult (pildiga allapoole) kõrvale ja igale mängijale jagatakse üks kaart.
how-aside-two =
    { $aside-face ->
        [down]
            { $extra ->
                [one] Kahekesi mängides pannakse varjatult kõrvale veel üks kaart.
               *[other] Kahekesi mängides pannakse varjatult kõrvale veel { $extra } kaarti.
            }
       *[up]
            { $extra ->
                [one] Kahekesi mängides pannakse avatult kõrvale veel üks kaart.
               *[other] Kahekesi mängides pannakse avatult kõrvale veel { $extra } kaarti.
            }
    }
how-royals = Igas voorus loositakse mängu üks kolmest kuninglikust kaardist: { $princess }, { $princess-with-glasses } või { $royal-prince }. Nende mõju on sama.
how-first-start =
    { $first-start ->
        [random] Esimese vooru alustaja loositakse.
       *[other] Esimest vooru alustab { $first-start }. koha mängija.
    }
how-turn = Oma käigul võtad pakist kaardi, käid ühe oma kahest kaardist avatult enda ette ja teed, mida see ütleb. Teine jääb sulle kätte.
how-must = Kui kaardiga tuleb valida mängija, pead kellegi valima, kui kedagi valida saab.
how-others = Kui kõik teised on kaitstud, võid kaardi, millega valitakse teine mängija, ikkagi välja käia; siis ei ole sel mõju.
how-ignore = Kaitstud mängija võib valida, ka meelega; siis ei ole kaardil talle mõju.
how-out = Kes voorust välja langeb, paneb käes oleva kaardi avatult maha (see ei mõju), teda ei saa enam valida ja ta ootab järgmist vooru.
how-end = Kui alles on jäänud ainult üks mängija, lõpeb voor kohe: ta võidab selle ega näita oma kaarti. Muidu lõpeb voor pärast käiku, millega võeti pakist viimane kaart. Siis näitavad kõik allesjäänud oma kaarte ja suurim väärtus võidab.
how-tie =
    { $tie ->
        [share] Viigi korral võidavad vooru kõik viiki jäänud.
        [none] Viigi korral ei võida vooru keegi.
        [sum-none] Viigi korral võidab see, kelle mahapandud kaartide summa on suurem; kui ka need on võrdsed, ei võida vooru keegi.
       *[sum-share] Viigi korral võidab see, kelle mahapandud kaartide summa on suurem; kui ka need on võrdsed, võidavad vooru kõik viiki jäänud.
    }
how-tie-sum-hand = Käes olev kaart läheb selles summas arvesse.
how-count = Iga { $count } sinu mahapandud kaartide seas tõstab lõpus su käes oleva kaardi väärtust 1 võrra.
how-reveal =
    { $shown ->
        [yes] Pärast vooru näidatakse, mis kaardid on varjatult kõrvale jäänud.
       *[no] Varjatult kõrvale pandud kaarte pärast vooru ei näidata.
    }
how-token = Kes vooru võidab, saab žetooni.
how-spy = Kui vooru lõpus on allesjäänutest ainult üks mängija { $spy-genitive } välja käinud või maha pannud, saab ta žetooni.
how-premium =
    { $number ->
        [one] Žetooni toob veel üks kaart: { $cards }.
       *[other] Žetoone toovad ka teised kaardid: { $cards }.
    }
how-immediate = Mõne kaardi eest saadakse žetoon keset vooru ja see võib mängu kohe võita: { $cards }.
how-late = Keset vooru saadud žetoon võib mängu võita alles vooru lõpus.
how-next-start =
    { $next-start ->
        [left] Iga järgmist vooru alustab eelmise alustajast vasakul istuv mängija, ükskõik kes vooru võitis, ka siis, kui ei võitnud keegi.
       *[winner] Kes vooru võidab, alustab järgmist.
    }
how-tie-start =
    { $tie-start ->
        [first] Kui vooru võidab mitu mängijat, alustab järgmist neist väikseima kohanumbriga mängija.
       *[random] Kui vooru võidab mitu mängijat, loositakse järgmise alustaja nende seast.
    }
how-none-start =
    { $none-start ->
        [same] Kui vooru ei võida keegi, alustab järgmist sama mängija, kes alustas seda.
        [random] Kui vooru ei võida keegi, loositakse järgmise alustaja.
       *[next] Kui vooru ei võida keegi, alustab järgmist see, kelle käik oleks olnud järgmine.
    }
how-tokens =
    { $tokens ->
        [one] Mängu võidab, kes saab ühe žetooni.
       *[other] Mängu võidab, kellel on { $tokens } žetooni.
    }
how-tokens-by = Mängu võiduks vajalikke žetoone: { $list }.
how-tokens-item = { $players } mängijaga { $tokens }
how-match-tie =
    { $match-tie ->
        [playoff] Kui vooru lõpus on neid nii palju mitmel mängijal, otsustab mängu nende lisavoor, isegi kui kellelgi on rohkem.
        [highest] Kui vooru lõpus on neid nii palju mitmel mängijal, võidab mängu see, kellel on kõige rohkem; võrdse arvu korral võidavad nad koos.
       *[joint] Kui vooru lõpus on neid nii palju mitmel mängijal, võidavad nad koos, isegi kui kellelgi on rohkem.
    }
how-playoff = Lisavoorus ei mängi keegi teine ja selles žetoone ei saa. Kes selle võidab, võidab mängu; viigi korral mängivad viiki jäänud uue lisavooru.
how-playoff-start = Lisavooru alustab viimase vooru võitja. Kui võitjaid oli mitu, loositakse nende seast; kui ükski võitja kaasa ei mängi, loositakse kõigi mängijate seast.
how-playoff-deck =
    { $playoff-deck ->
        [same] Lisavooru mängitakse kõigi kaartidega, ka siis, kui mängijaid on vähe.
       *[by-players] Kuni neli mängijat mängivad lisavooru 16 kaardiga, mis on väljaandes „{ $edition }“.
    }
how-playoff-aside =
    { $aside-face ->
        [down]
            { $extra ->
                [one] Kui lisavooru mängitakse kahekesi, pannakse varjatult kõrvale veel üks kaart.
               *[other] Kui lisavooru mängitakse kahekesi, pannakse varjatult kõrvale veel { $extra } kaarti.
            }
       *[up]
            { $extra ->
                [one] Kui lisavooru mängitakse kahekesi, pannakse avatult kõrvale veel üks kaart.
               *[other] Kui lisavooru mängitakse kahekesi, pannakse avatult kõrvale veel { $extra } kaarti.
            }
    }

ruling-of = { $card }: { $answer }
ruling-deal-order =
    { $extra ->
        [0] Segatud paki esimene kaart pannakse kõrvale. Seejärel jagatakse igale mängijale üks kaart kohtade järjekorras, ükskõik kes alustab.
       *[other] Segatud paki esimene kaart pannakse kõrvale, kahekesi mängides lisakaardid selle järel. Seejärel jagatakse igale mängijale üks kaart kohtade järjekorras, ükskõik kes alustab.
    }
ruling-missing-values = Kaartidel on trükitud väärtus; siin ei ole ühelgi kaardil väärtust { $values }.
ruling-burned = Kui pakk on tühi, võtab see, kes peab kaardi võtma, kõige esimesena varjatult kõrvale pandud kaardi.
ruling-discarded = Kaart, mis pannakse maha ilma välja käimata, ei tee midagi, kui tema enda reegel ei ütle teisiti.
ruling-discarded-counts = Läheb ühtmoodi arvesse, kas välja käidud või maha pandud: { $cards }.
ruling-protection-ends = Sinu kaitse lõpeb, kui algab sinu järgmine käik, enne kaardi võtmist. See on sinu, mitte sinu kaardi oma.
ruling-ignored-guess = Ka kaitstud mängija puhul tuleb midagi valjusti nimetada. Sel ei ole mõju ja keegi ei saa teada, kas see oli õige.
ruling-ignored-assassin = Kui mängija on kaitstud ja tal on käes { $assassin }, ei vasta see, kui tema vastu käiakse välja { $guard }.
ruling-ignored-cardinal = Kui käid välja { $cardinal-genitive } ja üks kahest mängijast on kaitstud, ei vahetata midagi ja sina ei vaata midagi.
ruling-ignored-baroness = Kui käid { $baroness-genitive } välja kahe mängija vastu ja üks neist on kaitstud, näed ainult teise kaarti.
ruling-ignored-jester = Kui käid { $jester-genitive } välja kaitstud mängija vastu, ei ole kihlvedu sõlmitud.
ruling-ignored-sycophant = Kui käid { $sycophant-genitive } välja kaitstud mängija vastu, võib järgmise kaardiga valida kelle tahes.
ruling-guess-open =
    { $guard-by ->
        [value] Väärtust võid nimetada ka siis, kui kõik selle väärtusega kaardid on avatud.
       *[name] Tegelast võid nimetada ka siis, kui kõik tema kaardid on avatud.
    }
ruling-guess-shared = Väärtus tähendab kõiki tegelasi, kellel see on.
ruling-compare-secret = Kaarte näevad ainult need kaks, kes võrdlevad. Kaotaja paneb oma kaardi maha; viigi korral teab kumbki, mis teisel käes on.
ruling-swapped-royal = Keegi ei lange välja sellepärast, et { $royal } omanikku vahetab.
ruling-countess-free = { $countess-genitive } võid välja käia ka siis, kui sa ei pea.
ruling-countess-names = { $countess-genitive } pead välja käima ainult siis, kui sul on käes { $king } või { $prince }, mitte mõne muu sama väärtusega kaardi pärast.
ruling-countess-when = Kas { $countess } tuleb välja käia, selgub ainult siis, kui valid oma käigul väljakäidava kaardi, mitte siis, kui saad kaardi hiljem.
ruling-returned = Paki alla pandud kaarte ei panda maha: need jäävad saladuseks ega mõju.
ruling-chancellor-last = Kui { $chancellor } võtab pakist viimase kaardi, läheb üks kaart tagasi ja voor jätkub: selle võtab järgmine mängija.
ruling-known-kept = Kui keegi teab kõiki kaarte, millest { $chancellor } ühe alles jätab, ja need on ühesugused, teab ta ka edaspidi, mis kaart käes on.
ruling-minister-order = Ei ole vahet, kumb kahest kaardist sul enne käes oli, ja ka esimene käik läheb arvesse. Kaart, mille võtad mõne teise kaardi mõjul, arvesse ei lähe.
ruling-minister-bust = Mõlemad kaardid pannakse ilma mõjuta maha, enne see, mis sul juba käes oli. Sa ei käi midagi välja ja algab järgmine käik.
ruling-minister-needed = Kaks kaarti, mille summa on vähemalt 12, ei tee paha, kui kumbki neist ei ole { $minister }.
ruling-minister-moved = Keegi ei lange välja sellepärast, et { $minister } omanikku vahetab. Otsustab järgmine kaart, mille uus omanik oma käigul võtab.
ruling-spy-count = Väljalangenud mängija { $spy } ei lähe arvesse ja käes olev samuti mitte. Kahe enda oma eest saad ainult ühe žetooni.
ruling-count-when = { $count } ei lisa midagi, kui ta on sul käes, ega ka siis, kui kaks mängijat vooru ajal kaarte võrdlevad.
ruling-bishop-royal = Kui mõni teine mängija näitab { $royal-partitive }, ei saa { $bishop } vooru võita, ükskõik kui palju talle lisandub.
ruling-bishop-reply = See, kelle kaart nimetati, otsustab ise, kas jätta see alles või panna maha ja võtta uus.
ruling-bishop-nine = Vooru ajal on { $bishop } väärt 9 nagu iga teine kaart: rohkem kui { $royal }.
ruling-constable-hand = { $constable } ei too midagi, kui ta on kaart, mille sa välja langedes maha paned.
ruling-token-ends-match = Kui žetoon võidab mängu keset vooru, jääb kõik seisma: keegi ei otsusta, võta ega saa enam midagi.
ruling-assassin-always = Kellel on käes { $assassin }, see ei saa ründajat säästa. Uus kaart võetakse ka siis, kui voor seejärel lõpeb.
ruling-mark-once = Mida { $sycophant } nõuab, kehtib ainult järgmise kaardi kohta, ka siis, kui sellega kedagi ei valita, ja lõpeb koos vooruga.
ruling-mark-chain = Kui järgmine kaart on jälle { $sycophant }, tuleb valida sama mängija, kes tuleb siis veel kord valida.
ruling-mark-two = Kui järgmise kaardi võib välja käia kahe mängija vastu, peab nõutud mängija valitute seas olema.
ruling-jester-out = Kihlvedu kehtib ka siis, kui oled juba välja langenud. See toob ühe žetooni, ükskõik kui mitu mängijat vooru võidab, ja ei too midagi, kui vooru ei võida keegi. Kihlvedu käib mängija kohta, ükskõik mis kaart tal käes on.
ruling-jester-many = Mitu kihlvedu ühes voorus toovad sulle kokku ühe žetooni.
ruling-cardinal-own = Need kaks, kes vahetasid, teavad mõlemat kaarti. Võid vaadata ka enda uut kaarti.
ruling-playoff-guess =
    { $guard-by ->
        [value] 16 kaardiga lisavoorus võid nimetada ainult neid väärtusi, mis neil on.
       *[name] 16 kaardiga lisavoorus võid nimetada ainult tegelasi, kes nende seas on.
    }

# Raamat ise, lehel ja terminalis.

book-search = Otsi reeglitest
book-found =
    { $count ->
        [0] Midagi ei leitud
        [one] Leiti üks koht
       *[other] Leiti { $count } kohta
    }
book-contents = Sisukord
book-examples =
    { $count ->
        [one] Näide
       *[other] { $count } näidet
    }
book-all-examples = Näita kõiki näiteid
book-print = Prindi
book-played-by = Mängitud väljaande „{ $edition }“ reeglitega
book-deck = Pakk võtmise järjekorras: { $cards }
book-holds = Käes: { $cards }
book-discards = Maha pandud: { $cards }
book-tokens =
    { $count ->
        [one] üks žetoon
       *[other] { $count } žetooni
    }
book-tries = { $name } proovib: { $move }
book-names = Nimed trükitud kaartidel
book-names-how = Kas sinu kaartidel on teised nimed? Otsi numbrit ja seda, mida kaart teeb, või nime mõnes neist keeltest.
book-names-does = Mida teeb
book-names-here = Siin
book-names-printed = Trükitud nimed
book-names-line = { $does } Siin: { $here }
book-names-absent = selles väljaandes ei ole

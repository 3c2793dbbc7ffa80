# Reeglistikud ja mängu käik. Muutujad: vt locales/en/editions.ftl.

edition-classic = Klassika
    .blurb = Kuusteist kaarti kahele kuni neljale mängijale. Viigi korral võidab mahapandud kaartide suurem summa.
edition-classic-bga = Klassika väärtustega
    .blurb = Kuusteist kaarti; valvuriga nimetatakse väärtus, ja kui ka mahapandud kaartide summad on võrdsed, ei võida vooru keegi.
edition-classic-fr = Varjatud klassika
    .blurb = Kuusteist kaarti; kahekesi mängides pannakse veel kolm kaarti varjatult kõrvale ja täielik viik ei anna midagi.
edition-kanai = Minister
    .blurb = Kuusteist kaarti sõdurite, võlurite ja ohtliku ministriga; kuninglik kaart vahetub vooruti ja mängu võidab nelja žetooniga.
edition-modern = Uus väljaanne
    .blurb = Kakskümmend üks kaarti kahele kuni kuuele mängijale, kaasas spioonid ja kantslerid. Viigi korral jagatakse vooru võitu.
edition-modern-16 = Uus väljaanne, väike pakk
    .blurb = Uued reeglid kuueteistkümne kaardiga, ilma spioonide ja kantsleriteta, kahele kuni neljale mängijale.
edition-premium = Suur pakk
    .blurb = Kolmkümmend kaks kaarti ja kümme lisategelast viiele kuni kaheksale mängijale.
edition-premium-bga = Suur pakk, ranged viigid
    .blurb = Nagu suur pakk, aga kui ka mahapandud kaartide summad on võrdsed, ei võida vooru keegi.

how-aim = Sinu eesmärk on, et sinu kiri jõuaks lossi. Iga võidetud vooru eest saad žetooni; kes on neid küllalt kogunud, võidab mängu.
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
how-turn = Oma käigul võtad pakist kaardi, käid ühe oma kahest kaardist avatult enda ette ja teed, mida see ütleb. Teine jääb kätte.
how-out = Kes langeb voorust välja, paneb oma kaardi maha (see ei mõju) ja ootab järgmist vooru.
how-end = Voor lõpeb, kui alles on üks mängija, või pärast käiku, mil võeti paki viimane kaart. Siis näitavad kõik oma kaarti ja võidab suurim väärtus.
how-tie =
    { $tie ->
        [share] Viigi korral võidavad vooru kõik viiki jäänud.
        [none] Viigi korral ei võida vooru keegi.
        [sum-none] Viigi korral võidab mahapandud kaartide suurem summa; kui ka summad on võrdsed, ei võida vooru keegi.
       *[sum-share] Viigi korral võidab mahapandud kaartide suurem summa; kui ka summad on võrdsed, võidavad vooru kõik viiki jäänud.
    }
how-tie-sum-hand = Sellesse summasse loetakse ka käes olev kaart.
how-royals = Mängus on üks kolmest kuninglikust kaardist, mis loositakse igaks vooruks: { $princess }, { $princess-with-glasses } või { $royal-prince }. Nende mõju on sama.
how-spy = Kui vooru lõpus on allesjäänute seas ainult üks, kes on { $spy-genitive } välja käinud või maha pannud, saab ta žetooni.
how-premium = Mõni kaart toob žetooni ka ise: { $jester }, { $constable } ja { $bishop }.
how-immediate = Žetoon, mille toob { $bishop } või { $constable }, võib otsustada mängu ka keset vooru.
how-count = Iga { $count } sinu mahapandud kaartide seas tõstab lõpuvõrdluses su käes oleva kaardi väärtust 1 võrra.
how-tokens =
    { $tokens ->
        [one] Mängu võiduks piisab ühest žetoonist.
       *[other] Mängu võiduks on vaja { $tokens } žetooni.
    }
how-tokens-by = Mängu võiduks on vaja: { $list }.
how-tokens-item =
    { $tokens ->
        [one] { $players } mängijaga üht žetooni
       *[other] { $players } mängijaga { $tokens } žetooni
    }
how-match-tie =
    { $match-tie ->
        [playoff] Kui küllalt žetoone saab korraga mitu mängijat, mängivad nad võidu nimel lisavooru.
        [highest] Kui küllalt žetoone saab korraga mitu mängijat, võidab see, kellel on neid kõige rohkem.
       *[joint] Kui küllalt žetoone saab korraga mitu mängijat, võidavad nad üheskoos.
    }

# Väljaanded. Muutujad: vt locales/en/editions.ftl.

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

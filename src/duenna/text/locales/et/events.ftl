# Mis juhtus. Muutujad: vt locales/en/events.ftl.
#
# Mängija nime ei käänata: nimi on lause alus, või seisab selle ees sõna „mängija“ õiges käändes
# („mängijal Bob on preester“). Lugejat sinatatakse.

list-and = { $list } ja { $last }
list-comma = { $list }, { $last }
list-you = Sina

event-round =
    { $playoff ->
        [yes]
            { $you ->
                [some] { $seats } mängite võidu nimel lisavooru: voor { $round }.
               *[none] { $seats } mängivad võidu nimel lisavooru: voor { $round }.
            }
       *[no] { $round }. voor.
    }
event-aside =
    { $known ->
        [yes] Kõrvale pandi { $card }.
       *[no] Üks kaart pandi varjatult kõrvale.
    }
event-dealt =
    { $known ->
        [yes]
            { $you ->
                [seat] Sulle jagati { $card }.
               *[none] Mängijale { $seat } jagati { $card }.
            }
       *[no] { "" }
    }
event-turn =
    { $you ->
        [seat] Sinu käik.
       *[none] Käib { $seat }.
    }
event-drew =
    { $known ->
        [yes]
            { $you ->
                [seat] Võtad pakist { $card-genitive }.
               *[none] { $seat } võtab pakist { $card-genitive }.
            }
       *[no] { $seat } võtab pakist kaardi.
    }
event-drew-burned =
    { $known ->
        [yes]
            { $you ->
                [seat] Pakk on tühi: võtad kõrvale pandud kaardi, see on { $card }.
               *[none] Pakk on tühi: { $seat } võtab kõrvale pandud kaardi, see on { $card }.
            }
       *[no] Pakk on tühi: { $seat } võtab kõrvale pandud kaardi.
    }
event-bust =
    { $you ->
        [seat] Sul on käes { $held } ja { $drawn }: kokku vähemalt 12.
       *[none] Mängijal { $seat } on käes { $held } ja { $drawn }: kokku vähemalt 12.
    }

event-played =
    { $you ->
        [seat] Käid välja { $card-genitive }.
       *[none] { $seat } käib välja { $card-genitive }.
    }
event-played-on =
    { $you ->
        [seat] Käid välja { $card-genitive } ja valid mängija { $target }.
        [target] { $seat } käib välja { $card-genitive } ja valib sinu.
       *[none] { $seat } käib välja { $card-genitive } ja valib mängija { $target }.
    }
event-played-self =
    { $you ->
        [seat] Käid välja { $card-genitive } ja valid iseenda.
       *[none] { $seat } käib välja { $card-genitive } ja valib iseenda.
    }
event-played-guess =
    { $you ->
        [seat] Käid välja { $card-genitive }, valid mängija { $target } ja nimetad { $guess-genitive }.
        [target] { $seat } käib välja { $card-genitive }, valib sinu ja nimetab { $guess-genitive }.
       *[none] { $seat } käib välja { $card-genitive }, valib mängija { $target } ja nimetab { $guess-genitive }.
    }
event-played-two =
    { $you ->
        [seat] Käid välja { $card-genitive } ning valid mängijad { $target } ja { $second }.
        [target] { $seat } käib välja { $card-genitive } ning valib sinu ja mängija { $second }.
       *[none] { $seat } käib välja { $card-genitive } ning valib mängijad { $target } ja { $second }.
    }
event-played-two-self =
    { $you ->
        [seat] Käid välja { $card-genitive } ning valid iseenda ja mängija { $target }.
        [target] { $seat } käib välja { $card-genitive } ning valib iseenda ja sinu.
       *[none] { $seat } käib välja { $card-genitive } ning valib iseenda ja mängija { $target }.
    }

event-no-effect-nobody-to-choose = Mõju ei ole: kedagi ei saa valida.
event-no-effect-protected =
    { $you ->
        [target] Mõju ei ole: oled kaitstud.
       *[none] Mõju ei ole: { $target } on kaitstud.
    }
event-no-effect-marked = Mõju ei ole: lipitseja nõutud mängijat ei saa valida.
event-no-effect-deck-empty = Mõju ei ole: pakk on tühi.

event-missed =
    { $you ->
        [target] Vale: sul ei ole käes { $guess-partitive }.
       *[none] Vale: mängijal { $target } ei ole käes { $guess-partitive }.
    }
event-hit =
    { $you ->
        [target] Õige: sul on käes { $guess }.
       *[none] Õige: mängijal { $target } on käes { $guess }.
    }
event-assassin =
    { $you ->
        [seat] Sul on palgamõrvar, kes tabab mängijat { $target }.
        [target] Mängijal { $seat } on palgamõrvar, kes tabab sind.
       *[none] Mängijal { $seat } on palgamõrvar, kes tabab mängijat { $target }.
    }

event-looked =
    { $you ->
        [seat] Mängijal { $target } on { $card }.
        [target]
            { $known ->
                [yes] { $seat } vaatab sinu kaarti, see on { $card }.
               *[no] { $seat } vaatab sinu kaarti.
            }
       *[none]
            { $known ->
                [yes] { $seat } vaatab, mis kaart on mängijal { $target }: see on { $card }.
               *[no] { $seat } vaatab, mis kaart on mängijal { $target }.
            }
    }
event-looked-self =
    { $known ->
        [yes]
            { $you ->
                [seat] Vaatad oma uut kaarti, see on { $card }.
               *[none] { $seat } vaatab oma uut kaarti, see on { $card }.
            }
       *[no] { $seat } vaatab oma uut kaarti.
    }
event-declined =
    { $you ->
        [seat] Sa ei vaata kumbagi kaarti.
       *[none] { $seat } ei vaata kumbagi kaarti.
    }
event-compared =
    { $known ->
        [yes]
            { $you ->
                [seat] Võrdlete kaarte mängijaga { $target }: sinul on { $card }, temal { $target_card }.
               *[none] { $seat } ja { $target } võrdlevad kaarte: { $card } ja { $target_card }.
            }
       *[no] { $seat } ja { $target } võrdlevad kaarte.
    }
event-compared-tie =
    { $known ->
        [yes]
            { $you ->
                [seat] Võrdlete kaarte mängijaga { $target }: sinul on { $card }, temal { $target_card }. Viik: midagi ei juhtu.
               *[none] { $seat } ja { $target } võrdlevad kaarte: { $card } ja { $target_card }. Viik: midagi ei juhtu.
            }
       *[no] { $seat } ja { $target } võrdlevad kaarte. Viik: midagi ei juhtu.
    }
event-protected =
    { $you ->
        [seat] Oled kaitstud oma järgmise käiguni.
       *[none] { $seat } on kaitstud oma järgmise käiguni.
    }
event-discarded =
    { $you ->
        [seat] Paned maha { $card-genitive }.
       *[none] { $seat } paneb maha { $card-genitive }.
    }
event-kept =
    { $you ->
        [seat] Jätad kaardi alles.
       *[none] { $seat } jätab kaardi alles.
    }
event-swapped =
    { $known ->
        [yes]
            { $you ->
                [seat] Vahetate kaardid mängijaga { $second }: annad { $card-genitive } ja saad { $second_card-genitive }.
               *[none] { $seat } ja { $second } vahetavad kaardid: { $seat } annab { $card-genitive }, { $second } { $second_card-genitive }.
            }
       *[no] { $seat } ja { $second } vahetavad kaardid.
    }
event-returned-one =
    { $known ->
        [yes]
            { $you ->
                [seat] Jätad endale { $keep-genitive } ja paned paki alla { $top-genitive }.
               *[none] { $seat } jätab endale { $keep-genitive } ja paneb paki alla { $top-genitive }.
            }
       *[no] { $seat } paneb ühe kaardi paki alla.
    }
event-returned-two =
    { $known ->
        [yes]
            { $you ->
                [seat] Jätad endale { $keep-genitive } ja paned paki alla { $top-genitive }, kõige alla { $bottom-genitive }.
               *[none] { $seat } jätab endale { $keep-genitive } ja paneb paki alla { $top-genitive }, kõige alla { $bottom-genitive }.
            }
       *[no] { $seat } paneb kaks kaarti paki alla.
    }
event-marked =
    { $you ->
        [target] Kui järgmise kaardiga valitakse mängijaid, pead nende seas olema sina.
       *[none] Kui järgmise kaardiga valitakse mängijaid, peab nende seas olema { $target }.
    }
event-bet =
    { $you ->
        [seat] Panustad sellele, et vooru võidab { $target }.
        [target] { $seat } panustab sellele, et vooru võidad sina.
       *[none] { $seat } panustab sellele, et vooru võidab { $target }.
    }
event-out =
    { $you ->
        [seat] Langed voorust välja.
       *[none] { $seat } langeb voorust välja.
    }
event-out-card =
    { $you ->
        [seat] Langed voorust välja ja paned maha { $card-genitive }.
       *[none] { $seat } langeb voorust välja ja paneb maha { $card-genitive }.
    }

event-token-round =
    { $you ->
        [seat] Saad vooru eest žetooni, kokku { $total }.
       *[none] { $seat } saab vooru eest žetooni, kokku { $total }.
    }
event-token-spy =
    { $you ->
        [seat] Saad spiooni eest žetooni, kokku { $total }.
       *[none] { $seat } saab spiooni eest žetooni, kokku { $total }.
    }
event-token-jester =
    { $you ->
        [seat] Saad narri panuse eest žetooni, kokku { $total }.
       *[none] { $seat } saab narri panuse eest žetooni, kokku { $total }.
    }
event-token-constable =
    { $you ->
        [seat] Saad konstaabli eest žetooni, kokku { $total }.
       *[none] { $seat } saab konstaabli eest žetooni, kokku { $total }.
    }
event-token-bishop =
    { $you ->
        [seat] Saad piiskopi eest žetooni, kokku { $total }.
       *[none] { $seat } saab piiskopi eest žetooni, kokku { $total }.
    }
event-shown =
    { $you ->
        [seat] Näitad { $card-partitive }, { $rank }.
       *[none] { $seat } näitab { $card-partitive }, { $rank }.
    }
event-shown-raised =
    { $you ->
        [seat] Näitad { $card-partitive }, { $rank }, krahviga kokku { $strength }.
       *[none] { $seat } näitab { $card-partitive }, { $rank }, krahviga kokku { $strength }.
    }
event-round-over-survival =
    { $you ->
        [one] Jääd ainsana alles ja võidad vooru.
       *[none] { $winners } jääb ainsana alles ja võidab vooru.
    }
event-round-over-rank =
    { $you ->
        [one] Sinu kaart on parim, võidad vooru.
       *[none] Parima kaardiga võidab vooru { $winners }.
    }
event-round-over-sum =
    { $you ->
        [one] Parimad kaardid on viigis. Sinu mahapandud kaartide summa on suurem, võidad vooru.
       *[none] Parimad kaardid on viigis. Mahapandud kaartide suurema summaga võidab vooru { $winners }.
    }
event-round-over-tied =
    { $you ->
        [some] { $winners } olete viigis ja jagate vooru võitu.
       *[none] { $winners } on viigis ja jagavad vooru võitu.
    }
event-round-over-drawn =
    { $you ->
        [some] { $leaders } olete viigis: vooru ei võida keegi.
       *[none] { $leaders } on viigis: vooru ei võida keegi.
    }
event-revealed =
    { $count ->
        [one] Kõrvale oli pandud { $cards }.
       *[other] Kõrvale olid pandud { $cards }.
    }
event-playoff =
    { $you ->
        [some] { $seats } mängite võidu nimel veel ühe vooru.
       *[none] { $seats } mängivad võidu nimel veel ühe vooru.
    }
event-match-over =
    { $you ->
        [one] Võidad mängu.
        [some] { $winners } võidate mängu üheskoos.
       *[none]
            { $count ->
                [one] { $winners } võidab mängu.
               *[other] { $winners } võidavad mängu üheskoos.
            }
    }

event-asked-play = { "" }
event-asked-return =
    { $you ->
        [seat] Vali, millise kaardi endale jätad.
       *[none] { "" }
    }
event-asked-reply =
    { $you ->
        [seat] Võid kaardi alles jätta või selle maha panna ja uue võtta.
       *[none] { $seat } võib kaardi alles jätta või selle maha panna ja uue võtta.
    }
event-asked-look =
    { $you ->
        [seat] Võid vaadata üht vahetatud kaartidest.
       *[none] { "" }
    }

instead-clock =
    { $you ->
        [seat] Sinu aeg sai otsa: arvuti mängib sinu eest.
       *[none] { $seat } jäi ajahätta: tema eest mängib arvuti.
    }
instead-away =
    { $you ->
        [seat] Olid eemal: arvuti mängis sinu eest.
       *[none] { $seat } on eemal: tema eest mängib arvuti.
    }
instead-stand-in = { $seat } ei vasta: tema eest mängib teine arvutimängija.

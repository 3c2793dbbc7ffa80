# Leht brauseris.

## Lehe päis ja jalus

top-skip = Otse sisu juurde
top-nav = Lehed
top-rules = Reeglid
top-settings = Seaded
top-language = Keel
foot-unofficial = Duenna on sõltumatu ja mitteametlik võimalus mängida kaardimängu Love Letter. Mängu väljaandjatega ei ole sellel mingit seost.
foot-art = Pildid on Duenna autorite tehtud, CC BY 4.0. Vaba tarkvara MIT-litsentsiga.
dialog-close = Sulge
name-label = Sinu nimi
name-unknown = Külaline

## Avaleht

home-title = Vii oma kiri duennast mööda
home-lead = Kaardimäng Love Letter kõigis väljaannetes: sõpradega lingi kaudu või arvuti vastu. Kontot ei ole vaja.
home-play = Mängi kohe
home-play-how = Kohe ja arvuti vastu: { $edition }, { $players } mängijat.
home-friends = Mängi sõpradega
home-continue = Sinu lauad
home-running = pooleli
home-over = läbi
home-forget = Unusta
home-forget-named = Unusta laud { $table }
home-open = Avatud lauad
home-open-none = Praegu ei oota keegi. Tee laud, mis on kõigile avatud.
quick-do = Kiire mäng
quick-how = Nendega, kes parajasti siin on. Vabaks jäävatele kohtadele istuvad arvutimängijad.
quick-people = { $count ->
    [0] Praegu ei ole laudades kedagi.
    [one] Praegu on laudades üks inimene.
   *[other] Praegu on laudades { $count } inimest.
}
lobby-rules = Reeglid
lobby-lang = Keel
lobby-any-rules = Kõik reeglid
lobby-any-lang = Kõik keeled
lobby-none = Sellist avatud lauda ei ole. Kiire mäng avab uue.
home-seats-free = { $count ->
    [one] üks vaba koht
   *[other] { $count } vaba kohta
}
home-editions = Väljaanded

## Uus laud

make-title = Uus laud
make-edition = Reeglid
make-players = Mängijaid
make-bots = Neist arvutimängijaid
make-level = Kuidas nad mängivad
bot-random = Arvuti, juhuslik
bot-novice = Arvuti, algaja
bot-counter = Arvuti, arvepidaja
bot-search = Arvuti, strateeg
bot-master = Arvuti, meister
bot-other = Arvuti: { $name }
make-aids = Mida leht näitab
aids-memory = Mälu järgi: ainult viimased mahapandud kaardid
aids-discards = Kõik mahapandud kaardid
aids-counts = Kõik mahapandud kaardid ja alles olevad kaardid
aids-odds = Kõik mahapandud kaardid, alles olevad kaardid ja tõenäosused
make-open = Kõigile avatud
make-open-hint = Laud on avalehel kirjas. Muidu pääseb mängu ainult lingiga.
make-watchers = Teised võivad pealt vaadata
make-house = Oma reeglid
make-house-how = Kõik siin on nii, nagu reeglistik ütleb, kuni sa seda muudad. Kõik lauas näevad, mida oled muutnud.
make-more = Ajapiirangud ja keel
make-lang = Laua keel
make-move = Aeg iga otsuse jaoks
make-bank = Lisaaeg kogu mängu peale
make-increment = Iga otsuse järel lisandub
make-absent = Kui kaua eemalolijat oodata, enne kui arvuti teda asendab
make-none = ei ole
make-never = lõputult
make-seconds = { $count ->
    [one] üks sekund
   *[other] { $count } sekundit
}
make-do = Tee laud

## Laud ootab mängijaid

status-gathering = Ootame mängijaid
status-ready = Kõik on alustamiseks valmis
status-ready-waits = Ootame, et { $name } alustaks mängu
invite-title = { $name } kutsub sind mängima
invite-preview = Love Letter väljaande „{ $edition }“ reeglitega, mängijaid { $count }. Ava link, ütle oma nimi ja mängi: kontot ega paigaldamist pole vaja.
invite-lead = Love Letter on kiire kaardimäng, kus tuleb arvata ja bluffida. Kontot ega paigaldamist pole vaja.
invite-turn = Igal mängijal on käes üks kaart. Oma käigul võtad teise, käid ühe neist ja teed, mida see ütleb.
invite-win = Löö teised voorust välja või hoia paki lõppedes suurima väärtusega kaarti: siis on voor sinu.
invite-tokens = { $count ->
    [one] Võidetud voor annab žetooni. Mängu võiduks piisab ühest.
   *[other] Võidetud voor annab žetooni. Mängu võiduks on neid vaja { $count }.
}
gather-asked = { $asked }: siin kehtivad reeglid { $edition }
gather-players = { $count } mängijat
gather-target = { $count ->
    [one] võiduks piisab ühest žetoonist
   *[other] võiduks on vaja { $count } žetooni
}
gather-fills = { $count ->
    [one] Arvutimängijad istuvad vabadele kohtadele ühe sekundi pärast.
   *[other] Arvutimängijad istuvad vabadele kohtadele { $count } sekundi pärast.
}
gather-aids-memory = leht näitab ainult igaühe viimast mahapandud kaarti
gather-aids-discards = leht näitab kõiki mahapandud kaarte
gather-aids-counts = leht näitab kõiki mahapandud kaarte ja seda, mitu kaarti igast liigist on alles
gather-aids-odds = leht näitab kõiki mahapandud kaarte, seda, mitu kaarti igast liigist on alles, ja iga varjatud kaardi tõenäosusi
gather-watchers = teised võivad pealt vaadata
gather-no-watchers = pealt vaadata ei saa
gather-house = Oma reeglid
gather-share = Kutsu teisi
gather-share-how = Saada see link. Kes selle avab, saab istuda lauda.
gather-share-open = Laud on kõigile näha. Ka selle lingiga saab istuda lauda.
gather-share-watch = Lase teistel pealt vaadata
gather-share-watch-how = Kõik kohad on võetud. Kes selle lingi avab, saab pealt vaadata.
gather-link = Selle laua link
gather-copy = Kopeeri
gather-copied = Kopeeritud
gather-send = Jaga
gather-seats = Kohad
gather-open = Vaba koht
gather-here = Kohal
gather-away = Eemal
gather-level = Kuidas arvutimängijad mängivad
gather-add-bot = Lisa arvuti
gather-add-bot-at = Lisa arvutimängija kohale { $seat }
gather-remove = Eemalda
gather-remove-named = Eemalda { $name }
gather-join = Istu lauda
gather-full = Kõik kohad on võetud.
gather-start = Alusta
gather-fill = { $count ->
    [one] Alusta veel ühe arvutimängijaga
   *[other] Alusta veel { $count } arvutimängijaga
}
gather-wait = Laua tegi { $name } ja tema alustab mängu.
gather-leave = Lahku lauast

## Mis seis on

status-you-play = Sinu käik
status-you-return = Sinu käik: vali, milline kaart jääb kätte
status-you-reply = Sinu käik: kas jätad kaardi alles?
status-you-look = Sinu käik: kas vaatad üht kaarti?
status-turn = Käib { $name }
status-choosing = Valib { $name }
since-title = Sinu eelmisest käigust saadik
pace-on = Edasi
pace-skip = Vooru lõppu
status-round = { $you ->
    [one] Sina võidad vooru
    [some] { $names } võidate vooru
   *[none] { $count ->
        [one] { $names } võidab vooru
       *[other] { $names } võidavad vooru
    }
}
status-round-none = Vooru ei võida keegi
status-match = { $you ->
    [one] Sina võidad mängu
    [some] { $names } võidate mängu
   *[none] { $count ->
        [one] { $names } võidab mängu
       *[other] { $names } võidavad mängu
    }
}
status-round-number = { $round }. voor
status-playoff = { $round }. voor, lisavoor
status-watching = Vaatad pealt
notice-turn = Duenna: sinu käik
table-opening = Avame lauda
line-opening = Loome ühendust …
line-lost = Ühendus katkes. Proovime uuesti …
closed-no-table = Sellist lauda ei ole
closed-no-table-how = Võib-olla on lingis viga.
closed-no-watchers = See laud on kinnine
closed-no-watchers-how = Mäng on alanud ja mängijad ei soovi, et keegi pealt vaataks.
closed-removed = Sa ei ole enam selles lauas
closed-removed-how = Laua tegija vabastas sinu koha.
closed-quarantined = Seda lauda ei saa näidata
closed-quarantined-how = Midagi on valesti selles, mis lauast salvestati. Anna sellest teada serveri pidajale.

## Laua osad

opponents-title = Vastased
players-title = Mängijad
cloth-title = Mahapandud kaardid
hand-title = Sinu kaardid
actions-title = Sinu valik
side-title = Logi ja abivahendid
table-menu = Menüü
tab-aids = Nägemata kaardid
tab-log = Logi
tab-say = Ütle
log-heading = Logi
face-label = { $card }, { $rank }
face-facts = Number { $rank } · { $copies ->
    [one] pakis üks
   *[other] pakis { $copies }
}
tokens-of = žetoone { $count }, võiduks vaja { $target }
seat-known = Tead, et käes on { $card }
seat-shows = Näitab: { $card }
mark-turn = käigul
mark-protected = kaitstud
mark-out = voorust väljas
mark-aside = selles voorus ei mängi
mark-marked = tuleb järgmisena valida
mark-bet = panus: { $name }
mark-won = võitis vooru
mark-bot = arvuti
mark-warm = eemal, mängib arvuti
mark-away = eemal
pile-of = Mahapandud kaardid, { $name }
pile-yours = Sinu mahapandud kaardid
pile-none = veel ei ole
pile-under = { $count ->
    [one] all üks kaart
   *[other] all { $count } kaarti
}
deck-count = { $count ->
    [0] Pakk on tühi
    [one] Pakis on üks kaart
   *[other] Pakis on { $count } kaarti
}
deck-known = { $place ->
    [one] Tead paki viimast kaarti: { $card }
   *[other] Tead paki põhjast { $place }. kaarti: { $card }
}
aside-burned = Kõrvale pandud, varjatult
aside-label = kõrval
aside-revealed = Oli kõrvale pandud
aside-further = { $count ->
    [one] Veel üks kaart kõrval
   *[other] Veel { $count } kaarti kõrval
}
hand-out = Oled sellest voorust väljas.
hand-empty = Sul ei ole ühtegi kaarti.

## Käik

ask-card-here = Vali üks oma kahest kaardist.
ask-keep-here = Vali kaart, mis jääb kätte.
ask-target-here = Kelle valid?
ask-first-here = Kelle valid? Esimene kahest.
ask-second-here = Kelle veel valid?
ask-guess-here = Mida nimetad?
ask-top-here = Kumb teistest kaartidest jääb paki all ülemiseks? See võetakse enne.
ask-reply-here = Sinu kaart arvati ära. Mida sellega teed?
ask-look-here = Kelle kaarti vaatad?
choose-you = sina
choose-nobody = mitte kellegi
choose-nobody-else = rohkem mitte kedagi
choose-keep = jätan alles
choose-discard = panen maha ja võtan uue
choose-value = { $value }: { $cards }
choose-only = Ainus valik: { $what }
choose-protected = Kaitstud, ei saa valida: { $names }
count-left = { $count ->
    [0] alles ei ole
    [one] alles üks
   *[other] alles { $count }
}
act-do = Käi välja: { $what }
act-keep = Jäta kätte: { $what }
act-choose = Kinnita: { $what }
act-back = Vali uuesti
act-rules = Kaardi reeglid
act-ruin = Nii langed voorust välja. Kas oled kindel?
act-sure = Jah, käin välja
typed-title = Kirjuta käik
typed-label = Sinu käik, näiteks kaart, koht ja kaart
typed-do = Käi
typed-several = „{ $text }“ võib tähendada: { $choices }
refused-unreachable = Server ei vasta. Käiku ei tehtud: proovi uuesti.
refused-trying = Server ei vasta. Proovin uuesti …

## Vooru ja mängu lõpp

result-next = Järgmine voor
result-rematch = Veel üks mäng
result-replay = Vaata kordust
result-wait = Mängijad otsustavad, millal edasi minna.
fair-title = Kontrolli, et kaardid segati ausalt
fair-how = Enne esimese kaardi jagamist valis server salajase arvu ja näitas selle räsi, nii et arvu ei saanud enam muuta. Siin on mõlemad. Kellel on mängu üleskirjutus, see saab kõik voorud uuesti jagada.
fair-before = Enne näidatud
fair-after = Saladus
fair-record = Laadi üleskirjutus alla
score = Lõppseis: { $list }.
score-item = { $name } { $count }
leave-title = Lahku mängust
leave-how = Arvutimängija istub sinu kohale. Kuni mäng kestab, saad koha tagasi võtta.
leave-back = Võta koht tagasi
leave-done = Lahkusid sellest mängust. Sinu eest mängib arvuti.

## Abivahendid

aids-title = Kaardid, mida sa ei ole näinud
aids-rank = Number
aids-card = Kaart
aids-left = Alles
odds-title = Tõenäosused
odds-how = Mis iga varjatud kaart olla võib; arvutatud täpselt kõige põhjal, mida oled näinud.
odds-whose = Kelle kaart
odds-percent = { $percent }%
odds-never = võimatu
odds-certain = kindel
odds-under = alla 1%
odds-over = üle 99%
odds-of = { $card } { $chance }
odds-sure = kindlasti { $card }

## Logi ja jutt

log-round = { $round }. voor
log-none = Veel ei ole midagi juhtunud.
log-said = { $name }: { $text }
log-joined = { $name } istub lauda.
log-left = { $name } lahkub lauast.
log-removed = Laua tegija vabastas koha, kus istus { $name }.
log-bot = Arvutimängija { $name } istub lauda.
log-warmed = { $name } on eemal: mängib arvuti.
log-returned = { $name } on tagasi.
presence-here = { $name } on kohal.
presence-away = { $name } on eemal.
# $count: people without a seat
presence-watching =
    { $count ->
        [one] üks vaatab pealt
       *[other] { $count } vaatavad pealt
    }
say-title = Ütle midagi
say-label = Sinu sõnad
say-do = Ütle
say-mute = Ära näita, mida ütleb
say-hello = Tere!
say-good-luck = Edu!
say-well-played = Hästi mängitud!
say-ouch = Ai!
say-thinking = Üks hetk, ma mõtlen.
say-thanks = Aitäh!
say-again = Veel üks mäng?
say-bye = Head aega!

## Abi ja klahvid

help-title = Abi
help-how = Kuidas mängida
help-keys-title = Klahvid
help-keys-off = Need saab seadetes välja lülitada.
key-card = Valib esimese kaardi; 2 valib teise
key-hand = Loeb ette sinu kaardid
key-opponents = Loeb ette vastaste seisu
key-discards = Loeb ette mahapandud kaardid
key-remaining = Loeb ette nägemata kaardid
key-odds = Loeb ette vastaste kõige tõenäolisemad kaardid
key-last = Loeb ette viimase käigu, uuesti vajutades sellele eelnenu
key-time = Ütleb, kui palju aega on jäänud
key-go-on = Läheb edasi järgmise sündmuse juurde
key-help = Valitud kaardi reeglid või see abi
key-escape = Vali uuesti
clock-label = Aega jäänud:
told-hand = Sul on käes: { $cards }.
told-seat = Koht { $seat }, { $name }: { $facts }.
told-pile = { $name }: { $cards }.
told-left = Nägemata: { $list }.
told-count = { $card } { $count }
told-no-counts = Selles lauas peab igaüks ise arvet.
told-no-odds = Selles lauas arvutab igaüks tõenäosusi ise.
told-odds-none = Praegu pole ühtegi kaarti peidus.
told-no-clock = Ajapiirangut ei ole.
told-seconds = { $count ->
    [one] Aega on üks sekund
   *[other] Aega on { $count } sekundit
}

## Reeglid

rules-of = Kuidas mängida: { $edition }
rules-other = Väljaanne
rules-the-cards = Kaardid

## Seaded

set-title = Seaded
set-where = Need kehtivad selles brauseris ja kohe.
set-back = Tagasi
set-size = Teksti suurus
set-size-percent = { $percent }%
set-theme = Värvid
set-theme-system = nagu süsteemis
set-theme-light = heledad
set-theme-dark = tumedad
set-motion = Liikumine
set-motion-system = nagu süsteemis
set-motion-less = välja lülitatud
set-speed = Sündmuste kiirus
set-speed-calm = rahulik
set-speed-normal = tavaline
set-speed-quick = kiire
set-speed-once = kõik korraga
set-speech = Teated ekraanilugejale
set-speech-full = kõik
set-speech-brief = ainult minu käik ja vead
set-speech-off = välja lülitatud
set-sound = Helid
set-sound-hint = Lühike heli, kui on sinu käik, kui kaart välja käiakse, kui keegi välja langeb ja kui mäng lõpeb.
set-keys = Kiirklahvid
set-keys-hint = 1 ja 2 valivad kaardi, H O D R P L T annavad teada, ? aitab.
set-quick = Käi välja kohe pärast viimast valikut
set-quick-hint = Kaart käiakse välja kohe pärast viimast valikut, ilma nuputa.
set-notices = Teavitused
set-notices-hint = Kui on sinu käik ja lehte ei ole näha.

## Lehed, mida ei ole

missing-title = Siin ei ole midagi
missing-home = Avalehele

## Mäng uuesti

replay-heading = Kordus
replay-playing = Kordust saab vaadata, kui mäng on läbi.
replay-to-table = Lauda
replay-again = Veel üks mäng samas lauas
replay-eyes = Kelle silmadega
replay-eyes-all = kõigi: kõik kaardid avatud
replay-eyes-none = pealtvaataja
replay-match = Mäng
replay-steps = Käigud
replay-move = Käik
replay-copy = Kopeeri link selle käigu juurde
replay-step = Käik { $at }, kokku { $count }
replay-first = Esimene käik
replay-before = Tagasi
replay-after = Edasi
replay-last = Viimane käik
replay-costly-before = Eelmine kulukas käik
replay-costly-after = Järgmine kulukas käik
replay-played = Käidi
replay-played-best = Käidi, ja see oli parim
replay-better = Parem

## Koht teises seadmes

# $minutes: for how long the code is good
device-title = Jätka teises seadmes
device-how =
    Suuna sellele teise seadme kaamera või ava link seal. Koht jääb sulle mõlemas seadmes. Kood kehtib ühe korra, { $minutes ->
        [one] ühe minuti
       *[other] { $minutes } minutit
    }. Kes koodi saab, võib mängida sinu eest: ära anna seda teistele.
device-link = Link sinu teise seadme jaoks
link-qr = Link ruutkoodina
device-taking = Toome su koha siia …
device-failed = See ei õnnestunud

learn-link = Õpi kahe minutiga
lesson-title = Sinu esimene voor
lesson-guard = Sul on käes { $priest } ja võtsid juurde { $guard-genitive }. Igal käigul käid ühe kaardi ja jätad teise kätte. Käi { $guard } Bruno vastu ja nimeta { $baron }: kui see on Brunol käes, langeb ta voorust välja.
lesson-handmaid = Pakkumine oli vale, nii et midagi ei juhtunud. Siis käis Bruno { $handmaid-genitive }: kuni tema järgmise käiguni ei saa keegi teda valida. Käi ka oma { $handmaid } ja ole samuti kaitstud.
lesson-priest = Bruno ei saanud sind valida. Nüüd on sinu kaitse läbi ja Bruno oma samuti. Käi { $priest }, et vaadata Bruno kaarti: seda näed ainult sina.
lesson-countess = Bruno pakkus valesti. Nüüd on sul käes { $king } ja { $countess }. Kellel on mõlemad, peab käima { $countess-genitive }: seekord valikut ei ole.
lesson-prince = Bruno vaatas sinu kaarti. Aga ka sina tead midagi: Brunol on käes { $prince }, mida sa nägid, sest pärast seda on ta käinud muid kaarte. Käi { $guard } ja nimeta { $prince }.
lesson-end = Bruno on väljas ja voor on sinu. Kui keegi välja ei lange, võidab paki lõppedes suurim kaart. Võidetud voor annab žetooni; mängu võidab see, kes kogub neid esimesena piisavalt.
lesson-other = Tee selles õppetunnis palun see käik, mida küsitakse.
lesson-skip = Jäta õppetund vahele
lesson-again = Veel kord
lesson-play = Alusta mängu

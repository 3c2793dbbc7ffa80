### Terminal: alustus, küsimused, klahvid, salvestatud mängud. Muutujad: vt locales/en/terminal.ftl.

welcome = Duenna: kaardimäng Love Letter. Sõltumatu ja mitteametlik.
setup-how = Sisestusklahv võtab selle, mis on nurksulgudes. Ctrl-C lõpetab.
question = { $question } [{ $default }]
setup-language = Keel ({ $choices })
setup-editions = Võimalikud reeglid:
setup-edition-line = { $number }. { $title } ({ $edition }): { $blurb }
setup-edition = Milliste reeglitega?
setup-players = Mitu mängijat, { $low } kuni { $high }?
setup-names = Sinu nimi? (Kui mängite mitmekesi sama klaviatuuri taga, siis kõik nimed, komad vahel.)
setup-names-wrong = Nimed peavad olema erinevad ja igaühes on 1 kuni { $high } tähte.
setup-nobody = Mängija
setup-bots = Arvutimängijad ({ $choices })
setup-number = Kirjuta arv { $low } kuni { $high }.
setup-choice = Kirjuta üks neist: { $choices }.

table-edition = Reeglid: { $edition }. { $tokens ->
    [one] Mängu võiduks piisab ühest žetoonist.
   *[other] Mängu võiduks on vaja { $tokens } žetooni.
}
table-other-edition = { $players } mängijaga kehtivad reeglid { $edition }, mitte { $asked }.
table-human = { $seat }. { $name }
table-bot = { $seat }. { $name }, arvuti ({ $bot })
table-help = Kirjuta ?, kui vajad abi.
table-odds = Kirjuta odds, kui tahad teada varjatud kaartide tõenäosusi.
table-resumed = Mäng läheb edasi: voor { $round }.

your-turn = Sinu käik, { $name }.
your-answer = Küsimus sulle, { $name }.
deck-left = { $count ->
    [0] Pakk on tühi.
    [one] Pakis on üks kaart.
   *[other] Pakis on { $count } kaarti.
}
ask-card = Millise kaardi välja käid?
ask-target = { $card }: kelle valid?
ask-first = { $card }: kelle valid? Esimene kahest.
ask-second = { $card }: kelle veel valid?
ask-guess = { $card }, { $target }: mida nimetad?
ask-keep = Millise kaardi endale jätad?
ask-top = Kaks kaarti läheb paki alla. Kumb jääb ülemiseks ja võetakse enne?
ask-reply = Sinu kaart arvati ära. Mida sellega teed?
ask-look = Kelle kaarti vaatad?
ask-out = Nii langed voorust välja. Kas oled kindel?
choice = { $number }. { $what }
choice-card = { $card } ({ $rank })
choice-card-idle = { $card } ({ $rank }), ilma mõjuta: kedagi ei saa valida
choice-you = { $name } (sina)
choice-nobody-else = rohkem mitte kedagi
choice-nobody = mitte kellegi
choice-keep = jätan alles
choice-discard = panen maha ja võtan uue
choice-no = ei, valin uuesti
choice-yes = jah
is-protected = Kaitstud, ei saa valida: { $names }.

not-a-choice = „{ $text }“ ei ole valikute seas. Kirjuta number loendist või abi saamiseks ?.
several-choices = „{ $text }“ võib tähendada: { $choices }. Kirjuta täpsemalt.
too-long = See rida on liiga pikk.

help-step = Kirjuta valiku number ja vajuta sisestusklahvi. Ainult sisestusklahv viib esimese küsimuse juurde tagasi.
help-whole = Võid kirjutada ka terve käigu, nimede või numbritega: { $example }.
help-keys = Klahvid, igaühe järel sisestusklahv:
help-key-help = ? see abi. Koos kaardi nimega selle kaardi reeglid: ? { $card }
help-key-discards = d mahapandud kaardid ja kui palju kaarte igast liigist on sul nägemata.
help-key-hand = h sinu kaardid ja mida sa kindlalt tead.
help-key-log = l mis selles voorus on juhtunud.
help-key-scores = s kõigi žetoonid.
help-key-odds = odds varjatud kaartide tõenäosused.
help-key-quit = q salvesta mäng ja lõpeta. Sama teevad Ctrl-C ja Ctrl-D.
help-no-card = Sellist kaarti ei ole: „{ $text }“. Kaardid on: { $cards }.
rule-of = { $card } ({ $rank }), { $copies ->
    [one] pakis üks.
   *[other] pakis { $copies }.
} { $rule }

discards-title = Mahapandud kaardid, vanim ees:
discards-of = { $name }: { $cards }.
discards-none = { $name }: ei ühtegi.
status-out = Voorust väljas.
status-protected = Kaitstud.
aside-open = Avatult kõrvale pandud: { $cards }.
aside-hidden = { $count ->
    [one] Üks kaart on varjatult kõrvale pandud.
   *[other] Varjatult on kõrvale pandud { $count } kaarti.
}
unseen-title = Kaardid, mida sa pole näinud (teiste käes, pakis või kõrvale pandud):
unseen-line = { $card } ({ $rank }): { $count }
unseen-none = Oled näinud kõiki kaarte.
hand-holds = Sinu käes: { $cards }.
hand-none = Oled voorust väljas ja sul ei ole kaarti.
know-title = Tead kindlalt:
know-hand = Mängijal { $name } on { $card }.
know-deck = { $place ->
    [one] Paki kõige viimane kaart: { $card }.
   *[other] Paki põhjast { $place }. kaart: { $card }.
}
know-nothing = Rohkem ühtegi varjatud kaarti sa kindlalt ei tea.
log-title = Selles voorus seni:
scores-title = { $tokens ->
    [one] Žetoonid (võiduks piisab ühest):
   *[other] Žetoonid (võiduks on vaja { $tokens }):
}
score-line = { $name } { $count }

chances-title = Mis varjatud kaardid olla võivad, arvestades kõike, mida oled näinud:
chances-of = { $name }: { $list }.
chances-burned = Varjatult kõrvale pandud kaart: { $list }.
chance-of = { $card } { $percent }%
chance-sure = kindlasti { $card }
chance-under = { $card } alla 1%
chance-over = { $card } üle 99%
chances-none = Praegu pole ühtegi kaarti peidus.
chances-off = Seda mängu mängitakse tõenäosusteta. Et neid näha, alusta uut võtmega --odds.
chances-unknown = Siin ei saa tõenäosusi arvutada.

hide-pass = Vajuta sisestusklahvi, et see peita, ja anna klaviatuur edasi. Järgmisena mängib { $name }.
hide-ready = Järgmisena mängib { $name }. Kui { $name } on valmis, vajuta sisestusklahvi.
hide-all = Vajuta sisestusklahvi, et see peita. Voor on läbi ja kõik võivad vaadata.
news-title = Pärast sinu viimast käiku:
news-all = Kuidas voor edasi läks:

next-round = Järgmise vooru jaoks vajuta sisestusklahvi.
bot-again = Uuesti küsimiseks vajuta sisestusklahvi; mängu salvestamiseks ja lahkumiseks kirjuta q.
record-offer = Kas salvestada mängu üleskirjutus? Kirjuta faili nimi või vajuta sisestusklahvi, kui ei soovi.
again = Kas mängid veel?
again-yes = jah, samas lauas
again-no = ei
goodbye = Nägemist.

save-done = Salvestatud: { $file }
save-failed = Salvestada ei õnnestunud: { $problem }
save-resume = Mäng on salvestatud. Jätkamiseks:
save-secret = Failis on kõik mängu saladused: vaata sinna alles siis, kui mäng on läbi.

file-unreadable = Faili { $file } ei saa avada: { $problem }
file-broken = Failis { $file } ei ole mängu, mida saaks taasesitada: { $problem }
file-over = Mäng failis { $file } on läbi. Selle uuesti lugemiseks: { $command }
file-program = Failis { $file } on üks mängijatest programm. Kui usaldad seda, käivita see nii: { $command }

replay-title = { $edition }: { $names }.
replay-unfinished = Siin üleskirjutus lõpeb: mäng ei ole läbi.
replay-no-seat = Kohta { $seat } ei ole: kohti on { $players }.
replay-sound = Üleskirjutus on korras. Voore: { $rounds }. Käike: { $moves }.
replay-sound-over = Võitja: { $names }.

rules-title = Kuidas mängida: { $edition }
rules-cards = Kaardid

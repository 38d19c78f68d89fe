# Borgia. Die Sätze sind unsere eigenen.

intro =
    Italien um 1500. Du führst eine große Familie: Du ersteigerst Städte, Ämter und Künstler, handelst, vergiftest und
    eroberst, und am Ende jeder der drei Runden wählen alle Familien mit den Stimmen ihrer Kardinäle und Ämter einen
    Papst. Punkte gibt es für Dukaten, Städte, Künstler und den Papst. Wer nach drei Runden die meisten hat, gewinnt.
example-move = bid 12
example-card = titian
# Two of each family, by seat.
bot-names = { $seat ->
    [0] Lucrezia Cesare
    [1] Lorenzo Alfonsina
    [2] Vittoria Prospero
    [3] Virginio Clarice
    [4] Felice Giuliano
   *[5] Caterina Ascanio
 }

ui-help-game =
    In diesem Spiel:
      bid 12, oder 12     ein Gebot; 'pass' gibt auf
      medici, ein Name    steht für einen Spieler, statt seiner Sitznummer
      offer medici: imola, 20 ducats for titian, any condottiere
                          ein ganzer Handel; eine Seite darf 'nothing' sein
      rehouse datary in imola, titian nowhere
                          umräumen; nicht genannte Karten bleiben
      buy 10 votes from medici for me for 20 ducats if elected
      sell 6 votes to orsini for borgia for datary
                          eine ganze Zusage: Stimmen, Partner, Kandidat, Preis
      give up             einen begonnenen Handel, eine begonnene Zusage oder
                          ein begonnenes Umräumen verwerfen
      vote 10 me rest medici
                          ein ganzer Stimmzettel
      cardinals medici 2 me 1
                          wie der Papst die Kardinäle verteilt
      hand                deine Hand, und was jede Karte tut
      piles               die Karten, die wiederkommen, und die von 'gone'
      card titian         dasselbe wie 'help titian'
      help phase, help auction, help place, help housing, help trade,
      help seize, help election, help pledge, help pope, help points,
      help secret

## Karten

card-spy = Spion
    .the = der Spion
    .a = einen Spion
    .acc = den Spion
    .dat = dem Spion
card-poison = Gift
    .the = das Gift
    .a = Gift
    .acc = das Gift
    .dat = dem Gift
card-assassin = Meuchelmörder
    .the = der Meuchelmörder
    .a = einen Meuchelmörder
    .acc = den Meuchelmörder
    .dat = dem Meuchelmörder
card-doctor = Arzt
    .the = der Arzt
    .a = einen Arzt
    .acc = den Arzt
    .dat = dem Arzt
card-marriage = Heirat
    .the = die Ehe
    .a = eine Heirat
    .acc = die Ehe
    .dat = der Ehe
card-savonarola = Savonarola
card-accusation = Anklage
    .the = die Anklage
    .a = eine Anklage
    .acc = die Anklage
    .dat = der Anklage
card-any_condottiere = beliebiger Condottiere
    .the = ein beliebiger Condottiere
    .a = einen beliebigen Condottiere
    .acc = einen beliebigen Condottiere
    .dat = einem beliebigen Condottiere
card-any_death = beliebige Todeskarte
    .the = eine beliebige Todeskarte
    .a = eine beliebige Todeskarte
    .acc = eine beliebige Todeskarte
    .dat = einer beliebigen Todeskarte

# Namen aus den Kartendaten, die eine Sprache anders sagt; `.short` ist für schmale Stellen. In `.data` steht, wie die
# Daten es nennen, falls anders: Ein Tisch mit eigenen Kartendaten behält die Namen, die er gegeben hat.
name-medici = Medici
name-valencia = Valencia
name-florence = Florenz
    .data = Florence
name-savona = Savona
name-milan = Mailand
    .data = Milan
name-bologna = Bologna
name-ancona = Ancona
name-cesena = Cesena
name-spoleto = Spoleto
name-vice_chancellor = Vizekanzler
    .data = Vice-Chancellor
    .the = der Vizekanzler
    .a = den Vizekanzler
    .acc = den Vizekanzler
    .dat = dem Vizekanzler
name-grand_penitentiary = Großpönitentiar
    .data = Grand Penitentiary
    .the = der Großpönitentiar
    .a = den Großpönitentiar
    .acc = den Großpönitentiar
    .dat = dem Großpönitentiar
name-castellan = Kastellan der Engelsburg
    .data = Castellan of Sant'Angelo
    .short = Kastellan
    .the = der Kastellan der Engelsburg
    .a = den Kastellan der Engelsburg
    .acc = den Kastellan der Engelsburg
    .dat = dem Kastellan der Engelsburg
name-camerlengo = Camerlengo
    .the = der Camerlengo
    .a = den Camerlengo
    .acc = den Camerlengo
    .dat = dem Camerlengo
name-datary = Datar
    .data = Datary
    .the = der Datar
    .a = den Datar
    .acc = den Datar
    .dat = dem Datar
name-gonfalonier = Gonfaloniere der Kirche
    .data = Gonfalonier of the Church
    .short = Gonfaloniere
    .the = der Gonfaloniere der Kirche
    .a = den Gonfaloniere der Kirche
    .acc = den Gonfaloniere der Kirche
    .dat = dem Gonfaloniere der Kirche
name-governor = Gouverneur von Rom
    .data = Governor of Rome
    .short = Gouverneur
    .the = der Gouverneur von Rom
    .a = den Gouverneur von Rom
    .acc = den Gouverneur von Rom
    .dat = dem Gouverneur von Rom
name-treasurer = Schatzmeister
    .data = Treasurer
    .the = der Schatzmeister
    .a = den Schatzmeister
    .acc = den Schatzmeister
    .dat = dem Schatzmeister
name-auditor = Auditor der Kammer
    .data = Auditor of the Chamber
    .short = Auditor
    .the = der Auditor der Kammer
    .a = den Auditor der Kammer
    .acc = den Auditor der Kammer
    .dat = dem Auditor der Kammer
name-michelangelo = Michelangelo
name-raphael = Raffael
    .data = Raphael
name-da_vinci = Leonardo da Vinci
    .short = da Vinci
name-titian = Tizian
    .data = Titian
name-perugino = Perugino
name-bande_nere = Giovanni dalle Bande Nere
    .short = Bande Nere
name-renzo = Renzo da Ceri
    .short = Renzo
name-oliverotto = Oliverotto da Fermo
    .short = Oliverotto

# Andere Wörter für die Verben von Zügen.
verb-marry = play marriage with
verb-accuse = play accusation
verb-kill = play assassin on
verb-murder = play assassin on
verb-poison = play poison on
verb-stop = enough

## Eine Zeile für jede Karte

line-town = Stadt: Stärke { $power }, Einkommen { $income }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
line-office = Amt: Einkommen { $income }, { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
 }{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
 }
line-artist = Künstler: Honorar { $fee }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }{ $power ->
    [0] {""}
   *[other] , Stärke { $power }, wenn er einen Platz hat
 }
line-minor_family = Nebenfamilie: stärkt ihre Stadt um { $power }
line-condottiere = Condottiere: Stärke { $power } bei einer Eroberung, Sold { $pay }
line-spy = stiehlt eine verdeckte Karte vom Markt oder eine von einer Hand
line-poison = tötet einen Künstler, einen Amtsinhaber oder die Ehe
line-assassin = tötet einen Amtsinhaber, die Ehe oder Savonarola
line-doctor = rettet, was dir gehört, vor einem Gift, für { $cost } Dukaten
line-marriage = zwei Familien schonen einander bis zum Ende der Runde
line-savonarola = der Papst nutzt in seinen Phasen bis zum Ende der Runde keine Handkarten
line-accusation = Abstimmung, ob der Papst eine Phase aussetzt; ab Runde 2
line-family = Familie von { $home }: Einkommen { $income } in den Runden 2 und 3
line-home_town = Heimatstadt der Familie { $family }: Stärke { $power }

## Hilfe zu jeder Karte

help-town =
    { $card }: eine Stadt mit Stärke { $power }, Einkommen { $income } und { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }. In ihr ist Platz für ein Amt, einen Künstler und eine Nebenfamilie. Wer sie erobert, bekommt alles, was in ihr
    liegt; ihre Stärke und die ihrer Nebenfamilie verteidigen sie. §5.9, §7.2, §9.2, §12.4
help-office =
    { $card }: ein Amt mit Einkommen { $income } und { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    } bei Wahlen, ob mit oder ohne Platz. Ungeschützt ist es leicht zu erobern. Eine Todeskarte tötet seinen Inhaber.
    { $points ->
        [0] Es bringt keine Punkte
        [one] Es bringt jede Runde 1 Punkt
       *[other] Es bringt jede Runde { $points } Punkte
    }, und ein Handel damit braucht die Zustimmung des Papstes. §5.12, §6.23, §8.21, §9.2, §10.2, §12.7
help-artist =
    { $card }: ein Künstler, der am Ende jeder Runde { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bringt. Wer ihn bekommt, zahlt sofort das Honorar von { $fee } Dukaten oder lehnt ihn ab. { $power ->
        [0] {""}
       *[other] Hat er einen Platz, gibt er jedem deiner Angriffe Stärke { $power }, ebenso der Verteidigung seiner Stadt.
    } §5.3 bis §5.8, §12.4{ $power ->
        [0] {""}
       *[other] , §7.14, §7.15
    }
help-minor_family =
    { $card }: eine Nebenfamilie mit Stärke { $power }; sie verteidigt die Stadt oder Heimatstadt, in der sie liegt.
    Dort bleibt sie für immer. Ohne Platz kann sie mit mehr als ihrer eigenen Stärke erobert werden.
    §5.21 bis §5.23, §7.2
help-condottiere =
    { $card }: ein Condottiere mit Stärke { $power }. Du wirbst ihn bei einer Eroberung an, als Angreifer oder
    Verteidiger, für { $pay } Dukaten, die du in jedem Fall zahlst. Dann kommt er auf die Ablage und kehrt vielleicht in
    der nächsten Runde zurück. §7.9 bis §7.12
help-spy =
    { $card }, { $count } im Spiel. In Schritt 1 nimmt er eine Karte vom Markt, verdeckt und umsonst; in Schritt 2
    stiehlt er eine zufällige Karte von einer anderen Hand. §4.14 bis §4.18, §6.10 bis §6.16
help-poison =
    { $card } oder Pest, { $count } im Spiel. In Schritt 2 tötet es einen Künstler oder Amtsinhaber (auch mit Platz,
    sofern eure Optionen nichts anderes sagen) oder die Ehe. Der Besitzer darf mit dem Arzt antworten. §6.17 bis §6.24
help-assassin =
    { $card }, { $count } im Spiel. In Schritt 2 tötet er einen Amtsinhaber, die Ehe oder
    Savonarola. Künstler trifft er nicht, und kein Arzt hilft. §6.25 bis §6.28
help-doctor =
    { $card }, { $count } im Spiel. Deine Antwort auf ein Gift gegen deinen Künstler, dein Amt oder deine Ehe, für
    { $cost } Dukaten. In Schritt 2 spielst du ihn nicht. §6.32 bis §6.38
help-marriage =
    { $card }, { $count } im Spiel. In Schritt 2 zu spielen. Bis zum Ende der Runde spielt ihr beide keine Karten
    gegeneinander und erobert nichts voneinander. Der andere wird nicht gefragt. §6.39 bis §6.43
help-savonarola =
    { $card }, { $count } im Spiel. Schritt 2, gegen den Papst: Bis zum Ende der Runde nutzt der Papst in seinen
    eigenen Phasen keine Handkarten, außer einem Meuchelmörder gegen Savonarola. §6.44 bis §6.47
help-accusation =
    { $card } wegen Simonie, { $count } im Spiel. Schritt 2, ab Runde 2, wenn der Papst in dieser Runde die Ämter neu
    verteilt oder dir weder Amt noch Kardinal gegeben hat. Alle außer dem Papst stimmen mit ihren Kardinälen ab;
    bei mehr Ja als Nein setzt der Papst eine Phase aus. §6.48 bis §6.56
help-family =
    Die Familie { $card } hat ihre Heimatstadt in { $home } und bekommt { $income } Dukaten zu Beginn der Runden 2 und 3.
    §1.2, §1.3, §13.8
help-home_town =
    { $card }: die Heimatstadt der Familie { $family }, mit Stärke { $power }. In ihr ist wie in jeder Stadt Platz für ein
    Amt, einen Künstler und eine Nebenfamilie. Sie geht nie verloren, aber was in ihr liegt, kann erobert werden.
    §1.3, §5.9, §7.2, §7.26
provenance-reconstruction = Namen und Zahlen sind hier unsere Rekonstruktion.
field-power = Stärke
field-income = Einkommen

topic-phase =
    In deiner Phase kaufst du zuerst eine Karte vom Markt oder spionierst dort, dann darfst du Karten spielen, dann einmal
    erobern. Vor, zwischen und nach diesen Schritten darfst du umräumen und insgesamt bis zu drei Tauschgeschäfte
    anbieten. Ist der Markt leer, endet die Runde mit Einkommen, Wahl und Punkten. §3.2 bis §3.7, §8.3, §9.1
topic-auction =
    Eine Karte vom Markt wird aufgedeckt. Wer am Zug ist, bietet zuerst, 0 oder mehr; dann überbieten alle der Reihe
    nach oder passen endgültig. Wer übrig bleibt, zahlt an die Bank. Ein Künstler kostet dazu das Honorar. §4.3 bis
    §4.12, §5.3
topic-housing =
    Jede deiner Städte und deine Heimatstadt hat einen Platz für ein Amt, einen für einen Künstler und einen für eine
    Nebenfamilie. Ämter und Künstler ohne Platz sind ungeschützt: Jeder darf sie mit gleicher Stärke erobern, sogar mit
    0 zu 0. Vor, zwischen und nach den Schritten deiner Phase darfst du je einmal umräumen. §5.9 bis §5.21, §7.21
topic-rehouse = { topic-housing }
topic-trade =
    Jede Seite gibt Dukaten und Karten: Städte mit allem, was in ihnen liegt, Ämter, Künstler, Nebenfamilien ohne Platz,
    Handkarten. Die anderen sehen, wie viele Handkarten es sind, nicht welche. Der Partner nimmt an, lehnt ab oder macht
    ein Gegenangebot. Wechselt ein Amt den Besitzer, muss der Papst zustimmen. 'offer medici: imola, 20 ducats for
    titian' sagt alles in einer Zeile, egal was vorher genannt war. Solange er nicht angeboten ist, verwirft 'give
    up' ihn. §8.1 bis §8.33
topic-offer = { topic-trade }
topic-place =
    Wer ein Amt, einen Künstler oder eine Nebenfamilie bekommt, wählt sofort einen freien Platz dafür: 'house titian in
    imola' oder 'house titian nowhere'. Jede deiner Städte und deine Heimatstadt ('home') hat für jede der drei Arten
    einen Platz. Was keinen hat, ist leicht zu erobern; was es einbringt, hängt nicht vom Platz ab. Vor, zwischen und
    nach den Schritten deiner Phase räumst du mit 'rehouse' um. §5.9 bis §5.15, §5.17, §5.27
topic-seize =
    Nenne etwas, das einem anderen Spieler gehört. Beide Seiten wählen geheim Condottieri und bezahlen sie. Der Angriff
    muss größer sein als die Verteidigung; gegen ungeschützte Ämter und Künstler genügt Gleichstand. Eine Stadt bekommst
    du mit allem, was in ihr liegt; aus einer Heimatstadt nimmst du nur, was in ihr liegt. §7.1 bis §7.30
topic-election =
    Du hast 3 Stimmen für jeden Kardinal und dazu die deiner Ämter. Du musst alle abgeben, aufgeteilt, wie du willst. Mehr
    als die Hälfte aller Stimmen entscheidet; sonst folgt ein neuer Wahlgang, und der letzte Kandidat scheidet aus,
    sofern eure Optionen nichts anderes sagen. §10.1 bis §10.21
topic-ballot = { topic-election }
topic-pledge =
    Vor jedem Wahlgang darf man Stimmen kaufen und verkaufen: für Dukaten sofort, oder für Dukaten, ein Amt oder
    Kardinäle, falls der Kandidat gewählt wird. Ämter und Kardinäle kann nur der Kandidat selbst versprechen. 'give
    up' verwirft eine Zusage, die noch nicht angeboten ist; eine angenommene ist bindend. §11.1 bis §11.29
topic-pope =
    Der Papst beginnt die Runde, muss jedem Handel mit Ämtern zustimmen und bekommt 10 Punkte. Zu Beginn der nächsten
    Runde darf er die Ämter der anderen neu verteilen, muss seine eigenen hergeben, sofern eure Optionen nichts anderes
    sagen, und verteilt so viele Kardinäle, wie Spieler da sind. §8.21, §12.3, §13.10 bis §13.25
topic-points =
    Am Ende jeder Runde: 1 Punkt für je 10 Dukaten (die du behältst), 10 für den neuen Papst, und die Punkte aller deiner
    Städte und Künstler, ob mit oder ohne Platz; an Tischen mit Karten, auf denen Ämter Punkte haben, auch deren.
    §12.1 bis §12.7
topic-secret =
    Sofern eure Optionen nichts anderes sagen, sieht niemand, wie viele Dukaten und Handkarten die anderen haben; aber
    jede Zahlung ist öffentlich, und du darfst mitrechnen. Fremde Handkarten, die du gesehen hast, stehen unter 'Bekannte
    Handkarten der anderen'. §14.2 bis §14.18

## Optionen

option-dead_artists = tote Künstler
option-dead_artists-gone = sind aus dem Spiel
option-dead_artists-pile = kommen wieder
option-discards = gespielte Handkarten
option-discards-rules = alle außer Condottieri sind aus dem Spiel
option-discards-cards = nur Todeskarten, der Arzt und Getötetes sind aus dem Spiel
option-pope_keeps_offices = die eigenen Ämter des Papstes
option-pope_keeps_offices-false = muss er alle verteilen
option-pope_keeps_offices-true = darf er behalten
option-reshuffle = eingesammelte Ämter
option-reshuffle-random = werden ausgelost
option-reshuffle-chosen = verteilt der Papst, wie er will
option-open_ducats = Dukaten und Zahl der Handkarten
option-open_ducats-false = sind geheim
option-open_ducats-true = sind offen
option-poison = Gift
option-poison-reaches_housed = trifft auch Karten mit Platz
option-poison-unhoused_only = trifft nur ungeschützte Karten
option-election = eine Wahl ohne Mehrheit
option-election-elimination = der letzte Kandidat scheidet aus
option-election-open = sechs Wahlgänge, bevor jemand ausscheidet

## Phasen und Fragen

phase-draw_pope = die Auslosung des ersten Papstes
phase-deal_hand = das Austeilen der Starthände
phase-turn_up = das Aufdecken einer Karte
phase-take_unseen = eine verdeckte Karte vom Markt
phase-steal = der Diebstahl des Spions
phase-draw_card = das Ziehen einer Karte
phase-deal_office = die Neuverteilung der Ämter
phase-redraw = die Starthand
phase-lay = das Auslegen der ersten Karten
phase-fee = das Honorar eines Künstlers
phase-place = ein Platz für eine Karte
phase-moment = Handeln und Umräumen
phase-trade_answer = die Antwort auf einen Handel
phase-consent = die Zustimmung des Papstes
phase-market = Kaufen oder Spionieren
phase-auction = die Versteigerung
phase-play = das Spielen von Karten
phase-doctor = der Arzt
phase-gift = das Geschenk des Papstes
phase-accuse = die Anklage
phase-seize = die Eroberung
phase-hire = das Anwerben von Condottieri
phase-pledge = die Zusagen vor dem Wahlgang
phase-pledge_answer = die Antwort auf eine Zusage
phase-ballot = der Wahlgang
phase-name_out = wer ausscheidet
phase-last_word = das letzte Wort
phase-reshuffle = die Ämter der anderen
phase-assign = die Neuverteilung der Ämter
phase-hand_out = die eigenen Ämter des Papstes
phase-cardinals = die Kardinäle
phase-trade_give = was du im Handel gibst
phase-trade_ask = was du im Handel verlangst
phase-pick = welche Karten du gibst
phase-pledge_candidate = der Kandidat der Zusage
phase-pledge_votes = die Stimmen der Zusage
phase-pledge_price = der Preis der Zusage

question-redraw = Behältst du deine Starthand?
question-lay = Welche Karte legst du als Nächstes aus?
question-fee = { $source }: Zahlst du das Honorar, oder lehnst du ab?
question-place = Wohin mit { $source_dat }?
question-moment = Handeln, umräumen oder weiter?
question-trade_answer = Nimmst du diesen Handel an?
question-consent = Als Papst: Erlaubst du diesen Handel mit einem Amt?
question-market = Schritt 1: Kaufst du eine Karte vom Markt, oder spionierst du dort?
question-auction = Was bietest du für { $source_acc }?
question-play = Schritt 2: Welche Karte spielst du?
question-doctor = Gift gegen { $source_acc }: Setzt du den Arzt ein?
question-gift = Wer wird { $source }?
question-accuse = Ist der Papst der Simonie schuldig? Alle deine Kardinäle sagen Ja oder Nein.
question-seize = Schritt 3: Was willst du erobern?
question-hire = Kampf um { $source_acc }: Welche Condottieri wirbst du an?
question-pledge = Vor dem Wahlgang: Stimmen kaufen, verkaufen, oder bist du fertig?
question-pledge_answer = Nimmst du diese Zusage an?
question-ballot = Wie stimmst du ab?
question-name_out = Mehrere haben die wenigsten Stimmen: Wer scheidet aus?
question-last_word = Du hast das letzte Wort: Wer wird Papst?
question-reshuffle = Sammelst du die Ämter der anderen ein und verteilst sie neu?
question-assign = Wer wird { $source }?
question-hand_out = Du gibst dein Amt ab: Wer wird { $source }?
question-cardinals = Wie verteilst du die Kardinäle?
question-trade_give = Was gibst du?
question-trade_ask = Und was verlangst du dafür?
question-pick = Welche Karte gibst du?
question-pledge_candidate = Für wen sollen die Stimmen sein?
question-pledge_votes = Wie viele Stimmen?
question-pledge_price = Zu welchem Preis?

## Züge in Worten

move-keep = Starthand behalten
move-redraw = Zurückmischen und neu ziehen
move-lay = { $what_Acc } auslegen
move-reject = Den Künstler ablehnen
move-pay = Das Honorar zahlen
move-house = { $form ->
    [nowhere] { $what_Acc } ohne Platz lassen
   *[in] { $what_Acc } in { $in } unterbringen
 }
move-go = Weiter
move-rehouse = Karten umräumen
move-offer = Handel mit { $what } anbieten
move-give = { $form ->
    [ducats] { $number ->
        [one] 1 Dukat geben, und keine Karten mehr
       *[other] { $number } Dukaten geben, und keine Karten mehr
     }
   *[plain] { $what_Acc } geben
 }
move-ask = { $form ->
    [ducats] { $number ->
        [one] 1 Dukat verlangen, und keine Karten mehr
       *[other] { $number } Dukaten verlangen, und keine Karten mehr
     }
    [any-condottiere] Einen beliebigen Condottiere verlangen
    [any-death] Eine beliebige Todeskarte verlangen
   *[plain] { $what_Acc } verlangen
 }
move-refuse = Ablehnen
move-accept = Annehmen
move-counter = Gegenangebot machen
move-pick = { $what_Acc } geben
move-forbid = Verbieten
move-consent = Zustimmen
move-buy = { $form ->
    [from] Stimmen von { $from } kaufen
   *[plain] Kaufen: Eine Karte wird aufgedeckt und versteigert
 }
move-spy = Spionieren: eine Karte verdeckt nehmen
move-pass = Passen
move-bid = { $number ->
    [one] 1 Dukat bieten
   *[other] { $number } Dukaten bieten
 }
move-enough = Keine Karten mehr spielen
move-play = { $form ->
    [on] { $what } gegen { $on_acc } einsetzen
    [with] { $what } mit { $with }
   *[plain] { $what } spielen
 }
move-doctor = Den Arzt einsetzen
move-no = { $count ->
    [0] Nein
   *[other] Nicht eingreifen
 }
move-yes = Ja
move-assign = { $to_id ->
    [pile] { $what_Acc } auf die Ablage legen
   *[other] { $to } wird { $what }
 }
move-seize = { $form ->
    [nothing] Nichts angreifen
   *[plain] { $what_Acc } angreifen
 }
move-hire = { $form ->
    [nobody] Niemanden anwerben
   *[plain] { $all } anwerben
 }
move-done = Keine weiteren Angebote vor diesem Wahlgang
move-sell = Stimmen an { $to } verkaufen
move-candidate = Für { $what }
move-votes = { $number ->
    [one] 1 Stimme
   *[other] { $number } Stimmen
 }
move-price = { $form ->
    [ducats] { $number ->
        [one] 1 Dukat sofort
       *[other] { $number } Dukaten sofort
     }
    [ducats-if-elected] { $number ->
        [one] 1 Dukat, falls gewählt
       *[other] { $number } Dukaten, falls gewählt
     }
    [cardinals] { $number ->
        [one] 1 Kardinal, falls gewählt
       *[other] { $number } Kardinäle, falls gewählt
     }
   *[plain] Das Amt { $what }, falls gewählt
 }
move-vote = { $number ->
    [one] 1 Stimme für { $for }
   *[other] { $number } Stimmen für { $for }
 }
move-out = { $what } scheidet aus
move-elect = { $what } wird Papst
move-leave = Die Ämter lassen, wo sie sind
move-reshuffle = Einsammeln und neu verteilen
move-cardinals = Kardinäle: { $by_seat }
move-pope = Erster Papst: { $what }
move-draw = Gezogen: { $what }

## Handel und Zusagen in Worten

deal-hand-cards = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
 }
deal-ducats = { $count ->
    [one] 1 Dukat
   *[other] { $count } Dukaten
 }
deal-nothing = nichts
pledge-due = { $price ->
    [office] das Amt { $card }
    [cardinals] { $amount ->
        [one] 1 Kardinal
       *[other] { $amount } Kardinäle
     }
   *[ducats] { $amount ->
        [one] 1 Dukat
       *[other] { $amount } Dukaten
     }
 }
pledge-price = { $price ->
    [ducats] { pledge-due } sofort
   *[other] { pledge-due }, falls gewählt
 }
pledge-terms = { $voter_same ->
    [yes] { $seat_you ->
        [yes] Du bietest { $payer_dat } { pledge-votes-at-stake } und verlangst dafür
       *[no] { $seat } bietet { $payer_dat } { pledge-votes-at-stake } und verlangt dafür
     }
   *[no] { $seat_you ->
        [yes] Du möchtest von { $voter_dat } { pledge-votes-at-stake } und bietest dafür
       *[no] { $seat } möchte von { $voter_dat } { pledge-votes-at-stake } und bietet dafür
     }
 } { pledge-price }
pledge-votes-at-stake = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
 }{ $candidate_same ->
    [yes] {""}
   *[no] {" "}für { $candidate_acc }
 }

## Was geschieht

event-first_pope = { $seat_you ->
    [yes] Das Los macht dich zum ersten Papst.
   *[no] Das Los macht { $seat } zum ersten Papst.
 }
event-dealt = { $seat_you ->
    [yes] Du bekommst eine Karte.
   *[no] { $seat } bekommt eine Karte.
 }
event-dealt-known = { $seat_you ->
    [yes] Du bekommst { $card_a }.
   *[no] { $seat } bekommt { $card_a }.
 }
event-kept_hand = { $seat_you ->
    [yes] Du behältst deine Starthand.
   *[no] { $seat } behält die Starthand.
 }
event-redrew = { $seat_you ->
    [yes] Du mischst deine Starthand zurück und bekommst eine neue.
   *[no] { $seat } mischt die Starthand zurück und bekommt eine neue.
 }
event-showed = { $cards_count ->
    [0] { $seat_you ->
        [yes] Aus deiner Starthand musst du nichts auslegen.
       *[no] { $seat } muss aus der Starthand nichts auslegen.
     }
   *[other] { $seat_you ->
        [yes] Aus deiner Starthand musst du auslegen: { $cards }.
       *[no] { $seat } muss aus der Starthand auslegen: { $cards }.
     }
 }
event-laid = { $seat_you ->
    [yes] Du legst { $card_acc } aus.
   *[no] { $seat } legt { $card_acc } aus.
 }
event-market_laid = Runde { $round }: Im Markt liegen { $cards } Karten.
event-phase_skipped = { $seat_you ->
    [yes] Du musst diese Phase aussetzen.
   *[no] { $seat } muss diese Phase aussetzen.
 }
event-phase = { $seat_you ->
    [yes] Deine Phase (Markt: { $market })
   *[no] Phase von { $seat } (Markt: { $market })
 }
event-spied_on_market = { $seat_you ->
    [yes] Du schickst einen Spion zum Markt.
   *[no] { $seat } schickt einen Spion zum Markt.
 }
event-took_unseen = { $seat_you ->
    [yes] Du nimmst eine Karte verdeckt.
   *[no] { $seat } nimmt eine Karte verdeckt.
 }
event-took_unseen-known = { $seat_you ->
    [yes] Der Spion bringt dir { $card_a }.
   *[no] Der Spion bringt { $seat } { $card_a }.
 }
event-turned_up = { $seat_you ->
    [yes] Du deckst { $card_a } auf: Die Karte wird versteigert.
   *[no] { $seat } deckt { $card_a } auf: Die Karte wird versteigert.
 }
event-bid = { $seat_you ->
    [yes] Du bietest { $ducats }.
   *[no] { $seat } bietet { $ducats }.
 }
event-passed = { $seat_you ->
    [yes] Du passt.
   *[no] { $seat } passt.
 }
event-sold = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
 } { $card_a } für { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
 }.
event-played = { $card_id ->
    [spy] { $seat_you ->
        [yes] Du setzt einen Spion auf { $other_acc } an.
       *[no] { $seat } setzt einen Spion auf { $other_acc } an.
     }
    [marriage] { $seat_you ->
        [yes] Du heiratest { $other_acc }: Bis zum Ende der Runde schont ihr einander.
       *[no] { $other_you ->
            [yes] { $seat } heiratet dich: Bis zum Ende der Runde schont ihr einander.
           *[no] { $seat } heiratet { $other }: Bis zum Ende der Runde schonen sie einander.
         }
     }
    [savonarola] { $seat_you ->
        [yes] Du rufst Savonarola: Der Papst nutzt in seinen Phasen keine Handkarten.
       *[no] { $seat } ruft Savonarola: Der Papst nutzt in seinen Phasen keine Handkarten.
     }
    [accusation] { $seat_you ->
        [yes] Du klagst den Papst der Simonie an.
       *[no] { $seat } klagt den Papst der Simonie an.
     }
   *[other] { $seat_you ->
        [yes] Du setzt
       *[no] { $seat } setzt
     } { $card_a } gegen { $target_acc } ein.
 }
event-nothing_stolen = { $other_you ->
    [yes] Deine Hand ist leer: Der Spion findet nichts.
   *[no] Die Hand von { $other } ist leer: Der Spion findet nichts.
 }
event-stolen = { $seat_you ->
    [yes] Dein Spion stiehlt { $other_dat } eine Karte.
   *[no] Der Spion von { $seat } stiehlt { $other_dat } eine Karte.
 }
event-stolen-known = { $seat_you ->
    [yes] Dein Spion stiehlt { $other_dat } eine Karte: { $card }.
   *[no] Der Spion von { $seat } stiehlt { $other_dat } eine Karte: { $card }.
 }
event-answered-known = { $seat_you ->
    [yes] Du antwortest: { $answer }.
   *[no] { $seat } antwortet: { $answer }.
 }
event-saved = { $seat_you ->
    [yes] Dein Arzt rettet
   *[no] Der Arzt von { $seat } rettet
 } { $target_acc } für { $ducats } Dukaten.
event-killed = { $target_id ->
    [marriage] Die Ehe ist zerstört.
   *[other] { $target_The } ist tot.
 }
event-no_gift = { $seat_you ->
    [yes] Als Papst legst du { $card_acc } auf die Ablage.
   *[no] Der Papst, { $seat }, legt { $card_acc } auf die Ablage.
 }
event-gift = { $seat_you ->
    [yes] Als Papst bestimmst du: { $other } wird { $card }.
   *[no] { $other_you ->
        [yes] Der Papst, { $seat }, bestimmt: Du wirst { $card }.
       *[no] Der Papst, { $seat }, bestimmt: { $other } wird { $card }.
     }
 }
event-said_yes = { $seat_you ->
    [yes] Du stimmst
   *[no] { $seat } stimmt
 } mit Ja: { $cardinals ->
    [one] 1 Kardinal
   *[other] { $cardinals } Kardinäle
 }.
event-said_no = { $seat_you ->
    [yes] Du stimmst
   *[no] { $seat } stimmt
 } mit Nein: { $cardinals ->
    [one] 1 Kardinal
   *[other] { $cardinals } Kardinäle
 }.
event-accusation_upheld = { $other_you ->
    [yes] { $yes } zu { $no }: Die Anklage hat Erfolg, und du setzt deine nächste Phase aus.
   *[no] { $yes } zu { $no }: Die Anklage hat Erfolg, und { $other } setzt die nächste Phase aus.
 }
event-accusation_failed = { $yes } zu { $no }: Die Anklage scheitert.
event-no_seizure = { $seat_you ->
    [yes] Du eroberst nichts.
   *[no] { $seat } erobert nichts.
 }
event-attacked = { $seat_you ->
    [yes] Du greifst { $other_acc } an: Es geht um { $target_acc }.
   *[no] { $seat } greift { $other_acc } an: Es geht um { $target_acc }.
 }
event-hired = { $cards_count ->
    [0] { $seat_you ->
        [yes] Du wirbst niemanden an.
       *[no] { $seat } wirbt niemanden an.
     }
   *[other] { $seat_you ->
        [yes] Du wirbst { $cards } an: Stärke { $power } für { $ducats } Dukaten.
       *[no] { $seat } wirbt { $cards } an: Stärke { $power } für { $ducats } Dukaten.
     }
 }
seized-loot = { $target_id ->
    [valencia] alles, was in { $target } liegt
    [florence] alles, was in { $target } liegt
    [palestrina] alles, was in { $target } liegt
    [bracciano] alles, was in { $target } liegt
    [savona] alles, was in { $target } liegt
    [milan] alles, was in { $target } liegt
   *[other] { $target_acc }
 }
event-seized = { $seat_you ->
    [yes] { $attack } zu { $defence }: Du eroberst { seized-loot }!
   *[no] { $attack } zu { $defence }: { $seat } erobert { seized-loot }.
 }
event-seizure_failed = { $seat_you ->
    [yes] { $attack } zu { $defence }: Dein Angriff auf { $target_acc } scheitert.
   *[no] { $attack } zu { $defence }: Der Angriff von { $seat } auf { $target_acc } scheitert.
 }
event-fee_paid = { $seat_you ->
    [yes] Du zahlst { $ducats } Dukaten Honorar für { $card_acc }.
   *[no] { $seat } zahlt { $ducats } Dukaten Honorar für { $card_acc }.
 }
event-rejected = { $seat_you ->
    [yes] Du lehnst { $card } ab; er kommt auf die Ablage.
   *[no] { $seat } lehnt { $card } ab; er kommt auf die Ablage.
 }
event-housed = { $place_id ->
    [none] { $seat_you ->
        [yes] Du lässt { $card_acc } ohne Platz.
       *[no] { $seat } lässt { $card_acc } ohne Platz.
     }
   *[other] { $seat_you ->
        [yes] Du bringst { $card_acc } in { $place } unter.
       *[no] { $seat } bringt { $card_acc } in { $place } unter.
     }
 }
event-no_place = { $seat_you ->
    [yes] Du hast keinen freien Platz für { $card_acc }.
   *[no] { $seat } hat keinen freien Platz für { $card_acc }.
 }
event-rehousing = { $seat_you ->
    [yes] Du räumst deine Karten um.
   *[no] { $seat } räumt um.
 }
event-offered = { $seat_you ->
    [yes] Du bietest { $other_dat } an: { $given } gegen { $asked }.
   *[no] { $seat } bietet { $other_dat } an: { $given } gegen { $asked }.
 }
event-counter_offered = { $seat_you ->
    [yes] Dein Gegenangebot an { $other_acc }: { $given } gegen { $asked }.
   *[no] { $seat } macht { $other_dat } ein Gegenangebot: { $given } gegen { $asked }.
 }
event-trade_refused = { $seat_you ->
    [yes] Du lehnst den Handel ab.
   *[no] { $seat } lehnt den Handel ab.
 }
event-trade_accepted = { $seat_you ->
    [yes] Du nimmst den Handel an.
   *[no] { $seat } nimmt den Handel an.
 }
event-consented = { $seat_you ->
    [yes] Als Papst erlaubst du den Handel.
   *[no] Der Papst, { $seat }, erlaubt den Handel.
 }
event-forbidden = { $seat_you ->
    [yes] Als Papst verbietest du den Handel.
   *[no] Der Papst, { $seat }, verbietet den Handel.
 }
event-traded = Der Handel kommt zustande.
event-traded-known = { $gives_cards_count ->
    [0] { $asks_cards_count ->
        [0] Der Handel kommt zustande.
       *[other] Der Handel kommt zustande; von Hand zu Hand: { $asks_cards }.
     }
   *[other] { $asks_cards_count ->
        [0] Der Handel kommt zustande; von Hand zu Hand: { $gives_cards }.
       *[other] Der Handel kommt zustande; von Hand zu Hand: { $gives_cards } gegen { $asks_cards }.
     }
 }
event-fees_paid = { $seat_you ->
    [yes] Du zahlst { $ducats } Dukaten Honorar.
   *[no] { $seat } zahlt { $ducats } Dukaten Honorar.
 }
event-done = { $seat_you ->
    [yes] Du machst keine weiteren Angebote.
   *[no] { $seat } macht keine weiteren Angebote.
 }
event-pledge_offered = { pledge-terms }.
event-pledge_accepted = { $seat_you ->
    [yes] Du nimmst die Zusage an.
   *[no] { $seat } nimmt die Zusage an.
 }
event-pledge_refused = { $seat_you ->
    [yes] Du lehnst die Zusage ab.
   *[no] { $seat } lehnt die Zusage ab.
 }
event-pledge_paid = { $seat_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
 } { $other_dat } { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
 }, wie zugesagt.
event-income = { $seat_you ->
    [yes] Dein Einkommen
   *[no] Einkommen von { $seat }
 }: { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
 }.
event-election = Die Wahl am Ende von Runde { $round }
event-ballot = Wahlgang { $ballot } – Kandidaten: { $candidates }
event-voted_aloud = { $seat_you ->
    [yes] Du stimmst mündlich ab: { $votes_by_seat }.
   *[no] { $seat } stimmt mündlich ab: { $votes_by_seat }.
 }
event-voted = { $seat_you ->
    [yes] Deine Stimmen sind abgegeben.
   *[no] { $seat } hat abgestimmt.
 }
event-voted-known = { $seat_you ->
    [yes] Du hast abgestimmt: { $votes_by_seat }.
   *[no] { $seat } hat abgestimmt: { $votes_by_seat }.
 }
event-counted = Ergebnis von Wahlgang { $ballot }: { $totals_by_seat }.
event-out = { $seat_you ->
    [yes] Du scheidest als Kandidat aus.
   *[no] { $seat } scheidet als Kandidat aus.
 }
event-elected = { $seat_you ->
    [yes] Du bist zum Papst gewählt!
   *[no] { $seat } ist zum Papst gewählt.
 }
event-points = { $seat_you ->
    [yes] Deine Punkte: { $ducats } für Dukaten, { $papacy } als Papst, { $towns } für Städte, { $artists } für Künstler.
   *[no] Punkte von { $seat }: { $ducats } für Dukaten, { $papacy } als Papst, { $towns } für Städte, { $artists } für Künstler.
 }
event-points-known = { $seat_you ->
    [yes] Deine Punkte: { $ducats } für Dukaten, { $papacy } als Papst, { $towns } für Städte, { $artists } für Künstler, { $offices } für Ämter.
   *[no] Punkte von { $seat }: { $ducats } für Dukaten, { $papacy } als Papst, { $towns } für Städte, { $artists } für Künstler, { $offices } für Ämter.
 }
event-game_over = Die dritte Runde ist vorbei: Dukaten und Handkarten werden aufgedeckt.
event-round = Runde { $round } beginnt
event-marriage_ended = Die Ehe ist vorbei.
event-savonarola_ended = Savonarola verstummt.
event-family_income = Jede Familie bekommt { $ducats } Dukaten.
event-left_offices = { $seat_you ->
    [yes] Als Papst lässt du den anderen ihre Ämter.
   *[no] Der Papst, { $seat }, lässt den anderen ihre Ämter.
 }
event-reshuffled = { $seat_you ->
    [yes] Als Papst sammelst du die Ämter der anderen ein und verteilst sie neu.
   *[no] Der Papst, { $seat }, sammelt die Ämter der anderen ein und verteilt sie neu.
 }
event-office_dealt = { $seat_you ->
    [yes] Du wirst { $card }.
   *[no] { $seat } wird { $card }.
 }
event-office_kept = { $seat_you ->
    [yes] Als Papst bleibst du { $card }.
   *[no] Der Papst, { $seat }, bleibt { $card }.
 }
event-office_given = { $seat_you ->
    [yes] Der Papst bestimmt: Du wirst { $card }.
   *[no] Der Papst bestimmt: { $seat } wird { $card }.
 }
event-cardinals = { $seat_you ->
    [yes] Als Papst verteilst du die Kardinäle: { $numbers_by_seat }.
   *[no] Der Papst, { $seat }, verteilt die Kardinäle: { $numbers_by_seat }.
 }
event-drew = { $seat_you ->
    [yes] Du ziehst eine Karte.
   *[no] { $seat } zieht eine Karte und hält sie verdeckt.
 }
event-drew-known = { $seat_you ->
    [yes] Du ziehst { $card_a }.
   *[no] { $seat } zieht { $card_a }.
 }

## Die Wertung

part-ducats = Dukaten
part-papacy = Papst
part-towns = Städte
part-artists = Künstler
part-offices = Ämter
count-total = Punkte
reason-three_rounds = Drei Päpste sind gewählt.
count-tie-note = Wer gleich viele Punkte hat, teilt sich den Platz (§15.3).
count-screen = { $name }: { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
 }; Hand: { $hand }

## Der Tisch

who = { $name } ({ $family })
list-or = { $first } oder { $next }
mark-you = du
mark-pope = Papst
mark-skips = setzt { $count ->
    [one] eine Phase
   *[other] { $count } Phasen
 } aus
column-cardinals = Kardinäle
column-votes = Stimmen
column-income = Einkommen
column-ducats = Dukaten
column-cards = Karten
column-points = Punkte
column-parts = Punkte
table-round = Runde { $round } von 3
table-phase = { $yours ->
    [yes] deine Phase
   *[no] Phase von { $name }
 }{ $step ->
    [1] , Schritt 1: kaufen oder spionieren
    [2] , Schritt 2: Karten spielen
    [3] , Schritt 3: erobern
   *[other] {""}
 }
table-set-up = vor der ersten Phase
table-distribution = der Papst verteilt
table-election = { $last ->
    [yes] Wahl, letzter Wahlgang
   *[no] Wahl, Wahlgang { $ballot }
 }
table-market = Markt { $market } · Stapel { $deck }
table-pope = Papst: { $name }
table-married = verheiratet: { $names }
table-savonarola = Savonarola predigt gegen den Papst
table-families = Familien
table-estates = Auslagen
table-legend = Stärke/Eink./Punkte [Amt Eink./Stimmen{ $offices ->
    [yes] /Punkte
   *[no] {""}
 }, Künstler Punkte, Nebenfamilie Stärke]
table-legend-points =
    { table-legend }
    Punkte = Dukaten + Papst + Städte + Künstler{ $offices ->
        [yes] {" "}+ Ämter
       *[no] {""}
    }
table-unprotected = ungeschützt:
table-unhoused = ohne Platz:
table-known = Bekannte Handkarten der anderen: { $cards }
table-none = nichts
table-pile = Die Ablage, die nächste Runde wiederkommt
table-gone = Aus dem Spiel

own-title = Hinter deinem Sichtschirm
own-ducats = { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
 }
own-aside = { $aside } zurückgelegt, { $means } verfügbar
own-votes = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
 }
own-hand = Hand: { $cards }

now-title = Gerade jetzt
now-to-lay = Noch auszulegen: { $cards }
now-bid = { $name } bietet { $bid }; noch dabei: { $others }.
now-fight = { $attacker } greift { $defender } an, es geht um { $target_acc }: { $attack } gegen { $defence } ohne Condottieri. { $ties ->
    [yes] Gleichstand genügt.
   *[no] Gleichstand reicht nicht.
 }
now-accusation = Bisher { $yes } Ja und { $no } Nein.
now-gathered = Noch zu verteilen: { $cards }
now-trade = { $seat_you ->
    [yes] Du bietest { $other_dat } an: { $given } gegen { $asked }.
   *[no] { $seat } bietet { $other_dat } an: { $given } gegen { $asked }.
 }
now-counter = { $seat_you ->
    [yes] Dein Gegenangebot an { $other_acc }: { $given } gegen { $asked }.
   *[no] { $seat } macht { $other_dat } ein Gegenangebot: { $given } gegen { $asked }.
 }
now-making = Dein Angebot an { $other_acc } bisher: { $given } gegen { $asked }.
now-pledge = { pledge-terms }.
now-pledging = Eine Zusage: { $voter } stimmt ab, { $payer } zahlt;
now-pledging-candidate = für { $candidate };
now-pledging-votes = { $votes ->
    [one] 1 Stimme;
   *[other] { $votes } Stimmen;
 }
now-candidates = Kandidaten: { $candidates }. Für die Mehrheit braucht es { $needed } von { $total } Stimmen.
now-totals = Voriger Wahlgang: { $totals }.
now-pledged = { $name } hat für diesen Wahlgang zugesagt: { $votes }.
now-aloud = { $name } hat abgestimmt: { $votes }.
now-promise = { $candidate_you ->
    [yes] Wirst du gewählt
   *[no] Wird { $candidate } gewählt
 }, { $voter_you ->
    [yes] bekommst du
   *[no] bekommt { $voter }
 } von { $payer_dat } { pledge-due }.

## Fragen: was hilft, und wie man antwortet

hint-moment = { $moment ->
    [0] Vor Schritt 1 (kaufen oder spionieren)
    [1] Vor Schritt 2 (Karten spielen)
    [2] Vor Schritt 3 (erobern)
   *[other] Am Ende deiner Phase
 }; { $count ->
    [0] keine Angebote mehr
    [one] noch 1 Angebot
   *[other] noch { $count } Angebote
 } in dieser Phase.
hint-fee = Honorar: { $fee } Dukaten; ausgeben kannst du { $means }. Ein abgelehnter Künstler kommt auf die Ablage.
hint-place = Ohne Platz ist die Karte leicht zu erobern. 'home' ist deine Heimatstadt.
hint-seize = Was du erobern kannst, mit der Verteidigung ohne Condottieri:
hint-with-fee = Honorar { $fee }
hint-with-artist = mit { $artist }, Honorar { $fee }
hint-votes = { $votes ->
    [one] Du musst deine einzige Stimme abgeben.
   *[other] Du musst alle deine { $votes } Stimmen abgeben, aufgeteilt, wie du willst.
 }
hint-pledged = Zugesagt: { $votes }.
hint-cast = Bisher abgegeben: { $votes }.
hint-trade_answer = Ein Gegenangebot in einer Zeile: counter imola, 10 ducats for titian
hint-trade_give = Nenne die Karten in beliebiger Reihenfolge; die Dukaten beenden deine Seite.
hint-trade_ask = Nenne die Karten in beliebiger Reihenfolge; mit den Dukaten ist der Handel angeboten.
hint-cardinals = Du verteilst { $count } Kardinäle und darfst höchstens einen mehr behalten, als du jemand anderem gibst.
hint-reshuffle = Alle bekommen so viele Ämter wie zuvor. Es ist ein Grund für eine Anklage wegen Simonie.
hint-doctor = Er kostet { $cost } Dukaten; ausgeben kannst du { $means }.
hint-accuse = Bei mehr Ja als Nein setzt der Papst eine Phase aus.
hint-auction-fee = Dazu kommt das Honorar von { $fee } Dukaten, sofern du ihn dann nicht ablehnst.
hint-hire = Wen du anwirbst, den bezahlst du in jedem Fall; ausgeben kannst du { $means } Dukaten.
hint-trade-fees = Dazu kämen { $fees } Dukaten Honorar für die Künstler, die du bekommst.
hint-begun-deal = Noch nicht angeboten: 'give up' verwirft es, 'undo' geht einen Schritt zurück.
hint-begun-pick = Noch nicht vereinbart: 'give up' führt zum Angebot zurück, 'undo' einen Schritt.
hint-begun-housing = 'give up' lässt alle Karten, wo sie waren, 'undo' geht einen Schritt zurück.
answer-price = { $answer } ({ $price ->
    [one] 1 Dukat
   *[other] { $price } Dukaten
 })
answer-hire = { $answer } (Stärke { $power }, Sold { $pay })

use-go-on = Enter, oder go on
how-go-on = jetzt nichts davon
use-offer = offer NAME
how-offer = ein Handel mit { $names }; in einer Zeile: offer { $name }: imola, 20 ducats for titian, any condottiere
how-rehouse = Karten umräumen; in einer Zeile: rehouse datary in imola, titian nowhere
use-bid = bid ZAHL
how-bid = von { $low } bis { $high } Dukaten; die Zahl allein genügt
how-pass = raus aus dieser Versteigerung; zur Eröffnung zählt es als Gebot von 0
use-votes = votes ZAHL
how-votes = von { $low } bis { $high }
use-give-card = give KARTE
use-trade_give-ducats = give ZAHL ducats
how-trade_give-ducats = { $low } bis { $high }; beendet deine Seite
use-trade_give = imola, 20 ducats for titian
how-trade_give = der ganze Handel noch einmal, in einer Zeile
use-ask-card = ask KARTE
use-ask-hand = ask spy
how-ask-hand = oder eine andere Handkarte mit Namen, 'any condottiere', 'any death'
use-trade_ask-ducats = ask ZAHL ducats
how-trade_ask-ducats = { $low } bis { $high }; dann ist es angeboten
use-trade_ask = titian, 5 ducats
how-trade_ask = der Rest in einer Zeile
how-done = keine Angebote mehr vor diesem Wahlgang
use-sell = sell to NAME
how-sell = deine Stimmen an { $names }; in einer Zeile: sell 6 votes to { $name } for me for 20 ducats
use-buy = buy from NAME
how-buy = Stimmen von { $names }; in einer Zeile: buy 6 votes from { $name } for me for 20 ducats if elected
how-price = Kandidat darf jeder sein. Preise: 20 ducats, 20 ducats if elected, datary, 2 cardinals
use-price-now = 20 ducats
how-price-now = sofort bezahlt, 1 bis { $high }
use-price-elected = 20 ducats if elected
how-price-elected = bezahlt, falls der Kandidat gewählt wird, 1 bis { $high }
use-price-office = datary
use-price-cardinals = 1 cardinal
how-price-cardinals = bei der nächsten Verteilung, 1 bis { $high }
use-vote = vote 10 me rest medici
how-vote = dein ganzer Stimmzettel; 'medici' allein bekommt alle
how-vote-link = ein Kandidat nach dem anderen: jetzt { $name }, { $low } bis { $high }
use-cardinals = cardinals medici 2 me 1
how-cardinals = { $count } insgesamt, mit Namen; oder eine Zahl für jeden Sitz
use-seize = seize NAME
how-seize = eines davon; 'help seize' sagt mehr
how-seize-nothing = weiter ohne Eroberung
use-hire = hire NAME NAME
how-hire = beliebige von { $cards }
how-hire-nobody = niemanden
how-player = SPIELER
how-card = KARTE
how-enough = keine Karten mehr spielen

unread-seat = '{ $text }' sitzt hier nicht. Möglich sind { $names }, eine Sitznummer oder 'me'.
unread-card = Eine Karte '{ $text }', die du nennen könntest, gibt es nicht.
unread-any = Sag 'any condottiere' oder 'any death'.
unread-share = Wer bekommt '{ $amount }'? Nenne danach oder davor einen Namen.
unread-two-rests = Nur ein Spieler kann den Rest bekommen.
unread-offer = Sag, was du gibst, 'for', und was du verlangst: offer medici: imola, 20 ducats for titian. Eine Seite darf 'nothing' sein.
unread-pledge = Sag es so: buy 10 votes from medici for colonna for 20 ducats if elected; oder: sell 6 votes to orsini for me for datary.
unread-last-pledge = Im letzten Wahlgang gilt eine Zusage für { $votes ->
    [one] die einzige Stimme
   *[other] alle { $votes } Stimmen
 }. (§11.13)
unread-pledge-votes = Sag, wie viele Stimmen, oder 'all': { $votes } lassen sich zusagen.
unread-price = Ein Preis ist in Dukaten, in Dukaten, falls gewählt, ein Amt oder Kardinäle: 20 ducats if elected.
unread-cast = { $name } hat in diesem Wahlgang schon Stimmen bekommen.
unread-candidate = { $name } steht in diesem Wahlgang nicht zur Wahl. (§10.5)
unread-votes = Du hast { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
 } abzugeben, genannt hast du { $named }. 'rest NAME' vergibt, was übrig ist. (§10.3)
unread-cardinals = Es gibt nur { $count } Kardinäle zu verteilen. (§13.22)
unread-condottiere = { $card } ist kein Condottiere.
unread-housing = Sag für jede Karte 'in' und eine Stadt, oder 'nowhere': rehouse datary in imola, titian nowhere.
unread-settled = { $card } ist eine Nebenfamilie mit Platz und zieht nie wieder um. (§5.21)
unread-not-yours = { $card_The } gehört dir nicht.
unread-taken = In { $place } liegt schon { $other }; sag, wohin diese Karte kommt, oder nenn einen anderen Platz für { $card_acc }. (§5.10)

## Warum nicht

refusal-no-such-seat = Diesen Sitz gibt es an diesem Tisch nicht.
refusal-others-question = Erst muss { $other } antworten; gerade geht es um: { $question }.
refusal-already-answered = Du hast schon geantwortet, und das ist endgültig.
refusal-your-own-poison = Das Gift ist dein eigenes; den Arzt kannst du hier nicht einsetzen.
refusal-accused-has-no-vote = Der angeklagte Papst stimmt hier nicht mit ab.
refusal-done-already = Du machst vor diesem Wahlgang keine Angebote mehr.
refusal-three-pledges = Du hast vor diesem Wahlgang schon drei Angebote gemacht.
refusal-nothing-moves-now = Während einer Versteigerung oder eines Kampfes wird nicht umgeräumt und nicht gehandelt.
refusal-between-the-phases = Zwischen der letzten Phase und der nächsten Runde wird nicht gehandelt, nicht umgeräumt und keine Karte gespielt.
refusal-offers-of-another = Jetzt macht nur { $other } Angebote, in der eigenen Phase.
refusal-not-your-phase = Es ist die Phase von { $other }.
refusal-highest-bidder = Du bietest schon am meisten, { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
 }; warte auf die anderen.
refusal-passed-already = Du hast gepasst, und das gilt für die ganze Versteigerung.
refusal-only-between-steps = Gehandelt und umgeräumt wird vor, zwischen und nach den Schritten.
refusal-step-to-come = Dieser Schritt kommt erst noch; mach erst weiter.
refusal-step-over = Dieser Schritt ist in dieser Phase vorbei.
refusal-no-ground = Du hast in dieser Runde keinen Grund, { $other } anzuklagen.
refusal-poison-housed = { $target_The } hat einen Platz, und an diesem Tisch trifft Gift nur ungeschützte Karten.
refusal-kill-with-spouse = { $target_The } gehört { $other }, und ihr seid verheiratet.
refusal-doctor-too-dear = Der Arzt kostet { $ducats } Dukaten; ausgeben kannst du { $means }.
refusal-seize-too-dear = { $card } kostet { $ducats } Dukaten Honorar; ausgeben kannst du { $means }: Du darfst es nicht versuchen.
refusal-pay-too-high = Ihr Sold beträgt { $ducats } Dukaten; ausgeben kannst du { $means }.
refusal-pay-besides-fee = Ihr Sold beträgt { $ducats } Dukaten; { $fee } sind für den Künstler zurückgelegt, es bleiben { $means }.
refusal-condottieri-only-in-seizure = { $card } kämpft nur bei Eroberungen; in Schritt 2 kannst du ihn nicht spielen.
refusal-doctor-only-as-answer = Der Arzt ist nur als Antwort auf ein Gift möglich.
refusal-not-in-hand = Du hast { $card_acc } nicht auf der Hand.
refusal-savonarola-bars-cards = Solange Savonarola da ist, darf der Papst nur einen Meuchelmörder gegen ihn spielen.
refusal-savonarola-bars-spy = Solange Savonarola da ist, kann der Papst nicht spionieren und muss kaufen.
refusal-savonarola-bars-condottieri = Solange Savonarola da ist, greift der Papst ohne Condottieri an.
refusal-spy-on-spouse = Du bist mit { $other } verheiratet: Diese Hand ist vor dir sicher.
refusal-spy-on-yourself = Dich selbst kannst du nicht ausspionieren.
refusal-marry-yourself = Heiraten kannst du nur jemand anderen.
refusal-against-spouse = { $other } ist Papst und mit dir verheiratet: { $card_acc } dürft ihr nicht gegeneinander spielen.
refusal-pope-accuses-nobody = Du bist der Papst und kannst dich nicht selbst anklagen.
refusal-pope-plays-no-savonarola = Du bist der Papst; Savonarola predigt gegen dich.
refusal-no-accusation-in-round-one = In Runde 1 hat der Papst noch nichts verteilt: keine Anklage.
refusal-no-marriage-lies = Zurzeit ist niemand verheiratet.
refusal-no-savonarola-lies = Savonarola ist zurzeit nicht da.
refusal-poison-no-target = Gift tötet Künstler, Amtsinhaber und die Ehe, aber nicht { $target_acc }.
refusal-assassin-no-artist = Ein Meuchelmörder tötet keine Künstler; { $target_dat } kann nur Gift etwas anhaben.
refusal-assassin-no-target = Ein Meuchelmörder tötet Amtsinhaber, die Ehe und Savonarola, aber nicht { $target_acc }.
refusal-before-nobody = { $target_The } gehört zurzeit niemandem.
refusal-no-doctor-in-hand = Du hast keinen Arzt auf der Hand.
refusal-home-town-empty = In { $target } liegt nichts, was du nehmen könntest.
refusal-seize-hand-card = { $target_The } ist eine Handkarte und lässt sich nicht erobern.
refusal-seize-own = { $target_The } gehört dir selbst.
refusal-seize-from-spouse = Du bist mit { $other } verheiratet: Erobere bei anderen.
refusal-seize-housed = { $target_The } hat einen Platz: Angreifen kannst du nur die Stadt.
refusal-name-in-order = Nenn die Karten in der Reihenfolge der Liste: { $card } kommt vor einer, die du schon genannt hast.
refusal-no-more-of-these = So oft gibt es die Karte nicht im Spiel: { $card }.
refusal-no-more-condottieri = So viele Condottieri gibt es nicht im Spiel.
refusal-no-more-deaths = So viele Todeskarten gibt es nicht im Spiel.
refusal-fees-beyond-means = Die Honorare der Künstler wären { $ducats } Dukaten; dafür hast du nur { $means }.
refusal-pick-leaves-too-few = Nach { $card_dat } blieben zu wenige Karten zur Wahl; beginn mit einer, die früher kommt.
refusal-pick-a-death = Verlangt ist eine Todeskarte, und { $card_the } ist keine.
refusal-pick-a-condottiere = Verlangt ist ein Condottiere, und { $card_the } ist keiner.
refusal-condottieri-before-deaths = Verlang zuerst beliebige Condottieri, dann beliebige Todeskarten.
refusal-other-has-no-votes-to-pledge = { $other } hat keine Stimmen mehr, die noch frei sind.
refusal-no-votes-to-pledge = Du hast alle deine Stimmen schon zugesagt.
refusal-no-price-to-offer = Du hast nichts, womit du zahlen könntest.
refusal-without-ducats-only-yourself = Ohne Dukaten kannst du nur ein Amt oder Kardinäle versprechen, und nur als Kandidat.
refusal-pledge-too-many-votes = { $number ->
    [one] { $other } hat nur noch 1 freie Stimme.
   *[other] { $other } hat nur noch { $number } freie Stimmen.
 }
refusal-pledge-one-vote-at-least = Eine Zusage gilt für mindestens eine Stimme.
refusal-pledge-with-yourself = Für eine Zusage brauchst du einen anderen Spieler.
refusal-ask-too-many-ducats = Mehr als { $ducats } Dukaten können alle Spieler zusammen nicht haben.
refusal-too-poor-to-accept = Dafür brauchst du { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
 }; ausgeben kannst du { $means }.
refusal-give-too-many-ducats = So viel kannst du nicht geben: { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
 }; du hast { $means }.
refusal-named-already = { $card } ist schon genannt.
refusal-goes-with-its-town = { $card_The } kommt ohnehin mit { $place }.
refusal-minor-family-is-housed = { $card } ist eine Nebenfamilie mit Platz und wechselt nur mit ihrer Stadt.
refusal-minor-family-in-home-town = { $card } hat ihren Platz in { $place }, einer Heimatstadt, und kann gar nicht gehandelt werden.
refusal-nothing-traded = Beide Seiten sind leer: Das ist kein Handel.
refusal-no-second-counter = Auf ein Gegenangebot gibt es kein Gegenangebot.
refusal-lacks-cards-asked = Du hast nicht alle verlangten Karten auf der Hand.
refusal-not-a-candidate = { $other } steht in diesem Wahlgang nicht zur Wahl.
refusal-office-is-promised = { $card_The } ist schon versprochen.
refusal-price-one-at-least = Der Preis muss mindestens 1 sein.
refusal-promise-too-many-cardinals = { $number ->
    [0] Es lässt sich kein Kardinal mehr versprechen.
    [one] Es lässt sich nur noch 1 Kardinal versprechen.
   *[other] Es lassen sich nur noch { $number } Kardinäle versprechen.
 }
refusal-price-beyond-means = So viel kannst du nicht bieten: { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
 }; ausgeben kannst du { $means }.
refusal-no-counter-to-pledge = Eine Zusage kannst du nur annehmen oder ablehnen; ein Gegenangebot gibt es nicht.
refusal-not-yours = { $card_Acc } kannst du nicht geben: Die Karte gehört dir nicht.
refusal-not-theirs = { $card_The } gehört nicht { $other }.
refusal-no-distribution-follows = Nach Runde 3 wird nichts mehr verteilt: Versprechen lassen sich nur Dukaten.
refusal-only-the-candidate-promises = Das könnte nur versprechen, wer gewählt werden soll: { $other }.
refusal-not-the-candidates-office = { $card_The } ist kein Amt des Kandidaten.
refusal-no-split-in-last-ballot = Im letzten Wahlgang gibst du { $number ->
    [one] deine einzige Stimme
   *[other] alle deine { $number } Stimmen
 } einem einzigen Kandidaten.
refusal-not-the-fewest-votes = { $other } gehört nicht zu denen mit den wenigsten Stimmen.
refusal-not-one-of-the-two = { $other } gehört nicht zu den letzten beiden.
refusal-gift-to-former-owner = { $card_The } kann nicht an { $other } zurückgehen.
refusal-gift-to-yourself = { $card_Acc } kannst du dir nicht selbst geben.
refusal-has-enough-offices = { $other } hat schon alle Ämter zurück.
refusal-keeps-no-own-office = { $card_Acc } darfst du nicht behalten; das Amt geht an jemand anderen.
refusal-keeps-no-gathered-office = { $card_Acc } darfst du nicht behalten; du hast das Amt bei anderen eingesammelt.
refusal-keeps-too-many = Du darfst hier nur { $number ->
    [one] 1 Kardinal
   *[other] { $number } Kardinäle
 } behalten: höchstens einen mehr, als du jemand anderem gibst.
refusal-vote-in-order = Die Kandidaten kommen der Reihe nach; jetzt geht es um Stimmen für { $other }.
refusal-more-votes-than-left = { $number ->
    [0] Du hast keine Stimmen mehr für diesen Kandidaten.
    [one] Du hast nur noch 1 Stimme für diesen Kandidaten.
   *[other] Du hast nur noch { $number } Stimmen für diesen Kandidaten.
 }
refusal-less-than-pledged = { $number ->
    [one] Du hast 1 Stimme für { $other } zugesagt.
   *[other] Du hast { $number } Stimmen für { $other } zugesagt.
 }
refusal-another-office-first = Jetzt geht es um { $card_acc }.
refusal-office-to-nobody = { $card_The } muss an einen Spieler gehen.
refusal-a-number-for-each-seat = Nenn für jeden der { $number } Sitze eine Zahl von Kardinälen.
refusal-cardinals-left-over = Du musst alle { $number } Kardinäle verteilen.
refusal-too-many-cardinals = Es gibt nur { $number } Kardinäle zu verteilen.
refusal-fewer-than-promised = { $other } ist { $number ->
    [one] 1 Kardinal
   *[other] { $number } Kardinäle
 } versprochen.
refusal-no-three-alike = Nur mit drei gleichartigen Karten darfst du eine neue Hand ziehen.
refusal-not-to-lay = { $card_The } gehört nicht zu den Karten, die du auslegen musst.
refusal-fee-too-high = { $card } kostet { $ducats } Dukaten Honorar; ausgeben kannst du { $means }.
refusal-place-taken = Der Platz für { $card_acc } in { $place } ist besetzt.
refusal-house-another-first = Jetzt geht es um { $card_acc }.
refusal-not-your-town = { $place } gehört dir nicht.
refusal-minor-family-stays = { $card } ist eine Nebenfamilie mit Platz und zieht nie wieder um.
refusal-housed-anew-already = Du hast zwischen diesen Schritten schon umgeräumt.
refusal-nothing-to-house = Du hast nichts umzuräumen.
refusal-offer-to-yourself = Einen Handel kannst du nur anderen anbieten.
refusal-three-offers = Du hast in dieser Phase schon drei Angebote gemacht.
refusal-no-spy-in-hand = Du hast keinen Spion: Du musst kaufen.
refusal-bid-too-high = { $ducats } kannst du nicht bieten; du hast { $means ->
    [one] 1 Dukat
   *[other] { $means } Dukaten
 }.
refusal-bid-too-low = Du musst mehr als { $ducats } bieten.

# Was der Webclient an einem Tisch von Borgia sagt.

## Der Tisch

log-title = Akten
round-short = Runde { $round }
step-redraw = Erste Hand
step-lay = Karten legen
step-market = Kauf oder Spion
step-play = Karten spielen
step-seize = Erobern
step-pledge = Zusagen
step-ballot = Wahlgang
step-draw = Neue Karten
step-offices = Ämter
step-cardinals = Kardinäle
phase-of = { $you ->
    [yes] Deine Phase
   *[no] Phase der { $family }
 }
part-setup-title = Vor der ersten Phase
part-distribution-title = Der Papst verteilt
part-over-title = Das Ende
own-things = Deine Sachen
tab-hand = Hand
tab-conclave = Konklave
tab-trade = Handel
targets = Was du wählen kannst
go-on = Weiter
saying = Deine Antwort wird übermittelt …
why-not = Warum nicht?
stack = { $card } ({ $count }-mal)

## Familien

family-name = { $family }, { $name }{ $pope ->
    [yes] , Papst
   *[no] {""}
 }
family-open = Tafel der { $family } zeigen
family-targets = { $count } zur Wahl
married = verheiratet
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
points-coming = Diese Runde brächte bisher { $total } Punkte: Dukaten { $ducats }, Städte { $towns }, Künstler { $artists }.
votes = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
 }
income-coming = Einkommen am Ende der Runde: { $income } Dukaten.
aside = { $aside } zurückgelegt
chip-town = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
 }
chip-office = { $count ->
    [one] 1 Amt
   *[other] { $count } Ämter
 }
chip-artist = { $count } Künstler
chip-minor_family = { $count ->
    [one] 1 Nebenfamilie
   *[other] { $count } Nebenfamilien
 }
chip-unprotected = { $count } ungeschützt
chip-unhoused = { $count } ohne Platz
defence-of = Verteidigung { $power }
place-of-office = Amt in { $town }
place-of-artist = Künstler in { $town }
place-of-minor_family = Nebenfamilie in { $town }
place-put = { $card }: { $place }
to-place = Unterzubringen
unprotected-note = Auch ohne Stärke zu erobern

## Die Platte

market = Markt
market-left = { $left } von { $size } verdeckt
market-none = noch nicht ausgelegt
market-short = Markt { $count }
deck-left = Stapel { $count }
pile-size = Ablage { $count }
gone-size = Aus dem Spiel { $count }
lying = Auf dem Tisch bis zum Ende der Runde
auction = Versteigerung
auction-leads = { $you ->
    [yes] Du führst
   *[no] { $family } führt
 }
auction-opens = { $you ->
    [yes] Du eröffnest
   *[no] { $family } eröffnet
 }
auction-asked = { $you ->
    [yes] Du: überbieten oder passen
   *[no] { $family } überlegt …
 }
auction-passed = gepasst
auction-passed-at = gepasst bei { $bid }
fight = Der Kampf um { $target }
fight-attack = Angriff
fight-defence = Verteidigung
fight-own = ohne Condottieri
fight-secret = Condottieri
fight-greater = Der Angriff muss größer sein als die Verteidigung.
fight-ties = Hier genügt ein gleich starker Angriff.
fight-won = { $you ->
    [yes] Du eroberst { $target }!
   *[no] { $attacker } erobert { $target }.
 }
fight-lost = { $you ->
    [yes] Dein Angriff auf { $target } scheitert.
   *[no] Der Angriff der { $attacker } auf { $target } scheitert.
 }
trial = Anklage wegen Simonie
trial-yes = schuldig
trial-no = nicht schuldig
trial-left = { $count ->
    [one] 1 Kardinal muss noch sprechen.
   *[other] { $count } Kardinäle müssen noch sprechen.
 }
trial-upheld = Sie hat Erfolg: Der Papst ({ $family }) setzt eine Phase aus.
trial-failed = Sie scheitert: Dem Papst ({ $family }) geschieht nichts.
distribution-now = Jetzt: { $what }.
gathered = Noch zu vergeben

## Das Konklave

conclave = Das Konklave
conclave-sure = bisher sicher
votes-sum = { $cardinals } × { $each } + { $offices }
votes-of = hat { $count }
votes-elect = { $count } entscheiden
votes-left = { $count } offen
comma-you = , du
is-out = ausgeschieden
promises = Versprochen
ballot-number = { $last ->
    [yes] Der letzte Wahlgang
   *[no] Wahlgang { $ballot }
 }
ballot-candidates = Kandidaten: { $names }.
count-of = Die Auszählung von Wahlgang { $ballot }
count-elected = { $you ->
    [yes] Du bist zum Papst gewählt!
   *[no] { $family } ist zum Papst gewählt.
 }
count-out = { $you ->
    [yes] Keine Mehrheit: Du scheidest aus.
   *[no] Keine Mehrheit: { $family } scheidet aus.
 }
count-nobody = Keine Mehrheit.
pledged = Zugesagt für diesen Wahlgang
pledged-votes = { $voter }: { $votes } → { $candidate }
pledges-done = Keine Angebote mehr: { $names }.
pledges-open = Stimmen lassen sich kaufen und verkaufen, bis alle fertig sind.

## Die Hand

hand = Hand
hand-yours = Deine Hand
hand-hidden = vor allen verborgen
hand-size = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
hand-empty = Deine Hand ist leer.
hand-unknown = Diese Hand ist verdeckt.
hand-point = Zeige auf eine Karte, um zu lesen, was sie tut.
known = Du weißt von anderen Händen
known-card = { $count ->
    [one] { $card } ist bei { $who }
   *[other] { $card } ist bei einer dieser Familien: { $who }
 }

## Beträge und Gebote

amount-less = Eins weniger
amount-more = Eins mehr
bid-label = Dein Gebot in Dukaten
bid-raise = Um { $step } überbieten: { $amount } Dukaten
bid-all = Alles
bid-all-name = Alles, was du hast: { $amount } Dukaten
bid-button = { $amount } bieten
bid-sum = Gebot und Honorar sind { $sum } von deinen { $means } Dukaten.
bid-beyond = Gebot und Honorar sind { $sum } Dukaten; du hast { $means }.
bid-opens = Du bietest zuerst, 0 oder mehr.
bid-binds = Wenn niemand überbietet, zahlst du.
why-not-raise = Warum kann ich nicht überbieten?

## Fragen, und was hilft

prompt-moment = Handeln, neu unterbringen oder weiter?
prompt-market = Kaufen oder spionieren?
prompt-hire = Welche Condottieri wirbst du an?
prompt-accuse = Ist der Papst der Simonie schuldig?
prompt-consent = Stimmst du diesem Handel zu?
prompt-auction-open = { $card }: dein erstes Gebot?
prompt-auction = { $card }: überbieten oder passen?
prompt-places = Wo bringst du deine { $count } Karten unter?
prompt-assign = Wer bekommt welches Amt zurück?
prompt-hand_out = An wen vergibst du deine Ämter?
help-bid = Du besitzt { $ducats } Dukaten.
help-redraw = Niemand sonst sieht sie.
help-lay = Zeige auf eine deiner Karten in der Mitte.
help-fee = Das Honorar ist { $fee } Dukaten; ausgeben kannst du { $means }.
help-place = Zeige auf einen Platz in einer deiner Städte. Ohne Platz ist die Karte leicht zu erobern.
help-moment = { $moment ->
    [0] Vor Schritt 1
    [1] Vor Schritt 2
    [2] Vor Schritt 3
   *[other] Am Ende deiner Phase
 }. Angebote in dieser Phase: { $offers } von 3.
help-play = Zeige auf eine Karte deiner Hand, dann auf ihr Ziel.
help-play-none = Keine Karte deiner Hand kann jetzt gespielt werden.
help-gift = Zeige auf eine Familie, oder lass das Amt gehen.
help-accuse = Hat Ja mehr Kardinäle als Nein, setzt der Papst eine Phase aus.
help-seize = Einmal in jeder Phase, und nur, wenn du willst. Zeige auf das, was du willst.
help-hire = Geheim. Du kannst { $means } Dukaten ausgeben.
help-trade_give = Es ist noch nicht angeboten.
help-trade_ask = Es ist noch nicht angeboten.
help-trade_answer = Alle sehen deine Antwort.
help-consent = Als Papst entscheidest du: Ein Amt würde den Besitzer wechseln.
help-pick = Zeige auf eine Karte deiner Hand.
help-pledge = Stimmen für einen Preis, bindend für diesen Wahlgang. Bis zu drei eigene Angebote.
help-pledge_answer = Nimmst du an, dann bindet es.
help-last-ballot = Alle deine Stimmen ({ $votes }) gehen an einen Kandidaten.
help-name_out = Als Papst entscheidest du.
help-last_word = Beide haben die Hälfte der Stimmen.
help-reshuffle = Alle bekommen so viele zurück wie vorher.
help-assign = Zeige auf ein Amt, dann auf eine Familie.
help-hand_out = Zeige auf ein Amt, dann auf eine Familie. Was du versprochen hast, geht von selbst.
making-open = Weiter an deinem Angebot

## Antworten

answer-keep = Die Hand behalten
answer-redraw = Zurückmischen, neu ziehen
answer-pay = Das Honorar zahlen
answer-reject = Den Künstler ablehnen
answer-buy = Kaufen
answer-spy = Spionieren
answer-doctor = Den Arzt einsetzen
answer-no-doctor = Es geschehen lassen
answer-consent = Zustimmen
answer-forbid = Verbieten
answer-yes = Schuldig
answer-no = Nicht schuldig
answer-leave = Die Ämter lassen, wo sie sind
answer-reshuffle = Einsammeln und neu verteilen
answer-accept = Annehmen
answer-counter = Gegenangebot machen
answer-refuse = Ablehnen
answer-done = Keine Angebote mehr
answer-enough = Keine Karten mehr spielen
answer-seize-nothing = Nichts erobern
answer-hire-nobody = Niemanden anwerben
barred = Jetzt nicht möglich. Drücke, um zu sehen, warum.
brings-redraw = Alle Karten gehen zurück; niemand sieht sie.
brings-pay = { $fee } Dukaten an die Bank; { $left } bleiben übrig.
brings-reject = Nichts wird gezahlt; der Künstler kommt auf die Ablage.
brings-buy = Eine Karte wird aufgedeckt; du bietest zuerst.
brings-spy = Eine Karte ungesehen; dein Spion ist verbraucht.
brings-doctor = { $cost } Dukaten und die Karte; was dir gehört, lebt.
brings-consent = Er wird ausgeführt.
brings-forbid = Nichts wird bewegt.
brings-yes = Deine Kardinäle ({ $cardinals }) sagen ja.
brings-no = Deine Kardinäle ({ $cardinals }) sagen nein.
brings-reshuffle = Ein Grund für eine Anklage wegen Simonie.
brings-accept-trade = Sofort ausgeführt, und endgültig.
brings-accept-pledge = Sie kann weder zurückgezogen noch gebrochen werden.

## Der Moment zwischen den Schritten

moment-go-on = { $moment ->
    [0] zum Kaufen oder Spionieren
    [1] zum Spielen von Karten
    [2] zum Erobern
   *[other] und deine Phase beenden
 }
moment-rehouse = Neu unterbringen
moment-rehouse-note = neue Plätze
moment-trade = Handelsangebot an

## Unterbringen

place-where = Wohin kommt { $card }?
place-nowhere = Ohne Platz
place-confirm = { $count ->
    [one] Sie so unterbringen
   *[other] Alle so unterbringen
 }
place-back = Alles lassen, wie es war
housed-in = { $card } in { $town }
housed-nowhere = { $card } ohne Platz

## Spielen, erobern

play-target = { $card }: Zeige jetzt auf das Ziel.
seize-target = Du greifst { $target } ({ $family }) an. Die Verteidigung ist { $defence } ohne Condottieri.
seize-artist = Du greifst { $target } ({ $family }) an: Verteidigung { $defence } ohne Condottieri. Das Honorar von { $fee } Dukaten wird zurückgelegt und gezahlt, wenn du gewinnst.
hire-attack = Dein Angriff { $own } gegen { $other } und die Condottieri der anderen Seite. { $ties ->
    [yes] Gleichstand genügt.
   *[no] Du brauchst mehr.
 } Sold: { $pay } Dukaten.
hire-defence = Deine Verteidigung { $own } gegen { $other } und die Condottieri der anderen Seite. { $ties ->
    [yes] Gleichstand genügt dem Angriff.
   *[no] Gleichstand hält stand.
 } Sold: { $pay } Dukaten.
hire-sum = Stärke { $power }, Sold { $pay }

## Handel

trade = Ein Handel wird angeboten
trade-counter = Ein Gegenangebot
trade-gives = { $you ->
    [yes] Du gibst
   *[no] { $family } gibt
 }
trade-with = mit { $cards }
trade-known = du weißt davon
trade-hand-cards = Handkarten
trade-title = Ein Handel mit { $family } ({ $name })
trade-title-counter = Dein Gegenangebot an { $family } ({ $name })
trade-step-give = Was du gibst
trade-step-ask = Was du von { $family } verlangst
trade-shown = Handkarten, die du nennst, sieht { $name } mit dem Angebot.
trade-binding = Nimmt { $name } an, wechselt all das sofort und endgültig den Besitzer. Ist ein Amt dabei, muss auch der Papst zustimmen.
trade-cancel = Verwerfen
trade-back = Zurück
trade-next = Weiter
trade-offer = Diesen Handel anbieten
trade-when = Handel wird zwischen den Schritten deiner eigenen Phase angeboten.

## Zusagen

pledge-buy-from = Stimmen kaufen von
pledge-sell-to = Deine Stimmen verkaufen an
pledge-title-buy = Stimmen kaufen von { $family } ({ $name })
pledge-title-sell = Stimmen verkaufen an { $family } ({ $name })
pledge-buys = Du zahlst, { $name } stimmt ab.
pledge-sells = Du stimmst ab, { $name } zahlt.
pledge-so-far = { $votes ->
    [0] Stimmen: { $voter } → { $candidate }.
    [one] 1 Stimme: { $voter } → { $candidate }.
   *[other] { $votes } Stimmen: { $voter } → { $candidate }.
 }
pledge-step = Schritt { $step } von 3
pledge-all = Alle { $votes }
pledge-binding = Nimmt { $name } an, müssen die Stimmen in diesem Wahlgang so abgegeben werden, und der Preis ist fällig.
pledge-offer = Diese Zusage anbieten
price-kind = Art des Preises
price-ducats = Dukaten sofort
price-ducats_if_elected = Dukaten bei Wahl
price-office = Ein Amt bei Wahl
price-cardinals = Kardinäle bei Wahl

## Wahlgänge

ballot-pledged = { $votes } zugesagt
ballot-votes-for = Stimmen: { $family }
ballot-all = Alle
ballot-all-name = Alle Stimmen: { $family }
ballot-left = { $votes ->
    [one] 1 Stimme ist noch zu vergeben.
   *[other] { $votes } Stimmen sind noch zu vergeben.
 }
ballot-seals = { $votes }. Niemand erfährt je, wie du gestimmt hast.
ballot-says = { $votes }. Alle hören es.
ballot-seal = Stimmzettel versiegeln
ballot-say = Mündlich abstimmen

## Der Papst verteilt

cardinals-has = { $count ->
    [0] bisher keine
   *[other] bisher { $count }
 }
cardinals-for = Kardinäle: { $family }
cardinals-left = { $count ->
    [one] 1 Kardinal ist noch zu vergeben.
   *[other] { $count } Kardinäle sind noch zu vergeben.
 }
cardinals-give = Vergeben
office-who = Wer bekommt das Amt { $office }?
office-to = { $office } → { $family }
offices-left = { $count ->
    [one] 1 Amt ist noch zu vergeben.
   *[other] { $count } Ämter sind noch zu vergeben.
 }
offices-give = Vergeben

## Die Wertung

count-round = Runde { $round }
count-rounds = Punkte nach Runden
count-family = Familie
count-held = Am Ende
count-ducats = { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
 }

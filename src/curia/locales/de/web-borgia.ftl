# Was der Webclient an einem Tisch von Borgia sagt.

## Der Tisch

log-title = Akten
round-short = Runde { $round }
step-redraw = Erste Hand
step-lay = Karten legen
step-market = Markt
step-play = Karten
step-seize = Erobern
step-pledge = Zusagen
step-ballot = Wahlgang
step-draw = Neue Karten
step-offices = Ämter
step-cardinals = Kardinäle
phase-of = { $you ->
    [yes] Deine Phase
   *[no] Phase von { $family }
 }
part-setup-title = Vor der ersten Phase
part-distribution-title = Der Papst verteilt
part-over-title = Das Ende
tab-hand = Hand
tab-conclave = Konklave
tab-trade = Handel
targets = Was du wählen kannst
go-on = Weiter
saying = Deine Antwort ist unterwegs …
reveal-close = Schließen

## Familien

family-name = { $family }, { $name }{ $pope ->
    [yes] , Papst
   *[no] {""}
 }
family-open = Zeigen, was vor { $family } liegt
family-targets = { $count ->
    [one] 1 zur Wahl
   *[other] { $count } zur Wahl
 }
married = verheiratet
points-coming = Diese Runde brächte bis jetzt { $total } Punkte: Dukaten { $ducats }, Städte { $towns }, Künstler { $artists }{ $offices ->
    [0] {""}
   *[other] , Ämter { $offices }
 }.
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
chip-artist = { $count ->
    [one] 1 Künstler
   *[other] { $count } Künstler
 }
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
to-place = Wohin?
unprotected-note = Ohne Stärke zu erobern

## Die Steinplatte

market = Markt
market-left = { $left } von { $size } verdeckt
market-none = noch nicht ausgelegt
market-short = Markt { $count }
deck-left = Stapel { $count }
pile-size = Ablage { $count }
gone-size = Aus dem Spiel { $count }
lying = Auf dem Tisch, bis die Runde endet
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
   *[no] { $family } denkt nach …
 }
auction-passed = passt
auction-passed-at = passt bei { $bid }
fight = Der Kampf um { $target }
fight-attack = Angriff
fight-defence = Vertei­digung
fight-own = ohne Condottieri
fight-secret = Condottieri
fight-greater = Der Angriff muss größer sein als die Verteidigung.
fight-ties = Hier reicht ein gleich starker Angriff.
fight-won = { $you ->
    [yes] Du nimmst { $target }!
   *[no] { $attacker } nimmt { $target }.
 }
fight-won-home = { $you ->
    [yes] Du nimmst alles, was in { $target } wohnt!
   *[no] { $attacker } nimmt alles, was in { $target } wohnt.
 }
fight-lost = { $you ->
    [yes] Dein Angriff auf { $target } scheitert.
   *[no] Der Angriff von { $attacker } auf { $target } scheitert.
 }
trial = Der Simonie angeklagt
trial-yes = schuldig
trial-no = nicht schuldig
trial-left = { $count ->
    [one] 1 Kardinal spricht noch.
   *[other] { $count } Kardinäle sprechen noch.
 }
trial-upheld = Die Anklage hat Erfolg: Der Papst ({ $family }) setzt eine Phase aus.
trial-failed = Die Anklage scheitert: Dem Papst ({ $family }) geschieht nichts.
distribution-now = Jetzt: { $what }.
gathered = Noch zu vergeben

## Das Konklave

conclave = Das Konklave
conclave-sure = bisher sicher
votes-sum = { $cardinals } × { $each } + { $offices }
votes-of = hat { $count }
votes-elect = { $count } nötig
votes-left = { $count } offen
comma-you = , du
is-out = ausgeschieden
promises = Versprochen
ballot-number = { $last ->
    [yes] Der letzte Wahlgang
   *[no] Wahlgang { $ballot }
 }
ballot-candidates = Kandidaten: { $names }.
count-of = Wahlgang { $ballot }: Auszählung
count-elected = { $you ->
    [yes] Du bist zum Papst gewählt!
   *[no] { $family } ist zum Papst gewählt.
 }
count-out = { $you ->
    [yes] Keine Mehrheit: Du bist als Kandidat ausgeschieden.
   *[no] Keine Mehrheit: { $family } ist ausgeschieden.
 }
count-nobody = Keine Mehrheit.
pledged = Für diesen Wahlgang zugesagt
pledged-votes = { $voter }: { $votes } für { $candidate }
pledges-done = Fertig mit Angeboten: { $names }.
pledges-open = Stimmen können gekauft und verkauft werden, bis alle fertig sind.

## Die Hand

hand = Hand
hand-yours = Deine Hand
hand-hidden = vor allen verborgen
hand-size = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
hand-empty = Deine Hand ist leer.
hand-unknown = Diese Hand ist verborgen.
hand-point = Zeig auf eine Karte, um zu lesen, was sie tut.
known = Das weißt du von anderen Händen
known-card = { $count ->
    [one] { $card } ist bei { $who }
   *[other] { $card } ist bei einem von diesen: { $who }
 }

## Beträge und Gebote

amount-less = Eins weniger
amount-more = Eins mehr
bid-label = Dein Gebot in Dukaten
bid-raise = Um { $step } überbieten: { $amount } Dukaten
bid-all = Alles
bid-all-name = Alles, was du hast: { $amount } Dukaten
bid-button = { $amount } bieten
bid-stay = { $least } bieten, bis { $amount } mitgehen
bid-sum = Gebot und Honorar: { $sum } von deinen { $means } Dukaten.
bid-beyond = Gebot und Honorar: { $sum } Dukaten; du hast { $means }.
bid-opens = Du bietest zuerst, 0 oder mehr.
bid-binds = Überbietet niemand, zahlst du.
why-not-raise = Warum kann ich nicht überbieten?
ahead = Im Voraus gesagt
ahead-answers = Das hast du im Voraus beantwortet.
ahead-said = Im Voraus gesagt: { $what }. Zurücknehmen
ahead-auction = In dieser Auktion passen
ahead-stay = Mitgehen bis …
ahead-up-to = Mitgehen bis { $amount }
ahead-trade_answer = In dieser Runde jeden Handel ablehnen
ahead-pledge_answer = Bis zum Wahlgang jedes Angebot ablehnen
ahead-pledge = In dieser ganzen Wahl kein Angebot

## Fragen, und was hilft

prompt-moment = Noch etwas in deiner Phase?
prompt-market = Kaufen oder spionieren?
prompt-hire = Welche Condottieri wirbst du an?
prompt-accuse = Ist der Papst der Simonie schuldig?
prompt-consent = Stimmst du diesem Handel zu?
prompt-auction-open = { $card }: dein erstes Gebot?
prompt-auction = { $card }: überbieten oder passen?
prompt-places = Wo bringst du deine { $count } Karten unter?
prompt-assign = Wer bekommt welches Amt zurück?
prompt-hand_out = An wen vergibst du deine Ämter?
help-bid = Du hast { $ducats } Dukaten.
help-redraw = Niemand sonst sieht sie.
help-lay = Wähl eine deiner Karten in der Mitte.
help-fee = Das Honorar ist { $fee } Dukaten; ausgeben kannst du { $means }.
help-place = Wähl einen Platz in einer deiner Städte. Ohne Platz ist die Karte leicht zu erobern.
help-moment = Angebotene Händel in dieser Phase: { $offers } von 3.
help-play = Wähl eine Karte deiner Hand, dann ihr Ziel.
help-play-none = Keine Karte deiner Hand kann jetzt gespielt werden.
help-gift = Wähl eine Familie, oder lass das Amt gehen.
help-accuse = Hat das Ja mehr Kardinäle als das Nein, setzt der Papst eine Phase aus.
help-seize = Einmal in der Phase, und nur wenn du willst. Wähl, was du erobern möchtest.
help-hire = Im Geheimen: Beide Seiten decken zugleich auf.
help-trade_give = Noch ist nichts angeboten.
help-trade_ask = Noch ist nichts angeboten.
help-trade_answer = Alle sehen deine Antwort.
help-consent = Du entscheidest als Papst: Ein Amt würde den Besitzer wechseln.
help-pick = Wähl eine Karte deiner Hand.
help-pledge = Stimmen für einen Preis, bindend für diesen Wahlgang. Bis zu drei eigene Angebote.
help-pledge_answer = Nimmst du an, bindet sie.
help-last-ballot = Alle deine { $votes } Stimmen gehen an einen Kandidaten.
help-name_out = Du entscheidest als Papst.
help-last_word = Beide haben die Hälfte der Stimmen.
help-reshuffle = Alle bekommen so viele zurück wie zuvor.
help-assign = Wähl ein Amt, dann eine Familie.
help-hand_out = Wähl ein Amt, dann eine Familie. Versprochene gehen von selbst.
making-open = Am Angebot weiterarbeiten

## Antworten

answer-redraw = Zurückmischen und neu ziehen
answer-buy = Kaufen
answer-spy = Spionieren
answer-no-doctor = Geschehen lassen
answer-forbid = Verbieten
answer-yes = Schuldig
answer-no = Nicht schuldig
answer-reshuffle = Einsammeln und neu verteilen
answer-counter = Gegenangebot machen
answer-done = Fertig mit Angeboten
answer-seize-nothing = Nichts erobern, Phase beenden
answer-hire-nobody = Niemanden anwerben
barred = Jetzt nicht möglich. Drück, um zu sehen, warum.
brings-redraw = Alle Karten gehen zurück; niemand sieht sie.
brings-pay = { $fee } Dukaten an die Bank; es bleiben { $left }.
brings-reject = Nichts wird gezahlt; der Künstler geht auf die Ablage.
brings-buy = Eine Karte wird aufgedeckt; du bietest zuerst.
brings-spy = Eine Karte ungesehen; dein Spion ist verbraucht.
brings-doctor = { $cost } Dukaten und die Karte; was dein ist, lebt.
brings-consent = Er wird ausgeführt.
brings-forbid = Nichts ändert sich.
brings-yes = Deine Kardinäle ({ $cardinals }) sagen Ja.
brings-no = Deine Kardinäle ({ $cardinals }) sagen Nein.
brings-reshuffle = Ein Grund für eine Anklage wegen Simonie.
brings-accept-trade = Sofort ausgeführt, und endgültig.
brings-accept-pledge = Sie kann nicht zurückgenommen oder gebrochen werden.

## Der Moment zwischen den Schritten

moment-rehouse = Umräumen
phase-end = Phase beenden
moment-room = { $count ->
    [one] Eine deiner Karten hat keinen Platz, und einer ist frei: Räum um.
   *[other] { $count } deiner Karten haben keinen Platz, und es ist Platz frei: Räum um.
 }
moment-trade = Handeln …

## Unterbringen

place-where = Wohin kommt { $card }?
place-nowhere = Ohne Platz
place-instead = statt { $card }
place-confirm = So unterbringen
place-back = Alles lassen, wie es war
housed-in = { $card } in { $town }
housed-nowhere = { $card } ohne Platz

## Spielen, erobern

play-target = { $card }: Wähl jetzt das Ziel.
seize-target = Du greifst { $target } an ({ $family }). Verteidigung { $defence }, noch ohne Condottieri.
seize-artist = Du greifst { $target } an ({ $family }): Verteidigung { $defence }, noch ohne Condottieri. Das Honorar von { $fee } Dukaten wird zurückgelegt und gezahlt, wenn du gewinnst.
hire-attack = Dein Angriff: { $own }, gegen { $other } und die Condottieri des Verteidigers. { $ties ->
    [yes] Gleichstand reicht.
   *[no] Du brauchst mehr.
 } Sold: { $pay } von deinen { $means } Dukaten.
hire-defence = Deine Verteidigung: { $own }, gegen { $other } und die Condottieri des Angreifers. { $ties ->
    [yes] Ein gleich starker Angriff siegt.
   *[no] Gleichstand reicht, um zu halten.
 } Sold: { $pay } von deinen { $means } Dukaten.
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
trade-more-cards = Andere Handkarten …
trade-title = Ein Handel mit { $family } ({ $name })
trade-title-counter = Dein Gegenangebot an { $family } ({ $name })
trade-partner = Handel mit
trade-step-give = Was du gibst
trade-step-ask = Was du von { $family } willst
trade-shown = Handkarten, die du nennst, werden mit dem Angebot gezeigt: { $name } sieht sie.
trade-binding = Nimmt { $name } an, wechselt das alles sofort und endgültig den Besitzer. Ist ein Amt dabei, muss auch der Papst zustimmen.
trade-gift = Du verlangst nichts: { $name } bekäme das geschenkt. Ist das so gemeint?
trade-cancel = Verwerfen
trade-offer = Diesen Handel anbieten
trade-give-away = Verschenken
trade-when = Handel wird zwischen den Schritten der eigenen Phase angeboten.

## Zusagen

pledge-buy-from = Stimmen kaufen von
pledge-sell-to = Deine Stimmen verkaufen an
pledge-title-buy = Stimmen kaufen von { $family } ({ $name })
pledge-title-sell = Stimmen verkaufen an { $family } ({ $name })
pledge-all = Alle { $votes }
pledge-would = { $you ->
    [yes] Du hättest { $votes } von { $needed } nötigen Stimmen.
   *[no] { $family } hätte { $votes } von { $needed } nötigen Stimmen.
 }
pledge-count = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
 }
pledge-votes-for = { $you ->
    [yes] { pledge-count } für dich
   *[no] { pledge-count } für { $family }
 }
pledge-if-elected = { $you ->
    [yes] wenn du gewählt wirst
   *[no] wenn { $family } gewählt wird
 }
deal-cardinals = { $count ->
    [one] 1 Kardinal
   *[other] { $count } Kardinäle
 }
pledge-enough = Es reichen { $votes }
pledge-binding = Nimmt { $name } an, müssen die Stimmen in diesem Wahlgang so abgegeben werden, und der Preis ist fällig.
pledge-offer = Diese Zusage anbieten
price-kind = Art des Preises
price-ducats = Dukaten sofort
price-ducats_if_elected = Dukaten bei Wahl
price-office = Ein Amt bei Wahl
price-cardinals = Kardinäle bei Wahl

## Wahlgänge

ballot-pledged = { $votes } zugesagt
ballot-votes-for = Stimmen für { $family }
ballot-all = Alle
ballot-all-name = Alle für { $family }
ballot-left = { $votes ->
    [one] 1 Stimme ist noch zu vergeben.
   *[other] { $votes } Stimmen sind noch zu vergeben.
 }
ballot-seals = { $votes }. Niemand wird je wissen, wie du gestimmt hast.
ballot-says = { $votes }. Alle hören es.
ballot-seal = Stimmzettel versiegeln
ballot-say = Mündlich abstimmen

## Der Papst verteilt

cardinals-has = { $count ->
    [0] hat keinen
    [one] hat 1
   *[other] hat { $count }
 }
cardinals-for = Kardinäle für { $family }
cardinals-left = { $count ->
    [one] 1 Kardinal ist noch zu vergeben.
   *[other] { $count } Kardinäle sind noch zu vergeben.
 }
cardinals-keeps = Du darfst { $count } behalten.
cardinals-give = Vergeben
office-who = Wer bekommt { $office }?
office-to = { $office } an { $family }
offices-left = { $count ->
    [one] 1 Amt ist noch zu vergeben.
   *[other] { $count } Ämter sind noch zu vergeben.
 }
offices-all = Jedes Amt hat seine Familie.
offices-give = Vergeben

## Die Wertung

count-rounds = Punkte nach Runden
count-family = Familie
count-held = Am Ende
count-ducats = { $ducats } Dukaten

## Questions in which there is no choice

none-redraw = Du behältst deine erste Hand.
none-market = Du hast hier keinen Spion einzusetzen: Eine Karte wird versteigert.
none-auction = Mehr kannst du nicht bieten.
none-play = Du hast jetzt keine Karte zu spielen.
none-seize = Es gibt nichts, was du erobern könntest.
none-hire = Du kannst jetzt keine Condottieri anwerben.
none-doctor = Du hast keinen Arzt zu rufen.
none-fee = Du kannst das Honorar nicht bezahlen.
none-trade_answer = Diesen Handel kannst du nicht annehmen.
none-pledge = Du hast nichts anzubieten.
none-pledge_answer = Diese Zusage kannst du nicht annehmen.
none-ballot = Für deine Stimmen gibt es nur eine Möglichkeit.

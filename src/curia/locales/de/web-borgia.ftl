# Was der Webclient an einem Tisch von Borgia sagt.

## Der Tisch

log-title = Verlauf
round-short = Runde { $round }
step-redraw = Starthand
step-lay = Auslegen
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
targets = Mögliche Ziele
go-on = Weiter
saying = Deine Antwort ist unterwegs …
reveal-close = Schließen

## Familien

family-name = { $family }, { $name }{ $pope ->
    [yes] , Papst
   *[no] {""}
 }
family-open = Auslage von { $family } zeigen
family-targets = { $count ->
    [one] 1 zur Wahl
   *[other] { $count } zur Wahl
 }
married = verheiratet
points-coming = Bisher bringt diese Runde { $total } Punkte: Dukaten { $ducats }, Städte { $towns }, Künstler { $artists }{ $offices ->
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
unprotected-note = Auch mit Stärke 0 zu erobern

## Die Steinplatte

market = Markt
market-left = { $left } von { $size } verdeckt
market-none = leer
market-short = Markt { $count }
deck = Stapel
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
fight = Kampf um { $target_acc }
fight-attack = Angriff
fight-defence = Ver­tei­di­gung
fight-own = ohne Condottieri
fight-secret = Condottieri
fight-greater = Gleichstand reicht dem Angreifer nicht.
fight-ties = Gleichstand reicht dem Angreifer.
fight-won = { $you ->
    [yes] Du eroberst { $target_acc }!
   *[no] { $attacker } erobert { $target_acc }.
 }
fight-won-home = { $you ->
    [yes] Du eroberst alles, was in { $target } liegt!
   *[no] { $attacker } erobert alles, was in { $target } liegt.
 }
fight-lost = { $you ->
    [yes] Dein Angriff auf { $target_acc } scheitert.
   *[no] Der Angriff von { $attacker } auf { $target_acc } scheitert.
 }
trial = Der Simonie angeklagt
trial-yes = schuldig
trial-no = nicht schuldig
trial-left = { $count ->
    [one] 1 Kardinal fehlt noch.
   *[other] { $count } Kardinäle fehlen noch.
 }
trial-upheld = Die Anklage hat Erfolg: Der Papst ({ $family }) setzt eine Phase aus.
trial-failed = Die Anklage scheitert: Dem Papst ({ $family }) geschieht nichts.
distribution-now = Jetzt: { $what }.
gathered = Noch zu verteilen

## Das Konklave

conclave = Das Konklave
conclave-holds = hat
conclave-sure = zugesagt
votes-sum = { $cardinals } × { $each } + { $offices }
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
    [yes] Keine Mehrheit: Du scheidest als Kandidat aus.
   *[no] Keine Mehrheit: { $family } scheidet aus.
 }
count-nobody = Keine Mehrheit.
pledged = Für diesen Wahlgang zugesagt
pledged-votes = { $voter }: { $votes } für { $candidate }
pledges-done = Keine Angebote mehr von: { $names }.
pledges-open = Stimmen lassen sich kaufen und verkaufen, bis alle fertig sind.

## Die Hand

hand = Hand
hand-yours = Deine Hand
hand-hidden = nur für dich sichtbar
hand-size = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
hand-empty = Deine Hand ist leer.
hand-unknown = Diese Handkarten sind geheim.
hand-point = Zeig auf eine Karte, um zu lesen, was sie tut.
known = Bekannte Handkarten der anderen
known-card = { $count ->
    [one] { $who } hat: { $card }
   *[other] { $card } bei einem von ihnen: { $who }
 }

## Beträge und Gebote

amount-less = Eins weniger
amount-more = Eins mehr
bid-label = Dein Gebot in Dukaten
bid-raise = Um { $step } überbieten: { $amount ->
    [one] 1 Dukat
   *[other] { $amount } Dukaten
 }
bid-all = Alles
bid-all-name = Alles, was du hast: { $amount ->
    [one] 1 Dukat
   *[other] { $amount } Dukaten
 }
bid-button = { $amount } bieten
bid-stay = { $least } bieten, bis { $amount } mitgehen
bid-sum = Gebot und Honorar: { $sum } von deinen { $means } Dukaten.
bid-beyond = Gebot und Honorar: { $sum } Dukaten; du hast { $means }.
bid-opens = Du eröffnest mit 0 oder mehr.
bid-binds = Überbietet niemand, zahlst du.
why-not-raise = Warum kann ich nicht überbieten?
ahead = Im Voraus gesagt
ahead-answers = Das hast du im Voraus beantwortet.
ahead-said = Im Voraus gesagt: { $what }. Zurücknehmen
ahead-auction = In dieser Versteigerung passen
ahead-stay = Mitgehen bis …
ahead-up-to = Mitgehen bis { $amount }
ahead-trade_answer = In dieser Runde jeden Handel ablehnen
ahead-pledge_answer = Bis zum Wahlgang jedes Angebot ablehnen
ahead-pledge = In dieser ganzen Wahl keine Angebote

## Fragen, und was hilft

prompt-moment = Noch etwas in deiner Phase?
prompt-market = Kaufen oder spionieren?
prompt-hire = Welche Condottieri wirbst du an?
prompt-accuse = Ist der Papst der Simonie schuldig?
prompt-consent = Erlaubst du diesen Handel?
prompt-auction-open = { $card_Acc } ersteigern: dein erstes Gebot?
prompt-auction = { $card_Acc } ersteigern: überbieten oder passen?
prompt-places = Wohin mit deinen { $count } Karten?
prompt-assign = Wer bekommt welches Amt?
prompt-hand_out = Wem gibst du deine Ämter?
help-bid = Du hast { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
 }.
help-redraw = Niemand sonst sieht sie.
help-lay = Wähl eine deiner Karten in der Mitte.
help-fee = Honorar: { $fee } Dukaten; ausgeben kannst du { $means }.
help-place = Wähl einen Platz in einer deiner Städte. Ohne Platz ist die Karte leicht zu erobern.
help-moment = Tauschangebote in dieser Phase: { $offers } von 3.
help-play = Wähl eine Handkarte, dann ihr Ziel.
help-play-none = Du hast keine Karte, die du jetzt spielen kannst.
help-gift = Wähl eine Familie, oder leg das Amt auf die Ablage.
help-accuse = Bei mehr Ja als Nein setzt der Papst eine Phase aus.
help-seize = Einmal in der Phase, und nur wenn du willst. Wähl, was du erobern möchtest.
help-hire = Geheim: Beide Seiten decken zugleich auf.
help-trade_give = Noch ist nichts angeboten.
help-trade_ask = Noch ist nichts angeboten.
help-trade_answer = Alle sehen deine Antwort.
help-consent = Du entscheidest als Papst: Ein Amt würde den Besitzer wechseln.
help-pick = Wähl eine Handkarte.
help-pledge = Stimmen gegen einen Preis, bindend für diesen Wahlgang. Du hast bis zu drei Angebote.
help-pledge_answer = Eine angenommene Zusage ist bindend.
help-last-ballot = Alle deine { $votes } Stimmen gehen an einen Kandidaten.
help-name_out = Du entscheidest als Papst.
help-last_word = Beide haben die Hälfte der Stimmen.
help-reshuffle = Alle bekommen so viele Ämter wie zuvor.
help-assign = Wähl ein Amt, dann eine Familie.
help-hand_out = Wähl ein Amt, dann eine Familie. Versprochene Ämter gehen von selbst.
making-open = Am Angebot weiterarbeiten

## Antworten

answer-redraw = Zurückmischen und neu ziehen
answer-buy = Kaufen
answer-spy = Spionieren
answer-no-doctor = Nicht eingreifen
answer-forbid = Verbieten
answer-yes = Schuldig
answer-no = Nicht schuldig
answer-reshuffle = Einsammeln und neu verteilen
answer-counter = Gegenangebot machen
answer-done = Keine weiteren Angebote
answer-seize-nothing = Nichts erobern, Phase beenden
answer-hire-nobody = Niemanden anwerben
barred = Jetzt nicht möglich. Warum?
brings-redraw = Alle Karten gehen zurück; niemand sieht sie.
brings-pay = { $fee } Dukaten an die Bank; dir bleiben { $left }.
brings-reject = Du zahlst nichts; der Künstler kommt auf die Ablage.
brings-buy = Eine Karte wird aufgedeckt; du bietest zuerst.
brings-spy = Eine Karte verdeckt vom Markt; dein Spion ist verbraucht.
brings-doctor = Kostet { $cost } Dukaten und den Arzt; deine Karte überlebt.
brings-consent = Der Handel kommt zustande.
brings-forbid = Der Handel fällt aus.
brings-yes = Deine Kardinäle ({ $cardinals }) sagen Ja.
brings-no = Deine Kardinäle ({ $cardinals }) sagen Nein.
brings-reshuffle = Gibt den anderen Grund zu einer Anklage wegen Simonie.
brings-accept-trade = Der Handel gilt sofort und endgültig.
brings-accept-pledge = Die Zusage gilt und lässt sich nicht zurücknehmen.

## Der Moment zwischen den Schritten

moment-rehouse = Umräumen
phase-end = Phase beenden
moment-room = { $count ->
    [one] Eine deiner Karten hat keinen Platz, obwohl einer frei ist: Räum um.
   *[other] { $count } deiner Karten haben keinen Platz, obwohl etwas frei ist: Räum um.
 }
moment-trade = Handeln …

## Unterbringen

place-where = Wohin mit { $card_dat }?
place-nowhere = Ohne Platz
place-instead = statt { $card_dat }
place-confirm = So unterbringen
place-back = Alles lassen, wie es war
housed-in = { $card } in { $town }
housed-nowhere = { $card } ohne Platz

## Spielen, erobern

play-target = { $card }: Wähl jetzt das Ziel.
seize-target = Du greifst { $target_acc } an ({ $family }). Verteidigung { $defence }, noch ohne Condottieri.
seize-artist = Du greifst { $target_acc } an ({ $family }): Verteidigung { $defence }, noch ohne Condottieri. Die { $fee } Dukaten Honorar werden zurückgelegt und bezahlt, wenn du gewinnst.
seize-artist-inside = { $artist } kommt mit, für { $fee } Dukaten Honorar. { $enough ->
    [yes] Du hast { $left }.
   *[no] Mit deinen { $left } müsstest du ihn ablehnen.
 }
hire-artist-inside = { $artist } kommt mit, für { $fee } Dukaten Honorar. { $enough ->
    [yes] Nach dem Sold hättest du noch { $left }.
   *[no] Nach dem Sold hättest du nur noch { $left } und müsstest ihn ablehnen.
 }
hire-attack = Angriff { $own } gegen { $other } und die Condottieri des Verteidigers. { $ties ->
    [yes] Gleichstand reicht.
   *[no] Gleichstand reicht nicht.
 } Sold: { $pay } von deinen { $means } Dukaten.
hire-defence = Verteidigung { $own } gegen { $other } und die Condottieri des Angreifers. { $ties ->
    [yes] Bei Gleichstand siegt der Angreifer.
   *[no] Gleichstand reicht dir.
 } Sold: { $pay } von deinen { $means } Dukaten.
hire-sum = Stärke { $power }, Sold { $pay }

## Handel

trade = Angebot
trade-counter = Gegenangebot
trade-gives = { $you ->
    [yes] Du gibst
   *[no] { $family } gibt
 }
trade-with = mit { $cards }
trade-known = dir bekannt
trade-hand-cards = Handkarten
trade-more-cards = Andere Handkarten …
trade-title = Handel mit { $family } ({ $name })
trade-title-counter = Dein Gegenangebot an { $family } ({ $name })
trade-partner = Handel mit
trade-step-give = Was du gibst
trade-step-ask = Was du von { $family } willst
trade-shown = Handkarten, die du nennst, bekommt { $name } mit dem Angebot zu sehen.
trade-binding = Nimmt { $name } an, wechselt das alles sofort und endgültig den Besitzer. Bei einem Amt muss auch der Papst zustimmen.
trade-gift = Du verlangst nichts: { $name } bekäme das geschenkt. Willst du das?
trade-cancel = Verwerfen
trade-offer = Handel anbieten
trade-give-away = Verschenken
trade-when = Handeln kannst du zwischen den Schritten deiner Phase.

## Zusagen

pledge-buy-from = Stimmen kaufen von
pledge-sell-to = Stimmen verkaufen an
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
pledge-offer = Zusage anbieten
price-kind = Art des Preises
price-ducats = Dukaten sofort
price-ducats_if_elected = Dukaten, falls gewählt
price-office = Ein Amt, falls gewählt
price-cardinals = Kardinäle, falls gewählt

## Wahlgänge

ballot-pledged = { $votes } zugesagt
ballot-votes-for = Stimmen für { $family }
ballot-all = Alle
ballot-all-name = Alle für { $family }
ballot-left = { $votes ->
    [one] 1 Stimme ist noch abzugeben.
   *[other] { $votes } Stimmen sind noch abzugeben.
 }
ballot-seals = { $votes }. Niemand erfährt je, wie du gestimmt hast.
ballot-says = { $votes }. Alle hören es.
ballot-seal = Stimmzettel versiegeln
ballot-say = Mündlich abstimmen

## Der Papst verteilt

cardinals-has = { $count ->
    [0] bisher keinen
   *[other] bisher { $count }
 }
cardinals-for = Kardinäle für { $family }
cardinals-left = { $count ->
    [one] 1 Kardinal ist noch zu verteilen.
   *[other] { $count } Kardinäle sind noch zu verteilen.
 }
cardinals-keeps = Behalten darfst du { $count }.
cardinals-give = Verteilen
office-who = Wer wird { $office }?
office-to = { $family } wird { $office }
offices-left = { $count ->
    [one] 1 Amt ist noch zu verteilen.
   *[other] { $count } Ämter sind noch zu verteilen.
 }
offices-all = Alle Ämter sind verteilt.
offices-give = Verteilen

## Die Wertung

count-rounds = Punkte je Runde
count-family = Familie
count-held = Am Ende
count-ducats = { $ducats } Dukaten

## Questions in which there is no choice

none-redraw = Du behältst deine Starthand.
none-market = Du kannst hier keinen Spion einsetzen: Eine Karte wird versteigert.
none-auction = Mehr kannst du nicht bieten.
none-play = Du kannst jetzt keine Karte spielen.
none-seize = Es gibt nichts, was du erobern könntest.
none-hire = Du kannst jetzt keine Condottieri anwerben.
none-doctor = Du kannst den Arzt nicht einsetzen.
none-fee = Du kannst das Honorar nicht bezahlen.
none-trade_answer = Diesen Handel kannst du nicht annehmen.
none-pledge = Du hast nichts anzubieten.
none-pledge_answer = Diese Zusage kannst du nicht annehmen.
none-ballot = Für deine Stimmen gibt es nur eine Möglichkeit.

## Mehrere Ereignisse in einer Zeile des Verlaufs

told-dealt = Die Karten werden ausgeteilt{ $items_count ->
    [0] .
   *[other] : { $items }.
 }
item-dealt-known = { $seat_you ->
    [yes] { $card }
   *[no] { $seat } { $card }
 }
told-kept_hand = Starthände: { $items }.
told-redrew = Starthände: { $items }.
item-kept_hand = { $seat_you ->
    [yes] du behältst deine
   *[no] { $seat } behält
 }
item-redrew = { $seat_you ->
    [yes] du ziehst neu
   *[no] { $seat } zieht neu
 }
told-showed = { $seat_you ->
    [yes] Du legst aus:
   *[no] { $seat } legt aus:
 } { $cards }{ $items_count ->
    [0] .
   *[other] {" "}({ $items }).
 }
item-housed = { $place_id ->
    [none] { $card } ohne Platz
   *[other] { $card } in { $place }
 }
item-no_place = { $card } ohne Platz
item-fee_paid = Honorar für { $card } { $ducats }
item-rejected = { $card } abgelehnt
tail-housed = { $place_id ->
    [none] , ohne Platz
   *[other] , in { $place } untergebracht
 }
tail-no_place = , ohne Platz
tail-fee_paid = , Honorar { $ducats }
tail-rejected = ; { $card } wird abgelehnt
told-drew = Neue Handkarten: { $items }.
item-drew = { $seat }
item-drew-known = { $seat } ({ $card })
told-bid = { $card_The } wird versteigert: { $seat_you ->
    [yes] Du bietest
   *[no] { $seat } bietet
 } { $ducats }.
tail-took_unseen = : eine verdeckte Karte
tail-took_unseen-known = : { $card }
tail-laid = : { $card }
tail-killed = {" "}– tödlich
tail-saved = ; der Arzt rettet das Opfer für { $ducats }
tail-stolen = : eine Karte wechselt die Hand
tail-stolen-known = : { $card }
tail-nothing_stolen = : keine Karte auf der Hand
told-said_yes = Die Kardinäle sprechen: { $items }.
told-said_no = Die Kardinäle sprechen: { $items }.
item-said_yes = { $seat } { $cardinals } schuldig
item-said_no = { $seat } { $cardinals } nicht schuldig
told-accusation_upheld = { $yes } zu { $no } ({ $items }): { $other_you ->
    [yes] Die Anklage hat Erfolg, und du setzt deine nächste Phase aus
   *[no] Die Anklage hat Erfolg, und { $other } setzt die nächste Phase aus
 }.
told-accusation_failed = { $yes } zu { $no } ({ $items }): Die Anklage scheitert.
tail-hired = { $cards_count ->
    [0] {""}
   *[other] ; { $seat } mit { $cards }
 }
tail-trade_refused = {" "}– abgelehnt
tail-trade_accepted = {" "}– angenommen
tail-consented = ; der Papst erlaubt es
tail-forbidden = ; der Papst verbietet es
tail-fees_paid = ; Honorare { $ducats }
tail-pledge_accepted = {" "}– angenommen
tail-pledge_refused = {" "}– abgelehnt
told-pledge_paid = Zusagen werden bezahlt: { $items }.
item-pledge_paid = { $seat } { $ducats } an { $other_acc }
told-income = Einkommen: { $items }.
item-income = { $seat } { $ducats }
told-points = Punkte dieser Runde: { $items }.
item-points = { $seat } { $total }
told-office_given = Der Papst verteilt Ämter: { $items }.
told-office_dealt = Der Papst verteilt Ämter: { $items }.
told-office_kept = Der Papst verteilt Ämter: { $items }.
item-office_given = { $card } an { $seat_acc }
item-office_dealt = { $card } an { $seat_acc }
item-office_kept = { $card } bleibt bei { $seat_dat }
told-housed = { $seat_you ->
    [yes] Du bringst unter: { $items }.
   *[no] { $seat } bringt unter: { $items }.
 }
over-headline = { $count ->
    [one] Rom gehört { $names }: { $points } Punkte
   *[other] { $names } teilen sich Rom: je { $points } Punkte
 }
score-title = Die Punkte dieser Runde
score-round = Runde
score-now = jetzt

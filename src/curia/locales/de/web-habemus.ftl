# Was der Webclient an einem Tisch von Habemus Papam sagt.

## Der Tisch

log-title = Verlauf
round = Runde { $round }
step-reveal = Aufdecken
step-actions = Aktionen
step-bids = Gebote
step-taking = Nehmen
decks = Stapel
display = In der Auslage
smokes = Rauch
smoke-risen = stieg in Runde { $round } auf
gold = Gold
token-D = Diamant
token-R = Rubin
token-S = Saphir
token-A = Bernstein
coatless = Kardinäle ohne Wappen
tap-to-read = zum Lesen antippen
hold-to-read = zum Lesen halten
pair = 1 Stimme

## Die Plätze

seat-actions = { $count ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $count } Aktionen
 }
seat-gold = { $count } Gold
seat-bid = Gebot: { $gems }
seat-takes = nimmt als { $place }.
seat-open = Tableau von { $name } zeigen
no-bid = kein Gebot
tableau-empty = Noch keine Karten.

## Man selbst

own-tableau = Dein Tableau
behind = Hinter deinem Sichtschirm
tab-tableau = Tableau
tab-screen = Aufträge
tab-hand = Hand
hand-empty = Du hast keine Aktionskarte.
means = Du hast { $gems } und { $gold } Gold.
votes = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
 }
votes-now = beim jetzigen Stand
votes-open = für alle sichtbar
progress-coats = { $have }/{ $need } Wappen
progress-leaders = { $have }/{ $need } Anführer
progress-cards = { $have }/{ $need } Karten
order-done = ✓ erfüllt

## Bieten

bid-sockets = Edelsteine deines Gebots
bid-seal = Gebot versiegeln
bid-seal-none = Nichts bieten
bid-gem = { $gem }, noch { $count }
bid-remove = { $gem } zurücknehmen
keys-gems = Einen Diamanten, Rubin, Saphir oder Bernstein legen
keys-gem-back = Den letzten Edelstein zurücknehmen
tip-cardinal = { $has_partner ->
    [no] {""}
   *[yes] Mit { $partner } +1 Stimme ·{" "}
}5 Gold beim Schwarzen Rauch
prompt-bid = Biete bis zu drei Edelsteine.
note-bid = Mehr Steine schlagen weniger; dann zählt der beste. Alle sind weg.
prompt-play_action = Eine Aktionskarte spielen?
note-play_action = Alle decken zugleich auf.
prompt-keep_order = Schwarzer Rauch: Welchen Auftrag wirfst du ab?
note-keep_order = Nur der andere zählt.
note-bribe = Du zahlst dem, der den Kardinal verliert, 5 Gold; er kommt in deine Auslage. Fraktionsführer und Chigi sind unbestechlich, und niemand kann ablehnen.
note-exclude = Dein zweiter Felipe IV.: Dieser Kardinal verlässt das Spiel. Sicher sind Fraktionsführer, Chigi und alle, die selbst einen Felipe IV. haben.
note-bury = Der älteste Kardinal oder Fraktionsführer deiner Gegner stirbt; unter Gleichaltrigen wählst du. Chigi bleibt verschont.
note-swap = Wähl zwei Kardinäle bei zwei verschiedenen Spielern.
seat-takes-short = nimmt als { $place }.
behind-of = Hinter dem Sichtschirm von { $name }
means-of = { $gems } und { $gold } Gold.

## Was eine Karte der Auslage brächte

offers = Was dir jede Karte bringt
offer-votes = { $count ->
    [one] { $signed } Stimme
   *[other] { $signed } Stimmen
 }
offer-gold = { $signed } Gold
offer-smoke = { $gold } Gold beim Schwarzen Rauch
offer-partners = mit { $partners }
offer-order = { $order } { $have }/{ $need }
offer-price = eine Stimme für { $price } Gold
offer-victim = { $count ->
    [one] { $victims } stirbt
   *[other] von diesen stirbt einer: { $victims }
 }
offer-exclude = du schließt einen Kardinal aus
offer-lost = zu teuer für dich: Sie verlässt das Spiel
offer-action = eine Aktion auf die Hand
offer-ties = bei gleichen Geboten gehst du vor
offer-nothing = vorerst nichts

## Die Abrechnung

order-missed = nicht erfüllt
result-gold = Gold und Steine { $gold }{ $felipe ->
    [0] {""}
   *[other] {" "}+ { $felipe } von Felipe
 }, { $price } je Stimme
gold-part = Gold und Steine { $votes } ({ $gold }{ $felipe ->
    [0] {""}
   *[other] {" "}+ { $felipe } von Felipe
 }, { $price } je Stimme)
result-age = ältester Kardinal: { $age }
over-tie = Bei gleich vielen Stimmen liegt vorn, wer den ältesten Kardinal oder Fraktionsführer hat (§9.17).

## Warum man wartet

waiting-keep_order = Nach dem Schwarzen Rauch wirft jeder einen seiner zwei Aufträge ab.
waiting-play_action = Alle entscheiden geheim, ob sie eine Aktionskarte spielen.
waiting-bribe = Gleich steht fest, welcher Kardinal bestochen wird.
waiting-swap = Gleich steht fest, welche zwei Kardinäle die Plätze tauschen.
waiting-bid = Alle versiegeln ein Gebot für die Karten der Auslage.
waiting-bid_last = Die anderen Gebote liegen offen; das letzte steht noch aus.
waiting-take = Einer nach dem anderen nimmt eine Karte, das beste Gebot zuerst.
waiting-exclude = Ein zweiter Felipe IV schließt einen Kardinal aus.
waiting-pay = Die Squadrone Volante kostet Gold; gleich steht fest, ob es gezahlt wird.
waiting-bury = Mehrere sind gleich alt; gleich steht fest, wer stirbt.
## Questions in which there is no choice

none-play_action = Du hast keine Aktionskarte.
none-bid = Du hast keine Edelsteine zum Bieten.
none-bid_last = Du hast keine Edelsteine zum Bieten.
none-keep_order = Deine beiden Aufträge sind gleich: Einen davon wirfst du ab.
none-pay = Du kannst die Squadrone Volante nicht bezahlen.

## Mehrere Ereignisse in einer Zeile des Verlaufs

told-order_dealt = Alle bekommen zwei Aufträge{ $items_count ->
    [0] .
   *[other] : { $items }.
 }
item-order_dealt = { $seat_you ->
    [yes] { $order }
   *[no] { $seat } { $order }
 }
told-turned_up = Neu: { $items }.
item-turned_up = { $card }
told-bid_revealed = { $items_count ->
    [0] Niemand bietet.
   *[other] Gebote: { $items }.
 }
told-taking_order = { $items_count ->
    [0] Niemand bietet.
   *[other] Gebote: { $items }.
 } Reihenfolge: { $seats }.
item-bid_revealed = { $gems_count ->
    [0] {""}
   *[other] { $seat } { $gems }{ $value_same ->
        [yes] {""}
       *[no] {" "}(= { $value })
     }
 }
told-took = Genommen: { $items }.
item-took = { $card } ({ $seat })
told-black_smoke_gold = Gold für Kardinäle: { $items }.
item-black_smoke_gold = { $seat } { $gold }
tail-gained = : { $gold } Gold
tail-gold_taken = , { $gold } Gold von { $other_dat }
over-result = { $count ->
    [one] { $names } ist Papst mit { $points } Stimmen.
   *[other] { $names } teilen sich die Tiara mit je { $points } Stimmen.
 }
over-headline = Habemus Papam: { $names }, { $points } Stimmen
votes-in-sight = { $count ->
    [one] 1 Stimme offen
   *[other] { $count } Stimmen offen
 }

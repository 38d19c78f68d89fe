# 1655 – Habemus Papam. Die Sätze sind unsere eigenen.

intro =
    Rom, 1655: Das Konklave ist verschlossen, und du brauchst Stimmen. In jeder Runde liegen vier Karten aus. Du
    darfst eine Aktionskarte spielen, dann bieten alle verdeckt bis zu drei Edelsteine. Wer am höchsten bietet, nimmt
    als Erster eine Karte, und so weiter. Alle gebotenen Edelsteine sind weg. Nach 16 bis 19 Runden werden Kardinäle,
    Freunde und Gold als Stimmen gezählt.
no-tokens = nichts
example-move = take chigi
example-card = chigi
bot-names = Olimpia Bernini Kircher Cristina Borromini Artemisia

## Karten

card-mazarin = Mazarin
card-louis = Louis XIV
card-felipe = Felipe IV
card-squadrone = Squadrone Volante
    .the = die Squadrone Volante
    .a = die Squadrone Volante
    .acc = die Squadrone Volante
    .dat = der Squadrone Volante
card-case_of_death = Todesfall
    .the = der Todesfall
    .a = einen Todesfall
    .acc = den Todesfall
    .dat = dem Todesfall
card-ten_gold = Zehn Gold
    .the = „Zehn Gold“
    .a = „Zehn Gold“
    .acc = „Zehn Gold“
    .dat = „Zehn Gold“
card-bid_last = Zuletzt bieten
    .the = „Zuletzt bieten“
    .a = „Zuletzt bieten“
    .acc = „Zuletzt bieten“
    .dat = „Zuletzt bieten“
card-best_gem_twice = Bester Stein doppelt
    .the = „Bester Stein doppelt“
    .a = „Bester Stein doppelt“
    .acc = „Bester Stein doppelt“
    .dat = „Bester Stein doppelt“
card-three_rubies = Drei Rubine
    .the = „Drei Rubine“
    .a = „Drei Rubine“
    .acc = „Drei Rubine“
    .dat = „Drei Rubine“
card-bribe = Bestechung
    .the = die Bestechung
    .a = eine Bestechung
    .acc = die Bestechung
    .dat = der Bestechung
card-swap = Vertauschen
    .the = „Vertauschen“
    .a = „Vertauschen“
    .acc = „Vertauschen“
    .dat = „Vertauschen“
card-camerlengo = Camerlengo
    .the = der Camerlengo
    .a = den Camerlengo
    .acc = den Camerlengo
    .dat = dem Camerlengo
card-black_smoke = Schwarzer Rauch
    .the = der Schwarze Rauch
    .a = den Schwarzen Rauch
    .acc = den Schwarzen Rauch
    .dat = dem Schwarzen Rauch
card-white_smoke = Weißer Rauch
    .the = der Weiße Rauch
    .a = den Weißen Rauch
    .acc = den Weißen Rauch
    .dat = dem Weißen Rauch

# Namen aus den Kartendaten, die eine Sprache anders sagt. In `.data` steht, wie die Daten sie nennen: Ein Tisch mit
# eigenen Kartendaten behält die Namen, die er gegeben hat.
name-giovan_carlo_medici = Giovan Carlo de' Medici
name-hesse = Friedrich von Hessen
    .data = Friedrich of Hesse
name-carlo_medici = Carlo de' Medici

card-four_coats = Vier Wappen
    .the = „Vier Wappen“
    .a = „Vier Wappen“
    .acc = „Vier Wappen“
    .dat = „Vier Wappen“
card-spain_innocent = Spanien+Innozenz
    .the = „Spanien+Innozenz“
    .a = „Spanien+Innozenz“
    .acc = „Spanien+Innozenz“
    .dat = „Spanien+Innozenz“
card-innocent_urban = Innozenz+Urban
    .the = „Innozenz+Urban“
    .a = „Innozenz+Urban“
    .acc = „Innozenz+Urban“
    .dat = „Innozenz+Urban“
card-spain_urban = Spanien+Urban
    .the = „Spanien+Urban“
    .a = „Spanien+Urban“
    .acc = „Spanien+Urban“
    .dat = „Spanien+Urban“
card-france = Frankreich
    .the = „Frankreich“
    .a = „Frankreich“
    .acc = „Frankreich“
    .dat = „Frankreich“
card-most_leaders = Meiste Fraktionsführer
    .the = „Meiste Fraktionsführer“
    .a = „Meiste Fraktionsführer“
    .acc = „Meiste Fraktionsführer“
    .dat = „Meiste Fraktionsführer“
card-felipe_mazarin = Felipe+Mazarin
    .the = „Felipe+Mazarin“
    .a = „Felipe+Mazarin“
    .acc = „Felipe+Mazarin“
    .dat = „Felipe+Mazarin“

faction-france = Frankreich
faction-spain = Spanien
faction-innocent = Innozenz X
faction-urban = Urban VIII
faction-none = keine Fraktion

symbol-dove = Taube
symbol-two_louis = 2 Louis
symbol-two_mazarins = 2 Mazarin
symbol-genoa = Genua
symbol-milan = Mailand
symbol-galley = Galeere
symbol-cologne = Köln
symbol-sword = Schwert
symbol-viterbo = Viterbo
symbol-none = –

## Eine Zeile für jede Karte

line-cardinal = { $faction }, { $age }{ $has_symbol ->
    [no] {""}
   *[yes] , Symbol { $symbol }
 }: 1 Stimme
line-late_cardinal = keine Fraktion, { $age }, Symbol { $symbol }: 1 Stimme
line-leader = Fraktionsführer von { $faction }, { $age }: 1 Stimme, zwei Wappen
line-mazarin = mit 0 bis 5 davon kostet eine Stimme { $gold_per_vote } Gold
line-louis = 0 bis 5 davon bringen am Ende { $votes } Stimmen
line-felipe = sofort { $gold } Gold, am Ende mehr; der zweite schließt einen Kardinal aus
line-squadrone = kostet { $cost } Gold, am Ende { $votes } Stimmen
line-case_of_death = { $gold } Gold, und bei den anderen stirbt die älteste Person
line-ten_gold = Aktion: { $gold } Gold aus der Bank
line-bid_last = Aktion: { $gold } Gold von jedem Gegner, und du bietest nach ihnen
line-best_gem_twice = Aktion: { $gold } Gold von jedem Gegner; höchstens zwei Steine, der beste zählt doppelt
line-three_rubies = Aktion: { $gold } Gold von jedem Gegner, und du bietest drei Rubine umsonst
line-bribe = Aktion: Für { $gold } Gold wechselt ein Kardinal eines Gegners zu dir
line-swap = Aktion: Zwei Kardinäle tauschen die Plätze
line-camerlengo = Steine { $gems } und { $gold } Gold; bei gleichen Geboten gewinnst du
line-black_smoke = Gold für Kardinäle; alle werfen einen Auftrag ab
line-white_smoke = die letzte Runde
line-four_coats = je ein Wappen der vier Fraktionen
line-spain_innocent = zwei Wappen von Spanien und zwei von Innozenz X
line-innocent_urban = zwei Wappen von Innozenz X und zwei von Urban VIII
line-spain_urban = zwei Wappen von Spanien und zwei von Urban VIII
line-france = drei Wappen von Frankreich
line-most_leaders = mehr Fraktionsführer als jeder andere
line-felipe_mazarin = zwei Felipe IV und zwei Mazarin

## Hilfe zu jeder Karte

help-cardinal =
    { $card }, Kardinal der Fraktion { $faction }, { $age } Jahre alt. Seilschaft: { $symbol }.
    In deinem Tableau: 1 Stimme, ein Wappen von { $faction } für deinen Auftrag, und Gold beim Schwarzen
    Rauch.{ $symbol_id ->
        [dove] {""}
       *[other] {" "}Er kann bestochen, vertauscht und ausgeschlossen werden, und er kann sterben.
    } §7.2, §7.3
help-late_cardinal =
    { $card }, verspäteter Kardinal, { $age } Jahre alt. Seilschaft: { $symbol }.
    In deinem Tableau: 1 Stimme, aber kein Wappen und kein Gold beim Schwarzen Rauch. Er kann bestochen,
    vertauscht und ausgeschlossen werden, und er kann sterben. §7.4 bis §7.6
help-leader =
    { $card }, Fraktionsführer von { $faction }, { $age } Jahre alt.
    In deinem Tableau: 1 Stimme und zwei Wappen von { $faction }. Einen Fraktionsführer kann niemand bestechen,
    vertauschen oder ausschließen, aber der Todesfall kann ihn treffen. §7.7 bis §7.9
help-symbol-dove = Die Taube: Niemand kann ihn bestechen, vertauschen oder ausschließen, und der Tod geht an ihm vorbei, sofern eure Optionen nichts anderes sagen. §7.10
help-symbol-two_louis = Zwei Louis: am Ende 1 Stimme mehr, wenn du zwei Louis XIV hast. §9.13
help-symbol-two_mazarins = Zwei Mazarin: am Ende 1 Stimme mehr, wenn du zwei Mazarin hast. §9.14
help-pair = Zusammen mit { $partner } im selben Tableau: am Ende 1 Stimme mehr. §9.12
help-mazarin =
    { $card }, { $count } im Spiel. Bleibt in deinem Tableau. Am Ende kauft Gold Stimmen, und mit 0, 1, 2 … davon
    kostet eine Stimme { $gold_per_vote } Gold. §7.12, §9.10
help-louis =
    { $card }, { $count } im Spiel. Bleibt in deinem Tableau. Am Ende bringen 0, 1, 2 … davon
    { $votes } Stimmen. §7.13, §9.9
help-felipe =
    { $card }, { $count } im Spiel. Sofort { $gold } Gold; am Ende bringen 0, 1, 2 … davon { $gold_at_end } Gold.
    Mit deinem zweiten schließt du einen Kardinal eines Gegners aus, der keinen Felipe IV hat, nie einen
    Fraktionsführer. Sofern eure Optionen nichts anderes sagen, musst du es tun, und Chigi ist sicher. §7.14 bis §7.22
help-squadrone =
    { $card }. Zahl { $cost } Gold an die Bank und leg die Karte in dein Tableau: { $votes } Stimmen am Ende. Wer
    sie mit weniger Gold nimmt, zahlt nichts, und die Karte kommt aus dem Spiel. Wer das Gold hat, muss zahlen, sofern
    eure Optionen nichts anderes sagen. §7.23 bis §7.25, §7.34
help-case_of_death =
    { $card }. Sofort { $gold } Gold, und unter allen Gegnern stirbt der älteste Kardinal oder Fraktionsführer. Chigi
    wird übergangen. Unter gleich alten wählst du. §7.26 bis §7.30
help-ten_gold = { $card }, { $count } im Spiel. Aktion: { $gold } Gold aus der Bank. §8.2
help-bid_last =
    { $card }, { $count } im Spiel. Aktion: Nimm jedem Gegner { $gold } Gold ab. In dieser Runde bietest du erst,
    wenn die Gebote der anderen offen liegen. §8.3, §8.4
help-best_gem_twice =
    { $card }, { $count } im Spiel. Aktion: Nimm jedem Gegner { $gold } Gold ab. In dieser Runde bietest du höchstens
    zwei Edelsteine, und der beste davon zählt doppelt: DA ist so viel wert wie DDA. §8.5, §8.6
help-three_rubies =
    { $card }, { $count } im Spiel. Aktion: Nimm jedem Gegner { $gold } Gold ab. In dieser Runde ist dein Gebot drei
    Rubine, die dich nichts kosten, und du legst keinen eigenen Stein dazu. §8.7, §8.8
help-bribe =
    { $card }, { $count } im Spiel. Aktion: Zahl einem Gegner { $gold } Gold und nimm einen seiner Kardinäle. Keinen
    Fraktionsführer, nicht Chigi. Kannst du nicht zahlen oder gibt es niemanden, den du bestechen kannst, kommt die
    Karte auf deine Hand zurück. §8.9 bis §8.16
help-swap =
    { $card }, { $count } im Spiel. Aktion: Zwei Kardinäle aus zwei verschiedenen Tableaus tauschen die Plätze; einer
    darf deiner sein. Keine Fraktionsführer, und Chigi nur, wenn eure Optionen es seinem Besitzer erlauben. Gibt es
    kein solches Paar, kommt die Karte auf deine Hand zurück. §8.17 bis §8.26
help-camerlengo =
    { $card }. Du bekommst die Edelsteine { $gems } und { $gold } Gold aus der Bank und bist Camerlengo: Bei gleichen
    Geboten geht deins vor. Nur so gibt es neue Edelsteine. Die Karte liegt in jeder Runde aus. §7.31 bis §7.33
help-black_smoke =
    { $card }, etwa zur Halbzeit. Alle bekommen { $gold } Gold für jeden Kardinal mit Goldsack und werfen einen ihrer
    beiden Aufträge ab. §3.4 bis §3.11
help-white_smoke =
    { $card }. Dies ist die letzte Runde, und alles, was noch in den Stapeln ist, wird aufgedeckt, sofern eure Optionen
    nichts anderes sagen. §3.12 bis §3.17
help-four_coats = { $card }, ein Auftrag: { $votes } Stimmen für mindestens je ein Wappen der vier Fraktionen. §10.4
help-spain_innocent =
    { $card }, ein Auftrag: { $votes } Stimmen für mindestens zwei Wappen von Spanien und zwei von Innozenz X. §10.5
help-innocent_urban =
    { $card }, ein Auftrag: { $votes } Stimmen für mindestens zwei Wappen von Innozenz X und zwei von Urban VIII. §10.6
help-spain_urban = { $card }, ein Auftrag: { $votes } Stimmen für mindestens zwei Wappen von Spanien und zwei von Urban VIII. §10.7
help-france =
    { $card }, ein Auftrag: { $votes } Stimmen für mindestens drei Wappen von Frankreich. Der französische
    Fraktionsführer zählt zwei. §10.8
help-most_leaders = { $card }, ein Auftrag: { $votes } Stimmen für mehr Fraktionsführer, als jeder andere Spieler hat. §10.9
help-felipe_mazarin = { $card }, ein Auftrag: { $votes } Stimmen für mindestens zwei Felipe IV und zwei Mazarin. §10.10

provenance-reconstruction = Unsere Rekonstruktion: Die gedruckten Regeln sagen zu dieser Person nichts.
field-faction = Fraktion
field-symbol = Symbol
field-age = Alter

## Optionen

option-final_display = letzte Auslage
option-final_display-all = alle übrigen Karten werden aufgedeckt
option-final_display-single = eine gewöhnliche Auslage
option-squadrone = Squadrone Volante
option-squadrone-must_pay = wer zahlen kann, muss zahlen
option-squadrone-may_pay = du darfst die Zahlung verweigern
option-felipe = zweiter Felipe IV
option-felipe-must = muss einen Kardinal ausschließen
option-felipe-may = darf einen Kardinal ausschließen
option-chigi_vs_felipe = Chigi gegen Felipe IV
option-chigi_vs_felipe-immune = sicher
option-chigi_vs_felipe-exposed = kann ausgeschlossen werden
option-chigi_swap = Chigi vertauschen
option-chigi_swap-never = nie
option-chigi_swap-owner = sein Besitzer darf es
option-open_screens = Sichtschirme
option-open_screens-false = geschlossen
option-open_screens-true = offen

## Phasen und Fragen

phase-draw_camerlengo = die Auslosung des Camerlengo
phase-deal_orders = das Austeilen der Aufträge
phase-turn_cardinal = die Auslage
phase-turn_politics = die Auslage
phase-turn_action = die Auslage
phase-keep_order = der Schwarze Rauch
phase-play_action = die Aktionen
phase-bribe = die Bestechung
phase-swap = das Vertauschen
phase-bid = die Gebote
phase-bid_last = das letzte Gebot
phase-take = das Nehmen
phase-exclude = der Ausschluss durch Felipe IV
phase-pay = die Squadrone Volante
phase-bury = der Todesfall

question-keep_order = Schwarzer Rauch! Welchen deiner beiden Aufträge wirfst du ab? Nur der andere zählt am Ende.
question-play_action = Welche Aktionskarte spielst du in dieser Runde? Alle decken zugleich auf.
question-bribe = { $source }: Welchen Kardinal bestichst du?
question-swap = { $source }: Welche zwei Kardinäle tauschen die Plätze?
question-bid = Welche Edelsteine bietest du? Höchstens drei, und sie sind auf jeden Fall weg.
question-bid_last = Die anderen Gebote liegen offen. Welche Edelsteine bietest du?
question-take = Welche Karte nimmst du?
question-exclude = Dein zweiter { $source }: Welchen Kardinal schließt du aus?
question-pay = Zahlst du für { $source_acc }?
question-bury = { $source }: Mehrere sind gleich alt. Wer stirbt?

hint-swap = Zwei Nachnamen genügen als Antwort.
hint-bid = Mehr Steine schlagen weniger; bei gleich vielen schlägt Diamant (D) Rubin (R), Rubin Saphir (S) und Saphir Bernstein (A).
hint-price = Das kostet { $price } Gold; du hast { $gold }.
answer-price = { $answer } ({ $price } Gold)

## Züge in Worten

move-play = { $what_Acc } spielen
move-play-none = Keine Aktionskarte spielen
move-bid = { $what } bieten
move-bid-none = Nichts bieten
move-take = { $what_Acc } nehmen
move-discard = Den Auftrag „{ $what }“ abwerfen
move-bribe = { $what } bestechen (bei { $from })
move-bribe-none = Niemanden bestechen; die Karte ist verbraucht
move-swap = { $what } und { $with } vertauschen
move-swap-none = Niemanden vertauschen; die Karte ist verbraucht
move-exclude = { $what } ausschließen (bei { $from })
move-exclude-none = Niemanden ausschließen
move-bury = { $what } begraben (bei { $from })
move-pay = Zahlen
move-decline = Nicht zahlen; die Karte kommt aus dem Spiel
move-camerlengo = { $what } wird als Camerlengo ausgelost
move-deal = Den Auftrag „{ $what }“ austeilen
move-turn = { $what_Acc } aufdecken

## Was geschieht

event-camerlengo_drawn = { $seat_you ->
    [yes] Du bist der erste Camerlengo.
   *[no] { $seat } ist der erste Camerlengo.
 }
event-order_dealt = { $seat_you ->
    [yes] Du bekommst einen Auftrag.
   *[no] { $seat } bekommt einen Auftrag.
 }
event-order_dealt-known = { $seat_you ->
    [yes] Du bekommst den Auftrag „{ $order }“.
   *[no] { $seat } bekommt den Auftrag „{ $order }“.
 }
event-round_begins = { $seat_you ->
    [yes] Runde { $round } – du bist Camerlengo
   *[no] Runde { $round } – Camerlengo: { $seat }
 }
event-turned_up = Aufgedeckt: { $card }.
event-black_smoke = Schwarzer Rauch! Noch kein Papst.
event-black_smoke_gold = { $gold ->
    [0] { $seat_you ->
        [yes] Du hast keinen Kardinal, der Gold einbringt.
       *[no] { $seat } hat keinen Kardinal, der Gold einbringt.
     }
   *[other] { $seat_you ->
        [yes] Deine Kardinäle bringen dir { $gold } Gold ein.
       *[no] { $seat } bekommt { $gold } Gold für Kardinäle.
     }
 }
event-orders_discarded = Alle haben einen Auftrag abgeworfen.
event-white_smoke = Weißer Rauch! Dies ist die letzte Runde.
event-all_turned_up = { $cards_count ->
    [0] Es sind keine Karten übrig: Nur der Camerlengo liegt aus.
   *[other] Alles, was übrig ist, wird aufgedeckt: { $cards }.
 }
event-answered-known = { $seat_you ->
    [yes] Du antwortest geheim: { $answer }.
   *[no] { $seat } antwortet geheim: { $answer }.
 }
event-no_actions = Niemand spielt eine Aktionskarte.
event-action_revealed = { $seat_you ->
    [yes] Du spielst { $card_acc }.
   *[no] { $seat } spielt { $card_acc }.
 }
event-gained = { $seat_you ->
    [yes] Du bekommst { $gold } Gold ({ $card }).
   *[no] { $seat } bekommt { $gold } Gold ({ $card }).
 }
event-gold_taken = { $gold ->
    [0] { $seat_you ->
        [yes] Du findest bei { $other_dat } kein Gold ({ $card }).
       *[no] { $seat } findet bei { $other_dat } kein Gold ({ $card }).
     }
   *[other] { $seat_you ->
        [yes] Du nimmst { $other_dat } { $gold } Gold ab ({ $card }).
       *[no] { $seat } nimmt { $other_dat } { $gold } Gold ab ({ $card }).
     }
 }
event-bribe_no_target = { $seat_you ->
    [yes] Es gibt niemanden, den du bestechen könntest: Die Karte kommt auf deine Hand zurück.
   *[no] Es gibt niemanden, den { $seat } bestechen könnte: Die Karte kommt auf die Hand zurück.
 }
event-bribe_too_poor = { $seat_you ->
    [yes] Für eine Bestechung fehlt dir das Gold: Die Karte kommt auf deine Hand zurück.
   *[no] Für eine Bestechung fehlt { $seat } das Gold: Die Karte kommt auf die Hand zurück.
 }
event-swap_no_pair = { $seat_you ->
    [yes] Es gibt keine zwei Kardinäle zum Vertauschen: Die Karte kommt auf deine Hand zurück.
   *[no] Es gibt keine zwei Kardinäle zum Vertauschen: Die Karte geht zurück an { $seat }.
 }
event-bribed = { $seat_you ->
    [yes] Du bestichst { $card } für { $gold } Gold: Er wechselt von { $other_dat } zu dir.
   *[no] { $seat } besticht { $card } für { $gold } Gold: Er wechselt von { $other_dat } zu { $seat }.
 }
event-swapped = { $seat_you ->
    [yes] Du vertauschst
   *[no] { $seat } vertauscht
 }: { $card } geht an { $other_owner_acc }, { $other_card } an { $owner_acc }.
event-declined = { $seat_you ->
    [yes] Du verzichtest auf { $card_acc }.
   *[no] { $seat } verzichtet auf { $card_acc }.
 }
event-bid_revealed = { $seat_you ->
    [yes] Du bietest { $gems }{ $value_same ->
        [yes] .
       *[no] , was als { $value } zählt.
     }
   *[no] { $seat } bietet { $gems }{ $value_same ->
        [yes] .
       *[no] , was als { $value } zählt.
     }
 }
event-taking_order = Reihenfolge beim Nehmen: { $seats }.
event-took = { $seat_you ->
    [yes] Du nimmst { $card_acc }.
   *[no] { $seat } nimmt { $card_acc }.
 }
event-became_camerlengo = { $seat_you ->
    [yes] Du bist Camerlengo und bekommst { $gems } und { $gold } Gold.
   *[no] { $seat } ist Camerlengo und bekommt { $gems } und { $gold } Gold.
 }
event-excluded = { $seat_you ->
    [yes] Du schließt { $card } aus, der bei { $other_dat } lag.
   *[no] { $seat } schließt { $card } aus, der bei { $other_dat } lag.
 }
event-nobody_excluded = Felipe IV findet niemanden zum Ausschließen.
event-squadrone_paid = { $seat_you ->
    [yes] Du zahlst { $gold } Gold für die Squadrone Volante.
   *[no] { $seat } zahlt { $gold } Gold für die Squadrone Volante.
 }
event-squadrone_too_poor = { $seat_you ->
    [yes] Du hast keine { $gold } Gold: Die Squadrone Volante kommt aus dem Spiel.
   *[no] { $seat } hat keine { $gold } Gold: Die Squadrone Volante kommt aus dem Spiel.
 }
event-squadrone_declined = { $seat_you ->
    [yes] Du zahlst die { $gold } Gold nicht: Die Squadrone Volante kommt aus dem Spiel.
   *[no] { $seat } zahlt die { $gold } Gold nicht: Die Squadrone Volante kommt aus dem Spiel.
 }
event-died = Bei { $other_dat } stirbt { $card }.
event-nobody_died = Der Tod findet niemanden.
event-left_over = Liegen geblieben und aus dem Spiel: { $cards }.
event-game_over = Die Türen öffnen sich: Die Stimmen werden gezählt.
event-orders_shown = { $seat_you ->
    [yes] Du hast den Auftrag „{ $kept }“ behalten und „{ $discarded }“ abgeworfen.
   *[no] { $seat } hat den Auftrag „{ $kept }“ behalten und „{ $discarded }“ abgeworfen.
 }
event-orders_unused = { $orders_count ->
    [0] Alle Aufträge waren verteilt.
   *[other] Nicht verteilt: { $orders }.
 }

## Warum nicht

refusal-chance-first = Die Karten werden noch ausgeteilt.
refusal-three-rubies-bid = Du hast „Drei Rubine“ gespielt: Dein Gebot sind drei Rubine, und nichts kommt dazu.
refusal-bid-last-waits = Du hast „Zuletzt bieten“ gespielt: Warte, bis die Gebote der anderen offen liegen.
refusal-bid-is-open = Dein Gebot liegt schon offen.
refusal-others-action = Erst wird die Aktionskarte von { $other } ausgeführt.
refusal-others-turn-to-take = Gerade nimmt { $other } eine Karte.
refusal-others-card = Erst wird die Karte ausgeführt, die { $other } genommen hat.
refusal-not-in-hand = Du hast { $card_acc } nicht auf der Hand.
refusal-not-an-action-card = Das ist keine Aktionskarte.
refusal-two-gems-at-most = { $gems } ist zu viel: Mit „Bester Stein doppelt“ bietest du höchstens zwei Edelsteine.
refusal-three-gems-at-most = { $gems } ist zu viel: Mehr als drei Edelsteine kannst du nicht bieten.
refusal-not-your-gems = { $gems } kannst du nicht bieten: Deine Edelsteine sind { $own }.
refusal-not-a-card-to-take = Diese Karte kann niemand nehmen.
refusal-camerlengo-taken = Der Camerlengo ist in dieser Runde schon weg.
refusal-not-in-display = { $card_The } liegt nicht aus.
refusal-not-your-order = Du hast den Auftrag „{ $order }“ nicht.
refusal-not-a-person = Nenne einen Kardinal.
refusal-in-no-tableau = { $card } liegt bei niemandem.
refusal-wrong-owner = { $card } liegt bei { $other }.
refusal-bribe-own = { $card } liegt schon bei dir.
refusal-bribe-chigi = { $card } lässt sich nicht bestechen.
refusal-bribe-leader = { $card } ist Fraktionsführer, und Fraktionsführer lassen sich nicht bestechen.
refusal-swap-chigi = { $card } kann nicht vertauscht werden.
refusal-swap-chigi-of-other = Nur wer { $card } hat, darf ihn vertauschen.
refusal-swap-leader = { $card } ist Fraktionsführer, und Fraktionsführer können nicht vertauscht werden.
refusal-swap-same-tableau = Die beiden müssen bei zwei verschiedenen Spielern liegen.
refusal-must-exclude = Mit deinem zweiten Felipe IV musst du jemanden ausschließen.
refusal-exclude-own = { $card } liegt bei dir; du kannst nur Kardinäle der anderen ausschließen.
refusal-exclude-leader = { $card } ist Fraktionsführer, und Fraktionsführer können nicht ausgeschlossen werden.
refusal-exclude-friend-of-felipe = Auch { $other } hat einen Felipe IV, und der schützt { $card }.
refusal-exclude-chigi = { $card } kann nicht ausgeschlossen werden.
refusal-cannot-pay = Du hast keine { $gold } Gold und kannst nur ablehnen.
refusal-bury-own = { $card } liegt bei dir; der Tod trifft nur die anderen.
refusal-bury-chigi = Der Tod geht an { $card } vorbei.
refusal-bury-not-oldest = { $card } ist nicht der Älteste.

## Die Auszählung

count-total = Stimmen
part-order = Auftrag
part-persons = Kardinäle und Anführer
part-louis = Louis XIV
part-gold = Gold
part-old_boys = Seilschaften
part-squadrone = Squadrone
reason-white_smoke = Weißer Rauch steigt auf über Rom.
count-age = älteste Person
count-gold = Gold und Steine + Felipe
count-price = Gold je Stimme
count-winner = { $names_count ->
    [one] Habemus papam: { $names } gewinnt!
   *[other] Habemus papam: { $names } teilen sich den Sieg!
 }
count-tie-note = Bei gleich vielen Stimmen entscheidet die älteste Person (§9.17).
count-screen = { $name }: Auftrag { $kept } ({ $fulfilled ->
    [yes] erfüllt
   *[no] nicht erfüllt
 }), abgeworfen { $discarded }; Steine { $gems }, { $gold } Gold, Hand: { $hand }
count-unused = Nie verteilte Aufträge: { $orders }

## Der Tisch

table-round = Runde { $round }
table-camerlengo = Camerlengo: { $name }
table-decks = Stapel: Kardinäle { $cardinals }, Politik { $politics }, Aktionen { $actions }
smoke-when = { $when ->
    [next] nächste Runde
    [now] in dieser Runde
   *[later] in Runde { $first } bis { $last }
 }
table-smoke-before = Schwarzer Rauch { $when }
table-smoke-after = das Ende { $when }
table-smoke-last = Weißer Rauch: die letzte Runde
table-display = Auslage
table-nothing-left = nichts
table-tableaux = Tableaus
table-empty = noch keine Karten
table-late = Verspätet
table-leader = Anführer
table-this-round = diese Runde: { $what }
table-played = spielt { $card_acc }
table-bid = bietet { $bid }
table-screen-open = Steine { $gems }, { $gold } Gold, Hand: { $hand }
table-own = Hinter deinem Sichtschirm
table-gems = Steine
table-gold = { $gold } Gold
table-hand = Hand: { $cards }
table-no-hand = keine Aktionskarten
table-gone = Aus dem Spiel
table-gone-nothing = Bisher nichts.
table-gone-persons = Kardinäle und Anführer: { $cards }
table-gone-politics = Politik: { $cards }
table-gone-actions = Aktionen: { $cards }
table-gone-order = Dein abgeworfener Auftrag, den nur du kennst: { $order }
table-order = Auftrag { $order } ({ $votes } Stimmen) – { $progress }
table-order-done = bisher erfüllt
table-order-missing = es fehlt: { $missing }
table-missing-coats = { $count ->
    [1] { $faction }
   *[other] { $count }× { $faction }
 }
table-missing-leaders = { $count ->
    [one] 1 Fraktionsführer mehr
   *[other] { $count } Fraktionsführer mehr
 }
table-missing-card = { $count }× { $card }

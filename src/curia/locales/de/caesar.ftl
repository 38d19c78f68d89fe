# Caesar & Cleopatra. Die Sätze sind unsere eigenen.

intro =
    Rom und Ägypten umwerben dieselben Patrizier. In jedem Zug legst du Einfluss vor die fünf Gruppen des Forums:
    eine Karte verdeckt oder zwei offen. Dann ruft vielleicht eine Abstimmungskarte eine Gruppe zur Abstimmung, und
    die höhere Summe gewinnt einen Patrizier – oder die niedrigere, wenn ein Philosoph die Abstimmung umkehrt.
    Manipulationskarten durchkreuzen die besten Pläne.
example-move = lay 4 senators
example-card = courtesan
bot-names = Charmion Fulvia Cicero
no-cards = keine Karte

ui-help-game =
    In diesem Spiel:
      lay 4 sen           eine 4 verdeckt vor die Senatoren legen
      show 4 sen          sie offen legen; eine zweite muss folgen
      assassinate 5 q     eine Manipulationskarte mit ihrem Ziel spielen
      discard 1 1 veto    Handkarten abwerfen und dafür neue ziehen
      discard none        nichts abwerfen, nur ziehen: wenn deine Hand
                          nicht voll ist
      p                   steht für den Philosophen: lay p censors
      discards            was beide Parteien abgeworfen haben
      order               deine künftigen Manipulationskarten
      save favourite      die Reihenfolge deiner Manipulationskarten für
                          andere Partien aufheben
      help place, help lay, help discard, help manipulation, help arrange,
      help vote, help mission, help suffrage, help hidden

## Karten

card-philosopher = Philosoph
    .the = der Philosoph
    .a = einen Philosophen
    .acc = den Philosophen
    .dat = dem Philosophen
card-1 = 1
    .the = die 1
    .a = eine 1
    .acc = die 1
    .dat = der 1
card-2 = 2
    .the = die 2
    .a = eine 2
    .acc = die 2
    .dat = der 2
card-3 = 3
    .the = die 3
    .a = eine 3
    .acc = die 3
    .dat = der 3
card-4 = 4
    .the = die 4
    .a = eine 4
    .acc = die 4
    .dat = der 4
card-5 = 5
    .the = die 5
    .a = eine 5
    .acc = die 5
    .dat = der 5
card-assassination = Meuchelmord
    .the = der Meuchelmord
    .a = einen Meuchelmord
    .acc = den Meuchelmord
    .dat = dem Meuchelmord
card-spy = Spion
    .the = der Spion
    .a = einen Spion
    .acc = den Spion
    .dat = dem Spion
card-castling = Rochade
    .the = die Rochade
    .a = eine Rochade
    .acc = die Rochade
    .dat = der Rochade
card-courtesan = Kurtisane
    .the = die Kurtisane
    .a = eine Kurtisane
    .acc = die Kurtisane
    .dat = der Kurtisane
card-wrath = Zorn der Götter
    .the = der Zorn der Götter
    .a = den Zorn der Götter
    .acc = den Zorn der Götter
    .dat = dem Zorn der Götter
card-veto = Veto
    .the = das Veto
    .a = ein Veto
    .acc = das Veto
    .dat = dem Veto
card-senators = Senatoren
    .the = die Senatoren
    .a = einen Senator
    .acc = die Senatoren
    .dat = den Senatoren
card-praetors = Prätoren
    .the = die Prätoren
    .a = einen Prätor
    .acc = die Prätoren
    .dat = den Prätoren
card-quaestors = Quästoren
    .the = die Quästoren
    .a = einen Quästor
    .acc = die Quästoren
    .dat = den Quästoren
card-aediles = Ädilen
    .the = die Ädilen
    .a = einen Ädil
    .acc = die Ädilen
    .dat = den Ädilen
card-censors = Zensoren
    .the = die Zensoren
    .a = einen Zensor
    .acc = die Zensoren
    .dat = den Zensoren
card-orgy = Orgie
    .the = die Orgie
    .a = eine Orgie
    .acc = die Orgie
    .dat = der Orgie
card-reshuffle = Mischorgie
    .the = die Mischorgie
    .a = eine Mischorgie
    .acc = die Mischorgie
    .dat = der Mischorgie
short-philosopher = P

party-caesar = Caesar
party-cleopatra = Cleopatra

# Andere Wörter für die Verben von Zügen.
verb-assassination = assassinate
verb-castling = castle

## Eine Zeile für jede Karte

line-influence = zählt { $value } bei einer Abstimmung
line-philosopher = zählt 0, aber die niedrigere Summe gewinnt die Abstimmung
line-assassination = eine offene Karte des Gegners wird abgeworfen
line-spy = sieh die Hand des Gegners an und wirf eine Karte davon ab
line-castling = leg deine Karten vor zwei Gruppen neu, verdeckt
line-courtesan = deck die verdeckten Karten des Gegners vor einer Gruppe auf
line-wrath = aller Einfluss vor einer Gruppe wird abgeworfen
line-veto = heb eine Manipulation des Gegners auf
line-patrician = { $count } Patrizier
line-orgy = niemand stimmt ab
line-reshuffle = niemand stimmt ab, und der Abstimmungsstapel wird neu gemischt

## Hilfe zu jeder Karte

help-influence =
    { $card }: eine Einflusskarte, { $count } in jeder Partei. Vor einer Gruppe zählt sie { $value } zu deiner Summe. Du
    legst eine Karte verdeckt oder zwei offen, höchstens fünf eigene vor eine Gruppe und acht von beiden zusammen.
    §4.2, §4.11 bis §4.13, §7.5
help-philosopher =
    { $card }: eine Einflusskarte, { $count } in jeder Partei. Er zählt 0. Haben die beiden Parteien verschieden viele
    Philosophen vor einer Gruppe, gewinnt die niedrigere Summe, egal wer sie gelegt hat. Nach der Abstimmung werden sie
    abgeworfen, außer bei Gleichstand. §8.1 bis §8.7
help-assassination =
    { $card }, { $count } in jeder Partei. Eine offene Einflusskarte des Gegners wird
    abgeworfen, auch ein Philosoph. Verdeckte Karten sind sicher. §9.11 bis §9.15
help-spy =
    { $card }, { $count } in jeder Partei. Du siehst die Hand des Gegners und wirfst eine Karte davon ab; der
    Gegner zieht sofort eine neue, die du nicht siehst. §9.16 bis §9.27
help-castling =
    { $card }, { $count } in jeder Partei. Du nimmst alle deine Karten vor zwei Gruppen auf
    und legst sie vor diesen beiden neu, alle verdeckt, wie du willst. §9.28 bis §9.38
help-courtesan =
    { $card }, { $count } in jeder Partei. Alle verdeckten Karten des Gegners vor dieser Gruppe
    werden aufgedeckt, und sie bleiben es. §9.39 bis §9.42
help-wrath =
    { $card }, { $count } in jeder Partei. Aller Einfluss beider Parteien vor dieser Gruppe wird
    abgeworfen, auch verdeckte Karten. Die Patrizier bleiben. §9.43 bis §9.45
help-veto =
    { $card }, { $count } in jeder Partei. Nur als Antwort auf eine Manipulationskarte des Gegners: Sie hat keine
    Wirkung und ist verloren. Gegen ein Veto gibt es kein Veto. §10.1 bis §10.13
help-patrician =
    { $card }, { $count } Patrizier. Jeder bringt einen Punkt; die meisten von ihnen bringen einen Punkt mehr (hier { $count ->
        [3] zwei
       *[other] drei
    }), alle zusammen noch einen.{ $mission ->
        [0] {""}
       *[other] {" "}Wer sie als Mission hat, bekommt 2 Punkte für drei von ihnen.
    } Sie stimmen ab, wenn ihre Abstimmungskarte aufgedeckt wird oder acht Karten vor ihnen liegen. §1.5, §7.1, §13.2 bis §13.5
help-orgy = { $card }, { $count } im Abstimmungsstapel. Die Patrizier haben Besseres zu tun: Niemand stimmt ab. §5.10
help-reshuffle =
    { $card }, { $count } im Abstimmungsstapel. Niemand stimmt ab, und alle Abstimmungskarten, die noch im Spiel sind,
    werden zu einem neuen Stapel gemischt. §5.12, §5.13

topic-influence = { topic-lay }
topic-lay =
    In einem aktiven Zug legst du eine Einflusskarte verdeckt ('lay 4 senators') oder zwei offen ('show 4 senators',
    dann die zweite). Höchstens fünf eigene vor eine Gruppe, höchstens acht von beiden zusammen. Davor oder danach
    darfst du eine Manipulationskarte spielen. §3.10, §4.2, §4.11, §4.12
topic-show = { topic-lay }
topic-discard =
    Statt zu legen, darfst du Handkarten abwerfen und neue ziehen ('discard 1 1 veto'). Dann stimmt niemand ab,
    und keine Abstimmungskarte wird aufgedeckt. Ist deine Hand nicht voll, etwa nach deinem Veto, darfst du alle Karten
    behalten und nur ziehen ('discard none'). §6.1 bis §6.9, §6.13
topic-manipulation =
    Jede Partei hat Meuchelmord ×4, Spion ×2, Rochade ×2, Kurtisane ×2, Zorn der Götter und Veto ×2. Du spielst
    höchstens eine in einem Zug, vor oder nach dem Legen von Einfluss, und der Gegner kann ein Veto einlegen.
    'help spy' sagt mehr über eine davon. Ist nirgends ein Platz für dich frei, darf dein Zug mit einer beginnen:
    Schafft sie Platz, legst du; wenn nicht, geht der Zug ohne Legen weiter. §1.4, §3.7, §3.16, §3.17, §9.1 bis §9.8
topic-arrange =
    Sofern sie an deinem Tisch nicht gemischt werden, bringst du deine 13 Manipulationskarten in eine Reihenfolge; in
    ihr ziehst du sie, und niemand sonst kennt sie. 'suggested', 'shuffled' und 'favourite' erledigen es auf einmal,
    oder tippe die Namen nacheinander. §2.8, §5.5
topic-place =
    Vor dem ersten Zug legst du fünf Karten verdeckt aus, eine vor jede Gruppe, und jeden der Werte 1 bis 5 einmal:
    'place 3 1 5 2 4' gibt den Senatoren eine 3, den Prätoren eine 1 und so weiter bis zu den Zensoren; 'any' macht es
    zufällig. Deine Hand ist noch einmal 1 bis 5. Dein Gegner tut zur gleichen Zeit dasselbe, und keiner sieht die Werte
    des anderen. Später legst du Karten mit 'lay' und 'show'. §2.11 bis §2.14
topic-suffrage =
    Am Ende jedes aktiven Zuges wird eine Abstimmungskarte aufgedeckt: die einer Gruppe, die dann abstimmt, eine Orgie
    (nichts geschieht) oder die Mischorgie (alle Abstimmungskarten bilden einen neuen Stapel). §5.8 bis §5.14
topic-vote =
    Alle Karten vor der Gruppe werden aufgedeckt. Die höhere Summe gewinnt einen Patrizier; die niedrigere, wenn die
    Zahl der Philosophen verschieden ist. Ein Gleichstand ändert nichts. Dann wirft die höhere Summe ihre höchste Zahl
    ab, die niedrigere ihre niedrigste, und die Philosophen gehen. Auch eine Gruppe mit acht Karten stimmt ab.
    §7.1 bis §7.19, §8.8
topic-mission =
    Deine geheime Mission nennt die Senatoren, die Prätoren oder die Quästoren: Mit mindestens drei von ihnen bringt
    sie am Ende 2 Punkte. Ihr könnt beide dieselbe haben. §1.7, §2.6, §13.5
topic-hidden =
    Deine Karten in [Klammern] liegen verdeckt, und nur du kennst sie. Ein ? ist eine verdeckte Karte des Gegners. Alle
    werden aufgedeckt, wenn die Gruppe abstimmt, oder durch eine Kurtisane. §7.4, §9.39, §11.4, §11.10

## Optionen

option-manipulation = Manipulationskarten
option-manipulation-arranged = jeder ordnet die eigenen
option-manipulation-shuffled = gemischt
option-orgies = Orgien
option-orgies-3 = alle drei
option-orgies-drop_one = von Anfang an eine weniger
option-orgies-drop_one_after_second_group = eine weniger, wenn zwei Gruppen geschlossen sind
option-end = das Ende
option-end-both = wenn beide keinen Einfluss mehr haben
option-end-first_out = einen Zug, nachdem einer keinen Einfluss mehr hat
option-cleopatra = Cleopatra
option-cleopatra-drawn = wird ausgelost
option-cleopatra-0 = hat Sitz 0
option-cleopatra-1 = hat Sitz 1

## Phasen und Fragen

phase-draw_parties = das Auslosen der Parteien
phase-draw_mission = das Austeilen der Missionen
phase-arrange = das Ordnen der Manipulationskarten
phase-place = die ersten fünf Karten
phase-turn = der Zug
phase-lay = das Legen von Einfluss
phase-lay_second = die zweite offene Karte
phase-manipulate = eine Manipulationskarte
phase-veto = das Veto
phase-strike = das Opfer des Spions
phase-castle = die Rochade
phase-refill = das Ziehen
phase-draw_influence = das Ziehen
phase-draw_manipulation = das Ziehen
phase-suffrage = die Abstimmungskarte
phase-last_turn = der letzte Zug
phase-last_lay = das Legen der letzten Karten

question-arrange = In welcher Reihenfolge sollen deine Manipulationskarten kommen? Die erste wird zuerst gezogen.
question-place = Deine ersten fünf Karten kommen verdeckt vor die Gruppen, je eine. Welche Werte?
question-turn = Einfluss legen, erst eine Manipulation spielen oder abwerfen?
question-lay = Leg jetzt Einfluss: eine Karte verdeckt oder zwei offen.
question-lay_second = Und die zweite Karte, auch offen?
question-manipulate = Spielst du eine Manipulationskarte?
question-veto = { $source_Acc } zulassen?
question-strike = Du siehst die Hand. Welche Karte muss dein Gegner abwerfen?
question-castle = { $source }: Wie legst du deine Karten neu?
question-refill = Aus welcher Reserve ziehst du die nächste Karte?
question-last_turn = Dein letzter Zug: Leg allen Einfluss offen – vorher, wenn du willst, eine Manipulationskarte.
question-last_lay = Welche Karte legst du als Nächstes offen?

hint-veto = { $what }.
hint-turn-no-room = Für dich ist kein Platz frei. Eine Manipulationskarte kann Platz schaffen; sonst geht dein Zug ohne Legen weiter.
hint-refill = Deine nächste Manipulationskarte: { $card }.
hint-castle = Aufgenommen: { $cards }. Nenn die Karten für { $first_acc }; die anderen gehen zu { $second_dat }.

how-lay = eine Karte verdeckt
how-show = zwei Karten offen, eine nach der anderen
how-show-second = offen
how-show-last = offen, bis nichts mehr übrig ist oder passt
how-discard = und neue Karten ziehen; keine Abstimmung
how-assassinate = Meuchelmord
how-castle = Rochade, zwei deiner Gruppen
how-courtesan = Kurtisane
how-wrath = Zorn der Götter
how-spy = Spion: die Hand ansehen, eine Karte abwerfen
how-done = keine Manipulationskarte
how-cards = { $cards } vor { $groups }
how-any-group = jede Gruppe
how-discard-cards = beliebig viele von { $cards }
how-discard-none = oder 'discard none': nur ziehen
how-card = KARTE
how-cards-word = KARTEN
how-group = GRUPPE
how-note = Erste Buchstaben genügen: '{ $example }'. 'moves' zeigt alle { $count } Antworten.
how-strike = eine von { $cards }
how-relay = die Karten für die erste Gruppe, oder 'relay none'

how-arrange-names = tippe Namen, mehrere in einer Zeile: spy veto assassination …
how-arrange-suggested = eine vernünftige Reihenfolge für den Rest
how-arrange-shuffled = zufällig
how-arrange-favourite = die Reihenfolge, die du mit 'save favourite' gespeichert hast
how-place-values = die fünf Werte von Senatoren bis Zensoren, jeder einmal
how-place-any = zufällig
example-place = place 3 1 5 2 4

quick-arranged = Reihenfolge: { $cards }
quick-placed = Zufällig gelegt, von Senatoren bis Zensoren: { $values }
quick-not-left = { $card } hast du nicht mehr so oft. Übrig sind { $left }.
quick-no-favourite = Du hast noch keine Lieblingsreihenfolge. Ordne deine Karten und tippe dann 'save favourite'.
quick-bad-favourite = Die Datei { $file } ist unbrauchbar; 'save favourite' schreibt eine neue.
quick-favourite-saved = Als Lieblingsreihenfolge gespeichert: { $cards }
quick-cannot-save = { $file } lässt sich nicht schreiben.
quick-arrange-first = Ordne erst alle deine Manipulationskarten.
quick-nothing-arranged = An diesem Tisch sind die Manipulationskarten gemischt: Es gibt keine Reihenfolge zu speichern.

## Züge in Worten

move-next = Als Nächstes: { $what }
move-place = Senatoren { $what }, Prätoren { $second }, Quästoren { $third }, Ädilen { $fourth }, Zensoren { $fifth }
move-lay = Verdeckt { $what_a } vor { $second_acc } legen
move-show = Offen { $what_a } vor { $second_acc } legen
move-assassinate = { $what_Acc } vor { $second_dat } ermorden
move-spy = Einen Spion schicken
move-castle = Rochade spielen: { $what } und { $second }
move-courtesan = Eine Kurtisane zu { $what_dat } schicken
move-wrath = Den Zorn der Götter auf { $what_acc } lenken
move-done = Keine Manipulationskarte spielen
move-veto = Veto!
move-allow = Zulassen
move-strike = { $what_Acc } abwerfen lassen
move-relay = { $all } vor die erste Gruppe legen, den Rest vor die zweite
move-relay-none = Alles vor die zweite Gruppe legen
move-discard = Abwerfen: { $all }
move-discard-none = Ziehen ohne Abwerfen
move-draw = { $what ->
    [influence] Aus der Einflussreserve ziehen
   *[manipulation] Aus der Manipulationsreserve ziehen
 }
move-cleopatra = Cleopatra hat Sitz { $number }
move-mission = Mission: { $what }
move-drawn = Gezogen: { $what }
move-suffrage = Aufgedeckt: { $what }

## Was geschieht

event-parties_drawn = { $seat_you ->
    [yes] Du bist Cleopatra und beginnst.
   *[no] { $seat } ist Cleopatra und beginnt.
 }
event-mission_drawn = { $seat_you ->
    [yes] Du bekommst eine Mission.
   *[no] { $seat } bekommt eine Mission.
 }
event-mission_drawn-known = { $seat_you ->
    [yes] Deine Mission: { $group }.
   *[no] Die Mission von { $seat }: { $group }.
 }
event-arranging = Jemand ordnet eine Karte ein.
event-arranging-known = { $seat_you ->
    [yes] Deine nächste Karte in der Reihe: { $card }.
   *[no] Nächste Karte in der Reihe von { $seat }: { $card }.
 }
event-arranged = { $seat_you ->
    [yes] Deine Manipulationskarten sind geordnet.
   *[no] { $seat } hat die Manipulationskarten geordnet.
 }
event-placed = { $seat_you ->
    [yes] Du hast deine ersten fünf Karten versiegelt.
   *[no] { $seat } hat die ersten fünf Karten versiegelt.
 }
event-placed-known = { $seat_you ->
    [yes] Du legst deine ersten fünf Karten: Senatoren { $values_0 }, Prätoren { $values_1 }, Quästoren { $values_2 }, Ädilen { $values_3 }, Zensoren { $values_4 }.
   *[no] { $seat } legt die ersten fünf Karten: Senatoren { $values_0 }, Prätoren { $values_1 }, Quästoren { $values_2 }, Ädilen { $values_3 }, Zensoren { $values_4 }.
 }
event-turn_begins = { $seat_you ->
    [yes] Zug { $turn } – du
   *[no] Zug { $turn } – { $seat }
 }
event-last_turn = { $seat_you ->
    [yes] Der letzte Zug – du legst alles, was du hast
   *[no] Der letzte Zug – { $seat } legt alles, was übrig ist
 }
event-turn_skipped = { $seat_you ->
    [yes] Deine Hand ist leer: Du setzt aus.
   *[no] Die Hand von { $seat } ist leer: { $seat } setzt aus.
 }
event-discarded = { $seat_you ->
    [yes] Du legst nichts und wirfst ab: { $cards }.
   *[no] { $seat } legt nichts und wirft ab: { $cards }.
 }
event-nothing_discarded = { $seat_you ->
    [yes] Du wirfst nichts ab und ziehst nur.
   *[no] { $seat } wirft nichts ab und zieht nur.
 }
event-laid_down = { $seat_you ->
    [yes] Du legst eine Karte verdeckt vor { $group_acc }.
   *[no] { $seat } legt eine Karte verdeckt vor { $group_acc }.
 }
event-laid_down-known = { $seat_you ->
    [yes] Du legst { $card_a } verdeckt vor { $group_acc }.
   *[no] { $seat } legt { $card_a } verdeckt vor { $group_acc }.
 }
event-laid_up = { $seat_you ->
    [yes] Du legst { $card_a } offen vor { $group_acc }.
   *[no] { $seat } legt { $card_a } offen vor { $group_acc }.
 }
event-no_room = { $seat_you ->
    [yes] Kein Platz mehr für deine Karten, abgeworfen: { $cards }.
   *[no] Kein Platz mehr für Karten von { $seat }, abgeworfen: { $cards }.
 }
event-nothing_laid = { $seat_you ->
    [yes] Für deinen Einfluss ist immer noch kein Platz: Du legst nichts.
   *[no] Für den Einfluss von { $seat } ist immer noch kein Platz: Nichts wird gelegt.
 }
event-vote_empty = { $group_The } sollen abstimmen, aber niemand umwirbt sie.
event-vote = { $group_The } stimmen ab: { $seat_0 } { $totals_0 } ({ $cards_0 }), { $seat_1 } { $totals_1 } ({ $cards_1 }).
event-vote_tied = Gleichstand: { $group_The } bleiben, und alle Karten auch.
event-vote_turned = { $seat_you ->
    [yes] Der Philosoph kehrt die Abstimmung um: Mit der niedrigeren Summe gewinnst du einen der { $group }.
   *[no] Der Philosoph kehrt die Abstimmung um: Mit der niedrigeren Summe gewinnt { $seat } einen der { $group }.
 }
event-vote_won = { $seat_you ->
    [yes] Du gewinnst einen der { $group }!
   *[no] { $seat } gewinnt einen der { $group }.
 }
event-vote_discards = { $seat_you ->
    [yes] Du wirfst dort ab: { $cards }.
   *[no] { $seat } wirft dort ab: { $cards }.
 }
event-group_closed = Das war der Letzte der { $group }: Die Gruppe ist geschlossen, und alle Karten dort werden abgeworfen.
event-orgy_leaves = Zwei Gruppen sind geschlossen: Eine Orgie kommt aus dem Spiel.
event-drew = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
 } aus der { $reserve ->
    [influence] Einflussreserve
   *[manipulation] Manipulationsreserve
 }.
event-drew-known = { $seat_you ->
    [yes] Du ziehst { $card_a }.
   *[no] { $seat } zieht { $card_a }.
 }
event-suffrage_card = { $suffrage_id ->
    [orgy] Abstimmungskarte: eine Orgie. Niemand stimmt ab.
    [reshuffle] Abstimmungskarte: die Mischorgie. Niemand stimmt ab, und der Stapel wird neu gemischt.
   *[other] Abstimmungskarte: { $suffrage }.
 }
event-assassination_played = { $seat_you ->
    [yes] Du verübst einen Meuchelmord an { $card_dat } vor { $group_dat }.
   *[no] { $seat } verübt einen Meuchelmord an { $card_dat } vor { $group_dat }.
 }
event-spy_played = { $seat_you ->
    [yes] Du schickst einen Spion.
   *[no] { $seat } schickt einen Spion.
 }
event-castling_played = { $seat_you ->
    [yes] Du spielst eine Rochade: { $group } und { $other_group }.
   *[no] { $seat } spielt eine Rochade: { $group } und { $other_group }.
 }
event-courtesan_played = { $seat_you ->
    [yes] Du schickst eine Kurtisane zu { $group_dat }.
   *[no] { $seat } schickt eine Kurtisane zu { $group_dat }.
 }
event-wrath_played = { $seat_you ->
    [yes] Du lenkst den Zorn der Götter auf { $group_acc }.
   *[no] { $seat } lenkt den Zorn der Götter auf { $group_acc }.
 }
event-allowed = { $seat_you ->
    [yes] Du lässt es zu.
   *[no] { $seat } lässt es zu.
 }
event-vetoed = { $seat_you ->
    [yes] Veto! Du hebst { $card_acc } auf.
   *[no] Veto! { $seat } hebt { $card_acc } auf.
 }
event-assassinated = { $seat_you ->
    [yes] Du verlierst { $card_acc } vor { $group_dat }.
   *[no] { $seat } verliert { $card_acc } vor { $group_dat }.
 }
event-spied = { $seat_you ->
    [yes] Du siehst dir die Hand von { $other } an.
   *[no] { $other_you ->
        [yes] { $seat } sieht sich deine Hand an.
       *[no] { $seat } sieht sich die Hand von { $other } an.
     }
 }
event-spied-known = { $seat_you ->
    [yes] Du siehst dir die Hand von { $other } an: { $cards }.
   *[no] { $other_you ->
        [yes] { $seat } sieht sich deine Hand an: { $cards }.
       *[no] { $seat } sieht sich die Hand von { $other } an: { $cards }.
     }
 }
event-struck = { $seat_you ->
    [yes] { $other } muss abwerfen: { $card }.
   *[no] { $other_you ->
        [yes] Du musst abwerfen: { $card }.
       *[no] { $other } muss abwerfen: { $card }.
     }
 }
event-relaid = { $seat_you ->
    [yes] Du legst deine Karten verdeckt neu:
   *[no] { $seat } legt die Karten verdeckt neu:
 } { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } vor { $group_acc }, { $other_count ->
    [one] 1 Karte
   *[other] { $other_count } Karten
 } vor { $other_group_acc }.
event-relaid-known = { $seat_you ->
    [yes] Du legst verdeckt neu: { $group } { $cards }; { $other_group } { $other_cards }.
   *[no] { $seat } legt verdeckt neu: { $group } { $cards }; { $other_group } { $other_cards }.
 }
event-unveiled = { $seat_you ->
    [yes] Deine verdeckten Karten vor { $group_dat } werden aufgedeckt: { $cards }.
   *[no] Die verdeckten Karten von { $seat } vor { $group_dat } werden aufgedeckt: { $cards }.
 }
event-wrath_discards = { $seat_you ->
    [yes] Du verlierst vor { $group_dat }: { $cards }.
   *[no] { $seat } verliert vor { $group_dat }: { $cards }.
 }
event-game_over = Die Partie ist vorbei: Die Missionen werden aufgedeckt.
event-mission_shown = { $seat_you ->
    [yes] Deine Mission: { $group }.
   *[no] Die Mission von { $seat }: { $group }.
 }

## Warum nicht

refusal-others-turn = { $other } muss antworten.
refusal-veto-only-as-answer = Ein Veto ist nur als Antwort auf eine Manipulationskarte des Gegners möglich.
refusal-nothing-to-let-pass = Es gibt keine Manipulationskarte des Gegners, die du zulassen könntest.
refusal-not-to-arrange = Diese Karte hast du nicht mehr zu ordnen.
refusal-each-value-once = Leg jeden der Werte 1 bis 5 einmal, je einen vor jede Gruppe.
refusal-no-veto-in-hand = Du hast kein Veto auf der Hand.
refusal-not-in-their-hand = Dein Gegner hat diese Karte nicht auf der Hand.
refusal-no-such-reserve = So eine Reserve gibt es nicht.
refusal-must-lay-all = Im letzten Zug musst du allen Einfluss legen, für den Platz ist.
refusal-must-lay = In einem aktiven Zug musst du Einfluss legen.
refusal-laid-already = Du hast in diesem Zug schon Einfluss gelegt.
refusal-laying-is-over = In diesem letzten Zug ist das Legen vorbei; Platz, der jetzt entsteht, bleibt ungenutzt.
refusal-not-influence = { $card_The } ist keine Einflusskarte und wird nie gelegt.
refusal-no-influence-in-hand = Ohne Einflusskarte auf der Hand kannst du nur passiv sein: abwerfen und ziehen.
refusal-not-in-hand = { $card_id ->
    [philosopher] Du hast keinen Philosophen auf der Hand.
   *[other] Du hast keine { $card } auf der Hand.
 }
refusal-no-room-anywhere = Vor keiner Gruppe ist Platz für dich: Beginn mit einer Manipulationskarte, oder sei passiv.
refusal-group-closed = Im Forum sind keine { $group } mehr.
refusal-five-of-your-own = Vor { $group_dat } liegen schon fünf eigene Karten von dir.
refusal-eight-there = Vor { $group_dat } liegen schon acht Karten.
refusal-last-turn-face-up = Im letzten Zug werden alle Karten offen gelegt.
refusal-second-face-up-too = Die zweite Karte wird offen gelegt wie die erste.
refusal-one-card-face-down = Für zwei offene Karten brauchst du zwei Einflusskarten; leg deine einzige verdeckt.
refusal-two-need-two-places = Für zwei offene Karten brauchst du zwei freie Plätze; leg eine verdeckt.
refusal-last-turn-is-active = Im letzten Zug kannst du nicht abwerfen.
refusal-turn-is-active = Du hast einen aktiven Zug begonnen und kannst nicht mehr abwerfen.
refusal-discard-at-least-one = Deine Hand ist voll: Wirf mindestens eine Karte ab.
refusal-nothing-to-draw = Deine beiden Reserven sind leer: Wirf mindestens eine Karte ab.
refusal-discard-own-cards = Du hast nicht alle diese Karten auf der Hand.
refusal-relay-these-cards = Leg genau die Karten neu, die du aufgenommen hast.
refusal-relay-five-at-most = Vor einer Gruppe dürfen nicht mehr als fünf deiner Karten liegen.
refusal-relay-eight-at-most = Vor { $group_dat } dürfen nicht mehr als acht Karten liegen.
refusal-not-in-between = Zwischen zwei Karten, die du zusammen legst, darfst du keine Manipulationskarte spielen.
refusal-one-manipulation = Du hast in diesem Zug schon eine Manipulationskarte gespielt.
refusal-manipulation-not-in-hand = Du hast { $card_acc } nicht auf der Hand.
refusal-spy-empty-hand = Dein Gegner hat keine Karten, die du ausspähen könntest.
refusal-assassinate-influence-only = Nur Einflusskarten können ermordet werden.
refusal-assassinate-hidden = { $card_id ->
    [philosopher] Kein Philosoph
   *[other] Keine { $card }
 } deines Gegners liegt offen vor { $group_dat }, und verdeckte Karten sind sicher.
refusal-assassinate-own = { $card_The } vor { $group_dat } gehört dir selbst.
refusal-assassinate-not-there = { $card_id ->
    [philosopher] Kein Philosoph
   *[other] Keine { $card }
 } deines Gegners liegt vor { $group_dat }.
refusal-castle-two-groups = Nenne zwei verschiedene Gruppen.
refusal-castle-own-cards = Vor { $group_dat } liegt keine Karte von dir.
refusal-courtesan-nothing-hidden = Vor { $group_dat } hat dein Gegner keine verdeckte Karte.
refusal-wrath-nothing-there = Vor { $group_dat } liegt keine Karte.

## Die Wertung

part-patricians = Patrizier
part-majorities = Mehrheiten
part-whole_groups = ganze Gruppen
part-mission = Mission
count-total = Punkte
reason-patricians_gone = Alle Patrizier sind vergeben.
reason-influence_gone = Aller Einfluss ist verbraucht.
count-tie-note = Bei gleich vielen Punkten endet die Partie unentschieden (§13.9).
count-won = gewonnen
count-mission = { $name }: Mission { $mission } ({ $fulfilled ->
    [yes] erfüllt
   *[no] verfehlt
 }); Hand: { $hand }; noch verdeckt: { $hidden }

## Der Tisch

table-turn = Zug { $turn }
table-turn-of = { $name } ist dran
table-turn-yours = du bist dran
table-last = der letzte Zug
table-before = Vor dem ersten Zug
table-forum = Forum
table-left = übrig
table-won = gewonnen
table-room = Platz
table-closed = geschlossen
table-legend = [4] deine verdeckte Karte · ? verdeckt beim Gegner · P Philosoph · Platz: für dich
table-hands = Hand und Reserve (Einfluss + Manipulation)
table-hand-sizes = Hand { $influence } + { $manipulation } · Reserve { $influence_left } + { $manipulation_left }
table-suffrage = Abstimmungsstapel: { $cards }
table-suffrage-discard = aufgedeckt: { $cards }
table-known-pool = Unter den verdeckten vor { $groups }: { $cards }
table-known-items = { $hidden ->
    [0] Auf der Hand: { $cards }
   *[other] Auf der Hand oder von dort verdeckt gelegt: { $cards }
 }
table-known-hand = Noch auf der Hand: { $cards }
table-known = Was du über die Karten von { $name } weißt
table-own = Deine Karten
table-hand = Hand: { $cards }
table-no-cards = keine
table-mission = Mission: drei { $group } für 2 Punkte – { $taken ->
    [0] bisher keiner
    [1] bisher einer
    [2] bisher zwei
   *[other] erfüllt
 }
table-next = Künftige Manipulationskarten: { $cards }
table-next-more = { $cards } … (noch { $count }: 'order')
table-order = Deine künftigen Manipulationskarten
table-shuffled = Künftige Manipulationskarten: gemischt
table-arranged = Bisher geordnet: { $cards }
table-to-arrange = Noch zu ordnen: { $cards }
table-discards = Abgeworfen von { $name } ({ $party })
table-gone = Abstimmungskarten aus dem Spiel

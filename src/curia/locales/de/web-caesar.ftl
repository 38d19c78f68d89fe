# Was der Webclient an einem Tisch von Caesar & Cleopatra sagt.

## Der Tisch

log-title = Verlauf
turn-number = Zug { $turn }
step-influence = Einfluss
step-manipulation = Manipulation
step-refill = Auffüllen
step-suffrage = Abstimmung
forum = Forum
opponent = { $party }, gespielt von { $name }
own-party = Deine Partei
hand = Hand
hand-counts = { $influence } Einfluss · { $manipulation } Manipulation
your-hand = Deine Hand
hand-none = Deine Hand ist leer.
first-cards = Zu legen
all-placed = Alle fünf liegen vor ihren Gruppen.
reserve-influence = Einfluss
reserve-manipulation = Manipulation
reserves = Reserven: { $influence } Einfluss, { $manipulation } Manipulation
mission = Mission
mission-progress = { $have } von { $need }
mission-done = ✓ erfüllt
mission-failed = verfehlt
mission-label = Mission: { $group }, { $done ->
    [yes] erfüllt
   *[no] { $have } von { $need }
 }
points-now = { $count ->
    [one] Punkt
   *[other] Punkte
 }
points-open = { $count ->
    [one] offener Punkt
   *[other] offene Punkte
 }

## Die Gruppen

left-of = von { $count }
group-closed = geschlos{ "\u00AD" }sen
group-label = { $group }: { $state ->
    [closed] geschlossen
   *[open] noch { $left } von { $of }; { $room ->
        [0] kein Platz für dich
        [one] ein Platz für dich
       *[other] { $room } Plätze für dich
     }
 }
row-label = { $group }, { $who }: { $open }, { $hidden ->
    [0] nichts verdeckt
    [one] eine verdeckt
   *[other] { $hidden } verdeckt
 }
philosophers = { $count ->
    [0] kein Philosoph
    [one] 1 Philosoph
   *[other] { $count } Philosophen
 }
patricians-won = Von { $party } gewonnene Patrizier: { $count }
would-win = würde jetzt gewinnen

## Abstimmung und Gewonnenes

suffrage = Abstimmung
suffrage-counts = { $deck } im Stapel · { $turned } offen
suffrage-coming = Noch im Stapel:
won-title = Gewonnene Patrizier
won-majority = Mehrheit
won-points = Punkte jetzt
won-without-mission = ohne die geheime Mission
discards = Abwürfe und bekannte Karten
discards-of = Abwürfe von { $party } ({ $count })
discards-none = Noch nichts.
order-left = Deine nächsten Manipulationskarten
known-title = Bekannte Karten von { $party }
known-hand = Sicher auf der Hand
known-somewhere = Auf der Hand oder verdeckt gelegt
known-pooled = Unter den Karten der Rochade

## Die Fragen

tip-influence = { "" }
prompt-arrange = Ordne deine Manipulationskarten
note-arrange = Du ziehst sie in dieser Reihenfolge, und nur du kennst sie. Zieh eine Karte an ihren Platz; oder tipp sie an (Enter), dann den neuen Platz oder die Pfeile.
prompt-place = Deine ersten fünf Karten
note-place = Eine verdeckt vor jede Gruppe. Die anderen fünf sind deine Hand.
prompt-turn = Du bist dran
note-turn = Wähl eine Karte. Einfluss legst du vor eine Gruppe; vorher darfst du eine Manipulation spielen.
note-turn-passive = Du kannst jetzt keinen Einfluss legen: Wirf Karten ab und zieh neue.
note-turn-no-room = Für dich ist kein Platz frei. Eine Manipulationskarte kann Platz schaffen; sonst geht dein Zug ohne Legen weiter. Oder wirf Karten ab.
prompt-lay = Leg jetzt Einfluss
note-lay = Eine Karte verdeckt oder zwei offen.
prompt-lay_second = Und die zweite Karte, offen
note-lay_second = Vor dieselbe Gruppe oder vor eine andere.
prompt-manipulate = Eine Manipulation spielen?
note-manipulate = Wähl eine Karte aus deiner Hand, oder mach ohne weiter.
note-strike = Du siehst die ganze Hand. Die gewählte Karte wird offen abgeworfen.
note-castle = Alle diese Karten legst du verdeckt neu. Ein Tipp schickt eine Karte zur anderen Gruppe.
prompt-refill = Zieh eine Karte
note-refill = Du siehst sie, bevor du die nächste wählst.
note-refill-spy = Ein Spion hat dir eine Karte genommen: Zieh sofort eine neue.
prompt-last_turn = Dein letzter Zug
note-last_turn = Leg allen Einfluss offen; vorher darfst du eine Manipulation spielen.
prompt-last_lay = Dein letzter Zug: die nächste Karte
note-last_lay = Wähl eine Karte, dann eine Gruppe. Alles, wofür Platz ist, musst du legen.

modes = Was du mit der Karte machst
mode-lay = Verdeckt
mode-lay-note = eine Karte
mode-show = Offen
mode-show-note = zwei Karten
mode-play = Manipulation
mode-play-note = kann Platz schaffen
mode-discard = Abwerfen
mode-discard-note = und ziehen
mode-discard-note-short = oder nur ziehen

## Was noch zu wählen ist

choose-lay = { $card_Acc } verdeckt: vor welche Gruppe?
choose-show = { $card_Acc } offen: vor welche Gruppe?
choose-assassinate = Welche offene Karte deines Gegners trifft der Meuchelmord?
choose-castle = Vor welchen zwei Gruppen legst du deine Karten neu?
choose-courtesan = Vor welcher Gruppe deckst du die Karten des Gegners auf?
choose-wrath = Welche Gruppe trifft der Zorn der Götter?
choose-discard = Wähl die Karten, die du abwirfst. In so einem Zug stimmt niemand ab.
choose-discard-short = Wähl die Karten, die du abwirfst, oder zieh nur. In so einem Zug stimmt niemand ab.

## Was geschehen wird

then-lay = Niemand sonst sieht sie, bis die Gruppe abstimmt oder eine Kurtisane kommt.
then-show = Alle sehen sie, und eine zweite Karte folgt offen.
then-assassinate = Die Karte wird abgeworfen, sofern dein Gegner kein Veto einlegt.
then-castle = Du nimmst dort alle deine Karten auf und legst sie verdeckt neu, sofern dein Gegner kein Veto einlegt.
then-courtesan = Alle verdeckten Karten deines Gegners dort werden aufgedeckt und bleiben es, sofern er kein Veto einlegt.
then-wrath = Aller Einfluss beider Parteien dort wird abgeworfen, sofern dein Gegner kein Veto einlegt.
then-spy = Du siehst die Hand und wirfst eine Karte davon ab, sofern dein Gegner kein Veto einlegt.
then-discard = Danach wird deine Hand aufgefüllt. In diesem Zug stimmt niemand ab.
then-strike = Dein Gegner zieht sofort eine neue Karte, die du nicht siehst.
discard-all = Alle wählen
discard-none = Ziehen ohne Abwerfen

## Das Veto

veto-note = Ein Veto hebt sie auf; beide Karten werden abgeworfen.
veto-none = Du hast kein Veto. Gleich geht es weiter.
veto-ahead = Alle Manipulationen zulassen
veto-ahead-hint = Mit oder ohne Veto auf der Hand wird für dich geantwortet, bis du es abschaltest.

## Ziehen

draw-left = noch { $count }
draw-next = als Nächstes: { $card }; noch { $count }

## Erste Karten

place-which = { $count ->
    [one] Wähl deine letzte Karte.
   *[other] Wähl eine Karte, dann eine Gruppe.
 }
place-where = { $card_Acc } vor welche Gruppe?
place-ready = So werden sie liegen. Nur du kennst die Werte.
place-seal = Die fünf Karten versiegeln
place-random = Zufällig
place-clear = Alle zurücknehmen

## Ordnen

arrange-list = Deine Manipulationskarten, die erste wird zuerst gezogen
arrange-card = { $card }, Platz { $place } von { $count }
arrange-place = { $card } liegt auf Platz { $place } von { $count }
arrange-lifted = { $card }: { $line }. Tipp auf den neuen Platz.
arrange-seal = Diese Reihenfolge versiegeln
arrange-earlier = Früher
arrange-later = Später
arrange-down = Ablegen
arrange-suggested = Vorschlag
arrange-shuffled = Mischen
arrange-favourite = Wie letztes Mal
arrange-telling = Deine Reihenfolge wird versiegelt …

## Rochade

castle-move = { $card_Acc } zu { $group_dat } legen
castle-count = { $count } von höchstens { $most }
castle-none = nichts
castle-lay = Verdeckt legen
castle-back = Wie vorher

## Eine Abstimmung

vote-title = { $group_The } stimmen ab
vote-totals = Summen: { $party } { $total }, { $other } { $other_total }.
vote-why-higher = Keine Philosophen: Die höhere Summe gewinnt.
vote-why-cancelled = Philosophen { $own } : { $other }, auf beiden Seiten gleich viele: Die höhere Summe gewinnt.
vote-why-lower = Philosophen { $own } : { $other }. Die niedrigere Summe gewinnt.
vote-why-alone = Nur { $party } hat hier Karten und gewinnt.
vote-why-tie = Gleiche Summen: Niemand gewinnt.
vote-winner = { $party } gewinnt { $patrician_a }.
vote-tie = Alle Patrizier bleiben.
vote-discards = { $party } wirft ab: { $cards }.
vote-closed = Das war der letzte: Alle Karten hier werden abgeworfen.
vote-stays = Alle Karten bleiben offen liegen.
vote-go-on = Weiter
vote-left = Weiter in { $count } s

## Die Wertung

count-whole = alle

## Warum man wartet

waiting-arrange = Beide ordnen ihre Manipulationskarten.
waiting-place = Beide legen ihre ersten fünf Karten, je eine vor jede Gruppe.
waiting-turn = Gleich steht fest, was dieser Zug bringt: Einfluss, eine Manipulation oder neue Karten.
waiting-lay = Einfluss wird vor eine Gruppe gelegt.
waiting-lay_second = Eine zweite Karte wird offen gelegt.
waiting-manipulate = Es kann noch eine Manipulationskarte folgen.
waiting-veto = { $names } kann das mit einem Veto aufhalten.
waiting-strike = Der Spion sieht die Hand und wirft eine Karte davon ab.
waiting-castle = Nach der Rochade werden die Karten zweier Gruppen neu gelegt.
waiting-refill = Die Hand wird aufgefüllt.
waiting-last_turn = Im letzten Zug wird alles gelegt, was übrig ist.
waiting-last_lay = Im letzten Zug wird alles gelegt, was übrig ist.

## Questions in which there is no choice

none-manipulate = Du kannst jetzt keine Manipulation spielen.
none-veto = Du hast kein Veto.

## Mehrere Ereignisse in einer Zeile des Verlaufs

tail-laid_up = , dazu { $items }
item-laid_up = { $card_a } vor { $group_acc }
tail-drew = ; gezogen: { $items }
told-drew = { $seat_you ->
    [yes] Du ziehst: { $items }.
   *[no] { $seat } zieht: { $items }.
 }
item-drew = { $reserve ->
    [influence] Einfluss
   *[other] Manipulation
 }
item-drew-known = { $card }
tail-vote_tied = ; Gleichstand, alles bleibt
tail-vote_turned = ; der Philosoph kehrt es um: { $seat_you ->
    [yes] du gewinnst
   *[no] { $seat } gewinnt
 }
tail-vote_won = ; { $seat_you ->
    [yes] du gewinnst
   *[no] { $seat } gewinnt
 }
tail-vote_discards = ; { $seat_you ->
    [yes] du wirfst
   *[no] { $seat } wirft
 } { $cards } ab
tail-group_closed = ; das war der Letzte
tail-assassinated = ; die Karte ist weg
tail-struck = ; { $card_the } muss weg
tail-unveiled = : { $cards }
tail-wrath_discards = ; { $seat_you ->
    [yes] du verlierst
   *[no] { $seat } verliert
 } { $cards }
told-mission_shown = Die Missionen: { $items }.
item-mission_shown = { $seat } { $group }
over-result = { $count ->
    [one] { $names } gewinnt Rom mit { $points } Punkten.
   *[other] { $names } teilen sich Rom mit je { $points } Punkten.
 }
over-headline = { $count ->
    [one] Rom folgt { $names }: { $points } Punkte
   *[other] Rom ist geteilt: je { $points } Punkte
 }

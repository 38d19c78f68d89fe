# Was jedes Spiel sagt. Eine Übersetzung hat dieselben Kennungen; eine Meldung, die ihr fehlt, erscheint auf Englisch.
#
# Neben einem Argument, das einen Spieler nennt, zum Beispiel $seat, gibt es $seat_you: 'yes', wenn dieser
# Spieler den Satz liest, sonst 'no'. Neben einer Liste gibt es ihre Länge, zum Beispiel $cards_count, und
# neben einer Karte ihre Kennung, zum Beispiel $card_id.

you = du
    .acc = dich
    .dat = dir
# Ein Name nach ‚von‘ und ‚an‘, wenn seine Nachricht kein `.of` und `.to` hat. $name_initial ist sein erster Buchstabe.
form-of = von { $name }
form-to = an { $name }
list-empty = –
list-times = { $item } ×{ $count }
list-more = { $first }, { $next }
list-last = { $first } und { $next }

## Der Anfang

ui-game = Welches Spiel – { $games } [{ $default }]
ui-game-choice = { $number } { $title }
ui-game-wrong = Bitte eine der Zahlen eintippen.

ui-title = { $title }
ui-seats = Wie viele spielen mit ({ $low } bis { $high })? [{ $default }]
ui-seats-wrong = Bitte eine Zahl von { $low } bis { $high }.
ui-seat = Sitz { $seat } – tippe den Namen eines Menschen, oder { $bots } für einen Bot [{ $default }]
ui-default-human = Gast
ui-human = ein Mensch
ui-bot-heuristic = ein Bot, der nach Faustregeln spielt
ui-bot-random = ein Bot, der zufällig spielt
ui-at-table = Sitz { $seat }: { $name }, { $kind }
ui-options = Optionen: { $options }
ui-no-options = Optionen: alles wie in den Regeln
ui-commitment = Siegel der Mischung (der Startwert dazu wird am Ende gezeigt):
ui-how = Antworte mit einer Zahl oder in Worten, zum Beispiel '{ $example }'. 'help' erklärt alles, 'quit' beendet die Partie.

## Das Fragen

ui-news = Seit deiner letzten Entscheidung
ui-public-news = Was alle gesehen haben
ui-prompt = { $name }>
ui-only-answer = Nur eine Antwort ist möglich: { $move }.
ui-only-answer-enter = Das ist deine einzige Möglichkeit; drück Enter.
ui-many-moves = Du hast { $count } Möglichkeiten; 'moves' zeigt sie alle. Zum Beispiel: { $example }
ui-numbers-first = Zahlen gelten erst nach 'moves', das alle { $count } Möglichkeiten zeigt. Oder tippe zum Beispiel: { $example }
ui-example = Tippe die Zahl, oder zum Beispiel: { $example }
ui-more = { $count ->
    [one] … 1 frühere Zeile: tippe 'log'
   *[other] … { $count } frühere Zeilen: tippe 'log'
 }

## Das Weitergeben

ui-pass = Gib den Bildschirm an { $name } weiter.
ui-pass-enter = { $name }, drück Enter, sobald nur du auf den Bildschirm siehst.
ui-pass-undo = { $name }, mit 'undo' nimmst du deine letzte Antwort zurück, solange sie noch keine Folgen hatte.
ui-enter = Drück Enter.
ui-took-back = { $name } hat die letzte Antwort zurückgenommen.

## Zurücknehmen

ui-taken-back = Zurückgenommen: { $answer }.
ui-taken-back-line = Deine letzte Antwort ist zurückgenommen.
ui-given-up = Abgebrochen.
ui-nothing-begun = Du hast nichts angefangen, was du abbrechen könntest; 'undo' nimmt deine letzte Antwort zurück.
ui-undo-nothing-yet = Du hast noch keine Antwort gegeben, die du zurücknehmen könntest.
ui-undo-shown = Zum Zurücknehmen ist es zu spät: Inzwischen wurde eine Karte gezogen, oder du hast etwas Verdecktes gesehen.
ui-undo-answered = Zum Zurücknehmen ist es zu spät: Inzwischen haben andere geantwortet.

## Was nicht zu verstehen ist

ui-empty = Tippe eine Zahl, einen Zug oder 'help'.
ui-no-number = Antwort { $number } gibt es nicht; zur Wahl stehen 1 bis { $last }.
ui-not-understood = '{ $text }' verstehe ich hier nicht. Tippe eine Zahl, einen Zug wie '{ $example }' oder 'help'.
ui-ambiguous = '{ $text }' kann { $moves } bedeuten. Tippe etwas mehr.
ui-no-such-card = Eine Karte '{ $text }' gibt es nicht. Tippe zum Beispiel 'help { $example }'.
ui-several-cards = '{ $text }' kann jede von diesen sein: { $cards }. Tippe etwas mehr.
ui-no-such-rule = Einen Absatz '{ $text }' haben die Regeln nicht. Tippe zum Beispiel 'rules { $example }'.
ui-rules-sections = Die Regeln haben diese Abschnitte; 'rules 5' zeigt einen davon, 'rules 5.2' einen einzelnen Absatz:
ui-no-log = Noch ist nichts passiert.

## Hilfe

ui-help =
    Was du tippen kannst:
      eine Zahl           die Antwort mit dieser Nummer
      Wörter              die Antwort in Worten, wie '{ $example }'; die ersten
                          Buchstaben genügen, wenn sie eindeutig sind
      moves               alle möglichen Antworten
      table               noch einmal der Tisch
      log, log all        was zuletzt geschah, oder alles von Anfang an
      gone                die Karten, die aus dem Spiel sind
      undo                deine letzte Antwort zurücknehmen, solange sie dir nichts
                          Neues gezeigt und noch niemand sonst geantwortet hat
      help KARTE          was eine Karte oder ein Auftrag bewirkt, wie 'help { $card }'
      rules 5.2           ein Absatz der Regeln; 'rules' zeigt die Abschnitte
      quit                die Partie beenden

## Das Verlassen

ui-quit = Die Partie beenden? Sie lässt sich hier nicht fortsetzen. (j/N)
ui-yes = j
ui-quit-save = Das Protokoll speichern? Tippe einen Dateinamen, oder nur Enter, um es zu verwerfen.
ui-left = Du hast die Partie verlassen.
ui-input-ended = Die Eingabe endete vor der Partie.
ui-interrupted = Unterbrochen.
ui-saved = Das Protokoll steht in { $file }.
ui-cannot-save = { $file } lässt sich nicht schreiben: { $reason }.

## Das Ende

ui-the-end = Die Auszählung
ui-place = Platz
ui-seed = Startwert: { $seed }
ui-verify = '{ $command }' prüft, ob die Mischung schon vor der Partie feststand.
ui-verify-unsaved = Spiel mit --save DATEI, um ein Protokoll zu behalten; 'curia verify DATEI' prüft dann die Mischung.

## Fehler auf der Befehlszeile

ui-bad-player = --players: '{ $text }' ist kein Spieler. Schreib you, NAME:human, { $bots } oder NAME:{ $bot }.
ui-player-count = --players: { $seats } Sitze brauchen { $seats } Spieler, nicht { $count }.
ui-same-name = --players: Zwei Spieler heißen { $name }.
ui-bad-option = --option: '{ $text }' muss so aussehen: NAME=WERT. Dieses Spiel kennt { $options }.
ui-bad-seed = --seed: 64 hexadezimale Ziffern sind nötig.

## Nachspielen

ui-replay-all = Alles wird gezeigt, auch was geheim war.
ui-replay-seat = Aus der Sicht von { $name }.
ui-replay-unfinished = Das Protokoll endet hier: Die Partie wurde nicht zu Ende gespielt.

## Was jedes Spiel sagt, wenn es keine eigenen Worte dafür hat

refusal-game-over = Die Partie ist vorbei.
refusal-not-at-the-table = Diesen Sitz gibt es an diesem Tisch nicht.
refusal-not-a-move = Das ist auf diese Frage keine Antwort.
refusal-chance-only = Das entscheidet allein der Zufall.
refusal-other-question = Das beantwortet eine andere Frage; gerade geht es um: { $question }.
refusal-chance-first = Die Karten werden noch gezogen.
refusal-already-answered = Du hast schon geantwortet; eine versiegelte Antwort ist endgültig.
phase-over = das Ende
event-answered = { $seat_you ->
    [yes] Du hast geantwortet.
   *[no] { $seat } hat geantwortet.
 }
count-winner = { $names_count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
 }
help-rulings = { $number ->
    [one] Unsere Entscheidung, wo die gedruckten Regeln es offenlassen: { $rulings }
   *[other] Unsere Entscheidungen, wo die gedruckten Regeln es offenlassen: { $rulings }
 }
provenance-reconstruction-but = Die gedruckten Regeln legen fest: { $fields }; der Rest ist unsere Rekonstruktion.
field-name = Name
table-you = (du)

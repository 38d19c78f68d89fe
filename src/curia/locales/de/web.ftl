# Was der Webclient an jedem Tisch sagt.

## Seiten

page-failed = Diese Seite konnte nicht geladen werden.
page-reload = Neu laden
table-opens = Das Spiel wird aufgebaut …
close = Schließen
menu = Menü
rules = Regeln
language = Sprache
theme = Darstellung
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
sound = Töne
play-title = Spielweise
play-bots = Tempo der Bots
play-bots-about = Spielen mehrere mit, zählt der langsamste Wunsch.
play-speed = Tempo der Karten
play-confirm = Jede Antwort bestätigen
play-confirm-about = Wenn aus: Der letzte nötige Klick gibt die Antwort schon ab. Bei Handel und Zusagen wird immer nachgefragt.
play-hints = Kartenhilfe am Mauszeiger
play-hints-about = Zeigt neben einer Karte, was sie tut.
play-sound-about = Papier, Münzen und eine Glocke, wenn du dran bist.
play-volume = Lautstärke
tempo-quick = schnell
tempo-usual = normal
tempo-slow = langsam
you-alone = Du
seat-gone = Jemand, der ging

## Der Tisch

skip-ask = Zur Frage
steps = Schritte der Runde
step-of = { $step } · { $number }/{ $count }
log-open = Verlauf
log-unread = neue Nachrichten
log-filter = Was der Verlauf zeigt
log-all = alles
log-chat = nur Chat
log-jump = Diesen Moment noch einmal ansehen
chat-write = An den Tisch schreiben …
chat-phrases = Fertige Sätze
phrase-hello = Hallo zusammen!
phrase-luck = Viel Glück!
phrase-moment = Einen Moment, bitte.
phrase-back = Ich bin wieder da.
phrase-thinking = Lasst mich nachdenken …
phrase-well = Gut gemacht!
phrase-ouch = Autsch!
phrase-sorry = Tut mir leid!
phrase-thanks = Danke!
phrase-played = Schöne Partie!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss, bis bald!
clock-title = Uhr
clock-days = { $days } T { $hours } Std.
clock-runs = läuft
inspect-more = Alles über diese Karte: Taste I, langer Druck oder Rechtsklick
stack = { $count ->
    [1] { $card }
   *[other] { $card } ({ $count }-mal)
}

## Fragen und Warten

ask-point = Wähl eine hervorgehobene Karte.
ask-change = Meine Antwort ändern
ask-held = Du hast geantwortet.
ask-held-why = Die anderen erfahren es gleich. Jede Antwort kommt etwas verzögert: So verrät die Zeit niemandem, ob du eine Wahl hattest.
ask-settled = Gleich geht es weiter. Die kurze Pause verrät den anderen nichts.
ask-go-on = Weiter
ask-all = Alle Antworten
ask-find = Antwort suchen
ask-more = … und { $count } weitere: Tippe ein paar Buchstaben, um deine zu finden.
ask-news = Seit deinem letzten Zug ({ $count })
your-turn = Du bist dran: { $question }
your-turn-title = Du bist dran
wait-for = Wir warten auf { $names }.
wait-table = Gleich geht es weiter …
wait-phase = Gerade läuft: { $what }.
wait-paused = Die Partie ist angehalten.
thinking = Denkt nach …
sealed = Versiegelt

## Leute

present-no = nicht da
stands-in = ein Bot springt ein
plays-program = ein Programm spielt
gave-up = hat aufgegeben
watching = Du schaust zu: Die Partie läuft schon, alle Sitze sind besetzt.
watching-now = Du schaust zu
watching-others = { $count ->
    [0] sonst niemand
    [one] 1 weitere Person
   *[other] { $count } weitere
 }
watching-standing = Sichtbarer Stand
spectators = { $count ->
    [0] niemand schaut zu
    [one] 1 Person schaut zu
   *[other] { $count } schauen zu
 }

## Ein Bildschirm für alle

pass-to = Gib den Bildschirm an { $name } weiter.
pass-ready = Ich bin { $name } und schaue allein hin
pass-any = Mehrere von euch sind gefragt. Wer entscheidet zuerst?

## Verbindung, Vorschläge

connection-lost = Keine Verbindung. Neuer Versuch …
proposed-undo = { $you ->
    [yes] Du schlägst vor, deine letzte Antwort zurückzunehmen.
   *[no] { $name } schlägt vor, die letzte Antwort zurückzunehmen.
 }
proposed-pause = { $you ->
    [yes] Du schlägst eine Pause vor.
   *[no] { $name } schlägt eine Pause vor.
 }
proposed-resume = { $you ->
    [yes] Du schlägst vor weiterzuspielen; in einem Tag geht es ohnehin weiter.
   *[no] { $name } schlägt vor weiterzuspielen; in einem Tag geht es ohnehin weiter.
 }
proposed-bot = { $you ->
    [yes] Du schlägst vor, dass ein Bot für { $other } einspringt.
   *[no] { $name } schlägt vor, dass ein Bot für { $other } einspringt.
 }
proposed-abort = { $you ->
    [yes] Du schlägst vor, die Partie ohne Ergebnis zu beenden.
   *[no] { $name } schlägt vor, die Partie ohne Ergebnis zu beenden.
 }
proposal-agree = Zustimmen
proposal-decline = Ablehnen
proposal-withdraw = Zurückziehen
stand-in = Ein Bot spielt für dich.
stand-in-back = Platz wieder einnehmen

## Menü

undo = Zurücknehmen
undo-about = Nimmt deine letzte Antwort zurück. Hatte sie schon Folgen, müssen die anderen zustimmen; Bots tun es immer.
menu-pause = Pause vorschlagen
menu-resume = Vorschlagen weiterzuspielen
menu-bot = Bot für { $name } vorschlagen
menu-abort = Abbruch ohne Ergebnis vorschlagen
menu-abort-sure = Ja, ohne Ergebnis abbrechen
menu-concede = Aufgeben
menu-concede-sure = Ja, ich gebe diese Partie auf
menu-cards = Alle Karten
menu-gone = Karten aus dem Spiel
gone-none = Noch keine Karte ist aus dem Spiel.
menu-replay = Rückschau
menu-settings = Einstellungen
menu-home = Zur Startseite
menu-seal = Siegel der Mischung, vor dem ersten Zug festgelegt:
menu-keys = Tastatur
keys = Tasten
keys-ask = Zur Frage
keys-legal = Zur nächsten Wahl
keys-enter = Wählen; noch einmal gibt die Antwort
keys-give = Die Antwort geben
keys-arrows = Daneben
keys-tab = Weiter: von der Frage zu allem anderen
keys-card = Alles über eine Karte
keys-escape = Zurücknehmen, was du gewählt hast
keys-help = Diese Liste

## Bedienelemente

control-copy = Kopieren
control-copied = Kopiert
control-copy-failed = Ließ sich nicht kopieren

## Das Ende

over-title = Die Auszählung
over-show = Auszählung zeigen
over-reason = { $reason ->
    [conceded] Die anderen haben aufgegeben.
    [given-up] Du hast aufgegeben.
    [agreed] Ihr habt euch auf das Ende geeinigt.
    [aborted] Der Server hat die Partie abgebrochen.
   *[other] Die Partie ist vorbei.
 }
over-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
 }
over-part = wofür
over-total = Summe
over-place = Platz
over-again = Noch einmal spielen
over-awaited = Jemand wartet auf eine neue Partie.
over-join = Auch mitspielen
over-record = Protokoll herunterladen
over-shuffle-kept = { $players ->
    [0] Die Mischung stand vor dem ersten Zug versiegelt fest.
    [one] Die Mischung stand vor dem ersten Zug versiegelt fest, und ein Spieler hat mitgemischt: Niemand konnte sie sich aussuchen.
   *[other] Die Mischung stand vor dem ersten Zug versiegelt fest, und { $players } Spieler haben mitgemischt: Niemand konnte sie sich aussuchen.
 }
over-shuffle-left-out = Die Mischung stand vor dem ersten Zug versiegelt fest, aber du hast nicht mitgemischt: Vielleicht hat dein Gerät zu spät geantwortet.
over-shuffle-changed = Die Mischung passt nicht zu dem Siegel, das du vor der Partie gesehen hast. Frag beim Betreiber des Servers nach, warum.

## Rund um das Spiel

event-table-started = Die Partie beginnt.
event-table-restarted = Der Server war kurz weg und läuft wieder; die Uhren standen so lange still.
event-table-bot_in = { $seat_you ->
    [yes] Ein Bot springt für dich ein.
   *[no] Ein Bot springt für { $seat } ein.
 }
event-table-back = { $seat_you ->
    [yes] Du bist wieder an deinem Platz.
   *[no] { $seat } ist wieder da.
 }
event-table-conceded = { $seat_you ->
    [yes] Du gibst auf.
   *[no] { $seat } gibt auf.
 }
event-table-ended = Die Partie ist vorbei.
event-table-paused = Die Partie ist angehalten.
event-table-resumed = Die Partie geht weiter.
event-table-proposed = { $seat_you ->
    [yes] Du schlägst vor,
   *[no] { $seat } schlägt vor,
 } { $what ->
    [undo] die letzte Antwort zurückzunehmen.
    [pause] eine Pause zu machen.
    [resume] weiterzuspielen; in einem Tag geht es ohnehin weiter.
    [bot] dass ein Bot einspringt.
   *[abort] ohne Ergebnis aufzuhören.
 }
event-table-agreed = { $seat_you ->
    [yes] Du stimmst zu.
   *[no] { $seat } stimmt zu.
 }
event-table-declined = { $seat_you ->
    [yes] Du lehnst ab.
   *[no] { $seat } lehnt ab.
 }
event-table-took_back = { $seat_you ->
    [yes] Du nimmst deine Antwort zurück.
   *[no] { $seat } nimmt eine Antwort zurück.
 }
event-table-undone = { $seat_you ->
    [yes] Du nimmst deine letzte Antwort und ihre Folgen zurück.
   *[no] { $seat } nimmt eine Antwort und ihre Folgen zurück.
 }

## Was der Server ablehnt

declined-stale = Diese Frage ist vorbei.
declined-replaced = Du hast inzwischen anders geantwortet.
declined-not-at-once = Was auf eine dieser Antworten folgt, weiß man vorher nicht.
declined-too-many-ahead = Du hast zu viel im Voraus festgelegt.
declined-not-asked = Du bist nicht gefragt.
declined-paused = Die Partie ist angehalten; erst muss jemand vorschlagen weiterzuspielen.
declined-over = Die Partie ist vorbei.
declined-closed = Der Server macht kurz Pause; komm bald wieder.
declined-conceded = Du hast diese Partie aufgegeben.
declined-no-vote = Darüber stimmst du nicht mit ab.
declined-rated = In einer gewerteten Partie muss jemand zustimmen, und es ist niemand da.
declined-wrong-seat = Dort sitzt kein anderer Mensch, oder ein Bot ist schon eingesprungen.
declined-not-started = Die Partie hat noch nicht begonnen.
declined-not-your-seat = Das kann nur, wer dort sitzt.
declined-not-over = Das wird erst nach der Partie gezeigt.
declined-revealed = Inzwischen wurde etwas aufgedeckt oder beantwortet. Du kannst die anderen bitten, es zurückzunehmen.
declined-nothing-to-undo = Du hast noch nicht geantwortet.
declined-nothing-to-do = Das ist schon so.
declined-proposal-open = Ein anderer Vorschlag ist noch offen.
declined-seat-held = Dieser Sitz wird noch freigehalten.
declined-bot-sits-in = Ein Bot spielt für dich; nimm erst deinen Platz wieder ein.
declined-not-seated = Du schaust nur zu; das können nur Mitspieler.
declined-no-player = Sag zuerst, wie du heißt.
declined-closed-early = Dieser Tisch wurde aufgegeben, bevor die Partie begann.
declined-no-table = Diesen Tisch gibt es nicht.
declined-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
declined-crowded = An diesem Tisch schauen schon zu viele zu.
declined-too-many-connections = Von hier sind zu viele Verbindungen zu diesem Server offen. Schließ einige Fenster und versuch es noch einmal.
declined-broken = Dieser Tisch lässt sich gerade nicht öffnen; wer den Server betreibt, kann herausfinden, warum.
declined-too-many = Zu schnell. Warte einen Moment.
declined-too-often = Du hast in dieser Partie schon zu oft etwas zurückgenommen oder vorgeschlagen.
declined-store = Der Server konnte es nicht speichern. Versuch es noch einmal.
declined-offline = Der Server antwortet nicht.
declined-banned = Du bist von diesem Server ausgeschlossen.
declined-notation = Diese Antwort war nicht lesbar.

## Rückschau

replay-title = Rückschau
replay-moment = Moment { $number } von { $count }
replay-slider = Moment der Partie
replay-back = Zurück
replay-next = Weiter
replay-round = Runde
replay-round-back = Vorige Runde
replay-round-next = Nächste Runde
replay-play = Abspielen
replay-stop = Anhalten
replay-speed = Tempo
replay-eyes = Sicht
replay-open = alles offen
replay-spectator = Zuschauer
replay-share = Link zu diesem Moment kopieren
replay-share-short = Link kopieren
replay-return = Zurück an den Tisch

## An mehreren Tischen

points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
own-things = Dein Bereich
why-not = Warum nicht?
over-result = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } gewinnen gemeinsam mit { $points } Punkten.
 }
over-headline = { $names }: { $points } Punkte
over-skip = Alles zeigen
over-order = Die Reihenfolge
log-beginning = Der Anfang
leads = führt
peek = Rückschau
peek-end = Zurück zum Spiel

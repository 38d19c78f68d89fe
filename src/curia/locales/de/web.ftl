# Was der Webclient an jedem Tisch sagt.

## Seiten

page-failed = Diese Seite konnte nicht geladen werden.
page-reload = Neu laden
table-opens = Der Tisch wird gedeckt …
close = Schließen
menu = Menü
rules = Regeln
language = Sprache
theme = Hell oder dunkel
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
sound = Leise Klänge
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
log-chat = nur Gespräch
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
inspect-more = Taste i, langer Druck oder Rechtsklick: alles über diese Karte
stack = { $count ->
    [1] { $card }
   *[other] { $card } ({ $count }-mal)
}

## Fragen und Warten

ask-point = Wähl auf dem Tisch, was du willst.
ask-change = Meine Antwort ändern
ask-held = Deine Antwort steht.
ask-held-why = Der Tisch erfährt sie gleich, wie jede andere auch: So verrät die Zeit niemandem, ob du eine Wahl hattest.
ask-all = Alle Antworten ({ $count })
ask-find = Antwort suchen
ask-more = … und { $count } weitere: Schreib ein paar Buchstaben, um deine zu finden.
ask-news = Seit deinem letzten Zug ({ $count })
your-turn = Du bist dran: { $question }
your-turn-title = Du bist dran
wait-for = Wir warten auf { $names }.
wait-table = Am Tisch geht es von selbst weiter.
wait-phase = Gerade läuft: { $what }.
wait-paused = Die Partie ist angehalten.
thinking = Denkt nach …
sealed = Versiegelt

## Leute

present-no = nicht da
stands-in = ein Bot springt ein
plays-program = ein Programm spielt
gave-up = hat aufgegeben
watching = Du schaust zu: Die Partie hat begonnen, alle Sitze sind besetzt.
watching-now = Du schaust zu
watching-others = { $count ->
    [0] sonst niemand
    [one] 1 weiterer
   *[other] { $count } weitere
 }
watching-standing = Was man sieht
spectators = { $count ->
    [0] niemand schaut zu
    [one] 1 Person schaut zu
   *[other] { $count } schauen zu
 }

## Ein Bildschirm für alle

pass-to = Gib den Bildschirm an { $name }.
pass-ready = Ich bin { $name }, und nur ich schaue hin
pass-any = Mehrere von euch sind gefragt. Wer beginnt?

## Verbindung, Vorschläge

connection-lost = Die Verbindung ist weg. Neuer Versuch …
proposed-undo = { $you ->
    [yes] Du schlägst vor, deine letzte Antwort zurückzunehmen.
   *[no] { $name } schlägt vor, die letzte Antwort zurückzunehmen.
 }
proposed-pause = { $you ->
    [yes] Du schlägst eine Pause vor.
   *[no] { $name } schlägt eine Pause vor.
 }
proposed-resume = { $you ->
    [yes] Du schlägst vor weiterzuspielen; in einem Tag geht es auf jeden Fall weiter.
   *[no] { $name } schlägt vor weiterzuspielen; einen Tag danach geht es auf jeden Fall weiter.
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

menu-take-back = Meine letzte Antwort zurücknehmen
menu-undo = Die anderen um Rücknahme bitten
menu-pause = Pause vorschlagen
menu-resume = Weiterspielen vorschlagen
menu-bot = Bot für { $name } vorschlagen
menu-abort = Ende ohne Ergebnis vorschlagen
menu-abort-sure = Ja, ohne Ergebnis beenden
menu-concede = Aufgeben
menu-concede-sure = Ja, ich gebe diese Partie auf
menu-cards = Alle Karten
menu-replay = Partie noch einmal ansehen
menu-settings = Einstellungen
menu-home = Zur Startseite
menu-seal = Siegel der Mischung, vor dem ersten Zug festgelegt:
menu-keys = Tasten: A zur Frage, L zum Nächsten, das gewählt werden kann, Pfeile innerhalb eines Bereichs, I alles über eine Karte.

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
    [aborted] Der Server hat die Partie beendet.
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
over-awaited = Jemand hat für eine neue Partie Platz genommen.
over-join = Auch Platz nehmen
over-record = Protokoll herunterladen
over-shuffle-kept = { $players ->
    [0] Gemischt wurde so, wie es vor dem ersten Zug versiegelt war.
    [one] Gemischt wurde so, wie es vor dem ersten Zug versiegelt war, und ein Spieler hat mitgemischt: Niemand konnte es sich aussuchen.
   *[other] Gemischt wurde so, wie es vor dem ersten Zug versiegelt war, und { $players } Spieler haben mitgemischt: Niemand konnte es sich aussuchen.
 }
over-shuffle-left-out = Gemischt wurde so, wie es vor dem ersten Zug versiegelt war, aber ohne dein Zutun: Vielleicht hat dein Gerät zu spät geantwortet.
over-shuffle-changed = Die Mischung passt nicht zu dem Siegel, das du vor der Partie gesehen hast. Frag nach bei denen, die dieses Haus betreiben.

## Rund um das Spiel

event-table-started = Die Partie beginnt.
event-table-restarted = Der Server war eine Weile weg und läuft wieder; solange lief keine Uhr.
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
event-table-proposed = { $what ->
    [undo] { $seat }: Vorschlag, die letzte Antwort zurückzunehmen.
    [pause] { $seat }: Vorschlag einer Pause.
    [resume] { $seat }: Vorschlag weiterzuspielen; einen Tag danach geht es auf jeden Fall weiter.
    [bot] { $seat }: Vorschlag, dass ein Bot einspringt.
   *[abort] { $seat }: Vorschlag, ohne Ergebnis zu enden.
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
    [yes] Mit Zustimmung aller sind deine Antwort und ihre Folgen zurückgenommen.
   *[no] Mit Zustimmung aller sind eine Antwort von { $seat } und ihre Folgen zurückgenommen.
 }

## Was das Haus ablehnt

declined-stale = Diese Frage ist vorbei.
declined-replaced = Du hast inzwischen etwas anderes gesagt.
declined-not-at-once = Was auf eine dieser Antworten folgt, weiß man vorher nicht.
declined-too-many-ahead = Du hast zu vieles im Voraus gesagt.
declined-not-asked = Du bist nicht gefragt.
declined-paused = Die Partie ist angehalten; jemand muss vorschlagen weiterzuspielen.
declined-over = Die Partie ist vorbei.
declined-closed = Der Server macht kurz Pause; komm bald wieder.
declined-conceded = Du hast diese Partie aufgegeben.
declined-no-vote = Darüber hast du nicht abzustimmen.
declined-rated = In einer gewerteten Partie muss dem jemand zustimmen, und es gibt niemanden.
declined-wrong-seat = Auf diesem Sitz sitzt kein anderer Mensch, oder ein Bot spielt dort schon.
declined-not-started = Die Partie hat noch nicht begonnen.
declined-not-your-seat = Das kann nur, wer dort sitzt.
declined-not-over = Das wird gezeigt, wenn die Partie vorbei ist.
declined-revealed = Seither wurde etwas gezeigt oder beantwortet. Du kannst die anderen um Rücknahme bitten.
declined-nothing-to-undo = Du hast noch nicht geantwortet.
declined-nothing-to-do = Das ist schon so.
declined-proposal-open = Ein anderer Vorschlag ist noch offen.
declined-seat-held = Dieser Sitz wird noch freigehalten.
declined-bot-sits-in = Ein Bot spielt für dich; nimm zuerst deinen Platz wieder ein.
declined-not-seated = Du schaust nur zu; das können nur die, die mitspielen.
declined-no-player = Sag zuerst, wer du bist.
declined-closed-early = Dieser Tisch wurde aufgegeben, bevor die Partie begann.
declined-no-table = Diesen Tisch gibt es nicht.
declined-no-spectators = Dieser Tisch ist nicht für Zuschauer offen.
declined-crowded = Zu viele schauen an diesem Tisch zu.
declined-too-many-connections = Von hier sind zu viele Verbindungen zu diesem Server offen. Schließ einige Fenster und versuch es noch einmal.
declined-broken = Dieser Tisch lässt sich gerade nicht öffnen; wer das Haus betreibt, kann herausfinden, warum.
declined-too-many = Zu schnell. Warte einen Moment.
declined-too-often = Du hast in dieser Partie zu oft zurückgenommen und vorgeschlagen.
declined-store = Der Server konnte es nicht speichern. Versuch es noch einmal.
declined-offline = Der Server antwortet nicht.
declined-banned = Du bist von diesem Server ausgeschlossen.
declined-notation = Diese Antwort war nicht zu lesen.

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
replay-eyes = Mit den Augen von
replay-open = allen, alles offen
replay-spectator = Zuschauern
replay-share = Link zu diesem Moment kopieren
replay-share-short = Link kopieren
replay-return = Zurück an den Tisch

## An mehreren Tischen

points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
own-things = Deine Sachen
why-not = Warum nicht?

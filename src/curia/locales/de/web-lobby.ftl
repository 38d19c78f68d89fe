# Was die Seiten rund um die Tische sagen: Startseite, neue Tische, vergangene Partien, Einstellungen.

## Bedienelemente

control-cancel = Abbrechen
control-save = Speichern

## Kopf und Fuß jeder Seite

header-skip = Zum Inhalt springen
header-home = Curia, Startseite
header-live = Zuschauen
header-rankings = Ranglisten
header-nav = Seiten und Einstellungen
header-dark = Dunkle Darstellung
header-settings = Einstellungen: { $name }
footer-nav = Regeln und Karten
footer-api = Für Programme
footer-licences = Lizenzen
footer-version = Curia { $version }

## Die Startseite

home-title-waiting = { $count ->
    [one] Du bist dran
   *[other] Du bist an { $count } Tischen dran
 }
home-heading = Drei Spiele um Stimmen und Intrigen
home-lead = Spiel sofort gegen Bots, oder schick deinen Freunden einen Link und setzt euch zusammen. Ein Konto brauchst du nicht.
home-new = Neu hier?
home-new-learn = Lern ein Spiel in ein paar Minuten, Schritt für Schritt:
home-players = Spieler
home-players-range = { $low } bis { $high } Spieler
home-players-exact = { $count } Spieler
home-level = Stärke der Bots
home-for-tests = Zum Testen: Bots „{ $level }“
home-play = Jetzt spielen
home-against = { $count ->
    [one] du gegen einen Bot
   *[other] du gegen { $count } Bots
 }
home-options = Optionen
home-options-default = wie in den Regeln
home-options-changed = { $count ->
    [one] eine ist geändert
   *[other] { $count } sind geändert
 }
home-friends = Tisch für Freunde
home-learn = Erste Partie
home-cards = Karten

game-habemus-about = Rom, 1655: Biete heimlich Edelsteine auf Kardinäle, mächtige Freunde und schmutzige Tricks, und verlass das Konklave als Papst.
game-habemus-length = etwa 20 Minuten gegen Bots, 45 unter Menschen
game-caesar-about = Ein Duell um Rom: Setz deinen Einfluss bei fünf Gruppen von Patriziern ein, und hoffe, dass sie abstimmen, wenn du vorn liegst.
game-caesar-length = etwa 15 Minuten gegen einen Bot, 30 zu zweit
game-borgia-about = Führe eine der großen Familien Roms: Kauf Städte und Künstler, erobere, was ungeschützt ist, und handle, bis der Papst dir gehört.
game-borgia-length = etwa 45 Minuten gegen Bots, 2 Stunden unter Menschen

level-heuristic = Erfahren
level-random = Zufällig

mine-heading = Deine Tische
mine-with = mit { $names }
mine-alone = noch ist sonst niemand da
mine-gathering = { $count ->
    [one] 1 Sitz ist frei
   *[other] { $count } Sitze sind frei
 }
mine-your-turn = Du bist dran
mine-waits = Dran: { $names }
mine-goes-on = läuft
mine-deadline = Zeit läuft ab { $when }
mine-all = Alle { $count } Tische zeigen
mine-since = eröffnet { $when }
time-now = gerade eben

open-heading = Offene Tische
open-none = Gerade sucht niemand Mitspieler. Eröffne selbst einen Tisch: Freunde brauchen nur den Link, und ein öffentlicher Tisch erscheint hier.
open-free = { $count } von { $seats } Sitzen frei
open-join = Mitspielen
open-watch = Zuschauen
live-title = Partien zum Zuschauen
live-about = Öffentliche Partien, die gerade laufen. Du siehst, was alle am Tisch sehen, und niemandes Handkarten.
live-none = Gerade läuft keine öffentliche Partie. Ein neuer Tisch ist öffentlich, wenn jeder zuschauen darf.
live-began = begonnen { $when }
live-all = Alle Partien zum Zuschauen

## Ein Name

name-title = Wie heißt du?
name-label = Dein Name
name-hint = Die anderen am Tisch sehen ihn. Du kannst ihn jederzeit ändern.
name-go = Platz nehmen
name-say = Weiter
name-guest = Gast

## Ein neuer Tisch

new-title = Neuer Tisch
new-game = Das Spiel
new-summary = Der Tisch auf einen Blick
new-create = Tisch eröffnen
new-begin = Partie beginnen

terms-preset = Art der Runde
preset-friends = Heute Abend mit Freunden
preset-friends-about = Alle spielen am eigenen Gerät; du schickst ihnen einen Link.
preset-slow = In Ruhe, über Tage
preset-slow-about = Drei Tage für jeden Zug; du bekommst Bescheid, wenn du dran bist.
preset-screen = Ein Bildschirm für alle
preset-screen-about = Ihr reicht ein Gerät herum; niemand sieht die Karten der anderen.
preset-public = Öffentlicher Tisch
preset-public-about = Steht in der Liste der offenen Tische, mit Uhr; wer geht, wird durch einen Bot ersetzt.

terms-seats = Sitze
terms-screen = Geräte
terms-screen-own = Jeder das eigene
terms-screen-one = Eins für alle
seat-me-named = { $name } (du)
seat-who = Wer auf Sitz { $seat } spielt
seat-open = Freier Sitz
seat-here = An diesem Bildschirm
seat-bot = Bot · { $level }
seat-name = Name des Spielers auf Sitz { $seat }
seat-person = Spieler { $seat }
seat-up = Sitz { $seat } nach oben
seat-down = Sitz { $seat } nach unten

terms-time = Zeit
pace-none = Ohne Uhr
pace-evening = In einem Rutsch
pace-days = Tage für jeden Zug
pace-bank = Zeit für jeden
pace-bank-about = Für die ganze Partie; mit jeder Antwort kommen die zusätzlichen Sekunden dazu.
pace-turn = Für jeden Zug
pace-out = Wenn jemandes Zeit abläuft
pace-out-bot = Ein Bot springt ein
pace-out-concede = Gilt als aufgegeben
clock-words-none = ohne Uhr
clock-words-days = { $days ->
    [one] 1 Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
 }
clock-words-bank = { $bank } + { $increment } s

terms-options-usual = Alles wie in den Regeln
option-default = { $value } (üblich)
option-ruling = Warum es hier eine Wahl gibt: { $ruling }

terms-guests = Wer mitmachen darf
terms-access = Mitspielen darf
terms-access-link = Wer den Link hat
terms-access-public = Jeder
terms-access-accounts = Jeder mit Konto
terms-spectators = Zuschauen darf
terms-spectators-none = Niemand
terms-spectators-link = Wer den Link hat
terms-spectators-public = Jeder

terms-more = Mehr
terms-absence = Wenn jemand weg ist
absence = Dann
absence-wait = Die anderen warten
absence-vote = Die anderen stimmen ab
absence-bot = Ein Bot springt ein
absence-hold = Nach
memory = Gedächtnisstütze
memory-about = Alle sehen, was jemand mit perfektem Gedächtnis wüsste.
rated = Gewertet
rated-about = Das Ergebnis zählt für die Wertung aller, die mitspielen.
rated-limits = Nicht gezählt werden Partien, die in den ersten zehn Antworten aufgegeben werden, mehr als drei Partien derselben Leute am selben Tag und Partien von Leuten an derselben Adresse.
rated-account = Nur für Spieler mit Konto, alle am eigenen Gerät.
terms-yes = ja
terms-no = nein

summary-you = du
summary-here = { $count ->
    [one] noch ein Mensch hier
   *[other] noch { $count } Menschen hier
 }
summary-open = { $count ->
    [one] ein freier Sitz
   *[other] { $count } freie Sitze
 }
summary-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
 }
summary-seats = { $count } Sitze: { $people }.
summary-screen = Ein Gerät für alle.
summary-access-link = Wer den Link hat, darf mitspielen.
summary-access-public = Jeder darf mitspielen.
summary-access-accounts = Jeder mit Konto darf mitspielen.
summary-clock = Zeit: { $clock }.
summary-options = { $count ->
    [one] Eine Option ist anders als üblich.
   *[other] { $count } Optionen sind anders als üblich.
 }
summary-memory = Mit Gedächtnisstütze.
summary-rated = Das Ergebnis wird gewertet.
summary-at-once = Die Partie beginnt sofort.

## Was die Optionen ändern

option-habemus-final_display-about = Wie viele Karten in der letzten Auslage liegen.
option-habemus-squadrone-about = Ob du die Zahlung für die Squadrone Volante verweigern darfst.
option-habemus-felipe-about = Ob du mit deinem zweiten Felipe IV einen Kardinal ausschließen musst.
option-habemus-chigi_vs_felipe-about = Ob Felipe IV Kardinal Chigi ausschließen kann.
option-habemus-chigi_swap-about = Ob du Chigi wegtauschen darfst, wenn er bei dir liegt.
option-habemus-open_screens-about = Ob Edelsteine, Gold und Handkarten offenliegen.
option-caesar-manipulation-about = Ob du deine Manipulationskarten selbst ordnest.
option-caesar-orgies-about = Ob und wann eine Orgie den Abstimmungsstapel verlässt.
option-caesar-end-about = Wie lange die Partie weitergeht, wenn eine Partei keinen Einfluss mehr hat.
option-caesar-cleopatra-about = Welcher Sitz Cleopatra spielt.
option-caesar-cleopatra-0 = der erste Sitz
option-caesar-cleopatra-1 = der zweite Sitz
option-borgia-dead_artists-about = Ob ein Künstler, der stirbt, wiederkommen kann.
option-borgia-discards-about = Welche Handkarten für immer verschwinden.
option-borgia-pope_keeps_offices-about = Ob der Papst eigene Ämter behalten darf, wenn er sie verteilt.
option-borgia-reshuffle-about = Ob eingesammelte Ämter zufällig neu verteilt werden oder so, wie der Papst es will.
option-borgia-open_ducats-about = Ob man sieht, wie viele Dukaten und Handkarten jeder hat.
option-borgia-poison-about = Ob Gift auch Karten trifft, die in einer Stadt liegen.
option-borgia-election-about = Was geschieht, wenn ein Wahlgang keine Mehrheit bringt.

## Ein Tisch vor der Partie

gathering-title = Tisch für { $game }
invite-by = { $host } lädt dich zu einer Partie { $game } ein
invite-open = Du bist zu einer Partie { $game } eingeladen
invite-with = Mit { $names }
invite-sit = Mitspielen
invite-taken = Alle Sitze sind besetzt. Warte kurz: Vielleicht wird einer frei.
gathering-missing = { $count ->
    [0] Alle sind da.
    [one] Ein Spieler fehlt noch.
   *[other] { $count } Spieler fehlen noch.
 }
gathering-begins = Die Partie beginnt von selbst, sobald alle Sitze besetzt sind.
gathering-choose = Such dir einen Sitz aus.
gathering-you = das bist du
gathering-bot = Bot · { $level }
gathering-here = ist da
gathering-away = ist kurz weg
gathering-free = Frei
gathering-waits = wartet auf jemanden
gathering-put-bot = Bot nehmen
gathering-put-bot-seat = Ein Bot auf Sitz { $seat }
gathering-put-last = Bot nehmen und los
gathering-no-bot = Sitz freimachen
gathering-no-bot-who = Sitz von { $name } freimachen
gathering-disagrees = hat den neuen Einstellungen noch nicht zugestimmt
gathering-sit = Hier mitspielen
gathering-sit-seat = Hier mitspielen, Sitz { $seat }
gathering-leave = Aufstehen
gathering-remove = Entfernen
gathering-remove-who = { $name } entfernen
gathering-remove-title = { $name } vom Tisch entfernen?
gathering-remove-about = Der Sitz wird wieder frei, und der Tisch wartet weiter.
gathering-remove-once = Sitz freimachen
gathering-remove-bar = Freimachen und aussperren
kept-out-count = { $count ->
    [one] Eine Person ist ausgesperrt
   *[other] { $count } Personen sind ausgesperrt
 }
kept-out-let = Wieder hereinlassen
kept-out-let-who = { $name } wieder hereinlassen
gathering-removed = Dein Sitz ist wieder frei: Der Gastgeber hat ihn freigegeben, oder du selbst an einem anderen Gerät.
gathering-lost = Keine Verbindung; sie kommt von selbst wieder.
gathering-terms = Einstellungen des Tischs
gathering-change = Ändern
gathering-change-title = Einstellungen ändern
gathering-change-about = Wer schon hier sitzt, muss zustimmen, bevor die Partie beginnt.
gathering-change-save = Ändern
gathering-changed = { $host } hat die Einstellungen geändert.
gathering-changed-by = Die Einstellungen haben sich geändert.
gathering-agree = Einverstanden
gathering-before = vorher: { $value }
gathering-agreeing = Die Partie beginnt, sobald alle zugestimmt haben.
gathering-talk = Chat
gathering-talk-none = Noch hat niemand etwas geschrieben. Alle, die hier sind, lesen mit.
gathering-share = Einladen

share-link = Link
share-copy = Link kopieren
share-send = Senden …
share-text = Spielst du mit? { $game }
share-qr = Der Link als QR-Code
share-qr-about = Mit der Kamera eines Telefons lässt sich der Link hier ablesen.
share-local = Dieser Link gilt nur auf diesem Rechner. Für Freunde im selben Netz starte Curia mit { $command } und öffne es unter dem Namen oder der Adresse deines Rechners; von dort teilst du dann den Link.

## Vergangene Partien

history-title = Vergangene Partien
history-ratings = Deine Wertungen
history-rated-games = { $count ->
    [one] 1 gewertete Partie
   *[other] { $count } gewertete Partien
 }
history-none = Hier findest du die Partien, die du gespielt hast, Zug für Zug.
history-begin = Partie spielen
history-older = Ältere Partien
result-won = Du hast gewonnen
result-shared = Du hast den Sieg geteilt
result-place = Platz { $place } von { $of }
result-winner = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben sich den Sieg geteilt
 }
result-none = Ohne Ergebnis
history-replay = Rückschau
history-rematch = Noch einmal

## Ranglisten und Profile

rankings-title = Ranglisten
rankings-about = Nach gewerteten Partien von Spielern mit Konto und von Bots. Wer sein Profil nicht zeigt, steht nicht hier.
rankings-none = Noch hat niemand eine gewertete Partie davon gespielt.
rankings-how = Für eine gewertete Partie brauchst du ein Konto: Schalte am neuen Tisch „Gewertet“ ein.
rankings-place = Platz
rankings-player = Spieler
rankings-rating = Wertung
rankings-games = Partien
rankings-find = Spieler suchen
rankings-look = Zeigen
profile-mine = Meine Statistik
profile-since = hier seit { $when }
profile-guest = Gast
profile-only-guest = Nur du siehst diese Seite. Mit einem Konto kannst du sie anderen zeigen und gewertete Partien spielen.
profile-only-you = Nur du siehst diese Seite. In den Einstellungen kannst du sie anderen zeigen.
profile-shown = Auch andere sehen diese Seite, aber weder Gegner ohne Profil noch Partien, die nur mit dem Link zu sehen sind.
profile-none = Noch keine Partie mit Ergebnis.
profile-game = Spiel
profile-against = Gegen
profile-against-all = Alle Partien
profile-against-people = Gegen Menschen
profile-against-bots = Gegen Bots
profile-games = Partien
profile-won = Gewonnen
profile-average = Punkte im Schnitt
profile-best = Rekord
profile-points-head = Punkte
profile-rating = Wertung
profile-points = Punkte, Partie für Partie
profile-points-about = Jeder Punkt ist eine Partie, golden bei einem Sieg; die Linie ist der Schnitt der letzten zehn.
profile-ratings = Wertung nach jeder gewerteten Partie
profile-parts = Wofür es Punkte gab, im Schnitt
profile-parts-about = { $count ->
    [one] Aus 1 Partie.
   *[other] Aus { $count } Partien.
 }
profile-early = Gezählt, seit es diese Seite gibt; frühere Partien stehen oben, aber nicht hier.
profile-place = Platz
profile-place-of = { $place } von { $of }
profile-date = Datum
plot-table = Als Tabelle
plot-part = Wofür
profile-opponents = Häufigste Gegner
profile-opponent = Gegner
profile-ahead = Davor
profile-behind = Dahinter
profile-last = Letzte Partien
profile-last-none = Keine Partie, die du dir ansehen darfst.

## Einstellungen

settings-title = Einstellungen
settings-name-hint = So heißt du an allen Tischen, an die du dich ab jetzt setzt.
settings-shown = Mein Profil zeigen
settings-shown-about = Andere sehen deinen Namen in den Ranglisten und wie deine Partien liefen; nicht, mit wem du über einen Link gespielt hast.
settings-profile = Mein Profil ansehen
settings-saved = Gespeichert.
settings-nobody = Du hast hier noch keinen Namen. Du wirst danach gefragt, wenn du zum ersten Mal Platz nimmst.
settings-say-name = Jetzt einen Namen wählen
settings-look = Aussehen
look-auto = Wie das Gerät
look-light = Hell
look-dark = Dunkel
settings-theme = Darstellung
settings-motion = Bewegung
motion-auto = Wie das Gerät
motion-full = Voll
motion-reduced = Wenig
settings-aids = Hilfen bei Farbenblindheit
settings-aids-about = Namen neben Wappen, Edelsteinen und Siegeln, dazu kräftigere Schraffuren.

settings-account = Konto
account-why = Zum Spielen brauchst du kein Konto. Mit Konto kannst du dich auf jedem Gerät anmelden, und Ergebnisse zählen für die Wertung. Deine Partien bleiben deine.
account-yours = Du bist angemeldet als { $login }.
account-make = Konto anlegen
account-login = Anmelden
account-login-guest = Dieses Gerät gehört jetzt { $name }. Ohne einen Link für ein anderes Gerät sind die Partien dieses Gasts nach der Anmeldung nicht mehr erreichbar.
account-name = Anmeldename
account-name-hint = 3 bis 32 Buchstaben (ohne Umlaute), Ziffern, Punkte, Binde- oder Unterstriche.
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen.
account-password-change = Passwort ändern
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-changed = Das Passwort ist geändert, und alle anderen Geräte sind abgemeldet.
account-reset-about = Den Link, den du geöffnet hast, hat dir der Betreiber dieses Servers geschickt: Damit kannst du innerhalb einer Stunde einmal ein neues Passwort setzen, ohne das bisherige.
account-reset = Neues Passwort setzen
account-forgot = Passwort vergessen? Wer diesen Server betreibt, kann dir einen Link schicken, mit dem du ein neues setzt.
account-made = Dein Konto ist angelegt. Alle deine Partien gehören dazu.
account-in = Du bist angemeldet.
account-out = Du bist abgemeldet.
account-logout = Abmelden
account-logout-about = Du kannst dich jederzeit wieder anmelden.
account-logout-guest = Du bist Gast: Nach dem Abmelden sind deine Tische und vergangenen Partien von diesem Gerät aus nicht mehr erreichbar, wenn du nicht vorher ein Konto oder einen Link für ein anderes Gerät anlegst.
account-everywhere = Überall sonst abmelden
account-everywhere-about = Alle anderen Geräte werden abgemeldet; unbenutzte Links für ein anderes Gerät und die Token von Programmen, die für dich spielen, werden ungültig.
account-everywhere-done = Alle anderen Geräte sind abgemeldet.

settings-device = Weiteres Gerät
recovery-about = Mit einem Link spielst du auch auf einem weiteren Gerät, zum Beispiel auf deinem Telefon. Er gilt einmal.
recovery-make = Link anlegen
recovery-title = Link für ein weiteres Gerät
recovery-qr = Der Link für ein weiteres Gerät als QR-Code
recovery-how = Öffne ihn auf dem anderen Gerät, oder lies ihn dort mit der Kamera ein.
recovery-expires = Gilt einmal, bis { $when }.
recovery-warn = Wer ihn öffnet, kann unter deinem Namen spielen: Gib ihn niemandem. Er wird nur dieses eine Mal gezeigt.
recovery-done = Fertig

settings-notices = Wenn du dran bist
push = Diesen Browser benachrichtigen
push-about = Ein Hinweis erscheint, auch wenn keine Seite von Curia offen ist.
push-denied = Du hast Hinweise für diese Adresse verboten; in den Einstellungen deines Browsers kannst du sie wieder erlauben.
push-unsupported = Dieser Browser kann hier nicht benachrichtigt werden. Das geht nur über https oder auf dem Rechner, auf dem Curia läuft.
push-failed = Der Dienst des Browsers hat nicht geantwortet. Versuch es später noch einmal.
push-turn = Du bist dran
push-news = Neues an deinen Tischen
webhook = Webhook
webhook-about = Der Server schickt eine signierte Nachricht an eine Adresse von dir, wenn du dran bist.
webhook-address = Adresse
webhook-saved = Gespeichert. Ab deinem nächsten Zug gehen Nachrichten dorthin.
webhook-removed = Es wird nichts mehr gesendet.
webhook-secret = Geheimnis
webhook-secret-about = Damit prüft dein Programm, ob eine Nachricht von diesem Server kommt.

settings-data = Deine Daten
data-about = Der Server speichert deinen Namen, deine Tische und Züge, was du im Chat geschrieben hast, deine Einstellungen für Benachrichtigungen, wie lange du für manche Antworten brauchst, und bei einem Konto den Anmeldenamen und die Wertung. Du kannst alles als Datei herunterladen oder löschen.
data-download = Meine Daten herunterladen
data-delete = Mein Konto löschen
data-delete-account = Das lässt sich nicht rückgängig machen.
data-delete-guest = Du bist Gast: Damit wird alles über dich gelöscht. Das lässt sich nicht rückgängig machen.
data-delete-gone = Anmeldename, Passwort, Geräte, Links, Benachrichtigungen, Token von Programmen, Wertungen und alles, was du im Chat geschrieben hast, werden gelöscht.
data-delete-games = Laufende Partien gibst du auf, und Tische, an denen die Partie noch nicht begonnen hat, verlässt du.
data-delete-names = Vergangene Partien bleiben für die anderen lesbar. Statt deines Namens steht dort „Jemand, der ging“.
data-delete-backups = Frühere Sicherungskopien enthalten das alles noch, solange der Betreiber des Servers sie aufbewahrt.
data-delete-now = Endgültig löschen
data-deleted = Alles über dich ist gelöscht. Leb wohl!

## Ein Link von einem anderen Gerät

recover-title = Ist das dein Gerät?
recover-about = Mit dem Link, den du geöffnet hast, wird dieses Gerät zu deinem. Deine Tische und vergangenen Partien sind dann auch hier.
recover-account = Dieses Gerät gehört jetzt { $name } und wird stattdessen deines. { $name } kann sich wieder anmelden.
recover-guest = Dieses Gerät gehört jetzt dem Gast { $name }, dessen Partien danach nicht mehr erreichbar sind.
recover-go = Ja, meins
recover-no-code = Am Ende dieses Links fehlt etwas. Öffne ihn noch einmal so, wie er geschickt wurde.

## Eine Seite, die es nicht gibt

nowhere-title = Alle Wege führen nach Rom, nur dieser nicht
nowhere-about = Unter dieser Adresse gibt es nichts. Vielleicht wurde der Link abgeschnitten, oder der Tisch ist längst abgeräumt.
nowhere-home = Zur Startseite

## Was schiefging

error-failed = Das hat nicht geklappt. Versuch es noch einmal.
error-offline = Der Server antwortet nicht. Läuft er noch?
error-too-many = Das war zu oft in kurzer Zeit. Warte einen Moment und versuch es noch einmal.
error-store = Der Server konnte das nicht speichern. Versuch es noch einmal.
error-house-full = Der Server ist voll; versuch es später noch einmal.
error-too-many-tables = Du hast zu viele laufende Tische; beende erst einen.
error-no-player = Der Server kennt dieses Gerät nicht mehr. Lade die Seite neu und gib deinen Namen an.
error-has-player = Dieses Gerät gehört schon jemandem. Lade die Seite neu.
error-banned = Du bist von diesem Server ausgeschlossen.
error-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
error-mixed-name = Ein Name besteht aus Buchstaben eines einzigen Alphabets.
error-started = Die Partie hat begonnen.
error-starting = Die Partie beginnt gerade.
error-seated = Du sitzt schon an diesem Tisch.
error-taken = Dieser Sitz ist gerade vergeben worden.
error-no-seat = Diesen Sitz gibt es nicht.
error-accounts-only = Dieser Tisch ist für Spieler mit Konto. In den Einstellungen kannst du eines anlegen.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-too-many-seats = Du oder andere an deiner Adresse haben zu viele Sitze an fremden Tischen. Steh erst irgendwo auf.
error-barred = Der Gastgeber möchte dich an diesem Tisch nicht dabeihaben.
error-not-host = Das kann nur der Gastgeber.
error-not-over = Die Partie ist noch nicht zu Ende.
error-terms-changed = Die Einstellungen wurden inzwischen noch einmal geändert. Sieh sie dir noch einmal an.
error-no-profile = Diesen Spieler gibt es nicht, oder er zeigt sein Profil nicht.
error-older-rules = Diese Partie wurde nach älteren Regeln gespielt und kann nicht mehr gezeigt werden.
error-bad-terms = So lässt sich kein Tisch eröffnen. Lade die Seite neu und wähl noch einmal.
error-wrong-origin = Der Server ist nicht für diese Adresse eingerichtet. Wer ihn betreibt, muss sie in der Einstellung public_url nennen.
error-login-taken = Dieser Anmeldename ist schon vergeben: Wähl einen anderen.
error-wrong-login = Anmeldename oder Passwort stimmt nicht.
error-no-account = Du hast kein Konto und damit kein Passwort.
error-wrong-password = Das Passwort stimmt nicht.
error-weak-password = Dieses Passwort probieren Fremde als Erstes: Wähl ein anderes.
error-own-password = Das Passwort muss etwas anderes sein als dein Anmeldename oder dein Name.
error-old-password = Gib auch das bisherige Passwort an: Seit du den Link geöffnet hast, ist mehr als eine Stunde vergangen.
error-has-account = Du hast schon ein Konto.
error-no-recovery = Dieser Link wurde schon benutzt, ist zu alt oder war nie gültig.
error-bad-address = Eine Adresse sieht aus wie https://example.org/hook, und dort muss ein Server antworten.
error-private-address = Die Adresse muss im Internet sein, nicht in einem privaten Netz.
error-not-https = Die Adresse muss mit https beginnen.
error-too-many-pushes = Es werden schon zu viele Browser benachrichtigt: Schalte erst einen davon aus.

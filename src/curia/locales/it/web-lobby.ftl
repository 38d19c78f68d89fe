# Che cosa dicono le pagine attorno ai tavoli: la pagina iniziale, i nuovi tavoli, le partite passate, le impostazioni.

## Comandi

control-cancel = Annulla
control-save = Salva

## La testata e il piede di ogni pagina

header-skip = Vai al contenuto
header-home = Curia, pagina iniziale
header-live = Guarda
header-rankings = Classifiche
header-nav = Pagine e impostazioni
header-dark = Tema scuro
header-settings = Impostazioni: { $name }
footer-nav = Regole e carte
footer-api = Per i programmi
footer-licences = Licenze
footer-version = Curia { $version }

## La pagina iniziale

home-title-waiting = { $count ->
    [one] Tocca a te
   *[other] Tocca a te a { $count } tavoli
 }
home-heading = Tre giochi di voti e di intrighi
home-lead = Gioca subito contro i bot, oppure manda un link agli amici e sedetevi insieme. Non ti serve un account.
home-new = Prima volta qui?
home-new-learn = Impara un gioco in pochi minuti, un'idea alla volta:
home-players = Giocatori
home-players-range = da { $low } a { $high } giocatori
home-players-exact = { $count } giocatori
home-level = Livello dei bot
home-for-tests = Per prova: bot «{ $level }»
home-play = Gioca ora
home-against = { $count ->
    [one] tu contro un bot
   *[other] tu contro { $count } bot
 }
home-options = Opzioni
home-options-default = come nelle regole
home-options-changed = { $count ->
    [one] una modificata
   *[other] { $count } modificate
 }
home-friends = Un tavolo per gli amici
home-learn = Prima partita
home-cards = Carte

game-habemus-about = Roma, 1655: offri gemme in segreto per cardinali, amici potenti e colpi bassi, ed esci dal conclave da Papa.
game-habemus-length = circa 20 minuti contro i bot, 45 tra persone
game-caesar-about = Un duello per Roma: posa la tua influenza davanti a cinque gruppi di patrizi, e spera che votino quando sei in vantaggio.
game-caesar-length = circa 15 minuti contro un bot, 30 in due
game-borgia-about = Guida una delle grandi famiglie di Roma: compra città e artisti, conquista ciò che non è protetto, e tratta finché il Papa è tuo.
game-borgia-length = circa 45 minuti contro i bot, 2 ore tra persone

level-heuristic = Esperti
level-random = A caso

mine-heading = I tuoi tavoli
mine-with = con { $names }
mine-alone = non c'è ancora nessun altro
mine-gathering = { $count ->
    [one] 1 posto è libero
   *[other] { $count } posti sono liberi
 }
mine-your-turn = Tocca a te
mine-waits = Tocca a { $names }
mine-goes-on = continua
mine-deadline = il tempo scade { $when }
mine-all = Mostra tutti i { $count } tavoli
mine-since = aperto { $when }
time-now = proprio ora

open-heading = Tavoli aperti
open-none = Ora nessuno cerca giocatori. Apri un tavolo: agli amici basta il link, e un tavolo pubblico compare qui.
open-free = { $count ->
    [one] 1 posto libero su { $seats }
   *[other] { $count } posti liberi su { $seats }
 }
open-join = Siediti
open-watch = Guarda
live-title = Partite da guardare
live-about = Partite pubbliche in corso. Vedi ciò che vede tutto il tavolo, e la mano di nessuno.
live-none = Nessuna partita pubblica in corso. Un nuovo tavolo è pubblico se tutti possono guardare.
live-began = iniziata { $when }
live-all = Tutte le partite da guardare

## Un nome

name-title = Come vuoi che ti chiamiamo?
name-label = Il tuo nome
name-hint = Lo vedono gli altri al tavolo. Puoi cambiarlo quando vuoi.
name-go = Siediti
name-say = Continua
name-guest = Ospite

## Un nuovo tavolo

new-title = Un nuovo tavolo
new-game = Il gioco
new-summary = Il tavolo in poche parole
new-create = Apri il tavolo
new-begin = Comincia la partita

terms-preset = Che tipo di serata
preset-friends = Stasera con gli amici
preset-friends-about = Ognuno sul proprio dispositivo; tu mandi un link.
preset-slow = Con calma, in più giorni
preset-slow-about = Tre giorni per ogni turno; ricevi un avviso quando tocca a te.
preset-screen = Uno schermo per tutti
preset-screen-about = Un dispositivo passa di mano in mano; nessuno vede le carte degli altri.
preset-public = Tavolo pubblico
preset-public-about = Nell'elenco dei tavoli aperti, con l'orologio; al posto di chi se ne va gioca un bot.

terms-seats = Posti
terms-screen = Dispositivi
terms-screen-own = Ognuno il suo
terms-screen-one = Uno per tutti
seat-me-named = { $name } (tu)
seat-who = Chi prende il posto { $seat }
seat-open = Posto libero
seat-here = A questo schermo
seat-bot = Bot · { $level }
seat-name = Nome della persona al posto { $seat }
seat-person = Giocatore { $seat }
seat-up = Sposta su il posto { $seat }
seat-down = Sposta giù il posto { $seat }

terms-time = Tempo
pace-none = Senza orologio
pace-evening = Tutta in una volta
pace-days = Giorni per ogni turno
pace-bank = Ognuno ha
pace-bank-about = Questo tempo vale per tutta la partita; a ogni risposta si aggiungono i secondi in più.
pace-turn = Per ogni turno
pace-out = Quando il tempo di qualcuno finisce
pace-out-bot = Gioca un bot al suo posto
pace-out-concede = Vale come abbandono
clock-words-none = senza orologio
clock-words-days = { $days ->
    [one] 1 giorno per ogni turno
   *[other] { $days } giorni per ogni turno
 }
clock-words-bank = { $bank } + { $increment } s

terms-options-usual = Tutto come nelle regole
option-default = { $value } (predefinito)
option-ruling = Perché c'è una scelta: { $ruling }

terms-guests = Accesso
terms-access = Chi può sedersi
terms-access-link = Chi ha il link
terms-access-public = Chiunque
terms-access-accounts = Chi ha un account
terms-spectators = Chi può guardare
terms-spectators-none = Nessuno
terms-spectators-link = Chi ha il link
terms-spectators-public = Chiunque

terms-more = Altro
terms-absence = Quando qualcuno manca
absence = In tal caso
absence-wait = Gli altri aspettano
absence-vote = Gli altri votano
absence-bot = Gioca un bot al suo posto
absence-hold = Dopo
memory = Promemoria
memory-about = A ognuno si mostra ciò che saprebbe chi ha una memoria perfetta.
rated = Per la classifica
rated-about = Il risultato conta per la classifica di tutti quelli che giocano.
rated-limits = Non contano le partite abbandonate nelle prime dieci risposte, più di tre partite delle stesse persone in un giorno e quelle tra persone allo stesso indirizzo.
rated-account = Solo per chi ha un account, ognuno sul proprio dispositivo.
terms-yes = sì
terms-no = no

summary-you = tu
summary-here = { $count ->
    [one] un'altra persona qui
   *[other] altre { $count } persone qui
 }
summary-open = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
 }
summary-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
 }
summary-seats = { $count } posti: { $people }.
summary-screen = Un dispositivo passa di mano in mano.
summary-access-link = Chi ha il link può sedersi.
summary-access-public = Chiunque può sedersi.
summary-access-accounts = Chi ha un account può sedersi.
summary-clock = Tempo: { $clock }.
summary-options = { $count ->
    [one] Un'opzione è diversa dal solito.
   *[other] { $count } opzioni sono diverse dal solito.
 }
summary-memory = Con promemoria.
summary-rated = Il risultato conta per la classifica.
summary-at-once = La partita comincia subito.

## Che cosa cambiano le opzioni

option-habemus-final_display-about = Quante carte sono in palio nell'ultimo round.
option-habemus-squadrone-about = Puoi rifiutare di pagare per lo Squadrone Volante?
option-habemus-felipe-about = Il tuo secondo Felipe IV ti obbliga a escludere un cardinale?
option-habemus-chigi_vs_felipe-about = Felipe IV può escludere il cardinale Chigi?
option-habemus-chigi_swap-about = Chi possiede Chigi può darlo via con uno Scambio?
option-habemus-open_screens-about = Gemme, oro e mani si mostrano?
option-caesar-manipulation-about = Metti in ordine tu le tue carte manipolazione?
option-caesar-orgies-about = Un'Orgia lascia il mazzo suffragio, e quando?
option-caesar-end-about = Per quanto continua la partita quando una fazione ha finito l'influenza.
option-caesar-cleopatra-about = Quale posto gioca Cleopatra.
option-caesar-cleopatra-0 = il primo posto
option-caesar-cleopatra-1 = il secondo posto
option-borgia-dead_artists-about = Un artista che muore può tornare?
option-borgia-discards-about = Quali carte della mano escono per sempre.
option-borgia-pope_keeps_offices-about = Il Papa può tenere le proprie cariche quando le distribuisce?
option-borgia-reshuffle-about = Le cariche raccolte si ridanno a caso o come vuole il Papa?
option-borgia-open_ducats-about = I ducati e il numero di carte in mano si mostrano?
option-borgia-poison-about = Il veleno raggiunge le carte che hanno una sede in una città?
option-borgia-election-about = Che cosa succede quando uno scrutinio non dà una maggioranza.

## Un tavolo prima della partita

gathering-title = Un tavolo: { $game }
invite-by = { $host } ti invita a una partita di { $game }
invite-open = C'è un posto per te in una partita di { $game }
invite-with = Con { $names }
invite-sit = Unisciti alla partita
invite-taken = Tutti i posti sono presi. Aspetta un momento: forse se ne libera uno.
gathering-missing = { $count ->
    [0] Ci sono tutti.
    [one] Manca un giocatore.
   *[other] Mancano { $count } giocatori.
 }
gathering-begins = La partita comincia da sola quando tutti i posti sono presi.
gathering-choose = Scegli un posto.
gathering-you = sei tu
gathering-bot = bot · { $level }
gathering-here = è qui
gathering-away = non è qui in questo momento
gathering-free = Libero
gathering-waits = aspetta qualcuno
gathering-put-bot = Metti un bot
gathering-put-bot-seat = Un bot al posto { $seat }
gathering-put-last = Un bot e si comincia
gathering-no-bot = Libera il posto
gathering-no-bot-who = Libera il posto di { $name }
gathering-disagrees = non ha ancora accettato le nuove condizioni
gathering-sit = Siediti qui
gathering-sit-seat = Siediti qui, posto { $seat }
gathering-leave = Alzati
gathering-remove = Rimuovi
gathering-remove-who = Rimuovi { $name }
gathering-remove-title = Far alzare { $name }?
gathering-remove-about = Il posto torna libero e il tavolo continua ad aspettare.
gathering-remove-once = Libera il posto
gathering-remove-bar = Libera ed escludi dal tavolo
kept-out-count = { $count ->
    [one] Una persona è esclusa
   *[other] { $count } persone sono escluse
 }
kept-out-let = Fai rientrare
kept-out-let-who = Fai rientrare { $name }
gathering-removed = Il tuo posto è di nuovo libero: l'ha liberato chi ha creato il tavolo, oppure tu da un altro dispositivo.
gathering-lost = La connessione è persa; tornerà da sola.
gathering-terms = Impostazioni del tavolo
gathering-change = Modifica
gathering-change-title = Modifica le condizioni
gathering-change-about = Chi è già seduto dovrà accettare prima che la partita cominci.
gathering-change-save = Modifica
gathering-changed = { $host } ha modificato le condizioni.
gathering-changed-by = Le condizioni sono cambiate.
gathering-agree = Accetto
gathering-before = prima: { $value }
gathering-agreeing = La partita comincia quando tutti hanno accettato.
gathering-talk = Chiacchiere
gathering-talk-none = Nessuno ha ancora detto niente. Chi è qui legge tutto.
gathering-share = Invita

share-link = Link
share-copy = Copia il link
share-send = Manda…
share-text = Siediti con me a un tavolo: { $game }.
share-qr = Il link come codice QR
share-qr-about = La fotocamera di un telefono legge il link da qui.
share-local = Questo link vale solo su questo computer. Per gli amici nella stessa rete, avvia Curia con { $command } e aprilo con il nome o l'indirizzo del tuo computer; poi condividi il link da lì.

## Partite passate

history-title = Partite passate
history-ratings = I tuoi punteggi in classifica
history-rated-games = { $count ->
    [one] 1 partita in classifica
   *[other] { $count } partite in classifica
 }
history-none = Le partite che hai giocato restano qui, mossa per mossa.
history-begin = Gioca una partita
history-older = Partite più vecchie
result-won = Hai vinto
result-shared = Condividi la vittoria
result-place = Posizione { $place } su { $of }
result-winner = { $count ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
 }
result-none = Senza risultato
history-replay = Rivedi
history-rematch = Gioca ancora

## Classifiche e profili

rankings-title = Classifiche
rankings-about = Secondo le partite in classifica tra account e bot. Chi non mostra il proprio profilo non compare.
rankings-none = Nessuno ha ancora giocato una partita in classifica a questo gioco.
rankings-how = Una partita in classifica richiede un account: attiva «In classifica» a un nuovo tavolo.
rankings-place = Posto
rankings-player = Giocatore
rankings-rating = Punteggio
rankings-games = Partite
rankings-find = Cerca un giocatore per nome
rankings-look = Mostra
profile-mine = Le mie statistiche
profile-since = qui da { $when }
profile-guest = ospite
profile-only-guest = Solo tu vedi questa pagina. Con un account puoi mostrarla e giocare partite in classifica.
profile-only-you = Solo tu vedi questa pagina. Nelle impostazioni puoi mostrarla agli altri.
profile-shown = Anche gli altri vedono questa pagina, ma non gli avversari senza profilo, né le partite riservate a chi ha il link.
profile-none = Ancora nessuna partita con un risultato.
profile-game = Gioco
profile-against = Contro
profile-against-all = Tutte le partite
profile-against-people = Tra persone
profile-against-bots = Contro i bot
profile-games = Partite
profile-won = Vinte
profile-average = Punti in media
profile-best = Record
profile-points-head = Punti
profile-rating = Punteggio
profile-points = Punti, partita per partita
profile-points-about = Ogni punto è una partita, dorato se vinta; la linea è la media delle ultime dieci.
profile-ratings = Punteggio dopo ogni partita in classifica
profile-parts = Punti per provenienza, in media
profile-parts-about = { $count ->
    [one] Da 1 partita.
   *[other] Da { $count } partite.
 }
profile-early = Si registra da quando esiste questa pagina; le partite precedenti contano sopra, ma non qui.
profile-place = Posto
profile-place-of = { $place } su { $of }
profile-date = Data
plot-table = Come tabella
plot-part = Per
profile-opponents = Incontrati più spesso
profile-opponent = Avversario
profile-ahead = Davanti
profile-behind = Dietro
profile-last = Ultime partite
profile-last-none = Nessuna partita che tu possa rivedere.

## Impostazioni

settings-title = Impostazioni
settings-name-hint = Lo mostrano i tavoli a cui ti siedi d'ora in poi.
settings-shown = Mostra il mio profilo
settings-shown-about = Gli altri vedono il tuo nome nelle classifiche e i tuoi risultati; non con chi hai giocato tramite link.
settings-profile = Guarda il mio profilo
settings-saved = Salvato.
settings-nobody = Qui non hai ancora un nome. Ti sarà chiesto la prima volta che ti siedi.
settings-say-name = Scegli un nome ora
settings-look = Aspetto
look-auto = Come il dispositivo
look-light = Chiaro
look-dark = Scuro
settings-theme = Tema
settings-motion = Movimento
motion-auto = Come il dispositivo
motion-full = Completo
motion-reduced = Ridotto
settings-aids = Aiuti per i daltonici
settings-aids-about = Nomi accanto a stemmi, gemme e sigilli, e tratteggi più marcati.

settings-account = Account
account-why = Per giocare non ti serve un account. Con un account puoi accedere da qualunque dispositivo, e i risultati contano per la classifica. Le tue partite restano tue.
account-yours = Il tuo account è { $login }.
account-make = Crea un account
account-login = Accedi
account-login-guest = Questo dispositivo ora è di { $name }. Senza un link per un altro dispositivo, le partite di questo ospite non si potranno più raggiungere dopo l'accesso.
account-name = Nome utente
account-name-hint = Da 3 a 32 lettere senza accenti, cifre, punti, trattini o trattini bassi.
account-password = Password
account-password-hint = Almeno 8 caratteri.
account-password-change = Cambia la password
account-password-old = Password attuale
account-password-new = Nuova password
account-password-changed = La password è cambiata, e tutti gli altri dispositivi sono disconnessi.
account-reset-about = Il link che hai aperto viene da chi gestisce il server: puoi scegliere una nuova password senza quella attuale, entro un'ora e una sola volta.
account-reset = Scegli una nuova password
account-forgot = Password dimenticata? Chi gestisce il server può mandarti un link per sceglierne una nuova.
account-made = Il tuo account è pronto. Ci sono tutte le tue partite.
account-in = Accesso riuscito.
account-out = Disconnessione riuscita.
account-logout = Esci
account-logout-about = Puoi accedere di nuovo quando vuoi.
account-logout-guest = Giochi come ospite: dopo, i tuoi tavoli e le partite passate non si potranno più raggiungere da questo dispositivo, a meno di creare prima un account o un link per un altro dispositivo.
account-everywhere = Disconnetti gli altri dispositivi
account-everywhere-about = Tutti gli altri dispositivi vengono disconnessi, e i link per un altro dispositivo non ancora usati e i token dei programmi che giocano per te non valgono più.
account-everywhere-done = Tutti gli altri dispositivi sono disconnessi.

settings-device = Un altro dispositivo
recovery-about = Un link rende tuo un altro dispositivo: il telefono, per esempio. Vale una volta.
recovery-make = Crea un link
recovery-title = Un link per un altro dispositivo
recovery-qr = Il link per un altro dispositivo come codice QR
recovery-how = Aprilo sull'altro dispositivo, o leggilo con la sua fotocamera.
recovery-expires = Vale una volta sola. Scade: { $when }.
recovery-warn = Chi lo apre può giocare a tuo nome: non darlo a nessuno. Non sarà mostrato di nuovo.
recovery-done = Fatto

settings-notices = Quando tocca a te
push = Avvisa questo browser
push-about = Compare un avviso anche quando nessuna pagina di Curia è aperta.
push-denied = Hai vietato gli avvisi per questo indirizzo; le impostazioni del browser possono permetterli di nuovo.
push-unsupported = Qui questo browser non si può avvisare. Serve https, o il computer su cui gira Curia.
push-failed = Il servizio del browser non ha risposto. Riprova più tardi.
push-turn = Tocca a te
push-news = Ci sono novità ai tuoi tavoli
webhook = Webhook
webhook-about = Il server manda un messaggio firmato a un tuo indirizzo quando tocca a te.
webhook-address = Indirizzo
webhook-saved = Salvato. Dal tuo prossimo turno i messaggi andranno lì.
webhook-removed = Non si manda più nulla.
webhook-secret = Segreto
webhook-secret-about = Con questo il tuo programma controlla che un messaggio venga da questo server.

settings-data = I tuoi dati
data-about = Il server conserva il tuo nome, i tuoi tavoli e le tue mosse, quello che hai scritto in chat, le impostazioni degli avvisi, quanto tempo impieghi per certe risposte e, per un account, il nome utente e la classifica. Puoi scaricare tutto in un file, o eliminarlo.
data-download = Scarica i miei dati
data-delete = Elimina il mio account
data-delete-account = Non si può annullare.
data-delete-guest = Giochi come ospite: così si elimina tutto ciò che ti riguarda. Non si può annullare.
data-delete-gone = Nome utente, password, dispositivi, link, avvisi, token dei programmi, classifica e tutto quello che hai scritto in chat vengono eliminati.
data-delete-games = Abbandoni le partite in corso e lasci i tavoli dove la partita non è cominciata.
data-delete-names = Le partite passate restano leggibili per gli altri. Al posto del tuo nome si legge «Qualcuno andato via».
data-delete-backups = Le copie di sicurezza fatte prima contengono ancora tutto questo, finché chi gestisce il server le conserva.
data-delete-now = Elimina per sempre
data-deleted = Tutto ciò che ti riguardava è eliminato. Addio!

## Un link da un altro dispositivo

recover-title = È il tuo dispositivo?
recover-about = Il link che hai aperto rende tuo questo dispositivo. I tuoi tavoli e le partite passate saranno anche qui.
recover-account = Questo dispositivo ora è di { $name }, e diventerà tuo. { $name } può accedere di nuovo quando vuole.
recover-guest = Questo dispositivo ora è dell'ospite { $name }, le cui partite poi non si potranno più raggiungere.
recover-go = Sì, è mio
recover-no-code = Manca qualcosa alla fine di questo link. Aprilo di nuovo così com'era.

## Una pagina che non c'è

nowhere-title = Tutte le strade portano a Roma, tranne questa
nowhere-about = A questo indirizzo non c'è nulla. Forse il link era incompleto, o il tavolo è stato sparecchiato da tempo.
nowhere-home = Alla pagina iniziale

## Che cosa non ha funzionato

error-failed = Non ha funzionato. Riprova.
error-offline = Il server non risponde. È ancora acceso?
error-too-many = Troppe richieste in poco tempo. Aspetta un momento, poi riprova.
error-store = Il server non è riuscito ad annotarlo. Riprova.
error-house-full = Il server è pieno; riprova più tardi.
error-too-many-tables = Hai troppi tavoli non ancora finiti; finiscine prima uno.
error-no-player = Il server non conosce più questo dispositivo. Ricarica la pagina e di' il tuo nome.
error-has-player = Questo dispositivo è già di qualcuno. Ricarica la pagina.
error-banned = Non hai più accesso a questo server.
error-bad-name = Un nome ha da 1 a 24 caratteri visibili.
error-mixed-name = Un nome si scrive con le lettere di un solo alfabeto.
error-started = La partita è cominciata.
error-starting = La partita sta cominciando.
error-seated = Hai già un posto a questo tavolo.
error-taken = Questo posto è appena stato preso.
error-no-seat = Questo posto non esiste.
error-accounts-only = Questo tavolo è per chi ha un account. Puoi crearne uno nelle impostazioni.
error-not-seated = Non hai un posto a questo tavolo.
error-too-many-seats = Tu, o altri al tuo indirizzo, occupate troppi posti ai tavoli altrui. Lasciane prima uno.
error-barred = Chi ha creato questo tavolo non ti vuole qui.
error-not-host = Può farlo solo chi ha creato il tavolo.
error-not-over = La partita non è finita.
error-terms-changed = Nel frattempo le condizioni sono cambiate di nuovo. Guardale ancora.
error-no-profile = Questo giocatore non c'è, o non mostra il suo profilo.
error-older-rules = Questa partita è stata giocata con regole precedenti e non può più essere mostrata.
error-bad-terms = Un tavolo così non si può aprire. Ricarica la pagina e scegli di nuovo.
error-wrong-origin = Il server non è configurato per questo indirizzo. Chi lo gestisce deve indicarlo nell'impostazione public_url.
error-login-taken = Qualcun altro ha questo nome utente: scegline un altro.
error-wrong-login = Nessun account ha questo nome utente e questa password.
error-no-account = Non hai un account, quindi nemmeno una password.
error-wrong-password = Questa non è la password del tuo account.
error-weak-password = Questa password è tra le prime che gli estranei provano: scegline un'altra.
error-own-password = La password dev'essere diversa dal tuo nome utente e dal tuo nome.
error-old-password = Serve anche la password attuale: è passata un'ora da quando hai aperto il link.
error-has-account = Hai già un account.
error-no-recovery = Questo link è già stato usato, è troppo vecchio o non è mai stato valido.
error-bad-address = Un indirizzo è come https://example.org/hook, e lì deve rispondere un server.
error-private-address = L'indirizzo deve essere su internet, non in una rete privata.
error-not-https = L'indirizzo deve cominciare con https.
error-too-many-pushes = Troppi browser ricevono già gli avvisi: disattivane prima uno.

# Ciò che il client web dice a ogni tavolo.

## Pagine

page-failed = Non è stato possibile caricare questa pagina.
page-reload = Ricarica
table-opens = Si prepara il tavolo…
close = Chiudi
menu = Menu
rules = Regole
language = Lingua
theme = Tema
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
sound = Suoni
play-title = Come giochi
play-bots = I bot rispondono
play-bots-about = In più giocatori conta il desiderio del più lento.
play-speed = Le carte si muovono
play-confirm = Conferma ogni risposta
play-confirm-about = Senza: il clic che completa una risposta la dà. Scambi e impegni chiedono sempre.
play-hints = Suggerimenti al puntatore
play-hints-about = Che cosa fa una carta, accanto a essa.
play-sound-about = Carta, monete e una campana quando tocca a te.
play-volume = Volume
tempo-quick = in fretta
tempo-usual = come al solito
tempo-slow = lentamente
you-alone = Tu
seat-gone = Qualcuno andato via

## Il tavolo

skip-ask = Alla domanda
steps = Fasi
step-of = { $step } · { $number }/{ $count }
log-open = Cronaca
log-unread = nuovi messaggi
log-filter = Che cosa mostra la cronaca
log-all = tutto
log-chat = solo chat
log-jump = Rivedi questo momento
chat-write = Scrivi al tavolo…
chat-phrases = Frasi pronte
phrase-hello = Ciao a tutti!
phrase-luck = Buona fortuna!
phrase-moment = Un momento, per favore.
phrase-back = Eccomi di nuovo.
phrase-thinking = Fatemi pensare…
phrase-well = Bella mossa!
phrase-ouch = Ahi!
phrase-sorry = Mi dispiace!
phrase-thanks = Grazie!
phrase-played = Bella partita!
phrase-again = Ne facciamo un'altra?
phrase-bye = Ciao, a presto!
clock-title = Orologio
clock-days = { $days } g { $hours } h
clock-runs = in corso
inspect-more = Tasto i, pressione lunga o clic destro: tutto su questa carta
stack = { $count ->
    [1] { $card }
   *[other] { $card } ({ $count } volte)
}

## Chiedere e aspettare

ask-point = Tocca una carta in evidenza.
ask-change = Cambia la mia risposta
ask-held = La tua risposta è data.
ask-held-why = Il tavolo la saprà tra un attimo, come ogni altra: così il tempo non rivela a nessuno se avevi una scelta.
ask-settled = Il tavolo aspetta un momento, così nessuno se ne accorge.
ask-go-on = Avanti
ask-all = Tutte le risposte
ask-find = Cerca una risposta
ask-more = … e altre { $count }: scrivi qualche lettera per trovare la tua.
ask-news = Dal tuo ultimo turno ({ $count })
your-turn = Tocca a te: { $question }
your-turn-title = Tocca a te
wait-for = In attesa: { $names }.
wait-table = Il gioco prosegue da solo.
wait-phase = In corso: { $what }.
wait-paused = La partita è in pausa.
thinking = Riflette…
sealed = Sigillata

## Le persone

present-no = assente
stands-in = gioca un bot al suo posto
plays-program = gioca un programma
gave-up = ha abbandonato
watching = Stai guardando: la partita è iniziata e tutti i posti sono occupati.
watching-now = Stai guardando
watching-others = { $count ->
    [0] nessun altro
    [one] 1 altro
   *[other] { $count } altri
 }
watching-standing = Classifica
spectators = { $count ->
    [0] nessuno guarda
    [one] 1 persona guarda
   *[other] { $count } persone guardano
 }

## Uno schermo per tutti

pass-to = Passa lo schermo a { $name }.
pass-ready = Sono { $name } e guardo solo io
pass-any = Chi decide per primo?

## Connessione, proposte

connection-lost = La connessione è persa. Nuovo tentativo…
proposed-undo = { $you ->
    [yes] Proponi di ritirare la tua ultima risposta.
   *[no] { $name } propone di ritirare l'ultima risposta.
 }
proposed-pause = { $you ->
    [yes] Proponi una pausa.
   *[no] { $name } propone una pausa.
 }
proposed-resume = { $you ->
    [yes] Proponi di continuare; tra un giorno la partita riprende comunque.
   *[no] { $name } propone di continuare; un giorno dopo la partita riprende comunque.
 }
proposed-bot = { $you ->
    [yes] Proponi che un bot giochi per { $other }.
   *[no] { $name } propone che un bot giochi per { $other }.
 }
proposed-abort = { $you ->
    [yes] Proponi di finire la partita senza risultato.
   *[no] { $name } propone di finire la partita senza risultato.
 }
proposal-agree = Accetta
proposal-decline = Rifiuta
proposal-withdraw = Ritira
stand-in = Un bot gioca al tuo posto.
stand-in-back = Riprendi il posto

## Menu

undo = Annulla
undo-about = Ritira la tua ultima risposta. Se ha già avuto un seguito, prima si chiede agli altri; i bot sono d'accordo.
menu-pause = Proponi una pausa
menu-resume = Proponi di continuare
menu-bot = Proponi un bot per { $name }
menu-abort = Proponi di finire senza risultato
menu-abort-sure = Sì, finire senza risultato
menu-concede = Abbandona
menu-concede-sure = Sì, abbandono la partita
menu-cards = Tutte le carte
menu-gone = Carte uscite dal gioco
gone-none = Nessuna carta è ancora uscita dal gioco.
menu-replay = Rivedi la partita
menu-settings = Impostazioni
menu-home = Torna alla pagina iniziale
menu-seal = Sigillo del mescolamento, fissato prima della prima mossa:
menu-keys = Tastiera
keys = Tasti
keys-ask = Alla domanda
keys-legal = Alla prossima cosa che puoi scegliere
keys-enter = Scegli; ancora una volta dà la risposta
keys-give = Dà la risposta pronta
keys-arrows = A ciò che sta accanto
keys-tab = Avanti: la domanda, ciò che puoi scegliere, le tue cose, il centro, gli altri
keys-card = Tutto su una carta
keys-escape = Riprendi ciò che hai scelto
keys-help = Questo elenco

## Comandi

control-copy = Copia
control-copied = Copiato
control-copy-failed = Copia non riuscita

## La fine

over-title = Il conteggio
over-show = Mostra il conteggio
over-reason = { $reason ->
    [conceded] Gli altri hanno abbandonato.
    [given-up] Hai abbandonato.
    [agreed] Avete deciso insieme di finire la partita.
    [aborted] Il server ha concluso la partita.
   *[other] La partita è finita.
 }
over-winner = { $count ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
 }
over-part = voce
over-total = Totale
over-place = Posizione
over-again = Gioca ancora
over-awaited = Qualcuno si è seduto per una nuova partita.
over-join = Siediti anche tu
over-record = Scarica la registrazione
over-shuffle-kept = { $players ->
    [0] Le carte sono state mescolate come era stato sigillato prima della prima mossa.
    [one] Le carte sono state mescolate come era stato sigillato prima della prima mossa, e un giocatore vi ha contribuito: nessuno poteva sceglierlo.
   *[other] Le carte sono state mescolate come era stato sigillato prima della prima mossa, e { $players } giocatori vi hanno contribuito: nessuno poteva sceglierlo.
 }
over-shuffle-left-out = Il mescolamento era stato sigillato prima della prima mossa, ma senza il tuo contributo: forse il tuo dispositivo ha risposto troppo tardi.
over-shuffle-changed = Il mescolamento non corrisponde al sigillo che ti era stato mostrato prima della partita. Chiedi perché a chi gestisce il server.

## Intorno alla partita

event-table-started = La partita comincia.
event-table-restarted = Il server è stato fermo per un po' e riprende; nessun orologio è andato avanti.
event-table-bot_in = { $seat_you ->
    [yes] Un bot gioca al tuo posto.
   *[no] Un bot gioca per { $seat }.
 }
event-table-back = { $seat_you ->
    [yes] Hai ripreso il tuo posto.
   *[no] { $seat } è di nuovo al suo posto.
 }
event-table-conceded = { $seat_you ->
    [yes] Abbandoni.
   *[no] { $seat } abbandona.
 }
event-table-ended = La partita è finita.
event-table-paused = La partita è in pausa.
event-table-resumed = La partita continua.
event-table-proposed = { $what ->
    [undo] { $seat }: proposta di ritirare l'ultima risposta.
    [pause] { $seat }: proposta di pausa.
    [resume] { $seat }: proposta di continuare; un giorno dopo la partita riprende comunque.
    [bot] { $seat }: proposta di far giocare un bot.
   *[abort] { $seat }: proposta di finire senza risultato.
 }
event-table-agreed = { $seat_you ->
    [yes] Accetti.
   *[no] { $seat } accetta.
 }
event-table-declined = { $seat_you ->
    [yes] Rifiuti.
   *[no] { $seat } rifiuta.
 }
event-table-took_back = { $seat_you ->
    [yes] Ritiri la tua risposta.
   *[no] { $seat } ritira una risposta.
 }
event-table-undone = { $seat_you ->
    [yes] Annulli la tua ultima risposta e ciò che è seguito.
   *[no] { $seat } annulla una risposta e ciò che è seguito.
 }

## Ciò che il server rifiuta

declined-stale = Questa domanda è chiusa.
declined-replaced = Nel frattempo hai cambiato risposta.
declined-not-at-once = Non si può rispondere in anticipo: non si sa ancora che cosa segue.
declined-too-many-ahead = Hai già dato troppe risposte in anticipo.
declined-not-asked = Non tocca a te rispondere.
declined-paused = La partita è in pausa; qualcuno deve proporre di continuare.
declined-over = La partita è finita.
declined-closed = Il server è fermo per un momento; torna presto.
declined-conceded = In questa partita hai abbandonato.
declined-no-vote = Su questa proposta non hai voto.
declined-rated = In una partita classificata un altro giocatore deve essere d'accordo, e non c'è nessuno.
declined-wrong-seat = Quel posto non è di un'altra persona, o vi gioca già un bot.
declined-not-started = La partita non è ancora cominciata.
declined-not-your-seat = Può farlo solo chi siede a quel posto.
declined-not-over = Si mostra quando la partita è finita.
declined-revealed = Da allora qualcosa è stato mostrato o risposto. Puoi chiedere agli altri di annullare.
declined-nothing-to-undo = Non hai ancora risposto.
declined-nothing-to-do = È già così.
declined-proposal-open = Un'altra proposta è ancora aperta.
declined-seat-held = Quel posto è ancora riservato.
declined-bot-sits-in = Un bot gioca al tuo posto; prima riprendilo.
declined-not-seated = Stai solo guardando.
declined-no-player = Di' prima chi sei.
declined-closed-early = Questo tavolo è stato abbandonato prima dell'inizio della partita.
declined-no-table = Questo tavolo non esiste.
declined-no-spectators = Questo tavolo non ammette spettatori.
declined-crowded = Troppe persone guardano questo tavolo.
declined-too-many-connections = Da qui sono aperte troppe connessioni a questo server. Chiudi qualche finestra, poi riprova.
declined-broken = Questo tavolo ora non si può aprire; chi gestisce il server può scoprire perché.
declined-too-many = Troppo veloce. Aspetta un attimo.
declined-too-often = In questa partita hai annullato e proposto troppe volte.
declined-store = Il server non è riuscito a salvarlo. Riprova.
declined-offline = Il server non risponde.
declined-banned = Non hai più accesso a questo server.
declined-notation = Questa risposta non è leggibile.

## Rivedere

replay-title = Rivedi la partita
replay-moment = Momento { $number } di { $count }
replay-slider = Momento della partita
replay-back = Indietro
replay-next = Avanti
replay-round = Round
replay-round-back = Round precedente
replay-round-next = Round successivo
replay-play = Riproduci
replay-stop = Ferma
replay-speed = Velocità
replay-eyes = Visto da
replay-open = tutti, tutto scoperto
replay-spectator = uno spettatore
replay-share = Copia il link a questo momento
replay-share-short = Copia il link
replay-return = Torna al tavolo

## A più tavoli

points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
own-things = Il tuo lato del tavolo
why-not = Perché no?
over-result = { $count ->
    [one] { $names } vince con { $points } punti.
   *[other] { $names } vincono insieme con { $points } punti.
 }
over-headline = { $names }: { $points } punti
over-skip = Mostra tutto
over-order = La classifica
log-beginning = L'inizio
leads = in testa
peek = Stai guardando indietro
peek-end = Torna ad adesso

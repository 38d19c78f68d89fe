# Ciò che dicono tutti i giochi. Una traduzione ha gli stessi id; un messaggio che manca viene mostrato in inglese.
#
# Accanto a un argomento che nomina un giocatore, per esempio $seat, c'è $seat_you: 'yes' se è quel giocatore a
# leggere la frase, altrimenti 'no'. Accanto a un elenco c'è la sua lunghezza, per esempio $cards_count, e accanto a
# una carta il suo id, per esempio $card_id.

you = tu
# Un nome dopo 'di' e 'a', se il suo messaggio non ha `.of` e `.to`. $name_initial è la sua prima lettera.
form-of = di { $name }
form-to = { $name_initial ->
    [a] ad { $name }
   *[other] a { $name }
 }
list-empty = niente
list-times = { $item } ×{ $count }
list-more = { $first }, { $next }
list-last = { $first } e { $next }

## Inizio

ui-game = A quale gioco giochiamo – { $games } [{ $default }]
ui-game-choice = { $number } { $title }
ui-game-wrong = Scrivi uno dei numeri, per favore.

ui-title = { $title }
ui-seats = In quanti giocate (da { $low } a { $high })? [{ $default }]
ui-seats-wrong = Un numero da { $low } a { $high }, per favore.
ui-seat = Posto { $seat } – scrivi il nome di una persona, oppure { $bots } per un bot [{ $default }]
ui-default-human = Ospite
ui-human = una persona
ui-bot-heuristic = un bot che segue regole semplici
ui-bot-random = un bot che gioca a caso
ui-at-table = Posto { $seat }: { $name }, { $kind }
ui-options = Opzioni: { $options }
ui-no-options = Opzioni: tutto come da regole
ui-commitment = Sigillo del mescolamento (il seme che lo ha prodotto viene mostrato alla fine):
ui-how = Rispondi con un numero o a parole, per esempio '{ $example }'. 'help' spiega tutto, 'quit' esce.

## Domande

ui-news = Dalla tua ultima decisione
ui-public-news = Che cosa hanno visto tutti
ui-prompt = { $name }>
ui-only-answer = C'è una sola risposta possibile: { $move }.
ui-only-answer-enter = È la tua unica risposta; premi Invio.
ui-many-moves = Ci sono { $count } risposte possibili; 'moves' le elenca tutte. Per esempio: { $example }
ui-numbers-first = I numeri valgono dopo 'moves', che elenca tutte le { $count } risposte. Oppure scrivi per esempio: { $example }
ui-example = Scrivi il numero, oppure per esempio: { $example }
ui-more = { $count ->
    [one] … 1 riga precedente: scrivi 'log'
   *[other] … { $count } righe precedenti: scrivi 'log'
 }

## Passaggio dello schermo

ui-pass = Passa lo schermo a { $name }.
ui-pass-enter = { $name }, premi Invio quando nessun altro sta guardando.
ui-pass-undo = { $name }, 'undo' ritira la tua ultima risposta, se non ne è ancora seguito niente.
ui-enter = Premi Invio.
ui-took-back = { $name } ha ritirato la sua ultima risposta.

## Ritirare una risposta

ui-taken-back = Risposta ritirata: { $answer }.
ui-taken-back-line = La tua ultima risposta è ritirata.
ui-given-up = Lasciato perdere.
ui-nothing-begun = Non hai iniziato niente da lasciar perdere; 'undo' ritira la tua ultima risposta.
ui-undo-nothing-yet = Non hai nessuna risposta da ritirare.
ui-undo-shown = Troppo tardi per ritirarla: da allora è stata pescata una carta, o ti è stato mostrato qualcosa di nascosto.
ui-undo-answered = Troppo tardi per ritirarla: da allora hanno risposto altri.

## Ciò che non si capisce

ui-empty = Scrivi un numero, una mossa oppure 'help'.
ui-no-number = La risposta { $number } non esiste; le risposte vanno da 1 a { $last }.
ui-not-understood = '{ $text }' qui non significa niente. Scrivi un numero, una mossa come '{ $example }' oppure 'help'.
ui-ambiguous = '{ $text }' può significare { $moves }. Scrivi qualcosa in più.
ui-no-such-card = La carta '{ $text }' non esiste. Scrivi per esempio 'help { $example }'.
ui-several-cards = '{ $text }' può essere { $cards }. Scrivi qualcosa in più.
ui-no-such-rule = Le regole non hanno un paragrafo '{ $text }'. Scrivi per esempio 'rules { $example }'.
ui-rules-sections = Le regole hanno queste sezioni; 'rules 5' ne mostra una, 'rules 5.2' un singolo paragrafo:
ui-no-log = Non è ancora successo niente.

## Aiuto

ui-help =
    Che cosa puoi scrivere:
      un numero           la risposta con quel numero
      parole              la risposta a parole, come '{ $example }'; bastano le
                          prime lettere, se la distinguono dalle altre
      moves               tutte le risposte possibili
      table               di nuovo il tavolo
      log, log all        che cosa è successo di recente, o dall'inizio
      gone                le carte uscite dal gioco
      undo                ritira la tua ultima risposta, finché non ti ha mostrato
                          niente di nuovo e nessun altro ha risposto
      help CARTA          l'effetto di carte e obiettivi, come 'help { $card }'
      rules 5.2           un paragrafo delle regole; 'rules' elenca le sezioni
      quit                lascia la partita

## Uscita

ui-quit = Vuoi lasciare la partita? Qui non si può riprendere. (s/N)
ui-yes = s
ui-quit-save = Vuoi salvare quanto giocato finora? Scrivi il nome di un file, o premi Invio per non tenerlo.
ui-left = Hai lasciato la partita.
ui-input-ended = L'input è finito prima della partita.
ui-interrupted = Interrotto.
ui-saved = La registrazione è in { $file }.
ui-cannot-save = Impossibile scrivere { $file }: { $reason }.

## La fine

ui-the-end = Il conteggio
ui-place = posto
ui-seed = Seme: { $seed }
ui-verify = '{ $command }' controlla che il mescolamento fosse fissato prima della partita.
ui-verify-unsaved = Gioca con --save FILE per conservare una registrazione; poi 'curia verify FILE' controlla il mescolamento.

## Errori nella riga di comando

ui-bad-player = --players: '{ $text }' non è un giocatore. Scrivi you, NOME:human, { $bots } oppure NOME:{ $bot }.
ui-player-count = --players: per { $seats } posti servono { $seats } giocatori, non { $count }.
ui-same-name = --players: due giocatori si chiamano { $name }.
ui-bad-option = --option: '{ $text }' deve avere la forma NOME=VALORE. Questo gioco ha { $options }.
ui-bad-seed = --seed: servono 64 cifre esadecimali.

## Rivedere una partita

ui-replay-all = Si vede tutto, anche ciò che era segreto.
ui-replay-seat = La partita come l'ha vista { $name }.
ui-replay-unfinished = La registrazione finisce qui: la partita non è stata conclusa.

## Quello che dice ogni gioco, se non lo dice con parole sue

refusal-game-over = La partita è finita.
refusal-not-at-the-table = Quel posto non esiste a questo tavolo.
refusal-not-a-move = Questa non è una risposta alla domanda.
refusal-chance-only = Questo può farlo solo il caso.
refusal-other-question = Questo risponde a un'altra domanda; ora si tratta di: { $question }.
refusal-chance-first = Si stanno ancora pescando le carte.
refusal-already-answered = Hai già risposto, e una risposta sigillata è definitiva.
phase-over = la fine
event-answered = { $seat_you ->
    [yes] Hai risposto.
   *[no] { $seat } ha risposto.
 }
count-winner = { $names_count ->
    [one] Vince { $names }!
   *[other] { $names } condividono la vittoria!
 }
help-rulings = { $number ->
    [one] Una nostra decisione, dove le regole stampate lasciano dubbi: { $rulings }
   *[other] Nostre decisioni, dove le regole stampate lasciano dubbi: { $rulings }
 }
provenance-reconstruction-but = Le regole stampate fissano { $fields }; il resto è una nostra ricostruzione.
field-name = il nome
table-you = (tu)

# Ciò che il client web dice a un tavolo di Caesar & Cleopatra.

## Il tavolo

log-title = Cronaca del foro
turn-number = Turno { $turn }
step-influence = Influenza
step-manipulation = Manipolazione
step-refill = Reintegro
step-suffrage = Suffragio
forum = Foro
opponent = { $party } ({ $name })
own-party = La tua fazione
hand = mano
hand-counts = { $influence } influenza · { $manipulation } manipolazione
your-hand = La tua mano
hand-none = La tua mano è vuota.
first-cards = Da posare
all-placed = Tutte e cinque sono davanti ai loro gruppi.
reserve-influence = influenza
reserve-manipulation = manipolazione
reserves = riserve: { $influence } influenza, { $manipulation } manipolazione
mission = Missione
mission-progress = { $have } di { $need }
mission-done = ✓ compiuta
mission-failed = fallita
mission-label = Missione: { $group }, { $done ->
    [yes] compiuta
   *[no] { $have } di { $need }
 }
points-now = { $count ->
    [one] punto
   *[other] punti
 }
points-open = { $count ->
    [one] punto in vista
   *[other] punti in vista
 }

## I gruppi

left-of = di { $count }
group-closed = chiuso
group-label = { $group }: { $state ->
    [closed] gruppo chiuso
   *[open] ancora { $left } di { $of }; { $room ->
        [0] nessuno spazio per te
        [one] uno spazio per te
       *[other] { $room } spazi per te
     }
 }
row-label = { $group }, { $who }: { $open }, { $hidden ->
    [0] nulla di coperto
    [one] una coperta
   *[other] { $hidden } coperte
 }
philosophers = { $count ->
    [0] nessun filosofo
    [one] 1 filosofo
   *[other] { $count } filosofi
 }
patricians-won = Patrizi vinti da { $party }: { $count }
would-win = vincerebbe se il gruppo votasse ora

## Il suffragio e ciò che è vinto

suffrage = Suffragio
suffrage-counts = { $deck } nel mazzo · { $turned ->
    [one] 1 scoperta
   *[other] { $turned } scoperte
 }
suffrage-coming = Nel mazzo:
won-title = Patrizi vinti
won-majority = maggioranza
won-points = Punti ora
won-without-mission = senza la missione segreta
discards = Scarti e ciò che sai
discards-of = Scarti: { $party } ({ $count })
discards-none = Ancora nulla.
order-left = Le tue prossime carte manipolazione
known-title = Che cosa sai: { $party }
known-hand = Carte note, in mano
known-somewhere = Carte note, in mano o coperte
known-pooled = Tra le carte arroccate

## Le domande

tip-influence = { "" }
prompt-arrange = Disponi in ordine le tue carte manipolazione
note-arrange = Le peschi in quest'ordine, e nessun altro lo conosce. Trascina una carta; oppure toccala (Invio), poi il nuovo posto o le frecce.
prompt-place = Le tue prime cinque carte
note-place = Una coperta davanti a ogni gruppo. Le altre cinque sono la tua mano.
prompt-turn = Tocca a te
note-turn = Scegli una carta. L'influenza va davanti a un gruppo; una manipolazione può venire prima.
note-turn-passive = Ora non puoi posare influenza: scarta carte e pescane di nuove.
note-turn-no-room = Per te non c'è nessuno spazio libero. Una carta manipolazione può farne; se no, il tuo turno continua senza posare. Oppure scarta.
prompt-lay = Ora posa influenza
note-lay = Una carta coperta, o due scoperte.
prompt-lay_second = E la seconda carta, scoperta
note-lay_second = Davanti allo stesso gruppo o a un altro.
prompt-manipulate = Una manipolazione?
note-manipulate = Scegli una carta della tua mano per giocarla, o continua senza.
note-strike = Vedi tutta la mano. La carta che scegli è scartata scoperta.
note-castle = Tutte queste carte vengono posate di nuovo coperte. Un tocco sposta una carta all'altro gruppo.
prompt-refill = Pesca una carta
note-refill = La vedi prima di scegliere la prossima.
note-refill-spy = Una Spia ti ha tolto una carta: pescane subito un'altra.
prompt-last_turn = Il tuo ultimo turno
note-last_turn = Posa scoperta tutta la tua influenza; una manipolazione può venire prima.
prompt-last_lay = Il tuo ultimo turno: la prossima carta
note-last_lay = Scegli una carta, poi un gruppo. Tutto ciò che ci sta va posato.

modes = Come usare l'influenza
mode-lay = Coperta
mode-lay-note = una carta
mode-show = Scoperta
mode-show-note = due carte
mode-play = Manipolazione
mode-play-note = può fare posto
mode-discard = Scarta
mode-discard-note = e pesca
mode-discard-note-short = o pesca soltanto

## Che cosa resta da scegliere

choose-lay = { $card }, coperta: davanti a quale gruppo?
choose-show = { $card }, scoperta: davanti a quale gruppo?
choose-assassinate = Quale carta scoperta dell'avversario viene colpita?
choose-castle = Davanti a quali due gruppi posi di nuovo le tue carte?
choose-courtesan = Davanti a quale gruppo si scoprono le carte dell'avversario?
choose-wrath = Su quale gruppo cade l'Ira degli Dei?
choose-discard = Scegli le carte da scartare. In un turno così nessun gruppo vota.
choose-discard-short = Scegli le carte da scartare, o pesca soltanto. In un turno così nessun gruppo vota.

## Che cosa accadrà

then-lay = Nessun altro la vede finché il gruppo non vota o non arriva una Cortigiana.
then-show = Tutti la vedono, e segue una seconda carta scoperta.
then-assassinate = La carta è scartata, salvo un Veto dell'avversario.
then-castle = Riprendi lì tutte le tue carte e le posi di nuovo coperte, salvo un Veto dell'avversario.
then-courtesan = Lì tutte le carte coperte dell'avversario si scoprono e restano così, salvo un Veto.
then-wrath = Lì tutta l'influenza delle due fazioni è scartata, salvo un Veto dell'avversario.
then-spy = Vedi la mano e ne scarti una carta, salvo un Veto dell'avversario.
then-discard = Poi la tua mano viene reintegrata. In questo turno nessuno vota.
then-strike = L'avversario pesca subito una carta nuova, che tu non vedi.
discard-all = Scegli tutte
discard-none = Pesca senza scartare

## Il Veto

veto-note = Un Veto la annulla; entrambe le carte sono scartate.
veto-none = Non hai un Veto. Tra un momento si prosegue.
veto-ahead = Lascia passare tutte le manipolazioni
veto-ahead-hint = Si risponde per te, con o senza Veto in mano, finché non lo disattivi.

## Pescare

draw-left = ancora { $count }
draw-next = poi: { $card }; ancora { $count }

## Prime pose

place-which = { $count ->
    [one] Scegli la tua ultima carta.
   *[other] Scegli una carta, poi un gruppo.
 }
place-where = { $card }: davanti a quale gruppo?
place-ready = Ecco come saranno posate. Solo tu conosci i valori.
place-seal = Sigilla le cinque carte
place-random = A caso
place-clear = Riprendi

## Disporre

arrange-list = Le tue carte manipolazione, la prima si pesca per prima
arrange-card = { $card }, posto { $place } di { $count }
arrange-place = { $card } è al posto { $place } di { $count }
arrange-lifted = { $card }: { $line }. Tocca il suo nuovo posto.
arrange-seal = Sigilla quest'ordine
arrange-earlier = Prima
arrange-later = Dopo
arrange-down = Posa
arrange-suggested = Suggerito
arrange-shuffled = Mescola
arrange-favourite = Come l'ultima volta
arrange-telling = Il tuo ordine viene sigillato…

## L'Arrocco

castle-move = { $card }: nel gruppo { $group }
castle-count = { $count } di { $most } al massimo
castle-none = nulla
castle-lay = Posale coperte
castle-back = Come prima

## Una votazione

vote-title = Votazione: { $group }
vote-totals = Totali: { $party } { $total }, { $other } { $other_total }.
vote-why-higher = Nessun filosofo: vince il totale più alto.
vote-why-cancelled = Filosofi { $own } : { $other }, altrettanti dalle due parti: vince il totale più alto.
vote-why-lower = Filosofi { $own } : { $other }. Vince il totale più basso.
vote-why-alone = Solo { $party } ha carte qui e vince.
vote-why-tie = Totali uguali: non vince nessuno.
vote-winner = { $party } vince un patrizio: { $patrician }.
vote-tie = Tutti i patrizi restano.
vote-discards = { $party } scarta { $cards }.
vote-closed = Era l'ultimo: tutte le carte qui sono scartate.
vote-stays = Tutte le carte restano, scoperte.
vote-go-on = Continua
vote-left = Continua tra { $count } s

## Il conteggio

count-whole = tutti

## Perché si aspetta

waiting-arrange = Ciascuno ordina le proprie carte manipolazione.
waiting-place = Ciascuno posa le prime cinque carte, una davanti a ogni gruppo.
waiting-turn = Si decide che cosa porta questo turno: influenza, una carta manipolazione o carte nuove.
waiting-lay = Si posa influenza davanti a un gruppo.
waiting-lay_second = Si posa una seconda carta scoperta.
waiting-manipulate = Può ancora seguire una carta manipolazione.
waiting-veto = { $names } può fermarla con un Veto.
waiting-strike = La Spia vede una mano e colpisce una carta.
waiting-castle = Dopo l'Arrocco si posano di nuovo le carte di due gruppi.
waiting-refill = Si completa la mano.
waiting-last_turn = Nell'ultimo turno si posa tutto ciò che resta.
waiting-last_lay = Nell'ultimo turno si posa tutto ciò che resta.

## Questions in which there is no choice

none-manipulate = Non hai manipolazioni da giocare ora.
none-veto = Non hai un Veto.

## Più fatti in una riga del diario

tail-laid_up = , poi { $items }
item-laid_up = un { $card } davanti { $group_id ->
    [aediles] agli
   *[other] ai
 } { $group }
tail-drew = ; pesca: { $items }
told-drew = { $seat_you ->
    [yes] Peschi: { $items }.
   *[no] { $seat } pesca: { $items }.
 }
item-drew = { $reserve ->
    [influence] influenza
   *[other] manipolazione
 }
item-drew-known = { $card }
tail-vote_tied = ; parità, tutto resta com'è
tail-vote_turned = ; il Filosofo rovescia il voto: { $seat_you ->
    [yes] vinci tu
   *[no] vince { $seat }
 }
tail-vote_won = ; { $seat_you ->
    [yes] ne vinci uno
   *[no] { $seat } ne vince uno
 }
tail-vote_discards = ; { $seat_you ->
    [yes] scarti
   *[no] { $seat } scarta
 } { $cards }
tail-group_closed = ; era l'ultimo
tail-assassinated = ; è perso
tail-struck = ; { $card } va scartato
tail-unveiled = : { $cards }
tail-wrath_discards = ; { $seat_you ->
    [yes] perdi
   *[no] { $seat } perde
 } { $cards }
told-mission_shown = Le missioni: { $items }.
item-mission_shown = { $seat } { $group }
over-result = { $count ->
    [one] { $names } conquista Roma con { $points } punti.
   *[other] { $names } si dividono Roma con { $points } punti.
 }
over-headline = { $count ->
    [one] Roma segue { $names }: { $points } punti
   *[other] Roma è divisa: { $points } punti ciascuno
 }

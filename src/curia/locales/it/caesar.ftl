# Caesar & Cleopatra. Le frasi sono nostre.

intro =
    Roma e l'Egitto corteggiano gli stessi patrizi. A ogni turno posi influenza davanti ai cinque gruppi del foro: una
    carta coperta, o due scoperte. Poi una carta suffragio può chiamare un gruppo a votare, e il totale più alto vince
    un patrizio – il più basso, se un Filosofo capovolge il voto. Le carte manipolazione guastano i piani migliori.
example-move = lay 4 senators
example-card = courtesan
bot-names = Carmiana Fulvia Cicerone
no-cards = nessuna carta

ui-help-game =
    In questo gioco:
      lay 4 sen           posa un 4 coperto davanti ai Senatori
      show 4 sen          lo posa scoperto; deve seguirne un secondo
      assassinate 5 q     gioca una carta manipolazione con il suo bersaglio
      discard 1 1 veto    scarta carte dalla mano e ne pesca altre al loro posto
      discard none        non scarta niente, pesca soltanto: se la tua mano è
                          incompleta
      p                   sta per il Filosofo: lay p censors
      discards            che cosa hanno scartato le due fazioni
      order               le tue prossime carte manipolazione
      save favourite      conserva per altre partite l'ordine che hai scelto
      help place, help lay, help discard, help manipulation, help arrange,
      help vote, help mission, help suffrage, help hidden

## Carte

card-philosopher = Filosofo
    .the = il Filosofo
    .a = un Filosofo
    .of = del Filosofo
    .to = al Filosofo
card-1 = 1
    .the = l'1
    .a = un 1
    .of = dell'1
    .to = all'1
card-2 = 2
    .the = il 2
    .a = un 2
    .of = del 2
    .to = al 2
card-3 = 3
    .the = il 3
    .a = un 3
    .of = del 3
    .to = al 3
card-4 = 4
    .the = il 4
    .a = un 4
    .of = del 4
    .to = al 4
card-5 = 5
    .the = il 5
    .a = un 5
    .of = del 5
    .to = al 5
card-assassination = Assassinio
    .the = l'Assassinio
    .a = un Assassinio
    .of = dell'Assassinio
    .to = all'Assassinio
card-spy = Spia
    .the = la Spia
    .a = una Spia
    .of = della Spia
    .to = alla Spia
card-castling = Arrocco
    .the = l'Arrocco
    .a = un Arrocco
    .of = dell'Arrocco
    .to = all'Arrocco
card-courtesan = Cortigiana
    .the = la Cortigiana
    .a = una Cortigiana
    .of = della Cortigiana
    .to = alla Cortigiana
card-wrath = Ira degli Dei
    .the = l'Ira degli Dei
    .a = l'Ira degli Dei
    .of = dell'Ira degli Dei
    .to = all'Ira degli Dei
card-veto = Veto
    .the = il Veto
    .a = un Veto
    .of = del Veto
    .to = al Veto
card-senators = Senatori
    .the = i Senatori
    .a = un Senatore
    .of = dei Senatori
    .to = ai Senatori
card-praetors = Pretori
    .the = i Pretori
    .a = un Pretore
    .of = dei Pretori
    .to = ai Pretori
card-quaestors = Questori
    .the = i Questori
    .a = un Questore
    .of = dei Questori
    .to = ai Questori
card-aediles = Edili
    .the = gli Edili
    .a = un Edile
    .of = degli Edili
    .to = agli Edili
card-censors = Censori
    .the = i Censori
    .a = un Censore
    .of = dei Censori
    .to = ai Censori
card-orgy = Orgia
    .the = l'Orgia
    .a = un'Orgia
    .of = dell'Orgia
    .to = all'Orgia
card-reshuffle = Orgia con rimescolamento
    .the = l'Orgia con rimescolamento
    .a = un'Orgia con rimescolamento
    .of = dell'Orgia con rimescolamento
    .to = all'Orgia con rimescolamento
short-philosopher = F

party-caesar = Cesare
party-cleopatra = Cleopatra

# Altre parole per i verbi delle mosse.
verb-assassination = assassinate
verb-castling = castle

## Una riga per ogni carta

line-influence = influenza: { $value } per il totale di una votazione
line-philosopher = influenza: vale 0, e la votazione la vince il totale più basso
line-assassination = scarta una carta scoperta dell'avversario
line-spy = guarda la mano dell'avversario e scartane una carta
line-castling = posa di nuovo, coperte, le tue carte davanti a due gruppi
line-courtesan = scopri le carte coperte dell'avversario davanti a un gruppo
line-wrath = scarta tutta l'influenza davanti a un gruppo
line-veto = annulla una manipolazione dell'avversario
line-patrician = { $count } patrizi
line-orgy = nessuno vota
line-reshuffle = nessuno vota, e il mazzo suffragio si rimescola

## Aiuto per ogni carta

help-influence =
    { $card }: una carta influenza, { $count } per fazione. Davanti a un gruppo aggiunge { $value } al tuo totale. Posi
    una carta coperta o due scoperte, al massimo cinque tue davanti a un gruppo e otto in tutto. §4.2, §4.11-§4.13,
    §7.5
help-philosopher =
    { $card }: una carta influenza, { $count } per fazione. Vale 0. Se davanti a un gruppo le due fazioni hanno un numero
    diverso di Filosofi, vince il totale più basso, chiunque li abbia posati. Dopo la votazione si scartano, a meno che
    sia finita in parità. §8.1-§8.7
help-assassination =
    { $card }, { $count } per fazione. Si scarta una carta influenza scoperta dell'avversario,
    anche un Filosofo. Le carte coperte sono al sicuro. §9.11-§9.15
help-spy =
    { $card }, { $count } per fazione. Vedi la mano dell'avversario e ne scarti una carta; l'avversario ne pesca
    subito un'altra, che tu non vedi. §9.16-§9.27
help-castling =
    { $card }, { $count } per fazione. Riprendi tutte le tue carte davanti a due gruppi e le
    posi di nuovo davanti a questi due, tutte coperte, come vuoi. §9.28-§9.38
help-courtesan =
    { $card }, { $count } per fazione. Tutte le carte coperte dell'avversario davanti a quel gruppo
    si scoprono, e restano scoperte. §9.39-§9.42
help-wrath =
    { $card }, { $count } per fazione. Si scarta tutta l'influenza delle due fazioni davanti a quel
    gruppo, anche le carte coperte. I patrizi restano. §9.43-§9.45
help-veto =
    { $card }, { $count } per fazione. Si gioca solo in risposta a una carta manipolazione dell'avversario, che resta
    senza effetto ed è persa. Contro un Veto non c'è Veto. §10.1-§10.13
help-patrician =
    { $card }, { $count } patrizi. Ognuno vale un punto; averne la maggioranza (qui { $count ->
        [3] due
       *[other] tre
    }) vale un punto in più, e averli tutti un altro ancora.{ $mission ->
        [0] {""}
       *[other] {" "}Chi li ha come missione riceve 2 punti se ne ha tre.
    } Votano quando si scopre la loro carta suffragio, o quando hanno davanti otto carte. §1.5, §7.1, §13.2-§13.5
help-orgy = { $card }, { $count } nel mazzo suffragio. I patrizi hanno altro da fare: nessuno vota. §5.10
help-reshuffle =
    { $card }, { $count } nel mazzo suffragio. Nessuno vota, e tutte le carte suffragio ancora in gioco si mescolano in
    un nuovo mazzo. §5.12, §5.13

topic-influence = { topic-lay }
topic-lay =
    In un turno attivo posi una carta influenza coperta ('lay 4 senators') o due scoperte ('show 4 senators', poi la
    seconda). Al massimo cinque tue davanti a un gruppo, al massimo otto in tutto. Prima o dopo puoi giocare una carta
    manipolazione. §3.10, §4.2, §4.11, §4.12
topic-show = { topic-lay }
topic-discard =
    Invece di posare puoi scartare carte dalla mano e pescarne altre ('discard 1 1 veto'). Allora nessuno vota e non si
    scopre nessuna carta suffragio. Se la tua mano è incompleta, per esempio dopo un tuo Veto, puoi tenere tutte le carte
    e limitarti a pescare ('discard none'). §6.1-§6.9, §6.13
topic-manipulation =
    Ogni fazione ha Assassinio ×4, Spia ×2, Arrocco ×2, Cortigiana ×2, Ira degli Dei e Veto ×2. Ne giochi al massimo
    una per turno, prima o dopo aver posato influenza, e l'avversario può opporre un Veto. 'help spy' dice di più su
    una di esse. Se per te non c'è nessuno spazio libero, il turno può cominciare con una di queste: se fa posto, posi; se
    no, il turno continua senza posare. §1.4, §3.7, §3.16, §3.17, §9.1-§9.8
topic-arrange =
    Se al tuo tavolo non sono mescolate, metti in ordine le tue 13 carte manipolazione; quando reintegri la mano arrivano
    in quell'ordine, che nessun altro conosce. 'suggested', 'shuffled' e 'favourite' lo fanno in un colpo solo, oppure
    scrivi i nomi uno dopo l'altro. §2.8, §5.5
topic-place =
    Prima del primo turno posi cinque carte coperte, una davanti a ogni gruppo, usando una volta ognuno dei valori da 1 a
    5: 'place 3 1 5 2 4' mette un 3 davanti ai Senatori, un 1 davanti ai Pretori e così via fino ai Censori; 'any' lo fa a
    caso. La tua mano è un'altra serie da 1 a 5. L'avversario fa lo stesso nello stesso momento, e nessuno vede i valori
    dell'altro. In seguito posi le carte con 'lay' e 'show'. §2.11-§2.14
topic-suffrage =
    Alla fine di ogni turno attivo si scopre una carta suffragio: quella di un gruppo, che allora vota, un'Orgia (non
    succede niente) o l'Orgia con rimescolamento (tutte le carte suffragio formano un nuovo mazzo). §5.8-§5.14
topic-vote =
    Tutte le carte davanti al gruppo si scoprono. Il totale più alto vince un patrizio; il più basso, se il numero dei
    Filosofi è diverso. Una parità non cambia niente. Poi il totale più alto scarta il suo numero più alto, il totale
    più basso il suo numero più basso, e i Filosofi se ne vanno. Vota anche un gruppo con otto carte. §7.1-§7.19, §8.8
topic-mission =
    La tua missione segreta nomina i Senatori, i Pretori o i Questori: se ne hai almeno tre, alla fine porta 2 punti.
    Potete avere entrambi la stessa. §1.7, §2.6, §13.5
topic-hidden =
    Le tue carte tra [parentesi] sono coperte, e solo tu le conosci. Un ? è una carta coperta dell'avversario. Tutte si
    scoprono quando il gruppo vota, o per mano di una Cortigiana. §7.4, §9.39, §11.4, §11.10

## Opzioni

option-manipulation = carte manipolazione
option-manipulation-arranged = ognuno ordina le proprie
option-manipulation-shuffled = mescolate
option-orgies = Orge
option-orgies-3 = tutte e tre
option-orgies-drop_one = una in meno dall'inizio
option-orgies-drop_one_after_second_group = una in meno quando due gruppi sono chiusi
option-end = la fine
option-end-both = quando entrambe le fazioni hanno finito l'influenza
option-end-first_out = un turno dopo che una fazione ha finito l'influenza
option-cleopatra = Cleopatra
option-cleopatra-drawn = si sorteggia
option-cleopatra-0 = ha il posto 0
option-cleopatra-1 = ha il posto 1

## Fasi e domande

phase-draw_parties = il sorteggio delle fazioni
phase-draw_mission = la distribuzione delle missioni
phase-arrange = l'ordine delle carte manipolazione
phase-place = le prime cinque carte
phase-turn = il turno
phase-lay = posare influenza
phase-lay_second = la seconda carta scoperta
phase-manipulate = una carta manipolazione
phase-veto = il Veto
phase-strike = la vittima della Spia
phase-castle = Arrocco
phase-refill = pescare
phase-draw_influence = pescare
phase-draw_manipulation = pescare
phase-suffrage = la carta suffragio
phase-last_turn = l'ultimo turno
phase-last_lay = posare tutto ciò che resta

question-arrange = In quale ordine arriveranno le tue carte manipolazione? La prima si pesca per prima.
question-place = Le tue prime cinque carte vanno coperte, una davanti a ogni gruppo. Con quali valori?
question-turn = Posi influenza, giochi prima una carta manipolazione, o scarti?
question-lay = Ora posa influenza: una carta coperta, o due scoperte.
question-lay_second = E la seconda carta, anche questa scoperta?
question-manipulate = Giochi una carta manipolazione?
question-veto = { $source }: lasci fare?
question-strike = Vedi la mano. Quale carta deve scartare l'avversario?
question-castle = { $source }: come posi di nuovo le tue carte?
question-refill = Da quale riserva peschi la prossima carta?
question-last_turn = Il tuo ultimo turno: posa scoperta tutta la tua influenza – dopo una carta manipolazione, se vuoi.
question-last_lay = Quale carta posi ora, scoperta?

hint-veto = { $what }.
hint-turn-no-room = Per te non c'è nessuno spazio libero. Una carta manipolazione può farne; se no, il tuo turno continua senza posare.
hint-refill = La tua prossima carta manipolazione: { $card }.
hint-castle = Hai ripreso { $cards }. Nomina le carte per il primo gruppo ({ $first }); le altre vanno al secondo ({ $second }).

how-lay = una carta coperta
how-show = due carte scoperte, una alla volta
how-show-second = scoperta
how-show-last = scoperta, finché ci sono carte e spazi
how-discard = e pesca altre carte; nessuna votazione
how-assassinate = Assassinio
how-castle = Arrocco, due tuoi gruppi
how-courtesan = Cortigiana
how-wrath = Ira degli Dei
how-spy = Spia: guarda la mano, scarta una carta
how-done = nessuna carta manipolazione
how-cards = { $cards } davanti a: { $groups }
how-any-group = qualunque gruppo
how-discard-cards = a scelta tra { $cards }
how-discard-none = oppure 'discard none': pesca soltanto
how-card = CARTA
how-cards-word = CARTE
how-group = GRUPPO
how-note = Bastano le prime lettere: '{ $example }'. 'moves' elenca tutte le { $count } risposte.
how-strike = una tra { $cards }
how-relay = le carte per il primo gruppo, oppure 'relay none'

how-arrange-names = scrivi dei nomi, anche più d'uno per riga: spy veto assassination …
how-arrange-suggested = un ordine sensato per ciò che resta
how-arrange-shuffled = a caso
how-arrange-favourite = l'ordine che hai salvato con 'save favourite'
how-place-values = i cinque valori dai Senatori ai Censori, ognuno una volta
how-place-any = a caso
example-place = place 3 1 5 2 4

quick-arranged = Ordine: { $cards }
quick-placed = Posate a caso, dai Senatori ai Censori: { $values }
quick-not-left = Non puoi mettere in ordine { $card } così tante volte: restano { $left }.
quick-no-favourite = Non hai ancora un ordine preferito. Metti in ordine le tue carte, poi scrivi 'save favourite'.
quick-bad-favourite = Il file { $file } non è utilizzabile; 'save favourite' ne scrive uno nuovo.
quick-favourite-saved = Salvato come ordine preferito: { $cards }
quick-cannot-save = Impossibile scrivere { $file }.
quick-arrange-first = Prima metti in ordine tutte le tue carte manipolazione.
quick-nothing-arranged = A questo tavolo le carte manipolazione sono mescolate: non c'è un ordine da salvare.

## Mosse a parole

move-next = Poi viene { $what }
move-place = Posa { $what } davanti ai Senatori, { $second } ai Pretori, { $third } ai Questori, { $fourth } agli Edili, { $fifth } ai Censori
move-lay = Posa un { $what } coperto davanti { $second_id ->
    [aediles] agli
   *[other] ai
 } { $second }
move-show = Posa un { $what } scoperto davanti { $second_id ->
    [aediles] agli
   *[other] ai
 } { $second }
move-assassinate = Assassina un { $what } davanti { $second_id ->
    [aediles] agli
   *[other] ai
 } { $second }
move-spy = Manda una Spia
move-castle = Arrocca { $what } e { $second }
move-courtesan = Manda una Cortigiana { $what_id ->
    [aediles] dagli
   *[other] dai
 } { $what }
move-wrath = Invoca l'Ira degli Dei { $what_id ->
    [aediles] sugli
   *[other] sui
 } { $what }
move-done = Non giocare carte manipolazione
move-veto = Veto!
move-allow = Lascia fare
move-strike = Scarta { $what }
move-relay = Posa { $all } davanti al primo gruppo, il resto davanti al secondo
move-relay-none = Posa tutto davanti al secondo gruppo
move-discard = Scarta { $all }
move-discard-none = Pesca senza scartare
move-draw = Pesca dalla riserva di { $what ->
    [influence] influenza
   *[other] manipolazione
 }
move-cleopatra = Cleopatra ha il posto { $number }
move-mission = La missione è: { $what }
move-drawn = Si pesca { $what }
move-suffrage = Si scopre { $what }

## Che cosa succede

event-parties_drawn = { $seat_you ->
    [yes] Cleopatra sei tu, e cominci.
   *[no] Cleopatra è { $seat }, e comincia.
 }
event-mission_drawn = { $seat_you ->
    [yes] Ricevi una missione.
   *[no] { $seat } riceve una missione.
 }
event-mission_drawn-known = { $seat_you ->
    [yes] La tua missione: { $group }.
   *[no] La missione di { $seat }: { $group }.
 }
event-arranging = Qualcuno aggiunge una carta al proprio ordine.
event-arranging-known = { $seat_you ->
    [yes] Aggiungi { $card } al tuo ordine.
   *[no] { $seat } aggiunge { $card } al proprio ordine.
 }
event-arranged = { $seat_you ->
    [yes] Le tue carte manipolazione sono in ordine.
   *[no] { $seat } ha messo in ordine le carte manipolazione.
 }
event-placed = { $seat_you ->
    [yes] Hai sigillato le tue prime cinque carte.
   *[no] { $seat } ha sigillato le prime cinque carte.
 }
event-placed-known = { $seat_you ->
    [yes] Posi le tue prime cinque carte: Senatori { $values_0 }, Pretori { $values_1 }, Questori { $values_2 }, Edili { $values_3 }, Censori { $values_4 }.
   *[no] { $seat } posa le prime cinque carte: Senatori { $values_0 }, Pretori { $values_1 }, Questori { $values_2 }, Edili { $values_3 }, Censori { $values_4 }.
 }
event-turn_begins = { $seat_you ->
    [yes] Turno { $turn } – tocca a te
   *[no] Turno { $turn } – { $seat }
 }
event-last_turn = { $seat_you ->
    [yes] L'ultimo turno – posi tutto ciò che hai
   *[no] L'ultimo turno – { $seat } posa tutto ciò che resta
 }
event-turn_skipped = { $seat_you ->
    [yes] La tua mano è vuota: non hai un turno.
   *[no] La mano di { $seat } è vuota: nessun turno.
 }
event-discarded = { $seat_you ->
    [yes] Scarti { $cards } e non posi niente.
   *[no] { $seat } scarta { $cards } e non posa niente.
 }
event-nothing_discarded = { $seat_you ->
    [yes] Non scarti niente e peschi soltanto.
   *[no] { $seat } non scarta niente e pesca soltanto.
 }
event-laid_down = { $seat_you ->
    [yes] Posi una carta coperta davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group }.
   *[no] { $seat } posa una carta coperta davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group }.
 }
event-laid_down-known = { $seat_you ->
    [yes] Posi un { $card } coperto davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group }.
   *[no] { $seat } posa un { $card } coperto davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group }.
 }
event-laid_up = { $seat_you ->
    [yes] Posi un { $card } scoperto davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group }.
   *[no] { $seat } posa un { $card } scoperto davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group }.
 }
event-no_room = { $seat_you ->
    [yes] Per te non c'è più spazio: scarti { $cards }.
   *[no] Per { $seat } non c'è più spazio, e scarta { $cards }.
 }
event-nothing_laid = { $seat_you ->
    [yes] Per la tua influenza non c'è ancora spazio: non posi niente.
   *[no] Per l'influenza di { $seat } non c'è ancora spazio: non si posa niente.
 }
event-vote_empty = { $group_id ->
    [aediles] Gli
   *[other] I
 } { $group } sono chiamati a votare, ma nessuno li corteggia.
event-vote = { $group_id ->
    [aediles] Gli
   *[other] I
 } { $group } votano: { $seat_0 } { $totals_0 } ({ $cards_0 }), { $seat_1 } { $totals_1 } ({ $cards_1 }).
event-vote_tied = Parità: { $group_id ->
    [aediles] gli
   *[other] i
 } { $group } restano dove sono, e così tutte le carte.
event-vote_turned = { $seat_you ->
    [yes] Il Filosofo capovolge il voto: con il totale più basso vinci uno { $group_id ->
        [aediles] degli
       *[other] dei
     } { $group }.
   *[no] Il Filosofo capovolge il voto: con il totale più basso { $seat } vince uno { $group_id ->
        [aediles] degli
       *[other] dei
     } { $group }.
 }
event-vote_won = { $seat_you ->
    [yes] Vinci uno { $group_id ->
        [aediles] degli
       *[other] dei
     } { $group }!
   *[no] { $seat } vince uno { $group_id ->
        [aediles] degli
       *[other] dei
     } { $group }.
 }
event-vote_discards = { $seat_you ->
    [yes] Lì scarti { $cards }.
   *[no] Lì { $seat } scarta { $cards }.
 }
event-group_closed = Era l'ultimo { $group_id ->
    [aediles] degli
   *[other] dei
 } { $group }: nel foro non ce ne sono più, e tutte le carte lì davanti si scartano.
event-orgy_leaves = Due gruppi sono chiusi: un'Orgia esce dal gioco.
event-drew = { $seat_you ->
    [yes] Peschi dalla riserva di { $reserve ->
        [influence] influenza
       *[other] manipolazione
     }.
   *[no] { $seat } pesca dalla riserva di { $reserve ->
        [influence] influenza
       *[other] manipolazione
     }.
 }
event-drew-known = { $seat_you ->
    [yes] Peschi { $card_a }.
   *[no] { $seat } pesca { $card_a }.
 }
event-suffrage_card = { $suffrage_id ->
    [orgy] Carta suffragio: un'Orgia. Nessuno vota.
    [reshuffle] Carta suffragio: l'Orgia con rimescolamento. Nessuno vota, e il mazzo si rimescola.
   *[other] Carta suffragio: { $suffrage }.
 }
event-assassination_played = { $seat_you ->
    [yes] Mandi un sicario contro un { $card } davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group }.
   *[no] { $seat } manda un sicario contro un { $card } davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group }.
 }
event-spy_played = { $seat_you ->
    [yes] Mandi una Spia.
   *[no] { $seat } manda una Spia.
 }
event-castling_played = { $seat_you ->
    [yes] Giochi Arrocco su { $group } e { $other_group }.
   *[no] { $seat } gioca Arrocco su { $group } e { $other_group }.
 }
event-courtesan_played = { $seat_you ->
    [yes] Mandi una Cortigiana { $group_id ->
        [aediles] dagli
       *[other] dai
     } { $group }.
   *[no] { $seat } manda una Cortigiana { $group_id ->
        [aediles] dagli
       *[other] dai
     } { $group }.
 }
event-wrath_played = { $seat_you ->
    [yes] Invochi l'Ira degli Dei { $group_id ->
        [aediles] sugli
       *[other] sui
     } { $group }.
   *[no] { $seat } invoca l'Ira degli Dei { $group_id ->
        [aediles] sugli
       *[other] sui
     } { $group }.
 }
event-allowed = { $seat_you ->
    [yes] Lasci fare.
   *[no] { $seat } lascia fare.
 }
event-vetoed = { $seat_you ->
    [yes] Veto! Annulli { $card }.
   *[no] Veto! { $seat } annulla { $card }.
 }
event-assassinated = { $seat_you ->
    [yes] Perdi il tuo { $card } davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group }.
   *[no] { $seat } perde un { $card } davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group }.
 }
event-spied = { $seat_you ->
    [yes] Guardi la mano di { $other }.
   *[no] { $other_you ->
        [yes] { $seat } guarda la tua mano.
       *[no] { $seat } guarda la mano di { $other }.
     }
 }
event-spied-known = { $seat_you ->
    [yes] Guardi la mano di { $other }: { $cards }.
   *[no] { $other_you ->
        [yes] { $seat } guarda la tua mano: { $cards }.
       *[no] { $seat } guarda la mano di { $other }: { $cards }.
     }
 }
event-struck = { $seat_you ->
    [yes] { $other } deve scartare { $card }.
   *[no] { $other_you ->
        [yes] Devi scartare { $card }.
       *[no] { $other } deve scartare { $card }.
     }
 }
event-relaid = { $seat_you ->
    [yes] Posi di nuovo le tue carte, coperte: { $count } davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group } e { $other_count } davanti { $other_group_id ->
        [aediles] agli
       *[other] ai
     } { $other_group }.
   *[no] { $seat } posa di nuovo le carte, coperte: { $count } davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group } e { $other_count } davanti { $other_group_id ->
        [aediles] agli
       *[other] ai
     } { $other_group }.
 }
event-relaid-known = { $seat_you ->
    [yes] Posi di nuovo, coperte: { $group } { $cards }; { $other_group } { $other_cards }.
   *[no] { $seat } posa di nuovo, coperte: { $group } { $cards }; { $other_group } { $other_cards }.
 }
event-unveiled = { $seat_you ->
    [yes] Le tue carte coperte davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group } si scoprono: { $cards }.
   *[no] Le carte coperte di { $seat } davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group } si scoprono: { $cards }.
 }
event-wrath_discards = { $seat_you ->
    [yes] Perdi { $cards } davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group }.
   *[no] { $seat } perde { $cards } davanti { $group_id ->
        [aediles] agli
       *[other] ai
     } { $group }.
 }
event-game_over = La partita è finita: si scoprono le missioni.
event-mission_shown = { $seat_you ->
    [yes] La tua missione era: { $group }.
   *[no] La missione di { $seat } era: { $group }.
 }

## Perché no

refusal-others-turn = Tocca a { $other } rispondere.
refusal-veto-only-as-answer = Un Veto è solo una risposta a una carta manipolazione dell'avversario.
refusal-nothing-to-let-pass = Non c'è nessuna carta manipolazione dell'avversario da lasciar passare.
refusal-not-to-arrange = Quella carta non è tra quelle che devi ancora mettere in ordine.
refusal-each-value-once = Posa ognuno dei valori da 1 a 5 una volta, uno davanti a ogni gruppo.
refusal-no-veto-in-hand = Non hai un Veto in mano.
refusal-not-in-their-hand = L'avversario non ha quella carta in mano.
refusal-no-such-reserve = Quella riserva non esiste.
refusal-must-lay-all = Nell'ultimo turno devi posare tutta l'influenza che ci sta.
refusal-must-lay = In un turno attivo devi posare influenza.
refusal-laid-already = In questo turno hai già posato influenza.
refusal-laying-is-over = In quest'ultimo turno non si posa più; lo spazio che si libera ora resta inutilizzato.
refusal-not-influence = { $card } non è una carta influenza e non si posa mai.
refusal-no-influence-in-hand = Senza una carta influenza in mano puoi fare solo un turno passivo: scarta e pesca.
refusal-not-in-hand = Non hai un { $card } in mano.
refusal-no-room-anywhere = Non hai uno spazio libero davanti a nessun gruppo: comincia con una carta manipolazione, o fai un turno passivo.
refusal-group-closed = Nel foro non ci sono più { $group }.
refusal-five-of-your-own = Davanti { $group_id ->
    [aediles] agli
   *[other] ai
 } { $group } ci sono già cinque carte tue.
refusal-eight-there = Davanti { $group_id ->
    [aediles] agli
   *[other] ai
 } { $group } ci sono già otto carte.
refusal-last-turn-face-up = Nell'ultimo turno tutte le carte si posano scoperte.
refusal-second-face-up-too = La seconda carta si posa scoperta come la prima.
refusal-one-card-face-down = Per posarne due scoperte servono due carte influenza; posa coperta l'unica che hai.
refusal-two-need-two-places = Per posarne due scoperte servono due spazi liberi; posane una coperta.
refusal-last-turn-is-active = Nell'ultimo turno non puoi scartare.
refusal-turn-is-active = Hai cominciato un turno attivo e non puoi più scartare.
refusal-discard-at-least-one = La tua mano è completa: scarta almeno una carta.
refusal-nothing-to-draw = Le tue due riserve sono vuote: scarta almeno una carta.
refusal-discard-own-cards = Non hai tutte queste carte in mano.
refusal-relay-these-cards = Posa di nuovo proprio le carte che hai ripreso.
refusal-relay-five-at-most = Davanti a un gruppo non possono esserci più di cinque carte tue.
refusal-relay-eight-at-most = Davanti { $group_id ->
    [aediles] agli
   *[other] ai
 } { $group } non possono esserci più di otto carte.
refusal-not-in-between = Tra carte che posi insieme non si può giocare nessuna carta manipolazione.
refusal-one-manipulation = Hai già giocato la tua carta manipolazione di questo turno.
refusal-manipulation-not-in-hand = Non hai { $card } in mano.
refusal-spy-empty-hand = L'avversario non ha carte da spiare.
refusal-assassinate-influence-only = Si possono assassinare solo carte influenza.
refusal-assassinate-hidden = Nessun { $card } dell'avversario è scoperto davanti { $group_id ->
    [aediles] agli
   *[other] ai
 } { $group }, e le carte coperte sono al sicuro.
refusal-assassinate-own = Quel { $card } davanti { $group_id ->
    [aediles] agli
   *[other] ai
 } { $group } è tuo.
refusal-assassinate-not-there = Davanti { $group_id ->
    [aediles] agli
   *[other] ai
 } { $group } non c'è nessun { $card } dell'avversario.
refusal-castle-two-groups = Nomina due gruppi diversi.
refusal-castle-own-cards = Non hai carte davanti { $group_id ->
    [aediles] agli
   *[other] ai
 } { $group }.
refusal-courtesan-nothing-hidden = L'avversario non ha carte coperte davanti { $group_id ->
    [aediles] agli
   *[other] ai
 } { $group }.
refusal-wrath-nothing-there = Davanti { $group_id ->
    [aediles] agli
   *[other] ai
 } { $group } non c'è nessuna carta.

## Il conteggio

part-patricians = patrizi
part-majorities = maggioranze
part-whole_groups = gruppi interi
part-mission = missione
count-total = punti
reason-patricians_gone = Il foro è vuoto.
reason-influence_gone = Tutta l'influenza è spesa.
count-tie-note = A parità di punti la partita è un pareggio (§13.9).
count-won = vinti
count-mission = { $name }: missione { $mission } ({ $fulfilled ->
    [yes] compiuta
   *[no] fallita
 }); mano: { $hand }; ancora coperte: { $hidden }

## Il tavolo

table-turn = Turno { $turn }
table-turn-of = tocca a { $name }
table-turn-yours = tocca a te
table-last = l'ultimo turno
table-before = Prima del primo turno
table-forum = Foro
table-left = resta
table-won = vinti
table-room = spazi
table-closed = chiuso
table-legend = [4] tua carta coperta · ? carta coperta altrui · F Filosofo · spazi: per te
table-hands = Mano e riserva (influenza + manipolazione)
table-hand-sizes = mano { $influence } + { $manipulation } · riserva { $influence_left } + { $manipulation_left }
table-suffrage = Mazzo suffragio: { $cards }
table-suffrage-discard = già scoperte: { $cards }
table-known-pool = Tra le coperte davanti a { $groups }: { $cards }
table-known-items = { $hidden ->
    [0] In mano: { $cards }
   *[other] In mano, o posate coperte dalla mano: { $cards }
 }
table-known-hand = Ancora in mano: { $cards }
table-known = Che cosa sai delle carte di { $name }
table-own = Le tue carte
table-hand = Mano: { $cards }
table-no-cards = nessuna
table-mission = Missione: tre { $group } per 2 punti – { $taken ->
    [0] finora nessuno
    [1] finora uno
    [2] finora due
   *[other] compiuta
 }
table-next = Prossime carte manipolazione: { $cards }
table-next-more = { $cards } … (altre { $count }: 'order')
table-order = Le tue prossime carte manipolazione
table-shuffled = Prossime carte manipolazione: mescolate
table-arranged = Finora in ordine: { $cards }
table-to-arrange = Ancora da ordinare: { $cards }
table-discards = Scarti di { $name } ({ $party })
table-gone = Carte suffragio fuori gioco

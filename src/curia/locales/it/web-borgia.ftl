# Ciò che il client web dice a un tavolo di Borgia.

## Il tavolo

log-title = Cronaca
round-short = Round { $round }
step-redraw = Prima mano
step-lay = Prime carte
step-market = Mercato
step-play = Carte
step-seize = Conquista
step-pledge = Impegni
step-ballot = Scrutinio
step-draw = Nuove carte
step-offices = Cariche
step-cardinals = Cardinali
phase-of = { $you ->
    [yes] La tua fase
   *[no] Fase di { $family }
 }
part-setup-title = Prima della prima fase
part-distribution-title = Il Papa distribuisce
part-over-title = La fine
tab-hand = Mano
tab-conclave = Conclave
tab-trade = Scambio
targets = Ciò che puoi scegliere
go-on = Avanti
saying = La tua risposta è in viaggio…
reveal-close = Chiudi

## Le famiglie

family-name = { $family }, { $name }{ $pope ->
    [yes] , Papa
   *[no] {""}
 }
family-open = Mostra la plancia di { $family }
family-targets = { $count } da scegliere
married = matrimonio
points-coming = Questo round per ora darebbe { $total } punti: ducati { $ducats }, città { $towns }, artisti { $artists }{ $offices ->
    [0] {""}
   *[other] , cariche { $offices }
 }.
votes = { $count ->
    [one] 1 voto
   *[other] { $count } voti
 }
income-coming = Rendita alla fine del round: { $income } ducati.
aside = { $aside } accantonati
chip-town = { $count } città
chip-office = { $count ->
    [one] 1 carica
   *[other] { $count } cariche
 }
chip-artist = { $count ->
    [one] 1 artista
   *[other] { $count } artisti
 }
chip-minor_family = { $count ->
    [one] 1 famiglia minore
   *[other] { $count } famiglie minori
 }
chip-unprotected = { $count } senza protezione
chip-unhoused = { $count } senza sede
defence-of = difesa { $power }
place-of-office = Carica ({ $town })
place-of-artist = Artista ({ $town })
place-of-minor_family = Famiglia minore ({ $town })
place-put = { $card }: { $place }
to-place = Da sistemare
unprotected-note = Conquistabile anche con forza 0

## La lastra

market = Mercato
market-left = { $left } su { $size } coperte
market-none = vuoto
market-short = Mercato { $count }
deck = Mazzo
deck-left = Mazzo { $count }
pile-size = Pila { $count }
gone-size = Fuori gioco { $count }
lying = In tavola fino alla fine del round
auction = Asta
auction-leads = { $you ->
    [yes] Sei in testa tu
   *[no] { $family } in testa
 }
auction-opens = { $you ->
    [yes] Apri tu
   *[no] Apre { $family }
 }
auction-asked = { $you ->
    [yes] Tocca a te: rilancia o passa
   *[no] { $family } riflette…
 }
auction-passed = passa
auction-passed-at = passa a { $bid }
fight = La lotta per { $target }
fight-attack = attacco
fight-defence = difesa
fight-own = senza Condottieri
fight-secret = Condottieri
fight-greater = L'attacco deve superare la difesa.
fight-ties = Qui basta un attacco pari.
fight-won = { $you ->
    [yes] Prendi { $target }!
   *[no] { $attacker } prende { $target }.
 }
fight-won-home = { $you ->
    [yes] Prendi tutto ciò che ospita { $target }!
   *[no] { $attacker } prende tutto ciò che ospita { $target }.
 }
fight-lost = { $you ->
    [yes] Il tuo attacco contro { $target } fallisce.
   *[no] L'attacco di { $attacker } contro { $target } fallisce.
 }
trial = Accusa di simonia
trial-yes = colpevole
trial-no = non colpevole
trial-left = { $count ->
    [one] 1 cardinale deve ancora parlare.
   *[other] { $count } cardinali devono ancora parlare.
 }
trial-upheld = Accolta: il Papa ({ $family }) salta una fase.
trial-failed = Respinta: al Papa ({ $family }) non succede nulla.
distribution-now = Ora: { $what }.
gathered = Ancora da distribuire

## Il conclave

conclave = Il conclave
conclave-holds = ne ha
conclave-sure = promessi
votes-sum = { $cardinals } × { $each } + { $offices }
votes-elect = ne servono { $count }
votes-left = { $count } ancora liberi
comma-you = , tu
is-out = fuori
promises = Promesse
ballot-number = { $last ->
    [yes] L'ultimo scrutinio
   *[no] Scrutinio { $ballot }
 }
ballot-candidates = Candidati: { $names }.
count-of = Scrutinio { $ballot }: conteggio
count-elected = { $you ->
    [yes] Il nuovo Papa sei tu!
   *[no] Il nuovo Papa: { $family }.
 }
count-out = { $you ->
    [yes] Nessuna maggioranza: non sei più in lizza.
   *[no] Nessuna maggioranza: { $family } non è più in lizza.
 }
count-nobody = Nessuna maggioranza.
pledged = Impegnati per questo scrutinio
pledged-votes = { $voter }: { $votes } per { $candidate }
pledges-done = Nessun'altra proposta: { $names }.
pledges-open = I voti si comprano e si vendono finché non hanno finito tutti.

## La mano

hand = Mano
hand-yours = La tua mano
hand-hidden = nascosta a tutti
hand-size = { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
hand-empty = La tua mano è vuota.
hand-unknown = Questa mano è nascosta.
hand-point = Punta una carta per leggere che cosa fa.
known = Carte note degli altri
known-card = { $count ->
    [one] { $who } ha: { $card }
   *[other] { $card }: in mano a uno di questi: { $who }
 }

## Importi e offerte

amount-less = Uno in meno
amount-more = Uno in più
bid-label = La tua offerta in ducati
bid-raise = Rilancia di { $step }: { $amount ->
    [one] 1 ducato
   *[other] { $amount } ducati
 }
bid-all = Tutto
bid-all-name = Tutto quello che hai: { $amount ->
    [one] 1 ducato
   *[other] { $amount } ducati
 }
bid-button = Offri { $amount }
bid-stay = Offri { $least }, resta fino a { $amount }
bid-sum = Offerta e onorario: { $sum } dei tuoi { $means } ducati.
bid-beyond = Offerta e onorario: { $sum } ducati; ne hai { $means }.
bid-opens = La prima offerta è tua: 0 o più.
bid-binds = Se nessuno rilancia, paghi.
why-not-raise = Perché non posso rilanciare?
ahead = Detto in anticipo
ahead-answers = Hai risposto in anticipo.
ahead-said = Detto in anticipo: { $what }. Annulla
ahead-auction = Passa in quest'asta
ahead-stay = Resta fino a…
ahead-up-to = Resta fino a { $amount }
ahead-trade_answer = Rifiuta ogni scambio in questo round
ahead-pledge_answer = Rifiuta ogni offerta fino allo scrutinio
ahead-pledge = Nessuna offerta in tutta l'elezione

## Domande, e ciò che aiuta

prompt-moment = Altro nella tua fase?
prompt-market = Compri o spii?
prompt-hire = Quali Condottieri assoldi?
prompt-accuse = Il Papa è colpevole di simonia?
prompt-consent = Acconsenti a questo scambio?
prompt-auction-open = { $card }: la tua prima offerta?
prompt-auction = { $card }: rilanci o passi?
prompt-places = Dove collochi le tue { $count } carte?
prompt-assign = Chi riprende quale carica?
prompt-hand_out = A chi distribuisci le tue cariche?
help-bid = Hai { $ducats } ducati.
help-redraw = Nessun altro la vede.
help-lay = Scegli una delle tue carte al centro.
help-fee = L'onorario è di { $fee } ducati; puoi spenderne { $means }.
help-place = Scegli una sede in una delle tue città. Senza sede la carta è facile da conquistare.
help-moment = Scambi proposti in questa fase: { $offers } su 3.
help-play = Scegli una carta della tua mano, poi il bersaglio.
help-play-none = Nessuna carta della tua mano si può giocare ora.
help-gift = Scegli una famiglia, o lascia andare la carica.
help-accuse = Se il sì ha più cardinali del no, il Papa salta una fase.
help-seize = Una volta per fase, e solo se vuoi. Scegli ciò che vuoi prendere.
help-hire = In segreto: si scopre insieme.
help-trade_give = Non è ancora proposto.
help-trade_ask = Non è ancora proposto.
help-trade_answer = Tutti vedono la tua risposta.
help-consent = Decidi tu come Papa: una carica passerebbe di mano.
help-pick = Scegli una carta della tua mano.
help-pledge = Voti in cambio di un prezzo, vincolanti per questo scrutinio. Fino a tre proposte tue.
help-pledge_answer = Un impegno accettato è vincolante.
help-last-ballot = Tutti i tuoi voti ({ $votes }) vanno a un solo candidato.
help-name_out = Decidi tu come Papa.
help-last_word = Entrambi hanno metà dei voti.
help-reshuffle = Tutti ne riavranno quante ne avevano.
help-assign = Scegli una carica, poi una famiglia.
help-hand_out = Scegli una carica, poi una famiglia. Quelle promesse vanno da sole.
making-open = Continua la tua proposta

## Risposte

answer-redraw = Rimescola e ripesca
answer-buy = Compra
answer-spy = Spia
answer-no-doctor = Lascia che accada
answer-forbid = Vietalo
answer-yes = Colpevole
answer-no = Non colpevole
answer-reshuffle = Raccoglile e ridistribuiscile
answer-counter = Fai una controproposta
answer-done = Nessun'altra proposta
answer-seize-nothing = Non conquistare nulla, chiudi la fase
answer-hire-nobody = Non assoldare nessuno
barred = Ora non si può. Perché?
brings-redraw = Tutte le carte tornano nel mazzo; nessuno le vede.
brings-pay = { $fee } ducati alla banca; ne restano { $left }.
brings-reject = Non si paga nulla; l'artista va nella pila.
brings-buy = Si scopre una carta; la prima offerta è tua.
brings-spy = Una carta senza guardarla; la tua Spia è spesa.
brings-doctor = Costa { $cost } ducati e il Medico; la tua carta si salva.
brings-consent = Lo scambio si fa.
brings-forbid = Lo scambio non si fa.
brings-yes = I tuoi cardinali ({ $cardinals }) dicono sì.
brings-no = I tuoi cardinali ({ $cardinals }) dicono no.
brings-reshuffle = Dà agli altri un motivo per accusarti di simonia.
brings-accept-trade = Lo scambio è immediato e definitivo.
brings-accept-pledge = Non si può ritirare né infrangere.

## Il momento tra i passi

moment-rehouse = Risistema
phase-end = Chiudi la fase
moment-room = { $count ->
    [one] Una tua carta è senza sede, e c'è posto: risistema.
   *[other] { $count } tue carte sono senza sede, e c'è posto: risistema.
 }
moment-trade = Scambia…

## Sistemare

place-where = Dove va { $card }?
place-nowhere = Senza sede
place-instead = al posto di { $card }
place-confirm = Sistema così
place-back = Lascia tutto com'era
housed-in = { $card } ({ $town })
housed-nowhere = { $card } senza sede

## Giocare, conquistare

play-target = { $card }: ora scegli il bersaglio.
seize-target = Attacchi { $target } ({ $family }). La difesa è { $defence } prima dei Condottieri.
seize-artist = Attacchi { $target } ({ $family }): difesa { $defence } prima dei Condottieri. L'onorario di { $fee } ducati è accantonato, e pagato se vinci.
seize-artist-inside = { $artist } verrebbe insieme, per un onorario di { $fee } ducati. { $enough ->
    [yes] Ne hai { $left }.
   *[no] Con i tuoi { $left } dovresti rifiutarlo.
 }
hire-artist-inside = { $artist } verrebbe insieme, per un onorario di { $fee } ducati. { $enough ->
    [yes] Pagati i Condottieri, te ne resterebbero { $left }.
   *[no] Pagati i Condottieri, te ne resterebbero solo { $left } e dovresti rifiutarlo.
 }
hire-attack = Il tuo attacco: { $own }, contro { $other } e i Condottieri nascosti del difensore. { $ties ->
    [yes] Basta la parità.
   *[no] La parità non basta.
 } Costo: { $pay } dei tuoi { $means } ducati.
hire-defence = La tua difesa: { $own }, contro { $other } e i Condottieri nascosti dell'attaccante. { $ties ->
    [yes] Un attacco pari vince.
   *[no] Con la parità resisti.
 } Costo: { $pay } dei tuoi { $means } ducati.
hire-sum = forza { $power }, costo { $pay }

## Scambi

trade = Si propone uno scambio
trade-counter = Una controproposta
trade-gives = { $you ->
    [yes] Tu dai
   *[no] { $family } dà
 }
trade-with = con { $cards }
trade-known = lo sai
trade-hand-cards = Carte in mano
trade-more-cards = Altre carte in mano…
trade-title = Uno scambio con { $family } ({ $name })
trade-title-counter = La tua controproposta a { $family } ({ $name })
trade-partner = Scambia con
trade-step-give = Ciò che dai
trade-step-ask = Ciò che chiedi a { $family }
trade-shown = Le carte della mano che nomini saranno mostrate con la proposta a { $name }.
trade-binding = Se { $name } accetta, tutto questo passa subito di mano, per sempre. Se c'è una carica, deve acconsentire anche il Papa.
trade-gift = Non chiedi nulla: sarebbe un regalo per { $name }. Vuoi davvero?
trade-cancel = Lascia perdere
trade-offer = Proponi questo scambio
trade-give-away = Regalalo
trade-when = Gli scambi si propongono tra i passi della propria fase.

## Impegni

pledge-buy-from = Compra voti da
pledge-sell-to = Vendi i tuoi voti a
pledge-title-buy = Compra voti da { $family } ({ $name })
pledge-title-sell = Vendi voti a { $family } ({ $name })
pledge-all = Tutti: { $votes }
pledge-would = { $you ->
    [yes] Avresti { $votes } dei { $needed } voti che servono.
   *[no] { $family } avrebbe { $votes } dei { $needed } voti che servono.
 }
pledge-count = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
 }
pledge-votes-for = { $you ->
    [yes] { pledge-count } per te
   *[no] { pledge-count } per { $family }
 }
pledge-if-elected = { $you ->
    [yes] se vieni eletto
   *[no] se { $family } viene eletto
 }
deal-cardinals = { $count ->
    [one] 1 cardinale
   *[other] { $count } cardinali
 }
pledge-enough = Ne bastano { $votes }
pledge-binding = Se { $name } accetta, i voti devono essere dati così in questo scrutinio, e il prezzo è dovuto.
pledge-offer = Proponi questo impegno
price-kind = Tipo di prezzo
price-ducats = Ducati subito
price-ducats_if_elected = Ducati in caso di elezione
price-office = Una carica in caso di elezione
price-cardinals = Cardinali in caso di elezione

## Scrutini

ballot-pledged = { $votes } impegnati
ballot-votes-for = Voti per { $family }
ballot-all = Tutti
ballot-all-name = Tutti per { $family }
ballot-left = { $votes ->
    [one] 1 voto è ancora da dare.
   *[other] { $votes } voti sono ancora da dare.
 }
ballot-seals = { $votes }. Nessuno saprà mai come hai votato.
ballot-says = { $votes }. Tutti lo sentono.
ballot-seal = Sigilla la scheda
ballot-say = Vota ad alta voce

## Il Papa distribuisce

cardinals-has = { $count ->
    [0] nessun cardinale
    [one] 1 cardinale
   *[other] { $count } cardinali
 }
cardinals-for = Cardinali per { $family }
cardinals-left = { $count ->
    [one] 1 cardinale è ancora da dare.
   *[other] { $count } cardinali sono ancora da dare.
 }
cardinals-keeps = Puoi tenerne { $count }.
cardinals-give = Distribuiscili
office-who = A chi va la carica di { $office }?
office-to = { $office } a { $family }
offices-left = { $count ->
    [one] 1 carica è ancora da dare.
   *[other] { $count } cariche sono ancora da dare.
 }
offices-all = Ogni carica ha la sua famiglia.
offices-give = Distribuiscile

## Il conteggio

count-rounds = Punti per round
count-family = famiglia
count-held = Alla fine
count-ducats = { $ducats } ducati

## Questions in which there is no choice

none-redraw = Tieni la tua prima mano.
none-market = Non hai una Spia da usare qui: una carta va all'asta.
none-auction = Non puoi offrire di più.
none-play = Non hai carte da giocare ora.
none-seize = Non c'è nulla che tu possa conquistare.
none-hire = Ora non puoi assoldare Condottieri.
none-doctor = Non hai un Medico da chiamare.
none-fee = Non puoi pagare l'onorario.
none-trade_answer = Non puoi accettare questo scambio.
none-pledge = Non hai nulla da offrire.
none-pledge_answer = Non puoi accettare questo impegno.
none-ballot = I tuoi voti hanno una sola strada.

## Più fatti in una riga del diario

told-dealt = Si distribuiscono le carte{ $items_count ->
    [0] .
   *[other] : { $items }.
 }
item-dealt-known = { $seat_you ->
    [yes] { $card }
   *[no] { $seat } { $card }
 }
told-kept_hand = Prima mano: { $items }.
told-redrew = Prima mano: { $items }.
item-kept_hand = { $seat_you ->
    [yes] tieni la tua
   *[no] { $seat } tiene
 }
item-redrew = { $seat_you ->
    [yes] ripeschi
   *[no] { $seat } ripesca
 }
told-showed = { $seat_you ->
    [yes] Metti in tavola
   *[no] { $seat } mette in tavola
 } { $cards }{ $items_count ->
    [0] .
   *[other] : { $items }.
 }
item-housed = { $place_id ->
    [none] { $card } senza sede
    [ancona] { $card } ad { $place }
   *[other] { $card } a { $place }
 }
item-no_place = { $card } senza sede
item-fee_paid = onorario di { $card } { $ducats }
item-rejected = { $card } rifiutato
tail-housed = { $place_id ->
    [none] , senza sede
    [ancona] , ad { $place }
   *[other] , a { $place }
 }
tail-no_place = , senza sede
tail-fee_paid = , onorario { $ducats }
tail-rejected = ; { $card } è rifiutato
told-drew = Carte pescate e tenute: { $items }.
item-drew = { $seat }
item-drew-known = { $seat } ({ $card })
told-bid = { $card } all'asta: { $seat_you ->
    [yes] offri
   *[no] { $seat } offre
 } { $ducats }.
tail-took_unseen = : una carta coperta
tail-took_unseen-known = : { $card }
tail-laid = : { $card }
tail-killed = {" "}– morto
tail-saved = ; il Medico salva la vittima per { $ducats }
tail-stolen = : una carta è presa
tail-stolen-known = : { $card }
tail-nothing_stolen = : la mano è vuota
told-said_yes = I cardinali si esprimono: { $items }.
told-said_no = I cardinali si esprimono: { $items }.
item-said_yes = { $seat } { $cardinals } colpevole
item-said_no = { $seat } { $cardinals } non colpevole
told-accusation_upheld = { $yes } a { $no } ({ $items }): { $other_you ->
    [yes] l'accusa è accolta, e salti la tua prossima fase
   *[no] l'accusa è accolta, e { $other } salta la prossima fase
 }.
told-accusation_failed = { $yes } a { $no } ({ $items }): l'accusa cade.
tail-hired = { $cards_count ->
    [0] {""}
   *[other] ; { $seat } con { $cards }
 }
tail-trade_refused = {" "}– rifiutato
tail-trade_accepted = {" "}– accettato
tail-consented = ; il Papa acconsente
tail-forbidden = ; il Papa lo vieta
tail-fees_paid = ; onorari { $ducats }
tail-pledge_accepted = {" "}– accettato
tail-pledge_refused = {" "}– rifiutato
told-pledge_paid = Promesse pagate: { $items }.
item-pledge_paid = { $seat } { $ducats } a { $other }
told-income = Rendite: { $items }.
item-income = { $seat } { $ducats }
told-points = Punti di questo round: { $items }.
item-points = { $seat } { $total }
told-office_given = Il Papa distribuisce le cariche: { $items }.
told-office_dealt = Il Papa distribuisce le cariche: { $items }.
told-office_kept = Il Papa distribuisce le cariche: { $items }.
item-office_given = { $seat } { $card }
item-office_dealt = { $seat } { $card }
item-office_kept = { $seat } { $card }
told-housed = { $seat_you ->
    [yes] Sistemi { $items }.
   *[no] { $seat } sistema { $items }.
 }
over-headline = { $count ->
    [one] Roma è di { $names }: { $points } punti
   *[other] { $names } si dividono Roma: { $points } punti ciascuno
 }
score-title = I punti di questo round
score-round = round
score-now = ora

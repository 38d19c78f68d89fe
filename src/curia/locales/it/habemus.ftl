# 1655 – Habemus Papam. Le frasi sono nostre.

intro =
    Roma, 1655: il conclave è chiuso e tu cerchi voti. A ogni round ci sono quattro carte in palio. Puoi giocare
    una carta azione, poi tutti offrono in segreto fino a tre gemme. L'offerta più alta prende la prima carta, e
    così via. Tutte le gemme offerte sono perse. Dopo 16-19 round cardinali, amici e oro si contano come voti.
no-tokens = niente
example-move = take chigi
example-card = chigi
bot-names = Olimpia Bernini Kircher Cristina Borromini Artemisia

## Carte

card-mazarin = Mazarin
card-louis = Louis XIV
card-felipe = Felipe IV
card-squadrone = Squadrone Volante
    .the = lo Squadrone Volante
    .a = lo Squadrone Volante
    .of = dello Squadrone Volante
    .to = allo Squadrone Volante
card-case_of_death = Caso di Morte
card-ten_gold = Dieci Monete
card-bid_last = Ultima Offerta
card-best_gem_twice = Gemma Doppia
card-three_rubies = Tre Rubini
card-bribe = Corruzione
card-swap = Scambio
card-camerlengo = Camerlengo
    .the = il Camerlengo
    .a = il Camerlengo
    .of = del Camerlengo
    .to = al Camerlengo
card-black_smoke = Fumata Nera
card-white_smoke = Fumata Bianca

# Nomi dei dati delle carte che una lingua dice in altro modo. In `.data` sta il nome che hanno nei dati: un tavolo con
# dati propri tiene i nomi che ha dato.
name-giovan_carlo_medici = Giovan Carlo de' Medici
name-hesse = Federico d'Assia
    .data = Friedrich of Hesse
name-carlo_medici = Carlo de' Medici

card-four_coats = Quattro Stemmi
card-spain_innocent = Spagna+Innocenzo
card-innocent_urban = Innocenzo+Urbano
card-spain_urban = Spagna+Urbano
card-france = Francia
card-most_leaders = Più Capi Fazione
card-felipe_mazarin = Felipe+Mazarin

faction-france = Francia
faction-spain = Spagna
faction-innocent = Innocenzo X
faction-urban = Urbano VIII
faction-none = nessuna fazione

symbol-dove = colomba
symbol-two_louis = 2 Louis
symbol-two_mazarins = 2 Mazarin
symbol-genoa = Genova
symbol-milan = Milano
symbol-galley = galea
symbol-cologne = Colonia
symbol-sword = spada
symbol-viterbo = Viterbo
symbol-none = niente

## Una riga per ogni carta

line-cardinal = { $faction }, { $age } anni{ $has_symbol ->
    [no] {""}
   *[yes] , simbolo { $symbol }
 }: 1 voto
line-late_cardinal = nessuna fazione, { $age } anni, simbolo { $symbol }: 1 voto
line-leader = capo della fazione di { $faction }, { $age } anni: 1 voto, due stemmi
line-mazarin = un voto costa { $gold_per_vote } monete con 0-5 di queste carte
line-louis = { $votes } voti alla fine con 0-5 di queste carte
line-felipe = { $gold } monete subito, altre alla fine; il secondo esclude un cardinale
line-squadrone = costa { $cost } monete, { $votes } voti alla fine
line-case_of_death = { $gold } monete, e muore la persona più anziana degli altri
line-ten_gold = azione: { $gold } monete dalla banca
line-bid_last = azione: { $gold } monete da ogni avversario, e offri dopo di loro
line-best_gem_twice = azione: { $gold } monete da ciascuno; al massimo due gemme, la migliore conta doppio
line-three_rubies = azione: { $gold } monete da ciascuno, e offri tre rubini senza spendere gemme
line-bribe = azione: paga { $gold } monete per un cardinale di un avversario
line-swap = azione: due cardinali si scambiano di posto
line-camerlengo = gemme { $gems } e { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
 }; a parità di offerta vinci tu
line-black_smoke = oro per i cardinali; tutti scartano un obiettivo
line-white_smoke = l'ultimo round
line-four_coats = uno stemma di ognuna delle quattro fazioni
line-spain_innocent = due stemmi di Spagna e due di Innocenzo X
line-innocent_urban = due stemmi di Innocenzo X e due di Urbano VIII
line-spain_urban = due stemmi di Spagna e due di Urbano VIII
line-france = tre stemmi di Francia
line-most_leaders = più capi fazione di chiunque altro
line-felipe_mazarin = due Felipe IV e due Mazarin

## Aiuto per ogni carta

help-cardinal =
    { $card }, cardinale della fazione di { $faction }, { $age } anni. { $symbol_id ->
        [none] Non ha un simbolo dei vecchi amici.
       *[other] Simbolo dei vecchi amici: { $symbol }.
    }
    Sta nella tua area: 1 voto, uno stemma di { $faction } per il tuo obiettivo, e oro alla Fumata Nera.{ $symbol_id ->
        [dove] {""}
       *[other] {" "}Può essere corrotto, scambiato ed escluso, e può morire.
    } §7.2, §7.3
help-late_cardinal =
    { $card }, cardinale ritardatario, { $age } anni. Simbolo dei vecchi amici: { $symbol }.
    Sta nella tua area: 1 voto, ma nessuno stemma e niente oro alla Fumata Nera. Può essere corrotto, scambiato ed
    escluso, e può morire. §7.4-§7.6
help-leader =
    { $card }, capo della fazione di { $faction }, { $age } anni.
    Sta nella tua area: 1 voto e due stemmi di { $faction }. Nessuno può corrompere, scambiare o escludere un capo
    fazione, ma il Caso di Morte può colpirlo. §7.7-§7.9
help-symbol-dove = La colomba: nessuno può corromperlo, scambiarlo o escluderlo, e la morte lo risparmia, a meno che le opzioni del tavolo dicano altro. §7.10
help-symbol-two_louis = Due Louis: 1 voto in più alla fine se hai due Louis XIV. §9.13
help-symbol-two_mazarins = Due Mazarin: 1 voto in più alla fine se hai due Mazarin. §9.14
help-pair = Con { $partner } nella stessa area: 1 voto in più alla fine. §9.12
help-mazarin =
    { $card }, nel gioco ce ne sono { $count }. Sta nella tua area. Alla fine l'oro compra voti, e con 0, 1, 2 … di
    queste carte un voto costa { $gold_per_vote } monete. §7.12, §9.10
help-louis =
    { $card }, nel gioco ce ne sono { $count }. Sta nella tua area. Alla fine 0, 1, 2 … di queste carte portano
    { $votes } voti. §7.13, §9.9
help-felipe =
    { $card }, nel gioco ce ne sono { $count }. { $gold } monete subito; alla fine 0, 1, 2 … di queste carte portano
    { $gold_at_end } monete. Il tuo secondo toglie un cardinale, mai un capo fazione, a un avversario che non ha nessun
    Felipe IV. Se il tavolo non ha scelto altro, devi farlo, e Chigi è al sicuro. §7.14-§7.22
help-squadrone =
    { $card }. Paga { $cost } monete alla banca e metti la carta nella tua area: { $votes } voti alla fine. Chi la prende
    con meno oro non paga niente, e la carta esce dal gioco. Chi ha l'oro deve pagare, se il tavolo non ha scelto altro.
    §7.23-§7.25, §7.34
help-case_of_death =
    { $card }. { $gold } monete subito, e muore il più anziano tra i cardinali e i capi fazione di tutti i tuoi
    avversari. Chigi viene saltato. Se più di uno ha quell'età, scegli tu. §7.26-§7.30
help-ten_gold = { $card }, nel gioco ce ne sono { $count }. Azione: { $gold } monete dalla banca. §8.2
help-bid_last =
    { $card }, nel gioco ce ne sono { $count }. Azione: prendi { $gold } monete da ogni avversario. In questo round
    fai la tua offerta solo quando quelle degli altri sono scoperte. §8.3, §8.4
help-best_gem_twice =
    { $card }, nel gioco ce ne sono { $count }. Azione: prendi { $gold } monete da ogni avversario. In questo round
    offri al massimo due gemme, e la migliore conta doppio: un diamante e un'ambra valgono due diamanti e un'ambra. §8.5, §8.6
help-three_rubies =
    { $card }, nel gioco ce ne sono { $count }. Azione: prendi { $gold } monete da ogni avversario. In questo round la
    tua offerta è di tre rubini che non ti costano niente, e non aggiungi gemme tue. §8.7, §8.8
help-bribe =
    { $card }, nel gioco ce ne sono { $count }. Azione: paga { $gold } monete a un avversario e prendi un suo cardinale.
    Nessun capo fazione, e non Chigi. Se non puoi pagare o non c'è nessuno da corrompere, la carta torna in mano.
    §8.9-§8.16
help-swap =
    { $card }, nel gioco ce ne sono { $count }. Azione: due cardinali di due aree diverse si scambiano di posto; uno può
    essere tuo. Nessun capo fazione, e non Chigi, a meno che il tavolo lo permetta a chi lo possiede. Se una coppia
    simile non c'è, la carta torna in mano. §8.17-§8.26
help-camerlengo =
    { $card }. Ricevi dalla banca le gemme { $gems } e { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }, e sei Camerlengo: tra offerte uguali la tua viene prima. È l'unico modo di avere nuove gemme. La carta è in palio
    a ogni round. §7.31-§7.33
help-black_smoke =
    { $card }, a circa metà partita. Tutti ricevono { $gold } monete per ogni cardinale con una borsa d'oro, e scartano
    uno dei due obiettivi. §3.4-§3.11
help-white_smoke =
    { $card }. È l'ultimo round, e si scopre tutto ciò che resta nei mazzi, se il tavolo non ha scelto un round normale.
    §3.12-§3.17
help-four_coats = { $card }, un obiettivo: { $votes } voti per almeno uno stemma di ognuna delle quattro fazioni. §10.4
help-spain_innocent =
    { $card }, un obiettivo: { $votes } voti per almeno due stemmi di Spagna e due di Innocenzo X. §10.5
help-innocent_urban =
    { $card }, un obiettivo: { $votes } voti per almeno due stemmi di Innocenzo X e due di Urbano VIII. §10.6
help-spain_urban = { $card }, un obiettivo: { $votes } voti per almeno due stemmi di Spagna e due di Urbano VIII. §10.7
help-france =
    { $card }, un obiettivo: { $votes } voti per almeno tre stemmi di Francia. Il capo della fazione francese vale due
    stemmi. §10.8
help-most_leaders = { $card }, un obiettivo: { $votes } voti se hai più capi fazione di ogni altro giocatore. §10.9
help-felipe_mazarin = { $card }, un obiettivo: { $votes } voti per almeno due Felipe IV e due Mazarin. §10.10

provenance-reconstruction = Nostra ricostruzione: le regole stampate non fissano i dati di questa persona.
field-faction = la fazione
field-symbol = il simbolo
field-age = l'età

## Opzioni

option-final_display = ultime carte in palio
option-final_display-all = si scoprono tutte le carte rimaste
option-final_display-single = come in un round normale
option-squadrone = Squadrone Volante
option-squadrone-must_pay = chi può pagare deve pagare
option-squadrone-may_pay = si può rifiutare di pagare
option-felipe = secondo Felipe IV
option-felipe-must = deve escludere un cardinale
option-felipe-may = può escludere un cardinale
option-chigi_vs_felipe = Chigi contro Felipe IV
option-chigi_vs_felipe-immune = al sicuro
option-chigi_vs_felipe-exposed = può essere escluso
option-chigi_swap = scambiare Chigi
option-chigi_swap-never = mai
option-chigi_swap-owner = può farlo chi lo possiede
option-open_screens = schermi
option-open_screens-false = chiusi
option-open_screens-true = aperti

## Fasi e domande

phase-draw_camerlengo = il sorteggio del Camerlengo
phase-deal_orders = la distribuzione degli obiettivi
phase-turn_cardinal = le carte in palio
phase-turn_politics = le carte in palio
phase-turn_action = le carte in palio
phase-keep_order = Fumata Nera
phase-play_action = azioni
phase-bribe = Corruzione
phase-swap = Scambio
phase-bid = offerte
phase-bid_last = ultime offerte
phase-take = presa
phase-exclude = Felipe IV esclude
phase-pay = Squadrone Volante
phase-bury = Caso di Morte

question-keep_order = Fumata Nera! Quale dei tuoi due obiettivi scarti? Conterà solo l'altro.
question-play_action = Giochi una carta azione in questo round? Si scoprono tutte insieme.
question-bribe = { $source }: quale cardinale compri?
question-swap = { $source }: quali due cardinali si scambiano?
question-bid = Quali gemme offri? Al massimo tre, e sono perse in ogni caso.
question-bid_last = Le altre offerte sono scoperte. Quali gemme offri?
question-take = Quale carta prendi?
question-exclude = Il tuo secondo { $source }: quale cardinale escludi?
question-pay = Paghi per { $source_the }?
question-bury = { $source }: hanno la stessa età. Chi muore?

hint-swap = Per rispondere bastano due cognomi.
hint-bid = Più gemme battono meno gemme; poi il diamante (D) batte il rubino (R), lo zaffiro (S) e l'ambra (A), in quest'ordine.
hint-price = Costa { $price ->
    [one] 1 moneta
   *[other] { $price } monete
 }; ne hai { $gold }.
answer-price = { $answer } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
 })

## Mosse a parole

move-play = Gioca { $what }
move-play-none = Non giocare carte azione
move-bid = Offri { $what }
move-bid-none = Non offrire niente
move-take = Prendi { $what }
move-discard = Scarta l'obiettivo { $what }
move-bribe = Corrompi { $what }, che è con { $from }
move-bribe-none = Non corrompere nessuno; la carta è consumata
move-swap = Scambia { $what } e { $with }
move-swap-none = Non scambiare nessuno; la carta è consumata
move-exclude = Escludi { $what }, che è con { $from }
move-exclude-none = Non escludere nessuno
move-bury = Seppellisci { $what }, che è con { $from }
move-pay = Paga
move-decline = Non pagare; la carta esce dal gioco
move-camerlengo = Il sorteggio fa Camerlengo { $what }
move-deal = Distribuisci l'obiettivo { $what }
move-turn = Scopri { $what }

## Che cosa succede

event-camerlengo_drawn = { $seat_you ->
    [yes] Il primo Camerlengo sei tu.
   *[no] Il primo Camerlengo è { $seat }.
 }
event-order_dealt = { $seat_you ->
    [yes] Ricevi un obiettivo.
   *[no] { $seat } riceve un obiettivo.
 }
event-order_dealt-known = { $seat_you ->
    [yes] Ricevi l'obiettivo { $order }.
   *[no] { $seat } riceve l'obiettivo { $order }.
 }
event-round_begins = { $seat_you ->
    [yes] Round { $round } – il Camerlengo sei tu
   *[no] Round { $round } – il Camerlengo è { $seat }
 }
event-turned_up = Si scopre { $card }.
event-black_smoke = Fumata Nera! Il papa non c'è ancora.
event-black_smoke_gold = { $gold ->
    [0] { $seat_you ->
        [yes] Non hai cardinali che portano oro.
       *[no] { $seat } non ha cardinali che portano oro.
     }
   *[other] { $seat_you ->
        [yes] I tuoi cardinali ti portano { $gold } monete.
       *[no] { $seat } riceve { $gold } monete per i cardinali.
     }
 }
event-orders_discarded = Tutti hanno scartato un obiettivo.
event-white_smoke = Fumata Bianca! È l'ultimo round.
event-all_turned_up = { $cards_count ->
    [0] Non resta nessuna carta: in palio c'è solo il Camerlengo.
   *[other] Si scopre tutto ciò che resta: { $cards }.
 }
event-answered-known = { $seat_you ->
    [yes] Rispondi in segreto: { $answer }.
   *[no] { $seat } risponde in segreto: { $answer }.
 }
event-no_actions = Nessuno gioca una carta azione.
event-action_revealed = { $seat_you ->
    [yes] { $card_id ->
        [three_rubies] Giochi { $card }: la tua offerta è di tre rubini.
       *[other] Giochi { $card }.
     }
   *[no] { $card_id ->
        [three_rubies] { $seat } gioca { $card }: l'offerta è di tre rubini.
       *[other] { $seat } gioca { $card }.
     }
 }
event-gained = { $seat_you ->
    [yes] Ricevi { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
     } ({ $card }).
   *[no] { $seat } riceve { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
     } ({ $card }).
 }
event-gold_taken = { $gold ->
    [0] { $seat_you ->
        [yes] { $other } non ha oro da darti ({ $card }).
       *[no] { $other_you ->
            [yes] Non hai oro da dare a { $seat } ({ $card }).
           *[no] { $other } non ha oro da dare a { $seat } ({ $card }).
         }
     }
    [one] { $seat_you ->
        [yes] Prendi 1 moneta da { $other } ({ $card }).
       *[no] { $other_you ->
            [yes] { $seat } prende 1 moneta da te ({ $card }).
           *[no] { $seat } prende 1 moneta da { $other } ({ $card }).
         }
     }
   *[other] { $seat_you ->
        [yes] Prendi { $gold } monete da { $other } ({ $card }).
       *[no] { $other_you ->
            [yes] { $seat } prende { $gold } monete da te ({ $card }).
           *[no] { $seat } prende { $gold } monete da { $other } ({ $card }).
         }
     }
 }
event-bribe_no_target = { $seat_you ->
    [yes] Non c'è nessuno che tu possa corrompere: la carta ti torna in mano.
   *[no] Non c'è nessuno che { $seat } possa corrompere: la carta torna in mano.
 }
event-bribe_too_poor = { $seat_you ->
    [yes] Non hai oro a sufficienza per una Corruzione: la carta ti torna in mano.
   *[no] { $seat } non ha oro a sufficienza per una Corruzione: la carta torna in mano.
 }
event-swap_no_pair = { $seat_you ->
    [yes] Non ci sono due cardinali da scambiare: la carta ti torna in mano.
   *[no] Non ci sono due cardinali da scambiare: la carta torna a { $seat }.
 }
event-bribed = { $seat_you ->
    [yes] Corrompi { $card }, che lascia { $other } per { $gold } monete.
   *[no] { $other_you ->
        [yes] { $seat } corrompe { $card }, che ti lascia per { $gold } monete.
       *[no] { $seat } corrompe { $card }, che lascia { $other } per { $gold } monete.
     }
 }
event-swapped = { $seat_you ->
    [yes] Scambi due cardinali:
   *[no] { $seat } scambia due cardinali:
 } { $card } va a { $other_owner_you ->
    [yes] te
   *[no] { $other_owner }
 }, { $other_card } a { $owner_you ->
    [yes] te
   *[no] { $owner }
 }.
event-declined = { $seat_you ->
    [yes] Rinunci a usare { $card }.
   *[no] { $seat } rinuncia a usare { $card }.
 }
event-bid_revealed = { $gems_count ->
    [0] { $seat_you ->
        [yes] Non offri niente.
       *[no] { $seat } non offre niente.
     }
   *[other] { $seat_you ->
        [yes] Offri { $gems }{ $value_same ->
            [yes] .
           *[no] , che vale { $value }.
         }
       *[no] { $seat } offre { $gems }{ $value_same ->
            [yes] .
           *[no] , che vale { $value }.
         }
     }
 }
event-taking_order = Ordine di presa: { $seats }.
event-took = { $seat_you ->
    [yes] Prendi { $card }.
   *[no] { $seat } prende { $card }.
 }
event-became_camerlengo = { $seat_you ->
    [yes] Ora sei Camerlengo e ricevi { $gems } e { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
     }.
   *[no] Ora { $seat } è Camerlengo e riceve { $gems } e { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
     }.
 }
event-excluded = { $seat_you ->
    [yes] Escludi { $card }, che era con { $other }.
   *[no] { $other_you ->
        [yes] { $seat } esclude { $card }, che era con te.
       *[no] { $seat } esclude { $card }, che era con { $other }.
     }
 }
event-nobody_excluded = Felipe IV non trova nessuno da escludere.
event-squadrone_paid = { $seat_you ->
    [yes] Paghi { $gold } monete per lo Squadrone Volante.
   *[no] { $seat } paga { $gold } monete per lo Squadrone Volante.
 }
event-squadrone_too_poor = { $seat_you ->
    [yes] Non hai { $gold } monete: lo Squadrone Volante esce dal gioco.
   *[no] { $seat } non ha { $gold } monete: lo Squadrone Volante esce dal gioco.
 }
event-squadrone_declined = { $seat_you ->
    [yes] Non paghi { $gold } monete: lo Squadrone Volante esce dal gioco.
   *[no] { $seat } non paga { $gold } monete: lo Squadrone Volante esce dal gioco.
 }
event-died = { $other_you ->
    [yes] { $card }, che era con te, muore.
   *[no] { $card }, che era con { $other }, muore.
 }
event-nobody_died = La morte non trova nessuno.
event-left_over = Nessuno vuole { $cards }: fuori gioco.
event-game_over = Le porte si aprono: si contano i voti.
event-orders_shown = { $seat_you ->
    [yes] Hai tenuto l'obiettivo { $kept } e scartato { $discarded }.
   *[no] { $seat } ha tenuto l'obiettivo { $kept } e scartato { $discarded }.
 }
event-orders_unused = { $orders_count ->
    [0] Tutti gli obiettivi erano stati distribuiti.
   *[other] Non distribuiti: { $orders }.
 }

## Perché no

refusal-chance-first = Si stanno ancora distribuendo le carte.
refusal-three-rubies-bid = Hai giocato Tre Rubini: la tua offerta è di tre rubini, e non si può aggiungere niente.
refusal-bid-last-waits = Hai giocato Ultima Offerta: aspetta che le offerte degli altri siano scoperte.
refusal-bid-is-open = La tua offerta è già stata scoperta.
refusal-others-action = Prima viene la carta azione di { $other }.
refusal-others-turn-to-take = Tocca a { $other } prendere una carta.
refusal-others-card = Prima viene la carta che ha preso { $other }.
refusal-not-in-hand = Non hai { $card } in mano.
refusal-not-an-action-card = Quella non è una carta azione.
refusal-two-gems-at-most = { $gems } è troppo: con Gemma Doppia offri al massimo due gemme.
refusal-three-gems-at-most = { $gems } è troppo: puoi offrire al massimo tre gemme.
refusal-not-your-gems = Non puoi offrire { $gems }: { $own_count ->
    [0] non hai gemme
   *[other] le tue gemme sono { $own }
 }.
refusal-not-a-card-to-take = Quella carta non si può mai prendere.
refusal-camerlengo-taken = In questo round il Camerlengo è già stato preso.
refusal-not-in-display = { $card } non è in palio.
refusal-not-your-order = Non hai l'obiettivo { $order }.
refusal-not-a-person = Nomina un cardinale.
refusal-in-no-tableau = Nessuno ha { $card }.
refusal-wrong-owner = { $card } è con { $other }.
refusal-bribe-own = { $card } è già con te.
refusal-bribe-chigi = { $card } non può essere corrotto.
refusal-bribe-leader = { $card } è un capo fazione, e i capi fazione non si possono corrompere.
refusal-swap-chigi = { $card } non può essere scambiato.
refusal-swap-chigi-of-other = Solo chi lo possiede può scambiare { $card }.
refusal-swap-leader = { $card } è un capo fazione, e i capi fazione non si possono scambiare.
refusal-swap-same-tableau = I due devono stare davanti a due giocatori diversi.
refusal-must-exclude = Il tuo secondo Felipe IV ti obbliga a escludere qualcuno.
refusal-exclude-own = { $card } è con te; devi escludere un cardinale di qualcun altro.
refusal-exclude-leader = { $card } è un capo fazione, e i capi fazione non si possono escludere.
refusal-exclude-friend-of-felipe = Anche { $other } ha un Felipe IV, che protegge { $card }.
refusal-exclude-chigi = { $card } non può essere escluso.
refusal-cannot-pay = Non hai { $gold } monete e puoi solo rifiutare.
refusal-bury-own = { $card } è con te; la morte colpisce tra gli altri.
refusal-bury-chigi = La morte risparmia { $card }.
refusal-bury-not-oldest = { $card } non è il più anziano.

## Il conteggio

count-total = voti
part-order = obiettivo
part-persons = cardinali e capi fazione
part-louis = Louis XIV
part-gold = oro
part-old_boys = vecchi amici
part-squadrone = Squadrone
reason-white_smoke = Fumata bianca su Roma.
count-age = più anziano
count-gold = oro e gemme + Felipe
count-price = oro per un voto
count-winner = { $names_count ->
    [one] Habemus papam: vince { $names }!
   *[other] Habemus papam: { $names } condividono la vittoria!
 }
count-tie-note = A parità di voti decide la persona più anziana (§9.17).
count-screen = { $name }: obiettivo { $kept } ({ $fulfilled ->
    [yes] raggiunto
   *[no] non raggiunto
 }), scartato { $discarded }; gemme: { $gems }, { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
 }, mano: { $hand }
count-unused = Obiettivi mai distribuiti: { $orders }

## Il tavolo

table-round = Round { $round }
table-camerlengo = Camerlengo: { $name }
table-decks = Mazzi: cardinali { $cardinals }, politica { $politics }, azioni { $actions }
smoke-when = { $when ->
    [next] nel prossimo round
    [now] in questo round
   *[later] nei round { $first }-{ $last }
 }
table-smoke-before = Fumata Nera { $when }
table-smoke-after = la fine { $when }
table-smoke-last = Fumata Bianca: l'ultimo round
table-display = In palio
table-nothing-left = niente
table-tableaux = Sul tavolo
table-empty = ancora nessuna carta
table-late = Ritardatari
table-leader = capo
table-this-round = in questo round: { $what }
table-played = gioca { $card }
table-bid = { $bid ->
    [niente] non offre niente
   *[other] offre { $bid }
 }
table-screen-open = gemme: { $gems }, { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
 }, mano: { $hand }
table-own = Dietro il tuo schermo
table-gems = Gemme
table-gold = { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
 }
table-hand = Mano: { $cards }
table-no-hand = nessuna carta azione
table-gone = Fuori gioco
table-gone-nothing = Niente, finora.
table-gone-persons = Cardinali e capi fazione: { $cards }
table-gone-politics = Politica: { $cards }
table-gone-actions = Azioni: { $cards }
table-gone-order = Il tuo obiettivo scartato, che nessun altro conosce: { $order }
table-order = Obiettivo { $order } ({ $votes } voti) – { $progress }
table-order-done = finora raggiunto
table-order-missing = manca: { $missing }
table-missing-coats = { $count ->
    [1] { $faction }
   *[other] { $count } { $faction }
 }
table-missing-leaders = { $count ->
    [one] 1 capo fazione in più
   *[other] { $count } capi fazione in più
 }
table-missing-card = { $count } { $card }

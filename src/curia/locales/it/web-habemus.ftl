# Ciò che il client web dice a un tavolo di Habemus Papam.

## Il tavolo

log-title = Cronaca del conclave
round = Round { $round }
step-reveal = Carte in palio
step-actions = Azioni
step-bids = Offerte
step-taking = Presa
decks = Mazzi
display = In palio
smokes = Fumate
smoke-risen = salita nel round { $round }
gold = oro
token-D = diamante
token-R = rubino
token-S = zaffiro
token-A = ambra
coatless = cardinali senza stemma
tap-to-read = tocca per leggere
hold-to-read = tieni premuto per leggere
pair = 1 voto

## I posti

seat-actions = { $count ->
    [0] nessuna azione
    [one] 1 azione
   *[other] { $count } azioni
 }
seat-gold = oro: { $count }
seat-bid = Offerta: { $gems }
seat-takes = { $place }ª scelta
seat-open = Mostra l'area di { $name }
no-bid = nessuna offerta
tableau-empty = Ancora nessuna carta.

## Se stessi

own-tableau = La tua area
behind = Dietro il tuo schermo
tab-tableau = Area
tab-screen = Obiettivi
tab-hand = Mano
hand-empty = Non hai carte azione.
means = Le tue gemme: { $gems }; il tuo oro: { $gold }.
votes = { $count ->
    [one] 1 voto
   *[other] { $count } voti
 }
votes-now = se la partita finisse ora
votes-open = in vista
progress-coats = { $have }/{ $need } stemmi
progress-leaders = { $have }/{ $need } capi fazione
progress-cards = { $have }/{ $need } carte
order-done = ✓ raggiunto

## Offrire

bid-sockets = Gemme della tua offerta
bid-seal = Sigilla l'offerta
bid-seal-none = Non offrire nulla
bid-gem = { $gem }, ne restano { $count }
bid-remove = Riprendi { $gem }
keys-gems = Metti un diamante, un rubino, uno zaffiro o un’ambra
keys-gem-back = Riprendi l’ultima gemma
tip-cardinal = { $has_partner ->
    [no] {""}
   *[yes] Con { $partner } +1 voto ·{" "}
}5 monete alla fumata nera
prompt-bid = Posa fino a tre gemme e sigilla.
note-bid = Vince chi ne offre di più, poi la gemma migliore. Tutte sono spese.
prompt-play_action = Giocare una carta azione?
note-play_action = Si scoprono tutte insieme.
prompt-keep_order = Fumata Nera: quale obiettivo scarti?
note-keep_order = Conterà solo l'altro.
note-bribe = Paghi 5 monete a chi perde il cardinale, che viene nella tua area. Capifazione e Chigi sono incorruttibili, e nessuno può rifiutare.
note-exclude = Il tuo secondo Felipe IV: questo cardinale esce dal gioco. Sono al sicuro i capifazione, Chigi e chi ha un Felipe IV.
note-bury = Muore il cardinale o capofazione più vecchio degli avversari; a pari età scegli tu. Chigi è risparmiato.
note-swap = Scegli due cardinali, di due giocatori diversi.
seat-takes-short = { $place }ª
behind-of = Dietro lo schermo di { $name }
means-of = Gemme: { $gems }; oro: { $gold }.

## Che cosa porterebbe una carta in palio

offers = Che cosa ti porterebbe ogni carta
offer-votes = { $count ->
    [one] { $signed } voto
   *[other] { $signed } voti
 }
offer-gold = { $signed } oro
offer-smoke = { $gold } monete alla fumata nera
offer-partners = con { $partners }
offer-order = { $order } { $have }/{ $need }
offer-price = un voto per { $price } monete
offer-victim = { $count ->
    [one] muore { $victims }
   *[other] uno di loro muore: { $victims }
 }
offer-exclude = escludi un cardinale
offer-lost = non puoi pagare: esce dal gioco
offer-action = un'azione per la tua mano
offer-ties = a parità di offerta vinci tu
offer-nothing = niente, per ora

## Il conteggio

order-missed = non raggiunto
result-gold = oro e gemme: { $gold }{ $felipe ->
    [0] {""}
   *[other] {" "}+ { $felipe } da Felipe
 }, { $price } per voto
gold-part = oro e gemme { $votes } ({ $gold }{ $felipe ->
    [0] {""}
   *[other] {" "}+ { $felipe } da Felipe
 }, { $price } per voto)
result-age = cardinale più anziano: { $age }
over-tie = A parità di voti decide il cardinale o il capo fazione più anziano (§9.17).

## Perché si aspetta

waiting-keep_order = Dopo la Fumata Nera ciascuno rinuncia a uno dei suoi due obiettivi.
waiting-play_action = Ciascuno decide in segreto se giocare una carta azione.
waiting-bribe = Si sceglie quale cardinale viene corrotto.
waiting-swap = Si sceglie quali due cardinali cambiano posto.
waiting-bid = Ciascuno sigilla un'offerta per le carte in palio.
waiting-bid_last = Le altre offerte sono scoperte; manca ancora l'ultima.
waiting-take = A turno ciascuno prende una carta, la migliore offerta per prima.
waiting-exclude = Un secondo Felipe IV esclude un cardinale.
waiting-pay = Lo Squadrone Volante costa oro; si sta decidendo se pagarlo.
waiting-bury = Alcuni hanno la stessa età; si sceglie chi muore.

## Questions in which there is no choice

none-play_action = Non hai carte azione.
none-bid = Non hai gemme da offrire.
none-bid_last = Non hai gemme da offrire.
none-keep_order = I tuoi due obiettivi sono uguali: uno se ne va.
none-pay = Non puoi pagare per lo Squadrone Volante.

## Più fatti in una riga del diario

told-order_dealt = Due obiettivi a testa{ $items_count ->
    [0] .
   *[other] : { $items }.
 }
item-order_dealt = { $seat_you ->
    [yes] { $order }
   *[no] { $seat } { $order }
 }
told-turned_up = In palio: { $items }.
item-turned_up = { $card }
told-bid_revealed = { $items_count ->
    [0] Nessuno offre.
   *[other] Offerte: { $items }.
 }
told-taking_order = { $items_count ->
    [0] Nessuno offre.
   *[other] Offerte: { $items }.
 } Ordine: { $seats }.
item-bid_revealed = { $gems_count ->
    [0] {""}
   *[other] { $seat } { $gems }{ $value_same ->
        [yes] {""}
       *[no] {" "}(= { $value })
     }
 }
told-took = Presi: { $items }.
item-took = { $card } ({ $seat })
told-black_smoke_gold = Oro dei cardinali: { $items }.
item-black_smoke_gold = { $seat } { $gold }
tail-gained = : { $gold } monete
tail-gold_taken = , { $gold } monete da { $other }
over-result = { $count ->
    [one] { $names } è Papa con { $points } voti.
   *[other] { $names } dividono la tiara con { $points } voti.
 }
over-headline = Habemus Papam: { $names }, { $points } voti
votes-in-sight = { $count ->
    [one] 1 voto in vista
   *[other] { $count } voti in vista
 }

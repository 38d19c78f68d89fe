# Ce que dit le client web à une table de Habemus Papam.

## La table

log-title = Journal du conclave
round = Manche { $round }
step-reveal = Révélation
step-actions = Actions
step-bids = Mises
step-taking = Choix
decks = Paquets
display = Offre
smokes = Fumées
smoke-risen = manche { $round }
gold = or
token-D = diamant
token-R = rubis
token-S = saphir
token-A = ambre
coatless = cardinaux sans blason
tap-to-read = toucher pour lire
hold-to-read = maintenir pour lire
pair = 1 voix

## Les sièges

seat-actions = { $count ->
    [0] aucune action
    [one] 1 action
   *[other] { $count } actions
 }
seat-gold = or : { $count }
seat-bid = Mise : { $gems }
seat-takes = choisit en { $place ->
    [1] 1er
   *[other] { $place }e
 }
seat-open = Voir le tableau ({ $name })
no-bid = pas de mise
tableau-empty = Pas encore de cartes.

## Soi-même

own-tableau = Ton tableau
behind = Derrière ton paravent
tab-tableau = Tableau
tab-screen = Ordres
tab-hand = Main
hand-empty = Tu n'as pas de carte Action.
means = Tes gemmes : { $gems } ; ton or : { $gold }.
votes = { $count ->
    [one] { $count } voix
   *[other] { $count } voix
 }
votes-now = si la partie s'arrêtait là
votes-open = visibles
progress-coats = { $have }/{ $need } blasons
progress-leaders = { $have }/{ $need } chefs
progress-cards = { $have }/{ $need } cartes
order-done = ✓ rempli

## Miser

bid-sockets = Gemmes de ta mise
bid-seal = Sceller la mise
bid-seal-none = Ne rien miser
bid-gem = { $gem }, { $count } en réserve
bid-remove = Reprendre { $gem }
keys-gems = Poser un diamant, un rubis, un saphir ou un ambre
keys-gem-back = Reprendre la dernière gemme
tip-cardinal = { $has_partner ->
    [no] {""}
   *[yes] Avec { $partner } +1 voix ·{" "}
}5 pièces d'or à la fumée noire
prompt-bid = Mise jusqu'à trois gemmes.
note-bid = Le nombre l'emporte, puis la meilleure gemme. Toutes sont perdues.
prompt-play_action = Jouer une carte Action ?
note-play_action = Toutes sont révélées ensemble.
prompt-keep_order = Fumée noire : quel ordre défausses-tu ?
note-keep_order = Seul l'autre comptera.
note-bribe = Tu paies 5 pièces d’or à qui perd le cardinal, qui rejoint ton tableau. Les chefs de faction et Chigi sont incorruptibles, et nul ne peut refuser.
note-exclude = Ton deuxième Felipe IV : ce cardinal quitte la partie. Sont à l’abri les chefs de faction, Chigi et tous ceux qui ont un Felipe IV.
note-bury = Le plus vieux cardinal ou chef de tes adversaires meurt ; à âge égal, tu choisis. Chigi est épargné.
note-swap = Choisis deux cardinaux chez deux joueurs différents.
seat-takes-short = { $place ->
    [1] 1er
   *[other] { $place }e
 } à choisir
behind-of = Derrière le paravent ({ $name })
means-of = Gemmes : { $gems } ; or : { $gold }.

## Ce qu'une carte de l'offre rapporterait

offers = Ce que chaque carte te rapporterait
offer-votes = { $count ->
    [one] { $signed } voix
   *[other] { $signed } voix
 }
offer-gold = { $signed } or
offer-smoke = { $gold } pièces d'or à la fumée noire
offer-partners = avec { $partners }
offer-order = { $order } { $have }/{ $need }
offer-price = une voix pour { $price } pièces d'or
offer-victim = { $count ->
    [one] { $victims } meurt
   *[other] l'un d'eux meurt : { $victims }
 }
offer-exclude = tu exclus un cardinal
offer-lost = trop chère pour toi : elle quitte la partie
offer-action = une action pour ta main
offer-ties = à mises égales, tu passes devant
offer-nothing = rien pour l'instant

## Le décompte

order-missed = non rempli
result-gold = or et gemmes : { $gold }{ $felipe ->
    [0] {""}
   *[other] {" "}+ { $felipe } de Felipe
 }, { $price } la voix
gold-part = or et gemmes { $votes } ({ $gold }{ $felipe ->
    [0] {""}
   *[other] {" "}+ { $felipe } de Felipe
 }, { $price } la voix)
result-age = cardinal le plus âgé : { $age }
over-tie = À égalité de voix, le cardinal ou le chef le plus âgé fait la différence (§9.17).

## Pourquoi l'on attend

waiting-keep_order = Après la Fumée noire, chacun renonce à l'un de ses deux ordres.
waiting-play_action = Chacun décide en secret s'il joue une carte Action.
waiting-bribe = Un joueur choisit le cardinal à corrompre.
waiting-swap = Un joueur choisit les deux cardinaux à échanger.
waiting-bid = Chacun scelle une mise pour les cartes de l'offre.
waiting-bid_last = Les autres mises sont révélées ; il manque la dernière.
waiting-take = Chacun prend une carte à son tour, la meilleure mise d'abord.
waiting-exclude = Un deuxième Felipe IV exclut un cardinal.
waiting-pay = Le Squadrone Volante coûte de l'or : un joueur décide s'il paie.
waiting-bury = Plusieurs ont le même âge : un joueur choisit qui meurt.

## Questions sans choix

none-play_action = Tu n'as pas de carte Action.
none-bid = Tu n'as plus de gemmes à miser.
none-bid_last = Tu n'as plus de gemmes à miser.
none-keep_order = Tes deux ordres sont identiques : tu en défausses un.
none-pay = Tu ne peux pas payer pour le Squadrone Volante.

## Plusieurs événements sur une ligne du journal

told-order_dealt = Chacun reçoit deux ordres{ $items_count ->
    [0] .
   *[other]  : { $items }.
 }
item-order_dealt = { $seat_you ->
    [yes] { $order }
   *[no] { $seat } { $order }
 }
told-turned_up = Dans l'offre : { $items }.
item-turned_up = { $card }
told-bid_revealed = { $items_count ->
    [0] Personne ne mise.
   *[other] Mises : { $items }.
 }
told-taking_order = { $items_count ->
    [0] Personne ne mise.
   *[other] Mises : { $items }.
 } Ordre : { $seats }.
item-bid_revealed = { $gems_count ->
    [0] {""}
   *[other] { $seat } { $gems }{ $value_same ->
        [yes] {""}
       *[no] {" "}(= { $value })
     }
 }
told-took = Cartes prises : { $items }.
item-took = { $card } ({ $seat })
told-black_smoke_gold = Or des cardinaux : { $items }.
item-black_smoke_gold = { $seat } { $gold }
tail-gained =  : { $gold } pièces d'or
tail-gold_taken = , { $gold } pièces d'or prises à { $other }
over-result = { $count ->
    [one] { $names } est Pape avec { $points } voix.
   *[other] { $names } se partagent la tiare avec { $points } voix.
 }
over-headline = Habemus Papam : { $names }, { $points } voix
votes-in-sight = { $count ->
    [one] 1 voix visible
   *[other] { $count } voix visibles
 }

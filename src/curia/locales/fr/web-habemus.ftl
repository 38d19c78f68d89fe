# Ce que dit le client web à une table de Habemus Papam.

## La table

log-title = Actes du conclave
round = Manche { $round }
step-reveal = Révélation
step-actions = Actions
step-bids = Mises
step-taking = Prise
decks = Paquets
display = Dans l'offre
smokes = Fumées
smoke-risen = manche { $round }
smoke-black-hidden = encore dans le paquet
smoke-white-hidden = parmi les quatre dernières
gold = or
token-D = diamant
token-R = rubis
token-S = saphir
token-A = ambre
coatless = cardinaux sans armes
tap-to-read = toucher pour lire
pair = 1 voix

## Les sièges

seat-actions = { $count ->
    [0] aucune action
    [one] 1 action
   *[other] { $count } actions
 }
seat-gold = or : { $count }
seat-bid = Mise : { $gems }
seat-takes = prend en position { $place }
seat-open = Voir le tableau ({ $name })
no-bid = rien
tableau-empty = Rien ici pour l'instant.

## Soi-même

own-tableau = Ton tableau
behind = Derrière ton paravent
tab-tableau = Tableau
tab-screen = Ordres
tab-hand = Main
hand-empty = Tu n'as pas de carte Action.
means = Tes gemmes : { $gems } ; ton or : { $gold }.
votes = { $count ->
    [one] { $count } voix
   *[other] { $count } voix
 }
votes-now = si la partie finissait maintenant
votes-open = visibles
progress-coats = { $have }/{ $need } blasons
progress-leaders = { $have }/{ $need } chefs
progress-cards = { $have }/{ $need } cartes
order-done = ✓ rempli

## Miser

bid-sockets = Gemmes de ta mise
bid-seal = Sceller la mise
bid-seal-none = Ne rien miser
bid-gem = { $gem }, reste { $count }
bid-remove = Reprendre { $gem }
prompt-bid = Pose jusqu'à trois gemmes et scelle.
note-bid = Le nombre l'emporte, puis la meilleure gemme. Toutes sont dépensées.
prompt-play_action = Jouer une carte Action ?
note-play_action = Toutes sont révélées ensemble.
prompt-keep_order = Fumée noire : quel ordre défausses-tu ?
note-keep_order = Seul l'autre comptera.
note-swap = Choisis deux cardinaux, chez deux joueurs différents.
seat-takes-short = prend n° { $place }
behind-of = Derrière le paravent ({ $name })
means-of = Gemmes : { $gems } ; or : { $gold }.

## Le décompte

order-missed = non rempli
result-gold = or : { $gold } ; prix d'une voix : { $price }
result-age = cardinal le plus âgé : { $age }
over-tie = À égalité de voix, c'est le cardinal ou le chef le plus âgé qui décide (§9.17).

## Pourquoi l'on attend

waiting-keep_order = Après la Fumée noire, chacun renonce à l'un de ses deux ordres.
waiting-play_action = Chacun décide en secret s'il joue une carte Action.
waiting-bribe = On choisit quel cardinal est corrompu.
waiting-swap = On choisit quels deux cardinaux changent de place.
waiting-bid = Chacun scelle une mise pour les cartes de l'offre.
waiting-bid_last = Les autres mises sont ouvertes ; la dernière est encore à venir.
waiting-take = Chacun prend une carte à son tour, la meilleure mise en premier.
waiting-exclude = Un deuxième Felipe IV exclut un cardinal.
waiting-pay = La Squadrone Volante coûte de l'or ; on décide s'il est payé.
waiting-bury = Plusieurs ont le même âge ; on choisit qui meurt.

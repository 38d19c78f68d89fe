# Ce que dit le client web à une table de Borgia.

## La table

log-title = Actes
round-short = Manche { $round }
step-redraw = Première main
step-lay = Pose des cartes
step-market = Marché
step-play = Cartes
step-seize = Coup de force
step-pledge = Engagements
step-ballot = Scrutin
step-draw = Nouvelles cartes
step-offices = Fonctions
step-cardinals = Cardinaux
phase-of = { $you ->
    [yes] Ta phase
   *[no] En phase : { $family }
 }
part-setup-title = Avant la première phase
part-distribution-title = Le Pape distribue
part-over-title = La fin
tab-hand = Main
tab-conclave = Conclave
tab-trade = Échange
targets = Ce que tu peux choisir
go-on = Continuer
saying = Ta réponse est en route…
reveal-close = Fermer

## Les familles

family-name = { $family }, { $name }{ $pope ->
    [yes] , Pape
   *[no] {""}
 }
family-open = Voir le plateau : { $family }
family-targets = { $count } au choix
married = mariage
points-coming = Cette manche rapporterait { $total } points pour l'instant : ducats { $ducats }, villes { $towns }, artistes { $artists }{ $offices ->
    [0] {""}
   *[other] , fonctions { $offices }
 }.
votes = { $count } voix
income-coming = Revenu à la fin de la manche : { $income } ducats.
aside = { $aside } mis de côté
chip-town = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
 }
chip-office = { $count ->
    [one] { $count } fonction
   *[other] { $count } fonctions
 }
chip-artist = { $count ->
    [one] { $count } artiste
   *[other] { $count } artistes
 }
chip-minor_family = { $count ->
    [one] { $count } famille mineure
   *[other] { $count } familles mineures
 }
chip-unprotected = non protégés : { $count }
chip-unhoused = sans emplacement : { $count }
defence-of = défense { $power }
place-of-office = Fonction à { $town }
place-of-artist = Artiste à { $town }
place-of-minor_family = Famille mineure à { $town }
place-put = { $card } : { $place }
to-place = À loger
unprotected-note = À prendre sans puissance

## La dalle

market = Marché
market-left = { $left } sur { $size } face cachée
market-none = pas encore disposé
market-short = Marché { $count }
deck-left = Pioche { $count }
pile-size = Pile { $count }
gone-size = Hors du jeu { $count }
lying = Sur la table jusqu'à la fin de la manche
auction = Enchères
auction-leads = { $you ->
    [yes] Tu mènes
   *[no] { $family } mène
 }
auction-opens = { $you ->
    [yes] Tu ouvres
   *[no] { $family } ouvre
 }
auction-asked = { $you ->
    [yes] À toi : surenchérir ou passer
   *[no] { $family } réfléchit…
 }
auction-passed = passe
auction-passed-at = passe à { $bid }
fight = Le combat pour { $target }
fight-attack = attaque
fight-defence = défense
fight-own = sans Condottieri
fight-secret = Condottieri
fight-greater = L'attaque doit dépasser la défense.
fight-ties = Ici, une attaque égale suffit.
fight-won = { $you ->
    [yes] Tu prends { $target } !
   *[no] { $attacker } prend { $target }.
 }
fight-won-home = { $you ->
    [yes] Tu prends tout ce que loge { $target } !
   *[no] { $attacker } prend tout ce que loge { $target }.
 }
fight-lost = { $you ->
    [yes] Ton attaque contre { $target } échoue.
   *[no] { $attacker } attaque { $target } : échec.
 }
trial = Accusation de simonie
trial-yes = coupable
trial-no = non coupable
trial-left = { $count ->
    [one] { $count } cardinal doit encore parler.
   *[other] { $count } cardinaux doivent encore parler.
 }
trial-upheld = Retenue : le Pape ({ $family }) saute une phase.
trial-failed = Rejetée : rien n'arrive au Pape ({ $family }).
distribution-now = Maintenant : { $what }.
gathered = Encore à distribuer

## Le conclave

conclave = Le conclave
conclave-sure = sûres pour l'instant
votes-sum = { $cardinals } × { $each } + { $offices }
votes-of = en a { $count }
votes-elect = { $count } pour élire
votes-left = { $count } libres
comma-you = , toi
is-out = plus en lice
promises = Promesses
ballot-number = { $last ->
    [yes] Le dernier scrutin
   *[no] Scrutin { $ballot }
 }
ballot-candidates = Candidats : { $names }.
count-of = Scrutin { $ballot } : le décompte
count-elected = { $you ->
    [yes] Tu deviens Pape !
   *[no] { $family } devient Pape.
 }
count-out = { $you ->
    [yes] Pas de majorité : tu n'es plus en lice.
   *[no] Pas de majorité : { $family } n'est plus en lice.
 }
count-nobody = Pas de majorité.
pledged = Engagées pour ce scrutin
pledged-votes = { $voter } : { $votes } pour { $candidate }
pledges-done = Plus d'offres : { $names }.
pledges-open = Des voix s'achètent et se vendent tant que tous n'ont pas terminé.

## La main

hand = Main
hand-yours = Ta main
hand-hidden = cachée à tous
hand-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
hand-empty = Ta main est vide.
hand-unknown = Cette main est cachée.
hand-point = Pointe une carte pour lire son effet.
known = Ce que tu sais des autres mains
known-card = { $count ->
    [one] { $card } est chez { $who }
   *[other] { $card } est chez l'un d'eux : { $who }
 }

## Montants et enchères

amount-less = Un de moins
amount-more = Un de plus
bid-label = Ton enchère en ducats
bid-raise = Surenchérir de { $step } : { $amount } ducats
bid-all = Tout
bid-all-name = Tout ce que tu as : { $amount } ducats
bid-button = Enchérir à { $amount }
bid-stay = Enchérir à { $least }, suivre jusqu'à { $amount }
bid-sum = Enchère et honoraires : { $sum } sur tes { $means } ducats.
bid-beyond = Enchère et honoraires : { $sum } ducats ; tu en as { $means }.
bid-opens = Tu enchéris en premier, à 0 ou plus.
bid-binds = Si personne ne surenchérit, tu paies.
why-not-raise = Pourquoi ne puis-je pas surenchérir ?
ahead = Dit d'avance
ahead-answers = Tu as répondu d'avance.
ahead-said = Dit d'avance : { $what }. Annuler
ahead-auction = Passer cette enchère
ahead-stay = Suivre jusqu'à…
ahead-up-to = Suivre jusqu'à { $amount }
ahead-trade_answer = Refuser tout échange cette manche
ahead-pledge_answer = Refuser toute offre jusqu'au scrutin
ahead-pledge = Aucune offre de toute l'élection

## Questions, et ce qui aide

prompt-moment = Autre chose dans ta phase ?
prompt-market = Acheter ou espionner ?
prompt-hire = Quels Condottieri enrôles-tu ?
prompt-accuse = Le Pape est-il coupable de simonie ?
prompt-consent = Donnes-tu ton accord à cet échange ?
prompt-auction-open = { $card } : ta première enchère ?
prompt-auction = { $card } : surenchérir ou passer ?
prompt-places = Où loges-tu tes { $count } cartes ?
prompt-assign = Qui récupère quelle fonction ?
prompt-hand_out = À qui distribues-tu tes fonctions ?
help-bid = Tu as { $ducats } ducats.
help-redraw = Personne d'autre ne la voit.
help-lay = Choisis une de tes cartes au milieu.
help-fee = Les honoraires sont de { $fee } ducats ; tu peux dépenser { $means }.
help-place = Choisis un emplacement dans une de tes villes. Sans emplacement, la carte est facile à prendre.
help-moment = Échanges proposés dans cette phase : { $offers } sur 3.
help-play = Choisis une carte de ta main, puis sa cible.
help-play-none = Aucune carte de ta main ne peut être jouée maintenant.
help-gift = Choisis une famille, ou laisse partir la fonction.
help-accuse = Si le oui a plus de cardinaux que le non, le Pape saute une phase.
help-seize = Une fois par phase, et seulement si tu veux. Choisis ce que tu veux prendre.
help-hire = En secret : les deux camps dévoilent ensemble.
help-trade_give = Rien n'est encore proposé.
help-trade_ask = Rien n'est encore proposé.
help-trade_answer = Tous voient ta réponse.
help-consent = Tu décides en tant que Pape : une fonction changerait de main.
help-pick = Choisis une carte de ta main.
help-pledge = Des voix contre un prix, ferme pour ce scrutin. Trois offres au plus.
help-pledge_answer = Si tu acceptes, c'est ferme.
help-last-ballot = Toutes tes { $votes } voix vont à un seul candidat.
help-name_out = Tu décides en tant que Pape.
help-last_word = Les deux ont la moitié des voix.
help-reshuffle = Chacun en récupère autant qu'avant.
help-assign = Choisis une fonction, puis une famille.
help-hand_out = Choisis une fonction, puis une famille. Celles que tu as promises partent d'elles-mêmes.
making-open = Reprendre ton offre

## Réponses

answer-redraw = La remélanger, en recevoir une autre
answer-buy = Acheter
answer-spy = Espionner
answer-no-doctor = Laisser faire
answer-forbid = L'interdire
answer-yes = Coupable
answer-no = Non coupable
answer-reshuffle = Les rassembler et redistribuer
answer-counter = Faire une contre-offre
answer-done = Plus d'offres
answer-seize-nothing = Ne rien prendre, finir ma phase
answer-hire-nobody = N'enrôler personne
barred = Impossible maintenant. Appuie pour savoir pourquoi.
brings-redraw = Toutes les cartes repartent ; personne ne les voit.
brings-pay = { $fee } ducats à la banque ; il en reste { $left }.
brings-reject = Rien n'est payé ; l'artiste va à la pile.
brings-buy = Une carte est révélée ; tu enchéris en premier.
brings-spy = Une carte sans la voir ; ton Espion est dépensé.
brings-doctor = { $cost } ducats et la carte ; ce qui est à toi survit.
brings-consent = Il a lieu.
brings-forbid = Rien ne bouge.
brings-yes = Tes cardinaux ({ $cardinals }) disent oui.
brings-no = Tes cardinaux ({ $cardinals }) disent non.
brings-reshuffle = Un motif pour une Accusation de simonie.
brings-accept-trade = Exécuté aussitôt, et pour de bon.
brings-accept-pledge = Il ne peut être ni repris ni rompu.

## Le moment entre les étapes

moment-rehouse = Reloger
phase-end = Finir ma phase
moment-room = { $count ->
    [one] Une de tes cartes est sans emplacement, et il y a de la place : reloge-la.
   *[other] { $count } de tes cartes sont sans emplacement, et il y a de la place : reloge-les.
 }
moment-trade = Échanger…

## Loger

place-where = Où va { $card } ?
place-nowhere = Sans emplacement
place-instead = à la place de { $card }
place-confirm = Loger ainsi
place-back = Tout laisser comme avant
housed-in = { $card } à { $town }
housed-nowhere = { $card } sans emplacement

## Jouer, prendre

play-target = { $card } : choisis maintenant la cible.
seize-target = Tu attaques { $target } ({ $family }). Défense { $defence } avant les Condottieri.
seize-artist = Tu attaques { $target } ({ $family }) : défense { $defence } avant les Condottieri. Les honoraires de { $fee } ducats sont mis de côté, et payés si tu gagnes.
hire-attack = Ton attaque : { $own }, contre { $other } et les Condottieri du défenseur. { $ties ->
    [yes] L'égalité suffit.
   *[no] Il te faut plus.
 } Solde : { $pay } de tes { $means } ducats.
hire-defence = Ta défense : { $own }, contre { $other } et les Condottieri de l'attaquant. { $ties ->
    [yes] Une attaque égale gagne.
   *[no] L'égalité suffit pour tenir.
 } Solde : { $pay } de tes { $means } ducats.
hire-sum = puissance { $power }, solde { $pay }

## Échanges

trade = Un échange est proposé
trade-counter = Une contre-offre
trade-gives = { $you ->
    [yes] Tu donnes
   *[no] { $family } donne
 }
trade-with = avec { $cards }
trade-known = tu le sais
trade-hand-cards = Cartes de main
trade-more-cards = Autres cartes de main…
trade-title = Un échange avec { $family } ({ $name })
trade-title-counter = Ta contre-offre à { $family } ({ $name })
trade-partner = Échanger avec
trade-step-give = Ce que tu donnes
trade-step-ask = Ce que tu demandes à { $family }
trade-shown = Les cartes de main que tu nommes seront montrées avec l'offre à { $name }.
trade-binding = Si { $name } accepte, tout cela change de main aussitôt et pour de bon. S'il y a une fonction, le Pape doit aussi donner son accord.
trade-gift = Tu ne demandes rien : ce serait un cadeau pour { $name }. Est-ce voulu ?
trade-cancel = Abandonner
trade-offer = Proposer cet échange
trade-give-away = En faire cadeau
trade-when = Les échanges se proposent entre les étapes de ta propre phase.

## Engagements

pledge-buy-from = Acheter des voix à
pledge-sell-to = Vendre tes voix à
pledge-title-buy = Acheter des voix à { $family } ({ $name })
pledge-title-sell = Vendre des voix à { $family } ({ $name })
pledge-all = Toutes : { $votes }
pledge-would = { $you ->
    [yes] Tu aurais { $votes } voix sur les { $needed } qu'il faut.
   *[no] { $family } aurait { $votes } voix sur les { $needed } qu'il faut.
 }
pledge-count = { $votes } voix
pledge-votes-for = { $you ->
    [yes] { pledge-count } pour toi
   *[no] { pledge-count } pour { $family }
 }
pledge-if-elected = { $you ->
    [yes] si tu es élu
   *[no] si { $family } est élu
 }
deal-cardinals = { $count ->
    [one] { $count } cardinal
   *[other] { $count } cardinaux
 }
pledge-enough = Il suffit de { $votes }
pledge-binding = Si { $name } accepte, les voix doivent être données ainsi dans ce scrutin, et le prix est dû.
pledge-offer = Proposer cet engagement
price-kind = Nature du prix
price-ducats = Ducats tout de suite
price-ducats_if_elected = Ducats en cas d'élection
price-office = Une fonction en cas d'élection
price-cardinals = Cardinaux en cas d'élection

## Scrutins

ballot-pledged = { $votes } engagées
ballot-votes-for = Voix pour { $family }
ballot-all = Toutes
ballot-all-name = Toutes pour { $family }
ballot-left = { $votes } voix encore à donner.
ballot-seals = { $votes }. Personne ne saura jamais comment tu as voté.
ballot-says = { $votes }. Tout le monde l'entend.
ballot-seal = Sceller le bulletin
ballot-say = Voter à voix haute

## Le Pape distribue

cardinals-has = { $count ->
    [0] n'en a pas
   *[other] en a { $count }
 }
cardinals-for = Cardinaux pour { $family }
cardinals-left = { $count ->
    [one] { $count } cardinal encore à donner.
   *[other] { $count } cardinaux encore à donner.
 }
cardinals-keeps = Tu peux en garder { $count }.
cardinals-give = Les distribuer
office-who = Qui reçoit { $office } ?
office-to = { $office } à { $family }
offices-left = { $count ->
    [one] { $count } fonction encore à donner.
   *[other] { $count } fonctions encore à donner.
 }
offices-all = Chaque fonction a sa famille.
offices-give = Les distribuer

## Le décompte

count-rounds = Points par manche
count-family = famille
count-held = À la fin
count-ducats = { $ducats } ducats

## Questions in which there is no choice

none-redraw = Tu gardes ta première main.
none-market = Tu n'as pas d'Espion à utiliser ici : une carte est mise aux enchères.
none-auction = Tu n'as plus de quoi enchérir.
none-play = Tu n'as aucune carte à jouer maintenant.
none-seize = Il n'y a rien que tu puisses prendre.
none-hire = Tu ne peux pas enrôler de Condottieri maintenant.
none-doctor = Tu n'as pas de Médecin à appeler.
none-fee = Tu ne peux pas payer les honoraires.
none-trade_answer = Tu ne peux pas accepter cet échange.
none-pledge = Tu n'as rien à proposer.
none-pledge_answer = Tu ne peux pas accepter cet engagement.
none-ballot = Tes voix n'ont qu'un seul choix.

# Ce que dit le client web à une table de Borgia.

## La table

log-title = Journal
round-short = Manche { $round }
step-redraw = Première main
step-lay = Premières cartes
step-market = Marché
step-play = Cartes
step-seize = Coup de force
step-pledge = Engagements
step-ballot = Scrutin
step-draw = Pioche
step-offices = Charges
step-cardinals = Cardinaux
phase-of = { $you ->
    [yes] Ta phase
   *[no] Phase { $family_of }
 }
part-setup-title = Avant la première phase
part-distribution-title = Le Pape distribue
part-over-title = La fin
tab-hand = Main
tab-conclave = Conclave
tab-trade = Échange
targets = Choix possibles
go-on = Continuer
saying = Envoi de ta réponse…
reveal-close = Fermer

## Les familles

family-name = { $family }, { $name }{ $pope ->
    [yes] , Pape
   *[no] {""}
 }
family-open = Voir les cartes { $family_of }
family-targets = { $count } au choix
married = mariage
points-coming = Cette manche rapporterait { $total } points pour l'instant : ducats { $ducats }, villes { $towns }, artistes { $artists }{ $offices ->
    [0] {""}
   *[other] , charges { $offices }
 }.
votes = { $count } voix
income-coming = Revenu à la fin de la manche : { $income } ducats.
aside = { $aside } de côté
chip-town = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
 }
chip-office = { $count ->
    [one] { $count } charge
   *[other] { $count } charges
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
place-of-office = Charge à { $town }
place-of-artist = Artiste à { $town }
place-of-minor_family = Famille mineure à { $town }
place-put = { $card } : { $place }
to-place = À placer
unprotected-note = Peut être pris même sans puissance

## La dalle

market = Marché
market-left = { $left } sur { $size } face cachée
market-none = vide
market-short = Marché { $count }
deck = Pioche
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
auction-passed-at = a passé à { $bid }
fight = Le combat pour { $target_the }
fight-attack = attaque
fight-defence = défense
fight-own = sans Condottieri
fight-secret = Condottieri
fight-greater = L'attaque doit dépasser la défense.
fight-ties = À égalité, l'attaque l'emporte.
fight-won = { $you ->
    [yes] Tu prends { $target_the } !
   *[no] { $attacker } prend { $target_the }.
 }
fight-won-home = { $you ->
    [yes] Tu prends tout ce que { $target } abrite !
   *[no] { $attacker } prend tout ce que { $target } abrite.
 }
fight-lost = { $you ->
    [yes] Ton attaque contre { $target_the } échoue.
   *[no] L'attaque { $attacker_of } contre { $target_the } échoue.
 }
trial = Accusation de simonie
trial-yes = coupable
trial-no = non coupable
trial-left = { $count ->
    [one] { $count } cardinal doit encore se prononcer.
   *[other] { $count } cardinaux doivent encore se prononcer.
 }
trial-upheld = Coupable : le Pape ({ $family }) saute une phase.
trial-failed = Non coupable : l'Accusation contre le Pape ({ $family }) est rejetée.
distribution-now = Maintenant : { $what }.
gathered = Encore à distribuer

## Le conclave

conclave = Le conclave
conclave-holds = détient
conclave-sure = promises
votes-sum = { $cardinals } × { $each } + { $offices }
votes-elect = il en faut { $count }
votes-left = { $count } libres
comma-you = , toi
is-out = éliminé
promises = Promesses
ballot-number = { $last ->
    [yes] Dernier scrutin
   *[no] Scrutin { $ballot }
 }
ballot-candidates = Candidats : { $names }.
count-of = Scrutin { $ballot } : résultat
count-elected = { $you ->
    [yes] Tu deviens Pape !
   *[no] { $family } devient Pape.
 }
count-out = { $you ->
    [yes] Pas de majorité : tu es éliminé.
   *[no] Pas de majorité : { $family } est éliminé.
 }
count-nobody = Pas de majorité.
pledged = Engagées pour ce scrutin
pledged-votes = { $voter } : { $votes } pour { $candidate }
pledges-done = Plus d'offres : { $names }.
pledges-open = Chacun peut acheter et vendre des voix avant ce scrutin.

## La main

hand = Main
hand-yours = Ta main
hand-hidden = cachée aux autres
hand-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
hand-empty = Ta main est vide.
hand-unknown = Cette main est cachée.
hand-point = Survole ou touche une carte pour lire son effet.
known = Cartes connues des autres
known-card = { $count ->
    [one] { $who } a : { $card }
   *[other] { $who } : l'un d'eux a { $card }
 }

## Montants et enchères

amount-less = Un de moins
amount-more = Un de plus
bid-label = Ton enchère en ducats
bid-raise = Surenchérir de { $step } : { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
 }
bid-all = Tout
bid-all-name = Tout ce que tu as : { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
 }
bid-button = Enchérir à { $amount }
bid-stay = Offrir { $least }, suivre jusqu'à { $amount }
bid-sum = Enchère et honoraires : { $sum } sur tes { $means } ducats.
bid-beyond = Enchère et honoraires : { $sum } ducats ; tu n'en as que { $means }.
bid-opens = Tu ouvres les enchères, à 0 ou plus.
bid-binds = Si personne ne surenchérit, tu paies.
why-not-raise = Pourquoi ne puis-je pas surenchérir ?
ahead = Réponses d'avance
ahead-answers = Réponse donnée d'avance.
ahead-said = D'avance : { $what }. Annuler
ahead-auction = Passer cette enchère
ahead-stay = Suivre jusqu'à…
ahead-up-to = Suivre jusqu'à { $amount }
ahead-trade_answer = Refuser tout échange à cette manche
ahead-pledge_answer = Refuser tout engagement jusqu'au scrutin
ahead-pledge = Ne rien proposer de toute l'élection

## Questions, et ce qui aide

prompt-moment = Autre chose dans ta phase ?
prompt-market = Acheter ou espionner ?
prompt-hire = Quels Condottieri enrôles-tu ?
prompt-accuse = Le Pape est-il coupable de simonie ?
prompt-consent = Autorises-tu cet échange ?
prompt-auction-open = { $card } : ta première enchère ?
prompt-auction = { $card } : surenchérir ou passer ?
prompt-places = Où places-tu tes { $count } cartes ?
prompt-assign = Qui reçoit quelle charge ?
prompt-hand_out = À qui donnes-tu tes charges ?
help-bid = Tu as { $ducats } ducats.
help-redraw = Personne d'autre ne la voit.
help-lay = Choisis une de tes cartes au milieu.
help-fee = Honoraires : { $fee } ducats ; tu peux dépenser { $means }.
help-place = Choisis un emplacement dans une de tes villes. Sans emplacement, la carte est facile à prendre.
help-moment = Échanges proposés dans cette phase : { $offers } sur 3.
help-play = Choisis une carte de ta main, puis sa cible.
help-play-none = Tu n'as aucune carte à jouer maintenant.
help-gift = Choisis une famille, ou laisse la charge aller à la pile.
help-accuse = Si le oui a plus de cardinaux que le non, le Pape saute une phase.
help-seize = Une fois par phase, si tu veux. Choisis ce que tu veux prendre.
help-hire = En secret : les deux camps révèlent leur choix ensemble.
help-trade_give = Rien n'est encore proposé.
help-trade_ask = Rien n'est encore proposé.
help-trade_answer = Tout le monde voit ta réponse.
help-consent = C'est le Pape qui décide : une charge changerait de main.
help-pick = Choisis une carte de ta main.
help-pledge = Des voix contre un prix : une fois accepté, c'est définitif pour ce scrutin. Trois offres au plus.
help-pledge_answer = Un engagement accepté est définitif.
help-last-ballot = Toutes tes { $votes } voix vont à un seul candidat.
help-name_out = C'est le Pape qui décide.
help-last_word = Les deux candidats ont chacun la moitié des voix.
help-reshuffle = Chacun en récupère autant qu'avant.
help-assign = Choisis une charge, puis une famille.
help-hand_out = Choisis une charge, puis une famille. Celles que tu as promises partent d'elles-mêmes.
making-open = Poursuivre ton offre

## Réponses

answer-redraw = Remélanger et repiocher
answer-buy = Acheter
answer-spy = Espionner
answer-no-doctor = Ne pas intervenir
answer-forbid = Interdire
answer-yes = Coupable
answer-no = Non coupable
answer-reshuffle = Redistribuer
answer-counter = Faire une contre-offre
answer-done = Pas d'autre offre
answer-seize-nothing = Ne rien prendre et finir ma phase
answer-hire-nobody = N'enrôler personne
barred = Indisponible. Pourquoi ?
brings-redraw = Toutes tes cartes repartent ; personne ne les voit.
brings-pay = { $fee } ducats à la banque ; il en reste { $left }.
brings-reject = Tu ne paies rien ; l'artiste va à la pile.
brings-buy = Une carte est révélée ; tu ouvres les enchères.
brings-spy = Une carte que personne d'autre ne voit ; ton Espion est utilisé.
brings-doctor = Coûte { $cost } ducats et le Médecin ; ta carte survit.
brings-consent = L'échange se fait.
brings-forbid = L'échange ne se fait pas.
brings-yes = Tes cardinaux ({ $cardinals }) disent oui.
brings-no = Tes cardinaux ({ $cardinals }) disent non.
brings-reshuffle = Cela donne un motif pour t'accuser de simonie.
brings-accept-trade = L'échange est immédiat et définitif.
brings-accept-pledge = Une fois accepté, l'engagement est définitif.

## Le moment entre les étapes

moment-rehouse = Réorganiser
phase-end = Finir ma phase
moment-room = { $count ->
    [one] Une de tes cartes n'a pas d'emplacement alors qu'il y a de la place : réorganise tes cartes.
   *[other] { $count } de tes cartes n'ont pas d'emplacement alors qu'il y a de la place : réorganise tes cartes.
 }
moment-trade = Échanger…

## Placer

place-where = Où places-tu { $card_the } ?
place-nowhere = Sans emplacement
place-instead = à la place { $card_of }
place-confirm = Placer ainsi
place-back = Tout laisser comme avant
housed-in = { $card } à { $town }
housed-nowhere = { $card } sans emplacement

## Jouer, prendre

play-target = { $card } : choisis maintenant la cible.
seize-target = Tu attaques { $target_the } ({ $family }). Défense : { $defence }, sans les Condottieri.
seize-artist = Tu attaques { $target_the } ({ $family }). Défense : { $defence }, sans les Condottieri. Les { $fee } ducats d'honoraires sont mis de côté, et payés si tu gagnes.
seize-artist-inside = { $artist } viendrait avec, pour { $fee } ducats d'honoraires. { $enough ->
    [yes] Tu en as { $left }.
   *[no] Avec tes { $left } ducats, il faudrait le refuser.
 }
hire-artist-inside = { $artist } viendrait avec, pour { $fee } ducats d'honoraires. { $enough ->
    [yes] Les Condottieri payés, il t'en resterait { $left }.
   *[no] Les Condottieri payés, il ne t'en resterait que { $left } : il faudrait le refuser.
 }
hire-attack = Attaque { $own } contre { $other }, plus les Condottieri du défenseur. { $ties ->
    [yes] L'égalité suffit.
   *[no] Il faut dépasser la défense.
 } Coût : { $pay } de tes { $means } ducats.
hire-defence = Défense { $own } contre { $other }, plus les Condottieri de l'attaquant. { $ties ->
    [yes] À égalité, l'attaque l'emporte.
   *[no] À égalité, tu tiens.
 } Coût : { $pay } de tes { $means } ducats.
hire-sum = puissance { $power }, coût { $pay }

## Échanges

trade = Échange proposé
trade-counter = Contre-offre
trade-gives = { $you ->
    [yes] Tu donnes
   *[no] { $family } donne
 }
trade-with = avec { $cards }
trade-known = carte connue
trade-hand-cards = Cartes de main
trade-more-cards = Autres cartes de main…
trade-title = Un échange avec { $family } ({ $name })
trade-title-counter = Ta contre-offre à { $family } ({ $name })
trade-partner = Échanger avec
trade-step-give = Ce que tu donnes
trade-step-ask = Ce que tu demandes à { $family }
trade-shown = { $name } verra les cartes de main que tu nommes dans l'offre.
trade-binding = Si { $name } accepte, tout change de main aussitôt et pour de bon. S'il y a une charge, il faut aussi l'accord du Pape.
trade-gift = Tu ne demandes rien : ce serait un cadeau pour { $name }. C'est bien ce que tu veux ?
trade-cancel = Annuler
trade-offer = Proposer cet échange
trade-give-away = En faire cadeau
trade-when = Tu peux proposer des échanges entre les étapes de ta propre phase.

## Engagements

pledge-buy-from = Acheter des voix à
pledge-sell-to = Vendre tes voix à
pledge-title-buy = Acheter des voix à { $family } ({ $name })
pledge-title-sell = Vendre des voix à { $family } ({ $name })
pledge-all = Toutes : { $votes }
pledge-would = { $you ->
    [yes] Tu aurais { $votes } voix ; il en faut { $needed }.
   *[no] { $family } aurait { $votes } voix ; il en faut { $needed }.
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
pledge-binding = Si { $name } accepte, ces voix doivent être données ainsi dans ce scrutin, et le prix est dû.
pledge-offer = Proposer cet engagement
price-kind = Prix
price-ducats = Ducats maintenant
price-ducats_if_elected = Ducats en cas d'élection
price-office = Une charge en cas d'élection
price-cardinals = Cardinaux en cas d'élection

## Scrutins

ballot-pledged = { $votes } engagées
ballot-votes-for = Voix pour { $family }
ballot-all = Toutes
ballot-all-name = Toutes pour { $family }
ballot-left = { $votes } voix encore à donner.
ballot-seals = { $votes }. Ton vote reste secret.
ballot-says = { $votes }. Tout le monde l'entend.
ballot-seal = Sceller le bulletin
ballot-say = Voter à voix haute

## Le Pape distribue

cardinals-has = { $count ->
    [0] aucun cardinal
    [one] 1 cardinal
   *[other] { $count } cardinaux
 }
cardinals-for = Cardinaux pour { $family }
cardinals-left = { $count ->
    [one] Encore { $count } cardinal à donner.
   *[other] Encore { $count } cardinaux à donner.
 }
cardinals-keeps = Tu peux en garder { $count }.
cardinals-give = Distribuer
office-who = À qui va la charge { $office_of } ?
office-to = { $office } : { $family }
offices-left = { $count ->
    [one] Encore { $count } charge à donner.
   *[other] Encore { $count } charges à donner.
 }
offices-all = Toutes les charges sont attribuées.
offices-give = Distribuer

## Le décompte

count-rounds = Points par manche
count-family = famille
count-held = À la fin
count-ducats = { $ducats } ducats

## Questions sans choix

none-redraw = Tu gardes ta première main.
none-market = Tu n'as pas d'Espion à utiliser : une carte est mise aux enchères.
none-auction = Tu n'as plus de quoi enchérir.
none-play = Tu n'as aucune carte à jouer maintenant.
none-seize = Il n'y a rien à prendre.
none-hire = Tu ne peux pas enrôler de Condottieri maintenant.
none-doctor = Tu n'as pas de Médecin.
none-fee = Tu ne peux pas payer les honoraires.
none-trade_answer = Tu ne peux pas accepter cet échange.
none-pledge = Tu n'as rien à proposer.
none-pledge_answer = Tu ne peux pas accepter cet engagement.
none-ballot = Tu n'as qu'une façon de voter.

## Plusieurs événements sur une ligne du journal

told-dealt = Les mains sont distribuées{ $items_count ->
    [0] .
   *[other]  : { $items }.
 }
item-dealt-known = { $seat_you ->
    [yes] { $card }
   *[no] { $seat } { $card }
 }
told-kept_hand = Premières mains : { $items }.
told-redrew = Premières mains : { $items }.
item-kept_hand = { $seat_you ->
    [yes] tu gardes la tienne
   *[no] { $seat } garde la sienne
 }
item-redrew = { $seat_you ->
    [yes] tu repioches
   *[no] { $seat } repioche
 }
told-showed = { $seat_you ->
    [yes] Tu poses
   *[no] { $seat } pose
 } { $cards }{ $items_count ->
    [0] .
   *[other]  : { $items }.
 }
item-housed = { $place_id ->
    [none] { $card_the } sans emplacement
   *[other] { $card_the } à { $place }
 }
item-no_place = { $card_the } sans emplacement
item-fee_paid = { $ducats } d'honoraires pour { $card_the }
item-rejected = { $card } refusé
tail-housed = { $place_id ->
    [none] , sans emplacement
   *[other] , à { $place }
 }
tail-no_place = , sans emplacement
tail-fee_paid = , honoraires { $ducats }
tail-rejected =  ; { $card } est refusé
told-drew = Cartes piochées et gardées : { $items }.
item-drew = { $seat }
item-drew-known = { $seat } ({ $card })
told-bid = Enchères pour { $card_a } : { $seat_you ->
    [yes] tu offres
   *[no] { $seat } offre
 } { $ducats }.
tail-took_unseen =  : une carte que personne d'autre ne voit
tail-took_unseen-known =  : { $card }
tail-laid =  : { $card }
tail-killed = {" "}– mort
tail-saved =  ; le Médecin sauve la victime pour { $ducats }
tail-stolen =  : une carte est volée
tail-stolen-known =  : { $card }
tail-nothing_stolen =  : la main est vide
told-said_yes = Les cardinaux se prononcent : { $items }.
told-said_no = Les cardinaux se prononcent : { $items }.
item-said_yes = { $seat } { $cardinals } coupable
item-said_no = { $seat } { $cardinals } non coupable
told-accusation_upheld = { $yes } contre { $no } ({ $items }) : coupable, { $other_you ->
    [yes] tu sautes ta prochaine phase
   *[no] { $other } saute sa prochaine phase
 }.
told-accusation_failed = { $yes } contre { $no } ({ $items }) : non coupable, l'Accusation est rejetée.
tail-hired = { $cards_count ->
    [0] {""}
   *[other]  ; { $seat } avec { $cards }
 }
tail-trade_refused = {" "}– refusé
tail-trade_accepted = {" "}– conclu
tail-consented =  ; le Pape l'autorise
tail-forbidden =  ; le Pape l'interdit
tail-fees_paid =  ; honoraires { $ducats }
tail-pledge_accepted = {" "}– conclu
tail-pledge_refused = {" "}– refusé
told-pledge_paid = Engagements payés : { $items }.
item-pledge_paid = { $seat } { $ducats } à { $other }
told-income = Revenus : { $items }.
item-income = { $seat } { $ducats }
told-points = Points de cette manche : { $items }.
item-points = { $seat } { $total }
told-office_given = Le Pape distribue les charges : { $items }.
told-office_dealt = Le Pape distribue les charges : { $items }.
told-office_kept = Le Pape distribue les charges : { $items }.
item-office_given = { $seat } ({ $card })
item-office_dealt = { $seat } ({ $card })
item-office_kept = { $seat } ({ $card })
told-housed = { $seat_you ->
    [yes] Tu places { $items }.
   *[no] { $seat } place { $items }.
 }
over-headline = { $count ->
    [one] Rome est à { $names } : { $points } points
   *[other] { $names } se partagent Rome : { $points } points
 }
score-title = Les points de cette manche
score-round = manche
score-now = total

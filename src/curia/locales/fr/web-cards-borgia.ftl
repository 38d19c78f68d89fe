# Ce qui est écrit sur les cartes de Borgia. Court : une carte est petite.

## Mots sous les chiffres

face-power = puissance
face-income = revenu
face-points = { $count ->
    [one] point
   *[other] points
 }
face-votes = { $count ->
    [one] voix
   *[other] voix
 }
face-fee = honoraires
face-pay = solde

## Ce que fait une carte

face-spy = Prends une carte du marché sans la voir, ou une carte d'une autre main
face-poison = Tue un artiste, le titulaire d'une charge ou un mariage
face-assassin = Tue le titulaire d'une charge, un mariage ou Savonarole
face-doctor = Sauve du Poison ce qui est à toi, pour { $cost } ducats
face-marriage = Deux familles s'épargnent jusqu'à la fin de la manche
face-savonarola = Le Pape ne joue pas de carte jusqu'à la fin de la manche
face-accusation = Le Pape est-il coupable ? Si le vote dit oui, il saute une phase
face-any_condottiere = Au choix de l'autre joueur
face-any_death = Un Poison ou un Assassin, au choix de l'autre joueur
face-home_town = berceau des { $family }
face-family = ville d'origine : { $home }

## Noms pour les petites cartes

face-small-accusation = Accusation
face-small-any_condottiere = Au choix
face-small-any_death = Décès

## Les emplacements, et qui n'en a pas

face-unprotected = Sans protection
face-unhoused = Sans emplacement
face-empty-office = Emplacement libre pour une charge
face-empty-artist = Emplacement libre pour un artiste
face-empty-minor_family = Emplacement libre pour une famille mineure
face-cardinals = { $count ->
    [0] Aucun cardinal
    [one] 1 cardinal
   *[other] { $count } cardinaux
 }
face-back = Carte face cachée

## La page de toutes les cartes

face-sheet-home_town = Villes d'origine
face-sheet-town = Villes
face-sheet-office = Charges
face-sheet-artist = Artistes
face-sheet-minor_family = Familles mineures
face-sheet-condottiere = Condottieri
face-sheet-hand = Autres cartes de main
face-sheet-family = Blasons
face-sheet-places = Dans une ville, et sans emplacement
face-sheet-back = Dos
face-copies = { $count } dans le jeu

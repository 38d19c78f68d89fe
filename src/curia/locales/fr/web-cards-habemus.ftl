# 1655 – Habemus Papam : ce qui figure sur les cartes. Bref, car la place manque.

## Légendes

face-years = ans
face-leader = { $name } · chef, deux blasons
face-mazarin = pièces d'or pour une voix à la fin
face-louis = voix à la fin
face-felipe = { $gold } pièces d'or, puis de l'or à la fin
face-squadrone = { $cost } pièces d'or pour { $votes } voix
face-case_of_death = { $gold } pièces d'or. Le plus âgé chez tes adversaires meurt
face-ten_gold = { $gold } pièces d'or de la banque
face-bid_last = { $gold } pièces d'or de chaque adversaire ; tu mises en dernier
face-best_gem_twice = { $gold } pièces d'or de chaque adversaire ; mise deux gemmes, la meilleure compte double
face-three_rubies = { $gold } pièces d'or de chaque adversaire ; mise trois rubis gratuits
face-bribe = Pour { $gold } pièces d'or, prends un cardinal à un adversaire
face-swap = Échange deux cardinaux de deux tableaux
face-camerlengo = et devant à mises égales
face-black_smoke = { $gold } pièces d'or par bourse ; défausse un ordre
face-white_smoke = Dernière manche, puis on compte les voix
face-four_coats = un blason de chaque
face-two_coats = deux blasons de chaque
face-france = trois blasons
face-most_leaders = plus de chefs que les autres
face-felipe_mazarin = deux de chaque
face-votes = { $votes ->
   *[other] voix
 }

## Noms courts, pour petites cartes et plaquettes

short-louis = Louis
short-felipe = Felipe
short-squadrone = Squadrone
short-case_of_death = Décès
short-ten_gold = Dix pièces
short-bid_last = En dernier
short-best_gem_twice = Double
short-three_rubies = 3 rubis
short-black_smoke = Noire
short-white_smoke = Blanche

## Jetons et dos

face-gold = or
face-purse = bourse d'or
face-cardinal = cardinal
face-leader-word = chef
face-seal = sceau
face-letter = mise scellée
face-vote = voix
face-back-cardinals = Cardinaux
face-back-politics = Politique
face-back-actions = Actions
face-back-orders = Ordres
face-back = { $deck } : face cachée

## La page de toutes les cartes

sheet-late = Cardinaux tardifs
sheet-leaders = Chefs de faction
sheet-smoke = Les fumées et le Camerlingue
sheet-backs = Dos
sheet-small = En petit, comme dans un tableau
sheet-plaques = En plaquettes, quand il y en a beaucoup
sheet-tokens = Jetons et signes
sheet-count = { $count } dans le jeu

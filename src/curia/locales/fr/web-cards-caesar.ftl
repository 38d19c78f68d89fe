# Ce qui est écrit sur les cartes de César & Cléopâtre. Court : une carte est petite.

## Grandes cartes

face-influence = Influence
face-philosopher = le plus petit total gagne
face-assassination = Défausse une carte adverse face visible
face-spy = Regarde la main adverse, défausses-en une carte
face-castling = Reprends tes cartes devant deux groupes, repose-les face cachée
face-courtesan = Retourne les cartes cachées adverses devant un groupe
face-wrath = Défausse toute l'influence devant un groupe
face-veto = Annule une manipulation adverse
face-patrician-senators = Sénateur
face-patrician-praetors = Préteur
face-patrician-quaestors = Questeur
face-patrician-aediles = Édile
face-patrician-censors = Censeur
face-suffrage = Suffrage
face-calls-senators = les Sénateurs votent
face-calls-praetors = les Préteurs votent
face-calls-quaestors = les Questeurs votent
face-calls-aediles = les Édiles votent
face-calls-censors = les Censeurs votent
face-calls-orgy = personne ne vote
face-calls-reshuffle = pas de vote ; on remélange
face-mission = Mission
face-mission-senators = trois Sénateurs
face-mission-praetors = trois Préteurs
face-mission-quaestors = trois Questeurs
face-mission-needs = 3
face-mission-worth = 2
face-mission-points = points

## Noms pour les petites cartes

face-small-assassination = Assassinat
face-small-wrath = Colère
face-small-reshuffle = Mélange

## Pour qui ne voit pas la carte

face-name-influence = Influence { $card } ({ $party })
face-name-party = { $card } ({ $party })
face-name-suffrage = Carte Suffrage : { $card }
face-name-mission = Mission : { $card }
face-name-hidden = { $card }, face cachée : personne d'autre ne la connaît
face-name-back-influence = Carte Influence, face cachée ({ $party })
face-name-back-manipulation = Carte Manipulation, face cachée ({ $party })
face-name-back-suffrage = Carte Suffrage, face cachée
face-name-back-mission = Mission, face cachée

## La page de toutes les cartes

face-sheet-influence = Influence
face-sheet-manipulation = Manipulation
face-sheet-patricians = Patriciens
face-sheet-suffrage = Cartes Suffrage
face-sheet-missions = Missions
face-sheet-small = Comme elles sont sur la table
face-sheet-hidden = Face cachée, telles que les voit leur propriétaire
face-sheet-backs = Dos
face-copies-party = { $count } par parti
face-copies-forum = { $count } au forum
face-copies-deck = { $count } dans le paquet Suffrage

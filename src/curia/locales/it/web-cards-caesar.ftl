# Che cosa sta scritto sulle carte di Caesar & Cleopatra. Breve: una carta è piccola.

## Carte grandi

face-influence = Influenza
face-philosopher = vince il totale più basso
face-assassination = Scarta una carta scoperta dell'avversario
face-spy = Guarda la mano avversaria, scartane una carta
face-castling = Posa di nuovo, coperte, le tue carte davanti a due gruppi
face-courtesan = Scopri le carte coperte avversarie davanti a un gruppo
face-wrath = Scarta tutta l'influenza davanti a un gruppo
face-veto = Annulla una manipolazione dell'avversario
face-patrician-senators = Senatore
face-patrician-praetors = Pretore
face-patrician-quaestors = Questore
face-patrician-aediles = Edile
face-patrician-censors = Censore
face-suffrage = Suffragio
face-calls-senators = votano i Senatori
face-calls-praetors = votano i Pretori
face-calls-quaestors = votano i Questori
face-calls-aediles = votano gli Edili
face-calls-censors = votano i Censori
face-calls-orgy = nessuno vota
face-calls-reshuffle = nessuno vota; si rimescola
face-mission = Missione
face-mission-senators = tre Senatori
face-mission-praetors = tre Pretori
face-mission-quaestors = tre Questori
face-mission-needs = 3
face-mission-worth = 2
face-mission-points = punti

## Nomi per le carte piccole

face-small-assassination = Assassinio
face-small-wrath = Ira
face-small-reshuffle = Rimescola

## Per chi non vede la carta

face-name-influence = Influenza { $card } ({ $party })
face-name-party = { $card } ({ $party })
face-name-suffrage = Carta suffragio: { $card }
face-name-mission = Missione: { $card }
face-name-hidden = { $card }, coperta: la conosci solo tu
face-name-back-influence = Carta influenza, coperta ({ $party })
face-name-back-manipulation = Carta manipolazione, coperta ({ $party })
face-name-back-suffrage = Carta suffragio, coperta
face-name-back-mission = Missione, coperta

## La pagina di tutte le carte

face-sheet-influence = Influenza
face-sheet-manipulation = Manipolazione
face-sheet-patricians = Patrizi
face-sheet-suffrage = Carte suffragio
face-sheet-missions = Missioni
face-sheet-small = Come stanno sul tavolo
face-sheet-hidden = Coperte, come le vede chi le possiede
face-sheet-backs = Dorsi
face-copies-party = { $count } per fazione
face-copies-forum = { $count } nel foro
face-copies-deck = { $count } nel mazzo suffragio

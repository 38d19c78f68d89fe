# 1655 – Habemus Papam: che cosa sta sulle carte. Breve, perché lo spazio è poco.

## Captions

face-years = anni
face-leader = { $name } · capo, due stemmi
face-mazarin = monete per un voto alla fine
face-louis = voti alla fine
face-felipe = { $gold } monete ora, e altre alla fine
face-squadrone = { $cost } monete per { $votes } voti
face-case_of_death = { $gold } monete. Muore il più anziano dei tuoi avversari
face-ten_gold = { $gold } monete dalla banca
face-bid_last = { $gold } monete da ognuno; offri dopo aver visto le altre offerte
face-best_gem_twice = { $gold } monete da ognuno; offri due gemme, la migliore vale doppio
face-three_rubies = { $gold } monete da ognuno; offri tre rubini senza pagarli
face-bribe = Paga { $gold } monete a un avversario, prendi un suo cardinale
face-swap = Scambia due cardinali di due aree
face-camerlengo = e primo a ogni parità
face-black_smoke = { $gold } monete per ogni borsa; scarta un obiettivo
face-white_smoke = L'ultimo round; poi si contano i voti
face-four_coats = uno stemma di ciascuno
face-two_coats = due stemmi di ciascuno
face-france = tre stemmi
face-most_leaders = più capi di chiunque
face-felipe_mazarin = due di ciascuno
face-votes = { $votes ->
    [one] voto
   *[other] voti
 }

## Short names, for small cards and plaques

short-louis = Louis
short-felipe = Felipe
short-squadrone = Squadrone
short-case_of_death = Morte
short-ten_gold = 10 Monete
short-bid_last = Ultima
short-best_gem_twice = Doppia
short-three_rubies = 3 Rubini
short-black_smoke = Nera
short-white_smoke = Bianca

## Tokens and backs

face-gold = oro
face-purse = borsa d'oro
face-cardinal = cardinale
face-leader-word = capo fazione
face-seal = sigillo
face-letter = offerta sigillata
face-vote = voto
face-back-cardinals = Cardinali
face-back-politics = Politica
face-back-actions = Azioni
face-back-orders = Obiettivi
face-back = { $deck }: coperta

## The page of all cards

sheet-late = Cardinali ritardatari
sheet-leaders = Capi fazione
sheet-smoke = Le fumate e il Camerlengo
sheet-backs = Dorsi
sheet-small = In piccolo, come in un'area
sheet-plaques = Come targhette, quando sono tante
sheet-tokens = Gettoni e segni
sheet-count = { $count } nel gioco

# 1655 – Habemus Papam: was auf den Karten steht. Kurz, denn es ist wenig Platz.

## Captions

face-years = Jahre
face-leader = { $name } · Anführer, zwei Wappen
face-mazarin = Gold je Stimme am Ende
face-louis = Stimmen am Ende
face-felipe = jetzt { $gold } Gold, und Gold am Ende
face-squadrone = { $cost } Gold für { $votes } Stimmen
face-case_of_death = { $gold } Gold. Bei deinen Gegnern stirbt der Älteste
face-ten_gold = { $gold } Gold aus der Bank
face-bid_last = { $gold } Gold von jedem Gegner; biete, wenn alle anderen Gebote offen liegen
face-best_gem_twice = { $gold } Gold von jedem Gegner; biete zwei, der beste zählt doppelt
face-three_rubies = { $gold } Gold von jedem Gegner; biete drei Rubine umsonst
face-bribe = Zahl einem Gegner { $gold } Gold, nimm einen seiner Kardinäle
face-swap = Zwei Kardinäle aus zwei Tableaus tauschen
face-camerlengo = und bei Gleichstand vorn
face-black_smoke = { $gold } Gold für jeden Goldsack; wirf einen Auftrag ab
face-white_smoke = Die letzte Runde; dann werden die Stimmen gezählt
face-four_coats = je ein Wappen
face-two_coats = je zwei Wappen
face-france = drei Wappen
face-most_leaders = mehr Fraktionsführer als alle anderen
face-felipe_mazarin = je zwei
face-votes = { $votes ->
    [one] Stimme
   *[other] Stimmen
 }

## Short names, for small cards and plaques

short-louis = Louis
short-felipe = Felipe
short-squadrone = Squadrone
short-case_of_death = Todesfall
short-ten_gold = Zehn Gold
short-bid_last = Zuletzt
short-best_gem_twice = Doppelt
short-three_rubies = 3 Rubine
short-black_smoke = Schwarz
short-white_smoke = Weiß

## Tokens and backs

face-gold = Gold
face-purse = Goldsack
face-cardinal = Kardinal
face-leader-word = Fraktionsführer
face-seal = Siegel
face-letter = versiegeltes Gebot
face-vote = Stimme
face-back-cardinals = Kardinäle
face-back-politics = Politik
face-back-actions = Aktionen
face-back-orders = Aufträge
face-back = { $deck }: verdeckt

## The page of all cards

sheet-late = Verspätete Kardinäle
sheet-leaders = Fraktionsführer
sheet-smoke = Rauch und Camerlengo
sheet-backs = Rückseiten
sheet-small = Klein, wie im Tableau
sheet-plaques = Als Plaketten, wenn es viele sind
sheet-tokens = Marken und Zeichen
sheet-count = { $count } im Spiel

# 1655 – Habemus Papam: what stands on the cards. Short, for there is little room.

## Captions

face-years = years
face-leader = { $name } · leader, two coats
face-mazarin = gold for one vote at the end
face-louis = votes at the end
face-felipe = { $gold } gold now, more at the end
face-squadrone = { $cost } gold for { $votes } votes
face-case_of_death = { $gold } gold. Your opponents' oldest cardinal dies
face-ten_gold = { $gold } gold from the bank
face-bid_last = { $gold } gold from each opponent; bid after seeing their bids
face-best_gem_twice = { $gold } gold from each opponent; bid up to two, the best counts twice
face-three_rubies = { $gold } gold from each opponent; bid three rubies for free
face-bribe = Pay { $gold } gold to an opponent, take one of their cardinals
face-swap = Swap two cardinals of two tableaux
face-camerlengo = and you win ties
face-black_smoke = { $gold } gold for each purse; give up one order
face-white_smoke = The last round; then the votes are counted
face-four_coats = one coat of each
face-two_coats = two coats of each
face-france = three coats
face-most_leaders = more leaders than anybody
face-felipe_mazarin = two of each
face-votes = { $votes ->
    [one] vote
   *[other] votes
 }

## Short names, for small cards and plaques

short-louis = Louis
short-felipe = Felipe
short-squadrone = Squadrone
short-case_of_death = Death
short-ten_gold = Ten Gold
short-bid_last = Bid Last
short-best_gem_twice = Gem Twice
short-three_rubies = 3 Rubies
short-black_smoke = Black
short-white_smoke = White

## Tokens and backs

face-gold = gold
face-purse = gold bag
face-cardinal = cardinal
face-leader-word = leader
face-seal = seal
face-letter = sealed bid
face-vote = vote
face-back-cardinals = Cardinals
face-back-politics = Politics
face-back-actions = Actions
face-back-orders = Orders
face-back = { $deck }: face down

## The page of all cards

sheet-late = Late cardinals
sheet-leaders = Leaders
sheet-smoke = Smoke and the Camerlengo
sheet-backs = Backs
sheet-small = Small, as in a tableau
sheet-plaques = As plaques, when there are many
sheet-tokens = Tokens and signs
sheet-count = { $count } in the game

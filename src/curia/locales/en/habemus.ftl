# 1655 – Habemus Papam. The sentences are our own.

intro =
    Rome, 1655. The doors of the conclave are shut, and you want votes. Each round four cards are on offer. You may
    play an action card, then everybody secretly bids up to three gems. The highest bid picks first, and so on; all
    gems bid are spent. After 16 to 19 rounds cardinals, friends and gold are counted as votes.
no-tokens = nothing
example-move = take chigi
example-card = chigi
bot-names = Olimpia Bernini Kircher Cristina Borromini Artemisia

## Cards

card-mazarin = Mazarin
card-louis = Louis XIV
card-felipe = Felipe IV
card-squadrone = Squadrone Volante
    .the = the Squadrone Volante
    .a = the Squadrone Volante
card-case_of_death = Case of Death
card-ten_gold = Ten Gold
card-bid_last = Bid Last
card-best_gem_twice = Best Gem Twice
card-three_rubies = Three Rubies
card-bribe = Bribe
card-swap = Swap
card-camerlengo = Camerlengo
    .the = the Camerlengo
    .a = the Camerlengo
card-black_smoke = Black Smoke
card-white_smoke = White Smoke

# Names in the card data that some language says otherwise. A translation says in `.data` what the data call them: a
# table with card data of its own keeps the names that it gave.
name-giovan_carlo_medici = Giovan Carlo de' Medici
name-hesse = Friedrich of Hesse
name-carlo_medici = Carlo de' Medici

card-four_coats = Four Coats
card-spain_innocent = Spain+Innocent
card-innocent_urban = Innocent+Urban
card-spain_urban = Spain+Urban
card-france = France
card-most_leaders = Most Leaders
card-felipe_mazarin = Felipe+Mazarin

faction-france = France
faction-spain = Spain
faction-innocent = Innocent X
faction-urban = Urban VIII
faction-none = no faction

symbol-dove = dove
symbol-two_louis = 2 Louis
symbol-two_mazarins = 2 Mazarin
symbol-genoa = Genoa
symbol-milan = Milan
symbol-galley = galley
symbol-cologne = Cologne
symbol-sword = sword
symbol-viterbo = Viterbo
symbol-none = none

## One line for each card

line-cardinal = { $faction }, { $age }{ $has_symbol ->
    [no] {""}
   *[yes] , symbol { $symbol }
 }: 1 vote
line-late_cardinal = no faction, { $age }, symbol { $symbol }: 1 vote
line-leader = leader of { $faction }, { $age }: 1 vote, two coats
line-mazarin = a vote costs { $gold_per_vote } gold with 0 to 5 of them
line-louis = { $votes } votes at the end for 0 to 5 of them
line-felipe = { $gold } gold now, more at the end; the second one excludes a cardinal
line-squadrone = costs { $cost } gold, { $votes } votes at the end
line-case_of_death = { $gold } gold, and the oldest person among the others dies
line-ten_gold = action: { $gold } gold from the bank
line-bid_last = action: { $gold } gold from each opponent, and you bid after seeing their bids
line-best_gem_twice = action: { $gold } gold from each opponent; you bid up to two gems, and the best counts twice
line-three_rubies = action: { $gold } gold from each opponent, and you bid three rubies for free
line-bribe = action: pay { $gold } gold for an opponent's cardinal
line-swap = action: two cardinals change places
line-camerlengo = gems: { $gems }, and { $gold } gold; you win ties in bidding
line-black_smoke = gold for cardinals; everybody gives up an order
line-white_smoke = the last round
line-four_coats = a coat of each of the four factions
line-spain_innocent = two coats of Spain and two of Innocent X
line-innocent_urban = two coats of Innocent X and two of Urban VIII
line-spain_urban = two coats of Spain and two of Urban VIII
line-france = three coats of France
line-most_leaders = more leaders than anybody else
line-felipe_mazarin = two Felipe IV and two Mazarin

## Help for each card

help-cardinal =
    { $card }, cardinal of { $faction }, aged { $age }. Old-boys symbol: { $symbol }.
    In your tableau he is 1 vote, one coat of { $faction } for your order, and gold at Black Smoke.{ $symbol_id ->
        [dove] {""}
       *[other] {" "}He can be bribed, swapped and excluded, and he can die.
    } §7.2, §7.3
help-late_cardinal =
    { $card }, late cardinal, aged { $age }. Old-boys symbol: { $symbol }.
    In your tableau he is 1 vote, but no coat and no gold at Black Smoke. He can be bribed, swapped and excluded,
    and he can die. §7.4 to §7.6
help-leader =
    { $card }, leader of { $faction }, aged { $age }.
    In your tableau he is 1 vote and two coats of { $faction }. Nobody can bribe, swap or exclude a leader, but a
    Case of Death can take him. §7.7 to §7.9
help-symbol-dove = The dove: nobody can bribe, swap or exclude him, and death passes him by, unless your table's options say otherwise. §7.10
help-symbol-two_louis = Two Louis: 1 extra vote at the end if you have two Louis XIV. §9.13
help-symbol-two_mazarins = Two Mazarin: 1 extra vote at the end if you have two Mazarin. §9.14
help-pair = With { $partner } in the same tableau: 1 extra vote at the end. §9.12
help-mazarin =
    { $card }, { $count } in the game. Stays in your tableau. At the end gold buys votes: with 0, 1, 2 … of him a vote
    costs { $gold_per_vote } gold. §7.12, §9.10
help-louis =
    { $card }, { $count } in the game. Stays in your tableau. At the end 0, 1, 2 … of him are worth { $votes } votes.
    §7.13, §9.9
help-felipe =
    { $card }, { $count } in the game. { $gold } gold at once; at the end 0, 1, 2 … of him bring { $gold_at_end } gold.
    Your second one removes an opponent's cardinal: no leader, and nobody who has a Felipe IV is hit. Unless the table
    chose otherwise you must do it, and Chigi is safe. §7.14 to §7.22
help-squadrone =
    { $card }. Pay { $cost } gold to the bank and put it in your tableau: { $votes } votes at the end. If you have less
    gold, you pay nothing and the card leaves the game. If you have the gold you must pay, unless the table chose
    otherwise. §7.23 to §7.25, §7.34
help-case_of_death =
    { $card }. { $gold } gold at once, and the oldest cardinal or leader among all your opponents dies. Chigi is
    spared. Among equals you choose. §7.26 to §7.30
help-ten_gold = { $card }, { $count } in the game. Action: { $gold } gold from the bank. §8.2
help-bid_last =
    { $card }, { $count } in the game. Action: take { $gold } gold from each opponent. This round you bid only when the
    others' bids are revealed. §8.3, §8.4
help-best_gem_twice =
    { $card }, { $count } in the game. Action: take { $gold } gold from each opponent. This round you bid at most two
    gems, and the best of them counts twice: a diamond and an amber count as two diamonds and an amber. §8.5, §8.6
help-three_rubies =
    { $card }, { $count } in the game. Action: take { $gold } gold from each opponent. This round your bid is three
    rubies that cost you nothing; you add no gem of your own. §8.7, §8.8
help-bribe =
    { $card }, { $count } in the game. Action: pay { $gold } gold to an opponent and take one of their cardinals. No
    leaders, and not Chigi. If you cannot pay, or there is nobody to bribe, the card returns to your hand. §8.9 to §8.16
help-swap =
    { $card }, { $count } in the game. Action: two cardinals from two different tableaux change places; one may be
    yours. No leaders, and not Chigi, unless the table lets his owner swap him. Without such a pair the card returns to
    your hand. §8.17 to §8.26
help-camerlengo =
    { $card }. From the bank you get gems ({ $gems }) and { $gold } gold, and you are Camerlengo: you win ties. There
    is no other way to get new gems. The card is on offer every round. §7.31 to §7.33
help-black_smoke =
    { $card }, about half-way. Everybody gets { $gold } gold for each cardinal with a gold bag, and gives up one of
    their two orders. §3.4 to §3.11
help-white_smoke =
    { $card }. This is the last round. All the cards left in the decks are turned up, unless the table chose an
    ordinary display. §3.12 to §3.17
help-four_coats = { $card }, an order: { $votes } votes for at least one coat of each of the four factions. §10.4
help-spain_innocent =
    { $card }, an order: { $votes } votes for at least two coats of Spain and two of Innocent X. §10.5
help-innocent_urban =
    { $card }, an order: { $votes } votes for at least two coats of Innocent X and two of Urban VIII. §10.6
help-spain_urban = { $card }, an order: { $votes } votes for at least two coats of Spain and two of Urban VIII. §10.7
help-france =
    { $card }, an order: { $votes } votes for at least three coats of France. The French leader counts as two. §10.8
help-most_leaders = { $card }, an order: { $votes } votes for more leaders than every other player has. §10.9
help-felipe_mazarin = { $card }, an order: { $votes } votes for at least two Felipe IV and two Mazarin. §10.10

provenance-reconstruction = Our reconstruction: the printed rules do not fix this person's details.
field-faction = faction
field-symbol = symbol
field-age = age

## Options

option-final_display = last display
option-final_display-all = every card left is turned up
option-final_display-single = an ordinary one
option-squadrone = Squadrone Volante
option-squadrone-must_pay = who can pay must pay
option-squadrone-may_pay = you may refuse
option-felipe = second Felipe IV
option-felipe-must = must exclude a cardinal
option-felipe-may = may exclude a cardinal
option-chigi_vs_felipe = Chigi against Felipe IV
option-chigi_vs_felipe-immune = safe
option-chigi_vs_felipe-exposed = can be excluded
option-chigi_swap = swapping Chigi
option-chigi_swap-never = never
option-chigi_swap-owner = his owner may
option-open_screens = screens
option-open_screens-false = hidden
option-open_screens-true = open

## Phases and questions

phase-draw_camerlengo = drawing the Camerlengo
phase-deal_orders = dealing the orders
phase-turn_cardinal = the display
phase-turn_politics = the display
phase-turn_action = the display
phase-keep_order = Black Smoke
phase-play_action = action cards
phase-bribe = Bribe
phase-swap = Swap
phase-bid = bidding
phase-bid_last = the last bid
phase-take = taking
phase-exclude = Felipe IV excludes
phase-pay = Squadrone Volante
phase-bury = Case of Death

question-keep_order = Black Smoke! Which of your two orders do you give up? Only the other one will count.
question-play_action = Play an action card this round? All are revealed together.
question-bribe = { $source }: which cardinal do you buy?
question-swap = { $source }: which two cardinals change places?
question-bid = Which gems do you bid? Three at most, and they are spent either way.
question-bid_last = The other bids are revealed. Which gems do you bid?
question-take = Which card do you take?
question-exclude = Your second { $source }: which cardinal do you exclude?
question-pay = Do you pay for { $source_the }?
question-bury = { $source }: they are the same age. Who dies?

hint-swap = Two surnames are enough.
hint-bid = More gems beat fewer; then diamond (D) beats ruby (R) beats sapphire (S) beats amber (A).
hint-price = It costs { $price } gold; you have { $gold }.
answer-price = { $answer } ({ $price } gold)

## Moves in words

move-play = Play { $what }
move-play-none = Play no action card
move-bid = Bid { $what }
move-bid-none = Bid nothing
move-take = Take { $what_the }
move-discard = Give up the order { $what }
move-bribe = Bribe { $what }, now with { $from }
move-bribe-none = Bribe nobody; the card is spent
move-swap = Swap { $what } and { $with }
move-swap-none = Swap nobody; the card is spent
move-exclude = Exclude { $what }, now with { $from }
move-exclude-none = Exclude nobody
move-bury = Bury { $what }, now with { $from }
move-pay = Pay
move-decline = Do not pay; the card leaves the game
move-camerlengo = { $what } is drawn as Camerlengo
move-deal = Deal the order { $what }
move-turn = Turn up { $what }

## What happens

event-camerlengo_drawn = { $seat_you ->
    [yes] You are the first Camerlengo.
   *[no] { $seat } is the first Camerlengo.
 }
event-order_dealt = { $seat_you ->
    [yes] You are dealt an order.
   *[no] { $seat } is dealt an order.
 }
event-order_dealt-known = { $seat_you ->
    [yes] You are dealt the order { $order }.
   *[no] { $seat } is dealt the order { $order }.
 }
event-round_begins = { $seat_you ->
    [yes] Round { $round } – you are Camerlengo
   *[no] Round { $round } – { $seat } is Camerlengo
 }
event-turned_up = { $card_The } is turned up.
event-black_smoke = Black Smoke! No Pope yet.
event-black_smoke_gold = { $gold ->
    [0] { $seat_you ->
        [yes] You have no cardinal who collects gold.
       *[no] { $seat } has no cardinal who collects gold.
     }
   *[other] { $seat_you ->
        [yes] Your cardinals collect { $gold } gold.
       *[no] { $seat } collects { $gold } gold for cardinals.
     }
 }
event-orders_discarded = Everybody has given up one order.
event-white_smoke = White Smoke! This is the last round.
event-all_turned_up = { $cards_count ->
    [0] No cards are left: only the Camerlengo is on offer.
   *[other] All remaining cards are turned up: { $cards }.
 }
event-answered-known = { $seat_you ->
    [yes] Your secret answer: { $answer }.
   *[no] { $seat }'s secret answer: { $answer }.
 }
event-no_actions = Nobody plays an action card.
event-action_revealed = { $seat_you ->
    [yes] { $card_id ->
        [three_rubies] You play { $card }: you bid three rubies.
       *[other] You play { $card }.
     }
   *[no] { $card_id ->
        [three_rubies] { $seat } plays { $card } and bids three rubies.
       *[other] { $seat } plays { $card }.
     }
 }
event-gained = { $seat_you ->
    [yes] You get { $gold } gold ({ $card }).
   *[no] { $seat } gets { $gold } gold ({ $card }).
 }
event-gold_taken = { $gold ->
    [0] { $seat_you ->
        [yes] { $other } has no gold for you to take ({ $card }).
       *[no] { $seat } finds no gold to take from { $other } ({ $card }).
     }
   *[other] { $seat_you ->
        [yes] You take { $gold } gold from { $other } ({ $card }).
       *[no] { $seat } takes { $gold } gold from { $other } ({ $card }).
     }
 }
event-bribe_no_target = { $seat_you ->
    [yes] There is nobody for you to bribe: the card returns to your hand.
   *[no] There is nobody for { $seat } to bribe: the card returns to the hand.
 }
event-bribe_too_poor = { $seat_you ->
    [yes] You cannot afford the Bribe: the card returns to your hand.
   *[no] { $seat } cannot afford the Bribe: the card returns to the hand.
 }
event-swap_no_pair = { $seat_you ->
    [yes] There are no two cardinals to swap: the card returns to your hand.
   *[no] There are no two cardinals to swap: the card returns to { $seat }.
 }
event-bribed = { $seat_you ->
    [yes] You bribe { $card } away from { $other } for { $gold } gold.
   *[no] { $seat } bribes { $card } away from { $other } for { $gold } gold.
 }
event-swapped = { $seat_you ->
    [yes] You swap: { $card } goes to { $other_owner }, { $other_card } to { $owner }.
   *[no] { $seat } swaps: { $card } goes to { $other_owner }, { $other_card } to { $owner }.
 }
event-declined = { $seat_you ->
    [yes] You do not use { $card }.
   *[no] { $seat } does not use { $card }.
 }
event-bid_revealed = { $seat_you ->
    [yes] You bid { $gems }{ $value_same ->
        [yes] .
       *[no] , which counts as { $value }.
     }
   *[no] { $seat } bids { $gems }{ $value_same ->
        [yes] .
       *[no] , which counts as { $value }.
     }
 }
event-taking_order = Taking order: { $seats }.
event-took = { $seat_you ->
    [yes] You take { $card_the }.
   *[no] { $seat } takes { $card_the }.
 }
event-became_camerlengo = { $seat_you ->
    [yes] You are Camerlengo and get { $gems } and { $gold } gold.
   *[no] { $seat } is Camerlengo and gets { $gems } and { $gold } gold.
 }
event-excluded = { $seat_you ->
    [yes] You exclude { $card }, who was with { $other }.
   *[no] { $seat } excludes { $card }, who was with { $other }.
 }
event-nobody_excluded = Felipe IV finds nobody to exclude.
event-squadrone_paid = { $seat_you ->
    [yes] You pay { $gold } gold for the Squadrone Volante.
   *[no] { $seat } pays { $gold } gold for the Squadrone Volante.
 }
event-squadrone_too_poor = { $seat_you ->
    [yes] You cannot pay { $gold } gold: the Squadrone Volante leaves the game.
   *[no] { $seat } cannot pay { $gold } gold: the Squadrone Volante leaves the game.
 }
event-squadrone_declined = { $seat_you ->
    [yes] You refuse to pay { $gold } gold: the Squadrone Volante leaves the game.
   *[no] { $seat } refuses to pay { $gold } gold: the Squadrone Volante leaves the game.
 }
event-died = { $other_you ->
    [yes] { $card }, who was with you, dies.
   *[no] { $card }, who was with { $other }, dies.
 }
event-nobody_died = Death finds nobody to take.
event-left_over = Nobody took { $cards }: out of the game.
event-game_over = The doors open: the votes are counted.
event-orders_shown = { $seat_you ->
    [yes] You kept the order { $kept } and gave up { $discarded }.
   *[no] { $seat } kept the order { $kept } and gave up { $discarded }.
 }
event-orders_unused = { $orders_count ->
    [0] All orders were in play.
   *[other] Never dealt: { $orders }.
 }

## Why not

refusal-chance-first = The cards are still being dealt.
refusal-three-rubies-bid = You played { card-three_rubies }: your bid is three rubies, and nothing can be added.
refusal-bid-last-waits = You played { card-bid_last }: wait until the others' bids are revealed.
refusal-bid-is-open = Your bid has already been revealed.
refusal-others-action = { $other }'s action card comes first.
refusal-others-turn-to-take = It is { $other }'s turn to pick a card.
refusal-others-card = The card that { $other } took comes first.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-not-an-action-card = That is not an action card.
refusal-two-gems-at-most = { $gems } is too much: with { card-best_gem_twice } you bid at most two gems.
refusal-three-gems-at-most = { $gems } is too much: you can bid at most three gems.
refusal-not-your-gems = You cannot bid { $gems }: you have { $own }.
refusal-not-a-card-to-take = That card cannot be taken.
refusal-camerlengo-taken = The Camerlengo has already been taken this round.
refusal-not-in-display = { $card_The } is not on offer.
refusal-not-your-order = You do not have the order { $order }.
refusal-not-a-person = Name a cardinal.
refusal-in-no-tableau = Nobody has { $card }.
refusal-wrong-owner = { $card } is with { $other }.
refusal-bribe-own = { $card } is already yours.
refusal-bribe-chigi = { $card } cannot be bribed.
refusal-bribe-leader = { $card } is a leader, and leaders cannot be bribed.
refusal-swap-chigi = { $card } cannot be swapped.
refusal-swap-chigi-of-other = Only his owner may swap { $card }.
refusal-swap-leader = { $card } is a leader, and leaders cannot be swapped.
refusal-swap-same-tableau = The two must belong to two different players.
refusal-must-exclude = Your second Felipe IV obliges you to exclude somebody.
refusal-exclude-own = { $card } is yours; you can only exclude others' cardinals.
refusal-exclude-leader = { $card } is a leader, and leaders cannot be excluded.
refusal-exclude-friend-of-felipe = { $other } has a Felipe IV too, who protects { $card }.
refusal-exclude-chigi = { $card } cannot be excluded.
refusal-cannot-pay = You do not have { $gold } gold and can only refuse.
refusal-bury-own = { $card } is yours; death comes for the others.
refusal-bury-chigi = Death spares { $card }.
refusal-bury-not-oldest = { $card } is not the oldest.

## The count

count-total = votes
part-order = order
part-persons = cardinals and leaders
part-louis = Louis XIV
part-gold = gold
part-old_boys = old boys
part-squadrone = Squadrone
reason-white_smoke = White Smoke rises over Rome.
count-age = oldest
count-gold = gold and gems + Felipe
count-price = gold for a vote
count-winner = { $names_count ->
    [one] Habemus Papam: { $names } wins!
   *[other] Habemus Papam: { $names } share the victory!
 }
count-tie-note = Equal votes: whoever has the older cardinal or leader is ahead (§9.17).
count-screen = { $name }: order { $kept } ({ $fulfilled ->
    [yes] fulfilled
   *[no] not fulfilled
 }), discarded { $discarded }; gems { $gems }, { $gold } gold, hand: { $hand }
count-unused = Orders never dealt: { $orders }

## The table

table-round = Round { $round }
table-camerlengo = Camerlengo: { $name }
table-decks = Decks: cardinals { $cardinals }, politics { $politics }, actions { $actions }
smoke-when = { $when ->
    [next] next round
    [now] in this round
   *[later] in round { $first } to { $last }
 }
table-smoke-before = Black Smoke { $when }
table-smoke-after = the end { $when }
table-smoke-last = White Smoke: the last round
table-display = On offer
table-nothing-left = nothing
table-tableaux = On the tables
table-empty = no cards yet
table-late = Late
table-leader = leader
table-this-round = this round: { $what }
table-played = plays { $card }
table-bid = bids { $bid }
table-screen-open = gems { $gems }, { $gold } gold, hand: { $hand }
table-own = Behind your screen
table-gems = Gems
table-gold = { $gold } gold
table-hand = Hand: { $cards }
table-no-hand = no action cards
table-gone = Out of the game
table-gone-nothing = Nothing so far.
table-gone-persons = Cardinals and leaders: { $cards }
table-gone-politics = Politics: { $cards }
table-gone-actions = Actions: { $cards }
table-gone-order = The order you gave up, which only you know: { $order }
table-order = Order { $order } ({ $votes } votes) – { $progress }
table-order-done = fulfilled so far
table-order-missing = missing { $missing }
table-missing-coats = { $count ->
    [1] { $faction }
   *[other] { $count } { $faction }
 }
table-missing-leaders = { $count ->
    [one] 1 more leader
   *[other] { $count } more leaders
 }
table-missing-card = { $count } { $card }

# What the web client says at a table of Habemus Papam.

## The table

log-title = Log
round = Round { $round }
step-reveal = Reveal
step-actions = Actions
step-bids = Bids
step-taking = Taking
decks = Decks
display = On offer
smokes = Smoke
smoke-risen = rose in round { $round }
gold = gold
token-D = diamond
token-R = ruby
token-S = sapphire
token-A = amber
coatless = cardinals without a coat
tap-to-read = tap to read
hold-to-read = hold to read
pair = 1 vote

## Seats

seat-actions = { $count ->
    [0] no action
    [one] 1 action
   *[other] { $count } actions
 }
seat-gold = { $count } gold
seat-bid = Bid: { $gems }
seat-takes = picks { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
seat-open = Show the tableau of { $name }
no-bid = no bid
tableau-empty = No cards yet.

## Oneself

own-tableau = Your tableau
behind = Behind your screen
tab-tableau = Tableau
tab-screen = Orders
tab-hand = Hand
hand-empty = You have no action cards.
means = You have { $gems } and { $gold } gold.
votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }
votes-now = if the game ended now
votes-open = public
progress-coats = { $have }/{ $need } coats
progress-leaders = { $have }/{ $need } leaders
progress-cards = { $have }/{ $need } cards
order-done = ✓ fulfilled

## Bidding

bid-sockets = Gems of your bid
bid-seal = Seal the bid
bid-seal-none = Bid nothing
bid-gem = { $gem }, { $count } left
bid-remove = Take { $gem } back
keys-gems = Lay a diamond, ruby, sapphire or amber
keys-gem-back = Take back the last gem
tip-cardinal = { $has_partner ->
    [no] {""}
   *[yes] With { $partner } +1 vote ·{" "}
}5 gold at Black Smoke
prompt-bid = Add up to three gems and seal your bid.
note-bid = More gems beat fewer; then the best gem decides. All are spent.
prompt-play_action = Play an action card?
note-play_action = All are revealed together.
prompt-keep_order = Black Smoke: which order do you give up?
note-keep_order = Only the other one will count.
note-bribe = You pay 5 gold to the player who loses the cardinal, who comes to your tableau. Nobody can bribe leaders or Chigi, and nobody can refuse.
note-exclude = Your second Felipe IV: this cardinal leaves the game. Safe are leaders, Chigi, and everybody with a Felipe IV of their own.
note-bury = The oldest cardinal or leader of your opponents dies; among equally old ones you choose. Chigi is passed over.
note-swap = Choose two cardinals of two different players.
seat-takes-short = picks { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
behind-of = Behind the screen of { $name }
means-of = { $gems } and { $gold } gold.

## What a card on offer would bring

offers = What each card would bring you
offer-votes = { $count ->
    [one] { $signed } vote
   *[other] { $signed } votes
 }
offer-gold = { $signed } gold
offer-smoke = { $gold } gold at Black Smoke
offer-partners = with { $partners }
offer-order = { $order } { $have }/{ $need }
offer-price = a vote for { $price } gold
offer-victim = { $count ->
    [one] { $victims } dies
   *[other] one of these dies: { $victims }
 }
offer-exclude = you exclude a cardinal
offer-lost = you cannot pay: it leaves the game
offer-action = an action for your hand
offer-ties = you win ties
offer-nothing = nothing for now

## The count

order-missed = not fulfilled
result-gold = gold and gems { $gold }{ $felipe ->
    [0] {""}
   *[other] {" "}+ { $felipe } from Felipe
 }, { $price } a vote
gold-part = gold and gems { $votes } ({ $gold }{ $felipe ->
    [0] {""}
   *[other] {" "}+ { $felipe } from Felipe
 }, { $price } a vote)
result-age = oldest cardinal: { $age }
over-tie = Equal votes: whoever has the older cardinal or leader is ahead (§9.17).

## Why one waits

waiting-keep_order = After Black Smoke everybody gives up one of two orders.
waiting-play_action = Everybody decides in secret whether to play an action card.
waiting-bribe = Somebody is choosing whom to bribe.
waiting-swap = Somebody is choosing two cardinals to swap.
waiting-bid = Everybody seals a bid for the cards on offer.
waiting-bid_last = The bids are revealed; only the last one is missing.
waiting-take = Everybody picks a card in turn, best bid first.
waiting-exclude = A second Felipe IV is about to exclude a cardinal.
waiting-pay = The Squadrone Volante costs gold: pay or not?
waiting-bury = Some are the same age: somebody chooses who dies.

## Questions in which there is no choice

none-play_action = You have no action card.
none-bid = You have no gems to bid.
none-bid_last = You have no gems to bid.
none-keep_order = Both your orders are the same: one of them goes.
none-pay = You cannot pay for the Squadrone Volante.

## Several events in one line of the log

told-order_dealt = Everybody is dealt two orders{ $items_count ->
    [0] .
   *[other] : { $items }.
 }
item-order_dealt = { $seat_you ->
    [yes] { $order }
   *[no] { $seat } { $order }
 }
told-turned_up = New on offer: { $items }.
item-turned_up = { $card }
told-bid_revealed = { $items_count ->
    [0] Nobody bids.
   *[other] Bids: { $items }.
 }
told-taking_order = { $items_count ->
    [0] Nobody bids.
   *[other] Bids: { $items }.
 } Order: { $seats }.
item-bid_revealed = { $gems_count ->
    [0] {""}
   *[other] { $seat } { $gems }{ $value_same ->
        [yes] {""}
       *[no] {" "}(= { $value })
     }
 }
told-took = Taken: { $items }.
item-took = { $card } ({ $seat })
told-black_smoke_gold = Gold for cardinals: { $items }.
item-black_smoke_gold = { $seat } { $gold }
tail-gained = : { $gold } gold
tail-gold_taken = , { $gold } gold from { $other }
over-result = { $count ->
    [one] { $names } is Pope with { $points } votes.
   *[other] { $names } share the tiara with { $points } votes each.
 }
over-headline = Habemus Papam: { $names }, { $points } votes
votes-in-sight = { $count ->
    [one] 1 vote in sight
   *[other] { $count } votes in sight
 }

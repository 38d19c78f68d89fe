# What the web client says at a table of Habemus Papam.

## The table

log-title = Acts of the conclave
round = Round { $round }
step-reveal = Reveal
step-actions = Actions
step-bids = Bids
step-taking = Taking
decks = Decks
display = On offer
smokes = Smoke
smoke-risen = rose in round { $round }
smoke-black-hidden = still in the deck
smoke-white-hidden = among the last four
gold = gold
token-D = diamond
token-R = ruby
token-S = sapphire
token-A = amber
coatless = cardinals without a coat
tap-to-read = tap to read
pair = 1 vote

## Seats

seat-actions = { $count ->
    [0] no action
    [one] 1 action
   *[other] { $count } actions
 }
seat-gold = { $count } gold
seat-bid = Bid: { $gems }
seat-takes = takes as number { $place }
seat-open = Show the tableau of { $name }
no-bid = nothing
tableau-empty = Nothing lies here yet.

## Oneself

own-tableau = Your tableau
behind = Behind your screen
tab-tableau = Tableau
tab-screen = Orders
tab-hand = Hand
hand-empty = You hold no action card.
means = You have { $gems } and { $gold } gold.
votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }
votes-now = if the game ended now
votes-open = in sight
progress-coats = { $have }/{ $need } coats
progress-leaders = { $have }/{ $need } leaders
progress-cards = { $have }/{ $need } cards
order-done = ✓ done

## Bidding

bid-sockets = Gems of your bid
bid-seal = Seal the bid
bid-seal-none = Bid nothing
bid-gem = { $gem }, { $count } left
bid-remove = Take { $gem } back
prompt-bid = Lay up to three gems and seal.
note-bid = More gems beat fewer; then the best gem decides. All are spent.
prompt-play_action = Play an action card?
note-play_action = All are revealed together.
prompt-keep_order = Black Smoke: which order do you discard?
note-keep_order = Only the other one will count.
note-swap = Choose two cardinals, of two different players.
seat-takes-short = takes no. { $place }
behind-of = Behind the screen of { $name }
means-of = { $gems } and { $gold } gold.

## The count

order-missed = not fulfilled
result-gold = { $gold } gold, { $price } for a vote
result-age = oldest cardinal: { $age }
over-tie = With equally many votes, whoever has the oldest cardinal or leader is ahead (§9.17).

## Why one waits

waiting-keep_order = After Black Smoke everybody gives up one of two orders.
waiting-play_action = Everybody decides in secret whether to play an action card.
waiting-bribe = It is being chosen which cardinal is bribed.
waiting-swap = It is being chosen which two cardinals change places.
waiting-bid = Everybody seals a bid for the cards on display.
waiting-bid_last = The other bids lie open; the last one is still to come.
waiting-take = One after the other takes a card, the best bid first.
waiting-exclude = A second Felipe IV excludes a cardinal.
waiting-pay = The Squadrone Volante costs gold; whether it is paid is being decided.
waiting-bury = Some are equally old; it is being chosen who dies.

## Questions in which there is no choice

none-play_action = You have no action card.
none-bid = You have no gems to bid.
none-bid_last = You have no gems to bid.
none-keep_order = Both your orders are the same: one of them goes.
none-pay = You cannot pay for the Squadrone Volante.

## Several events in one line of the log

told-order_dealt = Two orders each are dealt{ $items_count ->
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

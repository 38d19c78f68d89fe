# What the web client says at a table of Caesar & Cleopatra.

## The table

log-title = Acts of the forum
turn-number = Turn { $turn }
step-influence = Influence
step-manipulation = Manipulation
step-refill = Refill
step-suffrage = Suffrage
forum = Forum
opponent = { $party }, played by { $name }
own-party = Your party
hand = hand
hand-counts = { $influence } influence · { $manipulation } manipulation
your-hand = Your hand
hand-none = Your hand is empty.
first-cards = To be laid
all-placed = All five lie before their groups.
reserve-influence = influence
reserve-manipulation = manipulation
reserves = reserves { $influence } + { $manipulation }
mission = Mission
mission-progress = { $have } of { $need }
mission-done = ✓ fulfilled
mission-failed = failed
mission-label = Mission: { $group }, { $done ->
    [yes] fulfilled
   *[no] { $have } of { $need }
 }
points-now = { $count ->
    [one] point
   *[other] points
 }
points-open = { $count ->
    [one] point in sight
   *[other] points in sight
 }

## Groups

left-of = of { $count }
group-closed = closed
group-label = { $group }: { $state ->
    [closed] closed
   *[open] { $left } of { $of } left; room for { $room ->
        [0] no card
        [one] one card
       *[other] { $room } cards
     } of yours
 }
row-label = { $group }, { $who }: { $open }, { $hidden ->
    [0] nothing face down
    [one] one face down
   *[other] { $hidden } face down
 }
philosophers = { $count ->
    [0] no philosopher
    [one] 1 philosopher
   *[other] { $count } philosophers
 }
patricians-won = Patricians won by { $party }: { $count }
would-win = would win if they voted now

## Suffrage and what was won

suffrage = Suffrage
suffrage-counts = { $deck } in the deck · { $turned } turned
suffrage-coming = Still to come:
won-title = Patricians won
won-majority = majority
won-points = Points now
won-without-mission = without the secret mission
discards = Discards and what you know
discards-of = Discards of { $party } ({ $count })
discards-none = Nothing yet.
order-left = Your manipulation cards to come
known-title = You know of { $party }
known-hand = Known in the hand
known-somewhere = Known; in the hand or face down
known-pooled = Among the cards that were castled

## Questions

prompt-arrange = Arrange your manipulation cards
note-arrange = You draw them in this order, and nobody else knows it. Drag a card; or tap it (Enter), then tap its new place or use the arrows.
prompt-place = Your first five cards
note-place = One face down before each group. The other five are your hand.
prompt-turn = Your turn
note-turn = Choose a card. Influence goes before a group; one manipulation card may come first.
note-turn-passive = You cannot lay influence now: discard cards and draw new ones.
note-turn-no-room = No place is free for you. A manipulation card may make room; if it makes none, your turn goes on without laying. Or discard.
prompt-lay = Now lay influence
note-lay = One card face down, or two face up.
prompt-lay_second = And the second card, face up
note-lay_second = It may go before the same group or another one.
prompt-manipulate = A manipulation card?
note-manipulate = Choose one in your hand to play it, or go on without.
note-strike = You see the whole hand. The card you choose is discarded openly.
note-castle = All these cards are laid again face down. A tap moves a card to the other group.
prompt-refill = Draw a card
note-refill = You see it before you choose the next one.
note-refill-spy = A Spy took a card from you: draw another one at once.
prompt-last_turn = Your last turn
note-last_turn = Lay all your influence face up; one manipulation card may come first.
prompt-last_lay = Your last turn: the next card
note-last_lay = Choose a card, then a group. All that fits has to be laid.

modes = How to use influence
mode-lay = Face down
mode-lay-note = one card
mode-show = Face up
mode-show-note = two cards
mode-play = Manipulation
mode-play-note = may make room
mode-discard = Discard
mode-discard-note = and draw
mode-discard-note-short = or only draw

## What is still to be chosen

choose-lay = The { $card } face down: before which group?
choose-show = The { $card } face up: before which group?
choose-assassinate = Which open card of your opponent is struck?
choose-castle = Before which two groups do you lay your cards anew?
choose-courtesan = Before which group are your opponent's cards turned up?
choose-wrath = Upon which group does the Wrath of the Gods fall?
choose-discard = Choose the cards that you discard. No group votes in such a turn.
choose-discard-short = Choose the cards that you discard, or only draw. No group votes in such a turn.

## What will happen

then-lay = Nobody else sees it until the group votes or a Courtesan comes.
then-show = Everybody sees it, and a second card follows face up.
then-assassinate = The card is discarded, unless your opponent has a Veto.
then-castle = You take up all your cards there and lay them again face down, unless your opponent has a Veto.
then-courtesan = All hidden cards of your opponent there are turned up and stay so, unless there is a Veto.
then-wrath = All influence of both parties there is discarded, unless your opponent has a Veto.
then-spy = You see the hand and discard one card of it, unless your opponent has a Veto.
then-discard = Then your hand is filled up. Nobody votes in this turn.
then-strike = Your opponent draws a new card at once, which you do not see.
discard-all = Choose all
discard-none = Keep all, only draw

## The Veto

veto-note = A Veto cancels it; both cards are discarded.
veto-none = You hold no Veto. In a moment it happens by itself.
veto-ahead = Let all manipulation cards pass
veto-ahead-hint = Answered for you, with a Veto in hand or without, until you switch it off.

## Drawing

draw-left = { $count } left
draw-next = next: { $card }, { $count } left

## First placements

place-which = { $count ->
    [one] Choose your last card.
   *[other] Choose a card, then a group.
 }
place-where = The { $card }: before which group?
place-ready = This is how they will lie. Only you know the values.
place-seal = Seal the five cards
place-random = At random
place-clear = Take back

## Arranging

arrange-list = Your manipulation cards, the first one is drawn first
arrange-card = { $card }, place { $place } of { $count }
arrange-place = { $card } is at place { $place } of { $count }
arrange-lifted = { $card }: { $line }. Tap its new place.
arrange-seal = Seal this order
arrange-earlier = Earlier
arrange-later = Later
arrange-down = Put down
arrange-suggested = Suggested
arrange-shuffled = Shuffle
arrange-favourite = As last time
arrange-telling = Your order is being sealed…

## Castling

castle-move = { $card }: move to the { $group }
castle-count = { $count } of at most { $most }
castle-none = nothing
castle-lay = Lay them face down
castle-back = As they lay

## A vote

vote-title = The { $group } vote
vote-totals = Totals: { $party } { $total }, { $other } { $other_total }.
vote-why-higher = No philosophers: the higher total wins.
vote-why-cancelled = Philosophers { $own } : { $other }, as many on both sides: the higher total wins.
vote-why-lower = Philosophers { $own } : { $other }. The lower total wins.
vote-why-alone = Only { $party } has cards here and wins.
vote-why-tie = Equal totals: nobody wins.
vote-winner = { $party } takes the { $patrician }.
vote-tie = All patricians stay.
vote-discards = { $party } discards { $cards }.
vote-closed = That was the last one: all cards here are discarded.
vote-stays = All cards stay, face up.
vote-go-on = Go on
vote-left = Goes on in { $count } s

## The count

count-whole = all of them

## Why one waits

waiting-arrange = Both put their manipulation cards in order.
waiting-place = Both lay their first five cards, one before each group.
waiting-turn = It is being decided what this turn brings: influence, a manipulation card, or new cards.
waiting-lay = Influence is being laid before a group.
waiting-lay_second = A second card is being laid face up.
waiting-manipulate = A manipulation card may still follow.
waiting-veto = { $names } may stop it with a Veto.
waiting-strike = The Spy sees a hand and strikes one card.
waiting-castle = After Castling the cards of two groups are being laid again.
waiting-refill = The hand is being filled up.
waiting-last_turn = In the last turn everything that is left is laid.
waiting-last_lay = In the last turn everything that is left is laid.

## Questions in which there is no choice

none-manipulate = You have no manipulation card that can be played now.
none-veto = You have no Veto.

## Several events in one line of the log

tail-laid_up = , and a { $card } face up before the { $group }
tail-drew = ; drawn: { $reserve ->
    [influence] influence
   *[other] manipulation
 }
tail-drew-known = ; drawn: { $card }
tail-vote_tied = ; a tie, all stays as it is
tail-vote_turned = ; the Philosopher turns it round: { $seat_you ->
    [yes] you win
   *[no] { $seat } wins
 }
tail-vote_won = ; { $seat_you ->
    [yes] you win one
   *[no] { $seat } wins one
 }
tail-vote_discards = ; { $seat_you ->
    [yes] you discard
   *[no] { $seat } discards
 } { $cards }
tail-group_closed = ; that was the last of them
tail-assassinated = ; it is lost
tail-struck = ; { $card } must go
tail-unveiled = : { $cards }
tail-wrath_discards = ; { $seat_you ->
    [yes] you lose
   *[no] { $seat } loses
 } { $cards }
told-mission_shown = The missions: { $items }.
item-mission_shown = { $seat } { $group }
over-result = { $count ->
    [one] { $names } wins Rome with { $points } points.
   *[other] { $names } share Rome with { $points } points each.
 }
over-headline = { $count ->
    [one] Rome follows { $names }: { $points } points
   *[other] Rome is divided: { $points } points each
 }

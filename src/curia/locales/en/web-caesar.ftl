# What the web client says at a table of Caesar & Cleopatra.

## The table

log-title = Log
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
all-placed = All five are before their groups.
reserve-influence = influence
reserve-manipulation = manipulation
reserves = reserves: { $influence } influence, { $manipulation } manipulation
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
    [one] public point
   *[other] public points
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
    [0] no Philosopher
    [one] 1 Philosopher
   *[other] { $count } Philosophers
 }
patricians-won = Patricians won by { $party }: { $count }
would-win = would win if they voted now

## Suffrage and what was won

suffrage = Suffrage
suffrage-counts = { $deck } in the deck · { $turned } turned up
suffrage-coming = Still to come:
won-title = Patricians won
won-majority = majority
won-points = Points now
won-without-mission = not counting the secret mission
discards = Discards, and what you know
discards-of = Discards of { $party } ({ $count })
discards-none = Nothing yet.
order-left = Your manipulation cards to come
known-title = What you know of { $party }
known-hand = In hand for certain
known-somewhere = Somewhere in hand or face down
known-pooled = Among the cards that were castled

## Questions

tip-influence = { "" }
prompt-arrange = Arrange your manipulation cards
note-arrange = You draw them in this order, and nobody else knows it. Drag a card, or select it and then its new place.
prompt-place = Your first five cards
note-place = One face down before each group. The other five are your hand.
prompt-turn = Your turn
note-turn = Choose a card. Influence goes before a group; you may play one manipulation card first.
note-turn-passive = You cannot lay influence now: discard cards and draw new ones.
note-turn-no-room = You have no room anywhere. A manipulation card may make some; if not, your turn goes on without laying. Or discard.
prompt-lay = Now lay influence
note-lay = One card face down, or two face up.
prompt-lay_second = And the second card, face up
note-lay_second = It may go before the same group or another one.
prompt-manipulate = A manipulation card?
note-manipulate = Choose one from your hand to play it, or go on without.
note-strike = The card you choose is discarded for all to see.
note-castle = All these cards are laid again, face down. Click a card to move it to the other group.
prompt-refill = Draw a card
note-refill = You see it before you choose the next one.
note-refill-spy = A Spy took a card from you: draw another one at once.
prompt-last_turn = Your last turn
note-last_turn = Lay all your influence face up; you may play one manipulation card first.
prompt-last_lay = Your last turn: the next card
note-last_lay = Choose a card, then a group. Everything that fits has to be laid.

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

choose-lay = { $card_The } face down: before which group?
choose-show = { $card_The } face up: before which group?
choose-assassinate = Which face-up card of your opponent dies?
choose-castle = Before which two groups do you lay your cards again?
choose-courtesan = Before which group do you turn up your opponent's cards?
choose-wrath = Which group does the Wrath of the Gods strike?
choose-discard = Choose the cards to discard. No group votes this turn.
choose-discard-short = Choose the cards to discard, or only draw. No group votes this turn.

## What will happen

then-lay = Nobody else sees it until the group votes or a Courtesan comes.
then-show = Everybody sees it, and a second card follows face up.
then-assassinate = The card is discarded, unless your opponent has a Veto.
then-castle = You pick up all your cards there and lay them again face down, unless your opponent has a Veto.
then-courtesan = All your opponent's hidden cards there are turned up for good, unless there is a Veto.
then-wrath = All influence of both parties there is discarded, unless your opponent has a Veto.
then-spy = You see the hand and discard one card of it, unless your opponent has a Veto.
then-discard = Then you fill your hand up. Nobody votes this turn.
then-strike = Your opponent draws a new card at once, which you do not see.
discard-all = Choose all
discard-none = Keep all, only draw

## The Veto

veto-note = A Veto cancels it; both cards are discarded.
veto-none = You hold no Veto. In a moment it happens by itself.
veto-ahead = Never veto
veto-ahead-hint = Answered for you, with a Veto in hand or without, until you switch it off.

## Drawing

draw-left = { $count } left
draw-next = next: { $card }, { $count } left

## First placements

place-which = { $count ->
    [one] Choose your last card.
   *[other] Choose a card, then a group.
 }
place-where = { $card_The }: before which group?
place-ready = This is how they will lie. Only you know the values.
place-seal = Seal the five cards
place-random = At random
place-clear = Take back

## Arranging

arrange-list = Your manipulation cards; you draw the first one first
arrange-card = { $card }, place { $place } of { $count }
arrange-place = { $card } is at place { $place } of { $count }
arrange-lifted = { $card }: { $line }. Choose its new place.
arrange-seal = Seal this order
arrange-earlier = Earlier
arrange-later = Later
arrange-down = Put it down
arrange-suggested = Suggested
arrange-shuffled = Shuffle
arrange-favourite = As last time
arrange-telling = Your order is being sealed…

## Castling

castle-move = { $card }: move to { $group_the }
castle-count = { $count } of at most { $most }
castle-none = nothing
castle-lay = Lay them face down
castle-back = As they were

## A vote

vote-title = { $group_The } vote
vote-totals = Totals: { $party } { $total }, { $other } { $other_total }.
vote-why-higher = No Philosophers: the higher total wins.
vote-why-cancelled = Philosophers { $own } : { $other }, they cancel each other out: the higher total wins.
vote-why-lower = Philosophers { $own } : { $other }. The lower total wins.
vote-why-alone = Only { $party } has cards here and wins.
vote-why-tie = A tie: nobody wins.
vote-winner = { $party } wins { $patrician_a }.
vote-tie = All patricians stay.
vote-discards = { $party } discards { $cards }.
vote-closed = That was the last one: all cards here are discarded.
vote-stays = All cards stay, face up.
vote-go-on = Go on
vote-left = Continues in { $count } s

## The count

count-whole = all of them

## Why one waits

waiting-arrange = Both are putting their manipulation cards in order.
waiting-place = Both are laying their first five cards, one before each group.
waiting-turn = This turn: influence, a manipulation card, or new cards?
waiting-lay = Influence is being laid before a group.
waiting-lay_second = A second card is being laid face up.
waiting-manipulate = A manipulation card may still follow.
waiting-veto = { $names } may stop it with a Veto.
waiting-strike = The Spy looks at a hand and picks a card to discard.
waiting-castle = After Castling, the cards before two groups are being laid again.
waiting-refill = The hand is being filled up.
waiting-last_turn = In the last turn everything left is laid.
waiting-last_lay = In the last turn everything left is laid.

## Questions in which there is no choice

none-manipulate = None of your manipulation cards can be played now.
none-veto = You have no Veto.

## Several events in one line of the log

tail-laid_up = , and { $items }
item-laid_up = { $card_a } before { $group_the }
tail-drew = ; drawn: { $items }
told-drew = { $seat_you ->
    [yes] You draw: { $items }.
   *[no] { $seat } draws: { $items }.
 }
item-drew = { $reserve ->
    [influence] influence
   *[other] manipulation
 }
item-drew-known = { $card }
tail-vote_tied = ; a tie, everything stays
tail-vote_turned = ; the Philosopher turns it around: { $seat_you ->
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
tail-group_closed = ; that was the last one
tail-assassinated = ; it is gone
tail-struck = ; { $card_the } must go
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

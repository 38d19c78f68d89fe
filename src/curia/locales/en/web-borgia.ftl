# What the web client says at a table of Borgia.

## The table

log-title = Acts
round-short = Round { $round }
step-redraw = First hand
step-lay = Laying cards
step-market = Buy or spy
step-play = Play cards
step-seize = Seize
step-pledge = Pledges
step-ballot = Ballot
step-draw = New cards
step-offices = Offices
step-cardinals = Cardinals
phase-of = { $you ->
    [yes] Your phase
   *[no] Phase of { $family }
 }
part-setup-title = Before the first phase
part-distribution-title = The Pope distributes
part-over-title = The end
tab-hand = Hand
tab-conclave = Conclave
tab-trade = Trade
targets = What you can choose
go-on = Go on
saying = Your answer is on its way…
reveal-close = Close

## Families

family-name = { $family }, { $name }{ $pope ->
    [yes] , Pope
   *[no] {""}
 }
family-open = Show the board of { $family }
family-targets = { $count ->
    [one] 1 to choose
   *[other] { $count } to choose
 }
married = married
points-coming = This round would add { $total } points so far: ducats { $ducats }, towns { $towns }, artists { $artists }{ $offices ->
    [0] {""}
   *[other] , offices { $offices }
 }.
votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }
income-coming = Income at the end of the round: { $income } ducats.
aside = { $aside } set aside
chip-town = { $count ->
    [one] 1 town
   *[other] { $count } towns
 }
chip-office = { $count ->
    [one] 1 office
   *[other] { $count } offices
 }
chip-artist = { $count ->
    [one] 1 artist
   *[other] { $count } artists
 }
chip-minor_family = { $count ->
    [one] 1 minor family
   *[other] { $count } minor families
 }
chip-unprotected = { $count } unprotected
chip-unhoused = { $count } without a place
defence-of = defence { $power }
place-of-office = Office in { $town }
place-of-artist = Artist in { $town }
place-of-minor_family = Minor family in { $town }
place-put = { $card }: { $place }
to-place = To be placed
unprotected-note = May be seized without power

## The slab

market = Market
market-left = { $left } of { $size } face down
market-none = not laid out yet
market-short = Market { $count }
deck-left = Deck { $count }
pile-size = Pile { $count }
gone-size = Gone { $count }
lying = On the table until the round ends
auction = Auction
auction-leads = { $you ->
    [yes] You lead
   *[no] { $family } leads
 }
auction-opens = { $you ->
    [yes] You open
   *[no] { $family } opens
 }
auction-asked = { $you ->
    [yes] You, to raise or pass
   *[no] { $family } thinks…
 }
auction-passed = passed
auction-passed-at = passed at { $bid }
fight = The fight for { $target }
fight-attack = attack
fight-defence = defence
fight-own = without Condottieri
fight-secret = Condottieri
fight-greater = The attack must be greater than the defence.
fight-ties = An equal attack is enough here.
fight-won = { $you ->
    [yes] You take { $target }!
   *[no] { $attacker } takes { $target }.
 }
fight-won-home = { $you ->
    [yes] You take all that { $target } houses!
   *[no] { $attacker } takes all that { $target } houses.
 }
fight-lost = { $you ->
    [yes] Your attack on { $target } fails.
   *[no] The attack of { $attacker } on { $target } fails.
 }
trial = Accused of simony
trial-yes = guilty
trial-no = not guilty
trial-left = { $count ->
    [one] 1 cardinal is still to speak.
   *[other] { $count } cardinals are still to speak.
 }
trial-upheld = Upheld: the Pope ({ $family }) skips a phase.
trial-failed = It fails: nothing befalls the Pope ({ $family }).
distribution-now = Now: { $what }.
gathered = Still to be handed out

## The conclave

conclave = The conclave
conclave-sure = certain so far
votes-sum = { $cardinals } × { $each } + { $offices }
votes-of = has { $count }
votes-elect = { $count } needed
votes-left = { $count } open
comma-you = , you
is-out = out
promises = Promised
ballot-number = { $last ->
    [yes] The last ballot
   *[no] Ballot { $ballot }
 }
ballot-candidates = Candidates: { $names }.
count-of = Ballot { $ballot }: the count
count-elected = { $you ->
    [yes] You are elected Pope!
   *[no] { $family } is elected Pope.
 }
count-out = { $you ->
    [yes] No majority: you are out as a candidate.
   *[no] No majority: { $family } is out as a candidate.
 }
count-nobody = No majority.
pledged = Pledged for this ballot
pledged-votes = { $voter }: { $votes } for { $candidate }
pledges-done = Done with offers: { $names }.
pledges-open = Votes can be bought and sold until all are done.

## The hand

hand = Hand
hand-yours = Your hand
hand-hidden = hidden from all
hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
hand-empty = Your hand is empty.
hand-unknown = This hand is hidden.
hand-point = Point at a card to read what it does.
known = You know of other hands
known-card = { $count ->
    [one] { $card } is with { $who }
   *[other] { $card } is with one of these: { $who }
 }

## Amounts and bids

amount-less = One less
amount-more = One more
bid-label = Your bid in ducats
bid-raise = Raise by { $step }: { $amount } ducats
bid-all = All
bid-all-name = All you have: { $amount } ducats
bid-button = Bid { $amount }
bid-stay = Bid { $least }, stay in up to { $amount }
bid-sum = Bid and fee come to { $sum } of your { $means } ducats.
bid-beyond = Bid and fee come to { $sum } ducats; you have { $means }.
bid-opens = You bid first, 0 or more.
bid-binds = If nobody raises, you pay.
why-not-raise = Why can I not raise?
ahead = Said ahead
ahead-answers = You have answered this ahead.
ahead-said = Said ahead: { $what }. Take it back
ahead-auction = Pass in this auction
ahead-stay = Stay in up to…
ahead-up-to = Stay in up to { $amount }
ahead-trade_answer = Refuse all trades this round
ahead-pledge_answer = Refuse all offers until the ballot
ahead-pledge = No offers in this whole election

## Prompts, and what helps

prompt-moment = Anything else in your phase?
prompt-market = Buy or spy?
prompt-hire = Which Condottieri do you hire?
prompt-accuse = Is the Pope guilty of simony?
prompt-consent = Do you consent to this trade?
prompt-auction-open = { $card }: your first bid?
prompt-auction = { $card }: raise or pass?
prompt-places = Where do you house your { $count } cards?
prompt-assign = Who gets which office back?
prompt-hand_out = To whom do you hand out your offices?
help-bid = You own { $ducats } ducats.
help-redraw = Nobody else sees it.
help-lay = Choose one of your cards in the middle.
help-fee = The fee is { $fee } ducats; you can spend { $means }.
help-place = Choose a place in one of your towns. Without a place the card is easily seized.
help-moment = Trades offered in this phase: { $offers } of 3.
help-play = Choose a card of your hand, then its target.
help-play-none = No card of your hand can be played now.
help-gift = Choose a family, or let the office go.
help-accuse = If yes has more cardinals than no, the Pope skips a phase.
help-seize = Once in a phase, and only if you like. Choose what you want to take.
help-hire = In secret: both sides show their Condottieri together.
help-trade_give = It is not offered yet.
help-trade_ask = It is not offered yet.
help-trade_answer = Everybody sees your answer.
help-consent = As Pope you decide: an office would change hands.
help-pick = Choose a card of your hand.
help-pledge = Votes for a price, binding for this ballot. Up to three offers of your own.
help-pledge_answer = If you accept, it binds.
help-last-ballot = All of your { $votes } votes go to one candidate.
help-name_out = As Pope you decide.
help-last_word = Both have half of the votes.
help-reshuffle = Everybody gets back as many as before.
help-assign = Choose an office, then a family.
help-hand_out = Choose an office, then a family. Those you promised go by themselves.
making-open = Go on with your offer

## Answers

answer-redraw = Shuffle it back, draw anew
answer-buy = Buy
answer-spy = Spy
answer-no-doctor = Let it happen
answer-forbid = Forbid it
answer-yes = Guilty
answer-no = Not guilty
answer-reshuffle = Gather and deal them anew
answer-counter = Make a counter-offer
answer-done = Done with offers
answer-seize-nothing = Seize nothing, end my phase
answer-hire-nobody = Hire nobody
barred = Not possible now. Press to see why.
brings-redraw = All cards go back; nobody sees them.
brings-pay = { $fee } ducats to the bank; { $left } are left.
brings-reject = Nothing is paid; the artist goes to the pile.
brings-buy = A card is turned up; you bid first.
brings-spy = Take a card unseen; your Spy is used up.
brings-doctor = { $cost } ducats and the card; what is yours lives.
brings-consent = It is carried out.
brings-forbid = Nothing moves.
brings-yes = Your { $cardinals } cardinals say yes.
brings-no = Your { $cardinals } cardinals say no.
brings-reshuffle = A ground for an Accusation of Simony.
brings-accept-trade = Carried out at once, and for good.
brings-accept-pledge = It cannot be withdrawn or broken.

## The moment between the steps

moment-rehouse = Rearrange
phase-end = End my phase
moment-room = { $count ->
    [one] A card of yours has no place, and there is room for it: rearrange.
   *[other] { $count } of your cards have no place, and there is room for them: rearrange.
 }
moment-trade = Trade…

## Placing

place-where = Where does { $card } go?
place-nowhere = Without a place
place-instead = instead of { $card }
place-confirm = House as shown
place-back = Leave everything as it was
housed-in = { $card } in { $town }
housed-nowhere = { $card } without a place

## Playing, seizing

play-target = { $card }: now choose the target.
seize-target = You attack { $target } ({ $family }). Its defence is { $defence } before Condottieri.
seize-artist = You attack { $target } ({ $family }): defence { $defence } before Condottieri. The fee of { $fee } ducats is set aside, and paid if you win.
hire-attack = Your attack is { $own }, against { $other } and what the defender hires. { $ties ->
    [yes] Equal is enough.
   *[no] You need more.
 } Pay: { $pay } of your { $means } ducats.
hire-defence = Your defence is { $own }, against { $other } and what the attacker hires. { $ties ->
    [yes] An equal attack wins.
   *[no] Equal is enough to hold.
 } Pay: { $pay } of your { $means } ducats.
hire-sum = power { $power }, pay { $pay }

## Trades

trade = A trade is offered
trade-counter = A counter-offer
trade-gives = { $you ->
    [yes] You give
   *[no] { $family } gives
 }
trade-with = with { $cards }
trade-known = you know of it
trade-hand-cards = Hand cards
trade-more-cards = Other hand cards…
trade-title = A trade with { $family } ({ $name })
trade-title-counter = Your counter-offer to { $family } ({ $name })
trade-partner = Trade with
trade-step-give = What you give
trade-step-ask = What you ask of { $family }
trade-shown = Hand cards that you name will be shown to { $name } with the offer.
trade-binding = If { $name } accepts, all this changes hands at once and for good. If an office is among it, the Pope must consent too.
trade-gift = You ask for nothing: { $name } would get this as a gift. Do you mean it?
trade-cancel = Drop it
trade-offer = Offer this trade
trade-give-away = Give it away
trade-when = Trades are offered between the steps of your own phase.

## Pledges

pledge-buy-from = Buy votes from
pledge-sell-to = Sell your votes to
pledge-title-buy = Buy votes from { $family } ({ $name })
pledge-title-sell = Sell votes to { $family } ({ $name })
pledge-all = All { $votes }
pledge-would = { $you ->
    [yes] You would have { $votes } of { $needed } needed.
   *[no] { $family } would have { $votes } of { $needed } needed.
 }
pledge-count = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 }
pledge-votes-for = { $you ->
    [yes] { pledge-count } for you
   *[no] { pledge-count } for { $family }
 }
pledge-if-elected = { $you ->
    [yes] if you are elected
   *[no] if { $family } is elected
 }
deal-cardinals = { $count ->
    [one] 1 cardinal
   *[other] { $count } cardinals
 }
pledge-enough = Enough: { $votes }
pledge-binding = If { $name } accepts, the votes must be cast so in this ballot, and the price is due.
pledge-offer = Offer this pledge
price-kind = Kind of price
price-ducats = Ducats now
price-ducats_if_elected = Ducats if elected
price-office = An office if elected
price-cardinals = Cardinals if elected

## Ballots

ballot-pledged = { $votes } pledged
ballot-votes-for = Votes for { $family }
ballot-all = All
ballot-all-name = All to { $family }
ballot-left = { $votes ->
    [one] 1 vote is still to be given.
   *[other] { $votes } votes are still to be given.
 }
ballot-seals = { $votes }. Nobody will ever know how you voted.
ballot-says = { $votes }. Everybody hears it.
ballot-seal = Seal the ballot
ballot-say = Vote aloud

## The Pope distributes

cardinals-has = { $count ->
    [0] has none
    [one] has 1
   *[other] has { $count }
 }
cardinals-for = Cardinals for { $family }
cardinals-left = { $count ->
    [one] 1 cardinal is still to be given.
   *[other] { $count } cardinals are still to be given.
 }
cardinals-keeps = You may keep { $count } of them.
cardinals-give = Hand them out
office-who = Who gets { $office }?
office-to = { $office } to { $family }
offices-left = { $count ->
    [one] 1 office is still to be given.
   *[other] { $count } offices are still to be given.
 }
offices-all = Every office has its family.
offices-give = Hand them out

## The count

count-rounds = Points by rounds
count-family = family
count-held = At the end
count-ducats = { $ducats } ducats

## Questions in which there is no choice

none-redraw = You keep your first hand.
none-market = You have no Spy to use here: a card is auctioned.
none-auction = You have no more to bid.
none-play = You have no card to play now.
none-seize = There is nothing you could seize.
none-hire = You cannot hire Condottieri now.
none-doctor = You have no Doctor to call.
none-fee = You cannot pay the fee.
none-trade_answer = You cannot accept this trade.
none-pledge = There is nothing you could offer.
none-pledge_answer = You cannot accept this pledge.
none-ballot = Your votes can go only one way.

## Several events in one line of the log

told-dealt = The hands are dealt{ $items_count ->
    [0] .
   *[other] : { $items }.
 }
item-dealt-known = { $seat_you ->
    [yes] { $card }
   *[no] { $seat } { $card }
 }
told-kept_hand = First hands: { $items }.
told-redrew = First hands: { $items }.
item-kept_hand = { $seat_you ->
    [yes] you keep yours
   *[no] { $seat } keeps
 }
item-redrew = { $seat_you ->
    [yes] you draw anew
   *[no] { $seat } draws anew
 }
told-showed = { $seat_you ->
    [yes] You lay
   *[no] { $seat } lays
 } { $cards }{ $items_count ->
    [0] .
   *[other] : { $items }.
 }
item-housed = { $place_id ->
    [none] { $card } without a place
   *[other] { $card } in { $place }
 }
item-no_place = { $card } without a place
item-fee_paid = fee of { $card } { $ducats }
item-rejected = { $card } rejected
tail-housed = { $place_id ->
    [none] , without a place
   *[other] , housed in { $place }
 }
tail-no_place = , without a place
tail-fee_paid = , fee { $ducats }
tail-rejected = ; { $card } is rejected
told-drew = Cards drawn and kept: { $items }.
item-drew = { $seat }
item-drew-known = { $seat } ({ $card })
told-bid = { $card } is auctioned: { $seat_you ->
    [yes] you bid
   *[no] { $seat } bids
 } { $ducats }.
tail-took_unseen = : a card unseen
tail-took_unseen-known = : { $card }
tail-laid = : { $card }
tail-killed = {" "}– dead
tail-saved = ; the Doctor saves the victim for { $ducats }
tail-stolen = : a card is taken
tail-stolen-known = : { $card }
tail-nothing_stolen = : the hand is empty
told-said_yes = The cardinals speak: { $items }.
told-said_no = The cardinals speak: { $items }.
item-said_yes = { $seat } { $cardinals } guilty
item-said_no = { $seat } { $cardinals } not guilty
told-accusation_upheld = { $yes } to { $no } ({ $items }): { $other_you ->
    [yes] the accusation is upheld, and you skip your next phase
   *[no] the accusation is upheld, and { $other } skips the next phase
 }.
told-accusation_failed = { $yes } to { $no } ({ $items }): the accusation fails.
tail-hired = { $cards_count ->
    [0] {""}
   *[other] ; { $seat } with { $cards }
 }
tail-trade_refused = {" "}– refused
tail-trade_accepted = {" "}– agreed
tail-consented = ; the Pope consents
tail-forbidden = ; the Pope forbids it
tail-fees_paid = ; fees { $ducats }
tail-pledge_accepted = {" "}– agreed
tail-pledge_refused = {" "}– refused
told-pledge_paid = Pledges are paid: { $items }.
item-pledge_paid = { $seat } { $ducats } to { $other }
told-income = Income: { $items }.
item-income = { $seat } { $ducats }
told-points = Points of this round: { $items }.
item-points = { $seat } { $total }
told-office_given = The Pope hands out offices: { $items }.
told-office_dealt = The Pope hands out offices: { $items }.
told-office_kept = The Pope hands out offices: { $items }.
item-office_given = { $seat } { $card }
item-office_dealt = { $seat } { $card }
item-office_kept = { $seat } { $card }
told-housed = { $seat_you ->
    [yes] You house { $items }.
   *[no] { $seat } houses { $items }.
 }
over-headline = { $count ->
    [one] Rome belongs to { $names }: { $points } points
   *[other] { $names } share Rome: { $points } points each
 }

# What the web client says at a table of Borgia.

## The table

log-title = Log
round-short = Round { $round }
step-redraw = Starting hand
step-lay = First cards
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
   *[no] { $family }'s phase
 }
part-setup-title = Before the first phase
part-distribution-title = The Pope shares out
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
points-coming = So far this round would score { $total } points: ducats { $ducats }, towns { $towns }, artists { $artists }{ $offices ->
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
unprotected-note = Anyone can seize it, even with power 0

## The slab

market = Market
market-left = { $left } of { $size } still face down
market-none = empty
market-short = Market { $count }
deck = Deck
deck-left = Deck { $count }
pile-size = Pile { $count }
gone-size = Gone { $count }
lying = In force until the end of the round
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
    [yes] You: raise or pass
   *[no] { $family } is thinking…
 }
auction-passed = passed
auction-passed-at = passed at { $bid }
fight = The fight for { $target_the }
fight-attack = attack
fight-defence = defence
fight-own = without Condottieri
fight-secret = Condottieri
fight-greater = A tie fails: the attack must be greater.
fight-ties = A tie is enough for the attack.
fight-won = { $you ->
    [yes] You take { $target_the }!
   *[no] { $attacker } takes { $target_the }.
 }
fight-won-home = { $you ->
    [yes] You take everything in { $target }!
   *[no] { $attacker } takes everything in { $target }.
 }
fight-lost = { $you ->
    [yes] Your attack on { $target_the } fails.
   *[no] { $attacker }'s attack on { $target_the } fails.
 }
trial = Accused of simony
trial-yes = guilty
trial-no = not guilty
trial-left = { $count ->
    [one] 1 cardinal has yet to vote.
   *[other] { $count } cardinals have yet to vote.
 }
trial-upheld = Guilty: the Pope ({ $family }) misses a phase.
trial-failed = Not guilty: nothing happens to the Pope ({ $family }).
distribution-now = Now: { $what }.
gathered = Still to be given away

## The conclave

conclave = The conclave
conclave-holds = holds
conclave-sure = pledged to
votes-sum = { $cardinals } × { $each } + { $offices }
votes-elect = { $count } needed
votes-left = { $count } undecided
comma-you = , you
is-out = eliminated
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
    [yes] No majority. You are eliminated.
   *[no] No majority. { $family } is eliminated.
 }
count-nobody = No majority.
pledged = Pledged for this ballot
pledged-votes = { $voter }: { $votes } for { $candidate }
pledges-done = No more offers: { $names }.
pledges-open = Votes can be bought and sold until nobody has more to offer.

## The hand

hand = Hand
hand-yours = Your hand
hand-hidden = hidden from the others
hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
hand-empty = Your hand is empty.
hand-unknown = This hand is hidden.
hand-point = Point at a card to read what it does.
known = Known cards of the others
known-card = { $count ->
    [one] { $who } holds: { $card }
   *[other] One of { $who } holds: { $card }
 }

## Amounts and bids

amount-less = One less
amount-more = One more
bid-label = Your bid in ducats
bid-raise = Raise by { $step }: { $amount ->
    [one] 1 ducat
   *[other] { $amount } ducats
 }
bid-all = All
bid-all-name = All you have: { $amount ->
    [one] 1 ducat
   *[other] { $amount } ducats
 }
bid-button = Bid { $amount }
bid-stay = Bid { $least }, stay in up to { $amount }
bid-sum = With the fee that makes { $sum } of your { $means } ducats.
bid-beyond = With the fee that makes { $sum } ducats; you have { $means }.
bid-opens = You bid first, 0 or more.
bid-binds = If nobody raises, you pay.
why-not-raise = Why can't I raise?
ahead = Decided in advance
ahead-answers = You have already decided this.
ahead-said = Decided: { $what }. Cancel
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
prompt-consent = Do you allow this trade?
prompt-auction-open = { $card_The }: your opening bid?
prompt-auction = { $card_The }: raise or pass?
prompt-places = Where do your { $count } cards go?
prompt-assign = Who gets which office back?
prompt-hand_out = Who gets your offices?
help-bid = You have { $ducats } ducats.
help-redraw = Nobody else sees it.
help-lay = Choose one of your cards in the middle.
help-fee = Fee { $fee } ducats; you have { $means } to spend.
help-place = Choose a place in one of your towns. Without one the card is easily seized.
help-moment = Trades offered in this phase: { $offers } of 3.
help-play = Choose a card from your hand, then its target.
help-play-none = None of your cards can be played now.
help-gift = Choose a family, or send the office to the pile.
help-accuse = If there are more yes than no, the Pope misses a phase.
help-seize = Once per phase, and only if you like. Choose what you want to take.
help-hire = In secret: both sides reveal their Condottieri together.
help-trade_give = Not offered yet.
help-trade_ask = Not offered yet.
help-trade_answer = Everybody sees your answer.
help-consent = An office would change hands: you as Pope decide.
help-pick = Choose a card from your hand.
help-pledge = Votes at a price, binding for this ballot. Up to three offers of your own.
help-pledge_answer = Once accepted it is binding.
help-last-ballot = All your { $votes } votes go to one candidate.
help-name_out = As Pope you decide.
help-last_word = Each has half of the votes.
help-reshuffle = Everybody gets as many back.
help-assign = Choose an office, then a family.
help-hand_out = Choose an office, then a family. Those you promised go there by themselves.
making-open = Continue your offer

## Answers

answer-redraw = Shuffle back and redraw
answer-buy = Buy
answer-spy = Spy
answer-no-doctor = Let it happen
answer-forbid = Forbid it
answer-yes = Guilty
answer-no = Not guilty
answer-reshuffle = Reshuffle them
answer-counter = Make a counter-offer
answer-done = No more offers
answer-seize-nothing = Seize nothing, end my phase
answer-hire-nobody = Hire nobody
barred = Not available. Why?
brings-redraw = Your whole hand goes back; nobody sees it.
brings-pay = { $fee } ducats to the bank; { $left } left.
brings-reject = You pay nothing; the artist goes to the pile.
brings-buy = A card is turned up; you bid first.
brings-spy = Take a card unseen; your Spy is used up.
brings-doctor = Costs { $cost } ducats and the Doctor; your card survives.
brings-consent = The trade is done.
brings-forbid = The trade is off.
brings-yes = Your { $cardinals } cardinals say yes.
brings-no = Your { $cardinals } cardinals say no.
brings-reshuffle = Gives rivals grounds to accuse you of simony.
brings-accept-trade = Done at once, and for good.
brings-accept-pledge = It cannot be withdrawn or broken.

## The moment between the steps

moment-rehouse = Rearrange
phase-end = End my phase
moment-room = { $count ->
    [one] One of your cards has no place, and there is room for it: rearrange.
   *[other] { $count } of your cards have no place, and there is room for them: rearrange.
 }
moment-trade = Trade…

## Placing

place-where = Which town takes { $card_the }?
place-nowhere = Without a place
place-instead = instead of { $card }
place-confirm = Place them like this
place-back = Leave everything as it was
housed-in = { $card } in { $town }
housed-nowhere = { $card } without a place

## Playing, seizing

play-target = { $card }: now choose the target.
seize-target = You attack { $target_the } ({ $family }). Defence { $defence }, not counting Condottieri.
seize-artist = You attack { $target_the } ({ $family }). Defence { $defence }, not counting Condottieri. His fee of { $fee } ducats is set aside and paid if you win.
seize-artist-inside = { $artist } comes with it, for a fee of { $fee }. { $enough ->
    [yes] You have { $left } ducats.
   *[no] With your { $left } ducats you would have to turn him away.
 }
hire-artist-inside = { $artist } comes with it, for a fee of { $fee }. { $enough ->
    [yes] After hiring you would have { $left } ducats.
   *[no] After hiring you would have only { $left } ducats and have to turn him away.
 }
hire-attack = Attack { $own } against { $other } plus hidden Condottieri ({ $ties ->
    [yes] a tie is enough
   *[no] a tie fails
 }). Cost: { $pay } of your { $means } ducats.
hire-defence = Defence { $own } against { $other } plus hidden Condottieri ({ $ties ->
    [yes] a tie loses
   *[no] a tie holds
 }). Cost: { $pay } of your { $means } ducats.
hire-sum = power { $power }, pay { $pay }

## Trades

trade = A trade is offered
trade-counter = A counter-offer
trade-gives = { $you ->
    [yes] You give
   *[no] { $family } gives
 }
trade-with = with { $cards }
trade-known = you know it is there
trade-hand-cards = Hand cards
trade-more-cards = Other hand cards…
trade-title = A trade with { $family } ({ $name })
trade-title-counter = Your counter-offer to { $family } ({ $name })
trade-partner = Trade with
trade-step-give = What you give
trade-step-ask = What you ask { $family } for
trade-shown = { $name } will see which hand cards you name here.
trade-binding = If { $name } accepts, all this changes hands at once and for good. If an office is part of it, the Pope has to agree too.
trade-gift = You ask for nothing: { $name } would get this as a gift. Really?
trade-cancel = Cancel
trade-offer = Offer this trade
trade-give-away = Give it away
trade-when = You can offer trades between the steps of your own phase.

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
pledge-binding = If { $name } accepts, the votes must be cast like this in this ballot, and the price is due.
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
    [one] 1 vote left to give.
   *[other] { $votes } votes left to give.
 }
ballot-seals = { $votes }. Nobody will ever know how you voted.
ballot-says = { $votes }. Everybody hears it.
ballot-seal = Seal the ballot
ballot-say = Vote aloud

## The Pope distributes

cardinals-has = { $count ->
    [0] no cardinals
    [one] 1 cardinal
   *[other] { $count } cardinals
 }
cardinals-for = Cardinals for { $family }
cardinals-left = { $count ->
    [one] 1 cardinal left to give.
   *[other] { $count } cardinals left to give.
 }
cardinals-keeps = You may keep { $count } of them.
cardinals-give = Give them out
office-who = Who becomes { $office }?
office-to = { $office } to { $family }
offices-left = { $count ->
    [one] 1 office left to give.
   *[other] { $count } offices left to give.
 }
offices-all = Every office has its family.
offices-give = Give them out

## The count

count-rounds = Points round by round
count-family = family
count-held = In the end
count-ducats = { $ducats } ducats

## Questions in which there is no choice

none-redraw = You keep your starting hand.
none-market = You have no Spy to use here: a card is auctioned.
none-auction = You have no more to bid.
none-play = None of your cards can be played now.
none-seize = There is nothing for you to seize.
none-hire = You cannot hire Condottieri now.
none-doctor = You have no Doctor to call.
none-fee = You cannot pay the fee.
none-trade_answer = You cannot accept this trade.
none-pledge = You have nothing to offer.
none-pledge_answer = You cannot accept this pledge.
none-ballot = Your votes can only go one way.

## Several events in one line of the log

told-dealt = The hands are dealt{ $items_count ->
    [0] .
   *[other] : { $items }.
 }
item-dealt-known = { $seat_you ->
    [yes] { $card }
   *[no] { $seat } { $card }
 }
told-kept_hand = Starting hands: { $items }.
told-redrew = Starting hands: { $items }.
item-kept_hand = { $seat_you ->
    [yes] you keep yours
   *[no] { $seat } keeps
 }
item-redrew = { $seat_you ->
    [yes] you redraw
   *[no] { $seat } redraws
 }
told-showed = { $seat_you ->
    [yes] You lay out
   *[no] { $seat } lays out
 } { $cards }{ $items_count ->
    [0] .
   *[other] : { $items }.
 }
item-housed = { $place_id ->
    [none] { $card } without a place
   *[other] { $card } in { $place }
 }
item-no_place = { $card } without a place
item-fee_paid = { $card }'s fee { $ducats }
item-rejected = { $card } turned away
tail-housed = { $place_id ->
    [none] , without a place
   *[other] , in { $place }
 }
tail-no_place = , without a place
tail-fee_paid = , fee { $ducats }
tail-rejected = ; { $card } is turned away
told-drew = Cards drawn and kept: { $items }.
item-drew = { $seat }
item-drew-known = { $seat } ({ $card })
told-bid = { $card_The } is auctioned: { $seat_you ->
    [yes] you bid
   *[no] { $seat } bids
 } { $ducats }.
tail-took_unseen = : a card unseen
tail-took_unseen-known = : { $card }
tail-laid = : { $card }
tail-killed = {" "}– dead
tail-saved = ; the Doctor saves the victim for { $ducats }
tail-stolen = : a card is stolen
tail-stolen-known = : { $card }
tail-nothing_stolen = : the hand is empty
told-said_yes = The cardinals vote: { $items }.
told-said_no = The cardinals vote: { $items }.
item-said_yes = { $seat } { $cardinals } guilty
item-said_no = { $seat } { $cardinals } not guilty
told-accusation_upheld = { $yes } to { $no } ({ $items }): { $other_you ->
    [yes] the Accusation succeeds, and you miss your next phase
   *[no] the Accusation succeeds, and { $other } misses the next phase
 }.
told-accusation_failed = { $yes } to { $no } ({ $items }): the Accusation fails.
tail-hired = { $cards_count ->
    [0] {""}
   *[other] ; { $seat } with { $cards }
 }
tail-trade_refused = {" "}– refused
tail-trade_accepted = {" "}– agreed
tail-consented = ; the Pope allows it
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
told-office_given = The Pope gives out offices: { $items }.
told-office_dealt = The Pope gives out offices: { $items }.
told-office_kept = The Pope gives out offices: { $items }.
item-office_given = { $seat } { $card }
item-office_dealt = { $seat } { $card }
item-office_kept = { $seat } { $card }
told-housed = { $seat_you ->
    [yes] You place { $items }.
   *[no] { $seat } places { $items }.
 }
over-headline = { $count ->
    [one] Rome belongs to { $names }: { $points } points
   *[other] { $names } share Rome: { $points } points each
 }
score-title = The points of this round
score-round = round
score-now = now

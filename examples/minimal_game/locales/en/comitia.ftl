# The words of Comitia. Other languages show them in English.

intro =
    Comitia: senators vote on twenty motions, and each has a patron who cares for one subject. Cast your votes well:
    every one of them can be used once.
example-move = vote 7
example-card = aqueduct
bot-names = Livius Varro Cato Metellus Gracchus Scaevola

game-comitia-about = Twenty motions, twenty votes each, and a patron whom nobody knows: carry what he cares for.
game-comitia-length = about 15 minutes

option-ties = when the highest vote was cast twice
option-ties-fall = the motion falls
option-ties-next = the next highest vote decides

## Cards

card-bread = Bread
card-games = Games
card-roads = Roads
card-arms = Arms
line-subject = What a patron cares for.
line-motion = { $value } { $value ->
    [one] point
   *[other] points
 }, { $subject }
help-subject = Motions on { $card } count twice for the senator whose patron cares for it (§4.1).
help-motion = { $card } gives { $value } { $value ->
    [one] point
   *[other] points
 } to the senator who carries it, and as many again if their patron cares for { $subject } (§4.1).

## What happens

event-patron_dealt = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } a patron.
event-patron_dealt-known = { $seat_you ->
    [yes] Your patron
   *[no] The patron of { $seat }
 } cares for { $card }.
event-turned_up = Motion { $round }: { $card }.
event-voted = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } cast a vote.
event-counted = The votes: { $numbers_by_seat }.
event-fell = { $card } falls.
event-carried = { $seat_you ->
    [yes] You carry
   *[no] { $seat } carries
 } { $card }.
event-shelved = { $seat_you ->
    [yes] You shelve { $card } and take your vote back.
   *[no] { $seat } shelves { $card } and takes the vote back.
 }

## What is asked

phase-vote = the vote
phase-decide = what becomes of the motion
question-vote = Which vote do you cast on { $source }?
question-decide = You decide on { $source }. Do you carry it?
move-vote = Vote { $number }
move-carry = Carry it
move-shelve = Shelve it and take the vote back

refusal-not-your-turn = You are not asked now.
refusal-carry-or-shelve = A motion is carried or shelved.
refusal-vote-is-cast = You have cast the { $number } already.
refusal-cast-a-vote = Cast one of the votes that you have left.

## The count

reason-agenda_done = All motions are decided.
count-winner = { $names_count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
 }
count-total = total
part-motions = motions
part-patron = patron

## The table

field-round = round
field-motion = motion
field-deck = to come
field-fallen = fallen
field-patron = patron
field-carried = carried
field-votes = votes left
field-vote = vote
field-voted = has voted

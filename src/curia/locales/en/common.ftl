# What every game says. A translation has the same ids; a message that it lacks is shown in English.
#
# Beside an argument that names a player, for instance $seat, there is $seat_you: 'yes' if that player
# reads the sentence, otherwise 'no'. Beside a list there is its length, for instance $cards_count, and
# beside a card its id, for instance $card_id.

you = you
# A name after 'of' and 'to', where its message has no `.of` and `.to`. $name_initial is its first letter.
form-of = of { $name }
form-to = to { $name }
list-empty = none
list-times = { $item } ×{ $count }
list-more = { $first }, { $next }
list-last = { $first } and { $next }

## Starting

ui-game = Which game – { $games } [{ $default }]
ui-game-choice = { $number } { $title }
ui-game-wrong = Type one of the numbers, please.

ui-title = { $title }
ui-seats = How many play ({ $low } to { $high })? [{ $default }]
ui-seats-wrong = A number from { $low } to { $high }, please.
ui-seat = Seat { $seat } – type a person's name, or { $bots } for a bot [{ $default }]
ui-default-human = Guest
ui-human = a person
ui-bot-heuristic = a bot that plays by rule of thumb
ui-bot-random = a bot that plays at random
ui-at-table = Seat { $seat }: { $name }, { $kind }
ui-options = Options: { $options }
ui-no-options = Options: all as in the rules
ui-commitment = Seal of the shuffle (the seed behind it is shown at the end):
ui-how = Answer with a number or in words, for instance '{ $example }'. 'help' explains everything, 'quit' leaves.

## Asking

ui-news = Since your last decision
ui-public-news = What everybody saw
ui-prompt = { $name }>
ui-only-answer = Only one answer is possible: { $move }.
ui-only-answer-enter = This is your only answer; press Enter.
ui-many-moves = { $count } answers are possible; 'moves' lists them all. For instance: { $example }
ui-numbers-first = Type 'moves' first: it lists and numbers all { $count } answers. Or type for instance: { $example }
ui-example = Type the number, or for instance: { $example }
ui-more = { $count ->
    [one] … 1 earlier line: type 'log'
   *[other] … { $count } earlier lines: type 'log'
 }

## Handing over

ui-pass = Pass the screen to { $name }.
ui-pass-enter = { $name }, press Enter when nobody else is looking.
ui-pass-undo = { $name }, 'undo' takes back your last answer if nothing has come of it yet.
ui-enter = Press Enter.
ui-took-back = { $name } has taken back the last answer.

## Taking back

ui-taken-back = Taken back: { $answer }.
ui-taken-back-line = Your last answer is taken back.
ui-given-up = Dropped.
ui-nothing-begun = There is nothing to drop; 'undo' takes back your last answer.
ui-undo-nothing-yet = There is no answer of yours to take back.
ui-undo-shown = Too late to take it back: a card has been drawn since, or you have seen something hidden.
ui-undo-answered = Too late to take it back: others have answered since.

## What cannot be understood

ui-empty = Type a number, a move, or 'help'.
ui-no-number = There is no answer { $number }; the answers go from 1 to { $last }.
ui-not-understood = '{ $text }' means nothing here. Type a number, a move such as '{ $example }', or 'help'.
ui-ambiguous = '{ $text }' could mean { $moves }. Type a little more.
ui-no-such-card = There is no card '{ $text }'. Type for instance 'help { $example }'.
ui-several-cards = '{ $text }' could be { $cards }. Type a little more.
ui-no-such-rule = The rules have no paragraph '{ $text }'. Type for instance 'rules { $example }'.
ui-rules-sections = The rules have these sections; 'rules 5' shows one, 'rules 5.2' a single paragraph:
ui-no-log = Nothing has happened yet.

## Help

ui-help =
    What you can type:
      a number            the answer with that number
      words               the answer in words, such as '{ $example }'; the first
                          letters are enough if nothing else fits them
      moves               all possible answers
      table               show the table again
      log, log all        what happened lately, or from the start
      gone                the cards that have left the game
      undo                take back your last answer, as long as it has shown you
                          nothing new and nobody else has answered
      help CARD           what a card or an order does, such as 'help { $card }'
      rules 5.2           a paragraph of the rules; 'rules' lists the sections
      quit                leave the game

## Leaving

ui-quit = Leave the game? It cannot be resumed here. (y/N)
ui-yes = y
ui-quit-save = Save the game so far? Type a file name, or Enter to discard it.
ui-left = You left the game.
ui-input-ended = The input ended before the game did.
ui-interrupted = Interrupted.
ui-saved = The record is in { $file }.
ui-cannot-save = { $file } cannot be written: { $reason }.

## The end

ui-the-end = The count
ui-place = place
ui-seed = Seed: { $seed }
ui-verify = '{ $command }' checks that the shuffle was fixed before the game.
ui-verify-unsaved = Play with --save FILE to keep a record; 'curia verify FILE' then checks the shuffle.

## Errors on the command line

ui-bad-player = --players: '{ $text }' is no player. Write you, NAME:human, { $bots }, or NAME:{ $bot }.
ui-player-count = --players: { $seats } seats need { $seats } players, not { $count }.
ui-same-name = --players: two players are called { $name }.
ui-bad-option = --option: '{ $text }' should look like NAME=VALUE. This game has { $options }.
ui-bad-seed = --seed: 64 hexadecimal digits are needed.

## Replaying

ui-replay-all = Everything is shown, secrets included.
ui-replay-seat = As { $name } saw it.
ui-replay-unfinished = The record ends here. The game was not finished.

## What every game says, unless it says it in words of its own

refusal-game-over = The game is over.
refusal-not-at-the-table = There is no such seat at this table.
refusal-not-a-move = That does not answer this question.
refusal-chance-only = That is up to chance.
refusal-other-question = That answers another question. Now the question is: { $question }.
refusal-chance-first = The cards are still being drawn.
refusal-already-answered = You have already answered, and a sealed answer is final.
phase-over = the end
event-answered = { $seat_you ->
    [yes] You have answered.
   *[no] { $seat } has answered.
 }
count-winner = { $names_count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
 }
help-rulings = { $number ->
    [one] Our ruling, where the printed rules leave it open: { $rulings }
   *[other] Our rulings, where the printed rules leave it open: { $rulings }
 }
provenance-reconstruction-but = The printed rules fix the { $fields }; the rest is our reconstruction.
field-name = name
table-you = (you)

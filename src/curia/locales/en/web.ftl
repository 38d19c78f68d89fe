# What the web client says at every table. The sentences are our own.

## Pages

page-failed = This page could not be loaded.
page-reload = Load again
table-opens = The table is being laid…
close = Close
menu = Menu
rules = Rules
language = Language
theme = Light or dark
theme-auto = as the device
theme-light = light
theme-dark = dark
sound = Quiet sounds
you-alone = You
seat-gone = Somebody who left

## The table

skip-ask = To the question
steps = Steps of the round
step-of = { $step } · { $number }/{ $count }
log-open = Log
log-unread = new messages
log-filter = What the log shows
log-all = everything
log-chat = chat only
log-jump = Look at this moment again
chat-write = Write to the table…
chat-phrases = Ready-made phrases
phrase-hello = Hello, everybody!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-back = I am back.
phrase-thinking = Let me think …
phrase-well = Well done!
phrase-ouch = Ouch!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-played = Good game!
phrase-again = Another game?
phrase-bye = Bye, see you!
clock-title = Clock
clock-days = { $days } d { $hours } h
clock-runs = is running
inspect-more = Key i, long press or right click: everything about this card
stack = { $count ->
    [1] { $card }
   *[other] { $card } ({ $count } times)
}

## Asking and waiting

ask-point = Choose what you want on the table.
ask-change = Change my answer
ask-held = Your answer is given.
ask-held-why = The table hears of it in a moment, as it does of every answer: so nobody can tell from the time whether you had a choice.
ask-settled = The table waits a moment, so that nobody can tell.
ask-go-on = Go on
ask-all = All answers ({ $count })
ask-find = Find an answer
ask-more = … and { $count } more: write a few letters to find yours.
ask-news = Since your last turn ({ $count })
your-turn = Your turn: { $question }
your-turn-title = Your turn
wait-for = Waiting for { $names }.
wait-table = The table goes on by itself.
wait-phase = Under way: { $what }.
wait-paused = The game is paused.
thinking = Thinking…
sealed = Sealed

## People

present-no = away
stands-in = a bot sits in
plays-program = a program plays
gave-up = gave up
watching = You watch: the game has begun, and every seat is taken.
watching-now = You are watching
watching-others = { $count ->
    [0] nobody else is
    [one] 1 other
   *[other] { $count } others
 }
watching-standing = In sight
spectators = { $count ->
    [0] nobody watches
    [one] 1 watches
   *[other] { $count } watch
 }

## One screen for all

pass-to = Pass the screen to { $name }.
pass-ready = I am { $name }, and only I am looking
pass-any = Several of you are asked. Who begins?

## Connection, proposals

connection-lost = The connection is lost. Trying again…
proposed-undo = { $you ->
    [yes] You propose to take your last answer back.
   *[no] { $name } proposes to take the last answer back.
 }
proposed-pause = { $you ->
    [yes] You propose a pause.
   *[no] { $name } proposes a pause.
 }
proposed-resume = { $you ->
    [yes] You propose to go on; a day from now the game does in any case.
   *[no] { $name } proposes to go on; a day later the game does in any case.
 }
proposed-bot = { $you ->
    [yes] You propose that a bot sits in for { $other }.
   *[no] { $name } proposes that a bot sits in for { $other }.
 }
proposed-abort = { $you ->
    [yes] You propose to end the game without a result.
   *[no] { $name } proposes to end the game without a result.
 }
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw
stand-in = A bot sits in for you.
stand-in-back = Take my seat back

## Menu

menu-take-back = Take my last answer back
menu-undo = Ask the others to undo it
menu-pause = Propose a pause
menu-resume = Propose to go on
menu-bot = Propose a bot for { $name }
menu-abort = Propose to end without a result
menu-abort-sure = Yes, let it end without a result
menu-concede = Give up
menu-concede-sure = Yes, I give this game up
menu-cards = All cards
menu-replay = Look back at the game
menu-settings = Settings
menu-home = Leave to the front page
menu-seal = Seal of the shuffle, fixed before the first move:
menu-keys = Keys: A to the question, L to the next thing that may be chosen, arrows inside a zone, I all about a card.

## Controls

control-copy = Copy
control-copied = Copied
control-copy-failed = Could not be copied

## The end

over-title = The count
over-show = Show the count
over-reason = { $reason ->
    [conceded] The others gave up.
    [given-up] You gave up.
    [agreed] You all agreed to end the game.
    [aborted] The house ended the game.
   *[other] The game is over.
 }
over-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
 }
over-part = part
over-total = Total
over-place = Place
over-again = Play again
over-awaited = Somebody has sat down for another game.
over-join = Sit down too
over-record = Download the record
over-shuffle-kept = { $players ->
    [0] The shuffle is the one that was sealed before the first move.
    [one] The shuffle is the one that was sealed before the first move, and one player had a hand in it: nobody could choose it.
   *[other] The shuffle is the one that was sealed before the first move, and { $players } players had a hand in it: nobody could choose it.
 }
over-shuffle-left-out = The shuffle was sealed before the first move, but without your hand in it: your device may have answered too late.
over-shuffle-changed = The shuffle does not fit the seal that you were shown before the game. Ask whoever runs this house why.

## What happens around the game

event-table-started = The game begins.
event-table-restarted = The house was away for a while and goes on; no clock ran.
event-table-bot_in = { $seat_you ->
    [yes] A bot sits in for you.
   *[no] A bot sits in for { $seat }.
 }
event-table-back = { $seat_you ->
    [yes] You are back in your seat.
   *[no] { $seat } is back.
 }
event-table-conceded = { $seat_you ->
    [yes] You give up.
   *[no] { $seat } gives up.
 }
event-table-ended = The game is over.
event-table-paused = The game is paused.
event-table-resumed = The game goes on.
event-table-proposed = { $what ->
    [undo] { $seat }: proposal to take the last answer back.
    [pause] { $seat }: proposal of a pause.
    [resume] { $seat }: proposal to go on; a day later the game does in any case.
    [bot] { $seat }: proposal that a bot sits in.
   *[abort] { $seat }: proposal to end without a result.
 }
event-table-agreed = { $seat_you ->
    [yes] You agree.
   *[no] { $seat } agrees.
 }
event-table-declined = { $seat_you ->
    [yes] You decline.
   *[no] { $seat } declines.
 }
event-table-took_back = { $seat_you ->
    [yes] You take your answer back.
   *[no] { $seat } takes an answer back.
 }
event-table-undone = { $seat_you ->
    [yes] By consent of all, your answer and what followed it are undone.
   *[no] By consent of all, an answer of { $seat } and what followed it are undone.
 }

## What the house declines

declined-stale = That question is over.
declined-replaced = You have said something else since.
declined-not-at-once = What follows one of these answers cannot be known beforehand.
declined-too-many-ahead = You have said too much ahead.
declined-not-asked = It is not your turn to answer.
declined-paused = The game is paused; somebody must propose to go on.
declined-over = The game is over.
declined-closed = The house is closed for a moment; come back soon.
declined-conceded = You gave this game up.
declined-no-vote = You have no vote on this.
declined-rated = In a rated game another player must agree to that, and there is none.
declined-wrong-seat = That seat is no other person's, or a bot sits in already.
declined-not-started = The game has not begun.
declined-not-your-seat = Only the player of that seat can do that.
declined-not-over = That is shown when the game is over.
declined-revealed = Something was shown or answered since then. You can ask the others to undo it.
declined-nothing-to-undo = You have not answered yet.
declined-nothing-to-do = That is so already.
declined-proposal-open = Another proposal is still open.
declined-seat-held = That seat is still held for its player.
declined-bot-sits-in = A bot sits in for you; take your seat back first.
declined-not-seated = You are watching; only those who play can do that.
declined-no-player = Say who you are first.
declined-closed-early = This table was given up before the game began.
declined-no-table = There is no such table.
declined-no-spectators = This table is not open to spectators.
declined-crowded = Too many people watch this table.
declined-too-many-connections = Too many connections to this house are open from here. Close some windows, then try again.
declined-broken = This table cannot be opened now; whoever runs the house can find out why.
declined-too-many = Too fast. Wait a moment.
declined-too-often = You have taken back and proposed too much in this game.
declined-store = The house could not store this. Try again.
declined-offline = The house does not answer.
declined-banned = You are not welcome at this house.
declined-notation = This answer could not be read.

## Looking back

replay-title = Looking back
replay-moment = Moment { $number } of { $count }
replay-slider = Moment of the game
replay-back = Back
replay-next = Next
replay-round = Round
replay-round-back = Previous round
replay-round-next = Next round
replay-play = Play
replay-stop = Stop
replay-speed = Speed
replay-eyes = Through the eyes of
replay-open = everybody, all open
replay-spectator = a spectator
replay-share = Copy the link of this moment
replay-share-short = Copy link
replay-return = Back to the table

## At several tables

points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
own-things = Your things
why-not = Why not?
over-result = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } win together with { $points } points.
 }
over-headline = { $names }: { $points } points
over-skip = Show all
over-order = The order
log-beginning = The beginning
leads = leads
peek = You are looking back
peek-end = Back to now

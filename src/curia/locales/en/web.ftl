# What the web client says at every table. The sentences are our own.

## Pages

page-failed = This page could not be loaded.
page-reload = Reload
table-opens = Setting up the table…
close = Close
menu = Menu
rules = Rules
language = Language
theme = Theme
theme-auto = like the device
theme-light = light
theme-dark = dark
sound = Sounds
play-title = How you play
play-bots = Bots answer
play-bots-about = With several players the slowest wish counts.
play-speed = Cards move
play-confirm = Confirm each answer
play-confirm-about = Off: the click that completes an answer gives it. Trades and pledges always ask.
play-hints = Hints at the pointer
play-hints-about = What a card does, beside it.
play-sound-about = Paper, coins and a bell when it is your turn.
play-volume = Volume
tempo-quick = quickly
tempo-usual = as usual
tempo-slow = slowly
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
log-jump = See this moment again
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
inspect-more = Key I, long press or right click: everything about this card
stack = { $count ->
    [1] { $card }
   *[other] { $card } ({ $count } times)
}

## Asking and waiting

ask-point = Click a highlighted card.
ask-change = Change my answer
ask-held = Your answer is in.
ask-held-why = The table hears of it in a moment, as of every answer, so that nobody can tell from the time whether you had a choice.
ask-settled = The table waits a moment, so that nobody can tell.
ask-go-on = Go on
ask-all = All answers
ask-find = Find an answer
ask-more = … and { $count } more: type a few letters to find yours.
ask-news = Since your last turn ({ $count })
your-turn = Your turn: { $question }
your-turn-title = Your turn
wait-for = Waiting for { $names }.
wait-table = Continuing…
wait-phase = Under way: { $what }.
wait-paused = The game is paused.
thinking = Thinking…
sealed = Sealed

## People

present-no = away
stands-in = a bot is playing
plays-program = played by a program
gave-up = gave up
watching = You are watching: the game has begun, and every seat is taken.
watching-now = You are watching
watching-others = { $count ->
    [0] nobody else is
    [one] 1 other
   *[other] { $count } others
 }
watching-standing = Standings
spectators = { $count ->
    [0] nobody is watching
    [one] 1 watching
   *[other] { $count } watching
 }

## One screen for all

pass-to = Pass the screen to { $name }.
pass-ready = I am { $name }, and nobody else is looking
pass-any = Who decides first?

## Connection, proposals

connection-lost = Connection lost. Reconnecting…
proposed-undo = { $you ->
    [yes] You ask to take back your last answer.
   *[no] { $name } asks to take back the last answer.
 }
proposed-pause = { $you ->
    [yes] You suggest a break.
   *[no] { $name } suggests a break.
 }
proposed-resume = { $you ->
    [yes] You suggest going on. In a day the game goes on anyway.
   *[no] { $name } suggests going on. In a day the game goes on anyway.
 }
proposed-bot = { $you ->
    [yes] You suggest that a bot takes over for { $other }.
   *[no] { $name } suggests that a bot takes over for { $other }.
 }
proposed-abort = { $you ->
    [yes] You suggest ending the game without a result.
   *[no] { $name } suggests ending the game without a result.
 }
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw
stand-in = A bot is playing for you.
stand-in-back = Take my seat back

## Menu

undo = Undo
undo-about = Takes your last answer back. If something has come of it, the others are asked first; bots agree.
menu-pause = Suggest a break
menu-resume = Suggest going on
menu-bot = Suggest a bot for { $name }
menu-abort = Suggest ending without a result
menu-abort-sure = Yes, suggest ending it
menu-concede = Give up
menu-concede-sure = Yes, I give up
menu-cards = All cards
menu-gone = Cards out of the game
gone-none = No card has left the game yet.
menu-replay = Replay
menu-settings = Settings
menu-home = Home
menu-seal = Seal of the shuffle, fixed before the first move:
menu-keys = Keyboard
keys = Keys
keys-ask = To the question
keys-legal = To the next thing you can choose
keys-enter = Choose it; once more gives the answer
keys-give = Give the answer that is ready
keys-arrows = To what lies beside it
keys-tab = On: the question, what you can choose, your own things, the middle, the others
keys-card = All about a card
keys-escape = Take back what you have chosen
keys-help = This list

## Controls

control-copy = Copy
control-copied = Copied
control-copy-failed = Could not copy

## The end

over-title = The count
over-show = Show the count
over-reason = { $reason ->
    [conceded] The others gave up.
    [given-up] You gave up.
    [agreed] You all agreed to end the game.
    [aborted] The server ended the game.
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
over-awaited = Somebody is waiting for another game.
over-join = Join
over-record = Download the record
over-shuffle-kept = { $players ->
    [0] The shuffle is the one that was sealed before the first move.
    [one] The shuffle is the one that was sealed before the first move, and one player added to it, so nobody could choose it.
   *[other] The shuffle is the one that was sealed before the first move, and { $players } players added to it, so nobody could choose it.
 }
over-shuffle-left-out = The shuffle was sealed before the first move, but without your part in it: your device may have answered too late.
over-shuffle-changed = The shuffle does not match the seal you were shown before the game. Ask whoever runs this server why.

## What happens around the game

event-table-started = The game begins.
event-table-restarted = The server was away for a while and is back; no clock ran.
event-table-bot_in = { $seat_you ->
    [yes] A bot takes over for you.
   *[no] A bot takes over for { $seat }.
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
    [undo] { $seat_you ->
        [yes] You ask to take your last answer back.
       *[no] { $seat } asks to take the last answer back.
    }
    [pause] { $seat_you ->
        [yes] You suggest a break.
       *[no] { $seat } suggests a break.
    }
    [resume] { $seat_you ->
        [yes] You suggest going on. In a day the game goes on anyway.
       *[no] { $seat } suggests going on. In a day the game goes on anyway.
    }
    [bot] { $seat_you ->
        [yes] You suggest a bot.
       *[no] { $seat } suggests a bot.
    }
   *[abort] { $seat_you ->
        [yes] You suggest ending the game without a result.
       *[no] { $seat } suggests ending the game without a result.
    }
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
    [yes] You take back your answer.
   *[no] { $seat } takes back an answer.
 }
event-table-undone = { $seat_you ->
    [yes] You undo your last answer and what followed.
   *[no] { $seat } undoes an answer and what followed.
 }

## What the house declines

declined-stale = That question is over.
declined-replaced = You have changed your answer since.
declined-not-at-once = That cannot be answered in advance: what follows is not known yet.
declined-too-many-ahead = You have answered too much in advance.
declined-not-asked = It is not your turn to answer.
declined-paused = The game is paused; somebody has to suggest going on.
declined-over = The game is over.
declined-closed = The server is closed for a moment; come back soon.
declined-conceded = You gave up in this game.
declined-no-vote = You have no say in this.
declined-rated = In a rated game another player has to agree, and there is none.
declined-wrong-seat = Nobody else plays that seat, or a bot has already taken over.
declined-not-started = The game has not begun.
declined-not-your-seat = Only whoever plays that seat can do that.
declined-not-over = You see that when the game is over.
declined-revealed = Something has been shown or answered since. You can ask the others to undo it.
declined-nothing-to-undo = You have not answered yet.
declined-nothing-to-do = That is already so.
declined-proposal-open = There is already another suggestion to decide on.
declined-seat-held = That seat is still being held for its player.
declined-bot-sits-in = A bot is playing for you; take your seat back first.
declined-not-seated = You are only watching.
declined-no-player = Say who you are first.
declined-closed-early = This table was closed before the game began.
declined-no-table = There is no such table.
declined-no-spectators = This table is not open to spectators.
declined-crowded = Too many people are watching this table.
declined-too-many-connections = Too many connections to this server are open from here. Close some windows, then try again.
declined-broken = This table cannot be opened now; whoever runs the server can find out why.
declined-too-many = Too fast. Wait a moment.
declined-too-often = You have taken back and suggested too much in this game.
declined-store = The server could not save this. Try again.
declined-offline = Can't reach the server.
declined-banned = You are banned from this server.
declined-notation = The server did not understand this answer.

## Looking back

replay-title = Replay
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
replay-eyes = As seen by
replay-open = everybody, all open
replay-spectator = a spectator
replay-share = Copy the link to this moment
replay-share-short = Copy link
replay-return = Back to the table

## At several tables

points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
own-things = Your side of the table
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

# What the pages around the tables say: the front page, new tables, past games, settings.

## Controls

control-cancel = Cancel
control-save = Save

## The head and the foot of each page

header-skip = Skip to the content
header-home = Curia, front page
header-live = Watch
header-rankings = Rankings
header-nav = Pages and settings
header-dark = Dark theme
header-settings = Settings: { $name }
footer-nav = Rules and cards
footer-api = For programs
footer-licences = Licences
footer-version = Curia { $version }

## The front page

home-title-waiting = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
 }
home-heading = Three games of votes and intrigue
home-lead = Play against bots at once, or send your friends a link and sit down together. You need no account.
home-new = New here?
home-new-learn = Learn a game in a few minutes, one idea at a time:
home-players = Players
home-players-range = { $low } to { $high } players
home-players-exact = { $count } players
home-level = The bots play
home-play = Play now
home-against = { $count ->
    [one] you against one bot
   *[other] you against { $count } bots
 }
home-options = Options
home-options-default = as in the rules
home-options-changed = { $count ->
    [one] one is changed
   *[other] { $count } are changed
 }
home-friends = A table for friends
home-learn = First game
home-cards = Cards

game-habemus-about = Rome, 1655: bid gems in secret for cardinals, mighty friends and dirty tricks, and leave the conclave as Pope.
game-habemus-length = about 20 minutes against bots, 45 among people
game-caesar-about = A duel for Rome: lay your influence before five groups of patricians, and hope that they vote when you are ahead.
game-caesar-length = about 15 minutes against a bot, 30 between two people
game-borgia-about = Lead one of Rome's great families: buy towns and artists, seize what is unprotected, and trade until the Pope is yours.
game-borgia-length = about 45 minutes against bots, 2 hours among people

level-heuristic = Experienced
level-random = At random

mine-heading = Your tables
mine-with = with { $names }
mine-alone = nobody else is there yet
mine-gathering = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
 }
mine-your-turn = Your turn
mine-waits = { $names } to play
mine-goes-on = goes on
mine-deadline = time runs out { $when }
mine-all = Show all { $count } tables
mine-since = made { $when }
time-now = just now

open-heading = Open tables
open-none = Nobody is waiting for players now. Make a table: friends need only its link, and if you make it public it is listed here.
open-free = { $count } of { $seats } seats free
open-join = Join
open-watch = Watch
live-title = Games to watch
live-about = Public games under way. You see what everybody at the table sees, and nobody's hand.
live-none = No public game is under way now. A new table is public if anybody may watch it.
live-began = began { $when }
live-all = All games to watch

## A name

name-title = What shall we call you?
name-label = Your name
name-hint = The others at the table see it. You can change it at any time.
name-go = Sit down
name-say = Go on
name-guest = Guest

## A new table

new-title = A new table
new-game = The game
new-summary = The table in a few words
new-create = Create the table
new-begin = Begin the game

terms-preset = What kind of evening
preset-friends = Tonight with friends
preset-friends-about = Everybody at their own device; you send them a link.
preset-slow = Slowly, over days
preset-slow-about = Three days for each turn; you are told when it is yours.
preset-screen = One screen for all
preset-screen-about = You hand one device around; nobody sees the others' cards.
preset-public = With whoever comes
preset-public-about = In the list of open tables, with a clock; a bot sits in for whoever leaves.

terms-seats = Seats
terms-screen = Devices
terms-screen-own = Each their own
terms-screen-one = One for all
seat-me-named = { $name } (you)
seat-who = Who takes seat { $seat }
seat-open = Free seat
seat-here = At this screen
seat-bot = Bot · { $level }
seat-name = Name of the person in seat { $seat }
seat-person = Player { $seat }
seat-up = Move seat { $seat } up
seat-down = Move seat { $seat } down

terms-time = Time
pace-none = No clock
pace-evening = For one sitting
pace-days = Days for each turn
pace-bank = Each has
pace-bank-about = This much for the whole game; with each answer the extra seconds are added.
pace-turn = For each turn
pace-out = When somebody's time is over
pace-out-bot = A bot sits in
pace-out-concede = It counts as giving up
clock-words-none = no clock
clock-words-days = { $days ->
    [one] 1 day for each turn
   *[other] { $days } days for each turn
 }
clock-words-bank = { $bank } + { $increment } s

terms-options-usual = Everything as in the rules
option-default = { $value } (usual)
option-ruling = Why there is a choice: { $ruling }

terms-guests = Who may come
terms-access = May sit down
terms-access-link = Anyone with the link
terms-access-public = Anybody
terms-access-accounts = Anybody with an account
terms-spectators = May watch
terms-spectators-none = Nobody
terms-spectators-link = Anyone with the link
terms-spectators-public = Anybody

terms-more = More
terms-absence = When somebody is away
absence = Then
absence-wait = The others wait
absence-vote = The others vote
absence-bot = A bot sits in
absence-hold = After
memory = Memory aid
memory-about = Everybody is shown what somebody with a perfect memory would know.
rated = Rated
rated-about = The result counts for the ratings of all who play.
rated-limits = Not counted: games given up within the first ten answers, more than three games of the same people in a day, and games of people at one address.
rated-account = Only for players with an account, each at their own device.
terms-yes = yes
terms-no = no

summary-you = you
summary-here = { $count ->
    [one] one more person here
   *[other] { $count } more people here
 }
summary-open = { $count ->
    [one] one free seat
   *[other] { $count } free seats
 }
summary-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
 }
summary-seats = { $count } seats: { $people }.
summary-screen = One device is handed around.
summary-access-link = Whoever has the link may sit down.
summary-access-public = Anybody may sit down.
summary-access-accounts = Anybody with an account may sit down.
summary-clock = Time: { $clock }.
summary-options = { $count ->
    [one] One option is not as usual.
   *[other] { $count } options are not as usual.
 }
summary-memory = With a memory aid.
summary-rated = The result is rated.
summary-at-once = The game begins at once.

## What the options change

option-habemus-final_display-about = How many cards lie in the last display.
option-habemus-squadrone-about = Whether you may refuse to pay for Squadrone Volante.
option-habemus-felipe-about = Whether your second Felipe IV obliges you to exclude a cardinal.
option-habemus-chigi_vs_felipe-about = Whether Felipe IV can exclude Cardinal Chigi.
option-habemus-chigi_swap-about = Whether Chigi's owner may swap him away.
option-habemus-open_screens-about = Whether gems, gold and hands are shown.
option-caesar-manipulation-about = Whether you put your manipulation cards in order yourself.
option-caesar-orgies-about = Whether and when an Orgy leaves the suffrage deck.
option-caesar-end-about = How long the game goes on when one party is out of influence.
option-caesar-cleopatra-about = Which seat plays Cleopatra.
option-caesar-cleopatra-0 = the first seat
option-caesar-cleopatra-1 = the second seat
option-borgia-dead_artists-about = Whether an artist who dies can come back.
option-borgia-discards-about = Which cards from the hand leave for good.
option-borgia-pope_keeps_offices-about = Whether the Pope may keep his own offices when he hands them out.
option-borgia-reshuffle-about = Whether gathered offices are dealt back by chance or as the Pope likes.
option-borgia-open_ducats-about = Whether ducats and the sizes of hands are shown.
option-borgia-poison-about = Whether poison reaches cards that have a place in a town.
option-borgia-election-about = What happens when a ballot brings no majority.

## A table before the game

gathering-title = A table of { $game }
invite-by = { $host } invites you to a game of { $game }
invite-open = You are invited to a game of { $game }
invite-with = With { $names }
invite-sit = Join the game
invite-taken = Every seat is taken. Wait a moment: perhaps one becomes free.
gathering-missing = { $count ->
    [0] Everybody is there.
    [one] One player is missing.
   *[other] { $count } players are missing.
 }
gathering-begins = The game begins by itself when every seat is taken.
gathering-choose = Choose a seat.
gathering-you = that is you
gathering-bot = bot · { $level }
gathering-here = is here
gathering-away = is away for a moment
gathering-free = Free
gathering-waits = waits for somebody
gathering-put-bot = Bot instead
gathering-put-bot-seat = A bot in seat { $seat }
gathering-put-last = A bot, and begin
gathering-no-bot = Free the seat
gathering-no-bot-who = Free the seat of { $name }
gathering-disagrees = has not agreed to the new terms yet
gathering-sit = Sit here
gathering-sit-seat = Sit here, seat { $seat }
gathering-leave = Leave
gathering-remove = Remove
gathering-remove-who = Remove { $name }
gathering-remove-title = Take the seat from { $name }?
gathering-remove-about = The seat is free again, and the table goes on waiting.
gathering-remove-once = Free the seat
gathering-remove-bar = Free it and keep them out
kept-out-count = { $count ->
    [one] One person is kept out
   *[other] { $count } people are kept out
 }
kept-out-let = Let in again
kept-out-let-who = Let { $name } in again
gathering-removed = Your seat is free again: the host gave it up for you, or you did on another device.
gathering-lost = The connection is lost; it will come back by itself.
gathering-terms = What is agreed
gathering-change = Change
gathering-change-title = Change the terms
gathering-change-about = Whoever sits here already must agree before the game begins.
gathering-change-save = Change them
gathering-changed = { $host } has changed the terms.
gathering-changed-by = The terms have changed.
gathering-agree = I agree
gathering-before = before: { $value }
gathering-agreeing = The game begins when everybody has agreed.
gathering-talk = Talk
gathering-talk-none = Nobody has said anything yet. Everybody who is here reads along.
gathering-share = Invite

share-link = Link
share-copy = Copy the link
share-send = Send…
share-text = Sit down with me at a table of { $game }.
share-qr = The link as a QR code
share-qr-about = A phone's camera reads the link from here.
share-local = This link works on this computer only. For friends in the same network, start Curia with { $command } and open it under your computer's own name or address; then share the link from there.

## Past games

history-title = Past games
history-ratings = Your ratings
history-rated-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
 }
history-none = Games that you have played are kept here, move by move.
history-begin = Play a game
history-older = Older games
result-won = You won
result-shared = You shared the victory
result-place = Place { $place } of { $of }
result-winner = { $count ->
    [one] { $names } won
   *[other] { $names } shared the victory
 }
result-none = Without a result
history-replay = Replay
history-rematch = Play again

## Rankings and profiles

rankings-title = Rankings
rankings-about = By the ratings from rated games among accounts and bots. Whoever does not show a profile is not listed.
rankings-none = Nobody has played a rated game of this yet.
rankings-how = A rated game needs an account: switch “Rated” on at a new table.
rankings-place = Place
rankings-player = Player
rankings-rating = Rating
rankings-games = Games
rankings-find = Find a player by name
rankings-look = Show
profile-mine = My statistics
profile-since = here since { $when }
profile-guest = guest
profile-only-guest = Only you see this page. With an account you can show it, and play rated games.
profile-only-you = Only you see this page. You can show it to others in the settings.
profile-shown = Others see this page too, but not your opponents without a profile, nor games that only those with the link may see.
profile-none = No game with a result yet.
profile-game = Game
profile-against = Against
profile-against-all = All games
profile-against-people = Among people
profile-against-bots = Against bots
profile-games = Games
profile-won = Won
profile-average = Points on average
profile-best = Best
profile-points-head = Points
profile-rating = Rating
profile-points = Points, game by game
profile-points-about = Each dot is a game, filled in gold if it was won; the line is the mean of the last ten.
profile-ratings = Rating after each rated game
profile-parts = Points by what they are for, on average
profile-parts-about = { $count ->
    [one] From 1 game.
   *[other] From { $count } games.
 }
profile-early = Kept since this page exists; games before it count above, but not here.
profile-place = Place
profile-place-of = { $place } of { $of }
profile-date = Date
plot-table = As a table
plot-part = For
profile-opponents = Met most often
profile-opponent = Opponent
profile-ahead = Ahead
profile-behind = Behind
profile-last = Last games
profile-last-none = No game that you may look back at.

## Settings

settings-title = Settings
settings-name-hint = Tables that you join from now on show it.
settings-shown = Show my profile
settings-shown-about = Others see your name in the rankings and how your games went; not with whom you played by link.
settings-profile = Look at my profile
settings-saved = Saved.
settings-nobody = You have no name here yet. You are asked for one when you first sit down.
settings-say-name = Choose my name now
settings-look = Look and sound
look-auto = As the device
look-light = Light
look-dark = Dark
settings-theme = Theme
settings-motion = Motion
motion-auto = As the device
motion-full = Full
motion-reduced = Reduced
settings-sound-about = Paper, coins and a bell when it is your turn.
settings-aids = Aids for colour blindness
settings-aids-about = Names beside coats, gems and seals, and stronger hatching.

settings-account = Account
account-why = You need no account to play. With one you can log in on any device, and results count for ratings. Your games stay yours.
account-yours = You are logged in as { $login }.
account-make = Make an account
account-login = Log in
account-login-guest = This device is { $name }'s now. Without a link for another device, this guest's games cannot be reached any more after you log in.
account-name = Login
account-name-hint = 3 to 32 letters, digits, dots, hyphens or underscores.
account-password = Password
account-password-hint = At least 8 characters.
account-password-change = Change the password
account-password-old = Password until now
account-password-new = New password
account-password-changed = The password is changed, and all other devices are logged out.
account-reset-about = The link that you opened comes from whoever runs this house: you can set a new password without the old one, within an hour and once.
account-reset = Set a new password
account-forgot = Forgot your password? Whoever runs this house can send you a link with which you set a new one.
account-made = Your account is made. All your games are in it.
account-in = You are logged in.
account-out = You are logged out.
account-logout = Log out
account-logout-about = You can log in again at any time.
account-logout-guest = You are a guest: after this, your tables and past games cannot be reached from this device any more, unless you make an account or a link for another device first.
account-everywhere = Log out everywhere else
account-everywhere-about = All other devices are logged out, and unused links for another device and the tokens of programs that play for you become void.
account-everywhere-done = All other devices are logged out.

settings-device = Another device
recovery-about = A link makes one more device yours: your phone, for example. It works once.
recovery-make = Make a link
recovery-title = A link for another device
recovery-qr = The link for another device as a QR code
recovery-how = Open it on the other device, or read it with its camera.
recovery-expires = Works once, until { $when }.
recovery-warn = Whoever opens it can play as you: give it to nobody. It is not shown again.
recovery-done = Done

settings-notices = When it is your turn
push = Notify this browser
push-about = A notice appears even when no page of Curia is open.
push-denied = You have forbidden notices for this address; your browser's settings can allow them again.
push-unsupported = This browser cannot be notified here. That needs https, or the computer on which Curia runs.
push-failed = The browser's own service did not answer. Try again later.
push-turn = It is your turn
push-news = There is news at your tables
webhook = Webhook
webhook-about = The house sends a signed message to an address of yours when it is your turn.
webhook-address = Address
webhook-saved = Saved. From your next turn on, messages go there.
webhook-removed = Nothing is sent any more.
webhook-secret = Secret
webhook-secret-about = With it your program checks that a message comes from this house.

settings-data = Your data
data-about = The house keeps your name, your tables and moves, your lines of chat, the settings of your notices, how long you take over some answers and, for an account, login and ratings. You can download all of it as a file, or delete it.
data-download = Download my data
data-delete = Delete my account
data-delete-account = This cannot be undone.
data-delete-guest = You are a guest: this deletes everything about you. It cannot be undone.
data-delete-gone = Login, password, devices, links, notices, tokens of programs, ratings and everything that you wrote in the chat are deleted.
data-delete-games = You give up running games, and leave tables where the game has not begun.
data-delete-names = Past games stay readable for the others. Instead of your name they see “Somebody who left”.
data-delete-backups = Backups that were made before still contain all of this, for as long as whoever runs this house keeps them.
data-delete-now = Delete for good
data-deleted = Everything about you is deleted. Farewell!

## A link from another device

recover-title = Is this your device?
recover-about = The link that you opened makes this device yours. Your tables and past games are then here too.
recover-account = This device is { $name }'s now, and will be yours instead. { $name } can log in again.
recover-guest = This device is the guest { $name }'s now, whose games cannot be reached any more afterwards.
recover-go = Yes, it is mine
recover-no-code = Something is missing at the end of this link. Open it again as it was sent.

## A page that is not there

nowhere-title = All roads lead to Rome, but not this one
nowhere-about = Nothing is found at this address. Perhaps the link was cut off, or the table was cleared long ago.
nowhere-home = To the front page

## What went wrong

error-failed = That did not work. Try again.
error-offline = The house does not answer. Is it still open?
error-too-many = That was too often in a short time. Wait a moment, then try again.
error-store = The house could not write that down. Try again.
error-house-full = The house is full; try again later.
error-too-many-tables = You have too many tables that are not over; end one first.
error-no-player = The house does not know this device any more. Load the page again and say your name.
error-has-player = This device is somebody's already. Load the page again.
error-banned = You are shut out of this house.
error-bad-name = A name has 1 to 24 characters that can be seen.
error-mixed-name = A name is written in the letters of one alphabet.
error-started = The game has begun.
error-starting = The game is just beginning.
error-seated = You sit at this table already.
error-taken = That seat was taken just now.
error-no-seat = There is no such seat.
error-accounts-only = This table is for players with an account. You can make one in the settings.
error-not-seated = You do not sit at this table.
error-too-many-seats = You, or others at your address, hold too many seats at tables of others. Leave one first.
error-barred = The host does not want you to sit down at this table.
error-not-host = Only who made the table can do that.
error-not-over = The game is not over.
error-terms-changed = The terms were changed again meanwhile. Look at them once more.
error-no-profile = There is no such player, or they do not show their profile.
error-older-rules = This game was played by older rules and cannot be shown any more.
error-bad-terms = A table cannot be made like this. Load the page again and choose anew.
error-wrong-origin = The house is not set up for this address. Whoever runs it must name it in the setting public_url.
error-login-taken = Somebody else has this login: choose another one.
error-wrong-login = No account has this login and password.
error-no-account = You have no account, and so no password.
error-wrong-password = This is not the password of your account.
error-weak-password = This password is among the first that strangers try: choose another one.
error-own-password = A password must be something else than your login or your name.
error-old-password = The password until now is needed too: an hour has passed since you opened the link.
error-has-account = You have an account already.
error-no-recovery = This link was used already, is too old, or was never valid.
error-bad-address = An address looks like https://example.org/hook, and a server must answer there.
error-private-address = The address must be on the internet, not in a private network.
error-not-https = The address must begin with https.
error-too-many-pushes = Too many browsers are notified already: turn one of them off first.

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
footer-api = For developers
footer-licences = Licences
footer-version = Curia { $version }

## The front page

home-title-waiting = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
 }
home-heading = Three games of votes and intrigue
home-lead = Play against bots right away, or send your friends a link and play together. No account needed.
home-new = New here?
home-new-learn = Learn a game in a few minutes, one idea at a time:
home-players = Players
home-players-range = { $low } to { $high } players
home-players-exact = { $count } players
home-level = Bot level
home-for-tests = For tests: { $level } bots
home-play = Play now
home-against = { $count ->
    [one] you against one bot
   *[other] you against { $count } bots
 }
home-options = Options
home-options-default = as in the rules
home-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
 }
home-friends = A table for friends
home-learn = First game
home-cards = Cards

game-habemus-about = Rome, 1655: bid gems in secret for cardinals, mighty friends and dirty tricks, and leave the conclave as Pope.
game-habemus-length = about 20 minutes against bots, 45 with friends
game-caesar-about = A duel for Rome: lay your influence before five groups of patricians, and hope they vote while you are ahead.
game-caesar-length = about 15 minutes against a bot, 30 between two people
game-borgia-about = Lead one of Rome's great families: buy towns and artists, seize what is unprotected, and trade until the papacy is yours.
game-borgia-length = about 45 minutes against bots, 2 hours with friends

level-heuristic = Experienced
level-random = Random

mine-heading = Your tables
mine-with = with { $names }
mine-alone = nobody else yet
mine-gathering = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
 }
mine-your-turn = Your turn
mine-waits = { $names } to play
mine-goes-on = in progress
mine-deadline = your time runs out { $when }
mine-all = Show all { $count } tables
mine-since = created { $when }
time-now = just now

open-heading = Open tables
open-none = Nobody is looking for players right now. Create a table: friends only need its link, and public tables are listed here.
open-free = { $count } of { $seats } seats free
open-join = Join
open-watch = Watch
live-title = Games to watch
live-about = Public games in progress. You see what everybody at the table sees, and nobody's hand.
live-none = No public games right now. A new table is public if anybody may watch it.
live-began = started { $when }
live-all = All games to watch

## A name

name-title = What's your name?
name-label = Your name
name-hint = The others at the table see it. You can change it at any time.
name-go = Sit down
name-say = Go on
name-guest = Guest

## A new table

new-title = A new table
new-game = The game
new-summary = The table at a glance
new-create = Create the table
new-begin = Start the game

terms-preset = What kind of game
preset-friends = Tonight with friends
preset-friends-about = Everybody on their own device; you send them a link.
preset-slow = Slowly, over days
preset-slow-about = Three days for each turn; you are told when it is yours.
preset-screen = One screen for everybody
preset-screen-about = You pass one device around; nobody sees the others' cards.
preset-public = Public table
preset-public-about = Listed for everybody, with a clock; a bot takes over for anybody who leaves.

terms-seats = Seats
terms-screen = Devices
terms-screen-own = One each
terms-screen-one = One for everybody
seat-me-named = { $name } (you)
seat-who = Who plays in seat { $seat }
seat-open = Free seat
seat-here = At this screen
seat-bot = Bot · { $level }
seat-name = Name of the person in seat { $seat }
seat-person = Player { $seat }
seat-up = Move seat { $seat } up
seat-down = Move seat { $seat } down

terms-time = Time
pace-none = No clock
pace-evening = In one sitting
pace-days = Days for each turn
pace-bank = Time each
pace-bank-about = For the whole game; each answer adds the extra seconds.
pace-turn = Time per turn
pace-out = When time runs out
pace-out-bot = A bot takes over
pace-out-concede = It counts as giving up
clock-words-none = no clock
clock-words-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
 }
clock-words-bank = { $bank } + { $increment } s

terms-options-usual = All as in the rules
option-default = { $value } (usual)
option-ruling = Why there is a choice: { $ruling }

terms-guests = Who can come
terms-access = Who can join
terms-access-link = Anybody with the link
terms-access-public = Anybody
terms-access-accounts = Anybody with an account
terms-spectators = Who can watch
terms-spectators-none = Nobody
terms-spectators-link = Anybody with the link
terms-spectators-public = Anybody

terms-more = More
terms-absence = When somebody is away
absence = Then
absence-wait = The others wait
absence-vote = The others vote
absence-bot = A bot takes over
absence-hold = After
memory = Memory aid
memory-about = Everybody is shown what somebody with a perfect memory would know.
rated = Rated
rated-about = The result counts towards everybody's rating.
rated-limits = Not counted: games given up within the first ten answers, more than three games a day between the same people, and games between people at the same address.
rated-account = Only for players with an account, each on their own device.
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
summary-screen = One device is passed around.
summary-access-link = Anybody with the link can join.
summary-access-public = Anybody can join.
summary-access-accounts = Anybody with an account can join.
summary-clock = Time: { $clock }.
summary-options = { $count ->
    [one] One option is changed.
   *[other] { $count } options are changed.
 }
summary-memory = With a memory aid.
summary-rated = The result is rated.
summary-at-once = The game starts at once.

## What the options change

option-habemus-final_display-about = How many cards are on offer in the last round.
option-habemus-squadrone-about = Whether you may refuse to pay for the Squadrone Volante.
option-habemus-felipe-about = Whether your second Felipe IV obliges you to exclude a cardinal.
option-habemus-chigi_vs_felipe-about = Whether Felipe IV can exclude Cardinal Chigi.
option-habemus-chigi_swap-about = Whether Chigi's owner may swap him away.
option-habemus-open_screens-about = Whether gems, gold and hands are open.
option-caesar-manipulation-about = Whether you put your manipulation cards in order yourself.
option-caesar-orgies-about = Whether and when an Orgy leaves the suffrage deck.
option-caesar-end-about = How long the game goes on once a party is out of influence.
option-caesar-cleopatra-about = Which seat plays Cleopatra.
option-caesar-cleopatra-0 = the first seat
option-caesar-cleopatra-1 = the second seat
option-borgia-dead_artists-about = Whether an artist who dies can come back.
option-borgia-discards-about = Which hand cards leave the game once used.
option-borgia-pope_keeps_offices-about = Whether the Pope may keep his own offices when he shares them out.
option-borgia-reshuffle-about = Whether reshuffled offices are dealt at random or as the Pope likes.
option-borgia-open_ducats-about = Whether ducats and hand sizes are open.
option-borgia-poison-about = Whether Poison reaches cards that have a place in a town.
option-borgia-election-about = What happens when a ballot brings no majority.

## A table before the game

gathering-title = A table of { $game }
invite-by = { $host } invites you to a game of { $game }
invite-open = You are invited to a game of { $game }
invite-with = With { $names }
invite-sit = Join the game
invite-taken = Every seat is taken. Wait a moment: perhaps one becomes free.
gathering-missing = { $count ->
    [0] Everybody is here.
    [one] One player is missing.
   *[other] { $count } players are missing.
 }
gathering-begins = The game starts by itself when every seat is taken.
gathering-choose = Choose a seat.
gathering-you = that is you
gathering-bot = bot · { $level }
gathering-here = is here
gathering-away = away for a moment
gathering-free = Free
gathering-waits = waiting for somebody
gathering-put-bot = Bot instead
gathering-put-bot-seat = A bot in seat { $seat }
gathering-put-last = A bot, and start
gathering-no-bot = Free the seat
gathering-no-bot-who = Free the seat of { $name }
gathering-disagrees = has not agreed to the new settings yet
gathering-sit = Sit here
gathering-sit-seat = Sit here, seat { $seat }
gathering-leave = Leave
gathering-remove = Remove
gathering-remove-who = Remove { $name }
gathering-remove-title = Take the seat from { $name }?
gathering-remove-about = The seat becomes free, and the table goes on waiting.
gathering-remove-once = Free the seat
gathering-remove-bar = Free it and keep them out
kept-out-count = { $count ->
    [one] One person is kept out
   *[other] { $count } people are kept out
 }
kept-out-let = Let in again
kept-out-let-who = Let { $name } in again
gathering-removed = You have lost your seat: the host freed it, or you did on another device.
gathering-lost = Connection lost. Reconnecting…
gathering-terms = Table settings
gathering-change = Change
gathering-change-title = Change the settings
gathering-change-about = Everybody already here has to agree before the game starts.
gathering-change-save = Change them
gathering-changed = { $host } has changed the settings.
gathering-changed-by = The settings have changed.
gathering-agree = I agree
gathering-before = before: { $value }
gathering-agreeing = The game starts when everybody has agreed.
gathering-talk = Chat
gathering-talk-none = Nobody has said anything yet. Everybody here can read it.
gathering-share = Invite

share-link = Link
share-copy = Copy the link
share-send = Send…
share-text = Join me for a game of { $game }.
share-qr = The link as a QR code
share-qr-about = Scan it with a phone's camera.
share-local = This link only works on this computer. For friends on the same network, start Curia with { $command } and open it under your computer's own name or address; then share the link from there.

## Past games

history-title = Past games
history-ratings = Your ratings
history-rated-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
 }
history-none = The games you have played are kept here, move by move.
history-begin = Play a game
history-older = Older games
result-won = You won
result-shared = You shared the victory
result-place = Place { $place } of { $of }
result-winner = { $count ->
    [one] { $names } won
   *[other] { $names } shared the victory
 }
result-none = No result
history-replay = Replay
history-rematch = Play again

## Rankings and profiles

rankings-title = Rankings
rankings-about = Ratings from rated games, of accounts and bots. Players who do not show their profile are not listed.
rankings-none = Nobody has played a rated game of this yet.
rankings-how = You need an account for rated games. Then switch on “Rated” when you create a table.
rankings-place = Place
rankings-player = Player
rankings-rating = Rating
rankings-games = Games
rankings-find = Find a player by name
rankings-look = Show
profile-mine = My statistics
profile-since = here since { $when }
profile-guest = guest
profile-only-guest = Only you can see this page. With an account you can show it to others and play rated games.
profile-only-you = Only you can see this page. You can show it to others in the settings.
profile-shown = Others can see this page too, but not your opponents without a profile, nor games only open to those with the link.
profile-none = No game with a result yet.
profile-game = Game
profile-against = Against
profile-against-all = All games
profile-against-people = Among people
profile-against-bots = Against bots
profile-games = Games
profile-won = Won
profile-average = Average points
profile-best = Best
profile-points-head = Points
profile-rating = Rating
profile-points = Points, game by game
profile-points-about = Each dot is a game, filled in gold if it was won; the line is the average of the last ten.
profile-ratings = Rating after each rated game
profile-parts = Where the points come from, on average
profile-parts-about = { $count ->
    [one] From 1 game.
   *[other] From { $count } games.
 }
profile-early = Kept since this page was introduced; earlier games count above, but not here.
profile-place = Place
profile-place-of = { $place } of { $of }
profile-date = Date
plot-table = As a table
plot-part = For
profile-opponents = Most frequent opponents
profile-opponent = Opponent
profile-ahead = Ahead
profile-behind = Behind
profile-last = Last games
profile-last-none = No games you can look at.

## Settings

settings-title = Settings
settings-name-hint = The tables you join from now on show it.
settings-shown = Show my profile
settings-shown-about = Others see your name in the rankings and how your games went, but not whom you played by link.
settings-profile = See my profile
settings-saved = Saved.
settings-nobody = You have no name here yet. You will be asked for one when you first sit down.
settings-say-name = Choose my name now
settings-look = Look and sound
look-auto = Like the device
look-light = Light
look-dark = Dark
settings-theme = Theme
settings-motion = Motion
motion-auto = Like the device
motion-full = Full
motion-reduced = Reduced
settings-aids = Help for colour blindness
settings-aids-about = Names beside coats, gems and seals, and stronger hatching.

settings-account = Account
account-why = You need no account to play. With one you can log in on any device, and your results count for ratings. You keep your games.
account-yours = You are logged in as { $login }.
account-make = Create an account
account-login = Log in
account-login-guest = This device now belongs to { $name }. After you log in, this guest's games cannot be reached any more, unless you make a link for another device first.
account-name = Login
account-name-hint = 3 to 32 letters, digits, dots, hyphens or underscores.
account-password = Password
account-password-hint = At least 8 characters.
account-password-change = Change password
account-password-old = Current password
account-password-new = New password
account-password-changed = Your password is changed, and all your other devices are logged out.
account-reset-about = The link you opened comes from whoever runs this server: you can set a new password without the old one, once and within an hour.
account-reset = Set a new password
account-forgot = Forgot your password? Whoever runs this server can send you a link to set a new one.
account-made = Your account is ready. All your games are in it.
account-in = You are logged in.
account-out = You are logged out.
account-logout = Log out
account-logout-about = You can log in again at any time.
account-logout-guest = You are a guest: if you log out, your tables and past games can no longer be reached from this device, unless you first create an account or a link for another device.
account-everywhere = Log out everywhere else
account-everywhere-about = All other devices are logged out. Unused links for another device and the tokens of programs playing for you become invalid.
account-everywhere-done = All other devices are logged out.

settings-device = Another device
recovery-about = A link lets you play as yourself on another device, such as your phone. It works once.
recovery-make = Make a link
recovery-title = A link for another device
recovery-qr = The link for another device as a QR code
recovery-how = Open it on the other device, or scan it with its camera.
recovery-expires = Works once, until { $when }.
recovery-warn = Whoever opens it can play as you: give it to nobody. It is not shown again.
recovery-done = Done

settings-notices = When it is your turn
push = Notify this browser
push-about = You are told even when no page of Curia is open.
push-denied = You have blocked notifications from this site; you can allow them again in your browser's settings.
push-unsupported = This browser cannot be notified here. That needs https, or the computer Curia runs on.
push-failed = Your browser's notification service did not answer. Try again later.
push-turn = It is your turn
push-news = There is news at your tables
webhook = Webhook
webhook-about = The server sends a signed message to an address of yours when it is your turn.
webhook-address = Address
webhook-saved = Saved. From your next turn on, messages go there.
webhook-removed = Messages are off.
webhook-secret = Secret
webhook-secret-about = With it your program can check that a message comes from this server.

settings-data = Your data
data-about = The server keeps your name, your tables and moves, what you write in the chat, your notification settings, how long you take over some answers and, for an account, login and ratings. You can download all of it, or delete it.
data-download = Download my data
data-delete = Delete my account
data-delete-account = This cannot be undone.
data-delete-guest = You are a guest: this deletes everything about you. It cannot be undone.
data-delete-gone = Login, password, devices, links, notifications, tokens of programs, ratings and everything you wrote in the chat are deleted.
data-delete-games = You give up your running games, and leave tables where the game has not started.
data-delete-names = Others can still look at past games. Instead of your name they see “Somebody who left”.
data-delete-backups = Older backups still contain all of this, for as long as whoever runs this server keeps them.
data-delete-now = Delete for good
data-deleted = Everything about you is deleted. Farewell!

## A link from another device

recover-title = Is this your device?
recover-about = The link you opened makes this device yours, with your tables and past games.
recover-account = This device now belongs to { $name }, and will be yours instead. { $name } can log in again.
recover-guest = This device now belongs to the guest { $name }, whose games cannot be reached any more afterwards.
recover-go = Yes, it is mine
recover-no-code = Something is missing at the end of this link. Open it exactly as it was sent.

## A page that is not there

nowhere-title = All roads lead to Rome, but not this one
nowhere-about = There is nothing at this address. Perhaps the link was cut off, or the table was removed long ago.
nowhere-home = Home

## What went wrong

error-failed = That did not work. Try again.
error-offline = Can't reach the server. Is it still running?
error-too-many = Too often in a short time. Wait a moment, then try again.
error-store = The server could not save that. Try again.
error-house-full = The server is full. Try again later.
error-too-many-tables = You have too many unfinished tables. Finish one first.
error-no-player = The server no longer knows this device. Reload the page and say your name again.
error-has-player = This device already belongs to somebody. Reload the page.
error-banned = You are banned from this server.
error-bad-name = A name has 1 to 24 visible characters.
error-mixed-name = A name can only use the letters of one alphabet.
error-started = The game has begun.
error-starting = The game is just starting.
error-seated = You already have a seat at this table.
error-taken = Somebody has just taken that seat.
error-no-seat = There is no such seat.
error-accounts-only = This table is for players with an account. You can create one in the settings.
error-not-seated = You have no seat at this table.
error-too-many-seats = You, or others at your address, have too many seats at other people's tables. Leave one first.
error-barred = The host does not want you at this table.
error-not-host = Only whoever created the table can do that.
error-not-over = The game is not over.
error-terms-changed = The settings have changed again. Look at them once more.
error-no-profile = There is no such player, or they do not show their profile.
error-older-rules = This game was played by older rules and cannot be shown any more.
error-bad-terms = A table cannot be set up like this. Reload the page and choose again.
error-wrong-origin = The server is not set up for this address. Whoever runs it has to enter it in the setting public_url.
error-login-taken = That login is taken. Choose another one.
error-wrong-login = No account has this login and password.
error-no-account = You have no account, and so no password.
error-wrong-password = That is not your password.
error-weak-password = Strangers would try this password first. Choose another one.
error-own-password = A password must differ from your login and your name.
error-old-password = Your current password is needed too: you opened the link more than an hour ago.
error-has-account = You already have an account.
error-no-recovery = This link has been used, has expired, or was never valid.
error-bad-address = An address looks like https://example.org/hook, and a server must answer there.
error-private-address = The address must be on the internet, not on a private network.
error-not-https = The address must begin with https.
error-too-many-pushes = Too many browsers are notified already. Turn one of them off first.

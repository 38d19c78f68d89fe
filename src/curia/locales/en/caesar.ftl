# Caesar & Cleopatra. The sentences are our own.

intro =
    Rome and Egypt woo the same patricians. Each turn you lay influence before the five groups in the forum: one card
    face down, or two face up. Then a suffrage card may call a group to vote, and the higher total wins a patrician –
    or the lower one, if a Philosopher has his say. Manipulation cards spoil the best of plans.
example-move = lay 4 senators
example-card = courtesan
bot-names = Charmion Fulvia Cicero
no-cards = no card

ui-help-game =
    In this game:
      lay 4 sen           lay a 4 face down before the Senators
      show 4 sen          lay it face up; a second one has to follow
      assassinate 5 q     play a manipulation card with its target
      discard 1 1 veto    discard cards from your hand and draw new ones
      discard none        discard nothing, only draw: when your hand is short
      p                   stands for the Philosopher: lay p censors
      discards            what both parties have discarded
      order               your manipulation cards to come
      save favourite      keep the order of your manipulation cards for other games
      help place, help lay, help discard, help manipulation, help arrange,
      help vote, help mission, help suffrage, help hidden

## Cards

card-philosopher = Philosopher
    .the = the Philosopher
    .a = a Philosopher
card-1 = 1
    .the = the 1
    .a = a 1
card-2 = 2
    .the = the 2
    .a = a 2
card-3 = 3
    .the = the 3
    .a = a 3
card-4 = 4
    .the = the 4
    .a = a 4
card-5 = 5
    .the = the 5
    .a = a 5
card-assassination = Assassination
    .the = the Assassination
    .a = an Assassination
card-spy = Spy
    .the = the Spy
    .a = a Spy
card-castling = Castling
    .the = the Castling
    .a = a Castling
card-courtesan = Courtesan
    .the = the Courtesan
    .a = a Courtesan
card-wrath = Wrath of the Gods
    .the = the Wrath of the Gods
    .a = the Wrath of the Gods
card-veto = Veto
    .the = the Veto
    .a = a Veto
card-senators = Senators
    .the = the Senators
    .a = a Senator
card-praetors = Praetors
    .the = the Praetors
    .a = a Praetor
card-quaestors = Quaestors
    .the = the Quaestors
    .a = a Quaestor
card-aediles = Aediles
    .the = the Aediles
    .a = an Aedile
card-censors = Censors
    .the = the Censors
    .a = a Censor
card-orgy = Orgy
    .the = the Orgy
    .a = an Orgy
card-reshuffle = reshuffling Orgy
    .the = the reshuffling Orgy
    .a = the reshuffling Orgy
short-philosopher = P

party-caesar = Caesar
party-cleopatra = Cleopatra

# Other words for the verbs of moves.
verb-assassination = assassinate
verb-castling = castle

## One line for each card

line-influence = influence: adds { $value } to your total
line-philosopher = influence: counts 0, and the lower total wins the vote
line-assassination = discard a face-up card of your opponent
line-spy = look at your opponent's hand and discard one card from it
line-castling = pick up your cards before two groups and lay them there again, face down
line-courtesan = turn up your opponent's hidden cards before a group
line-wrath = discard all influence before a group
line-veto = cancel a manipulation of your opponent
line-patrician = { $count } patricians
line-orgy = nobody votes
line-reshuffle = nobody votes, and the suffrage deck is reshuffled

## Help for each card

help-influence =
    { $card }: an influence card, { $count } in each party. It adds { $value } to your total before a group. You lay one
    card face down or two face up; at most five of your own before a group, and eight of both parties together. §4.2,
    §4.11 to §4.13, §7.5
help-philosopher =
    { $card }: an influence card, { $count } in each party. It counts 0. If the parties have different numbers of
    Philosophers before a group, the lower total wins, whoever laid them. After the vote they are discarded, unless it
    was a tie. §8.1 to §8.7
help-assassination =
    { $card }, { $count } in each party. One face-up influence card of your opponent is discarded; it may be a
    Philosopher. Hidden cards are safe. §9.11 to §9.15
help-spy =
    { $card }, { $count } in each party. You see your opponent's hand and discard one card from it. Your opponent draws a
    new one at once, which you do not see. §9.16 to §9.27
help-castling =
    { $card }, { $count } in each party. You pick up all your cards before two groups and lay them before these two
    again as you like, all face down. §9.28 to §9.38
help-courtesan =
    { $card }, { $count } in each party. All your opponent's hidden cards before that group are turned up for good.
    §9.39 to §9.42
help-wrath =
    { $card }, { $count } in each party. All influence of both parties before that group is discarded, hidden cards
    included. The patricians stay. §9.43 to §9.45
help-veto =
    { $card }, { $count } in each party. You play it only in answer to your opponent's manipulation card, which then has
    no effect and is lost. A Veto cannot be vetoed. §10.1 to §10.13
help-patrician =
    { $card }, { $count } patricians. Each is worth a point, having most of them one more (here { $count ->
        [3] two
       *[other] three
    }), and having all of them another.{ $mission ->
        [0] {""}
       *[other] {" "}If they are your mission, three of them bring 2 points.
    } They vote when their suffrage card is turned up, or when eight cards lie before them. §1.5, §7.1, §13.2 to §13.5
help-orgy = { $card }, { $count } in the suffrage deck. The patricians have better things to do: nobody votes. §5.10
help-reshuffle =
    { $card }, { $count } in the suffrage deck. Nobody votes, and all suffrage cards still in the game are shuffled into
    a new deck. §5.12, §5.13

topic-influence = { topic-lay }
topic-lay =
    In an active turn you lay one influence card face down ('lay 4 senators') or two face up ('show 4 senators', then
    the second); at most five of your own before a group, at most eight of both parties together. Before or after that
    you may play one manipulation card. §3.10, §4.2, §4.11, §4.12
topic-show = { topic-lay }
topic-discard =
    Instead of laying you may discard cards from your hand and draw new ones ('discard 1 1 veto'). Then nobody votes and
    no suffrage card is turned up. If your hand is short, for example after a Veto, you may keep all your cards and only
    draw ('discard none'). §6.1 to §6.9, §6.13
topic-manipulation =
    Each party has Assassination ×4, Spy ×2, Castling ×2, Courtesan ×2, Wrath of the Gods and Veto ×2. You play at most
    one a turn, before or after laying influence, and your opponent may veto it. 'help spy' tells you more about one.
    Where you have no room anywhere, your turn may begin with one: if it makes room, you lay; if not, the turn goes on
    without laying. §1.4, §3.7, §3.16, §3.17, §9.1 to §9.8
topic-arrange =
    Unless your table shuffles them, you put your 13 manipulation cards in order. That is the order you draw them in, and
    nobody else knows it. 'suggested', 'shuffled' and 'favourite' do it in one go, or type the names one after another.
    §2.8, §5.5
topic-place =
    Before the first turn you lay five cards face down, one before each group, using each value from 1 to 5 once:
    'place 3 1 5 2 4' gives the Senators a 3, the Praetors a 1, and so on to the Censors; 'any' does it at random. Your
    hand is another 1 to 5. Your opponent does the same at the same time, and neither sees the other's values. Later you
    lay cards with 'lay' and 'show'. §2.11 to §2.14
topic-suffrage =
    At the end of every active turn a suffrage card is turned up: that of a group, which then votes, an Orgy (nothing
    happens), or the reshuffling Orgy (all suffrage cards make a new deck). §5.8 to §5.14
topic-vote =
    All cards before the group are turned up. The higher total wins a patrician, or the lower one if the numbers of
    Philosophers differ. A tie changes nothing. Then the higher total loses its highest card, the lower total its
    lowest, and the Philosophers go. A group with eight cards votes too. §7.1 to §7.19, §8.8
topic-mission =
    Your secret mission is the Senators, the Praetors or the Quaestors: three of them or more bring 2 points at the end.
    Both of you may have the same one. §1.7, §2.6, §13.5
topic-hidden =
    Your cards in [brackets] are face down, and only you know them. A ? is a hidden card of your opponent. All are turned
    up when the group votes, or when a Courtesan comes. §7.4, §9.39, §11.4, §11.10

## Options

option-manipulation = manipulation cards
option-manipulation-arranged = everybody arranges their own
option-manipulation-shuffled = shuffled
option-orgies = Orgies
option-orgies-3 = all three
option-orgies-drop_one = one fewer from the start
option-orgies-drop_one_after_second_group = one fewer once two groups are closed
option-end = the end
option-end-both = when both are out of influence
option-end-first_out = one turn after either is out of influence
option-cleopatra = Cleopatra
option-cleopatra-drawn = is drawn at random
option-cleopatra-0 = has seat 0
option-cleopatra-1 = has seat 1

## Phases and questions

phase-draw_parties = drawing the parties
phase-draw_mission = dealing the missions
phase-arrange = arranging the manipulation cards
phase-place = the first five cards
phase-turn = the turn
phase-lay = laying influence
phase-lay_second = the second card face up
phase-manipulate = a manipulation card
phase-veto = the Veto
phase-strike = the Spy's victim
phase-castle = Castling
phase-refill = drawing
phase-draw_influence = drawing
phase-draw_manipulation = drawing
phase-suffrage = the suffrage card
phase-last_turn = the last turn
phase-last_lay = laying everything that is left

question-arrange = In what order will your manipulation cards come? You draw the first one first.
question-place = Your first five cards go face down, one before each group. Which values?
question-turn = Do you lay influence, play a manipulation card first, or discard?
question-lay = Now lay influence: one card face down, or two face up.
question-lay_second = And the second card, face up too?
question-manipulate = Do you play a manipulation card?
question-veto = Veto { $source_the }?
question-strike = This is your opponent's hand. Which card do you discard?
question-castle = { $source }: how do you lay your cards again?
question-refill = Which reserve do you draw from?
question-last_turn = Your last turn: lay all your influence face up – after a manipulation card, if you like.
question-last_lay = Which card do you lay next, face up?

hint-veto = { $what }.
hint-turn-no-room = You have no room anywhere. A manipulation card may make some; if not, your turn goes on without laying.
hint-refill = Your next manipulation card is { $card }.
hint-castle = You have picked up { $cards }. Name those for { $first_the }; the others go to { $second_the }.

how-lay = one card face down
how-show = two cards face up, one by one
how-show-second = face up
how-show-last = face up, until you have no more, or no more room
how-discard = and draw new cards; no vote
how-assassinate = Assassination
how-castle = Castling, two of your groups
how-courtesan = Courtesan
how-wrath = Wrath of the Gods
how-spy = Spy: look at the hand, discard one card
how-done = no manipulation card
how-cards = { $cards } before { $groups }
how-any-group = any group
how-discard-cards = any of { $cards }
how-discard-none = or 'discard none': only draw
how-card = CARD
how-cards-word = CARDS
how-group = GROUP
how-note = First letters are enough: '{ $example }'. 'moves' lists all { $count } answers.
how-strike = one of { $cards }
how-relay = the cards for the first group, or 'relay none'

how-arrange-names = type names, several in a line: spy veto assassination …
how-arrange-suggested = a sensible order for the rest
how-arrange-shuffled = at random
how-arrange-favourite = the order that you saved with 'save favourite'
how-place-values = the five values from Senators to Censors, each once
how-place-any = at random
example-place = place 3 1 5 2 4

quick-arranged = Order: { $cards }
quick-placed = Laid at random, from Senators to Censors: { $values }
quick-not-left = You do not have that many: { $card }. You still have { $left }.
quick-no-favourite = You have no favourite yet. Arrange your cards, then type 'save favourite'.
quick-bad-favourite = The file { $file } cannot be used; 'save favourite' writes a new one.
quick-favourite-saved = Saved as your favourite: { $cards }
quick-cannot-save = { $file } cannot be written.
quick-arrange-first = Arrange all your manipulation cards first.
quick-nothing-arranged = At this table the manipulation cards are shuffled: there is no order to save.

## Moves in words

move-next = Next comes { $what }
move-place = Lay { $what } before the Senators, { $second } Praetors, { $third } Quaestors, { $fourth } Aediles, { $fifth } Censors
move-lay = Lay { $what_a } face down before { $second_the }
move-show = Lay { $what_a } face up before { $second_the }
move-assassinate = Assassinate { $what_the } before { $second_the }
move-spy = Send a Spy
move-castle = Castle { $what_the } and { $second_the }
move-courtesan = Send a Courtesan to { $what_the }
move-wrath = Call { card-wrath.the } upon { $what_the }
move-done = Play no manipulation card
move-veto = Veto!
move-allow = Let it pass
move-strike = Discard { $what }
move-relay = Lay { $all } before the first group, the rest before the second
move-relay-none = Lay everything before the second group
move-discard = Discard { $all }
move-discard-none = Draw without discarding
move-draw = Draw from the { $what } reserve
move-cleopatra = Cleopatra has seat { $number }
move-mission = The mission is { $what }
move-drawn = { $what } is drawn
move-suffrage = { $what } is turned up

## What happens

event-parties_drawn = { $seat_you ->
    [yes] You are Cleopatra and begin.
   *[no] { $seat } is Cleopatra and begins.
 }
event-mission_drawn = { $seat_you ->
    [yes] You are dealt a mission.
   *[no] { $seat } is dealt a mission.
 }
event-mission_drawn-known = { $seat_you ->
    [yes] Your mission: { $group }.
   *[no] { $seat }'s mission: { $group }.
 }
event-arranging = Somebody arranges a card.
event-arranging-known = { $seat_you ->
    [yes] Next in your order: { $card }.
   *[no] Next in { $seat }'s order: { $card }.
 }
event-arranged = { $seat_you ->
    [yes] Your manipulation cards are in order.
   *[no] { $seat } has arranged the manipulation cards.
 }
event-placed = { $seat_you ->
    [yes] You have sealed your first five cards.
   *[no] { $seat } has sealed the first five cards.
 }
event-placed-known = { $seat_you ->
    [yes] You lay your first five cards: Senators { $values_0 }, Praetors { $values_1 }, Quaestors { $values_2 }, Aediles { $values_3 }, Censors { $values_4 }.
   *[no] { $seat } lays the first five cards: Senators { $values_0 }, Praetors { $values_1 }, Quaestors { $values_2 }, Aediles { $values_3 }, Censors { $values_4 }.
 }
event-turn_begins = { $seat_you ->
    [yes] Turn { $turn } – you
   *[no] Turn { $turn } – { $seat }
 }
event-last_turn = { $seat_you ->
    [yes] The last turn – you lay all that you have
   *[no] The last turn – { $seat } lays all that is left
 }
event-turn_skipped = { $seat_you ->
    [yes] Your hand is empty: you miss your turn.
   *[no] { $seat } has an empty hand and misses the turn.
 }
event-discarded = { $seat_you ->
    [yes] You discard { $cards } and lay nothing.
   *[no] { $seat } discards { $cards } and lays nothing.
 }
event-nothing_discarded = { $seat_you ->
    [yes] You discard nothing and only draw.
   *[no] { $seat } discards nothing and only draws.
 }
event-laid_down = { $seat_you ->
    [yes] You lay a card face down before { $group_the }.
   *[no] { $seat } lays a card face down before { $group_the }.
 }
event-laid_down-known = { $seat_you ->
    [yes] You lay { $card_a } face down before { $group_the }.
   *[no] { $seat } lays { $card_a } face down before { $group_the }.
 }
event-laid_up = { $seat_you ->
    [yes] You lay { $card_a } face up before { $group_the }.
   *[no] { $seat } lays { $card_a } face up before { $group_the }.
 }
event-no_room = { $seat_you ->
    [yes] No room for the last of your influence. Discarded: { $cards }.
   *[no] No room for the last of { $seat }'s influence. Discarded: { $cards }.
 }
event-nothing_laid = { $seat_you ->
    [yes] There is still no room for you: you lay nothing.
   *[no] There is still no room for { $seat }, who lays nothing.
 }
event-vote_empty = { $group_The } are called to vote, but nobody woos them.
event-vote = { $group_The } vote: { $seat_0 } { $totals_0 } ({ $cards_0 }), { $seat_1 } { $totals_1 } ({ $cards_1 }).
event-vote_tied = A tie: nobody wins { $group_a }, and all cards stay.
event-vote_turned = { $seat_you ->
    [yes] The Philosopher turns the vote around: with the lower total you win { $group_a }!
   *[no] The Philosopher turns the vote around: with the lower total { $seat } wins { $group_a }.
 }
event-vote_won = { $seat_you ->
    [yes] You win { $group_a }!
   *[no] { $seat } wins { $group_a }.
 }
event-vote_discards = { $seat_you ->
    [yes] You discard { $cards } there.
   *[no] { $seat } discards { $cards } there.
 }
event-group_closed = That was the last of { $group_the }. All cards there are discarded.
event-orgy_leaves = Two groups are closed: one Orgy leaves the game.
event-drew = { $reserve ->
    [influence] { $seat_you ->
        [yes] You draw an influence card.
       *[no] { $seat } draws an influence card.
     }
   *[other] { $seat_you ->
        [yes] You draw a manipulation card.
       *[no] { $seat } draws a manipulation card.
     }
 }
event-drew-known = { $seat_you ->
    [yes] You draw { $card_a }.
   *[no] { $seat } draws { $card_a }.
 }
event-suffrage_card = { $suffrage_id ->
    [orgy] Suffrage card: an Orgy. Nobody votes.
    [reshuffle] Suffrage card: the reshuffling Orgy. Nobody votes, and the deck is reshuffled.
   *[other] Suffrage card: { $suffrage }.
 }
event-assassination_played = { $seat_you ->
    [yes] You play { card-assassination } on { $card_the } before { $group_the }.
   *[no] { $seat } plays { card-assassination } on { $card_the } before { $group_the }.
 }
event-spy_played = { $seat_you ->
    [yes] You send a Spy.
   *[no] { $seat } sends a Spy.
 }
event-castling_played = { $seat_you ->
    [yes] You play { card-castling } on { $group_the } and { $other_group_the }.
   *[no] { $seat } plays { card-castling } on { $group_the } and { $other_group_the }.
 }
event-courtesan_played = { $seat_you ->
    [yes] You send a Courtesan to { $group_the }.
   *[no] { $seat } sends a Courtesan to { $group_the }.
 }
event-wrath_played = { $seat_you ->
    [yes] You call { card-wrath.the } upon { $group_the }.
   *[no] { $seat } calls { card-wrath.the } upon { $group_the }.
 }
event-allowed = { $seat_you ->
    [yes] You let it pass.
   *[no] { $seat } lets it pass.
 }
event-vetoed = { $seat_you ->
    [yes] Veto! You cancel { $card_the }.
   *[no] Veto! { $seat } cancels { $card_the }.
 }
event-assassinated = { $seat_you ->
    [yes] You lose { $card_a } before { $group_the }.
   *[no] { $seat } loses { $card_a } before { $group_the }.
 }
event-spied = { $seat_you ->
    [yes] You look at { $other }'s hand.
   *[no] { $other_you ->
        [yes] { $seat } looks at your hand.
       *[no] { $seat } looks at { $other }'s hand.
     }
 }
event-spied-known = { $seat_you ->
    [yes] You look at { $other }'s hand: { $cards }.
   *[no] { $other_you ->
        [yes] { $seat } looks at your hand: { $cards }.
       *[no] { $seat } looks at { $other }'s hand: { $cards }.
     }
 }
event-struck = { $seat_you ->
    [yes] { $other } has to discard { $card_the }.
   *[no] { $other_you ->
        [yes] You have to discard { $card_the }.
       *[no] { $other } has to discard { $card_the }.
     }
 }
event-relaid = { $seat_you ->
    [yes] You lay { $count } before { $group_the } and { $other_count } before { $other_group_the }, face down.
   *[no] { $seat } lays { $count } before { $group_the } and { $other_count } before { $other_group_the }, face down.
 }
event-relaid-known = { $seat_you ->
    [yes] You lay your cards again, face down. { $group }: { $cards }. { $other_group }: { $other_cards }.
   *[no] { $seat } lays the cards again, face down. { $group }: { $cards }. { $other_group }: { $other_cards }.
 }
event-unveiled = { $seat_you ->
    [yes] Your hidden cards before { $group_the } are turned up: { $cards }.
   *[no] { $seat }'s hidden cards before { $group_the } are turned up: { $cards }.
 }
event-wrath_discards = { $seat_you ->
    [yes] You lose { $cards } before { $group_the }.
   *[no] { $seat } loses { $cards } before { $group_the }.
 }
event-game_over = The game is over: the missions are revealed.
event-mission_shown = { $seat_you ->
    [yes] Your mission was { $group }.
   *[no] { $seat }'s mission was { $group }.
 }

## Why not

refusal-others-turn = It is { $other }'s turn to answer.
refusal-veto-only-as-answer = You can only play { card-veto.a } in answer to your opponent's manipulation card.
refusal-nothing-to-let-pass = Your opponent has not played a manipulation card.
refusal-not-to-arrange = That card is not one of those you still have to arrange.
refusal-each-value-once = Lay each value from 1 to 5 once, one before each group.
refusal-no-veto-in-hand = You have no Veto in your hand.
refusal-not-in-their-hand = Your opponent does not have that card.
refusal-no-such-reserve = There is no such reserve.
refusal-must-lay-all = In the last turn you must lay all the influence that fits.
refusal-must-lay = In an active turn you must lay influence.
refusal-laid-already = You have already laid influence this turn.
refusal-laying-is-over = You have finished laying in this last turn; room made now stays empty.
refusal-not-influence = { $card_The } is not influence and cannot be laid.
refusal-no-influence-in-hand = Without influence in your hand you can only be passive: discard and draw.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-no-room-anywhere = You have no room before any group: begin with a manipulation card, or be passive.
refusal-group-closed = { $group_The } have left the forum.
refusal-five-of-your-own = You already have five cards before { $group_the }.
refusal-eight-there = There are already eight cards before { $group_the }.
refusal-last-turn-face-up = In the last turn all cards are laid face up.
refusal-second-face-up-too = The second card is laid face up, like the first.
refusal-one-card-face-down = For two cards face up you need two influence cards. Lay your only one face down.
refusal-two-need-two-places = For two cards face up you need room for two. Lay one face down.
refusal-last-turn-is-active = In the last turn you cannot discard.
refusal-turn-is-active = You have begun an active turn: you cannot discard any more.
refusal-discard-at-least-one = Your hand is full: discard at least one card.
refusal-nothing-to-draw = Both your reserves are empty: discard at least one card.
refusal-discard-own-cards = You do not have all these cards in your hand.
refusal-relay-these-cards = Lay exactly the cards you picked up.
refusal-relay-five-at-most = You can have at most five cards before a group.
refusal-relay-eight-at-most = There can be at most eight cards before { $group_the }.
refusal-not-in-between = You cannot play a manipulation card between two cards you lay together.
refusal-one-manipulation = You have already played a manipulation card this turn.
refusal-manipulation-not-in-hand = You have no { $card } in your hand.
refusal-spy-empty-hand = Your opponent has no cards to spy on.
refusal-assassinate-influence-only = Only influence cards can be assassinated.
refusal-assassinate-hidden = Your opponent has no { $card } face up before { $group_the }, and hidden cards are safe.
refusal-assassinate-own = { $card_The } before { $group_the } is your own.
refusal-assassinate-not-there = Your opponent has no { $card } before { $group_the }.
refusal-castle-two-groups = Name two different groups.
refusal-castle-own-cards = You have no cards before { $group_the }.
refusal-courtesan-nothing-hidden = Your opponent has no hidden cards before { $group_the }.
refusal-wrath-nothing-there = There are no cards before { $group_the }.

## The count

part-patricians = patricians
part-majorities = majorities
part-whole_groups = whole groups
part-mission = mission
count-total = points
reason-patricians_gone = No patricians are left.
reason-influence_gone = Both parties are out of influence.
count-tie-note = Equal points are a draw (§13.9).
count-won = won
count-mission = { $name }: mission { $mission } ({ $fulfilled ->
    [yes] fulfilled
   *[no] failed
 }); hand: { $hand }; still hidden: { $hidden }

## The table

table-turn = Turn { $turn }
table-turn-of = { $name }'s turn
table-turn-yours = your turn
table-last = the last turn
table-before = Before the first turn
table-forum = Forum
table-left = left
table-won = won
table-room = room
table-closed = closed
table-legend = [4] your hidden card · ? their hidden card · P Philosopher · room: how many more you can lay
table-hands = Hand and reserve (influence + manipulation)
table-hand-sizes = hand { $influence } + { $manipulation } · reserve { $influence_left } + { $manipulation_left }
table-suffrage = Suffrage deck: { $cards }
table-suffrage-discard = turned up: { $cards }
table-known-pool = Hidden somewhere before { $groups }: { $cards }
table-known-items = { $hidden ->
    [0] In hand: { $cards }
   *[other] In hand, or laid face down: { $cards }
 }
table-known-hand = Still in hand: { $cards }
table-known = What you know of { $name }'s cards
table-own = Your cards
table-hand = Hand: { $cards }
table-no-cards = none
table-mission = Mission: three { $group } for 2 points – { $taken ->
    [0] none so far
    [1] one so far
    [2] two so far
   *[other] fulfilled
 }
table-next = Manipulation cards to come: { $cards }
table-next-more = { $cards } … ({ $count } more: 'order')
table-order = Your manipulation cards to come
table-shuffled = Manipulation cards to come: shuffled
table-arranged = In order so far: { $cards }
table-to-arrange = Still to arrange: { $cards }
table-discards = Discards of { $name } ({ $party })
table-gone = Suffrage cards out of the game

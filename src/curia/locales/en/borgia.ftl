# Borgia. The sentences are our own.

intro =
    Italy around 1500. You lead a great family: you buy towns, offices and artists at auction, trade, poison and
    seize, and at the end of each of three rounds all families elect a Pope with the votes of their cardinals and
    offices. Ducats, towns, artists and the papacy are points; the most points after three rounds win.
example-move = bid 12
example-card = titian
bot-names = Lucrezia Giulia Vannozza Machiavelli Burchard Caterina

ui-help-game =
    In this game:
      bid 12, or 12       a bid; 'pass' gives up
      medici, or a name   stands for a player wherever a seat number does
      offer medici: imola, 20 ducats for titian, any condottiere
                          a whole trade; either side may be 'nothing'
      rehouse datary in imola, titian nowhere
                          a new housing; cards not named stay where they are
      buy 10 votes from medici for me for 20 ducats if elected
      sell 6 votes to orsini for borgia for datary
                          a whole pledge: votes, partner, candidate, price
      give up             drop a trade, a pledge or a housing that you have begun
      vote 10 me rest medici
                          a whole ballot
      cardinals medici 2 me 1
                          how the Pope hands out cardinals
      hand                your hand with what each card does
      piles               the cards that come back, and those of 'gone'
      card titian         the same as 'help titian'
      help phase, help auction, help place, help housing, help trade,
      help seize, help election, help pledge, help pope, help points,
      help secret

## Cards

card-spy = Spy
    .the = the Spy
    .a = a Spy
card-poison = Poison
    .the = the Poison
    .a = Poison
card-assassin = Assassin
    .the = the Assassin
    .a = an Assassin
card-doctor = Doctor
    .the = the Doctor
    .a = a Doctor
card-marriage = Marriage
    .the = the marriage
    .a = a Marriage
card-savonarola = Savonarola
card-accusation = Accusation
    .the = the Accusation
    .a = an Accusation
card-any_condottiere = any Condottiere
card-any_death = any death card

# Names in the card data that some language says otherwise; `.short` is for narrow places. A translation says in `.data`
# what the data call it, if that differs: a table with card data of its own keeps the names that it gave.
name-medici = Medici
name-valencia = Valencia
name-florence = Florence
name-savona = Savona
name-milan = Milan
name-bologna = Bologna
name-ancona = Ancona
name-cesena = Cesena
name-spoleto = Spoleto
name-vice_chancellor = Vice-Chancellor
    .the = the Vice-Chancellor
    .a = the Vice-Chancellor
name-grand_penitentiary = Grand Penitentiary
    .short = Penitentiary
    .the = the Grand Penitentiary
    .a = the Grand Penitentiary
name-castellan = Castellan of Sant'Angelo
    .short = Castellan
    .the = the Castellan of Sant'Angelo
    .a = the Castellan of Sant'Angelo
name-camerlengo = Camerlengo
    .the = the Camerlengo
    .a = the Camerlengo
name-datary = Datary
    .the = the Datary
    .a = the Datary
name-gonfalonier = Gonfalonier of the Church
    .short = Gonfalonier
    .the = the Gonfalonier of the Church
    .a = the Gonfalonier of the Church
name-governor = Governor of Rome
    .short = Governor
    .the = the Governor of Rome
    .a = the Governor of Rome
name-treasurer = Treasurer
    .the = the Treasurer
    .a = the Treasurer
name-auditor = Auditor of the Chamber
    .short = Auditor
    .the = the Auditor of the Chamber
    .a = the Auditor of the Chamber
name-michelangelo = Michelangelo
name-raphael = Raphael
name-da_vinci = Leonardo da Vinci
    .short = da Vinci
name-titian = Titian
name-perugino = Perugino
name-bande_nere = Giovanni dalle Bande Nere
    .short = Bande Nere
name-renzo = Renzo da Ceri
    .short = Renzo
name-oliverotto = Oliverotto da Fermo
    .short = Oliverotto

# Other words for the verbs of moves.
verb-marry = play marriage with
verb-accuse = play accusation
verb-kill = play assassin on
verb-murder = play assassin on
verb-poison = play poison on
verb-stop = enough

## One line for each card

line-town = town: power { $power }, income { $income }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
line-office = office: income { $income }, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
 }
line-artist = artist: fee { $fee }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $power ->
    [0] {""}
   *[other] , power { $power } if housed
 }
line-minor_family = minor family: adds power { $power } to its town
line-condottiere = Condottiere: power { $power } in a seizure, pay { $pay }
line-spy = take an unseen card from the market, or one from a hand
line-poison = kills an artist, an office-holder or the marriage
line-assassin = kills an office-holder, the marriage or Savonarola
line-doctor = saves what is yours from a Poison, for { $cost } ducats
line-marriage = two families spare each other until the round ends
line-savonarola = the Pope uses no cards in his phases until the round ends
line-accusation = a vote on whether the Pope skips a phase; from round 2
line-family = family of { $home }: income { $income } in rounds 2 and 3
line-home_town = home town of the { $family }: power { $power }

## Help for each card

help-town =
    { $card }: a town with power { $power }, income { $income } and { $points ->
        [one] 1 point
       *[other] { $points } points
    }. It houses one office, one artist and one minor family. Who seizes it takes all that it houses; its power and that
    of its minor family defend it. §5.9, §7.2, §9.2, §12.4
help-office =
    { $card }: an office with income { $income } and { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } in elections, housed or not. Unprotected it is easily seized. A death card kills its holder. { $points ->
        [0] It brings no points
        [one] It brings 1 point each round
       *[other] It brings { $points } points each round
    }, and a trade of it needs the Pope's consent. §5.12, §6.23, §8.21, §9.2, §10.2, §12.7
help-artist =
    { $card }: an artist worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end of each round. Who gets him pays the fee of { $fee } ducats at once, or rejects him. { $power ->
        [0] {""}
       *[other] Housed he adds power { $power } to every attack of yours, and to the defence of the town he is in.
    } §5.3 to §5.8, §12.4{ $power ->
        [0] {""}
       *[other] , §7.14, §7.15
    }
help-minor_family =
    { $card }: a minor family with power { $power }, which defends the town or home town that houses it. Once housed it
    never moves again. Unhoused it can be seized with more than its own power. §5.21 to §5.23, §7.2
help-condottiere =
    { $card }: a Condottiere with power { $power }. You hire him in a seizure, as attacker or defender, for { $pay } ducats,
    paid whoever wins. Then he goes to the pile and may come back next round. §7.9 to §7.12
help-spy =
    { $card }, { $count } in the game. In step 1 he takes a card from the market, unseen and free; in step 2 a card at
    random from another hand. §4.14 to §4.18, §6.10 to §6.16
help-poison =
    { $card } or plague, { $count } in the game. In step 2 it kills an artist or an office-holder
    (housed ones too, unless the table chose otherwise) or the marriage. The owner may answer with the Doctor.
    §6.17 to §6.24
help-assassin =
    { $card }, { $count } in the game. In step 2 he kills an office-holder, the marriage or
    Savonarola. No artist, and no Doctor helps. §6.25 to §6.28
help-doctor =
    { $card }, { $count } in the game. Your answer to a Poison on your artist, your office or your marriage, for { $cost }
    ducats. He is not played in step 2. §6.32 to §6.38
help-marriage =
    { $card }, { $count } in the game. Played in step 2. Until the round ends you two play no cards
    against each other and seize nothing from each other. Nobody is asked for consent. §6.39 to §6.43
help-savonarola =
    { $card }, { $count } in the game. Step 2, against the Pope: until the round ends the Pope uses no card from the
    hand in his own phases, except an Assassin on Savonarola. §6.44 to §6.47
help-accusation =
    { $card } of Simony, { $count } in the game. Step 2, from round 2 on, if the Pope reshuffled the offices or gave
    you neither office nor cardinal this round. All but the Pope vote with their cardinals; if yes wins, the Pope skips
    a phase. §6.48 to §6.56
help-family =
    The { $card } family has its home town in { $home } and gets { $income } ducats at the start of rounds 2 and 3.
    §1.2, §1.3, §13.8
help-home_town =
    { $card }: the home town of the { $family }, with power { $power }. It houses an office, an artist and a minor family
    like any town. It is never lost, but what it houses can be seized. §1.3, §5.9, §7.2, §7.26
provenance-reconstruction = Names and numbers here are our reconstruction; what the card does is fixed by the printed rules.
field-power = power
field-income = income

topic-phase =
    In your phase you first buy a card of the market or spy on it, then you may play cards, then you may seize once.
    Before, between and after these steps you may house your cards anew and offer up to three trades. When the market
    is empty the round ends with income, election and points. §3.2 to §3.7, §8.3, §9.1
topic-auction =
    A market card is turned up. The player in phase bids first, 0 or more; then everybody in turn raises or passes for
    good. The last one left pays the bank. An artist costs the fee on top. §4.3 to §4.12, §5.3
topic-housing =
    Each of your towns, and your home town, has one place for an office, one for an artist and one for a minor family.
    Offices and artists without a place are unprotected: anybody may seize them with equal power, even 0 to 0. Once at
    each moment of your phase you may give them all new places. §5.9 to §5.21, §7.21
topic-rehouse = { topic-housing }
topic-trade =
    Each side gives ducats and cards: towns with all they house, offices, artists, unhoused minor families, hand cards.
    The others see how many hand cards, not which. The other player accepts, refuses or makes one counter-offer. If an
    office changes hands the Pope must consent. 'offer medici: imola, 20 ducats for titian' says it all in one line,
    whatever was named before. Until it is offered, 'give up' drops it. §8.1 to §8.33
topic-offer = { topic-trade }
topic-place =
    Whoever gets an office, an artist or a minor family chooses a free place for it at once: 'house titian in imola', or
    'house titian nowhere'. Each of your towns, and your home town ('home'), has one place for each of the three kinds.
    What has no place is easily seized; what it brings does not depend on its place. At a moment of your phase 'rehouse'
    gives all of them new places. §5.9 to §5.15, §5.17, §5.27
topic-seize =
    Name something that lies before another player. Both sides secretly choose Condottieri and pay them. The attack must
    be greater than the defence; against unprotected offices and artists equal is enough. A town comes with all that it
    houses; of a home town you take what it houses. §7.1 to §7.30
topic-election =
    You have 3 votes for each cardinal and those of your offices, and you must cast all of them, split as you like. More
    than half of all votes elects; otherwise a new ballot follows, and the last candidate is out unless the table chose
    otherwise. §10.1 to §10.21
topic-ballot = { topic-election }
topic-pledge =
    Before each ballot votes may be bought and sold: ducats now, or ducats, an office or cardinals if the candidate is
    elected. Offices and cardinals only the candidate can promise.
    'give up' drops a pledge that is not offered yet; an accepted one binds. §11.1 to §11.29
topic-pope =
    The Pope begins the round, consents to trades of offices and gets 10 points. At the start of the next round he may
    reshuffle the others' offices, must give away his own unless the table chose otherwise, and hands out as many
    cardinals as there are players. §8.21, §12.3, §13.10 to §13.25
topic-points =
    At the end of each round: 1 point for every 10 ducats (which you keep), 10 for the new Pope, and the points of all
    your towns and artists, housed or not; where a table plays with cards on which offices have points, theirs too.
    §12.1 to §12.7
topic-secret =
    Unless the table chose otherwise, ducats and the sizes of hands are not shown; but every payment is public, and you
    may keep count. Cards of other hands that you have seen are listed under 'You know'. §14.2 to §14.18

## Options

option-dead_artists = dead artists
option-dead_artists-gone = are out of the game
option-dead_artists-pile = come back
option-discards = used hand cards
option-discards-rules = all but Condottieri are out of the game
option-discards-cards = only deaths, the Doctor and what was killed are out
option-pope_keeps_offices = the Pope's own offices
option-pope_keeps_offices-false = must all be handed out
option-pope_keeps_offices-true = may be kept
option-reshuffle = gathered offices
option-reshuffle-random = are dealt by chance
option-reshuffle-chosen = are dealt as the Pope likes
option-open_ducats = ducats and sizes of hands
option-open_ducats-false = are not shown
option-open_ducats-true = are shown
option-poison = Poison
option-poison-reaches_housed = reaches housed cards too
option-poison-unhoused_only = reaches only unprotected cards
option-election = an election without a majority
option-election-elimination = the last candidate is out
option-election-open = six ballots before anybody is out

## Phases and questions

phase-draw_pope = drawing the first Pope
phase-deal_hand = dealing the hands
phase-turn_up = turning up a card
phase-take_unseen = taking a card unseen
phase-steal = taking a card from a hand
phase-draw_card = drawing a card
phase-deal_office = dealing the offices back
phase-redraw = keeping the first hand
phase-lay = laying the first cards
phase-fee = the fee of an artist
phase-place = the place of a card
phase-moment = a moment for housing and trades
phase-trade_answer = the answer to a trade
phase-consent = the Pope's consent
phase-market = buying or spying
phase-auction = the auction
phase-play = playing cards
phase-doctor = the Doctor
phase-gift = the Pope's gift
phase-accuse = the accusation
phase-seize = seizing
phase-hire = Condottieri
phase-pledge = pledges before the ballot
phase-pledge_answer = the answer to a pledge
phase-ballot = the ballot
phase-name_out = who of the last goes out
phase-last_word = the last word
phase-reshuffle = the others' offices
phase-assign = dealing the offices back
phase-hand_out = the Pope's own offices
phase-cardinals = the cardinals
phase-trade_give = what you give in the trade
phase-trade_ask = what you ask for in the trade
phase-pick = which cards you give
phase-pledge_candidate = the candidate of the pledge
phase-pledge_votes = the votes of the pledge
phase-pledge_price = the price of the pledge

question-redraw = Do you keep your first hand?
question-lay = Which of your cards do you lay next?
question-fee = Do you pay for { $source }, or reject him?
question-place = Where do you house { $source }?
question-moment = Do you want to trade or to house cards anew, or go on?
question-trade_answer = Do you accept this trade?
question-consent = As Pope: do you consent to this trade of an office?
question-market = Step 1: do you buy a card of the market or spy on it?
question-auction = What do you bid for { $source }?
question-play = Step 2: which card do you play?
question-doctor = { $source_id ->
    [marriage] Poison on your marriage
   *[other] Poison on { $source }
 }: do you use the Doctor?
question-gift = Who gets the office { $source }?
question-accuse = Is the Pope guilty of simony? All your cardinals say yes or no.
question-seize = Step 3: what do you try to seize?
question-hire = The fight for { $source }: which Condottieri do you hire?
question-pledge = Before the ballot: do you buy or sell votes, or are you done?
question-pledge_answer = Do you accept this pledge?
question-ballot = How do you vote?
question-name_out = Several have the fewest votes: who is out?
question-last_word = The last word is yours: who becomes Pope?
question-reshuffle = Do you gather the offices of all others and deal them anew?
question-assign = Who gets the office { $source } back?
question-hand_out = To whom do you hand out your office { $source }?
question-cardinals = How do you hand out the cardinals?
question-trade_give = What do you give?
question-trade_ask = And what do you ask for?
question-pick = Which card do you give?
question-pledge_candidate = For which candidate are the votes?
question-pledge_votes = How many votes?
question-pledge_price = For which price?

## Moves in words

move-keep = Keep the hand
move-redraw = Shuffle it back and draw a new one
move-lay = Lay { $what }
move-reject = Reject the artist
move-pay = Pay the fee
move-house = { $form ->
    [nowhere] Leave { $what } without a place
   *[in] House { $what } in { $in }
 }
move-go = Go on
move-rehouse = Give your cards new places
move-offer = Offer a trade to { $what }
move-give = { $form ->
    [ducats] { $number ->
        [one] Give 1 ducat, and no more cards
       *[other] Give { $number } ducats, and no more cards
     }
   *[plain] Give { $what }
 }
move-ask = { $form ->
    [ducats] { $number ->
        [one] Ask for 1 ducat, and no more cards
       *[other] Ask for { $number } ducats, and no more cards
     }
    [any-condottiere] Ask for any Condottiere
    [any-death] Ask for any death card
   *[plain] Ask for { $what }
 }
move-refuse = Refuse
move-accept = Accept
move-counter = Make a counter-offer
move-pick = Give { $what }
move-forbid = Forbid it
move-consent = Consent
move-buy = { $form ->
    [from] Buy votes from { $from }
   *[plain] Buy: a card is turned up and auctioned
 }
move-spy = Spy: take a card unseen
move-pass = Pass
move-bid = { $number ->
    [one] Bid 1 ducat
   *[other] Bid { $number } ducats
 }
move-enough = Play no more cards
move-play = { $form ->
    [on] { $on_id ->
        [marriage] Play { $what } on the marriage
       *[other] Play { $what } on { $on }
     }
    [with] Play { $what } with { $with }
   *[plain] Play { $what }
 }
move-doctor = Use the Doctor
move-no = { $count ->
    [0] No
   *[other] Let it happen
 }
move-yes = Yes
move-assign = { $to_id ->
    [pile] Let { $what } go to the pile
   *[other] Give { $what } to { $to }
 }
move-seize = { $form ->
    [nothing] Seize nothing
   *[plain] Try to seize { $what }
 }
move-hire = { $form ->
    [nobody] Hire nobody
   *[plain] Hire { $all }
 }
move-done = Done: no more offers before this ballot
move-sell = Sell votes to { $to }
move-candidate = For { $what }
move-votes = { $number ->
    [one] 1 vote
   *[other] { $number } votes
 }
move-price = { $form ->
    [ducats] { $number ->
        [one] 1 ducat now
       *[other] { $number } ducats now
     }
    [ducats-if-elected] { $number ->
        [one] 1 ducat if the candidate is elected
       *[other] { $number } ducats if the candidate is elected
     }
    [cardinals] { $number ->
        [one] 1 cardinal if elected
       *[other] { $number } cardinals if elected
     }
   *[plain] The office { $what } if elected
 }
move-vote = { $number ->
    [one] 1 vote
   *[other] { $number } votes
 } for { $for }
move-out = { $what } is out
move-elect = { $what } becomes Pope
move-leave = Leave the offices where they are
move-reshuffle = Gather them and deal them anew
move-cardinals = Cardinals: { $by_seat }
move-pope = The first Pope is { $what }
move-draw = { $what } is drawn

## Trades and pledges in words

deal-hand-cards = { $count ->
    [one] 1 hand card
   *[other] { $count } hand cards
 }
deal-ducats = { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
 }
deal-nothing = nothing
pledge-price = { $price ->
    [ducats] { $amount ->
        [one] 1 ducat now
       *[other] { $amount } ducats now
     }
    [ducats_if_elected] { $amount ->
        [one] 1 ducat
       *[other] { $amount } ducats
     } if { $candidate } { $candidate_you ->
        [yes] are
       *[no] is
     } elected
    [office] { $card } if elected
   *[cardinals] { $amount ->
        [one] 1 cardinal if elected
       *[other] { $amount } cardinals if elected
     }
 }
pledge-terms = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 } for { $candidate } from { $voter }; { $payer_you ->
    [yes] you pay
   *[no] { $payer } pays
 } { pledge-price }

## What happens

event-first_pope = { $seat_you ->
    [yes] The lot makes you the first Pope.
   *[no] The lot makes { $seat } the first Pope.
 }
event-dealt = { $seat_you ->
    [yes] You are dealt a card.
   *[no] { $seat } is dealt a card.
 }
event-dealt-known = { $seat_you ->
    [yes] You are dealt { $card }.
   *[no] { $seat } is dealt { $card }.
 }
event-kept_hand = { $seat_you ->
    [yes] You keep your first hand.
   *[no] { $seat } keeps the first hand.
 }
event-redrew = { $seat_you ->
    [yes] You shuffle your hand back and are dealt a new one.
   *[no] { $seat } shuffles the hand back and is dealt a new one.
 }
event-showed = { $seat_you ->
    [yes] From your first hand you must lay: { $cards }.
   *[no] { $seat } must lay from the first hand: { $cards }.
 }
event-laid = { $seat_you ->
    [yes] You lay { $card }.
   *[no] { $seat } lays { $card }.
 }
event-market_laid = Round { $round }: the market has { $cards } cards.
event-phase_skipped = { $seat_you ->
    [yes] You have to skip this phase.
   *[no] { $seat } has to skip this phase.
 }
event-phase = { $seat_you ->
    [yes] Your phase (market: { $market })
   *[no] Phase of { $seat } (market: { $market })
 }
event-spied_on_market = { $seat_you ->
    [yes] You send a Spy to the market.
   *[no] { $seat } sends a Spy to the market.
 }
event-took_unseen = { $seat_you ->
    [yes] You take a card unseen.
   *[no] { $seat } takes a card unseen.
 }
event-took_unseen-known = { $seat_you ->
    [yes] The Spy brings you { $card }.
   *[no] The Spy brings { $seat } { $card }.
 }
event-turned_up = { $seat_you ->
    [yes] You turn up { $card }: it is auctioned.
   *[no] { $seat } turns up { $card }: it is auctioned.
 }
event-bid = { $seat_you ->
    [yes] You bid { $ducats }.
   *[no] { $seat } bids { $ducats }.
 }
event-passed = { $seat_you ->
    [yes] You pass.
   *[no] { $seat } passes.
 }
event-sold = { $seat_you ->
    [yes] You get
   *[no] { $seat } gets
 } { $card } for { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }.
event-played = { $card_id ->
    [spy] { $seat_you ->
        [yes] You send a Spy to the hand of { $other }.
       *[no] { $other_you ->
            [yes] { $seat } sends a Spy to your hand.
           *[no] { $seat } sends a Spy to the hand of { $other }.
         }
     }
    [marriage] { $seat_you ->
        [yes] You marry { $other }: until the round ends you two spare each other.
       *[no] { $other_you ->
            [yes] { $seat } marries you: until the round ends you two spare each other.
           *[no] { $seat } marries { $other }: until the round ends they spare each other.
         }
     }
    [savonarola] { $seat_you ->
        [yes] You call Savonarola: the Pope uses no cards in his phases.
       *[no] { $seat } calls Savonarola: the Pope uses no cards in his phases.
     }
    [accusation] { $seat_you ->
        [yes] You accuse the Pope of simony.
       *[no] { $seat } accuses the Pope of simony.
     }
   *[other] { $seat_you ->
        [yes] You play
       *[no] { $seat } plays
     } { $card } on { $target_id ->
        [marriage] the marriage
       *[other] { $target }
     }.
 }
event-nothing_stolen = { $other_you ->
    [yes] Your hand is empty: the Spy takes nothing.
   *[no] The hand of { $other } is empty: the Spy takes nothing.
 }
event-stolen = { $seat_you ->
    [yes] Your Spy takes a card from { $other }.
   *[no] { $other_you ->
        [yes] The Spy of { $seat } takes a card from you.
       *[no] The Spy of { $seat } takes a card from { $other }.
     }
 }
event-stolen-known = { $seat_you ->
    [yes] Your Spy takes { $card } from { $other }.
   *[no] { $other_you ->
        [yes] The Spy of { $seat } takes { $card } from you.
       *[no] The Spy of { $seat } takes { $card } from { $other }.
     }
 }
event-answered-known = { $seat_you ->
    [yes] You answer: { $answer }.
   *[no] { $seat } answers: { $answer }.
 }
event-saved = { $seat_you ->
    [yes] Your Doctor saves
   *[no] { $seat }'s Doctor saves
 } { $target_id ->
    [marriage] the marriage
   *[other] { $target }
 } for { $ducats } ducats.
event-killed = { $target_id ->
    [marriage] The marriage is dead.
    [savonarola] Savonarola is dead.
   *[other] { $target }: dead.
 }
event-no_gift = { $seat_you ->
    [yes] You let { $card } go to the pile.
   *[no] { $seat } lets { $card } go to the pile.
 }
event-gift = { $seat_you ->
    [yes] As Pope you give { $card } to { $other }.
   *[no] { $other_you ->
        [yes] The Pope, { $seat }, gives you { $card }.
       *[no] The Pope, { $seat }, gives { $card } to { $other }.
     }
 }
event-said_yes = { $seat_you ->
    [yes] You say
   *[no] { $seat } says
 } yes with { $cardinals ->
    [one] 1 cardinal
   *[other] { $cardinals } cardinals
 }.
event-said_no = { $seat_you ->
    [yes] You say
   *[no] { $seat } says
 } no with { $cardinals ->
    [one] 1 cardinal
   *[other] { $cardinals } cardinals
 }.
event-accusation_upheld = { $other_you ->
    [yes] { $yes } to { $no }: the accusation is upheld, and you skip your next phase.
   *[no] { $yes } to { $no }: the accusation is upheld, and { $other } skips the next phase.
 }
event-accusation_failed = { $yes } to { $no }: the accusation fails.
event-no_seizure = { $seat_you ->
    [yes] You seize nothing.
   *[no] { $seat } seizes nothing.
 }
event-attacked = { $seat_you ->
    [yes] You try to seize { $target } from { $other }.
   *[no] { $other_you ->
        [yes] { $seat } tries to seize { $target } from you.
       *[no] { $seat } tries to seize { $target } from { $other }.
     }
 }
event-hired = { $cards_count ->
    [0] { $seat_you ->
        [yes] You hire nobody.
       *[no] { $seat } hires nobody.
     }
   *[other] { $seat_you ->
        [yes] You hire { $cards }: power { $power } for { $ducats } ducats.
       *[no] { $seat } hires { $cards }: power { $power } for { $ducats } ducats.
     }
 }
seized-loot = { $target_id ->
    [valencia] all that { $target } houses
    [florence] all that { $target } houses
    [palestrina] all that { $target } houses
    [bracciano] all that { $target } houses
    [savona] all that { $target } houses
    [milan] all that { $target } houses
   *[other] { $target }
 }
event-seized = { $seat_you ->
    [yes] { $attack } to { $defence }: you take { seized-loot }!
   *[no] { $attack } to { $defence }: { $seat } takes { seized-loot }.
 }
event-seizure_failed = { $seat_you ->
    [yes] { $attack } to { $defence }: your attack on { $target } fails.
   *[no] { $attack } to { $defence }: the attack of { $seat } on { $target } fails.
 }
event-fee_paid = { $seat_you ->
    [yes] You pay the fee of { $card }, { $ducats } ducats.
   *[no] { $seat } pays the fee of { $card }, { $ducats } ducats.
 }
event-rejected = { $seat_you ->
    [yes] You reject { $card }, who goes to the pile.
   *[no] { $seat } rejects { $card }, who goes to the pile.
 }
event-housed = { $place_id ->
    [none] { $seat_you ->
        [yes] You leave { $card } without a place.
       *[no] { $seat } leaves { $card } without a place.
     }
   *[other] { $seat_you ->
        [yes] You house { $card } in { $place }.
       *[no] { $seat } houses { $card } in { $place }.
     }
 }
event-no_place = { $seat_you ->
    [yes] You have no free place for { $card }.
   *[no] { $seat } has no free place for { $card }.
 }
event-rehousing = { $seat_you ->
    [yes] You give your cards new places.
   *[no] { $seat } gives their cards new places.
 }
event-offered = { $seat_you ->
    [yes] You offer { $other }: { $given } for { $asked }.
   *[no] { $other_you ->
        [yes] { $seat } offers you: { $given } for { $asked }.
       *[no] { $seat } offers { $other }: { $given } for { $asked }.
     }
 }
event-counter_offered = { $seat_you ->
    [yes] Your counter-offer to { $other }: { $given } for { $asked }.
   *[no] { $other_you ->
        [yes] { $seat } makes you a counter-offer: { $given } for { $asked }.
       *[no] { $seat } makes { $other } a counter-offer: { $given } for { $asked }.
     }
 }
event-trade_refused = { $seat_you ->
    [yes] You refuse the trade.
   *[no] { $seat } refuses the trade.
 }
event-trade_accepted = { $seat_you ->
    [yes] You accept the trade.
   *[no] { $seat } accepts the trade.
 }
event-consented = { $seat_you ->
    [yes] As Pope you consent.
   *[no] The Pope, { $seat }, consents.
 }
event-forbidden = { $seat_you ->
    [yes] As Pope you forbid it: nothing moves.
   *[no] The Pope, { $seat }, forbids it: nothing moves.
 }
event-traded = The trade is carried out.
event-traded-known = { $gives_cards_count ->
    [0] { $asks_cards_count ->
        [0] The trade is carried out.
       *[other] The trade is carried out; from hand to hand: { $asks_cards }.
     }
   *[other] { $asks_cards_count ->
        [0] The trade is carried out; from hand to hand: { $gives_cards }.
       *[other] The trade is carried out; from hand to hand: { $gives_cards } for { $asks_cards }.
     }
 }
event-fees_paid = { $seat_you ->
    [yes] You pay { $ducats } ducats of fees.
   *[no] { $seat } pays { $ducats } ducats of fees.
 }
event-done = { $seat_you ->
    [yes] You are done with offers.
   *[no] { $seat } is done with offers.
 }
event-pledge_offered = { $seat_you ->
    [yes] You offer a pledge: { pledge-terms }.
   *[no] { $seat } offers a pledge: { pledge-terms }.
 }
event-pledge_accepted = { $seat_you ->
    [yes] You accept the pledge.
   *[no] { $seat } accepts the pledge.
 }
event-pledge_refused = { $seat_you ->
    [yes] You refuse the pledge.
   *[no] { $seat } refuses the pledge.
 }
event-pledge_paid = { $seat_you ->
    [yes] You pay { $other }
   *[no] { $other_you ->
        [yes] { $seat } pays you
       *[no] { $seat } pays { $other }
     }
 } { $ducats ->
    [one] the ducat
   *[other] the { $ducats } ducats
 } of a pledge.
event-income = { $seat_you ->
    [yes] Your income
   *[no] Income of { $seat }
 }: { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }.
event-election = The election at the end of round { $round }
event-ballot = Ballot { $ballot }: candidates are { $candidates }
event-voted_aloud = { $seat_you ->
    [yes] You vote aloud: { $votes_by_seat }.
   *[no] { $seat } votes aloud: { $votes_by_seat }.
 }
event-voted = { $seat_you ->
    [yes] Your ballot is cast.
   *[no] { $seat }'s ballot is cast.
 }
event-voted-known = { $seat_you ->
    [yes] You have voted: { $votes_by_seat }.
   *[no] { $seat } has voted: { $votes_by_seat }.
 }
event-counted = The count of ballot { $ballot }: { $totals_by_seat }.
event-out = { $seat_you ->
    [yes] You are out as a candidate.
   *[no] { $seat } is out as a candidate.
 }
event-elected = { $seat_you ->
    [yes] You are elected Pope!
   *[no] { $seat } is elected Pope.
 }
event-points = { $seat_you ->
    [yes] Your points: { $ducats } for ducats, { $papacy } for the papacy, { $towns } for towns, { $artists } for artists.
   *[no] Points of { $seat }: { $ducats } for ducats, { $papacy } for the papacy, { $towns } for towns, { $artists } for artists.
 }
event-points-known = { $seat_you ->
    [yes] Your points: { $ducats } for ducats, { $papacy } for the papacy, { $towns } for towns, { $artists } for artists, { $offices } for offices.
   *[no] Points of { $seat }: { $ducats } for ducats, { $papacy } for the papacy, { $towns } for towns, { $artists } for artists, { $offices } for offices.
 }
event-game_over = The third round is over: ducats and hands are shown.
event-round = Round { $round } begins
event-marriage_ended = The marriage is over.
event-savonarola_ended = Savonarola is gone.
event-family_income = Every family gets { $ducats } ducats.
event-left_offices = { $seat_you ->
    [yes] As Pope you leave the others' offices where they are.
   *[no] The Pope, { $seat }, leaves the others' offices where they are.
 }
event-reshuffled = { $seat_you ->
    [yes] As Pope you gather the offices of all others and deal them anew.
   *[no] The Pope, { $seat }, gathers the offices of all others and deals them anew.
 }
event-office_dealt = { $seat_you ->
    [yes] You get back { $card }.
   *[no] { $seat } gets back { $card }.
 }
event-office_kept = { $seat_you ->
    [yes] As Pope you keep { $card }.
   *[no] The Pope, { $seat }, keeps { $card }.
 }
event-office_given = { $seat_you ->
    [yes] The Pope gives you { $card }.
   *[no] The Pope gives { $seat } { $card }.
 }
event-cardinals = { $seat_you ->
    [yes] As Pope you hand out cardinals: { $numbers_by_seat }.
   *[no] The Pope, { $seat }, hands out cardinals: { $numbers_by_seat }.
 }
event-drew = { $seat_you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card and keeps it hidden.
 }
event-drew-known = { $seat_you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
 }

## The count

part-ducats = ducats
part-papacy = papacy
part-towns = towns
part-artists = artists
part-offices = offices
count-total = points
reason-three_rounds = Three Popes have been elected.
count-tie-note = Equal points share a place (§15.3).
count-screen = { $name }: { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }; hand: { $hand }

## The table

who = { $name } ({ $family })
list-or = { $first } or { $next }
mark-you = you
mark-pope = Pope
mark-skips = skips { $count ->
    [one] a phase
   *[other] { $count } phases
 }
column-cardinals = cardinals
column-votes = votes
column-income = income
column-ducats = ducats
column-cards = cards
column-points = points
column-parts = points
table-round = Round { $round } of 3
table-phase = { $yours ->
    [yes] your phase
   *[no] phase of { $name }
 }{ $step ->
    [1] , step 1: buy or spy
    [2] , step 2: play cards
    [3] , step 3: seize
   *[other] {""}
 }
table-set-up = before the first phase
table-distribution = the Pope distributes
table-election = { $last ->
    [yes] election, last ballot
   *[no] election, ballot { $ballot }
 }
table-market = Market { $market } · deck { $deck }
table-pope = Pope: { $name }
table-married = married: { $names }
table-savonarola = Savonarola preaches against the Pope
table-families = Families
table-estates = What lies before them
table-legend = power/income/points [office income/votes{ $offices ->
    [yes] /points
   *[no] {""}
 }, artist points, minor power]
table-legend-points =
    { table-legend }
    points = ducats + papacy + towns + artists{ $offices ->
        [yes] {" "}+ offices
       *[no] {""}
    }
table-unprotected = unprotected:
table-unhoused = unhoused:
table-known = You know of other hands: { $cards }
table-none = none
table-pile = The pile, which comes back next round
table-gone = Out of the game

own-title = Behind your screen
own-ducats = { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }
own-aside = { $aside } set aside, { $means } to spend
own-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 }
own-hand = Hand: { $cards }

now-title = Just now
now-to-lay = Still to lay: { $cards }
now-bid = { $name } bids { $bid }; still in besides: { $others }.
now-fight = { $attacker } attacks { $target } of { $defender }: { $attack } against { $defence } before Condottieri. { $ties ->
    [yes] A tie is enough.
   *[no] The attack must be greater.
 }
now-accusation = So far { $yes } yes and { $no } no.
now-gathered = Still to hand out: { $cards }
now-trade = { $seat_you ->
    [yes] You offer { $other }: { $given } – for { $asked }.
   *[no] { $other_you ->
        [yes] { $seat } offers you: { $given } – for { $asked }.
       *[no] { $seat } offers { $other }: { $given } – for { $asked }.
     }
 }
now-counter = { $seat_you ->
    [yes] Your counter-offer to { $other }: { $given } – for { $asked }.
   *[no] { $other_you ->
        [yes] { $seat } makes you a counter-offer: { $given } – for { $asked }.
       *[no] { $seat } makes { $other } a counter-offer: { $given } – for { $asked }.
     }
 }
now-making = Your offer to { $other } so far: { $given } – for { $asked }.
now-pledge = { $seat_you ->
    [yes] You offer: { pledge-terms }.
   *[no] { $seat } offers: { pledge-terms }.
 }
now-pledging = A pledge: { $voter } votes, { $payer } pays;
now-pledging-candidate = for { $candidate };
now-pledging-votes = { $votes ->
    [one] 1 vote;
   *[other] { $votes } votes;
 }
now-candidates = Candidates: { $candidates }. { $needed } of { $total } votes elect.
now-totals = The ballot before: { $totals }.
now-pledged = Pledged for this ballot by { $name }: { $votes }.
now-aloud = { $name } has voted: { $votes }.
now-promise = Promised by { $payer } to { $voter }: { pledge-price }.

## Questions: what helps, and how to answer

hint-moment = { $moment ->
    [0] Before step 1 (buy or spy)
    [1] Before step 2 (play cards)
    [2] Before step 3 (seize)
   *[other] At the end of your phase
 }; { $count ->
    [0] no offers left
    [one] 1 offer left
   *[other] { $count } offers left
 } in this phase.
hint-fee = The fee is { $fee } ducats; you can spend { $means }. A rejected artist goes to the pile.
hint-place = Without a place it is easily seized. 'home' is your home town.
hint-seize = What you can try, with its power before Condottieri:
hint-with-fee = fee { $fee }
hint-votes = { $votes ->
    [one] You must cast your only vote.
   *[other] You must cast all of your { $votes } votes, split as you like.
 }
hint-pledged = Pledged: { $votes }.
hint-cast = Given so far: { $votes }.
hint-trade_answer = A counter-offer in one line: counter imola, 10 ducats for titian
hint-trade_give = Name cards in any order; the ducats end your side.
hint-trade_ask = Name cards in any order; the ducats end it, and the trade is offered.
hint-cardinals = You hand out { $count } cardinals and may keep one more than any other player gets.
hint-reshuffle = Everybody gets back as many as before. It is a ground for an Accusation of Simony.
hint-doctor = He costs { $cost } ducats; you can spend { $means }.
hint-accuse = If yes has more cardinals than no, the Pope skips a phase.
hint-auction-fee = Besides the bid there is the fee of { $fee } ducats, unless you reject him then.
hint-hire = You pay those you hire, whoever wins; you can spend { $means } ducats.
hint-trade-fees = You would also pay { $fees } ducats as fees of the artists that you get.
hint-begun-deal = Not offered yet: 'give up' drops it, 'undo' goes one step back.
hint-begun-pick = Not agreed yet: 'give up' leads back to the offer, 'undo' one step back.
hint-begun-housing = 'give up' leaves all cards where they were, 'undo' goes one step back.
answer-price = { $answer } ({ $price ->
    [one] 1 ducat
   *[other] { $price } ducats
 })
answer-hire = { $answer } (power { $power }, pay { $pay })

use-go-on = Enter, or go on
how-go-on = nothing of this now
use-offer = offer NAME
how-offer = a trade with { $names }; in one line: offer { $name }: imola, 20 ducats for titian, any condottiere
how-rehouse = new places for your cards; in one line: rehouse datary in imola, titian nowhere
use-bid = bid NUMBER
how-bid = from { $low } to { $high } ducats; the number alone will do
how-pass = out of this auction; as the opening it is a bid of 0
use-votes = votes NUMBER
how-votes = from { $low } to { $high }
use-give-card = give CARD
use-trade_give-ducats = give NUMBER ducats
how-trade_give-ducats = { $low } to { $high }; ends your side
use-trade_give = imola, 20 ducats for titian
how-trade_give = the whole trade anew, in one line
use-ask-card = ask CARD
use-ask-hand = ask spy
how-ask-hand = or another hand card by name, 'any condottiere', 'any death'
use-trade_ask-ducats = ask NUMBER ducats
how-trade_ask-ducats = { $low } to { $high }; then it is offered
use-trade_ask = titian, 5 ducats
how-trade_ask = the rest in one line
how-done = no more offers before this ballot
use-sell = sell to NAME
how-sell = your votes to { $names }; in one line: sell 6 votes to { $name } for me for 20 ducats
use-buy = buy from NAME
how-buy = votes of { $names }; in one line: buy 6 votes from { $name } for me for 20 ducats if elected
how-price = The candidate may be anybody. Prices: 20 ducats, 20 ducats if elected, datary, 2 cardinals
use-price-now = 20 ducats
how-price-now = paid now, 1 to { $high }
use-price-elected = 20 ducats if elected
how-price-elected = paid if the candidate is elected, 1 to { $high }
use-price-office = datary
use-price-cardinals = 1 cardinal
how-price-cardinals = at the coming distribution, 1 to { $high }
use-vote = vote 10 me rest medici
how-vote = your whole ballot; 'medici' alone gives all
how-vote-link = one candidate after another: now { $name }, { $low } to { $high }
use-cardinals = cardinals medici 2 me 1
how-cardinals = { $count } in all, by name; or a number for each seat
use-seize = seize NAME
how-seize = one of these; 'help seize' tells more
how-seize-nothing = go on without it
use-hire = hire NAME NAME
how-hire = any of { $cards }
how-hire-nobody = none of them
how-player = PLAYER
how-card = CARD
how-enough = play no more cards

unread-seat = '{ $text }' is nobody here. Say one of { $names }, a seat number, or 'me'.
unread-card = There is no card '{ $text }' to name.
unread-any = Say 'any condottiere' or 'any death'.
unread-share = Who gets the { $amount }? Say a name after it, or before it.
unread-two-rests = Only one player can get the rest.
unread-offer = Say what you give, 'for', and what you ask: offer medici: imola, 20 ducats for titian. A side may be 'nothing'.
unread-pledge = Say it like this: buy 10 votes from medici for colonna for 20 ducats if elected; or: sell 6 votes to orsini for me for datary.
unread-last-pledge = In the last ballot a pledge is for { $votes ->
    [one] the only vote
   *[other] all { $votes } votes
 }. (§11.13)
unread-pledge-votes = Say how many votes, or 'all': { $votes } can be pledged.
unread-price = A price is ducats, ducats if elected, an office, or cardinals: 20 ducats if elected.
unread-cast = { $name } has got votes already in this ballot.
unread-candidate = { $name } is no candidate in this ballot. (§10.5)
unread-votes = You have { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 } to give, and that makes { $named }. 'rest NAME' gives away what is left. (§10.3)
unread-cardinals = There are only { $count } cardinals to hand out. (§13.22)
unread-condottiere = { $card } is no Condottiere.
unread-housing = Say for each card 'in' and a town, or 'nowhere': rehouse datary in imola, titian nowhere.
unread-settled = { $card } is a housed minor family and never moves again. (§5.21)
unread-not-yours = { $card } is not before you.
unread-taken = { $other } is in { $place } already; say where it goes, or another place for { $card }. (§5.10)

## Why not

refusal-no-such-seat = There is no such seat at this table.
refusal-others-question = It is for { $other } to answer; now it is about: { $question }.
refusal-already-answered = You have answered already, and an answer is final.
refusal-your-own-poison = The Poison is your own; the Doctor is not yours to call.
refusal-accused-has-no-vote = The accused Pope has no say in this.
refusal-done-already = You are done with offers before this ballot.
refusal-three-pledges = You have made your three offers before this ballot.
refusal-nothing-moves-now = Nothing is moved during an auction or a fight.
refusal-between-the-phases = Between the last phase and the next round there are no trades, no housing and no cards.
refusal-offers-of-another = Only { $other }, whose phase it is, offers trades now.
refusal-not-your-phase = It is the phase of { $other }.
refusal-highest-bidder = You have the highest bid, { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }; wait for the others.
refusal-passed-already = You have passed, and that is for the whole auction.
refusal-only-between-steps = Trades and new housing come before, between and after the steps.
refusal-step-to-come = That step is still to come; go on first.
refusal-step-over = That step is over in this phase.
refusal-no-ground = You have no ground to accuse { $other } in this round.
refusal-poison-housed = { $target } is housed, and at this table Poison reaches only unprotected cards.
refusal-kill-with-spouse = { $target } belongs to your spouse, { $other }.
refusal-doctor-too-dear = The Doctor costs { $ducats } ducats, and you can spend { $means }.
refusal-seize-too-dear = The fee of { $card } is { $ducats } ducats, and you can spend { $means }: you may not try.
refusal-pay-too-high = Their pay is { $ducats } ducats, and you can spend { $means }.
refusal-pay-besides-fee = Their pay is { $ducats } ducats; { $fee } are set aside for the artist, and { $means } are left.
refusal-condottieri-only-in-seizure = { $card } fights in a seizure; he is not played in step 2.
refusal-doctor-only-as-answer = The Doctor is only an answer to a Poison.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-savonarola-bars-cards = While Savonarola is on the table, the Pope plays nothing but an Assassin on him.
refusal-savonarola-bars-spy = While Savonarola is on the table, the Pope cannot spy and must buy.
refusal-savonarola-bars-condottieri = While Savonarola is on the table, the Pope attacks without Condottieri.
refusal-spy-on-spouse = { $other } is your spouse: that hand is safe from you.
refusal-spy-on-yourself = Your own hand is no target for your Spy.
refusal-marry-yourself = Name another player to marry.
refusal-against-spouse = { $other } is Pope and your spouse: no { $card } against a spouse.
refusal-pope-accuses-nobody = You are the Pope and cannot accuse yourself.
refusal-pope-plays-no-savonarola = You are the Pope; Savonarola preaches against you.
refusal-no-accusation-in-round-one = In round 1 the Pope has distributed nothing: no Accusation.
refusal-no-marriage-lies = Nobody is married now.
refusal-no-savonarola-lies = Savonarola is not on the table.
refusal-poison-no-target = Poison kills artists, office-holders and the marriage, but not { $target }.
refusal-assassin-no-artist = An Assassin reaches no artists; { $target } fears only Poison.
refusal-assassin-no-target = An Assassin kills office-holders, the marriage and Savonarola, but not { $target }.
refusal-before-nobody = { $target } lies before nobody now.
refusal-no-doctor-in-hand = You have no Doctor in your hand.
refusal-home-town-empty = { $target } houses nothing that could be taken.
refusal-seize-hand-card = { $target } is a hand card and cannot be seized.
refusal-seize-own = { $target } is your own.
refusal-seize-from-spouse = { $other } is your spouse: seize from others.
refusal-seize-housed = { $target } is housed: only its town can be attacked.
refusal-name-in-order = Cards are named in the order of the list, and { $card } stands before one that you have named already.
refusal-no-more-of-these = There are no more of { $card } in the game.
refusal-no-more-condottieri = There are no more Condottieri in the game.
refusal-no-more-deaths = There are no more death cards in the game.
refusal-fees-beyond-means = The fees of the artists would be { $ducats } ducats, and only { $means } would be there to pay them.
refusal-pick-leaves-too-few = After { $card } too few cards would be left to pick; start with one that comes earlier.
refusal-pick-a-death = A death card was asked for, and { $card } is none.
refusal-pick-a-condottiere = A Condottiere was asked for, and { $card } is none.
refusal-condottieri-before-deaths = Ask for any Condottiere first, then for any death card.
refusal-other-has-no-votes-to-pledge = { $other } has no votes left to pledge.
refusal-no-votes-to-pledge = You have no votes left to pledge.
refusal-no-price-to-offer = You have nothing to pay with.
refusal-without-ducats-only-yourself = Without ducats you can only promise an office or cardinals, as the candidate yourself.
refusal-pledge-too-many-votes = { $other } has only { $number ->
    [one] 1 vote
   *[other] { $number } votes
 } left to pledge.
refusal-pledge-one-vote-at-least = A pledge is for one vote at least.
refusal-pledge-with-yourself = A pledge needs another player.
refusal-ask-too-many-ducats = All players together could not own more than { $ducats } ducats.
refusal-too-poor-to-accept = That takes { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }, and you can spend { $means }.
refusal-give-too-many-ducats = You cannot give { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }; you have { $means }.
refusal-named-already = { $card } is named already.
refusal-goes-with-its-town = { $card } goes with { $place } anyway.
refusal-minor-family-is-housed = { $card } is a housed minor family and goes only with its town.
refusal-minor-family-in-home-town = { $card } is housed in { $place }, a home town, and cannot be traded at all.
refusal-nothing-traded = Both sides are empty: that is no trade.
refusal-no-second-counter = There is no counter-offer to a counter-offer.
refusal-lacks-cards-asked = You do not hold all the cards that are asked for.
refusal-not-a-candidate = { $other } is no candidate in this ballot.
refusal-office-is-promised = { $card } is promised already.
refusal-price-one-at-least = A price is at least 1.
refusal-promise-too-many-cardinals = { $number ->
    [0] No more cardinals can be promised.
    [one] Only 1 more cardinal can be promised.
   *[other] Only { $number } more cardinals can be promised.
 }
refusal-price-beyond-means = You cannot offer { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }; you can spend { $means }.
refusal-no-counter-to-pledge = A pledge is accepted or refused; there is no counter-offer.
refusal-not-yours = { $card } is not yours to give.
refusal-not-theirs = { $card } does not lie before { $other }.
refusal-no-distribution-follows = After round 3 nothing is distributed: only ducats can be promised.
refusal-only-the-candidate-promises = Only { $other }, the candidate, could promise that.
refusal-not-the-candidates-office = { $card } is not the candidate's office.
refusal-no-split-in-last-ballot = In the last ballot you give { $number ->
    [one] your only vote
   *[other] all your { $number } votes
 } to one candidate.
refusal-not-the-fewest-votes = { $other } is not among those with the fewest votes.
refusal-not-one-of-the-two = { $other } is not one of the last two.
refusal-gift-to-former-owner = { $card } cannot go back to { $other }.
refusal-gift-to-yourself = You cannot give { $card } to yourself.
refusal-has-enough-offices = { $other } gets back no more offices.
refusal-keeps-no-own-office = You may not keep { $card }; it goes to another player.
refusal-keeps-no-gathered-office = You may not keep { $card }, which you gathered from others.
refusal-keeps-too-many = You may keep only { $number ->
    [one] 1 cardinal
   *[other] { $number } cardinals
 } here: one more than the most you give to another player.
refusal-vote-in-order = The candidates come one after another; now you give votes to { $other }.
refusal-more-votes-than-left = { $number ->
    [0] You have no votes left for this candidate.
    [one] You have only 1 vote left for this candidate.
   *[other] You have only { $number } votes left for this candidate.
 }
refusal-less-than-pledged = You pledged { $number ->
    [one] 1 vote
   *[other] { $number } votes
 } for { $other }.
refusal-another-office-first = Now it is about { $card }.
refusal-office-to-nobody = { $card } must go to a player.
refusal-a-number-for-each-seat = Say a number of cardinals for each of the { $number } seats.
refusal-cardinals-left-over = All { $number } cardinals must be handed out.
refusal-too-many-cardinals = There are only { $number } cardinals to hand out.
refusal-fewer-than-promised = { $other } was promised { $number ->
    [one] 1 cardinal
   *[other] { $number } cardinals
 }.
refusal-no-three-alike = Only three cards of one kind let you redraw.
refusal-not-to-lay = { $card } is not among the cards you have to lay.
refusal-fee-too-high = The fee of { $card } is { $ducats } ducats, and you can spend { $means }.
refusal-place-taken = The place for { $card } in { $place } is taken.
refusal-house-another-first = Now it is about { $card }.
refusal-not-your-town = { $place } is not yours.
refusal-minor-family-stays = { $card } is a housed minor family and never moves again.
refusal-housed-anew-already = You have housed your cards anew at this moment.
refusal-nothing-to-house = You have nothing to house anew.
refusal-offer-to-yourself = Offer a trade to another player.
refusal-three-offers = You have made your three offers in this phase.
refusal-no-spy-in-hand = You have no Spy: you must buy.
refusal-bid-too-high = You cannot bid { $ducats }; you own { $means ->
    [one] 1 ducat
   *[other] { $means } ducats
 }.
refusal-bid-too-low = A raise must be more than { $ducats }.

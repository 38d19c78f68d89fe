# Borgia. The sentences are our own.

intro =
    Italy around 1500. You lead a great family: you buy towns, offices and artists at auction, you trade, poison and
    seize, and at the end of each of three rounds the families elect a Pope with the votes of their cardinals and
    offices. Ducats, towns, artists and the papacy score points. Whoever has the most after three rounds wins.
example-move = bid 12
example-card = titian
# Two of each family, by seat.
bot-names = { $seat ->
    [0] Lucrezia Cesare
    [1] Lorenzo Alfonsina
    [2] Vittoria Prospero
    [3] Virginio Clarice
    [4] Felice Giuliano
   *[5] Caterina Ascanio
 }

ui-help-game =
    In this game:
      bid 12, or 12       a bid; 'pass' drops out of the auction
      medici, or a name   stands for a player wherever a seat number does
      offer medici: imola, 20 ducats for titian, any condottiere
                          a whole trade; either side may be 'nothing'
      rehouse datary in imola, titian nowhere
                          move cards; those you do not name stay where they are
      buy 10 votes from medici for me for 20 ducats if elected
      sell 6 votes to orsini for borgia for datary
                          a whole pledge: votes, partner, candidate, price
      give up             drop a trade, a pledge or a rearrangement you have begun
      vote 10 me rest medici
                          a whole ballot
      cardinals medici 2 me 1
                          how the Pope shares out the cardinals
      hand                your hand and what each card does
      piles               the cards that will come back, and those of 'gone'
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
line-spy = take a market card unseen, or steal a card from a hand
line-poison = kills an artist, an office-holder or the marriage
line-assassin = kills an office-holder, the marriage or Savonarola
line-doctor = saves your card from a Poison, for { $cost } ducats
line-marriage = two families leave each other alone until the end of the round
line-savonarola = the Pope plays no cards in his phases until the end of the round
line-accusation = a vote on whether the Pope misses a phase; from round 2
line-family = family of { $home }: income { $income } in rounds 2 and 3
line-home_town = home town of the { $family }: power { $power }

## Help for each card

help-town =
    { $card }: a town with power { $power }, income { $income } and { $points ->
        [one] 1 point
       *[other] { $points } points
    }. It has room for one office, one artist and one minor family. Its power and that of its minor family defend it;
    whoever seizes it takes everything in it. §5.9, §7.2, §9.2, §12.4
help-office =
    { $card }: an office with income { $income } and { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } in elections, wherever it is. Without a place in a town it is easily seized. A death card kills its holder. { $points ->
        [0] It scores no points
        [one] It scores 1 point each round
       *[other] It scores { $points } points each round
    }, and it can only be traded with the Pope's consent. §5.12, §6.23, §8.21, §9.2, §10.2, §12.7
help-artist =
    { $card }: an artist worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end of each round. If you get him, you pay his fee of { $fee } ducats at once or turn him away. { $power ->
        [0] {""}
       *[other] In a town he adds power { $power } to all your attacks, and to the defence of that town.
    } §5.3 to §5.8, §12.4{ $power ->
        [0] {""}
       *[other] , §7.14, §7.15
    }
help-minor_family =
    { $card }: a minor family with power { $power }. It defends the town it lives in and never leaves it again. Without
    a place it can be seized with more than its own power. §5.21 to §5.23, §7.2
help-condottiere =
    { $card }: a Condottiere with power { $power }. Attacker or defender, you can hire him in a fight for { $pay } ducats,
    due whether you win or lose. Then he goes to the pile and may come back next round. §7.9 to §7.12
help-spy =
    { $card }, { $count } in the game. In step 1 he takes a market card for you, unseen and free; in step 2 he steals a
    random card from another hand. §4.14 to §4.18, §6.10 to §6.16
help-poison =
    { $card } or plague, { $count } in the game. In step 2 it kills an artist or an office-holder (in a town too, unless
    the table chose otherwise) or the marriage. The owner may answer with the Doctor. §6.17 to §6.24
help-assassin =
    { $card }, { $count } in the game. In step 2 he kills an office-holder, the marriage or Savonarola, but no artist.
    The Doctor is no help against him. §6.25 to §6.28
help-doctor =
    { $card }, { $count } in the game. Your answer to a Poison on your artist, your office or your marriage, for { $cost }
    ducats. He is not played in step 2. §6.32 to §6.38
help-marriage =
    { $card }, { $count } in the game. Played in step 2: until the end of the round the two of you play no cards against
    each other and seize nothing from each other. Nobody has to agree. §6.39 to §6.43
help-savonarola =
    { $card }, { $count } in the game. Step 2, against the Pope: until the end of the round he plays no cards from his
    hand in his own phases, except an Assassin on Savonarola. §6.44 to §6.47
help-accusation =
    { $card } of simony, { $count } in the game. Step 2, from round 2 on, if the Pope reshuffled the offices or gave you
    neither an office nor a cardinal this round. Everybody but the Pope votes with their cardinals; if yes wins, the
    Pope misses a phase. §6.48 to §6.56
help-family =
    The { $card } family lives in { $home } and gets { $income } ducats at the start of rounds 2 and 3. §1.2, §1.3, §13.8
help-home_town =
    { $card }: the home town of the { $family }, with power { $power }. It has room for an office, an artist and a minor
    family, like any town. It is never lost, but what is in it can be seized. §1.3, §5.9, §7.2, §7.26
provenance-reconstruction = Names and numbers here are our reconstruction.
field-power = power
field-income = income

topic-phase =
    Your phase has three steps: you buy a market card or spy on the market, then you may play cards, then you may try to
    seize something, once. Before, between and after the steps you may rearrange your cards and offer up to three trades.
    When the market is empty the round ends: income, election, points. §3.2 to §3.7, §8.3, §9.1
topic-auction =
    A market card is turned up. Whoever's phase it is bids first, 0 or more; then everybody in turn raises or drops out.
    The last one left pays the bank. For an artist the fee comes on top. §4.3 to §4.12, §5.3
topic-housing =
    Each of your towns, home town included, has room for one office, one artist and one minor family. Offices and artists
    without a place are unprotected: anybody can seize them, even with power 0 against 0. At each pause between the
    steps of your phase you may rearrange them once. §5.9 to §5.21, §7.21
topic-rehouse = { topic-housing }
topic-trade =
    Each side gives ducats and cards: towns with everything in them, offices, artists, minor families without a place,
    hand cards. The others see how many hand cards, not which. The other player accepts, refuses or makes one
    counter-offer. If an office changes hands the Pope must agree. 'offer medici: imola, 20 ducats for titian' says it
    all in one line and replaces what was named before. Until you have offered it, 'give up' drops it. §8.1 to §8.33
topic-offer = { topic-trade }
topic-place =
    Whoever gets an office, an artist or a minor family puts it somewhere at once: 'house titian in imola', or 'house
    titian nowhere'. Each of your towns, home town included ('home'), has room for one of each kind. Without a place a
    card is easily seized, but brings all it brings. Between the steps of your phase 'rehouse' rearranges your cards.
    §5.9 to §5.15, §5.17, §5.27
topic-seize =
    Name something that another player has. Both sides secretly choose Condottieri and pay for them. The attack must beat
    the defence; against offices and artists without a place a tie is enough. A town comes with everything in it; from a
    home town you take what is in it. §7.1 to §7.30
topic-election =
    You have 3 votes for each cardinal and those of your offices. You must cast them all, split as you like. It takes
    more than half of all votes to be elected; otherwise there is another ballot, and the candidate with the fewest
    votes is eliminated unless the table chose otherwise. §10.1 to §10.21
topic-ballot = { topic-election }
topic-pledge =
    Before each ballot votes can be bought and sold: for ducats now, or for ducats, an office or cardinals if the
    candidate is elected. Only the candidate can promise offices and cardinals.
    'give up' drops a pledge you have not offered yet; once accepted it is binding. §11.1 to §11.29
topic-pope =
    The Pope starts the round, decides on trades of offices and scores 10 points. At the start of the next round he may
    reshuffle the others' offices, must give away his own unless the table chose otherwise, and shares out as many
    cardinals as there are players. §8.21, §12.3, §13.10 to §13.25
topic-points =
    At the end of each round: 1 point for every 10 ducats (you keep the ducats), 10 for the new Pope, and the points of
    all your towns and artists, with or without a place, and of offices if the table's own cards give them any. §12.1 to
    §12.7
topic-secret =
    Unless the table chose otherwise, ducats and hand sizes are hidden; but every payment is public, so you may keep
    count. What you have seen of other hands is listed for you. §14.2 to §14.18

## Options

option-dead_artists = dead artists
option-dead_artists-gone = leave the game
option-dead_artists-pile = come back
option-discards = used hand cards
option-discards-rules = all leave the game except Condottieri
option-discards-cards = only deaths, the Doctor and what was killed leave the game
option-pope_keeps_offices = the Pope's own offices
option-pope_keeps_offices-false = he must give them all away
option-pope_keeps_offices-true = he may keep them
option-reshuffle = reshuffled offices
option-reshuffle-random = are dealt at random
option-reshuffle-chosen = are dealt as the Pope likes
option-open_ducats = ducats and hand sizes
option-open_ducats-false = are hidden
option-open_ducats-true = are open
option-poison = Poison
option-poison-reaches_housed = reaches cards in towns too
option-poison-unhoused_only = reaches only unprotected cards
option-election = an election without a majority
option-election-elimination = eliminates the candidate with the fewest votes
option-election-open = six ballots before anybody is eliminated

## Phases and questions

phase-draw_pope = drawing the first Pope
phase-deal_hand = dealing the hands
phase-turn_up = turning up a card
phase-take_unseen = taking a card unseen
phase-steal = taking a card from a hand
phase-draw_card = drawing a card
phase-deal_office = dealing the offices back
phase-redraw = keeping the starting hand
phase-lay = laying out the first cards
phase-fee = the fee of an artist
phase-place = where a card goes
phase-moment = trading and rearranging
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
phase-name_out = who is eliminated
phase-last_word = the last word
phase-reshuffle = the others' offices
phase-assign = giving the offices back
phase-hand_out = the Pope's own offices
phase-cardinals = the cardinals
phase-trade_give = what you give in the trade
phase-trade_ask = what you ask for in the trade
phase-pick = which cards you give
phase-pledge_candidate = the candidate of the pledge
phase-pledge_votes = the votes of the pledge
phase-pledge_price = the price of the pledge

question-redraw = Keep your starting hand?
question-lay = Which card do you lay out next?
question-fee = Pay for { $source }, or turn him away?
question-place = Which town takes { $source_the }?
question-moment = Trade, rearrange your cards, or continue?
question-trade_answer = Do you accept this trade?
question-consent = As Pope, do you allow this trade of an office?
question-market = Step 1: buy a market card, or spy on the market?
question-auction = Your bid for { $source_the }?
question-play = Step 2: which card do you play?
question-doctor = Poison on { $source_id ->
    [marriage] your marriage
   *[other] { $source_the }
 }: do you call the Doctor?
question-gift = Who becomes { $source }?
question-accuse = Is the Pope guilty of simony? All your cardinals say yes or no.
question-seize = Step 3: what do you try to seize?
question-hire = The fight for { $source_the }: which Condottieri do you hire?
question-pledge = Before the ballot: buy or sell votes, or no more offers?
question-pledge_answer = Do you accept this pledge?
question-ballot = How do you vote?
question-name_out = A tie for the fewest votes: who is eliminated?
question-last_word = The last word is yours: who becomes Pope?
question-reshuffle = Reshuffle the other families' offices?
question-assign = Who gets { $source_the } back?
question-hand_out = Who gets your office of { $source }?
question-cardinals = How do you share out the cardinals?
question-trade_give = What do you give?
question-trade_ask = And what do you ask for in return?
question-pick = Which card do you give?
question-pledge_candidate = Who are the votes for?
question-pledge_votes = How many votes?
question-pledge_price = At what price?

## Moves in words

move-keep = Keep the hand
move-redraw = Shuffle back and redraw
move-lay = Lay out { $what_the }
move-reject = Turn the artist away
move-pay = Pay the fee
move-house = { $form ->
    [nowhere] Leave { $what_the } without a place
   *[in] Put { $what_the } in { $in }
 }
move-go = Go on
move-rehouse = Rearrange your cards
move-offer = Offer a trade to { $what }
move-give = { $form ->
    [ducats] { $number ->
        [one] Give 1 ducat, and no more cards
       *[other] Give { $number } ducats, and no more cards
     }
   *[plain] Give { $what_the }
 }
move-ask = { $form ->
    [ducats] { $number ->
        [one] Ask for 1 ducat, and no more cards
       *[other] Ask for { $number } ducats, and no more cards
     }
    [any-condottiere] Ask for any Condottiere
    [any-death] Ask for any death card
   *[plain] Ask for { $what_a }
 }
move-refuse = Refuse
move-accept = Accept
move-counter = Make a counter-offer
move-pick = Give { $what_the }
move-forbid = Forbid it
move-consent = Allow it
move-buy = { $form ->
    [from] Buy votes from { $from }
   *[plain] Buy: turn up a card and auction it
 }
move-spy = Spy: take a card unseen
move-pass = Pass
move-bid = { $number ->
    [one] Bid 1 ducat
   *[other] Bid { $number } ducats
 }
move-enough = Play no more cards
move-play = { $form ->
    [on] Play { $what_a } on { $on_the }
    [with] Play { $what_a } with { $with }
   *[plain] Play { $what_a }
 }
move-doctor = Call the Doctor
move-no = { $count ->
    [0] No
   *[other] Let it happen
 }
move-yes = Yes
move-assign = { $to_id ->
    [pile] Send { $what_the } to the pile
   *[other] Give { $what_the } to { $to }
 }
move-seize = { $form ->
    [nothing] Seize nothing
   *[plain] Try to seize { $what_the }
 }
move-hire = { $form ->
    [nobody] Hire nobody
   *[plain] Hire { $all }
 }
move-done = No more offers before this ballot
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
        [one] 1 ducat if elected
       *[other] { $number } ducats if elected
     }
    [cardinals] { $number ->
        [one] 1 cardinal if elected
       *[other] { $number } cardinals if elected
     }
   *[plain] The office of { $what } if elected
 }
move-vote = { $number ->
    [one] 1 vote
   *[other] { $number } votes
 } for { $for }
move-out = { $what } is eliminated
move-elect = { $what } becomes Pope
move-leave = Leave the offices where they are
move-reshuffle = Reshuffle them
move-cardinals = Cardinals: { $by_seat }
move-pope = The first Pope is { $what }
move-draw = { $what_The } is drawn

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
pledge-due = { $price ->
    [office] the office of { $card }
    [cardinals] { $amount ->
        [one] 1 cardinal
       *[other] { $amount } cardinals
     }
   *[ducats] { $amount ->
        [one] 1 ducat
       *[other] { $amount } ducats
     }
 }
pledge-price = { $price ->
    [ducats] { pledge-due } now
   *[other] { pledge-due } if elected
 }
pledge-terms = { $voter_same ->
    [yes] { $seat_you ->
        [yes] You offer { $payer }
       *[no] { $seat } offers { $payer }
     } { pledge-votes-at-stake } in return for
   *[no] { $seat_you ->
        [yes] You ask { $voter } for { pledge-votes-at-stake } and offer
       *[no] { $seat } asks { $voter } for { pledge-votes-at-stake } and offers
     }
 } { pledge-price }
pledge-votes-at-stake = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 }{ $candidate_same ->
    [yes] {""}
   *[no] {" "}for { $candidate }
 }

## What happens

event-first_pope = { $seat_you ->
    [yes] You are drawn as the first Pope.
   *[no] { $seat } is drawn as the first Pope.
 }
event-dealt = { $seat_you ->
    [yes] You are dealt a card.
   *[no] { $seat } is dealt a card.
 }
event-dealt-known = { $seat_you ->
    [yes] You are dealt { $card_a }.
   *[no] { $seat } is dealt { $card_a }.
 }
event-kept_hand = { $seat_you ->
    [yes] You keep your starting hand.
   *[no] { $seat } keeps the starting hand.
 }
event-redrew = { $seat_you ->
    [yes] You shuffle your hand back and draw a new one.
   *[no] { $seat } shuffles the hand back and draws a new one.
 }
event-showed = { $seat_you ->
    [yes] From your starting hand you must lay out: { $cards }.
   *[no] { $seat } must lay out from the starting hand: { $cards }.
 }
event-laid = { $seat_you ->
    [yes] You lay out { $card_the }.
   *[no] { $seat } lays out { $card_the }.
 }
event-market_laid = Round { $round }: the market has { $cards } cards.
event-phase_skipped = { $seat_you ->
    [yes] You miss this phase.
   *[no] { $seat } misses this phase.
 }
event-phase = { $seat_you ->
    [yes] Your phase (market: { $market })
   *[no] { $seat }'s phase (market: { $market })
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
    [yes] Your Spy brings you { $card_a }.
   *[no] The Spy brings { $seat } { $card_a }.
 }
event-turned_up = { $seat_you ->
    [yes] You turn up { $card_the }. The auction begins.
   *[no] { $seat } turns up { $card_the }. The auction begins.
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
 } { $card_the } for { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }.
event-played = { $card_id ->
    [spy] { $seat_you ->
        [yes] You send a Spy to search { $other }'s hand.
       *[no] { $other_you ->
            [yes] { $seat } sends a Spy to search your hand.
           *[no] { $seat } sends a Spy to search { $other }'s hand.
         }
     }
    [marriage] { $seat_you ->
        [yes] You marry { $other }: you leave each other alone until the end of the round.
       *[no] { $other_you ->
            [yes] { $seat } marries you: you leave each other alone until the end of the round.
           *[no] { $seat } marries { $other }: they leave each other alone until the end of the round.
         }
     }
    [savonarola] { $seat_you ->
        [yes] You call Savonarola: the Pope plays no cards in his phases.
       *[no] { $seat } calls Savonarola: the Pope plays no cards in his phases.
     }
    [accusation] { $seat_you ->
        [yes] You accuse the Pope of simony.
       *[no] { $seat } accuses the Pope of simony.
     }
   *[other] { $seat_you ->
        [yes] You play
       *[no] { $seat } plays
     } { $card_a } on { $target_the }.
 }
event-nothing_stolen = { $other_you ->
    [yes] Your hand is empty: the Spy finds nothing.
   *[no] { $other }'s hand is empty: the Spy finds nothing.
 }
event-stolen = { $seat_you ->
    [yes] Your Spy steals a card from { $other }.
   *[no] { $other_you ->
        [yes] { $seat }'s Spy steals a card from you.
       *[no] { $seat }'s Spy steals a card from { $other }.
     }
 }
event-stolen-known = { $seat_you ->
    [yes] Your Spy steals a card from { $other }: { $card }.
   *[no] { $other_you ->
        [yes] { $seat }'s Spy steals a card from you: { $card }.
       *[no] { $seat }'s Spy steals a card from { $other }: { $card }.
     }
 }
event-answered-known = { $seat_you ->
    [yes] You answer: { $answer }.
   *[no] { $seat } answers: { $answer }.
 }
event-saved = { $seat_you ->
    [yes] Your Doctor saves
   *[no] { $seat }'s Doctor saves
 } { $target_the } for { $ducats } ducats.
event-killed = { $target_id ->
    [marriage] The marriage is over.
   *[other] { $target_The } is dead.
 }
event-no_gift = { $seat_you ->
    [yes] You send { $card_the } to the pile.
   *[no] { $seat } sends { $card_the } to the pile.
 }
event-gift = { $seat_you ->
    [yes] As Pope you make { $other } { $card }.
   *[no] { $other_you ->
        [yes] The Pope, { $seat }, makes you { $card }.
       *[no] The Pope, { $seat }, makes { $other } { $card }.
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
    [yes] { $yes } to { $no }: the Accusation succeeds, and you miss your next phase.
   *[no] { $yes } to { $no }: the Accusation succeeds, and { $other } misses the next phase.
 }
event-accusation_failed = { $yes } to { $no }: the Accusation fails.
event-no_seizure = { $seat_you ->
    [yes] You seize nothing.
   *[no] { $seat } seizes nothing.
 }
event-attacked = { $seat_you ->
    [yes] You try to seize { $target_the } from { $other }.
   *[no] { $other_you ->
        [yes] { $seat } tries to seize { $target_the } from you.
       *[no] { $seat } tries to seize { $target_the } from { $other }.
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
    [valencia] everything in { $target }
    [florence] everything in { $target }
    [palestrina] everything in { $target }
    [bracciano] everything in { $target }
    [savona] everything in { $target }
    [milan] everything in { $target }
   *[other] { $target_the }
 }
event-seized = { $seat_you ->
    [yes] { $attack } to { $defence }: you take { seized-loot }!
   *[no] { $attack } to { $defence }: { $seat } takes { seized-loot }.
 }
event-seizure_failed = { $seat_you ->
    [yes] { $attack } to { $defence }: your attack on { $target_the } fails.
   *[no] { $attack } to { $defence }: { $seat }'s attack on { $target_the } fails.
 }
event-fee_paid = { $seat_you ->
    [yes] You pay { $card }'s fee of { $ducats } ducats.
   *[no] { $seat } pays { $card }'s fee of { $ducats } ducats.
 }
event-rejected = { $seat_you ->
    [yes] You turn { $card } away; he goes to the pile.
   *[no] { $seat } turns { $card } away; he goes to the pile.
 }
event-housed = { $place_id ->
    [none] { $seat_you ->
        [yes] You leave { $card_the } without a place.
       *[no] { $seat } leaves { $card_the } without a place.
     }
   *[other] { $seat_you ->
        [yes] You put { $card_the } in { $place }.
       *[no] { $seat } puts { $card_the } in { $place }.
     }
 }
event-no_place = { $seat_you ->
    [yes] You have no free place for { $card_the }.
   *[no] { $seat } has no free place for { $card_the }.
 }
event-rehousing = { $seat_you ->
    [yes] You rearrange your cards.
   *[no] { $seat } rearranges some cards.
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
    [yes] As Pope you allow the trade.
   *[no] The Pope, { $seat }, allows the trade.
 }
event-forbidden = { $seat_you ->
    [yes] As Pope you forbid the trade.
   *[no] The Pope, { $seat }, forbids the trade.
 }
event-traded = The trade is done.
event-traded-known = { $gives_cards_count ->
    [0] { $asks_cards_count ->
        [0] The trade is done.
       *[other] The trade is done. Changing hands: { $asks_cards }.
     }
   *[other] { $asks_cards_count ->
        [0] The trade is done. Changing hands: { $gives_cards }.
       *[other] The trade is done. Changing hands: { $gives_cards } for { $asks_cards }.
     }
 }
event-fees_paid = { $seat_you ->
    [yes] You pay { $ducats } ducats in fees.
   *[no] { $seat } pays { $ducats } ducats in fees.
 }
event-done = { $seat_you ->
    [yes] You make no more offers.
   *[no] { $seat } makes no more offers.
 }
event-pledge_offered = { pledge-terms }.
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
 } the { $ducats ->
    [one] ducat
   *[other] { $ducats } ducats
 } pledged.
event-income = { $seat_you ->
    [yes] Your income
   *[no] { $seat }'s income
 }: { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }.
event-election = The election at the end of round { $round }
event-ballot = Ballot { $ballot }. Candidates: { $candidates }
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
event-counted = Ballot { $ballot }, the count: { $totals_by_seat }.
event-out = { $seat_you ->
    [yes] You are eliminated.
   *[no] { $seat } is eliminated.
 }
event-elected = { $seat_you ->
    [yes] You are elected Pope!
   *[no] { $seat } is elected Pope.
 }
event-points = { $seat_you ->
    [yes] Your points: { $ducats } for ducats, { $papacy } for the papacy, { $towns } for towns, { $artists } for artists.
   *[no] { $seat }'s points: { $ducats } for ducats, { $papacy } for the papacy, { $towns } for towns, { $artists } for artists.
 }
event-points-known = { $seat_you ->
    [yes] Your points: { $ducats } for ducats, { $papacy } for the papacy, { $towns } for towns, { $artists } for artists, { $offices } for offices.
   *[no] { $seat }'s points: { $ducats } for ducats, { $papacy } for the papacy, { $towns } for towns, { $artists } for artists, { $offices } for offices.
 }
event-game_over = The third round is over: ducats and hands are revealed.
event-round = Round { $round } begins
event-marriage_ended = The marriage is over.
event-savonarola_ended = Savonarola is gone.
event-family_income = Every family gets { $ducats } ducats.
event-left_offices = { $seat_you ->
    [yes] As Pope you leave the others' offices where they are.
   *[no] The Pope, { $seat }, leaves the others' offices where they are.
 }
event-reshuffled = { $seat_you ->
    [yes] As Pope you reshuffle the other families' offices.
   *[no] The Pope, { $seat }, reshuffles the other families' offices.
 }
event-office_dealt = { $seat_you ->
    [yes] You become { $card }.
   *[no] { $seat } becomes { $card }.
 }
event-office_kept = { $seat_you ->
    [yes] As Pope you remain { $card }.
   *[no] The Pope, { $seat }, remains { $card }.
 }
event-office_given = { $seat_you ->
    [yes] The Pope makes you { $card }.
   *[no] The Pope makes { $seat } { $card }.
 }
event-cardinals = { $seat_you ->
    [yes] As Pope you share out the cardinals: { $numbers_by_seat }.
   *[no] The Pope, { $seat }, shares out the cardinals: { $numbers_by_seat }.
 }
event-drew = { $seat_you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
 }
event-drew-known = { $seat_you ->
    [yes] You draw { $card_a }.
   *[no] { $seat } draws { $card_a }.
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
mark-skips = misses { $count ->
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
   *[no] { $name }'s phase
 }{ $step ->
    [1] , step 1: buy or spy
    [2] , step 2: play cards
    [3] , step 3: seize
   *[other] {""}
 }
table-set-up = before the first phase
table-distribution = the Pope shares out
table-election = { $last ->
    [yes] election, last ballot
   *[no] election, ballot { $ballot }
 }
table-market = Market { $market } · deck { $deck }
table-pope = Pope: { $name }
table-married = married: { $names }
table-savonarola = Savonarola preaches against the Pope
table-families = Families
table-estates = What they own
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
table-unhoused = without a place:
table-known = Known in other hands: { $cards }
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
now-to-lay = Still to lay out: { $cards }
now-bid = { $name } bids { $bid }; still in: { $others }.
now-fight = { $attacker } attacks { $target_the } of { $defender }: { $attack } against { $defence } without Condottieri. { $ties ->
    [yes] A tie is enough.
   *[no] A tie fails.
 }
now-accusation = So far { $yes } yes and { $no } no.
now-gathered = Still to give away: { $cards }
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
now-pledge = { pledge-terms }.
now-pledging = A pledge: { $voter } votes, { $payer } pays;
now-pledging-candidate = for { $candidate };
now-pledging-votes = { $votes ->
    [one] 1 vote;
   *[other] { $votes } votes;
 }
now-candidates = Candidates: { $candidates }. Needed to win: { $needed } of { $total } votes.
now-totals = The last ballot: { $totals }.
now-pledged = { $name } has pledged for this ballot: { $votes }.
now-aloud = { $name } has voted: { $votes }.
now-promise = { $candidate_you ->
    [yes] If you are elected
   *[no] If { $candidate } is elected
 }, { $payer_you ->
    [yes] you owe
   *[no] { $payer } owes
 } { $voter } { pledge-due }.

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
hint-fee = His fee is { $fee } ducats; you have { $means } to spend. If you turn him away, he goes to the pile.
hint-place = Without a place it is easily seized. 'home' is your home town.
hint-seize = What you can try, with its defence without Condottieri:
hint-with-fee = fee { $fee }
hint-with-artist = with { $artist }, fee { $fee }
hint-votes = { $votes ->
    [one] You must cast your only vote.
   *[other] You must cast all { $votes } votes, split as you like.
 }
hint-pledged = Pledged: { $votes }.
hint-cast = So far you give: { $votes }.
hint-trade_answer = A counter-offer in one line: counter imola, 10 ducats for titian
hint-trade_give = Name cards in any order; the ducats end your side.
hint-trade_ask = Name cards in any order; the ducats end it, and the trade is offered.
hint-cardinals = You share out { $count } cardinals. You may keep one more than the most you give to anybody else.
hint-reshuffle = Everybody gets as many back. It gives rivals grounds to accuse you of simony.
hint-doctor = He costs { $cost } ducats; you have { $means } to spend.
hint-accuse = If there are more yes than no, the Pope misses a phase.
hint-auction-fee = On top of the bid you pay a fee of { $fee } ducats, unless you then turn him away.
hint-hire = You pay those you hire, win or lose; you have { $means } ducats to spend.
hint-trade-fees = You would also pay { $fees } ducats in fees for the artists you get.
hint-begun-deal = Not offered yet: 'give up' drops it, 'undo' goes one step back.
hint-begun-pick = Not agreed yet: 'give up' leads back to the offer, 'undo' one step back.
hint-begun-housing = 'give up' leaves all cards where they were, 'undo' goes one step back.
answer-price = { $answer } ({ $price ->
    [one] 1 ducat
   *[other] { $price } ducats
 })
answer-hire = { $answer } (power { $power }, pay { $pay })

use-go-on = Enter, or go on
how-go-on = nothing now
use-offer = offer NAME
how-offer = a trade with { $names }; in one line: offer { $name }: imola, 20 ducats for titian, any condottiere
how-rehouse = move cards; in one line: rehouse datary in imola, titian nowhere
use-bid = bid NUMBER
how-bid = from { $low } to { $high } ducats; the number alone will do
how-pass = drop out of this auction; as the opening it is a bid of 0
use-votes = votes NUMBER
how-votes = from { $low } to { $high }
use-give-card = give CARD
use-trade_give-ducats = give NUMBER ducats
how-trade_give-ducats = { $low } to { $high }; ends your side
use-trade_give = imola, 20 ducats for titian
how-trade_give = the whole trade at once, in one line
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
how-price-cardinals = when they are next shared out, 1 to { $high }
use-vote = vote 10 me rest medici
how-vote = your whole ballot; 'medici' alone gives them all
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

unread-seat = '{ $text }' is nobody at this table. Say one of { $names }, a seat number, or 'me'.
unread-card = There is no card '{ $text }'.
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
unread-cast = { $name } already has votes in this ballot.
unread-candidate = { $name } is not a candidate in this ballot. (§10.5)
unread-votes = You have { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 } to give, and that makes { $named }. 'rest NAME' gives away what is left. (§10.3)
unread-cardinals = There are only { $count } cardinals to share out. (§13.22)
unread-condottiere = { $card } is not a Condottiere.
unread-housing = Say for each card 'in' and a town, or 'nowhere': rehouse datary in imola, titian nowhere.
unread-settled = { $card } is a minor family in a town and never moves again. (§5.21)
unread-not-yours = { $card_The } is not yours.
unread-taken = { $other_The } is in { $place } already. Say where that goes, or put { $card_the } somewhere else. (§5.10)

## Why not

refusal-no-such-seat = There is no such seat at this table.
refusal-others-question = It is { $other }'s turn to answer. The question: { $question }.
refusal-already-answered = You have already answered, and an answer is final.
refusal-your-own-poison = It is your own Poison: you cannot call the Doctor.
refusal-accused-has-no-vote = The accused Pope has no vote in this.
refusal-done-already = You have said that you make no more offers before this ballot.
refusal-three-pledges = You have already made three offers before this ballot.
refusal-nothing-moves-now = Nothing can be moved during an auction or a fight.
refusal-between-the-phases = Between the last phase and the next round there are no trades, no rearranging and no cards.
refusal-offers-of-another = It is { $other }'s phase: only they can offer trades now.
refusal-not-your-phase = It is { $other }'s phase.
refusal-highest-bidder = Yours is the highest bid, { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }. Wait for the others.
refusal-passed-already = You have passed: you are out of this auction.
refusal-only-between-steps = You can trade and rearrange only before, between and after the steps.
refusal-step-to-come = That step is still to come. Go on first.
refusal-step-over = That step is over in this phase.
refusal-no-ground = You have no grounds to accuse { $other } in this round.
refusal-poison-housed = { $target_The } has a place in a town, and at this table Poison reaches only unprotected cards.
refusal-kill-with-spouse = { $target_The } belongs to your spouse, { $other }.
refusal-doctor-too-dear = The Doctor costs { $ducats } ducats, and you have only { $means } to spend.
refusal-seize-too-dear = { $card }'s fee is { $ducats } ducats, and you have only { $means } to spend. So you may not try.
refusal-pay-too-high = They cost { $ducats } ducats, and you have only { $means } to spend.
refusal-pay-besides-fee = They cost { $ducats } ducats. With { $fee } set aside for the artist you have only { $means }.
refusal-condottieri-only-in-seizure = { $card } only fights in seizures; he is not played in step 2.
refusal-doctor-only-as-answer = The Doctor is only an answer to a Poison.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-savonarola-bars-cards = While Savonarola preaches, the Pope plays nothing but an Assassin on him.
refusal-savonarola-bars-spy = While Savonarola preaches, the Pope cannot spy and must buy.
refusal-savonarola-bars-condottieri = While Savonarola preaches, the Pope attacks without Condottieri.
refusal-spy-on-spouse = You are married to { $other }: no spying on that hand.
refusal-spy-on-yourself = You cannot spy on your own hand.
refusal-marry-yourself = You cannot marry yourself.
refusal-against-spouse = { $other } is Pope and your spouse: no { $card } against a spouse.
refusal-pope-accuses-nobody = You are the Pope and cannot accuse yourself.
refusal-pope-plays-no-savonarola = You are the Pope: Savonarola preaches against you.
refusal-no-accusation-in-round-one = No Accusation in round 1: the Pope has not shared out anything yet.
refusal-no-marriage-lies = Nobody is married at the moment.
refusal-no-savonarola-lies = Savonarola is not on the table.
refusal-poison-no-target = Poison kills artists, office-holders and the marriage, but not { $target }.
refusal-assassin-no-artist = An Assassin does not kill artists. Only Poison can harm { $target }.
refusal-assassin-no-target = An Assassin kills office-holders, the marriage and Savonarola, but not { $target }.
refusal-before-nobody = Nobody has { $target_the } at the moment.
refusal-no-doctor-in-hand = You have no Doctor in your hand.
refusal-home-town-empty = There is nothing in { $target } to take.
refusal-seize-hand-card = { $target } is a hand card and cannot be seized.
refusal-seize-own = { $target_The } is already yours.
refusal-seize-from-spouse = You are married to { $other }: seize from somebody else.
refusal-seize-housed = { $target_The } is in a town: you would have to attack the town.
refusal-name-in-order = Name the cards in the order of the list: { $card_the } comes before one you have already named.
refusal-no-more-of-these = No more { $card } in the game.
refusal-no-more-condottieri = There are no more Condottieri in the game.
refusal-no-more-deaths = There are no more death cards in the game.
refusal-fees-beyond-means = The artists' fees would come to { $ducats } ducats, and there would be only { $means } to pay them.
refusal-pick-leaves-too-few = After { $card_the } there would be too few cards left to choose. Start with one that comes earlier.
refusal-pick-a-death = A death card was asked for, and { $card_the } is not one.
refusal-pick-a-condottiere = A Condottiere was asked for, and { $card_the } is not one.
refusal-condottieri-before-deaths = Ask for any Condottiere first, then for any death card.
refusal-other-has-no-votes-to-pledge = { $other } has no votes left to pledge.
refusal-no-votes-to-pledge = You have no votes left to pledge.
refusal-no-price-to-offer = You have nothing to pay with.
refusal-without-ducats-only-yourself = Without ducats you can only promise an office or cardinals, as the candidate yourself.
refusal-pledge-too-many-votes = { $other } has only { $number ->
    [one] 1 vote
   *[other] { $number } votes
 } left to pledge.
refusal-pledge-one-vote-at-least = A pledge is for at least one vote.
refusal-pledge-with-yourself = A pledge needs another player.
refusal-ask-too-many-ducats = All players together do not have more than { $ducats } ducats.
refusal-too-poor-to-accept = That costs { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }, and you have only { $means } to spend.
refusal-give-too-many-ducats = You cannot give { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }; you have { $means }.
refusal-named-already = You have already named { $card_the }.
refusal-goes-with-its-town = { $card_The } goes with { $place } anyway.
refusal-minor-family-is-housed = { $card } is a minor family in a town and goes only with its town.
refusal-minor-family-in-home-town = { $card } lives in { $place }, a home town, and cannot be traded at all.
refusal-nothing-traded = Nothing for nothing: that is no trade.
refusal-no-second-counter = A counter-offer can only be accepted or refused.
refusal-lacks-cards-asked = You do not have all the cards they ask for.
refusal-not-a-candidate = { $other } is not a candidate in this ballot.
refusal-office-is-promised = { $card_The } is already promised.
refusal-price-one-at-least = A price is at least 1.
refusal-promise-too-many-cardinals = { $number ->
    [0] No more cardinals can be promised.
    [one] Only 1 more cardinal can be promised.
   *[other] Only { $number } more cardinals can be promised.
 }
refusal-price-beyond-means = You cannot offer { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
 }; you have { $means } to spend.
refusal-no-counter-to-pledge = A pledge is accepted or refused; there is no counter-offer.
refusal-not-yours = { $card_The } is not yours to give.
refusal-not-theirs = { $other } does not have { $card_the }.
refusal-no-distribution-follows = After round 3 nothing is shared out: you can only promise ducats.
refusal-only-the-candidate-promises = Only { $other }, the candidate, could promise that.
refusal-not-the-candidates-office = The candidate does not hold the office of { $card }.
refusal-no-split-in-last-ballot = In the last ballot you give { $number ->
    [one] your only vote
   *[other] all your { $number } votes
 } to one candidate.
refusal-not-the-fewest-votes = { $other } is not among those with the fewest votes.
refusal-not-one-of-the-two = { $other } is not one of the last two.
refusal-gift-to-former-owner = { $other } had { $card_the } before and cannot get it back.
refusal-gift-to-yourself = You cannot give { $card_the } to yourself.
refusal-has-enough-offices = { $other } has already got enough offices back.
refusal-keeps-no-own-office = You may not keep { $card_the }; it goes to another player.
refusal-keeps-no-gathered-office = You may not keep { $card_the }: it is one of those you took from the others.
refusal-keeps-too-many = You may keep only { $number ->
    [one] 1 cardinal
   *[other] { $number } cardinals
 } here: one more than the most you give to anybody else.
refusal-vote-in-order = One candidate after another: now your votes for { $other }.
refusal-more-votes-than-left = { $number ->
    [0] You have no votes left for this candidate.
    [one] You have only 1 vote left for this candidate.
   *[other] You have only { $number } votes left for this candidate.
 }
refusal-less-than-pledged = You pledged { $number ->
    [one] 1 vote
   *[other] { $number } votes
 } for { $other }.
refusal-another-office-first = First comes { $card_the }.
refusal-office-to-nobody = { $card_The } must go to a player.
refusal-a-number-for-each-seat = Say a number of cardinals for each of the { $number } seats.
refusal-cardinals-left-over = You must give away all { $number } cardinals.
refusal-too-many-cardinals = There are only { $number } cardinals to share out.
refusal-fewer-than-promised = { $other } was promised { $number ->
    [one] 1 cardinal
   *[other] { $number } cardinals
 }.
refusal-no-three-alike = You may only redraw with three cards of one kind.
refusal-not-to-lay = { $card_The } is not one of the cards you have to lay out.
refusal-fee-too-high = { $card }'s fee is { $ducats } ducats, and you have only { $means } to spend.
refusal-place-taken = The place for { $card_the } in { $place } is taken.
refusal-house-another-first = First comes { $card_the }.
refusal-not-your-town = { $place } is not yours.
refusal-minor-family-stays = { $card } is a minor family in a town and never moves again.
refusal-housed-anew-already = You have already rearranged your cards in this pause.
refusal-nothing-to-house = You have nothing to rearrange.
refusal-offer-to-yourself = You cannot trade with yourself.
refusal-three-offers = You have already made three offers in this phase.
refusal-no-spy-in-hand = You have no Spy: you must buy.
refusal-bid-too-high = You cannot bid { $ducats }; you have { $means ->
    [one] 1 ducat
   *[other] { $means } ducats
 }.
refusal-bid-too-low = You must bid more than { $ducats }.

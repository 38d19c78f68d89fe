# The rules reader, the cards and the first games of the web client.

## The rules

rules-title = Rules of { $game }
rules-all = The rules
rules-all-about = In our own words, paragraph by paragraph, with every ruling and worked examples. The tables refer to these paragraphs.
rules-about = More about { $game }
rules-read = Read the rules
rules-learn = First game
rules-cards = All cards
rules-print = Print
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One paragraph found.
   *[other] { $count } paragraphs found.
 }
rules-results = Found paragraphs
rules-nothing = No paragraph contains all these words.
rules-contents = Contents
rules-contents-search = Contents and search
rules-paragraph = Link to { $name }
rules-copy = Copy the link to { $name }
rules-failed = The rules could not be loaded. Try again.
rules-opens = Opening the rules…

## The cards

cards-title = All cards of { $game }
cards-about = Choose a card to read all about it.
cards-failed = The cards could not be loaded. Is the server still running?

## First games

learn-title = First game: { $game }
learn-opens = Setting up the table…
learn-failed = The lesson could not be loaded. Is the server still running?
learn-you = You
learn-step = Step { $number } of { $count }
learn-now = Now you
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-again = Restart this step
learn-try = Try it
learn-fold = Fold the note
learn-unfold = Read the note
learn-count = Show the count
learn-read = Read the note, then go on.
learn-leave = Leave
learn-play = Play a real game now
learn-rules = In the rules:
learn-done = Well done!
learn-aside = That's allowed. But for this lesson, try what the note says.
learn-refused = That was not accepted. Try again.
learn-too-many = That was quick. Wait a moment, then try again.

## 1655 – Habemus Papam

lesson-habemus-aim-title = Become Pope
lesson-habemus-aim-text = Rome, 1655. You want to be Pope, so you collect votes; the most votes at the end win. Cardinals and leaders are worth 1 vote each. Louis XIV, pairs of old boys, gold and one secret order bring more. Below your tableau you see what you would have if the game ended now.

lesson-habemus-round-title = Four cards on offer
lesson-habemus-round-text = Each round turns up a cardinal, a politics card and an action card. The Camerlengo card is always there too. First come actions, then bids, then each of you picks a card. Point at a card, or hold it on a touch screen, to read what it does.

lesson-habemus-bid-title = Bid with gems
lesson-habemus-bid-text = Gems decide who picks first. You secretly bid up to three. More gems beat fewer, whatever they are; with the same number the better kind wins: diamond, ruby, sapphire, amber. What you bid is spent, win or lose.
lesson-habemus-bid-task-1 = Put a diamond and one more gem into the sockets, and seal your bid.
lesson-habemus-bid-hint-1 = That's allowed, but for this lesson bid two gems, one of them a diamond.
lesson-habemus-bid-task-2 = Your bid is the highest, so you pick first. Choose a card.
lesson-habemus-bid-done = Your two gems beat Clara's two ambers because a diamond is better, and Bruno's one sapphire because two are more than one. Everybody has a card, and the next round is already on the table.

lesson-habemus-camerlengo-title = The Camerlengo
lesson-habemus-camerlengo-text = You and Bruno have both bid a sapphire. The Camerlengo wins ties, and that is Bruno. The Camerlengo card brings a ruby, a sapphire, an amber and 1 gold, and makes you Camerlengo. There is no other way to get gems.
lesson-habemus-camerlengo-task-1 = Take the Camerlengo card.
lesson-habemus-camerlengo-hint-1 = That's allowed, but here take the Camerlengo card: you are running out of gems.
lesson-habemus-camerlengo-done = Three more gems, and from now on you win every tie, until somebody else takes the card.

lesson-habemus-politics-title = Friends in high places
lesson-habemus-politics-text = Politics cards are worth more the more you have. One Louis XIV brings 1 vote, two bring 2, three 4, five 8. Mazarin makes votes cheaper: 15 gold each without him, 10 with one, 8 with two. Felipe IV brings gold at once and at the end.
lesson-habemus-politics-task-1 = You have one Louis XIV. Take the second.
lesson-habemus-politics-hint-1 = Not bad either, but take Louis XIV here and see your votes grow.
lesson-habemus-politics-done = Two Louis XIV, two votes; a third would bring two more. There are other cards in this deck: read them when they come up.

lesson-habemus-action-title = Dirty tricks
lesson-habemus-action-text = An action card goes to your hand. In later rounds you may play one in secret. All are revealed together and happen one after another, starting with the Camerlengo and going clockwise. With a Bribe you pay an opponent 5 gold and take one of their cardinals. Leaders and Cardinal Chigi cannot be bribed.
lesson-habemus-action-task-1 = Play your Bribe.
lesson-habemus-action-hint-1 = You could keep it. But play it here: there is somebody to win over.
lesson-habemus-action-task-2 = Whom do you bribe? Those you can choose are raised a little.
lesson-habemus-action-hint-2 = You could leave it, but the card would be spent for nothing.
lesson-habemus-action-done = 5 gold changed hands and the cardinal is yours: one more vote for you, one fewer for them. Clara's Ten Gold came after yours, because you are Camerlengo.

lesson-habemus-smoke-title = Black Smoke
lesson-habemus-smoke-text = About half-way, Black Smoke rises. Everybody got 5 gold for each cardinal with a gold bag. Now each of you gives up one of two secret orders; only the other one counts at the end.
lesson-habemus-smoke-task-1 = Your order France is fulfilled: three coats. Give up the other one.
lesson-habemus-smoke-hint-1 = That's allowed. But France is fulfilled and brings 3 votes: keep it.
lesson-habemus-smoke-done = Nobody saw which order it was. France brings 3 votes if you still have three French coats at the end; a leader counts as two.

lesson-habemus-count-title = White Smoke and the count
lesson-habemus-count-text = White Smoke has risen: this is the last round, and all the remaining cards are on offer. You bid nothing, so you pick last.
lesson-habemus-count-task-1 = Take one of the two that are left.
lesson-habemus-count-done = The screens fall. Each gem becomes 1 gold, gold buys votes, and everything is added up. The most votes win. That's the whole game!

## Caesar & Cleopatra

lesson-caesar-aim-title = Five groups to win over
lesson-caesar-aim-text = You are Cleopatra, Bruno is Caesar. Five groups of patricians stand in the forum. You both lay influence before them, and votes win you patricians: 1 point each, 1 more for the majority of a group, another for the whole group, and 2 for your secret mission if you get three of its patricians.

lesson-caesar-start-title = The first five cards
lesson-caesar-start-text = A game begins in secret. First you put your thirteen manipulation cards in order; in this lesson they are shuffled. Then you lay one influence card face down before each group, using 1 to 5 once each. A second set of 1 to 5 is your hand.
lesson-caesar-start-task-1 = Lay a card before each group: high ones where you want to win.
lesson-caesar-start-done = Bruno has laid five cards too. You can see yours; all you know of Bruno's is that they are 1 to 5.

lesson-caesar-lay-title = Lay influence
lesson-caesar-lay-text = In an active turn you lay one card face down, or two cards face up, before one group or two. You may have at most five cards before a group, and both of you together eight. Cards you have laid never come back to your hand.
lesson-caesar-lay-task-1 = Lay two cards face up: choose “Face up”, then a card and a group for it.
lesson-caesar-lay-hint-1 = One card face down is allowed too, but here lay two face up.
lesson-caesar-lay-task-2 = And the second one.
lesson-caesar-lay-done = Everybody sees these two. Face down you can lay only one, but nobody else knows it.

lesson-caesar-vote-title = A vote
lesson-caesar-vote-text = After laying you fill your hand up to five, from influence or manipulation as you like. Then a suffrage card is turned up: it calls a group to vote, or it is an Orgy and nothing happens. A group with eight cards votes by itself, before you draw.
lesson-caesar-vote-task-1 = Draw an influence card, and see what is turned up.
lesson-caesar-vote-hint-1 = Manipulation comes later. Draw influence here.
lesson-caesar-vote-done = The Senators voted, 8 for you against 7, and you won one of them. Then the higher total lost its highest card, your 5, and the lower total its lowest, Bruno's 3.

lesson-caesar-philosopher-title = The Philosopher
lesson-caesar-philosopher-text = A Philosopher counts 0 but turns a vote around: the lower total wins. The same number on both sides cancel each other out. Before the Censors you have 2 against 9. Hopeless? Perfect!
lesson-caesar-philosopher-task-1 = Lay the Philosopher face down before the Censors.
lesson-caesar-philosopher-hint-1 = That's allowed, but here lay the Philosopher before the Censors, face down.
lesson-caesar-philosopher-task-2 = Now draw an influence card.
lesson-caesar-philosopher-hint-2 = That's allowed, but here draw influence.
lesson-caesar-philosopher-done = 2 against 9, and you won. Only the winner is turned around: the higher total still lost its highest card, the lower its lowest, and the Philosopher is gone.

lesson-caesar-manipulation-title = A manipulation
lesson-caesar-manipulation-text = In an active turn you may play one manipulation card, before or after laying. An Assassination removes a face-up card of your opponent. Spy, Castling, Courtesan and Wrath of the Gods do other mischief: read them when you hold them.
lesson-caesar-manipulation-task-1 = Assassinate Bruno's 5 before the Praetors.
lesson-caesar-manipulation-hint-1 = That's allowed, but here play the Assassination first, on the 5 before the Praetors.
lesson-caesar-manipulation-task-2 = Your turn goes on: lay influence as you like.
lesson-caesar-manipulation-done = Bruno could have stopped you with a Veto, but didn't. Now you lead before the Praetors.

lesson-caesar-veto-title = Veto!
lesson-caesar-veto-text = Bruno plays the Wrath of the Gods on the Senators: all cards before them would go, your three included. You hold a Veto. It is the only card you play in your opponent's turn, and it costs you neither a turn nor a manipulation of your own.
lesson-caesar-veto-task-1 = Stop it with your Veto.
lesson-caesar-veto-hint-1 = You could let it happen, but then all your cards before the Senators are gone.
lesson-caesar-veto-done = The Wrath has no effect and is discarded anyway, and so is your Veto. Your hand stays short until you fill it up in your next turn; you need not discard anything for that.

lesson-caesar-passive-title = A bad hand
lesson-caesar-passive-text = Instead of laying you may be passive: discard as many cards as you like, at least one, and fill your hand up again. Only if your hand is short may you draw without discarding. In a passive turn you play no manipulation card, no group votes, and no suffrage card is turned up.
lesson-caesar-passive-task-1 = This hand is weak. Discard two cards or more.
lesson-caesar-passive-hint-1 = That's allowed, but here be passive: discard at least two cards.
lesson-caesar-passive-done = Now you would draw new cards. Discards never come back, so don't be passive too often.

lesson-caesar-count-title = The end and the count
lesson-caesar-count-text = The game ends when the last patrician is won, or when the influence cards run out. One Censor is left, and seven cards lie before the Censors. With the eighth they vote.
lesson-caesar-count-task-1 = Lay your 5 face down before the Censors.
lesson-caesar-count-hint-1 = That's allowed, but here lay the 5: it is just enough.
lesson-caesar-count-done = 13 against 12: the last patrician is yours. Patricians, majorities, whole groups and missions are added up, and the most points win. That's the whole game!

## Borgia

lesson-borgia-aim-title = A family on its way up
lesson-borgia-aim-text = You lead the Borgia; Valencia is your home town. There are three rounds. Each one ends with points: 1 for every 10 ducats (you keep the ducats), 10 for being Pope, and those of your towns and artists. The most points after three rounds win.

lesson-borgia-auction-title = The market
lesson-borgia-auction-text = In your phase a market card is turned up and auctioned. You bid first; then everybody in turn raises or passes, and once you pass, you are out. The last one left pays and gets the card. With a Spy you could take a card unseen instead.
lesson-borgia-auction-task-1 = Buy: turn up a card.
lesson-borgia-auction-hint-1 = A Spy takes a card without an auction. Keep yours, and buy here.
lesson-borgia-auction-task-2 = Rimini! Open with 10 ducats.
lesson-borgia-auction-hint-2 = That's allowed, but for this lesson open with 10 ducats and see what the others do.
lesson-borgia-auction-task-3 = The others want it too. Raise to 25, or whatever it is worth to you.
lesson-borgia-auction-hint-3 = That's allowed, but here stay in, below 40 ducats: you will need the rest.
lesson-borgia-auction-done = Rimini is yours: power 4, income 15, and 3 points in every round you still have it.

lesson-borgia-house-title = A place for everything
lesson-borgia-house-text = Towns, offices, artists and minor families go straight onto the table. For an artist you pay a fee, or you turn him away. Every town has room for one office, one artist and one minor family. An office or artist without a place is unprotected and easily seized.
lesson-borgia-house-task-1 = Botticelli brings 4 points every round. Pay his fee of 25 ducats.
lesson-borgia-house-hint-1 = You could turn him away. But he is worth the fee: pay it.
lesson-borgia-house-task-2 = Put him in one of your towns.
lesson-borgia-house-hint-2 = Without a place he would be unprotected. Choose a town.
lesson-borgia-house-done = A place only protects: points, income and votes do not depend on it. Between the steps of your phase you may rearrange your cards.

lesson-borgia-hand-title = Your hand
lesson-borgia-hand-text = After the market you may play as many hand cards as you like. A Spy steals a random card from another hand. Poison and the Assassin kill, the Doctor saves from Poison, a Marriage keeps two families from each other's throats, Savonarola ties the Pope's hands.
lesson-borgia-hand-task-1 = Send your Spy to Medici.
lesson-borgia-hand-hint-1 = That's allowed, but here send the Spy.
lesson-borgia-hand-done = Vitellozzo Vitelli, a Condottiere! Only you and Medici know which card it was. You can use him in this same phase.

lesson-borgia-seize-title = Seize a town
lesson-borgia-seize-text = At the end of your phase you may try to seize something, once. You name it; then attacker and defender secretly choose Condottieri from their hands. Both pay for theirs, win or lose. You need more power than the town, its minor family and the defending Condottieri together.
lesson-borgia-seize-task-1 = Seize Medici's Faenza: power 4, with the Vice-Chancellor in it.
lesson-borgia-seize-hint-1 = That's allowed, but here seize Faenza.
lesson-borgia-seize-task-2 = Hire Vitellozzo: power 6, for 20 ducats.
lesson-borgia-seize-hint-2 = That would not be enough against 4. Hire Vitellozzo.
lesson-borgia-seize-done = Faenza is yours, with everything in it. Condottieri who have fought go to the pile, and may come back in a later round.

lesson-borgia-trade-title = Trades
lesson-borgia-trade-text = In your phase you may offer up to three trades: ducats and cards for ducats and cards. The other player accepts, refuses, or makes one counter-offer. A trade is done at once and in full; promises for later are just talk. If an office changes hands, the Pope has to agree.
lesson-borgia-trade-task-1 = Colonna offers Cesena for Renzo da Ceri and 5 ducats. Accept.
lesson-borgia-trade-hint-1 = That's allowed. But a town for a captain and 5 ducats is a bargain: accept.
lesson-borgia-trade-done = Cesena came to you and Renzo went to Colonna. The others saw the trade, but not which hand card it was about.

lesson-borgia-election-title = Elect a Pope
lesson-borgia-election-text = Every round ends with an election. You have 3 votes for each cardinal, plus those of your offices. You must cast all of them, split as you like; it takes more than half of all votes to be elected. Before a ballot votes are bought with pledges, and a pledge is binding.
lesson-borgia-election-task-1 = Colonna offers you 9 votes for 15 ducats now. Accept.
lesson-borgia-election-hint-1 = That's allowed. But with these 9 votes you are elected: accept.
lesson-borgia-election-task-2 = You need no more pledges. Say that you have no more offers.
lesson-borgia-election-hint-2 = That's allowed. But you have enough votes: no more offers.
lesson-borgia-election-task-3 = You have 20 votes and 9 are pledged to you; you need 24 of the 46. Give yourself all 20.
lesson-borgia-election-hint-3 = That's allowed. But here vote for yourself, with all 20.
lesson-borgia-election-done = You are Pope, with 29 of 46 votes: 10 points. Now everybody scores ducats, towns and artists, and the next round begins.

lesson-borgia-pope-title = The Pope shares out
lesson-borgia-pope-text = A new round begins with the Pope. First he may reshuffle the others' offices. Then he must give away all his own, and he shares out as many new cardinals as there are players. A player who gets neither may accuse him of simony, with the card for it.
lesson-borgia-pope-task-1 = Give the Vice-Chancellor to Medici or to Colonna.
lesson-borgia-pope-task-2 = And the Datary.
lesson-borgia-pope-task-3 = Share out the three cardinals, to yourself too: keep at most one more than you give to either of the others.
lesson-borgia-pope-done = Cardinals stay with their family for good: 3 votes in every election to come.

lesson-borgia-count-title = The end
lesson-borgia-count-text = After the election and the points of the third round the game is over. The points of all three rounds are added up: for ducats, the papacy, towns and artists. The most points win. That's the whole game!

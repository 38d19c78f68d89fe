# What stands on the cards of Caesar & Cleopatra. Short: a card is small.

## Large cards

face-influence = Influence
face-philosopher = the lower total wins
face-assassination = Discard a face-up card of your opponent
face-spy = See your opponent's hand, discard one card of it
face-castling = Pick up your cards before two groups and lay them there again, face down
face-courtesan = Turn up your opponent's hidden cards before a group
face-wrath = Discard all influence before one group
face-veto = Cancel a manipulation of your opponent
face-patrician-senators = Senator
face-patrician-praetors = Praetor
face-patrician-quaestors = Quaestor
face-patrician-aediles = Aedile
face-patrician-censors = Censor
face-suffrage = Suffrage
face-calls-senators = the Senators vote
face-calls-praetors = the Praetors vote
face-calls-quaestors = the Quaestors vote
face-calls-aediles = the Aediles vote
face-calls-censors = the Censors vote
face-calls-orgy = nobody votes
face-calls-reshuffle = no vote; reshuffle the deck
face-mission = Mission
face-mission-senators = three Senators
face-mission-praetors = three Praetors
face-mission-quaestors = three Quaestors
face-mission-needs = 3
face-mission-worth = 2
face-mission-points = points

## Names for small cards

face-small-assassination = Assassination
face-small-wrath = Wrath
face-small-reshuffle = Reshuffle

## For those who do not see the card

face-name-influence = Influence { $card } ({ $party })
face-name-party = { $card } ({ $party })
face-name-suffrage = Suffrage card: { $card }
face-name-mission = Mission: { $card }
face-name-hidden = { $card }, face down: only you know it
face-name-back-influence = Influence card, face down ({ $party })
face-name-back-manipulation = Manipulation card, face down ({ $party })
face-name-back-suffrage = Suffrage card, face down
face-name-back-mission = Mission, face down

## The page of all cards

face-sheet-influence = Influence
face-sheet-manipulation = Manipulation
face-sheet-patricians = Patricians
face-sheet-suffrage = Suffrage cards
face-sheet-missions = Missions
face-sheet-small = As they lie on the table
face-sheet-hidden = Face down, as their owner sees them
face-sheet-backs = Backs
face-copies-party = { $count } in each party
face-copies-forum = { $count } in the forum
face-copies-deck = { $count } in the suffrage deck

# What is written on the cards of Borgia. Short: a card is small.

## Words under the figures

face-power = power
face-income = income
face-points = { $count ->
    [one] point
   *[other] points
 }
face-votes = { $count ->
    [one] vote
   *[other] votes
 }
face-fee = fee
face-pay = pay

## What a card does

face-spy = Take a market card unseen, or steal one from another hand
face-poison = Kills an artist, an office‑holder or a marriage
face-assassin = Kills an office‑holder, a marriage or Savonarola
face-doctor = Saves your card from a Poison, for { $cost } ducats
face-marriage = Two families leave each other alone until the end of the round
face-savonarola = The Pope plays no cards until the end of the round
face-accusation = Is the Pope guilty? All vote; if so, he misses a phase
face-any_condottiere = Whichever the other player chooses
face-any_death = A Poison or an Assassin, whichever the other player chooses
face-home_town = home of the { $family }
face-family = from { $home }

## Names for small cards

face-small-accusation = Accusation
face-small-any_condottiere = Any
face-small-any_death = Any death

## Places, and who has none

face-unprotected = Unprotected
face-unhoused = Without a place
face-empty-office = Free place for an office
face-empty-artist = Free place for an artist
face-empty-minor_family = Free place for a minor family
face-cardinals = { $count ->
    [0] No cardinals
    [one] 1 cardinal
   *[other] { $count } cardinals
 }
face-back = Card, face down

## The page of all cards

face-sheet-home_town = Home towns
face-sheet-town = Towns
face-sheet-office = Offices
face-sheet-artist = Artists
face-sheet-minor_family = Minor families
face-sheet-condottiere = Condottieri
face-sheet-hand = Other hand cards
face-sheet-family = Coats of arms
face-sheet-places = In a town, and without a place
face-sheet-back = Backs
face-copies = { $count } in the game

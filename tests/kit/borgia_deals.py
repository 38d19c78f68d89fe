"""Trades, pledges and ballots of Borgia in few words."""

from typing import cast

from tests.kit.borgia import Table

KINDS = {"condottiere": "any condottiere", "death": "any death"}


def _name(game: Table, verb: str, text: str) -> None:
    """The links of one side of a trade: 'imola spy 20' are two cards and 20 ducats. Cards are named in their order."""
    words = text.split()
    ducats = words.pop() if words and words[-1].isdigit() else "0"
    order = [*game.game.cards.ids, *KINDS]
    for word in sorted(words, key=order.index):
        game.go(f"{verb} {KINDS.get(word, word)}")
    game.go(f"{verb} {ducats} ducats")


def offer(game: Table, other: int, give: str = "", ask: str = "") -> Table:
    """The player in phase offers a trade. 'condottiere' and 'death' ask for any of them."""
    game.go(f"offer {other}")
    _name(game, "give", give)
    _name(game, "ask", ask)
    return game


def counter(game: Table, give: str = "", ask: str = "") -> Table:
    """The other player answers with a counter-offer."""
    game.go("counter")
    _name(game, "give", give)
    _name(game, "ask", ask)
    return game


def naming(game: Table, other: int, give: str = "") -> Table:
    """A trade is being made up: what is given is named, what is asked for is next."""
    game.go(f"offer {other}")
    _name(game, "give", give)
    return game


def sell(game: Table, payer: int, candidate: int, votes: int, price: str) -> Table:
    """The seat at turn offers its votes for a candidate to a payer."""
    return game.go(f"sell to {payer}", f"candidate {candidate}", f"votes {votes}", f"price {price}")


def buy(game: Table, voter: int, candidate: int, votes: int, price: str) -> Table:
    """The seat at turn offers a voter a price for votes."""
    return game.go(f"buy from {voter}", f"candidate {candidate}", f"votes {votes}", f"price {price}")


def all_done(game: Table) -> Table:
    """Nobody offers a pledge any more."""
    while game.question == "pledge":
        game.go("done")
    return game


def vote(game: Table, seat: int, *split: int) -> Table:
    """A seat casts its votes: so many for each seat. Links without a choice are not asked."""
    ballot = game.state.table.ballot
    while game.question == "ballot" and seat in game.asked and game.state.table.ballot == ballot:
        candidate = game.legal(seat)[0].split()[-1]
        game.play(seat, f"vote {split[int(candidate)]} for {candidate}")
    return game


def ballot(game: Table, *splits: str) -> Table:
    """No more pledges; then all vote, '12 0 0 0' for each voter by seat, from the Pope clockwise."""
    all_done(game)
    assert game.question == "ballot"
    before = len(game.happened("counted"))
    for number in range(game.game.seats):
        seat = (game.pope + number) % game.game.seats
        if len(game.happened("counted")) == before:
            vote(game, seat, *[int(votes) for votes in splits[seat].split()])
    counted = cast(list[int], game.happened("counted")[before]["totals"])
    columns = [[int(votes) for votes in split.split()] for split in splits]
    assert counted == [sum(column) for column in zip(*columns, strict=True)]
    return game


def votes_of(game: Table, seat: int) -> int:
    """How many votes a seat has, as the rules say: 3 for a cardinal, and those of the offices."""
    values = {card: int(cast(int, facts.get("votes", 0))) for card, facts in game.game.card_facts().items()}
    return 3 * game.cardinals[seat] + sum(values[card] for card in game.lies(seat))


def elect(game: Table, candidate: int) -> Table:
    """All vote for one candidate in the coming ballot."""
    seats = game.game.seats
    splits = [
        " ".join(str(votes_of(game, seat)) if one == candidate else "0" for one in range(seats))
        for seat in range(seats)
    ]
    return ballot(game, *splits)


def totals(game: Table) -> list[int]:
    """The result of the latest ballot by seat."""
    return cast(list[int], game.happened("counted")[-1]["totals"])

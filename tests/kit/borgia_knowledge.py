"""Positions of Borgia in which few cards are hidden, and something is known of them."""

from curia.games.borgia import knowledge
from tests.kit.borgia import Table
from tests.kit.borgia_positions import bag


def leave(found: Table, deck: str) -> Table:
    """Only these cards are left in the deck, so that all deals can be gone through."""
    state = found.state
    kept = bag(found.game, deck)
    state.table.gone += state.deck - kept
    state.deck = kept
    state.table.market = 0
    assert found.game.check(state) == ""
    return found


def learn(found: Table, watcher: int, **rows: str) -> Table:
    """The watcher knows of cards that each is in one of some hands: spy='12 1' are two Spies."""
    for card, sets in rows.items():
        row = knowledge.FIRST_ROW[found.game.cards.number[card]]
        for copy, seats in enumerate(sets.split()):
            found.state.known[row + copy] |= sum(1 << int(seat) for seat in seats) << 8 * watcher
    assert found.game.check(found.state) == ""
    return found

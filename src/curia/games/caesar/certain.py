"""What is certain of a party's hidden cards, for people to be reminded of (§11.14 to §11.18).

Worlds are drawn from the entries themselves; this is only their plainest part: which cards are surely hidden, and
where. A card that comes to light and equals a known one counts as that one.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.games.caesar.cards import INFLUENCE, INFLUENCE_END, MANIPULATION, Bag, count, one
from curia.games.caesar.knowledge import (
    ADDED,
    BAGS,
    FIRST_FIVE,
    FROM_HAND,
    KNOWN,
    MOVED,
    SHOWN,
    entry_first,
    entry_second,
    entry_what,
)


@final
class Certain:
    """What is certain after all entries. Bags between which a Castling moved cards are one pool, except that the first
    five stay apart: of them it is known that they lie in their own places or in the pools that took some up."""

    def __init__(self, seen: vec[i64]) -> None:
        self._hand: Bag = 0
        """Cards that were in hand together, less those that came to light since."""
        self._earlier: Bag = 0
        """Cards that had been in hand, and were not there any more when the hand was seen."""
        self.known: vec[i64] = vec[i64]([0 for _ in range(BAGS)])
        """In each pool; at FIRST_FIVE, in the pools of `first_pools`."""
        self.pool: vec[i64] = vec[i64]([i for i in range(BAGS)])
        """The pool of each bag."""
        self._first_went: i64 = bit(FIRST_FIVE)
        for i in range(len(seen)):
            self._read(entry_what(seen[i]), entry_first(seen[i]), entry_second(seen[i]))

    def influence(self) -> Bag:
        """In hand or face down, laid from it."""
        return (self._hand & INFLUENCE) + self._earlier

    def manipulation(self) -> Bag:
        """In hand."""
        return self._hand & MANIPULATION

    def first_pools(self) -> i64:
        """Where the first five may be."""
        pools: i64 = 0
        for bag in range(BAGS):
            if has(self._first_went, bag):
                pools |= bit(self.pool[bag])
        return pools

    def _read(self, what: i64, first: i64, second: i64) -> None:
        if what == KNOWN:
            for card in range(INFLUENCE_END):
                for _ in range(count(self._hand, card) - count(second, card)):
                    self._earlier += one(card)
            self._hand = second
        elif what == ADDED:
            self.known[self.pool[second]] += one(first)
        elif what == MOVED:
            self._move(first, second)
        elif what == SHOWN:
            self._show(first, second)

    def _move(self, source: i64, target: i64) -> None:
        if source == FIRST_FIVE:
            self._first_went |= bit(target)
        elif source != FROM_HAND and self.pool[source] != target:
            old = self.pool[source]
            self.known[target] += self.known[old]
            self.known[old] = 0
            for bag in range(BAGS):
                if self.pool[bag] == old:
                    self.pool[bag] = target

    def _show(self, card: i64, bag: i64) -> None:
        pool = self.pool[bag]
        if bag != FROM_HAND and count(self.known[pool], card) != 0:
            self.known[pool] -= one(card)
        elif has(self.first_pools(), pool) and count(self.known[FIRST_FIVE], card) != 0:
            self.known[FIRST_FIVE] -= one(card)
        elif bag != FROM_HAND and count(self._earlier, card) != 0:
            self._earlier -= one(card)
        elif count(self._hand, card) != 0:
            self._hand -= one(card)

"""What is certain of a party's hidden cards, for people to be reminded of (§11.14 to §11.18).

Worlds are drawn from the entries themselves; this is only their plainest part: which cards are surely hidden, and
where. A card that comes to light and equals a known one counts as that one.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.games.caesar import cards, knowledge
from curia.games.caesar.cards import Bag


@final
class Certain:
    """What is certain after all entries. Bags between which a Castling moved cards are one pool, except that the first
    five stay apart: of them it is known that they lie in their own places or in the pools that took some up."""

    def __init__(self, seen: vec[i64]) -> None:
        self._hand: Bag = 0
        """Cards that were in hand together, less those that came to light since."""
        self._earlier: Bag = 0
        """Cards that had been in hand, and were not there any more when the hand was seen."""
        self.known: vec[i64] = vec[i64]([0 for _ in range(knowledge.BAGS)])
        """In each pool; at FIRST_FIVE, in the pools of `first_pools`."""
        self.pool: vec[i64] = vec[i64]([i for i in range(knowledge.BAGS)])
        """The pool of each bag."""
        self._first_went: i64 = bit(knowledge.FIRST_FIVE)
        for i in range(len(seen)):
            self._read(knowledge.entry_what(seen[i]), knowledge.entry_first(seen[i]), knowledge.entry_second(seen[i]))

    def influence(self) -> Bag:
        """In hand or face down, laid from it."""
        return (self._hand & cards.INFLUENCE) + self._earlier

    def manipulation(self) -> Bag:
        """In hand."""
        return self._hand & cards.MANIPULATION

    def first_pools(self) -> i64:
        """Where the first five may be."""
        pools: i64 = 0
        for bag in range(knowledge.BAGS):
            if has(self._first_went, bag):
                pools |= bit(self.pool[bag])
        return pools

    def _read(self, what: i64, first: i64, second: i64) -> None:
        if what == knowledge.KNOWN:
            for card in range(cards.INFLUENCE_END):
                for _ in range(cards.count(self._hand, card) - cards.count(second, card)):
                    self._earlier += cards.one(card)
            self._hand = second
        elif what == knowledge.ADDED:
            self.known[self.pool[second]] += cards.one(first)
        elif what == knowledge.MOVED:
            self._move(first, second)
        elif what == knowledge.SHOWN:
            self._show(first, second)

    def _move(self, source: i64, target: i64) -> None:
        if source == knowledge.FIRST_FIVE:
            self._first_went |= bit(target)
        elif source != knowledge.FROM_HAND and self.pool[source] != target:
            old = self.pool[source]
            self.known[target] += self.known[old]
            self.known[old] = 0
            for bag in range(knowledge.BAGS):
                if self.pool[bag] == old:
                    self.pool[bag] = target

    def _show(self, card: i64, bag: i64) -> None:
        pool = self.pool[bag]
        if bag != knowledge.FROM_HAND and cards.count(self.known[pool], card) != 0:
            self.known[pool] -= cards.one(card)
        elif has(self.first_pools(), pool) and cards.count(self.known[knowledge.FIRST_FIVE], card) != 0:
            self.known[knowledge.FIRST_FIVE] -= cards.one(card)
        elif bag != knowledge.FROM_HAND and cards.count(self._earlier, card) != 0:
            self._earlier -= cards.one(card)
        elif cards.count(self._hand, card) != 0:
            self._hand -= cards.one(card)

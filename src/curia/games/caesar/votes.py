"""A vote: who wins a patrician, and what is discarded."""

from typing import Final, final

from mypy_extensions import i64

from curia.games.caesar import cards
from curia.games.caesar.cards import Bag

NOBODY: Final = -1
TIE: Final = 2


@final
class Verdict:
    """Of the two sides 0 and 1: the winner (or NOBODY, or TIE) and what each discards."""

    def __init__(self, winner: i64, discard_0: Bag, discard_1: Bag, turned: bool = False) -> None:
        self.winner = winner
        self.discard_0 = discard_0
        self.discard_1 = discard_1
        self.turned = turned
        """Whether philosophers let the lower total win."""


def vote(cards_0: Bag, cards_1: Bag) -> Verdict:
    """§7 and §8: equal totals are a tie; equal philosophers let the higher total win, different ones the lower."""
    if cards_0 == 0 and cards_1 == 0:
        return Verdict(NOBODY, 0, 0)
    if cards_1 == 0:
        return Verdict(0, highest(cards_0) + philosophers(cards_0), 0)
    if cards_0 == 0:
        return Verdict(1, 0, highest(cards_1) + philosophers(cards_1))
    total_0 = cards.total(cards_0)
    total_1 = cards.total(cards_1)
    if total_0 == total_1:
        return Verdict(TIE, 0, 0)
    higher: i64 = 0
    if total_1 > total_0:
        higher = 1
    winner = higher
    turned = cards.count(cards_0, cards.PHILOSOPHER) != cards.count(cards_1, cards.PHILOSOPHER)
    if turned:
        winner = 1 - higher
    discard_0 = lowest(cards_0)
    discard_1 = highest(cards_1)
    if higher == 0:
        discard_0 = highest(cards_0)
        discard_1 = lowest(cards_1)
    return Verdict(winner, discard_0 + philosophers(cards_0), discard_1 + philosophers(cards_1), turned)


def philosophers(bag: Bag) -> Bag:
    return bag & 15


def highest(bag: Bag) -> Bag:
    """One of the highest number cards; nothing if there is none."""
    value: i64 = cards.INFLUENCE_END - 1
    while value > cards.PHILOSOPHER:
        if cards.count(bag, value) != 0:
            return cards.one(value)
        value -= 1
    return 0


def lowest(bag: Bag) -> Bag:
    """One of the lowest number cards; a philosopher is none."""
    for value in range(1, cards.INFLUENCE_END):
        if cards.count(bag, value) != 0:
            return cards.one(value)
    return 0

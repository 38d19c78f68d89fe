"""What is still missing for an order of Habemus Papam, from what lies open."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from curia.core.types import Arg
from curia.text import Texts

_COATS: Final = {
    "four_coats": {"france": 1, "spain": 1, "innocent": 1, "urban": 1},
    "spain_innocent": {"spain": 2, "innocent": 2},
    "innocent_urban": {"innocent": 2, "urban": 2},
    "spain_urban": {"spain": 2, "urban": 2},
    "france": {"france": 3},
}
_CARDS: Final = {"felipe_mazarin": {"felipe": 2, "mazarin": 2}}


def coats(facts: dict[str, dict[str, Arg]], tableau: Sequence[str]) -> Counter[str]:
    """A cardinal is one coat of its faction, a leader two; late cardinals are none."""
    found: Counter[str] = Counter()
    for card in tableau:
        faction = str(facts[card].get("faction", ""))
        if faction:
            found[faction] += 2 if facts[card]["kind"] == "leader" else 1
    return found


def missing(texts: Texts, order: str, seat: int, tableaux: Sequence[Sequence[str]]) -> list[str]:
    """What the seat lacks for the order, in words; nothing if it is fulfilled as things stand."""
    own = tableaux[seat]
    if order == "most_leaders":
        return _missing_leaders(texts, seat, tableaux)
    lacking: list[str] = []
    have = coats(texts.facts, own)
    for faction, wanted in _COATS.get(order, {}).items():
        if have[faction] < wanted:
            name = texts.faction(faction)
            lacking.append(texts.text("table-missing-coats", count=wanted - have[faction], faction=name))
    cards = Counter(own)
    for card, wanted in _CARDS.get(order, {}).items():
        if cards[card] < wanted:
            lacking.append(texts.text("table-missing-card", count=wanted - cards[card], card=texts.card(card)))
    return lacking


def _missing_leaders(texts: Texts, seat: int, tableaux: Sequence[Sequence[str]]) -> list[str]:
    leaders = [sum(texts.facts[card]["kind"] == "leader" for card in tableau) for tableau in tableaux]
    most = max(number for other, number in enumerate(leaders) if other != seat)
    lacking = most + 1 - leaders[seat]
    return [texts.text("table-missing-leaders", count=lacking)] if lacking > 0 else []

"""What is printed on each card, for help texts and pictures."""

from curia.core.types import Arg
from curia.games.caesar.card_data import Cards
from curia.games.caesar.cards import (
    GROUP_IDS,
    GROUPS,
    INFLUENCE_END,
    KIND_IDS,
    KINDS,
    MISSIONS,
    PHILOSOPHER,
    SUFFRAGE_IDS,
    count,
)


def card_facts(cards: Cards) -> dict[str, dict[str, Arg]]:
    """Cards of a party by kind; patricians by group; suffrage cards and missions with their kind before the name."""
    facts: dict[str, dict[str, Arg]] = {}
    for kind in range(KINDS):
        facts[KIND_IDS[kind]] = {
            "kind": "influence" if kind < INFLUENCE_END else "manipulation",
            "count": int(count(cards.party, kind)),
            "value": int(kind) if PHILOSOPHER < kind < INFLUENCE_END else 0,
            "provenance": "source",
        }
    for group in range(GROUPS):
        facts[GROUP_IDS[group]] = {
            "kind": "patrician",
            "count": int(cards.patricians[group]),
            "mission": int(group < MISSIONS),
            "provenance": "source",
        }
    for card in range(GROUPS, len(SUFFRAGE_IDS)):
        facts[SUFFRAGE_IDS[card]] = {
            "kind": "suffrage",
            "count": int(count(cards.suffrage, card)),
            "provenance": "source",
        }
    return facts

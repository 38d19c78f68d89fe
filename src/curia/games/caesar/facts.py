"""What is printed on each card, for help texts and pictures."""

from typing import Final

from curia.core.types import Arg
from curia.games.caesar import cards, moves
from curia.games.caesar.card_data import Cards

_RULINGS: Final = {
    "influence": ["C1"],
    "philosopher": ["C5"],
    "spy": ["C20", "C25", "C36"],
    "castling": ["C1", "C23"],
    "wrath": ["C14"],
    "veto": ["C6", "C17", "C26"],
    "reshuffle": ["C30"],
}
"""By card or kind: the rulings of ours in its help. A test reads the same from the paragraphs that the help names."""


def card_facts(printed: Cards) -> dict[str, dict[str, Arg]]:
    """Cards of a party by kind; patricians by group; suffrage cards and missions with their kind before the name.

    Of a manipulation card also how the move is written that plays it, and whether it strikes one card or all."""
    facts: dict[str, dict[str, Arg]] = {}
    for kind in range(cards.KINDS):
        facts[cards.KIND_IDS[kind]] = {
            "kind": "influence" if kind < cards.INFLUENCE_END else "manipulation",
            "count": int(cards.count(printed.party, kind)),
            "value": int(kind) if cards.PHILOSOPHER < kind < cards.INFLUENCE_END else 0,
            "provenance": "source",
        }
    for i, verb in enumerate(moves.PLAYED_BY):
        facts[cards.KIND_IDS[cards.ASSASSINATION + i]]["move"] = moves.USAGE[verb]
    facts[cards.KIND_IDS[cards.ASSASSINATION]]["strikes"] = "card"
    facts[cards.KIND_IDS[cards.WRATH]]["strikes"] = "all"
    for group in range(cards.GROUPS):
        facts[cards.GROUP_IDS[group]] = {
            "kind": "patrician",
            "count": int(printed.patricians[group]),
            "mission": int(group < cards.MISSIONS),
            "provenance": "source",
        }
    for card in range(cards.GROUPS, len(cards.SUFFRAGE_IDS)):
        facts[cards.SUFFRAGE_IDS[card]] = {
            "kind": "suffrage",
            "count": int(cards.count(printed.suffrage, card)),
            "provenance": "source",
        }
    for card_id, fact in facts.items():
        rulings = _RULINGS.get(card_id) or _RULINGS.get(str(fact["kind"]), [])
        if rulings:
            fact["rulings"] = rulings
    return facts

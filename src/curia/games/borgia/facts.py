"""What is printed on each card, for help texts and pictures."""

from typing import Final

from curia.core.types import Arg
from curia.games.borgia import cards
from curia.games.borgia.card_data import GROUPS, Cards

_OPEN: Final = ["artist", "office", "town", "minor_family"]
_AIMS: Final[dict[str, tuple[str, list[str]]]] = {
    "spy": ("on", ["family"]),
    "marriage": ("with", ["family"]),
    "poison": ("on", _OPEN),
    "assassin": ("on", _OPEN),
}
"""The word of its move before what it is played on, and the kinds that may be named there, allowed or not."""
_ASKED_AS: Final = {"condottiere": "any_condottiere", "poison": "any_death", "assassin": "any_death"}
"""By kind: how a trade asks for any of them (§8.15)."""

_RULINGS: Final = {
    "town": ["B1"],
    "office": ["B1", "B24"],
    "artist": ["B1", "B41"],
    "condottiere": ["B27", "B30"],
    "spy": ["B8", "B22", "B26", "B28"],
    "poison": ["B2", "B15", "B28", "B32", "B44"],
    "assassin": ["B28", "B32", "B44"],
    "doctor": ["B8", "B27", "B43"],
    "marriage": ["B28"],
    "savonarola": ["B8", "B46"],
    "accusation": ["B5", "B48"],
}
"""By kind: the rulings of ours in its help. A test reads the same from the paragraphs that the help names."""
_RULINGS_OF_POWER: Final = ["B1", "B31", "B41"]
"""Of an artist who adds power."""


def card_facts(printed: Cards) -> dict[str, dict[str, Arg]]:
    """By id: the cards in the order of the card list, then each family with its home town."""
    facts: dict[str, dict[str, Arg]] = {}
    for group in GROUPS:
        for card in range(group.first, group.end):
            facts[printed.ids[card]] = {"kind": group.kind, "name": printed.names[card], "fixed": printed.fixed[card]}
    for kind in cards.KIND_IDS:
        facts[kind] = {"kind": kind}
    for kind, (word, kinds) in _AIMS.items():
        facts[kind] |= {"aim": word, "aims_at": kinds}
    for card, card_id in enumerate(printed.ids):
        for value, number in printed.values[card].items():
            facts[card_id][value] = number
    for seat, family in enumerate(printed.family_ids):
        home = printed.home_ids[seat]
        facts[family] = {
            "kind": "family",
            "name": printed.family_names[seat],
            "home": home,
            "income": int(printed.family_income),
            "fixed": _fixed(printed, "income"),
        }
        facts[home] = {
            "kind": "home_town",
            "name": printed.home_names[seat],
            "family": family,
            "power": int(printed.home_power),
            "fixed": _fixed(printed, "power"),
        }
    for fact in facts.values():
        if fact["kind"] in _ASKED_AS:
            fact["asked_as"] = _ASKED_AS[str(fact["kind"])]
        if fact["kind"] in _RULINGS:
            fact["rulings"] = _RULINGS[str(fact["kind"])]
        if fact["kind"] == "artist" and fact.get("power"):
            fact["rulings"] = _RULINGS_OF_POWER
    for card_id, provenance in printed.provenance.items():
        facts[card_id]["provenance"] = provenance
    return facts


def _fixed(printed: Cards, value: str) -> list[str]:
    """The value that all families have alike, if the printed rules fix it."""
    return [value] if printed.family_provenance == "source" else []

"""What is printed on each card, for help texts and pictures."""

from curia.core.types import Arg
from curia.games.borgia.card_data import GROUPS, Cards
from curia.games.borgia.cards import KIND_IDS


def card_facts(cards: Cards) -> dict[str, dict[str, Arg]]:
    """By id: the cards in the order of the card list, then each family with its home town."""
    facts: dict[str, dict[str, Arg]] = {}
    for group in GROUPS:
        for card in range(group.first, group.end):
            facts[cards.ids[card]] = {"kind": group.kind, "name": cards.names[card], "fixed": cards.fixed[card]}
    for kind in KIND_IDS:
        facts[kind] = {"kind": kind}
    for card, card_id in enumerate(cards.ids):
        for value, number in cards.values[card].items():
            facts[card_id][value] = number
    for seat, family in enumerate(cards.family_ids):
        home = cards.home_ids[seat]
        facts[family] = {
            "kind": "family",
            "name": cards.family_names[seat],
            "home": home,
            "income": int(cards.family_income),
            "fixed": _fixed(cards, "income"),
        }
        facts[home] = {
            "kind": "home_town",
            "name": cards.home_names[seat],
            "family": family,
            "power": int(cards.home_power),
            "fixed": _fixed(cards, "power"),
        }
    for card_id, provenance in cards.provenance.items():
        facts[card_id]["provenance"] = provenance
    return facts


def _fixed(cards: Cards, value: str) -> list[str]:
    """The value that all families have alike, if the printed rules fix it."""
    return [value] if cards.family_provenance == "source" else []

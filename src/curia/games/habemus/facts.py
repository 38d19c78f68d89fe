"""What is printed on each card, for help texts and pictures."""

from typing import Final

from curia.core.types import Arg
from curia.games.habemus import cards
from curia.games.habemus.card_data import Cards

_RULINGS: Final = {
    "leader": ["HP14"],
    "felipe": ["HP4", "HP5", "HP14"],
    "squadrone": ["HP3", "HP26"],
    "case_of_death": ["HP8", "HP18"],
    "bribe": ["HP13", "HP17", "HP25"],
    "swap": ["HP7", "HP12", "HP17"],
    "camerlengo": ["HP27"],
    "white_smoke": ["HP1", "HP2"],
}
"""By card or kind: the rulings of ours in its help. A test reads the same from the paragraphs that the help names."""
_RULINGS_OF_THE_DOVE: Final = ["HP5", "HP12", "HP18"]


def card_facts(printed: Cards) -> dict[str, dict[str, Arg]]:
    facts: dict[str, dict[str, Arg]] = {}
    for person in range(cards.PERSONS_END):
        kind = "leader"
        if person < cards.CARDINALS_END:
            kind = "cardinal"
        elif person < cards.LATE_END:
            kind = "late_cardinal"
        facts[printed.ids[person]] = {
            "kind": kind,
            "name": printed.names[person],
            "faction": "" if printed.faction[person] < 0 else cards.FACTIONS[printed.faction[person]],
            "age": int(printed.age[person]),
            "symbol": printed.symbol[person],
            "fixed": printed.fixed[person],
        }
    for i, politics in enumerate(cards.POLITICS_IDS):
        facts[politics] = {"kind": "politics", "count": int(cards.count(printed.full, cards.MAZARIN + i))}
    facts["mazarin"]["gold_per_vote"] = list(printed.gold_per_vote)
    facts["louis"]["votes"] = list(printed.louis_votes)
    facts["felipe"]["gold"] = int(printed.felipe_gold)
    facts["felipe"]["gold_at_end"] = list(printed.felipe_end_gold)
    facts["squadrone"]["cost"] = int(printed.squadrone_cost)
    facts["squadrone"]["votes"] = int(printed.squadrone_votes)
    facts["case_of_death"]["gold"] = int(printed.case_of_death_gold)
    for i, action in enumerate(cards.ACTION_IDS):
        copies = int(cards.count(printed.full, cards.TEN_GOLD + i))
        facts[action] = {"kind": "action", "count": copies, "gold": int(printed.action_gold[i])}
    facts["camerlengo"] = {
        "kind": "camerlengo",
        "gold": int(printed.camerlengo_gold),
        "gems": cards.gem_text(printed.camerlengo_gems),
    }
    facts["black_smoke"] = {"kind": "smoke", "gold": int(printed.black_smoke_gold)}
    facts["white_smoke"] = {"kind": "smoke"}
    for order, order_id in enumerate(cards.ORDER_IDS):
        facts[order_id] = {
            "kind": "order",
            "count": int(cards.order_number(printed.all_orders, order)),
            "votes": int(printed.order_votes[order]),
        }
    for card_id, provenance in printed.provenance.items():
        facts[card_id]["provenance"] = provenance
    for card_id, fact in facts.items():
        rulings = _RULINGS.get(card_id) or _RULINGS.get(str(fact["kind"]), [])
        if fact.get("symbol") == "dove":
            rulings = _RULINGS_OF_THE_DOVE
        if rulings:
            fact["rulings"] = rulings
    return facts

"""What is printed on each card, for help texts and pictures."""

from curia.core.types import Arg
from curia.games.habemus import cards
from curia.games.habemus.card_data import Cards


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
    return facts

"""What is printed on each card, for help texts and pictures."""

from curia.core.types import Arg
from curia.games.habemus.card_data import Cards
from curia.games.habemus.cards import (
    ACTION_IDS,
    CARDINALS_END,
    FACTIONS,
    LATE_END,
    MAZARIN,
    ORDER_IDS,
    PERSONS_END,
    POLITICS_IDS,
    TEN_GOLD,
    count,
    gem_text,
    order_number,
)


def card_facts(cards: Cards) -> dict[str, dict[str, Arg]]:
    facts: dict[str, dict[str, Arg]] = {}
    for person in range(PERSONS_END):
        kind = "leader"
        if person < CARDINALS_END:
            kind = "cardinal"
        elif person < LATE_END:
            kind = "late_cardinal"
        facts[cards.ids[person]] = {
            "kind": kind,
            "name": cards.names[person],
            "faction": "" if cards.faction[person] < 0 else FACTIONS[cards.faction[person]],
            "age": int(cards.age[person]),
            "symbol": cards.symbol[person],
            "fixed": cards.fixed[person],
        }
    for i, politics in enumerate(POLITICS_IDS):
        facts[politics] = {"kind": "politics", "count": int(count(cards.full, MAZARIN + i))}
    facts["mazarin"]["gold_per_vote"] = list(cards.gold_per_vote)
    facts["louis"]["votes"] = list(cards.louis_votes)
    facts["felipe"]["gold"] = int(cards.felipe_gold)
    facts["felipe"]["gold_at_end"] = list(cards.felipe_end_gold)
    facts["squadrone"]["cost"] = int(cards.squadrone_cost)
    facts["squadrone"]["votes"] = int(cards.squadrone_votes)
    facts["case_of_death"]["gold"] = int(cards.case_of_death_gold)
    for i, action in enumerate(ACTION_IDS):
        copies = int(count(cards.full, TEN_GOLD + i))
        facts[action] = {"kind": "action", "count": copies, "gold": int(cards.action_gold[i])}
    facts["camerlengo"] = {
        "kind": "camerlengo",
        "gold": int(cards.camerlengo_gold),
        "gems": gem_text(cards.camerlengo_gems),
    }
    facts["black_smoke"] = {"kind": "smoke", "gold": int(cards.black_smoke_gold)}
    facts["white_smoke"] = {"kind": "smoke"}
    for order, order_id in enumerate(ORDER_IDS):
        facts[order_id] = {
            "kind": "order",
            "count": int(order_number(cards.all_orders, order)),
            "votes": int(cards.order_votes[order]),
        }
    for card_id, provenance in cards.provenance.items():
        facts[card_id]["provenance"] = provenance
    return facts

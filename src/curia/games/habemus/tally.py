"""What a viewer of Habemus Papam can add up: votes as things stand, and how far the orders are."""

from mypy_extensions import i64

from curia.core.bits import mixed, popcount
from curia.core.types import Seat
from curia.games.habemus import cards, scoring
from curia.games.habemus.cards import Bag
from curia.games.habemus.config import Config
from curia.games.habemus.effects import felipes
from curia.games.habemus.schema import OrderData, SeatTally, Tally, Unit
from curia.games.habemus.state import HabemusState
from curia.games.habemus.view import HIDDEN, HabemusView


def tally(config: Config, view: HabemusView) -> Tally:
    state = _with_holes(view)
    seats: list[SeatTally] = []
    for seat in range(config.seats):
        seats.append(_seat(config, state, seat))
    return {"seats": seats}


def tally_key(view: HabemusView) -> int:
    """Of all that `tally` reads of a view."""
    key: i64 = 0
    for column in (view.tableau, view.gems, view.gold, view.orders):
        for number in column:
            key = mixed(key, number)
    return int(key)


def _with_holes(view: HabemusView) -> HabemusState:
    """The view in the form that the count reads. HIDDEN stands for what the viewer does not know."""
    return HabemusState(
        view.tableau,
        view.hand,
        view.gems,
        view.gold,
        view.orders,
        view.discarded,
        view.answers,
        view.played,
        view.bids,
    )


def _seat(config: Config, state: HabemusState, seat: Seat) -> SeatTally:
    printed = config.cards
    tableau = state.tableau[seat]
    pairs = _symbols(config, scoring.old_boys(config, tableau))
    persons = int(popcount(tableau & cards.PERSONS))
    louis = int(printed.louis_votes[scoring.louis_cards(tableau)])
    squadrone = int(scoring.squadrone_votes(config, tableau))
    seen = persons + louis + len(pairs) + squadrone
    orders: list[OrderData] | None = None
    order: int | None = None
    gold: int | None = None
    gold_at_end: int | None = None
    points: int | None = None
    kept = 0
    bought = 0
    if state.orders[seat] != HIDDEN:
        orders = [_order(config, state, seat, number) for number in cards.orders_in(state.orders[seat])]
        kept = _best_order(config, state, seat)
        order = kept
    if state.gold[seat] != HIDDEN:
        gold_at_end = int(scoring.final_gold(config, state, seat))
        bought = int(scoring.gold_votes(config, state, seat))
        gold = bought
    if order is not None and gold is not None:
        points = seen + kept + bought
    return {
        "points": points,
        "open": seen,
        "parts": {
            "order": order,
            "persons": persons,
            "louis": louis,
            "gold": gold,
            "old_boys": len(pairs),
            "squadrone": squadrone,
        },
        "coats": {cards.FACTIONS[faction]: int(scoring.coats(config, tableau, faction)) for faction in range(4)},
        "leaders": int(scoring.leaders(tableau)),
        "oldest": int(scoring.oldest_age(config, tableau)),
        "pairs": pairs,
        "price": int(printed.gold_per_vote[scoring.mazarins(tableau)]),
        "felipe_gold": int(printed.felipe_end_gold[felipes(tableau)]),
        "gold_at_end": gold_at_end,
        "orders": orders,
    }


def _symbols(config: Config, persons: Bag) -> list[str]:
    return [config.cards.symbol[card] for card in cards.cards_in(persons)]


# Orders ------------------------------------------------------------


def _best_order(config: Config, state: HabemusState, seat: Seat) -> int:
    """The votes of the best order that is fulfilled: before Black Smoke there are two, and one will count (§10.1)."""
    most: i64 = 0
    for order in cards.orders_in(state.orders[seat]):
        if config.cards.order_votes[order] > most and scoring.fulfils(config, state, seat, order):
            most = config.cards.order_votes[order]
    return int(most)


def _order(config: Config, state: HabemusState, seat: Seat, order: i64) -> OrderData:
    """How much of what the order takes is there: together, and of each faction, the leaders or each card."""
    tableau = state.tableau[seat]
    unit: Unit = "coats"
    names: list[str] = cards.FACTIONS
    has: list[int] = []
    needs: list[int] = []
    if order == cards.MOST_LEADERS:
        unit = "leaders"
        names = ["leaders"]
        has = [int(scoring.leaders(tableau))]
        needs = [int(scoring.leaders_needed(config, state, seat))]
    elif order == cards.FELIPE_MAZARIN:
        unit = "cards"
        names = ["felipe", "mazarin"]
        has = [int(felipes(tableau)), int(scoring.mazarins(tableau))]
        needs = [scoring.ORDER_CARDS, scoring.ORDER_CARDS]
    else:
        has = [int(scoring.coats(config, tableau, faction)) for faction in range(4)]
        needs = scoring.ORDER_COATS[order]
    have = 0
    need = 0
    of: dict[str, list[int]] = {}
    for i in range(len(names)):
        if needs[i] > 0:
            have += min(has[i], needs[i])
            need += needs[i]
            of[names[i]] = [has[i], needs[i]]
    return {
        "order": cards.ORDER_IDS[order],
        "votes": int(config.cards.order_votes[order]),
        "unit": unit,
        "have": have,
        "need": need,
        "done": have == need,
        "of": of,
    }

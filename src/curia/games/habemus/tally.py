"""What a viewer of Habemus Papam can add up: votes as things stand, and how far the orders are."""

from mypy_extensions import i64

from curia.core.bits import has, mixed, popcount
from curia.core.types import Seat
from curia.games.habemus import cards, chance, effects, flow, phase, scoring
from curia.games.habemus.cards import Bag, Card
from curia.games.habemus.config import Config
from curia.games.habemus.effects import felipes
from curia.games.habemus.schema import OfferData, OrderData, SeatTally, Tally, Unit
from curia.games.habemus.state import HabemusState, copy_state
from curia.games.habemus.view import HIDDEN, HabemusView


def tally(config: Config, view: HabemusView) -> Tally:
    state = _with_holes(view)
    seats: list[SeatTally] = []
    for seat in range(config.seats):
        seats.append(_seat(config, state, seat))
    if _is_taking(view):
        seats[view.seat]["offers"] = _offers(config, state, view.seat)
    smokes = _smokes(view)
    return {"seats": seats, "cardinal_deck": int(view.cardinals_left) + len(smokes), "smokes": smokes}


def tally_key(view: HabemusView) -> int:
    """Of all that `tally` reads of a view."""
    key: i64 = mixed(view.cardinals_left, view.black_round << 8 | view.last_round)
    for column in (view.tableau, view.gems, view.gold, view.orders):
        for number in column:
            key = mixed(key, number)
    if _is_taking(view):
        key = mixed(key, view.display)
    return int(key)


def _is_taking(view: HabemusView) -> bool:
    """Whether the viewer is asked which card to take."""
    return view.phase == phase.TAKE and has(view.asked, view.seat)


def _with_holes(view: HabemusView) -> HabemusState:
    """The view in the form that the rules read. HIDDEN stands for what the viewer does not know."""
    state = HabemusState(
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
    state.phase = view.phase
    state.camerlengo = view.camerlengo
    state.black_round = view.black_round
    state.display = view.display
    state.gone = view.gone
    return state


def _smokes(view: HabemusView) -> dict[str, list[int]]:
    """Each round turns up one cardinal, and a smoke comes before it."""
    next_round = 1 + cards.DECK_SIZE - view.cardinals_left
    smokes: dict[str, list[int]] = {}
    if view.black_round == 0:
        smokes["black_smoke"] = [int(max(next_round, chance.BLACK_SMOKE_FIRST)), chance.BLACK_SMOKE_LAST]
    if view.last_round == 0:
        smokes["white_smoke"] = [int(max(next_round, chance.WHITE_SMOKE_FIRST)), chance.WHITE_SMOKE_LAST]
    return smokes


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
        "offers": [],
    }


def _symbols(config: Config, persons: Bag) -> list[str]:
    return [config.cards.symbol[card] for card in cards.cards_in(persons)]


# Cards on offer ------------------------------------------------------------


def _offers(config: Config, state: HabemusState, seat: Seat) -> list[OfferData]:
    offers: list[OfferData] = []
    before = _seat(config, state, seat)
    for card in cards.cards_in(cards.one_of_each(state.display)):
        offers.append(_offer(config, state, seat, card, before))
    return offers


def _offer(config: Config, state: HabemusState, seat: Seat, card: Card, before: SeatTally) -> OfferData:
    """The rules let the seat take the card, and the difference is what it brings."""
    taken = copy_state(state)
    flow.take(config, taken, seat, card, None)
    if taken.phase == phase.PAY and taken.gold[seat] >= config.cards.squadrone_cost:
        effects.pay_squadrone(config, taken, seat, None)
    after = _seat(config, taken, seat)
    had = state.tableau[seat]
    has_now = taken.tableau[seat]
    is_lost = card == cards.SQUADRONE and has_now == had
    victims: Bag = 0
    if card == cards.CASE_OF_DEATH:
        victims = effects.oldest_of_opponents(config, state, seat)
    elif card == cards.FELIPE and felipes(has_now) == 2:
        victims = effects.excludable(config, state, seat)
    points = after["points"]
    points_before = before["points"]
    votes = 0
    if points is not None and points_before is not None:
        votes = points - points_before
    orders: list[OrderData] = []
    orders_before = before["orders"] or []
    for i, order in enumerate(after["orders"] or []):
        if order["have"] > orders_before[i]["have"]:
            orders.append(order)
    return {
        "card": config.cards.ids[card],
        "votes": votes,
        "gold": int(taken.gold[seat] - state.gold[seat]),
        "gems": cards.gem_text(taken.gems[seat] - state.gems[seat]),
        "smoke_gold": _smoke_gold(config, state, has_now - had),
        "price": after["price"],
        "partners": _partners(config, had, has_now),
        "orders": orders,
        "victims": [config.cards.ids[victim] for victim in cards.cards_in(victims)],
        "is_lost": is_lost,
    }


def _smoke_gold(config: Config, state: HabemusState, new: Bag) -> int:
    """A cardinal pays at Black Smoke, as long as it has not risen."""
    if state.black_round != 0:
        return 0
    return int(config.cards.black_smoke_gold * popcount(new & cards.CARDINALS))


def _partners(config: Config, had: Bag, has_now: Bag) -> list[str]:
    """Of each Old Boys' vote that is new, the card that was there before."""
    partners: list[str] = []
    new = has_now - had
    for vote in cards.cards_in(scoring.old_boys(config, has_now) & ~scoring.old_boys(config, had)):
        one = cards.ONE[vote]
        other: Bag = one
        if one == config.cards.barberini:
            other = had & cards.FIELD[cards.LOUIS] if new == one else one
        elif one == config.cards.sacchetti:
            other = had & cards.FIELD[cards.MAZARIN] if new == one else one
        else:
            for pair in config.cards.pairs:
                if pair & one != 0:
                    other = pair & had
        partners.append(config.cards.ids[cards.first(other)])
    return partners


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

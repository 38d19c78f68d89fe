"""Why an answer is not allowed: the first hand, new cards and places, moments, the market."""

from mypy_extensions import i64

from curia.core.bits import has
from curia.core.game import Refusal
from curia.core.types import Seat
from curia.games.borgia import agenda, cards, housing, limits, moves
from curia.games.borgia.cards import Card
from curia.games.borgia.config import Config
from curia.games.borgia.effects import is_barred
from curia.games.borgia.state import BorgiaState


def explain_redraw() -> Refusal:
    return Refusal("2.8", "no-three-alike", {})


def explain_lay(config: Config, card: Card) -> Refusal:
    return Refusal("2.12", "not-to-lay", {"card": config.cards.ids[card]})


def explain_fee(config: Config, state: BorgiaState, seat: Seat) -> Refusal:
    """The fee of an artist in the loot of a town has a paragraph of its own."""
    table = state.table
    card = housing.new_card(table, seat)
    is_loot = table.next == agenda.MOMENT and table.moment == 3
    return Refusal(
        "7.28" if is_loot else "5.5",
        "fee-too-high",
        {"card": config.cards.ids[card], "ducats": config.cards.fee[card], "means": housing.means(state, seat)},
    )


def explain_house(config: Config, state: BorgiaState, seat: Seat, card: Card, place: i64) -> Refusal:
    table = state.table
    named = config.cards.ids[card]
    asked = housing.new_card(table, seat)
    if card != asked:
        if has(table.owned[seat] & cards.MINORS & ~table.new_cards[seat], card):
            return Refusal("5.21", "minor-family-stays", {"card": named})
        rule = "5.15" if has(table.new_cards[seat], card) else "5.13"
        return Refusal(rule, "house-another-first", {"card": config.cards.ids[asked]})
    if housing.owner_of_place(config, table, place) != seat:
        return Refusal("5.11", "not-your-town", {"place": housing.place_id(config, place)})
    return Refusal("5.10", "place-taken", {"card": named, "place": housing.place_id(config, place)})


def explain_moment(state: BorgiaState, kind: i64) -> Refusal:
    table = state.table
    if kind == moves.REHOUSE:
        if housing.movable(table, table.active) == 0:
            return Refusal("5.20", "nothing-to-house", {})
        return Refusal("5.19", "housed-anew-already", {})
    if table.offers == limits.OFFERS:
        return Refusal("8.3", "three-offers", {})
    return Refusal("8.1", "offer-to-yourself", {})


def explain_market(state: BorgiaState, seat: Seat) -> Refusal:
    if is_barred(state, seat):
        return Refusal("4.18", "savonarola-bars-spy", {})
    return Refusal("4.15", "no-spy-in-hand", {})


def explain_bid(state: BorgiaState, seat: Seat, amount: i64) -> Refusal:
    if amount <= state.table.bid:
        return Refusal("4.7", "bid-too-low", {"ducats": state.table.bid})
    return Refusal("4.8", "bid-too-high", {"ducats": amount, "means": state.ducats[seat]})

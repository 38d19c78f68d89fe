"""Positions of Habemus Papam from readable data: what `position` writes, in any order of cards and gems."""

from functools import partial
from typing import Final

from curia.core import reader
from curia.core.bits import bit
from curia.core.errors import FieldError, PositionError
from curia.core.game import Game
from curia.core.reader import Facts, Maybe, Row, Shape
from curia.core.types import CHANCE_MASK, Json
from curia.games.habemus import cards, moves, phase
from curia.games.habemus.config import Config
from curia.games.habemus.questions import QUESTIONS
from curia.games.habemus.state import HabemusState, new_state
from curia.games.habemus.view import HabemusView

_MOST_GOLD: Final = 10000
_LAST_ROUND: Final = 19
_ATTRIBUTES: Final = {"black_smoke": "black_round", "white_smoke": "last_round"}


def from_dict(game: Game[HabemusState, HabemusView], config: Config, data: dict[str, Json]) -> HabemusState:
    said = reader.read(data, _shape(config), PositionError)
    facts = said.numbers
    state = new_state(config.seats, config.cards)
    for name in ("phase", "round", "camerlengo", "black_smoke", "white_smoke", "taking", "display", "gone"):
        setattr(state, _ATTRIBUTES.get(name, name), facts[name])
    columns = {"answer": state.answers, "bid": state.bids}
    for name in ("tableau", "hand", "gems", "gold", "orders", "discarded", "played"):
        columns[name] = getattr(state, name)
    for name, column in columns.items():
        for seat, number in enumerate(said.numbers_in("seats", f".{name}")):
            column[seat] = number
    for seat in range(config.seats):
        state.deck -= state.tableau[seat] + state.hand[seat]
        state.order_deck -= state.orders[seat]
        if state.discarded[seat] != cards.NO_ORDER:
            state.order_deck -= cards.order_one(state.discarded[seat])
    state.deck -= state.gone + (state.display & ~cards.CAMERLENGO_ONE)
    _ask(config, state, said)
    return reader.accept(game, state, said, _shape(config))


def _shape(config: Config) -> Shape:
    printed = config.cards
    left = {printed.ids[one]: int(cards.count(printed.full, one)) for one in range(cards.CAMERLENGO + 1)}
    orders_left = {order: int(cards.order_number(printed.all_orders, i)) for i, order in enumerate(cards.ORDER_IDS)}
    orders = reader.bag({order: int(cards.order_one(i)) for i, order in enumerate(cards.ORDER_IDS)}, orders_left)
    ones = {printed.ids[one]: int(cards.ONE[one]) for one in range(cards.CAMERLENGO + 1)}

    def cards_of(allowed: int) -> reader.Form:
        return reader.bag({name: one for name, one in ones.items() if one & allowed}, left)

    def discarded(value: object, path: str) -> int:
        orders([value], path)
        return cards.ORDER_IDS.index(str(value))

    seat = (0, int(config.seats) - 1)
    in_tableau = cards.PERSONS | cards.POLITICS & ~cards.ONE[cards.CASE_OF_DEATH]
    return {
        "game": ["habemus"],
        "phase": phase.IDS,
        "round": (0, _LAST_ROUND),
        "camerlengo": seat,
        "black_smoke": (0, _LAST_ROUND),
        "white_smoke": (0, _LAST_ROUND),
        "acting": Maybe(seat, -1),
        "taking": partial(_taking, config),
        "display": cards_of(-1),
        "gone": cards_of(~cards.CAMERLENGO_ONE),
        "seats": Row(
            [
                {
                    "tableau": cards_of(in_tableau),
                    "hand": cards_of(cards.HAND_ACTIONS),
                    "gems": _gems,
                    "gold": (0, _MOST_GOLD),
                    "orders": orders,
                    "discarded": Maybe(discarded, cards.NO_ORDER),
                    "answer": Maybe(reader.text(partial(moves.parse_move, printed)), moves.NO_ANSWER),
                    "played": Maybe(printed.ids[: cards.CAMERLENGO], cards.NO_CARD),
                    "bid": Maybe(_gems, moves.NO_BID),
                }
            ]
            * int(config.seats)
        ),
    }


def _taking(config: Config, value: object, path: str) -> int:
    """All seats in some order, or none."""
    order = reader.list_in(value, path)
    if order and reader.seats_of(config.seats)(order, path) != config.everyone:
        raise FieldError(path, f"expected all {config.seats} seats or none, found {len(order)}")
    return sum(reader.number_in(0, 9, seat, path) << 4 * i for i, seat in enumerate(order))


def _gems(value: object, path: str) -> int:
    gems = cards.parse_gems(reader.text_in(value, path))
    if gems < 0:
        raise FieldError(path, "expected letters of D, R, S, A, for instance DDRSA")
    return gems


def _ask(config: Config, state: HabemusState, said: Facts) -> None:
    """Who is asked, and how far the deal, the actions or the taking have come."""
    acting = said.numbers["acting"]
    now = QUESTIONS[state.phase]
    if state.phase <= phase.TURN_ACTION:
        state.asked = CHANCE_MASK
        if state.phase == phase.DEAL_ORDERS:
            state.step = sum(len(cards.orders_in(orders)) for orders in state.orders)
    elif state.phase == phase.OVER:
        state.asked = 0
        state.step = config.seats
    elif now.sealed:
        state.asked = 0
        for seat in range(config.seats):
            if state.answers[seat] == moves.NO_ANSWER and now.asks(config, state, seat):
                state.asked |= bit(seat)
    elif acting < 0:
        raise PositionError("acting", f"is missing in phase {now.id}")
    else:
        state.asked = bit(acting)
        if state.phase < phase.TAKE:
            state.step = (acting - state.camerlengo + config.seats) % config.seats + 1
        elif state.taking != 0:
            while state.taking >> (4 * state.step) & 15 != acting:
                state.step += 1

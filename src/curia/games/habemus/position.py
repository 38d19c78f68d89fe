"""Positions and views of Habemus Papam as readable data, and what is wrong with a position."""

from mypy_extensions import i64

from curia.core.bits import has, lowest
from curia.core.types import Json
from curia.games.habemus import cards, moves, phase
from curia.games.habemus.cards import Bag
from curia.games.habemus.config import Config
from curia.games.habemus.questions import QUESTIONS
from curia.games.habemus.schema import SeatData, ViewData
from curia.games.habemus.state import HabemusState
from curia.games.habemus.view import HIDDEN, HabemusView

# Writing ------------------------------------------------------------


def to_dict(config: Config, state: HabemusState) -> dict[str, Json]:
    """All facts. What is left of the decks is everything that is named nowhere."""
    seats: list[Json] = []
    for seat in range(config.seats):
        seats.append(
            {
                "tableau": _ids(config, state.tableau[seat]),
                "hand": _ids(config, state.hand[seat]),
                "gems": cards.gem_text(state.gems[seat]),
                "gold": int(state.gold[seat]),
                "orders": _orders(state.orders[seat]),
                "discarded": _order(state.discarded[seat]),
                "answer": _answer(config, state.answers[seat]),
                "played": _played(config, state.played[seat]),
                "bid": _bid(state.bids[seat]),
            }
        )
    return {
        "game": "habemus",
        "phase": phase.IDS[state.phase],
        "round": int(state.round),
        "camerlengo": int(state.camerlengo),
        "black_smoke": int(state.black_round),
        "white_smoke": int(state.last_round),
        "acting": _acting(state.phase, state.asked),
        "taking": _taking(config, state.taking),
        "display": _ids(config, state.display),
        "gone": _ids(config, state.gone),
        "seats": seats,
    }


def view_json(config: Config, view: HabemusView) -> ViewData:
    """What a seat is shown; null is what it may not know."""
    seats: list[SeatData] = []
    for seat in range(config.seats):
        seats.append(
            {
                "tableau": _ids(config, view.tableau[seat]),
                "hand": None if view.hand[seat] == HIDDEN else _ids(config, view.hand[seat]),
                "gems": None if view.gems[seat] == HIDDEN else cards.gem_text(view.gems[seat]),
                "gold": None if view.gold[seat] == HIDDEN else int(view.gold[seat]),
                "orders": None if view.orders[seat] == HIDDEN else _orders(view.orders[seat]),
                "discarded": None if view.discarded[seat] == HIDDEN else _order(view.discarded[seat]),
                "answered": has(view.answered, seat),
                "answer": _answer(config, view.answers[seat]),
                "played": _played(config, view.played[seat]),
                "bid": _bid(view.bids[seat]),
            }
        )
    return {
        "game": "habemus",
        "seat": int(view.seat),
        "phase": phase.IDS[view.phase],
        "asked": [seat for seat in range(config.seats) if has(view.asked, seat)],
        "round": int(view.round),
        "camerlengo": int(view.camerlengo),
        "black_smoke": int(view.black_round),
        "white_smoke": int(view.last_round),
        "taking": _taking(config, view.taking),
        "display": _ids(config, view.display),
        "gone": _ids(config, view.gone),
        "cardinals_left": int(view.cardinals_left),
        "politics_left": int(view.politics_left),
        "actions_left": int(view.actions_left),
        "unused_orders": None if view.unused_orders == HIDDEN else _orders(view.unused_orders),
        "seats": seats,
    }


def _ids(config: Config, bag: Bag) -> list[str]:
    return [config.cards.ids[card] for card in cards.cards_in(bag)]


def _orders(orders: i64) -> list[str]:
    return [cards.ORDER_IDS[order] for order in cards.orders_in(orders)]


def _order(order: i64) -> str | None:
    return None if order == cards.NO_ORDER else cards.ORDER_IDS[order]


def _answer(config: Config, answer: i64) -> str | None:
    return None if answer == moves.NO_ANSWER else moves.move_text(config.cards, answer)


def _played(config: Config, card: i64) -> str | None:
    return None if card == cards.NO_CARD else config.cards.ids[card]


def _bid(bid: i64) -> str | None:
    return None if bid == moves.NO_BID else cards.gem_text(bid)


def _acting(now: i64, asked: i64) -> int | None:
    """Who is asked where the phase alone does not tell."""
    return int(lowest(asked)) if QUESTIONS[now].acting else None


def _taking(config: Config, taking: i64) -> list[int]:
    if taking == 0:
        return []
    return [int(taking >> (4 * i) & 15) for i in range(config.seats)]

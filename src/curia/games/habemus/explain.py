"""Why a move is not allowed: the paragraph of docs/rules/habemus-papam.md that forbids it.

Only what the seat may know is looked at: the own screen and orders, and what lies open.
"""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import has, lowest
from curia.core.game import Refusal
from curia.core.types import CHANCE_MASK, Arg, Move, Seat
from curia.games.habemus import cards, effects, moves, phase
from curia.games.habemus.cards import Card
from curia.games.habemus.config import Config
from curia.games.habemus.legal import most_gems
from curia.games.habemus.state import HabemusState

_QUESTION_RULES: Final = {
    phase.KEEP_ORDER: "3.9",
    phase.PLAY_ACTION: "3.1",
    phase.BRIBE: "8.11",
    phase.SWAP: "8.20",
    phase.BID: "5.1",
    phase.BID_LAST: "5.5",
    phase.TAKE: "6.2",
    phase.EXCLUDE: "7.16",
    phase.PAY: "7.24",
    phase.BURY: "7.28",
}
_ANSWERS: Final = {
    phase.KEEP_ORDER: moves.DISCARD,
    phase.PLAY_ACTION: moves.PLAY,
    phase.BRIBE: moves.BRIBE,
    phase.SWAP: moves.SWAP,
    phase.BID: moves.BID,
    phase.BID_LAST: moves.BID,
    phase.TAKE: moves.TAKE,
    phase.EXCLUDE: moves.EXCLUDE,
    phase.PAY: moves.PAY,
    phase.BURY: moves.BURY,
}


def explain(config: Config, state: HabemusState, seat: Seat, move: Move) -> Refusal:
    now = int(state.phase)
    if not 0 <= seat < config.seats:
        return Refusal("1.1", "not-at-the-table", {})
    if now == phase.OVER:
        return Refusal("9.1", "game-over", {})
    if state.asked == CHANCE_MASK:
        return Refusal("13.1", "chance-first", {})
    kind = move & ~moves.PAYLOAD
    if kind < moves.PLAY or kind > moves.TURN:
        return Refusal(_QUESTION_RULES[now], "not-a-move", {})
    if kind > moves.PAY:
        return Refusal("13.1", "chance-only", {})
    if not has(state.asked, seat):
        return _not_asked(state, seat, kind)
    if kind != _ANSWERS[now]:
        return Refusal(_QUESTION_RULES[now], "other-question", {"question": phase.IDS[now]})
    payload = move & moves.PAYLOAD
    if kind == moves.PLAY:
        return _explain_play(config, payload)
    if kind == moves.BID:
        return _explain_bid(state, seat, payload)
    if kind == moves.TAKE:
        return _explain_take(config, state, payload)
    if kind == moves.DISCARD:
        if payload < cards.ORDER_COUNT and cards.order_number(state.orders[seat], payload) == 0:
            return Refusal("3.9", "not-your-order", {"order": cards.ORDER_IDS[payload]})
    elif kind == moves.BRIBE:
        return _explain_bribe(config, state, seat, payload)
    elif kind == moves.SWAP:
        return _explain_swap(config, state, seat, payload)
    elif kind == moves.EXCLUDE:
        return _explain_exclude(config, state, seat, payload)
    elif kind == moves.BURY:
        return _explain_bury(config, state, seat, payload)
    elif kind == moves.PAY and payload == 1:
        return Refusal("7.34", "cannot-pay", {"gold": config.cards.squadrone_cost})
    return Refusal(_QUESTION_RULES[now], "not-a-move", {})


def _not_asked(state: HabemusState, seat: Seat, kind: i64) -> Refusal:
    """The seat has answered already, or it is another's turn."""
    now = state.phase
    if state.answers[seat] >= 0:
        return Refusal("4.6", "already-answered", {})
    if now in (phase.BID, phase.BID_LAST):
        if kind != moves.BID:
            return Refusal("3.1", "other-question", {"question": phase.IDS[now]})
        if state.played[seat] == cards.THREE_RUBIES:
            return Refusal("5.7", "three-rubies-bid", {})
        if state.played[seat] == cards.BID_LAST:
            return Refusal("5.5", "bid-last-waits", {})
        return Refusal("5.4", "bid-is-open", {})
    other = int(lowest(state.asked))
    if now in (phase.BRIBE, phase.SWAP):
        return Refusal("4.11", "others-action", {"other": other})
    if now == phase.TAKE:
        return Refusal("6.1", "others-turn-to-take", {"other": other})
    return Refusal("6.5", "others-card", {"other": other})


def _explain_play(config: Config, card: i64) -> Refusal:
    if cards.TEN_GOLD <= card <= cards.SWAP:
        return Refusal("4.2", "not-in-hand", {"card": config.cards.ids[card]})
    return Refusal("4.1", "not-an-action-card", {})


def _explain_bid(state: HabemusState, seat: Seat, gems: i64) -> Refusal:
    most = most_gems(state, seat)
    if cards.gem_count(gems) > most:
        if state.played[seat] == cards.BEST_GEM_TWICE:
            return Refusal("5.8", "two-gems-at-most", {"gems": cards.gem_text(gems)})
        return Refusal("5.2", "three-gems-at-most", {"gems": cards.gem_text(gems)})
    if not cards.contains_gems(state.gems[seat], gems):
        return Refusal("5.3", "not-your-gems", {"gems": cards.gem_text(gems), "own": cards.gem_text(state.gems[seat])})
    return Refusal("5.1", "not-a-move", {})


def _explain_take(config: Config, state: HabemusState, card: i64) -> Refusal:
    if card > cards.CAMERLENGO:
        return Refusal("6.4", "not-a-card-to-take", {})
    if card == cards.CAMERLENGO:
        return Refusal("6.6", "camerlengo-taken", {})
    return Refusal("6.4", "not-in-display", {"card": config.cards.ids[card]})


def _wrong_person(config: Config, state: HabemusState, payload: i64, rule: str) -> Refusal | None:
    """The move names nobody, a person in no tableau, or the wrong owner."""
    person = payload >> 8
    if person >= cards.PERSONS_END:
        return Refusal(rule, "not-a-person", {})
    owner = effects.owner_of(config, state, person)
    card = config.cards.ids[person]
    if owner < 0:
        return Refusal(rule, "in-no-tableau", {"card": card})
    if owner != payload & 255:
        return Refusal(rule, "wrong-owner", {"card": card, "other": owner})
    return None


def _card(config: Config, card: Card) -> dict[str, Arg]:
    return {"card": config.cards.ids[card]}


def _explain_bribe(config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
    wrong = _wrong_person(config, state, payload, "8.11")
    if wrong is not None:
        return wrong
    person = payload >> 8
    if payload & 255 == seat:
        return Refusal("8.11", "bribe-own", _card(config, person))
    if cards.ONE[person] == config.cards.chigi:
        return Refusal("8.13", "bribe-chigi", _card(config, person))
    return Refusal("8.12", "bribe-leader", _card(config, person))


def _explain_swap(config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
    persons = [payload >> 8, payload & 255]
    for person in persons:
        if person >= cards.PERSONS_END:
            return Refusal("8.21", "not-a-person", {})
        if effects.owner_of(config, state, person) < 0:
            return Refusal("8.18", "in-no-tableau", _card(config, person))
    for person in persons:
        if cards.ONE[person] == config.cards.chigi:
            if not config.owner_may_swap_chigi:
                return Refusal("8.23", "swap-chigi", _card(config, person))
            if effects.owner_of(config, state, person) != seat:
                return Refusal("8.24", "swap-chigi-of-other", _card(config, person))
        elif person >= cards.FIRST_LEADER:
            return Refusal("8.22", "swap-leader", _card(config, person))
    if effects.owner_of(config, state, persons[0]) != effects.owner_of(config, state, persons[1]):
        return Refusal("8.20", "not-a-move", {})
    return Refusal("8.18", "swap-same-tableau", {})


def _explain_exclude(config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
    if payload == moves.NO_TARGET:
        return Refusal("7.16", "must-exclude", {})
    wrong = _wrong_person(config, state, payload, "7.18")
    if wrong is not None:
        return wrong
    person = payload >> 8
    owner = payload & 255
    if owner == seat:
        return Refusal("7.18", "exclude-own", _card(config, person))
    if person >= cards.FIRST_LEADER:
        return Refusal("7.17", "exclude-leader", _card(config, person))
    if effects.felipes(state.tableau[owner]) != 0:
        return Refusal("7.19", "exclude-friend-of-felipe", {"card": config.cards.ids[person], "other": owner})
    return Refusal("7.20", "exclude-chigi", _card(config, person))


def _explain_bury(config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
    wrong = _wrong_person(config, state, payload, "7.27")
    if wrong is not None:
        return wrong
    person = payload >> 8
    if payload & 255 == seat:
        return Refusal("7.27", "bury-own", _card(config, person))
    if cards.ONE[person] == config.cards.chigi:
        return Refusal("7.29", "bury-chigi", _card(config, person))
    return Refusal("7.27", "bury-not-oldest", _card(config, person))

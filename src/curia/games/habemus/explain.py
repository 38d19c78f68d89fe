"""Why a move is not allowed: the paragraph of docs/rules/habemus-papam.md that forbids it.

Only what the seat may know is looked at: the own screen and orders, and what lies open.
"""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import has, lowest
from curia.core.game import Refusal
from curia.core.types import CHANCE_MASK, Arg, Move, Seat
from curia.games.habemus import effects
from curia.games.habemus.cards import (
    BEST_GEM_TWICE,
    BID_LAST,
    CAMERLENGO,
    FIRST_LEADER,
    ONE,
    ORDER_COUNT,
    ORDER_IDS,
    PERSONS_END,
    SWAP,
    TEN_GOLD,
    THREE_RUBIES,
    Card,
    contains_gems,
    gem_count,
    gem_text,
    order_number,
)
from curia.games.habemus.config import Config
from curia.games.habemus.legal import most_gems
from curia.games.habemus.moves import (
    BID,
    BRIBE_MOVE,
    BURY,
    DISCARD,
    EXCLUDE,
    NO_TARGET,
    PAY,
    PAYLOAD,
    PLAY,
    SWAP_MOVE,
    TAKE,
    TURN,
)
from curia.games.habemus.state import (
    BIDDING,
    BIDDING_LAST,
    BRIBING,
    BURYING,
    EXCLUDING,
    KEEP_ORDER,
    OVER,
    PAYING,
    PHASE_IDS,
    PLAY_ACTION,
    SWAPPING,
    TAKING,
    HabemusState,
)

_QUESTION_RULES: Final = {
    KEEP_ORDER: "3.9",
    PLAY_ACTION: "3.1",
    BRIBING: "8.11",
    SWAPPING: "8.20",
    BIDDING: "5.1",
    BIDDING_LAST: "5.5",
    TAKING: "6.2",
    EXCLUDING: "7.16",
    PAYING: "7.24",
    BURYING: "7.28",
}
_ANSWERS: Final = {
    KEEP_ORDER: DISCARD,
    PLAY_ACTION: PLAY,
    BRIBING: BRIBE_MOVE,
    SWAPPING: SWAP_MOVE,
    BIDDING: BID,
    BIDDING_LAST: BID,
    TAKING: TAKE,
    EXCLUDING: EXCLUDE,
    PAYING: PAY,
    BURYING: BURY,
}


def explain(config: Config, state: HabemusState, seat: Seat, move: Move) -> Refusal:
    phase = int(state.phase)
    if not 0 <= seat < config.seats:
        return Refusal("1.1", "not-at-the-table", {})
    if phase == OVER:
        return Refusal("9.1", "game-over", {})
    if state.asked == CHANCE_MASK:
        return Refusal("13.1", "chance-first", {})
    kind = move & ~PAYLOAD
    if kind < PLAY or kind > TURN:
        return Refusal(_QUESTION_RULES[phase], "not-a-move", {})
    if kind > PAY:
        return Refusal("13.1", "chance-only", {})
    if not has(state.asked, seat):
        return _not_asked(state, seat, kind)
    if kind != _ANSWERS[phase]:
        return Refusal(_QUESTION_RULES[phase], "other-question", {"question": PHASE_IDS[phase]})
    payload = move & PAYLOAD
    if kind == PLAY:
        return _explain_play(config, payload)
    if kind == BID:
        return _explain_bid(state, seat, payload)
    if kind == TAKE:
        return _explain_take(config, state, payload)
    if kind == DISCARD:
        if payload < ORDER_COUNT and order_number(state.orders[seat], payload) == 0:
            return Refusal("3.9", "not-your-order", {"order": ORDER_IDS[payload]})
    elif kind == BRIBE_MOVE:
        return _explain_bribe(config, state, seat, payload)
    elif kind == SWAP_MOVE:
        return _explain_swap(config, state, seat, payload)
    elif kind == EXCLUDE:
        return _explain_exclude(config, state, seat, payload)
    elif kind == BURY:
        return _explain_bury(config, state, seat, payload)
    elif kind == PAY and payload == 1:
        return Refusal("7.34", "cannot-pay", {"gold": config.cards.squadrone_cost})
    return Refusal(_QUESTION_RULES[phase], "not-a-move", {})


def _not_asked(state: HabemusState, seat: Seat, kind: i64) -> Refusal:
    """The seat has answered already, or it is another's turn."""
    phase = state.phase
    if state.answers[seat] >= 0:
        return Refusal("4.6", "already-answered", {})
    if phase in (BIDDING, BIDDING_LAST):
        if kind != BID:
            return Refusal("3.1", "other-question", {"question": PHASE_IDS[phase]})
        if state.played[seat] == THREE_RUBIES:
            return Refusal("5.7", "three-rubies-bid", {})
        if state.played[seat] == BID_LAST:
            return Refusal("5.5", "bid-last-waits", {})
        return Refusal("5.4", "bid-is-open", {})
    other = int(lowest(state.asked))
    if phase in (BRIBING, SWAPPING):
        return Refusal("4.11", "others-action", {"other": other})
    if phase == TAKING:
        return Refusal("6.1", "others-turn-to-take", {"other": other})
    return Refusal("6.5", "others-card", {"other": other})


def _explain_play(config: Config, card: i64) -> Refusal:
    if TEN_GOLD <= card <= SWAP:
        return Refusal("4.2", "not-in-hand", {"card": config.cards.ids[card]})
    return Refusal("4.1", "not-an-action-card", {})


def _explain_bid(state: HabemusState, seat: Seat, gems: i64) -> Refusal:
    most = most_gems(state, seat)
    if gem_count(gems) > most:
        if state.played[seat] == BEST_GEM_TWICE:
            return Refusal("5.8", "two-gems-at-most", {"gems": gem_text(gems)})
        return Refusal("5.2", "three-gems-at-most", {"gems": gem_text(gems)})
    if not contains_gems(state.gems[seat], gems):
        return Refusal("5.3", "not-your-gems", {"gems": gem_text(gems), "own": gem_text(state.gems[seat])})
    return Refusal("5.1", "not-a-move", {})


def _explain_take(config: Config, state: HabemusState, card: i64) -> Refusal:
    if card > CAMERLENGO:
        return Refusal("6.4", "not-a-card-to-take", {})
    if card == CAMERLENGO:
        return Refusal("6.6", "camerlengo-taken", {})
    return Refusal("6.4", "not-in-display", {"card": config.cards.ids[card]})


def _wrong_person(config: Config, state: HabemusState, payload: i64, rule: str) -> Refusal | None:
    """The move names nobody, a person in no tableau, or the wrong owner."""
    person = payload >> 8
    if person >= PERSONS_END:
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
    if ONE[person] == config.cards.chigi:
        return Refusal("8.13", "bribe-chigi", _card(config, person))
    return Refusal("8.12", "bribe-leader", _card(config, person))


def _explain_swap(config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
    persons = [payload >> 8, payload & 255]
    for person in persons:
        if person >= PERSONS_END:
            return Refusal("8.21", "not-a-person", {})
        if effects.owner_of(config, state, person) < 0:
            return Refusal("8.18", "in-no-tableau", _card(config, person))
    for person in persons:
        if ONE[person] == config.cards.chigi:
            if not config.owner_may_swap_chigi:
                return Refusal("8.23", "swap-chigi", _card(config, person))
            if effects.owner_of(config, state, person) != seat:
                return Refusal("8.24", "swap-chigi-of-other", _card(config, person))
        elif person >= FIRST_LEADER:
            return Refusal("8.22", "swap-leader", _card(config, person))
    if effects.owner_of(config, state, persons[0]) != effects.owner_of(config, state, persons[1]):
        return Refusal("8.20", "not-a-move", {})
    return Refusal("8.18", "swap-same-tableau", {})


def _explain_exclude(config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
    if payload == NO_TARGET:
        return Refusal("7.16", "must-exclude", {})
    wrong = _wrong_person(config, state, payload, "7.18")
    if wrong is not None:
        return wrong
    person = payload >> 8
    owner = payload & 255
    if owner == seat:
        return Refusal("7.18", "exclude-own", _card(config, person))
    if person >= FIRST_LEADER:
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
    if ONE[person] == config.cards.chigi:
        return Refusal("7.29", "bury-chigi", _card(config, person))
    return Refusal("7.27", "bury-not-oldest", _card(config, person))

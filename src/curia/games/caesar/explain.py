"""Why a move is not allowed: the paragraph of docs/rules/caesar-cleopatra.md that forbids it.

Only what the seat may know is looked at: the own cards, and what lies open.
"""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import has
from curia.core.game import Refusal
from curia.core.types import CHANCE_MASK, Arg, Move, Seat
from curia.games.caesar.cards import (
    ASSASSINATION,
    CASTLING,
    COURTESAN,
    GROUP_IDS,
    GROUP_LIMIT,
    GROUPS,
    INFLUENCE,
    INFLUENCE_END,
    KIND_IDS,
    KINDS,
    OWN_LIMIT,
    SPY,
    count,
    size,
)
from curia.games.caesar.legal import (
    all_room,
    can_draw,
    can_lay_two,
    castle_limit,
    castled_cards,
    castled_groups,
    own_cards,
    rooms,
)
from curia.games.caesar.moves import (
    ALLOW,
    ANSWER_VETO,
    ASSASSINATE,
    CALL,
    CASTLE_MOVE,
    COURTESAN_MOVE,
    DISCARD_MOVE,
    DONE,
    DRAW,
    LAY_DOWN,
    LAY_UP,
    NAME_CLEOPATRA,
    NEXT,
    PAYLOAD,
    PLACE_MOVE,
    RELAY,
    SPY_MOVE,
    STRIKE_MOVE,
    WRATH_MOVE,
    is_bag_of_hand,
    manipulation_of,
)
from curia.games.caesar.state import (
    ARRANGE,
    CASTLE,
    DOWN,
    HAND,
    LAST_LAY,
    LAST_TURN,
    LAY,
    LAY_SECOND,
    MANIPULATE,
    OVER,
    PHASE_IDS,
    PLACE,
    REFILL,
    STRIKE,
    TURN,
    UP,
    VETOING,
    CaesarState,
    patricians_left,
)

_ANSWERS: Final = {
    ARRANGE: [NEXT],
    PLACE: [PLACE_MOVE],
    TURN: [LAY_DOWN, LAY_UP, ASSASSINATE, SPY_MOVE, CASTLE_MOVE, COURTESAN_MOVE, WRATH_MOVE, DONE, DISCARD_MOVE],
    LAY: [LAY_DOWN, LAY_UP, ASSASSINATE, SPY_MOVE, CASTLE_MOVE, COURTESAN_MOVE, WRATH_MOVE, DONE, DISCARD_MOVE],
    LAY_SECOND: [LAY_DOWN, LAY_UP, ASSASSINATE, SPY_MOVE, CASTLE_MOVE, COURTESAN_MOVE, WRATH_MOVE, DONE, DISCARD_MOVE],
    MANIPULATE: [LAY_DOWN, LAY_UP, ASSASSINATE, SPY_MOVE, CASTLE_MOVE, COURTESAN_MOVE, WRATH_MOVE, DONE, DISCARD_MOVE],
    VETOING: [ANSWER_VETO],
    STRIKE: [STRIKE_MOVE],
    CASTLE: [RELAY],
    REFILL: [DRAW],
    LAST_TURN: [LAY_DOWN, LAY_UP, ASSASSINATE, SPY_MOVE, CASTLE_MOVE, COURTESAN_MOVE, WRATH_MOVE, DONE, DISCARD_MOVE],
    LAST_LAY: [LAY_DOWN, LAY_UP, ASSASSINATE, SPY_MOVE, CASTLE_MOVE, COURTESAN_MOVE, WRATH_MOVE, DONE, DISCARD_MOVE],
}
"""The kinds of move that speak to a question; moves of other kinds answer another one."""


def explain(state: CaesarState, seat: Seat, move: Move) -> Refusal:
    phase = int(state.phase)
    if not 0 <= seat < 2:
        return Refusal("1.1", "not-at-the-table", {})
    if phase == OVER:
        return Refusal("12.1", "game-over", {})
    if state.asked == CHANCE_MASK:
        return Refusal("16.1", "chance-first", {})
    kind = move & ~PAYLOAD
    payload = move & PAYLOAD
    if kind < NEXT or kind > CALL:
        return Refusal("3.3", "not-a-move", {})
    if kind >= NAME_CLEOPATRA:
        return Refusal("16.1", "chance-only", {})
    if not has(state.asked, seat):
        if phase in (ARRANGE, PLACE):
            return Refusal("2.15", "already-answered", {})
        return Refusal("3.2", "others-turn", {"other": 1 - seat})
    if kind == ANSWER_VETO and payload > 1:
        return Refusal("3.3", "not-a-move", {})
    if kind == ANSWER_VETO and phase != VETOING:
        if move == ALLOW:
            return Refusal("10.1", "nothing-to-let-pass", {})
        return Refusal("10.5", "veto-only-as-answer", {})
    if int(kind) not in _ANSWERS[phase]:
        return Refusal("3.3", "other-question", {"question": PHASE_IDS[phase]})
    if kind == NEXT:
        return Refusal("2.9", "not-to-arrange", {})
    if kind == PLACE_MOVE:
        return Refusal("2.12", "each-value-once", {})
    if kind == ANSWER_VETO:
        return Refusal("10.7", "no-veto-in-hand", {})
    if kind == STRIKE_MOVE:
        return Refusal("9.18", "not-in-their-hand", {})
    if kind == DRAW:
        return Refusal("5.4", "no-such-reserve", {})
    if kind == RELAY:
        return _explain_relay(state, seat, payload)
    if kind == DISCARD_MOVE:
        return _explain_discard(state, seat, payload)
    if kind == DONE:
        if payload != 0:
            return Refusal("3.3", "not-a-move", {})
        if state.last != 0:
            return Refusal("12.15", "must-lay-all", {})
        if state.phase == LAY_SECOND:
            return Refusal("4.4", "second-face-up-too", {})
        if state.party[HAND + seat] & INFLUENCE == 0:
            return Refusal("3.6", "no-influence-in-hand", {})
        if all_room(state, seat) == 0:
            return Refusal("3.7", "no-room-anywhere", {})
        return Refusal("4.1", "must-lay", {})
    if kind == LAY_DOWN or kind == LAY_UP:
        return _explain_lay(state, seat, kind, payload)
    return _explain_manipulation(state, seat, move)


def _explain_lay(state: CaesarState, seat: Seat, kind: i64, payload: i64) -> Refusal:
    card = payload >> 3
    group = payload & 7
    if card >= KINDS or group >= GROUPS:
        return Refusal("3.3", "not-a-move", {})
    if state.phase == MANIPULATE:
        if state.last != 0:
            return Refusal("12.17", "laying-is-over", {})
        return Refusal("4.1", "laid-already", {})
    if card >= INFLUENCE_END:
        return Refusal("4.9", "not-influence", {"card": KIND_IDS[card]})
    if state.last == 0 and state.party[HAND + seat] & INFLUENCE == 0:
        return Refusal("3.6", "no-influence-in-hand", {})
    if count(state.party[HAND + seat], card) == 0:
        return Refusal("4.8", "not-in-hand", {"card": KIND_IDS[card]})
    if state.last == 0 and all_room(state, seat) == 0:
        return Refusal("3.7", "no-room-anywhere", {})
    facts: dict[str, Arg] = {"group": GROUP_IDS[group]}
    if patricians_left(state, group) == 0:
        return Refusal("4.10", "group-closed", facts)
    own = own_cards(state, seat, group)
    if own >= OWN_LIMIT:
        return Refusal("4.11", "five-of-your-own", facts)
    if own + own_cards(state, 1 - seat, group) >= GROUP_LIMIT:
        return Refusal("4.12", "eight-there", facts)
    if kind == LAY_DOWN:
        if state.last != 0:
            return Refusal("12.12", "last-turn-face-up", {})
        return Refusal("4.4", "second-face-up-too", {})
    if size(state.party[HAND + seat] & INFLUENCE) < 2:
        return Refusal("4.5", "one-card-face-down", {})
    if not can_lay_two(state, seat, rooms(state, seat)):
        return Refusal("4.6", "two-need-two-places", {})
    return Refusal("3.3", "not-a-move", {})


def _explain_discard(state: CaesarState, seat: Seat, bag: i64) -> Refusal:
    if state.last != 0:
        return Refusal("6.10", "last-turn-is-active", {})
    if state.phase != TURN:
        return Refusal("3.4", "turn-is-active", {})
    if bag == 0 and not can_draw(state, seat):
        return Refusal("6.11", "nothing-to-draw", {})
    if bag == 0:
        return Refusal("6.2", "discard-at-least-one", {})
    return Refusal("6.3", "discard-own-cards", {})


def _explain_relay(state: CaesarState, seat: Seat, bag: i64) -> Refusal:
    first, second = castled_groups(state)
    cards = castled_cards(state, seat)
    if bag >> 48 != 0 or not is_bag_of_hand(bag, cards):
        return Refusal("9.31", "relay-these-cards", {})
    into_first = size(bag)
    into_second = size(cards) - into_first
    if into_first > OWN_LIMIT or into_second > OWN_LIMIT:
        return Refusal("9.33", "relay-five-at-most", {})
    group = second
    if into_first > castle_limit(state, seat, first):
        group = first
    return Refusal("9.34", "relay-eight-at-most", {"group": GROUP_IDS[group]})


def _explain_manipulation(state: CaesarState, seat: Seat, move: Move) -> Refusal:
    kind = manipulation_of(move)
    payload = move & PAYLOAD
    card: dict[str, Arg] = {"card": KIND_IDS[kind]}
    if state.manipulated != 0:
        return Refusal("9.2", "one-manipulation", {})
    if state.phase == LAY_SECOND:
        return Refusal("3.11", "not-in-between", {})
    if state.phase == LAST_LAY:
        return Refusal("12.16", "not-in-between", {})
    if count(state.party[HAND + seat], kind) == 0:
        return Refusal("9.3", "manipulation-not-in-hand", card)
    if state.phase == TURN and state.party[HAND + seat] & INFLUENCE == 0:
        return Refusal("3.6", "no-influence-in-hand", {})
    theirs = (1 - seat) * GROUPS
    mine = seat * GROUPS
    if kind == SPY:
        if payload != 0:
            return Refusal("3.3", "not-a-move", {})
        return Refusal("9.17", "spy-empty-hand", {})
    group = payload & 7
    if group >= GROUPS:
        return Refusal("3.3", "not-a-move", {})
    facts: dict[str, Arg] = {"group": GROUP_IDS[group]}
    if kind == ASSASSINATION:
        struck = payload >> 3
        if struck >= INFLUENCE_END:
            return Refusal("9.11", "assassinate-influence-only", {})
        facts["card"] = KIND_IDS[struck]
        if state.table[DOWN + theirs + group] != 0:
            return Refusal("9.13", "assassinate-hidden", facts)
        if count(state.table[UP + mine + group], struck) != 0:
            return Refusal("9.14", "assassinate-own", facts)
        return Refusal("9.12", "assassinate-not-there", facts)
    if kind == CASTLING:
        first = payload >> 3
        if first >= GROUPS:
            return Refusal("3.3", "not-a-move", {})
        if first >= group:
            return Refusal("9.29", "castle-two-groups", {})
        if state.table[UP + mine + first] + state.table[DOWN + mine + first] == 0:
            facts = {"group": GROUP_IDS[first]}
        return Refusal("9.29", "castle-own-cards", facts)
    if payload >= GROUPS:
        return Refusal("3.3", "not-a-move", {})
    if kind == COURTESAN:
        return Refusal("9.40", "courtesan-nothing-hidden", facts)
    return Refusal("9.44", "wrath-nothing-there", facts)

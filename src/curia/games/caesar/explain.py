"""Why a move is not allowed: the paragraph of docs/rules/caesar-cleopatra.md that forbids it.

Only what the seat may know is looked at: the own cards, and what lies open.
"""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import has
from curia.core.game import Refusal
from curia.core.types import CHANCE_MASK, Arg, Move, Seat
from curia.games.caesar import cards, legal, moves, phase, zone
from curia.games.caesar.state import CaesarState, cards_before, patricians_left

_IN_TURN: Final = [
    moves.LAY_DOWN,
    moves.LAY_UP,
    moves.ASSASSINATE,
    moves.SPY,
    moves.CASTLE,
    moves.COURTESAN,
    moves.WRATH,
    moves.DONE,
    moves.DISCARD,
]
_ANSWERS: Final = {
    phase.ARRANGE: [moves.NEXT],
    phase.PLACE: [moves.PLACE],
    phase.TURN: _IN_TURN,
    phase.LAY: _IN_TURN,
    phase.LAY_SECOND: _IN_TURN,
    phase.MANIPULATE: _IN_TURN,
    phase.VETO: [moves.ANSWER_VETO],
    phase.STRIKE: [moves.STRIKE],
    phase.CASTLE: [moves.RELAY],
    phase.REFILL: [moves.DRAW],
    phase.LAST_TURN: _IN_TURN,
    phase.LAST_LAY: _IN_TURN,
}
"""The kinds of move that speak to a question; moves of other kinds answer another one."""


def explain(state: CaesarState, seat: Seat, move: Move) -> Refusal:
    now = int(state.phase)
    if not 0 <= seat < 2:
        return Refusal("1.1", "not-at-the-table", {})
    if now == phase.OVER:
        return Refusal("12.1", "game-over", {})
    if state.asked == CHANCE_MASK:
        return Refusal("16.1", "chance-first", {})
    kind = move & ~moves.PAYLOAD
    payload = move & moves.PAYLOAD
    if kind < moves.NEXT or kind > moves.CALL:
        return Refusal("3.3", "not-a-move", {})
    if kind >= moves.NAME_CLEOPATRA:
        return Refusal("16.1", "chance-only", {})
    if not has(state.asked, seat):
        if now in (phase.ARRANGE, phase.PLACE):
            return Refusal("2.15", "already-answered", {})
        return Refusal("3.2", "others-turn", {"other": 1 - seat})
    if kind == moves.ANSWER_VETO and payload > 1:
        return Refusal("3.3", "not-a-move", {})
    if kind == moves.ANSWER_VETO and now != phase.VETO:
        if move == moves.ALLOW:
            return Refusal("10.1", "nothing-to-let-pass", {})
        return Refusal("10.5", "veto-only-as-answer", {})
    if int(kind) not in _ANSWERS[now]:
        return Refusal("3.3", "other-question", {"question": phase.IDS[now]})
    if kind == moves.NEXT:
        return Refusal("2.9", "not-to-arrange", {})
    if kind == moves.PLACE:
        return Refusal("2.12", "each-value-once", {})
    if kind == moves.ANSWER_VETO:
        return Refusal("10.7", "no-veto-in-hand", {})
    if kind == moves.STRIKE:
        return Refusal("9.18", "not-in-their-hand", {})
    if kind == moves.DRAW:
        return Refusal("5.4", "no-such-reserve", {})
    if kind == moves.RELAY:
        return _explain_relay(state, seat, payload)
    if kind == moves.DISCARD:
        return _explain_discard(state, seat, payload)
    if kind == moves.DONE:
        if payload != 0:
            return Refusal("3.3", "not-a-move", {})
        if state.last != 0:
            return Refusal("12.15", "must-lay-all", {})
        if state.phase == phase.LAY_SECOND:
            return Refusal("4.4", "second-face-up-too", {})
        if state.party[zone.HAND + seat] & cards.INFLUENCE == 0:
            return Refusal("3.6", "no-influence-in-hand", {})
        if legal.all_room(state, seat) == 0:
            return Refusal("3.7", "no-room-anywhere", {})
        return Refusal("4.1", "must-lay", {})
    if kind == moves.LAY_DOWN or kind == moves.LAY_UP:
        return _explain_lay(state, seat, kind, payload)
    return _explain_manipulation(state, seat, move)


def _explain_lay(state: CaesarState, seat: Seat, kind: i64, payload: i64) -> Refusal:
    card = payload >> 3
    group = payload & 7
    if card >= cards.KINDS or group >= cards.GROUPS:
        return Refusal("3.3", "not-a-move", {})
    if state.phase == phase.MANIPULATE:
        if state.last != 0:
            return Refusal("12.17", "laying-is-over", {})
        return Refusal("4.1", "laid-already", {})
    if card >= cards.INFLUENCE_END:
        return Refusal("4.9", "not-influence", {"card": cards.KIND_IDS[card]})
    if state.last == 0 and state.party[zone.HAND + seat] & cards.INFLUENCE == 0:
        return Refusal("3.6", "no-influence-in-hand", {})
    if cards.count(state.party[zone.HAND + seat], card) == 0:
        return Refusal("4.8", "not-in-hand", {"card": cards.KIND_IDS[card]})
    if state.last == 0 and legal.all_room(state, seat) == 0:
        return Refusal("3.7", "no-room-anywhere", {})
    facts: dict[str, Arg] = {"group": cards.GROUP_IDS[group]}
    if patricians_left(state, group) == 0:
        return Refusal("4.10", "group-closed", facts)
    own = legal.own_cards(state, seat, group)
    if own >= cards.OWN_LIMIT:
        return Refusal("4.11", "five-of-your-own", facts)
    if own + legal.own_cards(state, 1 - seat, group) >= cards.GROUP_LIMIT:
        return Refusal("4.12", "eight-there", facts)
    if kind == moves.LAY_DOWN:
        if state.last != 0:
            return Refusal("12.12", "last-turn-face-up", {})
        return Refusal("4.4", "second-face-up-too", {})
    if cards.size(state.party[zone.HAND + seat] & cards.INFLUENCE) < 2:
        return Refusal("4.5", "one-card-face-down", {})
    if not legal.can_lay_two(state, seat, legal.rooms(state, seat)):
        return Refusal("4.6", "two-need-two-places", {})
    return Refusal("3.3", "not-a-move", {})


def _explain_discard(state: CaesarState, seat: Seat, bag: i64) -> Refusal:
    if state.last != 0:
        return Refusal("6.10", "last-turn-is-active", {})
    if state.phase != phase.TURN:
        return Refusal("3.4", "turn-is-active", {})
    if bag == 0 and not legal.can_draw(state, seat):
        return Refusal("6.11", "nothing-to-draw", {})
    if bag == 0:
        return Refusal("6.2", "discard-at-least-one", {})
    return Refusal("6.3", "discard-own-cards", {})


def _explain_relay(state: CaesarState, seat: Seat, bag: i64) -> Refusal:
    first, second = legal.castled_groups(state)
    castled = legal.castled_cards(state, seat)
    if bag >> 48 != 0 or not moves.is_bag_of_hand(bag, castled):
        return Refusal("9.31", "relay-these-cards", {})
    into_first = cards.size(bag)
    into_second = cards.size(castled) - into_first
    if into_first > cards.OWN_LIMIT or into_second > cards.OWN_LIMIT:
        return Refusal("9.33", "relay-five-at-most", {})
    group = second
    if into_first > legal.castle_limit(state, seat, first):
        group = first
    return Refusal("9.34", "relay-eight-at-most", {"group": cards.GROUP_IDS[group]})


def _explain_manipulation(state: CaesarState, seat: Seat, move: Move) -> Refusal:
    kind = moves.manipulation_of(move)
    payload = move & moves.PAYLOAD
    card: dict[str, Arg] = {"card": cards.KIND_IDS[kind]}
    if state.manipulated != 0:
        return Refusal("9.2", "one-manipulation", {})
    if state.phase == phase.LAY_SECOND:
        return Refusal("3.11", "not-in-between", {})
    if state.phase == phase.LAST_LAY:
        return Refusal("12.16", "not-in-between", {})
    if cards.count(state.party[zone.HAND + seat], kind) == 0:
        return Refusal("9.3", "manipulation-not-in-hand", card)
    if state.phase == phase.TURN and state.party[zone.HAND + seat] & cards.INFLUENCE == 0:
        return Refusal("3.6", "no-influence-in-hand", {})
    theirs = (1 - seat) * cards.GROUPS
    mine = seat * cards.GROUPS
    if kind == cards.SPY:
        if payload != 0:
            return Refusal("3.3", "not-a-move", {})
        return Refusal("9.17", "spy-empty-hand", {})
    group = payload & 7
    if group >= cards.GROUPS:
        return Refusal("3.3", "not-a-move", {})
    facts: dict[str, Arg] = {"group": cards.GROUP_IDS[group]}
    if kind == cards.ASSASSINATION:
        struck = payload >> 3
        if struck >= cards.INFLUENCE_END:
            return Refusal("9.11", "assassinate-influence-only", {})
        facts["card"] = cards.KIND_IDS[struck]
        if state.table[zone.DOWN + theirs + group] != 0:
            return Refusal("9.13", "assassinate-hidden", facts)
        if cards.count(state.table[zone.UP + mine + group], struck) != 0:
            return Refusal("9.14", "assassinate-own", facts)
        return Refusal("9.12", "assassinate-not-there", facts)
    if kind == cards.CASTLING:
        first = payload >> 3
        if first >= cards.GROUPS:
            return Refusal("3.3", "not-a-move", {})
        if first >= group:
            return Refusal("9.29", "castle-two-groups", {})
        if cards_before(state, seat, first) == 0:
            facts = {"group": cards.GROUP_IDS[first]}
        return Refusal("9.29", "castle-own-cards", facts)
    if payload >= cards.GROUPS:
        return Refusal("3.3", "not-a-move", {})
    if kind == cards.COURTESAN:
        return Refusal("9.40", "courtesan-nothing-hidden", facts)
    return Refusal("9.44", "wrath-nothing-there", facts)

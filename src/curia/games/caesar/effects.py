"""What the manipulation cards do, in the order of the rules page. The paraphrase stands above the code."""

from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.events import EventLog
from curia.core.types import Arg, Move, Seat
from curia.games.caesar import cards, flow, knowledge, moves, phase, zone
from curia.games.caesar.cards import Bag, Kind
from curia.games.caesar.config import Config
from curia.games.caesar.legal import can_draw, castled_cards, castled_groups
from curia.games.caesar.state import CaesarState


# A manipulation is named with its target and discarded; then the opponent may veto. Who has no manipulation card at all
# is not asked, which everybody can see.
def play(config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
    kind = moves.manipulation_of(move)
    state.party[zone.HAND + seat] -= cards.one(kind)
    state.party[zone.DISCARD + seat] += cards.one(kind)
    knowledge.note_shown(state, seat, kind)
    state.manipulated = 1
    state.played = move
    if log is not None:
        log.add(cards.KIND_IDS[kind] + "_played", _target(seat, kind, move & moves.PAYLOAD))
    if state.party[zone.HAND + 1 - seat] & cards.MANIPULATION != 0:
        flow.ask(state, phase.VETO, bit(1 - seat))
    else:
        take_effect(config, state, log)


def _target(seat: Seat, kind: Kind, payload: i64) -> dict[str, Arg]:
    if kind == cards.ASSASSINATION:
        return {"seat": seat, "card": cards.KIND_IDS[payload >> 3], "group": cards.GROUP_IDS[payload & 7]}
    if kind == cards.SPY:
        return {"seat": seat}
    if kind == cards.CASTLING:
        return {"seat": seat, "group": cards.GROUP_IDS[payload >> 3], "other_group": cards.GROUP_IDS[payload & 7]}
    return {"seat": seat, "group": cards.GROUP_IDS[payload]}


# Veto: the card is lost and was the manipulation of the turn; nothing else happens.
def answer_veto(config: Config, state: CaesarState, seat: Seat, vetoed: bool, log: EventLog | None) -> None:
    if not vetoed:
        if log is not None:
            log.add("allowed", {"seat": seat})
        take_effect(config, state, log)
        return
    state.party[zone.HAND + seat] -= cards.one(cards.VETO)
    state.party[zone.DISCARD + seat] += cards.one(cards.VETO)
    knowledge.note_shown(state, seat, cards.VETO)
    if log is not None:
        log.add("vetoed", {"seat": seat, "card": cards.KIND_IDS[moves.manipulation_of(state.played)]})
    flow.end_manipulation(config, state, log)


def take_effect(config: Config, state: CaesarState, log: EventLog | None) -> None:
    seat = state.active
    other = 1 - seat
    kind = moves.manipulation_of(state.played)
    payload = state.played & moves.PAYLOAD
    if kind == cards.ASSASSINATION:
        assassinate(state, other, payload, log)
    elif kind == cards.SPY:
        look_at_hand(state, seat, log)
        flow.ask(state, phase.STRIKE, bit(seat))
        return
    elif kind == cards.CASTLING:
        flow.ask(state, phase.CASTLE, bit(seat))
        return
    elif kind == cards.COURTESAN:
        unveil(state, other, payload, log)
    else:
        strike_group(state, payload, log)
    flow.end_manipulation(config, state, log)


# Assassination: one open influence card of the opponent is discarded, a philosopher too.
def assassinate(state: CaesarState, other: Seat, payload: i64, log: EventLog | None) -> None:
    flow.remove_up(state, other, payload & 7, cards.one(payload >> 3))
    if log is not None:
        log.add(
            "assassinated", {"seat": other, "card": cards.KIND_IDS[payload >> 3], "group": cards.GROUP_IDS[payload & 7]}
        )


# Spy: look at the opponent's hand and discard one card of it; the opponent draws one at once from either reserve.
def look_at_hand(state: CaesarState, seat: Seat, log: EventLog | None) -> None:
    other = 1 - seat
    hand = state.party[zone.HAND + other]
    knowledge.note_spied(state, other, hand)
    if log is not None:
        log.add_secret("spied", {"seat": seat, "other": other}, {"cards": flow.ids(hand)}, 3)


def strike(config: Config, state: CaesarState, seat: Seat, kind: Kind, log: EventLog | None) -> None:
    other = 1 - seat
    flow.discard_from_hand(state, other, cards.one(kind))
    if log is not None:
        log.add("struck", {"seat": seat, "other": other, "card": cards.KIND_IDS[kind]})
    if state.party[zone.RESERVE + other] != 0 and state.party[zone.MANIPULATION_RESERVE + other] != 0:
        state.drawer = other
        flow.ask(state, phase.REFILL, bit(other))
    elif can_draw(state, other):
        flow.draw_from(config, state, other, state.party[zone.RESERVE + other] == 0, log)
    else:
        flow.end_manipulation(config, state, log)


# Castling: all own influence before two groups is laid again before them, face down, as one likes.
def relay(config: Config, state: CaesarState, seat: Seat, into_first: Bag, log: EventLog | None) -> None:
    first, second = castled_groups(state)
    here = seat * cards.GROUPS + first
    there = seat * cards.GROUPS + second
    castled = castled_cards(state, seat)
    seen = state.table[zone.UP + here] + state.table[zone.UP + there]
    state.table[zone.UP + here] = 0
    state.table[zone.UP + there] = 0
    state.table[zone.DOWN + here] = into_first
    state.table[zone.DOWN + there] = castled - into_first
    knowledge.note_castling(state, seat, first, second, seen)
    flow.note_change(state, first)
    flow.note_change(state, second)
    if log is not None:
        public: dict[str, Arg] = {
            "seat": seat,
            "group": cards.GROUP_IDS[first],
            "other_group": cards.GROUP_IDS[second],
            "count": cards.size(into_first),
            "other_count": cards.size(castled - into_first),
        }
        secret: dict[str, Arg] = {"cards": flow.ids(into_first), "other_cards": flow.ids(castled - into_first)}
        log.add_secret("relaid", public, secret, bit(seat))
    flow.end_manipulation(config, state, log)


# Courtesan: all hidden influence of the opponent before one group is turned up.
def unveil(state: CaesarState, other: Seat, group: i64, log: EventLog | None) -> None:
    hidden = state.table[zone.DOWN + other * cards.GROUPS + group]
    flow.turn_up(state, other, group)
    if log is not None:
        log.add("unveiled", {"seat": other, "group": cards.GROUP_IDS[group], "cards": flow.ids(hidden)})


# Wrath of the Gods: all influence of both parties before one group is discarded, hidden cards too.
def strike_group(state: CaesarState, group: i64, log: EventLog | None) -> None:
    for seat in range(2):
        flow.turn_up(state, seat, group)
        struck = state.table[zone.UP + seat * cards.GROUPS + group] & cards.INFLUENCE
        flow.remove_up(state, seat, group, struck)
        if log is not None and struck != 0:
            log.add("wrath_discards", {"seat": seat, "group": cards.GROUP_IDS[group], "cards": flow.ids(struck)})
    flow.note_change(state, group)

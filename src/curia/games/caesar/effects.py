"""What the manipulation cards do, in the order of the rules page. The paraphrase stands above the code."""

from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.events import EventLog
from curia.core.types import Arg, Move, Seat
from curia.games.caesar import knowledge
from curia.games.caesar.cards import (
    ASSASSINATION,
    CASTLING,
    COURTESAN,
    GROUP_IDS,
    GROUPS,
    INFLUENCE,
    KIND_IDS,
    MANIPULATION,
    SPY,
    VETO,
    Bag,
    Kind,
    one,
    size,
)
from curia.games.caesar.config import Config
from curia.games.caesar.flow import (
    ask,
    discard_from_hand,
    draw_from,
    end_manipulation,
    ids,
    note_change,
    remove_up,
    turn_up,
)
from curia.games.caesar.legal import can_draw, castled_cards, castled_groups
from curia.games.caesar.moves import PAYLOAD, manipulation_of
from curia.games.caesar.state import (
    CASTLE,
    DISCARD,
    DOWN,
    HAND,
    MANIPULATION_RESERVE,
    REFILL,
    RESERVE,
    STRIKE,
    UP,
    VETOING,
    CaesarState,
)


# A manipulation is named with its target and discarded; then the opponent may veto. Who has no manipulation card at all
# is not asked, which everybody can see.
def play(config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
    kind = manipulation_of(move)
    state.party[HAND + seat] -= one(kind)
    state.party[DISCARD + seat] += one(kind)
    knowledge.note_shown(state, seat, kind)
    state.manipulated = 1
    state.played = move
    if log is not None:
        log.add(KIND_IDS[kind] + "_played", _target(seat, kind, move & PAYLOAD))
    if state.party[HAND + 1 - seat] & MANIPULATION != 0:
        ask(state, VETOING, bit(1 - seat))
    else:
        take_effect(config, state, log)


def _target(seat: Seat, kind: Kind, payload: i64) -> dict[str, Arg]:
    if kind == ASSASSINATION:
        return {"seat": seat, "card": KIND_IDS[payload >> 3], "group": GROUP_IDS[payload & 7]}
    if kind == SPY:
        return {"seat": seat}
    if kind == CASTLING:
        return {"seat": seat, "group": GROUP_IDS[payload >> 3], "other_group": GROUP_IDS[payload & 7]}
    return {"seat": seat, "group": GROUP_IDS[payload]}


# Veto: the card is lost and was the manipulation of the turn; nothing else happens.
def answer_veto(config: Config, state: CaesarState, seat: Seat, vetoed: bool, log: EventLog | None) -> None:
    if not vetoed:
        if log is not None:
            log.add("allowed", {"seat": seat})
        take_effect(config, state, log)
        return
    state.party[HAND + seat] -= one(VETO)
    state.party[DISCARD + seat] += one(VETO)
    knowledge.note_shown(state, seat, VETO)
    if log is not None:
        log.add("vetoed", {"seat": seat, "card": KIND_IDS[manipulation_of(state.played)]})
    end_manipulation(config, state, log)


def take_effect(config: Config, state: CaesarState, log: EventLog | None) -> None:
    seat = state.active
    other = 1 - seat
    kind = manipulation_of(state.played)
    payload = state.played & PAYLOAD
    if kind == ASSASSINATION:
        assassinate(state, other, payload, log)
    elif kind == SPY:
        look_at_hand(state, seat, log)
        ask(state, STRIKE, bit(seat))
        return
    elif kind == CASTLING:
        ask(state, CASTLE, bit(seat))
        return
    elif kind == COURTESAN:
        unveil(state, other, payload, log)
    else:
        strike_group(state, payload, log)
    end_manipulation(config, state, log)


# Assassination: one open influence card of the opponent is discarded, a philosopher too.
def assassinate(state: CaesarState, other: Seat, payload: i64, log: EventLog | None) -> None:
    remove_up(state, other, payload & 7, one(payload >> 3))
    if log is not None:
        log.add("assassinated", {"seat": other, "card": KIND_IDS[payload >> 3], "group": GROUP_IDS[payload & 7]})


# Spy: look at the opponent's hand and discard one card of it; the opponent draws one at once from either reserve.
def look_at_hand(state: CaesarState, seat: Seat, log: EventLog | None) -> None:
    other = 1 - seat
    hand = state.party[HAND + other]
    knowledge.note_spied(state, other, hand)
    if log is not None:
        log.add_secret("spied", {"seat": seat, "other": other}, {"cards": ids(hand)}, 3)


def strike(config: Config, state: CaesarState, seat: Seat, kind: Kind, log: EventLog | None) -> None:
    other = 1 - seat
    discard_from_hand(state, other, one(kind))
    if log is not None:
        log.add("struck", {"seat": seat, "other": other, "card": KIND_IDS[kind]})
    if state.party[RESERVE + other] != 0 and state.party[MANIPULATION_RESERVE + other] != 0:
        state.drawer = other
        ask(state, REFILL, bit(other))
    elif can_draw(state, other):
        draw_from(config, state, other, state.party[RESERVE + other] == 0, log)
    else:
        end_manipulation(config, state, log)


# Castling: all own influence before two groups is laid again before them, face down, as one likes.
def relay(config: Config, state: CaesarState, seat: Seat, into_first: Bag, log: EventLog | None) -> None:
    first, second = castled_groups(state)
    here = seat * GROUPS + first
    there = seat * GROUPS + second
    cards = castled_cards(state, seat)
    seen = state.table[UP + here] + state.table[UP + there]
    state.table[UP + here] = 0
    state.table[UP + there] = 0
    state.table[DOWN + here] = into_first
    state.table[DOWN + there] = cards - into_first
    knowledge.note_castling(state, seat, first, second, seen)
    note_change(state, first)
    note_change(state, second)
    if log is not None:
        public: dict[str, Arg] = {
            "seat": seat,
            "group": GROUP_IDS[first],
            "other_group": GROUP_IDS[second],
            "count": size(into_first),
            "other_count": size(cards - into_first),
        }
        secret: dict[str, Arg] = {"cards": ids(into_first), "other_cards": ids(cards - into_first)}
        log.add_secret("relaid", public, secret, bit(seat))
    end_manipulation(config, state, log)


# Courtesan: all hidden influence of the opponent before one group is turned up.
def unveil(state: CaesarState, other: Seat, group: i64, log: EventLog | None) -> None:
    cards = state.table[DOWN + other * GROUPS + group]
    turn_up(state, other, group)
    if log is not None:
        log.add("unveiled", {"seat": other, "group": GROUP_IDS[group], "cards": ids(cards)})


# Wrath of the Gods: all influence of both parties before one group is discarded, hidden cards too.
def strike_group(state: CaesarState, group: i64, log: EventLog | None) -> None:
    for seat in range(2):
        turn_up(state, seat, group)
        cards = state.table[UP + seat * GROUPS + group] & INFLUENCE
        remove_up(state, seat, group, cards)
        if log is not None and cards != 0:
            log.add("wrath_discards", {"seat": seat, "group": GROUP_IDS[group], "cards": ids(cards)})
    note_change(state, group)

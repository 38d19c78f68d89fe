"""What the manipulation cards do, in the order of the rules page. The paraphrase stands above the code."""

from librt.vecs import append
from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.events import EventLog
from curia.core.types import Arg, Move, Moves, Seat
from curia.games.caesar import cards, flow, knowledge, moves, phase, zone
from curia.games.caesar.cards import Bag, Group, Kind
from curia.games.caesar.config import Config
from curia.games.caesar.laying import lying, own_cards
from curia.games.caesar.state import CaesarState, cards_before


def manipulations(state: CaesarState, seat: Seat, answers: Moves) -> Moves:
    """Every manipulation card of the hand with each legal target."""
    hand = state.party[zone.HAND + seat]
    if state.manipulated != 0 or hand & cards.MANIPULATION == 0:
        return answers
    mine = seat * cards.GROUPS
    other = 1 - seat
    theirs = other * cards.GROUPS
    if cards.count(hand, cards.ASSASSINATION) != 0:
        for card in range(cards.INFLUENCE_END):
            for group in range(cards.GROUPS):
                if cards.count(state.table[zone.UP + theirs + group], card) != 0:
                    answers = append(answers, moves.ASSASSINATE | card << 3 | group)
    if cards.count(hand, cards.SPY) != 0 and state.party[zone.HAND + other] != 0:
        answers = append(answers, moves.SPY)
    if cards.count(hand, cards.CASTLING) != 0:
        for first in range(cards.GROUPS):
            if state.table[zone.UP + mine + first] + state.table[zone.DOWN + mine + first] != 0:
                for second in range(first + 1, cards.GROUPS):
                    if state.table[zone.UP + mine + second] + state.table[zone.DOWN + mine + second] != 0:
                        answers = append(answers, moves.CASTLE | first << 3 | second)
    if cards.count(hand, cards.COURTESAN) != 0:
        for group in range(cards.GROUPS):
            if state.table[zone.DOWN + theirs + group] != 0:
                answers = append(answers, moves.COURTESAN | group)
    if cards.count(hand, cards.WRATH) != 0:
        for group in range(cards.GROUPS):
            if lying(state, group) != 0:
                answers = append(answers, moves.WRATH | group)
    return answers


def manipulation_count(state: CaesarState, seat: Seat) -> i64:
    """How many manipulations the seat can play, each target counted."""
    hand = state.party[zone.HAND + seat]
    if state.manipulated != 0 or hand & cards.MANIPULATION == 0:
        return 0
    table = state.table
    mine = seat * cards.GROUPS
    theirs = cards.GROUPS - mine
    kills = cards.count(hand, cards.ASSASSINATION) != 0
    unveils = cards.count(hand, cards.COURTESAN) != 0
    strikes = cards.count(hand, cards.WRATH) != 0
    number: i64 = 0
    own_groups: i64 = 0
    for group in range(cards.GROUPS):
        own = table[zone.UP + mine + group] + table[zone.DOWN + mine + group]
        their_up = table[zone.UP + theirs + group]
        their_down = table[zone.DOWN + theirs + group]
        if own != 0:
            own_groups += 1
        if kills:
            number += cards.different(their_up)
        if unveils and their_down != 0:
            number += 1
        if strikes and own + their_up + their_down != 0:
            number += 1
    if cards.count(hand, cards.CASTLING) != 0:
        number += own_groups * (own_groups - 1) >> 1
    if cards.count(hand, cards.SPY) != 0 and state.party[zone.HAND + 1 - seat] != 0:
        number += 1
    return number


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
    elif flow.can_draw(state, other):
        flow.draw_from(config, state, other, state.party[zone.RESERVE + other] == 0, log)
    else:
        flow.end_manipulation(config, state, log)


# Castling: all own influence before two groups is laid again before them, face down, as one likes.
def castled_groups(state: CaesarState) -> tuple[i64, i64]:
    payload = state.played & moves.PAYLOAD
    return payload >> 3, payload & 7


def castled_cards(state: CaesarState, seat: Seat) -> Bag:
    """The cards that a Castling takes up."""
    first, second = castled_groups(state)
    return cards_before(state, seat, first) + cards_before(state, seat, second)


def castle_limit(state: CaesarState, seat: Seat, group: Group) -> i64:
    """How many own cards may lie before a group after Castling."""
    free = cards.GROUP_LIMIT - own_cards(state, 1 - seat, group)
    if free > cards.OWN_LIMIT:
        return cards.OWN_LIMIT
    return free


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

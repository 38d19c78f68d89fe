"""Positions of Caesar & Cleopatra from readable data, checked field by field."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.errors import NotationError, PositionError
from curia.core.reader import Reader
from curia.core.types import CHANCE_MASK, Json, Seat
from curia.games.caesar.cards import (
    ASSASSINATION,
    GROUP_IDS,
    GROUPS,
    INFLUENCE,
    INFLUENCE_END,
    KIND_IDS,
    MANIPULATION,
    MISSIONS,
    SUFFRAGE_IDS,
    Bag,
    count,
    one,
    size,
)
from curia.games.caesar.config import Config
from curia.games.caesar.knowledge import BAGS, DREW, FROM_HAND, LAID, entry, parse_entry, slot, slot_bag
from curia.games.caesar.legal import legal_moves, to_arrange
from curia.games.caesar.moves import manipulation_of, parse_move
from curia.games.caesar.position import check
from curia.games.caesar.state import (
    ANSWER,
    ARRANGE,
    CASTLE,
    DISCARD,
    DOWN,
    DRAW_INFLUENCE,
    DRAW_MANIPULATION,
    DRAW_MISSION,
    DRAW_PARTIES,
    HAND,
    LENGTH_SHIFT,
    MANIPULATION_RESERVE,
    MISSION,
    NO_ANSWER,
    NO_MISSION,
    NOTHING,
    ORDER,
    OVER,
    PHASE_IDS,
    PLACE,
    RESERVE,
    STRIKE,
    SUFFRAGE,
    TAKEN,
    TURN,
    UP,
    VETOING,
    CaesarState,
    new_state,
)

LAST_TURN_NUMBER: Final = 200
_CHANCE_PHASES: Final = (DRAW_PARTIES, DRAW_MISSION, DRAW_INFLUENCE, DRAW_MANIPULATION, SUFFRAGE)


def from_dict(config: Config, data: dict[str, Json]) -> CaesarState:
    top = Reader(data, "", PositionError)
    top.one_of("game", ["caesar"])
    state = new_state(config.cards, 0)
    state.phase = PHASE_IDS.index(top.one_of("phase", PHASE_IDS))
    state.cleopatra = top.number("cleopatra", 0, 1)
    state.active = top.number("active", 0, 1)
    state.turn = top.number("turn", 0, LAST_TURN_NUMBER)
    state.manipulated = int(top.flag("manipulated"))
    state.laid = int(top.flag("laid"))
    state.passive = int(top.flag("passive"))
    state.last = int(top.flag("last"))
    state.drawer = top.number("drawer", 0, 1)
    if top.given("played"):
        state.played = _read_move(top, "played")
        if manipulation_of(state.played) < 0:
            raise top.fail("played", "is no manipulation")
    if (state.played != NOTHING) != (state.phase in (VETOING, STRIKE, CASTLE) or _draws_for_spy(state)):
        raise top.fail("played", f"does not fit the phase {PHASE_IDS[state.phase]}")
    patricians = top.numbers("patricians", GROUPS, 0, 7)
    state.patricians = 0
    for group in range(GROUPS):
        left: i64 = patricians[group]
        state.patricians |= left << (4 * group)
    state.suffrage = _read_cards(top, "suffrage", SUFFRAGE_IDS)
    state.suffrage_discard = _read_cards(top, "suffrage_discard", SUFFRAGE_IDS)
    for group_id in top.texts("quiet"):
        state.quiet |= bit(_group(top, "quiet", group_id))
    seats = top.tables("seats")
    if len(seats) != 2:
        raise top.fail("seats", f"expected 2, found {len(seats)}")
    for seat in range(2):
        _read_seat(config, state, seat, seats[seat])
    _read_asked(state, top)
    top.close()
    _check_suffrage(config, state)
    for seat in range(2):
        refilled = state.phase in (TURN, SUFFRAGE)
        if (
            refilled
            and state.party[HAND + seat] == 0
            and state.party[RESERVE + seat] + state.party[MANIPULATION_RESERVE + seat] != 0
        ):
            raise PositionError(f"seats[{seat}].hand", "an empty hand is refilled while the reserves have cards")
    problem = check(config, state)
    if problem:
        raise PositionError("seats", problem)
    return state


def _draws_for_spy(state: CaesarState) -> bool:
    """The victim of a Spy draws in the other party's turn."""
    return state.phase > PLACE and state.drawer != state.active and state.phase in _DRAWING


_DRAWING: Final = (PHASE_IDS.index("refill"), DRAW_INFLUENCE, DRAW_MANIPULATION)


def _read_move(reader: Reader, name: str) -> i64:
    try:
        return parse_move(reader.text(name))
    except NotationError as error:
        raise reader.fail(name, str(error)) from None


def _group(reader: Reader, name: str, group_id: str) -> i64:
    if group_id not in GROUP_IDS:
        raise reader.fail(name, f"'{group_id}' is not one of {', '.join(GROUP_IDS)}")
    return GROUP_IDS.index(group_id)


def _read_cards(reader: Reader, name: str, allowed: list[str]) -> Bag:
    return _bag(reader, name, reader.texts(name), allowed)


def _bag(reader: Reader, name: str, cards: list[str], allowed: list[str]) -> Bag:
    bag: i64 = 0
    for card_id in cards:
        if card_id not in allowed:
            raise reader.fail(name, f"'{card_id}' is not one of {', '.join(allowed)}")
        kind = allowed.index(card_id)
        if count(bag, kind) == 15:
            raise reader.fail(name, f"has too many {card_id}")
        bag += one(kind)
    return bag


def _read_seat(config: Config, state: CaesarState, seat: Seat, reader: Reader) -> None:
    state.party[HAND + seat] = _read_cards(reader, "hand", KIND_IDS)
    state.party[DISCARD + seat] = _read_cards(reader, "discard", KIND_IDS)
    if reader.given("mission"):
        state.party[MISSION + seat] = GROUP_IDS.index(reader.one_of("mission", GROUP_IDS[:MISSIONS]))
    if (state.party[MISSION + seat] == NO_MISSION) != (state.phase <= DRAW_MISSION) and state.phase != DRAW_MISSION:
        raise reader.fail("mission", f"does not fit the phase {PHASE_IDS[state.phase]}")
    taken = reader.numbers("taken", GROUPS, 0, 7)
    up = reader.lists("up", GROUPS)
    down = reader.lists("down", GROUPS)
    for group in range(GROUPS):
        place = seat * GROUPS + group
        state.table[TAKEN + place] = taken[group]
        state.table[UP + place] = _bag(reader, "up", up[group], KIND_IDS[:INFLUENCE_END])
        state.table[DOWN + place] = _bag(reader, "down", down[group], KIND_IDS[:INFLUENCE_END])
    _read_reserves(config, state, seat, reader)
    _read_slots(state, seat, reader)
    _read_seen(state, seat, reader)
    if reader.given("answer"):
        state.party[ANSWER + seat] = _read_move(reader, "answer")
        if state.phase != PLACE or state.party[ANSWER + seat] not in legal_moves(state, seat):
            raise reader.fail("answer", "is not possible now")
    reader.close()


def _read_reserves(config: Config, state: CaesarState, seat: Seat, reader: Reader) -> None:
    """The reserves hold whatever lies nowhere else; an arranged one has an order."""
    rest = config.cards.party
    places = [state.party[HAND + seat], state.party[DISCARD + seat]]
    for group in range(GROUPS):
        places.append(state.table[UP + seat * GROUPS + group] + state.table[DOWN + seat * GROUPS + group])
    for bag in places:
        for kind in range(len(KIND_IDS)):
            if count(bag, kind) > count(rest, kind):
                raise reader.fail("hand", f"the party has no more {KIND_IDS[kind]}")
        rest -= bag
    state.party[RESERVE + seat] = rest & INFLUENCE
    state.party[MANIPULATION_RESERVE + seat] = rest & MANIPULATION
    cards = reader.texts("order")
    order: i64 = 0
    for i in range(len(cards)):
        if cards[i] not in KIND_IDS[ASSASSINATION:]:
            raise reader.fail("order", f"'{cards[i]}' is no manipulation card")
        kind_number: i64 = KIND_IDS.index(cards[i])
        if i < 13:
            order |= (kind_number - ASSASSINATION) << (3 * i)
    length: i64 = len(cards)
    state.party[ORDER + seat] = length << LENGTH_SHIFT | order
    ordered = _bag(reader, "order", cards, KIND_IDS)
    for kind in range(len(KIND_IDS)):
        if count(ordered, kind) > count(state.party[MANIPULATION_RESERVE + seat], kind):
            raise reader.fail("order", f"the manipulation reserve has no more {KIND_IDS[kind]}")
    arranged = config.arranged and state.phase > ARRANGE
    if arranged and to_arrange(state, seat) != 0:
        raise reader.fail("order", "must name every card of the manipulation reserve")
    if cards and not (arranged or (config.arranged and state.phase == ARRANGE)):
        raise reader.fail("order", "must be empty: the reserve is not arranged")


def _read_slots(state: CaesarState, seat: Seat, reader: Reader) -> None:
    slots = vec[i64](capacity=16)
    for row in reader.tables("hidden"):
        group = _group(row, "group", row.text("group"))
        bag = row.number("bag", 0, BAGS - 1)
        turn = row.number("turn", 0, LAST_TURN_NUMBER)
        card = KIND_IDS.index(row.one_of("card", KIND_IDS[:INFLUENCE_END]))
        slots = append(slots, slot(card, group, bag, turn))
        row.close()
    state.slots[seat] = slots


def _read_seen(state: CaesarState, seat: Seat, reader: Reader) -> None:
    """What has been seen; without it, nothing but where the hidden cards lie is known."""
    seen = vec[i64](capacity=32)
    if reader.given("seen"):
        for text in reader.texts("seen"):
            try:
                seen = append(seen, parse_entry(text))
            except ValueError as error:
                raise reader.fail("seen", str(error)) from None
    else:
        hand = state.party[HAND + seat]
        laid: i64 = 0
        for i in range(len(state.slots[seat])):
            if slot_bag(state.slots[seat][i]) == FROM_HAND:
                laid += 1
        for _ in range(size(hand & INFLUENCE) + laid):
            seen = append(seen, entry(DREW, 0, 0))
        for _ in range(laid):
            seen = append(seen, entry(LAID, 0, 0))
        for _ in range(size(hand & MANIPULATION)):
            seen = append(seen, entry(DREW, 1, 0))
    state.seen[seat] = seen


def _read_asked(state: CaesarState, top: Reader) -> None:
    """Who is asked: it must fit the phase."""
    asked: i64 = 0
    for text in top.seats("asked", 2):
        asked |= bit(text)
    phase = state.phase
    if phase in _CHANCE_PHASES:
        state.asked = CHANCE_MASK
        if asked != 0:
            raise top.fail("asked", f"nobody is asked in phase {PHASE_IDS[phase]}")
        return
    if phase == OVER:
        state.asked = 0
        if asked != 0:
            raise top.fail("asked", "nobody is asked when the game is over")
        return
    expected = bit(state.active)
    if phase == VETOING:
        expected = bit(1 - state.active)
    elif phase == PHASE_IDS.index("refill"):
        expected = bit(state.drawer)
    elif phase == PLACE:
        expected = 0
        for seat in range(2):
            if state.party[ANSWER + seat] == NO_ANSWER:
                expected |= bit(seat)
    elif phase == ARRANGE:
        expected = 0
        for seat in range(2):
            if to_arrange(state, seat) != 0:
                expected |= bit(seat)
    if asked != expected or expected == 0:
        raise top.fail("asked", f"does not fit the phase {PHASE_IDS[phase]}")
    state.asked = asked
    for seat in range(2):
        if asked >> seat & 1 != 0 and len(legal_moves(state, seat)) == 0:
            raise top.fail("phase", f"seat {seat} has no possible answer")


def _check_suffrage(config: Config, state: CaesarState) -> None:
    """Each group with patricians has its card, a closed one has none, and the reshuffling Orgy is never gone."""
    cards = state.suffrage + state.suffrage_discard
    for card in range(len(SUFFRAGE_IDS)):
        expected = count(config.cards.suffrage, card)
        if card < GROUPS and state.patricians >> (4 * card) & 15 == 0:
            expected = 0
        found = count(cards, card)
        if card == GROUPS:
            if found > expected:
                raise PositionError("suffrage", f"expected at most {expected} {SUFFRAGE_IDS[card]}, found {found}")
        elif found != expected:
            raise PositionError("suffrage", f"expected {expected} {SUFFRAGE_IDS[card]}, found {found}")
    if state.suffrage == 0:
        raise PositionError("suffrage", "the deck never runs out")

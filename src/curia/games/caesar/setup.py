"""Positions of Caesar & Cleopatra from readable data, checked field by field."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.errors import NotationError, PositionError
from curia.core.reader import Reader
from curia.core.types import CHANCE_MASK, Json, Seat
from curia.games.caesar import cards, knowledge, moves, phase, zone
from curia.games.caesar.cards import Bag
from curia.games.caesar.config import Config
from curia.games.caesar.legal import legal_moves, to_arrange
from curia.games.caesar.position import check
from curia.games.caesar.state import CaesarState, cards_before, new_state

LAST_TURN_NUMBER: Final = 200
_CHANCE_PHASES: Final = (
    phase.DRAW_PARTIES,
    phase.DRAW_MISSION,
    phase.DRAW_INFLUENCE,
    phase.DRAW_MANIPULATION,
    phase.SUFFRAGE,
)


def from_dict(config: Config, data: dict[str, Json]) -> CaesarState:
    top = Reader(data, "", PositionError)
    top.one_of("game", ["caesar"])
    state = new_state(config.cards, 0)
    state.phase = phase.IDS.index(top.one_of("phase", phase.IDS))
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
        if moves.manipulation_of(state.played) < 0:
            raise top.fail("played", "is no manipulation")
    if (state.played != moves.NOTHING) != (
        state.phase in (phase.VETO, phase.STRIKE, phase.CASTLE) or _draws_for_spy(state)
    ):
        raise top.fail("played", f"does not fit the phase {phase.IDS[state.phase]}")
    patricians = top.numbers("patricians", cards.GROUPS, 0, 7)
    state.patricians = 0
    for group in range(cards.GROUPS):
        left: i64 = patricians[group]
        state.patricians |= left << (4 * group)
    state.suffrage = _read_cards(top, "suffrage", cards.SUFFRAGE_IDS)
    state.suffrage_discard = _read_cards(top, "suffrage_discard", cards.SUFFRAGE_IDS)
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
        refilled = state.phase in (phase.TURN, phase.SUFFRAGE)
        if (
            refilled
            and state.party[zone.HAND + seat] == 0
            and state.party[zone.RESERVE + seat] + state.party[zone.MANIPULATION_RESERVE + seat] != 0
        ):
            raise PositionError(f"seats[{seat}].hand", "an empty hand is refilled while the reserves have cards")
    problem = check(config, state)
    if problem:
        raise PositionError("seats", problem)
    return state


def _draws_for_spy(state: CaesarState) -> bool:
    """The victim of a Spy draws in the other party's turn."""
    return state.phase > phase.PLACE and state.drawer != state.active and state.phase in _DRAWING


_DRAWING: Final = (phase.IDS.index("refill"), phase.DRAW_INFLUENCE, phase.DRAW_MANIPULATION)


def _read_move(reader: Reader, name: str) -> i64:
    try:
        return moves.parse_move(reader.text(name))
    except NotationError as error:
        raise reader.fail(name, str(error)) from None


def _group(reader: Reader, name: str, group_id: str) -> i64:
    if group_id not in cards.GROUP_IDS:
        raise reader.fail(name, f"'{group_id}' is not one of {', '.join(cards.GROUP_IDS)}")
    return cards.GROUP_IDS.index(group_id)


def _read_cards(reader: Reader, name: str, allowed: list[str]) -> Bag:
    return _bag(reader, name, reader.texts(name), allowed)


def _bag(reader: Reader, name: str, card_ids: list[str], allowed: list[str]) -> Bag:
    bag: i64 = 0
    for card_id in card_ids:
        if card_id not in allowed:
            raise reader.fail(name, f"'{card_id}' is not one of {', '.join(allowed)}")
        kind = allowed.index(card_id)
        if cards.count(bag, kind) == 15:
            raise reader.fail(name, f"has too many {card_id}")
        bag += cards.one(kind)
    return bag


def _read_seat(config: Config, state: CaesarState, seat: Seat, reader: Reader) -> None:
    state.party[zone.HAND + seat] = _read_cards(reader, "hand", cards.KIND_IDS)
    state.party[zone.DISCARD + seat] = _read_cards(reader, "discard", cards.KIND_IDS)
    if reader.given("mission"):
        state.party[zone.MISSION + seat] = cards.GROUP_IDS.index(
            reader.one_of("mission", cards.GROUP_IDS[: cards.MISSIONS])
        )
    if (state.party[zone.MISSION + seat] == cards.NO_MISSION) != (
        state.phase <= phase.DRAW_MISSION
    ) and state.phase != phase.DRAW_MISSION:
        raise reader.fail("mission", f"does not fit the phase {phase.IDS[state.phase]}")
    taken = reader.numbers("taken", cards.GROUPS, 0, 7)
    up = reader.lists("up", cards.GROUPS)
    down = reader.lists("down", cards.GROUPS)
    for group in range(cards.GROUPS):
        place = seat * cards.GROUPS + group
        state.table[zone.TAKEN + place] = taken[group]
        state.table[zone.UP + place] = _bag(reader, "up", up[group], cards.KIND_IDS[: cards.INFLUENCE_END])
        state.table[zone.DOWN + place] = _bag(reader, "down", down[group], cards.KIND_IDS[: cards.INFLUENCE_END])
    _read_reserves(config, state, seat, reader)
    _read_slots(state, seat, reader)
    _read_seen(state, seat, reader)
    if reader.given("answer"):
        state.party[zone.ANSWER + seat] = _read_move(reader, "answer")
        if state.phase != phase.PLACE or state.party[zone.ANSWER + seat] not in legal_moves(state, seat):
            raise reader.fail("answer", "is not possible now")
    reader.close()


def _read_reserves(config: Config, state: CaesarState, seat: Seat, reader: Reader) -> None:
    """The reserves hold whatever lies nowhere else; an arranged one has an order."""
    rest = config.cards.party
    places = [state.party[zone.HAND + seat], state.party[zone.DISCARD + seat]]
    for group in range(cards.GROUPS):
        places.append(cards_before(state, seat, group))
    for bag in places:
        for kind in range(len(cards.KIND_IDS)):
            if cards.count(bag, kind) > cards.count(rest, kind):
                raise reader.fail("hand", f"the party has no more {cards.KIND_IDS[kind]}")
        rest -= bag
    state.party[zone.RESERVE + seat] = rest & cards.INFLUENCE
    state.party[zone.MANIPULATION_RESERVE + seat] = rest & cards.MANIPULATION
    card_ids = reader.texts("order")
    order: i64 = 0
    for i in range(len(card_ids)):
        if card_ids[i] not in cards.KIND_IDS[cards.ASSASSINATION :]:
            raise reader.fail("order", f"'{card_ids[i]}' is no manipulation card")
        kind_number: i64 = cards.KIND_IDS.index(card_ids[i])
        if i < 13:
            order |= (kind_number - cards.ASSASSINATION) << (3 * i)
    length: i64 = len(card_ids)
    state.party[zone.ORDER + seat] = length << zone.LENGTH_SHIFT | order
    ordered = _bag(reader, "order", card_ids, cards.KIND_IDS)
    for kind in range(len(cards.KIND_IDS)):
        if cards.count(ordered, kind) > cards.count(state.party[zone.MANIPULATION_RESERVE + seat], kind):
            raise reader.fail("order", f"the manipulation reserve has no more {cards.KIND_IDS[kind]}")
    arranged = config.arranged and state.phase > phase.ARRANGE
    if arranged and to_arrange(state, seat) != 0:
        raise reader.fail("order", "must name every card of the manipulation reserve")
    if card_ids and not (arranged or (config.arranged and state.phase == phase.ARRANGE)):
        raise reader.fail("order", "must be empty: the reserve is not arranged")


def _read_slots(state: CaesarState, seat: Seat, reader: Reader) -> None:
    slots = vec[i64](capacity=16)
    for row in reader.tables("hidden"):
        group = _group(row, "group", row.text("group"))
        bag = row.number("bag", 0, knowledge.BAGS - 1)
        turn = row.number("turn", 0, LAST_TURN_NUMBER)
        card = cards.KIND_IDS.index(row.one_of("card", cards.KIND_IDS[: cards.INFLUENCE_END]))
        slots = append(slots, knowledge.slot(card, group, bag, turn))
        row.close()
    state.slots[seat] = slots


def _read_seen(state: CaesarState, seat: Seat, reader: Reader) -> None:
    """What has been seen; without it, nothing but where the hidden cards lie is known."""
    seen = vec[i64](capacity=32)
    if reader.given("seen"):
        for text in reader.texts("seen"):
            try:
                seen = append(seen, knowledge.parse_entry(text))
            except ValueError as error:
                raise reader.fail("seen", str(error)) from None
    else:
        hand = state.party[zone.HAND + seat]
        laid: i64 = 0
        for i in range(len(state.slots[seat])):
            if knowledge.slot_bag(state.slots[seat][i]) == knowledge.FROM_HAND:
                laid += 1
        for _ in range(cards.size(hand & cards.INFLUENCE) + laid):
            seen = append(seen, knowledge.entry(knowledge.DREW, 0, 0))
        for _ in range(laid):
            seen = append(seen, knowledge.entry(knowledge.LAID, 0, 0))
        for _ in range(cards.size(hand & cards.MANIPULATION)):
            seen = append(seen, knowledge.entry(knowledge.DREW, 1, 0))
    state.seen[seat] = seen


def _read_asked(state: CaesarState, top: Reader) -> None:
    """Who is asked: it must fit the phase."""
    asked: i64 = 0
    for text in top.seats("asked", 2):
        asked |= bit(text)
    now = state.phase
    if now in _CHANCE_PHASES:
        state.asked = CHANCE_MASK
        if asked != 0:
            raise top.fail("asked", f"nobody is asked in phase {phase.IDS[now]}")
        return
    if now == phase.OVER:
        state.asked = 0
        if asked != 0:
            raise top.fail("asked", "nobody is asked when the game is over")
        return
    expected = bit(state.active)
    if now == phase.VETO:
        expected = bit(1 - state.active)
    elif now == phase.IDS.index("refill"):
        expected = bit(state.drawer)
    elif now == phase.PLACE:
        expected = 0
        for seat in range(2):
            if state.party[zone.ANSWER + seat] == moves.NO_ANSWER:
                expected |= bit(seat)
    elif now == phase.ARRANGE:
        expected = 0
        for seat in range(2):
            if to_arrange(state, seat) != 0:
                expected |= bit(seat)
    if asked != expected or expected == 0:
        raise top.fail("asked", f"does not fit the phase {phase.IDS[now]}")
    state.asked = asked
    for seat in range(2):
        if asked >> seat & 1 != 0 and len(legal_moves(state, seat)) == 0:
            raise top.fail("phase", f"seat {seat} has no possible answer")


def _check_suffrage(config: Config, state: CaesarState) -> None:
    """Each group with patricians has its card, a closed one has none, and the reshuffling Orgy is never gone."""
    bag = state.suffrage + state.suffrage_discard
    for card in range(len(cards.SUFFRAGE_IDS)):
        expected = cards.count(config.cards.suffrage, card)
        if card < cards.GROUPS and state.patricians >> (4 * card) & 15 == 0:
            expected = 0
        found = cards.count(bag, card)
        if card == cards.GROUPS:
            if found > expected:
                raise PositionError(
                    "suffrage", f"expected at most {expected} {cards.SUFFRAGE_IDS[card]}, found {found}"
                )
        elif found != expected:
            raise PositionError("suffrage", f"expected {expected} {cards.SUFFRAGE_IDS[card]}, found {found}")
    if state.suffrage == 0:
        raise PositionError("suffrage", "the deck never runs out")

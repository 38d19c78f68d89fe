"""A position of Caesar & Cleopatra.

Beside the cards it holds what has been seen of those of each party (see knowledge.py).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.game import State
from curia.core.types import CHANCE_MASK, Seat
from curia.games.caesar import cards, moves, phase, zone
from curia.games.caesar.card_data import Cards
from curia.games.caesar.cards import Bag, Group


@final
class CaesarState(State):
    """Every fact of a position."""

    def __init__(
        self,
        party: vec[i64],
        table: vec[i64],
        slots: vec[vec[i64]],
        seen: vec[vec[i64]],
    ) -> None:
        self.party: Final = party
        """What each party has: `party[zone.HAND + seat]`."""
        self.table: Final = table
        """What lies before the groups and was won there: `table[zone.UP + seat * 5 + group]`."""
        self.slots = slots
        """Hidden cards by seat, in the order of laying: what, where, when."""
        self.seen = seen
        """What has been seen of the cards of each party, in order. These lists, and the slots, are never changed
        but replaced, so that copies of a state share them."""
        self.phase: i64 = phase.DRAW_PARTIES
        self.asked: i64 = CHANCE_MASK
        self.cleopatra: i64 = 0
        self.active: i64 = 0
        """Whose turn it is."""
        self.turn: i64 = 0
        self.manipulated: i64 = 0
        """1 when the manipulation of this turn is played."""
        self.laid: i64 = 0
        """1 when influence is laid in this turn, or the turn is passive."""
        self.passive: i64 = 0
        self.last: i64 = 0
        """1 in the last turn."""
        self.played: i64 = moves.NOTHING
        """The manipulation in play and its target, as a move."""
        self.drawer: i64 = 0
        """Who draws."""
        self.patricians: i64 = 0
        """Left in the forum, four bits for each group."""
        self.suffrage: Bag = 0
        self.suffrage_discard: Bag = 0
        self.tracking: bool = True
        """Whether knowledge is kept up; only playouts do without. No fact of the position."""
        self.quiet: i64 = 0
        """Groups where nothing has changed since their last tied vote."""

    def key(self) -> list[int]:
        key = [
            self.phase,
            self.asked,
            self.cleopatra,
            self.active,
            self.turn,
            self.manipulated,
            self.laid,
            self.passive,
            self.last,
            self.played,
            self.drawer,
            self.patricians,
            self.suffrage,
            self.suffrage_discard,
            self.quiet,
        ]
        for column in (self.party, self.table):
            key.extend(column)
        for lists in (self.slots, self.seen):
            for column in lists:
                key.append(len(column))
                key.extend(column)
        return [int(number) for number in key]


def filled(length: i64, value: i64) -> vec[i64]:
    column = vec[i64](capacity=length)
    for _ in range(length):
        column = append(column, value)
    return column


def new_state(printed: Cards, orgies_dropped: i64) -> CaesarState:
    """Everything laid out, before the parties and missions are drawn."""
    reserve = (printed.party & cards.INFLUENCE) - 2 * cards.ONE_OF_EACH_VALUE
    state = CaesarState(
        filled(zone.PARTY_LENGTH, 0),
        filled(zone.TABLE_LENGTH, 0),
        vec[vec[i64]]([vec[i64](), vec[i64]()]),
        vec[vec[i64]]([vec[i64](), vec[i64]()]),
    )
    for seat in range(2):
        state.party[zone.HAND + seat] = 2 * cards.ONE_OF_EACH_VALUE
        state.party[zone.RESERVE + seat] = reserve
        state.party[zone.MANIPULATION_RESERVE + seat] = printed.party & cards.MANIPULATION
        state.party[zone.MISSION + seat] = cards.NO_MISSION
        state.party[zone.ANSWER + seat] = moves.NO_ANSWER
    for group in range(cards.GROUPS):
        state.patricians |= printed.patricians[group] << (4 * group)
    state.suffrage = printed.suffrage - orgies_dropped
    return state


def copy_state(state: CaesarState) -> CaesarState:
    copy = CaesarState(
        state.party[:],
        state.table[:],
        state.slots[:],
        state.seen[:],
    )
    copy.phase = state.phase
    copy.asked = state.asked
    copy.cleopatra = state.cleopatra
    copy.active = state.active
    copy.turn = state.turn
    copy.manipulated = state.manipulated
    copy.laid = state.laid
    copy.passive = state.passive
    copy.last = state.last
    copy.played = state.played
    copy.drawer = state.drawer
    copy.patricians = state.patricians
    copy.suffrage = state.suffrage
    copy.suffrage_discard = state.suffrage_discard
    copy.tracking = state.tracking
    copy.quiet = state.quiet
    return copy


def patricians_left(state: CaesarState, group: Group) -> i64:
    return state.patricians >> (4 * group) & 15


def cards_before(state: CaesarState, seat: Seat, group: Group) -> Bag:
    """What a seat has before a group, face up and face down."""
    place = seat * cards.GROUPS + group
    return state.table[zone.UP + place] + state.table[zone.DOWN + place]

"""A position of Caesar & Cleopatra.

Beside the cards it holds what has been seen of those of each party (see knowledge.py).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.game import State
from curia.core.types import CHANCE_MASK
from curia.games.caesar.card_data import Cards
from curia.games.caesar.cards import GROUPS, INFLUENCE, MANIPULATION, ONE_OF_EACH_VALUE, Bag, Group

# Phases: what is asked now.
DRAW_PARTIES: Final = 0
DRAW_MISSION: Final = 1
ARRANGE: Final = 2
PLACE: Final = 3
TURN: Final = 4
LAY: Final = 5
LAY_SECOND: Final = 6
MANIPULATE: Final = 7
VETOING: Final = 8
STRIKE: Final = 9
CASTLE: Final = 10
REFILL: Final = 11
DRAW_INFLUENCE: Final = 12
DRAW_MANIPULATION: Final = 13
SUFFRAGE: Final = 14
LAST_TURN: Final = 15
LAST_LAY: Final = 16
OVER: Final = 17

PHASE_IDS: Final = [
    "draw_parties",
    "draw_mission",
    "arrange",
    "place",
    "turn",
    "lay",
    "lay_second",
    "manipulate",
    "veto",
    "strike",
    "castle",
    "refill",
    "draw_influence",
    "draw_manipulation",
    "suffrage",
    "last_turn",
    "last_lay",
    "over",
]

NO_ANSWER: Final = -1
NO_MISSION: Final = 3
NOTHING: Final = 0
"""No manipulation is in play."""
LENGTH_SHIFT: Final = 40
"""An arranged reserve is a sequence of three bits each, the top card lowest, with its length above."""


# What a party has, each by seat: few lists are quicker to copy than many.
HAND: Final = 0
DISCARD: Final = 2
RESERVE: Final = 4
"""Influence reserves."""
MANIPULATION_RESERVE: Final = 6
ORDER: Final = 8
"""The order of an arranged manipulation reserve."""
MISSION: Final = 10
ANSWER: Final = 12
"""Sealed first placements that wait for the other, or NO_ANSWER."""
PARTY_LENGTH: Final = 14

# What lies before the groups, each by seat and group (seat * 5 + group).
UP: Final = 0
DOWN: Final = 10
TAKEN: Final = 20
"""Patricians won."""
TABLE_LENGTH: Final = 30


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
        """What each party has: `party[HAND + seat]`."""
        self.table: Final = table
        """What lies before the groups and was won there: `table[UP + seat * 5 + group]`."""
        self.slots = slots
        """Hidden cards by seat, in the order of laying: what, where, when."""
        self.seen = seen
        """What has been seen of the cards of each party, in order. These lists, and the slots, are never changed
        but replaced, so that copies of a state share them."""
        self.phase: i64 = DRAW_PARTIES
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
        self.played: i64 = NOTHING
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


def new_state(cards: Cards, orgies_dropped: i64) -> CaesarState:
    """Everything laid out, before the parties and missions are drawn."""
    reserve = (cards.party & INFLUENCE) - 2 * ONE_OF_EACH_VALUE
    state = CaesarState(
        filled(PARTY_LENGTH, 0),
        filled(TABLE_LENGTH, 0),
        vec[vec[i64]]([vec[i64](), vec[i64]()]),
        vec[vec[i64]]([vec[i64](), vec[i64]()]),
    )
    for seat in range(2):
        state.party[HAND + seat] = 2 * ONE_OF_EACH_VALUE
        state.party[RESERVE + seat] = reserve
        state.party[MANIPULATION_RESERVE + seat] = cards.party & MANIPULATION
        state.party[MISSION + seat] = NO_MISSION
        state.party[ANSWER + seat] = NO_ANSWER
    for group in range(GROUPS):
        state.patricians |= cards.patricians[group] << (4 * group)
    state.suffrage = cards.suffrage - orgies_dropped
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

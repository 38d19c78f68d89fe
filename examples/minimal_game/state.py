"""A position of Comitia, and what a seat may know of it."""

from typing import Final

from curia.core.game import State, View
from examples.minimal_game.cards import MOTIONS

DEAL, TURN, VOTE, DECIDE, OVER = range(5)
PHASES: Final = ("deal", "turn", "vote", "decide", "over")
IN_DECK, TURNED_UP, FALLEN, CARRIED = range(4)
"""Where a motion is; from CARRIED on it is with the seat CARRIED + seat."""
NOBODY: Final = -1


class ComitiaState(State):
    def __init__(self, seats: int) -> None:
        self.phase = DEAL
        self.patron = [NOBODY] * seats
        """The subject that each seat's patron cares for; a secret until the end."""
        self.hand = [list(range(1, MOTIONS + 1)) for _ in range(seats)]
        """The votes that each seat has left, the one of this round among them: everybody can see them."""
        self.vote = [0] * seats
        """Cast in this round, face down until all have; 0 for none."""
        self.place = [IN_DECK] * MOTIONS
        self.winner = NOBODY
        """Who decides what becomes of the motion."""

    def key(self) -> list[int]:
        hands = [number for hand in self.hand for number in (len(hand), *hand)]
        return [self.phase, self.winner, *self.patron, *self.vote, *self.place, *hands]

    def copy(self) -> "ComitiaState":
        other = ComitiaState(len(self.vote))
        other.phase, other.winner = self.phase, self.winner
        other.patron, other.vote, other.place = self.patron[:], self.vote[:], self.place[:]
        other.hand = [hand[:] for hand in self.hand]
        return other


class ComitiaView(View):
    """What a seat is shown: all but the patrons of others, and votes that lie face down."""

    def __init__(self, state: ComitiaState, seat: int) -> None:
        seats = range(len(state.vote))
        self.seat = seat
        self.phase = state.phase
        self.winner = state.winner
        self.place = state.place[:]
        self.has_patron = [patron != NOBODY for patron in state.patron]
        self.patron = [state.patron[one] if one == seat or state.phase == OVER else NOBODY for one in seats]
        self.has_voted = [vote > 0 for vote in state.vote]
        self.vote = [state.vote[one] if one == seat or state.phase == DECIDE else 0 for one in seats]
        self.hand = [hand[:] for hand in state.hand]

    def facts(self) -> list[object]:
        """Equal for two positions that look the same."""
        known = [self.phase, self.winner, self.place, self.has_patron, self.patron, self.has_voted, self.vote]
        return [self.seat, *known, self.hand]

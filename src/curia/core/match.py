"""One played game: the single writer of its state, and the checked door to the rules."""

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has, lowest
from curia.core.events import Event, EventLog
from curia.core.game import Decision, Game, Outcome, Refused, S, V
from curia.core.rng import SealedRng
from curia.core.types import CHANCE, CHANCE_MASK, Arg, Move, Seat, SeatMask

NO_SEED: Final = b""


class Match(Generic[S, V]):
    """Plays a game from its start. With a seed it draws the chance moves itself; without one they are played to it."""

    def __init__(self, game: Game[S, V], seed: bytes = NO_SEED) -> None:
        self.game = game
        self.seed = seed
        self.state = game.initial()
        self._seats = vec[i64]()
        self._moves = vec[i64]()
        self.log = EventLog()
        self.chance_moves = 0
        self.draw_chance()

    @property
    def moves(self) -> list[tuple[int, int]]:
        """Every move with its seat, those of CHANCE included."""
        return self.moves_since(0)

    def moves_since(self, start: int) -> list[tuple[int, int]]:
        """The moves from a number on, with their seats."""
        return [(int(self._seats[i]), int(self._moves[i])) for i in range(start, len(self._moves))]

    @property
    def move_count(self) -> int:
        return len(self._moves)

    def pending(self) -> SeatMask:
        return self.game.pending(self.state)

    def decision(self, seat: Seat) -> Decision:
        return self.game.decision(self.state, seat)

    def legal_moves(self, seat: Seat) -> list[Move]:
        """The moves of a seat; none if it is not asked."""
        if not has(self.pending(), seat):
            return []
        return list(self.game.legal_moves(self.state, seat))

    def view(self, seat: Seat, memory: bool = False) -> V:
        return self.game.view(self.state, seat, memory)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def events(self, seat: Seat, start: int = 0) -> list[tuple[str, dict[str, Arg]]]:
        """What a seat has learnt since an event number."""
        return self.log.seen_by(seat, start)

    def take_events(self) -> list[Event]:
        """What happened since this was asked last; the match then forgets it. For tables that pass events on."""
        events = self.log.events
        self.log.events = []
        return events

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move, or raise Refused with the rule that forbids it; the match is then as it was."""
        if not 0 <= seat < self.game.seats or move not in self.legal_moves(seat):
            raise Refused(self.game.explain(self.state, seat, move))
        self._apply(seat, move)
        self.draw_chance()

    def play_chance(self, move: Move) -> None:
        """Play a chance move that was drawn before: for replaying. Raises ValueError if chance cannot make it."""
        if self.pending() != CHANCE_MASK or move not in [m for m, _ in self.game.chance(self.state)]:
            raise ValueError("chance cannot make this move now")
        self._apply(CHANCE, move)

    def chance_from(self, seed: bytes) -> Move:
        """The chance move that a seed gives now."""
        return self.game.sample_chance(self.state, SealedRng(seed, self.chance_moves))

    def _apply(self, seat: Seat, move: Move) -> None:
        self.state = self.game.apply(self.state, seat, move, self.log)
        self._seats = append(self._seats, seat)
        self._moves = append(self._moves, move)
        if seat == CHANCE:
            self.chance_moves += 1

    def go_back(self, count: int) -> None:
        """Be again what it was after so many of its moves; from there chance does what it did the first time."""
        kept = self.moves[:count]
        self.state = self.game.initial()
        self._seats = vec[i64]()
        self._moves = vec[i64]()
        self.log = EventLog()
        self.chance_moves = 0
        for seat, move in kept:
            self._apply(seat, move)
        self.draw_chance()

    def draw_chance(self) -> None:
        """Draw from the seed, if there is one, until a seat is asked or the game is over."""
        while self.seed != NO_SEED and self.pending() == CHANCE_MASK:
            self._apply(CHANCE, self.chance_from(self.seed))


def resume(game: Game[S, V], seed: bytes, moves: list[tuple[int, int]]) -> Match[S, V]:
    """The match after the given moves, those of CHANCE among them; they are checked as when they were played.

    From here on it draws chance from the seed. Raises Refused or ValueError for a move that does not fit."""
    match = Match(game)
    for seat, move in moves:
        if seat == CHANCE:
            match.play_chance(move)
        else:
            match.play(seat, move)
    match.seed = seed
    match.draw_chance()
    return match


def pending_seats(pending: SeatMask) -> list[int]:
    """The seats of a mask in order."""
    seats: list[int] = []
    while pending != 0:
        seat = lowest(pending)
        seats.append(int(seat))
        pending &= ~bit(seat)
    return seats

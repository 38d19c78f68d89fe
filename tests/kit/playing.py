"""A game under way in a test: moves as people write them, and what they lead to."""

from fractions import Fraction
from typing import Any, Generic, TypeVar

from curia.core.bits import has
from curia.core.events import EventLog
from curia.core.game import Game, Outcome, State
from curia.core.match import pending_seats
from curia.core.types import CHANCE, CHANCE_MASK, Arg
from tests.kit.declared import declared_events

Facts = dict[str, Arg]
GameT = TypeVar("GameT", bound=Game[Any, Any])
StateT = TypeVar("StateT", bound=State)


class Playing(Generic[GameT, StateT]):
    """Every move must be legal, and after each the position must add up."""

    def __init__(self, rules: GameT, state: StateT) -> None:
        self.game = rules
        self.state: StateT = state
        self.log = EventLog()

    def answer(self, seat: int, text: str) -> None:
        """A seat, or CHANCE, answers; the position before stays as it was."""
        move = self.game.parse_move(text)
        legal = [one for one, _ in self.game.chance(self.state)] if seat == CHANCE else self._moves(seat)
        assert move in legal, f"seat {seat} cannot '{text}', only {[self.game.move_text(one) for one in legal]}"
        before, told = self.state.key(), len(self.log.events)
        after = self.game.apply(self.state, seat, move, self.log)
        assert self.state.key() == before
        assert self.game.check(after) == ""
        declared_events(self.game, self.log.events[told:])
        self.state = after

    # Asking the rules

    @property
    def chance_is_asked(self) -> bool:
        return bool(self.game.pending(self.state) == CHANCE_MASK)

    @property
    def asked(self) -> list[int]:
        """The seats that may answer now."""
        return [] if self.chance_is_asked else pending_seats(self.game.pending(self.state))

    @property
    def seat(self) -> int:
        """The only seat that is asked."""
        (seat,) = self.asked
        return seat

    def _moves(self, seat: int) -> list[int]:
        return list(self.game.legal_moves(self.state, seat)) if has(self.game.pending(self.state), seat) else []

    def legal(self, seat: int | None = None) -> list[str]:
        """The answers of a seat, or of the one that is asked, as people write them; none if it is not asked."""
        return [self.game.move_text(move) for move in self._moves(self.seat if seat is None else seat)]

    def odds(self) -> dict[str, Fraction]:
        """What chance may do now, with how likely it is."""
        assert self.chance_is_asked
        weights = self.game.chance(self.state)
        total = sum(weight for _, weight in weights)
        return {self.game.move_text(move): Fraction(weight, total) for move, weight in weights}

    def outcome(self) -> Outcome:
        outcome: Outcome | None = self.game.outcome(self.state)
        assert outcome is not None
        return outcome

    # What happened

    def happened(self, name: str) -> list[Facts]:
        """The public part of the events with a name, in order."""
        return [event.public for event in self.log.events if event.name == name]

    def seen_by(self, seat: int, name: str) -> list[Facts]:
        """The events with a name as a seat or OBSERVER sees them."""
        return [facts for event, facts in self.log.seen_by(seat) if event == name]

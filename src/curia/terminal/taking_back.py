"""Answers that are taken back, and deals that are given up before they are offered (ADR 14)."""

from collections.abc import Sequence

from curia.catalog import AnyGame
from curia.core.game import State, View
from curia.core.match import Match
from curia.core.undo import Moves, last_answer, what_it_told, without
from curia.terminal.painter import Draft

NOTHING_YET = "nothing-yet"
"""Why nothing can be taken back, beside what `what_it_told` says."""


class _Line:
    """What a seat answered with one line: where its moves begin, and the begun ones that they took the place of."""

    def __init__(self, start: int, replaced: Sequence[int]) -> None:
        self.start = start
        self.replaced = replaced


class Lines:
    """The lines that each seat has answered with, for taking back the last one. Answers that were given for a seat
    because it had no other go with the line before them."""

    def __init__(self, match: Match[State, View], seen: dict[int, int]) -> None:
        self._match = match
        self._seen = seen
        """How many events each one has been told: not more than there are."""
        self._lines: dict[int, list[_Line]] = {}

    def answered(self, seat: int, start: int, replaced: Sequence[int] = ()) -> None:
        """A line has been played; its moves begin with this number."""
        self._lines.setdefault(seat, []).append(_Line(start, replaced))

    def taken_back(self, seat: int) -> list[int] | str:
        """Take back the last line of a seat: its moves, or why it stays."""
        lines = self._lines.get(seat, [])
        if not lines:
            return NOTHING_YET
        taken = self.drop(seat, lines[-1].start)
        if isinstance(taken, str):
            return taken
        for move in lines.pop().replaced:
            self._match.play(seat, move)
        return taken

    def beginning(self, seat: int, draft: Draft) -> int | None:
        """Where the moves begin that make up what the seat has begun; None if it has begun nothing."""
        moves = self._match.moves
        for index in range(len(moves) - 1, -1, -1):
            verb = self._match.game.move_text(moves[index][1]).split()[0]
            if moves[index][0] != seat or verb not in (*draft.begins, *draft.links):
                return None
            if verb in draft.begins:
                return index
        return None

    def given_up(self, seat: int, start: int) -> list[int] | str:
        """Drop what was begun with a move: the moves that are gone, or why they stay."""
        taken = self.drop(seat, start)
        if not isinstance(taken, str):
            self._lines[seat] = [line for line in self._lines.get(seat, []) if line.start < start]
        return taken

    def drop(self, seat: int, start: int) -> list[int] | str:
        """Go back behind the moves of a seat from a number on, if they have told it nothing. What others have sealed
        since then stays sealed."""
        match = self._match
        kept = _without_own(match.game, match.moves, seat, start)
        if isinstance(kept, str):
            return kept
        taken = [move for one, move in match.moves_since(start) if one == seat]
        match.go_back(start)
        for watcher, events in self._seen.items():
            self._seen[watcher] = min(events, len(match.log.events))
        for other, move in kept[start:]:
            match.play(other, move)
        return taken


def _without_own(game: AnyGame, moves: Moves, seat: int, start: int) -> Moves | str:
    """The moves without those of a seat from a number on, or what one of them told it."""
    index = last_answer(game, moves, seat)
    while index is not None and index >= start:
        told = what_it_told(game, moves, index)
        if told:
            return told
        moves = without(game, moves, index)
        index = last_answer(game, moves, seat)
    return moves

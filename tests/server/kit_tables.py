"""Tables without a house: entries are stamped by hand, and the table evolves by them."""

from curia.core.rng import Rng
from curia.core.types import OBSERVER
from curia.server.store.rows import EntryRow, MatchRow, SeatRow
from curia.server.tables import decide
from curia.server.tables.entries import Entry, Moved, Started, write_entry
from curia.server.tables.projection import question_for
from curia.server.tables.table import Table, game_of, rebuild
from curia.wire.terms import Absence, Clock, SeatPlan, Terms
from tests.kit.declared import declared_for

NONE = Clock()
BANK = Clock(kind="bank", seconds=60, increment=5)


class Log:
    """A table and the log that it follows from. Time passes only when a test says so."""

    def __init__(
        self,
        game: str = "habemus",
        seats: int = 4,
        seed: int = 1,
        clock: Clock = NONE,
        bots: dict[int, str] | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        plans = [SeatPlan(kind="bot" if number in (bots or {}) else "open") for number in range(seats)]
        terms = Terms(game=game, seats=plans, clock=clock, absence=Absence(then="bot"), options=options or {})
        self.row = MatchRow("t", terms, 1, "", bytes([seed]) * 32, "p0", 0)
        self.seats = [
            SeatRow(n, None if n in (bots or {}) else f"p{n}", f"P{n}", (bots or {}).get(n)) for n in range(seats)
        ]
        self.table = Table(self.row, self.seats, game_of(self.row))
        self.table.open()
        self.entries: list[EntryRow] = []
        self.at = 1_000_000
        self.rng = Rng(seed)
        self.put([Started({})])

    def put(self, decided: list[Entry], client_id: str | None = None) -> list[str]:
        """Let it happen; the names of what happened."""
        names: list[str] = []
        for entry in decided:
            entry.stamp(self.table.next_seq, self.at, client_id)
            events = self.table.evolve(entry)
            for watcher in [*range(self.table.seats), OBSERVER]:
                declared_for(self.table.game, events, watcher)
            names += [event.name for event in events]
            self.entries.append(write_entry(entry))
        formality = decide.formality(self.table)
        return names if formality is None else names + self.put([formality])

    def moved(self, seat: int, text: str) -> Moved:
        """An answer, whether the seat may give it or not."""
        return Moved(seat, self.table.read_move(text), text)

    def answer(self, seat: int, move: str | None = None) -> list[str]:
        """Answer the question of a seat, at random if no move is given."""
        question = question_for(self.table, seat)
        assert question is not None
        chosen = move or question.moves[int(self.rng.below(len(question.moves)))]
        return self.put(decide.answer(self.table, seat, question.number, chosen))

    def step(self) -> int:
        """A random answer of a random seat that is asked; which seat it was."""
        pending = self.table.pending()
        seat = pending[int(self.rng.below(len(pending)))]
        self.answer(seat)
        return seat

    def until(self, kind: str) -> list[int]:
        """Play on until some seat is asked such a question; the seats that are asked."""
        while kind not in {self.table.match.decision(seat).kind for seat in self.table.pending()}:
            self.step()
        return self.table.pending()

    def proposal(self) -> int:
        """The number of the open proposal, or 0."""
        return self.table.proposal.number if self.table.proposal else 0

    def is_paused(self) -> bool:
        return self.table.paused

    def rebuilt(self) -> Table:
        return rebuild(self.row, self.seats, self.entries)

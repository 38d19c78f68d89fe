"""Games in a store, played by tables as a house would, with the first legal moves or random ones."""

from collections.abc import Sequence

from curia.core.rng import Rng
from curia.server.store.rows import EntryRow, MatchRow, SeatRow
from curia.server.store.store import Store
from curia.server.tables.entries import Entry, Started, move_of, write_entry
from curia.server.tables.table import Table, game_of
from curia.wire.terms import SeatPlan, Terms
from tests.kit.games import FEWEST
from tests.server.kit_store import HOST

SNAPSHOT_EVERY = 8


class GameInStore:
    """A table that stores all that happens to it."""

    def __init__(self, store: Store, id: str, game: str = "habemus", seed: int = 1) -> None:
        terms = Terms(game, [SeatPlan("open")] * FEWEST[game])
        self.row = MatchRow(id, terms, 1, "", bytes([seed]) * 32, HOST.id, 1_700_000_000_000 + seed)
        rules = game_of(self.row)
        self.row.rules_version, self.row.cards = rules.meta.rules_version, rules.card_digest()
        self.seats = [SeatRow(seat, HOST.id, f"Player {seat}") for seat in range(FEWEST[game])]
        self.table = Table(self.row, self.seats, rules)
        self._store = store
        self._now = self.row.created
        self._rng = Rng(seed)

    async def start(self) -> None:
        await self._store.create_match(self.row, self.seats)
        self.table.open()
        entry = Started({})
        entry.stamp(0, self._now)
        self.table.evolve(entry)
        self.row.status, self.row.started = "playing", entry.at
        await self._store.start_match(self.row, self.seats, [write_entry(entry)])

    async def do(self, decided: Sequence[Entry]) -> None:
        entries: list[EntryRow] = []
        for entry in decided:
            self._now += 1_000
            entry.stamp(self.table.next_seq, self._now)
            self.table.evolve(entry)
            entries.append(write_entry(entry))
        outcome = self.table.outcome
        if outcome is None:
            is_due = self.table.next_seq % SNAPSHOT_EVERY == 0
            await self._store.append(self.row.id, entries, self.table.snapshot() if is_due else None)
            return
        row = self.row
        row.status, row.ended, row.reason = "over", self._now, outcome.reason
        row.points, row.ranks = outcome.points, outcome.ranks
        row.digest = self.table.game.digest(self.table.match.state)
        await self._store.finish_match(row, entries, [])

    async def answer(self) -> str:
        """The first seat that is asked answers at random; what it says."""
        seat = self.table.pending()[0]
        legal = self.table.match.legal_moves(seat)
        move = legal[int(self._rng.below(len(legal)))]
        entry = move_of(self.table.game, seat, move)
        await self.do([entry])
        return entry.text

    async def play(self, answers: int = 100_000) -> None:
        """So many answers, or all to the end of the game."""
        while self.table.outcome is None and answers > 0:
            await self.answer()
            answers -= 1

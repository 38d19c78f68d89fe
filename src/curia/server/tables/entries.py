"""What can stand in a table's log: a class for each kind of entry, and the pair that reads and writes it (ADR 19).

The store keeps kind, seat and a short text (`EntryRow`); that text is known here and nowhere else."""

from typing import TypeAlias

from curia.catalog import AnyGame
from curia.server.base.errors import StoreError
from curia.server.store.rows import TABLE, EntryRow
from curia.wire.kinds import EntryKind, ProposalKind


class Stamped:
    """What all entries have. Who decides on one says what happens; the stamp says when, and its place in the log."""

    def __init__(self, kind: EntryKind, seat: int, body: str = "") -> None:
        self.kind = kind
        self.seat = seat
        self.body = body
        """The details, as they are stored."""
        self.seq = -1
        """From 0, without gaps; not known before the stamp."""
        self.at = 0
        """Milliseconds since 1970."""
        self.client_id: str | None = None
        self.chance = ""
        """The moves that chance made after it, in their notation, one a line: drawn when a live table evolves."""

    def stamp(self, seq: int, at: int, client_id: str | None = None) -> None:
        self.seq = seq
        self.at = at
        self.client_id = client_id


class Started(Stamped):
    """The first entry: what the players added to chance, by seat."""

    def __init__(self, seeds: dict[int, bytes]) -> None:
        super().__init__("start", TABLE, "\n".join([f"{seat} {seeds[seat].hex()}" for seat in sorted(seeds)]))
        self.seeds = seeds


class Moved(Stamped):
    """An answer: the move, and how the game writes it."""

    def __init__(self, seat: int, move: int, text: str) -> None:
        super().__init__("move", seat, text)
        self.move = move
        self.text = text


class TookBack(Stamped):
    """A seat took its answer back, which was the move of that index; or it changes a sealed one, and the new answer is
    the next entry."""

    def __init__(self, seat: int, index: int, is_change: bool) -> None:
        super().__init__("took_back", seat, f"{'change' if is_change else 'drop'} {index}")
        self.index = index
        self.is_change = is_change


class Undone(Stamped):
    """All agreed to go back: so many moves are kept. The seat is who proposed it."""

    def __init__(self, seat: int, kept: int) -> None:
        super().__init__("undone", seat, f"keep {kept}")
        self.kept = kept


class Proposed(Stamped):
    """A seat proposes something. The detail is the index of the move to undo, or the seat that a bot shall take."""

    def __init__(self, seat: int, what: ProposalKind, detail: int | None = None) -> None:
        super().__init__("proposed", seat, what if detail is None else f"{what} {detail}")
        self.what: ProposalKind = what
        self.detail = detail


class Agreed(Stamped):
    """A seat says yes to the proposal of that number."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("agreed", seat, str(number))
        self.number = number


class VotedDown(Stamped):
    """A seat says no, and the proposal of that number is over."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("declined", seat, str(number))
        self.number = number


class Paused(Stamped):
    def __init__(self, seat: int) -> None:
        super().__init__("paused", seat)


class Resumed(Stamped):
    """The seat is who proposed it; TABLE, if the pause was long enough."""

    def __init__(self, seat: int = TABLE) -> None:
        super().__init__("resumed", seat)


class Substituted(Stamped):
    """From now on a bot plays for the player of a seat."""

    def __init__(self, seat: int, level: str, why: str) -> None:
        super().__init__("bot_in", seat, f"{level} {why}")
        self.level = level
        self.why = why


class Returned(Stamped):
    """The player of a seat is back, and the substitute goes."""

    def __init__(self, seat: int) -> None:
        super().__init__("back", seat)


class Conceded(Stamped):
    def __init__(self, seat: int, why: str) -> None:
        super().__init__("conceded", seat, why)
        self.why = why


class Restarted(Stamped):
    """The house was away since that time, and nobody's clock ran."""

    def __init__(self, since: int) -> None:
        super().__init__("restarted", TABLE, str(since))
        self.since = since


class Ended(Stamped):
    """The game is over without a result."""

    def __init__(self, reason: str) -> None:
        super().__init__("ended", TABLE, reason)
        self.reason = reason


Entry: TypeAlias = (
    Moved
    | Started
    | TookBack
    | Undone
    | Proposed
    | Agreed
    | VotedDown
    | Paused
    | Resumed
    | Substituted
    | Returned
    | Conceded
    | Restarted
    | Ended
)


def move_of(game: AnyGame, seat: int, move: int) -> Moved:
    """A seat's answer, in the game's own notation."""
    return Moved(seat, move, game.move_text(move))


def write_entry(entry: Stamped) -> EntryRow:
    """An entry as it is stored."""
    return EntryRow(entry.seq, entry.at, entry.seat, entry.kind, entry.body, entry.chance, entry.client_id)


def read_entry(row: EntryRow, game: AnyGame) -> Entry:
    """The same back. NotationError or ValueError for a text that says nothing, StoreError for an unknown kind."""
    entry = _read(row, game)
    entry.stamp(row.seq, row.at, row.client_id)
    entry.chance = row.chance
    return entry


def _read(row: EntryRow, game: AnyGame) -> Entry:
    seat, body = row.seat, row.body
    word, _, detail = body.partition(" ")
    match row.kind:
        case "move":
            return Moved(seat, int(game.parse_move(body)), body)
        case "start":
            return Started(read_seeds(body))
        case "took_back":
            return TookBack(seat, int(detail), word == "change")
        case "undone":
            return Undone(seat, int(detail))
        case "proposed":
            return Proposed(seat, _proposal_kind(word), int(detail) if detail else None)
        case "agreed":
            return Agreed(seat, int(body))
        case "declined":
            return VotedDown(seat, int(body))
        case "paused":
            return Paused(seat)
        case "resumed":
            return Resumed(seat)
        case "bot_in":
            return Substituted(seat, word, detail)
        case "back":
            return Returned(seat)
        case "conceded":
            return Conceded(seat, body)
        case "restarted":
            return Restarted(int(body))
        case "ended":
            return Ended(body)
        case _:
            raise StoreError(f"entry {row.seq} is of an unknown kind '{row.kind}'")


def _proposal_kind(word: str) -> ProposalKind:
    match word:
        case "undo" | "pause" | "resume" | "bot" | "abort":
            return word
        case _:
            raise ValueError(f"nobody can propose '{word}'")


def read_seeds(body: str) -> dict[int, bytes]:
    """What the players added to chance, as the first entry keeps it."""
    pairs = [line.split(" ") for line in body.splitlines()]
    return {int(seat): bytes.fromhex(seed) for seat, seed in pairs}

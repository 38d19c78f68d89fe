"""A match with its people: all that follows from a table's log, and nothing else.

`evolve` takes one entry of the log, and the table is then what it says: a live table and one that is rebuilt go
through the same door. Which entries follow from what somebody wants is said by `decide`."""

from array import array
from bisect import bisect_left, insort
from collections.abc import Sequence
from functools import cache
from typing import Final

from mypy_extensions import mypyc_attr

from curia.catalog import AnyGame, load_game, meta
from curia.core.bits import bit, has
from curia.core.errors import NotationError
from curia.core.events import Event
from curia.core.game import Refused, State, View
from curia.core.match import NO_SEED, Match, pending_seats, resume
from curia.core.rng import joint_seed
from curia.core.types import OBSERVER, Arg
from curia.core.undo import (
    Moves,
    answer_count,
    last_answer,
    without,
)
from curia.server.base.errors import Code, Declined, StoreError
from curia.server.store.rows import TABLE, EntryRow, MatchRow, SeatRow, Snapshot
from curia.server.tables.clocks import Clocks
from curia.server.tables.entries import (
    Agreed,
    Conceded,
    Ended,
    Entry,
    Moved,
    Paused,
    Proposed,
    Restarted,
    Resumed,
    Returned,
    Stamped,
    Started,
    Substituted,
    TookBack,
    Undone,
    VotedDown,
    read_entry,
)
from curia.wire import to_json
from curia.wire.play import OutcomeItem, Proposal

_LONGEST_WAIT: Final = 86_400_000
"""Milliseconds from the first wish to go on after a pause until the game does, whatever the others say: long enough for
a night, so that nobody is made to play at once."""
_REMEMBERED: Final = 32
"""So many events are kept for clients that were gone for a moment."""


class Chair:
    """A seat and who it belongs to; a bot may substitute for its player."""

    __slots__ = ("answered", "bot", "conceded", "name", "player", "question", "substitute", "undos")

    def __init__(self, row: SeatRow) -> None:
        self.name = row.name or ""
        self.player = row.player
        self.bot = row.bot
        self.substitute: str | None = None
        """The level of the bot that plays for the player."""
        self.conceded = False
        self.question = 0
        """The number of the question that is put to the seat, or will be next."""
        self.answered = -1
        """The number of the question that the seat answered last, as long as that answer stands."""

        self.undos = 0
        """Answers taken back or changed, and proposals."""

    @property
    def bot_level(self) -> str | None:
        """The bot that answers here now."""
        return self.bot or self.substitute


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The state of a table that has begun to play. (Tests let chance come from a script.)"""

    def __init__(self, row: MatchRow, seats: list[SeatRow], game: AnyGame, migrating: bool = False) -> None:
        self.row = row
        self.game = game
        self.chairs = [Chair(seat) for seat in seats]
        self.match: Match[State, View] = Match(game)
        self.match.take_events()
        self.clocks = Clocks(row.terms.clock, len(seats))
        self.seed = NO_SEED
        """What chance is drawn from since the start: the house's seed, and what the players added to it."""
        self.client_seeds: dict[int, bytes] = {}
        """What they added, by seat."""
        self.next_seq = 0
        self.paused = False
        self.resume_due: int | None = None
        """When a paused game goes on by itself, since somebody has asked for it."""
        self.proposal: Proposal | None = None
        self.outcome: OutcomeItem | None = None
        self._proposals = 0
        self.answers_then = 0
        """If it is proposed to undo an answer: how many its seat had given when it gave that one."""
        self.message_ids = array("q")
        """The messages that were carried out, as hashes of who sent them and what the client called them, in order."""
        self._changing = TABLE
        """The seat whose next entry replaces a sealed answer."""
        self._standing = 0
        """How many events of the game stood when an answer was taken back, those aside that not everybody sees."""
        self._is_live = False
        self._migrating = migrating
        self._versions = [0] * (OBSERVER + 1)
        self._recent: dict[int, list[Event]] = {watcher: [] for watcher in (*range(len(seats)), OBSERVER)}

    # Looking ----------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.chairs)

    def pending(self) -> list[int]:
        """The seats that are asked now."""
        return [] if self.outcome else pending_seats(self.match.pending())

    def is_asked(self, seat: int) -> bool:
        return self.outcome is None and has(self.match.pending(), seat)

    def version(self, watcher: int) -> int:
        """How many events a seat, or OBSERVER, has seen so far."""
        return self._versions[watcher]

    def missed(self, watcher: int, since: int) -> list[Event] | None:
        """What a watcher has not seen yet after a version; None if that is too long ago, or never was."""
        count = self._versions[watcher] - since
        if count < 0:
            return None
        seen = self._recent[watcher]
        return seen[len(seen) - count :] if count <= len(seen) else None

    def has_carried_out(self, seat: int, client_id: str) -> bool:
        """Whether a message of the seat is in the log already. One that is sent again does nothing twice."""
        mark = hash((seat, client_id))
        place = bisect_left(self.message_ids, mark)
        return place < len(self.message_ids) and self.message_ids[place] == mark

    def people(self) -> list[int]:
        """The seats of people who are still in the game."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.bot is None and not chair.conceded]

    def snapshot(self) -> Snapshot:
        state = self.match.state
        position = to_json(self.game.to_dict(state)).decode()
        return Snapshot(self.next_seq - 1, self.match.move_count, self.game.digest(state), position)

    def read_move(self, text: str) -> int:
        """Declined for a text that is no move of any game."""
        try:
            return int(self.game.parse_move(text))
        except NotationError as error:
            raise Declined(Code.NOTATION, str(error)) from None

    def voters(self, by: int, target: int | None) -> list[int]:
        """Who must agree: all other people who play themselves. Seats of one player have one voice."""
        mine = self.chairs[by].player
        others = [seat for seat in self.people() if not self.chairs[seat].substitute and seat not in (by, target)]
        return [seat for seat in others if self.chairs[seat].player != mine]

    def is_over_without(self, seat: int) -> bool:
        """Whether a seat that gives up leaves one alone, or only bots."""
        remaining = [number for number, other in enumerate(self.chairs) if not other.conceded and number != seat]
        return len(remaining) == 1 or not [other for other in self.people() if other != seat]

    # Evolve: what the entries of the log make of the table -------------------------------------------------------

    def open(self) -> None:
        """The log so far is taken in: from now on chance is drawn from the seed."""
        self._is_live = True
        self.match.seed = self.seed
        self.match.draw_chance()

    def evolve(self, entry: Entry) -> list[Event]:
        """Take the next entry of the log; a move is checked by the rules and raises Refused if they forbid it.

        Returns what happened. On a live table it also writes into the entry what chance has drawn."""
        line: Stamped = entry
        if line.seq != self.next_seq:
            raise StoreError(f"table {self.row.id}: entry {line.seq} came where {self.next_seq} was due")
        # While the house was closed nobody's clock ran.
        self.clocks.advance(entry.since if isinstance(entry, Restarted) else line.at)
        is_changed = self._changing == line.seat and isinstance(entry, Moved)
        events = self._evolve(entry)
        self.next_seq += 1
        events = self.match.take_events() + events
        if is_changed:
            # The others were told of the first answer what they may know of any.
            self._changing = TABLE
            events = [Event(one.name, {}, one.public | one.secret, bit(line.seat), True) for one in events]
        thinking = [seat for seat in self.pending() if self.chairs[seat].bot_level is None]
        self.clocks.run(() if self.paused else tuple(thinking))
        for watcher, recent in self._recent.items():
            seen = [event for event in events if event.is_seen_by(watcher)]
            self._versions[watcher] += len(seen)
            recent += seen
            del recent[:-_REMEMBERED]
        if line.client_id is not None:
            insort(self.message_ids, hash((line.seat, line.client_id)))
        return events

    def _evolve(self, entry: Entry) -> list[Event]:
        match entry:
            case Moved():
                return self._evolve_move(entry)
            case Started():
                self.client_seeds = entry.seeds
                self.seed = joint_seed(self.row.seed, entry.seeds)
                if self._is_live:
                    self.open()
                self._evolve_chance(entry, 0)
                return [happened("started", {})]
            case TookBack():
                return self._evolve_take_back(entry)
            case Undone():
                return self._evolve_undo(entry)
            case Substituted():
                self._close_proposal("bot", entry.seat)
                self.chairs[entry.seat].substitute = entry.level
                return [happened("bot_in", {"seat": entry.seat, "level": entry.level, "why": entry.why})]
            case Returned():
                self.chairs[entry.seat].substitute = None
                self.clocks.refill(entry.seat)
                return [happened("back", {"seat": entry.seat})]
            case Conceded():
                return self._evolve_concession(entry.seat, entry.why)
            case Paused():
                return self._evolve_pause(True, "paused")
            case Resumed():
                return self._evolve_pause(False, "resumed")
            case Proposed():
                return self._evolve_proposal(entry)
            case Agreed():
                if self.proposal:
                    self.proposal.agreed.append(entry.seat)
                return [happened("agreed", {"seat": entry.seat, "number": entry.number})]
            case VotedDown():
                self.proposal = None
                return [happened("declined", {"seat": entry.seat, "number": entry.number})]
            case Restarted():
                self.clocks.skip(entry.at)
                if self.resume_due is not None:
                    self.resume_due += entry.at - entry.since
                return [happened("restarted", {})]
            case Ended():
                self._end(OutcomeItem(entry.reason, [], [], []))
                return [happened("ended", {"reason": entry.reason})]

    def _evolve_move(self, entry: Moved) -> list[Event]:
        count = self.match.move_count
        is_formality = self.game.is_formality(self.match.state, entry.seat)
        self.match.play(entry.seat, entry.move)
        self._evolve_chance(entry, count + 1)
        chair = self.chairs[entry.seat]
        if self._changing != entry.seat:
            chair.answered = chair.question
            chair.question += 1
            # A chain of answers in private must not show in its seat's bank, nor must a changed one; and nobody earns
            # time by letting a bot play, or by what the table answers.
            has_earned = chair.bot_level is None or self.clocks.terms.kind == "days"
            if has_earned and not is_formality and not self.is_asked(entry.seat):
                self.clocks.answered(entry.seat)
            else:
                self.clocks.got_nothing(entry.seat)
        outcome = self.match.outcome()
        if outcome is not None:
            ranks = ranks_after_concessions(outcome.ranks, [chair.conceded for chair in self.chairs])
            self._end(OutcomeItem(outcome.reason, outcome.points, outcome.parts, ranks))
        return []

    def _evolve_chance(self, entry: Stamped, start: int) -> None:
        """What chance did after a move: drawn by a live match, else as the log says and the seed proves."""
        match = self.match
        if self._is_live:
            entry.chance = "\n".join([self.game.move_text(move) for _, move in match.moves_since(start)])
            return
        for text in entry.chance.split("\n") if entry.chance else []:
            move = self.game.parse_move(text)
            if not self._migrating and match.chance_from(self.seed) != move:
                raise StoreError(f"table {self.row.id}: entry {entry.seq} has chance that its seed does not give")
            match.play_chance(move)

    def _evolve_take_back(self, entry: TookBack) -> list[Event]:
        self.chairs[entry.seat].undos += 1
        kept = without(self.game, self.match.moves, entry.index)
        before = self._go_back(kept)
        if entry.is_change:
            # Nobody else is told, and the seat answers the same question again.
            self._changing = entry.seat
            return []
        self.proposal = None
        self.clocks.took_back(entry.seat)
        for seat, chair in enumerate(self.chairs):
            is_asked_still = has(before.pending(), seat) and has(self.match.pending(), seat)
            if not is_asked_still or answer_count(kept, seat) != answer_count(before.moves, seat):
                chair.question += 1
        self.chairs[entry.seat].answered = -1
        return [happened("took_back", {"seat": entry.seat, "number": self._standing})]

    def _evolve_undo(self, entry: Undone) -> list[Event]:
        kept = self.match.moves[: entry.kept]
        before = self._go_back(kept)
        self.proposal = None
        for seat, chair in enumerate(self.chairs):
            chair.question += 1
            if seat == entry.seat or last_answer(self.game, kept, seat) != last_answer(self.game, before.moves, seat):
                chair.answered = -1
        return [happened("undone", {"seat": entry.seat, "number": self._standing})]

    def _go_back(self, kept: Moves) -> Match[State, View]:
        """Let only these moves have been made; the match as it was."""
        before = self.match
        self.match = resume(self.game, self.seed if self._is_live else NO_SEED, kept)
        self._standing = 0
        for event in self.match.take_events():
            if not event.private:
                self._standing += 1
        return before

    def _evolve_pause(self, paused: bool, name: str) -> list[Event]:
        self.paused = paused
        self.resume_due = None
        self.proposal = None
        return [happened(name, {})]

    def _evolve_concession(self, seat: int, why: str) -> list[Event]:
        is_over = self.is_over_without(seat)
        chair = self.chairs[seat]
        chair.conceded = True
        chair.substitute = chair.substitute or self.row.terms.absence.level
        if self.proposal and seat in (self.proposal.by, self.proposal.seat):
            self.proposal = None
        events = [happened("conceded", {"seat": seat, "why": why})]
        if is_over:
            ranks = ranks_after_concessions([1] * self.seats, [chair.conceded for chair in self.chairs])
            self._end(OutcomeItem("conceded", [], [], ranks))
            events.append(happened("ended", {"reason": "conceded"}))
        return events

    def _evolve_proposal(self, entry: Proposed) -> list[Event]:
        what, seat, detail = entry.what, entry.seat, entry.detail
        if what == "resume" and self.resume_due is None:
            self.resume_due = entry.at + _LONGEST_WAIT
        self._proposals += 1
        self.chairs[seat].undos += 1
        self.proposal = Proposal(self._proposals, what, seat, detail if what == "bot" else None, [])
        args: dict[str, Arg] = {"seat": seat, "what": what, "number": self._proposals}
        if what == "undo" and detail is not None:
            self.answers_then = answer_count(self.match.moves[: detail + 1], seat)
        if what == "bot" and detail is not None:
            args["other"] = detail
        return [happened("proposed", args)]

    def _close_proposal(self, what: str, seat: int) -> None:
        if self.proposal and self.proposal.what == what and self.proposal.seat == seat:
            self.proposal = None

    def _end(self, outcome: OutcomeItem) -> None:
        self.outcome = outcome
        self.proposal = None
        self.paused = False
        self.resume_due = None


@cache
def _game(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> AnyGame:
    return load_game(name, seats, dict(options))


def shared_game(name: str, seats: int, options: dict[str, str]) -> AnyGame:
    """The rules of a game; who has the same options shares them, also if one does not name a default."""
    return _game(name, seats, tuple(meta(name).complete_options(options).items()))


def game_of(row: MatchRow) -> AnyGame:
    """The rules that a table plays by."""
    return shared_game(row.terms.game, len(row.terms.seats), row.terms.options)


def rebuild(row: MatchRow, seats: list[SeatRow], log: Sequence[EntryRow], migrating: bool = False) -> Table:
    """A table from its log. Raises StoreError if the log does not follow the rules, or not its own seed.

    A log of an older version of the rules keeps the chance that it has."""
    table = Table(row, seats, game_of(row), migrating)
    if not log or log[0].kind != "start":
        raise StoreError(f"table {row.id}: the log does not begin with the start of the game")
    try:
        for line in log:
            table.evolve(read_entry(line, table.game))
    except (Refused, NotationError, ValueError, LookupError) as error:
        raise StoreError(f"table {row.id}: entry {table.next_seq} does not follow the rules: {error}") from None
    table.open()
    return table


def happened(name: str, args: dict[str, Arg]) -> Event:
    """Something that everybody at the table is told."""
    return Event(f"table.{name}", args, {}, 0, False)


def ranks_after_concessions(ranks: list[int], conceded: list[bool]) -> list[int]:
    """The places with those who gave up behind all others, sharing the last one."""
    staying = [rank for rank, gone in zip(ranks, conceded, strict=True) if not gone]
    last = len(staying) + 1
    return [
        last if gone else 1 + sum(other < rank for other in staying) for rank, gone in zip(ranks, conceded, strict=True)
    ]

"""What a table says to each watcher: the one place where the engine's facts become messages.

A watcher is a seat or OBSERVER. Whatever goes out is the watcher's view, its events, its question, or what everybody
at the table knows."""

from collections.abc import Sequence
from typing import Final

from msgspec import Raw

from curia.catalog import AnyGame
from curia.core.calm import after_calm, calm_answers
from curia.core.events import Event
from curia.core.game import Decision, State, View
from curia.core.types import OBSERVER
from curia.server.tables.table import Table
from curia.wire import to_json
from curia.wire.events import EventItem
from curia.wire.play import ClockState, Question, Update


class SentState:
    """What a watcher was told last, so that only what is new is said."""

    __slots__ = ("paused", "proposal", "question", "standing", "tally_key", "view")

    def __init__(self) -> None:
        self.view = 0
        self.standing = 0
        self.tally_key = -1
        self.question = -1
        self.paused = False
        self.proposal = NO_PROPOSAL

    def look(self, table: Table, watcher: int) -> bytes:
        """The whole view; the watcher is told everything."""
        self.view = self.standing = 0
        self.tally_key = -1
        self.question = asked(table, watcher)
        self.paused = table.paused
        self.proposal = votes(table)
        return self.news(table, watcher)

    def news(self, table: Table, watcher: int) -> bytes:
        """The view, with its sums if they are new; nothing if it is as it was."""
        view = view_of(table, watcher)
        data = table.game.view_json(view)
        text = to_json(data)
        if hash(text) == self.view:
            return b""
        self.view = hash(text)
        key = table.game.tally_key(view)
        if key == self.tally_key:
            return text
        self.tally_key = key
        standing = to_json(table.game.tally(view))
        if hash(standing) == self.standing:
            return text
        self.standing = hash(standing)
        return text[:-1] + b',"standing":' + standing + b"}"


NO_PROPOSAL: Final = (0, 0)


def votes(table: Table) -> tuple[int, int]:
    """Which proposal is open, and how many agree."""
    return (table.proposal.number, len(table.proposal.agreed)) if table.proposal else NO_PROPOSAL


def asked(table: Table, watcher: int) -> int:
    """The number of the watcher's question, or -1."""
    return table.chairs[watcher].question if watcher != OBSERVER and table.is_asked(watcher) else -1


def view_of(table: Table, watcher: int) -> View:
    """What the watcher may know of the position."""
    return table.match.view(watcher, table.row.terms.memory and watcher != OBSERVER)


def view_json(table: Table, watcher: int) -> bytes:
    """A view, and what adds up from it."""
    return to_json(table.game.shown(view_of(table, watcher)))


def question_for(table: Table, watcher: int) -> Question | None:
    """What the watcher is asked now."""
    number = asked(table, watcher)
    if number < 0:
        return None
    return question_in(table.game, table.match.state, watcher, number)


def question_in(game: AnyGame, state: State, seat: int, number: int) -> Question:
    """A question to a seat, and what it could answer together with it."""
    decision = game.decision(state, seat)
    moves = [game.move_text(move) for move in game.legal_moves(state, seat)]
    question = Question(number, decision.kind, decision.source, decision.sealed, moves)
    question.settled = is_settled(decision, moves)
    question.rest = [game.move_text(move) for move in calm_answers(game, state, seat)]
    after = after_calm(game, state, seat)
    if after is not None:
        following = game.decision(after, seat)
        texts = [game.move_text(move) for move in game.legal_moves(after, seat)]
        question.then = Question(number + 1, following.kind, following.source, following.sealed, texts)
        question.then.settled = is_settled(following, texts)
    return question


def is_settled(decision: Decision, moves: list[str]) -> bool:
    """Whether a question is put only so that nobody can tell that there is no choice (ADR 8)."""
    return decision.discreet and len(moves) == 1


def clock_state(table: Table, now: int) -> ClockState | None:
    if not table.clocks.is_used:
        return None
    return ClockState(table.clocks.left_at(now), list(table.clocks.running))


def seen(events: Sequence[Event], watcher: int) -> list[EventItem]:
    return [EventItem(event.name, event.seen_by(watcher)) for event in events if event.is_seen_by(watcher)]


def update_for(table: Table, watcher: int, events: Sequence[Event], sent: SentState, now: int) -> Update | None:
    """What is new for the watcher; None if nothing is, for then not even a sign may reach it."""
    update = Update(table.version(watcher), seen(events, watcher))
    is_new = bool(update.events)
    view = sent.news(table, watcher)
    if view:
        update.view = Raw(view)
        is_new = True
    number = asked(table, watcher)
    if number != sent.question:
        sent.question = number
        update.question = question_for(table, watcher)
        is_new = True
    if table.paused != sent.paused:
        sent.paused = update.paused = table.paused
        is_new = True
    if votes(table) != sent.proposal:
        sent.proposal = votes(table)
        update.proposal = table.proposal
        is_new = True
    if not is_new:
        return None
    if table.outcome:
        update.outcome = table.outcome
    clock = clock_state(table, now)
    if clock:
        update.clock = clock
    return update

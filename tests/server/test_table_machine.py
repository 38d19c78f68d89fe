"""A table is what its log says, whatever happens: random acts of people, clocks and the house (ADR 12).

Hypothesis puts the acts together. After each of them the table is rebuilt from its log and must be the live one in all
that anybody is shown. `CURIA_MACHINE_EXAMPLES` says how many games are tried, for a longer search than that of every
day; what is found shrinks to few acts."""

import os
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec.structs import replace

# All that the machine knows of the server.
from curia.core.game import Refused
from curia.core.types import OBSERVER
from curia.server.base.errors import Declined
from curia.server.tables import decide
from curia.server.tables.entries import Entry, Restarted, Resumed
from curia.server.tables.projection import clock_state, question_for, seen, view_json
from curia.server.tables.table import Chair, Table
from curia.wire.kinds import ProposalKind
from curia.wire.terms import Clock
from tests.kit.games import FEWEST, USUAL
from tests.server.kit_tables import BANK, NONE, Log

EXAMPLES = int(os.environ.get("CURIA_MACHINE_EXAMPLES", "30"))
ACTS = 40

CLOCKS = [NONE, BANK, Clock(kind="bank", seconds=10, increment=0, out_of_time="concede"), Clock(kind="days", days=1)]
PROPOSALS: list[ProposalKind] = ["undo", "pause", "resume", "abort", "bot"]
SECOND = 1000
DAY = 86_400 * SECOND

seats = st.integers(0, 5)
numbers = st.integers(0, 1000)
client_ids = st.none() | st.sampled_from(["a", "b", "c"])


def facts_of(chair: Chair) -> dict[str, object]:
    """By name; a compiled class has no list of its fields."""
    facts = {name: getattr(chair, name) for name in dir(chair) if not name.startswith("_")}
    return {name: fact for name, fact in facts.items() if not callable(fact)}


def shown(table: Table, now: int) -> dict[str, object]:
    """All that a table is: what every watcher is told and may still be told, clocks, chairs and numbers."""
    watchers = [*range(table.seats), OBSERVER]
    missed = {
        (watcher, behind): events and seen(events, watcher)
        for watcher in watchers
        for behind in (0, 1, 5, 32, 33)
        for events in [table.missed(watcher, table.version(watcher) - behind)]
    }
    return {
        "views": [view_json(table, watcher) for watcher in watchers],
        "questions": [question_for(table, watcher) for watcher in watchers],
        "versions": [table.version(watcher) for watcher in watchers],
        "missed": missed,
        "clocks": [clock_state(table, at) for at in (now, now + 7 * SECOND, now + DAY)],
        "flags": [table.clocks.next_flag(), *[table.clocks.flag_of(seat) for seat in range(table.seats)]],
        "chairs": [facts_of(chair) for chair in table.chairs],
        "people": [table.people(), table.pending()],
        "pause": [table.paused, table.resume_due],
        "proposal": table.proposal,
        "outcome": table.outcome,
        "moves": table.match.moves,
        "messages": list(table.message_ids),
        "next": table.next_seq,
        "snapshot": table.snapshot(),
        "seed": table.seed,
    }


class TableMachine(RuleBasedStateMachine):
    """A table at which anybody may try anything; what is declined must leave no trace."""

    game = "habemus"

    def __init__(self) -> None:
        super().__init__()
        self.log = Log()
        self.texts: list[list[str]] = []
        """By seat, the answers that the last question allowed."""

    @initialize(
        fewer=st.integers(0, 1),
        seed=st.integers(0, 255),
        clock=st.sampled_from(CLOCKS),
        bot=st.booleans(),
        rated=st.booleans(),
        memory=st.booleans(),
        one_player=st.booleans(),
    )
    def sit_down(
        self, fewer: int, seed: int, clock: Clock, bot: bool, rated: bool, memory: bool, one_player: bool
    ) -> None:
        number = max(USUAL[self.game] - fewer, FEWEST[self.game])
        self.log = Log(self.game, number, seed, clock, {number - 1: "heuristic"} if bot else None)
        self.log.row.terms = replace(self.log.row.terms, rated=rated, memory=memory)
        if one_player:
            # Two seats of one player have one voice.
            self.log.seats[1].player = self.log.seats[0].player
            self.log.table = self.log.rebuilt()
        self.texts = [[] for _ in range(number)]

    # Acts ------------------------------------------------------------

    @rule(times=st.integers(1, 12), milliseconds=st.integers(0, 900))
    def play_on(self, times: int, milliseconds: int) -> None:
        """Random answers, so that the game gets somewhere; bots answer as people do."""
        for _ in range(times):
            self.log.at += milliseconds
            for seat in self.table.pending():
                question = question_for(self.table, seat)
                self.texts[seat] = question.moves if question else []
            pending = self.table.pending()
            if pending:
                seat = pending[int(self.log.rng.below(len(pending)))]
                text = self.texts[seat][int(self.log.rng.below(len(self.texts[seat])))]
                self.log.put([self.log.moved(seat, text)])

    @precondition(lambda self: self.table.pending())
    @rule(number=numbers, move=numbers, client_id=client_ids)
    def answer(self, number: int, move: int, client_id: str | None) -> None:
        seat = self.pick(self.table.pending(), number)
        question = question_for(self.table, seat)
        if question:
            self.texts[seat] = question.moves
            text = question.moves[move % len(question.moves)]
            self.attempt(lambda: decide.answer(self.table, seat, question.number, text), client_id)

    @precondition(lambda self: self.answered() and not self.table.outcome)
    @rule(number=numbers, move=numbers)
    def change(self, number: int, move: int) -> None:
        """Another answer to the question that was answered last."""
        seat = self.pick(self.answered(), number)
        texts = self.texts[seat] or ["checkmate"]
        asked = self.table.chairs[seat].answered
        self.attempt(lambda: decide.answer(self.table, seat, asked, texts[move % len(texts)]))

    @precondition(lambda self: self.answered() and not self.table.outcome)
    @rule(client_id=client_ids)
    def take_back(self, client_id: str | None) -> None:
        seat = self.pick(self.answered(), 0)
        self.attempt(lambda: decide.take_back(self.table, seat), client_id)

    # These two are tried twice as often as the others: most of them are declined.
    change_again, take_back_again = change, take_back

    @precondition(lambda self: not self.table.proposal and not self.table.outcome)
    @rule(number=numbers, what=st.sampled_from(PROPOSALS), other=numbers)
    def propose(self, number: int, what: ProposalKind, other: int) -> None:
        seat = self.pick(self.answered() if what == "undo" else self.table.people(), number)
        if what in ("pause", "resume"):
            what = "resume" if self.table.paused else "pause"
        named = self.pick(self.table.people(), other) if what == "bot" else None
        self.attempt(lambda: decide.proposal(self.table, seat, what, named))

    @precondition(lambda self: self.voters())
    @rule(number=numbers, agree=st.booleans())
    def vote(self, number: int, agree: bool) -> None:
        seat = self.pick(self.voters(), number)
        self.attempt(lambda: decide.vote(self.table, seat, self.log.proposal(), agree))

    @precondition(lambda self: self.voters())
    @rule()
    def all_agree(self) -> None:
        for seat in self.voters():
            self.attempt(partial(decide.vote, self.table, seat, self.log.proposal(), True))

    @precondition(lambda self: len(self.table.people()) > 1 and len(self.log.entries) > 30)
    @rule(number=numbers)
    def concede(self, number: int) -> None:
        seat = self.pick(self.table.people(), number)
        self.attempt(lambda: decide.concession(self.table, seat))

    @precondition(lambda self: self.people(away=False) and not self.table.outcome)
    @rule(number=numbers)
    def leave(self, number: int) -> None:
        """A seat whose player is away too long is given to a bot."""
        self.log.put(decide.substitute(self.table, self.pick(self.people(away=False), number), "absent"))

    @precondition(lambda self: self.people(away=True))
    @rule(number=numbers)
    def come_back(self, number: int) -> None:
        seat = self.pick(self.people(away=True), number)
        self.attempt(lambda: decide.coming_back(self.table, seat))

    @rule(
        seat=seats, what=st.sampled_from([*PROPOSALS, "answer", "change", "take back", "vote", "concede", "come back"])
    )
    def try_anything(self, seat: int, what: str) -> None:
        """Anybody may send anything at any time; the end of the game is left to the others."""
        seat %= self.table.seats
        table, chair = self.table, self.table.chairs[seat]
        text = (self.texts[seat] or ["checkmate"])[-1]
        acts: dict[str, Callable[[], list[Entry]]] = {
            "answer": lambda: decide.answer(table, seat, chair.question - 1, text),
            "change": lambda: decide.answer(table, seat, chair.answered, text),
            "take back": lambda: decide.take_back(table, seat),
            "vote": lambda: decide.vote(table, seat, self.log.proposal() + 1, True),
            "concede": lambda: decide.concession(table, seat) if table.outcome or chair.conceded else [],
            "come back": lambda: decide.coming_back(table, seat),
        }
        for kind in PROPOSALS:
            acts[kind] = partial(decide.proposal, table, seat, kind, (seat + 1) % table.seats)
        self.attempt(acts[what])

    @rule(milliseconds=st.integers(0, 3 * DAY) | st.integers(0, 20 * SECOND))
    def time_passes(self, milliseconds: int) -> None:
        """What the house does when a clock has run out, or a pause has been long enough."""
        self.log.at += milliseconds
        table = self.table
        if table.outcome:
            return
        if table.paused:
            if table.resume_due is not None and table.resume_due <= self.log.at:
                self.log.put([Resumed()])
            return
        flag = table.clocks.next_flag()
        if flag is not None and flag[0] <= self.log.at:
            gives_up = table.row.terms.clock.out_of_time == "concede"
            self.log.put(
                decide.concession(table, flag[1], "time") if gives_up else decide.substitute(table, flag[1], "time")
            )

    @precondition(lambda self: not self.table.outcome)
    @rule(closed=st.integers(0, 2 * DAY), set_back=st.booleans())
    def restart(self, closed: int, set_back: bool) -> None:
        """The house was closed for a while, and its clock may have been set back; from now on the rebuilt table is the
        live one."""
        stopped = self.log.at
        self.log.at += -min(closed, stopped // 2) if set_back else closed
        self.log.table = self.log.rebuilt()
        self.log.put([Restarted(stopped)])

    # Laws ------------------------------------------------------------

    @invariant()
    def rebuilt_is_live(self) -> None:
        live = shown(self.table, self.log.at)
        rebuilt = shown(self.log.rebuilt(), self.log.at)
        for name, fact in live.items():
            assert rebuilt[name] == fact, name

    # ------------------------------------------------------------

    @property
    def table(self) -> Table:
        return self.log.table

    def pick(self, seats: list[int], number: int) -> int:
        """One of some seats, or of all if there are none."""
        return seats[number % len(seats)] if seats else number % self.table.seats

    def answered(self) -> list[int]:
        """The seats that have answered, the last one first."""
        found = [seat for seat, _ in reversed(self.table.match.moves) if seat < self.table.seats]
        return list(dict.fromkeys(found))

    def people(self, away: bool) -> list[int]:
        """Those for whom a bot sits in, or those for whom none does."""
        return [seat for seat in self.table.people() if (self.table.chairs[seat].substitute is not None) == away]

    def voters(self) -> list[int]:
        proposal = self.table.proposal
        return self.table.voters(proposal.by, proposal.seat) if proposal else []

    def attempt(self, act: Callable[[], list[Entry]], client_id: str | None = None) -> None:
        """Try something; what is declined or refused changes nothing."""
        before = self.table.next_seq
        try:
            self.log.put(act(), client_id)
        except (Declined, Refused):
            assert self.table.next_seq == before, "half of it was done"


@pytest.mark.parametrize("name", USUAL)
def test_a_table_is_what_its_log_says_whatever_happens(name: str) -> None:
    class Machine(TableMachine):
        game = name

    run_state_machine_as_test(
        Machine,
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=ACTS,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),  # pyright: ignore[reportArgumentType]
        ),
    )

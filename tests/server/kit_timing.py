"""Simulated people at discreet questions, and an observer who has only what comes to its own outbox, and when.

All on a loop of its own time: hours pass in milliseconds."""

import asyncio
import contextlib
import json
import math
import random
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from curia.catalog import AnyGame, load_game
from curia.core.calm import after_calm
from curia.core.events import EventLog
from curia.core.game import State
from curia.core.match import Match, pending_seats
from curia.core.types import CHANCE_MASK, OBSERVER
from curia.server.base.settings import Settings
from curia.server.bots.bot_pool import BotJob
from curia.server.ops.app import create_app
from curia.server.store.rows import EntryRow, MatchRow, PlayerRow, SeatRow
from curia.server.tables.outbox import Outbox
from curia.server.tables.room import Room
from curia.server.tables.services import Services
from curia.server.tables.table import Table
from curia.server.tables.visitor import Visitor
from curia.wire.play import Answer, Hello
from curia.wire.terms import Absence, Clock, SeatPlan, Terms
from tests.kit.games import FEWEST

BEGINNING: Final = 1_700_000_000_000
_ENOUGH: Final = 40
"""Positions of one kind, with and without a choice."""
_LONGEST: Final = 100_000.0
"""Seconds, after which nothing comes any more."""
NEVER: Final = 1e9


class FakeLoop(asyncio.SelectorEventLoop):
    """When there is nothing to do, the time is at once that of what is due next."""

    def __init__(self) -> None:
        super().__init__()
        self._at = 0.0

    def time(self) -> float:
        return self._at

    def _run_once(self) -> None:
        loop = cast(Any, self)
        if not loop._ready:
            due = [handle.when() for handle in loop._scheduled if not handle.cancelled()]
            self._at = max(self._at, min(due, default=self._at))
        cast(Any, super())._run_once()


class NoStore:
    """Everything is stored at once, and nothing is kept."""

    def append(self, match: str, entries: list[EntryRow], snapshot: object = None) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    async def finish_match(self, *_: object) -> None: ...

    async def chat(self, *_: object) -> list[object]:
        return []


class SlowBots:
    """What a bot does that sits in is not looked at."""

    async def choose(self, job: BotJob, table: str = "", is_awaited: bool = True) -> int:
        await asyncio.sleep(NEVER)
        return 0


class NoNotes:
    def your_turn(self, table: str, game: str, seat: int, player: str) -> None: ...

    def over(self, table: str, game: str, seat: int, player: str) -> None: ...


class Ear(Outbox):
    """Keeps what is sent, and when."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[float, bytes]] = []
        self.news = asyncio.Event()

    def put(self, data: bytes) -> None:
        if b'"type":"update"' in data:
            self.news.set()
        self.heard.append((asyncio.get_running_loop().time(), data))


# Where questions are put ----------------------------------------------------------------------------------------------


class Place(NamedTuple):
    """A position in which a seat is asked a discreet question, and nobody else anything."""

    state: State
    seat: int
    moves: list[int]
    """Those of which others see something at once. The rest begin an offer in return, which shows when it is made that
    it was chosen; or they are part of a ballot, of which others see the end."""
    calm: str = ""
    """The answer to the question before, with which it is answered in one go: that one is put."""


class Kind(NamedTuple):
    """The questions of one kind: of those with a choice, and of those without."""

    game: AnyGame
    name: str
    choices: list[Place]
    forced: list[Place]


def find_kinds(name: str, games: int, seed: int, most: int = 0) -> list[Kind]:
    """The discreet questions of a game, as random play comes to them; in up to so many games if need be, until each
    kind was put with a choice and without one."""
    game = load_game(name, FEWEST[name], {})
    chance = random.Random(seed)
    found: dict[str, Kind] = {}
    for number in range(max(games, most)):
        if number >= games and all(kind.choices and kind.forced for kind in found.values()):
            break
        match = Match(game, bytes([seed % 256, number % 256, number // 256]) + bytes(29))
        while match.outcome() is None:
            pending = pending_seats(match.pending())
            for seat in pending:
                _note(found, game, match, seat, len(pending))
            seat = chance.choice(pending)
            match.play(seat, chance.choice(match.legal_moves(seat)))
    return sorted(found.values(), key=lambda kind: kind.name)


def _note(found: dict[str, Kind], game: AnyGame, match: Match[Any, Any], seat: int, pending: int) -> None:
    decision, state = match.decision(seat), match.state
    # Of several seats that answer in secret the last one is looked at, for its answer opens all.
    if pending != 1:
        return
    name, calm = decision.kind, ""
    if not decision.discreet:
        after = after_calm(game, state, seat)
        if after is None or not game.decision(after, seat).discreet:
            return
        calm = game.move_text(game.calm(state, seat))
        name, state = f"{name} {game.decision(after, seat).kind}", after
    kind = found.setdefault(name, Kind(game, name, [], []))
    moves = list(game.legal_moves(state, seat))
    places = kind.choices if len(moves) > 1 else kind.forced
    if len(places) < _ENOUGH:
        shown = [move for move in moves if _is_seen(game, state, seat, move)]
        if shown:
            places.append(Place(game.copy(match.state), seat, shown, calm))


def _is_seen(game: AnyGame, state: State, seat: int, move: int) -> bool:
    log = EventLog()
    after = game.apply(state, seat, move, log)
    views = [game.view_json(game.view(one, OBSERVER)) for one in (state, after)]
    return bool(log.seen_by(OBSERVER)) or views[0] != views[1]


# Who is asked ---------------------------------------------------------------------------------------------------------


class Person:
    """Somebody with a speed of their own, and a long tail."""

    def __init__(self, id: str, median: float, spread: float, away: float) -> None:
        self.row = PlayerRow(id, id, 0)
        self.median = median
        self.spread = spread
        self.away = away
        """How likely it is that they are away, or leave."""

    def time(self, chance: random.Random, is_back: bool) -> float:
        return self.median * (1.7 if is_back else 1.0) * math.exp(chance.gauss(0, self.spread))


def some_people(chance: random.Random) -> list[Person]:
    """Quick, usual and slow ones."""
    medians = (0.9, 1.5, 2.5, 4.0, 6.0, 9.0, 15.0, 30.0)
    return [Person(f"person-{n}", median, chance.uniform(0.5, 1.0), 0.4) for n, median in enumerate(medians)]


class Seen(NamedTuple):
    """What the observer makes of one question."""

    had_choice: bool
    person: str
    scene: str
    time: float
    """From the question to the news of its answer; NEVER if the seat was given away first."""
    since: float
    """The same from when the player came, if that was later."""
    is_away: bool
    """The news came while the player was not there."""
    is_lost: bool
    """The clock ran out, or a bot took the seat."""


class Lab:
    """A house in which one question after the other is put to people."""

    def __init__(self, folder: Path, seed: int, **settings: Any) -> None:
        self.chance = random.Random(seed)
        self.people = some_people(self.chance)
        app = create_app(Settings(data=str(folder), **settings))
        self.services: Services = app.state.house.services
        self.services.now = lambda: BEGINNING + round(asyncio.get_running_loop().time() * 1000)
        self.services.store = cast(Any, NoStore())
        self.services.bots = SlowBots()
        self.services.notifier = NoNotes()
        self._tables = 0

    async def put(self, kind: Kind, has_choice: bool) -> Seen:
        """Put a question of that kind to somebody, with a choice or without, and see what comes."""
        chance = self.chance
        place = chance.choice(kind.choices if has_choice else kind.forced)
        person = chance.choice(self.people)
        clock = chance.choice((Clock(), Clock(), Clock("days"), Clock("bank", seconds=chance.choice((60, 300)))))
        trial = Trial(self, kind, place, person, clock)
        return await trial.run(has_choice)

    def room(self, kind: Kind, place: Place, person: Person, clock: Clock) -> Room:
        """A table in that position; its other seats belong to others."""
        self._tables += 1
        name = kind.game.meta.name
        seats = FEWEST[name]
        absence = Absence(600, self.chance.choice(("wait", "bot")))
        terms = Terms(name, [SeatPlan()] * seats, clock=clock, absence=absence)
        owners = [person.row.id if seat == place.seat else f"other-{seat}" for seat in range(seats)]
        row = MatchRow(f"t{self._tables}", terms, 1, "", bytes(32), owners[0], 0, "playing", 0)
        rows = [SeatRow(seat, owner, owner) for seat, owner in enumerate(owners)]
        table = Table(row, rows, kind.game)
        table.match.state = kind.game.copy(place.state)
        assert table.match.pending() != CHANCE_MASK
        table.seed = row.seed
        table.open()
        table.clocks.skip(self.services.now())
        table.clocks.run((place.seat,))
        room = Room(self.services, row, rows, is_new=True)
        room.table = table
        return room


class Trial:
    """One question to one person."""

    def __init__(self, lab: Lab, kind: Kind, place: Place, person: Person, clock: Clock) -> None:
        self.chance = lab.chance
        self.person = person
        self.place = place
        self.clock = clock
        self.room = lab.room(kind, place, person, clock)
        self.loop = asyncio.get_running_loop()
        self.put = self.loop.time()
        self.visitor: Visitor | None = None
        self.ear = Ear()
        self._acts: list[asyncio.Task[None]] = []

    async def run(self, has_choice: bool) -> Seen:
        chance, away = self.chance, self.person.away
        scene = chance.choices(("there", "away", "leaves"), (1 - away, away / 2, away / 2))[0]
        observer = Visitor(None, [], None, self.ear)
        self.room.enter(observer)
        await self.room.handle(observer, Hello())
        if scene != "away":
            await self._come(has_choice)
        table = self.room.table
        assert table is not None
        # The table has just come to this question.
        self.room.open(table)
        if scene == "leaves":
            self._later(chance.lognormvariate(math.log(4), 1), self._leave)
        if scene != "there":
            self._later(chance.lognormvariate(math.log(150), 1), lambda: self._come(has_choice))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LONGEST):
                await self.ear.news.wait()
        for act in self._acts:
            act.cancel()
        self.room.close()
        return self._seen(has_choice, scene)

    def _later(self, seconds: float, act: Callable[[], Any]) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await act()

        self._acts.append(asyncio.create_task(wait()))

    async def _leave(self) -> None:
        if self.visitor is not None:
            self.room.leave(self.visitor)
            self.visitor = None

    async def _come(self, has_choice: bool) -> None:
        if self.visitor is not None:
            return
        seat = self.place.seat
        visitor = self.visitor = Visitor(self.person.row, [seat], seat, Ear())
        self.room.enter(visitor)
        await self.room.handle(visitor, Hello(seat=seat))
        if has_choice:
            self._later(self._hurried(), lambda: self._answer(visitor))
        # Nobody is answered for before a calm question, for that one has a choice.
        elif self.place.calm or self.chance.random() < 0.6:
            self._later(self.chance.lognormvariate(math.log(0.8), 0.4), lambda: self._answer(visitor))

    def _hurried(self) -> float:
        """People look at their clocks, most of the time."""
        seconds = self.person.time(self.chance, self.loop.time() > self.put)
        assert self.room.table is not None
        flag = self.room.table.clocks.flag_of(self.place.seat)
        left = NEVER if flag is None else (flag - self.room.services.now()) / 1000
        is_late = seconds > 0.9 * left and self.chance.random() < 0.98
        return left * self.chance.uniform(0.2, 0.9) if is_late else seconds

    async def _answer(self, visitor: Visitor) -> None:
        table, seat = self.room.table, self.place.seat
        assert table is not None
        if self.visitor is visitor and table.is_asked(seat) and table.next_seq == 0:
            move = table.game.move_text(self.chance.choice(self.place.moves))
            first, *then = [text for text in (self.place.calm, move) if text]
            await self.room.handle(visitor, Answer("m", table.chairs[seat].question, first, then))

    # What is seen -----------------------------------------------------------------------------------------------------

    def _seen(self, had_choice: bool, scene: str) -> Seen:
        is_there = scene != "away"
        came = self.put
        for at, data in self.ear.heard:
            for line in data.split(b"\n"):
                message = json.loads(line)
                if message["type"] == "presence":
                    is_back = message["now"][self.place.seat]["present"]
                    came = at if is_back and not is_there else came
                    is_there = is_back
                elif message["type"] == "update":
                    is_lost = any(event["name"] in _LOST for event in message["events"])
                    time, since = (NEVER, NEVER) if is_lost else (at - self.put, at - came)
                    return Seen(had_choice, self.person.row.id, scene, time, since, not is_there, is_lost)
        return Seen(had_choice, self.person.row.id, scene, NEVER, NEVER, False, False)


_LOST: Final = ("table.bot_in", "table.conceded")


# What can be guessed --------------------------------------------------------------------------------------------------


def area(pairs: list[tuple[float, bool]]) -> float:
    """Under the curve: how likely one with a choice has more of something than one without, a draw being half."""
    with_choice = sum(had for _, had in pairs)
    without = len(pairs) - with_choice
    if not with_choice or not without:
        return 0.5
    ordered = sorted(pairs)
    ranks, place = 0.0, 0
    while place < len(ordered):
        end = place
        while end < len(ordered) and ordered[end][0] == ordered[place][0]:
            end += 1
        ranks += (place + 1 + end) / 2 * sum(had for _, had in ordered[place:end])
        place = end
    return (ranks - with_choice * (with_choice + 1) / 2) / (with_choice * without)


def areas(seen: list[Seen]) -> dict[str, float]:
    """Of everything that the observer could go by."""
    found = {
        "time": area([(one.time, one.had_choice) for one in seen]),
        "since coming": area([(one.since, one.had_choice) for one in seen]),
        "away": area([(float(one.is_away), one.had_choice) for one in seen]),
        "lost": area([(float(one.is_lost), one.had_choice) for one in seen]),
        "near an earlier one": area(_nearness(seen)),
    }
    middle = sorted(one.time for one in seen)[len(seen) // 2]
    found["in the middle"] = area([(abs(math.log(max(one.time, 0.01) / middle)), one.had_choice) for one in seen])
    return found


def _nearness(seen: list[Seen]) -> list[tuple[float, bool]]:
    """How near each time is to one of the same person before: what is drawn again would be known again."""
    earlier: defaultdict[str, list[float]] = defaultdict(list)
    found = []
    for one in seen:
        mine = earlier[one.person]
        if not one.is_lost and mine:
            found.append((min(abs(one.since - other) for other in mine), one.had_choice))
        mine.append(one.since)
    return found


async def look_at(lab: Lab, kind: Kind, questions: int, warm_up: int) -> list[Seen]:
    """So many questions with a choice and as many without, in any order, when the house knows its people."""
    for _ in range(warm_up):
        await lab.put(kind, True)
    cases = [True, False] * questions
    lab.chance.shuffle(cases)
    return [await lab.put(kind, has_choice) for has_choice in cases]


def run_on_fake_time(work: "Callable[[], Any]") -> Any:
    with asyncio.Runner(loop_factory=FakeLoop) as runner:
        return runner.run(work())

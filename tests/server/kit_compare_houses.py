"""Two houses play twin games side by side, and all that one watcher receives is compared, byte by byte.

Between the answers happens what else happens at a table (`kit_acts`). What the watcher does, and what everybody can
see, happens in both houses; what others do in private happens in one of them only."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Final, TypeAlias

from curia.catalog import AnyGame
from curia.core.bits import bit
from curia.core.types import OBSERVER
from curia.server.tables.visitor import Visitor
from curia.wire.play import Answer, ClientMessage
from curia.wire.terms import Terms
from tests.server.kit_fake_house import BEGINNING, World
from tests.server.kit_twin_games import DEAL, Step

Path: TypeAlias = Sequence[Sequence[Step]]
"""What happened beside each step of the first game."""

TICK: Final = 1_000
"""Milliseconds from one step of the first game to the next."""
_NUMBERS: Final = count()
_UNSEEN: Final = 75
"""Milliseconds between two steps of the other game beside one of the first."""


class Leak(AssertionError):
    """A watcher was told something else when only secrets of others had changed."""


class Duel:
    """One stretch of two twin games, from a step of the first one up to the last."""

    def __init__(
        self,
        worlds: tuple[World, World],
        terms: Terms,
        game: AnyGame,
        watcher: int,
        paths: tuple[Path, Path],
        start: int,
        chance: random.Random,
    ) -> None:
        self.worlds = worlds
        self.terms = terms
        self.game = game
        self.watcher = watcher
        self.paths = paths
        self.start = start
        self.chance = chance
        self.id = f"table-{next(_NUMBERS)}"
        self.done: Counter[str] = Counter()
        """What happened beside the answers, and how often."""
        self.compared = 0
        """Bytes."""
        self.texts = sorted({game.move_text(step.move) for steps in paths[0] for step in steps if step.seat != DEAL})
        self._number = 0
        self._late = 0
        """Milliseconds that were lost beside the answers."""
        self._mine: dict[World, list[list[Visitor]]] = {}
        """The watcher's connections, each with those that it had before."""
        self._seen: list[int] = []
        """How many messages of each are compared."""
        self._tokens: dict[World, str] = {}
        self._streams: dict[World, asyncio.Task[list[bytes]]] = {}

    @property
    def first(self) -> World:
        return self.worlds[0]

    # The course of it -------------------------------------------------------------------------------------------------

    async def run(self, acts: "dict[Act, float]") -> None:
        """Play the stretch, with acts drawn by their weights. Raises Leak."""
        try:
            for world, path in zip(self.worlds, self.paths, strict=True):
                await self._begin(world, path)
            await self._go_on(acts)
            await self._look_back()
        finally:
            for stream in self._streams.values():
                stream.cancel()
            for world in self.worlds:
                world.end()

    async def _go_on(self, acts: "dict[Act, float]") -> None:
        self.compare()
        plans = [self._plan(acts) for _ in self.paths[0][self.start :]]
        for number, plan in enumerate(plans):
            index = self.start + number
            for act in plan:
                self.done[act.__name__] += 1
                await act(self, index)
                self.compare()
            is_free = number + 1 < len(plans) and not plans[number + 1]
            for world, path in zip(self.worlds, self.paths, strict=True):
                await self._play(world, path, index, is_free)
            self.compare()

    def _plan(self, acts: "dict[Act, float]") -> "list[Act]":
        count = self.chance.choices((0, 1, 2), (5, 4, 1))[0]
        return self.chance.choices(list(acts), list(acts.values()), k=count)

    async def _begin(self, world: World, path: Path) -> None:
        past = [timed for index in range(self.start) for timed in self._timed(path, index)]
        await world.begin(self.id, self.terms, self.game, past, self._time(self.start - 1))
        world.table.coming.extend(draw for steps in path[self.start :] for step in steps for draw in step.chance)
        if self.watcher == OBSERVER:
            self._mine[world] = [[visitor] for visitor in world.spectators]
            if self.terms.hot_seat and sum(plan.kind != "bot" for plan in self.terms.seats) > 1:
                # A screen in nobody's hands; of one person it is always in theirs.
                self._mine[world].append([await world.come(0)])
        else:
            self._mine[world] = [[world.visitors[self.watcher]]]
            self._tokens[world] = await world.token(self.watcher)
            self._streams[world] = await world.stream(self._tokens[world])
        self._seen = [0 for _ in self._mine[world]]

    def _time(self, index: int) -> int:
        return BEGINNING + (index + 1) * TICK + self._late

    def _timed(self, path: Path, index: int) -> list[tuple[Step, int]]:
        """The steps beside one of the first game, and when: the last one at the full second."""
        steps = path[index]
        return [(step, self._time(index) - (len(steps) - 1 - i) * _UNSEEN) for i, step in enumerate(steps)]

    async def _play(self, world: World, path: Path, index: int, is_free: bool) -> None:
        for step, at in self._timed(path, index):
            is_last = step is path[index][-1]
            following = path[index + 1] if is_last and is_free and world.ahead is None else ()
            world.soon = (following[0].seat, at + TICK) if len(following) == 1 else None
            if world is not self.first or not await self._change_mind(world, step, at):
                await world.play(step, at, f"step-{index}" if is_last else f"unseen-{self.next()}")
        world.soon = None
        if world.ahead is None:
            world.clock = self._time(index)

    async def _change_mind(self, world: World, step: Step, at: int) -> bool:
        """Another answer before the right one, which nobody else ever sees: it may be changed while others think."""
        table, state, seat = world.table, world.table.match.state, step.seat
        if (
            seat == self.watcher
            or (seat, step.move) in world.settled
            or world.ahead is not None
            or table.chairs[seat].bot_level
            or self.chance.random() < 0.5
        ):
            return False
        if not self.game.decision(state, seat).sealed or self.game.is_formality(state, seat):
            return False
        other = self.chance.choice(list(self.game.legal_moves(state, seat)))
        left = self.game.pending(self.game.apply(state, seat, other))
        if left == 0 or left != self.game.pending(state) & ~bit(seat):
            return False
        self.done["change_mind"] += 1
        question = table.chairs[seat].question
        world.clock = at
        for move in (other, step.move):
            await world.say(world.visitors[seat], Answer(f"mind-{self.next()}", question, self.game.move_text(move)))
        assert table.match.moves[-1] == (seat, step.move), world.heard(world.visitors[seat])[-1]
        return True

    async def _look_back(self) -> None:
        """What can be seen afterwards, and what other doors have told."""
        paths = self.past_paths()
        for path in {f"/api/tables/{self.id}/replay", *self.chance.sample(paths, 4)}:
            await self.get(path)
        notes = [[what for what, seat in world.notifier.notes if seat == self.watcher] for world in self.worlds]
        self.check("was notified of", *notes)
        for world in self._streams:
            await world.end_stream(self.watcher)
        if self._streams:
            self.check("was told by the stream", *[await stream for stream in self._streams.values()])

    # What the watcher receives ----------------------------------------------------------------------------------------

    def compare(self) -> None:
        """All that was sent to the watcher since the last time must be the same in both houses."""
        if any(world.ahead is not None for world in self.worlds):
            # One house is about to say what the other will say a moment later.
            return
        for number, since in enumerate(self._seen):
            told = [
                [data for visitor in self._mine[world][number] for data in world.heard(visitor)][since:]
                for world in self.worlds
            ]
            self.check("was told", *told)
            self._seen[number] += len(told[0])

    def check(self, what: str, one: Sequence[object], two: Sequence[object]) -> None:
        self.compared += sum(len(data) for data in one if isinstance(data, bytes))
        if one != two:
            raise Leak(f"watcher {self.watcher} {what} other things: {_difference(one, two)}")

    async def get(self, path: str) -> None:
        """What HTTP answers to the watcher."""
        player = None if self.watcher == OBSERVER else 0 if self.terms.hot_seat else self.watcher
        answers = [await world.get(player, path) for world in self.worlds]
        self.compared += len(answers[0][1])
        self.check(f"got from {path}", *answers)

    async def post(self, message: dict[str, object]) -> None:
        """What the bot API answers to a program in the watcher's seat."""
        if self._tokens:
            self.check(f"got for {message}", *[await world.post(self._tokens[world], message) for world in self.worlds])

    def past_paths(self) -> list[str]:
        """Where HTTP tells of the table, and where it must not."""
        table, version = f"/api/tables/{self.id}", self.first.table.version(self.watcher)
        other, since = (self.watcher + 1) % self.game.seats, self.chance.randrange(version + 1)
        looks = [
            "",
            "/log",
            f"/log?since={since}",
            "/replay",
        ]
        if not self.first.table.outcome:
            # Afterwards everybody may see everything.
            looks += ["/replay?everything=true", "/record", f"/log?seat={other}"]
        if self.watcher != OBSERVER:
            looks += [f"/log?seat={self.watcher}"]
        return ["/api/tables", "/api/tables/mine", "/api/tables/past", *(table + look for look in looks)]

    # For acts ---------------------------------------------------------------------------------------------------------

    def next(self) -> int:
        self._number += 1
        return self._number

    def wait(self, milliseconds: int) -> None:
        self._late += milliseconds
        for world in self.worlds:
            world.clock += milliseconds

    async def say(self, message: ClientMessage) -> None:
        """The watcher says something."""
        for world in self.worlds:
            await world.say(self._mine[world][0][-1], message)

    async def tell(self, seat: int, message: ClientMessage) -> None:
        """A seat says something."""
        for world in self.worlds:
            await world.say(world.visitors[seat], message)

    async def leave(self, seat: int) -> None:
        for world in self.worlds:
            world.room.leave(world.visitors[seat])

    async def come(self, seat: int) -> None:
        for world in self.worlds:
            world.visitors[seat] = await world.sit(seat)
            if seat == self.watcher:
                self._mine[world][0].append(world.visitors[seat])

    async def swap_spectators(self) -> None:
        """The first one leaves, another one comes."""
        for world in self.worlds:
            world.room.leave(world.spectators[0])
            world.spectators[0] = await world.come(None)
            if self.watcher == OBSERVER:
                self._mine[world][0].append(world.spectators[0])

    def others(self) -> list[int]:
        """The seats of other people who play themselves."""
        chairs = self.first.table.chairs
        return [seat for seat in self.first.visitors if seat != self.watcher and not chairs[seat].bot_level]


Act: TypeAlias = Callable[[Duel, int], Awaitable[None]]


def _difference(one: object, two: object, where: str = "") -> str:
    """Where two answers differ first, and how."""
    if isinstance(one, bytes) and isinstance(two, bytes):
        try:
            # A message may be several, one a line.
            lines = [[json.loads(line) for line in data.splitlines()] for data in (one, two)]
            return _difference(lines[0], lines[1], where)
        except ValueError:
            pass
    if isinstance(one, dict) and isinstance(two, dict) and list(one) == list(two):
        return next((_difference(one[key], two[key], f"{where}.{key}") for key in one if one[key] != two[key]), "")
    if isinstance(one, list | tuple) and isinstance(two, list | tuple):
        pairs = enumerate(zip(one, two, strict=False))
        number = next((number for number, (a, b) in pairs if a != b), min(len(one), len(two)))
        if number < min(len(one), len(two)):
            return _difference(one[number], two[number], f"{where}[{number}]")
        return f"{where}: {len(one)} and {len(two)} items, then {[*one[number:], *two[number:]][:1]!r:.1000}"
    return f"{where}: {one!r:.1000} and {two!r:.1000}"

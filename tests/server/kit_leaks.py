"""Two houses play twin games side by side, and all that one watcher receives is compared, byte by byte.

What else happens at a table happens too: people ask why, change their minds, take answers back, vote, leave, come
back, chat, look at the log. What the watcher does, and what everybody can see, happens in both houses; what others do in
private happens in one of them only."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

from curia.catalog import AnyGame
from curia.core.match import pending_seats
from curia.core.types import CHANCE_MASK, OBSERVER
from curia.server.errors import Declined
from curia.server.room import Visitor
from curia.wire.play import (
    Answer,
    Concede,
    Hello,
    Look,
    Ping,
    Propose,
    Return,
    Say,
    TakeBack,
    Vote,
    Why,
)
from curia.wire.terms import Terms
from tests.server.kit_twins import DEAL, Step
from tests.server.kit_worlds import BEGINNING, TICK, World

Path: TypeAlias = Sequence[Sequence[Step]]
"""What happened beside each step of the first game."""

_UNSEEN_LAG: Final = 300
_HALF_AN_HOUR: Final = 1_800_000
_GARBAGE: Final = ("", "x", "play", "bid -1", "{}", "offer 9", "take nobody", "§", "a" * 400)


class Leak(AssertionError):
    """A watcher was told something else when only secrets of others had changed."""


class Duel:
    """One stretch of two twin games, from a step of the first one up to another."""

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
        self.first, self.second = worlds
        self.terms = terms
        self.game = game
        self.watcher = watcher
        self.paths = paths
        self.start = start
        self.chance = chance
        self.id = f"table-{chance.getrandbits(60):x}"
        self.done: Counter[str] = Counter()
        """What happened beside the answers, and how often."""
        self.compared = 0
        """Bytes."""
        self._number = 0
        self._late = 0
        """Milliseconds that were lost beside the answers."""
        self._mine: dict[World, list[list[Visitor]]] = {}
        """The watcher's connections, those that are closed too: a seat has one, spectators are two."""
        self._tokens: dict[World, str] = {}
        self._streams: dict[World, asyncio.Task[list[bytes]]] = {}
        self._texts = sorted({game.move_text(step.move) for steps in paths[0] for step in steps if step.seat != DEAL})

    # The course of it -------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        for world, path in zip(self.worlds, self.paths, strict=True):
            past = [(step, at) for index in range(self.start) for step, at in self._timed(path, index)]
            await world.seat(self.id, self.terms, self.game, [step for step, _ in past], [at for _, at in past])
            coming = [draw for steps in path[self.start :] for step in steps for draw in step.chance]
            world.table.coming.extend(coming)
            mine = world.spectators if self.watcher == OBSERVER else [world.visitors[self.watcher]]
            self._mine[world] = [[visitor] for visitor in mine]
            for visitor in [*world.visitors.values(), *world.spectators]:
                await world.say(visitor, Hello())
            await self._begin_stream(world)
        self.compare()
        end = len(self.paths[0])
        plans = [self._plan() for _ in range(self.start, end)]
        for index, plan in zip(range(self.start, end), plans, strict=True):
            for act in plan:
                self.done[act.__name__] += 1
                await act(self, index)
                self.compare()
            is_free = index + 1 < end and not plans[index + 1 - self.start]
            for world, path in zip(self.worlds, self.paths, strict=True):
                await self._play(world, path, index, is_free)
            if not any(world.is_ahead for world in self.worlds):
                self.compare()
        await self._look_back()
        await self._end_streams()
        for world in self.worlds:
            world.leave()

    def _plan(self) -> "list[Act]":
        count = self.chance.choices((0, 1, 2), (5, 4, 1))[0]
        return self.chance.choices(list(_ACTS), list(_ACTS.values()), k=count)

    def _timed(self, path: Path, index: int) -> list[tuple[Step, int]]:
        """The steps beside one of the first game, and when: the last one at the full second."""
        at = BEGINNING + (index + 1) * TICK + self._late
        steps = path[index]
        return [(step, at - (len(steps) - 1 - number) * _UNSEEN_LAG // 4) for number, step in enumerate(steps)]

    async def _play(self, world: World, path: Path, index: int, is_free: bool) -> None:
        for step, at in self._timed(path, index):
            last = step is path[index][-1]
            following = path[index + 1] if last and is_free else ()
            world.soon = (following[0].seat, at + TICK) if len(following) == 1 else None
            if world is self.first and self.chance.random() < 0.5:
                await self._change_mind(world, step, at)
            await world.play(step, at, f"s{index}" if last else f"s{self._next()}-")
        world.soon = None
        world.clock = max(world.clock, BEGINNING + (index + 1) * TICK + self._late)

    async def _change_mind(self, world: World, step: Step, at: int) -> None:
        """Another answer first, which nobody will ever see: one may change it as long as others still think."""
        table, state, seat = world.table, world.table.match.state, step.seat
        if seat == self.watcher or world.is_ahead or table.chairs[seat].bot_level or not table.is_asked(seat):
            return
        if not self.game.decision(state, seat).sealed or len(table.pending()) < 2:
            return
        other = self.chance.choice(list(self.game.legal_moves(state, seat)))
        after = self.game.apply(state, seat, other)
        left = self.game.pending(after)
        if left in (0, CHANCE_MASK) or seat in pending_seats(left):
            return
        self.done["_change_mind"] += 1
        question = table.chairs[seat].question
        world.clock = at
        await world.say(world.visitors[seat], Answer(f"d{self._next()}", question, self.game.move_text(other)))
        await world.say(
            world.visitors[seat], Answer(f"d{self._next()}", question, self.game.move_text(step.move))
        )
        assert table.match.moves[-1] == (seat, step.move)
        world.already = True

    # What the watcher receives ----------------------------------------------------------------------------------------

    def compare(self) -> None:
        """All that was sent to the watcher until now must be the same in both houses."""
        for ears, others in zip(self._mine[self.first], self._mine[self.second], strict=True):
            one = [data for visitor in ears for data in self.first.heard(visitor)]
            two = [data for visitor in others for data in self.second.heard(visitor)]
            self.check("was told", one, two)

    def check(self, what: str, one: Sequence[object], two: Sequence[object]) -> None:
        self.compared += sum(len(data) for data in one if isinstance(data, bytes))
        if one != two:
            raise Leak(f"watcher {self.watcher} {what} other things: {_difference(one, two)}")

    async def _same(self, what: str, ask: Callable[[World], Awaitable[object]]) -> None:
        """What is answered to the watcher must be the same in both houses."""
        self.check(f"was answered to {what}", [await ask(self.first)], [await ask(self.second)])

    async def _look_back(self) -> None:
        """The past, as HTTP tells it."""
        for path in self._paths():
            await self._get(path)

    def _paths(self) -> list[str]:
        table, version = f"/api/tables/{self.id}", self.first.table.version(self.watcher)
        other = (self.watcher + 1) % self.game.seats
        since = self.chance.randrange(version + 1)
        looks = ["", "/log", f"/log?since={since}", "/replay", "/replay?everything=true", "/record", f"/log?seat={other}"]
        return ["/api/tables", "/api/tables/mine", "/api/tables/past", *(table + look for look in looks)]

    async def _get(self, path: str) -> None:
        player = None if self.watcher == OBSERVER else self.watcher
        await self._same(path, lambda world: world.get(player, path))

    async def _begin_stream(self, world: World) -> None:
        """A program listens for the watcher's seat as well."""
        if self.watcher != OBSERVER:
            self._tokens[world] = await world.token(self.id, self.watcher)
            self._streams[world] = await world.stream(self._tokens[world])

    async def _end_streams(self) -> None:
        if self.watcher != OBSERVER:
            heard = [await world.end_stream(self.id, self.watcher, self._streams[world]) for world in self.worlds]
            self.check("was told by the stream", heard[0], heard[1])

    # Who is there -----------------------------------------------------------------------------------------------------

    def _next(self) -> int:
        self._number += 1
        return self._number

    def _me(self, world: World) -> Visitor:
        return self._mine[world][0][-1]

    def others(self) -> list[int]:
        """The seats of other people who play themselves."""
        chairs = self.first.table.chairs
        return [n for n in self.first.visitors if n != self.watcher and not chairs[n].bot_level]

    def voters(self, seat: int) -> list[int]:
        return self.first.table.voters(seat, None)

    async def both(self, do: Callable[[World], Awaitable[None]]) -> None:
        for world in self.worlds:
            await do(world)

    def wait(self, milliseconds: int) -> None:
        self._late += milliseconds
        for world in self.worlds:
            world.clock += milliseconds


Act: TypeAlias = Callable[[Duel, int], Awaitable[None]]

# What the watcher does ------------------------------------------------------------------------------------------------


async def ask_why(duel: Duel, index: int) -> None:
    """Which rule forbids this?"""
    if duel.watcher == OBSERVER:
        return
    name, text = f"w{duel._next()}", duel.chance.choice([*duel._texts, *duel._texts, *_GARBAGE])
    await duel.both(lambda world: world.say(duel._me(world), Why(name, text)))
    if duel.chance.random() < 0.2:
        message = {"type": "why", "id": name, "move": text or "-"}
        await duel._same("why", lambda world: world.post(duel._tokens[world], "/api/bot/message", message))


async def answer_wrongly(duel: Duel, index: int) -> None:
    name, text = f"a{duel._next()}", duel.chance.choice([*duel._texts, *_GARBAGE])
    if duel.watcher == OBSERVER:
        await duel.both(lambda world: world.say(duel._me(world), Answer(name, 0, text)))
        return
    table = duel.first.table
    number = table.chairs[duel.watcher].question + duel.chance.choice((0, 0, 1, 5))
    legal = [duel.game.move_text(move) for move in table.match.legal_moves(duel.watcher)]
    if text not in legal:
        await duel.both(lambda world: world.say(duel._me(world), Answer(name, number, text)))


async def take_back(duel: Duel, index: int) -> None:
    """Takes the last answer back, if it may, and gives it again."""
    if duel.watcher == OBSERVER:
        return
    moves = duel.first.table.match.moves
    last = next((move for seat, move in reversed(moves) if seat == duel.watcher), None)
    name = f"t{duel._next()}"
    await duel.both(lambda world: world.say(duel._me(world), TakeBack(name)))
    duel.compare()
    if last is None or len(duel.first.table.match.moves) == len(moves):
        return
    duel.done["taken back"] += 1
    again = f"t{duel._next()}"
    text = duel.game.move_text(last)
    for world in duel.worlds:
        question = world.table.chairs[duel.watcher].question
        await world.say(duel._me(world), Answer(again, question, text))
    assert len(duel.first.table.match.moves) == len(moves)


async def change_own_mind(duel: Duel, index: int) -> None:
    """Another answer to the last question, if it is still sealed; and back."""
    if duel.watcher == OBSERVER:
        return
    table = duel.first.table
    last = next((move for seat, move in reversed(table.match.moves) if seat == duel.watcher), None)
    if last is None or table.is_asked(duel.watcher) or table.chairs[duel.watcher].question == 0:
        return
    for text in (duel.chance.choice(duel._texts), duel.game.move_text(last)):
        name = f"c{duel._next()}"
        question = table.chairs[duel.watcher].question - 1
        await duel.both(lambda world, n=name, q=question, t=text: world.say(duel._me(world), Answer(n, q, t)))  # type: ignore[misc]


async def say_hello(duel: Duel, index: int) -> None:
    since = duel.chance.choice((None, duel.chance.randrange(duel.first.table.version(duel.watcher) + 3)))
    await duel.both(lambda world: world.say(duel._me(world), Hello(since)))
    if duel._tokens and duel.chance.random() < 0.2:
        message = {"type": "hello", "since": since}
        await duel._same("hello", lambda world: world.post(duel._tokens[world], "/api/bot/message", message))


async def look_away(duel: Duel, index: int) -> None:
    if duel.watcher != OBSERVER:
        await duel.both(lambda world: world.say(duel._me(world), Look(None)))
        await duel.both(lambda world: world.say(duel._me(world), Look(duel.watcher)))


async def reconnect(duel: Duel, index: int) -> None:
    since = duel.first.table.version(duel.watcher)
    for world in duel.worlds:
        ears = duel._mine[world][0]
        world.room.leave(ears[-1])
        ears.append(await world.come(None if duel.watcher == OBSERVER else duel.watcher))
        if duel.watcher != OBSERVER:
            world.visitors[duel.watcher] = ears[-1]
        await world.say(ears[-1], Hello(since))


async def look_back(duel: Duel, index: int) -> None:
    await duel._get(duel.chance.choice(duel._paths()))


# What others do before everybody's eyes -------------------------------------------------------------------------------


async def chat(duel: Duel, index: int) -> None:
    seat = duel.chance.choice([*duel.first.visitors])
    message = Say(f"m{duel._next()}", f"line {duel._number}")
    is_spectator = duel.chance.random() < 0.3
    for world in duel.worlds:
        await world.say(world.spectators[1] if is_spectator else world.visitors[seat], message)


async def come_and_go(duel: Duel, index: int) -> None:
    if not duel.others():
        return
    seat = duel.chance.choice(duel.others())
    for world in duel.worlds:
        world.room.leave(world.visitors[seat])
        world.visitors[seat] = await world.come(seat)
        await world.say(world.visitors[seat], Hello())


async def propose(duel: Duel, index: int) -> None:
    """A pause that is agreed on and ends again, or something that is declined."""
    seat = duel.chance.choice([*duel.first.visitors])
    if duel.first.table.chairs[seat].bot_level:
        return
    what = duel.chance.choice(("pause", "pause", "abort"))
    await _put_to_vote(duel, seat, what, agree=what == "pause")
    if duel.first.table.paused:
        duel.done["paused"] += 1
        await _put_to_vote(duel, seat, "resume", agree=True)


async def undo(duel: Duel, index: int) -> None:
    """The last answer is undone, all agree; then it is given again."""
    steps = [path[index - 1] for path in duel.paths]
    if not all(steps) or len({one[-1].seat for one in steps}) != 1 or duel.first.table.outcome:
        return
    seat = steps[0][-1].seat
    if seat == DEAL or any(world.table.chairs[seat].bot_level for world in duel.worlds):
        return
    for world, (*_, step) in zip(duel.worlds, steps, strict=True):
        ending = [(seat, step.move), *((8, draw) for draw in step.chance)]
        if world.table.match.moves[-len(ending) :] != ending:
            return
    duel.done["undone"] += 1
    await _put_to_vote(duel, seat, "undo", agree=True)
    for world, (*_, step) in zip(duel.worlds, steps, strict=True):
        world.table.coming.extendleft(reversed(step.chance))
        await world.play(step, world.clock, f"u{duel._number}")


async def _put_to_vote(duel: Duel, seat: int, what: str, agree: bool) -> None:
    name = f"p{duel._next()}"
    await duel.both(lambda world: world.say(world.visitors[seat], Propose(name, what)))  # type: ignore[arg-type]
    proposal = duel.first.table.proposal
    for other in duel.voters(seat) if proposal else []:
        vote = Vote(f"v{duel._next()}", proposal.number if proposal else 0, agree)
        await duel.both(lambda world, o=other, v=vote: world.say(world.visitors[o], v))  # type: ignore[misc]
        if not agree:
            return


async def run_out_of_time(duel: Duel, index: int) -> None:
    """A long wait: bots sit in for those whose clocks run, until they come back."""
    if not duel.first.table.clocks.is_used:
        return
    duel.wait(_HALF_AN_HOUR)
    for world in duel.worlds:
        world.room.leave(world.spectators[1])
        await world.until_nothing_is_due()
        spectator = world.spectators[1] = await world.come(len(world.room.seats))
        if duel.watcher == OBSERVER:
            duel._mine[world][1].append(spectator)
        await world.say(spectator, Hello())
    for seat, chair in enumerate(duel.first.table.chairs):
        if chair.stand_in and not chair.conceded and duel.chance.random() < 0.7:
            duel.done["back"] += 1
            name = f"r{duel._next()}"
            await duel.both(lambda world, s=seat, n=name: world.say(world.visitors[s], Return(n)))  # type: ignore[misc]


async def concede(duel: Duel, index: int) -> None:
    if len(duel.others()) > 1:
        seat, name = duel.chance.choice(duel.others()), f"g{duel._next()}"
        await duel.both(lambda world: world.say(world.visitors[seat], Concede(name)))


# What others do in private, in one house only -------------------------------------------------------------------------


async def in_private(duel: Duel, index: int) -> None:
    world = duel.chance.choice(duel.worlds)
    name, text = f"o{duel._next()}", duel.chance.choice([*duel._texts, *_GARBAGE])
    others = duel.others()
    if others:
        seat = duel.chance.choice(others)
        visitor, number = world.visitors[seat], world.table.chairs[seat].question
        await world.say(visitor, Ping())
        await world.say(visitor, Why(name, text))
        await world.say(visitor, Answer(name, number + 3, text))
        await world.say(visitor, Hello(duel.chance.randrange(9)))
        await world.get(seat, f"/api/tables/{duel.id}/log")
        try:
            world.table.take_back(seat)
        except Declined:
            await world.say(visitor, TakeBack(name))
    # Lines of the other circle.
    circle = list(world.visitors.values()) if duel.watcher == OBSERVER else [world.spectators[1]]
    await world.say(duel.chance.choice(circle), Say(f"o{duel._next()}", f"secret {duel._number}"))


_ACTS: Final[dict[Act, int]] = {
    ask_why: 8,
    answer_wrongly: 4,
    take_back: 5,
    change_own_mind: 3,
    say_hello: 4,
    look_away: 1,
    reconnect: 1,
    look_back: 2,
    chat: 2,
    come_and_go: 1,
    propose: 1,
    undo: 2,
    run_out_of_time: 1,
    concede: 0,
    in_private: 12,
}


def _difference(one: object, two: object, where: str = "") -> str:
    """Where two answers differ first, and how."""
    if isinstance(one, bytes) and isinstance(two, bytes):
        try:
            return _difference(json.loads(one), json.loads(two), where)
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

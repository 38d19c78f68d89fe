"""Send a house what no honest client would: `python -m fuzz.hostile --messages 100000`.

Forged messages come from a seat, from a spectator and from a stranger, at tables of all games, while an honest game
goes on at another table. Each of them must be answered with a clear code, the others at the table must hear nothing of
what was refused, and the house must go on without an error in its log. Prints the answers, counted."""

import argparse
import asyncio
import json
import random
import re
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from curia.server.base.settings import DATABASE_NAME
from curia.server.store.store import Store
from tests.kit.games import FEWEST
from tests.kit.patience import PATIENCE
from tests.server.kit_forge import Forger, RawSocket, raw_socket
from tests.server.kit_house import QUICK, RunningHouse, running_house
from tests.server.kit_play import Message, Person, Socket, people

FLAGS: Final = (*QUICK, "--chat-rate", "100000", "--chat-burst", "100000", "--log-level", "warning")
GUESTS: Final = ("Mallory", "Vera", "Victor", "Sibyl", "Anna", "Bruno")
"""Who attacks, who sits with them, who watches, and who plays honestly elsewhere."""
ROLES: Final = ("seat", "seat", "seat", "spectator", "stranger")
BATCH: Final = 100
"""Forged messages on one connection; so few that it is not closed for them."""
_DIRECT: Final = ("done", "refused", "table", "pong")
"""What answers a message; everything else is news."""
_CODE: Final = re.compile("[a-z]+(-[a-z]+)*")
_SLIPS: Final = re.compile(r"Traceback|Error\b|Exception|\.py\b|object at 0x|sqlite|site-packages")
"""What must not stand in a sentence for people."""

# fmt: off
CODES: Final = frozenset({
    "bad-message", "bot-sits-in", "conceded", "empty", "no-player", "no-seat", "no-vote", "not-asked", "not-seated",
    "not-started", "not-your-seat", "notation", "nothing-to-do", "nothing-to-undo", "over", "paused", "proposal-open",
    "revealed", "seat-held", "stale", "too-many", "too-often", "wrong-seat",
})
# fmt: on
"""All codes of refusals that do not come from the rules of a game."""


def check_refusal(message: Message) -> None:
    """It says by a known code and in a sentence what is wrong."""
    assert message["code"] in CODES or message["rule"], f"an unknown code: {message}"
    assert _CODE.fullmatch(message["code"])
    assert len(message["text"]) > 5
    assert not _SLIPS.search(message["text"]), f"not for people: {message}"


class HonestGame:
    """Two people who play one game after the other, as if nothing else happened in the house."""

    def __init__(self, anna: Person, bruno: Person, chance: random.Random) -> None:
        self._people = (anna, bruno)
        self._chance = chance
        self.answers = 0

    async def play(self) -> None:
        anna, bruno = self._people
        while True:
            table = await anna.create("caesar", ("me", "open"))
            await bruno.join(table)
            async with anna.at(table) as one, bruno.at(table) as two:
                for socket in (one, two):
                    await socket.hello()
                await asyncio.gather(self._answer(one), self._answer(two))

    async def _answer(self, socket: Socket) -> None:
        while socket.outcome is None:
            await socket.play_on(self._chance, 1)
            self.answers += 1


class Target:
    """A table that is attacked from one seat: the others there only listen, and answer when it must go on."""

    def __init__(self, id: str, game: str, others: list[Socket]) -> None:
        self.id = id
        self.game = game
        self.others = others

    @property
    def is_over(self) -> bool:
        return self.others[0].outcome is not None

    async def news(self) -> list[Message]:
        """What the others have heard since they were asked last."""
        heard: list[Message] = []
        for socket in self.others:
            await socket.send("ping")
            while (message := await socket.receive())["type"] != "pong":
                heard.append(message)
        return heard


class Attack:
    """All that is done to one house."""

    def __init__(self, house: RunningHouse, guests: Sequence[Person], chance: random.Random) -> None:
        self.house = house
        self.chance = chance
        self.answers = Counter[str]()
        self.sent = 0
        self._mallory, self._vera, self._victor, self._sibyl, anna, bruno = guests
        self._honest = HonestGame(anna, bruno, chance)
        self._store = Store(house.data / DATABASE_NAME)
        """Beside the house's own, to look at what was stored."""

    async def run(self, messages: int) -> None:
        self._store.open(beside=True)
        playing = asyncio.create_task(self._honest.play())
        try:
            while self.sent < messages:
                async with AsyncExitStack() as stack:
                    targets = [await self._sit_down(stack, game, seats) for game, seats in FEWEST.items()]
                    while self.sent < messages and not any(target.is_over for target in targets):
                        await self._attack(self.chance.choice(targets))
                        await self._honest_answers(playing)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await self._store.close()

    async def _sit_down(self, stack: AsyncExitStack, game: str, seats: int) -> Target:
        id = await self._mallory.create(game, ("me", *["open"] * (seats - 1)))
        others = []
        for person in (self._vera, self._victor)[: seats - 1]:
            await person.join(id)
            others.append(await stack.enter_async_context(person.at(id)))
            await others[-1].hello()
        return Target(id, game, others)

    async def _attack(self, target: Target) -> None:
        """Some forged messages over one connection; then the game goes on for a few answers."""
        before = len(await self._store.entries(target.id))
        await target.news()
        role = self.chance.choice(ROLES)
        forger = Forger(self.chance)
        person = {"seat": self._mallory, "spectator": self._sibyl}.get(role)
        async with raw_socket(self.house.url, target.id, person) as socket:
            if self.chance.random() < 0.8:
                forger.learn(await socket.hello())
            forged = [forger.message() for _ in range(BATCH)]
            replies = await exchange(socket, forged, forger)
        self.sent += len(forged)
        self._count(role, replies)
        done = {reply["id"] for reply in replies if reply["type"] == "done"}
        for data, reply in zip(forged, replies, strict=True):
            acted = reply["type"] == "done" and _is_act(data)
            assert role == "seat" or not acted, f"a {role} did something at the table: {data!r}"
        entries = (await self._store.entries(target.id))[before:]
        refused = {entry.client_id for entry in entries} - done - {None}
        assert not refused, f"stored, but not acknowledged: {refused}"
        news = await target.news()
        # The house itself answers for who has no choice.
        if not done and not entries:
            assert {message["type"] for message in news} <= {"presence"}, f"the others heard of it: {news}"
            self.answers["(times that the others heard nothing)"] += 1
        await self._go_on(target)

    def _count(self, role: str, replies: Sequence[Message]) -> None:
        for reply in replies:
            if reply["type"] == "refused":
                check_refusal(reply)
            self.answers[str(reply.get("code", reply["type"]))] += 1
        self.answers[f"(messages of a {role})"] += len(replies)

    async def _go_on(self, target: Target) -> None:
        """A few honest answers, so that the next attack finds another position."""
        async with self._mallory.at(target.id) as mine:
            await mine.hello()
            sockets = [mine, *target.others]
            for _ in range(self.chance.randrange(12)):
                await target.news()
                for socket in target.others:
                    if socket.proposal and socket.outcome is None:
                        await socket.ask("vote", proposal=socket.proposal["number"], agree=False)
                await mine.send("ping")
                await mine.until(lambda message: message["type"] == "pong")
                asked = [socket for socket in sockets if socket.question and not socket.outcome]
                if not asked:
                    return
                reply = await self.chance.choice(asked).answer(chance=self.chance)
                if reply["type"] == "refused":
                    return

    async def _honest_answers(self, playing: asyncio.Task[None]) -> None:
        """The honest game goes on, however long it takes on this machine."""
        before = self._honest.answers
        async with asyncio.timeout(PATIENCE):
            while self._honest.answers == before:
                if playing.done():
                    playing.result()
                await asyncio.sleep(0.001)
        self.answers["(answers of the honest game)"] = self._honest.answers


async def exchange(socket: RawSocket, forged: Sequence[str | bytes], forger: Forger | None = None) -> list[Message]:
    """Send all of it, and hear one answer to each."""
    for data in forged:
        await socket.send_raw(data)
    await socket.send("ping")
    replies: list[Message] = []
    while len(replies) <= len(forged):
        message = await socket.receive()
        if forger is not None:
            forger.learn(message)
        if message["type"] in _DIRECT:
            replies.append(message)
    assert replies.pop()["type"] == "pong", "there were more answers than messages"
    return replies


def _is_act(data: str | bytes) -> bool:
    """Whether a message would change something at the table."""
    return json.loads(data)["type"] not in ("why", "say")


async def attack(house: RunningHouse, messages: int, seed: int) -> Attack:
    """Send so many forged messages to a running house; returns what came of it."""
    async with people(house.url, *GUESTS) as guests:
        run = Attack(house, guests, random.Random(seed))
        await run.run(messages)
        return run


def main() -> None:
    parser = argparse.ArgumentParser(description="Send a house what no honest client would.")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=None)
    args = parser.parse_args()
    seed = args.seed if args.seed is not None else random.SystemRandom().getrandbits(32)
    print(f"{args.messages} forged messages, seed {seed}", flush=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, running_house(Path(folder) / "data", *FLAGS) as house:
        run = asyncio.run(attack(house, args.messages, seed))
    for what, count in sorted(run.answers.items()):
        print(f"{count:8} {what}")
    print(f"All of them were answered, and the house went on ({time.monotonic() - start:.0f} s).")


if __name__ == "__main__":
    main()

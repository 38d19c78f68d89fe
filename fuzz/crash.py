"""Kill a house under load again and again, and look at what is left: `python -m fuzz.crash --kills 200`.

Several tables of all games are played over websockets as fast as the house answers. At a random moment the house is
killed as by `kill -9`, and opened again on the same data. Then everything that anybody was told before must be in the
stored logs, in order, and every table must go on. Prints what was done; ends with an error at the first thing that
does not hold."""

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import httpx

from curia import cli
from curia.server.base.settings import DATABASE_NAME
from curia.server.ops.audit import problems_of
from curia.server.store.store import Store, StoredGame
from curia.wire.kinds import ChatChannel
from tests.kit.patience import PATIENCE
from tests.server.kit_crash import Audit, Player
from tests.server.kit_fork import quick_house
from tests.server.kit_house import QUICK, RunningHouse
from tests.server.kit_play import Person, people


class Plan(NamedTuple):
    """A table to play at: who sits, how many watch, and other terms."""

    game: str
    seats: tuple[str, ...]
    spectators: int = 0
    terms: Mapping[str, object] = MappingProxyType({})


PLANS: Final = (
    Plan("habemus", ("me", "open", "open", "open")),
    Plan("caesar", ("me", "open"), 2),
    Plan("borgia", ("me", "open", "open"), 1),
    Plan("habemus", ("me", "open", "open", "random"), 0, {"clock": {"kind": "bank"}}),
    Plan("caesar", ("me", "open"), 1, {"clock": {"kind": "days"}, "memory": True}),
    Plan("borgia", ("me", "open", "open", "heuristic"), 0, {"options": {"election": "open"}}),
)
FLAGS: Final = (
    *QUICK,
    *("--chat-rate", "100000", "--chat-burst", "100000"),
    *("--max-tables-per-player", "100000", "--log-level", "warning"),
)
GUESTS: Final = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio")
"""The first ones sit, the last ones watch."""
_LOAD: Final = (0.05, 0.4)
"""Seconds of load before a kill, from when every table has gone on."""


class LiveTable:
    """A table under load: who plays and watches, and the audit of its log."""

    def __init__(self, id: str, plan: Plan, players: list[Player]) -> None:
        self.id = id
        self.plan = plan
        self.players = players
        self.audit = Audit(players)
        self.is_settled = False
        """It is over, and was looked at after that."""
        self.whole: StoredGame
        """As it was stored when it was looked at last."""

    @property
    def is_over(self) -> bool:
        return any(player.is_over for player in self.players)

    @property
    def done(self) -> int:
        return sum(len(player.done) for player in self.players)


class Crash:
    """One house and the people who play there, through many kills."""

    def __init__(self, house: RunningHouse, guests: Sequence[Person], chance: random.Random) -> None:
        self.house = house
        self.guests = guests
        self.chance = chance
        self.counts = Counter[str]()
        self.tables: list[LiveTable] = []
        self._made: dict[str, list[str]] = {}
        """Tables that somebody was told are made, with the names of who was told to sit there."""

    async def run(self, kills: int, plans: Sequence[Plan] = PLANS) -> None:
        """So many kills; at last the house is closed in good order."""
        self.tables = [await self._sit_down(plan) for plan in plans]
        for number in range(kills + 1):
            if number:
                self.house.start()
            self.tables = [await self._sit_down(table.plan) if table.is_settled else table for table in self.tables]
            async with AsyncExitStack() as stack:
                for player in self._players():
                    await stack.enter_async_context(player.connected())
                await self.check()
                await self._send_again()
                await self._load(is_last=number == kills)
        async with self._store() as store:
            for table in self.tables:
                await self._take(store, table)
        await asyncio.to_thread(self._validate)

    def _players(self) -> list[Player]:
        return [player for table in self.tables for player in table.players]

    async def _sit_down(self, plan: Plan) -> LiveTable:
        host, *others = self.guests
        id = await host.create(plan.game, plan.seats, **plan.terms)
        open_seats = [seat for seat, kind in enumerate(plan.seats) if kind == "open"]
        players = [Player(host, id, plan.seats.index("me"), self.chance)]
        for seat, guest in zip(open_seats, others, strict=False):
            await guest.join(id, seat)
            players.append(Player(guest, id, seat, self.chance))
        players += [Player(self.guests[-1 - number], id, None, self.chance) for number in range(plan.spectators)]
        self.counts["tables"] += 1
        return LiveTable(id, plan, players)

    # Load ---------------------------------------------------------------------------------------------------------

    async def _load(self, is_last: bool) -> None:
        """Everybody plays; when every table has gone on, the house has a moment left. The last time it closes in good
        order."""
        done = {table.id: table.done for table in self.tables}
        tasks = [asyncio.create_task(player.play()) for player in self._players()]
        tasks.append(asyncio.create_task(self._make_tables()))
        async with asyncio.timeout(PATIENCE):
            while any(table.done == done[table.id] and not table.is_over for table in self.tables):
                await asyncio.sleep(0.01)
                _raise_failures(tasks)
        await asyncio.sleep(self.chance.uniform(*_LOAD))
        if is_last:
            await asyncio.to_thread(self.house.stop)
        else:
            self.house.kill()
            self.counts["kills"] += 1
        _, late = await asyncio.wait(tasks, timeout=PATIENCE)
        assert not late
        _raise_failures(tasks)

    async def _make_tables(self) -> None:
        """Tables that are made and joined meanwhile."""
        host, other = self.guests[0], self.guests[1]
        self._made = {}
        try:
            while True:
                id = await host.create("habemus", ("me", "open", "open"))
                self._made[id] = ["Anna"]
                await other.join(id, 2)
                self._made[id] = ["Anna", "Bruno"]
                await asyncio.sleep(0.05)
        except httpx.TransportError:
            pass

    async def _send_again(self) -> None:
        """What got no reply, and some of what was acknowledged, once more: nothing is done twice."""
        for table in self.tables:
            for player in table.players:
                for name in player.unsettled():
                    was_stored = (player.watcher, name) in table.audit.ids
                    reply = await player.send_again(name)
                    assert reply == "done" or not was_stored, f"stored, but refused when it came again: {name}"
                    self.counts["resent, stored before" if was_stored else f"resent, lost before, {reply}"] += 1
                old = [name for name in player.done if player.sent[name]["type"] != "say"]
                for name in self.chance.sample(old, min(2, len(old))):
                    assert await player.send_again(name) == "done", f"acknowledged, but now refused: {name}"
                    self.counts["resent, acknowledged before"] += 1

    # Checks -------------------------------------------------------------------------------------------------------

    async def check(self) -> None:
        """While nobody plays: the logs hold what everybody was told, and the house says what follows from them."""
        async with self._store() as store:
            for table in self.tables:
                await self._check_table(store, table)
        for id, names in self._made.items():
            response = await self.guests[0].http.get(f"/api/tables/{id}")
            found = [seat["name"] for seat in response.json()["seats"] if seat["name"]]
            # The answer to who sat down last may have been lost.
            assert found[: len(names)] == names, f"a table that was made is not there: {response.text}"
            self.counts["tables made meanwhile"] += 1
        await self._check_log(self.chance.choice(self.tables))

    @asynccontextmanager
    async def _store(self) -> AsyncIterator[Store]:
        store = Store(self.house.data / DATABASE_NAME)
        store.open(beside=True)
        try:
            yield store
        finally:
            await store.close()

    async def _take(self, store: Store, table: LiveTable) -> StoredGame:
        whole = await store.stored_game(table.id)
        assert whole is not None, "a table is gone"
        table.whole = whole
        audit, known = table.audit, len(table.audit.entries)
        audit.take(whole)
        self.counts["entries"] += len(audit.entries) - known
        for player in table.players:
            audit.check_told(player)
        lines = [(row.player, row.text) for row in await store.chat(table.id, ChatChannel.PLAYERS, 1_000_000)]
        for player in table.players:
            said = [player.sent[name]["text"] for name in player.done if player.sent[name]["type"] == "say"]
            kept = [text for who, text in lines if who == player.person.id]
            assert [text for text in kept if text in said] == said, "a line of chat is gone, or is there twice"
        return whole

    async def _check_table(self, store: Store, table: LiveTable) -> None:
        """Until it stands still: bots, and who has no choice, go on when the house is opened."""
        while True:
            whole = await self._take(store, table)
            told = [await player.hello() for player in table.players]
            again = await store.stored_game(table.id)
            if again is not None and again.entries == whole.entries:
                break
        for player, message in zip(table.players, told, strict=True):
            table.audit.check_told(player)
            table.audit.check_now(player, message)
        table.is_settled = whole.row.status == "over"
        if table.is_settled:
            assert problems_of(again) == []
            self.counts["games over"] += 1

    async def _check_log(self, table: LiveTable) -> None:
        """What the house tells about the past is what the log holds."""
        for player in table.players:
            eyes = {} if player.seat is None else {"seat": player.seat}
            response = await player.person.http.get(f"/api/tables/{table.id}/log", params=eyes)
            events = [event for item in response.json() for event in item["events"]]
            seen = table.audit.seen[player.watcher]
            # A bot may have gone on meanwhile.
            assert events[: len(seen)] == seen, "the house tells of another past"

    def _validate(self) -> None:
        """Every stored game once more, as the house's own tool does."""
        assert cli.main(["admin", "--data", str(self.house.data), "validate"]) == 0, "the stored games are not sound"

    def report(self) -> list[str]:
        """What was done, line by line."""
        players = self._players()
        self.counts["answers and others acknowledged at the last tables"] = sum(len(player.done) for player in players)
        return [f"{count:8} {what}" for what, count in sorted(self.counts.items())]


def _raise_failures(tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done() and not task.cancelled():
            task.result()


async def crash(house: RunningHouse, kills: int, seed: int, plans: Sequence[Plan] = PLANS) -> Crash:
    """Kill a running house so often; returns what was done."""
    async with people(house.url, *GUESTS) as guests:
        run = Crash(house, guests, random.Random(seed))
        await run.run(kills, plans)
        return run


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a house under load and look at what is left.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=None, help="of what people do; the moments of the kills vary")
    args = parser.parse_args()
    seed = args.seed if args.seed is not None else random.SystemRandom().getrandbits(32)
    print(f"{args.kills} kills, seed {seed}", flush=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, quick_house(Path(folder) / "data", *FLAGS) as house:
        run = asyncio.run(crash(house, args.kills, seed))
    print("\n".join(run.report()))
    print(f"Nothing acknowledged was lost, and nothing else was seen ({time.monotonic() - start:.0f} s).")


if __name__ == "__main__":
    main()

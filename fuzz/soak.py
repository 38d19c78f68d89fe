"""A house that is in use for long: `python -m fuzz.soak --minutes 30`.

Guests come from ever new addresses, make tables, join, leave, chat, lose their connections, play to the end or give up,
look back, play again, and go; as many in every minute, so that nothing may grow. Every few seconds the memory and the
open files of the house and its bots are looked at. After the first minutes the memory may rise by 3 % in all, and when
everybody has gone as many files must be open as before. Everything is bounded here too: in number, in time, and to this
machine. Needs Linux."""

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from websockets.exceptions import ConnectionClosed

from curia.server.base.secrets_file import load_keys
from tests.kit.patience import PATIENCE
from tests.server.kit_crowd import BEHIND_PROXY, come_from
from tests.server.kit_forge import RawSocket, raw_socket
from tests.server.kit_house import RunningHouse, running_house
from tests.server.kit_play import Person

FLAGS: Final = (
    *(*BEHIND_PROXY, "--bot-pause", "0,0", "--forced-pause", "0,0"),
    *("--message-rate", "1000", "--message-burst", "1000", "--chat-rate", "1000"),
)
COMPANIES: Final = 12
"""So many play at the same time."""
EVENING: Final = 6.0
"""Seconds from the beginning of one evening of a company to that of its next, at the least."""
SETTLING: Final = 5.0
"""Minutes in which a house may take what it will keep."""
MOST_GROWTH: Final = 0.03
LOOK_EVERY: Final = 5.0
MEGABYTE: Final = 1_000_000


class House(NamedTuple):
    """Where it is, and what its keeper shows."""

    url: str
    admin_token: str


class Company:
    """Those who spend one evening after the other at a house, each time as somebody else and from elsewhere."""

    def __init__(self, house: House, number: int, counts: Counter[str]) -> None:
        self.house = house
        self.url = house.url
        self.counts = counts
        self.chance = random.Random(number)
        self._number = number << 16

    @asynccontextmanager
    async def guests(self, count: int) -> AsyncIterator[list[Person]]:
        async with AsyncExitStack() as stack:
            found: list[Person] = []
            for _ in range(count):
                self._number += 1
                guest = await come_from(self.url, f"Guest {self._number}", self.address())
                stack.push_async_callback(guest.http.aclose)
                found.append(guest)
            self.counts["guests"] += count
            yield found

    def address(self) -> str:
        return f"10.{self._number >> 16 & 255}.{self._number >> 8 & 255}.{self._number & 255}"

    @asynccontextmanager
    async def at(self, table: str, guest: Person | None) -> AsyncIterator[RawSocket]:
        """A guest, or nobody, at a table. Who is sent away or hangs up has said enough."""
        address = self.address() if guest is None else guest.http.headers["x-forwarded-for"]
        with contextlib.suppress(ConnectionClosed):
            async with raw_socket(self.url, table, guest, x_forwarded_for=address) as line:
                self.counts["connections"] += 1
                yield line

    async def play(self, table: str, guests: Sequence[Person | None], answers: int = 10**6) -> None:
        """Let guests answer at random, until one of them has done so as often or the game is over. Each loses the
        connection once. Who does not sit there watches."""
        playing = [asyncio.create_task(self._play(table, guest, answers)) for guest in guests]
        try:
            done, _ = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _play(self, table: str, guest: Person | None, answers: int) -> None:
        seen = None
        async with self.at(table, guest) as line:
            await line.hello()
            await line.ask("say", text="Good evening.")
            await line.play_on(self.chance, min(5, answers))
            seen = line.version
            line.connection.transport.abort()
        async with self.at(table, guest) as line:
            await line.hello(seen)
            await line.play_on(self.chance, answers - 5)

    async def look_back(self, table: str, guest: Person) -> None:
        for what in ("log", "replay", "replay?everything=true", "record"):
            answer = await guest.http.get(f"/api/tables/{table}/{what}")
            assert answer.status_code == 200, answer.text
        self.counts["looks back"] += 4

    async def leave(self, table: str, guests: Sequence[Person]) -> None:
        for guest in guests:
            await guest.post(f"/api/tables/{table}/leave")

    async def refused(self, guest: Person, path: str, code: str, **fields: object) -> None:
        answer = await guest.http.post(path, json=fields)
        assert answer.json()["code"] == code, answer.text


# Evenings ---------------------------------------------------------------------------------------------------------


async def play_twice(company: Company) -> None:
    """A game to the end while somebody watches, a look back, and another one that is given up."""
    async with company.guests(3) as (anna, bruno, carla):
        table = await anna.create("caesar", ("me", "open"), spectators="public")
        await bruno.join(table)
        await company.play(table, (anna, bruno, carla, None))
        await company.look_back(table, anna)
        again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
        await bruno.post(f"/api/tables/{table}/rematch")
        await company.play(again, (anna, bruno), 8)
        await company.leave(again, (bruno,))
        await anna.http.get("/api/tables/past")
        await carla.post("/api/logout-everywhere")


async def play_with_bots(company: Company) -> None:
    """A game with bots to the end, and one more that is left in the middle."""
    async with company.guests(1) as (anna,):
        table = await anna.create("habemus", ("me", "random", "random"))
        await company.play(table, (anna,))
        await company.look_back(table, anna)
        again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
        await company.play(again, (anna,), 10)
        await company.leave(again, (anna,))
        assert (await anna.http.post("/api/logout")).status_code == 204


async def give_up(company: Company) -> None:
    """A long game, given up by one after the other."""
    async with company.guests(3) as guests:
        table = await guests[0].create("borgia", ("me", "open", "open", "heuristic"), memory=True)
        for guest in guests[1:]:
            await guest.join(table)
        await company.play(table, guests, 12)
        await company.leave(table, guests)


async def sit_and_stand_up(company: Company) -> None:
    """A table where people come and go, and whose game never begins."""
    async with company.guests(4) as (anna, bruno, carla, dario):
        table = await anna.create("habemus", ("me", "open", "open", "open"), access="public")
        async with company.at(table, anna) as hers, company.at(table, dario) as his:
            await hers.hello()
            await his.hello()
            for guest in (bruno, carla):
                await guest.join(table)
            await company.leave(table, (bruno,))
            await bruno.join(table, 3)
            await anna.post(f"/api/tables/{table}/remove", seat=3, bar=True)
            await company.refused(bruno, f"/api/tables/{table}/join", "barred", seat=None)
            await anna.http.get("/api/tables")
            await company.leave(table, (carla, anna))


async def be_aborted(company: Company) -> None:
    """Two tables that the keeper of the house ends: one that has begun, and one that has not."""
    async with company.guests(2) as (anna, bruno):
        gathering = await bruno.create("caesar", ("me", "open"))
        table = await anna.create("caesar", ("me", "open"))
        await bruno.join(table)
        await company.play(table, (anna, bruno), 6)
        keeper = {"authorization": f"Bearer {company.house.admin_token}"}
        for id in (table, gathering):
            answer = await anna.http.post("/api/admin/abort", json={"table": id, "reason": "late"}, headers=keeper)
            assert answer.status_code == 200, answer.text


async def be_refused(company: Company) -> None:
    """What cannot be had, and what makes no sense."""
    async with company.guests(3) as (anna, bruno, carla):
        table = await anna.create("caesar", ("me", "open"), spectators="none")
        await bruno.join(table)
        for id in (table, "nowhere"):
            for guest in (carla, None):
                async with company.at(id, guest) as line:
                    assert (await line.receive())["type"] == "refused"
            assert (await carla.http.get(f"/api/tables/{id}/log")).status_code in (403, 404)
        await company.refused(carla, f"/api/tables/{table}/join", "started", seat=None)
        await company.refused(carla, f"/api/tables/{table}/leave", "not-seated")
        async with company.at(table, anna) as line:
            await line.hello()
            await line.ask("why", move="veto")
            await line.ask("answer", question=10**6, move="veto")
            await line.send_raw("no message")
            await line.until(lambda message: message["type"] == "refused")
        await company.leave(table, (anna,))


async def have_an_account(company: Company) -> None:
    """An account is made, and its owner comes back by password and by link."""
    async with company.guests(2) as (anna, device):
        login, password = f"{anna.id[:12]}.{company.chance.getrandbits(32):x}", "correct horse battery staple"
        await anna.post("/api/account", login=f"a{login}".replace("-", "x"), password=password)
        login = (await anna.http.get("/api/me")).json()["login"]
        assert (await anna.http.post("/api/logout")).status_code == 204
        await anna.post("/api/login", login=login, password=password)
        await company.refused(device, "/api/login", "wrong-login", login=login, password="something else")
        link = await anna.post("/api/me/recovery")
        await device.post("/api/recover", code=link["code"])
        await anna.post("/api/logout-everywhere")


async def send_a_program(company: Company) -> None:
    """A program plays for a while with the token of a seat."""
    async with company.guests(2) as (anna, bruno):
        table = await anna.create("caesar", ("me", "open"))
        await bruno.join(table)
        token = (await anna.post(f"/api/tables/{table}/seats/0/token"))["token"]
        headers = {"authorization": f"Bearer {token}"}
        async with bruno.http.stream("GET", "/api/bot/stream", headers=headers) as stream:
            lines = stream.aiter_lines()
            question = json.loads(await anext(lines))["question"]
            if question is not None:
                answer = {"id": "1", "question": question["number"], "move": question["moves"][0]}
                await bruno.http.post("/api/bot/answer", json={"type": "answer", **answer}, headers=headers)
                await anext(lines)
        await company.leave(table, (bruno,))


Evening: TypeAlias = Callable[[Company], Awaitable[None]]
EVENINGS: Final[Sequence[Evening]] = (
    play_twice,
    sit_and_stand_up,
    give_up,
    be_refused,
    play_with_bots,
    be_aborted,
    have_an_account,
    send_a_program,
)


async def spend(company: Company, evenings: Sequence[Evening]) -> None:
    for evening in evenings:
        async with asyncio.timeout(10 * PATIENCE):
            await evening(company)
        company.counts["evenings"] += 1


async def go_on(company: Company, first: int, until: float) -> None:
    """One evening after the other, at an even pace."""
    # Not all at the same moment.
    await asyncio.sleep(first * EVENING / COMPANIES)
    number = first
    while (began := time.monotonic()) < until:
        await spend(company, [EVENINGS[number % len(EVENINGS)]])
        number += 1
        await asyncio.sleep(max(0.0, began + EVENING - time.monotonic()))


# What is measured -------------------------------------------------------------------------------------------------


class Look(NamedTuple):
    """What the house and its bots hold at a moment: bytes, and open files."""

    minute: float
    private: int
    """That no other process shares."""
    resident: int
    bots: int
    """Of the private ones, those of the bots' processes."""
    files: int


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _memory(pid: int) -> Counter[str]:
    """Bytes by kind."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    return Counter({name: 1024 * int(rest.split()[0]) for name, _, rest in (line.partition(":") for line in lines)})


def look(pid: int, began: float) -> Look:
    def private(memory: Counter[str]) -> int:
        return memory["Private_Clean"] + memory["Private_Dirty"]

    own, bots = _memory(pid), [_memory(child) for child in _children(pid)]
    return Look(
        minute=(time.monotonic() - began) / 60,
        private=private(own) + sum(map(private, bots)),
        resident=own["Rss"] + sum(memory["Rss"] for memory in bots),
        bots=sum(map(private, bots)),
        files=sum(len(os.listdir(f"/proc/{each}/fd")) for each in (pid, *_children(pid))),
    )


async def watch(pid: int, counts: Counter[str], looks: list[Look]) -> None:
    """Look every few seconds, and print a line a minute."""
    began = time.monotonic()
    print("minute  private MB  of bots  resident MB  files  evenings  guests", flush=True)
    while True:
        looks.append(now := look(pid, began))
        if int(now.minute) > (int(looks[-2].minute) if len(looks) > 1 else -1):
            print(
                f"{now.minute:6.1f} {now.private / MEGABYTE:11.1f} {now.bots / MEGABYTE:8.1f} "
                f"{now.resident / MEGABYTE:12.1f} {now.files:6} {counts['evenings']:9} {counts['guests']:7}",
                flush=True,
            )
        await asyncio.sleep(LOOK_EVERY)


async def files_at_rest(pid: int) -> int:
    """When nobody is there any more, and what was on its way has ended."""
    fewest, since = sys.maxsize, time.monotonic()
    while time.monotonic() < since + 3:
        if (files := look(pid, since).files) < fewest:
            fewest, since = files, time.monotonic()
        await asyncio.sleep(0.2)
    return fewest


def growth(looks: Sequence[Look], settling: float) -> float:
    """By which part memory rose from the first fifth after the settling to the last one. The least of each, for it goes
    up and down with who is there: a password takes 64 MB for a moment."""
    steady = [each.private for each in looks if each.minute >= settling]
    size = max(1, len(steady) // 5)
    return min(steady[-size:]) / min(steady[:size]) - 1


async def soak(running: RunningHouse, minutes: float) -> list[str]:
    """What is wrong after so long."""
    house = House(running.url, load_keys(running.data).admin_token)
    counts = Counter[str]()
    looks: list[Look] = []
    companies = [Company(house, number, counts) for number in range(COMPANIES)]
    # All at once, so that the house has opened what it will use.
    await asyncio.gather(*(spend(company, EVENINGS) for company in companies))
    files = await files_at_rest(running.pid)
    watching = asyncio.create_task(watch(running.pid, counts, looks))
    until = time.monotonic() + 60 * minutes
    await asyncio.gather(*(go_on(company, number, until) for number, company in enumerate(companies)))
    watching.cancel()
    left = await files_at_rest(running.pid)
    settling = min(SETTLING, minutes / 3)
    risen = growth(looks, settling)
    print(f"memory after {settling:g} minutes: {risen:+.1%}; open files at rest: {files}, in the end {left}; {counts}")
    wrong = [f"memory rose by {risen:.1%}"] if risen > MOST_GROWTH else []
    return wrong + ([f"{left - files} files stayed open"] if left > files else [])


def main() -> None:
    parser = argparse.ArgumentParser(prog="fuzz.soak", description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0, help="how long, a day at most (default: 30)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running_house(Path(folder) / "data", *FLAGS) as house:
        wrong = asyncio.run(soak(house, min(args.minutes, 24 * 60)))
    if wrong:
        raise SystemExit("; ".join(wrong))
    print("the house held")


if __name__ == "__main__":
    main()

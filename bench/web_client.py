"""`make bench ARGS=web`: the web client in a real Chromium: what it weighs, how soon it is there, whether it jerks.

Each round opens every table in a browser that has nothing of it yet, over loopback, and plays some moves with all
motion on. The first view is there when the table asks its first question, and only what was loaded for it counts as
its script; a long task is one of more than 50 ms in which the page could do nothing else. Layout shift is measured
while a table loads, wide and on a phone, in a house whose bots are held, for what they do changes what there is to see;
and, beside it, what moves while people play, though nobody has touched anything for half a second. The browser tests
assert weight and layout shift; what takes time is measured here."""

import argparse
import os
import platform
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.kit.games import TITLES, USUAL
from tests.server.kit_house import QUICK, RunningHouse, running_house
from tests.web.kit_browser import PHONE, WIDE, Person, Size, find_chromium, open_browser
from tests.web.kit_measure import first_paint, longest_task, now, scripts, shifts, worst_window
from tests.web.kit_pages import settle
from tests.web.kit_player import Player

OPEN: Final = (*QUICK, "--trusted-proxies", "127.0.0.1")
"""Everybody comes from an address of their own, or the house would think that one of them comes too often."""
FLAGS: Final = (*OPEN, "--bot-pause", "1,5", "--forced-pause", "0,0")
HELD: Final = (*OPEN, "--bot-pause", "60000,60000", "--forced-pause", "0,0")
SLOW: Final = (*OPEN, "--bot-pause", "600,700", "--forced-pause", "0,0")
"""Longer than the half second in which a browser takes what moves for an answer to a click."""
SIZES: Final = (WIDE, PHONE)
GOALS: Final = """Goals: at most 170 kB of script for the first table, whichever it is, first view below 1.5 s, no
layout shift after load, no task of more than 50 ms during a move. Machines are noisy: a busy one shows longer tasks."""


class Visit(NamedTuple):
    """What was measured at one table."""

    script: int
    """Bytes over the wire."""
    paint: float
    """Milliseconds until anything was drawn."""
    view: float
    """Milliseconds until the table asked its first question."""
    tasks: list[float]
    """The longest task of each move, in milliseconds; 0 if none was long."""


def visit(browser: Browser, house: RunningHouse, game: str, number: int, moves: int) -> Visit:
    person = Person(browser, house.url, "Livia", f"10.2.0.{number % 250}", motion=True)
    try:
        person.come_in()
        table = person.new_table(game, ["me", *["heuristic"] * (USUAL[game] - 1)])
        page = person.page
        person.go(f"/tables/{table}")
        player = Player(page, number)
        player.survey()
        view = page.evaluate("() => measured.asked")
        settle(page)
        weight = sum(script["sent"] for script in scripts(page) if script["first"])
        tasks = []
        for _ in range(moves):
            since = now(page)
            if player.play(answers=1) != "asked":
                break
            player.survey()
            tasks.append(longest_task(page, since))
        person.check()
        return Visit(weight, first_paint(page), view, tasks)
    finally:
        person.context.close()


def shift(browser: Browser, house: RunningHouse, game: str, number: int, size: Size, moves: int = 0) -> float:
    """How much has shifted when the table is there, or after so many moves of the visitor; as a web vital counts it."""
    person = Person(browser, house.url, "Livia", f"10.2.1.{number % 250}", motion=True, size=size)
    try:
        person.come_in()
        table = person.new_table(game, ["me", *["heuristic"] * (USUAL[game] - 1)])
        page = person.go(f"/tables/{table}")
        page.wait_for_selector('[data-zone="ask"]')
        if moves:
            Player(page, number).play(answers=moves)
        settle(page)
        person.check()
        return worst_window(shifts(page))
    finally:
        person.context.close()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench web", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="median of so many visits (default 5)")
    parser.add_argument("--moves", type=int, default=12, help="in each visit (default 12)")
    parser.add_argument("--only-shift", action="store_true", help="nothing but the layout shift of loading tables")
    args = parser.parse_args(arguments)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        executable = find_chromium(playwright)
        if executable is None:
            sys.exit("bench: there is no Chromium; CURIA_CHROMIUM can name one")
        browser = open_browser(playwright, executable)
        version = browser.version
        visits: dict[str, list[Visit]] = {game: [] for game in USUAL}
        loading: dict[str, list[float]] = {game: [] for game in USUAL}
        playing: dict[str, list[float]] = {game: [] for game in USUAL}
        turns = [(turn * 3 + place, game) for turn in range(args.rounds) for place, game in enumerate(USUAL)]
        with running_house(Path(folder) / "held", *HELD) as house:
            for number, game in turns:
                told = [shift(browser, house, game, number, size) for size in SIZES]
                loading[game] += told
                print(f"{game} loads: {told}", file=sys.stderr, flush=True)
        if not args.only_shift:
            with running_house(Path(folder) / "slow", *SLOW) as house:
                for game in USUAL:
                    playing[game] = [shift(browser, house, game, 0, size, args.moves) for size in SIZES]
                    print(f"{game} is played: {playing[game]}", file=sys.stderr, flush=True)
            with running_house(Path(folder) / "data", *FLAGS) as house:
                for number, game in turns:
                    print(f"round {number // 3 + 1} of {args.rounds}: {game} …", file=sys.stderr, flush=True)
                    visits[game].append(visit(browser, house, game, number, args.moves))
        browser.close()
    report_shifts(loading, playing)
    if not args.only_shift:
        report(visits, version)


def report_shifts(loading: dict[str, list[float]], playing: dict[str, list[float]]) -> None:
    print("\n| table | shift while it loads, worst | visits | while it is played, wide | on a phone |")
    print("|---|---:|---:|---:|---:|")
    for game, told in loading.items():
        wide, phone = (f"{value:.3f}" for value in playing[game]) if playing[game] else ("", "")
        print(f"| {TITLES[game]} | {max(told):.3f} | {len(told)} | {wide} | {phone} |")


def report(visits: dict[str, list[Visit]], version: str) -> None:
    rounds = len(next(iter(visits.values())))
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(
        f"\n{platform.machine()}, {os.cpu_count()} cores{load}, Chromium {version}; median, worst of {rounds} visits\n"
    )
    print("| table | script, gzip | first paint | first view | moves with a long task | longest task |")
    print("|---|---:|---:|---:|---:|---:|")
    for game, told in visits.items():
        tasks = [task for one in told for task in one.tasks]
        paints, views = [one.paint for one in told], [one.view for one in told]
        cells = [
            TITLES[game],
            f"{median(one.script for one in told) / 1000:.1f} kB",
            f"{median(paints):.0f}, {max(paints):.0f} ms",
            f"{median(views):.0f}, {max(views):.0f} ms",
            f"{sum(task > 0 for task in tasks)} of {len(tasks)}",
            f"{max(tasks, default=0):.0f} ms",
        ]
        print(f"| {' | '.join(cells)} |")
    print(f"\n{GOALS}")

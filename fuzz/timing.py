"""Try to guess from the time of answers who had a choice: `python -m fuzz.timing --questions 2000`.

Simulated people of all speeds, with long tails, are put discreet questions of every kind with a choice and without one,
while they are there, away, or leave (`tests/server/kit_timing.py`). An observer has what comes to its own connection,
and when. Prints how well each thing that it could go by separates the two cases, as the area under the curve: 0.5 is no
better than chance. Ends with an error if one is further from it than allowed."""

import argparse
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from tests.kit.games import FEWEST
from tests.server.kit_timing import Lab, areas, find_kinds, look_at, run_on_fake_time

_GAMES = 40
"""Games in which questions of all kinds are looked for."""
_MOST_GAMES = 5_000
"""The same for those that are rare: to seize nothing for want of ducats comes once in a thousand."""
_WARM_UP = 300
"""Choices of each kind from which the house learns its people."""


async def look(game: str, args: argparse.Namespace) -> bool:
    """Whether no kind of question of the game tells anything."""
    is_good = True
    with tempfile.TemporaryDirectory(prefix="curia-timing.") as folder:
        lab = Lab(Path(folder), args.seed)
        for kind in find_kinds(game, _GAMES, args.seed, _MOST_GAMES):
            if not kind.choices or not kind.forced:
                missing = "choice" if kind.forced else "question without one"
                print(f"{game} {kind.name}: no {missing} in {_MOST_GAMES} games")
                is_good = False
                continue
            began = time.monotonic()
            found = areas(await look_at(lab, kind, args.questions, _WARM_UP))
            worst = max(found, key=lambda name: abs(found[name] - 0.5))
            is_within = abs(found[worst] - 0.5) <= args.within
            is_good = is_good and is_within
            told = ", ".join(f"{name} {value:.3f}" for name, value in found.items())
            mark = "" if is_within else f"   TOLD BY '{worst}'"
            print(f"{game} {kind.name}: {told} ({time.monotonic() - began:.0f} s){mark}", flush=True)
    return is_good


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m fuzz.timing", description="Guess from times who had a choice.")
    parser.add_argument("--questions", type=int, default=2000, help="of each kind with a choice, and as many without")
    parser.add_argument("--within", type=float, default=0.03, help="how far from 0.5 is allowed (0.03)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=list(FEWEST), help="only this one")
    args = parser.parse_args()
    good = [run_on_fake_time(partial(look, game, args)) for game in FEWEST if args.game in (None, game)]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())

"""Look for leaks in many games: `python -m fuzz.leaks 100`.

Each game has random terms and is played from the first answer to the last once for every watcher, beside twins that
differ only in what the watcher cannot see (`tests/server/kit_twin_games.py`). All that the watcher receives must be
equal, byte by byte. Prints what was done; ends with an error at the first difference, and says how to see it again."""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from curia.catalog import METAS
from curia.core.types import OBSERVER
from curia.wire.terms import Absence, Clock, SeatPlan, Terms
from tests.server.kit_compare_houses import Leak
from tests.server.kit_fake_house import World
from tests.server.kit_leaks import Tally, play_twins

_LENGTHS = {"borgia": 10}
"""How long a stretch is: where secrets do not last, more and shorter ones find more."""


def random_terms(chance: random.Random, game: str) -> Terms:
    """Any terms that a table of the game can have, with clocks that do not run out by themselves."""
    meta = METAS[game]
    count = chance.randint(meta.min_seats, meta.max_seats)
    hot_seat = chance.random() < 0.1
    seats = [SeatPlan("here" if hot_seat else "open") for _ in range(count)]
    for seat in range(1, count):
        if chance.random() < 0.2:
            seats[seat] = SeatPlan("bot")
    options = {option.name: chance.choice(option.values) for option in meta.options if chance.random() < 0.5}
    return Terms(
        game,
        seats,
        options,
        clock=chance.choice((Clock(), Clock("days"), Clock("bank", increment=600), Clock("bank", increment=600))),
        absence=Absence(60, chance.choice(("wait", "vote", "bot"))),
        memory=chance.random() < 0.5,
        hot_seat=hot_seat,
    )


async def play(terms: Terms, watcher: int, seed: int) -> Tally:
    """One game for one watcher, in two houses of its own."""
    with tempfile.TemporaryDirectory(prefix="curia-leaks.") as folder:
        worlds = (World(Path(folder) / "one", bytes(range(32))), World(Path(folder) / "two", bytes(range(32, 64))))
        for world in worlds:
            await world.open()
        try:
            return await play_twins(worlds, terms, watcher, seed, _LENGTHS.get(terms.game, 30))
        finally:
            for world in worlds:
                await world.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m fuzz.leaks", description="Look for leaks in many games.")
    parser.add_argument("games", type=int, nargs="?", default=10, help="how many games (10)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; each following one has the next")
    parser.add_argument("--game", choices=sorted(METAS), help="only this one")
    args = parser.parse_args()
    for seed in range(args.seed, args.seed + args.games):
        chance = random.Random(seed)
        terms = random_terms(chance, args.game or chance.choice(sorted(METAS)))
        people = [seat for seat, plan in enumerate(terms.seats) if plan.kind != "bot"]
        for watcher in (*people, OBSERVER) if not terms.hot_seat else (OBSERVER,):
            began = time.monotonic()
            try:
                tally = asyncio.run(play(terms, watcher, seed))
            except Leak as leak:
                game = f" --game {args.game}" if args.game else ""
                print(f"A leak at {terms}\n{leak}\nAgain: python -m fuzz.leaks 1 --seed {seed}{game}")
                return 1
            print(
                f"seed {seed}: {terms.game}, {len(terms.seats)} seats, watcher {watcher}: {tally.duels} stretches, "
                f"{tally.steps} answers, {tally.different} with another position, {tally.uneven} uneven, "
                f"{tally.compared / 1e6:.1f} MB equal, {time.monotonic() - began:.0f} s",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Whole random games, played stretch by stretch beside twins, and compared: see `kit_twin_games` and
`kit_compare_houses`."""

import random
from collections import Counter

from curia.catalog import load_game
from curia.core.rng import Rng
from curia.wire.terms import Terms
from tests.server.kit_acts import ACTS
from tests.server.kit_compare_houses import Duel
from tests.server.kit_fake_house import World
from tests.server.kit_twin_games import Eyes, Herd, Step, random_game


class Tally:
    """What was played and compared."""

    def __init__(self) -> None:
        self.duels = 0
        self.steps = 0
        self.different = 0
        """Steps after which the two positions were not the same."""
        self.uneven = 0
        """Steps beside which nothing, or more than one answer, was given in the other house."""
        self.compared = 0
        self.done: Counter[str] = Counter()


async def play_twins(
    worlds: tuple[World, World],
    terms: Terms,
    watcher: int,
    seed: int,
    length: int = 30,
    most: int = 1000,
) -> Tally:
    """A random game, in stretches of that length, each beside the twin that differed for longest. Raises Leak.

    Where no twin is left a stretch is put off; at most so many are played, the others passed over."""
    tally = Tally()
    game = load_game(terms.game, len(terms.seats), terms.options)
    herd = Herd(Eyes(game, watcher, terms.memory), Rng(seed))
    chance = random.Random(seed)
    path: list[list[Step]] = []
    last = 0
    for step, state, log in random_game(game, Rng(seed), calm=2 + seed % 3 * 3):
        herd.follow(step, state, log)
        path.append([step])
        if len(path) - last <= length or not herd.twins:
            continue
        twin = max(herd.twins, key=lambda twin: twin.difference(length))
        if 2 * twin.difference(length) < length and len(path) - last < 3 * length:
            continue
        last = len(path)
        other = twin.path()
        duel = Duel(worlds, terms, game, watcher, (list(path), other), len(path) - length, chance)
        await duel.run(ACTS)
        tally.duels += 1
        tally.steps += length
        tally.different += twin.difference(length)
        tally.uneven += sum(len(steps) != 1 for steps in other[-length:])
        tally.compared += duel.compared
        tally.done += duel.done
        if tally.duels == most:
            break
    return tally

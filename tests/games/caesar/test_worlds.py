"""A position can always be drawn from a view, also where an early choice could use up what a later slot needs."""

import pytest

from curia.core.bits import lowest
from curia.core.playout import settle
from curia.core.rng import Rng
from curia.core.types import OBSERVER
from tests.kit.caesar import game
from tests.kit.rules import rule

SHUFFLED = {"manipulation": "shuffled", "end": "first_out"}


@rule("11.9", "11.18")
@pytest.mark.parametrize(("seed", "options"), [(227, SHUFFLED), (1_000_117, SHUFFLED), (1_000_118, {})])
def test_every_view_of_a_game_gives_a_sound_position(seed: int, options: dict[str, str]) -> None:
    engine = game(**options)
    rng = Rng(seed)
    state = engine.initial()
    while pending := settle(engine, state, rng):
        for watcher in (0, 1, OBSERVER):
            assert engine.check(engine.determinize(engine.view(state, watcher), rng)) == ""
        seat = lowest(pending)
        engine.step(state, seat, engine.random_move(state, seat, rng), None)

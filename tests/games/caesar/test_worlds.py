"""A position can always be drawn from a view, also where an early choice could use up what a later slot needs."""

from collections import Counter
from typing import Any

import pytest

from curia._build import compiled
from curia.core.bits import lowest
from curia.core.playout import settle
from curia.core.rng import Rng
from curia.core.types import OBSERVER
from tests.kit.caesar import few_cards, game, play_tellingly, with_cards
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


def influence(world: dict[str, Any], seat: int) -> "Counter[str]":
    """All influence cards of a party that are out of sight, but for the reserve."""
    mine = world["seats"][seat]
    return Counter(card for row in [mine["hand"], *mine["down"]] for card in row)


@rule("11.15", "11.16", "11.17", "11.18", "C31")
@pytest.mark.parametrize("seed", range(8) if compiled() else range(4, 7))
def test_what_is_said_to_be_certain_is_true_in_every_world(seed: int) -> None:
    table = few_cards(3 + seed % 3)
    rng = Rng(seed)
    while table.game.pending(table.state) and table.facts()["turn"] <= 20:
        play_tellingly(table, rng)
        if rng.below(4) or table.phase == "over" or not table.facts()["turn"]:
            continue
        for viewer, seat in ((0, 1), (OBSERVER, 0)):
            shown = table.view(viewer)["seats"][seat]
            for world in [table.facts(), *table.worlds(viewer, 6)]:
                known = Counter([*shown["known"], *shown["seen_manipulation"]])
                for row in shown["pools"]:
                    known += Counter(row["known"])
                    lying = zip(shown["hidden"], world["seats"][seat]["hidden"], strict=True)
                    there = Counter(mine["card"] for place, mine in lying if place["pool"] in row["pools"])
                    assert not Counter(row["known"]) - there
                assert not known - influence(world, seat)


@rule("11.14", "11.17")
@pytest.mark.parametrize("seed", range(3) if compiled() else [1])
def test_five_castlings_and_five_spies_leave_worlds_to_draw(seed: int) -> None:
    table = with_cards({}, {"castling": 5, "spy": 5, "veto": 0})
    rng = Rng(seed)
    while table.game.pending(table.state):
        play_tellingly(table, rng)
        assert table.game.check(table.state) == ""
        if rng.below(10) == 0:
            for viewer in (0, 1, OBSERVER):
                assert table.game.check(table.game.determinize(table.game.view(table.state, viewer), rng)) == ""

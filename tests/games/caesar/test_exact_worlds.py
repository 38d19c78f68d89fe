"""Worlds are drawn with the chances that a patient watcher would reckon (ADR 9).

The watcher of `caesar_filter` carries every possible world along, event by event, with its exact weight."""

from collections import Counter

import pytest

from curia import _build
from curia.core.rng import Rng
from curia.core.types import CHANCE_MASK, OBSERVER
from tests.kit.caesar import Table, few_cards, play_tellingly, started
from tests.kit.caesar_filter import Watcher, watch
from tests.kit.rules import rule

DRAWS = 20_000 if _build.compiled() else 2_000
DISTANCE = 0.05
MOST_WORLDS = 300


def distance(game: Table, watcher: Watcher, viewer: int) -> float:
    """The total variation distance between the worlds drawn and those reckoned, less what chance alone would make it.

    None may be drawn that is impossible, and none may be missing."""
    chances = watcher.chances()
    assert watcher.seen(game.state) in chances, "the truth is possible"
    view = game.game.view(game.state, viewer)
    rng = Rng(len(game.log.events))
    drawn = Counter(watcher.seen(game.game.determinize(view, rng)) for _ in range(DRAWS))
    assert not set(drawn) - set(chances), "impossible worlds"
    assert not {world for world, chance in chances.items() if chance * DRAWS > 16} - set(drawn), "missing worlds"
    by_chance = 0.4 * sum((chance * (1 - chance) / DRAWS) ** 0.5 for chance in chances.values())
    apart = sum(abs(drawn[world] / DRAWS - chance) for world, chance in chances.items()) / 2
    return float(apart - by_chance)


# Games that went wrong once


@rule("11.8", "11.9", "C18")
@pytest.mark.parametrize("viewer", [1, OBSERVER])
def test_a_late_draw_excludes_no_early_card(viewer: int) -> None:
    pause = ["discard 1", "draw influence", "drawn 1"]
    game = started().go("lay 3 senators", "draw influence", "drawn 1", "suffrage orgy", *pause)
    game.go("lay 2 praetors", "draw manipulation", "suffrage orgy", *pause)
    game.go("lay 5 quaestors", "done", "draw influence", "drawn 2", "suffrage reshuffle", *pause)
    game.go("discard veto", "draw influence", "drawn 5", *pause)
    game.go("discard 1 1 2 5", *["draw manipulation"] * 4)
    watcher = watch(game, 0, viewer, first=False)
    assert watcher.seen(game.state) == (("4",), *watcher.seen(game.state)[1:])
    assert distance(game, watcher, viewer) <= DISTANCE


@rule("11.8", "11.9", "11.14", "11.17")
def test_castling_some_of_the_first_five_leaves_the_others_one_to_five() -> None:
    game = started().go("discard 1 2 3 4", *["draw manipulation"] * 4, "discard 1", "draw manipulation")
    game.go("castle praetors censors", "allow", "relay 2", "lay 5 quaestors").finish_turn("quaestors")
    watcher = watch(game, 0, 1)
    assert {len(set(first + mixed)) for _, first, mixed in watcher.chances()} == {4}
    assert distance(game, watcher, 1) <= DISTANCE


@rule("11.8", "C18")
def test_cards_that_were_shown_may_have_been_drawn() -> None:
    """Hand 1 to 5, one laid face down, one drawn, then 2 and 3 shown: 2 or 3 lies there with a chance of 10 in 121."""
    game = started().go("lay 1 senators", "draw influence", "drawn 4", "suffrage orgy")
    game.go("discard 1", "draw influence", "drawn 1", "show 2 censors", "show 3 censors")
    game.go("draw manipulation", "draw manipulation", "suffrage orgy")
    watcher = watch(game, 0, 1, first=False)
    hidden = sum(chance for (_, laid, _), chance in watcher.chances().items() if laid[0][2] in "23")
    assert hidden == pytest.approx(10 / 121)
    assert distance(game, watcher, 1) <= DISTANCE


@rule("11.18")
def test_in_its_own_question_a_spy_knows_the_hand() -> None:
    game = started().go("discard 1 2", "draw manipulation", "draw manipulation")
    game.go("lay 5 senators", "draw influence", "drawn 5", "suffrage orgy").go("spy")
    watcher = watch(game, 1, 0)
    assert {hand for hand, _, _ in watcher.chances()} == {("1", "2", "3", "4", "5")}
    assert distance(game, watcher, 0) <= DISTANCE


@rule("11.18")
def test_a_manipulation_that_equals_a_seen_one_may_be_another() -> None:
    """Of two Vetoes one was seen in hand, a card was drawn, a Veto was used: the other may still be there."""
    game = started().go("discard 1 2", "draw manipulation", "draw manipulation")
    game.go("discard 1", "draw manipulation").go("spy", "allow", "strike 2", "draw manipulation")
    game.go("lay 3 senators", *["draw manipulation"] * 2, "suffrage orgy").go(
        "discard veto", "draw influence", "drawn 1"
    )
    watcher = watch(game, 1, 0, manipulation=True)
    assert len(watcher.chances()) == 6
    assert distance(game, watcher, 0) <= DISTANCE


# Games of chance with few cards, so that the worlds can be counted


@rule("11.9", "11.15", "11.17", "11.18", "C31")
@pytest.mark.parametrize("seed", range(10 if _build.compiled() else 2))
def test_worlds_of_random_games_are_drawn_with_their_chances(seed: int) -> None:
    game = few_cards(3 + seed % 2)
    rng = Rng(seed)
    seat = seed % 2
    viewers = [1 - seat, OBSERVER]
    watchers = [
        (viewer, watch(game, seat, viewer, manipulation)) for viewer in viewers for manipulation in (False, True)
    ]
    compared = 0
    while game.game.pending(game.state) and game.facts()["turn"] <= 12:
        play_tellingly(game, rng)
        assert game.game.check(game.state) == "", "the truth is among the worlds"
        viewer, watcher = watchers[rng.below(len(watchers))]
        if not game.facts()["turn"] or game.game.pending(game.state) in (0, CHANCE_MASK) or rng.below(3):
            continue
        if len(watcher.go_on(game).chances()) <= MOST_WORLDS:
            assert distance(game, watcher, viewer) <= DISTANCE
            compared += 1
    assert compared >= 4

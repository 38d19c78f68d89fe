"""Section 12: victory points of a round."""

import json
from typing import Any, cast

import pytest

from curia.core.events import EventLog
from curia.core.types import OBSERVER
from tests.games.borgia.test_card_data import IDS
from tests.kit.borgia import Table, game_with_points, player, table
from tests.kit.borgia_deals import elect
from tests.kit.rules import rule
from tests.kit.tables import walk


def points(game: Table, seat: int) -> tuple[int, ...]:
    """Those of the latest round: for ducats, the papacy, towns and artists."""
    facts = [one for one in game.happened("points") if one["seat"] == seat][-1]
    return tuple(int(str(facts[part])) for part in ("ducats", "papacy", "towns", "artists"))


def shown(game: Table, seat: int) -> dict[str, Any]:
    """What a seat or OBSERVER is sent."""
    return cast(dict[str, Any], game.game.shown(game.game.view(game.state, seat)))


@rule("12.1")
def test_every_player_gets_points_after_the_election() -> None:
    game = table("pledges")
    assert game.happened("points") == []
    elect(game, 2)
    assert [facts["seat"] for facts in game.happened("points")] == [0, 1, 2, 3]


@rule("12.1", "15.2")
def test_points_add_up_over_the_rounds() -> None:
    game = elect(table("pledges", player(lies="bologna titian", ducats=37), round=2), 0)
    assert points(game, 0) == (3, 10, 4, 4)
    game.until("pledge")
    before = game.ducats[0]
    elect(game, 1)
    outcome = game.outcome()
    now = points(game, 0)
    assert now[0] == before // 10
    assert outcome.parts[0] == {"ducats": 3 + now[0], "papacy": 10, "towns": 4 + now[2], "artists": 4 + now[3]}
    assert outcome.points[0] == 21 + sum(now)


@rule("12.2")
@pytest.mark.parametrize(("ducats", "expected"), [(0, 0), (9, 0), (10, 1), (19, 1), (100, 10), (239, 23)])
def test_one_point_for_every_full_ten_ducats_which_are_kept(ducats: int, expected: int) -> None:
    game = elect(table("pledges", player(ducats=ducats)), 1)
    assert points(game, 0) == (expected, 0, 0, 0)
    assert game.ducats[0] == ducats


@rule("12.3")
def test_ten_points_for_the_pope_just_elected_and_none_for_the_one_before() -> None:
    game = elect(table("pledges", pope=1), 3)
    assert [points(game, seat)[1] for seat in range(4)] == [0, 0, 0, 10]


@rule("12.4", "B1")
def test_all_the_own_towns_and_artists_bring_their_points_housed_or_not() -> None:
    people = [
        player(lies="bologna(michelangelo) spoleto(raphael) pinturicchio", ducats=0),
        player(lies="florence(da_vinci) ancona", ducats=0),
    ]
    game = elect(table("pledges", *people), 2)
    assert points(game, 0) == (0, 0, 4 + 1, 6 + 5 + 2)
    assert points(game, 1) == (0, 0, 4, 4)


@rule("12.5", "B1")
def test_offices_minor_families_hand_cards_and_cardinals_bring_none() -> None:
    own = player("spy renzo savonarola", "vice_chancellor valencia(treasurer este) malatesta", ducats=0, cardinals=9)
    assert points(elect(table("pledges", own), 1), 0) == (0, 0, 0, 0)


@rule("12.6", "B13", "14.7")
def test_the_points_are_open_by_their_parts() -> None:
    game = elect(table("pledges", player(lies="bologna titian", ducats=37)), 0)
    told = {"seat": 0, "ducats": 3, "papacy": 10, "towns": 4, "artists": 4}
    assert all(game.seen_by(seat, "points")[0] == told for seat in range(4))


# Points of offices ------------------------------------------------------------

OFFICES = {"treasurer": 2, "datary": 5}


@rule("12.7", "B1")
def test_a_card_file_may_give_points_to_offices_housed_or_not() -> None:
    own = player(lies="imola(datary) treasurer auditor", ducats=0)
    game = elect(table("pledges", own, player(lies="governor", ducats=0), points=OFFICES), 2)
    assert [facts["offices"] for facts in game.happened("points")] == [7, 0, 0, 0]
    assert points(game, 0) == (0, 0, 2, 0), "they are a part of their own"


@rule("12.7", "12.1", "12.6", "15.2")
def test_points_of_offices_add_up_like_the_others_and_are_open() -> None:
    game = elect(table("pledges", player(lies="treasurer", ducats=30), pope=1, round=2, points=OFFICES), 1)
    assert all(game.seen_by(seat, "points")[0]["offices"] == 2 for seat in range(4))
    assert all(shown(game, seat)["seats"][0]["points"]["offices"] == 2 for seat in (0, 3, OBSERVER))
    assert shown(game, 2)["standing"]["seats"][0]["parts"]["offices"] == 2
    game.until("pledge")
    elect(game, 1)
    outcome = game.outcome()
    assert outcome.parts[0]["offices"] == 4
    assert outcome.points[0] == sum(outcome.parts[0].values())
    assert shown(game, 2)["standing"]["seats"][0]["points"] == outcome.points[0]


@rule("12.7", "12.2")
def test_what_the_round_would_bring_counts_offices_too() -> None:
    game = table("pledges", player(lies="bologna treasurer", ducats=37), points=OFFICES)
    coming = [shown(game, seat)["standing"]["seats"][0]["coming"] for seat in (0, 1)]
    assert coming[0] == {"ducats": 3, "towns": 4, "artists": 0, "offices": 2, "total": 9}
    assert coming[1] == {"ducats": None, "towns": 4, "artists": 0, "offices": 2, "total": None}


@rule("12.7", "B1")
def test_the_other_reading_of_b1_is_a_card_file_away() -> None:
    """Offices and artists, as §11 of the rule text says, and no towns."""
    own = player(lies="bologna titian treasurer", ducats=0)
    game = elect(table("pledges", own, points=OFFICES | dict.fromkeys(IDS["town"].split(), 0)), 1)
    assert game.happened("points")[0] == {"seat": 0, "ducats": 0, "papacy": 0, "towns": 0, "artists": 4, "offices": 2}


@rule("12.5", "12.7")
@pytest.mark.parametrize("points", [{}, {"treasurer": 0}])
def test_without_points_of_offices_there_is_no_such_part(points: dict[str, int]) -> None:
    game = elect(table("pledges", player(lies="treasurer"), round=3, points=points), 0)
    assert list(game.outcome().parts[0]) == ["ducats", "papacy", "towns", "artists"]
    assert "offices" not in game.happened("points")[0]
    assert "offices" not in shown(game, 0)["seats"][0]["points"]


@rule("12.7", "15.2")
def test_whole_games_with_points_of_offices_are_counted_and_written_as_they_are_told() -> None:
    rules = game_with_points(3, dict.fromkeys(IDS["office"].split(), 3))
    for seed in (1, 2):
        log = EventLog()
        *_, last = walk(rules, seed, log)
        told = [event.public for event in log.events if event.name == "points"]
        outcome = rules.outcome(last)
        assert outcome is not None
        for seat in range(3):
            of_seat = [facts for facts in told if facts["seat"] == seat]
            for part in outcome.parts[seat]:
                assert outcome.parts[seat][part] == sum(int(str(facts[part])) for facts in of_seat)
            assert outcome.points[seat] == sum(outcome.parts[seat].values())
        assert sum(parts["offices"] for parts in outcome.parts) > 0
        assert rules.from_dict(json.loads(json.dumps(rules.to_dict(last)))).key() == last.key()

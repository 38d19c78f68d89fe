"""Section 12: victory points of a round."""

import pytest

from tests.kit.borgia import Table, player, table
from tests.kit.borgia_deals import elect
from tests.kit.rules import rule


def points(game: Table, seat: int) -> tuple[int, ...]:
    """Those of the latest round: for ducats, the papacy, towns and artists."""
    facts = [one for one in game.happened("points") if one["seat"] == seat][-1]
    return tuple(int(str(facts[part])) for part in ("ducats", "papacy", "towns", "artists"))


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

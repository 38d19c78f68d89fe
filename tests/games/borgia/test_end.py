"""Section 15: the end of the game."""

import pytest

from tests.kit.borgia import Table, player, table
from tests.kit.borgia_deals import elect
from tests.kit.rules import rule


def ended(*ducats: int, pope: int = 0, seats: int = 4) -> Table:
    """A game after an election of round 3, with so many ducats for each and no other cards."""
    people = [player(ducats=own) for own in ducats]
    return elect(table("pledges", *people, seats=seats, round=3), pope)


@rule("15.1")
def test_the_game_is_over_after_the_points_of_round_3() -> None:
    game = ended(100, 90, 80, 70)
    assert game.question == "over"
    assert game.game.pending(game.state) == 0
    assert game.events()[-5:] == ["points"] * 4 + ["game_over"]
    assert game.outcome().reason == "three_rounds"


@rule("15.1", "13.1")
@pytest.mark.parametrize("round_", [1, 2])
def test_after_rounds_1_and_2_the_game_goes_on(round_: int) -> None:
    game = elect(table("pledges", round=round_), 0)
    assert game.round == round_ + 1
    assert game.game.outcome(game.state) is None


@rule("15.2")
def test_the_most_points_win() -> None:
    game = ended(100, 190, 220, 70)
    assert game.outcome().points == [20, 19, 22, 7]
    assert game.outcome().ranks == [2, 3, 1, 4]
    assert game.game.winners(game.state) == 0b0100


@rule("15.3", "15.4", "B64")
def test_players_with_equally_many_points_share_the_victory() -> None:
    game = ended(0, 109, 100, 90)
    assert game.outcome().points == [10, 10, 10, 9]
    assert game.outcome().ranks == [1, 1, 1, 4]
    assert game.game.winners(game.state) == 0b0111


@rule("15.3", "15.4", "B64")
def test_a_shared_place_below_the_first_skips_in_the_same_way() -> None:
    assert ended(50, 80, 80, 20).outcome().ranks == [1, 2, 2, 4]
    assert ended(50, 80, 90, 20).outcome().ranks == [1, 3, 2, 4]


@rule("15.5")
def test_hands_the_pile_and_phases_to_be_skipped_count_for_nobody() -> None:
    people = player("spy*3 renzo", skips=2, ducats=50), player(ducats=50)
    game = elect(table("pledges", *people, round=3, pile="titian datary"), 2)
    assert game.outcome().points[:2] == [5, 5]

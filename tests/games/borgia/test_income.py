"""Section 9: the end of a round and its income."""

import pytest

from tests.kit.borgia import player, table
from tests.kit.borgia_deals import elect
from tests.kit.rules import rule


@rule("9.1", "3.3")
def test_after_the_phase_that_empties_the_market_come_income_election_and_points() -> None:
    game = table("market", player(lies="imola"), market=1).go("buy", "draw spy", *["pass"] * 4)
    assert "income" not in game.events(), "the phase is finished first"
    game.go("go on", "enough", "go on")
    assert game.question == "moment"
    game.go("go on")
    assert game.events()[-5:] == ["income"] * 4 + ["election"]
    game = elect(game, 1)
    told = [name for name in game.events() if name in ("income", "elected", "points")]
    assert told == ["income"] * 4 + ["elected"] + ["points"] * 4


@rule("9.1")
def test_while_the_market_has_cards_the_round_goes_on() -> None:
    game = table("next phase", market=1)
    assert (game.question, game.active) == ("moment", 1)
    assert "income" not in game.events()


@rule("9.2")
def test_every_player_gets_the_income_of_the_own_towns_and_offices_housed_or_not() -> None:
    lies = ["bologna(treasurer) ancona", "camerlengo florence(datary)", "imola", ""]
    game = table("phase", *[player(lies=one, ducats=10) for one in lies], market=0)
    assert game.ducats == [10 + 15 + 20 + 20, 10 + 20 + 15, 10 + 10, 10]
    assert [facts["ducats"] for facts in game.happened("income")] == [55, 35, 10, 0]


@rule("9.2", "19.3")
def test_all_towns_and_offices_together_bring_260() -> None:
    towns = "bologna ancona urbino rimini pesaro forli faenza cesena imola camerino senigallia spoleto"
    offices = "vice_chancellor grand_penitentiary castellan camerlengo datary gonfalonier governor treasurer auditor"
    game = table("phase", player(lies=towns), player(lies=offices), market=0)
    assert game.ducats == [245, 215, 100, 100]


@rule("9.3")
def test_the_ducats_of_the_family_are_not_part_of_the_income() -> None:
    game = table("phase", market=0)
    assert game.ducats == [100] * 4
    assert game.happened("family_income") == []


@rule("9.4")
def test_artists_and_minor_families_bring_no_income() -> None:
    game = table("phase", player(lies="michelangelo este", ducats=7), market=0)
    assert game.ducats[0] == 7


@rule("9.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_traded_housed_or_played_before_the_next_round(seat: int) -> None:
    game = table("phase", player("spy assassin", "imola treasurer"), player("poison"), pope=seat, market=0)
    asked = set()
    for _ in range(4):
        asked |= {text.split()[0] for text in game.legal()}
        game.go("done")
    assert asked == {"done", "sell", "buy"}
    assert all(text.startswith("vote") for one in game.asked for text in game.legal(one))
    elect(game, 0)
    assert game.question == "draw_card"

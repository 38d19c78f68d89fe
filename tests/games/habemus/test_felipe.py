"""Section 7: Felipe IV and the cardinals that he excludes."""

import pytest

from tests.kit.habemus import Player, Table, player, table
from tests.kit.rules import rule

DISPLAY = "felipe bichi swap camerlengo"


def take_felipe(*players: Player, seats: int = 4, display: str = DISPLAY, **options: str) -> Table:
    """Seat 0 takes a Felipe IV."""
    return table("take", *players, seats=seats, display=display, options=options).play(0, "take felipe")


@rule("7.14", "7.15")
def test_the_first_felipe_brings_five_gold_and_excludes_nobody() -> None:
    game = take_felipe(player(), player("lugo"))
    assert game.tableau(0) == ["felipe"]
    assert game.gold == [25, 20, 20, 20]
    assert game.tableau(1) == ["lugo"]
    assert game.asked() == [1]


@rule("7.15", "7.16", "HP4")
def test_the_second_felipe_must_exclude_one_cardinal() -> None:
    game = take_felipe(player("felipe"), player("lugo"), player("cesi hesse"))
    assert game.gold[0] == 25
    assert game.question == "exclude"
    assert game.legal(0) == ["exclude cesi from 2", "exclude lugo from 1", "exclude hesse from 2"]
    assert game.refusal(0, "exclude none") == ("7.16", "must-exclude")
    game.play(0, "exclude cesi from 2")
    assert game.tableau(2) == ["hesse"]
    assert "cesi" in game.gone
    assert game.tableau(0) == ["felipe", "felipe"]
    assert game.asked() == [1]


@rule("7.16", "4.8")
def test_the_only_target_is_excluded_without_a_question() -> None:
    game = take_felipe(player("felipe"), player("lugo"))
    assert game.tableau(1) == []
    assert game.asked() == [1]


@rule("7.16", "HP4")
def test_with_may_one_can_decline() -> None:
    game = take_felipe(player("felipe"), player("lugo"), felipe="may")
    assert game.legal(0) == ["exclude lugo from 1", "exclude none"]
    game.play(0, "exclude none")
    assert game.tableau(1) == ["lugo"]
    assert game.happened("declined") == [{"seat": 0, "card": "felipe"}]


@rule("7.16", "HP4")
def test_with_may_one_can_exclude() -> None:
    game = take_felipe(player("felipe"), player("lugo"), felipe="may").play(0, "exclude lugo from 1")
    assert game.tableau(1) == []


@rule("7.17", "HP14")
def test_a_leader_cannot_be_excluded() -> None:
    game = take_felipe(player("felipe"), player("este lugo cesi"))
    assert game.refusal(0, "exclude este from 1") == ("7.17", "exclude-leader")


@rule("7.18")
def test_only_an_opponents_cardinal_can_be_excluded() -> None:
    game = take_felipe(player("felipe colonna"), player("lugo cesi"))
    assert game.refusal(0, "exclude colonna from 0") == ("7.18", "exclude-own")
    assert game.refusal(0, "exclude bichi from 1") == ("7.18", "in-no-tableau")
    assert game.refusal(0, "exclude lugo from 2") == ("7.18", "wrong-owner")


@rule("7.19")
def test_a_friend_of_felipe_is_safe() -> None:
    game = take_felipe(player("felipe"), player("felipe lugo"), player("cesi ginetti"))
    assert game.legal(0) == ["exclude cesi from 2", "exclude ginetti from 2"]
    assert game.refusal(0, "exclude lugo from 1") == ("7.19", "exclude-friend-of-felipe")


@rule("7.19")
def test_felipe_gives_no_other_protection() -> None:
    bribe = table("bribe", player(played="bribe"), player("felipe lugo"))
    assert "bribe lugo from 1" in bribe.legal(0)
    swap = table("swap", player("cesi", played="swap"), player("felipe lugo"))
    assert "swap cesi with lugo" in swap.legal(0)
    death = table("take", player(), player("felipe lugo"), display="case_of_death bichi swap camerlengo")
    assert death.play(0, "take case_of_death").tableau(1) == ["felipe"]


@rule("7.20", "HP5")
def test_chigi_cannot_be_excluded() -> None:
    game = take_felipe(player("felipe"), player("chigi lugo cesi"))
    assert "exclude chigi from 1" not in game.legal(0)
    assert game.refusal(0, "exclude chigi from 1") == ("7.20", "exclude-chigi")


@rule("7.20", "HP5")
def test_with_exposed_chigi_can_be_excluded() -> None:
    game = take_felipe(player("felipe"), player("chigi lugo"), chigi_vs_felipe="exposed")
    game.play(0, "exclude chigi from 1")
    assert game.tableau(1) == ["lugo"]
    assert "chigi" in game.gone


@rule("7.20", "7.19", "HP5")
def test_exposed_chigi_is_safe_with_a_friend_of_felipe() -> None:
    game = take_felipe(player("felipe"), player("felipe chigi"), chigi_vs_felipe="exposed")
    assert game.tableau(1) == ["chigi", "felipe"]


@rule("7.10", "HP5")
def test_exposed_to_felipe_chigi_stays_safe_from_bribe_swap_and_death() -> None:
    bribe = table("bribe", player(played="bribe"), player("chigi lugo"), chigi_vs_felipe="exposed")
    assert bribe.refusal(0, "bribe chigi from 1") == ("8.13", "bribe-chigi")
    swap = table("swap", player("cesi", played="swap"), player("chigi lugo"), chigi_vs_felipe="exposed")
    assert swap.refusal(0, "swap cesi with chigi") == ("8.23", "swap-chigi")
    death = table(
        "take", player(), player("chigi"), display="case_of_death bichi swap camerlengo", chigi_vs_felipe="exposed"
    )
    assert death.play(0, "take case_of_death").tableau(1) == ["chigi"]


@rule("7.21")
@pytest.mark.parametrize("felipe", ["must", "may"])
@pytest.mark.parametrize("other", ["", "este", "chigi", "felipe lugo", "mazarin louis"])
def test_without_a_target_nothing_happens_beyond_the_gold(other: str, felipe: str) -> None:
    game = take_felipe(player("felipe lugo" if other != "felipe lugo" else "felipe"), player(other), felipe=felipe)
    assert game.asked() == [1]
    assert game.gold == [25, 20, 20, 20]
    assert game.happened("excluded") == []
    assert game.happened("nobody_excluded") == [{"seat": 0}]


@rule("7.22")
@pytest.mark.parametrize("felipe", ["must", "may"])
def test_the_third_felipe_brings_gold_and_excludes_nobody(felipe: str) -> None:
    game = take_felipe(player("felipe*2"), player("lugo cesi"), felipe=felipe)
    assert game.tableau(0) == ["felipe"] * 3
    assert game.gold[0] == 25
    assert game.tableau(1) == ["cesi", "lugo"]
    assert game.asked() == [1]

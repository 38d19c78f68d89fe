"""Section 6: Savonarola."""

import pytest

from tests.kit.borgia import player, table
from tests.kit.rules import rule

HAND = "spy poison assassin marriage accusation renzo"


@rule("6.44")
def test_savonarola_is_laid_and_the_pope_plays_no_card() -> None:
    found = table("play", player("savonarola"), player("spy poison marriage"), player(lies="titian"), pope=1)
    found.go("play savonarola")
    assert found.state.table.savonarola
    assert (found.hand(0), found.gone) == ([], [])
    assert found.until("play", 1).legal() == ["enough"]


@rule("6.44", "6.58")
def test_savonarola_binds_only_the_pope() -> None:
    found = table("play", player("spy marriage"), pope=1, savonarola=True)
    assert "play spy on 1" in found.legal()


@rule("6.45", "B8")
def test_the_pope_does_not_play_savonarola_himself() -> None:
    assert table("play", player("savonarola")).legal() == ["enough"]
    assert table("play", player("savonarola"), pope=1).legal() == ["play savonarola", "enough"]


@rule("6.46", "B46")
def test_the_pope_may_kill_savonarola_and_then_play_on() -> None:
    people = [player(HAND), player(lies="titian datary imola")]
    found = table("play", *people, savonarola=True)
    assert found.legal() == ["play assassin on savonarola", "enough"]
    found.go("play assassin on savonarola")
    assert {"play spy on 1", "play poison on titian", "play marriage with 1"} <= set(found.legal())
    found.go("enough", "go on", "seize imola")
    assert "hire renzo" in found.legal(0)


@rule("6.46")
def test_without_an_assassin_the_pope_can_only_stop() -> None:
    assert table("play", player("spy poison"), player(lies="titian"), savonarola=True).legal() == ["enough"]


@rule("6.47", "B8")
def test_what_stays_free_for_the_pope_in_his_own_phase() -> None:
    people = [player("spy renzo doctor", lies="valencia(da_vinci)"), player(lies="este varano")]
    found = table("moment 0", *people, savonarola=True)
    assert "rehouse" in found.legal()
    assert {"give renzo", "give spy", "give doctor"} <= set(found.go("offer 1").legal())
    found = table("market", *people, savonarola=True).go("buy", "draw paolo")
    assert "bid 9" in found.legal()
    fight = table("seize", *people, savonarola=True).go("seize varano")
    assert fight.legal(0) == ["hire nobody"]
    fight.all_play("hire nobody", "hire nobody")
    assert fight.happened("seizure_failed")[0]["attack"] == 1, "da Vinci counts"


@rule("6.47", "7.13", "B8")
def test_in_the_phases_of_others_the_pope_bids_and_defends() -> None:
    people = [player(), player("renzo", lies="imola")]
    assert "hire renzo" in table("seize", *people, pope=1, savonarola=True).go("seize imola").legal(1)
    auction = table("market", *people, pope=1, savonarola=True).go("buy", "draw spy", "pass")
    assert "bid 3" in auction.legal(1)


@rule("7.13", "6.44", "B8")
@pytest.mark.parametrize(("savonarola", "hires"), [(True, ["hire nobody"]), (False, ["hire nobody", "hire renzo"])])
def test_the_pope_attacks_without_condottieri(savonarola: bool, hires: list[str]) -> None:
    found = table("seize", player("renzo"), player(lies="imola"), savonarola=savonarola).go("seize imola")
    assert found.legal(0) == hires

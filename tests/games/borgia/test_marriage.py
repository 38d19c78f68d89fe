"""Section 6: marriage."""

from typing import Any

import pytest

from tests.kit.borgia import player, table
from tests.kit.rules import rule


@rule("6.39")
def test_the_player_names_the_spouse_who_is_not_asked() -> None:
    found = table("play", player("marriage"))
    assert found.can("play marriage with ") == ["1", "2", "3"]
    found.go("play marriage with 2")
    assert (found.question, found.seat) == ("play", 0)
    assert found.state.table.spouses == 0b101
    assert (found.hand(0), found.gone, found.pile) == ([], [], [])


@rule("6.39", "6.58")
def test_the_spouses_stay_spouses_in_the_phases_of_all() -> None:
    found = table("play", player("marriage", lies="imola"), player("spy")).go("play marriage with 1")
    found.until("play", 1)
    assert found.can("play spy on ") == ["2", "3"]
    assert found.until("moment").state.table.spouses == 3


CARDS = "spy poison assassin savonarola accusation"


@rule("6.40", "B28")
@pytest.mark.parametrize("active", [0, 1])
def test_no_spouse_plays_against_the_other(active: int) -> None:
    owner = player(lies="titian datary")
    people = [player(CARDS), owner] if active == 0 else [owner, player(CARDS)]
    other = 1 - active
    facts: dict[str, Any] = {"active": active, "pope": other, "round": 2, "reshuffled": True}
    free = table("play", *people, **facts).legal()
    barred = table("play", *people, spouses=[0, 1], **facts).legal()
    gone = [f"spy on {other}", "poison on datary", "poison on titian", "assassin on datary", "savonarola", "accusation"]
    assert [text for text in free if text not in barred] == [f"play {text}" for text in gone]
    assert [text for text in barred if text not in free] == ["play poison on marriage", "play assassin on marriage"]


@rule("6.40", "6.44", "6.48")
def test_a_spouse_of_another_than_the_pope_plays_against_the_pope() -> None:
    people = [player("savonarola accusation"), player()]
    found = table("play", *people, pope=3, round=2, reshuffled=True, spouses=[0, 1])
    assert {"play savonarola", "play accusation"} <= set(found.legal())


@rule("6.41", "7.6", "B28")
def test_spouses_do_not_seize_from_each_other() -> None:
    people = [player(), player(lies="imola florence(datary) titian este"), player(lies="faenza")]
    assert table("seize", *people, spouses=[0, 1]).can("seize ") == ["faenza", "nothing"]
    assert "imola" in table("seize", *people, spouses=[1, 2]).can("seize ")


@rule("6.42", "B28")
def test_marriage_bars_neither_trades_nor_votes_nor_pledges() -> None:
    assert "offer 1" in table("moment 0", spouses=[0, 1]).legal()
    ballot = table("ballot", spouses=[0, 1], candidates=[0, 2])
    assert "vote 12 for 0" in ballot.play(1, "vote 0 for 2").legal(0)
    assert ballot.seen_by(1, "voted") == [{"seat": 1, "votes": [12, 0, 0, 0]}]
    assert {"buy from 1", "sell to 1"} <= set(table("pledges", spouses=[0, 1]).legal())


@rule("6.42", "B28")
@pytest.mark.parametrize("card", ["poison", "assassin"])
@pytest.mark.parametrize("active", [0, 2])
def test_anyone_may_play_a_death_card_on_the_marriage(card: str, active: int) -> None:
    people = [player(card if seat == active else "") for seat in range(3)]
    assert table("play", *people, active=active, spouses=[0, 1]).can(f"play {card} on ") == ["marriage"]


@rule("6.42", "B28")
def test_marriage_does_not_bar_defence() -> None:
    people = [player("renzo"), player("paolo", lies="imola"), player()]
    found = table("seize", *people, spouses=[1, 2]).go("seize imola")
    assert "hire paolo" in found.legal(1)


@rule("6.43", "B28")
def test_a_savonarola_that_lies_stays_in_force() -> None:
    found = table("play", player("marriage savonarola"), player("spy"), pope=1)
    found.go("play savonarola", "play marriage with 1").until("market", 1)
    assert found.legal() == ["buy"]


@rule("6.43", "B28")
def test_an_upheld_accusation_stays_in_force() -> None:
    found = table("play", player("accusation marriage"), seats=3, pope=1, round=2, got=[])
    found.go("play accusation", "yes", "yes", "play marriage with 1")
    assert found.skips == [0, 1, 0]

"""Section 6: the Doctor."""

import pytest

from curia.core.types import OBSERVER
from tests.kit.borgia import Table, player, table
from tests.kit.rules import rule


def struck(hand: str = "doctor", ducats: int = 100, lies: str = "titian", card: str = "titian") -> Table:
    """Seat 0 plays Poison on a card of seat 1."""
    return table("play", player("poison"), player(hand, lies=lies, ducats=ducats)).go(f"play poison on {card}")


@rule("6.32", "14.8", "14.4")
@pytest.mark.parametrize(("lies", "card"), [("titian", "titian"), ("florence(auditor)", "auditor")])
def test_the_doctor_saves_an_artist_or_an_office_for_ten_ducats(lies: str, card: str) -> None:
    found = struck(lies=lies, card=card)
    assert found.legal() == ["no doctor", "doctor"]
    found.go("doctor")
    assert found.ducats == [100, 90, 100, 100]
    assert found.gone == ["poison", "doctor"]
    assert found.lies(1) == [card]
    assert found.place(card) == ("" if card == "titian" else "florence")
    assert found.happened("saved") == [{"seat": 1, "target": card, "ducats": 10}]
    assert (found.question, found.seat) == ("play", 0)


@rule("6.32")
def test_the_doctor_need_not_be_used() -> None:
    found = struck().go("no doctor")
    assert (found.lies(1), found.hand(1), found.ducats[1]) == ([], ["doctor"], 100)


@rule("6.33", "B43")
@pytest.mark.parametrize(("ducats", "answers"), [(9, ["no doctor"]), (10, ["no doctor", "doctor"])])
def test_the_doctor_needs_ten_ducats(ducats: int, answers: list[str]) -> None:
    assert struck(ducats=ducats).legal() == answers


@rule("6.34", "6.35", "14.21", "B41", "B27")
def test_without_a_doctor_one_is_asked_and_can_only_let_it_happen() -> None:
    found = struck("spy")
    assert (found.question, found.seat, found.legal()) == ("doctor", 1, ["no doctor"])
    assert found.game.decision(found.state, 1).discreet


@rule("6.35", "B27", "B43")
def test_the_owner_is_asked_though_everybody_knows_where_the_doctor_is() -> None:
    found = table("play", player("poison"), player(lies="titian"), gone="doctor").go("play poison on titian")
    assert (found.question, found.seat) == ("doctor", 1)
    held = table("play", player("poison doctor"), player(lies="titian")).go("play poison on titian")
    assert (held.question, held.seat) == ("doctor", 1)


@rule("6.35", "14.19", "14.20", "B27")
def test_the_answer_does_not_betray_why_no_doctor_came() -> None:
    tables = [struck(hand, ducats).go("no doctor") for hand, ducats in (("doctor", 100), ("doctor", 9), ("spy", 50))]
    for found in tables:
        assert found.sees(0) == tables[0].sees(0)
        assert found.log.seen_by(0) == tables[0].log.seen_by(0)
        assert found.log.seen_by(OBSERVER) == tables[0].log.seen_by(OBSERVER)


@rule("6.36", "B27", "B32")
@pytest.mark.parametrize("card", ["titian", "datary"])
def test_nobody_is_asked_for_the_poisoners_own_card(card: str) -> None:
    people = [player("poison doctor", lies="titian datary")]
    found = table("play", *people, pope=3).go(f"play poison on {card}")
    assert (found.question, found.happened("killed")) == ("play", [{"target": card}])


@rule("6.37", "6.36", "B27", "3.16")
def test_both_spouses_are_asked_together_in_secret() -> None:
    found = table("play", player("poison"), player(), player("doctor"), spouses=[1, 2]).go("play poison on marriage")
    assert found.asked == [1, 2]
    assert found.game.decision(found.state, 1).sealed
    assert (found.legal(1), found.legal(2)) == (["no doctor"], ["no doctor", "doctor"])
    found.play(2, "doctor")
    assert found.asked == [1]
    assert found.seen_by(1, "answered") == [{"seat": 2}]
    assert found.happened("saved") == []
    found.play(1, "no doctor")
    assert found.state.table.spouses == 6
    assert (found.ducats, found.gone) == ([100, 100, 90, 100], ["poison", "doctor"])


@rule("6.37", "6.32")
def test_the_marriage_dies_if_neither_spouse_saves_it() -> None:
    found = table("play", player("poison"), player(), player("doctor"), spouses=[1, 2]).go("play poison on marriage")
    found.all_play("no doctor", "no doctor")
    assert (found.state.table.spouses, found.gone) == (0, ["poison", "marriage"])
    assert found.hand(2) == ["doctor"]


@rule("6.37", "6.36", "B27")
def test_a_poisoner_who_is_a_spouse_is_not_asked() -> None:
    found = table("play", player("poison doctor"), spouses=[0, 3]).go("play poison on marriage")
    assert found.asked == [3]


@rule("6.38", "6.47", "B8")
def test_savonarola_does_not_bar_the_popes_doctor() -> None:
    people = [player("poison"), player("doctor", lies="titian")]
    found = table("play", *people, pope=1, savonarola=True).go("play poison on titian")
    assert found.legal() == ["no doctor", "doctor"]

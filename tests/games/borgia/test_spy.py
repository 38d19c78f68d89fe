"""Section 6: a Spy on a hand."""

import pytest

from curia.core.types import OBSERVER
from tests.kit.borgia import player, table
from tests.kit.rules import rule


@rule("6.10", "18.6")
def test_a_spy_takes_a_random_card_of_an_opponents_hand() -> None:
    found = table("play", player("spy"), player("renzo doctor")).go("play spy on 1")
    assert found.question == "steal"
    assert set(found.odds()) == {"draw renzo", "draw doctor"}
    found.chance("draw doctor")
    assert (found.hand(0), found.hand(1)) == (["doctor"], ["renzo"])


@rule("6.11")
def test_the_own_hand_is_no_target() -> None:
    assert table("play", player("spy renzo"), active=0).can("play spy on ") == ["1", "2", "3"]
    people = [player(), player(), player("spy renzo")]
    assert table("play", *people, active=2).can("play spy on ") == ["0", "1", "3"]


@rule("6.12", "B26", "14.10", "18.6")
def test_an_empty_hand_may_be_named_and_the_spy_is_spent() -> None:
    found = table("play", player("spy*2")).go("play spy on 1")
    assert (found.question, found.hand(0), found.gone) == ("play", ["spy"], ["spy"])
    assert found.happened("nothing_stolen") == [{"seat": 0, "other": 1}]


@rule("6.12", "14.19", "B26")
def test_the_targets_do_not_betray_an_empty_hand() -> None:
    one = table("play", player("spy"))
    other = table("play", player("spy"), player("renzo"), player("paolo doctor"))
    assert one.legal() == other.legal()


@rule("6.13", "B22")
def test_the_card_taken_may_be_used_in_the_same_phase() -> None:
    found = table("play", player("spy"), player("spy"), player("renzo", lies="camerino")).go("play spy on 1")
    found.go("draw spy", "play spy on 2", "draw renzo", "enough", "go on", "seize camerino")
    assert "hire renzo" in found.legal(0)


@rule("6.14", "14.14", "14.10")
def test_only_the_two_know_which_card_was_taken() -> None:
    tables = [
        table("play", player("spy"), player("renzo doctor")).go("play spy on 1", f"draw {card}")
        for card in ("renzo", "doctor")
    ]
    one, other = tables
    for seat in (0, 1):
        assert one.seen_by(seat, "stolen") == [{"seat": 0, "other": 1, "card": "renzo"}]
    for watcher in (2, OBSERVER):
        assert one.seen_by(watcher, "stolen") == [{"seat": 0, "other": 1}]
        assert one.sees(watcher) == other.sees(watcher)
    assert one.knows(1) == [("renzo", [0])]


@rule("6.15", "6.40", "B28")
def test_the_hand_of_the_spouse_is_no_target() -> None:
    people = [player("spy"), player("renzo")]
    assert table("play", *people, spouses=[0, 1]).can("play spy on ") == ["2", "3"]
    assert table("play", *people, spouses=[1, 2]).can("play spy on ") == ["1", "2", "3"]


@rule("6.16", "4.14")
@pytest.mark.parametrize(("start", "text"), [("play", "spy"), ("market", "play spy on 1"), ("seize", "play spy on 1")])
def test_a_spy_takes_from_the_market_in_step_1_and_from_a_hand_in_step_2(start: str, text: str) -> None:
    found = table(start, player("spy"), player("renzo", lies="imola"))
    assert not found.allows(text)

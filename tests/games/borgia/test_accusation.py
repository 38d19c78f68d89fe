"""Section 6: the Accusation of Simony."""

from typing import Any

import pytest

from tests.kit.borgia import Table, player, table
from tests.kit.rules import rule


def accused(*cardinals: int, reshuffled: bool = True, seats: int = 4, **facts: Any) -> Table:
    """Seat 3, or the last one, accuses the Pope in seat 0; the cardinals go by seat."""
    people = [player("accusation" if seat == seats - 1 else "", cardinals=n) for seat, n in enumerate(cardinals)]
    found = table("play", *people, seats=seats, active=seats - 1, round=2, reshuffled=reshuffled, **facts)
    return found.go("play accusation")


@rule("6.48")
def test_a_reshuffle_is_a_ground_for_everybody() -> None:
    assert "play accusation" in table("play", player("accusation"), pope=1, round=2, reshuffled=True).legal()


@rule("6.48", "6.50")
@pytest.mark.parametrize(("got", "allowed"), [([2, 3], True), ([0], False), ([0, 2, 3], False), ([], True)])
def test_who_got_nothing_has_a_ground(got: list[int], allowed: bool) -> None:
    found = table("play", player("accusation"), pope=1, round=2, got=got)
    assert found.allows("play accusation") == allowed


@rule("6.48", "6.49", "B48")
def test_the_reshuffle_of_this_round_is_a_ground() -> None:
    people = [player(), player("accusation", lies="datary")]
    for answer, ground in (("reshuffle", True), ("leave", False)):
        found = table("ducats", *people, round=2).go(answer).reach("cardinals").go("cardinals 1 1 1 1")
        assert found.until("play", 1).allows("play accusation") == ground


@rule("6.49", "B48", "13.17")
def test_an_office_or_a_cardinal_handed_out_leaves_no_ground_and_handing_out_is_none() -> None:
    people = [player(lies="datary"), player("accusation"), player("accusation"), player()]
    found = table("hand out", *people, round=2, market=12).go("assign datary to 2").reach("cardinals")
    found.go("cardinals 2 0 0 2")
    assert "play accusation" in found.until("play", 1).legal()
    assert "play accusation" not in found.until("play", 2).legal()
    people[3] = player("accusation")
    people[2] = player()
    found = table("hand out", *people, round=2, market=12).go("assign datary to 2").reach("cardinals")
    found.go("cardinals 2 0 0 2").until("play", 3)
    assert "play accusation" not in found.legal()


@rule("6.49", "B48")
def test_what_comes_in_a_phase_is_not_from_the_pope_then() -> None:
    people = [player("assassin"), player("accusation"), player(lies="datary")]
    found = table("play", *people, round=2, got=[2, 3]).go("play assassin on datary", "assign datary to 1")
    assert "datary" in found.lies(1)
    assert "play accusation" in found.until("play", 1).legal()


@rule("6.49", "B48")
def test_a_card_drawn_or_traded_is_not_from_the_pope_then() -> None:
    found = table("new round", player(lies="auditor"), player("accusation")).chance("draw spy", "draw datary")
    found.reach("reshuffle").go("leave", "assign auditor to 2").reach("cardinals").go("cardinals 2 0 0 2")
    found.go("offer 1", "give 1 ducats", "ask datary", "ask 0 ducats", "accept")
    assert "play accusation" in found.until("play", 1).legal()


@rule("6.49", "13.25", "B48")
def test_pledged_cardinals_are_from_the_pope_then() -> None:
    found = table("pledges", player(), player("accusation"), round=1)
    found.play(0, "buy from 1", "candidate 0", "votes 1", "price 1 cardinals").play(1, "accept")
    found.reach("ballot")
    while found.question == "ballot":
        seat = found.asked[0]
        found.play(seat, found.legal(seat)[-1])
    assert found.pope == 0
    found.reach("cardinals").go("cardinals 2 1 1 0")
    assert "play accusation" not in found.until("play", 1).legal()


@rule("6.51")
def test_in_round_1_there_is_no_accusation() -> None:
    assert table("play", player("accusation"), pope=1, got=[]).legal() == ["enough"]
    assert "play accusation" in table("play", player("accusation"), pope=1, round=3, got=[]).legal()


@rule("6.52")
def test_the_pope_does_not_accuse() -> None:
    assert table("play", player("accusation"), round=2, reshuffled=True, got=[]).legal() == ["enough"]


@rule("6.53")
def test_everyone_but_the_pope_votes_aloud_from_the_accuser_clockwise() -> None:
    people = [player("accusation" if seat == 1 else "") for seat in range(5)]
    found = table("play", *people, seats=5, active=1, pope=3, round=2, reshuffled=True).go("play accusation")
    asked = []
    while found.question == "accuse":
        assert found.legal() == ["no", "yes"]
        assert not found.game.decision(found.state, found.seat).sealed
        asked.append(found.seat)
        found.go("yes")
    assert asked == [1, 2, 4, 0]
    assert found.happened("said_yes")[1] == {"seat": 2, "cardinals": 4}


@rule("6.53", "14.7")
def test_with_more_votes_for_yes_the_pope_skips_his_next_phase() -> None:
    found = accused(6, 5, 5, 4).go("yes", "no", "yes")
    assert found.happened("accusation_upheld") == [{"other": 0, "yes": 9, "no": 5}]
    assert found.skips == [1, 0, 0, 0]
    assert (found.question, found.seat) == ("play", 3)
    assert found.until("moment", 1).happened("phase_skipped") == [{"seat": 0}]


@rule("6.53", "6.55")
def test_all_cardinals_count_one_vote_each_and_offices_none() -> None:
    people = [player(), player(lies="vice_chancellor camerlengo", cardinals=4), player("accusation", cardinals=5)]
    found = table("play", *people, seats=3, active=2, round=2, reshuffled=True).go("play accusation", "yes", "no")
    assert found.happened("accusation_upheld") == [{"other": 0, "yes": 5, "no": 4}]


@rule("6.54", "B5")
def test_a_tie_is_not_upheld() -> None:
    found = accused(4, 5, 5, seats=3).go("yes", "no")
    assert found.happened("accusation_failed") == [{"other": 0, "yes": 5, "no": 5}]
    assert found.skips == [0, 0, 0]


@rule("6.55")
def test_the_accuser_may_say_no_and_nobody_may_abstain() -> None:
    found = accused(4, 4, 4, 4)
    assert (found.seat, found.legal()) == (3, ["no", "yes"])
    assert found.go("no", "no", "no").skips == [0, 0, 0, 0]


@rule("6.56", "6.8")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_card_is_used_whatever_the_result(answer: str) -> None:
    found = accused(4, 4, 4, 4).go(answer, answer, answer)
    assert (found.gone, found.hand(3)) == (["accusation"], [])


@rule("6.56", "3.13")
def test_a_second_accusation_has_its_own_vote() -> None:
    people = [player("accusation*2"), player(), player()]
    found = table("play", *people, seats=3, pope=1, round=2, reshuffled=True)
    found.go("play accusation", "yes", "no", "play accusation", "yes", "yes")
    assert found.happened("accusation_upheld") == [{"other": 1, "yes": 8, "no": 0}]
    assert found.skips == [0, 1, 0]
    twice = table("play", *people, seats=3, pope=1, round=2, reshuffled=True)
    twice.go("play accusation", "yes", "yes", "play accusation", "yes", "yes")
    assert twice.skips == [0, 2, 0]


@rule("6.56")
def test_a_second_accusation_needs_a_ground_of_its_own_player() -> None:
    people = [player("accusation"), player("accusation")]
    found = table("play", *people, pope=3, round=2, got=[1, 2]).go("play accusation", "no", "no", "no")
    assert "play accusation" not in found.until("play", 1).legal()


@rule("6.48", "13.12", "B33")
def test_without_offices_of_others_there_is_no_reshuffle_and_no_ground() -> None:
    found = table("ducats", player(), player("accusation"), round=2)
    assert found.question == "cardinals"
    assert "play accusation" not in found.go("cardinals 1 1 1 1").until("play", 1).legal()

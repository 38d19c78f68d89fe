"""Section 5: refilling the hand and the suffrage card."""

from collections import Counter

import pytest

from tests.kit.caesar import GROUPS, OUT, Table, party, started, table
from tests.kit.rules import rule


@rule("5.1", "1.10", "E28")
@pytest.mark.parametrize(("hand", "missing"), [("1 2 3 4 5", 1), ("1 2 3 4", 2), ("1", 5)])
def test_the_hand_is_refilled_to_five(hand: str, missing: int) -> None:
    game = table(party(hand)).go("lay 1 senators")
    for _ in range(missing):
        assert game.phase == "refill"
        game.go("draw manipulation")
    assert game.phase == "suffrage"
    assert len(game.hand(0)) == 5


@rule("5.2", "C19", "E28")
def test_each_card_comes_from_either_reserve_and_is_seen_before_the_next_is_chosen() -> None:
    game = table(party("1 2 3 4", manipulation="spy veto")).go("lay 1 senators")
    assert game.legal() == ["draw influence", "draw manipulation"]
    game.go("draw manipulation")
    assert "spy" in game.view(0)["seats"][0]["hand"]
    assert game.phase == "refill"
    game.go("draw influence", "drawn p")
    assert game.hand(0) == ["philosopher", "2", "3", "4", "spy"]
    assert game.left(0) == (27 + 10 - 4 - 1, 1)


@rule("5.3", "C19", "C33")
def test_refilling_is_a_must_and_stops_when_both_reserves_are_empty() -> None:
    game = table(party("1 2 3", reserve="4", manipulation="veto")).go("lay 1 senators")
    assert game.refusal("done") == "3.3"
    game.go("draw manipulation", "drawn 4")
    assert game.phase == "suffrage"
    assert game.hand(0) == ["2", "3", "4", "veto"]
    game = table(party("1 2 3", reserve="", manipulation="")).go("lay 1 senators")
    assert game.phase == "suffrage"


@rule("5.4")
def test_nothing_is_drawn_from_an_empty_reserve() -> None:
    game = table(party("1 2 3 4", manipulation="veto")).go("lay 1 senators", "draw manipulation")
    assert game.phase == "draw_influence", "the other reserve is not asked for"
    game = table(party("1 2 3 4 5", reserve="", manipulation="veto wrath")).go("lay 1 senators")
    assert game.hand(0) == ["2", "3", "4", "5", "veto"]


@rule("5.5", "2.8", "16.6")
def test_from_an_arranged_reserve_the_top_card_comes() -> None:
    game = table(party("1 2 3", manipulation="wrath veto spy")).go("lay 1 senators")
    game.go("draw manipulation", "draw manipulation")
    assert game.hand(0) == ["2", "3", "wrath", "veto"]
    assert game.party(0)["order"] == ["spy"]


@rule("5.6", "C6", "C20", "10.11")
def test_cards_lost_by_a_veto_are_replaced_in_the_refill() -> None:
    game = table(party("1 2 3 4 spy"), party("1 2 3 4 veto")).go("spy", "veto", "lay 1 senators").finish_turn()
    assert len(game.hand(1)) == 4
    game.go("lay 1 senators").finish_turn()
    assert len(game.hand(1)) == 5


@rule("5.6", "C20", "9.24")
def test_cards_lost_by_a_spy_are_replaced_in_the_refill() -> None:
    game = table(party("1 2 3 4 spy"), party("1 2 3"))
    game.go("spy", "strike 1", "draw manipulation", "lay 1 senators").finish_turn()
    assert len(game.hand(1)) == 3
    game.go("lay 2 senators").finish_turn()
    assert len(game.hand(1)) == 5


@rule("5.7", "12.18", "C6")
def test_there_is_no_refill_in_the_last_turn() -> None:
    game = table(party("1 veto", reserve=""), OUT, phase="last_turn").go("show 1 senators", "done")
    assert game.phase == "over"
    assert game.hand(0) == ["veto"]


@rule("5.8", "3.10", "5.18")
def test_a_suffrage_card_is_turned_up_in_every_active_turn() -> None:
    game = table(party("5 5", up="senators 1 1 1"), party(up="senators 2 2 2"))
    game.go("show 5 senators", "show 5 senators").finish_turn("praetors")
    assert game.happened("suffrage_card") == [{"suffrage": "praetors"}], "also when a group voted in step 3"
    assert (game.phase, game.seat) == ("turn", 1)


@rule("5.9", "7.1")
@pytest.mark.parametrize("group", GROUPS)
def test_the_card_of_a_group_makes_it_vote(group: str) -> None:
    down = ", ".join(f"{one} 1" for one in GROUPS)
    game = table(party(down=down), phase="suffrage").go(f"suffrage {group}")
    assert game.taken(0) == [int(one == group) for one in GROUPS]


@rule("5.10", "5.11")
def test_an_orgy_does_nothing() -> None:
    game = table(party(down="senators 1"), phase="suffrage").go("suffrage orgy")
    assert game.happened("vote") == []
    assert game.facts()["suffrage_discard"] == ["orgy"]
    assert game.down(0, "senators") == ["1"]


@rule("5.11")
def test_a_turned_up_card_lies_in_the_discard_and_not_in_the_deck() -> None:
    game = table(phase="suffrage").go("suffrage praetors")
    assert game.facts()["suffrage_discard"] == ["praetors"]
    assert "praetors" not in game.facts()["suffrage"]


@rule("5.12", "C30", "E27", "16.7")
def test_the_reshuffling_orgy_makes_a_new_deck_of_all_cards() -> None:
    game = table(phase="suffrage", suffrage_discard="senators orgy aediles").go("suffrage reshuffle")
    assert Counter(game.facts()["suffrage"]) == Counter([*GROUPS, "orgy", "orgy", "reshuffle"])
    assert game.facts()["suffrage_discard"] == []
    assert game.happened("vote") == []


@rule("5.12", "5.14", "E27")
def test_a_closed_group_stays_out_of_the_new_deck() -> None:
    game = table(party(taken="aediles " * 3), phase="suffrage", suffrage_discard="senators orgy").go(
        "suffrage reshuffle"
    )
    assert len(game.facts()["suffrage"]) == 7


@rule("5.13")
def test_the_deck_never_runs_out() -> None:
    game = table(phase="suffrage", suffrage_discard=" ".join(GROUPS) + " orgy orgy")
    assert game.odds() == {"suffrage reshuffle": 1}


@rule("5.14", "7.18", "5.15")
@pytest.mark.parametrize("lies", ["deck", "discard"])
def test_the_suffrage_card_of_a_closed_group_leaves_wherever_it_is(lies: str) -> None:
    game = table(
        party("5 5", up="censors 1 1 1", taken="censors censors"),
        party(up="censors 2 2 2"),
        suffrage_discard="censors orgy" if lies == "discard" else "orgy",
    )
    game.go("show 5 censors", "show 5 censors")
    facts = game.facts()
    assert "censors" not in facts["suffrage"] + facts["suffrage_discard"]
    assert facts["suffrage_discard"] == ["orgy"]
    assert len(facts["suffrage"]) == 6


@rule("5.14", "5.11", "E25")
def test_the_suffrage_card_just_turned_up_leaves_too() -> None:
    game = table(party(up="censors 1", taken="censors censors"), phase="suffrage").go("suffrage censors")
    assert game.facts()["suffrage_discard"] == []
    assert game.happened("group_closed") == [{"group": "censors"}]


LATER = {"orgies": "drop_one_after_second_group"}


def closing(orgies: str, options: dict[str, str], closed: str = "aediles " * 3) -> Table:
    game = table(
        party(up="censors 1", taken=f"{closed} censors censors"),
        phase="suffrage",
        suffrage_discard=orgies,
        options=options,
    )
    return game.go("suffrage censors")


@rule("5.16", "5.17", "C10", "E26")
@pytest.mark.parametrize(("orgies", "left"), [("orgy", (1, 0)), ("orgy orgy", (0, 1)), ("", (1, 0))])
def test_an_orgy_leaves_when_the_second_group_is_closed(orgies: str, left: tuple[int, int]) -> None:
    facts = closing(orgies, LATER).facts()
    assert (facts["suffrage"].count("orgy"), facts["suffrage_discard"].count("orgy")) == left
    assert facts["suffrage"].count("reshuffle") == 1


@rule("5.16", "C10")
@pytest.mark.parametrize("closed", ["", "aediles " * 3 + "senators " * 5])
def test_no_orgy_leaves_when_another_group_is_closed(closed: str) -> None:
    facts = closing("orgy", LATER, closed).facts()
    assert (facts["suffrage"].count("orgy"), facts["suffrage_discard"].count("orgy")) == (1, 1)


@rule("5.15", "C10")
@pytest.mark.parametrize("orgies", ["3", "drop_one"])
def test_without_the_option_no_orgy_leaves_later(orgies: str) -> None:
    facts = closing("orgy", {"orgies": orgies}).facts()
    assert (facts["suffrage"] + facts["suffrage_discard"]).count("orgy") == 2


@rule("5.16")
def test_the_orgy_leaves_at_once_also_in_step_three() -> None:
    game = table(
        party("5 5", up="censors 1 1 1", taken="censors censors " + "aediles " * 3),
        party(up="censors 2 2 2"),
        options=LATER,
    )
    game.go("show 5 censors", "show 5 censors")
    assert game.facts()["suffrage"].count("orgy") == 1
    assert len(game.happened("orgy_leaves")) == 1


@rule("5.13", "5.18")
def test_many_turns_with_every_suffrage_card() -> None:
    game = started()
    for suffrage in ["orgy", "orgy", *GROUPS, "reshuffle", "orgy"]:
        seat = game.seat
        game.go(game.can("lay")[0]).finish_turn(suffrage)
        assert game.seat == 1 - seat

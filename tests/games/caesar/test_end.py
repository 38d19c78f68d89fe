"""Section 12: who is out, the last turn, and the end."""

import pytest

from tests.kit.caesar import GROUPS, OUT, Party, Table, party, table
from tests.kit.rules import rule

FIRST_OUT = {"end": "first_out"}
TIED = ("5 1 1 1", "4 2 1 1")


def last(hand: str, other: Party = OUT, **lying: str) -> Table:
    """The last turn of seat 0 begins."""
    return table(party(hand, reserve="", **lying), other, phase="last_turn")


@rule("12.2", "12.3", "12.8", "C15")
@pytest.mark.parametrize(
    ("hand", "reserve", "is_last"), [("veto", "", True), ("", "", True), ("1", "", False), ("veto", "1", False)]
)
def test_out_is_without_influence_in_hand_and_reserve(hand: str, reserve: str, is_last: bool) -> None:
    other = party(hand, reserve=reserve, manipulation="", up="senators 5 5 5")
    game = table(party("1 2 3 4 5", reserve="5", manipulation=""), other, active=1, phase="suffrage")
    game.go("suffrage orgy")
    if not is_last:
        assert game.phase == "turn"
        return
    assert game.happened("last_turn") == [], "the own reserve still has a card"
    game.go("lay 1 senators").finish_turn()
    if game.seat == 1:
        game.go("discard veto")
    assert game.happened("last_turn") == [{"seat": 0}]
    assert game.phase == "last_turn"


@rule("12.4", "4.15")
def test_a_party_that_is_out_stays_out() -> None:
    people = [party("1 2 3 4 5"), party("castling veto", reserve="", manipulation="", up="senators 5, censors 1")]
    game = table(*people).go("lay 1 senators").finish_turn()
    assert all(text.startswith("discard") for text in game.legal()), "laid cards never return to a hand"


@rule("12.5", "3.8")
def test_the_other_party_has_its_turns_one_after_another() -> None:
    game = table(party("1 2 3 4 5"), OUT)
    for _ in range(3):
        game.go(game.can("lay")[0]).finish_turn()
        assert game.seat == 0
    assert len(game.happened("turn_skipped")) == 3


@rule("12.6", "12.7", "C15", "E37")
@pytest.mark.parametrize("options", [{}, FIRST_OUT])
@pytest.mark.parametrize("suffrage", ["orgy", "senators"])
def test_both_out_by_a_spy_ends_the_game_after_the_suffrage_card(options: dict[str, str], suffrage: str) -> None:
    people = [party("2 spy", reserve="", manipulation="wrath"), party("5", reserve="", up="senators 1")]
    game = table(*people, options=options).go("lay 2 senators", "spy", "strike 5")
    assert game.phase == "suffrage"
    assert game.hand(0) == ["wrath"], "she refills"
    game.go(f"suffrage {suffrage}")
    assert game.phase == "over"
    assert len(game.happened("vote_won")) == (suffrage == "senators")
    assert game.outcome().reason == "influence_gone"
    assert game.happened("last_turn") == []


@rule("12.7", "17.2")
def test_two_parties_cannot_be_out_by_passive_turns() -> None:
    game = table(party("1", reserve="", manipulation=""), party("5", reserve="4", manipulation=""))
    game.go("discard 1")
    assert game.phase == "turn", "Caesar's reserve has a card"
    game.go("discard 5", "drawn 4")
    assert (game.seat, game.phase) == (1, "last_turn"), "Cleopatra has no turn, and his reserve is empty"


@rule("12.8", "C15", "E38")
def test_with_both_the_last_turn_needs_an_empty_own_reserve() -> None:
    people = [party("1 2 3", reserve="4*6", manipulation=""), party("5 veto", reserve="", manipulation="")]
    game = table(*people, active=1).go("lay 5 senators", "done", "suffrage orgy")
    assert (game.seat, game.phase) == (0, "turn")
    game.go("lay 1 senators", "drawn 4", "drawn 4", "drawn 4", "suffrage orgy")
    assert (game.seat, game.legal()) == (1, ["discard veto"])


@rule("12.9", "C15", "E38")
def test_with_first_out_the_next_turn_is_the_last_and_the_reserve_is_lost() -> None:
    people = [party("1 2 3", reserve="4*6"), party("5 veto", reserve="", manipulation="")]
    game = table(*people, active=1, options=FIRST_OUT).go("lay 5 senators", "done", "suffrage orgy")
    assert (game.seat, game.phase) == (0, "last_turn")
    game.go("show 1 senators", "show 2 senators", "show 3 senators")
    assert game.phase == "over"
    assert game.left(0)[0] == 6


@rule("12.9", "C15", "E39")
def test_with_first_out_a_party_put_out_by_a_spy_has_its_passive_turn_first() -> None:
    people = [party("1 2 spy", reserve="4*6"), party("5 veto wrath courtesan", reserve="", manipulation="")]
    game = table(*people, options=FIRST_OUT).go("spy", "allow", "strike 5", "lay 1 senators").finish_turn()
    assert (game.seat, game.phase) == (1, "turn")
    assert game.refusal("discard none") == "6.11"
    game.go("discard wrath")
    assert (game.seat, game.phase) == (0, "last_turn")


@rule("12.9", "E30", "12.5")
@pytest.mark.parametrize("options", [{}, FIRST_OUT])
def test_a_party_put_out_with_an_empty_hand_has_no_turn(options: dict[str, str]) -> None:
    people = [party("1 2 spy", reserve="", manipulation=""), party("2", reserve="", manipulation="")]
    game = table(*people, options=options).go("spy", "strike 2", "lay 1 senators").finish_turn()
    assert game.happened("turn_skipped") == [{"seat": 1}]
    assert (game.seat, game.phase) == (0, "last_turn")


@rule("12.10", "12.12", "C1", "C37")
def test_the_last_turn_lays_face_up_also_a_single_card() -> None:
    game = last("4")
    assert game.legal() == [f"show 4 {group}" for group in GROUPS]
    assert game.refusal("lay 4 senators") == "12.12"
    game.go("show 4 senators")
    assert game.phase == "over"
    assert game.up(0, "senators") == ["4"]


@rule("12.11", "12.15")
def test_all_cards_are_laid_if_they_fit() -> None:
    game = last("1 2 3 4 veto").go("show 1 senators")
    for card, group in (("2", "senators"), ("3", "praetors"), ("4", "censors")):
        assert game.phase == "last_lay"
        assert game.refusal("done") == "12.15"
        game.go(f"show {card} {group}")
    assert game.phase == "manipulate"
    assert game.hand(0) == ["veto"]


@rule("12.15", "12.11")
def test_laying_cannot_be_declined_at_once() -> None:
    assert last("1 2 veto").refusal("done") == "12.15"


@rule("12.13")
@pytest.mark.parametrize("start", [True, False])
def test_all_limits_stay_in_the_last_turn(start: bool) -> None:
    lying = {"up": "senators 1*5, praetors 2*4", "taken": "aediles " * 3}
    game = last("1 2 3 4", party("", up="praetors 3*4", reserve="", manipulation=""), **lying)
    if not start:
        game.go("show 1 quaestors")
    assert game.refusal("show 2 senators") in ("4.11", "12.13")
    assert game.refusal("show 2 praetors") in ("4.12", "12.13")
    assert game.refusal("show 2 aediles") in ("4.10", "12.13")
    assert {text.split()[2] for text in game.legal()} == {"quaestors", "censors"}


@rule("12.13", "4.8", "4.9")
def test_only_influence_of_the_hand_is_laid_in_the_last_turn() -> None:
    game = last("1 2 veto")
    assert game.refusal("show 5 senators") == "4.8"
    assert game.refusal("show veto senators") == "4.9"


NARROW = "senators 1*5, praetors 2*5, quaestors 3*5, aediles 4*4, censors 5*4"
"""Two free places in the whole forum."""


@rule("12.14", "12.11", "E36")
def test_what_does_not_fit_is_discarded_when_laying_has_ended() -> None:
    game = last("4 3 p veto", up=NARROW, manipulation="")
    before = game.discard(0)
    game.go("show 4 aediles", "show philosopher censors")
    assert game.phase == "manipulate"
    assert game.hand(0) == ["veto"]
    assert sorted(game.discard(0)) == sorted([*before, "3"])
    assert game.happened("no_room") == [{"seat": 0, "cards": ["3"]}]
    assert game.go("done").phase == "over"


@rule("12.16", "12.10", "E36")
def test_a_manipulation_before_laying_makes_room() -> None:
    game = last("4 3 p wrath", up=NARROW).go("wrath senators")
    assert game.phase == "last_lay"
    game.go("show 4 senators", "show 3 senators", "show p senators")
    assert game.phase == "over"
    assert game.happened("no_room") == []


@rule("12.16", "10.1")
@pytest.mark.parametrize("answer", ["veto", "allow"])
def test_a_manipulation_in_the_last_turn_may_be_vetoed(answer: str) -> None:
    other = party("veto", reserve="", manipulation="")
    game = last("4 3 p wrath", other, up=NARROW).go("wrath senators", answer, "show 4 aediles", "show 3 censors")
    if answer == "veto":
        assert game.phase == "over"
        assert game.happened("no_room") == [{"seat": 0, "cards": ["philosopher"]}]
    else:
        assert game.phase == "last_lay"


@rule("12.16", "3.11")
def test_a_manipulation_in_the_last_turn_never_comes_in_between() -> None:
    game = last("4 3 p wrath", up="senators 1").go("show 4 senators")
    assert game.refusal("wrath senators") in ("3.11", "12.16")


@rule("12.16", "9.2")
def test_a_second_manipulation_in_the_last_turn_is_refused() -> None:
    game = last("4 3 wrath castling", up="senators 1, censors 2").go("wrath senators")
    assert game.phase == "last_lay"
    assert game.refusal("castle senators censors") in ("9.2", "12.16"), "nothing has been laid yet"
    game.go("show 4 senators", "show 3 senators")
    assert game.phase == "over", "and none comes after laying"


@rule("12.17", "4.1")
def test_after_laying_new_room_is_not_used() -> None:
    game = last("4 3 p wrath", up=NARROW, manipulation="").go("show 4 aediles", "show 3 censors")
    assert game.happened("no_room") == [{"seat": 0, "cards": ["philosopher"]}]
    assert game.refusal("show p senators") in ("4.1", "12.14", "12.17")
    game.go("wrath senators")
    assert game.phase == "over"
    assert game.up(0, "senators") == []


@rule("12.18", "5.7", "5.8")
def test_after_the_last_turn_groups_of_eight_vote_and_the_game_is_over() -> None:
    other = party("", up="senators 2*4, praetors 1", reserve="", manipulation="")
    game = last("5 5 veto", other, up="senators 1 1, praetors 3", manipulation="wrath")
    game.go("show 5 senators", "show 5 senators", "done")
    assert game.phase == "over"
    assert [facts["group"] for facts in game.happened("vote_won")] == ["senators"]
    assert game.happened("drew") == game.happened("suffrage_card") == []


@rule("12.19", "C29", "12.10", "E40")
@pytest.mark.parametrize("play", ["castle", "done"])
def test_a_last_turn_without_influence_may_still_play_a_manipulation(play: str) -> None:
    other = party("", up=f"senators {TIED[1]}", reserve="", manipulation="")
    own = party("castling castling spy spy veto", up=f"senators {TIED[0]}, censors 1", reserve="3 3")
    game = table(own, other, phase="last_turn", options=FIRST_OUT, quiet=["senators"])
    assert game.can("show") == []
    assert "castle senators censors" in game.legal()
    if play == "castle":
        game.go("castle senators censors", "relay 1 1 1 1")
        assert game.happened("vote_won") == [{"seat": 1, "group": "senators"}]
    else:
        while game.phase != "over":
            game.go("done")
        assert game.happened("vote_won") == []
    assert game.phase == "over"


@rule("12.19", "C29", "12.14")
def test_a_last_turn_with_nothing_to_do_passes_by_itself() -> None:
    own = party("1 2", up="senators 1*4, praetors 2*5, quaestors 3*5, aediles 4*5, censors 5*5", reserve="")
    other = party("2", up="senators 2*4", reserve="", manipulation="")
    game = table(own, other, active=1, options=FIRST_OUT).go("discard 2")
    assert game.phase == "over"
    assert game.happened("no_room") == [{"seat": 0, "cards": ["1", "2"]}]
    assert game.happened("vote_won") == [{"seat": 1, "group": "senators"}]


@rule("12.19", "C29")
def test_in_a_forum_without_room_a_manipulation_is_still_possible() -> None:
    full = "senators 1*5, praetors 2*5, quaestors 3*5, aediles 4*5, censors 5*5"
    game = last("1 wrath", up=full)
    assert set(game.legal()) == {*[f"wrath {group}" for group in GROUPS], "done"}
    game.go("wrath censors", "show 1 censors")
    assert game.phase == "over"
    assert game.up(0, "censors") == ["1"]


@rule("12.1", "7.21", "12.18")
def test_the_last_patrician_in_the_last_turn() -> None:
    taken = " ".join(["senators"] * 5 + ["praetors"] * 5 + ["quaestors"] * 5 + ["aediles"] * 3 + ["censors"] * 2)
    other = party("", up="censors 1*4", reserve="", manipulation="")
    game = last("5 5", other, up="censors 2 2", taken=taken).go("show 5 censors", "show 5 censors")
    assert game.phase == "over"
    assert game.outcome().reason == "patricians_gone"
    assert len(game.happened("game_over")) == 1


@rule("12.20", "13.7")
def test_patricians_left_in_the_forum_count_for_nobody() -> None:
    game = last("4", party("", up="senators 5", reserve="", manipulation="")).go("show 4 praetors")
    assert game.outcome().points == [0, 0]
    assert game.facts()["patricians"] == [5, 5, 5, 3, 3]


@rule("12.2", "12.18", "3.3")
def test_after_the_end_nobody_is_asked() -> None:
    game = last("4").go("show 4 praetors")
    assert game.asked == []
    for seat in (0, 1):
        assert game.legal(seat) == []
        assert game.refusal("discard 1", seat).startswith("12.")

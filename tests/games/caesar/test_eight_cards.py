"""Section 7: groups with eight cards, ties that stay, and the last patrician."""

import pytest

from tests.kit.caesar import GROUPS, PATRICIANS, Table, party, table
from tests.kit.rules import rule

TIED = ("5 1 1 1", "4 2 1 1")
"""Eight cards, 8 to 8."""


def won(game: Table) -> list[tuple[object, object]]:
    return [(facts["seat"], facts["group"]) for facts in game.happened("vote_won")]


@rule("7.1", "7.2", "3.10")
def test_a_group_with_eight_cards_votes_in_step_three_before_the_refill() -> None:
    game = table(party("5 5", up="senators 1 1 1"), party(up="senators 2 2 2"))
    game.go("show 5 senators", "show 5 senators")
    assert won(game) == [(0, "senators")]
    assert game.phase == "refill"


@rule("7.2")
@pytest.mark.parametrize("cards", ["1 1 1 1 1", "1 1", "1"])
def test_fewer_than_eight_cards_do_not_vote(cards: str) -> None:
    game = table(party("5 5", up=f"senators {cards}"), party(up="senators 2")).go("lay 5 praetors")
    assert game.happened("vote") == []


@rule("7.2")
def test_a_group_of_eight_votes_also_if_nothing_was_laid_there() -> None:
    game = table(party("5", up="senators 1 1 1 1"), party(up="senators 2 2 2 2")).go("lay 5 censors")
    assert won(game) == [(1, "senators")]


@rule("7.3", "C16", "1.5", "E22")
@pytest.mark.parametrize(("first", "second"), [("praetors", "aediles"), ("aediles", "praetors")])
def test_several_groups_of_eight_vote_in_the_order_of_the_table_each_once(first: str, second: str) -> None:
    people = [
        party("5 5", up="praetors 1 1 1, aediles 1 1 1"),
        party(up="praetors 2 2 2 1, aediles 3 3 3 3"),
    ]
    game = table(*people).go(f"show 5 {first}", f"show 5 {second}")
    assert won(game) == [(0, "praetors"), (1, "aediles")]
    assert [facts["group"] for facts in game.happened("vote")] == ["praetors", "aediles"]


@rule("7.3", "C16")
def test_five_groups_of_eight_vote_in_order() -> None:
    people = [
        party("5 5", up="senators 1*4, praetors 2*4, quaestors 3*3, aediles 4*3, censors 5*4"),
        party(up="senators 2*4, praetors 1*4, quaestors 4*4, aediles 3*4, censors p p 1 1"),
    ]
    game = table(*people).go("show 5 aediles", "show 5 quaestors")
    assert [facts["group"] for facts in game.happened("vote")] == GROUPS


@rule("7.19", "7.20", "C7", "4.16")
def test_a_tied_group_of_eight_votes_again_but_a_tie_without_a_change_is_no_event() -> None:
    game = table(party("1 2 3 4 5", up=f"senators {TIED[0]}"), party(up=f"senators {TIED[1]}"))
    game.go("lay 5 praetors")
    assert len(game.happened("vote_tied")) == 1
    game.finish_turn().go("lay 4 praetors")
    assert len(game.happened("vote_tied")) == len(game.happened("vote")) == 1, "no event"
    game.finish_turn("senators")
    assert len(game.happened("vote_tied")) == 2, "a tie called by a suffrage card always is"
    game.go("lay 3 praetors").finish_turn()
    assert len(game.happened("vote_tied")) == 2, "nothing has changed since"


@rule("7.19", "7.20", "C7")
def test_a_tie_that_a_change_has_left_a_tie_is_told_again() -> None:
    hidden = table(
        party("5 courtesan", up="senators 5 1 1, praetors 1", down="senators 1"),
        party(up="senators 4 2 1", down="senators 1, praetors 2"),
        quiet=["senators"],
    )
    hidden.go("courtesan senators").finish_turn()
    assert hidden.phase == "lay"
    hidden.go("lay 5 praetors")
    assert len(hidden.happened("vote_tied")) == 1


@rule("7.20", "7.19")
def test_castling_in_a_tied_group_makes_its_next_tie_an_event() -> None:
    people = [party("5 castling", up=f"senators {TIED[0]}, censors 1"), party(up=f"senators {TIED[1]}")]
    game = table(*people, quiet=["senators"]).go("castle senators censors", "relay 1 1 1 5", "lay 5 praetors")
    assert len(game.happened("vote_tied")) == 1


@rule("7.20")
def test_a_group_that_ties_with_fewer_cards_by_its_suffrage_card_is_quiet_until_a_card_comes() -> None:
    game = table(party(up="senators 5 1 1"), party(up="senators 4 2 1"), phase="suffrage").go("suffrage senators")
    assert len(game.happened("vote_tied")) == 1
    game.go("show 1 senators", "show 2 senators").finish_turn()
    assert [facts["group"] for facts in game.happened("vote")] == ["senators", "senators"]


@rule("7.19", "4.16", "E24")
def test_a_tied_eight_is_broken_by_a_card_that_leaves() -> None:
    game = table(party("5", up=f"senators {TIED[0]}"), party("1 2 3 assassination", up=f"senators {TIED[1]}"))
    game.go("lay 5 praetors").finish_turn("senators")
    assert len(game.happened("vote_tied")) == 2
    assert game.refusal("lay 1 senators") == "4.12"
    game.go("lay 1 praetors", "assassinate 5 senators").finish_turn()
    assert len(game.happened("vote")) == 2, "seven cards, no vote"
    assert "lay 5 senators" in game.legal(), "one place is free"


@rule("9.10", "7.2", "E23")
def test_eight_is_looked_at_after_the_manipulation() -> None:
    game = table(party("5 5 assassination", up="senators 1 1 1"), party(up="senators 2 2 2"))
    game.go("show 5 senators", "show 5 senators", "assassinate 2 senators")
    game.finish_turn()
    assert game.happened("vote") == []


def nearly_over(group: str) -> list[str]:
    """What a party has taken when one patrician of a group is left."""
    return [name for name, number in PATRICIANS.items() for _ in range(number - (name == group))]


@rule("7.21", "12.1", "C16", "E22")
def test_the_last_patrician_in_step_three_ends_the_game_at_once() -> None:
    taken = " ".join(nearly_over("aediles"))
    game = table(party("5 5", up="aediles 1 1 1", taken=taken), party(up="aediles 2 2 2"))
    game.go("show 5 aediles", "show 5 aediles")
    assert game.phase == "over"
    assert game.outcome().reason == "patricians_gone"
    assert game.hand(0) == [], "nobody refills"
    assert game.happened("suffrage_card") == []
    assert game.discard(0) == ["1", "1", "1", "5", "5"], "the discards of this vote are made"


@rule("7.21", "12.1", "C16")
def test_the_last_patrician_by_a_suffrage_card_ends_the_game_at_once() -> None:
    taken = " ".join(nearly_over("censors"))
    game = table(party(taken=taken, up="censors 1"), party(up="censors 2 2"), phase="suffrage").go("suffrage censors")
    assert game.phase == "over"
    assert game.outcome().reason == "patricians_gone"
    assert game.taken(1) == [0, 0, 0, 0, 1]
    assert game.asked == []

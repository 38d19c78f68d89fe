"""Section 9: Castling."""

import pytest

from tests.kit.caesar import Table, party, table
from tests.kit.rules import rule


def castling(groups: str = "senators censors", own: dict[str, str] | None = None, other: str = "") -> Table:
    """A Castling has not been vetoed."""
    lying = own or {"up": "senators 5", "down": "senators 1, censors 3 p"}
    return table(party("1 2 castling", **lying), party("1", up=other)).go(f"castle {groups}")


@rule("9.28", "9.31", "9.32")
def test_all_cards_before_both_groups_are_laid_again_face_down() -> None:
    game = castling().go("relay 3 5")
    assert game.up(0, "senators") == game.up(0, "censors") == []
    assert game.down(0, "senators") == ["3", "5"]
    assert game.down(0, "censors") == ["philosopher", "1"]


@rule("9.29")
@pytest.mark.parametrize("groups", ["senators praetors", "praetors aediles", "censors quaestors"])
def test_each_group_needs_an_own_card(groups: str) -> None:
    own = party("1 castling", up="senators 5", down="censors 1")
    game = table(own, party(up="praetors 1, aediles 2, quaestors 3"))
    assert game.can("castle") == ["castle senators censors"]
    assert game.refusal(f"castle {groups}") == "9.29"


@rule("9.29")
def test_the_two_groups_are_different() -> None:
    game = table(party("1 castling", up="senators 5 1", down="censors 1"))
    assert game.refusal("castle senators senators") == "9.29"


@rule("9.29")
def test_the_order_of_the_groups_does_not_matter() -> None:
    game = table(party("1 castling", up="senators 5 1", down="censors 1"), party("1"))
    assert game.go("castle censors senators").phase == "castle"


@rule("9.28", "9.30", "C23")
def test_only_the_two_groups_are_concerned() -> None:
    lying = {"up": "senators 5, praetors 2", "down": "censors 1, aediles 3"}
    game = castling(own=lying, other="senators 4, praetors 1").go("relay 1")
    assert (game.up(0, "praetors"), game.down(0, "aediles")) == (["2"], ["3"])
    assert game.up(1, "senators") == ["4"], "the opponent's cards stay as they are"
    assert game.hand(0) == ["1", "2"]
    assert game.discard(0) == ["castling"]


@rule("9.31", "9.30", "C23")
@pytest.mark.parametrize("cards", ["2", "1 1", "5 5", "4", "veto"])
def test_only_these_cards_are_laid_again_each_once(cards: str) -> None:
    assert castling().refusal(f"relay {cards}") == "9.31"


@rule("9.33")
def test_five_of_the_own_at_most() -> None:
    game = castling(own={"up": "senators 1 2 3, censors 4 5 5"})
    assert game.refusal("relay 1 2 3 4 5 5") == "9.33"
    assert game.refusal("relay none") == "9.33"
    assert "relay 1 2 3 4 5" in game.legal()
    assert "relay 1" in game.legal()


@rule("9.34", "E32")
def test_eight_of_both_at_most() -> None:
    game = castling(other="senators 1 1 1 1 2, censors 3")
    assert "relay 1 3 5" in game.legal()
    assert game.refusal("relay philosopher 1 3 5") == "9.34"
    assert "relay none" in game.legal()
    game = castling(other="senators 1, censors 3 3 3 3 4")
    assert game.refusal("relay none") == "9.34"
    assert "relay 1" in game.legal()


@rule("9.35", "E32")
def test_a_group_may_end_up_empty() -> None:
    game = castling().go("relay none")
    assert game.down(0, "senators") == []
    assert game.down(0, "censors") == ["philosopher", "1", "3", "5"]
    game = castling().go("relay p 1 3 5")
    assert game.down(0, "censors") == []


@rule("9.36", "17.7")
def test_every_card_may_be_laid_where_it_was() -> None:
    game = castling(own={"up": "senators 1 2 3 4 5, censors 1 2 3"}, other="senators 1 1 1, censors 2 2 2 2 2")
    assert "relay 1 2 3 4 5" in game.legal()
    game.go("relay 1 2 3 4 5")
    assert game.down(0, "senators") == ["1", "2", "3", "4", "5"]


@rule("9.28", "9.36")
def test_every_split_within_the_limits_is_possible() -> None:
    game = castling(own={"up": "senators 1 1, censors 2"})
    parts = ["none", "1", "1 1", "2", "1 2", "1 1 2"]
    assert sorted(game.legal()) == sorted(f"relay {part}" for part in parts)


@rule("9.37", "9.29")
def test_a_closed_group_cannot_be_named() -> None:
    game = table(party("1 castling", up="senators 1, praetors 2", taken="aediles " * 3))
    assert game.can("castle") == ["castle senators praetors"]
    assert game.refusal("castle senators aediles") == "9.29"


@rule("9.38", "C1", "4.1")
def test_castling_does_not_count_as_laying() -> None:
    game = castling().go("relay 3 5")
    assert game.phase == "lay"
    game.go("show 1 senators", "show 2 senators")
    assert game.phase == "refill"


@rule("9.28", "7.2")
def test_castling_after_laying_can_make_eight() -> None:
    own = party("2 castling", up="senators 1 1 1, censors 1")
    game = table(own, party("1", up="senators 2 2 2 2")).go("lay 2 quaestors", "castle senators censors")
    game.go("relay 1 1 1 1")
    assert [facts["group"] for facts in game.happened("vote")] == ["senators"]


@rule("9.28", "11.14")
def test_everybody_is_told_how_many_lie_where() -> None:
    game = castling().go("relay 3 5 p")
    public = {"seat": 0, "group": "senators", "other_group": "censors", "count": 3, "other_count": 1}
    assert game.happened("relaid") == [public]
    assert game.seen_by(1, "relaid") == [public]
    assert game.seen_by(0, "relaid") == [public | {"cards": ["philosopher", "3", "5"], "other_cards": ["1"]}]

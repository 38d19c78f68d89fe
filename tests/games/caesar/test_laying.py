"""Section 4: laying influence."""

import pytest

from tests.kit.caesar import GROUPS, Table, party, table
from tests.kit.rules import rule


def free(game: Table, group: str, card: str = "1") -> bool:
    """Whether the asked party may lay a card face down before a group."""
    return f"lay {card} {group}" in game.legal()


@rule("4.1", "4.2", "C1")
def test_one_card_face_down_ends_the_laying() -> None:
    game = table(party("1 2 3")).go("lay 2 praetors")
    assert game.down(0, "praetors") == ["2"]
    assert game.hand(0) == ["1", "3"]
    assert game.phase == "refill"


@rule("4.2", "4.7", "C1")
@pytest.mark.parametrize("other", GROUPS)
def test_two_cards_face_up_before_one_group_or_two(other: str) -> None:
    game = table(party("1 2 3")).go("show 2 praetors")
    assert game.seat == 0
    game.go(f"show 3 {other}")
    assert sorted(game.up(0, "praetors") + (game.up(0, other) if other != "praetors" else [])) == ["2", "3"]
    assert game.phase == "refill"


@rule("4.3", "4.1", "C1")
def test_two_cards_face_down_are_refused() -> None:
    game = table(party("1 2 3 veto")).go("lay 2 praetors")
    assert game.phase == "manipulate"
    assert game.refusal("lay 1 praetors") in ("4.1", "4.3")
    assert game.refusal("show 1 praetors") == "4.1"


@rule("4.2", "4.4", "C1")
def test_after_one_card_face_up_the_other_must_be_face_up_too() -> None:
    game = table(party("1 2 3 veto")).go("show 2 praetors")
    assert game.phase == "lay_second"
    assert all(text.startswith("show") for text in game.legal())
    assert game.refusal("lay 1 praetors") in ("4.2", "4.4"), "§4.3 speaks of two cards face down"


@rule("4.4", "C1")
def test_one_card_face_up_alone_is_refused() -> None:
    game = table(party("1 2 3 veto")).go("show 2 praetors")
    assert game.refusal("done") in ("4.2", "4.4"), "§4.1 is kept: influence is being laid"


@rule("4.4", "4.5", "C1")
def test_two_cards_face_up_need_two_in_hand() -> None:
    game = table(party("3 veto spy"))
    assert game.can("lay 3") == [f"lay 3 {group}" for group in GROUPS]
    assert game.can("show") == []
    assert game.refusal("show 3 senators") == "4.5"


@rule("4.5")
def test_two_cards_of_the_hand_may_be_equal() -> None:
    game = table(party("3 3 spy")).go("show 3 senators", "show 3 senators")
    assert game.up(0, "senators") == ["3", "3"]


FULL = "senators 1 1 1 1 1, praetors 2 2 2 2 2, quaestors 3 3 3 3 3, aediles 4 4 4 4 4"
"""Five cards before each group but the Censors."""


@rule("4.6", "C1")
def test_two_cards_face_up_need_two_free_places() -> None:
    game = table(party("1 2 3", up=f"{FULL}, censors 5 5 5 5"))
    assert game.can("show") == []
    assert game.refusal("show 1 censors") == "4.6"
    assert game.can("lay") == ["lay 1 censors", "lay 2 censors", "lay 3 censors"]


@rule("4.6", "4.7", "C1")
def test_two_free_places_before_one_group_are_enough() -> None:
    game = table(party("1 2 3", up=f"{FULL}, censors 5 5 5"))
    assert game.can("show 1") == ["show 1 censors"]
    assert game.go("show 1 censors").legal() == ["show 2 censors", "show 3 censors"]


@rule("4.6", "4.13")
def test_the_second_card_needs_a_free_place_where_it_goes() -> None:
    game = table(party("1 2 3", up=f"{FULL[:-10]}, censors 5 5 5 5")).go("show 1 censors")
    assert game.refusal("show 2 censors") == "4.11"
    assert "show 2 aediles" in game.legal()


@rule("4.8")
@pytest.mark.parametrize("verb", ["lay", "show"])
def test_only_cards_of_the_hand_are_laid(verb: str) -> None:
    game = table(party("1 2"), party("5 5"))
    assert game.refusal(f"{verb} 5 senators") == "4.8"
    assert game.refusal(f"{verb} p senators") == "4.8"


@rule("4.8")
def test_a_card_is_laid_once() -> None:
    game = table(party("1 2 3")).go("show 2 praetors")
    assert game.refusal("show 2 praetors") == "4.8"


@rule("4.9")
@pytest.mark.parametrize("verb", ["lay", "show"])
@pytest.mark.parametrize("card", ["veto", "spy", "wrath"])
def test_manipulation_cards_are_not_laid(verb: str, card: str) -> None:
    assert table(party("1 2 veto spy wrath")).refusal(f"{verb} {card} senators") == "4.9"


@rule("4.10")
@pytest.mark.parametrize("verb", ["lay", "show"])
def test_nothing_is_laid_before_a_closed_group(verb: str) -> None:
    game = table(party(taken="aediles aediles"), party(taken="aediles"))
    assert not any("aediles" in text for text in game.legal())
    assert game.refusal(f"{verb} 1 aediles") == "4.10"


@rule("4.11", "E20")
@pytest.mark.parametrize("verb", ["lay", "show"])
def test_five_of_the_own_at_most(verb: str) -> None:
    game = table(party(up="quaestors 1 1", down="quaestors 2 2 3"), party(up="quaestors 1"))
    assert game.refusal(f"{verb} 1 quaestors") == "4.11"
    assert not any("quaestors" in text for text in game.legal())


@rule("4.11")
def test_four_of_the_own_leave_one_place() -> None:
    game = table(party(up="quaestors 1 1", down="quaestors 2 2"))
    assert free(game, "quaestors")
    game.go("show 1 quaestors")
    assert game.refusal("show 2 quaestors") == "4.11"


@rule("4.12", "E19", "C7", "4.16")
@pytest.mark.parametrize(("own", "other"), [("1 1 1 1", "2 2 2 2"), ("1 1 1", "2 2 2 2 2")])
@pytest.mark.parametrize("verb", ["lay", "show"])
def test_eight_of_both_at_most(own: str, other: str, verb: str) -> None:
    game = table(party(down=f"senators {own}"), party(up=f"senators {other}"))
    assert game.refusal(f"{verb} 1 senators") == "4.12"
    assert not any("senators" in text for text in game.legal())


@rule("4.12", "4.13", "E19")
@pytest.mark.parametrize("active", [0, 1])
def test_one_free_place_with_seven_cards(active: int) -> None:
    people = [party(down="senators 1 1 1 1"), party(up="senators 2 2 2")]
    game = table(*people, active=active)
    assert free(game, "senators")
    game.go("show 1 senators")
    assert game.refusal("show 2 senators") in ("4.11", "4.12")
    game.go("show 2 censors")


@rule("4.13", "E20")
@pytest.mark.parametrize(("own", "other", "places"), [(0, 0, 5), (1, 5, 2), (2, 3, 3), (4, 4, 0), (5, 1, 0), (3, 3, 2)])
def test_the_number_of_free_places(own: int, other: int, places: int) -> None:
    taken = "senators " * 5 + "praetors " * 5 + "quaestors " * 5 + "aediles " * 3
    others = party("", up=f"censors {'2 ' * other}", reserve="", manipulation="")
    game = table(party(up=f"censors {'1 ' * own}", taken=taken), others, phase="turn" if not places else "last_turn")
    if not places:
        assert game.refusal("lay 1 censors") == "3.7"
        return
    laid = 0
    while game.phase in ("last_turn", "last_lay"):
        game.go(game.legal()[0])
        laid += 1
    assert laid == places


@rule("4.14", "8.1")
def test_a_philosopher_is_laid_like_any_other_card() -> None:
    assert table(party("p 2 3")).go("lay p praetors").down(0, "praetors") == ["philosopher"]
    game = table(party("p p 3")).go("show p praetors", "show p praetors")
    assert game.up(0, "praetors") == ["philosopher", "philosopher"]
    assert table(party("1", up="praetors p p 1 1 1")).refusal("lay 1 praetors") == "4.11", "it takes up a place"

"""Section 6: passive turns."""

import pytest

from tests.kit.caesar import OUT, Table, party, table
from tests.kit.rules import rule


@rule("6.1", "6.4", "6.5", "1.12", "C38")
def test_cards_are_discarded_openly_and_then_the_hand_is_refilled() -> None:
    game = table(party("1 2 3 4 veto"))
    left = game.left(0)
    game.go("discard 1 3 veto")
    assert game.discard(0) == ["1", "3", "veto"]
    assert game.hand(0) == ["2", "4"]
    assert game.happened("discarded") == [{"seat": 0, "cards": ["1", "3", "veto"]}]
    game.go("draw influence", "drawn 5", "draw manipulation", "draw manipulation")
    assert len(game.hand(0)) == 5
    assert game.discard(0) == ["1", "3", "veto"], "they do not go back to the reserves"
    assert game.left(0) == (left[0] - 1, left[1] - 2)
    assert game.seat == 1


@rule("6.2", "6.3")
def test_every_part_of_the_hand_may_be_discarded() -> None:
    game = table(party("1 1 2 2 veto"))
    assert sorted(game.can("discard")) == sorted(
        f"discard {' '.join(part)}"
        for part in [
            [*["1"] * ones, *["2"] * twos, *["veto"] * vetoes]
            for ones in range(3)
            for twos in range(3)
            for vetoes in range(2)
            if ones + twos + vetoes
        ]
    )


@rule("6.2", "C8")
def test_at_least_one_card_is_discarded() -> None:
    assert table(party("1 2 3 4 veto")).refusal("discard none") == "6.2"


def short(hand: str = "1 2 3 4", **more: str) -> Table:
    return table(party(hand, **more))


@rule("6.13", "C8", "6.1", "6.9")
def test_a_short_hand_may_be_filled_without_a_discard() -> None:
    game = short()
    assert game.can("discard")[0] == "discard none"
    game.go("discard none")
    assert game.happened("nothing_discarded") == [{"seat": 0}]
    assert game.happened("discarded") == []
    assert game.phase == "refill"
    game.go("draw influence", "drawn 5")
    assert game.hand(0) == ["1", "2", "3", "4", "5"]
    assert game.discard(0) == []
    assert game.happened("suffrage_card") == []
    assert game.seat == 1


@rule("6.13", "3.4", "6.6", "6.7")
@pytest.mark.parametrize("text", ["lay 1 senators", "spy", "discard 1"])
def test_who_only_draws_is_passive(text: str) -> None:
    game = short("1 2 3 spy").go("discard none")
    assert game.refusal(text) == "3.3"


@rule("6.13", "C8")
@pytest.mark.parametrize(
    ("reserve", "manipulation", "after"),
    [("5", "", ["1", "2", "5"]), ("", "veto", ["1", "2", "veto"])],
)
def test_one_card_to_draw_is_enough(reserve: str, manipulation: str, after: list[str]) -> None:
    game = short("1 2", reserve=reserve, manipulation=manipulation).go("discard none")
    if game.phase == "draw_influence":
        game.go("drawn 5")
    assert game.hand(0) == after
    assert game.seat == 1


@rule("6.11", "6.13", "C8")
def test_without_a_card_to_draw_one_is_discarded() -> None:
    game = short("1 2", reserve="", manipulation="")
    assert "discard none" not in game.legal()
    assert game.refusal("discard none") == "6.11"


@rule("6.13", "6.12", "C8")
def test_a_party_that_is_out_may_fill_its_hand_without_a_discard() -> None:
    game = table(party("veto spy", reserve="", manipulation="wrath courtesan")).go("discard none")
    assert game.hand(0) == ["spy", "courtesan", "wrath", "veto"]
    assert game.seat == 1


@rule("6.13", "10.11", "C6", "C8", "E45")
def test_after_a_veto_nothing_need_be_discarded_once() -> None:
    game = table(party("1 2 3 4 spy"), party("1 2 3 4 veto")).go("lay 1 senators", "spy", "veto").finish_turn()
    game.go("discard none").finish_turn()
    assert len(game.hand(1)) == 5
    assert game.seat == 0
    game.go("lay 2 senators").finish_turn()
    assert game.refusal("discard none") == "6.2", "the Veto has paid for one turn"


@rule("6.13", "9.23", "17.13")
def test_a_spy_leaves_no_hand_that_could_be_filled() -> None:
    game = table(party("1 2 3 4 spy"), party("1 2 3 4 5")).go("lay 1 senators", "spy", "strike 5")
    game.go("draw influence", "drawn 4").finish_turn()
    assert game.refusal("discard none") == "6.2"
    poor = table(party("1 2 3 4 spy"), party("1 2 3 4 5", reserve="", manipulation=""))
    poor.go("lay 1 senators", "spy", "strike 5").finish_turn()
    assert poor.refusal("discard none") == "6.11"


@rule("6.13", "11.19")
def test_whether_one_may_only_draw_hangs_on_what_everybody_sees() -> None:
    hands = ["1 2 3 spy", "4 4 5 veto", "p 1 1 wrath"]
    assert {game.can("discard none") != [] for game in map(short, hands)} == {True}


@rule("6.3")
@pytest.mark.parametrize("cards", ["5", "1 5", "1 1", "veto", "1 2 1"])
def test_only_cards_of_the_hand_are_discarded(cards: str) -> None:
    assert table(party("1 2 spy"), party("5 veto 1")).refusal(f"discard {cards}") == "6.3"


@rule("6.4")
def test_the_cards_are_chosen_before_the_first_is_drawn() -> None:
    game = table(party("1 2 3 4 5")).go("discard 1 2", "draw influence", "drawn 5")
    assert game.refusal("discard 3") in ("3.3", "6.4")


@rule("6.5", "10.11", "C6", "E29")
def test_a_passive_refill_replaces_a_veto_too() -> None:
    game = table(party("1 2 3 4 spy"), party("1 2 3 4 veto")).go("lay 1 senators", "spy", "veto").finish_turn()
    game.go("discard 1", "draw influence", "drawn 2", "draw influence", "drawn 2")
    assert len(game.hand(1)) == 5
    assert game.seat == 0


@rule("6.6", "6.7", "3.4", "3.3")
@pytest.mark.parametrize("text", ["lay 2 senators", "show 2 senators", "spy", "wrath senators"])
def test_nothing_is_laid_or_played_in_a_passive_turn(text: str) -> None:
    game = table(party("1 2 3 spy wrath"), party(down="senators 1")).go("discard 1")
    assert game.refusal(text) in ("3.3", "3.4", "6.6", "6.7")
    game.go("draw manipulation")
    assert game.seat == 1


@rule("6.8", "10.1", "10.12")
def test_a_veto_stays_possible_after_a_passive_turn() -> None:
    game = table(party("1 2 3 4 veto"), party("1 2 spy"))
    game.go("discard 1", "draw manipulation", "spy", "veto")
    assert game.happened("vetoed") == [{"seat": 0, "card": "spy"}]


@rule("6.9", "7.2")
def test_no_group_votes_and_no_suffrage_card_is_turned_up() -> None:
    game = table(party("5 1 2 3 4", up="senators 1 1 1 1"), party(up="senators 2 2 2 2"))
    game.go("discard 1", "draw manipulation")
    assert game.seat == 1
    assert game.happened("vote") == game.happened("suffrage_card") == []


@rule("6.10", "12.10")
def test_every_turn_but_the_last_may_be_passive() -> None:
    assert table(party("1 2")).can("discard")
    last = table(party("1 2", reserve=""), OUT, phase="last_turn")
    assert last.can("discard") == []
    assert last.refusal("discard 1") == "6.10"


@rule("6.11", "C8")
def test_with_empty_reserves_the_hand_gets_smaller() -> None:
    game = table(party("1 2 3", reserve="", manipulation="")).go("discard 2")
    assert game.hand(0) == ["1", "3"]
    assert game.seat == 1


@rule("6.12", "12.5", "C15")
def test_a_party_that_is_out_refills_from_its_manipulation_reserve_until_its_hand_is_empty() -> None:
    game = table(party("veto spy", reserve="", manipulation="wrath"), party("1 2 3 4 5"))
    game.go("discard veto spy")
    assert game.hand(0) == ["wrath"]
    assert game.seat == 1
    game.go("discard 1").finish_turn().go("discard wrath")
    assert game.hand(0) == []
    game.go("discard 2").finish_turn()
    assert game.happened("turn_skipped") == [{"seat": 0}]
    assert game.seat == 1

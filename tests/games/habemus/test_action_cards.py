"""Section 8: what each action card does, and what it cannot do."""

import pytest

from tests.kit.habemus import Player, Table, player, table
from tests.kit.rules import rule

NONE = "play none"


def plays(card: str, *players: Player, seats: int = 4, **options: str) -> Table:
    """Seat 0 plays the card, nobody else plays any."""
    people = list(players) or [player()]
    people[0].hand = f"{people[0].hand} {card}"
    game = table("play_action", *people, seats=seats, options=options)
    return game.all_play(f"play {card}", *[NONE] * (seats - 1))


@rule("8.1")
@pytest.mark.parametrize("card", ["ten_gold", "bid_last", "best_gem_twice", "three_rubies", "bribe", "swap"])
def test_an_action_card_goes_to_the_hand_and_is_played_in_a_later_round(card: str) -> None:
    game = table("take", display=f"chigi mazarin {card} camerlengo").play(0, f"take {card}")
    assert game.hand(0) == [card]
    assert game.tableau(0) == []
    for seat in (1, 2, 3, 9):
        assert game.view(seat)["seats"][0]["hand"] is None
    game.all_take().any_turns()
    assert f"play {card}" in game.legal(0)


@rule("8.2")
def test_ten_gold() -> None:
    assert plays("ten_gold", player(gold=3)).gold == [13, 20, 20, 20]


@rule("8.3", "8.4")
def test_bid_last() -> None:
    game = plays("bid_last")
    assert game.gold == [26, 18, 18, 18]
    assert game.asked() == [1, 2, 3]


@rule("8.5", "8.6")
def test_best_gem_twice() -> None:
    game = plays("best_gem_twice")
    assert game.gold == [29, 17, 17, 17]
    assert game.asked() == [0, 1, 2, 3]
    assert game.refusal(0, "bid DDD") == ("5.8", "two-gems-at-most")


@rule("8.7", "8.8")
def test_three_rubies() -> None:
    game = plays("three_rubies")
    assert game.gold == [26, 18, 18, 18]
    assert game.asked() == [1, 2, 3]
    assert game.worth == ["RRR", None, None, None]


@rule("8.9", "8.10", "8.11")
def test_bribe_moves_a_cardinal_for_five_gold() -> None:
    game = plays("bribe", player(gold=5), player("lugo"), player("cesi hesse", gold=0))
    assert game.question == "bribe"
    assert game.legal(0) == ["bribe cesi from 2", "bribe lugo from 1", "bribe hesse from 2", "bribe none"]
    game.play(0, "bribe hesse from 2")
    assert (game.tableau(0), game.tableau(2)) == (["hesse"], ["cesi"])
    assert game.gold == [0, 20, 5, 20]
    assert game.happened("bribed") == [{"seat": 0, "other": 2, "gold": 5, "card": "hesse"}]


@rule("8.11")
def test_bribe_names_a_cardinal_in_an_opponents_tableau() -> None:
    game = plays("bribe", player("ginetti"), player("lugo"))
    assert game.refusal(0, "bribe ginetti from 0") == ("8.11", "bribe-own")
    assert game.refusal(0, "bribe lugo from 2") == ("8.11", "wrong-owner")
    assert game.refusal(0, "bribe lugo from 0") == ("8.11", "wrong-owner")
    assert game.refusal(0, "bribe albizzi from 1") == ("8.11", "in-no-tableau")
    assert game.refusal(0, "swap none") == ("8.11", "other-question")
    assert game.refusal(1, "bribe none") == ("4.11", "others-action")


@rule("8.12", "7.9")
def test_leaders_cannot_be_bribed() -> None:
    game = plays("bribe", player(), player("lugo este"))
    assert game.legal(0) == ["bribe lugo from 1", "bribe none"]
    assert game.refusal(0, "bribe este from 1") == ("8.12", "bribe-leader")


@rule("8.13", "7.10")
def test_chigi_cannot_be_bribed() -> None:
    game = plays("bribe", player(), player("lugo chigi"))
    assert game.legal(0) == ["bribe lugo from 1", "bribe none"]
    assert game.refusal(0, "bribe chigi from 1") == ("8.13", "bribe-chigi")


@rule("8.14", "HP13")
@pytest.mark.parametrize("gold", [0, 4])
def test_too_poor_for_a_bribe_it_returns_to_the_hand(gold: int) -> None:
    game = plays("bribe", player(gold=gold), player("lugo"))
    assert game.hand(0) == ["bribe"]
    assert game.phase == "bid"
    assert game.happened("bribe_too_poor") == [{"seat": 0, "card": "bribe"}]
    assert game.gold[0] == gold


@rule("8.15", "HP13")
@pytest.mark.parametrize("other", ["", "chigi", "este", "mazarin louis felipe"])
def test_without_a_target_a_bribe_returns_to_the_hand(other: str) -> None:
    game = plays("bribe", player("lugo"), player(other))
    assert game.hand(0) == ["bribe"]
    assert game.phase == "bid"
    assert game.happened("bribe_no_target") == [{"seat": 0, "card": "bribe"}]


@rule("HP25", "8.14", "8.15")
def test_a_bribe_that_fails_for_both_reasons_says_no_target() -> None:
    game = plays("bribe", player("lugo", gold=0), player("chigi"))
    assert game.hand(0) == ["bribe"]
    assert game.happened("bribe_no_target") == [{"seat": 0, "card": "bribe"}]
    assert game.happened("bribe_too_poor") == []


@rule("8.16", "HP13")
def test_a_bribe_can_be_declined_and_is_spent() -> None:
    game = plays("bribe", player(), player("lugo")).play(0, "bribe none")
    assert game.hand(0) == []
    assert game.gold == [20, 20, 20, 20]
    assert game.tableau(1) == ["lugo"]
    assert game.phase == "bid"


@rule("8.17", "8.20")
def test_swap_exchanges_two_cardinals() -> None:
    game = plays("swap", player("lugo louis"), player("hesse cesi"))
    assert game.question == "swap"
    assert game.legal(0) == ["swap cesi with lugo", "swap lugo with hesse", "swap none"]
    game.play(0, "swap lugo with hesse")
    assert game.tableau(0) == ["hesse", "louis"]
    assert game.tableau(1) == ["cesi", "lugo"]
    assert game.gold == [20] * 4, "a Swap costs nothing"
    assert game.hand(0) == []


@rule("8.17")
def test_a_swap_may_be_named_in_either_order() -> None:
    game = plays("swap", player("lugo"), player("hesse"))
    assert game.game.parse_move("swap hesse with lugo") == game.game.parse_move("swap lugo with hesse")


@rule("8.18")
def test_the_two_must_lie_in_different_tableaux() -> None:
    game = plays("swap", player("lugo cesi"), player("hesse"))
    assert game.refusal(0, "swap cesi with lugo") == ("8.18", "swap-same-tableau")
    assert game.refusal(0, "swap lugo with lugo") == ("8.18", "swap-same-tableau")


@rule("8.19")
def test_the_own_tableau_need_not_be_one_of_the_two() -> None:
    game = plays("swap", player("ginetti"), player("lugo"), player("cesi"))
    game.play(0, "swap cesi with lugo")
    assert [game.tableau(seat) for seat in range(3)] == [["ginetti"], ["cesi"], ["lugo"]]


@rule("8.20", "8.21")
def test_swap_names_two_cardinals_that_lie_in_tableaux() -> None:
    game = plays("swap", player("lugo mazarin"), player("hesse"))
    assert game.refusal(0, "swap albizzi with lugo") == ("8.18", "in-no-tableau")
    assert game.refusal(0, "bribe none") == ("8.20", "other-question")
    assert game.refusal(2, "swap none") == ("4.11", "others-action")
    assert all("mazarin" not in text for text in game.legal(0))


@rule("8.22", "7.9")
def test_leaders_cannot_be_swapped() -> None:
    game = plays("swap", player("lugo este"), player("hesse azzolino"))
    assert game.legal(0) == ["swap lugo with hesse", "swap none"]
    assert game.refusal(0, "swap lugo with azzolino") == ("8.22", "swap-leader")
    assert game.refusal(0, "swap este with azzolino") == ("8.22", "swap-leader")


@rule("8.23", "HP12")
@pytest.mark.parametrize("owner", [0, 1])
def test_chigi_cannot_be_swapped_not_even_by_his_owner(owner: int) -> None:
    tableaux = ["lugo", "hesse"]
    tableaux[owner] += " chigi"
    game = plays("swap", player(tableaux[0]), player(tableaux[1]))
    assert game.legal(0) == ["swap lugo with hesse", "swap none"]
    other = "hesse" if owner == 0 else "lugo"
    assert game.refusal(0, f"swap chigi with {other}") == ("8.23", "swap-chigi")


@rule("8.24", "HP12")
def test_with_owner_a_swap_played_by_his_owner_may_name_chigi() -> None:
    game = plays("swap", player("chigi"), player("lugo"), player("cesi"), chigi_swap="owner")
    assert game.legal(0) == ["swap cesi with lugo", "swap cesi with chigi", "swap lugo with chigi", "swap none"]
    game.play(0, "swap lugo with chigi")
    assert (game.tableau(0), game.tableau(1)) == (["lugo"], ["chigi"])


@rule("8.24", "HP12")
def test_with_owner_nobody_else_may_swap_chigi() -> None:
    game = plays("swap", player("hesse"), player("chigi lugo"), player("cesi"), chigi_swap="owner")
    assert all("chigi" not in text for text in game.legal(0))
    assert game.refusal(0, "swap chigi with hesse") == ("8.24", "swap-chigi-of-other")


@rule("8.24", "7.10")
def test_with_his_new_owner_chigi_is_as_safe_as_before() -> None:
    game = table(
        "play_action",
        player("chigi", hand="swap"),
        player("lugo"),
        player("ginetti", hand="bribe"),
        player("cesi", hand="swap"),
        chigi_swap="owner",
    )
    game.all_play("play swap", NONE, "play bribe", "play swap").play(0, "swap lugo with chigi")
    assert game.legal(2) == ["bribe cesi from 3", "bribe lugo from 0", "bribe none"]
    game.play(2, "bribe none")
    assert game.legal(3) == ["swap cesi with lugo", "swap cesi with ginetti", "swap lugo with ginetti", "swap none"]


@rule("8.24", "8.18")
def test_with_owner_chigi_still_needs_a_partner_elsewhere() -> None:
    game = plays("swap", player("chigi colonna"), player("lugo este"), chigi_swap="owner")
    assert game.refusal(0, "swap colonna with chigi") == ("8.18", "swap-same-tableau")
    assert game.refusal(0, "swap chigi with este") == ("8.22", "swap-leader")


@rule("8.25", "HP7")
def test_a_swap_can_be_declined_and_is_spent() -> None:
    game = plays("swap", player("lugo"), player("cesi")).play(0, "swap none")
    assert (game.tableau(0), game.tableau(1)) == (["lugo"], ["cesi"])
    assert game.hand(0) == []
    assert game.phase == "bid"


@rule("8.26", "HP7")
@pytest.mark.parametrize(
    ("own", "other"), [("lugo cesi", ""), ("lugo", "chigi"), ("este", "lugo"), ("mazarin", "lugo")]
)
def test_without_a_legal_pair_a_swap_returns_to_the_hand(own: str, other: str) -> None:
    game = plays("swap", player(own), player(other))
    assert game.hand(0) == ["swap"]
    assert game.phase == "bid"
    assert game.happened("swap_no_pair") == [{"seat": 0, "card": "swap"}]

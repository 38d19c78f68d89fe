"""Section 6: phase 4, the cards are taken."""

import pytest

from tests.kit.habemus import Table, player, table
from tests.kit.rules import rule

DISPLAY = "chigi mazarin bribe camerlengo"


def taking(*order: int, display: str = DISPLAY, seats: int = 4, **options: str) -> Table:
    return table("take", acting=order[0], taking=list(order), display=display, seats=seats, options=options)


@rule("6.1", "6.2")
def test_from_the_highest_bid_to_the_lowest_one_card_each() -> None:
    game = taking(2, 0, 3, 1)
    assert game.asked() == [2]
    game.play(2, "take bribe")
    assert game.asked() == [0]
    game.play(0, "take chigi")
    assert game.asked() == [3]
    game.play(3, "take camerlengo")
    assert (game.hand(2), game.tableau(0), game.camerlengo, game.tableau(1)) == (["bribe"], ["chigi"], 3, ["mazarin"])


@rule("6.1")
def test_nobody_takes_out_of_turn() -> None:
    game = taking(2, 0, 3, 1)
    for seat in (0, 1, 3):
        assert game.refusal(seat, "take chigi") == ("6.1", "others-turn-to-take")
    game.play(2, "take chigi")
    assert game.refusal(2, "take mazarin") == ("6.1", "others-turn-to-take"), "one card each"


@rule("6.1", "5.12")
def test_the_bids_make_the_order_of_taking() -> None:
    game = table("bid", seats=3).all_play("bid A", "bid D", "bid SS")
    assert game.happened("taking_order") == [{"seats": [2, 1, 0]}]
    assert game.asked() == [2]


@rule("6.2", "6.3", "HP19")
def test_a_card_must_be_taken() -> None:
    game = taking(0, 1, 2, 3)
    assert game.legal(0) == ["take chigi", "take mazarin", "take bribe", "take camerlengo"]
    assert game.refusal(0, "play none") == ("6.2", "other-question")
    assert game.refusal(0, "decline") == ("6.2", "other-question")


@rule("6.4")
@pytest.mark.parametrize("card", ["lugo", "felipe", "swap", "este"])
def test_a_card_not_in_the_display_cannot_be_taken(card: str) -> None:
    assert taking(0, 1, 2, 3).refusal(0, f"take {card}") == ("6.4", "not-in-display")


@rule("6.4")
def test_a_card_that_another_took_is_not_there_any_more() -> None:
    game = taking(0, 1, 2, 3).play(0, "take chigi")
    assert game.legal(1) == ["take mazarin", "take bribe", "take camerlengo"]
    assert game.refusal(1, "take chigi") == ("6.4", "not-in-display")


@rule("6.5")
def test_a_card_is_resolved_fully_before_the_next_one_chooses() -> None:
    game = table("take", player("felipe"), player("lugo cesi"), display="felipe chigi bribe camerlengo")
    game.play(0, "take felipe")
    assert game.asked() == [0]
    assert game.question == "exclude"
    assert game.refusal(1, "take chigi") == ("6.5", "others-card")
    game.play(0, "exclude lugo from 1")
    assert game.asked() == [1]


@rule("6.6")
def test_only_one_player_a_round_can_choose_the_camerlengo_card() -> None:
    game = taking(0, 1, 2, 3).play(0, "take camerlengo")
    assert "take camerlengo" not in game.legal(1)
    assert game.refusal(1, "take camerlengo") == ("6.6", "camerlengo-taken")


@rule("6.6", "HP23")
def test_the_camerlengo_card_can_be_chosen_once_in_the_last_round_too() -> None:
    game = table("bid", round=17, white=17, display="chigi lugo mazarin louis bribe swap camerlengo").all_pass()
    game.play(0, "take camerlengo")
    assert game.camerlengo == 0
    assert game.refusal(1, "take camerlengo") == ("6.6", "camerlengo-taken")


@rule("6.7", "HP2")
@pytest.mark.parametrize("final_display", ["all", "single"])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_highest_bidder_must_take_the_camerlengo_card_alone(final_display: str, seats: int) -> None:
    game = table("bid", round=19, white=19, display="camerlengo", seats=seats, final_display=final_display)
    game.all_play("bid none", "bid none", "bid D", *["bid none"] * (seats - 3))
    assert game.phase == "over"
    assert game.camerlengo == 2
    assert game.gold == [20, 20, 21, 20][:seats]
    assert [facts["seat"] for facts in game.happened("took")] == [2]


@rule("6.8")
def test_cards_left_over_leave_the_game() -> None:
    game = taking(0, 1, 2, seats=3, display="chigi squadrone swap camerlengo")
    gone = len(game.gone)
    game.play(0, "take camerlengo").play(1, "take chigi").play(2, "take swap")
    assert len(game.gone) == gone + 1
    assert game.happened("left_over") == [{"cards": ["squadrone"]}]
    assert game.view(9)["gone"].count("squadrone") == 1


@rule("6.8", "3.13")
def test_cards_left_over_in_the_last_display_leave_too() -> None:
    display = "chigi lugo cesi mazarin louis felipe bribe swap este camerlengo"
    game = table("bid", round=16, white=16, display=display).all_pass().all_take()
    assert game.phase == "over"
    (left,) = game.happened("left_over")
    assert left["cards"] == ["mazarin", "louis", "felipe", "bribe", "swap"]


@rule("6.9", "1.6")
@pytest.mark.parametrize("takes", [["camerlengo", "chigi", "mazarin"], ["chigi", "mazarin", "bribe"]])
def test_chosen_or_not_the_camerlengo_card_lies_there_in_the_next_round(takes: list[str]) -> None:
    game = taking(0, 1, 2, seats=3)
    for seat, card in enumerate(takes):
        game.play(seat, f"take {card}")
    assert game.round == 13
    assert game.display == ["camerlengo"]
    assert "camerlengo" not in game.gone
    game.any_turns()
    assert "camerlengo" in game.display


@rule("6.10")
def test_the_next_round_begins_with_phase_one() -> None:
    game = taking(0, 1, 2, 3).all_take()
    assert (game.phase, game.round) == ("turn_cardinal", 13)
    assert game.worth == [None] * 4
    assert game.taking == []


@rule("6.2", "4.8")
def test_with_three_players_the_last_one_still_has_a_choice() -> None:
    game = taking(0, 1, 2, seats=3).play(0, "take chigi").play(1, "take mazarin")
    assert game.legal(2) == ["take bribe", "take camerlengo"]

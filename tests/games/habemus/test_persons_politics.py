"""Section 7: cardinals, leaders, Chigi, and what is taken without a question; Felipe has a file of his own."""

import pytest

from tests.kit.habemus import ACTIONS, CARDINALS, LATE, LEADERS, POLITICS, Player, Table, cards, player, table
from tests.kit.rules import rule


def taking(card: str, *players: Player, seats: int = 4, acting: int = 0, **options: str) -> Table:
    """A seat takes the card, which lies in an ordinary display."""
    others = [
        other
        for other, deck in (("bichi", CARDINALS), ("louis", POLITICS), ("swap", ACTIONS))
        if card not in cards(deck)
    ]
    display = " ".join([card, *others, "camerlengo"])
    game = table("take", *players, seats=seats, acting=acting, display=display, options=options)
    return game.play(acting, f"take {card}")


def votes(tableau: str) -> dict[str, int]:
    """The votes of a tableau in their parts, without gold."""
    return table("over", player(tableau, gold=0, gems="")).outcome().parts[0]


@rule("7.1", "7.2", "7.3")
@pytest.mark.parametrize("cardinal", cards(CARDINALS))
def test_a_cardinal_lies_in_the_tableau_and_is_worth_a_vote(cardinal: str) -> None:
    assert taking(cardinal).tableau(0) == [cardinal]
    assert votes(cardinal)["persons"] == 1


@rule("7.4", "7.5")
@pytest.mark.parametrize("late", cards(LATE))
def test_a_late_cardinal_lies_in_the_tableau_and_is_worth_a_vote(late: str) -> None:
    assert taking(late).tableau(0) == [late]
    assert votes(late)["persons"] == 1
    facts = table("over").game.card_facts()[late]
    assert facts["faction"] == ""
    assert facts["symbol"]


@rule("7.6")
def test_a_late_cardinal_can_be_bribed_swapped_excluded_and_die() -> None:
    bribe = table("bribe", player(played="bribe"), player("hesse"))
    assert bribe.legal(0) == ["bribe hesse from 1", "bribe none"]
    swap = table("swap", player("borromeo", played="swap"), player("hesse"))
    assert swap.legal(0) == ["swap hesse with borromeo", "swap none"]
    exclude = taking("felipe", player("felipe"), player("hesse"))
    assert exclude.happened("excluded") == [{"seat": 0, "other": 1, "card": "hesse"}]
    death = taking("case_of_death", player(), player("hesse"))
    assert death.happened("died") == [{"seat": 0, "other": 1, "card": "hesse"}]


@rule("7.7", "7.8", "7.1")
@pytest.mark.parametrize("leader", cards(LEADERS))
def test_a_leader_goes_to_the_tableau_never_to_the_hand(leader: str) -> None:
    game = taking(leader)
    assert game.tableau(0) == [leader]
    assert game.hand(0) == []
    assert votes(leader)["persons"] == 1


@rule("7.9", "HP14")
@pytest.mark.parametrize("leader", cards(LEADERS))
def test_leaders_are_safe_from_bribe_swap_and_exclusion_but_not_from_death(leader: str) -> None:
    bribe = table("play_action", player(hand="bribe"), player(leader)).all_play("play bribe", *["play none"] * 3)
    assert bribe.happened("bribe_no_target") != []
    swap = table("play_action", player("lugo", hand="swap"), player(leader)).all_play("play swap", *["play none"] * 3)
    assert swap.happened("swap_no_pair") != []
    exclude = taking("felipe", player("felipe"), player(leader))
    assert exclude.happened("nobody_excluded") == [{"seat": 0}]
    death = taking("case_of_death", player(), player(leader))
    assert death.tableau(1) == []
    assert leader in death.gone


@rule("7.10", "7.29", "HP5", "HP12", "HP18")
def test_chigi_is_safe_from_everything() -> None:
    bribe = table("play_action", player(hand="bribe"), player("chigi")).all_play("play bribe", *["play none"] * 3)
    assert bribe.happened("bribe_no_target") != []
    swap = table("play_action", player("lugo", hand="swap"), player("chigi")).all_play("play swap", *["play none"] * 3)
    assert swap.happened("swap_no_pair") != []
    assert taking("felipe", player("felipe"), player("chigi")).happened("nobody_excluded") != []
    death = taking("case_of_death", player(), player("chigi"))
    assert death.happened("nobody_died") == [{"seat": 0}]
    assert death.tableau(1) == ["chigi"]


@rule("7.11")
def test_in_all_other_respects_chigi_is_a_cardinal() -> None:
    assert votes("chigi")["persons"] == 1
    smoke = table("turn_cardinal", player("chigi", gold=0), round=9, deck="bichi").chance("turn black_smoke")
    assert smoke.any_turns().gold[0] == 5
    assert votes("chigi imperiali ottoboni omodei albizzi")["old_boys"] == 0, "the dove makes no pair"
    kept = player("chigi ottoboni carlo_medici", orders="spain_innocent", discarded="france", gold=0, gems="")
    other = player(orders="four_coats", discarded="spain_urban")
    assert table("over", kept, player(), other).outcome().parts[0]["order"] == 2


@rule("7.12", "7.13")
@pytest.mark.parametrize("card", ["mazarin", "louis"])
def test_mazarin_and_louis_lie_in_the_tableau(card: str) -> None:
    game = taking(card, player(f"{card}*2"))
    assert game.tableau(0) == [card] * 3
    assert game.gold == [20] * 4
    assert votes("mazarin*5") == dict.fromkeys(votes(""), 0), "Mazarin is no cardinal and no vote by himself"


@rule("7.23", "7.24", "HP3")
@pytest.mark.parametrize(("gold", "after"), [(20, 0), (21, 1), (50, 30)])
def test_squadrone_costs_twenty_gold(gold: int, after: int) -> None:
    game = taking("squadrone", player(gold=gold))
    assert game.tableau(0) == ["squadrone"]
    assert game.gold == [after, 20, 20, 20], "the bank gets it"
    assert game.asked() == [1], "nobody asks whether to pay"
    assert votes("squadrone")["squadrone"] == 3


@rule("7.24", "HP3")
def test_with_may_pay_one_can_pay() -> None:
    game = taking("squadrone", player(gold=25), squadrone="may_pay")
    assert game.question == "pay"
    assert game.legal(0) == ["decline", "pay"]
    game.play(0, "pay")
    assert (game.tableau(0), game.gold[0]) == (["squadrone"], 5)
    assert game.asked() == [1]


@rule("7.24", "HP3")
def test_with_may_pay_one_can_refuse_and_the_card_leaves() -> None:
    game = taking("squadrone", player(gold=25), squadrone="may_pay")
    assert game.refusal(0, "take camerlengo") == ("7.24", "other-question")
    assert game.refusal(1, "pay") == ("6.5", "others-card")
    game.play(0, "decline")
    assert (game.tableau(0), game.gold[0]) == ([], 25)
    assert "squadrone" in game.gone
    assert "squadrone" not in game.display


@rule("7.25", "HP3")
@pytest.mark.parametrize("gold", [0, 19])
def test_with_less_than_twenty_the_card_leaves_without_a_question(gold: int) -> None:
    game = taking("squadrone", player(gold=gold))
    assert game.asked() == [1]
    assert (game.tableau(0), game.gold[0]) == ([], gold)
    assert "squadrone" in game.gone


@rule("7.25", "7.34", "HP26")
@pytest.mark.parametrize("gold", [0, 19])
def test_with_may_pay_and_less_than_twenty_one_is_asked_and_can_only_refuse(gold: int) -> None:
    game = taking("squadrone", player(gold=gold), squadrone="may_pay")
    assert (game.question, game.asked(), game.legal(0)) == ("pay", [0], ["decline"])
    assert game.refusal(0, "pay") == ("7.34", "cannot-pay")
    game.play(0, "decline")
    assert game.asked() == [1]
    assert (game.tableau(0), game.gold[0]) == ([], gold)
    assert "squadrone" in game.gone


@rule("7.26", "7.27", "HP8")
def test_case_of_death_brings_five_gold_and_the_oldest_opponent_dies() -> None:
    game = taking("case_of_death", player("cesi"), player("colonna ginetti"), player("sacchetti"), player("lugo este"))
    assert game.gold == [25, 20, 20, 20]
    assert game.tableau(3) == ["este"], "Lugo, 71, is the oldest of all opponents; there is one victim"
    assert game.tableau(0) == ["cesi"], "never one of your own"
    assert [game.tableau(1), game.tableau(2)] == [["colonna", "ginetti"], ["sacchetti"]]
    assert {"lugo", "case_of_death"} <= set(game.gone)


@rule("7.27")
@pytest.mark.parametrize(("tableau", "victim"), [("carlo_medici spada", "carlo_medici"), ("este hesse", "hesse")])
def test_leaders_and_late_cardinals_can_be_the_oldest(tableau: str, victim: str) -> None:
    people = tableau.replace("spada", "giambattista_spada")
    game = taking("case_of_death", player(), player(people), seats=3)
    assert [facts["card"] for facts in game.happened("died")] == [victim]


@rule("7.28", "HP8")
def test_of_equally_old_ones_the_taker_names_one() -> None:
    game = taking("case_of_death", player("sacchetti"), player("cesi"), player("lugo ginetti"))
    assert game.question == "bury"
    assert game.gold[0] == 25
    assert game.legal(0) == ["bury cesi from 1", "bury lugo from 2"]
    assert game.refusal(0, "bury ginetti from 2") == ("7.27", "bury-not-oldest")
    assert game.refusal(0, "bury sacchetti from 0") == ("7.27", "bury-own")
    assert game.refusal(0, "take camerlengo") == ("7.28", "other-question")
    game.play(0, "bury lugo from 2")
    assert (game.tableau(1), game.tableau(2)) == (["cesi"], ["ginetti"])
    assert "lugo" in game.gone


@rule("7.28")
def test_equally_old_ones_of_one_opponent_are_named_too() -> None:
    game = taking("case_of_death", player(), player("grimaldi francesco_barberini giambattista_spada trivulzio"))
    assert len(game.legal(0)) == 4, "all four are 57, the leader and the late cardinal too"


@rule("7.29", "HP18")
def test_chigi_is_passed_over() -> None:
    game = taking("case_of_death", player(), player("chigi"), player("colonna"))
    assert game.tableau(1) == ["chigi"]
    assert game.tableau(2) == []


@rule("7.30", "HP18")
@pytest.mark.parametrize("others", ["", "mazarin louis felipe", "chigi"])
def test_without_a_victim_five_gold_and_the_card_leaves(others: str) -> None:
    game = taking("case_of_death", player("lugo"), player(others))
    assert game.gold[0] == 25
    assert game.tableau(0) == ["lugo"]
    assert "case_of_death" in game.gone
    assert game.asked() == [1]


@rule("7.31")
def test_the_camerlengo_card_brings_three_gems_and_a_gold() -> None:
    game = table("take", player(gems="D"), display="chigi louis swap camerlengo").play(0, "take camerlengo")
    assert game.gems[0] == "DRSA"
    assert game.gold == [21, 20, 20, 20]


@rule("7.32", "1.6")
def test_who_takes_the_camerlengo_card_is_camerlengo_from_now_on() -> None:
    game = table("take", acting=2, display="chigi louis swap camerlengo", camerlengo=1).play(2, "take camerlengo")
    assert game.camerlengo == 2
    game.all_take().any_turns().all_pass()
    assert game.taking == [2, 3, 0, 1]


@rule("7.32", "HP27")
def test_the_present_camerlengo_may_take_the_card_again_with_full_gains() -> None:
    game = table("take", player(gems=""), display="chigi louis swap camerlengo").play(0, "take camerlengo")
    assert (game.camerlengo, game.gold[0], game.gems[0]) == (0, 21, "RSA")


@rule("7.33")
def test_a_new_camerlengo_does_not_change_this_rounds_order_of_taking() -> None:
    game = table("bid").all_pass()
    assert game.taking == [0, 1, 2, 3]
    game.play(0, f"take {game.display[0]}").play(1, "take camerlengo")
    assert game.camerlengo == 1
    assert game.taking == [0, 1, 2, 3]
    assert game.asked() == [2]

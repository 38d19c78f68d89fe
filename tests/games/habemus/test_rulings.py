"""Section 11: the rulings, each with both sides of its option where it has one."""

from fractions import Fraction

import pytest

from curia.core.rng import Rng
from curia.core.types import OBSERVER
from curia.games.habemus.meta import META
from tests.kit.habemus import Table, player, started, table
from tests.kit.rules import rule

NONE = "play none"


@rule("HP1", "HP3", "HP4", "HP5", "HP9", "HP12")
def test_the_options_are_those_of_the_page_with_the_default_first() -> None:
    assert {option.name: (option.ruling, option.values) for option in META.options} == {
        "final_display": ("HP1", ["all", "single"]),
        "squadrone": ("HP3", ["must_pay", "may_pay"]),
        "felipe": ("HP4", ["must", "may"]),
        "chigi_vs_felipe": ("HP5", ["immune", "exposed"]),
        "chigi_swap": ("HP12", ["never", "owner"]),
        "open_screens": ("HP9", ["false", "true"]),
    }


@rule("HP1")
@pytest.mark.parametrize(("final_display", "size"), [("all", 10), ("single", 4)])
@pytest.mark.parametrize("seats", [3, 4])
def test_hp1_white_smoke(final_display: str, size: int, seats: int) -> None:
    game = table("turn_cardinal", seats=seats, round=16, final_display=final_display).chance("turn white_smoke")
    assert len(game.any_turns().display) == size
    assert game.all_pass().all_take().phase == "over"


@rule("HP2")
@pytest.mark.parametrize("final_display", ["all", "single"])
def test_hp2_a_nineteenth_round_with_all_phases(final_display: str) -> None:
    game = table("turn_cardinal", player(hand="ten_gold"), round=19, final_display=final_display)
    game.chance("turn white_smoke")
    assert game.question == "play_action"
    game.all_play("play ten_gold", NONE, NONE, NONE)
    assert game.question == "bid"
    game.all_play("bid none", "bid A", "bid none", "bid none")
    assert game.phase == "over"
    assert game.camerlengo == 1


@rule("HP6")
def test_hp6_eight_nine_or_ten_cardinals_lie_above_black_smoke_equally_likely() -> None:
    still_to_come = Fraction(1)
    for gone in (8, 9, 10):
        odds = table("turn_cardinal", round=gone + 1, black=0).odds()["turn black_smoke"]
        assert still_to_come * odds == Fraction(1, 3)
        still_to_come *= 1 - odds
    assert still_to_come == 0


@rule("HP7", "HP17")
def test_hp7_an_earlier_card_can_give_a_swap_its_pair() -> None:
    game = table("play_action", player(hand="bribe"), player(hand="swap"), player("lugo cesi"))
    game.all_play("play bribe", "play swap", NONE, NONE).play(0, "bribe lugo from 2")
    assert game.legal(1) == ["swap cesi with lugo", "swap none"]


@rule("HP7", "HP17")
def test_hp7_without_it_the_swap_returns() -> None:
    game = table("play_action", player(hand="bribe"), player(hand="swap"), player("lugo cesi"))
    game.all_play("play bribe", "play swap", NONE, NONE).play(0, "bribe none")
    assert game.hand(1) == ["swap"]
    assert game.phase == "bid"


@rule("HP8")
def test_hp8_the_oldest_among_all_opponents_not_of_one() -> None:
    display = "case_of_death bichi swap camerlengo"
    game = table("take", player("lugo"), player("colonna"), player("ginetti"), player("hesse"), display=display)
    game.play(0, "take case_of_death")
    assert game.legal(0) == [], "the taker does not choose whose"
    assert game.tableau(2) == []


@rule("HP9", "1.10")
@pytest.mark.parametrize("open_screens", ["false", "true"])
def test_hp9_screens(open_screens: str) -> None:
    game = table("play_action", player(hand="swap", gold=7, gems="DA"), open_screens=open_screens)
    seen = game.view(1)["seats"][0]
    expected = (["swap"], 7, "DA") if open_screens == "true" else (None, None, None)
    assert (seen["hand"], seen["gold"], seen["gems"]) == expected
    assert seen["orders"] is None
    assert "swap" not in game.view(1)["display"]


@rule("HP10")
def test_hp10_a_taker_finds_what_is_left() -> None:
    game = table("play_action", player(hand="best_gem_twice"), player(hand="best_gem_twice"), player(gold=4), seats=3)
    game.all_play("play best_gem_twice", "play best_gem_twice", NONE)
    assert game.gold == [20 + 6 - 3, 20 - 3 + 3 + 1, 0]


@rule("HP11")
@pytest.mark.parametrize("seats", [3, 4])
def test_hp11_after_the_last_seat_comes_seat_0(seats: int) -> None:
    game = table("bid", seats=seats, camerlengo=seats - 1).all_pass()
    assert game.taking == [seats - 1, *range(seats - 1)]


@rule("HP13")
def test_hp13_a_bribe_looks_at_the_gold_when_it_is_resolved() -> None:
    """Ten Gold of the same seat cannot help, but another's Bribe that pays this seat can."""
    game = table("play_action", player(hand="bribe"), player("lugo cesi", hand="bribe", gold=0))
    game.all_play("play bribe", "play bribe", NONE, NONE).play(0, "bribe lugo from 1")
    assert game.gold[1] == 5
    assert game.legal(1) == ["bribe lugo from 0", "bribe none"]
    game.play(1, "bribe lugo from 0")
    assert game.gold[:2] == [20, 0]


@rule("HP14")
def test_hp14_felipe_does_not_exclude_leaders() -> None:
    game = table("take", player("felipe"), player("este azzolino"), display="felipe bichi swap camerlengo")
    game.play(0, "take felipe")
    assert game.tableau(1) == ["este", "azzolino"]


@rule("HP15")
@pytest.mark.parametrize(("camerlengo", "order"), [(0, [0, 1]), (1, [1, 0])])
def test_hp15_a_tie_with_real_gems_goes_by_the_camerlengo(camerlengo: int, order: list[int]) -> None:
    game = table("bid", player(played="three_rubies"), player(gems="RRR"), camerlengo=camerlengo)
    game.all_play("bid RRR", "bid none", "bid none")
    assert game.taking[:2] == order


@rule("HP16")
def test_hp16_best_gem_twice_bids_with_the_others_before_bid_last() -> None:
    game = table("bid", player(played="bid_last"), player(played="best_gem_twice"), player(played="three_rubies"))
    assert game.asked() == [1, 3]
    assert game.view(1)["seats"][2]["bid"] == "RRR"
    game.all_play("bid DD", "bid none")
    assert game.asked() == [0]
    assert game.view(0)["seats"][1]["bid"] == "DDD"


@rule("HP18")
def test_hp18_chigi_as_the_oldest_is_passed_over() -> None:
    display = "case_of_death bichi swap camerlengo"
    game = table("take", player(), player("chigi este"), display=display).play(0, "take case_of_death")
    assert game.tableau(1) == ["chigi"], "Este, 37, dies though Chigi, 55, is older"


@rule("HP19")
def test_hp19_everybody_takes_while_a_card_is_left() -> None:
    game = started().any_turns().all_pass()
    taken = 0
    while game.phase == "take":
        seat = game.asked()[0]
        assert all(text.startswith("take ") for text in game.legal(seat))
        game.play(seat, game.legal(seat)[0])
        taken += 1
    assert taken == 3, "the fourth takes the last card without a question"
    assert len(game.happened("took")) == 4


@rule("HP20")
def test_hp20_shared_places_are_numbered_1_1_3() -> None:
    people = [player(tableau, gold=0, gems="") for tableau in ("lugo", "cesi", "este")]
    assert table("over", *people, seats=3).outcome().ranks == [1, 1, 3]


@rule("HP21", "1.11")
@pytest.mark.parametrize("open_screens", ["false", "true"])
def test_hp21_orders_stay_secret_until_the_last_round_has_ended(open_screens: str) -> None:
    game = table("bid", round=19, white=19, display="camerlengo", open_screens=open_screens, seats=3)
    for viewer in (0, 1, 2, 9):
        view = game.view(viewer, memory=True)
        assert [one["orders"] is not None for one in view["seats"]] == [seat == viewer for seat in range(3)]
        assert view["unused_orders"] is None
    game.all_pass()
    assert all(one["orders"] for one in game.view(9)["seats"])


@rule("HP22")
def test_hp22_nobody_sees_who_laid_down_a_card() -> None:
    with_card = table("play_action", player(hand="bribe")).play(0, "play bribe")
    without = table("play_action", player(hand="bribe")).play(0, NONE)
    for viewer in (1, 2, 3, 9):
        assert with_card.view(viewer, memory=True) == without.view(viewer, memory=True)
        assert with_card.log.seen_by(viewer) == without.log.seen_by(viewer)


@rule("HP23")
def test_hp23_in_the_last_round_the_camerlengo_card_can_be_chosen_once() -> None:
    game = table("bid", seats=3, round=18, white=18, display="chigi mazarin swap camerlengo").all_pass()
    game.play(0, "take camerlengo")
    assert "take camerlengo" not in game.legal(1)
    assert game.legal(1) == ["take chigi", "take mazarin", "take swap"]


def squadrone_taken(gold: int) -> Table:
    """Seat 0 has taken Squadrone Volante and is asked to pay."""
    display = "squadrone bichi swap camerlengo"
    return table("take", player(gold=gold), display=display, squadrone="may_pay").play(0, "take squadrone")


def seen(game: Table, viewer: int) -> tuple[object, ...]:
    """All that leaves the engine for a viewer: view and standing, who is asked, the own answers, what happened."""
    shown = game.game.shown(game.game.view(game.state, viewer))
    return shown, game.asked(), game.legal(viewer), game.log.seen_by(viewer)


@rule("HP26", "HP3")
def test_hp26_with_may_pay_the_question_is_put_also_under_20_gold() -> None:
    assert squadrone_taken(19).legal(0) == ["decline"]
    assert squadrone_taken(20).legal(0) == ["decline", "pay"]
    for gold in (19, 20):
        game = squadrone_taken(gold)
        assert game.question == "pay"
        assert game.game.decision(game.state, 0).discreet, "nobody learns from the time that the answer takes"


@rule("HP26", "7.34")
@pytest.mark.parametrize("viewer", [1, 2, 3, OBSERVER])
def test_hp26_others_read_the_same_of_one_who_could_not_and_one_who_would_not_pay(viewer: int) -> None:
    unable, unwilling = squadrone_taken(0), squadrone_taken(40)
    assert seen(unable, viewer) == seen(unwilling, viewer)
    for move in ("pay", "decline"):
        assert unable.refusal(viewer, move) == unwilling.refusal(viewer, move)
    unable.play(0, "decline")
    unwilling.play(0, "decline")
    assert seen(unable, viewer) == seen(unwilling, viewer)
    assert [name for name, _ in unable.log.seen_by(viewer)] == ["took", "squadrone_declined"]


@rule("HP26", "1.10")
def test_hp26_who_is_asked_to_pay_may_have_any_gold() -> None:
    game = squadrone_taken(20)
    rng = Rng(26)
    drawn = [game.game.determinize(game.game.view(game.state, 1), rng).gold[0] for _ in range(40)]
    assert min(drawn) < 20 <= max(drawn)


@rule("HP27")
@pytest.mark.parametrize("camerlengo", [0, 1])
def test_hp27_the_sitting_camerlengo_gains_as_much_as_a_new_one(camerlengo: int) -> None:
    game = table("take", player(gems="", gold=0), camerlengo=camerlengo, display="chigi mazarin swap camerlengo")
    game.play(0, "take camerlengo")
    assert (game.camerlengo, game.gold[0], game.gems[0]) == (0, 1, "RSA")


@rule("HP28", "HP24")
def test_hp28_the_bid_last_players_bid_at_once_with_nobody_before_them() -> None:
    hands = ["bid_last", "three_rubies", "bid_last", "three_rubies"]
    game = table("play_action", *[player(hand=card) for card in hands])
    game.all_play(*[f"play {card}" for card in hands])
    assert game.question == "bid_last"
    assert game.asked() == [0, 2]
    game.all_play("bid none", "bid DDD")
    assert game.taking == [2, 1, 3, 0]

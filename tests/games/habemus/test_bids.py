"""Section 5: phase 3, the bids and the order that they make."""

from itertools import combinations_with_replacement

import pytest

from tests.kit.habemus import START_GEMS, Table, player, table
from tests.kit.rules import rule

RICH = "DDDRRRSSSAAA"


def bidding(*played: str, seats: int = 4, camerlengo: int = 0, gems: str = RICH) -> Table:
    """Phase 3 after these action cards; '' is none."""
    people = [player(played=card or None, gems=gems) for card in played]
    people += [player(gems=gems) for _ in range(seats - len(people))]
    return table("bid", *people, seats=seats, camerlengo=camerlengo)


@rule("5.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_player_is_asked_for_a_bid(seats: int) -> None:
    game = bidding(seats=seats)
    assert game.asked() == list(range(seats))
    assert game.question == "bid"


@rule("5.2", "5.3")
def test_no_gem_one_two_or_three_of_the_own() -> None:
    game = table("bid", player(gems=START_GEMS))
    own = {
        "".join(bid)
        for number in range(4)
        for bid in combinations_with_replacement("DRSA", number)
        if all(bid.count(gem) <= START_GEMS.count(gem) for gem in bid)
    }
    assert len(own) == 29
    assert set(game.legal(0)) == {f"bid {gems or 'none'}" for gems in own}


@rule("5.2", "5.3", "5.8")
@pytest.mark.parametrize("gems", ["", "A", "DDDDD", "RRRSSS", "DRSA", "DDDDRSSAAA", "DDDDDRRRRRSSSSSAAAAA", "RRRRAA"])
@pytest.mark.parametrize(("played", "most"), [(None, 3), ("best_gem_twice", 2), ("ten_gold", 3)])
def test_every_bid_that_the_gems_allow(gems: str, played: str | None, most: int) -> None:
    bids = {"".join(bid) for number in range(most + 1) for bid in combinations_with_replacement("DRSA", number)}
    possible = {bid for bid in bids if all(bid.count(gem) <= gems.count(gem) for gem in bid)}
    legal = table("bid", player(gems=gems, played=played)).legal(0)
    assert set(legal) == {f"bid {bid or 'none'}" for bid in possible}
    assert len(legal) == len(possible)


@rule("5.2")
@pytest.mark.parametrize("gems", ["DDDD", "DRSA", "AAAA", "DDDDDDDD"])
def test_a_bid_of_four_is_refused(gems: str) -> None:
    assert table("bid").refusal(0, f"bid {gems}") == ("5.2", "three-gems-at-most")


@rule("5.3")
@pytest.mark.parametrize("gems", ["RR", "SSS", "DRR"])
def test_a_bid_of_gems_not_owned_is_refused(gems: str) -> None:
    game = table("bid", player(gems="DDRSSA"))
    assert game.refusal(0, f"bid {gems}") == ("5.3", "not-your-gems")


@rule("5.4", "4.5")
def test_bids_are_sealed_and_revealed_together() -> None:
    game = bidding().play(2, "bid DDD").play(0, "bid A").play(1, "bid none")
    assert game.worth == [None] * 4
    assert game.gems == [RICH] * 4
    assert game.refusal(2, "bid none") == ("4.6", "already-answered")
    assert game.view(9)["seats"][2]["bid"] is None
    assert game.view(9)["seats"][2]["answer"] is None
    game.play(3, "bid RS")
    assert game.worth == ["A", "", "DDD", "RS"]
    assert [facts["gems"] for facts in game.happened("bid_revealed")] == ["A", "", "DDD", "RS"]


@rule("5.5", "8.4", "HP16")
def test_bid_last_waits_until_the_others_bids_are_open() -> None:
    game = bidding("bid_last")
    assert game.asked() == [1, 2, 3]
    assert game.refusal(0, "bid DDD") == ("5.5", "bid-last-waits")
    game.all_play("bid R", "bid SS", "bid none")
    assert game.question == "bid_last"
    assert game.asked() == [0]
    assert game.view(0)["seats"][2]["bid"] == "SS"
    assert game.refusal(2, "bid D") == ("5.4", "bid-is-open")
    assert game.refusal(0, "bid DDDR") == ("5.2", "three-gems-at-most")
    assert game.refusal(0, "take mazarin") == ("5.5", "other-question")
    game.play(0, "bid AAA")
    assert game.taking == [0, 2, 1, 3]


@rule("5.5", "HP28")
def test_with_nobody_to_bid_first_the_bid_last_players_bid_at_once() -> None:
    hands = ["bid_last", "three_rubies", "three_rubies"]
    game = table("play_action", *[player(hand=card) for card in hands], seats=3)
    game.all_play(*[f"play {card}" for card in hands])
    assert game.question == "bid_last"
    assert game.asked() == [0]
    game.play(0, "bid DAA")
    assert game.taking == [0, 1, 2]


@rule("5.6", "HP16")
def test_two_players_of_bid_last_bid_together_in_secret_from_each_other() -> None:
    game = bidding("bid_last", "", "bid_last", "")
    game.all_play("bid R", "bid S")
    assert game.asked() == [0, 2]
    game.play(2, "bid RA")
    view = game.view(0)["seats"][2]
    assert (view["answered"], view["answer"], view["bid"]) == (True, None, None)
    assert game.refusal(2, "bid D") == ("4.6", "already-answered")
    game.play(0, "bid RS")
    assert game.taking == [0, 2, 1, 3]


@rule("5.6")
def test_the_second_bid_last_may_answer_first_or_last() -> None:
    game = bidding("bid_last", "", "bid_last", "").all_play("bid R", "bid S").play(0, "bid none")
    assert game.asked() == [2]


@rule("5.7", "8.8", "4.7")
def test_three_rubies_is_not_asked_and_may_add_no_gem() -> None:
    game = bidding("three_rubies")
    assert game.asked() == [1, 2, 3]
    assert game.refusal(0, "bid none") == ("5.7", "three-rubies-bid")
    assert game.refusal(0, "bid D") == ("5.7", "three-rubies-bid")
    assert game.view(9)["seats"][0]["bid"] == "RRR", "everybody knows it"
    game.all_play("bid DDD", "bid SSS", "bid none")
    assert game.taking == [1, 0, 2, 3]
    assert game.gems[0] == RICH, "it costs no gem"


@rule("5.7")
def test_the_three_rubies_lie_open_as_soon_as_the_card_is_resolved() -> None:
    game = table("play_action", player(hand="three_rubies", gems=""))
    game.all_play("play three_rubies", *["play none"] * 3)
    assert game.worth == ["RRR", None, None, None]
    game.all_play("bid none", "bid none", "bid none")
    assert game.gems[0] == ""


@rule("5.7")
def test_without_any_other_bidder_the_taking_follows_at_once() -> None:
    game = table(
        "play_action", player(hand="three_rubies"), player(hand="three_rubies"), player(hand="bid_last"), seats=3
    )
    game.all_play("play three_rubies", "play three_rubies", "play bid_last").play(2, "bid none")
    assert game.question == "take"


@rule("5.8", "8.6")
def test_best_gem_twice_bids_at_most_two() -> None:
    game = bidding("best_gem_twice")
    assert max(len(text) for text in game.legal(0) if text != "bid none") == len("bid DD")
    assert len(game.legal(0)) == 1 + 4 + 10
    assert game.refusal(0, "bid DDD") == ("5.8", "two-gems-at-most")
    assert game.refusal(0, "bid AAAA") == ("5.8", "two-gems-at-most")


@rule("5.8", "5.3")
def test_best_gem_twice_with_gems_not_owned() -> None:
    game = table("bid", player(played="best_gem_twice", gems="A"))
    assert game.refusal(0, "bid D") == ("5.3", "not-your-gems")


@rule("5.9", "HP15", "8.6")
@pytest.mark.parametrize(
    ("bid", "worth"),
    [("none", ""), ("S", "SS"), ("DA", "DDA"), ("RS", "RRS"), ("SA", "SSA"), ("A", "AA"), ("AA", "AAA"), ("D", "DD")],
)
def test_the_best_gem_counts_as_two(bid: str, worth: str) -> None:
    game = bidding("best_gem_twice").all_play(f"bid {bid}", "bid none", "bid none", "bid none")
    assert game.worth[0] == worth
    assert len(game.gems[0]) == len(RICH) - (0 if bid == "none" else len(bid)), "a virtual gem costs nothing"


@rule("5.10", "HP15")
@pytest.mark.parametrize(("camerlengo", "first"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_a_virtual_gem_is_worth_a_real_one(camerlengo: int, first: int) -> None:
    game = bidding("best_gem_twice", camerlengo=camerlengo).all_play("bid RA", "bid RRA", "bid none", "bid none")
    assert game.taking[0] == first


@rule("5.11")
@pytest.mark.parametrize(("more", "fewer"), [("AAA", "DD"), ("AA", "D"), ("A", "none"), ("SAA", "DD")])
def test_more_gems_beat_fewer_whatever_their_kinds(more: str, fewer: str) -> None:
    game = bidding().all_play("bid none", f"bid {fewer}", f"bid {more}", "bid none")
    assert game.taking[0] == 2


@rule("5.12")
@pytest.mark.parametrize(
    ("better", "worse"),
    [("D", "R"), ("R", "S"), ("S", "A"), ("DA", "RR"), ("DAA", "RRR"), ("DRA", "DSS"), ("DDA", "DRR"), ("RSS", "RSA")],
)
def test_of_equally_many_the_first_different_gem_decides(better: str, worse: str) -> None:
    game = bidding().all_play("bid none", f"bid {worse}", f"bid {better}", "bid none")
    assert game.taking[:2] == [2, 1]


@rule("5.13", "1.13", "HP11")
@pytest.mark.parametrize("bid", ["none", "D", "RSA"])
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("camerlengo", [0, 1, 2, 3])
def test_equal_bids_rank_clockwise_from_the_camerlengo(bid: str, seats: int, camerlengo: int) -> None:
    camerlengo %= seats
    game = bidding(seats=seats, camerlengo=camerlengo).all_play(*[f"bid {bid}"] * seats)
    assert game.taking == [(camerlengo + i) % seats for i in range(seats)]


@rule("5.13")
def test_equal_bids_between_others_rank_clockwise_too() -> None:
    game = bidding(camerlengo=2).all_play("bid S", "bid S", "bid A", "bid S")
    assert game.taking == [3, 0, 1, 2]


@rule("5.14")
def test_a_bid_is_paid_whatever_it_achieves() -> None:
    game = bidding(gems="DDRSA").all_play("bid DDR", "bid RSA", "bid A", "bid none")
    assert game.gems == ["SA", "DD", "DDRS", "DDRSA"]


@rule("5.14", "5.5")
def test_a_late_bid_is_paid_too() -> None:
    game = bidding("bid_last", gems="DDRSA").all_play("bid A", "bid none", "bid none").play(0, "bid DD")
    assert game.gems[:2] == ["RSA", "DDRS"]

"""Section 4: phase 2, the action cards are chosen, revealed and resolved."""

import pytest

from tests.kit.habemus import Table, player, started, table
from tests.kit.rules import rule

NONE = "play none"


def hands(*texts: str, seats: int = 4, camerlengo: int = 0) -> Table:
    """Phase 2 with these action cards in the hands."""
    return table("play_action", *[player(hand=text) for text in texts], seats=seats, camerlengo=camerlengo)


@rule("4.1", "4.2", "4.3", "8.1")
def test_one_card_of_the_own_hand_or_none() -> None:
    game = hands("bribe swap*2", "ten_gold")
    assert game.legal(0) == ["play bribe", "play swap", "play none"]
    assert game.legal(1) == ["play ten_gold", "play none"]
    assert game.legal(2) == ["play none"]
    assert game.refusal(0, "play ten_gold") == ("4.2", "not-in-hand")
    assert game.refusal(2, "play bribe") == ("4.2", "not-in-hand")


@rule("4.1", "4.6")
def test_at_most_one_card_a_round() -> None:
    game = hands("ten_gold*2")
    game.play(0, "play ten_gold")
    assert game.refusal(0, "play ten_gold") == ("4.6", "already-answered")
    game.play(1, NONE).play(2, NONE).play(3, NONE)
    assert game.hand(0) == ["ten_gold"]
    assert game.phase == "bid"
    assert game.refusal(0, "play ten_gold") == ("5.1", "other-question")


@rule("4.4")
def test_a_card_may_be_chosen_though_it_cannot_work() -> None:
    game = table("play_action", player(hand="bribe swap", gold=0))
    assert game.legal(0) == ["play bribe", "play swap", "play none"]


@rule("4.5", "HP22")
def test_everybody_sees_that_a_seat_answered_never_what() -> None:
    game = hands("ten_gold", "bribe")
    game.play(0, "play ten_gold").play(1, NONE)
    for seat in (1, 2, 3, 9):
        view = game.view(seat)
        assert [one["answered"] for one in view["seats"]] == [True, True, False, False]
        assert view["seats"][0]["answer"] is None
        assert view["seats"][0]["played"] is None
    assert game.seen_by(2, "answered") == [{"seat": 0}, {"seat": 1}]
    assert game.seen_by(0, "answered") == [{"seat": 0, "answer": "play ten_gold"}, {"seat": 1}]
    assert game.happened("action_revealed") == []


@rule("4.6")
@pytest.mark.parametrize("text", ["play none", "play ten_gold", "bid none"])
def test_a_sealed_answer_is_final(text: str) -> None:
    game = hands("ten_gold").play(0, NONE)
    assert game.asked() == [1, 2, 3]
    assert game.refusal(0, text) == ("4.6", "already-answered")


@rule("4.7", "4.9", "HP24")
@pytest.mark.parametrize("seats", [3, 4])
def test_in_round_one_everyone_is_asked_and_can_only_play_none(seats: int) -> None:
    game = started(seats).any_turns()
    assert game.round == 1
    assert game.asked() == list(range(seats))
    assert [game.legal(seat) for seat in range(seats)] == [["play none"]] * seats


@rule("4.7", "5.1")
def test_who_has_no_gems_is_asked_for_a_bid() -> None:
    game = table("bid", player(gems=""), player(gems="A"))
    assert game.asked() == [0, 1, 2, 3]
    assert game.legal(0) == ["bid none"]
    assert game.legal(1) == ["bid none", "bid A"]


@rule("4.8")
def test_other_questions_with_one_answer_are_not_put() -> None:
    game = table("take", display="chigi mazarin bribe camerlengo").play(0, "take chigi").play(1, "take mazarin")
    game.play(2, "take bribe")
    assert game.camerlengo == 3, "the last card is taken without a question"
    assert game.phase == "turn_cardinal"


@rule("4.10")
def test_all_cards_are_revealed_together_before_the_first_is_resolved() -> None:
    game = hands("ten_gold", "bid_last", "", "three_rubies")
    game.all_play("play ten_gold", "play bid_last", NONE, "play three_rubies")
    names = [event.name for event in game.log.events if event.name not in ("answered",)]
    assert names[:3] == ["action_revealed"] * 3
    assert "gained" in names[3:]


@rule("4.11", "1.13", "HP11")
@pytest.mark.parametrize(("seats", "camerlengo"), [(4, 0), (4, 2), (4, 3), (3, 1), (3, 2)])
def test_cards_are_resolved_clockwise_from_the_camerlengo(seats: int, camerlengo: int) -> None:
    taking = ["bid_last", "best_gem_twice", "three_rubies", "bid_last"][:seats]
    game = hands(*taking, seats=seats, camerlengo=camerlengo)
    game.all_play(*[f"play {card}" for card in taking])
    order: list[object] = []
    for facts in game.happened("gold_taken"):
        if facts["seat"] not in order:
            order.append(facts["seat"])
    assert order == [(camerlengo + i) % seats for i in range(seats)]


@rule("4.12", "HP17")
def test_what_a_card_strikes_is_settled_when_it_is_resolved() -> None:
    game = table("play_action", player(hand="bribe"), player(hand="swap"), player("lugo"), player("cesi"))
    game.all_play("play bribe", "play swap", NONE, NONE)
    assert game.asked() == [0]
    game.play(0, "bribe lugo from 2")
    assert game.asked() == [1]
    assert game.legal(1) == ["swap cesi with lugo", "swap none"]
    game.play(1, "swap cesi with lugo")
    assert (game.tableau(0), game.tableau(3)) == (["cesi"], ["lugo"])


@rule("4.12", "8.15", "HP17")
def test_an_earlier_card_can_leave_a_later_one_without_a_target() -> None:
    game = table("play_action", player(hand="bribe"), player("lugo", hand="bribe"))
    game.all_play("play bribe", "play bribe", NONE, NONE).play(0, "bribe lugo from 1")
    assert game.question == "bribe", "seat 1 may bribe Lugo back"
    assert game.legal(1) == ["bribe lugo from 0", "bribe none"]
    other = table("play_action", player(hand="bribe"), player("este", hand=""), player("lugo", hand="bribe"))
    other.all_play("play bribe", NONE, "play bribe", NONE).play(0, "bribe lugo from 2")
    assert other.legal(2) == ["bribe lugo from 0", "bribe none"]


@rule("4.13")
@pytest.mark.parametrize("card", ["ten_gold", "bid_last", "best_gem_twice", "three_rubies"])
def test_a_resolved_card_is_spent(card: str) -> None:
    game = hands(f"{card}")
    before = game.gone.count(card)
    game.all_play(f"play {card}", NONE, NONE, NONE)
    assert game.hand(0) == []
    assert game.gone.count(card) == before + 1


@rule("4.13", "8.16", "8.25")
@pytest.mark.parametrize("card", ["bribe", "swap"])
def test_a_declined_card_is_spent(card: str) -> None:
    game = table("play_action", player("chigi", hand=card), player("lugo"), player("cesi"))
    before = game.gone.count(card)
    game.all_play(f"play {card}", NONE, NONE, NONE).play(0, f"{card} none")
    assert game.hand(0) == []
    assert game.gone.count(card) == before + 1
    assert game.gold == [20, 20, 20, 20]
    assert game.happened("declined") == [{"seat": 0, "card": card}]


@rule("4.13", "8.3")
def test_a_card_that_finds_no_gold_is_spent() -> None:
    game = table("play_action", player(hand="bid_last", gold=0), player(gold=0), player(gold=0), seats=3)
    game.all_play("play bid_last", NONE, NONE)
    assert game.gold == [0, 0, 0]
    assert game.hand(0) == []


@rule("4.14", "HP7", "HP13")
@pytest.mark.parametrize(("card", "event"), [("bribe", "bribe_no_target"), ("swap", "swap_no_pair")])
def test_a_card_that_cannot_work_returns_seen_by_all_and_was_the_action(card: str, event: str) -> None:
    game = table("play_action", player("lugo", hand=f"{card} ten_gold"), player("este"))
    before = game.gone.count(card)
    game.all_play(f"play {card}", NONE, NONE, NONE)
    assert game.phase == "bid", "it was this round's action"
    assert game.hand(0).count(card) == 1
    assert game.gone.count(card) == before
    assert game.seen_by(9, event) == [{"seat": 0, "card": card}]
    game.all_play(*["bid none"] * 4).all_take().any_turns()
    assert f"play {card}" in game.legal(0), "it can be played in a later round"


@rule("4.15")
@pytest.mark.parametrize(("card", "gold"), [("bid_last", 2), ("best_gem_twice", 3), ("three_rubies", 2)])
@pytest.mark.parametrize("seats", [3, 4])
def test_gold_is_taken_from_each_opponent(card: str, gold: int, seats: int) -> None:
    game = hands("", card, seats=seats)
    game.all_play(NONE, f"play {card}", *[NONE] * (seats - 2))
    expected = [20 - gold] * seats
    expected[1] = 20 + gold * (seats - 1)
    assert game.gold == expected


@rule("4.16")
def test_who_has_less_gives_all_there_is() -> None:
    game = table("play_action", player(hand="best_gem_twice"), player(gold=0), player(gold=2), player(gold=3))
    game.all_play("play best_gem_twice", NONE, NONE, NONE)
    assert game.gold == [25, 0, 0, 0]
    assert [facts["gold"] for facts in game.happened("gold_taken")] == [0, 2, 3]


@rule("4.17", "HP10")
@pytest.mark.parametrize(("camerlengo", "after"), [(0, [4, 2, 0]), (1, [3, 3, 0])])
def test_each_card_finds_the_gold_that_earlier_ones_left(camerlengo: int, after: list[int]) -> None:
    game = table(
        "play_action",
        player(hand="bid_last", gold=3),
        player(hand="three_rubies", gold=1),
        player(gold=2),
        seats=3,
        camerlengo=camerlengo,
    )
    game.all_play("play bid_last", "play three_rubies", NONE)
    # Seat 0 first: it takes 1 and 2 and has 6, then gives 2 of them. Seat 1 first: it takes 2 and 2, then gives 2 of 5.
    assert game.gold == after


@rule("4.18")
@pytest.mark.parametrize("card", ["bid_last", "best_gem_twice", "three_rubies"])
def test_what_a_card_does_to_a_bid_lasts_for_this_round_only(card: str) -> None:
    game = hands(card)
    game.all_play(f"play {card}", NONE, NONE, NONE).all_pass().all_take().any_turns()
    game.all_pass_actions()
    assert game.asked() == [0, 1, 2, 3]
    assert "bid DDD" in game.legal(0)
    game.all_play("bid D", "bid DA", "bid none", "bid none")
    assert game.worth == ["D", "DA", "", ""]

"""Sections 1, 3 and 4: what is secret, what is open, and when a secret becomes open."""

import json

import pytest

from curia.core.rng import Rng
from curia.core.types import CHANCE_MASK, OBSERVER
from tests.kit.habemus import ORDER_PAIRS, Table, new_table, player, started, table
from tests.kit.rules import rule

SCREEN = ("hand", "gems", "gold")


def screens(game: Table, viewer: int, memory: bool = False) -> list[bool]:
    """Which screens the viewer looks behind."""
    shown = [[one[field] is not None for field in SCREEN] for one in game.view(viewer, memory)["seats"]]
    assert all(len(set(one)) == 1 for one in shown), "a screen is open or shut as a whole"
    return [one[0] for one in shown]


@rule("1.9")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, OBSERVER])
def test_tableaux_are_open(viewer: int) -> None:
    view = table("play_action", player("chigi louis"), player("este")).view(viewer)
    assert [one["tableau"] for one in view["seats"]] == [["chigi", "louis"], ["este"], [], []]


@rule("1.10", "HP9")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_sees_behind_the_own_screen_only(seats: int) -> None:
    game = table("play_action", player(hand="swap"), seats=seats)
    for viewer in range(seats):
        assert screens(game, viewer) == [seat == viewer for seat in range(seats)]
    assert screens(game, OBSERVER) == [False] * seats


@rule("1.10", "HP9")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("viewer", [0, 2, OBSERVER])
def test_open_screens_show_gems_gold_and_hands_to_all(viewer: int, seats: int) -> None:
    game = table("play_action", player(hand="swap", gold=7, gems="DSA"), seats=seats, open_screens="true")
    assert screens(game, viewer) == [True] * seats
    seen = game.view(viewer)["seats"][0]
    assert (seen["hand"], seen["gold"], seen["gems"]) == (["swap"], 7, "DSA")


@rule("1.10", "HP9")
def test_a_perfect_memory_knows_the_screens_never_the_orders() -> None:
    game = table("play_action", player(hand="swap"))
    for viewer in (0, 1, OBSERVER):
        assert screens(game, viewer, memory=True) == [True] * 4
        view = game.view(viewer, memory=True)
        assert [one["orders"] is not None for one in view["seats"]] == [seat == viewer for seat in range(4)]
        assert [one["discarded"] is not None for one in view["seats"]] == [seat == viewer for seat in range(4)]


@rule("1.10", "HP9")
def test_the_number_of_action_cards_is_hidden_too() -> None:
    many = table("play_action", player(hand="swap*3"), gone="bribe*3")
    none = table("play_action", player(), player(hand="swap*3"), gone="bribe*3")
    assert many.view(2) == none.view(2)


@rule("1.11", "HP21")
@pytest.mark.parametrize("open_screens", ["false", "true"])
def test_orders_are_shown_to_their_owner_only(open_screens: str) -> None:
    game = started(open_screens=open_screens)
    for viewer in (0, 1, 2, 3, OBSERVER):
        shown = [one["orders"] for one in game.view(viewer)["seats"]]
        assert shown == [ORDER_PAIRS[seat] if seat == viewer else None for seat in range(4)]


@rule("2.7", "1.11")
def test_each_seat_learns_its_own_dealt_orders_only() -> None:
    game = started()
    for viewer in (0, 1, 2, 3, OBSERVER):
        dealt = game.seen_by(viewer, "order_dealt")
        assert [facts["seat"] for facts in dealt] == [0, 0, 1, 1, 2, 2, 3, 3]
        assert [facts["order"] for facts in dealt if "order" in facts] == (
            ORDER_PAIRS[viewer] if viewer != OBSERVER else []
        )


@rule("3.10", "1.11", "4.5")
def test_a_discarded_order_leaves_unseen() -> None:
    game = table("keep_order").play(1, "discard four_coats")
    for viewer in (0, 2, 3, OBSERVER):
        assert game.view(viewer)["seats"][1]["answer"] is None
        assert "four_coats" not in json.dumps(game.seen_by(viewer, "answered"))
    assert game.view(1)["seats"][1]["answer"] == "discard four_coats"
    game.play(0, "discard four_coats").play(2, "discard france").play(3, "discard most_leaders")
    assert game.view(1)["seats"][1]["discarded"] == "four_coats"
    for viewer in (0, 2, 3, OBSERVER):
        seen = game.view(viewer, memory=True)["seats"][1]
        assert (seen["orders"], seen["discarded"]) == (None, None)


@rule("1.12", "HP9")
def test_cards_that_left_in_the_open_stay_listed() -> None:
    game = table("take", player(), player("lugo"), display="case_of_death bichi swap camerlengo")
    game.play(0, "take case_of_death")
    for viewer in (0, 1, OBSERVER):
        assert {"lugo", "case_of_death"} <= set(game.view(viewer)["gone"])
    game.all_take()
    assert "lugo" in game.view(OBSERVER)["gone"], "it never comes back"
    assert "turn lugo" not in game.odds()


@rule("1.12", "HP1")
def test_the_decks_are_hidden_but_their_sizes_are_known() -> None:
    view = table("play_action", round=5).view(OBSERVER)
    assert (view["cardinals_left"], view["politics_left"], view["actions_left"]) == (13, 13, 13)
    assert "deck" not in view


@rule("4.5", "5.4", "HP22")
@pytest.mark.parametrize(
    ("phase", "one", "other"),
    [
        ("play_action", "play bribe", "play none"),
        ("bid", "bid DDD", "bid none"),
        ("keep_order", "discard four_coats", "discard spain_innocent"),
    ],
)
@pytest.mark.parametrize("open_screens", ["false", "true"])
def test_a_sealed_answer_makes_no_difference_to_the_others(phase: str, one: str, other: str, open_screens: str) -> None:
    tables = [table(phase, player(hand="bribe"), open_screens=open_screens).play(0, text) for text in (one, other)]
    for viewer in (1, 2, 3, OBSERVER):
        for memory in (False, True):
            assert tables[0].view(viewer, memory) == tables[1].view(viewer, memory)
        assert tables[0].log.seen_by(viewer) == tables[1].log.seen_by(viewer)
    assert tables[0].view(0) != tables[1].view(0), "the seat itself sees its answer"
    assert tables[0].view(0)["seats"][0]["answer"] == one


@rule("5.6", "4.5")
def test_late_bids_are_sealed_too() -> None:
    people = [player(played="bid_last"), player(played="bid_last"), player(), player()]
    tables = [table("bid_last", *people).play(0, text) for text in ("bid DDD", "bid none")]
    for viewer in (1, 2, 3, OBSERVER):
        assert tables[0].view(viewer, True) == tables[1].view(viewer, True)


@rule("1.10", "4.10")
def test_what_is_done_in_the_open_is_open() -> None:
    game = table("play_action", player(hand="ten_gold"))
    game.all_play("play ten_gold", "play none", "play none", "play none").all_play(*["bid A"] * 4)
    assert game.seen_by(OBSERVER, "action_revealed") == [{"seat": 0, "card": "ten_gold"}]
    assert game.seen_by(OBSERVER, "gained") == [{"seat": 0, "gold": 10, "card": "ten_gold"}]
    assert [facts["gems"] for facts in game.seen_by(OBSERVER, "bid_revealed")] == ["A"] * 4
    assert game.view(OBSERVER)["seats"][0]["played"] == "ten_gold"


@rule("1.10", "1.11", "HP9", "HP21")
@pytest.mark.parametrize("seats", [3, 4])
def test_in_a_whole_random_game_no_secret_is_shown_before_the_end(seats: int) -> None:
    game = new_table(seats)
    rng = Rng(1655)
    while game.phase != "over":
        if game.game.pending(game.state) == CHANCE_MASK:
            move = game.game.sample_chance(game.state, rng)
            game.chance(game.game.move_text(move))
        else:
            asked = game.asked()
            seat = asked[rng.below(len(asked))]
            moves = game.legal(seat)
            game.play(seat, moves[rng.below(len(moves))])
        if game.phase == "over":
            break
        view = game.view(OBSERVER)
        for one in view["seats"]:
            assert [one[field] for field in (*SCREEN, "orders", "answer")] == [None] * 5
        assert view["unused_orders"] is None
    secret = {event.name for event in game.log.events if event.secret}
    assert secret == {"order_dealt", "answered"}
    told = json.dumps(game.log.seen_by(OBSERVER))
    before_the_end = told[: told.index("game_over")]
    for order in {order for pair in ORDER_PAIRS for order in pair}:
        assert f'"{order}"' not in before_the_end

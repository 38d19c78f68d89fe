"""Section 3: the display, Black Smoke and White Smoke."""

import pytest

from tests.kit.habemus import ACTIONS, CARDINALS, POLITICS, Player, Table, cards, play_round, player, started, table
from tests.kit.rules import rule


def turn_white_smoke(below: int, **options: str) -> Table:
    """The last round begins with so many cardinals left in the deck."""
    last = table("turn_cardinal", round=19 - below, options=options)
    return last.chance("turn white_smoke")


@rule("3.1", "6.10")
def test_a_round_has_four_phases() -> None:
    game = started()
    phases = [game.phase]
    game.any_turns()
    phases.append(game.phase)
    game.all_pass_actions()
    phases.append(game.phase)
    game.bids("none", "none", "none", "none")
    phases.append(game.phase)
    game.all_take()
    assert phases == ["turn_cardinal", "play_action", "bid", "take"]
    assert (game.phase, game.round) == ("turn_cardinal", 2)


@rule("3.2", "3.3", "13.4")
def test_one_card_of_each_deck_and_the_camerlengo_card() -> None:
    game = started().chance("turn bichi", "turn louis", "turn swap")
    assert sorted(game.display) == ["bichi", "camerlengo", "louis", "swap"]
    assert game.question == "play_action"
    assert [facts["card"] for facts in game.happened("turned_up")] == ["bichi", "louis", "swap"]


@rule("3.4", "3.5", "13.9")
def test_black_smoke_is_put_aside_and_the_next_cardinal_turned_up() -> None:
    game = table("turn_cardinal", round=9, deck="bichi felipe este")
    game.chance("turn black_smoke")
    assert game.display == ["camerlengo"]
    assert "turn black_smoke" not in game.odds()
    game.chance("turn bichi", "turn felipe")
    assert game.happened("black_smoke_gold") == [], "the whole display opens first"
    game.chance("turn este")
    assert sorted(game.display) == ["bichi", "camerlengo", "este", "felipe"]
    assert game.question == "keep_order"
    names = [event.name for event in game.log.events]
    assert names.index("turned_up") < names.index("black_smoke_gold")


def black_smoke(*players: Player) -> Table:
    """Round 9, in which Black Smoke is turned up."""
    game = table("turn_cardinal", *players, round=9, deck="bichi mazarin swap")
    return game.chance("turn black_smoke", "turn bichi", "turn mazarin", "turn swap")


@rule("3.6", "3.7", "3.8")
def test_black_smoke_pays_five_gold_for_each_gold_bag() -> None:
    game = black_smoke(
        player("chigi lugo cesi", gold=0),
        player("colonna", gold=7),
        player("hesse borromeo este carlo_medici", gold=3),
        player(gold=1),
    )
    assert game.gold == [15, 12, 3, 1]
    assert [facts["gold"] for facts in game.happened("black_smoke_gold")] == [15, 5, 0, 0]


@rule("3.7")
@pytest.mark.parametrize("cardinal", [card for card in cards(CARDINALS) if card != "bichi"])
def test_each_cardinal_of_the_deck_has_a_gold_bag(cardinal: str) -> None:
    assert black_smoke(player(cardinal, gold=2)).gold[0] == 7


@rule("3.7", "7.5", "7.8")
@pytest.mark.parametrize("person", cards("hesse borromeo giambattista_spada este carlo_medici azzolino"))
def test_late_cardinals_and_leaders_have_none(person: str) -> None:
    assert black_smoke(player(person, gold=2)).gold[0] == 2


@rule("3.9", "3.10", "4.10")
def test_each_player_discards_one_order_and_keeps_the_other() -> None:
    game = black_smoke()
    assert game.legal(0) == ["discard four_coats", "discard spain_innocent"]
    assert game.asked() == [0, 1, 2, 3]
    game.all_play("discard four_coats", "discard innocent_urban", "discard france", "discard most_leaders")
    assert [game.orders(seat) for seat in range(4)] == [
        ["spain_innocent"],
        ["four_coats"],
        ["spain_urban"],
        ["felipe_mazarin"],
    ]
    assert game.question == "play_action"


@rule("3.10")
def test_orders_are_discarded_in_any_order_of_seats_and_nobody_sees_which() -> None:
    game = black_smoke()
    game.play(3, "discard most_leaders").play(1, "discard four_coats")
    assert game.asked() == [0, 2]
    assert game.orders(3) == ["most_leaders", "felipe_mazarin"], "it is discarded when all have chosen"
    game.play(0, "discard four_coats").play(2, "discard france")
    for seat in (0, 1, 2, 9):
        assert game.view(seat)["seats"][3]["discarded"] is None
        assert game.view(seat)["gone"].count("most_leaders") == 0
    assert game.happened("orders_discarded") == [{}]


@rule("3.11")
def test_who_holds_two_alike_is_asked_too() -> None:
    game = table("keep_order", player(orders="four_coats four_coats"), player(orders="spain_innocent innocent_urban"))
    assert game.legal(0) == ["discard four_coats"]
    assert game.asked() == [0, 1, 2, 3]
    game.all_play("discard four_coats", "discard spain_innocent", "discard france", "discard most_leaders")
    assert game.orders(0) == ["four_coats"]


@rule("3.9")
def test_a_foreign_order_cannot_be_discarded() -> None:
    game = black_smoke()
    assert game.refusal(0, "discard france") == ("3.9", "not-your-order")
    assert game.refusal(0, "play none") == ("3.9", "other-question")


@rule("3.12", "9.1")
@pytest.mark.parametrize("below", [0, 1, 2, 3])
def test_white_smoke_makes_this_the_last_round_with_all_phases(below: int) -> None:
    game = turn_white_smoke(below)
    assert "white_smoke" not in game.display
    assert game.question == "play_action"
    game.all_pass_actions()
    assert game.question == "bid"
    game.all_play(*["bid none"] * 4)
    game.all_take()
    assert game.phase == "over"
    assert game.asked() == []


@rule("3.13", "3.17", "13.10")
@pytest.mark.parametrize(("below", "size"), [(0, 1), (1, 4), (2, 7), (3, 10)])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_last_display_holds_all_cards_left(below: int, size: int, seats: int) -> None:
    game = table("turn_cardinal", seats=seats, round=19 - below, deck="chigi felipe bribe" if below else "")
    game.chance("turn white_smoke")
    assert len(game.display) == size
    for deck in (CARDINALS, POLITICS, ACTIONS):
        assert sum(card in cards(deck) for card in game.display) == below
    view = game.view(0)
    assert (view["cardinals_left"], view["politics_left"], view["actions_left"]) == (0, 0, 0)
    if below:
        assert {"chigi", "felipe", "bribe", "camerlengo"} <= set(game.display)


@rule("3.14", "HP1", "13.11")
@pytest.mark.parametrize("below", [1, 2, 3])
def test_with_single_the_last_display_is_an_ordinary_one(below: int) -> None:
    game = turn_white_smoke(below, final_display="single")
    assert game.display == ["camerlengo"]
    game.any_turns()
    assert len(game.display) == 4
    for deck in (CARDINALS, POLITICS, ACTIONS):
        assert sum(card in cards(deck) for card in game.display) == 1
    gone = len(game.gone)
    game.all_pass().all_take()
    assert game.phase == "over"
    assert len(game.gone) <= gone + 4, "the cards left in the decks leave unseen"
    assert game.view(0)["cardinals_left"] == below - 1


@rule("3.15", "HP2", "3.14")
@pytest.mark.parametrize("final_display", ["all", "single"])
def test_white_smoke_as_the_very_last_card_leaves_the_camerlengo_card_alone(final_display: str) -> None:
    game = turn_white_smoke(0, final_display=final_display)
    assert game.round == 19
    assert game.display == ["camerlengo"]
    assert game.question == "play_action"


@rule("3.16")
@pytest.mark.parametrize("below", [0, 1, 2, 3])
@pytest.mark.parametrize("final_display", ["all", "single"])
def test_a_game_has_sixteen_to_nineteen_rounds(below: int, final_display: str) -> None:
    game = started(3, final_display=final_display)
    while game.phase != "over":
        if game.round == 19 - below and game.display == ["camerlengo"] and not game.happened("white_smoke"):
            game.chance("turn white_smoke")
        play_round(game)
    assert game.round == 19 - below
    assert len(game.happened("round_begins")) == 19 - below
    assert len(game.happened("black_smoke")) == 1

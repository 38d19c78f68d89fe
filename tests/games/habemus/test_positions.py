"""Positions as readable data: they come back as they went, and what cannot be is refused by the name of its field."""

import json
from collections.abc import Callable
from typing import Any, cast

import pytest

from curia.core.errors import PositionError
from curia.core.rng import Rng
from curia.core.types import CHANCE, CHANCE_MASK
from tests.kit.habemus import PHASES, Player, game, new_table, player, position
from tests.kit.rules import rule

FELIPE = "felipe bichi swap camerlengo"
SQUADRONE = "squadrone bichi swap camerlengo"

PEOPLE: dict[str, list[Player]] = {
    "bribe": [player(played="bribe"), player("lugo")],
    "swap": [player("cesi", played="swap"), player("lugo")],
    "bid_last": [player(played="bid_last")],
    "exclude": [player("felipe*2"), player("lugo cesi")],
    "bury": [player(), player("lugo"), player("cesi")],
}


def of(phase: str, **more: Any) -> dict[str, Any]:
    """A sound position of a phase."""
    if phase == "pay":
        more["display"] = SQUADRONE
    return cast(dict[str, Any], position(phase, *PEOPLE.get(phase, []), **more))


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_position_comes_back_as_it_was_written(phase: str, seats: int) -> None:
    rules = game(seats, squadrone="may_pay")
    state = rules.from_dict(of(phase, seats=seats))
    written = rules.to_dict(state)
    assert rules.from_dict(cast(dict[str, Any], json.loads(json.dumps(written)))).key() == state.key()
    assert rules.decision(state, 0).kind == phase
    assert rules.check(state) == ""


@rule("13.1")
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"final_display": "single", "squadrone": "may_pay"})])
def test_every_position_of_a_random_game_comes_back(seats: int, options: dict[str, str]) -> None:
    table = new_table(seats, **options)
    rng = Rng(18)
    state = table.state
    while table.game.pending(state):
        assert table.game.from_dict(table.game.to_dict(state)).key() == state.key()
        assert table.game.check(state) == ""
        if table.game.pending(state) == CHANCE_MASK:
            state = table.game.apply(state, CHANCE, table.game.sample_chance(state, rng))
            continue
        seat = next(one for one in range(seats) if table.game.pending(state) >> one & 1)
        moves = list(table.game.legal_moves(state, seat))
        state = table.game.apply(state, seat, moves[rng.below(len(moves))])
    assert table.game.from_dict(table.game.to_dict(state)).key() == state.key()


Break = Callable[[dict[str, Any]], object]


def seat(number: int, **fields: object) -> Break:
    return lambda data: data["seats"][number].update(fields)


def top(**fields: object) -> Break:
    return lambda data: data.update(fields)


def drop(*path: str | int) -> Break:
    def spoil(data: dict[str, Any]) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return spoil


# what is wrong, the phase, how the position is spoilt, the field
BROKEN: list[tuple[str, str, Break, str]] = [
    ("another game", "bid", top(game="borgia"), "game"),
    ("no game", "bid", drop("game"), "game"),
    ("an unknown phase", "bid", top(phase="betting"), "phase"),
    ("no phase", "bid", drop("phase"), "phase"),
    ("an unknown field", "bid", top(weather="fine"), "weather"),
    ("a round in words", "bid", top(round="twelve"), "round"),
    ("round 20", "bid", top(round=20), "round"),
    ("a round below nought", "bid", top(round=-1), "round"),
    ("round 0 of a bid", "bid", top(round=0, black_smoke=0), "round"),
    ("round 1 before the deal", "deal_orders", top(round=1), "round"),
    ("an absent Camerlengo", "bid", top(camerlengo=4), "camerlengo"),
    ("no Camerlengo", "bid", drop("camerlengo"), "camerlengo"),
    ("Black Smoke too early", "bid", top(black_smoke=8), "black_smoke"),
    ("Black Smoke too late", "bid", top(black_smoke=12), "black_smoke"),
    ("no Black Smoke by round 12", "bid", top(black_smoke=0), "black_smoke"),
    ("White Smoke too early", "bid", top(white_smoke=12), "white_smoke"),
    ("White Smoke in another round", "over", top(white_smoke=18), "white_smoke"),
    ("over without White Smoke", "over", top(white_smoke=0), "white_smoke"),
    (
        "orders discarded too early",
        "keep_order",
        seat(0, orders=["four_coats"], discarded="spain_innocent"),
        "seats[0].discarded",
    ),
    ("nobody takes", "take", top(acting=None), "acting"),
    ("an absent taker", "take", top(acting=4), "acting"),
    ("somebody acts in a bid", "bid", top(acting=1), "acting"),
    ("an order of taking in a bid", "bid", top(taking=[0, 1, 2, 3]), "taking"),
    ("no order of taking", "take", top(taking=[]), "taking"),
    ("a seat takes twice", "take", top(taking=[0, 1, 2, 2]), "taking"),
    ("an absent seat takes", "take", top(taking=[0, 1, 2, 4]), "taking"),
    ("the display is no list", "bid", top(display="chigi"), "display"),
    ("an unknown card", "bid", lambda data: data["display"].append("luther"), "display"),
    ("a smoke in the display", "bid", lambda data: data["display"].append("black_smoke"), "display"),
    ("a number in the display", "bid", lambda data: data["display"].append(7), "display"),
    ("two Camerlengo cards", "bid", lambda data: data["display"].append("camerlengo"), "display"),
    ("the Camerlengo card is gone", "bid", lambda data: data["gone"].append("camerlengo"), "gone"),
    ("a card too few is gone", "bid", lambda data: data["gone"].pop(), "gone"),
    ("a card too many is gone", "bid", lambda data: data["gone"].append("louis"), "gone"),
    ("a card is gone twice", "bid", lambda data: data["gone"].append(data["gone"][0]), "gone"),
    ("a card in two tableaux", "bury", seat(2, tableau=["lugo"]), "seats[2].tableau"),
    ("three seats at a table of four", "bid", lambda data: data["seats"].pop(), "seats"),
    ("a seat is no table", "bid", lambda data: data["seats"].__setitem__(1, "Bruno"), "seats[1]"),
    ("an unknown field of a seat", "bid", seat(1, hat="red"), "seats[1].hat"),
    ("no tableau", "bid", drop("seats", 2, "tableau"), "seats[2].tableau"),
    ("an action card in a tableau", "bid", seat(2, tableau=["bribe"]), "seats[2].tableau"),
    ("Case of Death in a tableau", "bid", seat(2, tableau=["case_of_death"]), "seats[2].tableau"),
    ("the Camerlengo card in a tableau", "bid", seat(2, tableau=["camerlengo"]), "seats[2].tableau"),
    ("a leader in a hand", "bid", seat(2, hand=["este"]), "seats[2].hand"),
    ("four Felipe in a tableau", "bid", seat(2, tableau=["felipe"] * 4), "seats[2].tableau"),
    ("gold below nought", "bid", seat(3, gold=-1), "seats[3].gold"),
    ("gold in words", "bid", seat(3, gold="much"), "seats[3].gold"),
    ("no gold", "bid", drop("seats", 3, "gold"), "seats[3].gold"),
    ("pearls", "bid", seat(3, gems="DPP"), "seats[3].gems"),
    ("gems as a list", "bid", seat(3, gems=["D"]), "seats[3].gems"),
    ("too many gems", "bid", seat(3, gems="D" * 200), "seats[3].gems"),
    ("an unknown order", "bid", seat(1, orders=["venice"]), "seats[1].orders"),
    ("no order kept", "bid", seat(1, orders=[]), "seats[1].orders"),
    ("two orders kept", "bid", seat(1, orders=["four_coats", "france"]), "seats[2].discarded"),
    ("an order twice", "bid", seat(1, orders=["france"]), "seats[2].discarded"),
    ("one order before Black Smoke", "keep_order", seat(1, orders=["four_coats"]), "seats[1].orders"),
    ("no order discarded", "bid", seat(1, discarded=None), "seats[1].discarded"),
    ("an unknown order discarded", "bid", seat(1, discarded="venice"), "seats[1].discarded"),
    ("seat 1 is dealt first", "deal_orders", seat(1, orders=["france"]), "seats[0].orders"),
    ("a politics card played", "bid", seat(1, played="louis"), "seats[1].played"),
    ("played too early", "play_action", seat(1, played="bribe"), "seats[1].played"),
    ("an open bid too early", "bid", seat(1, bid="D"), "seats[1].bid"),
    ("no open bid", "take", seat(1, bid=None), "seats[1].bid"),
    ("a bid of pearls", "take", seat(1, bid="P"), "seats[1].bid"),
    ("no open bid before Bid Last", "bid_last", seat(1, bid=None), "seats[1].bid"),
    ("an answer that is no move", "bid", seat(1, answer="hello"), "seats[1].answer"),
    ("an answer to another question", "bid", seat(1, answer="play none"), "seats[1].answer"),
    ("an answer that is not possible", "bid", seat(1, answer="bid RR"), "seats[1].answer"),
    ("a sealed answer while taking", "take", seat(1, answer="take bichi"), "seats[1].answer"),
    ("an answer of who is not asked", "bid_last", seat(1, answer="bid none"), "seats[1].answer"),
    ("a Bribe that nobody played", "bribe", seat(0, played=None), "acting"),
    ("a Bribe without gold", "bribe", seat(0, gold=4), "acting"),
    ("a Swap that nobody played", "swap", seat(0, played=None), "acting"),
    ("a choice to pay at a table that must", "pay", top(), "acting"),
]


@pytest.mark.parametrize(("phase", "spoil", "field"), [one[1:] for one in BROKEN], ids=[one[0] for one in BROKEN])
def test_a_malformed_position_is_refused_by_the_name_of_its_field(phase: str, spoil: Break, field: str) -> None:
    data = of(phase)
    spoil(data)
    with pytest.raises(PositionError) as caught:
        game().from_dict(data)
    assert caught.value.field == field
    assert caught.value.problem


def test_all_answers_given_cannot_wait() -> None:
    data = of("bid")
    for one in data["seats"]:
        one["answer"] = "bid none"
    with pytest.raises(PositionError) as caught:
        game().from_dict(data)
    assert caught.value.field == "seats"


def test_a_deal_that_is_done_is_no_deal() -> None:
    data = of("deal_orders")
    for one, orders in zip(data["seats"], position("keep_order")["seats"], strict=True):  # type: ignore[arg-type]
        one["orders"] = cast(dict[str, Any], orders)["orders"]
    with pytest.raises(PositionError) as caught:
        game().from_dict(data)
    assert caught.value.field == "phase"


# Positions that the rules cannot reach, though each field by itself is sound; the paragraph is the one they break.


def no_camerlengo_card(data: dict[str, Any]) -> None:
    data["display"].remove("camerlengo")


def bare_display(data: dict[str, Any]) -> None:
    data["gone"] += [card for card in data["display"] if card != "camerlengo"]
    data["display"] = ["camerlengo"]


IMPOSSIBLE: list[tuple[str, dict[str, Any], Break, str]] = [
    ("3.3 no Camerlengo card before the taking", of("bid"), no_camerlengo_card, "display"),
    ("3.3 an ordinary display without cards", of("bid"), bare_display, "display"),
    ("3.9 orders are discarded without Black Smoke", of("keep_order"), top(black_smoke=0), "black_smoke"),
    ("3.13 a draw after White Smoke", of("turn_cardinal", round=17), top(white_smoke=17), "white_smoke"),
    ("5.2 an open bid of four", of("take"), seat(0, bid="DDDD"), "seats[0].bid"),
    ("5.7 Three Rubies are worth something else", of("bid"), seat(0, played="three_rubies", bid="DDD"), "seats[0].bid"),
]


@rule("3.3", "3.9", "3.13", "5.2", "5.7")
@pytest.mark.parametrize(
    ("data", "spoil", "field"), [one[1:] for one in IMPOSSIBLE], ids=[one[0] for one in IMPOSSIBLE]
)
def test_an_impossible_position_is_refused(data: dict[str, Any], spoil: Break, field: str) -> None:
    spoiled = cast(dict[str, Any], json.loads(json.dumps(data)))
    spoil(spoiled)
    with pytest.raises(PositionError) as caught:
        game().from_dict(spoiled)
    assert caught.value.field == field

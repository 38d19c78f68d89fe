"""Section 18: what chance decides, how likely, and in what order."""

from collections import Counter
from fractions import Fraction

import pytest

from curia.core.rng import Rng
from curia.core.types import CHANCE_MASK
from curia.games.borgia import phase
from tests.kit.borgia import Table, dealt, game, new_table, player, table
from tests.kit.rules import rule
from tests.kit.tables import walk

DRAWS = {"draw_pope", "deal_hand", "turn_up", "take_unseen", "steal", "draw_card", "deal_office"}


@rule("18.1")
@pytest.mark.parametrize("seed", [1, 2])
def test_chance_decides_nothing_else(seed: int) -> None:
    rules = game(4)
    seen = []
    for state in walk(rules, seed):
        if rules.pending(state) == CHANCE_MASK:
            seen.append(phase.IDS[state.table.phase])
    assert set(seen) <= DRAWS
    assert seen[:17] == ["draw_pope"] + ["deal_hand"] * 16


@rule("18.2", "2.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_pope(seats: int) -> None:
    assert new_table(seats).odds() == {f"pope {seat}": Fraction(1, seats) for seat in range(seats)}


@rule("18.3", "2.4")
def test_hands_are_dealt_from_the_cards_still_in_the_deck() -> None:
    start = new_table().chance("pope 0")
    odds = start.odds()
    assert (odds["draw imola"], odds["draw spy"], odds["draw poison"]) == (
        Fraction(1, 60),
        Fraction(6, 60),
        Fraction(2, 60),
    )
    start.chance("draw imola", "draw spy")
    assert start.odds()["draw spy"] == Fraction(5, 58)
    assert "draw imola" not in start.odds()


@rule("18.3", "1.15")
def test_hands_are_dealt_from_the_pope_clockwise() -> None:
    start = new_table(3).chance("pope 2")
    for _ in range(15):
        start.chance(next(iter(start.odds())))
    assert [facts["seat"] for facts in start.happened("dealt")] == [2] * 5 + [0] * 5 + [1] * 5


@rule("18.4")
def test_a_redraw_may_bring_the_same_cards() -> None:
    start = dealt("spy*3 imola").go("redraw")
    assert start.odds()["draw imola"] == Fraction(1, 60 - 12)
    assert start.chance("draw imola", *["draw spy"] * 3).hand(0) == ["imola", "spy", "spy", "spy"]


@rule("18.5", "4.3")
@pytest.mark.parametrize("how", ["buy", "spy"])
def test_a_market_card_is_any_card_of_market_and_deck(how: str) -> None:
    found = table("market", player("spy"), player("spy renzo"), gone="titian", market=1).go(how)
    odds = found.odds()
    assert odds["draw spy"] == Fraction(4, 56)
    assert odds["draw imola"] == Fraction(1, 56)
    assert not {"draw renzo", "draw titian"} & set(odds)


@rule("18.6", "6.10")
def test_every_card_of_the_hand_is_equally_likely_to_be_taken() -> None:
    found = table("play", player("spy"), player("spy*2 renzo doctor")).go("play spy on 1")
    assert found.odds() == {
        "draw renzo": Fraction(1, 4),
        "draw spy": Fraction(1, 2),
        "draw doctor": Fraction(1, 4),
    }


@rule("18.6", "6.12")
def test_with_an_empty_hand_there_is_no_draw() -> None:
    assert not table("play", player("spy")).go("play spy on 1").chance_is_asked


@rule("18.7", "13.4")
@pytest.mark.parametrize("round_", [1, 2])
def test_one_card_for_each_player_from_the_pope_clockwise(round_: int) -> None:
    found = table("new round", player("spy*2"), pope=2, round=round_, pile="renzo", gone="titian")
    assert found.odds()["draw spy"] == Fraction(4, 57)
    assert found.odds()["draw renzo"] == Fraction(1, 57)
    assert "draw titian" not in found.odds()
    for _ in range(4):
        assert found.question == "draw_card"
        found.chance("draw spy")
    assert [facts["seat"] for facts in found.happened("drew")] == [2, 3, 0, 1]
    assert found.question != "draw_card"


def gathered() -> Table:
    people = [player(lies="datary"), player(lies="auditor treasurer"), player(), player(lies="castellan")]
    return table("ducats", *people, pope=1, round=2).go("reshuffle")


@rule("18.8", "13.13")
def test_gathered_offices_are_dealt_from_the_popes_left() -> None:
    found = gathered()
    assert found.odds() == {"draw castellan": Fraction(1, 2), "draw datary": Fraction(1, 2)}
    found.chance("draw datary")
    assert found.happened("office_dealt") == [{"seat": 3, "card": "datary"}], "seat 2 had none and draws none"


@rule("18.9", "18.8")
def test_a_draw_with_one_result_is_still_a_draw() -> None:
    found = gathered().chance("draw datary")
    assert found.odds() == {"draw castellan": Fraction(1)}
    found.chance("draw castellan")
    assert found.happened("office_dealt")[1] == {"seat": 0, "card": "castellan"}
    assert table("play", player("spy"), player("renzo")).go("play spy on 1").odds() == {"draw renzo": Fraction(1)}


@rule("18.8")
def test_with_offices_chosen_there_is_no_draw() -> None:
    people = [player(), player(lies="auditor"), player(lies="datary")]
    assert not table("ducats", *people, round=2, reshuffle="chosen").go("reshuffle").chance_is_asked


@rule("18.1", "18.2", "18.3", "18.6")
@pytest.mark.parametrize(
    "found",
    [
        new_table(3),
        table("play", player("spy"), player("spy*2 renzo poison*2 accusation*2 doctor")).go("play spy on 1"),
    ],
    ids=["pope", "steal"],
)
def test_quick_draws_agree_with_the_odds(found: Table) -> None:
    rng = Rng(3)
    number = 4000
    drawn = Counter(found.game.move_text(found.game.sample_chance(found.state, rng)) for _ in range(number))
    assert set(drawn) == set(found.odds())
    for text, chance in found.odds().items():
        assert drawn[text] / number == pytest.approx(float(chance), abs=0.035)

"""Random moves are drawn without a list: in every kind of turn the draw must agree with the list."""

import pytest

from curia.core.rng import Rng
from curia.games.caesar.questions import QUESTIONS, Laying
from tests.kit.caesar import Table, party, table
from tests.kit.rules import rule

FIVE = "senators 1*5, praetors 2*5, quaestors 3*5, aediles 4*5, censors 5*5"

TURNS: dict[str, Table] = {
    "everything": table(party("1 2 3 spy wrath"), party(down="senators 1", up="censors 2")),
    "short": table(party("1 2 3 spy"), party(down="senators 1")),
    "short and poor": table(party("1 2 3 spy", reserve="", manipulation=""), party(down="senators 1")),
    "no room": table(party("1 2 spy castling wrath", up=FIVE), party(down="senators 1")),
    "no room, short": table(party("1 spy castling wrath", up=FIVE), party(down="senators 1")),
    "no room, nothing to play": table(party("1 2 3 veto assassination", up=FIVE)),
    "no influence": table(party("spy wrath"), party(down="senators 1")),
    "out": table(party("spy wrath", reserve=""), party(down="senators 1")),
    "room made": table(party("1 2 3 wrath", up=FIVE)).go("wrath censors"),
}


@rule("3.6", "3.7", "6.2", "6.13")
@pytest.mark.parametrize("name", TURNS)
def test_the_nth_move_is_the_nth_of_the_list(name: str) -> None:
    play = TURNS[name]
    moves = list(play.game.legal_moves(play.state, 0))
    assert moves == sorted(moves)
    rng = Rng(5)
    question = QUESTIONS[play.state.phase]
    assert isinstance(question, Laying)
    assert [question.nth(play.state, 0, n, rng) for n in range(len(moves))] == moves
    drawn = {play.game.random_move(play.state, 0, rng) for _ in range(60 * len(moves))}
    assert drawn == set(moves)

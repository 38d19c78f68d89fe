"""Games may draw random moves without listing them; the draw must agree with the list."""

import pytest

from curia.catalog import load_game
from curia.core.bits import lowest
from curia.core.match import pending_seats
from curia.core.playout import settle
from curia.core.rng import Rng
from curia.core.types import CHANCE_MASK
from curia.games.caesar import moves as caesar_moves
from curia.games.caesar import phase as caesar_phase
from curia.games.caesar.effects import manipulation_count
from curia.games.caesar.questions import QUESTIONS, Laying
from curia.games.caesar.rules import Caesar
from curia.games.habemus import phase as habemus_phase
from curia.games.habemus.meta import META
from curia.games.habemus.questions import nth_swap, swap_count
from curia.games.habemus.rules import Habemus
from tests.kit.tables import DEFAULT_TABLES, Table, load, stride, table_id, walk


def test_the_nth_move_of_caesar_is_the_nth_of_the_list() -> None:
    game = load_game("caesar", 2)
    assert isinstance(game, Caesar)
    rng = Rng(73)
    seen = set()
    for _ in range(12):
        state = game.initial()
        while pending := settle(game, state, rng):
            seat = lowest(pending)
            moves = list(game.legal_moves(state, seat))
            question = QUESTIONS[state.phase]
            if isinstance(question, Laying):
                assert [question.nth(state, seat, n, rng) for n in range(len(moves))] == moves
                seen.add(int(state.phase))
            if state.phase == caesar_phase.MANIPULATE:
                assert moves[-1] == caesar_moves.DONE
                assert manipulation_count(state, seat) == len(moves) - 1
            game.step(state, seat, game.random_move(state, seat, rng), None)
    assert {caesar_phase.TURN, caesar_phase.LAY, caesar_phase.LAY_SECOND} <= seen


@pytest.mark.parametrize("seats", [3, 4])
def test_the_draws_of_habemus_are_its_list(seats: int) -> None:
    """In every phase, and with what some tables allow besides."""
    seen = set()
    for options in ({}, {option.name: option.values[-1] for option in META.options}):
        game = load_game("habemus", seats, options)
        assert isinstance(game, Habemus)
        rng = Rng(89)
        for _ in range(12):
            state = game.initial()
            while pending := settle(game, state, rng):
                seat = lowest(pending)
                moves = list(game.legal_moves(state, seat))
                if state.phase == habemus_phase.SWAP:
                    number = swap_count(game.config, state, seat)
                    assert sorted(nth_swap(game.config, state, seat, n) for n in range(number + 1)) == moves
                else:
                    assert {game.random_move(state, seat, rng) for _ in range(20 * len(moves))} == set(moves)
                seen.add(int(state.phase))
                game.step(state, seat, game.random_move(state, seat, rng), None)
    assert seen == {*range(habemus_phase.KEEP_ORDER, habemus_phase.OVER)}


@pytest.mark.parametrize("table", DEFAULT_TABLES, ids=table_id)
def test_every_legal_move_is_as_likely_as_the_others(table: Table) -> None:
    """Chi-square with a fixed seed at some questions of a game."""
    game = load(table)
    rng = Rng(79)
    for number, state in enumerate(walk(game, 83)):
        if game.pending(state) == CHANCE_MASK or number % (13 * stride(game)):
            continue
        for seat in pending_seats(game.pending(state))[:1]:
            moves = list(game.legal_moves(state, seat))
            counts = dict.fromkeys(moves, 0)
            draws = 30 * len(moves)
            for _ in range(draws):
                counts[game.random_move(state, seat, rng)] += 1
            distance = sum((drawn - 30) ** 2 / 30 for drawn in counts.values())
            assert distance < len(moves) + 6 * (2 * len(moves)) ** 0.5

"""Questions that one seat answers in one go: it knows beforehand what is asked, and nothing hidden comes to light."""

import pytest

from curia.core.bits import bit
from curia.core.calm import calm_answers, check_in_one_go
from curia.core.match import pending_seats
from curia.core.rng import Rng
from curia.core.types import CHANCE_MASK, NO_MOVE
from curia.server.tables.projection import question_in
from tests.kit.tables import DEFAULT_TABLES, Table, load, stride, table_id, walk

HELD = {"moment", "play", "seize"}
"""The questions that have a calm answer."""


@pytest.mark.parametrize("table", DEFAULT_TABLES, ids=table_id)
def test_what_follows_a_calm_answer_is_what_was_told(table: Table) -> None:
    game = load(table)
    told = set()
    for number, state in enumerate(walk(game, 97)):
        if game.pending(state) == CHANCE_MASK or number % stride(game):
            continue
        for seat in pending_seats(game.pending(state)):
            calm = game.calm(state, seat)
            if calm == NO_MOVE:
                assert question_in(game, state, seat, 1).rest == []
                continue
            kind = game.decision(state, seat).kind
            told.add(kind)
            assert calm in list(game.legal_moves(state, seat))
            question = question_in(game, state, seat, 1)
            assert question.rest[0] == game.move_text(calm)
            # Who knows only what the seat knows would be told the same.
            other = game.determinize(game.view(state, seat, memory=True), Rng(number))
            assert question_in(game, other, seat, 1) == question
            after = game.apply(state, seat, calm)
            if question.then is None:
                assert game.pending(after) != bit(seat)
            else:
                real = question_in(game, after, seat, 2)
                assert (question.then.kind, question.then.moves) == (real.kind, real.moves)
            moves = calm_answers(game, state, seat)
            assert check_in_one_go(game, state, seat, moves)
            assert [game.move_text(move) for move in moves] == question.rest
    assert told == (HELD if table[0] == "borgia" else set())


@pytest.mark.parametrize("table", DEFAULT_TABLES, ids=table_id)
def test_what_leads_on_tells_nothing_that_is_hidden(table: Table) -> None:
    """After an answer that leads on, every position that looks the same to the seat asks it the same."""
    game = load(table)
    rng = Rng(101)
    for number, state in enumerate(walk(game, 103)):
        if game.pending(state) == CHANCE_MASK or number % (3 * stride(game)):
            continue
        for seat in pending_seats(game.pending(state)):
            legal = list(game.legal_moves(state, seat))
            move = legal[rng.below(len(legal))]
            if not game.leads_on(state, seat, move):
                continue
            other = game.determinize(game.view(state, seat, memory=True), rng)
            one, two = game.apply(state, seat, move), game.apply(other, seat, move)
            assert game.pending(one) == game.pending(two)
            if game.pending(one) == bit(seat):
                assert question_in(game, one, seat, 1) == question_in(game, two, seat, 1)

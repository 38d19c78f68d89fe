"""The moves that search looks at are few, legal, and never none."""

import pytest

from curia.core.match import pending_seats
from curia.core.types import CHANCE_MASK
from tests.kit.tables import DEFAULT_TABLES, Table, load, sampled_positions, stride, table_id


@pytest.mark.parametrize("table", DEFAULT_TABLES, ids=table_id)
def test_candidates_are_a_few_of_the_legal_moves_in_order(table: Table) -> None:
    game = load(table)
    longest = 0
    for state in sampled_positions(game, games=3, every=3 * stride(game)):
        if game.pending(state) == CHANCE_MASK:
            continue
        for seat in pending_seats(game.pending(state)):
            legal = list(game.legal_moves(state, seat))
            candidates = list(game.candidates(state, seat))
            assert candidates == sorted(set(candidates))
            assert set(candidates) <= set(legal)
            assert candidates[0] == legal[0]
            assert candidates[-1] == legal[-1]
            longest = max(longest, len(candidates))
    assert 1 < longest <= 512

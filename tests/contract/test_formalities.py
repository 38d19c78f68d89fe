"""Questions that nobody need be asked, since everybody can see that there is no choice (ADR 8)."""

import pytest

from curia.core.bits import has
from curia.core.events import EventLog
from curia.core.rng import Rng
from curia.core.types import OBSERVER
from tests.kit.tables import DEFAULT_TABLES, Table, load, sampled_positions, table_id, watchers


@pytest.mark.parametrize("table", DEFAULT_TABLES, ids=table_id)
def test_a_formality_has_one_answer_and_everybody_knows_it(table: Table) -> None:
    game = load(table)
    found = 0
    for number, state in enumerate(sampled_positions(game, games=4, every=5)):
        for seat in range(game.seats):
            if not has(game.pending(state), seat):
                continue
            is_formality = game.is_formality(state, seat)
            found += is_formality
            for watcher in watchers(game):
                other = game.determinize(game.view(state, watcher), Rng(number))
                assert game.is_formality(other, seat) == is_formality, game.decision(state, seat).kind
            if is_formality:
                log = EventLog()
                (only,) = game.legal_moves(state, seat)
                game.apply(state, seat, only, log)
                assert "answered" not in [name for name, _ in log.seen_by(OBSERVER)]
    assert bool(found) == (game.meta.name == "habemus")

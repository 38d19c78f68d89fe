"""How a game went for its people, as statistics keep it."""

from collections.abc import Mapping

from curia.core.undo import answer_count
from curia.server.players.ratings import shown
from curia.server.store.rows import GONE, PLAYED, MatchRow, RatingRow, ResultRow
from curia.server.tables.table import Table


def is_played(table: Table) -> bool:
    """Whether a game says something of those who played it: it was counted, or people gave some answers before one gave
    up."""
    assert table.outcome is not None
    return bool(table.outcome.points) or _answers(table) >= PLAYED


def _answers(table: Table) -> int:
    """Those of people."""
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.player is not None]
    return sum(answer_count(table.match.moves, seat) for seat in seats)


def results_of(row: MatchRow, table: Table, rated: Mapping[str, RatingRow]) -> list[ResultRow]:
    """One for each person's seat; none of a game without a result, nor of one at one screen, where nobody knows who
    they were. `rated` are the ratings afterwards, if they have changed."""
    outcome = table.outcome
    if outcome is None or not outcome.ranks or row.terms.hot_seat or not is_played(table):
        return []
    people = sum(chair.player is not None for chair in table.chairs)
    return [
        ResultRow(
            match=row.id,
            seat=seat,
            player=chair.player,
            game=row.terms.game,
            ended=row.ended or 0,
            rank=outcome.ranks[seat],
            seats=len(table.chairs),
            people=people,
            points=outcome.points[seat] if outcome.points else None,
            parts=dict(outcome.parts[seat]) if outcome.parts else {},
            rating=shown(rated[chair.player]) if chair.player in rated else None,
        )
        for seat, chair in enumerate(table.chairs)
        if chair.player is not None and chair.player != GONE
    ]

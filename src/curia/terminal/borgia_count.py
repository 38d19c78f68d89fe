"""The count of Borgia as a table."""

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from curia.core.game import Outcome
from curia.terminal.borgia_data import cards_said
from curia.terminal.count import count
from curia.terminal.data import Data, number, tables, texts
from curia.text import Texts


def result(tr: Texts, view: Data, outcome: Outcome) -> RenderableType:
    lines = [
        tr.text(
            "count-screen",
            name=tr.names[seat],
            ducats=number(data, "ducats"),
            hand=cards_said(tr, texts(data, "hand")),
        )
        for seat, data in enumerate(tables(view, "seats"))
    ]
    return count(tr, outcome, _points(tr, outcome), lines, tied=len(set(outcome.points)) < len(outcome.points))


def _points(tr: Texts, outcome: Outcome) -> Table:
    """A row for each player, so that six fit on a narrow screen."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column(tr.text("ui-place"), justify="right", no_wrap=True)
    table.add_column("")
    for part in outcome.parts[0]:
        table.add_column(tr.text(f"part-{part}"), justify="right", no_wrap=True)
    table.add_column(tr.text("count-total"), justify="right", no_wrap=True, style="bold")
    order = sorted(range(len(outcome.points)), key=lambda seat: outcome.ranks[seat])
    for seat in order:
        name = Text(f"{tr.names[seat]}, {tr.card(tr.seat_cards[seat])}")
        parts = [str(points) for points in outcome.parts[seat].values()]
        table.add_row(f"{outcome.ranks[seat]}.", name, *parts, str(outcome.points[seat]))
    return table

"""The count of Borgia as a table."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from curia.core.game import Outcome
from curia.terminal.borgia_data import cards_said
from curia.terminal.data import Data, number, tables, texts
from curia.text import Texts


def result(tr: Texts, view: Data, outcome: Outcome) -> RenderableType:
    winners = [tr.names[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1]
    headline = tr.text("count-winner", names=tr.listing(winners), names_count=len(winners))
    lines: list[RenderableType] = [
        Text(f"{tr.text(f'reason-{outcome.reason}')} {headline}", style="bold"),
        _points(tr, outcome),
    ]
    if len(set(outcome.points)) < len(outcome.points):
        lines.append(Text(tr.text("count-tie-note"), style="dim"))
    for seat, data in enumerate(tables(view, "seats")):
        words = tr.text(
            "count-screen",
            name=tr.names[seat],
            ducats=number(data, "ducats"),
            hand=cards_said(tr, texts(data, "hand")),
        )
        lines.append(Text(words))
    return Group(*lines)


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

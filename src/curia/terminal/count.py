"""The count at the end of any game."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from curia.core.game import Outcome
from curia.text import Texts


def count(tr: Texts, outcome: Outcome, table: Table, lines: Sequence[str] = (), tied: bool = False) -> RenderableType:
    """Who has won and why it is over, the table, and what there is to say below; with a word on ties."""
    winners = [tr.names[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1]
    headline = tr.text("count-winner", names=tr.listing(winners), names_count=len(winners))
    note = [Text(tr.text("count-tie-note"), style="dim")] if tied else []
    title = Text(f"{tr.text(f'reason-{outcome.reason}')} {headline}", style="bold")
    return Group(title, table, *note, *[Text(line) for line in lines])


def parts_table(
    tr: Texts, outcome: Outcome, titles: Sequence[str] = (), first: Sequence[tuple[str, Sequence[object]]] = ()
) -> Table:
    """A row for each part, a column for each player: fits narrow screens too. `first` are rows above the parts, each
    with its title."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("", no_wrap=True)
    for title in titles or tr.names:
        table.add_column(Text(title), justify="right")
    for title, values in first:
        table.add_row(title, *map(str, values), style="dim")
    if first:
        table.add_section()
    for part in outcome.parts[0]:
        table.add_row(tr.text(f"part-{part}"), *[str(parts[part]) for parts in outcome.parts])
    table.add_section()
    table.add_row(tr.text("count-total"), *[str(points) for points in outcome.points], style="bold")
    table.add_row(tr.text("ui-place"), *[f"{rank}." for rank in outcome.ranks], style="bold")
    return table

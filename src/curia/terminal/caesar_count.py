"""The count of Caesar & Cleopatra as a table."""

from collections.abc import Callable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from curia.core.game import Outcome
from curia.terminal.caesar_forum import groups, party
from curia.terminal.data import Data, lists, numbers, tables, text, texts
from curia.text import Texts


def result(tr: Texts, view: Data, outcome: Outcome, said: Callable[[Sequence[str]], str]) -> RenderableType:
    """`said` puts cards into words."""
    winners = [tr.names[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1]
    headline = tr.text("count-winner", names=tr.listing(winners), names_count=len(winners))
    lines: list[RenderableType] = [
        Text(f"{tr.text(f'reason-{outcome.reason}')} {headline}", style="bold"),
        _points(tr, view, outcome),
    ]
    if len(winners) > 1:
        lines.append(Text(tr.text("count-tie-note"), style="dim"))
    for seat, data in enumerate(tables(view, "seats")):
        words = tr.text(
            "count-mission",
            name=tr.names[seat],
            mission=tr.card(text(data, "mission")),
            fulfilled="yes" if outcome.parts[seat]["mission"] > 0 else "no",
            hand=said(texts(data, "hand")),
            hidden=_hidden(tr, data),
        )
        lines.append(Text(words))
    return Group(*lines)


def _hidden(tr: Texts, data: Data) -> str:
    """'Praetors 5, Censors 1 2'."""
    down = dict(zip(groups(tr), lists(data, "down"), strict=True))
    said = [f"{tr.card(group)} {' '.join(tr.short(card) for card in cards)}" for group, cards in down.items() if cards]
    return ", ".join(said) or tr.text("table-no-cards")


def _points(tr: Texts, view: Data, outcome: Outcome) -> Table:
    """A row for each group and each part, a column for each party."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("", no_wrap=True)
    seats = tables(view, "seats")
    for seat, name in enumerate(tr.names):
        table.add_column(Text(f"{name}\n{party(tr, view, seat)}"), justify="right")
    for group, card in enumerate(groups(tr)):
        won = [str(numbers(data, "taken")[group]) for data in seats]
        table.add_row(f"{tr.card(card)} {tr.text('count-won')}", *won, style="dim")
    table.add_section()
    for part in outcome.parts[0]:
        table.add_row(tr.text(f"part-{part}"), *[str(parts[part]) for parts in outcome.parts])
    table.add_section()
    table.add_row(tr.text("count-total"), *[str(points) for points in outcome.points], style="bold")
    table.add_row(tr.text("ui-place"), *[f"{rank}." for rank in outcome.ranks], style="bold")
    return table

"""The count of Habemus Papam as a table."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from curia.core.game import Outcome
from curia.terminal.data import Data, number, standing, tables, text, texts
from curia.text import Texts


def result(tr: Texts, view: Data, outcome: Outcome) -> RenderableType:
    winners = [tr.names[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1]
    headline = tr.text("count-winner", names=tr.listing(winners), names_count=len(winners))
    lines: list[RenderableType] = [
        Text(f"{tr.text(f'reason-{outcome.reason}')} {headline}", style="bold"),
        _votes(tr, view, outcome),
    ]
    if len(set(outcome.points)) < len(outcome.points):
        lines.append(Text(tr.text("count-tie-note"), style="dim"))
    for seat, data in enumerate(tables(view, "seats")):
        lines.append(_screen(tr, tr.names[seat], data, outcome.parts[seat]["order"] > 0))
    if texts(view, "unused_orders"):
        unused = tr.listing([tr.card(order) for order in texts(view, "unused_orders")])
        lines.append(Text(tr.text("count-unused", orders=unused)))
    return Group(*lines)


def _votes(tr: Texts, view: Data, outcome: Outcome) -> Table:
    """A row for each part, a column for each player: fits narrow screens too."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("", no_wrap=True)
    for name in tr.names:
        table.add_column(Text(name), justify="right")
    for part in outcome.parts[0]:
        table.add_row(tr.text(f"part-{part}"), *[str(parts[part]) for parts in outcome.parts])
    table.add_section()
    table.add_row(tr.text("count-total"), *[str(points) for points in outcome.points], style="bold")
    table.add_row(tr.text("ui-place"), *[f"{rank}." for rank in outcome.ranks], style="bold")
    table.add_section()
    sums = [standing(view, seat) for seat in range(len(tr.names))]
    for title, key in (("count-gold", "gold_at_end"), ("count-price", "price"), ("count-age", "oldest")):
        table.add_row(tr.text(title), *[str(number(data, key)) for data in sums], style="dim")
    return table


def _screen(tr: Texts, name: str, data: Data, fulfilled: bool) -> Text:
    words = tr.text(
        "count-screen",
        name=name,
        kept=tr.listing([tr.card(order) for order in texts(data, "orders")]),
        fulfilled="yes" if fulfilled else "no",
        discarded=tr.card(text(data, "discarded")),
        gems=text(data, "gems") or tr.text("no-tokens"),
        gold=number(data, "gold"),
        hand=tr.listing(tr.counted([tr.card(card) for card in texts(data, "hand")])),
    )
    return Text(words)

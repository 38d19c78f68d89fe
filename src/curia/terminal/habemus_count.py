"""The count of Habemus Papam as a table."""

from rich.console import RenderableType

from curia.core.game import Outcome
from curia.terminal.count import count, parts_table
from curia.terminal.data import Data, number, standing, tables, text, texts
from curia.text import Texts


def result(tr: Texts, view: Data, outcome: Outcome) -> RenderableType:
    table = parts_table(tr, outcome)
    table.add_section()
    sums = [standing(view, seat) for seat in range(len(tr.names))]
    for title, key in (("count-gold", "gold_at_end"), ("count-price", "price"), ("count-age", "oldest")):
        table.add_row(tr.text(title), *[str(number(data, key)) for data in sums], style="dim")
    lines = [
        _screen(tr, tr.names[seat], data, outcome.parts[seat]["order"] > 0)
        for seat, data in enumerate(tables(view, "seats"))
    ]
    if texts(view, "unused_orders"):
        unused = tr.listing([tr.card(order) for order in texts(view, "unused_orders")])
        lines.append(tr.text("count-unused", orders=unused))
    return count(tr, outcome, table, lines, tied=len(set(outcome.points)) < len(outcome.points))


def _screen(tr: Texts, name: str, data: Data, fulfilled: bool) -> str:
    return tr.text(
        "count-screen",
        name=name,
        kept=tr.listing([tr.card(order) for order in texts(data, "orders")]),
        fulfilled="yes" if fulfilled else "no",
        discarded=tr.card(text(data, "discarded")),
        gems=text(data, "gems") or tr.text("no-tokens"),
        gold=number(data, "gold"),
        hand=tr.listing(tr.counted([tr.card(card) for card in texts(data, "hand")])),
    )

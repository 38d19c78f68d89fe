"""The forum of Caesar & Cleopatra: a row for each group, the viewer's cards on the left."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from curia.terminal.data import Data, lists, number, numbers, standing, tables
from curia.terminal.screen import indented
from curia.terminal.style import heading
from curia.text import Texts

_PARTY_STYLES: Final = {"caesar": "red", "cleopatra": "yellow"}
_NARROW: Final = 72


def party(tr: Texts, view: Data, seat: int) -> str:
    """'Caesar' or 'Cleopatra'."""
    return tr.text(f"party-{_party_id(view, seat)}")


def party_text(tr: Texts, view: Data, seat: int) -> Text:
    return Text(party(tr, view, seat), style=_PARTY_STYLES[_party_id(view, seat)])


def _party_id(view: Data, seat: int) -> str:
    return "cleopatra" if number(view, "cleopatra") == seat else "caesar"


def groups(tr: Texts) -> list[str]:
    return [card for card in tr.facts if tr.facts[card]["kind"] == "patrician"]


class Forum:
    """Draws itself closer where the screen is narrow."""

    def __init__(self, tr: Texts, view: Data) -> None:
        self._tr = tr
        self._view = view
        self._viewer = number(view, "seat")
        self._left = self._viewer if self._viewer < 2 else 0

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        tr, view = self._tr, self._view
        is_narrow = options.max_width < _NARROW
        grid = Table.grid(padding=(0, 1 if is_narrow else 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, justify="right")
        for _ in range(2):
            grid.add_column(min_width=9 if is_narrow else 18)
        grid.add_column(no_wrap=True, justify="center")
        grid.add_column(no_wrap=True, justify="right")
        sides = [self._left, 1 - self._left]
        names = [Text(tr.names[seat] + self._mark(seat), style="bold") for seat in sides]
        words = [Text(tr.text(f"table-{word}"), style="dim") for word in ("left", "won", "room")]
        grid.add_row(heading(tr.text("table-forum")), words[0], *names, *words[1:])
        grid.add_row("", "", *[party_text(tr, view, seat) for seat in sides])
        for group, name in enumerate(groups(tr)):
            grid.add_row(*self._row(group, name))
        yield grid
        yield indented(Text(tr.text("table-legend"), style="dim"))

    def _mark(self, seat: int) -> str:
        return " " + self._tr.text("table-you") if seat == self._viewer else ""

    def _row(self, group: int, name: str) -> list[Text]:
        tr, view = self._tr, self._view
        there = numbers(view, "patricians")[group]
        seats = tables(view, "seats")
        sides = [self._left, 1 - self._left]
        won = ":".join([str(numbers(seats[seat], "taken")[group]) for seat in sides])
        title = Text("  " + tr.card(name), style="bold" if there else "dim")
        if there == 0:
            closed = Text(tr.text("table-closed"), style="dim")
            return [title, Text("0"), closed, Text(""), Text(won), Text("")]
        sums = [tables(standing(view, seat), "groups")[group] for seat in sides]
        cells = [self._cell(seats[seat], group, data) for seat, data in zip(sides, sums, strict=True)]
        free = str(number(sums[0], "room"))
        return [title, Text(f"{there}/{tr.facts[name]['count']}"), *cells, Text(won), Text(free)]

    def _cell(self, seat: Data, group: int, sums: Data) -> Text:
        """'2 2 [1 3] = 8', or '2 ? ? = 2+' where hidden cards may add to it."""
        tr = self._tr
        up, down = lists(seat, "up")[group], lists(seat, "down")[group]
        unknown = number(sums, "unknown")
        cards = [tr.short(card) for card in up]
        if down:
            cards.append(f"[{' '.join([tr.short(card) for card in down])}]")
        cards += ["?"] * unknown
        if not cards:
            return Text("–", style="dim")
        if len(cards) == unknown:
            return Text(" ".join(cards))
        total = f"{number(sums, 'known')}{'+' if unknown else ''}"
        return Text.assemble(" ".join(cards), (f" = {total}", "dim"))

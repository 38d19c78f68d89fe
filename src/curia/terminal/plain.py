"""Any game in the terminal: its view as it is, fact by fact. For games that have no painter of their own."""

from collections.abc import Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from curia.catalog import plugin
from curia.core.game import Outcome
from curia.core.types import Arg, Json
from curia.terminal.data import Data, tables
from curia.terminal.painter import Painter
from curia.terminal.screen import indented
from curia.terminal.style import heading

_FRAME = ("game", "phase", "asked", "seat", "seats", "standing")
"""What every view has, and what is shown elsewhere."""


class PlainPainter(Painter):
    def table(self, view: Data) -> RenderableType:
        tr = self.texts
        common = {name: value for name, value in view.items() if name not in _FRAME}
        seats = [
            row
            for seat, data in enumerate(tables(view, "seats"))
            for row in (heading(tr.names[seat]), indented(self._facts(data)))
        ]
        return Group(indented(self._facts(common)), *seats)

    def table_key(self, view: Data) -> list[Json]:
        return [view]

    def own(self, view: Data) -> RenderableType:
        """It stands on the table."""
        return Text("")

    def _facts(self, data: Data) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for name, value in data.items():
            if said := self._said(value):
                grid.add_row(Text(self._field(name), style="dim"), Text(said))
        return grid

    def _field(self, name: str) -> str:
        return self.texts.catalogue.find(f"field-{name}", {}) or name.replace("_", " ")

    def _said(self, value: Json) -> str:
        """Cards by their names, and nothing for what is not known or not there."""
        tr = self.texts
        if isinstance(value, bool):
            return "✓" if value else ""
        if isinstance(value, list):
            return ", ".join(tr.counted([said for item in value if (said := self._said(item))]))
        if isinstance(value, dict):
            return ", ".join(
                f"{self._field(name)} {said}" for name, item in value.items() if (said := self._said(item))
            )
        if isinstance(value, str):
            return tr.card(value) if value in tr.facts else value
        return "" if value is None else str(value)

    def hints(self, kind: str, view: Data) -> list[str]:
        return []

    def has_short_answers(self, kind: str) -> bool:
        return False

    def label(self, notation: str) -> str:
        return notation

    def is_noise(self, name: str, arguments: Mapping[str, Arg]) -> bool:
        return False

    def is_on_table(self, name: str) -> bool:
        return False

    def is_heading(self, name: str) -> bool:
        return name == plugin(self.texts.game.meta.name).round_event

    def has_openly_one_answer(self, kind: str, seat: int, open_view: Data) -> bool:
        """Nobody can tell without knowing the rules."""
        return False

    def result(self, view: Data, outcome: Outcome) -> RenderableType:
        tr = self.texts
        winners = [tr.names[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1]
        headline = tr.text("count-winner", names=tr.listing(winners), names_count=len(winners))
        table = Table(box=box.SIMPLE, pad_edge=False)
        table.add_column("", no_wrap=True)
        for name in tr.names:
            table.add_column(Text(name), justify="right")
        for part in outcome.parts[0]:
            table.add_row(tr.text(f"part-{part}"), *[str(parts[part]) for parts in outcome.parts])
        table.add_section()
        table.add_row(tr.text("count-total"), *[str(points) for points in outcome.points], style="bold")
        table.add_row(tr.text("ui-place"), *[f"{rank}." for rank in outcome.ranks], style="bold")
        return Group(Text(f"{tr.text(f'reason-{outcome.reason}')} {headline}", style="bold"), table)

"""Any game in the terminal: its view as it is, fact by fact. For games that have no painter of their own."""

from rich.console import Group, RenderableType
from rich.text import Text

from curia.core.types import Json
from curia.terminal.data import Data, tables
from curia.terminal.painter import Painter
from curia.terminal.screen import indented
from curia.terminal.style import heading, two_columns

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
        grid = two_columns()
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

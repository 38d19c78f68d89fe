"""Small pieces of styled text that several screens use."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

_GEM_STYLES: Final = {"D": "bold", "R": "bold red", "S": "bold blue", "A": "bold yellow"}


def heading(words: str) -> Text:
    return Text(words, style="bold cyan")


def two_columns(ratio: int | None = None) -> Table:
    """A grid of titles and what belongs to them; with a ratio the second column takes all room there is."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=ratio)
    return grid


def gems_text(letters: str) -> Text:
    """DDRA, each letter in the colour of its gem."""
    said = Text()
    for letter in letters:
        said.append(letter, style=_GEM_STYLES.get(letter, ""))
    return said


class Flow:
    """Groups of small texts one after another; a line is broken only between texts, never within one."""

    def __init__(self, groups: Sequence[Sequence[Text]]) -> None:
        self._items: list[Text] = []
        filled = [group for group in groups if group]
        for group in filled:
            for item in group:
                mark = "," if item is not group[-1] else ";" if group is not filled[-1] else ""
                self._items.append(Text.assemble(item, mark))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self._items:
            if line and line.cell_len + 1 + item.cell_len > options.max_width:
                yield line
                line = Text()
            line.append_text(Text.assemble(" " if line else "", item))
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self._items] or [0]
        return Measurement(min(max(widths), options.max_width), min(sum(widths) + len(widths), options.max_width))

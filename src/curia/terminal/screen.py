"""The way to and from the people at the terminal."""

import sys
import time
from collections.abc import Sequence
from typing import Final, Protocol

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

_PACE: Final = 0.12
_ERASE_SCROLLBACK: Final = "\x1b[3J"


def indented(thing: RenderableType, columns: int = 2) -> Padding:
    """Indented as a whole, also where it is broken into several lines."""
    return Padding(thing, (0, 0, 0, columns), expand=False)


class InputEnded(Exception):
    """Nobody will answer any more."""


class Keyboard(Protocol):
    """Where lines come from."""

    def readline(self) -> str: ...

    def isatty(self) -> bool: ...


class Screen:
    """Prints and asks. Nothing typed is kept, so that no arrow key brings back another person's bid."""

    def __init__(self, console: Console, stdin: Keyboard, is_paced: bool = False) -> None:
        self.console = console
        self._stdin = stdin
        self._is_paced = is_paced and console.is_terminal

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style=style))

    def lines(self, lines: Sequence[Text]) -> None:
        """Indented lines, one after the other, slowly enough to follow."""
        for line in lines:
            self.console.print(indented(line))
            if self._is_paced:
                time.sleep(_PACE)

    def ask(self, prompt: str) -> str:
        self.console.print(Text(prompt + " ", style="bold"), end="")
        self.console.file.flush()
        line = self._stdin.readline()
        if not line:
            self.console.print()
            raise InputEnded
        if not self._stdin.isatty():
            self.console.print()
        return "".join(letter for letter in line if letter.isprintable()).strip()

    def clear(self) -> None:
        """Leave nothing to read, not even by scrolling back. Through a pipe a line has to do."""
        if self.console.is_terminal:
            self.console.clear()
            if not self.console.legacy_windows:
                self.console.file.write(_ERASE_SCROLLBACK)
        else:
            self.console.rule(style="")


def standard_screen(is_paced: bool) -> Screen:
    """Standard input and output; letters that the terminal cannot show are replaced."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    console = Console(markup=False, highlight=False, emoji=False)
    return Screen(console, sys.stdin, is_paced)

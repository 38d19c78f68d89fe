"""A terminal without a terminal: what is typed depends on what has been printed."""

import argparse
import io
from collections.abc import Callable

from rich.console import Console

from curia.terminal import play
from curia.terminal.screen import Screen

SEED = "5a" * 32


class Typist:
    """Answers each prompt from what the screen shows; '' ends the input."""

    def __init__(self, printed: io.StringIO, answer: Callable[[str], str]) -> None:
        self._printed = printed
        self._answer = answer

    def readline(self) -> str:
        return self._answer(self._printed.getvalue())

    def isatty(self) -> bool:
        return False


def script(*lines: str) -> Callable[[str], str]:
    """Types these lines; then the input ends."""
    rest = list(lines)
    return lambda printed: rest.pop(0) + "\n" if rest else ""


def then_first(*lines: str) -> Callable[[str], str]:
    """Types these lines, then takes the first answer for ever."""
    rest = list(lines)
    return lambda printed: rest.pop(0) + "\n" if rest else "1\n"


def new_screen(answer: Callable[[str], str], width: int = 80, is_terminal: bool = False) -> tuple[Screen, io.StringIO]:
    printed = io.StringIO()
    console = Console(
        file=printed, width=width, markup=False, highlight=False, emoji=False, force_terminal=is_terminal or None
    )
    return Screen(console, Typist(printed, answer)), printed


def run(
    answer: Callable[[str], str],
    *arguments: str,
    game: str = "habemus",
    width: int = 80,
    is_terminal: bool = False,
) -> tuple[int, str]:
    """The exit code and all that was printed."""
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    screen, printed = new_screen(answer, width, is_terminal)
    code = play.run(parser.parse_args([game, "--seed", SEED, "--lang", "en", *arguments]), screen)
    return code, printed.getvalue()

"""Ties a test to the paragraphs of the rules page that it checks, and finds the paragraphs without a test."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])

ROOT = Path(__file__).parents[2]


def rule(*paragraphs: str) -> Callable[[Test], Test]:
    """Cites paragraphs ("5.2"), rulings ("HP7") and worked examples ("E3") of the rules page.

    `tests/contract/test_rules_pages.py` reads the citations from the source and finds paragraphs that no test cites."""

    def cite(test: Test) -> Test:
        assert paragraphs
        return test

    return cite


class Coverage:
    """The rules page of a game, and what the tests in a folder cite of it."""

    def __init__(self, game: str, page: str, tests: Path) -> None:
        self.game = game
        self.page = ROOT / "docs" / "rules" / page
        self.tests = tests

    def paragraphs(self) -> set[str]:
        """The numbered paragraphs, rulings and worked examples."""
        return set(re.findall(r'<a id="(\d+\.\d+|[A-Z]+\d+)"></a>', self.page.read_text(encoding="utf-8")))

    def citations(self) -> set[str]:
        """What the decorators `@rule(...)` of test functions cite."""
        return {cited for path in sorted(self.tests.glob("test_*.py")) for cited in _citations(path)}

    def refusals(self) -> set[str]:
        """The paragraphs that the refusals of the engine name."""
        sources = (ROOT / "src" / "curia" / "games" / self.game).rglob("*.py")
        return set(re.findall(r'"(\d+\.\d+)"', "".join(source.read_text(encoding="utf-8") for source in sources)))


def _citations(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    yield from (str(ast.literal_eval(argument)) for argument in mark.args)

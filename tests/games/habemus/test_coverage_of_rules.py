"""Every paragraph of the rules page has a test that cites it, and every citation is on the page."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parents[2] / "docs" / "rules" / "habemus-papam.md"

NOT_TESTABLE: dict[str, str] = {}
"""Paragraphs that state nothing that a test could find broken, each with the reason."""


def paragraphs() -> set[str]:
    """The numbered paragraphs, rulings and worked examples."""
    return set(re.findall(r'<a id="(\d+\.\d+|HP\d+|E\d+)"></a>', PAGE.read_text(encoding="utf-8")))


def citations() -> Iterator[str]:
    """What the decorators `@rule(...)` of test functions cite."""
    for path in sorted(TESTS.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        yield from (str(ast.literal_eval(argument)) for argument in mark.args)


def test_the_page_is_read() -> None:
    found = paragraphs()
    assert {"1.1", "2.1", "13.11", "HP1", "HP28", "E1", "E21"} <= found
    assert len(found) > 200


def test_every_paragraph_has_a_test() -> None:
    assert sorted(paragraphs() - set(citations()) - set(NOT_TESTABLE)) == []


def test_what_is_not_testable_is_on_the_page_and_not_tested() -> None:
    assert set(NOT_TESTABLE) <= paragraphs()
    assert not set(NOT_TESTABLE) & set(citations())
    assert all(NOT_TESTABLE.values())


def test_every_citation_is_on_the_page() -> None:
    assert sorted(set(citations()) - paragraphs()) == []


def test_every_paragraph_that_a_refusal_names_is_on_the_page() -> None:
    source = TESTS.parents[2] / "src" / "curia" / "games" / "habemus" / "explain.py"
    named = set(re.findall(r'"(\d+\.\d+)"', source.read_text(encoding="utf-8")))
    assert named
    assert named <= paragraphs()

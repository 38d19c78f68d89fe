"""Ties a test to the paragraphs of the rules page that it checks."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def rule(*paragraphs: str) -> Callable[[Test], Test]:
    """Cites paragraphs ("5.2"), rulings ("HP7") and worked examples ("E3") of the rules page.

    `test_coverage_of_rules.py` reads the citations from the source and finds the paragraphs that no test cites."""

    def cite(test: Test) -> Test:
        assert paragraphs
        return test

    return cite

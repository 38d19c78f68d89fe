"""Every paragraph of a rules page has a test that cites it, and every citation is on the page."""

from typing import Final

import pytest

from curia.catalog import OURS, schema
from tests.kit.rules import ROOT, Coverage

COVERAGES: Final = {
    game.name: Coverage(game.name, f"{game.meta.rules_page}.md", ROOT / "tests" / "games" / game.name) for game in OURS
}
READ: Final = {
    "habemus": ("1.1 2.1 7.34 13.11 HP1 HP28 E1 E21", 200),
    "caesar": ("1.1 2.1 13.9 17.13 C1 C38 E1 E45", 300),
    "borgia": ("1.1 8.33 11.29 19.14 B1 B67 E1 E43", 400),
}
"""Some paragraphs, rulings and examples, first ones and last ones, and fewer than there are: the pages are read."""

NOT_TESTABLE: Final[dict[tuple[str, str], str]] = {}
"""By game and paragraph: what states nothing that a test could find broken, each with the reason."""

every_game = pytest.mark.parametrize("game", COVERAGES)


def not_testable(game: str) -> set[str]:
    return {paragraph for other, paragraph in NOT_TESTABLE if other == game}


@every_game
def test_the_page_is_read(game: str) -> None:
    some, least = READ.get(game, ("1.1", 1))
    found = COVERAGES[game].paragraphs()
    assert set(some.split()) <= found
    assert len(found) > least


@every_game
def test_every_paragraph_has_a_test(game: str) -> None:
    coverage = COVERAGES[game]
    assert sorted(coverage.paragraphs() - coverage.citations() - not_testable(game)) == []


@every_game
def test_what_is_not_testable_is_on_the_page_and_not_tested(game: str) -> None:
    assert not_testable(game) <= COVERAGES[game].paragraphs()
    assert not not_testable(game) & COVERAGES[game].citations()
    assert all(NOT_TESTABLE.values())


@every_game
def test_every_citation_is_on_the_page(game: str) -> None:
    assert sorted(COVERAGES[game].citations() - COVERAGES[game].paragraphs()) == []


@every_game
def test_every_question_has_its_paragraph_on_the_page(game: str) -> None:
    """Where the rules open when they are wanted at a table."""
    told = schema(game).paragraphs
    assert set(schema(game).questions) <= set(told)
    assert set(told.values()) <= COVERAGES[game].paragraphs()


@every_game
def test_every_paragraph_that_a_refusal_names_is_on_the_page(game: str) -> None:
    named = COVERAGES[game].refusals()
    assert named
    assert named <= COVERAGES[game].paragraphs()

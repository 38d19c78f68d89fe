"""Every paragraph of the rules page has a test that cites it, and every citation is on the page."""

from pathlib import Path

from tests.kit.rules import Coverage

COVERAGE = Coverage("borgia", "borgia.md", Path(__file__).parent)

NOT_TESTABLE: dict[str, str] = {}
"""Paragraphs that state nothing that a test could find broken, each with the reason."""


def test_the_page_is_read() -> None:
    found = COVERAGE.paragraphs()
    assert {"1.1", "8.33", "11.29", "19.14", "B1", "B67", "E1", "E43"} <= found
    assert len(found) > 400


def test_every_paragraph_has_a_test() -> None:
    assert sorted(COVERAGE.paragraphs() - COVERAGE.citations() - set(NOT_TESTABLE)) == []


def test_what_is_not_testable_is_on_the_page_and_not_tested() -> None:
    assert set(NOT_TESTABLE) <= COVERAGE.paragraphs()
    assert not set(NOT_TESTABLE) & COVERAGE.citations()
    assert all(NOT_TESTABLE.values())


def test_every_citation_is_on_the_page() -> None:
    assert sorted(COVERAGE.citations() - COVERAGE.paragraphs()) == []


def test_every_paragraph_that_a_refusal_names_is_on_the_page() -> None:
    named = COVERAGE.refusals()
    assert named
    assert named <= COVERAGE.paragraphs()

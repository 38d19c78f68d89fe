"""The options of a table."""

import re

import pytest

from curia.core.errors import OptionError
from curia.games.borgia.meta import META
from tests.kit.borgia import game
from tests.kit.rules import ROOT, rule

OPTIONS = {
    "dead_artists": (["gone", "pile"], "B2"),
    "discards": (["rules", "cards"], "B3"),
    "pope_keeps_offices": (["false", "true"], "B6"),
    "reshuffle": (["random", "chosen"], "B7"),
    "open_ducats": (["false", "true"], "B13"),
    "poison": (["reaches_housed", "unhoused_only"], "B15"),
    "election": (["elimination", "open"], "B60"),
}


@rule("B2", "B3", "B13", "B15")
def test_the_options_with_their_values_and_rulings() -> None:
    assert {option.name: (option.values, option.ruling) for option in META.options} == OPTIONS


def test_the_page_has_the_same_options() -> None:
    page = (ROOT / "docs" / "rules" / "borgia.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*) \| [^|]* \| \[(B\d+)\]", page, re.MULTILINE)
    assert {name: (re.findall(r"`(\w+)`", values), ruling) for name, values, ruling in rows} == OPTIONS


@rule("6.8", "6.21", "6.22", "14.3")
def test_the_first_value_is_the_default() -> None:
    assert game(4).options == {name: values[0] for name, (values, _) in OPTIONS.items()}


@pytest.mark.parametrize("options", [{"discards": "none"}, {"savonarola": "true"}])
def test_other_options_and_values_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(OptionError):
        game(4, **options)

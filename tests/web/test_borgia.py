"""The boards of the families in Borgia, at every width: whatever has to be read can be read."""

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.web.conftest import People
from tests.web.kit_pages import each, settle
from tests.web.kit_player import Player

WIDTHS: Final = ("1440", "1200", "1024", "720")
"""Pixels; at 720 even two towns have little room."""

_LIES_OVER: Final = """() => [...document.querySelectorAll('.town')].filter((town) => {
  const [card, power] = ['.card', '.power'].map((part) => town.querySelector(part)?.getBoundingClientRect());
  const meet = (a, b, [from, to]) => a[from] < b[to] - 1 && b[from] < a[to] - 1;
  return card && power && meet(card, power, ['left', 'right']) && meet(card, power, ['top', 'bottom']);
}).map((town) => town.ariaLabel)"""

_CUT: Final = """() => [...document.querySelectorAll('.family header p')].filter((line) => {
  const range = document.createRange();
  const notes = [...line.querySelectorAll('span')].filter((note) => !note.children.length);
  const figures = notes.filter((note) => /\\d/.test(note.textContent));
  return figures.some((note) => {
    range.selectNodeContents(note);
    return range.getBoundingClientRect().right > line.getBoundingClientRect().right + 1;
  });
}).map((line) => line.textContent)"""


def told(page: Page, script: str) -> list[str]:
    found: list[str] = page.evaluate(script)
    return found


@pytest.mark.parametrize("width", each(WIDTHS, "720"))
def test_nothing_lies_on_a_town_and_points_are_never_cut(people: People, width: str) -> None:
    person = people(size=(int(width), 900))
    person.come_in()
    table = person.new_table("borgia", ["me", *["heuristic"] * 3])
    page = person.go(f"/tables/{table}")
    player = Player(page, 7)
    for _ in range(3):
        player.play(answers=4)
        player.survey()
        settle(page)
        assert page.locator(".town .power").count() >= 4
        assert not told(page, _LIES_OVER)
        assert not told(page, _CUT)

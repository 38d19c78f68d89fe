"""The boards of the families in Borgia, at every width: whatever has to be read can be read."""

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.web.conftest import People
from tests.web.kit_pages import each, settle
from tests.web.kit_player import Player

WIDTHS: Final = ("1440", "1200", "1024", "720")

_LIES_OVER: Final = """() => [...document.querySelectorAll('.town')].filter((town) => {
  const [card, power] = ['.card', '.power'].map((part) => town.querySelector(part)?.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  return card && power && !apart(card, power);
}).map((town) => town.ariaLabel)"""

_CUT: Final = """() => [...document.querySelectorAll('.family header p')].filter((line) => {
  const figures = line.querySelector('.notes')?.getBoundingClientRect();
  return !figures || figures.right > line.getBoundingClientRect().right + 1;
}).map((line) => line.textContent)"""


def told(page: Page, script: str) -> list[str]:
    found: list[str] = page.evaluate(script)
    return found


@pytest.mark.parametrize("width", each(WIDTHS, "1024"))
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

"""The forum of Caesar & Cleopatra with as many cards as it can hold."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import People
from tests.web.kit_browser import MEDIUM, PHONE, WIDE, Size
from tests.web.kit_pages import settle
from tests.web.kit_player import Player

ROW: Final = '[data-group="senators"] .row.own'

# How many cards stick out of their column.
OUTSIDE: Final = """(column) => {
  const box = column.getBoundingClientRect();
  return [...column.querySelectorAll('.row .card .thing')]
    .map((thing) => thing.getBoundingClientRect())
    .filter((card) => card.left < box.left - 1 || card.right > box.right + 1).length;
}"""

# Pixels of the page that are not in sight.
BELOW: Final = "() => document.documentElement.scrollHeight - innerHeight"


def lay_before_senators(page: Page) -> None:
    """A card face up, or face down if it must be, on the place that is kept for it."""
    up = page.get_by_role("radio", name="Face up")
    if up.count() and up.get_attribute("aria-disabled") != "true":
        up.click()
    card = page.locator('[data-zone="hand"] .thing.legal').filter(has=page.locator("svg .value, use[href='#e-owl']"))
    card.first.click()
    # The place lets the click through to its column.
    page.locator(f"{ROW} .ghost").click(force=True)
    page.locator('[data-zone="ask"] .buttons .primary').click()


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, marks=pytest.mark.thorough), MEDIUM, PHONE], ids=["wide", "medium", "phone"]
)
def test_five_cards_stay_inside_their_column(people: People, size: Size) -> None:
    person = people(size=size)
    person.come_in()
    options = {"cleopatra": "0", "manipulation": "shuffled"}
    page = person.go(f"/tables/{person.new_table('caesar', ['me', 'random'], options=options)}")
    player = Player(page, 4)
    player.play(answers=1)
    below = {}
    for _ in range(60):
        told = player.survey()
        assert told["status"] == "asked"
        below[told["prompt"]] = page.evaluate(BELOW)
        if page.locator(f"{ROW} .thing").count() >= 5:
            break
        if told["prompt"] in ("Your turn", "And the second card, face up"):
            lay_before_senators(page)
            page.wait_for_function(
                "(before) => document.querySelector('[data-zone=ask]')?.dataset.question !== before",
                arg=told["question"],
            )
        elif told["prompt"] == "A manipulation card?":
            page.get_by_role("button", name="Play no manipulation card").click()
        else:
            player.answer(told)
    expect(page.locator(f"{ROW} .thing")).to_have_count(5)
    column = page.locator('[data-group="senators"]')
    assert column.evaluate(OUTSIDE) == 0
    person.picture(f"caesar-five-{size[0]}")
    if size == PHONE:
        assert not any(below.values()), below
        # Four are as high, so that the longest rows of both parties and a long question fit together.
        assert page.locator(ROW).evaluate("(row) => row.offsetHeight") <= 90


def test_arranging_fits_a_phone(people: People) -> None:
    person = people(size=PHONE, language="de")
    person.come_in()
    page = person.go(f"/tables/{person.new_table('caesar', ['me', 'random'], options={'manipulation': 'arranged'})}")
    expect(page.get_by_role("button", name="Diese Reihenfolge versiegeln")).to_be_visible()
    settle(page)
    assert page.evaluate(BELOW) == 0
    person.picture("caesar-arranging-phone")


def test_a_small_laptop_shows_all_of_the_forum(people: People) -> None:
    person = people(size=(1280, 720), language="de")
    person.come_in()
    page = person.go(f"/tables/{person.new_table('caesar', ['me', 'heuristic'])}")
    player = Player(page, 5)
    for _ in range(12):
        told = player.survey()
        settle(page)
        hidden = page.evaluate(
            "() => { const m = document.querySelector('main'); return m.scrollHeight - m.clientHeight; }"
        )
        assert hidden <= 0, told["prompt"]
        assert player.play(1) == "asked"
    person.picture("caesar-1280")

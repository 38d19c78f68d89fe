"""How a game ended, told to those who were there."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import People
from tests.web.kit_browser import PHONE, SMALL_PHONE, Person, Size
from tests.web.kit_pages import scrolls_sideways, settle
from tests.web.kit_player import give_up

# Boxes in the dialog whose content is wider than they are.
WIDE_INSIDE = """() => [...document.querySelectorAll('dialog[open] *')]
  .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'visible')
  .map((e) => e.outerHTML.slice(0, 120))"""


def count_all(page: Page, seats: int) -> None:
    """Who gives up ends the game without a count: let the house tell one."""
    parts = {"ducats": 128, "papacy": 30, "towns": 44, "artists": 15}

    def between(route: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            messages: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
            for outcome in filter(None, (message.get("outcome") for message in messages)):
                outcome.update(points=[217] * seats, parts=[parts] * seats, ranks=list(range(1, seats + 1)))
            route.send("\n".join(map(json.dumps, messages)))

        route.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/ws/**", between)


@pytest.mark.parametrize("size", [pytest.param(PHONE, marks=pytest.mark.thorough), SMALL_PHONE], ids=["phone", "small"])
def test_six_players_are_counted_on_a_phone(people: People, size: Size) -> None:
    person = people("Livia Augusta", size=size)
    person.come_in()
    count_all(person.page, 6)
    page = person.go(f"/tables/{person.new_table('borgia', ['me', *['random'] * 5])}")
    give_up(page)
    settle(page)
    assert page.locator("dialog[open] .count li", has_text="128").count() == 6
    assert not page.evaluate(WIDE_INSIDE)
    assert not scrolls_sideways(page)
    person.picture(f"count-six-{size[0]}")


def test_the_count_comes_though_the_house_says_more(people: People) -> None:
    person = people()
    person.come_in()

    def between(route: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            route.send(text)
            for message in map(json.loads, text.splitlines()):
                if message.get("outcome"):
                    route.send(json.dumps({**message, "events": []}))

        route.connect_to_server().on_message(pass_on)

    person.page.route_web_socket("**/ws/**", between)
    page = person.go(f"/tables/{person.new_table('habemus', ['me', 'random', 'random'])}")
    give_up(page)
    expect(page.locator("dialog[open] .count")).to_be_visible()


def test_who_gives_up_is_told_so_and_nothing_is_counted(people: People) -> None:
    person = people()
    person.come_in()
    page = person.go(f"/tables/{person.new_table('habemus', ['me', 'random', 'random'])}")
    give_up(page)
    count = page.locator("dialog[open] .count")
    expect(count).to_contain_text("You gave up.")
    # Nobody else's things were turned over, so there is nothing to say of them.
    expect(count).not_to_contain_text("gold")


def give_up_at_once(person: Person) -> Page:
    """A game that the person begins as anybody would, with a hand in its shuffle."""
    page = person.go("/")
    page.get_by_role("button", name="Play now").first.click()
    give_up(page)
    return page


def test_the_count_tells_that_the_shuffle_was_as_promised(people: People) -> None:
    person = people()
    person.come_in()
    page = give_up_at_once(person)
    expect(page.locator("dialog[open] .count")).to_contain_text("one player added to it, so nobody could choose it")
    person.picture("count-shuffle")


@pytest.mark.parametrize(
    ("field", "told"), [("seed", "does not match the seal"), ("client seed 0", "without your part in it")]
)
def test_the_count_tells_that_the_shuffle_was_not_as_promised(people: People, field: str, told: str) -> None:
    """The house publishes another seed than the one it had sealed, or left that of the player out."""
    person = people()
    person.come_in()

    def falsify(route: Route) -> None:
        answer = route.fetch()
        lines = answer.text().splitlines()
        if field == "seed":
            lines = [f"seed: {'0' * 64}" if line.startswith("seed: ") else line for line in lines]
        else:
            lines = [line for line in lines if not line.startswith(field)]
        route.fulfill(response=answer, body="\n".join(lines) + "\n")

    person.page.route("**/record", falsify)
    page = give_up_at_once(person)
    expect(page.locator("dialog[open] .count")).to_contain_text(told)

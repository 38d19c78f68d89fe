"""What is special about the table of Habemus Papam."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import People
from tests.web.kit_browser import MEDIUM, PHONE, WIDE, Person, Size
from tests.web.kit_pages import settle
from tests.web.kit_player import Player

BID = "Add up to three gems and seal your bid."


def at_a_bid(people: People, size: Size, rounds: int) -> tuple[Person, Page]:
    """Somebody who is asked for a bid, after so many rounds."""
    person = people(size=size)
    person.come_in()
    table = person.new_table("habemus", ["me", *["heuristic"] * 3])
    page = person.go(f"/tables/{table}")
    player = Player(page, 5)
    while player.questions[BID] < rounds or player.survey()["prompt"] != BID:
        assert player.play(1) == "asked"
    settle(page)
    return person, page


def test_a_phone_shows_the_votes_and_the_newest_event_above_the_bid(people: People) -> None:
    _, page = at_a_bid(people, PHONE, 5)
    assert page.evaluate("scrollY") == 0
    votes, newest, panel = (
        page.locator(where).bounding_box() for where in (".own .votes", ".newest", '[data-zone="ask"]')
    )
    assert votes is not None
    assert newest is not None
    assert panel is not None
    assert votes["y"] + votes["height"] <= newest["y"] + 1
    assert newest["y"] + newest["height"] <= panel["y"] + 1


def test_a_fourth_gem_is_refused_with_its_paragraph(people: People) -> None:
    _, page = at_a_bid(people, WIDE, 0)
    amber = page.get_by_role("button", name=re.compile("^amber,"))
    for _ in range(3):
        amber.click()
    # It looks disabled, and answers all the same.
    page.get_by_role("button", name=re.compile("^diamond,")).click(force=True)
    expect(page.locator(".why")).to_contain_text("§5.2")
    expect(page.get_by_role("button", name="Seal the bid")).to_be_enabled()


def test_who_cannot_be_chosen_tells_the_rule(people: People) -> None:
    person = people(size=WIDE)
    person.come_in()
    table = person.new_table("habemus", ["me", *["heuristic"] * 3])
    page = person.go(f"/tables/{table}")
    player = Player(page, 3)
    dim = page.locator(".seat .thing.dim, .own .thing.dim")
    while not dim.count():
        assert player.play(1) == "asked", "nobody was asked for a person"
        player.survey()
    dim.first.click(force=True)
    expect(page.locator(".why a")).to_contain_text("§")


# What would have to be scrolled to be seen, and by how many pixels.
_HIDDEN = """() => [document.documentElement, ...document.querySelectorAll('main, .paper, .ask')]
  .map((e) => [e.className || e.tagName, e.scrollHeight - (e.tagName === 'HTML' ? innerHeight : e.clientHeight)])
  .filter(([, more]) => more > 0)"""


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(MEDIUM, id="medium", marks=pytest.mark.thorough),
        pytest.param((1280, 720), id="laptop"),
        pytest.param(PHONE, id="phone"),
    ],
)
def test_all_of_a_late_table_is_in_sight(people: People, size: Size) -> None:
    person, page = at_a_bid(people, size, 9)
    for language in ("en", "de", "fr", "it"):
        page.evaluate("(language) => localStorage.setItem('curia', JSON.stringify({ language }))", language)
        page.reload()
        expect(page.locator('[data-zone="gems"]')).to_be_visible()
        settle(page)
        assert page.evaluate(_HIDDEN) == [], language
    person.picture(f"habemus-late-{size[0]}")


def test_many_cards_behind_the_screen_become_lines(people: People) -> None:
    person = people(size=WIDE)
    person.come_in()

    def between(route: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            messages: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
            for view in filter(None, (message.get("view") for message in messages)):
                view["seats"][0]["hand"] = ["bribe", "swap", "bid_last", "ten_gold", "three_rubies"]
            route.send("\n".join(map(json.dumps, messages)))

        route.connect_to_server().on_message(pass_on)

    person.page.route_web_socket("**/ws/**", between)
    page = person.go(f"/tables/{person.new_table('habemus', ['me', *['random'] * 3])}")
    things = page.locator(".behind .thing")
    expect(things).to_have_count(7)
    settle(page)
    assert page.locator(".paper", has=page.locator(".behind")).evaluate("(e) => e.scrollHeight <= e.clientHeight")
    assert things.evaluate_all("(all) => all.every((e) => e.scrollWidth <= e.clientWidth)")
    person.picture("habemus-many-behind")


def test_the_log_begins_with_the_beginning(people: People) -> None:
    _, page = at_a_bid(people, WIDE, 0)
    expect(page.locator("aside ol > li").first).to_have_text("The beginning")


def test_a_seat_is_opened_under_its_name(people: People) -> None:
    person, page = at_a_bid(people, PHONE, 1)
    seat = page.locator(".seat .open").first
    name = page.locator(".seat h2").first.inner_text()
    seat.click()
    expect(page.get_by_role("dialog").get_by_text(name, exact=True)).to_have_count(1)
    person.picture("habemus-seat")

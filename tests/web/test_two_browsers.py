"""Two people with browsers of their own at one table: the link brings them together, and hands stay hidden."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.kit_browser import Person
from tests.web.kit_player import Player, give_up


def test_a_link_brings_a_friend_and_hands_stay_hidden(people: People) -> None:
    livia, marco = people("Livia"), people("Marco")
    page = livia.go("/new/habemus")
    page.get_by_role("radio", name="Tonight with friends").check(force=True)
    for seat in (3, 4):
        page.get_by_role("combobox", name=f"Who plays in seat {seat}").select_option("bot random")
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("dialog").get_by_role("textbox", name="Your name").fill("Livia")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/tables/*")
    link = page.get_by_role("textbox", name="Link").input_value()
    assert link == page.url

    marco.page.goto(link)
    expect(marco.page.get_by_role("listitem").filter(has_text="Livia")).to_contain_text("is here")
    marco.page.get_by_role("button", name="Sit here, seat 2").click()
    marco.page.get_by_role("dialog").get_by_role("textbox", name="Your name").fill("Marco")
    marco.page.get_by_role("button", name="Sit down").click()

    players = Player(livia.page, 1), Player(marco.page, 2)
    for player in players:
        player.survey()
    while any(player.answers < 4 for player in players):
        for player in players:
            told = player.survey(patience=300)
            if told["status"] == "asked":
                player.answer(told, in_turn=False)
    check_secrets(livia, 0, marco, 1)
    check_secrets(marco, 1, livia, 0)


def test_who_plays_again_is_awaited_by_the_other(people: People) -> None:
    livia, marco = people("Livia"), people("Marco")
    for person in (livia, marco):
        person.come_in()
    table = livia.new_table("caesar", ["me", "open"])
    marco.call("POST", f"/api/tables/{table}/join", {})
    for person in (livia, marco):
        Player(person.go(f"/tables/{table}")).survey()
    give_up(marco.page)
    count = marco.page.get_by_role("dialog")
    expect(count.get_by_role("button", name="Play again")).to_be_visible()
    livia.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    livia.page.wait_for_url(lambda url: not url.endswith(table))
    # Whether he looks at the count or has closed it.
    expect(count).to_contain_text("Somebody is waiting for another game.")
    expect(count.get_by_role("button", name="Join")).to_be_visible()
    marco.page.keyboard.press("Escape")
    expect(count).to_be_hidden()
    marco.page.get_by_role("button", name="Join").first.click()
    marco.page.wait_for_url(livia.page.url)
    Player(marco.page).survey()


def check_secrets(person: Person, seat: int, other: Person, other_seat: int) -> None:
    """Neither the messages nor the page of the person have anything of what the other holds behind their screen."""
    theirs = list(views(other))
    # Whoever is not seated yet is shown nobody's orders.
    orders = {order for view in theirs for order in view["seats"][other_seat]["orders"] or []}
    own = {order for view in views(person) for order in view["seats"][seat]["orders"] or []}
    assert orders
    assert own
    for view in views(person):
        hidden = view["seats"][other_seat]
        assert [hidden[name] for name in ("hand", "gems", "gold", "orders", "answer")] == [None] * 5
    table = person.page.url.rpartition("/")[2]
    log = person.call("GET", f"/api/tables/{table}/log")
    told = [event for item in [*log, *messages(person)] for event in item.get("events") or []]
    dealt = [event["args"] for event in told if event["name"].startswith("order")]
    assert dealt
    # Somebody else's order is a card without a face.
    assert not [args for args in dealt if args["seat"] != seat and any(isinstance(arg, str) for arg in args.values())]
    page = person.page.evaluate("() => document.documentElement.outerHTML")
    names = other.page.locator('[data-key*="@orders"]').evaluate_all("all => all.map((e) => e.ariaLabel.split(':')[0])")
    shown = person.page.locator('[data-key*="@orders"]').evaluate_all(
        "all => all.map((e) => e.ariaLabel.split(':')[0])"
    )
    # Some orders are called as their faction, whose name is everywhere.
    for name in set(names) - set(shown):
        assert " " not in name or name not in page
    for order in orders - own:
        assert f"{order}@orders" not in page


def messages(person: Person) -> Iterator[dict[str, Any]]:
    """Everything that the house has told them."""
    for frame in person.received:
        yield from (json.loads(line) for line in frame.split("\n") if line)


def views(person: Person) -> Iterator[dict[str, Any]]:
    """Everything that the house has shown them."""
    yield from (message["view"] for message in messages(person) if message.get("view"))

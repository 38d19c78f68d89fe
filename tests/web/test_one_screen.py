"""One device that is handed around: what one person holds is gone before the next one looks."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.kit_player import Player

CHOSEN = '.thing.selected, .socket.full, [data-zone="ask"] [aria-pressed="true"]'


def test_the_screen_is_handed_on_and_hides_the_cards(people: People) -> None:
    person = people("Livia")
    page = person.go("/new/habemus")
    page.get_by_role("radio", name="One screen for everybody").check(force=True)
    page.get_by_role("textbox", name="Name of the person in seat 2").fill("Marco")
    for seat in (3, 4):
        page.get_by_role("combobox", name=f"Who plays in seat {seat}").select_option("bot random")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("dialog").get_by_role("textbox", name="Your name").fill("Livia")
    page.get_by_role("button", name="Sit down").click()

    curtain = page.locator(".curtain")
    player = Player(page, 3)
    seen: dict[str, set[str]] = {}
    called = page.locator("[data-spoken=assertive]")
    for _ in range(6):
        expect(curtain).to_be_visible()
        expect(curtain.get_by_role("region")).to_be_focused()
        # What was said to the one before is not there for the ears of the next.
        expect(called).to_have_text("")
        expect(page.locator("[data-spoken=polite]")).not_to_contain_text("You ")
        # Nobody's cards are in the page, not even behind the curtain.
        assert page.locator('[data-key*="@orders"]').count() == 0
        html = page.evaluate("() => document.documentElement.outerHTML")
        for names in seen.values():
            # Some orders are called as their faction, whose name is everywhere.
            assert not [name for name in names if " " in name and name in html]
        ready = curtain.get_by_role("button").first
        name = "Livia" if "Livia" in ready.inner_text() else "Marco"
        before = called.text_content()
        ready.click()
        expect(curtain).to_have_count(0)
        orders = page.locator('[data-key*="@orders"]')
        expect(orders.first).to_be_visible()
        # Who cannot see the screen hears that it is their turn, though the last one was asked the same.
        expect(called).not_to_have_text(before or "")
        held = set(orders.evaluate_all("all => all.map((e) => e.ariaLabel.split(':')[0])"))
        other = seen.get("Marco" if name == "Livia" else "Livia", set())
        assert not held & other or held != other
        seen[name] = held
        assert player.play() == "curtain"
    assert set(seen) == {"Livia", "Marco"}
    person.picture("one-screen")


def test_first_placements_and_orders_are_not_left_for_the_next_person(people: People) -> None:
    person = people("Livia")
    person.come_in()
    table = person.new_table("caesar", ["me", "here"], hot_seat=True)
    page = person.go(f"/tables/{table}")
    curtain = page.locator(".curtain")
    favourite = page.get_by_role("button", name="As last time")

    def come() -> None:
        curtain.get_by_role("button").first.click()
        expect(curtain).to_have_count(0)

    def place() -> None:
        # All five are still to be laid.
        expect(page.locator('[data-thing^="value:"]')).to_have_count(5)
        page.get_by_role("button", name="At random").click()
        page.get_by_role("button", name="Seal the five cards").click()

    for _ in range(2):
        come()
        order = page.get_by_role("button", name="Seal this order")
        expect(order).to_be_visible()
        expect(favourite).to_have_count(0)
        order.click()
        expect(order).to_have_count(0)
    # Who arranged last is asked first.
    place()
    come()
    place()
    expect(page.locator('[data-thing^="value:"]')).to_have_count(0)


@pytest.mark.parametrize(("game", "bots"), [("habemus", 1), pytest.param("borgia", 1, marks=pytest.mark.thorough)])
def test_what_one_person_has_chosen_is_not_left_for_the_next(people: People, game: str, bots: int) -> None:
    """Both are asked questions of the same number, one after the other."""
    person = people("Livia")
    person.come_in()
    table = person.new_table(game, ["me", "here", *["random"] * bots], hot_seat=True)
    page = person.go(f"/tables/{table}")
    curtain = page.locator(".curtain")
    player = Player(page, 8)
    for _ in range(10):
        expect(curtain).to_be_visible()
        curtain.get_by_role("button").first.click()
        expect(curtain).to_have_count(0)
        player.survey()
        assert page.locator(CHOSEN).count() == 0
        assert player.play() == "curtain"

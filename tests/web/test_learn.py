"""Learning: the first games step by step, and the rules with their cards."""

import pytest
from playwright.sync_api import expect

from tests.kit.games import USUAL
from tests.web.conftest import People
from tests.web.kit_pages import each
from tests.web.kit_player import Player

TRIES = 3
"""Clicks of somebody who does not know yet what is wanted."""


@pytest.mark.parametrize("game", each(USUAL, "habemus"))
def test_a_first_game_leads_from_step_to_step_to_a_table(people: People, game: str) -> None:
    person = people()
    page = person.go(f"/learn/{game}")
    slip = page.locator("section.slip")
    title = slip.get_by_role("heading", level=2)
    expect(slip).to_contain_text("Step 1 of")
    steps = slip.locator(".pips i").count()
    player = Player(page, 30)
    titles = set()
    for number in range(1, steps + 1):
        expect(slip).to_contain_text(f"{number} of {steps}")
        titles.add(title.inner_text())
        expect(page.locator("main")).to_be_visible()
        if slip.locator(".task").count():
            # Whatever somebody tries, the lesson goes on.
            for _ in range(TRIES):
                told = player.survey(patience=300)
                if told["status"] == "asked" and told["offers"]:
                    player.use(player.choose(told["offers"]), told)
        if number < steps:
            slip.get_by_role("button", name="Next").or_(slip.get_by_role("button", name="Skip")).first.click()
    assert len(titles) == steps
    # Where one was is in the address.
    page.reload()
    expect(slip).to_contain_text(f"{steps} of {steps}")
    slip.get_by_role("button", name="Play").last.click()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/tables/*")
    Player(page, 31).play(answers=1)


def test_the_rules_are_searched_and_linked(people: People) -> None:
    person = people()
    page = person.go("/rules/habemus")
    page.get_by_role("searchbox").fill("camerlengo")
    results = page.get_by_role("navigation", name="Found paragraphs").get_by_role("link")
    expect(results.first).to_be_visible()
    results.first.click()
    assert "#" in page.url
    paragraph = page.url.partition("#")[2]
    target = page.locator(f'[id="{paragraph}"]')
    expect(target).to_be_in_viewport()
    # The same paragraph in another language, at once.
    page.locator("header select").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(target).to_be_in_viewport()


def test_a_card_is_looked_at(people: People) -> None:
    person = people()
    page = person.go("/cards/borgia")
    page.get_by_role("button", name="Valencia").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("§")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_what_cannot_be_done_tells_the_rule(people: People) -> None:
    """A card that is asked for and not allowed gives its paragraph, which is a link into the rules."""
    person = people()
    person.come_in()
    page = person.go(f"/tables/{person.new_table('borgia', ['me', 'random', 'random'])}")
    player = Player(page, 1)
    # Of the cards that somebody holds, some are never for the moment.
    dim = page.locator(".thing.dim")
    for _ in range(40):
        player.survey()
        if dim.count():
            break
        player.play(answers=1)
    player.press(dim.first)
    link = page.get_by_role("alert").get_by_role("link")
    expect(link).to_have_attribute("href", "/rules/borgia#" + link.inner_text().lstrip("§"))

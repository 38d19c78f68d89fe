"""Looking back at a game: step by step, by round, through other eyes, by a link, and as a file."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from curia.core.record import read_record
from tests.kit.games import USUAL
from tests.web.conftest import People
from tests.web.kit_browser import MEDIUM, PHONE, WIDE, Person, Size
from tests.web.kit_pages import each, faults_of_phone, settle
from tests.web.kit_player import Player


def play_and_give_up(person: Person) -> Page:
    """A game that is over soon."""
    person.come_in()
    page = person.go(f"/tables/{person.new_table('habemus', ['me', 'heuristic', 'random'])}")
    player = Player(page, 13)
    player.play(answers=8)
    player.survey()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes, I give up").click()
    expect(page.locator("dialog .count")).to_be_visible()
    return page


def moment(page: Page) -> int:
    return int(page.locator('input[type="range"]').input_value())


def cards_out_of_the_game(page: Page) -> list[str]:
    """Those that the menu lists; each can be read."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Cards out of the game").click()
    listed = page.get_by_role("dialog", name="Out of the game")
    expect(listed).to_be_visible()
    names = listed.get_by_role("listitem").locator("b").all_inner_texts()
    if names:
        listed.get_by_role("button", name=names[0]).click()
        expect(page.get_by_role("dialog", name=names[0])).to_contain_text("§")
        page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    return names


def control(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name="Replay").get_by_role("button", name=name, exact=True)


def test_a_finished_game_is_looked_back_at(people: People, tmp_path: Path) -> None:
    person = people("Livia")
    page = play_and_give_up(person)
    page.locator("dialog .count").get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    last = int(page.locator('input[type="range"]').get_attribute("max") or 0)
    assert last > 20
    assert moment(page) == 0

    control(page, "Next").click()
    control(page, "Next").click()
    assert moment(page) == 2
    text = page.locator("main").inner_text()
    control(page, "Next").click()
    control(page, "Back").click()
    assert moment(page) == 2
    assert page.locator("main").inner_text() == text

    header = page.locator("header").first
    expect(header).to_contain_text("Round 1")
    for number in (2, 3):
        control(page, "Next round").click()
        expect(header).to_contain_text(f"Round {number}")
    third = moment(page)
    control(page, "Previous round").click()
    expect(header).to_contain_text("Round 2")
    assert moment(page) < third
    page.keyboard.press("End")
    assert moment(page) == last
    assert len(cards_out_of_the_game(page)) > 1
    page.keyboard.press("Home")
    assert moment(page) == 0
    assert cards_out_of_the_game(page) == []
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowRight")
    assert moment(page) > 1

    eyes = page.get_by_role("combobox", name="As seen by")
    names = eyes.locator("option").all_inner_texts()
    assert names[:2] == ["everybody, all open", "a spectator"]
    assert len(names) == 5
    own = page.locator('[data-key*="@orders"]')
    expect(own.first).to_be_visible()
    eyes.select_option("1")
    expect(page.get_by_role("heading", name="Livia", exact=True)).to_be_visible()
    expect(own.first).to_be_visible()
    eyes.select_option("spectator")
    expect(own).to_have_count(0)
    eyes.select_option("open")
    at = moment(page)
    person.picture("replay-habemus")

    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link to this moment").click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert "/replay/" in link
    assert "eyes=open" in link

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "game.record"
    download.value.save_as(record)
    assert read_record(record.read_text(encoding="utf-8")).game == "habemus"

    # The address says it too: whoever loads the page again is where they were.
    expect(page).to_have_title("Replay · 1655 · Habemus Papam · Curia")
    page.wait_for_url(link)
    page.reload()
    expect(page.locator('input[type="range"]')).to_have_value(str(at))

    # Somebody else opens the link and sees the same moment.
    friend = people("Marco")
    friend.page.goto(link)
    expect(friend.page.locator('input[type="range"]')).to_have_value(str(at))
    expect(friend.page.get_by_role("combobox", name="As seen by")).to_have_value("open")
    # Eyes that there are not are nobody's.
    friend.page.goto(link.replace("eyes=open", "eyes=9"))
    expect(friend.page.get_by_role("combobox", name="As seen by")).to_have_value("open")


def test_the_own_view_of_a_running_game_is_looked_back_at(people: People) -> None:
    person = people("Livia")
    person.come_in()
    page = person.go(f"/tables/{person.new_table('habemus', ['me', 'heuristic', 'random'])}")
    player = Player(page, 14)
    player.play(answers=4)
    player.survey()
    # A sentence of the log leads back to its moment, on the same page; what is half answered stays.
    survey = player.survey()
    log = page.get_by_role("region", name="Log")
    log.locator("button.line").nth(3).click()
    past = page.get_by_role("region", name="You are looking back")
    expect(past).to_be_visible()
    expect(past.get_by_role("heading", name="Your tableau")).to_be_visible()
    page.keyboard.press("Escape")
    expect(past).to_have_count(0)
    assert player.survey()["question"] == survey["question"]
    log.locator("button.line").nth(3).click()
    past.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*at=*")
    eyes = page.get_by_role("combobox", name="As seen by")
    expect(eyes.locator("option")).to_have_text(["Livia"])
    # The others' eyes are theirs until the game is over.
    page.goto(page.url.partition("?")[0] + "?eyes=1")
    expect(eyes).to_have_value("0")
    control(page, "Next").click()
    page.get_by_role("link", name="Back to the table").click()
    player.play(answers=1)


_ROOM: Final = """() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const main = document.querySelector('main');
  const bottom = (e) => e.getBoundingClientRect().bottom;
  const things = [...main.querySelectorAll('[data-key], .paper, h2')].filter((e) => e.checkVisibility());
  const bar = document.querySelector('section[aria-label="Replay"]').getBoundingClientRect().top;
  const { scrollHeight, clientHeight } = main;
  return {
    hidden: things.filter((e) => bottom(e) > bar + 1).map((e) => e.outerHTML.slice(0, 100)),
    gap: bar - Math.max(...things.map(bottom)),
    over: Math.max(document.documentElement.scrollHeight - innerHeight, scrollHeight - clientHeight),
  };
}"""


@pytest.mark.parametrize("size", [WIDE, pytest.param(MEDIUM, marks=pytest.mark.thorough), PHONE], ids=str)
@pytest.mark.parametrize("game", each(USUAL, "borgia"))
def test_the_bar_lies_on_nothing(people: People, game: str, size: Size) -> None:
    person = people("Livia", size=size)
    person.come_in()
    table = person.new_table(game, ["me", *["heuristic"] * (USUAL[game] - 1)])
    page = person.go(f"/tables/{table}")
    Player(page, 7).play(answers=5)
    page.goto(f"/replay/{table}")
    page.wait_for_selector('input[type="range"]')
    page.keyboard.press("End")
    settle(page)
    room = page.evaluate(_ROOM)
    assert not room["hidden"]
    if size == PHONE:
        assert not faults_of_phone(page)
        # Nor is there empty paper to scroll to.
        assert room["over"] == 0 or room["gap"] < 40
    else:
        assert room["over"] == 0
    person.picture(f"replay-{game}-{size[0]}")

"""Played with the keyboard alone: everything can be reached, and one always sees where one is."""

from typing import TypedDict

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import People
from tests.web.kit_browser import MEDIUM, PATIENCE
from tests.web.kit_player import Player, Survey

MOST_TRIES = 6
"""Who is still not there then never will be."""

# Notes whatever has the focus without showing it.
WATCH = """() => {
  if (window.hiddenFocus) return;
  window.hiddenFocus = [];
  const ring = (e) => {
    const style = getComputedStyle(e);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  };
  addEventListener('focusin', ({ target: e }) => requestAnimationFrame(() => {
    if (e !== document.activeElement || e.matches('body, main, dialog, [tabindex="-1"]')) return;
    // The ring of a control whose own box cannot be seen is around its label or its neighbour.
    const near = e.closest('label') ?? e.parentElement;
    if (ring(e) || [near, ...near.querySelectorAll('*')].some(ring)) return;
    window.hiddenFocus.push(e.outerHTML.slice(0, 200));
  }));
}"""

# How many steps of Tab it is to the target, backwards or not; with arrows where one of a group has a stop. At a table
# Tab goes from the question to what may be chosen, to what lies below the slab, the slab, and what lies above it.
WAY = """(target) => {
  const here = document.activeElement;
  if (here === target) return { key: '', count: 0 };
  const groups = '[data-zone], ol, [role="radiogroup"], [role="tablist"], [role="toolbar"], fieldset';
  const group = target.tabIndex < 0 ? target.closest(groups) : null;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const all = [...root.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (e) =>
      e === here ||
      (e.tabIndex >= 0 && !e.disabled && !e.closest('[inert]') && e.checkVisibility({ visibilityProperty: true })),
  );
  const slab = document.querySelector('#table [data-part="slab"]');
  const rank = (e) => {
    if (e.matches('[data-zone="ask"]')) return -2;
    if (e.closest('[data-zone="ask"]')) return e.matches('.primary') ? -1 : e.matches('div') ? 0.5 : 0;
    if (e.matches('[data-thing].legal, [data-thing].selected')) return 1;
    if (!slab || slab.contains(e)) return 3;
    return slab.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING ? 2 : 4;
  };
  const isAtTable = (e) => root === document && e.closest('#table');
  const inOrder = all.filter(isAtTable).sort((a, b) => rank(a) - rank(b));
  const stops = all.map((e) => (isAtTable(e) ? inOrder.shift() : e));
  if (group?.contains(here)) return { key: 'ArrowRight', count: 1 };
  const aim = group ? stops.find((e) => group.contains(e)) : target;
  const to = stops.indexOf(aim);
  if (to < 0) return null;
  const follows = (e) => here.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING;
  const next = stops.includes(here) ? stops.indexOf(here) : stops.findIndex(follows) - 1;
  return { key: to >= next ? 'Tab' : 'Shift+Tab', count: Math.abs(to - next) || 1 };
}"""


class Way(TypedDict):
    key: str
    count: int


class KeyboardPlayer(Player):
    """Goes to everything with Tab and the arrows, and takes it with Enter."""

    def press(self, target: Locator) -> None:
        self.go_to(target)
        self.page.keyboard.press("Enter")

    def enter_number(self, target: Locator) -> None:
        self.go_to(target)
        for _ in range(self.chance.randrange(4)):
            self.page.keyboard.press("ArrowUp")

    def go_to(self, target: Locator) -> None:
        self.page.evaluate(WATCH)
        handle = target.element_handle(timeout=PATIENCE)
        tries = 0
        while tries < MOST_TRIES:
            way: Way | None = self.page.evaluate(WAY, handle)
            if way is None:
                break
            if not way["key"]:
                return
            for _ in range(way["count"]):
                self.page.keyboard.press(way["key"])
            tries += way["key"] != "ArrowRight" or self.chance.random() < 0.1
        name = target.get_attribute("aria-label") or target.inner_text()
        raise AssertionError(f"{name} is not reached by the keyboard")

    def check_focus(self) -> None:
        """It was always seen where the focus was."""
        assert self.page.evaluate("() => window.hiddenFocus ?? []") == []


class QuickPlayer(KeyboardPlayer):
    """Knows the keys of a table, and counts them beside the clicks that the same answers take."""

    keys = 0
    clicks = 0

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)
        self.keys += 1

    def choose_and_give(self, told: Survey) -> None:
        """Answer by gems, by what glows, or by the first button that is offered."""
        page = self.page
        gems = page.locator('[data-zone="gems"] button[aria-disabled="false"]')
        chosen = page.locator(".thing.selected")
        self.clicks += 2
        if gems.count():
            self.key("d" if page.locator(".gem [data-gem='diamond']").count() else "a")
            self.key("Control+Enter")
            return
        if not page.locator(".thing.legal").count():
            self.clicks -= 1
            self.to_button()
            return
        self.key("l")
        self.key("Enter")
        while not page.locator('[data-part="ready"]').count():
            if not chosen.count() or self.survey()["question"] != told["question"]:
                return
            self.clicks += 1
            if not page.evaluate("() => document.activeElement.matches('.thing.legal')"):
                self.key("l")
            self.key("Enter")
        self.key("Enter")

    def to_button(self) -> None:
        self.key("a")
        for _ in range(12):
            self.key("Tab")
            if self.page.evaluate(BUTTON):
                self.key("Enter")
                return


CALM = '[data-zone="ask"]:not(.asking)'
"""Where there is no choice."""

# The first button of the question, or the red one where there is one: 'Trade' before it answers nothing.
BUTTON = """() => {
  const offered = '[data-zone="ask"] button:not([aria-disabled="true"])';
  const red = `${offered}.primary`;
  return document.activeElement.matches(document.querySelector(red) ? red : offered);
}"""


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "bots"), [("habemus", 2), ("caesar", 1), ("borgia", 2)])
def test_keys_are_as_quick_as_the_mouse(people: People, game: str, bots: int) -> None:
    """No more keys than clicks, and two for each answer."""
    person = people("Livia")
    person.come_in()
    page = person.go(f"/tables/{person.new_table(game, ['me', *['random'] * bots])}")
    player = QuickPlayer(page, 5)
    told = player.survey()
    answers = 0
    while answers < 12 and told["status"] == "asked":
        if page.locator(CALM).count():
            # It goes on by itself, perhaps while one is still on the way to the button.
            told = player.survey(after=told["question"])
            continue
        before = player.keys, player.clicks
        player.choose_and_give(told)
        now = player.survey(patience=500)
        if now["status"] == "asked" and now["question"] == told["question"]:
            # An order, a housing, a ballot: put together in a tray or a dialog, by Tab and Enter.
            player.keys, player.clicks = before
            player.answer(now)
        else:
            answers += 1
        told = player.survey()
    assert answers
    assert player.keys <= player.clicks + 2 * answers
    player.check_focus()


def test_the_keys_are_told(people: People) -> None:
    person = people("Livia")
    person.come_in()
    page = person.go(f"/tables/{person.new_table('habemus', ['me', 'random', 'random'])}")
    KeyboardPlayer(page).survey()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("To the next thing you can choose")
    person.picture("keys")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_game_is_begun_and_played_by_keyboard(people: People) -> None:
    person = people("Livia")
    page = person.go("/")
    player = KeyboardPlayer(page, 5)
    play = page.get_by_role("article", name="1655 · Habemus Papam").get_by_role("button", name="Play now")
    expect(play).to_be_enabled()
    player.press(play)
    expect(page.get_by_role("textbox", name="Your name")).to_be_focused()
    page.keyboard.type("Livia")
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*")
    assert player.play(answers=12) == "asked"
    assert not player.looked_up
    player.check_focus()


def test_a_card_tells_all_about_itself_by_key(people: People) -> None:
    person = people("Livia")
    person.come_in()
    page = person.go(f"/tables/{person.new_table('habemus', ['me', 'random', 'random'])}")
    player = KeyboardPlayer(page)
    player.survey()
    card = page.locator('[data-zone="display"] button').first
    player.go_to(card)
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("§")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(card).to_be_focused()


def test_the_log_is_opened_and_shut_by_keyboard(people: People) -> None:
    person = people("Livia", size=MEDIUM)
    person.come_in()
    page = person.go(f"/tables/{person.new_table('habemus', ['me', 'random', 'random'])}")
    log = page.get_by_role("button", name="Log", exact=True)
    log.focus()
    for key in ("Enter", "Escape"):
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Close")).to_be_focused()
        page.keyboard.press(key)
        expect(page.locator("aside")).to_have_count(0)
        expect(log).to_be_focused()


def test_a_gem_is_laid_and_taken_back_by_keyboard(people: People) -> None:
    person = people("Livia")
    person.come_in()
    page = person.go(f"/tables/{person.new_table('habemus', ['me', 'random', 'random'])}")
    player = KeyboardPlayer(page, 5)
    gems = page.locator('[data-zone="gems"] button[aria-disabled="false"]')
    player.survey()
    while not gems.count():
        assert player.play(answers=1) == "asked"
        player.survey()
    gem, socket = gems.last, page.locator(".socket.full")
    player.press(gem)
    player.press(socket)
    expect(socket).to_have_count(0)
    expect(gem).to_be_focused()

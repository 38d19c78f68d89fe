"""Every language: switched at once, complete, and without a name of a message where its words should be."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import curia
from tests.web.conftest import People
from tests.web.kit_pages import PAGES, SEATS, settle
from tests.web.kit_player import Player

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano"}
LOCALES = Path(curia.__file__).parent / "locales"
WORDS = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.add(walk.currentNode.data.trim());
  for (const e of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(e.getAttribute(name)?.trim() ?? '');
  found.add(document.title);
  found.delete('');
  return [...found];
}"""
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*)$", re.MULTILINE)


def messages(language: str) -> dict[str, str]:
    """All messages by their names; of those that go over several lines only the first."""
    texts = (path.read_text(encoding="utf-8") for path in sorted((LOCALES / language).glob("*.ftl")))
    return dict(pair for text in texts for pair in MESSAGE.findall(text))


NAMES = {name for name in messages("en") if "-" in name}


def faults(page: Page, language: str) -> list[str]:
    """Words of the page that are none of the language."""
    words: list[str] = page.evaluate(WORDS)
    found = [f"not filled in: {text}" for text in words if "{ $" in text or "{$" in text]
    found += [f"a name of a message: {text}" for text in words if NAMES.intersection(re.split(r"[\s:;,.()]+", text))]
    if language != "en":
        own = set(messages(language).values())
        # Single words can be the same or be names; sentences cannot.
        foreign = {
            text for text in messages("en").values() if text not in own and "{" not in text and text.count(" ") > 1
        }
        found += [f"English: {text}" for text in words if text in foreign]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_speak_the_language(people: People, language: str) -> None:
    person = people(language=language)
    found = []
    for name, path in PAGES.items():
        page = person.go(path)
        settle(page)
        assert page.locator("html").get_attribute("lang") == language
        found += [f"{name}: {fault}" for fault in faults(page, language)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_speak_the_language(people: People, language: str) -> None:
    person = people(language=language)
    person.come_in()
    found = set()
    for game, seats in SEATS.items():
        table = person.new_table(game, ["me", *["heuristic"] * (seats - 1)], clock={"kind": "bank"})
        player = Player(person.go(f"/tables/{table}"), 22)
        for _ in range(3):
            player.play(answers=3)
            player.survey()
            found |= {f"{game}: {fault}" for fault in faults(person.page, language)}
    assert not found, "\n".join(sorted(found))


def test_the_language_is_switched_at_once(people: People) -> None:
    person = people()
    person.come_in()
    page = person.go(f"/tables/{person.new_table('habemus', ['me', 'heuristic', 'heuristic'])}")
    player = Player(page)
    player.survey()
    page.evaluate("() => (window.unloaded = false)")
    prompts = set()
    for language, name in [*LANGUAGES.items(), ("en", "English")]:
        page.locator("header nav button").last.click()
        page.get_by_role("dialog").locator("select").first.select_option(label=name)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        prompts.add(page.locator("#ask-prompt").inner_text())
        assert not faults(page, language)
    assert len(prompts) == len(LANGUAGES)
    # And it is remembered, also by pages around the tables.
    page.locator("header a").first.click()
    page.get_by_role("combobox", name="Language").select_option(label="Italiano")
    expect(page.get_by_role("combobox", name="Lingua")).to_have_count(1)
    assert page.evaluate("() => window.unloaded") is False
    page.reload()
    expect(page.get_by_role("combobox", name="Lingua")).to_have_count(1)
    player.page.wait_for_selector("main")

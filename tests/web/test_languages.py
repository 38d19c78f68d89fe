"""Every language: switched at once, complete, and without a name of a message where its words should be."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import curia
from tests.kit.games import USUAL
from tests.web.conftest import People
from tests.web.kit_pages import EVERY_PAGE, PAGES, each, settle
from tests.web.kit_player import Player

LANGUAGES = ("en", "fr", "de", "it")
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


def speak(page: Page, language: str) -> None:
    """Switch to the language, wherever the page lets one do it; it must show at once."""
    if page.locator("header select").count():
        page.locator("header select").select_option(language)
    elif page.locator('[data-zone="ask"]').count() and "/tables/" in page.url:
        page.locator("header nav button").last.click()
        page.locator("dialog[open] select").first.select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    else:
        page.evaluate("(language) => localStorage.setItem('curia', JSON.stringify({ language }))", language)
        page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    settle(page)


@pytest.mark.parametrize("name", EVERY_PAGE)
def test_a_page_speaks_every_language(people: People, name: str) -> None:
    page = people().go(PAGES[name])
    settle(page)
    page.evaluate("() => (window.unloaded = false)")
    found = []
    for language in LANGUAGES:
        speak(page, language)
        found += [f"{language}: {fault}" for fault in faults(page, language)]
    if not name.startswith("learn"):
        assert page.evaluate("() => window.unloaded") is False
    assert not found, "\n".join(found)
    # The last one is remembered, and the browser's own does not count any more.
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")


@pytest.mark.parametrize("game", each(USUAL, "habemus"))
def test_tables_speak_every_language(people: People, game: str) -> None:
    person = people()
    person.come_in()
    table = person.new_table(game, ["me", *["heuristic"] * (USUAL[game] - 1)], clock={"kind": "bank"})
    page = person.go(f"/tables/{table}")
    player = Player(page, 22)
    found = set()
    for answers in (1, 6):
        player.play(answers)
        prompts = set()
        for language in LANGUAGES:
            player.survey()
            speak(page, language)
            prompts.add(page.locator("#ask-prompt").inner_text())
            found |= {f"{language}: {fault}" for fault in faults(page, language)}
        assert len(prompts) > 1
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("language", each(LANGUAGES, "en", "it"))
def test_the_browsers_language_is_spoken_at_first(people: People, language: str) -> None:
    page = people(language=f"{language}-CH").go("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert not faults(page, language)


def test_without_the_network_the_old_words_stay_until_it_is_back(people: People) -> None:
    person = people()
    page = person.go("/")
    settle(page)
    person.expect_problems("ERR_INTERNET_DISCONNECTED", "Failed to fetch")
    person.context.set_offline(True)
    page.locator("header select").select_option("de")
    page.wait_for_timeout(300)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    person.context.set_offline(False)
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
    # What is loaded needs no network any more.
    page.locator("header select").select_option("en")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    person.context.set_offline(True)
    page.locator("header select").select_option("de")
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
    person.context.set_offline(False)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")

"""Everything has its place on every page and table, at every size of window and in every language: nothing is cut off,
covered, broken inside a word or too small to press, and what is asked is in sight."""

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.kit.games import USUAL
from tests.web.conftest import People
from tests.web.kit_browser import Person
from tests.web.kit_fit import SIZES, faults_at_all_sizes, pale_texts
from tests.web.kit_pages import PAGES, each, settle
from tests.web.kit_player import Player
from tests.web.kit_scenes import SCENES, await_count, go_to_scene
from tests.web.test_borgia import BALLOT, HAND_OUT, MARKET, late_table

LANGUAGES: Final = ("en", "fr", "de", "it")
ANSWERS: Final = {"habemus": (0, 3, 14), "caesar": (0, 9, 22), "borgia": (0, 4, 12)}
"""After so many answers a table is looked at."""
LATE: Final = {
    "ballot-6": (6, BALLOT, 6),
    "offices-6": (6, HAND_OUT, 1),
    "moment-4": (4, MARKET, 3),
}
"""Families, what is asked, and how many towns each has."""
_DAILY: Final = [(390, 844), (844, 390), (1024, 768), (1440, 900), (2560, 1440)]
"""Sizes of `make test`."""


def spoken(page: Page, language: str) -> None:
    """The page opened anew in that language."""
    page.evaluate("(language) => localStorage.setItem('curia', JSON.stringify({ language }))", language)
    page.reload()
    page.mouse.move(2, 2)
    await_count(page)


def faults(page: Page, languages: tuple[str, ...] = LANGUAGES, *, daily: bool = False) -> str:
    found = []
    for language in languages:
        if languages != ("en",):
            spoken(page, language)
        found += [f"{language} {fault}" for fault in faults_at_all_sizes(page, _DAILY if daily else SIZES)]
    return "\n".join(found)


def table(person: Person, game: str, answers: int) -> Page:
    person.come_in()
    seats = ["me", *["heuristic"] * (USUAL[game] - 1)]
    page = person.go(f"/tables/{person.new_table(game, seats, clock={'kind': 'bank'})}")
    player = Player(page, 20)
    player.play(answers)
    player.survey()
    settle(page)
    return page


@pytest.mark.parametrize("game", USUAL)
def test_a_table_has_its_place(people: People, game: str) -> None:
    assert not faults(table(people(), game, 3), ("de",), daily=True)


def test_the_first_page_has_its_place(people: People) -> None:
    page = people().go("/")
    settle(page)
    assert not faults(page, ("fr",), daily=True)


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "answers"), [(game, count) for game, counts in ANSWERS.items() for count in counts])
def test_a_table_has_its_place_in_every_language(people: People, game: str, answers: int) -> None:
    assert not faults(table(people(), game, answers))


@pytest.mark.thorough
@pytest.mark.parametrize("late", LATE)
def test_a_late_table_of_borgia_has_its_place(people: People, late: str) -> None:
    assert not faults(late_table(people(), *LATE[late]))


@pytest.mark.thorough
@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_its_place_in_every_language(people: People, name: str) -> None:
    person = people()
    person.come_in()
    page = person.go(PAGES[name])
    settle(page)
    assert not faults(page)


@pytest.mark.thorough
@pytest.mark.parametrize("name", SCENES)
def test_what_happened_has_its_place_in_every_language(people: People, name: str) -> None:
    assert not faults(go_to_scene(name, people(), people("Marco")))


@pytest.mark.parametrize("game", each(USUAL, "borgia"))
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_told_on_stone_and_paper_can_be_read(people: People, game: str, theme: str) -> None:
    page = table(people(theme=theme), game, 3)
    assert not pale_texts(page)

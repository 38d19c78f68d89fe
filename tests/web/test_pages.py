"""Every page without a table, light and dark, wide and on a phone: it does not jump, nobody stumbles over anything in
it, and there are pictures of it to look at."""

import pytest

from tests.web.conftest import SIZES, People
from tests.web.kit_looks import faults_in_all_looks
from tests.web.kit_pages import EVERY_PAGE, PAGES


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", EVERY_PAGE)
def test_a_page_is_for_everybody(people: People, name: str, size: str) -> None:
    person = people(size=SIZES[size])
    if size == "wide":
        # On the phone one sees it as it looks before somebody has a name.
        person.come_in()
    person.go(PAGES[name])
    faults = faults_in_all_looks(person, name, is_new=True)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", SIZES)
def test_a_table_before_the_game_is_for_everybody(people: People, size: str) -> None:
    person = people(size=SIZES[size])
    person.come_in()
    person.go(f"/tables/{person.new_table('borgia', ['me', 'open', 'open', 'heuristic'])}")
    faults = faults_in_all_looks(person, "gathering", is_new=True)
    assert not faults, "\n".join(faults)

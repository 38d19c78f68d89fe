"""Every page without a table, light and dark, wide and on a phone: it does not jump, nobody stumbles over anything in
it, and there are pictures of it to look at."""

import pytest

from tests.web.conftest import SIZES, People
from tests.web.kit_looks import faults_in_all_looks
from tests.web.kit_pages import PAGES


@pytest.mark.parametrize("size", SIZES)
def test_pages_are_for_everybody(people: People, size: str) -> None:
    person = people(size=SIZES[size])
    faults = []
    for i, (name, path) in enumerate(PAGES.items()):
        if i == len(PAGES) // 2:
            # Half of the pages as they look before somebody has a name.
            person.come_in()
        person.go(path)
        faults += faults_in_all_looks(person, name, is_new=True)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", SIZES)
def test_a_table_before_the_game_is_for_everybody(people: People, size: str) -> None:
    person = people(size=SIZES[size])
    person.come_in()
    person.go(f"/tables/{person.new_table('borgia', ['me', 'open', 'open', 'heuristic'])}")
    faults = faults_in_all_looks(person, "gathering", is_new=True)
    assert not faults, "\n".join(faults)

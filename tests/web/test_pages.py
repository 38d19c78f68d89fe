"""Every page without a table, in every look: nothing that people would stumble over, and a picture to look at."""

import pytest

from tests.web.conftest import LOOKS, People
from tests.web.kit_axe import serious_findings
from tests.web.kit_browser import SMALL_PHONE
from tests.web.kit_pages import PAGES, faults_of_phone, settle


@pytest.mark.parametrize("look", LOOKS)
def test_pages_are_for_everybody(people: People, look: str) -> None:
    person = people(**LOOKS[look])
    faults = []
    for i, (name, path) in enumerate(PAGES.items()):
        if i == len(PAGES) // 2:
            # Half of the pages as they look before somebody has a name.
            person.come_in()
        page = person.go(path)
        settle(page)
        faults += [f"{name}: {fault}" for fault in serious_findings(page)]
        if look == "phone":
            faults += [f"{name}: {fault}" for fault in faults_of_phone(page)]
        person.picture(f"{name}-{look}", full=True)
    assert not faults, "\n".join(faults)


def test_pages_fit_the_smallest_phone(people: People) -> None:
    person = people(size=SMALL_PHONE)
    person.come_in()
    faults = []
    for name, path in PAGES.items():
        page = person.go(path)
        settle(page)
        faults += [f"{name}: {fault}" for fault in faults_of_phone(page)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("look", LOOKS)
def test_a_table_before_the_game_is_for_everybody(people: People, look: str) -> None:
    person = people(**LOOKS[look])
    person.come_in()
    page = person.go(f"/tables/{person.new_table('borgia', ['me', 'open', 'open', 'heuristic'])}")
    settle(page)
    faults = [*serious_findings(page), *(faults_of_phone(page) if look == "phone" else [])]
    person.picture(f"gathering-{look}", full=True)
    assert not faults, "\n".join(faults)

"""Every page without a table, light and dark, wide and on a phone: it does not jump, nobody stumbles over anything in
it, and there are pictures of it to look at."""

import pytest

from tests.web.conftest import SIZES, People
from tests.web.kit_looks import faults_in_all_looks
from tests.web.kit_pages import EVERY_PAGE, PAGES, each
from tests.web.kit_scenes import SCENES, forgotten_routes, go_to_scene


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
@pytest.mark.parametrize("name", each(SCENES, "gathering", "profile"))
def test_what_happened_is_told_for_everybody(people: People, name: str, size: str) -> None:
    person = people(size=SIZES[size])
    go_to_scene(name, person, people("Marco"))
    # The count lies over a table that is over.
    faults = faults_in_all_looks(person, name, is_new=not name.startswith("count"))
    assert not faults, "\n".join(faults)


def test_no_page_is_forgotten() -> None:
    assert not forgotten_routes()

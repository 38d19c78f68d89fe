"""Everything can be done with a thumb on a small screen: nothing is cut off, nothing is too small to be hit."""

import pytest

from tests.web.conftest import People
from tests.web.kit_browser import PHONE, SMALL_PHONE, Person, Size
from tests.web.kit_pages import PAGES, SEATS, scrolls_sideways, settle, small_targets
from tests.web.kit_player import Player

FINGER = 44
SIZES = [pytest.param(PHONE, id="390"), pytest.param(SMALL_PHONE, id="360")]


@pytest.mark.parametrize("size", SIZES)
def test_pages_fit_a_phone(people: People, size: Size) -> None:
    person = people(size=size)
    person.come_in()
    faults = []
    for name, path in PAGES.items():
        page = person.go(path)
        settle(page)
        faults += [f"{name}: {fault}" for fault in [*scrolls_sideways(page), *small_targets(page, FINGER)]]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SEATS)
def test_tables_fit_a_phone(people: People, game: str, size: Size) -> None:
    person = people(size=size)
    person.come_in()
    table = person.new_table(game, ["me", *["heuristic"] * (SEATS[game] - 1)])
    person.go(f"/tables/{table}")
    player = Player(person.page, 4)
    faults: set[str] = set()
    for _ in range(8):
        told = player.survey()
        if told["status"] != "asked":
            break
        settle(person.page)
        faults |= {f"{told['prompt']}: {fault}" for fault in table_faults(person)}
        player.play(answers=2)
    assert not faults, "\n".join(sorted(faults))


def table_faults(person: Person) -> list[str]:
    page = person.page
    found = [*scrolls_sideways(page), *small_targets(page, FINGER)]
    rect = page.locator('[data-zone="ask"]').bounding_box()
    height = page.evaluate("innerHeight")
    if rect is None or rect["y"] < 0 or rect["y"] + rect["height"] > height + 1:
        found.append(f"the asking panel is not wholly in sight: {rect}")
    return found

"""The three tables in every look: nothing that people would stumble over, and pictures to look at."""

import pytest

from tests.web.conftest import LOOKS, People
from tests.web.kit_axe import serious_findings
from tests.web.kit_browser import SMALL_PHONE, Person
from tests.web.kit_pages import SEATS, faults_of_phone, settle
from tests.web.kit_player import Player

ANSWERS = {"habemus": (0, 3, 8), "caesar": (0, 1, 8), "borgia": (0, 4, 8)}
"""After so many answers more each time the table is looked at."""


def sit_down(person: Person, game: str, seed: int) -> Player:
    person.come_in()
    table = person.new_table(game, ["me", *["heuristic"] * (SEATS[game] - 1)], clock={"kind": "bank"})
    return Player(person.go(f"/tables/{table}"), seed)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", SEATS)
def test_tables_are_for_everybody(people: People, game: str, look: str) -> None:
    person = people(**LOOKS[look])
    player = sit_down(person, game, 20)
    faults = set()
    for i, answers in enumerate(ANSWERS[game]):
        player.play(answers)
        prompt = player.survey()["prompt"]
        settle(person.page)
        found = serious_findings(person.page)
        if look == "phone":
            found += asking_panel(person) + faults_of_phone(person.page)
        faults |= {f"{prompt}: {fault}" for fault in found}
        person.picture(f"{game}-{look}-{i + 1}")
    assert not faults, "\n".join(sorted(faults))


@pytest.mark.parametrize("game", SEATS)
def test_tables_fit_the_smallest_phone(people: People, game: str) -> None:
    person = people(size=SMALL_PHONE)
    player = sit_down(person, game, 21)
    faults = set()
    for _ in range(5):
        prompt = player.survey()["prompt"]
        settle(person.page)
        faults |= {f"{prompt}: {fault}" for fault in asking_panel(person) + faults_of_phone(person.page)}
        player.play(answers=2)
    assert not faults, "\n".join(sorted(faults))


def asking_panel(person: Person) -> list[str]:
    """On a phone it is always in sight."""
    rect = person.page.locator('[data-zone="ask"]').bounding_box()
    height = person.page.evaluate("innerHeight")
    if rect is None or rect["y"] < 0 or rect["y"] + rect["height"] > height + 1:
        return [f"the asking panel is not wholly in sight: {rect}"]
    return []

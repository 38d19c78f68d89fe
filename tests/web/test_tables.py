"""The three tables, light and dark, wide and on a phone: they do not jump, nothing in them makes anybody stumble, and
there are pictures of them to look at."""

import pytest
from playwright.sync_api import Route

from tests.kit.games import USUAL
from tests.server.kit_house import RunningHouse
from tests.server.kit_seeded import seed_tables
from tests.web.conftest import SIZES, People
from tests.web.kit_looks import faults_in_all_looks, jumps
from tests.web.kit_pages import each, settle
from tests.web.kit_player import Player

ANSWERS = {"caesar": (1, 9), "borgia": (4, 9)}
"""After so many answers more each time the table is looked at."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", each(USUAL, "habemus", "borgia"))
def test_a_table_that_is_there_stays_where_it_is(
    people: People, calm_house: RunningHouse, game: str, size: str
) -> None:
    """Nothing shifts while a table loads, in whatever order its parts come. The bots are held, for what they do may
    change what there is to see."""
    seed_tables(calm_house, f"{game} {size}")
    person = people(size=SIZES[size], house=calm_house, motion=True)
    person.come_in()
    late: list[Route] = []
    person.page.route("**/log*", lambda route: late.append(route))
    page = person.go(f"/tables/{person.new_table(game, ['me', *['heuristic'] * (USUAL[game] - 1)])}")
    page.wait_for_selector('[data-zone="ask"]')
    settle(page, held="/log")
    for route in late:
        route.continue_()
    page.wait_for_load_state("networkidle")
    settle(page)
    assert late
    assert not jumps(page, most=0.0005)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", USUAL)
def test_tables_are_for_everybody(people: People, game: str, size: str) -> None:
    person = people(size=SIZES[size])
    person.come_in()
    table = person.new_table(game, ["me", *["heuristic"] * (USUAL[game] - 1)], clock={"kind": "bank"})
    page = person.go(f"/tables/{table}")
    player = Player(page, 20)
    player.survey()
    faults: set[str] = set()
    for i, answers in enumerate(ANSWERS.get(game, (2, 9))):
        player.play(answers)
        prompt = player.survey()["prompt"]
        found = faults_in_all_looks(person, f"{game}-{i + 1}")
        faults |= {f"{prompt} {fault}" for fault in found}
    assert not faults, "\n".join(sorted(faults))

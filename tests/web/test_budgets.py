"""How much the client may weigh, and that nothing jumps about. (How quick it is, `python -m bench web` tells.)"""

import pytest

from tests.web.conftest import LOOKS, People
from tests.web.kit_measure import scripts, shifts, watch
from tests.web.kit_pages import PAGES, SEATS, settle
from tests.web.kit_player import Player

MOST_SCRIPT = {"habemus": 170_000, "caesar": 170_000, "borgia": 200_000}
"""Bytes of script, packed, for the first table that somebody opens. Borgia draws three times as many cards."""
STILL = 0.01
"""Sum of layout shifts that nobody sees."""


@pytest.mark.parametrize("game", SEATS)
def test_the_script_of_a_table_is_small(people: People, game: str) -> None:
    person = people()
    person.come_in()
    table = person.new_table(game, ["me", *["heuristic"] * (SEATS[game] - 1)])
    page = person.go(f"/tables/{table}")
    Player(page).survey()
    settle(page)
    loaded = scripts(page)
    assert loaded
    assert all(script["sent"] < script["whole"] or script["whole"] < 1000 for script in loaded), (
        "something is not packed"
    )
    sent = sum(script["sent"] for script in loaded)
    largest = sorted(loaded, key=lambda script: -script["sent"])[:12]
    assert sent <= MOST_SCRIPT[game], "\n".join(f"{script['sent']:7d} {script['name']}" for script in largest)


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_jumps_after_a_page_is_there(people: People, look: str) -> None:
    person = people(**LOOKS[look])
    person.come_in()
    watch(person.page)
    tables = {
        game: f"/tables/{person.new_table(game, ['me', *['heuristic'] * (seats - 1)])}" for game, seats in SEATS.items()
    }
    tables["gathering"] = f"/tables/{person.new_table('habemus', ['me', 'open', 'open'])}"
    faults = []
    for name, path in {**PAGES, **tables}.items():
        page = person.go(path)
        settle(page)
        found = shifts(page)
        total = sum(shift["value"] for shift in found)
        if total > STILL:
            what = "\n    ".join(f"{shift['value']:.3f} {shift['what']}" for shift in found)
            faults.append(f"{name}: {total:.3f}\n    {what}")
    assert not faults, "\n".join(faults)

"""How much the client may weigh. (How quick it is, `python -m bench web` tells.)"""

import pytest

from tests.web.conftest import People
from tests.web.kit_measure import scripts
from tests.web.kit_pages import SEATS, settle
from tests.web.kit_player import Player

MOST_SCRIPT = {"habemus": 170_000, "caesar": 170_000, "borgia": 200_000}
"""Bytes of script, packed, for the first table that somebody opens. Borgia draws three times as many cards."""
SMALL = 1_000
"""Bytes that are not worth packing."""


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
    assert not [script for script in loaded if script["sent"] >= script["whole"] >= SMALL], "something is not packed"
    sent = sum(script["sent"] for script in loaded)
    largest = sorted(loaded, key=lambda script: -script["sent"])[:12]
    assert sent <= MOST_SCRIPT[game], "\n".join(f"{script['sent']:7d} {script['name']}" for script in largest)

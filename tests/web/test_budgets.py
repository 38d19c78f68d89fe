"""How much the client may weigh. (How quick it is, `python -m bench web` tells.)"""

import pytest

from tests.kit.games import USUAL
from tests.web.conftest import People
from tests.web.kit_measure import scripts
from tests.web.kit_pages import settle
from tests.web.kit_player import Player

MOST_SCRIPT = 170_000
"""Bytes of script, packed, for the first table that somebody opens, whichever game it is: all that the page has asked
for when the first question is there to be answered, the drawings and words of the game among it."""
MOST_LATER = 32_000
"""Bytes of script for what is needed now and then, such as the menu, auctions and towns seen from afar: loaded after
the first question, when the page has nothing else to do."""
SMALL = 1_000
"""Bytes that are not worth packing."""


# However slow the machine is, the page has nothing else to do when the test says so, and not before.
HOLD_IDLE = "window.idle = []; window.requestIdleCallback = (go) => window.idle.push(go);"
LET_GO = "() => { window.requestIdleCallback = (go) => setTimeout(go); window.idle.forEach((go) => go()); }"


@pytest.mark.parametrize("game", USUAL)
def test_the_script_of_a_table_is_small(people: People, game: str) -> None:
    # German has the longest words.
    person = people(language="de")
    person.come_in()
    table = person.new_table(game, ["me", *["heuristic"] * (USUAL[game] - 1)])
    person.page.add_init_script(HOLD_IDLE)
    page = person.go(f"/tables/{table}")
    Player(page).survey()
    page.evaluate(LET_GO)
    page.wait_for_load_state("networkidle")
    settle(page)
    loaded = scripts(page)
    assert not [script for script in loaded if script["sent"] >= script["whole"] >= SMALL], "something is not packed"
    first = sum(script["sent"] for script in loaded if script["first"])
    later = sum(script["sent"] for script in loaded if not script["first"])
    largest = sorted(loaded, key=lambda script: -script["sent"])[:12]
    told = "\n".join(f"{script['sent']:7d} {script['name']}" for script in largest)
    assert 0 < first <= MOST_SCRIPT, told
    assert later <= MOST_LATER, told

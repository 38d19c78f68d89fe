"""How often Borgia asks a person: between the steps nothing is asked by itself, an auction is one question, and offers
are refused once for all."""

from statistics import median

import pytest

from tests.server.kit_house import RunningHouse
from tests.server.kit_seeded import seed_tables
from tests.web.conftest import People
from tests.web.kit_browser import PHONE
from tests.web.kit_pages import each
from tests.web.kit_regular import Regular

MOST: int = 90
"""Questions put to a person against three bots, in a game of the middle."""


@pytest.mark.parametrize("games", each(("1", "5"), "1"))
def test_a_person_is_asked_little(people: People, house: RunningHouse, games: str) -> None:
    asked = []
    for number in range(int(games)):
        seed_tables(house, f"a game of Borgia {number}")
        # A long game is played quickest on a small screen.
        person = people(f"Livia {number}", size=PHONE)
        person.come_in()
        page = person.go(f"/tables/{person.new_table('borgia', ['me', *['heuristic'] * 3])}")
        player = Regular(page, number)
        assert player.play() == "over"
        asked.append(player.answers)
        print(player.report())
        person.context.close()
    assert median(asked) <= MOST, asked

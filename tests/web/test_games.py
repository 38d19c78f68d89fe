"""Each game from the first page to the count, against bots, by clicking."""

import pytest
from playwright.sync_api import expect

from curia.catalog import meta
from tests.kit.games import TITLES
from tests.web.conftest import People
from tests.web.kit_browser import MEDIUM, PHONE, WIDE
from tests.web.kit_pages import each
from tests.web.kit_player import Player

SIZES = {"caesar": MEDIUM, "borgia": PHONE}
"""A long game is played quickest on a small screen."""


@pytest.mark.parametrize("game", each(TITLES, "habemus", "caesar"))
def test_a_game_is_played_to_the_end(people: People, game: str) -> None:
    person = people(size=SIZES.get(game, WIDE))
    page = person.go("/")
    person.play_now(TITLES[game], 3 if meta(game).min_seats < meta(game).max_seats else 0)
    player = Player(page)
    assert player.play() == "over"
    count = page.get_by_role("dialog")
    expect(count).to_contain_text("Total")
    person.picture(f"{game}-count")
    print(player.report())

"""What the house tells about its games, those among them that are not part of Curia."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from curia import catalog
from curia.catalog import OURS
from curia.server.base.errors import Declined
from curia.server.http import lessons_api, lobby_api
from tests.server.kit_players import client_of, small_house
from tests.server.kit_rooms import answer, open_house, sit


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with client_of(small_house(tmp_path), lobby_api.Games, *lessons_api.handlers) as client:
        yield client


def test_each_game_is_told_as_its_plugin_has_it(client: TestClient[Litestar]) -> None:
    told = client.get("/api/games").json()
    assert [item["name"] for item in told] == [game.name for game in OURS]
    for item, game in zip(told, OURS, strict=True):
        assert item["bots"] == [level.name for level in game.levels]
        assert item["banner"]["title"] == game.banner.title
        assert item["banner"]["cards"] == list(game.banner.cards)
        assert (item["title"], item["rules_page"]) == (game.meta.title, game.meta.rules_page)
        assert item["round_event"] == game.round_event
        assert client.get(f"/api/games/{game.name}/schema").json()["surnames"] == list(game.schema.surnames)
        assert item["lesson"]


@pytest.mark.parametrize(("language", "title"), [("en", "# Borgia"), ("fr", "# Borgia"), ("xx", "# Borgia")])
def test_texts_and_rules_are_told_in_a_language_or_in_english(
    client: TestClient[Litestar], language: str, title: str
) -> None:
    rules = client.get("/api/games/borgia/rules", params={"language": language})
    assert rules.headers["content-type"].startswith("text/plain")
    assert rules.text.startswith(title)
    texts = client.get("/api/games/borgia/texts", params={"language": language}).text
    english = client.get("/api/games/borgia/texts").text
    assert (texts == english) == (language != "fr")
    assert "card-spy = " in texts


def test_a_game_that_is_not_part_of_curia_brings_its_own(client: TestClient[Litestar], example: str) -> None:
    item = client.get("/api/games").json()[-1]
    assert (item["name"], item["banner"]["title"], item["lesson"]) == (example, "Comitia", False)
    assert client.get(f"/api/games/{example}/rules").text.startswith("# Comitia")
    assert "event-turned_up = " in client.get(f"/api/games/{example}/texts", params={"language": "de"}).text
    assert client.get(f"/api/games/{example}/cards").json()["bread"] == {"kind": "subject"}
    assert client.get(f"/api/games/{example}/schema").json()["kinds"]["numbers"] == "by-seat"
    assert client.get(f"/api/lessons/{example}").json()["code"] == "no-lesson"


@pytest.mark.parametrize("path", ["texts", "rules", "cards", "schema"])
def test_of_other_games_nothing_is_told(client: TestClient[Litestar], path: str) -> None:
    response = client.get(f"/api/games/chess/{path}")
    assert (response.status_code, response.json()["code"]) == (404, "no-such-game")
    assert client.get(f"/api/games/borgia/{path}", params={"language": "../x"}).status_code in (200, 400)


async def test_a_house_that_lacks_a_game_keeps_its_tables(
    tmp_path: Path, example: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the game is there again, when it goes on."""
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, example, 2)
        await answer(guests)
        moves = len(room.table.match.moves) if room.table else 0
    with monkeypatch.context() as context:
        plugin = catalog.GAMES[example]
        context.delitem(catalog.GAMES, example)
        async with open_house(tmp_path) as house:
            with pytest.raises(Declined, match="cannot be opened now"):
                await house.room(room.row.id)
        context.setitem(catalog.GAMES, example, plugin)
    async with open_house(tmp_path) as house:
        table = (await house.room(room.row.id)).table
        assert table is not None
        assert len(table.match.moves) == moves

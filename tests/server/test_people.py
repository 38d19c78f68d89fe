"""Statistics, profiles and rankings: what they count, who may see them, and how quickly they are found."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace
from sqlalchemy import Connection, text

from curia.server.base.settings import Settings
from curia.server.house import farewell
from curia.server.house.house import House
from curia.server.ops.app import create_app
from curia.server.store import people_queries
from curia.server.store.rows import GONE, MatchRow, RatingRow, ResultRow, SeatRow
from curia.server.store.store import Store
from curia.server.tables.room import Room
from curia.wire.terms import SeatPlan, Terms
from tests.server.kit_rooms import Guest, answer, open_house, player, sit
from tests.server.kit_store import opened

URL = "http://127.0.0.1:1655"
PASSWORD = "three ravens on a wall"
ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", level="random")


async def finished(house: House, room: Room, guests: list[Guest]) -> None:
    """Played to its end."""
    while room.row.status == "playing":
        await answer(guests)


# What is counted --------------------------------------------------------------------------------------------------


async def test_a_game_counts_for_its_people_with_what_the_points_were_for(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2)
        await finished(house, room, guests)
        assert room.table is not None
        assert room.table.outcome is not None
        for seat, guest in enumerate(guests):
            assert guest.visitor.player is not None
            [row] = await house.store.results_of(guest.visitor.player.id)
            assert (row.match, row.seat, row.game) == (room.row.id, seat, "caesar")
            assert (row.seats, row.people, row.ended) == (2, 2, room.row.ended)
            assert (row.rank, row.points) == (room.row.ranks[seat], room.row.points[seat])
            assert row.parts == room.table.outcome.parts[seat]
            assert sum(row.parts.values()) == row.points
            assert row.rating is None


async def test_a_rated_game_tells_the_rating_afterwards(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, bruno = await player(house, "Anna", "anna"), await player(house, "Bruno", "bruno")
        room = await house.create(anna, Terms(game="caesar", seats=[ME, OPEN], rated=True))
        await house.join(bruno, room, None)
        guests = [Guest(house, room, row) for row in (anna, bruno)]
        for guest in guests:
            await guest.say("hello")
        await finished(house, room, guests)
        rows = {row.who: row for row in await house.store.ratings([anna.id, bruno.id], "caesar")}
        for who in (anna, bruno):
            [result] = await house.store.results_of(who.id)
            assert result.rating is not None
            assert result.rating == round(1000 + 200 / (25 / 6) * (rows[who.id].mu - 3 * rows[who.id].sigma), 1)


async def test_one_screen_and_what_was_given_up_at_once_count_for_nobody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await player(house, "Anna")
        here = await house.create(anna, Terms(game="caesar", seats=[ME, SeatPlan("here")], hot_seat=True))
        await house.leave(anna, here)
        soon = await house.create(anna, Terms(game="caesar", seats=[ME, BOT]))
        await house.leave(anna, soon)
        assert [here.row.status, soon.row.status] == ["over", "over"]
        assert await house.store.results_of(anna.id) == []


async def test_games_that_are_forgotten_take_their_results_along(tmp_path: Path) -> None:
    async with opened(tmp_path / "curia.db") as store:
        await fill(store, "anna", games=2)
        assert len(await store.results_of("anna")) == 2
        await store.forget_matches(["anna-0"])
        assert [row.match for row in await store.results_of("anna")] == ["anna-1"]


async def test_nothing_of_it_stays_of_who_leaves(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2)
        await finished(house, room, guests)
        me, other = [guest.visitor.player for guest in guests]
        assert me is not None
        assert other is not None
        await farewell.forget(house, me.id)
        assert await house.store.results_of(me.id) == []
        assert len(await house.store.results_of(other.id)) == 1
        assert await house.store.opponents(other.id, GONE, 9) == []


async def test_games_from_before_are_counted_when_the_database_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "curia.db"
    async with opened(path) as store:
        await fill(store, "anna", games=3, spectators="public")
        given_up = match("given-up", "anna", ranks=[2, 1], points=[])
        await store.create_match(given_up, [SeatRow(0, "anna", "Anna"), SeatRow(1, None, "Bot", "random")])
        here = match("here", "anna", hot_seat=True)
        await store.create_match(here, [SeatRow(0, "anna", "Anna"), SeatRow(1, "anna", "Bruno")])
        before = await store.results_of("anna")
    with closing(sqlite3.connect(path)) as connection:
        for statement in (
            *("DROP TABLE results", "DROP INDEX players_named", "DROP INDEX ratings_game"),
            *("ALTER TABLE players DROP COLUMN shown", "ALTER TABLE seats DROP COLUMN agreed"),
            *("ALTER TABLE chat DROP COLUMN phrase", "UPDATE alembic_version SET version_num = '0006'"),
        ):
            connection.execute(statement)
        connection.commit()
    async with opened(path) as store:
        after = await store.results_of("anna")
        # What the points were for, and what a rating was then, nobody knows any more.
        assert after == [replace(row, parts={}, rating=None) for row in before]
        anna = await store.player("anna")
        assert anna is not None
        assert anna.shown


# How it is found --------------------------------------------------------------------------------------------------


def match(id: str, host: str, ended: int = 1_000, hot_seat: bool = False, **fields: Any) -> MatchRow:
    seats = [SeatPlan("me"), SeatPlan("here" if hot_seat else "bot")]
    terms = Terms(game="caesar", seats=seats, spectators=fields.pop("spectators", "link"), hot_seat=hot_seat)
    values = {"points": [7, 4], "ranks": [1, 2], "reason": "counted", **fields}
    return MatchRow(id, terms, 1, "", bytes(32), host, ended - 10, "over", ended - 9, ended, **values)


async def fill(store: Store, who: str, games: int, spectators: str = "link") -> None:
    """So many games of somebody's against a bot."""
    for number in range(games):
        row = match(f"{who}-{number}", who, 1_000 + number, spectators=spectators)
        await store.create_match(row, [SeatRow(0, who, "Anna"), SeatRow(1, None, "Bot", "random")])
        result = ResultRow(row.id, 0, who, "caesar", row.ended or 0, 1, 2, 1, 7, {"patricians": 7}, 1_010.0)
        await store.finish_match(row, [], [], [result])


PLANS = (
    (people_queries.TALLIES, {"player": "p"}),
    (people_queries.OPPONENTS, {"player": "p", "gone": "left", "lately": 500, "most": 12}),
    (people_queries.LOOKED_AT, {"player": "p", "reader": "q", "most": 20}),
    (people_queries.PLAYED, {"player": "p", "game": "caesar", "reader": "q", "most": 200}),
    (people_queries.LEADERS, {"game": "caesar", "most": 100}),
    (people_queries.NAMED, {"name": "Anna"}),
)


@pytest.mark.parametrize(("statement", "values"), PLANS)
async def test_no_question_looks_at_everybodys_games(tmp_path: Path, statement: str, values: dict[str, object]) -> None:
    def plan(connection: Connection) -> list[str]:
        return [str(row[3]) for row in connection.execute(text(f"EXPLAIN QUERY PLAN {statement}"), values)]

    async with opened(tmp_path / "curia.db") as store:
        steps = await store.read(plan)
    # What a statement has found itself it may go through; a table only by an index.
    scans = [step for step in steps if step.startswith("SCAN") and step not in ("SCAN mine", "SCAN met")]
    assert scans == [], steps
    assert any("USING" in step and "INDEX" in step for step in steps), steps


# Who sees it ------------------------------------------------------------------------------------------------------


class Device:
    """Somebody's browser, at the house of the test."""

    def __init__(self, client: TestClient[Litestar], name: str, login: str = "") -> None:
        self._client = client
        self._cookies: dict[str, str] = {}
        self.id = self.ask("POST", "guest", name=name).json()["id"]
        if login:
            assert self.ask("POST", "account", login=login, password=PASSWORD).status_code == 201

    def ask(self, method: str, path: str, **body: object) -> httpx.Response:
        self._client.cookies.clear()
        self._client.cookies.update(self._cookies)
        response = self._client.request(method, f"/api/{path}", json=body or None, headers={"origin": URL})
        self._cookies |= dict(response.cookies)
        return response

    def profile(self, who: str) -> dict[str, Any]:
        response = self.ask("GET", f"players/{who}")
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found


@contextmanager
def client_of(folder: Path) -> Iterator[tuple[TestClient[Litestar], House]]:
    app = create_app(Settings(data=str(folder), bot_pause=(0, 0), forced_pause=(0, 0)))
    with TestClient(app, base_url=URL) as client:
        yield client, app.state.house


def no_profile(device: Device, who: str) -> bool:
    response = device.ask("GET", f"players/{who}")
    return response.status_code == 404 and response.json()["code"] == "no-profile"


def test_a_guest_sees_their_own_profile_and_nobody_else_does(tmp_path: Path) -> None:
    with client_of(tmp_path) as (client, _):
        anna, bruno = Device(client, "Anna"), Device(client, "Bruno", "bruno")
        mine = anna.profile(anna.id)
        assert (mine["is_mine"], mine["is_account"], mine["shown"]) == (True, False, False)
        assert no_profile(bruno, anna.id)
        assert no_profile(bruno, "Anna")
        assert no_profile(bruno, "nobody")
        assert bruno.ask("GET", f"players/{anna.id}/ratings").status_code == 404


def test_an_account_is_found_by_id_and_name_unless_it_hides(tmp_path: Path) -> None:
    with client_of(tmp_path) as (client, _):
        anna, bruno = Device(client, "Anna", "anna.1"), Device(client, "Bruno")
        assert bruno.profile(anna.id)["name"] == "Anna"
        assert bruno.profile("Anna")["id"] == anna.id
        # A name that two have says nothing.
        other = Device(client, "Anna", "anna.2")
        assert no_profile(bruno, "Anna")
        assert bruno.profile(other.id)["id"] == other.id
        assert anna.ask("PATCH", "me", shown=False).json()["shown"] is False
        assert no_profile(bruno, anna.id)
        assert no_profile(other, anna.id)
        assert bruno.ask("GET", f"players/{anna.id}/ratings").status_code == 404
        assert bruno.ask("GET", f"players/{anna.id}/games/caesar").status_code == 404
        assert anna.profile(anna.id)["shown"] is False
        assert anna.ask("GET", f"players/{anna.id}/ratings").json() == []
        assert bruno.profile("Anna")["id"] == other.id


def _fill(client: TestClient[Litestar], house: House, who: str, **fields: Any) -> None:
    with client.portal() as portal:
        portal.call(lambda: fill(house.store, who, **fields))


def test_others_see_results_but_no_link_that_is_not_theirs(tmp_path: Path) -> None:
    with client_of(tmp_path) as (client, house):
        anna, bruno = Device(client, "Anna", "anna"), Device(client, "Bruno")
        _fill(client, house, anna.id, games=2)
        for reader, tables in ((anna, [f"{anna.id}-0", f"{anna.id}-1"]), (bruno, [None, None])):
            told = reader.ask("GET", f"players/{anna.id}/games/caesar").json()
            assert [one["at"] for one in told] == [1_000, 1_001]
            assert [one["table"] for one in told] == tables
            assert told[0]["parts"] == {"patricians": 7}
            assert told[0]["rating"] == 1_010.0
            profile = reader.profile(anna.id)
            assert profile["tallies"] == [
                {"game": "caesar", "against": "bots", "games": 2, "wins": 2, "average": 7.0, "best": 7}
            ]
            assert [one["id"] for one in profile["games"]] == [table for table in reversed(tables) if table]
            assert profile["opponents"] == []


def test_a_game_that_anybody_may_watch_anybody_may_look_back_at(tmp_path: Path) -> None:
    with client_of(tmp_path) as (client, house):
        anna, bruno = Device(client, "Anna", "anna"), Device(client, "Bruno")
        _fill(client, house, anna.id, games=1, spectators="public")
        assert [one["id"] for one in bruno.profile(anna.id)["games"]] == [f"{anna.id}-0"]
        assert bruno.ask("GET", f"players/{anna.id}/games/caesar").json()[0]["table"] == f"{anna.id}-0"


async def _meet(store: Store, first: str, second: str, number: int) -> None:
    row = match(f"met-{first}-{second}-{number}", first, 5_000 + number)
    await store.create_match(row, [SeatRow(0, first, "First"), SeatRow(1, second, "Second")])
    results = [
        ResultRow(row.id, seat, who, "caesar", 5_000 + number, seat + 1, 2, 2, [7, 4][seat], {})
        for seat, who in enumerate((first, second))
    ]
    await store.finish_match(row, [], [], results)


def test_opponents_are_told_to_others_only_if_they_show_themselves(tmp_path: Path) -> None:
    with client_of(tmp_path) as (client, house):
        anna, carla, guest = Device(client, "Anna", "anna"), Device(client, "Carla", "carla"), Device(client, "Gino")
        with client.portal() as portal:
            for number in range(2):
                portal.call(_meet, house.store, anna.id, guest.id, number)
            portal.call(_meet, house.store, carla.id, anna.id, 9)
        mine = anna.profile(anna.id)["opponents"]
        assert [(one["name"], one["player"], one["games"], one["ahead"], one["behind"]) for one in mine] == [
            ("Gino", None, 2, 2, 0),
            ("Carla", carla.id, 1, 0, 1),
        ]
        assert [one["name"] for one in guest.profile(anna.id)["opponents"]] == ["Carla"]
        carla.ask("PATCH", "me", shown=False)
        assert guest.profile(anna.id)["opponents"] == []
        # A game where both sat each of them may look back at.
        assert [one["id"] for one in guest.profile(anna.id)["games"]] == [
            f"met-{anna.id}-{guest.id}-1",
            f"met-{anna.id}-{guest.id}-0",
        ]


def test_the_rankings_are_of_bots_and_of_accounts_that_show_themselves(tmp_path: Path) -> None:
    with client_of(tmp_path) as (client, house):
        anna, carla = Device(client, "Anna", "anna"), Device(client, "Carla", "carla")

        async def rate() -> None:
            rows = [(anna.id, 30.0, 2.0), (carla.id, 33.0, 4.0), ("bot:heuristic", 28.0, 1.0)]
            row = match("rated", anna.id)
            await house.store.create_match(row, [SeatRow(0, anna.id, "Anna"), SeatRow(1, carla.id, "Carla")])
            await house.store.finish_match(row, [], [RatingRow(who, "caesar", mu, s, 3) for who, mu, s in rows])

        with client.portal() as portal:
            portal.call(rate)
        found = client.get("/api/games/caesar/rankings").json()
        assert [(one["place"], one["name"], one["bot"], one["player"]) for one in found] == [
            (1, "", "heuristic", None),
            (2, "Anna", None, anna.id),
            (3, "Carla", None, carla.id),
        ]
        assert found[0]["rating"] > found[1]["rating"] > found[2]["rating"]
        anna.ask("PATCH", "me", shown=False)
        assert [one["place"] for one in client.get("/api/games/caesar/rankings").json()] == [1, 2]
        assert client.get("/api/games/borgia/rankings").json() == []
        assert client.get("/api/games/chess/rankings").json()["code"] == "no-such-game"


def test_what_is_kept_of_results_is_in_the_own_data(tmp_path: Path) -> None:
    with client_of(tmp_path) as (client, house):
        anna = Device(client, "Anna", "anna")
        _fill(client, house, anna.id, games=1)
        anna.ask("PATCH", "me", shown=False)
        data = json.loads(anna.ask("GET", "me/data").text)
        assert data["shown"] is False
        [result] = data["results"]
        assert (result["table"], result["points"], result["parts"]) == (f"{anna.id}-0", 7, {"patricians": 7})


# Games to watch ---------------------------------------------------------------------------------------------------


async def test_only_what_anybody_may_watch_is_listed_as_live(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await player(house, "Anna")
        rooms = {
            spectators: await house.create(anna, Terms(game="caesar", seats=[ME, BOT], spectators=spectators))
            for spectators in ("none", "link", "public")
        }
        waits = await house.create(anna, Terms(game="caesar", seats=[ME, OPEN], access="public", spectators="public"))
        assert house.live() == [rooms["public"]]
        assert {room.row.id for room in house.listed()} == {waits.row.id, rooms["public"].row.id}


def test_how_many_watch_is_told(tmp_path: Path) -> None:
    with client_of(tmp_path) as (client, house):
        anna = Device(client, "Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = anna.ask("POST", "tables", game="caesar", seats=seats, spectators="public").json()
        with client.websocket_connect(f"/ws/tables/{made['id']}", headers={"origin": URL}) as socket:
            socket.send_text('{"type":"hello"}')
            socket.receive_text()
            [live] = client.get("/api/tables/live").json()
        assert (live["table"]["id"], live["table"]["status"]) == (made["id"], "playing")
        assert live["table"]["started"] is not None
        assert isinstance(live["spectators"], int)
        assert isinstance(house, House)

"""What players get of all that the house keeps about them, and how they delete it: over HTTP and by `curia admin`."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from curia.cli import main
from curia.server.base.settings import Settings
from curia.server.ops.app import create_app
from curia.server.store.rows import GONE_NAME
from tests.server.kit_house import QUICK, running_house
from tests.server.kit_play import Person, people
from tests.server.kit_store import HOST, match_row, moves, opened, seat_rows

URL = "http://127.0.0.1:1655"
PASSWORD = "three ravens on a wall"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    app = create_app(Settings(data=str(tmp_path), bot_pause=(0, 0), forced_pause=(0, 0)))
    with TestClient(app, base_url=URL) as client:
        client.headers["origin"] = URL
        assert client.post("/api/guest", json={"name": "Livia"}).status_code == 201
        yield client


def forget(client: TestClient[Litestar], **body: str) -> httpx.Response:
    return client.request("DELETE", "/api/me/data", json=body)


def test_a_guest_gets_all_that_is_kept(client: TestClient[Litestar]) -> None:
    me = client.get("/api/me").json()
    client.post("/api/me/recovery")
    terms = {"game": "habemus", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    table = client.post("/api/tables", json=terms).json()
    response = client.get("/api/me/data")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("application/json")
    assert response.headers["content-disposition"] == 'attachment; filename="curia.json"'
    assert "no-store" in response.headers["cache-control"]
    data = response.json()
    assert (data["id"], data["name"], data["login"], data["has_password"]) == (me["id"], "Livia", None, False)
    assert len(data["recovery_links"]) == 1
    assert data["addresses"] == ["testclient"]
    assert [(one["table"], one["seats"], one["entries"]) for one in data["tables"]] == [(table, [0], [])]


def test_an_account_gets_no_hash(client: TestClient[Litestar]) -> None:
    client.post("/api/account", json={"login": "livia", "password": PASSWORD})
    response = client.get("/api/me/data")
    assert (response.json()["login"], response.json()["has_password"]) == ("livia", True)
    assert "argon2" not in response.text


def test_it_is_not_had_without_end(client: TestClient[Litestar]) -> None:
    assert [client.get("/api/me/data").status_code for _ in range(11)] == [200] * 10 + [429]


def test_an_account_is_deleted_with_its_password_only(client: TestClient[Litestar]) -> None:
    client.post("/api/account", json={"login": "livia", "password": PASSWORD})
    cookies = dict(client.cookies)
    for body in ({}, {"password": ""}, {"password": "four ravens on a wall"}):
        response = forget(client, **body)
        assert (response.status_code, response.json()["code"]) == (403, "wrong-password")
    assert client.get("/api/me").status_code == 200
    response = forget(client, password=PASSWORD)
    assert response.status_code == 204
    gone = response.headers.get_list("set-cookie")
    assert {one.partition("=")[0] for one in gone if "Max-Age=0" in one} == {"curia", "curia-reset", "curia-device"}
    client.cookies.update(cookies)
    assert client.get("/api/me").json()["code"] == "no-player"
    assert forget(client, password=PASSWORD).json()["code"] == "no-player"
    client.cookies.clear()
    body = {"login": "livia", "password": PASSWORD}
    assert client.post("/api/login", json=body).json()["code"] == "wrong-login"
    # The login is free again, and whoever takes it finds nothing.
    client.post("/api/guest", json={"name": "Drusilla"})
    assert client.post("/api/account", json=body).status_code == 201
    assert client.get("/api/me/ratings").json() == []


def test_a_guest_is_deleted_and_their_link_is_void(client: TestClient[Litestar]) -> None:
    id, code = client.get("/api/me").json()["id"], client.post("/api/me/recovery").json()["code"]
    assert forget(client).status_code == 204
    assert client.get("/api/visitor").json() == {"me": None}
    assert client.post("/api/recover", json={"code": code}).json()["code"] == "no-recovery"
    assert client.get(f"/api/players/{id}/ratings").status_code == 404


def test_the_password_cannot_be_tried_forever(client: TestClient[Litestar]) -> None:
    client.post("/api/account", json={"login": "livia", "password": PASSWORD})
    codes = [forget(client, password=f"{number:08}").status_code for number in range(25)]
    assert codes[:20] == [403] * 20
    assert 429 in codes[20:]


async def data_of(person: Person) -> dict[str, Any]:
    response = await person.http.get("/api/me/data")
    found: dict[str, Any] = response.json()
    return found


def test_a_running_game_and_its_chat(tmp_path: Path) -> None:
    """The own lines are there, and nothing that the own seat could not see; the others hear of the end at once."""

    async def test(url: str) -> None:
        async with people(url, "Anna", "Berta") as (anna, berta):
            table = await anna.create("caesar", ["me", "open"])
            await berta.join(table)
            async with anna.at(table) as annas, berta.at(table) as bertas:
                await annas.hello()
                await bertas.hello()
                await annas.ask("say", text="Good luck!")
                await bertas.ask("say", text="And to you!")
                data = await data_of(anna)
                assert [(line["table"], line["name"], line["text"]) for line in data["chat"]] == [
                    (table, "Anna", "Good luck!")
                ]
                assert data["tables"][0]["entries"] == []
                assert "seed" not in json.dumps(data)
                response = await anna.http.request("DELETE", "/api/me/data", json={})
                assert response.status_code == 204
                await bertas.until(lambda message: bool(message.get("outcome")))
                assert bertas.outcome is not None
                assert bertas.outcome["ranks"] == [2, 1]
            async with berta.at(table) as again:
                told = await again.hello()
                assert [line["name"] for line in told["chat"]] == ["Berta"]
                assert told["table"]["seats"][0]["name"] == GONE_NAME
            assert (await berta.http.get(f"/api/tables/{table}/record")).status_code == 200
            assert (await berta.http.get(f"/api/tables/{table}/replay?everything=true")).status_code == 200
            tables = (await data_of(berta))["tables"]
            assert [entry["kind"] for entry in tables[0]["entries"]] == []
            assert "Anna" not in json.dumps(tables)

    with running_house(tmp_path / "data", *QUICK) as house:
        asyncio.run(test(house.url))
        assert "Anna" not in house.log


# curia admin ------------------------------------------------------------------------------------------------------


def admin(capsys: pytest.CaptureFixture[str], folder: Path, *words: str | Path, code: int = 0) -> str:
    assert main(["admin", "--data", str(folder), *map(str, words)]) == code
    told = capsys.readouterr()
    return told.err if code else told.out


def test_those_who_run_the_house_get_and_delete_it_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def fill() -> None:
        async with opened(tmp_path / "curia.db") as store:
            await store.import_match(match_row("t1", status="over"), seat_rows(), moves(0, 2))
            await store.import_match(match_row("t2", status="playing"), seat_rows(), moves(0, 2))

    asyncio.run(fill())
    data = json.loads(admin(capsys, tmp_path, "data", HOST.id))
    assert (data["name"], [one["table"]["id"] for one in data["tables"]]) == ("Anna", ["t1", "t2"])
    assert [[entry["body"] for entry in one["entries"]] for one in data["tables"]] == [["bid 0", "bid 1"], []]
    admin(capsys, tmp_path, "data", HOST.id, "--output", tmp_path / "anna.json")
    assert (tmp_path / "anna.json").stat().st_mode & 0o077 == 0
    assert json.loads((tmp_path / "anna.json").read_text())["name"] == "Anna"
    assert "backups" in admin(capsys, tmp_path, "delete", HOST.id)
    for action in ("delete", "data", "link"):
        assert "id or login of a player" in admin(capsys, tmp_path, action, HOST.id, code=2)
        assert "id or login of a player" in admin(capsys, tmp_path, action, "left", code=2)
    assert f"seat 0: {GONE_NAME}" in admin(capsys, tmp_path, "show", "t1")


def test_an_open_house_deletes_it_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def test(url: str) -> None:
        async with people(url, "Anna") as (anna,):
            table = await anna.create("caesar", ["me", "open"])
            async with anna.at(table) as at_table:
                await at_table.hello()
                told = await asyncio.to_thread(admin, capsys, tmp_path / "data", "delete", f"player:{anna.id}")
                assert "is deleted" in told
                assert (await anna.http.get("/api/me")).status_code == 401
            async with people(url, "Berta") as (berta,):
                assert (await berta.http.get(f"/api/tables/{table}")).json()["reason"] == "abandoned"

    with running_house(tmp_path / "data", *QUICK) as house:
        asyncio.run(test(house.url))

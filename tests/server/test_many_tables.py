"""Who is connected: not too often from one address or by one player, and not at all once they are shut out."""

import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from curia.server.base.errors import Declined
from curia.server.base.limits import limits_of
from curia.server.base.secrets_file import load_keys
from curia.server.base.settings import Settings
from curia.server.house.connections import Connections
from curia.server.store.rows import PlayerRow
from curia.server.tables.outbox import Outbox
from tests.kit.patience import PATIENCE
from tests.server.kit_forge import RawSocket, raw_socket
from tests.server.kit_house import running_house
from tests.server.kit_play import Person

ANNA, BERTA = PlayerRow("a", "Anna", 0), PlayerRow("b", "Berta", 0)
PROXIED = ("--trusted-proxies", "127.0.0.1")
HERE, THERE = "198.51.100.7", "203.0.113.66"


def connections(**settings: Any) -> Connections:
    chosen = Settings(**settings)
    return Connections(chosen, limits_of(chosen, lambda: 0))


def refusal(found: Connections, address: str, player: PlayerRow | None) -> str | None:
    """The code, if one more is too many."""
    try:
        found.add(Outbox(), address, player)
    except Declined as declined:
        return declined.code
    return None


def test_an_address_and_a_player_have_so_many_and_no_more() -> None:
    found = connections(max_connections_per_address=3, max_connections_per_player=2)
    first = Outbox()
    found.add(first, "2001:db8::1", ANNA)
    assert refusal(found, "2001:db8::2", ANNA) is None
    assert refusal(found, "192.0.2.1", ANNA) == "too-many-connections"
    assert refusal(found, "2001:db8::3", None) is None
    assert refusal(found, "2001:db8::4", BERTA) == "too-many-connections", "one household has one network"
    assert refusal(found, "192.0.2.1", BERTA) is None
    found.remove(first)
    found.remove(first)
    assert refusal(found, "192.0.2.1", ANNA) is None
    assert refusal(found, "2001:db8::4", BERTA) is None
    assert refusal(found, "2001:db8::4", None) == "too-many-connections"


def test_nothing_is_remembered_of_who_has_gone() -> None:
    found = connections()
    for number in range(50):
        outbox = Outbox()
        found.add(outbox, f"192.0.2.{number}", PlayerRow(f"p{number}", "P", 0))
        found.remove(outbox)
    assert (len(found), len(found._of_address), len(found._of_player)) == (0, 0, 0)


@pytest.mark.parametrize(
    ("shut_out", "gone"),
    [("192.0.2.1", [0]), ("192.0.2.0/24", [0, 1]), ("2001:db8::/64", [2, 3]), ("2001:db8::2/128", [3])],
)
def test_those_of_a_banned_address_are_closed_and_told_why(shut_out: str, gone: list[int]) -> None:
    settings = Settings()
    limits = limits_of(settings, lambda: 0)
    found = Connections(settings, limits)
    outboxes = {address: Outbox() for address in ("192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2")}
    for address, outbox in outboxes.items():
        found.add(outbox, address, None)
    limits.banned[shut_out] = "flood"
    found.send_away_banned()
    assert [number for number, outbox in enumerate(outboxes.values()) if outbox.closed] == gone
    told = list(outboxes.values())[gone[0]].take_all()
    assert b'"banned"' in told
    assert b"flood" in told
    # And who was let through the door just before.
    with pytest.raises(Declined, match="flood"):
        found.add(Outbox(), list(outboxes)[gone[0]], None)


# At a real house ------------------------------------------------------------------------------------------------------


async def come(url: str, name: str, address: str) -> Person:
    person = Person(url)
    person.http.headers["x-forwarded-for"] = address
    return await person.come(name)


async def refused(line: RawSocket) -> tuple[str, int]:
    """The code of the last message, and the one with which the socket is closed."""
    code = ""
    try:
        while True:
            code = str((await line.receive()).get("code", code))
    except ConnectionClosed as closed:
        return code, closed.rcvd.code if closed.rcvd else 1006


async def token_of(person: Person, table: str) -> dict[str, str]:
    made = await person.post(f"/api/tables/{table}/seats/0/token")
    return {"authorization": f"Bearer {made['token']}"}


def test_a_house_refuses_one_connection_too_many(tmp_path: Path) -> None:
    """Websockets and streams together; and takes one again when one has ended, in whatever way."""

    async def run(url: str) -> None:
        anna = await come(url, "Anna", HERE)
        tables = [await anna.create("caesar", ("me", "open")) for _ in range(2)]
        program = await token_of(anna, tables[1])
        async with httpx.AsyncClient(base_url=url, headers=program, timeout=PATIENCE) as bot, AsyncExitStack() as stack:
            bot.headers["x-forwarded-for"] = THERE
            stream = await stack.enter_async_context(bot.stream("GET", "/api/bot/stream"))
            lines = stream.aiter_lines()
            await anext(lines)
            line = await stack.enter_async_context(raw_socket(url, tables[0], anna, x_forwarded_for=HERE))
            await line.hello()
            async with raw_socket(url, tables[0], anna, x_forwarded_for=HERE) as third:
                assert await refused(third) == ("too-many-connections", 1008)
            answer = await bot.get("/api/bot/stream")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-connections")
            assert "2 connections" in answer.json()["text"]
            # A stranger from the same address is one of three there.
            other = await stack.enter_async_context(raw_socket(url, tables[0], None, x_forwarded_for=HERE))
            await other.hello()
            last = await stack.enter_async_context(raw_socket(url, tables[0], None, x_forwarded_for=HERE))
            await last.hello()
            async with raw_socket(url, tables[0], None, x_forwarded_for=HERE) as fifth:
                assert await refused(fifth) == ("too-many-connections", 1008)
            # One is cut without a word, and one in the middle of its stream.
            other.connection.transport.abort()
            await stream.aclose()
            async with asyncio.timeout(PATIENCE):
                while (again := await _hello(url, tables[0], anna)) != "table":
                    assert again == "too-many-connections"
                    await asyncio.sleep(0.05)
        await anna.http.aclose()

    flags = ("--max-connections-per-address", "3", "--max-connections-per-player", "2")
    with running_house(tmp_path / "data", *PROXIED, *flags) as house:
        asyncio.run(run(house.url))


def test_an_address_does_not_have_old_games_opened_without_end(tmp_path: Path) -> None:
    """Each costs the house much. Tables that are open already are no part of it."""

    async def run(url: str) -> None:
        anna = await come(url, "Anna", HERE)
        table = await anna.create("caesar", ("me", "open"))
        assert [await _hello(url, f"told{n}", None) for n in range(3)] == ["no-table", "no-table", "too-many"]
        assert await _hello(url, table, anna) == "table"
        await anna.http.aclose()

    flags = ("--request-rate", "0.001", "--request-burst", "4")
    with running_house(tmp_path / "data", *PROXIED, *flags) as house:
        asyncio.run(run(house.url))


async def _hello(url: str, table: str, person: Person | None) -> str:
    """What is heard first."""
    async with raw_socket(url, table, person, x_forwarded_for=HERE) as line:
        with suppress(ConnectionClosed):
            await line.send("hello")
        first = await line.receive()
        return str(first.get("code", first["type"]))


def test_banning_an_address_ends_its_connections(tmp_path: Path) -> None:
    async def run(url: str, data: Path) -> None:
        anna, mallory = await come(url, "Anna", HERE), await come(url, "Mallory", THERE)
        table, other = await anna.create("caesar", ("me", "open")), await mallory.create("caesar", ("me", "open"))
        async with (
            raw_socket(url, table, anna, x_forwarded_for=HERE) as near,
            raw_socket(url, table, mallory, x_forwarded_for=THERE) as far,
            raw_socket(url, table, None, x_forwarded_for=THERE) as silent,
            httpx.AsyncClient(base_url=url, headers=await token_of(mallory, other), timeout=PATIENCE) as bot,
            bot.stream("GET", "/api/bot/stream", headers={"x-forwarded-for": THERE}) as stream,
        ):
            lines = stream.aiter_lines()
            assert '"table"' in await anext(lines)
            await near.hello()
            await far.hello()
            headers = {"authorization": f"Bearer {load_keys(data).admin_token}"}
            ban = {"address": "203.0.113.0/24", "reason": "flood"}
            async with httpx.AsyncClient(base_url=url, headers=headers) as admin:
                assert (await admin.post("/api/admin/ban", json=ban)).status_code == 200
            assert await refused(far) == ("banned", 1008)
            assert await refused(silent) == ("banned", 1008)
            assert [line async for line in lines if line and '"banned"' in line]
            await near.send("ping")
            await near.until(lambda message: message["type"] == "pong")
        for person in (anna, mallory):
            await person.http.aclose()

    with running_house(tmp_path / "data", *PROXIED) as house:
        asyncio.run(run(house.url, house.data))

"""`curia admin` beside a house that is open: it looks into the same database, and the house does the rest."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import ClassVar

import httpx
import pytest

from curia.cli import main
from curia.server.base.secrets_file import load_keys
from tests.server.kit_house import QUICK, running_house
from tests.server.kit_play import people
from tests.server.kit_store import match_row, opened, seat_rows


def admin(capsys: pytest.CaptureFixture[str], folder: Path, *words: str | Path, code: int = 0) -> str:
    """All that it says."""
    assert main(["admin", "--data", str(folder), *map(str, words)]) == code
    told = capsys.readouterr()
    return told.err if code else told.out


def test_beside_an_open_house(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "data"

    def sync(*words: str | Path, code: int = 0) -> str:
        return admin(capsys, folder, *words, code=code)

    async def test(url: str) -> None:
        async with people(url, "Anna", "Berta") as (anna, berta):
            table = await anna.create("caesar", ["me", "open"])
            await berta.join(table)
            link = f"{url}/tables/{table}"
            assert table in await asyncio.to_thread(sync, "list", "--live")
            told = await asyncio.to_thread(sync, "show", f"{link}/?at=3#seat")
            assert f"seat 1: Berta, player {berta.id}" in told
            assert "as a spectator sees it" in told
            await asyncio.to_thread(sync, "backup", tmp_path / "backup.db")
            assert "1 tables: 1 are as their logs say" in await asyncio.to_thread(sync, "validate")

            async with anna.at(table) as at_table:
                await at_table.hello()
                told = await asyncio.to_thread(sync, "abort", link, "--reason", "fire")
                assert "ended without a result" in told
                await at_table.until(lambda message: bool(message.get("outcome")))
                assert at_table.outcome is not None
                assert at_table.outcome["reason"] == "fire"
            assert "The game is over." in await asyncio.to_thread(sync, "abort", link, code=2)
            assert "There is no such table." in await asyncio.to_thread(sync, "abort", "nowhere", code=2)

            link = (await asyncio.to_thread(sync, "link", berta.id)).strip()
            assert link.startswith(f"{url}/recover#")
            code = {"code": link.partition("#")[2]}
            async with httpx.AsyncClient(base_url=url, headers={"origin": url}) as device:
                assert (await device.post("/api/recover", json=code)).json()["id"] == berta.id
                assert (await device.get("/api/me")).json()["name"] == "Berta"
            async with httpx.AsyncClient(base_url=url, headers={"origin": url}) as device:
                assert (await device.post("/api/recover", json=code)).status_code == 404
            assert "not the id or login" in await asyncio.to_thread(sync, "link", "nobody", code=2)

            await asyncio.to_thread(sync, "ban", f"player:{berta.id}", "--reason", "spam")
            refused = await berta.http.get("/api/me")
            assert refused.status_code == 403
            assert "spam" in refused.text
            assert (await anna.http.get("/api/me")).status_code == 200
            await asyncio.to_thread(sync, "unban", f"player:{berta.id}")
            assert (await berta.http.get("/api/me")).status_code == 200

            tables = [await who.create("caesar", ["me", "open"]) for who in (anna, berta, berta)]
            assert f"2 tables of {berta.id} are closed" in await asyncio.to_thread(sync, "close", "--of", berta.id)
            assert "0 tables" in await asyncio.to_thread(sync, "close", "--of", "192.0.2.7")
            found = [(await anna.http.get(f"/api/tables/{one}")).json()["reason"] for one in tables]
            assert found == [None, "closed", "closed"]
            assert "1 tables of 127.0.0.0/8" in await asyncio.to_thread(sync, "close", "--of", "127.0.0.0/8")
            assert "neither an address" in await asyncio.to_thread(sync, "close", "--of", "nobody", code=2)

            await asyncio.to_thread(sync, "ban", "2001:db8::1", "--reason", "flood")
            assert await asyncio.to_thread(sync, "list", "--banned") == "2001:db8::/64: flood\n"
            await asyncio.to_thread(sync, "unban", "2001:db8::1")
            await asyncio.to_thread(sync, "ban", "192.0.2.9/24", "--reason", "flood")
            assert await asyncio.to_thread(sync, "list", "--banned") == "192.0.2.0/24: flood\n"
            await asyncio.to_thread(sync, "unban", "192.0.2.0/24")
            assert await asyncio.to_thread(sync, "list", "--banned") == ""
            for who in (f"player:{berta.id}", "192.0.2.9"):
                assert "was not shut out" in await asyncio.to_thread(sync, "unban", who, code=2)
            # Where a proxy was not named everybody comes from this machine, and so do these commands.
            await asyncio.to_thread(sync, "ban", "127.0.0.1")
            assert (await anna.http.get("/api/me")).status_code == 403
            await asyncio.to_thread(sync, "unban", "127.0.0.1")
            assert (await anna.http.get("/api/me")).status_code == 200

    with running_house(folder, *QUICK) as house:
        asyncio.run(test(house.url))
    assert "4 tables: 4 are as their logs say" in sync("validate")


class _Answer(BaseHTTPRequestHandler):
    """Answers every POST in the same odd way, and remembers what came."""

    heard: ClassVar[list[tuple[str, str, object]]] = []

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.heard.append((self.path, self.headers["Authorization"], body))
        self.send_response(502)
        self.end_headers()
        self.wfile.write(b"<html>")

    def log_message(self, format: str, *args: object) -> None:
        """Quietly."""


@contextmanager
def odd_server() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), _Answer)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


async def test_a_house_that_cannot_be_reached(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The database is held; nobody, or somebody strange, answers where the house should be."""

    async with opened(tmp_path / "curia.db") as store:
        await store.create_match(match_row("m"), seat_rows())

        async def abort() -> str:
            return await asyncio.to_thread(admin, capsys, tmp_path, "abort", "m", "--reason", "why", code=2)

        assert "does not say by which house" in await abort()
        with socket.socket() as taken:
            # Bound, but nobody listens.
            taken.bind(("127.0.0.1", 0))
            url = f"http://127.0.0.1:{taken.getsockname()[1]}"
            (tmp_path / "house.json").write_text(json.dumps({"url": url, "pid": 1}), encoding="utf-8")
            assert f"the house at {url} does not answer" in await abort()
        with odd_server() as url:
            (tmp_path / "house.json").write_text(json.dumps({"url": url, "pid": 1}), encoding="utf-8")
            told = await abort()
            assert f"the house at {url} answers with status 502" in told
        token = load_keys(tmp_path).admin_token
        assert token not in told
        expected = ("/api/admin/abort", f"Bearer {token}", {"table": "m", "reason": "why"})
        assert _Answer.heard == [expected]
        row = await store.match("m")
        assert row is not None
        assert row.status == "gathering"

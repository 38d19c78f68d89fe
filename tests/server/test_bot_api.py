"""Programs at a real house: what a token opens and what it does not, the stream, and answers."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from curia.catalog import load_game
from curia.client import House, HouseError, NotAllowed, Seat
from curia.core.record import read_record, verify
from curia.server.http import bot_api
from curia.server.store.rows import PlayerRow
from curia.wire.play import Concede, OutcomeItem, Propose, TableMessage, Why
from curia.wire.terms import SeatPlan, Terms
from tests.kit.patience import PATIENCE
from tests.server.kit_house import QUICK, RunningHouse, running_house

ROOT = Path(__file__).parents[2]
PASSWORD = "three ravens on a wall"
ME, BOT, OPEN = SeatPlan("me"), SeatPlan("bot", level="random"), SeatPlan("open")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("house") / "data", *QUICK) as house:
        yield house


@contextmanager
def guest(running: RunningHouse, name: str) -> Iterator[House]:
    with House(running.url, patience=PATIENCE) as house:
        house.guest(name)
        yield house


def duel(house: House) -> tuple[str, str]:
    """A table of two seats, one still open: its id, and the token of the first seat."""
    table = house.create_table(Terms(game="caesar", seats=[ME, OPEN])).id
    return table, house.token(table, 0)


def say(house: House, path: str, **body: object) -> None:
    """What the client has no word for."""
    assert house._door.request("POST", f"/api/{path}", body).is_success


def bearer(token: str) -> dict[bytes, bytes]:
    return {b"authorization": f"Bearer {token}".encode()}


def post(running: RunningHouse, path: str, token: str, **message: object) -> httpx.Response:
    return httpx.post(f"{running.url}{path}", json=message, headers=bearer(token), timeout=PATIENCE)


@contextmanager
def stream(running: RunningHouse, token: str, query: str = "") -> Iterator[Iterator[dict[str, Any]]]:
    """The messages of a stream, without the client."""
    address = f"{running.url}/api/bot/stream{query}"
    with httpx.stream("GET", address, headers=bearer(token), timeout=PATIENCE) as response:
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("application/x-ndjson")
        yield _messages(response)


def _messages(response: httpx.Response) -> Iterator[dict[str, Any]]:
    deadline = time.monotonic() + PATIENCE
    for line in response.iter_lines():
        assert time.monotonic() < deadline, "nothing but empty lines"
        if line:
            yield json.loads(line)


def until(messages: Iterator[dict[str, Any]], kind: str) -> dict[str, Any]:
    return next(message for message in messages if message["type"] == kind)


# Playing --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [[], ["table"]], ids=["its own table", "an open seat"])
def test_the_example_bot_plays_to_the_end(running: RunningHouse, words: list[str]) -> None:
    with guest(running, "Anna") as anna:
        if words:
            words = [anna.create_table(Terms(game="caesar", seats=[BOT, OPEN])).id]
        command = [sys.executable, str(ROOT / "examples" / "bot.py"), running.url, *words]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
        assert "It is over" in done.stdout
        table = done.stdout.split(" of table ")[1].split()[0]
        assert anna.table(table).status == "over"
    assert done.stderr == ""


def test_two_programs_play_each_other(running: RunningHouse) -> None:
    """One through the client, one as a local program by `curia bot`."""
    with guest(running, "Anna") as anna, guest(running, "Berta") as berta:
        table, token = duel(anna)
        berta.join(table)
        program = [sys.executable, str(ROOT / "examples" / "local_bot.py")]
        words = [sys.executable, "-m", "curia", "bot", "--url", running.url, "--token", berta.token(table, 1), "--"]
        outcomes: list[OutcomeItem] = []

        def play_first_seat() -> None:
            with Seat(running.url, token, PATIENCE) as seat:
                outcomes.append(seat.play(lambda view, question: question.moves[-1]))

        playing = threading.Thread(target=play_first_seat, daemon=True)
        playing.start()
        local = subprocess.run([*words, *program], capture_output=True, text=True, timeout=PATIENCE, check=True)
        playing.join(PATIENCE)
        assert f"seat 1, place {outcomes[0].ranks[1]} of 2" in local.stdout
        assert "I play caesar in seat 1" in local.stderr
        assert anna.table(table).status == "over"


def test_a_program_adds_to_chance(running: RunningHouse) -> None:
    seed = bytes(range(32))
    with guest(running, "Anna") as anna:
        table = anna.create_table(Terms(game="caesar", seats=[ME, BOT]), seed)
        assert table.status == "gathering"
        token = anna.token(table.id, 0)
        with Seat(running.url, token, PATIENCE, seed=seed) as seat:
            next(seat.questions())
            seat.send(Concede("c"))
        record = read_record(anna._door.request("GET", f"/api/tables/{table.id}/record").text)
    assert record.client_seeds == {0: seed}
    assert verify(load_game("caesar", 2), record) > 0


def test_a_stream_begins_with_the_table_and_tells_the_start(running: RunningHouse) -> None:
    with guest(running, "Anna") as anna, guest(running, "Berta") as berta:
        table, token = duel(anna)
        with stream(running, token) as messages:
            first = next(messages)
            assert first["type"] == "table"
            assert (first["seat"], first["seats"], first["view"]) == (0, [0], None)
            assert until(messages, "presence")["now"][0]["present"]
            berta.join(table)
            begun = next(message for message in messages if message["type"] == "table" and message["view"])
            assert begun["view"]["seat"] == 0
            assert begun["now"][1]["name"] == "Berta"
        with stream(running, token, "?since=0") as messages:
            assert next(messages)["missed"] is not None


def test_replies_come_in_the_response(running: RunningHouse) -> None:
    with guest(running, "Anna") as anna, guest(running, "Berta") as berta:
        table, token = duel(anna)
        early = post(running, "/api/bot/answer", token, id="a", question=0, move="x")
        assert (early.status_code, early.json()["type"], early.json()["code"]) == (409, "refused", "not-started")
        berta.join(table)
        told = post(running, "/api/bot/message", token, type="hello")
        assert told.status_code == 200
        question = told.json()["question"]
        number, move = question["number"], question["moves"][0]
        nonsense = post(running, "/api/bot/answer", token, id="b", question=number, move="gibberish")
        assert (nonsense.status_code, nonsense.json()["code"]) == (409, "notation")
        answer = {"id": "c", "question": number, "move": move}
        assert post(running, "/api/bot/answer", token, **answer).json() == {"type": "done", "id": "c"}
        again = post(running, "/api/bot/answer", token, **answer)
        assert (again.status_code, again.json()) == (200, {"type": "done", "id": "c"})
        stale = post(running, "/api/bot/answer", token, **(answer | {"id": "d", "question": number + 5}))
        assert stale.status_code == 409
        assert stale.json()["code"] in ("stale", "not-asked")
        assert post(running, "/api/bot/message", token, type="ping").json() == {"type": "pong"}
        said = post(running, "/api/bot/message", token, type="say", id="e", text="Salve!")
        assert said.json() == {"type": "done", "id": "e"}


def test_a_forbidden_move_names_its_rule(running: RunningHouse) -> None:
    with guest(running, "Anna") as anna:
        table = anna.create_table(Terms(game="borgia", seats=[ME, BOT, BOT])).id
        with Seat(running.url, anna.token(table, 0), PATIENCE) as seat:
            question = next(seat.questions())
            forbidden = "pass" if "pass" not in question.moves else "no"
            with pytest.raises(NotAllowed) as caught:
                seat.answer(question.number, forbidden)
            assert caught.value.refused.rule
            with pytest.raises(NotAllowed) as why:
                seat.send(Why("why", forbidden))
            assert why.value.refused.rule == caught.value.refused.rule


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        ({}, "type"),
        ({"type": "answer", "id": "a", "question": -1, "move": "x"}, "question"),
        ({"type": "answer", "id": "a!", "question": 1, "move": "x"}, "id"),
        ({"type": "shout", "id": "a"}, "shout"),
        ({"type": "say", "id": "a", "text": "x" * 501}, "text"),
        ({"type": "ping", "more": 1}, "more"),
    ],
)
def test_a_message_that_is_none_is_refused_by_its_field(
    running: RunningHouse, message: dict[str, object], problem: str
) -> None:
    with guest(running, "Anna") as anna:
        _, token = duel(anna)
        response = post(running, "/api/bot/message", token, **message)
        assert response.status_code == 400
        assert response.json()["code"] == "bad-message"
        assert problem in response.json()["text"]


# Tokens ---------------------------------------------------------------------------------------------------------------


def test_a_token_is_for_its_seat_and_table_only(running: RunningHouse) -> None:
    """And no other answer tells whether there is such a table."""
    with guest(running, "Anna") as anna:
        table, token = duel(anna)
        other, _ = duel(anna)
        secret = token.rpartition(".")[2]
        for wrong in (
            f"curia.{table}.1.{secret}",
            f"curia.{table}.5.{secret}",
            f"curia.{other}.0.{secret}",
            f"curia.nowhere.0.{secret}",
            f"curia.{table}.0.{'A' * 43}",
            f"curia.{table}.0.{secret}x",
            token.removeprefix("curia."),
            "x",
            "ü",
        ):
            response = post(running, "/api/bot/message", wrong, type="ping")
            assert (response.status_code, response.json()["code"]) == (401, "wrong-token")
        for headers in ({}, {"authorization": token}, {"authorization": "Basic YTpi"}):
            response = httpx.get(f"{running.url}/api/bot/stream", headers=headers)
            assert (response.status_code, response.json()["code"]) == (401, "no-token")
        assert post(running, "/api/bot/message", token, type="ping").status_code == 200
        peek = post(running, "/api/bot/message", token, type="look", seat=1)
        assert (peek.status_code, peek.json()["code"]) == (403, "not-your-seat")


def test_only_who_sits_there_makes_a_token(running: RunningHouse) -> None:
    with guest(running, "Anna") as anna, guest(running, "Berta") as berta:
        table, _ = duel(anna)
        for house, seat in ((berta, 0), (anna, 1), (anna, 9)):
            with pytest.raises(HouseError, match="Only who sits there"):
                house.token(table, seat)
        with pytest.raises(HouseError, match="no such table"):
            anna.token("nowhere", 0)
        with House(running.url) as nobody, pytest.raises(HouseError, match="Say who you are"):
            nobody.token(table, 0)


def test_a_new_token_ends_the_old_one_and_its_streams(running: RunningHouse) -> None:
    with guest(running, "Anna") as anna:
        table, old = duel(anna)
        with stream(running, old) as messages:
            next(messages)
            new = anna.token(table, 0)
            assert [message["type"] for message in messages if message["type"] != "presence"] == []
        assert post(running, "/api/bot/message", old, type="ping").status_code == 401
        assert post(running, "/api/bot/message", new, type="ping").status_code == 200


def test_a_token_can_be_taken_back(running: RunningHouse) -> None:
    with httpx.Client(base_url=running.url, headers={"origin": running.url}) as http:
        http.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        terms = {"game": "caesar", "seats": [{"kind": "me"}, {"kind": "open"}]}
        path = f"/api/tables/{http.post('/api/tables', json=terms).json()['id']}/seats/0/token"
        token = http.post(path).json()["token"]
        assert post(running, "/api/bot/message", token, type="ping").status_code == 200
        assert http.delete(path).status_code == 204
        assert post(running, "/api/bot/message", token, type="ping").status_code == 401


def test_everybody_sees_that_a_program_plays(running: RunningHouse) -> None:
    with httpx.Client(base_url=running.url, headers={"origin": running.url}) as http, guest(running, "Berta") as berta:
        http.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        terms = {"game": "caesar", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = http.post("/api/tables", json=terms).json()["id"]
        path = f"/api/tables/{table}/seats/0/token"

        def programs() -> list[bool]:
            return [seat.program for seat in berta.table(table).seats]

        # A token that was taken back before the game plays no part in it.
        http.post(path).raise_for_status()
        assert programs() == [True, False]
        http.delete(path).raise_for_status()
        assert programs() == [False, False]
        berta.join(table)
        with stream(running, berta.token(table, 1)) as messages:
            assert [seat["program"] for seat in next(messages)["now"]] == [False, True]
            http.post(path).raise_for_status()
            while not until(messages, "presence")["now"][0]["program"]:
                pass
        http.delete(path).raise_for_status()
        assert programs() == [True, True]
        running.stop()
        running.start()
        assert programs() == [True, True]
        http.post(f"/api/tables/{table}/leave").raise_for_status()
        assert programs() == [True, True]
        again = http.post(f"/api/tables/{table}/rematch").json()
        assert [seat["program"] for seat in again["seats"]] == [False, False]


def test_who_stands_up_takes_the_token_along(running: RunningHouse) -> None:
    """The stream ends too: it must not hear what the next one in the seat is shown."""
    with httpx.Client(base_url=running.url, headers={"origin": running.url}) as http, guest(running, "Anna") as anna:
        http.post("/api/guest", json={"name": "Berta"}).raise_for_status()
        table, _ = duel(anna)
        http.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        terms = Terms(game="habemus", seats=[ME, OPEN, OPEN])
        table = anna.create_table(terms).id
        http.post(f"/api/tables/{table}/join", json={"seat": 1}).raise_for_status()
        token = http.post(f"/api/tables/{table}/seats/1/token").json()["token"]
        with stream(running, token) as messages, guest(running, "Carlo") as carlo, guest(running, "Dora") as dora:
            next(messages)
            http.post(f"/api/tables/{table}/leave").raise_for_status()
            carlo.join(table, 1)
            dora.join(table)
            assert all(message.get("view") is None for message in messages)
        assert post(running, "/api/bot/message", token, type="ping").status_code == 401


def test_one_stream_too_many_ends_the_oldest(running: RunningHouse) -> None:
    with guest(running, "Anna") as anna:
        _, token = duel(anna)
        with stream(running, token) as first, stream(running, token) as second, stream(running, token) as third:
            for messages in (first, second, third):
                next(messages)
            with stream(running, token) as fourth:
                next(fourth)
                assert [message for message in first if message["type"] != "presence"] == []
                until(second, "presence")
                until(third, "presence")


def test_the_seat_is_present_while_its_stream_is_open(running: RunningHouse) -> None:
    with guest(running, "Anna") as anna, guest(running, "Berta") as berta:
        table, token = duel(anna)
        berta.join(table)
        with stream(running, berta.token(table, 1)) as messages:
            next(messages)
            with stream(running, token) as mine:
                next(mine)
                while not until(messages, "presence")["now"][0]["present"]:
                    pass
            while until(messages, "presence")["now"][0]["present"]:
                pass


def test_no_token_is_stored_or_logged(running: RunningHouse) -> None:
    with guest(running, "Anna") as anna:
        _, token = duel(anna)
        assert post(running, "/api/bot/message", token, type="ping").status_code == 200
        secret = token.rpartition(".")[2].encode()
        kept = b"".join(path.read_bytes() for path in running.data.iterdir() if path.is_file())
        assert secret not in kept
        assert bot_api.hash_of(token, PlayerRow("", "Anna", 0)).encode() in kept
        assert secret.decode() not in running.log


@pytest.mark.parametrize("how", ["account/password", "logout-everywhere"])
def test_what_logs_other_devices_out_ends_tokens(running: RunningHouse, how: str) -> None:
    """Also at a table that is over."""
    with guest(running, "Anna") as anna:
        say(anna, "account", login=f"anna-{how[0]}", password=PASSWORD)
        table, token = duel(anna)
        over, old = duel(anna)
        say(anna, f"tables/{over}/leave")
        with stream(running, token) as messages:
            next(messages)
            say(anna, how, **({"old": PASSWORD, "new": f"{PASSWORD}!"} if "password" in how else {}))
            assert all(message["type"] == "presence" for message in messages), "and it ends"
        for void in (token, old):
            refused = post(running, "/api/bot/message", void, type="ping")
            assert (refused.status_code, refused.json()["code"]) == (401, "wrong-token")
        again = anna.token(table, 0)
        assert post(running, "/api/bot/message", again, type="ping").status_code == 200


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_token_outlives_a_restart(running: RunningHouse, how: str) -> None:
    """An open stream does not keep the house from closing, and the client finds its way back."""
    with guest(running, "Anna") as anna, guest(running, "Berta") as berta:
        table, token = duel(anna)
        berta.join(table)
    with Seat(running.url, token, PATIENCE) as seat:
        messages = iter(seat)
        next(messages)
        seat.send(Propose("p", "pause"))
        running.stop() if how == "stop" else running.kill()
        running.start()
        while not isinstance(next(messages), TableMessage):
            pass
        assert seat.table is not None
        assert seat.table.proposal is not None
        assert seat.table.proposal.what == "pause"

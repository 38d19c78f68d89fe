"""Everything that people with bad intentions, or broken programs, send to a house: it is refused with a clear code, the
others notice nothing, and the house goes on."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fuzz.hostile import FLAGS, attack, check_refusal
from tests.server.kit_forge import raw_socket
from tests.server.kit_house import RunningHouse, running_house
from tests.server.kit_play import Message, Person, Socket, people

MESSAGES = 5_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One for all; its log must stay without an exception."""
    with running_house(tmp_path_factory.mktemp("hostile") / "data", *FLAGS) as running:
        yield running


def test_forged_messages_are_answered_and_change_nothing_for_others(house: RunningHouse) -> None:
    run = asyncio.run(attack(house, MESSAGES, seed=1))
    assert run.sent >= MESSAGES
    assert run.answers["bad-message"] > MESSAGES / 10
    assert {"stale", "notation", "not-seated", "not-your-seat", "no-player", "done"} <= set(run.answers)


# Well-formed, but not allowed -----------------------------------------------------------------------------------------


class Scene(NamedTuple):
    """A table of two where Mallory sits across from Vera, and Victor watches."""

    url: str
    table: str
    mallory: Person
    vera: Person
    victor: Person
    mine: Socket
    hers: Socket

    async def quiet(self) -> list[Message]:
        """What Vera has heard since the last time, presence apart."""
        await self.hers.send("ping")
        heard = []
        while (message := await self.hers.receive())["type"] != "pong":
            heard += [message] if message["type"] != "presence" else []
        return heard

    async def refused(self, who: Socket, code: str, type_: str, **fields: object) -> Message:
        """It is refused with that code, and Vera hears nothing of it."""
        await self.quiet()
        reply = await who.ask(type_, **fields)
        assert reply["type"] == "refused", reply
        assert reply["code"] == code, reply
        check_refusal(reply)
        if who is not self.hers:
            assert await self.quiet() == []
        return reply

    async def settle(self) -> tuple[Socket, Socket]:
        """Play until one of the two is asked and the other one is not: them, in that order."""
        while True:
            for one in (self.mine, self.hers):
                await one.send("ping")
                await one.until(lambda message: message["type"] == "pong")
            asked = [one for one in (self.mine, self.hers) if one.question]
            if len(asked) == 1:
                return asked[0], self.hers if asked[0] is self.mine else self.mine
            await asked[0].answer()


@asynccontextmanager
async def scene(house: RunningHouse, **terms: object) -> AsyncIterator[Scene]:
    async with people(house.url, "Mallory", "Vera", "Victor") as (mallory, vera, victor):
        table = await mallory.create("caesar", ("me", "open"), **terms)
        await vera.join(table)
        async with mallory.at(table) as mine, vera.at(table) as hers:
            await mine.hello()
            await hers.hello()
            yield Scene(house.url, table, mallory, vera, victor, mine, hers)


async def test_answers_at_the_wrong_time_are_refused(house: RunningHouse) -> None:
    async with scene(house) as at:
        asked, waiting = await at.settle()
        assert asked.question is not None
        number, moves = asked.question["number"], asked.question["moves"]
        await at.refused(waiting, "not-asked", "answer", question=number + 1, move=moves[0])
        await at.refused(waiting, "not-asked", "answer", question=0, move=moves[0])
        await at.refused(asked, "stale", "answer", question=number + 1, move=moves[0])
        await at.refused(asked, "stale", "answer", question=10_000_000, move=moves[0])
        await at.refused(asked, "notation", "answer", question=number, move="give me the throne")
        # What another question allows is legal notation, but the rules forbid it now.
        refusal = await asked.ask("answer", question=number, move="draw influence")
        assert refusal["type"] == "refused"
        assert refusal["rule"]


async def test_a_message_that_is_sent_again_does_nothing(house: RunningHouse) -> None:
    async with scene(house) as at:
        asked, waiting = await at.settle()
        assert asked.question is not None
        sent: dict[str, object] = {"question": asked.question["number"], "move": asked.question["moves"][0]}
        assert (await asked.ask("answer", id="first", **sent))["type"] == "done"
        await waiting.send("ping")
        await waiting.until(lambda message: message["type"] == "pong")
        log = await at.mallory.http.get(f"/api/tables/{at.table}/log")
        assert (await asked.ask("answer", id="first", **sent))["type"] == "done"
        # The id is what counts, whatever it stands before; and an id is of one seat only.
        assert (await asked.ask("take_back", id="first"))["type"] == "done"
        assert (await asked.ask("concede", id="first"))["type"] == "done"
        assert (await waiting.ask("answer", id="first", **sent))["type"] == "refused"
        reply = await asked.ask("answer", id="second", **sent)
        assert (reply["type"], reply["code"]) in [("refused", "stale"), ("refused", "not-asked")]
        await waiting.send("ping")
        heard = await waiting.until(lambda message: message["type"] not in ("presence", "refused"))
        assert heard["type"] == "pong"
        again = await at.mallory.http.get(f"/api/tables/{at.table}/log")
        assert again.json() == log.json()


async def test_nobody_speaks_for_a_seat_that_is_not_theirs(house: RunningHouse) -> None:
    async with scene(house) as at:
        other = 1 - (at.mine.seat or 0)
        answer = {"question": 0, "move": "x"}
        for type_ in ("hello", "look"):
            await at.mine.send(type_, seat=other)
            reply = await at.mine.until(lambda message: message["type"] in ("refused", "table"))
            assert reply["code"] == "not-your-seat"
        async with at.victor.at(at.table) as watching, raw_socket(at.url, at.table, None) as stranger:
            for one in (watching, stranger):
                await one.hello()
                await at.refused(one, "not-seated", "answer", **answer)
                await at.refused(one, "not-seated", "concede")
                await at.refused(one, "not-seated", "propose", what="abort")
                await at.refused(one, "not-seated", "vote", proposal=1, agree=True)
            await at.refused(stranger, "no-player", "say", text="hello")
        thief = Person(at.url)
        for name, value in at.mallory.http.cookies.items():
            thief.http.cookies.set(name, value[:-4] + ("AAAA" if not value.endswith("AAAA") else "BBBB"))
        async with raw_socket(at.url, at.table, thief) as stolen:
            assert (await stolen.hello())["seats"] == []
            await at.refused(stolen, "not-seated", "answer", **answer)
        await thief.http.aclose()


async def test_a_proposal_is_only_voted_on_while_it_is_open(house: RunningHouse) -> None:
    async with scene(house) as at:
        await at.refused(at.mine, "stale", "vote", proposal=1, agree=True)
        await at.refused(at.mine, "nothing-to-do", "propose", what="resume")
        await at.refused(at.mine, "seat-held", "propose", what="bot", seat=at.hers.seat)
        await at.refused(at.mine, "wrong-seat", "propose", what="bot")
        await at.refused(at.mine, "nothing-to-do", "return")
        assert (await at.mine.ask("propose", what="pause"))["type"] == "done"
        await at.quiet()
        await at.refused(at.mine, "no-vote", "vote", proposal=1, agree=True)
        await at.refused(at.mine, "proposal-open", "propose", what="abort")
        await at.refused(at.mine, "stale", "vote", proposal=2, agree=True)
        assert (await at.hers.ask("vote", proposal=1, agree=False))["type"] == "done"
        await at.refused(at.hers, "stale", "vote", proposal=1, agree=True)
        assert (await at.mine.ask("propose", what="abort"))["type"] == "done"
        assert (await at.hers.ask("vote", proposal=2, agree=True))["type"] == "done"
        for type_, fields in (
            ("answer", {"question": 0, "move": "x"}),
            ("take_back", {}),
            ("concede", {}),
            ("return", {}),
            ("vote", {"proposal": 2, "agree": True}),
            ("propose", {"what": "undo"}),
        ):
            await at.refused(at.mine, "over", type_, **fields)


async def test_the_token_of_a_seat_opens_no_other(house: RunningHouse) -> None:
    async with scene(house) as at, httpx.AsyncClient(base_url=at.url) as program:
        seat = at.mine.seat or 0
        token = (await at.mallory.post(f"/api/tables/{at.table}/seats/{seat}/token"))["token"]
        second = await at.mallory.create("caesar", ("me", "heuristic"))
        good = {"authorization": f"Bearer {token}"}
        answer = {"id": "a", "question": 0, "move": "x"}
        elsewhere = token.replace(at.table, second)
        neighbour = token.replace(f"{at.table}.{seat}", f"{at.table}.{1 - seat}")
        for wrong in (elsewhere, neighbour, token[:-1], token + "A", "x"):
            assert wrong != token
            for path in ("/api/bot/answer", "/api/bot/message"):
                headers = {"authorization": f"Bearer {wrong}"}
                response = await program.post(path, json=answer, headers=headers)
                assert (response.status_code, response.json()["code"]) == (401, "wrong-token")
        message = {"type": "hello", "seat": 1 - seat}
        response = await program.post("/api/bot/message", json=message, headers=good)
        assert (response.status_code, response.json()["code"]) == (403, "not-your-seat")
        response = await at.mallory.http.post(f"/api/tables/{at.table}/seats/{1 - seat}/token")
        assert (response.status_code, response.json()["code"]) == (403, "not-your-seat")
        for path in ("log", "replay"):
            response = await at.mallory.http.get(f"/api/tables/{at.table}/{path}", params={"seat": 1 - seat})
            assert (response.status_code, response.json()["code"]) == (403, "not-your-seat")
        response = await at.mallory.http.get(f"/api/tables/{at.table}/replay", params={"everything": "true"})
        assert (response.status_code, response.json()["code"]) == (409, "not-over")


async def test_a_table_without_spectators_stays_its_players_own_when_it_is_over(house: RunningHouse) -> None:
    async def looks(person: Person, table: str) -> set[tuple[int, str]]:
        found = set()
        for path in ("log", "log?seat=0", "replay", "replay?seat=1", "replay?everything=true", "record"):
            response = await person.http.get(f"/api/tables/{table}/{path}")
            found.add((response.status_code, "" if response.status_code == 200 else response.json()["code"]))
        return found

    for spectators, strangers in (("none", {(403, "no-spectators")}), ("link", {(200, "")})):
        async with scene(house, spectators=spectators) as at:
            await at.settle()
            assert (await at.mallory.http.post(f"/api/tables/{at.table}/leave")).status_code == 200
            assert await looks(at.victor, at.table) == strangers
            for player in (at.mallory, at.vera):
                assert await looks(player, at.table) == {(200, "")}


async def test_tables_that_are_not_there_or_not_open_close_the_socket(house: RunningHouse) -> None:
    async def refusal(person: Person, table: str) -> str:
        async with raw_socket(house.url, table, person) as line:
            code = str((await line.receive())["code"])
            with pytest.raises(ConnectionClosed) as closed:
                await line.receive()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, code)
            return code

    async with scene(house, spectators="none") as at:
        assert await refusal(at.victor, at.table) == "no-spectators"
        assert await refusal(at.victor, "never-was") == "no-table"
        assert await refusal(at.victor, "%00") == "no-table"
        gathering = await at.mallory.create("caesar", ("me", "open"))
        async with at.mallory.at(gathering) as early:
            await early.hello()
            await at.refused(early, "not-started", "answer", question=0, move="x")
        with pytest.raises(InvalidStatus) as denied:
            async with raw_socket(house.url, at.table, None, Origin="https://evil.example"):
                pass
        assert denied.value.response.status_code == 403

"""Whole games over real websockets, with all that happens to people who play: a lost connection, a seat that stays
empty, a house that restarts, an answer that is taken back."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from curia.catalog import level_names, load_game
from curia.core.record import read_record, verify
from tests.kit.games import FEWEST, USUAL
from tests.server.kit_house import QUICK, RunningHouse, running_house
from tests.server.kit_play import Message, Person, Socket, people


async def next_message(sockets: Sequence[Socket]) -> None:
    """Wait until any of them hears something."""
    tasks = [asyncio.ensure_future(socket.receive()) for socket in sockets]
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()


async def take_turn(sockets: Sequence[Socket], chance: random.Random) -> Socket:
    """Let one of those who are asked answer; who it was."""
    while True:
        asked = [socket for socket in sockets if socket.question and not socket.outcome]
        if not asked:
            await next_message(sockets)
            continue
        socket = chance.choice(asked)
        assert socket.question is not None
        number = socket.question["number"]
        reply = await socket.answer(chance=chance)
        # A question may be over by the time it is answered, when a proposal was carried out or a bot sat in.
        assert reply["type"] == "done" or reply["code"] in ("stale", "not-asked", "over"), reply
        while socket.question and socket.question["number"] == number and not socket.outcome:
            await socket.receive()
        return socket


def names(socket: Socket) -> list[str]:
    return [event["name"] for event in socket.events if event["name"].startswith("table.")]


async def put_to_vote(what: str, maker: Socket, voter: Socket, agree: bool) -> None:
    """One proposes something, the other one votes."""
    assert (await maker.ask("propose", what=what))["type"] == "done"
    while not maker.proposal:
        await maker.receive()
    assert maker.proposal is not None
    number = maker.proposal["number"]
    while not voter.proposal or voter.proposal["number"] != number:
        await voter.receive()
    assert (await voter.ask("vote", proposal=number, agree=agree))["type"] == "done"
    while maker.proposal:
        await maker.receive()


async def until_event(socket: Socket, name: str, count: int = 1) -> None:
    while names(socket).count(name) < count:
        await socket.receive()


async def first_half(anna: Person, bruno: Person, table: str, chance: random.Random) -> tuple[int, int]:
    """Until the house is closed; the versions that both have seen."""
    async with AsyncExitStack() as stack:
        b = await stack.enter_async_context(bruno.at(table))
        assert (await b.hello())["seat"] is None
        async with anna.at(table) as a:
            assert (await a.hello())["seat"] == 0
            await bruno.join(table)
            while a.view is None or b.view is None:
                await next_message([a, b])
            assert (a.seat, b.seat) == (0, 1)
            for _ in range(12):
                await take_turn([a, b], chance)
            # An undo that everybody grants, and one that is refused.
            while await take_turn([a, b], chance) is not a:
                pass
            await put_to_vote("undo", a, b, True)
            await until_event(a, "table.undone")
            while await take_turn([a, b], chance) is not a:
                pass
            await put_to_vote("undo", a, b, False)
            await until_event(a, "table.declined")
            assert names(a).count("table.undone") == 1
            version = a.version
        # Anna's connection is lost; after a while a bot sits in for her, and the game goes on.
        await until_event(b, "table.bot_in")
        assert b.now[0]["stand_in"] == "heuristic"
        while not b.question:
            await b.receive()
        for _ in range(3):
            await take_turn([b], chance)
        # She is back, is told what she missed, and takes her seat again with one message.
        a = await stack.enter_async_context(anna.at(table))
        welcome = await a.hello(since=version)
        if welcome["missed"] is not None:
            assert len(welcome["missed"]) == a.version - version
            assert "table.bot_in" in names(a)
        if a.question:
            assert (await a.answer(chance=chance))["code"] == "bot-sits-in"
        assert (await a.ask("return"))["type"] == "done"
        await until_event(a, "table.back")
        for _ in range(6):
            await take_turn([a, b], chance)
        # The seats of this table are not held: only a pause keeps bots out while the house is closed.
        await put_to_vote("pause", a, b, True)
        await until_event(a, "table.paused")
        await until_event(b, "table.paused")
        return a.version, b.version


async def second_half(
    anna: Person, bruno: Person, table: str, versions: tuple[int, int], chance: random.Random
) -> Message:
    """After the house was closed and opened again: both go on where they were, to the end."""
    async with anna.at(table) as a, bruno.at(table) as b:
        for socket, version in ((a, versions[0]), (b, versions[1])):
            welcome = await socket.hello(since=version)
            assert [event["name"] for event in welcome["missed"]] == ["table.restarted"]
            assert welcome["version"] == version + 1
        await put_to_vote("resume", b, a, True)
        while a.outcome is None:
            if a.question or b.question:
                await take_turn([a, b], chance)
            else:
                await next_message([a, b])
        while b.outcome is None:
            await b.receive()
        assert a.outcome == b.outcome
        return a.outcome


async def check_record(anna: Person, table: str, outcome: Message) -> None:
    """The record of the game is true: its moves follow the rules, its chance follows from the published seed."""
    response = await anna.http.get(f"/api/tables/{table}/record")
    assert response.status_code == 200
    record = read_record(response.text)
    assert (record.end, record.points) == (outcome["reason"], outcome["points"])
    assert verify(load_game(record.game, record.seats, record.options), record) > 0


@pytest.mark.parametrize(("game", "seats"), USUAL.items())
def test_a_whole_game_with_everything_that_happens_to_people(game: str, seats: int, tmp_path: Path) -> None:
    chance = random.Random(game)
    plan = ("me", "open", *level_names(game))[:seats]

    async def begin(house: RunningHouse, anna: Person, bruno: Person) -> tuple[str, tuple[int, int]]:
        absence = {"hold": 0, "then": "bot"}
        table = await anna.create(game, plan, absence=absence, clock={"kind": "bank", "seconds": 3600})
        return table, await first_half(anna, bruno, table, chance)

    async def go_on(anna: Person, bruno: Person, table: str, versions: tuple[int, int]) -> None:
        outcome = await second_half(anna, bruno, table, versions, chance)
        await check_record(anna, table, outcome)

    async def everything(house: RunningHouse) -> None:
        async with people(house.url, "Anna", "Bruno") as (anna, bruno):
            table, versions = await begin(house, anna, bruno)
            await asyncio.to_thread(house.stop)
            await asyncio.to_thread(house.start)
            await go_on(anna, bruno, table, versions)

    with running_house(tmp_path / "data", *QUICK) as house:
        asyncio.run(everything(house))


def test_one_person_plays_each_game_against_bots_to_the_end(tmp_path: Path) -> None:
    async def everything(url: str) -> None:
        async with people(url, "Anna") as (anna,):
            for game, seats in FEWEST.items():
                table = await anna.create(game, ["me", *["heuristic"] * (seats - 1)])
                async with anna.at(table) as socket:
                    await socket.hello()
                    await socket.play_on(random.Random(7))
                    assert socket.outcome is not None
                    await check_record(anna, table, socket.outcome)

    with running_house(tmp_path / "data", *QUICK) as house:
        asyncio.run(everything(house.url))

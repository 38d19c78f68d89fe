"""Nobody is told a secret: all bytes that a watcher receives stay equal when only secrets of others change.

`python -m fuzz.leaks` plays many more such games."""

import asyncio
import base64
import random
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from msgspec import Raw

from curia.catalog import load_game
from curia.core.events import Event, EventLog
from curia.core.rng import Rng
from curia.core.types import OBSERVER
from curia.server.base.errors import Declined
from curia.server.base.settings import DATABASE_NAME
from curia.server.tables import history, projection, room
from curia.server.tables.entries import Moved
from curia.server.tables.projection import SentState
from curia.server.tables.room import Room
from curia.server.tables.table import Table
from curia.server.tables.visitor import Visitor
from curia.wire.events import EventItem
from curia.wire.kinds import ChatChannel
from curia.wire.play import Update
from curia.wire.terms import Absence, Clock, SeatPlan, Terms
from tests.server.kit_compare_houses import Leak
from tests.server.kit_fake_house import BEGINNING, ScriptedTable, World
from tests.server.kit_house import QUICK, running_house
from tests.server.kit_leaks import Tally, play_twins
from tests.server.kit_play import people
from tests.server.kit_twin_games import Eyes, Moment, random_game

PERSON: Final = SeatPlan("open")
BANK: Final = Clock("bank", seconds=1200, increment=600)
"""Long enough that no clock runs out while the test itself takes its time."""
FORBIDDEN: Final = {"seq", "seed", "chance", "digest", "position", "token", "client_id", "entries", "password"}
"""No message has a field of such a name."""


class Houses:
    """Two houses for all tests of this module, in one loop."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        self.worlds = self.runner.run(_opened(folder))

    def play(self, terms: Terms, watcher: int, seed: int, length: int, most: int) -> Tally:
        return self.runner.run(play_twins(self.worlds, terms, watcher, seed, length, most))

    def close(self) -> None:
        for world in self.worlds:
            self.runner.run(world.close())
        self.runner.close()


async def _opened(folder: Path) -> tuple[World, World]:
    worlds = (World(folder / "one", bytes(range(32))), World(folder / "two", bytes(range(32, 64))))
    for world in worlds:
        await world.open()
    return worlds


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    houses = Houses(tmp_path_factory.mktemp("houses"))
    yield houses
    houses.close()


# The same bytes whatever others hold ----------------------------------------------------------------------------------


class Case(NamedTuple):
    terms: Terms
    watcher: int
    seed: int
    length: int = 25
    most: int = 2


def terms(game: str, seats: int, **more: Any) -> Terms:
    return Terms(game, [PERSON] * seats, **{"clock": BANK, **more})


CASES: Final = {
    "habemus-3": Case(terms("habemus", 3), 0, 2),
    "habemus-3-memory": Case(terms("habemus", 3, memory=True, options={"open_screens": "true"}), 2, 3),
    "habemus-4-spectators": Case(terms("habemus", 4, clock=Clock("days")), OBSERVER, 4),
    "habemus-4-bots": Case(
        Terms("habemus", [PERSON, PERSON, SeatPlan("bot"), SeatPlan("bot")], {"felipe": "may"}, clock=BANK), 1, 5
    ),
    "caesar": Case(terms("caesar", 2, absence=Absence(60, "bot")), 0, 6),
    "caesar-memory": Case(terms("caesar", 2, memory=True, options={"manipulation": "shuffled"}), 1, 7),
    "caesar-one-screen": Case(
        Terms("caesar", [SeatPlan("me"), SeatPlan("here")], hot_seat=True, clock=Clock()), OBSERVER, 8
    ),
    "borgia-3": Case(terms("borgia", 3), 1, 9, length=8, most=5),
    "borgia-3-spectators": Case(terms("borgia", 3, absence=Absence(60, "bot")), OBSERVER, 10, length=8, most=5),
    "borgia-4-memory": Case(terms("borgia", 4, memory=True, options={"election": "open"}), 3, 11, length=8, most=5),
}


@pytest.mark.parametrize("name", CASES)
def test_a_watcher_is_told_the_same_whatever_others_hold(houses: Houses, name: str) -> None:
    case = CASES[name]
    tally = houses.play(case.terms, case.watcher, case.seed, case.length, case.most)
    assert tally.duels == case.most
    assert tally.different >= tally.steps // (8 if case.terms.game == "borgia" else 2), "the two games must differ"
    assert tally.compared > 100_000


# Nothing noticed, nothing sent ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "steps"), [("caesar", 2, 60), ("borgia", 3, 120)])
def test_who_notices_nothing_is_sent_nothing(houses: Houses, game: str, seats: int, steps: int) -> None:
    assert houses.runner.run(_watch_all(houses.worlds[0], game, seats, steps)) > 20


async def _watch_all(world: World, name: str, seats: int, steps: int) -> int:
    """Play, and look at what reaches each watcher. Returns how often one was sent nothing."""
    game = load_game(name, seats)
    quiet = 0
    played = random_game(game, Rng(1), calm=5)
    step, state, _ = next(played)
    await world.begin(f"watched-{name}", terms(name, seats), game, [(step, BEGINNING)], BEGINNING)
    eyes = {watcher: Eyes(game, watcher, False) for watcher in (*range(seats), OBSERVER)}
    sights = {watcher: eyes[watcher].sight(state) for watcher in eyes}
    ears = world.visitors | {OBSERVER: world.spectators[0]}
    for number, (step, state, log) in zip(range(steps), played, strict=False):
        counts = {watcher: len(world.heard(visitor)) for watcher, visitor in ears.items()}
        world.table.coming.extend(step.chance)
        await world.play(step, world.clock + 1000, f"step-{number}")
        for watcher, visitor in ears.items():
            moment = Moment(eyes[watcher].events(log), eyes[watcher].sight(state))
            unseen = moment == Moment(eyes[watcher].events(EventLog()), sights[watcher]) and watcher != step.seat
            sights[watcher] = moment.sight
            heard = b"\n".join(world.heard(visitor, counts[watcher])).splitlines()
            assert len(heard) == (0 if unseen else 2 if watcher == step.seat else 1), (watcher, step, heard)
            quiet += unseen
            for data in heard:
                assert not FORBIDDEN & set(re.findall(r'"([a-z_]+)":', data.decode()))
    world.end()
    return quiet


# The comparison finds leaks -------------------------------------------------------------------------------------------

Patch = Callable[[pytest.MonkeyPatch], None]


def _alter_updates(patch: pytest.MonkeyPatch, change: Callable[[Update, Table, int, Sequence[Event]], None]) -> None:
    honest = projection.update_for

    def update_for(table: Table, watcher: int, events: Sequence[Event], sent: SentState, now: int) -> Update | None:
        update = honest(table, watcher, events, sent, now)
        if update is not None:
            change(update, table, watcher, events)
        return update

    patch.setattr(room, "update_for", update_for)


def another_seats_view(patch: pytest.MonkeyPatch) -> None:
    def change(update: Update, table: Table, watcher: int, events: Sequence[Event]) -> None:
        update.view = Raw(projection.view_json(table, 0 if watcher == OBSERVER else (watcher + 1) % table.seats))

    _alter_updates(patch, change)


def number_of_the_entry_as_version(patch: pytest.MonkeyPatch) -> None:
    def change(update: Update, table: Table, watcher: int, events: Sequence[Event]) -> None:
        update.version = table.next_seq

    _alter_updates(patch, change)


def secrets_in_events(patch: pytest.MonkeyPatch) -> None:
    def change(update: Update, table: Table, watcher: int, events: Sequence[Event]) -> None:
        heard = [event for event in events if event.is_seen_by(watcher)]
        update.events = [EventItem(event.name, event.public | event.secret) for event in heard]

    _alter_updates(patch, change)


def a_sign_that_something_happened(patch: pytest.MonkeyPatch) -> None:
    honest = projection.update_for

    def update_for(table: Table, watcher: int, events: Sequence[Event], sent: SentState, now: int) -> Update:
        return honest(table, watcher, events, sent, now) or Update(table.version(watcher), [])

    patch.setattr(room, "update_for", update_for)


def everything_in_the_replay(patch: pytest.MonkeyPatch) -> None:
    honest = history.frames_of
    patch.setattr(history, "frames_of", lambda row, seats, entries, eyes: honest(row, seats, entries, history.OPEN))


def one_channel_for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Visitor, "channel", property(lambda visitor: ChatChannel.PLAYERS))


def the_length_of_the_log_in_refusals(patch: pytest.MonkeyPatch) -> None:
    honest = Room.refuse

    def refuse(self: Room, visitor: Visitor, name: str, declined: Declined) -> None:
        assert self.table is not None
        honest(self, visitor, name, Declined(declined.code, f"{declined.text} ({self.table.next_seq})"))

    patch.setattr(Room, "refuse", refuse)


def time_for_every_answer(patch: pytest.MonkeyPatch) -> None:
    def evolve_move(self: Table, entry: Moved) -> list[Event]:
        self.clocks.answered(entry.seat)
        return Table._evolve_move(self, entry)

    patch.setattr(ScriptedTable, "_evolve_move", evolve_move, raising=False)


LEAKS: Final[list[tuple[Patch, str]]] = [
    (another_seats_view, "habemus-3"),
    (number_of_the_entry_as_version, "habemus-4-spectators"),
    (secrets_in_events, "habemus-3"),
    (a_sign_that_something_happened, "caesar"),
    (everything_in_the_replay, "habemus-4-spectators"),
    (one_channel_for_all, "habemus-3"),
    (the_length_of_the_log_in_refusals, "habemus-3-memory"),
    (time_for_every_answer, "habemus-3"),
]


@pytest.mark.parametrize(("leak", "name"), LEAKS, ids=[leak.__name__ for leak, _ in LEAKS])
def test_the_comparison_finds(houses: Houses, monkeypatch: pytest.MonkeyPatch, leak: Patch, name: str) -> None:
    case = CASES[name]
    leak(monkeypatch)
    with pytest.raises(Leak):
        houses.play(case.terms, case.watcher, case.seed, case.length, case.most)


# The log of the house -------------------------------------------------------------------------------------------------


def test_the_log_of_the_house_tells_no_secret(tmp_path: Path) -> None:
    """A real house that logs as much as it can, with games, refusals, a program and messages that are none."""
    data = tmp_path / "data"
    with running_house(data, *QUICK, "--log-level", "debug") as house:
        secrets = asyncio.run(_play_and_misbehave(house.url))
        house.stop()
        log = house.log
    assert log.count("/api/tables") > 5, "the log must tell something"
    assert [secret for secret in (*secrets, *_stored_secrets(data)) if secret in log] == []


async def _play_and_misbehave(url: str) -> set[str]:
    """Returns what was said, and what opens doors."""
    chance = random.Random(1)
    secrets = {"secret line", "a move that is none", "correct horse"}
    async with people(url, "Anna", "Bruno") as (anna, bruno):
        await anna.post("/api/account", login="anna", password="correct horse")
        secrets.add((await anna.post("/api/me/recovery"))["code"])
        for game, seats in (("habemus", ("me", "open", "random")), ("caesar", ("me", "open"))):
            table = await anna.create(game, seats)
            await bruno.join(table)
            token = str((await bruno.post(f"/api/tables/{table}/seats/1/token"))["token"])
            secrets |= {token, *anna.http.cookies.values(), *bruno.http.cookies.values()}
            program = {"authorization": f"Bearer {token}"}
            async with anna.at(table) as one, bruno.at(table) as two:
                await one.hello()
                await two.hello()
                await one.ask("answer", question=0, move="a move that is none")
                await one.ask("say", text="a secret line")
                await one.send("secret line", move="a move that is none")
                answer = {"id": "x", "question": 99, "move": "a move that is none"}
                assert (await bruno.http.post("/api/bot/answer", headers=program, json=answer)).status_code == 409
                await bruno.http.get(f"/api/tables/{table}/log?token={token}", headers=program)
                await asyncio.gather(one.play_on(chance), two.play_on(chance))
    return secrets


def _stored_secrets(data: Path) -> set[str]:
    """Seeds, keys, and all that was played, as it is stored."""
    secrets = set(re.findall(r'"([^"]{20,})"', (data / "keys.json").read_text()))
    with closing(sqlite3.connect(data / DATABASE_NAME)) as database:
        for (seed,) in database.execute("SELECT seed FROM matches"):
            secrets |= {
                seed.hex(),
                base64.b64encode(seed).decode(),
                base64.urlsafe_b64encode(seed).decode(),
                repr(seed),
            }
        for texts in database.execute("SELECT body, chance FROM entries"):
            # A move of one word could stand in any line.
            secrets |= {line for text in texts for line in text.splitlines() if " " in line}
    assert len(secrets) > 40
    return secrets

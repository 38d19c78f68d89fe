"""People who play as fast as the house answers and note all that they are told, and the audit of a table's stored log
against their notes."""

import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed

from curia.core.types import OBSERVER
from curia.server.store.rows import EntryRow
from curia.server.store.store import StoredGame
from curia.server.tables.entries import read_entry
from curia.server.tables.projection import question_for, seen, view_json
from curia.server.tables.table import Table, game_of
from tests.server.kit_play import Message, Person, Socket

_LATE: Final = (
    "stale",
    "not-asked",
    "over",
    "revealed",
    "nothing-to-undo",
    "proposal-open",
    "no-vote",
    "nothing-to-do",
)
"""Refusals of somebody who did not know yet what others did, or who takes back what cannot be taken back."""


class Player:
    """One connection after the other of a person at a table, in a seat or watching."""

    def __init__(self, person: Person, table: str, seat: int | None, chance: random.Random) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.sent: dict[str, Message] = {}
        """Everything that was ever sent, by its id."""
        self.done: list[str] = []
        """What was acknowledged, in that order; what was sent in vain before a crash comes before what follows it."""
        self.refused: set[str] = set()
        self.told: list[tuple[int, list[Message]]] = []
        """Events, with the version after them."""
        self.socket: Socket
        self._version = 0
        self._chance = chance
        self._answered: int | None = None
        self._voted = 0
        self._sealed: Message | None = None
        """The last question, if its answer may still be changed."""

    @property
    def watcher(self) -> int:
        return OBSERVER if self.seat is None else self.seat

    @property
    def is_over(self) -> bool:
        return self.socket.outcome is not None

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        """A new connection, which names the last version that was seen."""
        async with self.person.at(self.table) as self.socket:
            self._answered = None
            await self.hello()
            yield

    async def hello(self) -> Message:
        """What the house says of the table as it is."""
        since = self._version
        await self.socket.send("hello", since=since)
        while (message := await self._hear())["type"] != "table":
            pass
        missed = message["missed"]
        if missed is not None:
            assert len(missed) == message["version"] - since, "what was missed does not lead to the version"
            self.told.append((message["version"], missed))
        return message

    async def _hear(self) -> Message:
        message = await self.socket.receive()
        match message["type"]:
            case "update":
                self.told.append((message["version"], message["events"]))
            case "done":
                self.refused.discard(message["id"])
                if message["id"] not in self.done:
                    self.done.append(message["id"])
            case "refused":
                assert message["code"] in _LATE, message
                self.refused.add(message["id"])
            case _:
                pass
        self._version = self.socket.version
        return message

    async def play(self) -> None:
        """Until the house is gone."""
        try:
            await self._act()
            while True:
                message = await self._hear()
                if message["type"] == "done":
                    await self._think_again(self.sent[message["id"]])
                else:
                    await self._act()
        except ConnectionClosed:
            pass

    async def _send(self, type_: str, **fields: object) -> None:
        name = f"{len(self.sent)}-{self._chance.getrandbits(32):x}"
        self.sent[name] = {"type": type_, "id": name, **fields}
        await self.socket.send(type_, id=name, **fields)

    async def _act(self) -> None:
        """Answer a question, vote on a proposal; now and then say or propose something."""
        question, proposal = self.socket.question, self.socket.proposal
        if self.seat is None or self.is_over:
            return
        if proposal and proposal["by"] != self.seat and proposal["number"] != self._voted:
            self._voted = proposal["number"]
            await self._send("vote", proposal=self._voted, agree=self._chance.random() < 0.7)
        if question and question["number"] != self._answered:
            self._answered = question["number"]
            self._sealed = question if question["sealed"] else None
            whim = self._chance.random()
            if whim < 0.03:
                await self._send("say", text=f"line {len(self.sent)} of seat {self.seat}")
            elif whim < 0.05 and not proposal:
                await self._send("propose", what="undo")
            await self._send("answer", question=self._answered, move=self._chance.choice(question["moves"]))

    async def _think_again(self, done: Message) -> None:
        """An answer was stored: sometimes it is changed or taken back."""
        whim = self._chance.random()
        if done["type"] == "answer" and self._sealed and whim < 0.2:
            move = self._chance.choice(self._sealed["moves"])
            await self._send("answer", question=self._sealed["number"], move=move)
        elif done["type"] == "answer" and whim > 0.97:
            await self._send("take_back")

    def unsettled(self) -> list[str]:
        """What was sent without any reply."""
        settled = {*self.done, *self.refused}
        return [name for name, message in self.sent.items() if name not in settled and message["type"] != "say"]

    async def send_again(self, name: str) -> str:
        """The same message once more: done or refused."""
        message = dict(self.sent[name])
        await self.socket.send(message.pop("type"), **message)
        while True:
            reply = await self._hear()
            if reply["type"] in ("done", "refused") and reply["id"] == name:
                return str(reply["type"])


class Audit:
    """A table's log as it grows; whatever was once in it stays."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._seats = {player.seat: player for player in players if player.seat is not None}
        self._changed: tuple[int, str] | None = None
        """A seat changed its answer to this one, which is the next entry."""
        self.entries: list[EntryRow] = []
        self.ids: dict[tuple[int, str], int] = {}
        """The number of the entry that each message of a seat led to."""
        self.seen: dict[int, list[Message]] = {player.watcher: [] for player in players}
        """All events of the log, as each watcher may see them."""
        self._checked = Counter[Player]()
        """How much of what each player was told was compared already."""
        self.table: Table

    def take(self, whole: StoredGame) -> None:
        """The log as it is now: it follows the rules and its seed, and holds nothing that nobody sent."""
        if not self.entries:
            self.table = Table(whole.row, whole.seats, game_of(whole.row))
        known = len(self.entries)
        assert whole.entries[:known] == self.entries, "what was in the log has changed"
        for entry in whole.entries[known:]:
            if entry.client_id is not None:
                self._check_message(entry)
            elif entry.kind == "move":
                self._check_own_move(entry)
            events = self.table.evolve(read_entry(entry, self.table.game))
            for watcher, items in self.seen.items():
                items += json.loads(msgspec.json.encode(seen(events, watcher)))
            self.entries.append(entry)

    def _check_message(self, entry: EntryRow) -> None:
        assert entry.client_id is not None
        key = (entry.seat, entry.client_id)
        assert key not in self.ids, f"a message was carried out twice: {key}"
        self.ids[key] = entry.seq
        message = self._seats[entry.seat].sent.get(entry.client_id)
        assert message is not None, f"nobody sent {key}"
        chair = self.table.chairs[entry.seat]
        match message["type"], entry.kind:
            case "answer", "move":
                assert (message["question"], message["move"]) == (chair.question, entry.body)
            case "answer", "took_back":
                assert message["question"] == chair.answered
                self._changed = (entry.seat, message["move"])
            case ("take_back", "took_back") | ("propose", "proposed") | ("vote", "agreed" | "declined"):
                pass
            case _:
                raise AssertionError(f"{message['type']} led to {entry.kind}")

    def _check_own_move(self, entry: EntryRow) -> None:
        """A move without a message: the second half of a changed answer, a bot's, or one without a choice."""
        if self._changed is not None:
            assert self._changed == (entry.seat, entry.body)
            self._changed = None
        elif self.table.chairs[entry.seat].bot_level is None:
            match = self.table.match
            assert match.decision(entry.seat).discreet
            assert len(match.legal_moves(entry.seat)) == 1

    def check_told(self, player: Player) -> None:
        """Nobody was told anything that is not in the log, and nothing that was acknowledged is missing there."""
        items = self.seen[player.watcher]
        for version, events in player.told[self._checked[player] :]:
            assert version <= len(items), f"version {version} was seen, but the log leads to {len(items)} only"
            assert items[version - len(events) : version] == events, "the log tells of other events"
        self._checked[player] = len(player.told)
        if player.seat is None:
            return
        acted = [name for name in player.done if player.sent[name]["type"] != "say"]
        missing = [name for name in acted if (player.seat, name) not in self.ids]
        assert not missing, f"acknowledged, but not in the log: {[player.sent[name] for name in missing]}"
        places = [self.ids[player.seat, name] for name in acted]
        assert places == sorted(places), "the log has what was acknowledged in another order"

    def check_now(self, player: Player, told: Message) -> None:
        """What the house says of the table is what follows from the log."""
        table, watcher = self.table, player.watcher
        question = question_for(table, watcher)
        assert told["version"] == table.version(watcher) == len(self.seen[watcher])
        assert told["view"] == json.loads(view_json(table, watcher))
        assert told["question"] == (None if question is None else msgspec.to_builtins(question))
        assert (told["outcome"] is None) == (table.outcome is None)

"""Messages that no honest client sends: noise, broken JSON, wrong types, and well-formed ones at the wrong time."""

import json
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from websockets.asyncio.client import ClientConnection

from tests.server.kit_play import Message, Person, Socket, connected

LARGEST: Final = 16 * 1024
"""Bytes that a message may have; a longer one closes the socket."""
_STRINGS: Final = (
    "",
    " ",
    "x" * 401,
    "x" * 5_000,
    "\0",
    "none\nplay",
    "\u202eevil\u202c",
    "é̂̃" * 30,
    "🂡" * 40,
    "../../etc/passwd",
    "'; DROP TABLE entries; --",
    "<script>alert(1)</script>",
    "%s%n{0}{self}",
    "true",
    "-1",
    "9" * 390,
    "bid " + "9" * 300,
)
_NUMBERS: Final = (-1, 0, 1, 5, 6, 255, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 10**40, 1e308, -0.0, 0.5)
_RAW: Final = (
    "NaN",
    "Infinity",
    "1e999",
    "-",
    "01",
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\x41"',
    "'single'",
    "nul",
    "\ufeff1",
    "/* */ 1",
)
"""Written where a value should be."""


class RawSocket(Socket):
    """A connection over which anything can be sent."""

    def __init__(self, connection: ClientConnection) -> None:
        super().__init__(connection)
        self.connection = connection

    async def send_raw(self, data: str | bytes) -> None:
        await self.connection.send(data)


@asynccontextmanager
async def raw_socket(url: str, table: str, person: Person | None, **headers: str) -> AsyncIterator[RawSocket]:
    """To a table, as somebody or (none) as a stranger without a cookie; other headers with _ for -."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    if person is not None:
        cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        given |= {"Cookie": cookie, "Origin": person.url}
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
    async with connected(address, given) as connection:
        yield RawSocket(connection)


class Forger:
    """Makes messages from what an honest client at a table would know, which `learn` tells."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._question = 0
        self._moves = ["pass"]
        self._proposal = 1
        self._count = 0
        self._sent: list[Message] = []

    def learn(self, message: Message) -> None:
        """Something that the house said."""
        question = message.get("question")
        if question:
            self._question = question["number"]
            self._moves = question["moves"] + self._moves[:200]
        if message.get("proposal"):
            self._proposal = message["proposal"]["number"]

    def name(self) -> str:
        self._count += 1
        return f"f{self._count}-{self._chance.getrandbits(32):x}"

    def message(self) -> str | bytes:
        """The next one; short enough to be read."""
        kinds: Sequence[Callable[[], str | bytes]] = (
            self._noise,
            self._broken,
            self._broken,
            self._wrong_value,
            self._wrong_value,
            self._raw_value,
            self._other_fields,
            self._nested,
            self._wrong_time,
            self._wrong_time,
            self._wrong_time,
            self._again,
        )
        while True:
            made = self._chance.choice(kinds)()
            if len(made if isinstance(made, bytes) else made.encode("utf-8", "surrogatepass")) <= LARGEST:
                # Now and then as bytes: both kinds of frames are read alike.
                if isinstance(made, str) and self._chance.random() < 0.1:
                    return made.encode("utf-8", "surrogatepass")
                return made

    # No message at all --------------------------------------------------------------------------------------------

    def _noise(self) -> str | bytes:
        size = self._chance.choice((0, 1, 2, 10, 100, 1_000, 10_000))
        if self._chance.random() < 0.5:
            return self._chance.randbytes(size)
        letters = [*map(chr, range(32, 127)), "é", "教", "🂡"]
        return "".join(self._chance.choices(letters, k=size // 4))

    def _broken(self) -> str:
        """A message with a part cut out, doubled, changed, or put in from another one."""
        text, other = json.dumps(self._valid()), json.dumps(self._valid())
        start = self._chance.randrange(len(text))
        end = min(len(text), start + self._chance.randrange(1, 20))
        match self._chance.randrange(6):
            case 0:
                return text[:start]
            case 1:
                return text[:start] + text[end:]
            case 2:
                return text[:end] + text[start:]
            case 3:
                return text[:start] + chr(self._chance.randrange(1, 0x250)) + text[start + 1 :]
            case 4:
                return text[:start] + other[self._chance.randrange(len(other)) :]
            case _:
                return text + other

    def _nested(self) -> str:
        depth = self._chance.choice((10, 100, 1_000, 5_000))
        opened, closed = self._chance.choice((("[", "]"), ('{"type":', "}"), ('{"a":[', "]}")))
        inner = opened * depth + ("1" + closed * depth if self._chance.random() < 0.7 else "")
        return inner if self._chance.random() < 0.5 else f'{{"type":"answer","id":"a","question":{inner},"move":"x"}}'

    # A message with something wrong in it -------------------------------------------------------------------------

    def _wrong_value(self) -> str:
        message = self._valid()
        message[self._chance.choice(list(message))] = self._odd()
        return json.dumps(message, ensure_ascii=self._chance.random() < 0.5)

    def _raw_value(self) -> str:
        message = self._valid()
        message[self._chance.choice(list(message))] = "@@"
        return json.dumps(message).replace('"@@"', self._chance.choice(_RAW))

    def _other_fields(self) -> str:
        """A field too many, too few, or twice."""
        message = self._valid()
        match self._chance.randrange(3):
            case 0:
                field = self._chance.choice(("seat", "player", "token", "__class__", "id ", "Type", "seed"))
                return json.dumps({**message, field: self._odd()})
            case 1:
                del message[self._chance.choice(list(message))]
                return json.dumps(message)
            case _:
                field = self._chance.choice(list(message))
                return json.dumps(message)[:-1] + f", {json.dumps(field)}: {json.dumps(self._odd())}}}"

    def _odd(self) -> object:
        odd: Sequence[object] = (*_STRINGS, *_NUMBERS, None, True, False, [], {}, [[]], {"a": {"b": []}}, [1] * 1_000)
        return self._chance.choice(odd)

    # A message at the wrong time ----------------------------------------------------------------------------------

    def _valid(self) -> Message:
        """Of the right form; most are not what may be said now."""
        number = max(0, self._question + self._chance.choice((-1, 0, 0, 1, 2, -self._question, 10_000_000)))
        messages: Sequence[Message] = (
            {"type": "ping"},
            {"type": "hello", "since": self._chance.choice((None, 0, 1, 40, 10_000_000)), "seat": None},
            {"type": "hello", "seat": self._chance.randrange(6)},
            {"type": "look", "seat": self._chance.choice((None, *range(6)))},
            {"type": "answer", "id": self.name(), "question": number, "move": self._move()},
            {"type": "answer", "id": self.name(), "question": number, "move": self._move()},
            {"type": "answer", "id": self.name(), "question": number, "move": self._move()},
            {"type": "why", "id": self.name(), "move": self._move()},
            {"type": "take_back", "id": self.name()},
            {"type": "propose", "id": self.name(), "what": "bot", "seat": self._chance.choice((None, *range(6)))},
            {"type": "propose", "id": self.name(), "what": self._chance.choice(("undo", "pause", "resume"))},
            {"type": "vote", "id": self.name(), "proposal": self._chance.randrange(self._proposal + 3), "agree": True},
            {"type": "return", "id": self.name()},
            {"type": "say", "id": self.name(), "text": self._chance.choice(("hi", "\u200b", " ", "\t\n", "🂡" * 500))},
        )
        return dict(self._chance.choice(messages))

    def _move(self) -> str:
        """A move of this or another question, perhaps a little changed."""
        move = self._chance.choice(self._moves)
        place = self._chance.randrange(len(move))
        match self._chance.randrange(6):
            case 0:
                return move[:place] + self._chance.choice(" 0-9zZ,|:é\0") + move[place:]
            case 1:
                return (move[:place] + move[place + 1 :]) or "x"
            case 2:
                return f"{move.split()[0]} {self._chance.choice(_NUMBERS)}"[:400]
            case 3:
                return self._chance.choice(("pass", "play none", "bid S", "done", "draw 1", "take 0", "none"))
            case _:
                return move

    def _wrong_time(self) -> str:
        message = self._valid()
        self._sent.append(message)
        return json.dumps(message)

    def _again(self) -> str:
        """An old message, as it was or under a new name."""
        if not self._sent:
            return self._wrong_time()
        message = dict(self._chance.choice(self._sent))
        if "id" in message and self._chance.random() < 0.5:
            message["id"] = self.name()
        return json.dumps(message)

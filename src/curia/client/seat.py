"""One seat at a table, played by a program."""

import contextlib
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Final, Generic, TypeAlias, cast, overload

import httpx
import msgspec
from msgspec import UNSET

from curia.client.door import PATIENCE, Closable, Door, HouseError, is_passing, problem_of
from curia.client.views import AnyView, Playing, V
from curia.wire.events import EventItem
from curia.wire.lobby import TableInfo
from curia.wire.play import (
    Answer,
    ClientMessage,
    OutcomeItem,
    Presence,
    Question,
    Refused,
    Return,
    Reveal,
    Say,
    SeatNow,
    ServerMessage,
    TableMessage,
    Update,
)

Choose: TypeAlias = Callable[[V, Question], str]
"""One of `question.moves`."""

_SILENCE: Final = httpx.Timeout(20.0, read=60.0)
"""The house says something at least every 15 seconds."""
_PASSING: Final = ("stale", "not-asked", "paused", "over", "bot-sits-in")

_messages: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)


class NotAllowed(HouseError):
    """A message was refused. For a move that the rules forbid, `refused.rule` is the paragraph."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.code, refused.text)
        self.refused = refused

    @property
    def is_passing(self) -> bool:
        """It only tells that the table went on meanwhile; the next message shows how."""
        return self.code in _PASSING


class Seat(Closable, Generic[V]):
    """A seat at a house. Iterating gives every message and keeps the fields below as the last ones said.

    With `playing`, views have the type of that game's; HouseError `other-game` if the table plays another one."""

    @overload
    def __init__(
        self: "Seat[AnyView]",
        url: str,
        token: str,
        patience: float = PATIENCE,
        sleep: Callable[[float], None] = time.sleep,
        seed: bytes | None = None,
    ) -> None: ...

    @overload
    def __init__(
        self,
        url: str,
        token: str,
        patience: float = PATIENCE,
        sleep: Callable[[float], None] = time.sleep,
        seed: bytes | None = None,
        *,
        playing: Playing[V] | None,
    ) -> None: ...

    def __init__(
        self,
        url: str,
        token: str,
        patience: float = PATIENCE,
        sleep: Callable[[float], None] = time.sleep,
        seed: bytes | None = None,
        *,
        playing: Playing[V] | None = None,
    ) -> None:
        self._door = Door(url, token, patience, sleep)
        self._playing = playing
        self._seed = seed
        """What the seat adds to chance, if it gave the hash when it sat down."""
        self.table: TableMessage | None = None
        """The last one that told everything; None until the first message."""
        self.version: int | None = None
        self.view: V | None = None
        """None before the game."""
        self.question: Question | None = None
        """What the seat is asked now."""
        self.now: list[SeatNow] = []
        self.paused = False
        self.outcome: OutcomeItem | None = None
        self._events: list[EventItem] = []
        self._answered = -1

    # Hearing ----------------------------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[ServerMessage]:
        """Every message, for ever. A lost connection is made again; then a `table` message tells what was missed.

        Raises HouseError when the token is no longer good or the house stays out of reach."""
        while True:
            yield from self._connected()

    def _connected(self) -> Iterator[ServerMessage]:
        """What one connection gives, the first one that can be made."""
        for pause in self._door.pauses():
            heard = False
            try:
                for message in self._stream():
                    heard = True
                    self._take(message)
                    yield message
            except httpx.TransportError:
                pass
            if heard:
                return
            pause(0)

    def _stream(self) -> Iterator[ServerMessage]:
        since = {} if self.version is None else {"since": str(self.version)}
        # Compressing could hold lines back.
        headers = {"accept-encoding": "identity"}
        with self._door.http.stream(
            "GET", "/api/bot/stream", params=since, headers=headers, timeout=_SILENCE
        ) as response:
            if is_passing(response):
                return
            if response.is_error:
                response.read()
                raise problem_of(response)
            for line in _lines(response.iter_bytes()):
                if not line:
                    continue
                message = _messages.decode(line)
                if isinstance(message, Refused):  # the table is too full, or the house is about to close
                    return
                yield message

    def _take(self, message: ServerMessage) -> None:
        if isinstance(message, TableMessage):
            self._check_game(message.table.terms.game)
            self.table = message
            self._events += message.missed or []
            self.version = message.version
            self.view = self._read(message.view)
            self.question, self.now = message.question, message.now
            self.paused, self.outcome = message.paused, message.outcome
            self._reveal(message.table)
        elif isinstance(message, Update):
            self._events += message.events
            self.version = message.version
            if message.view is not UNSET:
                self.view = self._read(message.view)
            if message.question is not UNSET:
                self.question = message.question
            if message.now is not UNSET:
                self.now = message.now
            if message.paused is not UNSET:
                self.paused = message.paused
            if message.outcome is not UNSET:
                self.outcome = message.outcome
        elif isinstance(message, Presence):
            self.now = message.now

    def _check_game(self, game: str) -> None:
        if self._playing is not None and self._playing.game != game:
            raise HouseError("other-game", f"the table plays {game}, this program {self._playing.game}")

    def _read(self, sent: msgspec.Raw) -> V | None:
        """A view. Its sums come only when they are new."""
        view = msgspec.json.decode(sent)
        if view is not None:
            view.setdefault("standing", cast(AnyView, self.view or {}).get("standing"))
        return cast("V | None", view)

    def _reveal(self, table: TableInfo) -> None:
        """Only when all sit: whoever knew it before could choose theirs by it."""
        if self._seed is None or table.status != "gathering" or any(seat.name is None for seat in table.seats):
            return
        with contextlib.suppress(NotAllowed):  # the game began just now
            self.send(Reveal(new_id(), self._seed.hex()))

    def take_events(self) -> list[EventItem]:
        """What the seat has seen since this was asked last, as far as it was told."""
        events, self._events = self._events, []
        return events

    # Speaking ---------------------------------------------------------------------------------------------------

    def answer(self, question: int, move: str) -> None:
        """Answer the question with that number; returns when the answer is stored, and raises NotAllowed if it is not.

        Until the others have answered too, another answer to a sealed question takes the place of this one."""
        self.send(Answer(new_id(), question, move))
        self._answered = question

    def say(self, text: str) -> None:
        """A line of chat."""
        self.send(Say(new_id(), text))

    def send(self, message: ClientMessage) -> ServerMessage:
        """Any message, and its reply. It is sent again with the same id if the connection fails: nothing is done twice.

        Raises NotAllowed if the house refuses it."""
        response = self._door.request("POST", "/api/bot/message", message)
        try:
            reply = _messages.decode(response.content)
        except msgspec.DecodeError:
            raise problem_of(response) from None
        if isinstance(reply, Refused):
            raise NotAllowed(reply)
        return reply

    # Playing ----------------------------------------------------------------------------------------------------

    def play(self, choose: Choose[V]) -> OutcomeItem:
        """Answer as `choose` says until the game is over. Raises NotAllowed for a move that the rules forbid."""
        for question in self.questions():
            assert self.view is not None
            try:
                self.answer(question.number, choose(self.view, question))
            except NotAllowed as refusal:
                if not refusal.is_passing:
                    raise
        assert self.outcome is not None
        return self.outcome

    def questions(self) -> Iterator[Question]:
        """The question to the seat whenever there is one that it has not answered, until the game is over.

        When a bot sat in because the program was away, it is sent away."""
        for _ in self:
            if self.outcome is not None:
                return
            self._come_back()
            question = self.question
            if question is not None and not self.paused and question.number != self._answered:
                yield question

    def _come_back(self) -> None:
        if self.table is None or self.table.seat is None:
            return
        mine = self.now[self.table.seat]
        if mine.stand_in is not None and not mine.conceded:
            with contextlib.suppress(NotAllowed):  # the game ended just now
                self.send(Return(new_id()))


@overload
def play(url: str, token: str, choose: Choose[AnyView], seed: bytes | None = None) -> OutcomeItem: ...


@overload
def play(
    url: str, token: str, choose: Choose[V], seed: bytes | None = None, *, playing: Playing[V] | None
) -> OutcomeItem: ...


def play(
    url: str, token: str, choose: Choose[V], seed: bytes | None = None, *, playing: Playing[V] | None = None
) -> OutcomeItem:
    """Play a seat to the end of its game; `choose` gets the view and the question, and gives one of its moves. For the
    seed see `House.create_table`, for `playing` see `Seat`."""
    with Seat(url, token, seed=seed, playing=playing) as seat:
        return seat.play(choose)


def new_id() -> str:
    """For a message."""
    return secrets.token_urlsafe(12)


def _lines(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """Only \\n ends a line; what an unfinished one at the end says is lost."""
    rest = b""
    for chunk in chunks:
        *lines, rest = (rest + chunk).split(b"\n")
        yield from lines

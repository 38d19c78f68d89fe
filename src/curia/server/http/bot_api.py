"""The bot API: a player makes a token for a seat; with it a program hears what the seat hears, and answers.

A program is told what a person in that seat is told, by the same room, and no more. It is refused by the same rules."""

import asyncio
import hashlib
import re
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter, SkipValidation
from litestar.response import Stream
from litestar.types import AnyCallable

from curia.server.base.errors import Code, Declined
from curia.server.house.house import House
from curia.server.http.identity import PLAYER, AnyRequest, Player, address_of, bearer_of, host_of, house_of
from curia.server.store.rows import PlayerRow
from curia.server.tables.outbox import Outbox
from curia.server.tables.room import Room
from curia.server.tables.visitor import Visitor
from curia.wire import to_json
from curia.wire.botapi import SeatToken
from curia.wire.play import Answer, ClientMessage, Done, Hello, Pong, Refused, ServerMessage, TableMessage

KEEP_ALIVE: Final = 15.0
"""Seconds of silence after which an empty line says that the house is still there."""
STREAMS: Final = 3
"""So many streams of one seat are served; one more ends the oldest, which may be a connection that nobody reads."""

_TOKEN: Final = re.compile(r"curia\.([A-Za-z0-9_-]{1,64})\.([0-5])\.[A-Za-z0-9_-]{43}", re.ASCII)
"""The table and the seat, which are no secret, and 32 random bytes."""
_OWN_STATUS: Final = (Code.BAD_MESSAGE, Code.NOT_YOUR_SEAT, Code.TOO_MANY, Code.STORE)
_STATUSES: Final[dict[str, int]] = {code: code.status for code in _OWN_STATUS}
"""Of refusals; all others are a conflict with what goes on at the table."""
_NDJSON: Final = "application/x-ndjson"
_UNBUFFERED: Final = {"x-accel-buffering": "no"}
"""Proxies must pass each line on at once."""


class Program(Visitor):
    """A program that speaks for one seat as long as its token is good."""

    __slots__ = ("_token", "room")

    def __init__(self, room: Room, player: PlayerRow | None, seat: int, token: str, address: str = "") -> None:
        super().__init__(player, [seat], seat, Outbox(), is_program=True, address=address)
        self.room = room
        self._token = token

    @property
    def is_welcome(self) -> bool:
        """Whether the token is still the seat's; not when its player made another one, stood up, or sits elsewhere."""
        seat, seats = self.seats[0], self.room.seats
        return seat < len(seats) and seats[seat].token == self._token

    def check_welcome(self) -> None:
        if not self.is_welcome:
            raise Declined(Code.WRONG_TOKEN)


def hash_of(token: str, player: PlayerRow) -> str:
    """What is stored. A token is long and random, so nobody can try them all. The player's session is in it, so that
    what ends all cookies ends all tokens too."""
    return hashlib.sha256(f"curia seat {player.session}\n{token}".encode()).hexdigest()


def _house(request: AnyRequest) -> House:
    house = house_of(request)
    house.check_open()
    return house


async def current_program(request: AnyRequest) -> Program:
    """Who speaks; Declined without the token of a seat. Whether there is such a table is not told to others."""
    house = _house(request)
    token = bearer_of(request)
    if token is None:
        raise Declined(Code.NO_TOKEN)
    named = _TOKEN.fullmatch(token)
    if named is None:
        raise Declined(Code.WRONG_TOKEN)
    try:
        # A game that is over is opened only for who has its token.
        room = house.rooms.get(named[1])
        seats = room.seats if room is not None else (await house.seated(named[1]))[1]
    except Declined:
        raise Declined(Code.WRONG_TOKEN) from None
    seat = int(named[2])
    row = seats[seat] if seat < len(seats) else None
    player = await house.players.player(row.player) if row is not None and row.player and row.token else None
    if row is None or player is None:
        raise Declined(Code.WRONG_TOKEN)
    hashed = hash_of(token, player)
    if row.token is None or not secrets.compare_digest(row.token, hashed):
        raise Declined(Code.WRONG_TOKEN)
    house.limits.take("request", f"{named[1]} {seat}")
    if player.banned is not None:
        raise Declined(Code.BANNED, f"The player of this seat is banned from this server: {player.banned}")
    return Program(await house.room(named[1]), player, seat, hashed, address_of(request))


Dependencies: TypeAlias = Mapping[str, AnyCallable | Provide]
CurrentProgram: TypeAlias = NamedDependency[SkipValidation[Program]]
_PROGRAM: Final[Dependencies] = {"program": Provide(current_program)}


class SeatTokens(Controller):
    """For the player whose seat it is."""

    path = "/api/tables/{table_id:str}/seats/{seat:int}/token"
    tags: Sequence[str] | None = ["Bots"]
    dependencies: Dependencies | None = PLAYER

    @post(summary="Make a token for a program that plays the seat")
    async def make(
        self, request: AnyRequest, player: Player, table_id: FromPath[str], seat: FromPath[int]
    ) -> SeatToken:
        """It is shown only now, and the one before is void. The player may speak for the seat as well as before."""
        house = _house(request)
        room = await house.room(table_id)
        token = f"curia.{table_id}.{seat}.{secrets.token_urlsafe(32)}"
        await _set_token(house, room, player, seat, hash_of(token, player))
        return SeatToken(token, table_id, seat)

    @delete(summary="Take the seat's token back")
    async def revoke(self, request: AnyRequest, player: Player, table_id: FromPath[str], seat: FromPath[int]) -> None:
        """The program that plays the seat is sent away. That there was one is still told until the game is over."""
        house = _house(request)
        await _set_token(house, await house.room(table_id), player, seat, None)


async def _set_token(house: House, room: Room, player: Player, seat: int, hashed: str | None) -> None:
    async with room.lock:
        if seat not in room.seats_of(player):
            raise Declined(Code.NOT_YOUR_SEAT, "Only who sits there can do that.")
        if room.row.status == "over":
            raise Declined(Code.OVER)
        if hashed is None and room.row.status == "playing" and room.seats[seat].is_programs:
            hashed = ""
        seats = [msgspec.structs.replace(row, token=hashed) if row.seat == seat else row for row in room.seats]
        await house.store.set_seats(room.row.id, seats)
        room.seats = seats
        room.tell_presence()
    for program in _programs(room, seat):
        program.outbox.close()


def _programs(room: Room, seat: int) -> list[Program]:
    """The streams of a seat, the oldest first."""
    return [visitor for visitor in room.visitors if isinstance(visitor, Program) and visitor.seats == [seat]]


def _replies(good: Any) -> dict[int, ResponseSpec]:
    """For the API's page."""
    return {
        200: ResponseSpec(good, False, "It was carried out"),
        409: ResponseSpec(Refused, False, "It was not, and why"),
    }


class BotApi(Controller):
    """For programs, each with the token of its seat: `Authorization: Bearer …`."""

    path = "/api/bot"
    tags: Sequence[str] | None = ["Bots"]
    dependencies: Dependencies | None = _PROGRAM

    @get(
        "/stream",
        summary="Hear what the seat hears",
        media_type=_NDJSON,
        responses={200: ResponseSpec(ServerMessage, False, "One of these a line", media_type=_NDJSON)},
    )
    async def stream(
        self,
        request: AnyRequest,
        program: CurrentProgram,
        since: Annotated[int | None, QueryParameter(ge=0, le=10_000_000)] = None,
    ) -> Stream:
        """One message a line (NDJSON), first the `table` message, then all that a websocket of the seat would get. An
        empty line after some seconds of silence says that the house is still there. `since` is the last version that
        the program saw, so that it is told what it missed."""
        house, address = _house(request), host_of(request)
        house.connections.check(address, program.player)
        return Stream(_lines(house, program, since, address), media_type=_NDJSON, headers=_UNBUFFERED)

    @post("/answer", summary="Answer the question", status_code=200, responses=_replies(Done))
    async def answer(self, request: AnyRequest, program: CurrentProgram, data: JSONBody[Answer]) -> Response[bytes]:
        """The reply comes when the answer is stored. Sent again with the same `id` it does nothing twice."""
        return await _reply(request, program, data)

    @post("/message", summary="Say anything", status_code=200, responses=_replies(Done | TableMessage | Pong))
    async def message(
        self, request: AnyRequest, program: CurrentProgram, data: JSONBody[ClientMessage]
    ) -> Response[bytes]:
        """The same messages as over a websocket; the reply to this one comes as the response."""
        return await _reply(request, program, data)


async def _lines(house: House, program: Program, since: int | None, address: str) -> AsyncIterator[bytes]:
    """The stream of a seat. The room is entered only here: a response that is never sent must leave nobody behind."""
    room, outbox = program.room, program.outbox

    def end(_: object = None) -> None:
        house.connections.remove(outbox)
        room.leave(program)
        house.forget(room)

    # A connection that ends while a line is being sent leaves this where it stands.
    task = asyncio.current_task()
    assert task is not None
    task.add_done_callback(end)
    try:
        house.connections.add(outbox, address, program.player)
        await _check_again(house, program)
        for oldest in _programs(room, program.seats[0])[: 1 - STREAMS]:
            oldest.outbox.close()
        # Nothing can happen between the two: the table's message comes first, and nothing after it is missed.
        await room.handle(program, Hello(since=since))
        room.enter(program)
        house.check_open()
        while program.is_welcome and not room.is_broken:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    data = await outbox.get()
            except TimeoutError:
                yield b"\n"
                continue
            if data is None:
                return
            # It may have waited in the outbox while the seat was given to somebody else.
            if program.is_welcome:
                yield data + b"\n"
    except Declined as declined:
        yield to_json(Refused("", declined.code, declined.text)) + b"\n"
    except asyncio.CancelledError:
        # The connection has ended. Who runs the stream would keep this in a reference cycle, and the table with it.
        return
    finally:
        task.remove_done_callback(end)
        end()


async def _check_again(house: House, program: Program) -> None:
    """Who was shut out since the token was looked at was not connected yet, and so not sent away."""
    assert program.player is not None
    player = await house.players.player(program.player.id)
    if player is None or player.banned is not None or player.session != program.player.session:
        raise Declined(Code.WRONG_TOKEN)


async def _reply(request: AnyRequest, program: Program, message: ClientMessage) -> Response[bytes]:
    room, outbox = program.room, program.outbox
    await room.handle(program, message)
    _house(request).forget(room)
    program.check_welcome()
    outbox.close()
    reply = await outbox.get()
    if reply is None:
        raise Declined(Code.CLOSED, "The house could not answer; try again.")
    refused = msgspec.json.decode(reply, type=_Head)
    status = 200 if refused.type != "refused" else _STATUSES.get(refused.code, 409)
    return Response(reply, status_code=status, media_type="application/json")


class _Head(msgspec.Struct):
    """The part of a reply that tells whether it is a refusal."""

    type: str
    code: str = ""


handlers = [SeatTokens, BotApi]

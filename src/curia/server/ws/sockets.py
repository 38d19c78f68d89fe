"""The websocket of a table: takes messages one after the other, and sends what waits in the visitor's outbox."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.types import Empty
from litestar.utils.scope.state import ScopeState

from curia.server.base.errors import Code, Declined
from curia.server.base.limits import TooMany
from curia.server.house.house import House
from curia.server.http.identity import address_of, host_of, house_of, player_of
from curia.server.store.rows import PlayerRow
from curia.server.tables.outbox import NOT_ALLOWED, Outbox
from curia.server.tables.room import Room
from curia.server.tables.visitor import Visitor
from curia.server.ws.ws_protocol import EXTENSION
from curia.wire import to_json
from curia.wire.play import ClientMessage, Refused, Why

Socket: TypeAlias = WebSocket[Any, Any, State]

_MOST_STRIKES: Final = 200
"""Messages above the limit, unreadable ones, and refused ones above the limit of those, until the socket is closed."""

decode: Final[Callable[[str | bytes], ClientMessage]] = msgspec.json.Decoder(ClientMessage).decode


def visitor_for(room: Room, player: PlayerRow | None, outbox: Outbox, address: str = "") -> Visitor:
    """A player at their seats, or a spectator if the table has any. Raises Declined."""
    seats = room.seats_of(player)
    if not seats and not room.may_be_watched:
        raise Declined(Code.NO_SPECTATORS)
    return Visitor(player, seats, seats[0] if len(seats) == 1 else None, outbox, address=address)


def _outbox(socket: Socket) -> Outbox:
    """With the short way out, if the server has it."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    return Outbox(partial(_deliver, socket), extensions.get(EXTENSION))


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """The conversation at a table; see `curia.wire.play`. A client sends one message at a time; the house may send
    several in one, each on a line."""
    house = house_of(socket)
    outbox = _outbox(socket)
    try:
        room, visitor = await _come_in(socket, house, table_id, outbox)
        try:
            await _listen(socket, house, room, visitor)
        finally:
            outbox.close()
            await outbox.delivered()
            room.leave(visitor)
            house.forget(room)
    except Declined as declined:
        if socket.connection_state == "init":
            await socket.accept()
        # A browser's page cannot read the answer to a handshake, but it can read this.
        await socket.send_text(to_json(Refused("", declined.code, declined.text)).decode())
        await socket.close(NOT_ALLOWED, declined.code)
    finally:
        house.connections.remove(outbox)
        # Litestar's socket and the functions with which it wraps these two would hold each other in memory.
        del socket.receive, socket.send


async def _come_in(socket: Socket, house: House, table_id: str, outbox: Outbox) -> tuple[Room, Visitor]:
    """The table, and who comes to it. Raises Declined."""
    house.check_open()
    if table_id not in house.rooms:
        # A game that is over is played again to open it.
        house.limits.take("look_back", address_of(socket))
    room = await house.room(table_id)
    player = await player_of(socket)
    visitor = visitor_for(room, player, outbox, address_of(socket))
    # Whoever is shut out from now on is sent away, for nothing waits since they were let in.
    house.connections.add(outbox, host_of(socket), player)
    await socket.accept()
    # Litestar's copy of what the socket was asked for with would stay as long as the socket.
    ScopeState.from_scope(socket.scope).headers = Empty
    room.enter(visitor)
    return room, visitor


async def _listen(socket: Socket, house: House, room: Room, visitor: Visitor) -> None:
    # A player with many connections has no more to say than one with one; nor have strangers of one address.
    limit, who = ("message", visitor.player.id) if visitor.player else ("stranger", visitor.address)
    strikes = 0
    problem: Refused | None
    while not visitor.outbox.closed:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        try:
            house.limits.take(limit, who)
            # And many guests of one address have not much more to say than one of them.
            house.limits.take("crowd", visitor.address)
            message = read(event.get("text") or event.get("bytes") or b"")
            if isinstance(message, Why):
                house.limits.take("why", visitor.address)
        except Declined as declined:
            # Not what was raised: it holds this frame, and the two would keep each other in memory.
            problem = Refused("", declined.code, declined.text)
        else:
            before = visitor.refusals
            await room.handle(visitor, message)
            if visitor.refusals == before or _may_be_refused(house, visitor):
                continue
            problem = None
        strikes += 1
        if strikes > _MOST_STRIKES:
            visitor.outbox.close(NOT_ALLOWED)
            return
        if problem is not None:
            visitor.say(problem)


def _may_be_refused(house: House, visitor: Visitor) -> bool:
    """To say why not costs more than most of what is done: so often an address may make the house say it."""
    try:
        house.limits.take("refused", visitor.address)
    except TooMany:
        return False
    return True


def read(data: str | bytes) -> ClientMessage:
    """A message, checked; Declined says what is wrong with it."""
    try:
        return decode(data)
    except msgspec.ValidationError as error:
        raise Declined(Code.BAD_MESSAGE, str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Declined(Code.BAD_MESSAGE) from None


async def _deliver(socket: Socket, outbox: Outbox) -> None:
    """Until nothing waits, or the other side is gone."""
    try:
        while outbox.waiting:
            await socket.send({"type": "websocket.send", "bytes": None, "text": outbox.take_all().decode()})
        if outbox.closed:
            await socket.send({"type": "websocket.close", "code": outbox.farewell, "reason": ""})
    except Exception:
        outbox.close()

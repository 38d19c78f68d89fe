"""What is said at a table: seats and spectators have each their own circle."""

from collections import deque
from typing import TYPE_CHECKING, Final

from curia.server.base.errors import Declined
from curia.server.base.metrics import CIRCLES
from curia.server.store.rows import ChatRow
from curia.server.tables.visitor import Visitor
from curia.wire import to_json
from curia.wire.lobby import ChatLine
from curia.wire.play import Chat, Done, Say

if TYPE_CHECKING:
    from curia.server.tables.room import Room

_SHOWN: Final = 50
_REMEMBERED: Final = 16


class ChatRoom:
    """The chat of one table."""

    def __init__(self, is_new: bool) -> None:
        self._said: deque[tuple[str, str | None]] = deque(maxlen=_REMEMBERED)
        """The last lines: by whom, and what the client called them."""
        self._last = dict.fromkeys(CIRCLES, 0) if is_new else {}
        """The number of the last line in each circle, 0 if there is none, as soon as it is known."""

    async def lines(self, room: "Room", circle: str, count: int = _SHOWN) -> list[ChatLine]:
        """The last lines of a circle. The table's lock is held."""
        if self._last.get(circle) == 0:
            return []
        rows = await room.services.store.chat(room.row.id, circle, count)
        if circle not in self._last:
            # What was said before the house was last closed may be sent again.
            self._said.extend((row.player, row.client_id) for row in rows)
        self._last[circle] = rows[-1].number if rows else 0
        return [_line(row) for row in rows]

    async def say(self, room: "Room", visitor: Visitor, message: Say) -> None:
        """Store a line, and tell it to the visitor's circle. Raises Declined."""
        player, circle = visitor.player, visitor.circle
        if player is None:
            raise Declined("no-player", "Say who you are first.", 401)
        text = " ".join("".join(c if c.isprintable() else " " for c in message.text).split())
        if not text:
            raise Declined("empty", "There is nothing to say in this line.")
        name = player.name
        if visitor.seat is not None:
            name = room.seats[visitor.seat].name or name
        async with room.lock:
            if circle not in self._last:
                await self.lines(room, circle, _REMEMBERED)
            if (player.id, message.id) in self._said:
                visitor.say(Done(message.id))
                return
            room.services.limits.take("chat", player.id)
            number, now = self._last[circle] + 1, room.services.now()
            row = ChatRow(number, now, circle, player.id, name, visitor.seat, text, message.id)
            await room.services.store.add_chat(room.row.id, row)
            self._last[circle] = number
        self._said.append((player.id, message.id))
        visitor.say(Done(message.id))
        data = to_json(Chat(_line(row)))
        for other in room.listeners():
            if other.circle == circle:
                other.outbox.put(data)


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.at, row.name, row.seat, row.text)

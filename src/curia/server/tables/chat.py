"""What is said at a table: players and spectators have each their own channel."""

from collections import deque
from typing import Final

from curia.server.base.errors import Code, Declined
from curia.server.store.rows import ChatRow
from curia.server.tables.room_api import RoomApi
from curia.server.tables.visitor import Visitor
from curia.wire import to_json
from curia.wire.kinds import ChatChannel
from curia.wire.lobby import ChatLine
from curia.wire.play import Chat, Done, Say

_SHOWN: Final = 50
_REMEMBERED: Final = 16


class ChatRoom:
    """The chat of one table."""

    def __init__(self, is_new: bool) -> None:
        self._said: deque[tuple[str, str | None]] = deque(maxlen=_REMEMBERED)
        """The last lines: by whom, and what the client called them."""
        self._last: dict[ChatChannel, int] = dict.fromkeys(ChatChannel, 0) if is_new else {}
        """The number of the last line in each channel, 0 if there is none, as soon as it is known."""

    async def lines(self, room: RoomApi, channel: ChatChannel, count: int = _SHOWN) -> list[ChatLine]:
        """The last lines of a channel. The table's lock is held."""
        if self._last.get(channel) == 0:
            return []
        rows = await room.services.store.chat(room.row.id, channel, count)
        if channel not in self._last:
            # What was said before the house was last closed may be sent again.
            self._said.extend((row.player, row.client_id) for row in rows)
        self._last[channel] = rows[-1].number if rows else 0
        return [_line(row) for row in rows]

    async def say(self, room: RoomApi, visitor: Visitor, message: Say) -> None:
        """Store a line, and tell it to the visitor's channel. Raises Declined."""
        player, channel = visitor.player, room.channel_of(visitor)
        if player is None:
            raise Declined(Code.NO_PLAYER, "Say who you are first.")
        room.check_wanted(visitor)
        text = " ".join("".join(c if c.isprintable() else " " for c in message.text).split())
        if not text:
            raise Declined(Code.EMPTY)
        name = player.name
        if visitor.seat is not None:
            name = room.seats[visitor.seat].name or name
        async with room.lock:
            if channel not in self._last:
                await self.lines(room, channel, _REMEMBERED)
            if (player.id, message.id) in self._said:
                visitor.say(Done(message.id))
                return
            room.services.limits.take("chat", player.id)
            number, now = self._last[channel] + 1, room.services.now()
            row = ChatRow(number, now, channel, player.id, name, visitor.seat, text, message.id, message.phrase)
            await room.services.store.add_chat(room.row.id, row)
            self._last[channel] = number
        self._said.append((player.id, message.id))
        visitor.say(Done(message.id))
        data = to_json(Chat(_line(row)))
        for other in room.listeners():
            if room.channel_of(other) == channel:
                other.outbox.put(data)


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.at, row.name, row.seat, row.text, row.phrase)

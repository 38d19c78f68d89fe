"""An account is deleted: nothing of the player stays but the moves of games that others have played too.

All that is stored goes in one transaction, so that a crash leaves either everything or nothing of it; from then on
nobody can come in as this player. At tables GONE stands in their place, and gives the running games up; if the house is
closed or killed before that, it does so when it is opened again."""

import logging
from contextlib import AsyncExitStack
from typing import Final

from curia.server.base.errors import Declined, StoreError
from curia.server.house.house import House
from curia.server.store.rows import GONE, GONE_NAME, PlayerRow
from curia.server.tables.room import Room

_NOBODY: Final = PlayerRow(GONE, GONE_NAME, 0)
_log = logging.getLogger(__name__)


async def forget(house: House, player: str) -> None:
    """Delete a player; StoreError, and nothing has happened. Once more does nothing more."""
    async with AsyncExitStack() as held:
        rooms = house.known_of(player)
        # Meanwhile no table writes the name of somebody who is not there any more. The older table first, as a rematch
        # does it.
        for room in rooms:
            await held.enter_async_context(room.lock)
        house.services.pace.forget(player)
        await house.players.forget(player)
        for room in rooms:
            await _hand_over(house, room, player)
    await _wait_for_last_words(house, player)
    await clear_seats(house)
    house.services.pace.forget(player)
    await house.store.forget_player(player)
    _log.info("a player is forgotten")


async def _hand_over(house: House, room: Room, player: str) -> None:
    """The lock is held. A broken table is opened anew, as it is stored."""
    if not room.is_broken:
        house.hand_over(room, player, await house.store.seats(room.row.id))


async def _wait_for_last_words(house: House, player: str) -> None:
    """What the player did at the same moment, sitting down or saying something, gets where it goes."""
    for room in house.known_of(player):
        async with room.lock:
            await _hand_over(house, room, player)
    for room in list(house.rooms.values()):
        if any(visitor.player is not None and visitor.player.id == player for visitor in room.visitors):
            async with room.lock:
                pass


async def clear_seats(house: House) -> None:
    """Let GONE leave every table that is not over: stand up before the game, or give it up."""
    for room in list(house.rooms.values()):
        try:
            await _clear(house, room)
        except (Declined, StoreError):
            _log.exception("a seat could not be left", extra={"table": room.row.id})


async def _clear(house: House, room: Room) -> None:
    chairs = room.table.chairs if room.table is not None else []
    is_left = all(chairs[seat].conceded for seat in room.seats_of(_NOBODY)) if chairs else False
    if room.row.status == "over" or is_left:
        return
    if room.seats_of(_NOBODY):
        async with room.lock:
            if room.reveals.is_waiting:
                # Nobody stands up any more: the game begins, and is given up.
                await room.start(room.seats)
        await house.leave(_NOBODY, room)
    elif room.row.host == GONE and not any(seat.player for seat in room.seats):
        await house.abort(room.row.id, "abandoned")

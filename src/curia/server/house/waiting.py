"""A table before the game, as its host changes it: bots in free seats, other terms, who may come back.

Who sits there has agreed to the terms. If these are changed the seat stays theirs, and the game does not begin before
they agree again."""

from msgspec.structs import replace

from curia.catalog import level_names
from curia.server.base.errors import Code, Declined
from curia.server.house.house import House
from curia.server.store.rows import PlayerRow, SeatRow
from curia.server.tables.room import Room
from curia.server.tables.seating import bot_row, check_terms, fitted, planned, same_terms, tidied
from curia.wire.lobby import KeptOut
from curia.wire.terms import Terms


async def put_bot(house: House, host: PlayerRow, room: Room, seat: int, level: str | None) -> None:
    """Let a bot play in a free seat, or instead of another bot; without a level it goes. Raises Declined."""
    async with room.lock:
        _check_host(host, room)
        game = room.row.terms.game
        row = room.seats[seat] if seat < len(room.seats) else None
        if row is None or (level is None and row.bot is None):
            raise Declined(Code.NO_SEAT, "No bot sits there.")
        if row.player is not None:
            raise Declined(Code.TAKEN)
        if level is not None and level not in (levels := level_names(game)):
            raise Declined(Code.BAD_TERMS, f"level: there is no bot '{level}'; there are {', '.join(levels)}")
        others = [SeatRow(seat) if other.seat == seat else other for other in room.seats]
        if level is not None:
            others[seat] = bot_row(game, seat, level, others)
        await _change(house, room, planned(room.row.terms, others, room.row.host), others)


async def change_terms(house: House, host: PlayerRow, room: Room, terms: Terms) -> None:
    """Other terms for the same game. Of the seats only their number is taken: who sits there stays, but must agree.
    Raises Declined."""
    async with room.lock:
        _check_host(host, room)
        terms = tidied(terms)
        if terms.game != room.row.terms.game or terms.hot_seat:
            raise Declined(Code.BAD_TERMS, "Another game, or one screen for all, is another table.")
        seats = fitted(room.seats, len(terms.seats))
        terms = planned(terms, seats, room.row.host)
        check_terms(terms, host)
        await _check_accounts(house, terms, seats)
        if not same_terms(terms, room.row.terms):
            for row in seats:
                row.agreed = row.player is None or row.player == host.id
        await _change(house, room, terms, seats)


async def _check_accounts(house: House, terms: Terms, seats: list[SeatRow]) -> None:
    """Raises Declined if somebody sits there who may not under these terms."""
    if terms.access != "accounts" and not terms.rated:
        return
    for row in seats:
        player = await house.players.player(row.player) if row.player is not None else None
        if player is not None and player.login is None:
            raise Declined(Code.BAD_TERMS, f"access: {row.name} has no account")


async def agree(house: House, player: PlayerRow, room: Room, terms: Terms) -> None:
    """Say yes to these terms. Raises Declined if they are others meanwhile."""
    async with room.lock:
        if not room.seats_of(player):
            raise Declined(Code.NOT_SEATED, "You do not sit at this table.", 409)
        if room.row.status != "gathering":
            raise Declined(Code.STARTED)
        if not same_terms(tidied(terms), room.row.terms):
            raise Declined(Code.TERMS_CHANGED)
        if any(row.player == player.id and not row.agreed for row in room.seats):
            seats = [replace(row, agreed=True) if row.player == player.id else row for row in room.seats]
            await _change(house, room, room.row.terms, seats)


def kept_out(host: PlayerRow, room: Room) -> list[KeptOut]:
    """Who may not sit down, for the host; nobody any more when the game has begun. Raises Declined."""
    if room.row.host != host.id:
        raise Declined(Code.NOT_HOST)
    return room.bars.kept_out() if room.row.status == "gathering" else []


def let_in(host: PlayerRow, room: Room, player: str) -> list[KeptOut]:
    """Somebody who was kept out may sit down again; who is kept out still. Raises Declined."""
    _check_host(host, room)
    if not room.bars.let_in(player):
        raise Declined(Code.NOT_BANNED)
    return room.bars.kept_out()


def _check_host(player: PlayerRow, room: Room) -> None:
    """Raises Declined for anybody but who made the table, and when the game begins."""
    if room.row.host != player.id:
        raise Declined(Code.NOT_HOST)
    if room.row.status != "gathering" or room.reveals.is_waiting:
        raise Declined(Code.STARTED)


async def _change(house: House, room: Room, terms: Terms, seats: list[SeatRow]) -> None:
    await house.store.change_waiting(replace(room.row, terms=terms), seats)
    room.row.terms, room.seats = terms, seats
    await house.seats_changed(room)

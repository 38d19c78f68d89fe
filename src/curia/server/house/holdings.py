"""Who has which tables and seats, and how many anybody may have: else the guests of one address could fill the house.

Addresses are kept in memory only."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from curia.server.base.errors import Code, Declined
from curia.server.base.settings import Settings
from curia.server.store.rows import PlayerRow
from curia.server.tables.room import Room

_WAITING_AT_AN_ADDRESS: Final = 8
"""Times as many seats as a player: a class may sit down at once."""


class Holdings:
    """The tables and seats of players and addresses. What is on its way to the store counts too: many may ask at
    once."""

    def __init__(self, settings: Settings, rooms: Mapping[str, Room]) -> None:
        self._settings = settings
        self._rooms = rooms
        self.of_player: defaultdict[str, set[str]] = defaultdict(set)
        """The rooms of each player, who made the table or sits there."""
        self.of_address: defaultdict[str, set[str]] = defaultdict(set)
        """The rooms that each address made, or where it took a seat."""
        self.coming: Counter[str] = Counter()
        """Tables and seats that are on their way to the store: `table WHO`, `seat WHO`, by player and by address."""

    def keep(self, room: Room) -> None:
        """The house has this room from now on."""
        for address in _addresses(room):
            self.of_address[address].add(room.row.id)
        for player in _people(room):
            self.of_player[player].add(room.row.id)

    def sat_down(self, player: str, room: Room) -> None:
        self.of_player[player].add(room.row.id)

    def came_from(self, player: str, address: str, room: Room) -> None:
        """An empty address is nobody's."""
        if address:
            room.addresses[player].add(address)
            self.of_address[address].add(room.row.id)

    def let_go(self, player: str, room: Room) -> None:
        """It is no longer one of the player's."""
        _discard(self.of_player, player, room.row.id)

    def forget(self, room: Room) -> None:
        """The house has it no more."""
        for address in _addresses(room):
            _discard(self.of_address, address, room.row.id)
        for player in _people(room):
            self.let_go(player, room)

    def rooms_of(self, player: str) -> list[Room]:
        """The rooms of a player, their tables over or not."""
        return self._found(self.of_player.get(player, set()))

    def live_of(self, player: str) -> list[Room]:
        """Those whose tables are not over."""
        return list(filter(is_live, self.rooms_of(player)))

    def _live_at(self, address: str) -> list[Room]:
        return list(filter(is_live, self._found(self.of_address.get(address, set()))))

    def _found(self, ids: set[str]) -> list[Room]:
        return [self._rooms[id] for id in ids if id in self._rooms]

    @contextmanager
    def place_for(self, host: str, address: str) -> Iterator[None]:
        """Raises Declined if there is none for one more table; else it is taken until the table has its room."""
        settings = self._settings
        # Nearly all rooms are of tables that are not over: the others are only counted when it matters.
        most = settings.max_tables - self.coming["tables"]
        if len(self._rooms) >= most and sum(map(is_live, self._rooms.values())) >= most:
            raise Declined(Code.HOUSE_FULL)
        mine = sum(room.row.host == host for room in self.live_of(host)) + self.coming[f"table {host}"]
        if mine >= settings.max_tables_per_player:
            raise Declined(Code.TOO_MANY_TABLES, f"You have {mine} tables that are not over; end one first.")
        made = sum(room.made_at == address for room in self._live_at(address)) + self.coming[f"table {address}"]
        if address and made >= settings.max_tables_per_address:
            raise Declined(Code.TOO_MANY_TABLES, f"Your address has {made} tables that are not over; end some first.")
        with self._counted("tables", f"table {host}", f"table {address}"):
            yield

    @contextmanager
    def seat_for(self, player: PlayerRow, room: Room, address: str) -> Iterator[None]:
        """Raises Declined for one seat too many at tables of others: guests could take all of them. Own tables are
        counted as tables."""
        if player.id == room.row.host:
            yield
            return
        settings, coming = self._settings, self.coming[f"seat {player.id}"]
        mine = [other for other in self.live_of(player.id) if other.row.host != player.id and other.seats_of(player)]
        waiting = sum(map(_gathers, mine)) + coming
        if len(mine) + coming >= settings.max_seats_per_player or waiting >= settings.max_waiting_seats:
            raise Declined(Code.TOO_MANY_SEATS)
        near = sum(_guests_from(other, address) for other in self._live_at(address) if _gathers(other))
        most = _WAITING_AT_AN_ADDRESS * settings.max_waiting_seats
        if address and near + self.coming[f"seat {address}"] >= most:
            raise Declined(Code.TOO_MANY_SEATS, "Your address holds too many seats where the game has not begun.")
        with self._counted(f"seat {player.id}", f"seat {address}"):
            yield

    @contextmanager
    def _counted(self, *keys: str) -> Iterator[None]:
        self.coming.update(keys)
        try:
            yield
        finally:
            self.coming -= Counter(keys)  # What is back at nought is gone.


def is_live(room: Room) -> bool:
    """Whether its table is not over."""
    return room.row.status != "over"


def _addresses(room: Room) -> set[str]:
    return set().union(*room.addresses.values(), {room.made_at} if room.made_at else ())


def _people(room: Room) -> set[str]:
    return {room.row.host, *(row.player for row in room.seats if row.player is not None)}


def _gathers(room: Room) -> bool:
    return room.row.status == "gathering"


def _guests_from(room: Room, address: str) -> int:
    """How many sit there who came from an address, besides the host."""
    seated = {row.player for row in room.seats if row.player is not None} - {room.row.host}
    return sum(address in room.addresses.get(player, ()) for player in seated)


def _discard(rooms: dict[str, set[str]], who: str, id: str) -> None:
    if who in rooms:
        rooms[who].discard(id)
        if not rooms[who]:
            del rooms[who]

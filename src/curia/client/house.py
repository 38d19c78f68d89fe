"""What a program does at a house besides playing: come in, make a table or sit down at one, get a seat's token."""

import hashlib

from curia.client.door import PATIENCE, Closable, Door
from curia.wire.botapi import SeatToken
from curia.wire.lobby import Join, Me, NewGuest, TableInfo
from curia.wire.terms import Terms


class House(Closable):
    """One player at a house. Every method raises HouseError with the house's own words when it says no. `guest`,
    `create_table` and `join` are never said twice: HouseError `unsure` tells that the answer was lost, and it may have
    been done or not."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self._door = Door(url, patience=patience)
        self.url = self._door.url

    def guest(self, name: str) -> Me:
        """Come in as somebody new; without an account, the seats are lost when this object is."""
        return self._door.call("POST", "/api/guest", NewGuest(name), Me, once=True)

    def create_table(self, terms: Terms, seed: bytes | None = None) -> TableInfo:
        """A new table; the game begins when every seat is taken. A seed of 32 bytes is added to chance: now
        only its hash is sent, and the `Seat` that gets the same seed says it before the first move."""
        return self._door.call("POST", f"/api/tables{_promise(seed)}", terms, TableInfo, once=True)

    def table(self, table: str) -> TableInfo:
        """A table by its id."""
        return self._door.call("GET", f"/api/tables/{table}", None, TableInfo)

    def join(self, table: str, seat: int | None = None, seed: bytes | None = None) -> TableInfo:
        """Sit down in the named seat, or in the first open one. For the seed see `create_table`."""
        return self._door.call("POST", f"/api/tables/{table}/join{_promise(seed)}", Join(seat), TableInfo, once=True)

    def token(self, table: str, seat: int) -> str:
        """What a program needs to play this player's seat; the token before is void."""
        return self._door.call("POST", f"/api/tables/{table}/seats/{seat}/token", None, SeatToken).token


def _promise(seed: bytes | None) -> str:
    """The hash, as the house takes it."""
    return "" if seed is None else "?commitment=" + hashlib.sha256(b"curia seed 1\n" + seed).hexdigest()

"""Who is connected now: the websockets of tables and the streams of programs, counted for each address and player."""

from collections import Counter

from msgspec import Struct

from curia.server.base.errors import Code, Declined
from curia.server.base.limits import Limits, address_key
from curia.server.base.settings import Settings
from curia.server.store.rows import PlayerRow
from curia.server.tables.outbox import NOT_ALLOWED, Outbox
from curia.wire import to_json
from curia.wire.play import Refused


class _Whose(Struct, frozen=True):
    address: str
    player: str | None


class Connections:
    """Every open connection, by its outbox. Whoever adds one removes it, however it ends."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._settings = settings
        self._limits = limits
        self._open: dict[Outbox, _Whose] = {}
        self._of_address: Counter[str] = Counter()
        self._of_player: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def check(self, address: str, player: PlayerRow | None) -> None:
        """Raises Declined for one connection too many, and for an address that was shut out meanwhile."""
        self._limits.check_ban(address)
        most = self._settings.max_connections_per_address
        if self._of_address[address_key(address)] >= most:
            raise Declined(
                Code.TOO_MANY_CONNECTIONS, f"Your address has {most} connections to this house; close some first."
            )
        most = self._settings.max_connections_per_player
        if player is not None and self._of_player[player.id] >= most:
            raise Declined(Code.TOO_MANY_CONNECTIONS, f"You have {most} connections to this house; close some first.")

    def add(self, outbox: Outbox, address: str, player: PlayerRow | None) -> None:
        """Raises Declined as `check` does."""
        self.check(address, player)
        self._open[outbox] = _Whose(address, player.id if player else None)
        self._of_address[address_key(address)] += 1
        if player is not None:
            self._of_player[player.id] += 1

    def remove(self, outbox: Outbox) -> None:
        """Does nothing for one that was not added."""
        whose = self._open.pop(outbox, None)
        if whose is None:
            return
        count_down(self._of_address, address_key(whose.address))
        if whose.player is not None:
            count_down(self._of_player, whose.player)

    def send_away(self, player: str) -> None:
        """Close those of a player, whose cookies and tokens are no longer good."""
        for outbox, whose in self._open.items():
            if whose.player == player:
                outbox.close()

    def send_away_banned(self) -> None:
        """Close those from addresses that are shut out, and tell them why."""
        for outbox, whose in self._open.items():
            try:
                self._limits.check_ban(whose.address)
            except Declined as declined:
                outbox.put(to_json(Refused("", declined.code, declined.text)))
                outbox.close(NOT_ALLOWED)


def count_down(counts: Counter[str], who: str) -> None:
    """One less; who has none left is gone."""
    counts[who] -= 1
    if not counts[who]:
        del counts[who]

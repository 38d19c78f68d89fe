"""Who is connected now: the websockets of tables and the streams of programs, counted for each address and player; and
whatever else is connected, for each address."""

from collections import Counter
from typing import Final

from msgspec import Struct

from curia.server.errors import Declined
from curia.server.guard import is_trusted, trusted_proxies
from curia.server.limits import Limits, address_key
from curia.server.outbox import NOT_ALLOWED, Outbox
from curia.server.rows import PlayerRow
from curia.server.settings import Settings
from curia.wire import to_json
from curia.wire.play import Refused

TOO_MANY: Final = "too-many-connections"


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
            raise Declined(TOO_MANY, f"Your address has {most} connections to this house; close some first.", 429)
        most = self._settings.max_connections_per_player
        if player is not None and self._of_player[player.id] >= most:
            raise Declined(TOO_MANY, f"You have {most} connections to this house; close some first.", 429)

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
        _count_down(self._of_address, address_key(whose.address))
        if whose.player is not None:
            _count_down(self._of_player, whose.player)

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


class Peers:
    """How many connections each address has that are no websockets, whether it asks for something or not. A trusted
    proxy may have any number, for it speaks for many."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.max_connections_per_address
        self._trusted = trusted_proxies(settings)
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    def add(self, address: str) -> bool:
        """Whether there is room for one more; if so, it must be removed when it ends."""
        who = address_key(address)
        if self._open[who] >= self._most and not is_trusted(address, self._trusted):
            return False
        self._open[who] += 1
        return True

    def remove(self, address: str) -> None:
        _count_down(self._open, address_key(address))


def _count_down(counts: Counter[str], who: str) -> None:
    counts[who] -= 1
    if not counts[who]:
        del counts[who]

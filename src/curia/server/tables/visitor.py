"""Who is connected to a table."""

from curia.core.types import OBSERVER
from curia.server.store.rows import PlayerRow
from curia.server.tables.outbox import Outbox
from curia.wire import to_json
from curia.wire.kinds import ChatChannel, Tempo


class Visitor:
    """One connection to a table: a player at one or more seats, or a spectator."""

    __slots__ = ("address", "bot_pace", "is_program", "listens", "outbox", "player", "refusals", "seat", "seats")

    def __init__(
        self,
        player: PlayerRow | None,
        seats: list[int],
        seat: int | None,
        outbox: Outbox,
        is_program: bool = False,
        address: str = "",
    ) -> None:
        self.player = player
        self.is_program = is_program
        """It came with the token of its one seat, not as a player."""
        self.seats = seats
        self.seat = seat
        """Through whose eyes it looks; none for spectators and for a screen in nobody's hands."""
        self.outbox = outbox
        self.listens = False
        """Since it has said hello."""
        self.address = address
        """Under what its address is counted."""
        self.bot_pace: Tempo = "usual"
        """How quickly it likes the bots to answer."""
        self.refusals = 0
        """How often it was told that something cannot be done."""

    @property
    def watcher(self) -> int:
        return OBSERVER if self.seat is None else self.seat

    @property
    def channel(self) -> ChatChannel:
        """Whom it talks with."""
        return ChatChannel.PLAYERS if self.seats else ChatChannel.SPECTATORS

    def check_welcome(self) -> None:
        """Raises Declined for a program whose token is no longer good."""

    def is_of(self, player: PlayerRow | None) -> bool:
        """Whether it is the same player's, who may have got another name in between."""
        return player is not None and self.player is not None and self.player.id == player.id

    def say(self, message: object) -> None:
        self.outbox.put(to_json(message))

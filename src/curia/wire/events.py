"""Facts that happened, as they go out."""

from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from curia.core.schema import NUMBER, SEAT, WORD, Facts, Kind, tells

if TYPE_CHECKING:
    EventArg: TypeAlias = int | str | list[int] | list[str]
else:
    # A reader of JSON cannot tell two kinds of lists apart before it has read them.
    EventArg = int | str | list[int | str]


class EventItem(Struct):
    """A fact that happened. Names with a dot are the table's own (`table.paused`), the others are the game's."""

    name: str
    args: dict[str, EventArg]


TABLE_KINDS: Final[dict[str, Kind]] = {
    "seat": SEAT,
    "other": SEAT,
    "number": NUMBER,
    "what": WORD,
    "level": WORD,
    "why": WORD,
    "reason": WORD,
}
"""What the arguments of the table's own events are."""
TABLE_EVENTS: Final[dict[str, Facts]] = {
    "table.started": tells(),
    "table.restarted": tells(),
    "table.bot_in": tells("seat", "level", "why"),
    "table.back": tells("seat"),
    "table.conceded": tells("seat", "why"),
    "table.ended": tells("reason"),
    "table.paused": tells(),
    "table.resumed": tells(),
    "table.proposed": tells("seat", "what", "number", "other", optional=("other",)),
    "table.agreed": tells("seat", "number"),
    "table.declined": tells("seat", "number"),
    "table.took_back": tells("seat"),
    "table.undone": tells("seat"),
}
"""The table's own events, as games declare theirs."""

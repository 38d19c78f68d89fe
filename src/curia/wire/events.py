"""Facts that happened, as they go out."""

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    EventArg: TypeAlias = int | str | list[int] | list[str]
else:
    # A reader of JSON cannot tell two kinds of lists apart before it has read them.
    EventArg = int | str | list[int | str]


class EventItem(Struct):
    """A fact that happened. Names with a dot are the table's own (`table.paused`), the others are the game's."""

    name: str
    args: dict[str, EventArg]

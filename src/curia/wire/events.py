"""Facts that happened, as they go out."""

from typing import TypeAlias

from msgspec import Struct

EventArg: TypeAlias = int | str | list[int] | list[str]


class EventItem(Struct):
    """A fact that happened. Names with a dot are the table's own (`table.paused`), the others are the game's."""

    name: str
    args: dict[str, EventArg]

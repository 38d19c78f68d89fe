"""What a pledge pays."""

from typing import Final

from curia.core.ids import ids_of

DUCATS: Final = 0
DUCATS_IF_ELECTED: Final = 1
OFFICE: Final = 2
CARDINALS: Final = 3

IDS: Final[list[str]] = ids_of(globals())

"""What running a house needs of it, whatever else it is."""

from typing import Literal, Protocol, TypeAlias

from curia.server.base.metrics import Metrics
from curia.server.base.secrets_file import Keys
from curia.server.base.settings import Settings

Condition: TypeAlias = Literal["opening", "open", "closing"]
"""Opening until the store is open and every table is rebuilt."""


class OpenHouse(Protocol):
    """What running a house needs of it."""

    settings: Settings
    keys: Keys
    metrics: Metrics
    condition: Condition

    async def can_store(self) -> bool:
        """Whether what happened now would be stored."""
        ...

    async def prepare_to_close(self) -> None:
        """Closing from now on: take no more messages, and end every conversation, streams included. What was
        acknowledged is stored; the store itself is closed at the end of the application's lifespan."""

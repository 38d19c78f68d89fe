"""Who asks, over HTTP or a websocket: the player of the cookie, and the address.

`current_player` is the dependency for every handler that needs to know who asks."""

from collections.abc import Mapping
from typing import Any, Final, Protocol, TypeAlias, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from litestar.types import AnyCallable

from curia.server.base.errors import Code, Declined
from curia.server.base.limits import Limits, address_key
from curia.server.base.secrets_file import Keys
from curia.server.base.settings import Settings
from curia.server.http import cookies
from curia.server.players.players import Players
from curia.server.store.rows import PlayerRow
from curia.server.store.store import Store

AnyRequest: TypeAlias = Request[Any, Any, State]
AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, State]
Player: TypeAlias = NamedDependency[SkipValidation[PlayerRow]]


class PlayersHouse(Protocol):
    """What is needed of the house, which is `app.state.house`."""

    @property
    def players(self) -> Players: ...
    @property
    def store(self) -> Store: ...
    @property
    def settings(self) -> Settings: ...
    @property
    def keys(self) -> Keys: ...
    @property
    def limits(self) -> Limits: ...


def house_of(connection: AnyConnection) -> PlayersHouse:
    return cast(PlayersHouse, connection.app.state.house)


def is_https(settings: Settings) -> bool:
    """Whether players come by https; then the cookie goes no other way."""
    return settings.url.startswith("https://")


async def player_of(connection: AnyConnection) -> PlayerRow | None:
    """Whose device it is, for a request or a websocket; none without a good cookie. Raises Declined for somebody who is
    shut out."""
    house = house_of(connection)
    return await house.players.from_cookie(connection.cookies.get(cookies.cookie_name(is_https(house.settings))))


async def current_player(request: AnyRequest) -> PlayerRow:
    """Who asks; raises Declined without a good cookie, for somebody who is shut out or asks too often."""
    player = await player_of(request)
    if player is None:
        raise Declined(Code.NO_PLAYER)
    house_of(request).limits.take("request", player.id)
    return player


PLAYER: Final[Mapping[str, AnyCallable | Provide]] = {"player": Provide(current_player)}


def host_of(connection: AnyConnection) -> str:
    """The address of who asks."""
    return connection.client.host if connection.client else ""


def address_of(connection: AnyConnection) -> str:
    """Under what it is counted."""
    return address_key(host_of(connection))

"""Who asks, over HTTP or a websocket: the player of the cookie, and the address.

`current_player` is the dependency for every handler that needs to know who asks."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from litestar.types import AnyCallable

from curia.server.base.errors import Code, Declined
from curia.server.base.limits import address_key
from curia.server.base.settings import Settings
from curia.server.house.house import House
from curia.server.http import cookies
from curia.server.store.rows import PlayerRow

AnyRequest: TypeAlias = Request[Any, Any, State]
AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, State]
Player: TypeAlias = NamedDependency[SkipValidation[PlayerRow]]


def house_of(connection: AnyConnection) -> House:
    house: House = connection.app.state.house
    return house


def bearer_of(request: AnyRequest) -> str | None:
    """The token that a program shows; none if it shows none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


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

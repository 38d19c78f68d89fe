"""For players who want to know what the house keeps about them, or to be forgotten."""

from collections.abc import Mapping, Sequence

from litestar import Controller, MediaType, Response, delete, get
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_204_NO_CONTENT
from litestar.types import AnyCallable

from curia.server.house import farewell, own_data
from curia.server.http import cookies
from curia.server.http.identity import PLAYER, AnyRequest, Player, address_of, house_of, is_https
from curia.wire.lobby import Farewell
from curia.wire.own_data import OwnData


class FarewellApi(Controller):
    """For a device that is somebody's."""

    path = "/api/me/data"
    tags: Sequence[str] | None = ["Players"]
    dependencies: Mapping[str, AnyCallable | Provide] | None = PLAYER

    @get(
        summary="All that the house keeps about me",
        media_type=MediaType.JSON,
        responses={200: ResponseSpec(OwnData, False, "A file to keep")},
    )
    async def data(self, request: AnyRequest, player: Player) -> Stream:
        """Name, login, devices, notices, ratings, times, chat and tables; what was done at the own seats when the game
        is over. The password is only stored as a hash, which is not in it."""
        house = house_of(request)
        for who in (player.id, address_of(request)):
            house.limits.take("own_data", who)
        addresses = set().union(*(room.addresses.get(player.id, set()) for room in house.known_of(player.id)))
        return Stream(
            own_data.pieces(house.store, player, house.services.now(), addresses),
            media_type=MediaType.JSON,
            headers={"content-disposition": 'attachment; filename="curia.json"'},
        )

    @delete(summary="Delete it, and my account", status_code=HTTP_204_NO_CONTENT)
    async def forget(self, request: AnyRequest, player: Player, data: JSONBody[Farewell]) -> Response[None]:
        """For good, and for a guest too. Login, password, devices, links, notices, tokens, ratings, times and chat are
        deleted; tables that gather are left, running games are given up, and whoever looks back at the others sees that
        somebody left instead of the name. An account needs its password."""
        house = house_of(request)
        if player.password is not None:
            house.limits.take("password", player.id)
        await farewell.forget(house, (await house.players.prove(player, data.password)).id)
        return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=cookies.forgotten(is_https(house.settings)))

"""The HTTP part for players: who they are, on which devices, how strong, and where to tell them of their turn."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from litestar.types import AnyCallable

from curia.server.base.errors import Code, Declined
from curia.server.house.house import House
from curia.server.http import cookies
from curia.server.http.identity import (
    PLAYER,
    AnyRequest,
    Player,
    address_of,
    house_of,
    is_https,
    player_of,
)
from curia.server.http.people_api import whose_profile
from curia.server.players.notify import webhook_secret
from curia.server.players.players import is_of_the_house
from curia.server.players.ratings import BOT, shown
from curia.server.players.tries import count_try
from curia.server.store.rows import PlayerRow
from curia.wire import lobby

MOST_PUSHES: Final = 10
"""Browsers of one player that are told."""


def _me(request: AnyRequest, player: PlayerRow) -> lobby.Me:
    house = house_of(request)
    value = request.cookies.get(cookies.reset_name(is_https(house.settings)))
    secret = webhook_secret(house.keys, player.id)
    return lobby.Me(
        player.id,
        player.name,
        player.login,
        player.webhook,
        secret,
        house.players.may_reset(player, value),
        player.shown,
    )


def _value(request: AnyRequest) -> str:
    """Of the device's cookie; empty if it has none."""
    return request.cookies.get(cookies.cookie_name(is_https(house_of(request).settings)), "")


def _cookie(request: AnyRequest, player: PlayerRow) -> Cookie:
    house = house_of(request)
    return cookies.cookie(house.players.cookie(player, _value(request)), is_https(house.settings))


def _welcome(request: AnyRequest, player: PlayerRow) -> Response[lobby.Me]:
    """The answer that makes the device theirs."""
    house = house_of(request)
    given = [_cookie(request, player)]
    if player.login is not None:
        given.append(cookies.device_cookie(house.players.device_cookie(player, player.login), is_https(house.settings)))
    return Response(_me(request, player), cookies=given)


def _count_try(request: AnyRequest, login: str) -> None:
    """One more password for a login. Raises TooMany."""
    house = house_of(request)
    device = house.players.known_device(login, request.cookies.get(cookies.device_name(is_https(house.settings))))
    count_try(house.limits, login, address_of(request), device)


class GuestApi(Controller):
    """For a device that is nobody's yet."""

    path = "/api"
    tags: Sequence[str] | None = ["Players"]

    @get("/visitor", summary="Whose device is this?")
    async def visitor(self, request: AnyRequest) -> Response[lobby.Visitor]:
        """As /api/me, for pages that anybody may look at: a device that is nobody's yet is no error."""
        house = house_of(request)
        player = await player_of(request)
        if player is None:
            return Response(lobby.Visitor(None))
        house.limits.take("request", player.id)
        renewed = [_cookie(request, player)] if house.players.wants_renewal(_value(request)) else None
        return Response(lobby.Visitor(_me(request, player)), cookies=renewed)

    @post("/guest", summary="Come in as a guest")
    async def guest(self, request: AnyRequest, data: JSONBody[lobby.NewGuest]) -> Response[lobby.Me]:
        """Makes a new player and gives the device their cookie. No password is needed; a recovery link opens their
        seats on another device."""
        house = house_of(request)
        if await player_of(request) is not None:
            raise Declined(Code.HAS_PLAYER)
        house.limits.take("guest", address_of(request))
        return _welcome(request, await house.players.guest(data.name))

    @post("/login", status_code=HTTP_200_OK, summary="Log in to an account")
    async def login(self, request: AnyRequest, data: JSONBody[lobby.LogIn]) -> Response[lobby.Me]:
        _count_try(request, data.login)
        return _welcome(request, await house_of(request).players.log_in(data.login, data.password))

    @post("/recover", status_code=HTTP_200_OK, summary="Use a recovery link")
    async def recover(self, request: AnyRequest, data: JSONBody[lobby.Recovery]) -> Response[lobby.Me]:
        """Makes this device the player's for whom the link was made. It works once. With a link from those who run the
        house (`curia admin link`) the device may then set a new password without the old one, for an hour."""
        house = house_of(request)
        house.limits.take("recover", address_of(request))
        player = await house.players.recover(data.code)
        welcome = _welcome(request, player)
        if is_of_the_house(data.code) and player.login is not None:
            welcome.content.may_reset = True
            welcome.cookies.append(cookies.reset_cookie(house.players.reset_cookie(player), is_https(house.settings)))
        return welcome

    @post("/logout", status_code=HTTP_204_NO_CONTENT, summary="Log out on this device")
    async def logout(self, request: AnyRequest) -> Response[None]:
        """Ends the session of this device and takes its cookie away: a copy of it is worth nothing either. A guest
        without a recovery link on another device cannot come back."""
        await house_of(request).players.log_out(_value(request))
        gone = cookies.no_cookies(is_https(house_of(request).settings))
        return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=gone)

    @get("/players/{who:str}/ratings", summary="The ratings of a player or a bot")
    async def ratings(
        self,
        request: AnyRequest,
        who: Annotated[str, PathParameter(max_length=64, description=f"A player's id, or {BOT}<level>.")],
    ) -> list[lobby.Rating]:
        """Of a player who shows their profile; everybody sees their own."""
        if not who.startswith(BOT):
            await whose_profile(request, who)
        return await _ratings(house_of(request), who)

    @get("/push/key", summary="The key for web push")
    async def push_key(self, request: AnyRequest) -> lobby.PushKey:
        return lobby.PushKey(house_of(request).keys.vapid_public)


class PlayerApi(Controller):
    """For a device that is somebody's."""

    path = "/api"
    tags: Sequence[str] | None = ["Players"]
    dependencies: Mapping[str, AnyCallable | Provide] | None = PLAYER

    @get("/me", summary="Who am I?")
    async def me(self, request: AnyRequest, player: Player) -> Response[lobby.Me]:
        """Also gives the device a new cookie when the old one has lived half of its life."""
        house = house_of(request)
        renew = house.players.wants_renewal(_value(request))
        return _welcome(request, player) if renew else Response(_me(request, player))

    @patch("/me", summary="Change name, webhook, or who sees my profile")
    async def change(self, request: AnyRequest, player: Player, data: JSONBody[lobby.ChangeMe]) -> lobby.Me:
        """A new name is seen at tables that are made or joined from now on."""
        house = house_of(request)
        if data.webhook:
            house.limits.take("look_up", address_of(request))
        return _me(request, await house.players.change(player, data.name, data.webhook, data.shown))

    @post("/me/recovery", summary="Make a recovery link")
    async def recovery(self, request: AnyRequest, player: Player) -> lobby.RecoveryLink:
        """A link that makes one more device the player's, once, within seven days. Whoever has it is the player."""
        house = house_of(request)
        house.limits.take("recovery", player.id)
        code, expires = await house.players.recovery(player)
        # As the browser calls the house, if it has no public name. What stands behind the # is never sent anywhere, so
        # no log and no referrer has it.
        base = house.settings.public_url or str(request.base_url)
        return lobby.RecoveryLink(code, f"{base.rstrip('/')}/recover#{code}", expires)

    @post("/account", summary="Make an account of a guest")
    async def account(
        self, request: AnyRequest, player: Player, data: JSONBody[lobby.NewAccount]
    ) -> Response[lobby.Me]:
        """All tables of the guest stay theirs; results and ratings count from now on."""
        house = house_of(request)
        house.limits.take("account", address_of(request))
        return _welcome(request, await house.players.register(player, data.login, data.password))

    @post("/account/password", status_code=HTTP_200_OK, summary="Change the password")
    async def password(
        self, request: AnyRequest, player: Player, data: JSONBody[lobby.ChangePassword]
    ) -> Response[lobby.Me]:
        """Every other device is logged out, and every recovery link and every token of a seat is void. This device
        stays, with a new cookie. The old password may be left out for an hour after the device was opened by a link
        from those who run the house, once."""
        house = house_of(request)
        if data.old is None:
            if not _me(request, player).may_reset:
                raise Declined(Code.OLD_PASSWORD)
            return _welcome(request, await house.players.reset_password(player, data.new))
        house.limits.take("password", player.id)
        return _welcome(request, await house.players.change_password(player, data.old, data.new))

    @post("/logout-everywhere", status_code=HTTP_200_OK, summary="Log out on all other devices")
    async def logout_everywhere(self, request: AnyRequest, player: Player) -> Response[lobby.Me]:
        """Every other device is logged out, and every recovery link and every token of a seat is void. This device
        stays, with a new cookie: a guest could not come back otherwise."""
        return _welcome(request, await house_of(request).players.log_out_everywhere(player))

    @get("/me/ratings", summary="My ratings")
    async def my_ratings(self, request: AnyRequest, player: Player) -> list[lobby.Rating]:
        return await _ratings(house_of(request), player.id)

    @post("/push", status_code=HTTP_204_NO_CONTENT, summary="Tell this browser")
    async def add_push(self, request: AnyRequest, player: Player, data: JSONBody[lobby.PushSubscription]) -> None:
        """From now on the browser gets a push, without content, when it is the player's turn somewhere."""
        house = house_of(request)
        house.limits.take("look_up", address_of(request))
        await house.players.check_address(data.endpoint)
        await house.players.still(player)
        if not await house.store.add_push(player.id, data.endpoint, msgspec.json.encode(data).decode(), MOST_PUSHES):
            raise Declined(Code.TOO_MANY_PUSHES, f"Expected at most {MOST_PUSHES} browsers: remove one first.")

    @delete("/push", summary="Tell this browser no more")
    async def remove_push(self, request: AnyRequest, player: Player, data: JSONBody[lobby.PushEndpoint]) -> None:
        store = house_of(request).store
        if data.endpoint in [_endpoint(push) for push in await store.pushes(player.id)]:
            await store.remove_push(data.endpoint)


def _endpoint(push: str) -> str:
    return msgspec.json.decode(push, type=lobby.PushSubscription).endpoint


async def _ratings(house: House, who: str) -> list[lobby.Rating]:
    return [
        lobby.Rating(row.game, shown(row), row.mu, row.sigma, row.games) for row in await house.store.ratings([who])
    ]


handlers: Final[list[type[Controller]]] = [GuestApi, PlayerApi]

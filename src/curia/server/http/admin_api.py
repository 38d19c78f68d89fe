"""What those who run the house may do while it is open; the token is in the folder of the database."""

from typing import Annotated

from litestar import Controller, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from curia.server.base.errors import Code, Declined
from curia.server.base.limits import ban_key
from curia.server.house import farewell
from curia.server.house.house import House
from curia.server.http.identity import AnyRequest, bearer_of, house_of

Reason = Annotated[str, Meta(min_length=1, max_length=200)]


class Abort(Struct, forbid_unknown_fields=True):
    """End a game without a result."""

    table: str
    reason: Reason = "aborted"


class Close(Struct, forbid_unknown_fields=True):
    """Close all tables that a player or an address has made; one of them."""

    reason: Reason = "closed"
    player: str | None = None
    address: str | None = None


class Ban(Struct, forbid_unknown_fields=True):
    """Shut a player or an address out; one of them."""

    reason: Reason = "banned"
    player: str | None = None
    address: str | None = None


class Delete(Struct, forbid_unknown_fields=True):
    """Delete a player with all that is kept of them."""

    player: str


class Done(Struct):
    done: str


def admin(request: AnyRequest) -> House:
    """The house, for who has its admin token."""
    house = house_of(request)
    if not house.keys.is_admin(bearer_of(request) or ""):
        raise Declined(Code.NOT_ALLOWED)
    return house


def _key(address: str) -> str:
    try:
        return ban_key(address)
    except ValueError:
        raise Declined(Code.BAD_ADDRESS, "address: expected an address or a network such as 192.0.2.0/24") from None


def _not_banned(who: str) -> Declined:
    return Declined(Code.NOT_BANNED, f"{who} was not shut out; `curia admin list --banned` tells who is")


class Admin(Controller):
    path = "/api/admin"

    @post("/abort", status_code=200, include_in_schema=False)
    async def abort(self, request: AnyRequest, data: JSONBody[Abort]) -> Done:
        await admin(request).abort(data.table, data.reason)
        return Done("aborted")

    @post("/close", status_code=200, include_in_schema=False)
    async def close(self, request: AnyRequest, data: JSONBody[Close]) -> Done:
        house = admin(request)
        if (data.player is None) == (data.address is None):
            raise Declined(Code.BAD_MESSAGE, "expected a player or an address")
        address = None if data.address is None else _key(data.address)
        return Done(str(await house.close_tables(data.reason, data.player, address)))

    @post("/ban", status_code=200, include_in_schema=False)
    async def ban(self, request: AnyRequest, data: JSONBody[Ban]) -> Done:
        house = admin(request)
        if data.player is not None:
            await house.players.ban(data.player, data.reason)
        if data.address is not None:
            key = _key(data.address)
            await house.store.ban_address(key, data.reason)
            house.limits.banned[key] = data.reason
            house.connections.send_away_banned()
        return Done("banned")

    @post("/delete", status_code=200, include_in_schema=False)
    async def delete(self, request: AnyRequest, data: JSONBody[Delete]) -> Done:
        await farewell.forget(admin(request), data.player)
        return Done("deleted")

    @post("/unban", status_code=200, include_in_schema=False)
    async def unban(self, request: AnyRequest, data: JSONBody[Ban]) -> Done:
        house = admin(request)
        if data.player is not None:
            known = await house.players.player(data.player)
            await house.players.unban(data.player)
            if known is not None and known.banned is None:
                raise _not_banned(data.player)
        if data.address is not None:
            key = _key(data.address)
            house.limits.banned.pop(key, None)
            if not await house.store.unban_address(key):
                raise _not_banned(key)
        return Done("unbanned")

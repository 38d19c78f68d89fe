"""What the host's own tools ask: is it alive, may it be sent people, what does it count."""

import ipaddress
from typing import Final

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from curia.server.base.errors import Code, Declined
from curia.server.base.metrics import CONTENT_TYPE
from curia.server.base.settings import Settings
from curia.server.http.identity import AnyRequest, bearer_of, host_of, house_of

_PROXIES: Final = frozenset(
    {"cf-connecting-ip", "forwarded", "true-client-ip", "via", "x-client-ip", "x-forwarded-for", "x-forwarded-host"}
    | {"x-forwarded-proto", "x-real-ip"}
)
"""Headers that only somebody who asks for somebody else sends."""


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    """The process answers."""
    return "alive\n"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(request: AnyRequest) -> Response[str]:
    """Whether people may be sent here: it is open, and what they do can be stored."""
    house = house_of(request)
    found: str = house.condition
    if found == "open" and not await house.can_store():
        found = "cannot store"
    return Response(f"{found}\n", status_code=200 if found == "open" else 503, media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """For the addresses that the settings name, and for who has the admin token."""
    house = house_of(request)
    if not house.keys.is_admin(bearer_of(request) or "") and not _is_near(request, house.settings):
        raise Declined(Code.NOT_ALLOWED, "The metrics are for the addresses in metrics_from, or for the admin token.")
    return Response(house.metrics.page(), headers={"content-type": CONTENT_TYPE})


handlers: list[HTTPRouteHandler] = [healthz, readyz, metrics]


def _is_near(request: AnyRequest, settings: Settings) -> bool:
    """The address is already the client's own where a trusted proxy stands before us. From a proxy that we were not
    told of everybody would come from the proxy's address, which is often our own."""
    names = set(request.headers.keys())
    if not settings.trusted_proxies and names & _PROXIES:
        return False
    if "x-forwarded-for" not in names and names & _PROXIES:
        # A proxy, trusted or not, that says for whom it asks in another way: the address is its own.
        return False
    try:
        address = ipaddress.ip_address(host_of(request))
    except ValueError:
        return False
    address = getattr(address, "ipv4_mapped", None) or address
    return any(address in ipaddress.ip_network(network, strict=False) for network in settings.metrics_from)

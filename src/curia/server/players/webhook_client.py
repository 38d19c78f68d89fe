"""Requests to addresses that players chose. They must not reach what only this machine or its network can.

A name is looked up once, every address behind it is judged, and the connection goes to one of these very addresses: a
second look-up could be answered differently. Redirects are not followed, and of an answer only the status is read."""

import asyncio
import functools
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeAlias, TypeVar
from urllib.parse import SplitResult, urlsplit

import httpx
from msgspec import Struct

from curia import __version__
from curia.server.base.errors import Code, Declined

P = ParamSpec("P")
T = TypeVar("T")
Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
LookUp: TypeAlias = Callable[[str, int], list[str]]
"""The addresses of a host, as texts. OSError if there is none. May take long."""

TIME_LIMIT: Final = 10.0
"""Seconds for the look-up; and for all the rest, from the connection to the answer."""
_LONGEST_URL: Final = 500
_LOOKING_UP: Final = ThreadPoolExecutor(16, "curia-look-up")
_PORTS: Final = {"http": 80, "https": 443}
_FIRST_FREE_PORT: Final = 1024
_UNICAST: Final = ipaddress.ip_network("2000::/3")


class Unreachable(Exception):
    """Nobody answered; trying again may help."""


class Target(Struct, frozen=True):
    """Where a request goes, and whom it asks for there."""

    url: SplitResult
    port: int
    addresses: list[Address]

    def address(self, which: int) -> Address:
        """One of them; which one, if the host has several."""
        return self.addresses[which % len(self.addresses)]


def look_up(host: str, port: int) -> list[str]:
    """By the resolver of this machine."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def is_public(address: Address) -> bool:
    """Whether it is one of the internet's, and of one machine there. Those that wrap an IPv4 address are judged by it,
    or refused if somebody else would unwrap it."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        is_tunnel = address.sixtofour is not None or address.teredo is not None
        return address in _UNICAST and address.is_global and not is_tunnel
    return address.is_global and not address.is_multicast and not address.is_reserved


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do what may look a name up, in threads of its own: whose names answer slowly shall not keep those waiting who log
    in or look back at a game. Raises TimeoutError."""
    async with asyncio.timeout(TIME_LIMIT):
        call = functools.partial(work, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(_LOOKING_UP, call)


def resolve(url: str, allow_private: bool, find: LookUp = look_up) -> Target:
    """Read and judge an address; Declined says what is wrong with it. Looks the name up, so not for the event loop."""
    parts, port = _read(url)
    host = parts.hostname or ""
    try:
        addresses = [ipaddress.ip_address(found.partition("%")[0]) for found in find(host, port)]
    except (OSError, UnicodeError):
        raise Declined(Code.BAD_ADDRESS, f"Nothing is known under the name {host}.") from None
    if not allow_private and not all(is_public(address) for address in addresses):
        raise Declined(Code.PRIVATE_ADDRESS)
    return Target(parts, port, addresses)


def _read(url: str) -> tuple[SplitResult, int]:
    expected = Declined(Code.BAD_ADDRESS)
    if len(url) > _LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise expected
    try:
        parts = urlsplit(url)
        port = parts.port or _PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise expected from None
    if not parts.hostname or "@" in parts.netloc or parts.fragment:
        raise expected
    if port not in _PORTS.values() and port < _FIRST_FREE_PORT:
        raise Declined(Code.BAD_ADDRESS, f"Expected port 80, 443, or one from {_FIRST_FREE_PORT} on.")
    return parts, port


def make_client(trusted: ssl.SSLContext | None = None) -> httpx.AsyncClient:
    """For `post`. No connection is used twice: it would be taken for any other name at the same address. Settings of a
    proxy in the environment do not count, for the proxy would look the name up again."""
    return httpx.AsyncClient(
        verify=True if trusted is None else trusted,
        trust_env=False,
        follow_redirects=False,
        limits=httpx.Limits(max_connections=50, max_keepalive_connections=0),
        timeout=TIME_LIMIT,
    )


async def post(
    client: httpx.AsyncClient, target: Target, body: bytes, headers: Mapping[str, str], which: int = 0
) -> int:
    """The status of the answer; raises Unreachable. `which` chooses among several addresses of the host."""
    address = target.address(which)
    near = f"[{address}]" if address.version == 6 else str(address)
    url = target.url._replace(netloc=f"{near}:{target.port}").geturl()
    host = target.url.netloc
    fixed = {"host": host, "user-agent": f"Curia/{__version__}", "accept": "*/*", "accept-encoding": "identity"}
    request = client.build_request("POST", url, content=body, headers={**fixed, **headers})
    # Certificates are checked against the name, not the address.
    request.extensions["sni_hostname"] = target.url.hostname
    try:
        async with asyncio.timeout(TIME_LIMIT):
            response = await client.send(request, stream=True)
            await response.aclose()
    except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError) as error:
        raise Unreachable(type(error).__name__) from None
    return response.status_code

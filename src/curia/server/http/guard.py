"""The door of the house: what comes in is checked before any handler sees it, what goes out carries safe headers.

For `app.py`:

    app = Litestar(..., exception_handlers=problems.exception_handlers(), cors_config=guard.cors(settings),
                   logging_config=None)
    guard.install(app, settings, limits)

`install` wraps the whole application, so that it also holds where no route is. In order: the client's address (through
trusted proxies only, put into `scope["client"]`), bans, the limit of the address, the origin of everything that changes
something and of every websocket, the type and size of a body, and that it comes. HEAD is answered as GET without the
body. Every refusal is a `Problem`. A handler that raises `Declined` needs to do nothing else."""

import asyncio
import ipaddress
import logging
import re
from functools import lru_cache, partial
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.config.cors import CORSConfig
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)

from curia.server.base.errors import Code, Declined
from curia.server.base.limits import Limits, address_key
from curia.server.base.settings import Settings
from curia.server.http.cookies import cookie_name
from curia.server.http.problems import refuse

MAX_BODY: Final = 64 * 1024
PATIENCE: Final = 30.0
"""Seconds for a body."""
_FOR_ADMINS: Final = "/api/admin/"
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS", "TRACE")
_HOST: Final = re.compile(r"[A-Za-z0-9_.-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?", re.ASCII)
_ORIGIN: Final = re.compile(r"https?://[A-Za-z0-9_.:\[\]-]{1,100}", re.ASCII)
_MOST_TOLD: Final = 50
"""Wrong origins that are written into the log."""
_LOCAL_ENDINGS: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
_CSP: Final = (
    "default-src 'self'; img-src 'self' data:; connect-src {connect}; object-src 'none'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'"
)
_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # With no-referrer some requests of our own pages would come from the origin "null".
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
_HSTS: Final = "max-age=31536000"

_log = logging.getLogger(__name__)

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


def install(app: Litestar, settings: Settings, limits: Limits) -> None:
    """Put the guard before the application."""
    app.asgi_handler = Guard(app.asgi_handler, settings, limits)


def cors(settings: Settings) -> CORSConfig | None:
    """Lets the pages of `settings.origins` read the answers; none needs it for our own."""
    if not settings.origins:
        return None
    return CORSConfig(
        allow_origins=settings.origins,
        allow_methods=["GET", "POST", "PATCH", "DELETE"],
        allow_headers=["content-type", "authorization"],
        allow_credentials=True,
    )


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app = app
        self._limits = limits
        self._trusted = trusted_proxies(settings)
        self._public = _origin(settings.public_url) if settings.public_url else None
        self._origins = frozenset([*settings.origins, *([self._public] if self._public else [])])
        self._https = settings.url.startswith("https://")
        self._own_host = settings.host.lower()
        self._told: set[str] = set()
        self._cookie = f"{cookie_name(self._https)}="

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        self._see_through_proxies(scope, headers)
        try:
            self._check(scope, headers)
            if scope["type"] == ScopeType.HTTP and _has_body(headers):
                body = await _body(receive)
                if scope["method"] not in _SAFE_METHODS:
                    _check_text(body)
                receive = _with_body(body, receive)
        except Declined as declined:
            # The rest of a body is not worth waiting for.
            await refuse(scope, self._with_safe_headers(scope, headers, send), declined, close=_has_body(headers))
            return
        if scope["type"] == ScopeType.HTTP:
            answer = partial(_answer_head, self._app) if scope["method"] == "HEAD" else self._app
            await answer(scope, receive, self._with_safe_headers(scope, headers, send))
        else:
            # The messages of an open websocket are many, and have no headers; it lives long, and this frame with it.
            del headers
            await self._app(scope, receive, send)

    def _see_through_proxies(self, scope: Scope, headers: dict[str, str]) -> None:
        peer, port = scope["client"] or ("", 0)
        scope["client"] = (client_address(peer, headers.get("x-forwarded-for", ""), self._trusted), port)
        scheme = headers.get("x-forwarded-proto", "")
        if scheme in ("http", "https") and is_trusted(peer, self._trusted):
            scope["scheme"] = scheme if scope["type"] == ScopeType.HTTP else scheme.replace("http", "ws")

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        address = (scope["client"] or ("", 0))[0]
        if not scope["path"].startswith(_FOR_ADMINS):
            # Who bans the address of this machine must be able to take it back. The token is asked for there.
            self._limits.check_ban(address)
        self._limits.take("address", address_key(address))
        if scope["type"] == ScopeType.WEBSOCKET:
            self._check_page(address, headers)
            return
        is_safe = scope["method"] in _SAFE_METHODS
        if not is_safe:
            self._check_page(address, headers)
        if _has_body(headers):
            _check_length(headers)
            if not is_safe:
                _check_type(headers)

    def _check_page(self, address: str, headers: dict[str, str]) -> None:
        """Whoever runs the house must find out why nobody can play from a page: most often public_url is missing. Each
        origin is told once, for anybody may send any."""
        try:
            self._check_origin(headers)
        except Declined as declined:
            origin = headers.get("origin", "")
            known = origin if _ORIGIN.fullmatch(origin) else "no page, or one without a name"
            if known not in self._told and len(self._told) < _MOST_TOLD:
                self._told.add(known)
                extra = {"address": address, "code": declined.code}
                _log.warning("refused what a page of another origin sent: %s", known, extra=extra)
            raise

    def _check_origin(self, headers: dict[str, str]) -> None:
        """Another site's page must not speak in the name of somebody who is logged in here. A browser always names the
        page; a program has no cookie of ours, or names the page that it stands for."""
        origin = headers.get("origin")
        if origin is not None:
            if origin not in self._origins and not self._is_own(origin, headers.get("host", "")):
                raise Declined(Code.WRONG_ORIGIN, "This page may not speak to the house; its settings public_url and "
                               "origins say which ones may.")  # fmt: skip
        elif headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Declined(Code.WRONG_ORIGIN)
        elif self._cookie in headers.get("cookie", ""):
            raise Declined(Code.WRONG_ORIGIN, "A request with a cookie must name its page in the header Origin.")

    def _is_own(self, origin: str, host: str) -> bool:
        """Without a public address the house is whatever the browser called it, but only by a name that is not for the
        whole internet: any site can give its own name the address of a house in the same network (DNS rebinding)."""
        scheme, _, netloc = origin.partition("://")
        same = scheme in ("http", "https") and netloc.lower() == host.lower()
        return self._public is None and same and self._is_local(netloc)

    def _is_local(self, netloc: str) -> bool:
        if not _HOST.fullmatch(netloc):
            return False
        name = (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
        return "." not in name or name.endswith(_LOCAL_ENDINGS) or name == self._own_host or _address(name) is not None

    def _with_safe_headers(self, scope: Scope, headers: dict[str, str], send: Send) -> Send:
        safe = {**_HEADERS, "content-security-policy": self._csp(headers.get("host", ""))}
        if self._https:
            safe["strict-transport-security"] = _HSTS
        if scope["path"].startswith("/api"):
            safe["cache-control"] = "no-store"

        async def safe_send(message: Message) -> None:
            if message["type"] == "http.response.start" or message["type"] == "websocket.http.response.start":
                given = list(message.get("headers", []))
                names = {name.lower() for name, _ in given}
                added = ((name.encode(), value.encode()) for name, value in safe.items() if name.encode() not in names)
                message["headers"] = [*given, *added]
            await send(message)

        return safe_send

    def _csp(self, host: str) -> str:
        """Everything from this house only. Some browsers do not count websockets of the same host as 'self'."""
        own = self._public or (f"http://{host}" if self._is_local(host) else None)
        return _CSP.format(connect=f"'self' {own.replace('http', 'ws', 1)}" if own else "'self'")


def client_address(peer: str, forwarded_for: str, trusted: list[Network]) -> str:
    """Who speaks to us: the peer itself, or if that is a trusted proxy, the nearest one in X-Forwarded-For that is
    none. What stands further left could be anybody's invention."""
    address = peer
    hops = [hop.strip() for hop in forwarded_for.split(",")]
    while hops and is_trusted(address, trusted):
        before = _address(_without_port(hops.pop()))
        if before is None:
            break
        address = before
    return address


def trusted_proxies(settings: Settings) -> list[Network]:
    return [ipaddress.ip_network(each, strict=False) for each in settings.trusted_proxies]


def is_trusted(address: str, trusted: list[Network]) -> bool:
    """Whether it is one of our proxies."""
    if not address:
        # A unix socket, which only a proxy on this machine can open.
        return bool(trusted)
    plain = _address(address)
    return plain is not None and any(ipaddress.ip_address(plain) in network for network in trusted)


@lru_cache(maxsize=1024)
def _address(text: str) -> str | None:
    try:
        parsed = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return str(mapped or parsed)


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def _origin(url: str) -> str:
    """The origin of an address, written as browsers write it."""
    parts = urlsplit(url.lower())
    default = {"http": ":80", "https": ":443"}[parts.scheme]
    return f"{parts.scheme}://{parts.netloc.removesuffix(default)}"


def _headers(scope: Scope) -> dict[str, str]:
    """Those of the request; one that comes several times is joined, as the standard says."""
    headers: dict[str, str] = {}
    for raw_name, raw_value in scope["headers"]:
        name, value = raw_name.decode("latin-1").lower(), raw_value.decode("latin-1")
        headers[name] = f"{headers[name]}, {value}" if name in headers else value
    return headers


def _has_body(headers: dict[str, str]) -> bool:
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


def _check_length(headers: dict[str, str]) -> None:
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > MAX_BODY:
        raise _too_large()


def _check_type(headers: dict[str, str]) -> None:
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Declined(Code.NOT_JSON)


def _check_text(body: bytes) -> None:
    """JSON is UTF-8. What reads it finds out in the middle of a text, and not as an error of its own."""
    try:
        body.decode()
    except UnicodeDecodeError:
        raise Declined(Code.BAD_MESSAGE, "body: expected JSON; this is no UTF-8") from None


async def _body(receive: Receive) -> bytes:
    """All of it. Its size is only known when it has come if its length was not told; and it must come before long,
    whether the handler wants it or not: a body that never ends would keep the connection for ever."""
    body = b""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    # Nobody will read this; but it is no fault of the house, which else would log it as one.
                    raise Declined(Code.GONE)
                body += message.get("body", b"")
                if len(body) > MAX_BODY:
                    raise _too_large()
                if not message.get("more_body", False):
                    return body
    except TimeoutError:
        raise Declined(Code.TOO_SLOW, f"body: expected all of it within {PATIENCE:g} s") from None


def _with_body(body: bytes, receive: Receive) -> Receive:
    """What the application receives: the body, and then what comes after it."""
    is_told = False

    async def tell() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal is_told
        if is_told:
            return await receive()
        is_told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return tell


async def _answer_head(app: ASGIApp, scope: HTTPScope, receive: Receive, send: Send) -> None:
    """HEAD is GET without the body. What would be streamed without end is ended."""
    is_whole = False

    async def send_head(message: Message) -> None:
        nonlocal is_whole
        # The server must know again what it was asked: it does not wait for the body then.
        scope["method"] = "HEAD"
        if message["type"] == "http.response.body":
            is_whole = not message.get("more_body", False)
            message["body"] = b""
        await send(message)

    async def receive_nothing() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        return {"type": "http.disconnect"}

    scope["method"] = "GET"
    await app(scope, receive_nothing, send_head)
    if not is_whole:
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def _too_large() -> Declined:
    return Declined(Code.TOO_LARGE, f"body: expected at most {MAX_BODY} bytes")

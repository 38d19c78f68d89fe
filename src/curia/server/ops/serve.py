"""`curia serve`: opens the house, tells where it is, and closes it in good order."""

import argparse
import asyncio
import contextlib
import errno
import json
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final, TypeAlias, cast

import msgspec
import uvicorn
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.loops.auto import auto_loop_factory
from uvicorn.protocols.utils import ClientDisconnected

from curia import __version__, _build
from curia.core.errors import CuriaError, OptionError
from curia.server.base import settings as options
from curia.server.base.settings import Settings
from curia.server.http.http_limits import BoundedHttp, Peers
from curia.server.ops import logs
from curia.server.ops.gc_control import controlled_gc
from curia.server.ws.ws_protocol import QuickSocket

if TYPE_CHECKING:
    from curia.server.house.house import House

HOUSE_FILE: Final = "house.json"
"""In the data folder while the house is open: where it is and which process it is."""
LARGEST_MESSAGE: Final = 16 * 1024
"""Bytes of one websocket message."""
_KEEP_ALIVE: Final = 75
"""Seconds: longer than proxies keep their connections, so that they never use one that was just closed."""
_SWITCH: Final = 0.0005
"""Seconds until a thread that waits for the interpreter gets it, a tenth of Python's own: what is to be stored goes on
its way to the disk while the event loop still handles other moves."""
_MACS_FILES: Final = 10_240
_OWN_FILES: Final = 100
"""Besides connections: the database, the bots' processes, webhooks."""
_SOMEWHERE: Final = ("192.0.2.1", 9)
_GLANCE: Final = 0.1
"""Seconds between looks at whether somebody presses Ctrl-C again."""
_FAILED: Final = 1
_INTERRUPTED: Final = 130

CreateApp: TypeAlias = Callable[[Settings], Litestar]

log = logging.getLogger(__name__)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    options.add_arguments(parser)


def run(args: argparse.Namespace, create: CreateApp | None = None) -> int:
    """Serve until a signal comes; returns the exit code. What the host can put right is raised as a CuriaError."""
    settings = options.from_arguments(args, os.environ)
    logs.configure(settings)
    print(f"Curia {__version__} ({'compiled' if _build.compiled() else 'interpreted'})")
    for line in [*options.summary(settings), *_files_line(settings)]:
        print(f"  {line}")
    sys.setswitchinterval(_SWITCH)
    with bind(settings) as listener:
        settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
        try:
            with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
                return runner.run(_serve(settings, listener, create or _real_house()))
        except Exception as error:
            cause = _cause(error)
            if isinstance(cause, CuriaError):
                raise cause from None
            log.error("the house had to close", exc_info=cause)
            return _FAILED


def _files_line(settings: Settings) -> list[str]:
    """A line for the summary if the process may not open as many files as its limits can make it need."""
    files = open_files()
    needed = max(settings.max_tables, settings.max_connections_per_address) + _OWN_FILES
    if files is None or files >= needed:
        return []
    return [
        f"open files: at most {files}, but max_tables and max_connections_per_address may need {needed} (ulimit -n)"
    ]


def open_files() -> int | None:
    """How many files the process may open, each connection being one, after asking for as many as can be had; none
    where there is no such limit."""
    try:
        import resource
    except ImportError:
        return None  # Windows
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    # macOS tells of no limit, but does not take that.
    for wanted in (hard, max(soft, _MACS_FILES)):
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            break
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def _cause(error: Exception) -> Exception:
    """Litestar wraps what goes wrong while an application starts in groups of one."""
    while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def _real_house() -> CreateApp:
    # Only now: help and a port that is taken need not wait for it.
    from curia.server.ops.app import create_app

    return create_app


def bind(settings: Settings) -> socket.socket:
    """A socket at the address of the settings, which does not listen yet: who knocks before the house is open is turned
    away at once."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except socket.gaierror as error:
        raise OptionError("host", f"'{settings.host}' is no address of this machine: {error.strerror}") from None
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            # Else the port would stay taken for a minute after a restart. On Windows it means something else.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6 and settings.host == "::":
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind(address)
    except OSError as error:
        listener.close()
        raise _cannot_bind(settings, error) from None
    return listener


def _cannot_bind(settings: Settings, error: OSError) -> OptionError:
    if error.errno == errno.EADDRINUSE:
        other = near_url(settings.folder)
        by = f" by this house, which runs already at {other}" if other.endswith(f":{settings.port}") else ""
        return OptionError("port", f"{settings.port} is taken{by}; choose another one, or 0 for any that is free")
    if error.errno == errno.EACCES:
        return OptionError("port", f"{settings.port} is reserved; choose one from 1024 on, or let a proxy listen there")
    return OptionError("host", f"cannot listen on {settings.host}: {error.strerror}")


def near_url(folder: Path) -> str:
    """Where the house of a folder is reached from this machine; empty if it does not say."""
    try:
        return str(json.loads((folder / HOUSE_FILE).read_text(encoding="utf-8"))["url"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def network_url(settings: Settings) -> str:
    """Where other devices in the same network reach a house without a name; empty if they cannot."""
    if settings.public_url or settings.host not in options.EVERYWHERE:
        return ""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            # Nothing is sent: the system only chooses the address from which it would be.
            probe.connect(_SOMEWHERE)
            host = probe.getsockname()[0]
    except OSError:
        return ""
    return msgspec.structs.replace(settings, host=host).url


async def _serve(settings: Settings, listener: socket.socket, create: CreateApp) -> int:
    app = create(settings)
    with _Signals() as signals:
        try:
            lifespan = contextlib.AsyncExitStack()
            await lifespan.enter_async_context(app.lifespan())
        except asyncio.CancelledError:
            if signals.count == 0:
                raise
            return _INTERRUPTED
        house = cast("House", app.state.house)
        server = _Server(_config(settings, app, house), settings, house)
        signals.server = server
        try:
            async with controlled_gc():
                await server.serve([listener])
        except OSError as error:
            raise _cannot_bind(settings, error) from None
        finally:
            await _end(lifespan, settings.shutdown_limit)
    log.info("house closed", extra={"signal": signals.name})
    return 0


async def _end(lifespan: contextlib.AsyncExitStack, limit: int) -> None:
    try:
        # In this task, which opened it.
        async with asyncio.timeout(limit):
            await lifespan.aclose()
    except TimeoutError:
        # Nothing acknowledged can be lost by that: it was stored before.
        log.error("the house did not close in time and is left as it is")
        logging.shutdown()
        os._exit(_FAILED)


def _config(settings: Settings, app: Litestar, house: "House") -> uvicorn.Config:
    return uvicorn.Config(
        logs.AccessLog(_Sockets(app), house.metrics),
        # uvicorn only calls it.
        http=cast(type[asyncio.Protocol], partial(BoundedHttp, peers=Peers(settings))),
        ws=QuickSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # It costs twice the time and the memory for messages of a few kilobytes.
        ws_per_message_deflate=False,
        # Startup and shutdown are done here, where what goes wrong can be told in one line.
        lifespan="off",
        log_config=None,
        access_log=False,
        # The guard reads them, from trusted proxies only.
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=_KEEP_ALIVE,
        timeout_graceful_shutdown=settings.shutdown_limit,
    )


class _Sockets:
    """uvicorn closes a socket by itself for a message that is too long or no text, and when nobody answers its pings.
    It takes what is sent there afterwards for a fault, but the application could not know: it is told that nobody
    is there any more, as on any other socket."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_open = False

        async def careful_send(message: Message) -> None:
            nonlocal is_open
            try:
                await send(message)
            except RuntimeError:
                if is_open:
                    raise ClientDisconnected from None
                raise
            is_open = is_open or message["type"] == "websocket.accept"

        await self._app(scope, receive, careful_send if scope["type"] == ScopeType.WEBSOCKET else send)


class _Server(uvicorn.Server):
    """Tells that it is open, and lets the tables end their conversations before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, settings: Settings, house: "House") -> None:
        super().__init__(config)
        self._settings = settings
        self._house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _write_house_file(self._settings)
        print(f"The house is open at {self._settings.url} (Ctrl-C closes it)", flush=True)
        if near := network_url(self._settings):
            print(f"  and for others in your network at {near}", flush=True)
        log.info("house open", extra={"pid": os.getpid(), "version": __version__})
        if may_open_browser(self._settings, os.environ):
            threading.Thread(target=_open_browser, args=(self._settings.url,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _remove_house_file(self._settings.folder)
        for listening in self.servers:
            listening.close()
        await self._end_conversations()
        # Ends what is left: websockets with 1012, which tells clients to come back.
        await super().shutdown(sockets)

    async def _end_conversations(self) -> None:
        ending = asyncio.create_task(self._house.prepare_to_close())
        waited = 0.0
        while not ending.done() and not self.force_exit and waited < self._settings.shutdown_limit:
            await asyncio.wait([ending], timeout=_GLANCE)
            waited += _GLANCE
        if not ending.done():
            ending.cancel()
            log.error("the tables did not end their conversations in time")
        elif (error := ending.exception()) is not None:
            log.error("the tables could not end their conversations", exc_info=error)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """`_Signals` does, from before the house opens until after it closed, and without raising them again."""
        yield


class _Signals:
    """SIGINT and SIGTERM close the house in good order; while it still opens they stop that. A second SIGINT does not
    wait for anybody."""

    def __init__(self) -> None:
        self.server: _Server | None = None
        self.count = 0
        self.name = ""
        self._old: dict[int, object] = {}

    def __enter__(self) -> "_Signals":
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.current_task()
        if threading.current_thread() is threading.main_thread():
            self._old = {number: signal.signal(number, self._handle) for number in (signal.SIGINT, signal.SIGTERM)}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._old.items():
            signal.signal(number, cast(signal.Handlers, handler))

    def _handle(self, number: int, _: FrameType | None) -> None:
        self.count += 1
        self.name = signal.Signals(number).name
        if self.server is not None:
            self.server.force_exit = self.server.should_exit and number == signal.SIGINT
            self.server.should_exit = True
        elif self._task is not None:
            self._loop.call_soon_threadsafe(self._task.cancel)


def _write_house_file(settings: Settings) -> None:
    """Where programs on this machine reach the house, whatever its public address is."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    near = msgspec.structs.replace(settings, host=host, public_url="")
    path = settings.folder / HOUSE_FILE
    draft = path.with_name(f".{HOUSE_FILE}.{os.getpid()}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(descriptor, "w", encoding="utf-8") as file:
        json.dump({"url": near.url, "pid": os.getpid()}, file)
    draft.replace(path)


def _remove_house_file(folder: Path) -> None:
    with contextlib.suppress(OSError):
        (folder / HOUSE_FILE).unlink()


def may_open_browser(settings: Settings, environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Not for a house with a public address, and only where somebody sits before a screen."""
    if not settings.browser or settings.public_url:
        return False
    if any(environ.get(name) for name in ("CI", "SSH_CONNECTION", "SSH_TTY")):
        return False
    return platform in ("win32", "darwin") or any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open_browser(url: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(url)

"""Requests to a house that are tried again when the network or the house fails for a while."""

import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Final, Self, TypeVar

import httpx
import msgspec

from curia.wire import to_json
from curia.wire.lobby import Problem

PATIENCE: Final = 300.0
"""Seconds that a house may be out of reach before a program gives up."""
_UNKNOWN: Final = 10.0
"""The same for a house that has never answered: its address may be wrong."""
_FIRST_PAUSE: Final = 0.2
_LONGEST_PAUSE: Final = 10.0
_TIMEOUT: Final = httpx.Timeout(20.0)
_NEVER_SENT: Final = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)

T = TypeVar("T")


class HouseError(Exception):
    """The house said no, or cannot be reached. `code` is for programs, the text for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{text} ({code})")
        self.code = code
        self.text = text


class Closable:
    """Something that has a way to a house, and lets it go at the end of a `with`."""

    _door: "Door"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._door.http.close()


class Door:
    """The way to one house."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        patience: float = PATIENCE,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.url = url.rstrip("/")
        self._patience = min(patience, _UNKNOWN)
        self._sleep = sleep
        # The house wants to know which page a request with a cookie comes from. This program is its own page.
        parts = httpx.URL(self.url)
        if parts.scheme not in ("http", "https") or not parts.host:
            raise HouseError("bad-address", f"url: expected http://… or https://…, found '{url}'")
        headers = {"authorization": f"Bearer {token}"} if token else {"origin": _origin(parts)}

        def reached(_: httpx.Response) -> None:
            self._patience = patience

        hooks = {"response": [reached]}
        self.http = httpx.Client(base_url=self.url, headers=headers, timeout=_TIMEOUT, event_hooks=hooks)

    def call(self, method: str, path: str, body: object, reply: type[T], once: bool = False) -> T:
        """The reply to a request; HouseError if the house says no. For `once` see `request`."""
        response = self.request(method, path, body, once)
        if response.is_error:
            raise problem_of(response)
        return msgspec.json.decode(response.content, type=reply)

    def request(self, method: str, path: str, body: object = None, once: bool = False) -> httpx.Response:
        """The house's answer, whatever it is. What the house would do again if it came again is sent `once`: HouseError
        `unsure` if it may have arrived and the answer was lost."""
        content = None if body is None else to_json(body)
        headers = {"content-type": "application/json"}
        for pause in self.pauses():
            try:
                response = self.http.request(method, path, content=content, headers=headers)
            except httpx.TransportError as error:
                if once and not isinstance(error, _NEVER_SENT):
                    raise self._unsure() from error
                pause(0)
                continue
            if not is_passing(response):
                return response
            if once and not _is_undone(response):
                raise self._unsure()
            pause(_wait_asked_for(response))
        raise AssertionError("pauses end with an error")

    def _unsure(self) -> HouseError:
        return HouseError("unsure", f"the answer of the house at {self.url} was lost: it may have done this or not")

    def pauses(self) -> Iterator[Callable[[float], None]]:
        """A way to wait before each try, longer and longer; HouseError when it took too long in all."""
        waited, next_pause = 0.0, _FIRST_PAUSE

        def pause(at_least: float) -> None:
            nonlocal waited, next_pause
            seconds = max(next_pause, at_least)
            if waited + seconds > self._patience:
                raise HouseError("unreachable", f"the house at {self.url} cannot be reached for {waited:.0f} s")
            self._sleep(seconds)
            waited += seconds
            next_pause = min(_LONGEST_PAUSE, next_pause * 2)

        while True:
            yield pause


def is_passing(response: httpx.Response) -> bool:
    """Whether the same request may be answered better in a while."""
    return response.status_code in (429, 502, 503, 504)


def _is_undone(response: httpx.Response) -> bool:
    """Whether it was the house itself that answered, before it did anything."""
    return response.status_code == 429 or problem_of(response).code in ("closed", "house-full")


def problem_of(response: httpx.Response) -> HouseError:
    """What the house said in a `Problem`."""
    try:
        problem = msgspec.json.decode(response.content, type=Problem)
    except msgspec.DecodeError:
        return HouseError("bad-answer", f"{response.request.url.path} answered {response.status_code}")
    return HouseError(problem.code, problem.text)


def _wait_asked_for(response: httpx.Response) -> float:
    asked = response.headers.get("retry-after", "")
    return float(asked) if asked.isdecimal() else 0.0


def _origin(url: httpx.URL) -> str:
    return f"{url.scheme}://{url.netloc.decode()}"

"""Every no of the house as a `Problem`: what handlers raise, and what the guard refuses before them."""

import logging
from typing import Any, Final, TypeAlias

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.types import ExceptionHandlersMap, Scope, Send

from curia.server.base.errors import Code, Declined, StoreError
from curia.server.base.limits import TooMany
from curia.server.store.writer import Busy
from curia.wire.lobby import Problem

_Request: TypeAlias = Request[object, object, State]
_CODES: Final = {
    code.status: code for code in (Code.NOT_FOUND, Code.WRONG_METHOD, Code.TOO_LARGE, Code.NOT_JSON, Code.TOO_MANY)
}
"""For what Litestar refuses."""
_BUSY: Final = "Another program holds the house's database at this moment; nothing was stored. Try again."

_log = logging.getLogger(__name__)


async def refuse(scope: Scope, send: Send, declined: Declined, close: bool = False) -> None:
    """Answer before the application was asked, and `close` the connection. A websocket that was not accepted yet gets
    an HTTP answer too."""
    body = msgspec.json.encode(_problem(declined))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in _more_headers(declined).items()]
    if close:
        headers.append((b"connection", b"close"))
    if scope["type"] == ScopeType.HTTP:
        await send({"type": "http.response.start", "status": declined.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
    elif "websocket.http.response" in (scope.get("extensions") or {}):
        await send({"type": "websocket.http.response.start", "status": declined.status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": declined.code})


def _problem(declined: Declined) -> Problem:
    return Problem(declined.code, declined.text)


def _more_headers(declined: Declined) -> dict[str, str]:
    return {"retry-after": str(declined.seconds)} if isinstance(declined, TooMany) else {}


def exception_handlers() -> ExceptionHandlersMap:
    """Whatever a handler raises, a Problem goes out, and never more than that."""
    return {Declined: _declined, HTTPException: _http, StoreError: _store, RecursionError: _nested, Exception: _failed}


def _answer(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def _declined(_: _Request, error: Declined) -> Response[Problem]:
    return _answer(_problem(error), error.status, _more_headers(error))


def _http(request: _Request, error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses."""
    if error.status_code >= 500:
        return _failed(request, error)
    code = _CODES.get(error.status_code, Code.BAD_MESSAGE)
    if isinstance(error, ValidationException):
        text = "; ".join(_field_text(item) for item in error.extra or []) or error.detail
    elif isinstance(error.__cause__, SerializationException):
        text = f"body: expected JSON; {error.detail}"
    else:
        text = code.text if code in (Code.NOT_FOUND, Code.WRONG_METHOD) else error.detail
    return _answer(Problem(code, text), error.status_code, error.headers)


def _field_text(item: Any) -> str:
    """One wrong field: its name and what was expected."""
    message: str = item["message"]
    field: str = item.get("key", "data")
    if message == "'data'":
        return "body: expected JSON, found nothing"
    return f"{'body' if field == 'data' else field}: {message[:1].lower()}{message[1:]}"


def _nested(_: _Request, error: RecursionError) -> Response[Problem]:
    return _answer(Problem(Code.BAD_MESSAGE, "body: expected JSON that is not nested so deeply"), 400)


def _store(request: _Request, error: StoreError) -> Response[Problem]:
    _log.error("the store failed: %s", error, extra=_where(request))
    if isinstance(error, Busy):
        return _answer(Problem(Code.STORE, _BUSY), 503, {"retry-after": "2"})
    return _answer(Problem(Code.STORE, "The house cannot store anything now; try again later."), 503)


def _failed(request: _Request, error: Exception) -> Response[Problem]:
    """A fault of ours: the log has it, the client learns only that it happened."""
    _log.error("a request failed", exc_info=error, extra=_where(request))
    return _answer(Problem(Code.FAILED, Code.FAILED.text), 500)


def _where(request: _Request) -> dict[str, str]:
    """Not the path itself: it may be a link that opens a table."""
    return {"method": request.method, "route": request.scope.get("path_template", "")}

"""The web client: files that `make` builds, read once, and sent with the right headers.

An address that belongs to no file is a page of the client: it gets the one page there is, which reads the address."""

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from curia.server.base.errors import Code, Declined

_INDEX: Final = "index.html"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "no-cache"
_SMALLEST: Final = 1_000
"""Bytes; packing less does not pay."""
_PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")
_MISSING: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Curia</title></head>
<body>
<h1>Curia</h1>
<p>The house is open, but its web client was not built. In a checkout <code>make play</code> builds it.</p>
<p><a href="/api/docs">How programs talk to the house</a></p>
</body>
</html>
"""


class File(NamedTuple):
    body: bytes
    packed: bytes | None
    media_type: str
    tag: str
    caching: str


def folder() -> Path:
    """In the installed package, or where a checkout builds it."""
    installed = Path(str(files("curia"))) / "web"
    return installed if installed.is_dir() else Path(__file__).parents[4] / "web" / "dist"


@cache
def client_files() -> dict[str, File]:
    """By path, without a slash in front."""
    found = dict(_read(folder()))
    return found if _INDEX in found else {_INDEX: _file(_INDEX, _MISSING.encode())}


def _read(root: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(root.rglob("*")):
        if path.is_file():
            name = path.relative_to(root).as_posix()
            yield name, _file(name, path.read_bytes())


def _file(name: str, body: bytes) -> File:
    media_type = "application/manifest+json" if name.endswith(".webmanifest") else mimetypes.guess_type(name)[0]
    is_packed = name.endswith(_PACKED) and len(body) >= _SMALLEST
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    # The name of an asset has its content's hash in it.
    caching = _FOR_EVER if name.startswith("assets/") else _ASK_FIRST
    packed = gzip.compress(body, 9, mtime=0) if is_packed else None
    return File(body, packed, media_type or "application/octet-stream", tag, caching)


@get(["/", "/{path:path}"], include_in_schema=False)
async def web_client(
    request: Request[Any, Any, Any], path: Annotated[str, PathParameter(max_length=500)] = ""
) -> Response[bytes]:
    name = str(path).strip("/")
    if name.startswith(("api/", "ws/")):
        raise Declined(Code.NO_PAGE, "There is nothing at this address; /api/docs lists what there is.")
    known = client_files()
    if ".." in name or not name.isprintable() or "\ufffd" in name or "%" in name:
        raise Declined(Code.NO_PAGE)
    if name not in known and name.startswith("assets/"):
        raise Declined(Code.NO_PAGE, "There is no such file; load the page anew.")
    file = known.get(name) or known[_INDEX]
    headers = {"etag": file.tag, "cache-control": file.caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.media_type, headers=headers)


handlers: list[HTTPRouteHandler] = [web_client]

"""What stands at the address of the house until somebody builds the tables for the browser."""

from typing import Final

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from curia import __version__
from curia.catalog import METAS

_PAGE: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Curia</title></head>
<body>
<h1>Curia</h1>
<p>The house is open. Its tables speak JSON and websockets:</p>
<ul>
{games}
</ul>
<p><a href="/api/docs">How programs talk to the house</a></p>
<p>To play in the terminal: <code>curia play</code></p>
<p>Version {version}</p>
</body>
</html>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def front_page() -> Response[str]:
    games = "\n".join(
        f"<li>{meta.title}, {meta.min_seats} to {meta.max_seats} players</li>".replace("&", "&amp;")
        for meta in METAS.values()
    )
    return Response(_PAGE.format(games=games, version=__version__), media_type=MediaType.HTML)


handlers: list[HTTPRouteHandler] = [front_page]

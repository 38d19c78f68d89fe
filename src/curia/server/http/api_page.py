"""The page that describes the interface to people who write programs for it: /api/docs.

Made on the server from the same description as /api/openapi.json; it needs no script and nothing from elsewhere."""

from collections.abc import Iterable
from html import escape
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.routes import WebSocketRoute

from curia.server.http.api_examples import EXAMPLES
from curia.server.http.api_schema import METHODS, REF, Schema, client_messages, described, server_messages
from curia.server.http.api_style import STYLE

_DAY: Final = 24 * 60 * 60
_INTRODUCTION: Final = """
<p>Requests and answers are JSON. This page is made from the <a href="/api/openapi.json">OpenAPI description</a>, which
programs can read; the messages of a table's websocket stand below it.</p>
<dl>
<dt>Who asks</dt>
<dd>A device is a player's by its cookie, which <a href="#post-api-guest"><code>POST /api/guest</code></a> gives. A
program that uses the cookie must also send the header <code>Origin</code> with the address of the house, as a browser
does. A program that speaks for one seat needs neither: it sends the seat's token,
<code>Authorization: Bearer …</code>.</dd>
<dt>Bodies</dt>
<dd><code>Content-Type: application/json</code>, at most 64 KiB. A field that a type does not have is refused.</dd>
<dt>Refusals</dt>
<dd>Every answer with a status of 400 or above is a <a href="#type-Problem">Problem</a>: a code for programs, a sentence
for people.</dd>
<dt>Limits</dt>
<dd>Who asks too often gets the status 429; <code>Retry-After</code> says how many seconds to wait.</dd>
<dt>Times</dt>
<dd>Milliseconds since the beginning of 1970, in UTC.</dd>
</dl>
"""


def page(schema: Schema, sockets: Iterable[str]) -> str:
    """The whole page. `schema` is a description as `described` makes it, `sockets` the paths of the websockets."""
    types: dict[str, Schema] = schema["components"]["schemas"]
    groups = _groups(schema)
    says, hears = [[each.__name__ for each in messages()] for messages in (client_messages, server_messages)]
    others = sorted(set(types) - {*says, *hears})
    nav = [_nav(tag.capitalize(), [_nav_operation(*each) for each in group]) for tag, group in groups.items()]
    nav.append(_nav("At a table", [_nav_type(name, _tag(types[name])) for name in (*says, *hears)]))
    nav.append(_nav("Types", [_nav_type(name, name) for name in others]))
    main = [f"<h1>{escape(schema['info']['title'])} <small>{escape(schema['info']['version'])}</small></h1>"]
    main.append(_INTRODUCTION)
    for tag, group in groups.items():
        main.append(f"<h2>{escape(tag.capitalize())}</h2>")
        main += [_operation(path, method, operation) for path, method, operation in group]
    main.append("<h2>At a table</h2>")
    main += [f'<p class="path"><b class="ws">WS</b> <code>{escape(path)}</code></p>' for path in sockets]
    main.append("<p>Each message is a JSON object; its <code>type</code> says which one it is.</p>")
    main.append("<h3>What a client says</h3>" + "".join(_type(name, types[name], _tag(types[name])) for name in says))
    main.append("<h3>What the house says</h3>" + "".join(_type(name, types[name], _tag(types[name])) for name in hears))
    main.append("<h2>Types</h2>" + "".join(_type(name, types[name], name) for name in others))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" '
        f'content="light dark"><title>{escape(schema["info"]["title"])}: the interface</title>'
        '<link rel="stylesheet" href="/api/docs.css"></head><body>'
        f'<nav aria-label="Contents">{"".join(nav)}</nav><main>{"".join(main)}</main></body></html>\n'
    )


# Contents -------------------------------------------------------------------------------------------------------------


def _groups(schema: Schema) -> dict[str, list[tuple[str, str, Schema]]]:
    """Paths with their methods, by the first tag."""
    groups: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, item in sorted(schema["paths"].items()):
        for method in METHODS:
            if method in item:
                tag = next(iter(item[method].get("tags") or []), "more")
                groups.setdefault(tag.lower(), []).append((path, method, item[method]))
    return dict(sorted(groups.items()))


def _nav(title: str, items: list[str]) -> str:
    return f"<h2>{escape(title)}</h2><ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"


def _nav_operation(path: str, method: str, operation: Schema) -> str:
    return f'<a href="#{_anchor(path, method)}">{_method(method)} {escape(path)}</a>'


def _nav_type(name: str, title: str) -> str:
    return f'<a href="#type-{escape(name)}">{escape(title)}</a>'


def _anchor(path: str, method: str) -> str:
    words = "".join(c if c.isalnum() else " " for c in path).split()
    return "-".join([method, *words])


def _method(method: str) -> str:
    return f'<b class="{method}">{method.upper()}</b>'


# Operations -----------------------------------------------------------------------------------------------------------


def _operation(path: str, method: str, operation: Schema) -> str:
    parts = [f'<h3 class="path">{_method(method)} <code>{escape(path)}</code></h3>']
    parts += [f"<p><strong>{escape(operation.get('summary', ''))}</strong></p>", _text(operation.get("description"))]
    if parameters := operation.get("parameters"):
        rows = [
            _row(each["name"], each["schema"], each.get("required", False), each.get("description"))
            for each in parameters
        ]
        parts.append(_table("Parameter", rows))
    if body := operation.get("requestBody"):
        parts.append(f"<p>Takes {_content_type(body)}</p>{_content_example(body)}")
    for status, response in operation["responses"].items():
        if status != "default":
            given = f"Gives <code>{escape(status)}</code> {_content_type(response)}"
            parts.append(f"<details><summary>{given}</summary>{_content_example(response)}</details>"
                         if _content_example(response) else f"<p>{given}</p>")  # fmt: skip
    return f'<section id="{_anchor(path, method)}">{"".join(parts)}</section>'


def _content(body: Schema) -> Schema | None:
    for content in body.get("content", {}).values():
        schema: Schema | None = content.get("schema")
        return schema
    return None


def _content_type(body: Schema) -> str:
    schema = _content(body)
    kinds = ", ".join(kind for kind in body.get("content", {}) if kind != "application/json")
    return (_kind(schema) if schema is not None else "nothing") + (f" as {escape(kinds)}" if kinds else "")


def _content_example(body: Schema) -> str:
    schema = _content(body) or {}
    many = schema.get("type") == "array"
    text = EXAMPLES.get((schema["items"] if many else schema).get("$ref", "").removeprefix(REF))
    return _example(f"[\n{text}\n]" if many else text) if text else ""


# Types ----------------------------------------------------------------------------------------------------------------


def _type(name: str, schema: Schema, title: str) -> str:
    required = schema.get("required", [])
    rows = [
        _row(field, item, field in required, item.get("description"))
        for field, item in schema.get("properties", {}).items()
    ]
    fields = _table("Field", rows) if rows else "<p>No fields.</p>"
    example = _example(EXAMPLES[name]) if name in EXAMPLES else ""
    return (
        f'<section id="type-{escape(name)}"><h4><code>{escape(title)}</code></h4>'
        f"{_text(schema.get('description'))}{fields}{example}</section>"
    )


def _tag(schema: Schema) -> str:
    return str(schema["properties"]["type"]["enum"][0])


def _table(title: str, rows: list[str]) -> str:
    return f"<table><thead><tr><th>{title}<th>Type<th>Meaning<tbody>{''.join(rows)}</table>"


def _row(name: str, schema: Schema, required: bool, note: str | None) -> str:
    parts = [_plain(note)] if note else []
    if "default" in schema:
        parts.append(f"Default: <code>{escape(_json(schema['default']))}</code>.")
    elif not required:
        parts.append("May be left out.")
    return f"<tr><th scope=row><code>{escape(name)}</code><td>{_kind(schema)}<td>{' '.join(parts)}"


def _kind(schema: Schema) -> str:
    """A type in a few words, with links."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REF)
        return f'<a href="#type-{escape(name)}">{escape(name)}</a>'
    if either := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(_kind(choice) for choice in either)
    if "enum" in schema:
        return " or ".join(f"<code>{escape(_json(value))}</code>" for value in schema["enum"])
    match schema.get("type"):
        case "array":
            item = _kind(schema.get("items", {}))
            return f"list of {item}{'s' if item.endswith('number') else ''}{_bounds(schema, 'Items', '')}"
        case "object":
            inner = schema.get("additionalProperties")
            return f"object of {_kind(inner)}" if isinstance(inner, dict) and inner else "object"
        case "string":
            return f"text{_bounds(schema, 'Length', ' characters')}"
        case "integer":
            return f"whole number{_range(schema)}"
        case "number":
            return f"number{_range(schema)}"
        case "boolean":
            return "true or false"
        case "null":
            return "null"
        case list(kinds):
            return " or ".join(_kind({"type": kind}) for kind in kinds)
        case _:
            return "any JSON"


def _bounds(schema: Schema, of: str, unit: str) -> str:
    low, high = schema.get(f"min{of}"), schema.get(f"max{of}")
    if low is None and high is None:
        return ""
    return f", {low or 0} to {high}{unit}" if high is not None else f", at least {low}{unit}"


def _range(schema: Schema) -> str:
    low, high = schema.get("minimum"), schema.get("maximum")
    return (f" from {low:,.10g}" if low is not None else "") + (f" to {high:,.10g}" if high is not None else "")


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _text(text: str | None) -> str:
    return f"<p>{_plain(text)}</p>" if text else ""


def _plain(text: str) -> str:
    """Text as it stands in our sources: what is between backticks is code."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if number % 2 else part for number, part in enumerate(parts))


def _example(text: str) -> str:
    return f'<pre tabindex="0">{escape(text)}</pre>'


# Handlers -------------------------------------------------------------------------------------------------------------


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def docs(request: Request[Any, Any, State]) -> str:
    """The interface, for people. It is made once."""
    app = request.app
    if "api_page" not in app.state:
        sockets = [route.path_format for route in app.routes if isinstance(route, WebSocketRoute)]
        app.state.api_page = page(described(app.openapi_schema.to_schema()), sockets)
    return str(app.state.api_page)


@get("/api/docs.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[str]:
    return Response(STYLE, media_type=MediaType.CSS, headers={"cache-control": f"max-age={_DAY}"})


handlers: Final[list[HTTPRouteHandler]] = [docs, style]

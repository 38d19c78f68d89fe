"""The page that describes the interface to people who write programs for it: /api/docs.

Made from the same description as /api/openapi.json; it needs no script and nothing from elsewhere. (The pages that come
with Litestar are scripts of half a megabyte and more from other hosts, and none knows the messages of a websocket.)"""

from collections.abc import Iterable
from html import escape
from typing import Any, Final, get_args

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.routes import WebSocketRoute

from curia import __version__
from curia.server.base.errors import Code
from curia.server.http.api_examples import REF, Schema, example
from curia.server.http.api_schema import described
from curia.wire import play

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
for people. <a href="#refusals">These</a> are the codes of the house; where rules forbid a move it is the game's.</dd>
<dt>Limits</dt>
<dd>Who asks too often gets the status 429; <code>Retry-After</code> says how many seconds to wait.</dd>
<dt>Times</dt>
<dd>Milliseconds since the beginning of 1970, in UTC.</dd>
</dl>
"""
_STYLE: Final = """\
html { color-scheme: light dark; }
:root { --paper: #fbf9f5; --ink: #241f1c; --faint: #6d635b; --panel: #f1ece3; --link: #8c1c2c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1a1716; --ink: #ebe5dd; --faint: #a89d92; --panel: #242020; --link: #f0a0a8; }
}
* { box-sizing: border-box; }
body {
  margin: 0; display: grid; grid-template-columns: 20rem minmax(0, 52rem); gap: 0 3rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif;
}
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.5rem; background: var(--panel); }
nav ul { padding: 0; list-style: none; font-size: .85rem; overflow-wrap: anywhere; }
nav a { display: block; padding: .15rem 0; color: inherit; }
nav h2, small { font-size: 1rem; }
main { padding: 1rem 1rem 4rem 0; min-width: 0; }
main > h2 { margin-top: 3.5rem; border-bottom: 2px solid var(--link); }
section { padding: 1rem 0; border-top: 1px solid var(--panel); }
section:target { background: var(--panel); }
h3, h4, .path { font-weight: 400; overflow-wrap: anywhere; }
a, b { color: var(--link); }
code, pre { padding: .1em .3em; border-radius: .25em; background: var(--panel); font: .9em ui-monospace, monospace; }
code { overflow-wrap: anywhere; }
pre { padding: .8rem 1rem; overflow: auto; max-height: 26rem; }
table { width: 100%; border-collapse: collapse; font-size: .92rem; }
th, td { padding: .35rem .8rem .35rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--panel); }
th { font-weight: 400; }
tbody th, td:nth-child(2) { width: 25%; }
thead th, dt { color: var(--faint); }
@media (max-width: 62rem) {
  body { display: block; }
  nav { position: static; height: auto; max-height: 16rem; }
  main { padding: 1rem 1rem 4rem; }
}
@media (max-width: 40rem) {
  thead { display: none; }
  tr, tbody th, td, td:nth-child(2) { display: block; width: auto; }
  td { border: 0; padding-top: 0; }
}
"""


def openapi_config() -> OpenAPIConfig:
    """For the application: the description is at /api/openapi.json, the page at /api/docs."""
    plugins = [_Description(), _Page(path="/docs", media_type=MediaType.HTML)]
    return OpenAPIConfig("Curia", __version__, path="/api", render_plugins=plugins, use_handler_docstrings=True)


class _Description(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, State], openapi_schema: Schema) -> bytes:
        return self.render_json(request, described(openapi_schema))


class _Page(OpenAPIRenderPlugin):
    _made = b""

    def render(self, request: Request[Any, Any, State], openapi_schema: Schema) -> bytes:
        if not self._made:
            sockets = [route.path_format for route in request.app.routes if isinstance(route, WebSocketRoute)]
            self._made = page(described(openapi_schema), sockets).encode()
        return self._made


@get("/api/docs.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[str]:
    return Response(_STYLE, media_type=MediaType.CSS, headers={"cache-control": f"max-age={_DAY}"})


def page(schema: Schema, sockets: Iterable[str]) -> str:
    """The whole page. `schema` is a description as `described` makes it, `sockets` the paths of the websockets."""
    types: dict[str, Schema] = schema["components"]["schemas"]
    says, hears = ([each.__name__ for each in get_args(union)] for union in (play.ClientMessage, play.ServerMessage))
    others = sorted(set(types) - {*says, *hears})
    operations: dict[str, dict[str, str]] = {}
    for path, item in sorted(schema["paths"].items()):
        for method, operation in item.items():
            group = operations.setdefault(operation["tags"][0], {})
            group[f"{method.upper()} {path}"] = _operation(path, method, operation, types)
    title, version = escape(schema["info"]["title"]), escape(schema["info"]["version"])
    nav = [_nav(tag, {_anchor(name): name for name in group}) for tag, group in sorted(operations.items())]
    nav.append(_nav("At a table", {f"type-{name}": _tag(types[name]) for name in (*says, *hears)}))
    nav.append(_nav("Types", {"refusals": "Refusals", **{f"type-{name}": name for name in others}}))
    main = [f"<h1>{title} <small>{version}</small></h1>{_INTRODUCTION}"]
    main += [f"<h2>{escape(tag)}</h2>{''.join(group.values())}" for tag, group in sorted(operations.items())]
    main.append("<h2>At a table</h2>")
    main += [f'<p class="path"><b>WS</b> <code>{escape(path)}</code></p>' for path in sockets]
    main.append("<p>Each message is a JSON object; its <code>type</code> says which one it is.</p>")
    for heading, names in (("What a client says", says), ("What the house says", hears)):
        main.append(f"<h3>{heading}</h3>" + "".join(_type(name, _tag(types[name]), types) for name in names))
    refusals = [f"<tr><th scope=row><code>{code}</code><td>{code.status}<td>{escape(code.text)}" for code in Code]
    main.append(f'<h2 id="refusals">Refusals</h2>{_table(("Code", "Status", "Usually"), refusals)}')
    main.append("<h2>Types</h2>" + "".join(_type(name, name, types) for name in others))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title}: the interface</title><link rel="stylesheet" href="/api/docs.css"></head>'
        f'<body><nav aria-label="Contents">{"".join(nav)}</nav><main>{"".join(main)}</main></body></html>\n'
    )


def _nav(title: str, items: dict[str, str]) -> str:
    """`items` are names by their anchors."""
    links = "".join(f'<li><a href="#{escape(anchor)}">{escape(name)}</a></li>' for anchor, name in items.items())
    return f"<h2>{escape(title)}</h2><ul>{links}</ul>"


def _anchor(name: str) -> str:
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())


def _operation(path: str, method: str, operation: Schema, types: dict[str, Schema]) -> str:
    parts = [f'<h3 class="path"><b>{method.upper()}</b> <code>{escape(path)}</code></h3>']
    parts += [f"<p><strong>{_plain(operation['summary'])}</strong></p>", _text(operation)]
    if parameters := operation.get("parameters"):
        rows = [_row(each["name"], {**each, **each["schema"]}, each.get("required", False)) for each in parameters]
        parts.append(_table(("Parameter", "Type", "Meaning"), rows))
    if "requestBody" in operation:
        parts.append(_body("Takes", operation["requestBody"], types))
    for status, response in operation["responses"].items():
        if status != "default":
            parts.append(_body(f"Gives <code>{escape(status)}</code>", response, types))
    return f'<section id="{_anchor(f"{method} {path}")}">{"".join(parts)}</section>'


def _body(verb: str, body: Schema, types: dict[str, Schema]) -> str:
    """What is taken or given, with an example where it is of a type that has one."""
    for kind, content in body.get("content", {}).items():
        schema = content["schema"]
        said = f"{verb} {_kind(schema)}{'' if kind == 'application/json' else f' as {escape(kind)}'}"
        if "$ref" in schema.get("items", schema):
            return _details(said, example(types, schema))
        return f"<p>{said}</p>"
    return f"<p>{verb} nothing</p>"


def _type(name: str, title: str, types: dict[str, Schema]) -> str:
    schema = types[name]
    required = schema.get("required", [])
    rows = [_row(field, item, field in required) for field, item in schema.get("properties", {}).items()]
    others = _kind(schema) if "enum" in schema else "No fields."
    fields = _table(("Field", "Type", "Meaning"), rows) if rows else f"<p>{others}</p>"
    shown = "".join(_details("For instance", each) for each in schema.get("examples", []))
    heading = f"<h4><code>{escape(title)}</code></h4>{_text(schema)}"
    return f'<section id="type-{escape(name)}">{heading}{fields}{shown}</section>'


def _tag(schema: Schema) -> str:
    return str(schema["properties"]["type"]["enum"][0])


def _table(titles: Iterable[str], rows: list[str]) -> str:
    return f"<table><thead><tr><th>{'<th>'.join(titles)}<tbody>{''.join(rows)}</table>"


def _row(name: str, schema: Schema, required: bool) -> str:
    note = _plain(schema.get("description", ""))
    if "default" in schema:
        note += f" Default: <code>{escape(msgspec.json.encode(schema['default']).decode())}</code>."
    elif not required:
        note += " May be left out."
    return f"<tr><th scope=row><code>{escape(name)}</code><td>{_kind(schema)}<td>{note}"


_KINDS: Final = {"string": "text", "integer": "whole number", "boolean": "true or false"}
_BOUNDS: Final = {
    "minLength": "at least {:,} characters",
    "maxLength": "at most {:,} characters",
    "minItems": "at least {:,}",
    "maxItems": "at most {:,}",
    "minimum": "from {:,}",
    "maximum": "to {:,}",
}


def _kind(schema: Schema) -> str:
    """A type in a few words, with links."""
    if "$ref" in schema:
        name = escape(schema["$ref"].removeprefix(REF))
        return f'<a href="#type-{name}">{name}</a>'
    if either := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(_kind(choice) for choice in either)
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    kind = schema.get("type", "any JSON")
    if isinstance(kind, list):
        return " or ".join(_kind({"type": each}) for each in kind)
    if kind == "array":
        said = f"list of {_kind(schema.get('items', {}))}"
    elif kind == "object" and schema.get("additionalProperties"):
        said = f"object of {_kind(schema['additionalProperties'])}"
    else:
        said = _KINDS.get(kind, escape(kind))
    return ", ".join([said, *(words.format(schema[bound]) for bound, words in _BOUNDS.items() if bound in schema)])


def _text(schema: Schema) -> str:
    return f"<p>{_plain(schema['description'])}</p>" if schema.get("description") else ""


def _plain(text: str) -> str:
    """Text as it stands in our sources: what is between backticks is code."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if number % 2 else part for number, part in enumerate(parts))


def _details(said: str, value: Any) -> str:
    """An example, for who opens it."""
    text = escape(msgspec.json.format(msgspec.json.encode(value)).decode())
    return f'<details><summary>{said}</summary><pre tabindex="0">{text}</pre></details>'

"""The page that describes the interface."""

import json
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.testing import TestClient

from curia import wire
from curia.server.base.errors import Code
from curia.server.http import api_page
from curia.server.http.api_examples import REF
from curia.server.http.api_page import page
from curia.server.http.api_schema import field_notes, wire_types
from curia.wire import lobby, play, terms
from tests.server.kit_players import client_of, small_house

CLIENT_MESSAGES = get_args(play.ClientMessage)
SERVER_MESSAGES = get_args(play.ServerMessage)
METHODS = ("get", "post", "put", "patch", "delete")
VOID = ("meta", "link")


@websocket("/ws/tables/{table:str}")
async def table(socket: WebSocket[Any, Any, State]) -> None:
    await socket.accept()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with client_of(small_house(tmp_path), table, api_page.style) as client:
        yield client


class Reader(HTMLParser):
    """What is on a page; complains about a tag that closes another one than the last opened."""

    _CLOSED_BY_OTHERS = ("tr", "td", "th", "thead", "tbody")

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: Counter[str] = Counter()
        self.attributes: Counter[str] = Counter()
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        if tag not in (*VOID, *self._CLOSED_BY_OTHERS):
            self._open.append(tag)
        for name, value in attrs:
            self.attributes[name] += 1
            if name == "id":
                self.ids.append(value or "")
            elif name in ("href", "src"):
                self.links.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        if tag not in self._CLOSED_BY_OTHERS:
            assert self._open.pop() == tag

    def read(self, text: str) -> "Reader":
        self.feed(text)
        self.close()
        assert self._open == []
        return self


def test_the_page_shows_the_whole_interface(client: TestClient[Litestar]) -> None:
    response = client.get("/api/docs")
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    text = response.text
    schema = client.get("/api/openapi.json").json()
    shown = 0
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                assert f"<code>{path}</code>" in text
                assert item[method]["summary"] in text
                shown += 1
    assert shown == text.count('<h3 class="path">') > 10
    for name in schema["components"]["schemas"]:
        assert f'id="type-{name}"' in text
    for message in (*CLIENT_MESSAGES, *SERVER_MESSAGES):
        assert f"<h4><code>{message.__struct_config__.tag}</code></h4>" in text
    assert "<b>WS</b> <code>/ws/tables/{table}</code>" in text
    for code in Code:
        assert f"<code>{code}</code><td>{code.status}<td>" in text


def test_it_is_well_formed_and_its_links_lead_somewhere(client: TestClient[Litestar]) -> None:
    reader = Reader().read(client.get("/api/docs").text)
    assert len(reader.ids) == len(set(reader.ids))
    for link in reader.links:
        if link.startswith("#"):
            assert link[1:] in reader.ids
        else:
            assert client.get(link).status_code == 200


def test_it_needs_no_script_and_nobody_else(client: TestClient[Litestar]) -> None:
    reader = Reader().read(client.get("/api/docs").text)
    assert not {"script", "style", "img", "iframe"} & set(reader.tags)
    assert not {"style", "onclick", "onload"} & set(reader.attributes)
    assert all(link.startswith(("#", "/")) for link in reader.links)
    style = client.get("/api/docs.css")
    assert style.headers["content-type"].startswith("text/css")
    assert "prefers-color-scheme: dark" in style.text
    assert "url(" not in style.text
    assert "@import" not in style.text
    assert style.headers["cache-control"] == "max-age=86400"


def test_texts_are_escaped() -> None:
    evil = "<script>alert(1)</script>"
    schema = {
        "info": {"title": evil, "version": evil},
        "paths": {
            f"/{evil}": {
                "get": {
                    "summary": evil,
                    "description": f"`{evil}`",
                    "tags": [evil],
                    "parameters": [{"name": evil, "schema": {"type": "string", "default": evil}}],
                    "responses": {"200": {"content": {evil: {"schema": {"enum": [evil]}}}}},
                }
            }
        },
        "components": {"schemas": {**wire_types(), evil: {"type": "object", "description": evil}}},
    }
    text = page(schema, [f"/{evil}"])
    assert "<script" not in text
    assert "&lt;script&gt;" in text


# The description ------------------------------------------------------------------------------------------------------


def test_the_description_says_what_the_house_checks(client: TestClient[Litestar]) -> None:
    schema = client.get("/api/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    types = schema["components"]["schemas"]
    assert types["NewGuest"]["additionalProperties"] is False
    assert types["NewGuest"]["properties"]["name"] == {"type": "string", "minLength": 1, "maxLength": 24}
    assert types["LogIn"]["properties"]["login"]["pattern"]
    assert types["Answer"]["properties"]["type"]["enum"] == ["answer"]
    assert types["Me"]["description"] == lobby.Me.__doc__


def test_every_refusal_is_a_problem(client: TestClient[Litestar]) -> None:
    schema = client.get("/api/openapi.json").json()
    for item in schema["paths"].values():
        for operation in (item[method] for method in METHODS if method in item):
            responses = operation["responses"]
            assert responses["default"]["content"]["application/json"]["schema"] == {"$ref": f"{REF}Problem"}
            assert all(status == "default" or status < "300" for status in responses)
            assert "content" not in responses.get("204", {})


def test_every_reference_is_there(client: TestClient[Litestar]) -> None:
    text = client.get("/api/openapi.json").text
    types = json.loads(text)["components"]["schemas"]
    named = set(re.findall(rf'"{re.escape(REF)}([^"]+)"', text))
    assert named <= set(types)
    assert len(named) > 10


def test_fields_are_described_by_their_source() -> None:
    source = '''
class A:
    """Not this."""

    first: int
    """What it is."""
    second: int
    third: int = 3
    """Over
    two lines."""

    def method(self) -> None:
        """Nor this."""

text: str
"""Nor that."""
'''
    assert field_notes(source) == {"A": {"first": "What it is.", "third": "Over\ntwo lines."}}
    level = wire_types()["Clock"]["properties"]["increment"]
    assert level["description"].startswith("Seconds")
    assert level["maximum"] == 3600


# Examples -------------------------------------------------------------------------------------------------------------


def an_example(name: str) -> bytes:
    """The one that the description has, as a program would send it."""
    return msgspec.json.encode(wire_types()[name]["examples"][0])


def test_every_message_has_an_example_that_can_be_read() -> None:
    decode = msgspec.json.Decoder(play.ClientMessage).decode
    for message in CLIENT_MESSAGES:
        assert type(decode(an_example(message.__name__))) is message
    for message in SERVER_MESSAGES:
        assert msgspec.json.decode(an_example(message.__name__), type=message)


def test_every_type_has_an_example_that_fits() -> None:
    modules = [import_module(f"curia.wire.{info.name}") for info in pkgutil.iter_modules(wire.__path__)]
    found = {name: each for module in modules for name, each in vars(module).items() if name in wire_types()}
    assert set(found) == set(wire_types())
    for name, each in found.items():
        assert msgspec.json.decode(an_example(name), type=each)


def test_every_body_has_an_example_that_is_accepted(client: TestClient[Litestar]) -> None:
    schema = client.get("/api/openapi.json").json()
    checked = 0
    for item in schema["paths"].values():
        for operation in item.values():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            name = body.get("$ref", "").removeprefix(REF)
            type_ = getattr(lobby, name, None) or getattr(terms, name, None)
            if type_ is not None:
                assert msgspec.json.decode(an_example(name), type=type_)
                checked += 1
    assert checked > 4

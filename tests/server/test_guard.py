"""The door: origins, bodies, addresses, limits, headers, and what is said when something is refused."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from curia.server.http.guard import MAX_BODY
from tests.server.kit_door import EVIL, HANDLERS, JSON, problem
from tests.server.kit_players import ORIGIN, SmallHouse, application, client_of, small_house


@pytest.fixture
def house(tmp_path: Path) -> SmallHouse:
    return small_house(tmp_path)


@pytest.fixture
def client(house: SmallHouse) -> Iterator[TestClient[Litestar]]:
    with client_of(house, *HANDLERS, raising=False) as client:
        yield client


# Origins --------------------------------------------------------------------------------------------------------------


def test_a_page_of_the_house_may_post(client: TestClient[Litestar]) -> None:
    client.cookies.set("curia", "x")
    assert client.post("/api/echo", json={"name": "Livia"}, headers=ORIGIN).status_code == 201


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "",
        "http://house.local",
        "http://house.local:1656",
        "http://house.local:1655.evil.example",
        "http://evil.example/house.local:1655",
        "file://house.local:1655",
        "http://house.local:1655, http://house.local:1655",
    ],
)
@pytest.mark.parametrize("cookie", [False, True])
def test_another_sites_page_may_not(client: TestClient[Litestar], origin: str, cookie: bool) -> None:
    if cookie:
        client.cookies.set("curia", "x")
    response = client.post("/api/echo", json={"name": "Livia"}, headers={"origin": origin})
    assert "public_url" in problem(response, 403, "wrong-origin")
    for method in ("PUT", "PATCH", "DELETE"):
        problem(client.request(method, "/api/echo", headers={"origin": origin}), 403, "wrong-origin")


def test_a_wrong_origin_is_logged_once(client: TestClient[Litestar], caplog: pytest.LogCaptureFixture) -> None:
    for origin in ["https://curia.example"] * 3 + ["https://x.example\x1b[31m", "null"] * 2:
        client.post("/api/echo", json={"name": "Livia"}, headers={"origin": origin})
    told = [record.getMessage() for record in caplog.records if "another origin" in record.getMessage()]
    assert [text.rpartition(": ")[2] for text in told] == ["https://curia.example", "no page, or one without a name"]
    for number in range(100):
        client.post("/api/echo", json={"name": "Livia"}, headers={"origin": f"https://x{number}.example"})
    assert len(caplog.records) <= 60


def test_a_cookie_without_an_origin_is_refused(client: TestClient[Litestar]) -> None:
    client.cookies.set("curia", "x")
    text = problem(client.post("/api/echo", json={"name": "Livia"}), 403, "wrong-origin")
    assert "Origin" in text


def test_a_program_without_cookies_needs_no_origin(client: TestClient[Litestar]) -> None:
    headers = {"authorization": "Bearer x"}
    assert client.post("/api/echo", json={"name": "Livia"}, headers=headers).status_code == 201
    client.cookies.set("other", "x")
    assert client.post("/api/echo", json={"name": "Livia"}, headers=headers).status_code == 201


@pytest.mark.parametrize(("site", "status"), [("cross-site", 403), ("same-site", 403), ("same-origin", 201)])
def test_a_browser_that_names_only_the_site(client: TestClient[Litestar], site: str, status: int) -> None:
    response = client.post("/api/echo", json={"name": "Livia"}, headers={"sec-fetch-site": site})
    assert response.status_code == status


def test_reading_needs_no_origin(client: TestClient[Litestar]) -> None:
    client.cookies.set("curia", "x")
    response = client.get("/page", headers=EVIL)
    assert response.status_code == 200
    assert "access-control-allow-origin" not in response.headers


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("http://127.0.0.1:1655", True),
        ("http://[::1]:1655", True),
        ("http://localhost:1655", True),
        ("http://192.168.1.7:1655", True),
        ("http://pi:1655", True),
        ("http://games.localhost:1655", True),
        ("http://house.lan", True),
        ("http://rebound.example:1655", False),
    ],
)
def test_a_house_without_a_public_address_is_known_by_local_names_only(
    house: SmallHouse, url: str, allowed: bool
) -> None:
    with TestClient(application(house, *HANDLERS)) as client:
        headers = {"origin": url, "host": url.removeprefix("http://")}
        response = client.post("/api/echo", json={"name": "Livia"}, headers=headers)
        assert response.status_code == (201 if allowed else 403)


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("https://play.club.example", True),
        ("https://club.example", True),
        ("http://play.club.example", False),
        ("https://house.local:1655", False),
        ("http://house.local:1655", False),
        ("https://evil.example", False),
    ],
)
@pytest.mark.parametrize("public_url", ["https://play.club.example", "https://Play.Club.example:443/"])
def test_a_house_with_a_public_address(tmp_path: Path, origin: str, allowed: bool, public_url: str) -> None:
    house = small_house(tmp_path, public_url=public_url, origins=["https://club.example"])
    with client_of(house, *HANDLERS) as client:
        response = client.post("/api/echo", json={"name": "Livia"}, headers={"origin": origin})
        assert response.status_code == (201 if allowed else 403)


def test_only_pages_of_the_named_origins_may_read(tmp_path: Path) -> None:
    house = small_house(tmp_path, origins=["https://club.example"])
    with client_of(house, *HANDLERS) as client:
        asks = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
        good = client.options("/api/echo", headers={"origin": "https://club.example", **asks})
        assert good.headers["access-control-allow-origin"] == "https://club.example"
        bad = client.options("/api/echo", headers={**EVIL, **asks})
        assert "access-control-allow-origin" not in bad.headers


def test_a_websocket_of_another_site(client: TestClient[Litestar]) -> None:
    with client.websocket_connect("/ws", headers=ORIGIN) as socket:
        assert socket.receive_text() == "hello"
    with client.websocket_connect("/ws") as socket:
        assert socket.receive_text() == "hello"
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws", headers=EVIL):
        pass
    client.cookies.set("curia", "x")
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws"):
        pass


# Bodies ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_must_be_json(client: TestClient[Litestar], kind: str) -> None:
    response = client.post("/api/echo", content=b'{"name": "Livia"}', headers={"content-type": kind})
    assert "application/json" in problem(response, 415, "not-json")


def test_a_body_without_a_type(client: TestClient[Litestar]) -> None:
    problem(client.post("/api/echo", content=b'{"name": "Livia"}'), 415, "not-json")


def test_a_charset_may_be_named(client: TestClient[Litestar]) -> None:
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    assert client.post("/api/echo", content=b'{"name": "Livia"}', headers=headers).status_code == 201


@pytest.mark.parametrize("size", [MAX_BODY + 1, 10 * MAX_BODY])
def test_a_body_must_not_be_too_long(client: TestClient[Litestar], size: int) -> None:
    response = client.post("/api/echo", content=b" " * size, headers=JSON)
    assert str(MAX_BODY) in problem(response, 413, "too-large")
    assert response.headers["connection"] == "close"
    assert client.post("/api/echo", content=b'{"name":"L"}'.ljust(MAX_BODY), headers=JSON).status_code == 201


def test_a_length_that_is_none(client: TestClient[Litestar]) -> None:
    problem(client.post("/api/echo", content=b"{}", headers={**JSON, "content-length": "x"}), 413, "too-large")


@pytest.mark.parametrize(
    ("path", "body", "text"),
    [
        ("/api/echo", b'{"name": ""}', "name: expected `str` of length >= 1"),
        ("/api/echo", b'{"name": 5}', "name: expected `str`, got `int`"),
        ("/api/echo", b"{}", "body: object missing required field `name`"),
        ("/api/echo", b"[]", "body: expected `object`, got `array`"),
        ("/api/echo", b"", "body: expected JSON, found nothing"),
        ("/api/echo", b"{", "body: expected JSON; "),
        ("/api/echo", b"\xff", "body: expected JSON; this is no UTF-8"),
        ("/api/echo", b'{"name": "Livi\xe0"}', "body: expected JSON; this is no UTF-8"),
        ("/api/echo", b'{"name": "\xed\xa0\x80"}', "body: expected JSON; this is no UTF-8"),
        ("/api/echo", '{"name": "Livia"}'.encode("utf-16"), "body: expected JSON; this is no UTF-8"),
        ("/api/echo", b'{"name": "\\ud800"}', "body: expected JSON; "),
        ("/api/echo", b"[" * 30_000, "body: expected JSON that is not nested so deeply"),
        ("/api/echo", b'{"a":' * 10_000, "body: expected JSON that is not nested so deeply"),
        ("/api/echo", b'{"name": "Livia", "age": 7}', "body: object contains unknown field `age`"),
        ("/api/sit", b'{"seat": 9}', "seat: expected `int` <= 5"),
    ],
)
def test_what_is_wrong_is_named(client: TestClient[Litestar], path: str, body: bytes, text: str) -> None:
    found = problem(client.post(path, content=body, headers=JSON), 400, "bad-message")
    assert found.startswith(text)


def test_what_is_wrong_with_a_parameter(client: TestClient[Litestar]) -> None:
    assert problem(client.get("/api/number?value=x"), 400, "bad-message") == "value: expected `int`, got `str`"
    assert "'value'" in problem(client.get("/api/number"), 400, "bad-message")


# Refusals -------------------------------------------------------------------------------------------------------------


def test_a_database_that_is_held_is_told_as_such(client: TestClient[Litestar]) -> None:
    response = client.get("/api/held")
    assert "Another program holds the house's database" in problem(response, 503, "store")
    assert response.headers["retry-after"] == "2"


def test_refusals_are_problems(client: TestClient[Litestar]) -> None:
    assert problem(client.get("/api/decline"), 409, "paused") == "Not now."
    problem(client.get("/nowhere"), 404, "not-found")
    problem(client.get("/api/nowhere/at/all"), 404, "not-found")
    response = client.get("/api/echo")
    problem(response, 405, "wrong-method")
    assert "POST" in response.headers["allow"]


@pytest.mark.parametrize("path", ["/api/fail", "/api/fail-too"])
def test_a_fault_tells_nothing(client: TestClient[Litestar], caplog: pytest.LogCaptureFixture, path: str) -> None:
    with caplog.at_level(logging.ERROR):
        response = client.get(f"{path}?token=abc")
    problem(response, 500, "failed")
    assert "hand" not in response.text
    record = caplog.records[0]
    assert record.message == "a request failed"
    assert record.exc_info is not None
    assert (record.__dict__["method"], record.__dict__["route"]) == ("GET", path)
    assert "token" not in record.getMessage()


def test_a_store_that_fails(client: TestClient[Litestar], caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        response = client.get("/api/full")
    assert "secret" not in problem(response, 503, "store")
    assert "the disk of /srv/secret is full" in caplog.text


# Addresses and limits -------------------------------------------------------------------------------------------------

PROXIES = ["10.0.0.0/8", "2001:db8::/32"]


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("198.51.100.4", None, "198.51.100.4"),
        ("198.51.100.4", "203.0.113.9", "198.51.100.4"),
        ("10.1.1.1", None, "10.1.1.1"),
        ("10.1.1.1", "203.0.113.9", "203.0.113.9"),
        ("10.1.1.1", "192.0.2.66, 203.0.113.9", "203.0.113.9"),
        ("10.1.1.1", "192.0.2.66, 203.0.113.9, 10.2.2.2", "203.0.113.9"),
        ("10.1.1.1", "10.3.3.3, 10.2.2.2", "10.3.3.3"),
        ("10.1.1.1", "203.0.113.9, nonsense", "10.1.1.1"),
        ("10.1.1.1", "203.0.113.9:4711", "203.0.113.9"),
        ("10.1.1.1", "[2001:db9::7]:4711", "2001:db9::7"),
        ("10.1.1.1", "2001:db9::7, 2001:db8::1", "2001:db9::7"),
        ("10.1.1.1", "::ffff:203.0.113.9", "203.0.113.9"),
        ("::ffff:10.1.1.1", "203.0.113.9", "203.0.113.9"),
        ("10.1.1.1", "", "10.1.1.1"),
    ],
)
def test_whose_address_counts(tmp_path: Path, peer: str, forwarded: str | None, address: str) -> None:
    house = small_house(tmp_path, trusted_proxies=PROXIES)
    with client_of(house, *HANDLERS, peer=peer) as client:
        headers = {} if forwarded is None else {"x-forwarded-for": forwarded}
        assert client.get("/api/who", headers=headers).json()[0] == address


@pytest.mark.parametrize(("peer", "scheme"), [("10.1.1.1", "https"), ("198.51.100.4", "http")])
def test_whose_scheme_counts(tmp_path: Path, peer: str, scheme: str) -> None:
    house = small_house(tmp_path, trusted_proxies=PROXIES)
    with client_of(house, *HANDLERS, peer=peer) as client:
        assert client.get("/api/who", headers={"x-forwarded-proto": "https"}).json()[1] == scheme


def test_an_address_that_asks_too_often(tmp_path: Path) -> None:
    house = small_house(tmp_path, address_rate=0.5, address_burst=3, trusted_proxies=PROXIES)
    with client_of(house, *HANDLERS, peer="198.51.100.4") as client:
        for _ in range(3):
            assert client.get("/page").status_code == 200
        # To invent an address does not help.
        response = client.get("/page", headers={"x-forwarded-for": "203.0.113.9"})
        problem(response, 429, "too-many")
        assert response.headers["retry-after"] == "2"
        problem(client.get("/nowhere"), 429, "too-many")
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws", headers=ORIGIN):
            pass
        house.clock.at += 2000
        assert client.get("/page").status_code == 200


def test_others_behind_the_same_proxy_are_served(tmp_path: Path) -> None:
    house = small_house(tmp_path, address_burst=1, trusted_proxies=PROXIES)
    with client_of(house, *HANDLERS, peer="10.1.1.1") as client:
        for address in ("203.0.113.9", "203.0.113.10"):
            assert client.get("/page", headers={"x-forwarded-for": address}).status_code == 200
        problem(client.get("/page", headers={"x-forwarded-for": "203.0.113.9"}), 429, "too-many")


def test_a_banned_address(tmp_path: Path) -> None:
    house = small_house(tmp_path)
    house.limits.banned["203.0.113.9"] = "noise at night"
    with client_of(house, *HANDLERS, peer="203.0.113.9") as client:
        assert "noise at night" in problem(client.get("/page"), 403, "banned")
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws", headers=ORIGIN):
            pass


# Headers --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/page", "/api/decline", "/nowhere", "/api/fail", "/api/echo"])
def test_every_answer_has_safe_headers(client: TestClient[Litestar], path: str) -> None:
    headers = client.get(path).headers
    rules = headers["content-security-policy"].split(";")
    policy = {name: rest for name, _, rest in (part.strip().partition(" ") for part in rules)}
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert policy["form-action"] == "'self'"
    assert policy["connect-src"] == "'self' ws://house.local:1655"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "strict-transport-security" not in headers
    assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)


def test_refusals_of_the_guard_have_them_too(client: TestClient[Litestar]) -> None:
    headers = client.post("/api/echo", headers=EVIL).headers
    assert "content-security-policy" in headers
    assert headers["cache-control"] == "no-store"


def test_with_https(tmp_path: Path) -> None:
    house = small_house(tmp_path, public_url="https://play.club.example")
    with client_of(house, *HANDLERS) as client:
        headers = client.get("/page").headers
        assert headers["strict-transport-security"] == "max-age=31536000"
        assert "connect-src 'self' wss://play.club.example;" in headers["content-security-policy"]


@pytest.mark.parametrize("host", ["evil.example", "x; script-src *", "a b", ""])
def test_the_host_header_cannot_widen_the_policy(client: TestClient[Litestar], host: str) -> None:
    policy = client.get("/page", headers={"host": host}).headers["content-security-policy"]
    assert "connect-src 'self';" in policy
    assert policy.count("script-src") == 0

"""The pages of the web client: which address gets what, and with which headers."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from curia.server.base.settings import Settings
from curia.server.http import web_client
from curia.server.ops.app import create_app

PAGE = "<!doctype html><title>Curia</title>" + " " * 1000


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "app-1a2b.js").write_text("let x = 1;" * 200)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "licences.txt").write_text("© whom it may concern. " * 100, encoding="utf-8")
    monkeypatch.setattr(web_client, "folder", lambda: folder)
    yield from house(tmp_path)


@pytest.fixture
def missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    monkeypatch.setattr(web_client, "folder", lambda: tmp_path / "nowhere")
    yield from house(tmp_path)


def house(folder: Path) -> Iterator[TestClient[Litestar]]:
    web_client.client_files.cache_clear()
    with TestClient(create_app(Settings(data=str(folder / "data"))), base_url="http://127.0.0.1:1655") as client:
        yield client
    web_client.client_files.cache_clear()


@pytest.mark.parametrize("address", ["/", "/tables/tAbc", "/rules/borgia", "/replay/t1?at=3", "/no/such/page"])
def test_every_address_of_a_page_gets_the_page(built: TestClient[Litestar], address: str) -> None:
    answer = built.get(address)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_what_has_a_hash_in_its_name_is_kept_for_ever(built: TestClient[Litestar]) -> None:
    answer = built.get("/assets/app-1a2b.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    plain = built.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.text == answer.text
    assert "content-encoding" not in plain.headers


def test_the_licences_are_a_text_that_can_be_read(built: TestClient[Litestar]) -> None:
    answer = built.get("/licences.txt")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("© whom")


def test_what_a_browser_has_already_is_not_sent_again(built: TestClient[Litestar]) -> None:
    tag = built.get("/favicon.svg").headers["etag"]
    answer = built.get("/favicon.svg", headers={"if-none-match": tag})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize(
    "address", ["/assets/gone-9f.js", "/assets/../keys.json", "/assets/%2e%2e/%2e%2e/data/keys.json"]
)
def test_a_file_that_is_not_of_the_client_is_not_found(built: TestClient[Litestar], address: str) -> None:
    answer = built.get(address)
    assert answer.status_code == 404 or answer.text == PAGE
    assert "cookie" not in answer.text


def test_a_house_without_its_client_says_how_to_build_it(missing: TestClient[Litestar]) -> None:
    answer = missing.get("/")
    assert answer.status_code == 200
    assert "make play" in answer.text

"""What the house counts, and who may read it and ask how it is."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from curia.server.base.metrics import STATUSES, Metrics, QuickHistogram
from curia.server.base.secrets_file import Keys, load_keys
from curia.server.base.settings import Settings
from curia.server.http import ops_api, problems

ANYWHERE = "203.0.113.9"


def test_the_page_can_be_read_by_prometheus() -> None:
    metrics = Metrics()
    metrics.moves.inc()
    metrics.tables.labels("playing").set(3)
    metrics.commit_group.observe(7)
    metrics.refused.labels("not-asked").inc(2)
    families = {family.name: family for family in text_string_to_metric_families(metrics.page().decode())}
    values = {
        (sample.name, *sample.labels.values()): sample.value
        for family in families.values()
        for sample in family.samples
    }
    assert values["curia_moves_total",] == 1
    assert values["curia_tables", "playing"] == 3
    assert values["curia_refused_total", "not-asked"] == 2
    assert values["curia_commit_group_bucket", "4.0"] == 0
    assert values["curia_commit_group_bucket", "8.0"] == 1
    assert all(family.documentation for family in families.values())


def test_a_histogram_without_locks_tells_what_the_librarys_does() -> None:
    pages = []
    for kind in (Histogram, QuickHistogram):
        registry = CollectorRegistry()
        histogram = kind("waits", "How long", registry=registry, buckets=(0.001, 0.5, 1.0))
        for seconds in (0.0, 0.001, 0.0011, 0.5, 0.9, 1.0, 7.5):
            histogram.observe(seconds)
        lines = generate_latest(registry).decode().splitlines()
        pages.append([line for line in lines if "_created" not in line])
    assert pages[0] == pages[1]


def test_what_is_none_yet_is_told_as_none() -> None:
    page = Metrics().page().decode()
    for status in STATUSES:
        assert f'curia_tables{{status="{status}"}} 0.0' in page
    for channel in ("seats", "spectators"):
        assert f'curia_visitors{{circle="{channel}"}} 0.0' in page


def test_two_houses_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.moves.inc()
    assert other.registry.get_sample_value("curia_moves_total") == 0


# Who may ask ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Keys:
    return load_keys(tmp_path_factory.mktemp("keys"))


def client_of(
    keys: Keys, address: str = "127.0.0.1", condition: str = "open", stores: bool = True, **changed: Any
) -> TestClient[Litestar]:
    settings = msgspec.structs.replace(Settings(), **changed)
    app = Litestar(
        ops_api.handlers, exception_handlers=problems.exception_handlers(), logging_config=None, openapi_config=None
    )

    async def can_store() -> bool:
        return stores

    app.state.house = SimpleNamespace(
        settings=settings, keys=keys, metrics=Metrics(), condition=condition, can_store=can_store
    )

    async def from_address(scope: Any, receive: Any, send: Any) -> None:
        scope["client"] = (address, 4711)
        await app(scope, receive, send)

    return TestClient(from_address)  # type: ignore[arg-type]


def test_alive_in_every_condition(keys: Keys) -> None:
    for condition in ("opening", "open", "closing"):
        answer = client_of(keys, ANYWHERE, condition).get("/healthz")
        assert (answer.status_code, answer.text) == (200, "alive\n")


@pytest.mark.parametrize(("condition", "status"), [("opening", 503), ("open", 200), ("closing", 503)])
def test_ready_only_while_open(keys: Keys, condition: str, status: int) -> None:
    answer = client_of(keys, ANYWHERE, condition).get("/readyz")
    assert (answer.status_code, answer.text) == (status, f"{condition}\n")
    answer = client_of(keys, ANYWHERE, condition, stores=False).get("/readyz")
    assert (answer.status_code, answer.text) == (503, "cannot store\n" if status == 200 else f"{condition}\n")


@pytest.mark.parametrize(
    ("address", "headers", "changed", "allowed"),
    [
        ("127.0.0.1", {}, {}, True),
        ("127.8.8.8", {}, {}, True),
        ("::1", {}, {}, True),
        ("::ffff:127.0.0.1", {}, {}, True),
        (ANYWHERE, {}, {}, False),
        ("10.0.0.5", {}, {}, False),
        ("testclient", {}, {}, False),
        ("10.0.0.5", {}, {"metrics_from": ["10.0.0.0/8"]}, True),
        ("127.0.0.1", {}, {"metrics_from": ["10.0.0.0/8"]}, False),
        ("127.0.0.1", {}, {"metrics_from": []}, False),
        # Through a proxy that the settings do not name everybody seems to be near.
        ("127.0.0.1", {"x-forwarded-for": ANYWHERE}, {}, False),
        ("127.0.0.1", {"Forwarded": "for=203.0.113.9"}, {}, False),
        ("127.0.0.1", {"x-real-ip": ANYWHERE}, {}, False),
        ("127.0.0.1", {"x-real-ip": ANYWHERE}, {"trusted_proxies": ["127.0.0.1"]}, False),
        ("127.0.0.1", {"via": "1.1 proxy"}, {"trusted_proxies": ["127.0.0.1"]}, False),
        ("127.0.0.1", {}, {"trusted_proxies": ["127.0.0.1"]}, True),
        # Through one that they name, the guard has put the client's own address in its place.
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, {"trusted_proxies": ["127.0.0.1"]}, True),
        (ANYWHERE, {"authorization": "Bearer nonsense"}, {}, False),
        (ANYWHERE, {"authorization": "Basic"}, {}, False),
        (ANYWHERE, {"authorization": "TOKEN"}, {}, True),
    ],
)
def test_who_may_read_the_metrics(
    keys: Keys, address: str, headers: dict[str, str], changed: dict[str, Any], allowed: bool
) -> None:
    headers = {name: f"Bearer {keys.admin_token}" if value == "TOKEN" else value for name, value in headers.items()}
    answer = client_of(keys, address, **changed).get("/metrics", headers=headers)
    assert answer.status_code == (200 if allowed else 403)
    if allowed:
        assert answer.headers["content-type"].startswith("text/plain; version=")
        assert "curia_build_info" in answer.text
    else:
        assert answer.json()["code"] == "not-allowed"
        assert "curia_" not in answer.text

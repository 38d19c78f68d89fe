"""One browser and one house for all tests of the web client, and as many people as a test wants."""

from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import httpx
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.kit_house import QUICK, RunningHouse, running_house
from tests.server.kit_seeded import SEEDED, seed_tables
from tests.web.kit_browser import PATIENCE, PHONE, WIDE, Person, find_chromium, is_required, open_browser

FLAGS = (*QUICK, "--bot-pause", "1,5", "--forced-pause", "0,0", "--trusted-proxies", "127.0.0.1", "--chat-rate", "100")
"""Pauses as short as they can be, and no limits: tests are quicker than people."""
HELD = ("--bot-pause", "60000,60000")
"""Bots that wait for a minute, where a test looks at a page that nothing happens to."""
SIZES = {"wide": WIDE, "phone": PHONE}
_addresses = count(1)


class People(Protocol):
    def __call__(self, name: str = "Livia", house: RunningHouse | None = None, **look: Any) -> Person: ...


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        executable = find_chromium(playwright)
        if executable is None:
            (pytest.fail if is_required() else pytest.skip)("there is no Chromium; `make test-browser` looks for one")
        browser = open_browser(playwright, executable)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("web") / "data", *FLAGS, command=SEEDED) as house:
        check_client(house)
        yield house


@pytest.fixture(scope="session")
def calm_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One where the bots are held."""
    with running_house(tmp_path_factory.mktemp("calm") / "data", *FLAGS, *HELD, command=SEEDED) as house:
        check_client(house)
        yield house


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[RunningHouse]:
    """A house of its own, for a test that ends it."""
    with running_house(tmp_path / "data", *FLAGS, command=SEEDED) as house:
        check_client(house)
        seed_tables(house, "a house of its own")
        yield house


def check_client(house: RunningHouse) -> None:
    page = httpx.get(house.url).text
    assert 'id="app"' in page, "the web client is not built: `make` does it, or `npx vite build` in web/"


@pytest.fixture
def people(browser: Browser, house: RunningHouse, request: pytest.FixtureRequest) -> Iterator[People]:
    """Makes people; when the test is over, everything that went wrong in their pages counts."""
    known: list[Person] = []
    common = house
    # The same games every time, so that what a test waits for does come.
    seed_tables(house, request.node.name)

    def make(name: str = "Livia", house: RunningHouse | None = None, **look: Any) -> Person:
        number = next(_addresses)
        person = Person(browser, (house or common).url, name, f"10.1.{number // 250}.{number % 250 + 1}", **look)
        known.append(person)
        return person

    yield make
    if request.node.stash.get(FAILED, False):
        for person in known:
            for i, page in enumerate(person.context.pages):
                person.picture(f"failed-{request.node.name}-{person.name}-{i}", page)
    for person in known:
        person.context.close()
    for person in known:
        person.check()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report

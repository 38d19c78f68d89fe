"""How often passwords may be tried: guessing stays bounded, and strangers cannot keep an owner out."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from curia.server.base.limits import Limits, TooMany, limits_of
from curia.server.base.settings import Settings
from curia.server.players.tries import count_try
from tests.server.kit_players import ORIGIN, Clock, SmallHouse, client_of, small_house

PASSWORD = "three ravens on a wall"
MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Owner:
    """A house behind a proxy where `livia` has an account, and whoever comes from some address."""

    def __init__(self, house: SmallHouse, client: TestClient[Litestar]) -> None:
        self._client = client
        self.clock = house.clock
        for path, body in (("guest", {"name": "Livia"}), ("account", {"login": "livia", "password": PASSWORD})):
            assert client.post(f"/api/{path}", json=body, headers=ORIGIN).status_code == 201
        client.cookies.clear()

    def log_in(self, address: str, password: str = PASSWORD) -> int:
        """On a device that is new to the house; the status."""
        body = {"login": "livia", "password": password}
        response = self._client.post("/api/login", json=body, headers={**ORIGIN, "x-forwarded-for": address})
        self._client.cookies.clear()
        return response.status_code

    def guess(self, address: str, tries: int) -> list[int]:
        return [self.log_in(address, "x" * 8) for _ in range(tries)]


@contextmanager
def owner(folder: Path) -> Iterator[Owner]:
    house = small_house(folder, trusted_proxies=["10.0.0.1"])
    with client_of(house, peer="10.0.0.1") as client:
        yield Owner(house, client)


def test_one_address_cannot_keep_the_owner_out_on_a_new_device(tmp_path: Path) -> None:
    with owner(tmp_path) as livia:
        for _ in range(60):
            livia.clock.at += MINUTE
            livia.guess("203.0.113.9", 5)
        assert livia.log_in("203.0.113.9") == 429
        assert livia.log_in("198.51.100.7") == 200


def test_many_addresses_cannot_keep_the_owner_out_on_a_new_device(tmp_path: Path) -> None:
    with owner(tmp_path) as livia:
        for number in range(200):
            livia.guess(f"203.0.{number}.9", 6)
        assert livia.guess("198.51.100.7", 4) == [401] * 4, "a few mistakes are the owner's own to make"
        assert livia.log_in("198.51.100.7") == 200
        # Who has neighbours that guess is not one of them.
        assert livia.log_in("203.0.7.10") == 200


def test_who_guesses_has_few_tries_and_then_shares_some_with_all_who_do(tmp_path: Path) -> None:
    with owner(tmp_path) as livia:
        assert livia.guess("203.0.113.9", 25) == [401] * 20 + [429] * 5
        for number in range(20):
            livia.guess(f"203.0.{number}.9", 20)
        assert livia.guess("192.0.2.1", 8) == [401] * 5 + [429] * 3
        # What is shared grows slowly.
        livia.clock.at += MINUTE
        assert livia.guess("192.0.2.1", 2) == [401, 429]


@pytest.fixture
def limits() -> tuple[Limits, Clock]:
    clock = Clock()
    return limits_of(Settings(), clock), clock


def is_taken(limits: Limits, address: str) -> bool:
    try:
        count_try(limits, "livia", address, None)
    except TooMany:
        return False
    return True


def test_a_crowd_of_guessers_has_a_bounded_number_of_tries_a_day(limits: tuple[Limits, Clock]) -> None:
    counts, clock = limits
    taken = 0
    for hour in range(24):
        # A thousand addresses of their own every hour.
        addresses = [f"{11 + hour}.{number // 200}.{number % 200}.1" for number in range(1000)]
        taken += sum(is_taken(counts, address) for address in addresses for _ in range(5))
        clock.at += DAY // 24
    assert 5_000 < taken <= 12_000


def test_the_addresses_of_one_network_do_not_use_up_what_all_newcomers_have(limits: tuple[Limits, Clock]) -> None:
    counts, _ = limits
    for number in range(3000):
        is_taken(counts, f"2001:db8:7:{number:x}::1")
    assert is_taken(counts, "2001:db8:8::1")
    assert is_taken(counts, "198.51.100.7")


def test_how_long_to_wait_is_told_by_what_will_be_there_first(limits: tuple[Limits, Clock]) -> None:
    counts, _ = limits
    for number in range(40):
        for _ in range(20):
            is_taken(counts, f"203.0.{number}.9")
    for _ in range(5):
        count_try(counts, "livia", "192.0.2.1", None)
    with pytest.raises(TooMany) as refused:
        count_try(counts, "livia", "192.0.2.1", None)
    assert refused.value.seconds <= 50

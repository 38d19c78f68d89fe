"""How often something may be done."""

import pytest

from curia.server.base.errors import Declined
from curia.server.base.limits import Bucket, Limits, Rate, TooMany, address_key, ban_key, limits_of
from curia.server.base.settings import Settings
from tests.server.kit_players import Clock

SLOW = Rate(rate=0.5, burst=3)


def test_a_bucket_is_full_at_first_and_fills_again() -> None:
    bucket = Bucket(SLOW, 0)
    assert [bucket.take(0) for _ in range(4)] == [0, 0, 0, 2000]
    assert bucket.take(500) == 1500
    assert bucket.take(2000) == 0
    assert bucket.take(2000) == 2000
    assert [bucket.take(1_000_000) for _ in range(4)] == [0, 0, 0, 2000]


def test_a_refusal_takes_nothing() -> None:
    bucket = Bucket(SLOW, 0)
    for _ in range(100):
        bucket.take(0)
    assert bucket.take(2000) == 0


def test_a_clock_that_is_set_back_gives_nothing_and_takes_nothing() -> None:
    bucket = Bucket(SLOW, 10_000)
    assert [bucket.take(10_000) for _ in range(2)] == [0, 0]
    assert bucket.take(5_000) == 0
    assert bucket.take(5_000) == 2000


def test_each_has_their_own_bucket_for_each_thing() -> None:
    clock = Clock()
    limits = Limits({"chat": Rate(1, 1), "login": Rate(1, 1)}, clock)
    limits.take("chat", "anna")
    limits.take("chat", "berta")
    limits.take("login", "anna")
    with pytest.raises(TooMany) as caught:
        limits.take("chat", "anna")
    assert (caught.value.code, caught.value.status, caught.value.seconds) == ("too-many", 429, 1)
    clock.at += 1000
    limits.take("chat", "anna")


def test_who_must_wait_longer_is_told_so() -> None:
    limits = Limits({"login": Rate(0.1, 1)}, Clock())
    limits.take("login", "anna")
    with pytest.raises(TooMany, match="try again in 10 s") as caught:
        limits.take("login", "anna")
    assert caught.value.seconds == 10


def test_memory_is_bounded_and_an_empty_bucket_is_remembered() -> None:
    limits = Limits({"login": Rate(0.001, 5), "address": Rate(0.001, 100)}, Clock(), room=50)
    for _ in range(5):
        limits.take("login", "burglar")
    for number in range(1000):
        limits.take("address", f"10.0.{number // 256}.{number % 256}")
    assert len(limits) == 50
    with pytest.raises(TooMany):
        limits.take("login", "burglar")


def test_who_came_long_ago_is_not_remembered() -> None:
    clock = Clock()
    limits = Limits({"address": Rate(1, 5), "login": Rate(0.001, 5)}, clock)
    for number in range(20):
        limits.take("login", f"burglar {number}")
    for number in range(500):
        limits.take("address", f"10.0.{number // 256}.{number % 256}")
        clock.at += 6_000
    # Each is full again after a second, and forgotten after a minute; a burglar is not for twenty.
    assert len(limits) < 20 + 10 + 5


def test_who_is_busy_keeps_the_bucket() -> None:
    clock = Clock()
    limits = Limits({"message": Rate(1000, 50)}, clock)
    limits.take("message", "anna")
    bucket = next(iter(limits._buckets.values()))
    for number in range(100):
        limits.take("message", "anna")
        limits.take("message", f"guest {number}")
        clock.at += 10
    assert bucket in limits._buckets.values()


def test_of_many_emptied_ones_the_oldest_goes() -> None:
    limits = Limits({"login": Rate(0.001, 1)}, Clock(), room=10)
    for number in range(30):
        limits.take("login", str(number))
    assert len(limits) == 10
    with pytest.raises(TooMany):
        limits.take("login", "29")


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_what_an_address_is_counted_under(address: str, key: str) -> None:
    assert address_key(address) == key


def test_the_limits_of_a_house_are_its_settings() -> None:
    clock = Clock()
    limits = limits_of(Settings(chat_rate=2.0, chat_burst=4, request_burst=1, address_burst=2), clock)
    for what, burst in (("chat", 4), ("request", 1), ("address", 2)):
        for _ in range(burst):
            limits.take(what, "anna")
        with pytest.raises(TooMany):
            limits.take(what, "anna")
    clock.at += 500
    limits.take("chat", "anna")


def test_a_banned_network() -> None:
    limits = limits_of(Settings(), Clock())
    for network in ("198.51.100.77/24", "2001:db8:8::/48"):
        limits.banned[ban_key(network)] = "noise"
    for address in ("198.51.100.1", "::ffff:198.51.100.200", "2001:db8:8:1::2"):
        with pytest.raises(Declined, match="noise"):
            limits.check_ban(address)
    for address in ("198.51.101.1", "2001:db8:9::1", "", "somewhere"):
        limits.check_ban(address)
    for nonsense in ("198.51.100.0/33", "a/b", "somewhere", ""):
        with pytest.raises(ValueError, match="appear to be"):
            ban_key(nonsense)


@pytest.mark.parametrize("banned", ["2001:db8:1:2::/64", "2001:db8:1:2::9"])
def test_a_banned_address(banned: str) -> None:
    limits = limits_of(Settings(), Clock())
    limits.banned[banned] = "noise"
    with pytest.raises(Declined, match="noise") as caught:
        limits.check_ban("2001:db8:1:2::9")
    assert (caught.value.code, caught.value.status) == ("banned", 403)
    limits.check_ban("2001:db8:1:3::9")

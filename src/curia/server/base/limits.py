"""How often somebody may do something: buckets of tokens, for each address and each player.

A bucket holds `burst` tokens and gains `rate` a second; what is done takes one. Who has none left is told how long to
wait. The clock is given from outside, in milliseconds."""

import ipaddress
import math
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import islice
from typing import Final

from msgspec import Struct

from curia.server.base.errors import Code, Declined
from curia.server.base.settings import Settings

ROOM: Final = 50_000
"""So many buckets are remembered."""
_LOOKED_AT: Final = 8
_IDLE: Final = 60_000
"""Milliseconds after which a bucket may be forgotten: who is busy would only need a new one."""
_DAY: Final = 86_400


class Rate(Struct, frozen=True):
    """How many tokens a bucket gains in a second, and how many it holds."""

    rate: float
    burst: float


class TooMany(Declined):
    """Somebody who must wait, and how long."""

    def __init__(self, wait: int) -> None:
        self.seconds = max(1, math.ceil(wait / 1000))
        """For the header Retry-After."""
        super().__init__(Code.TOO_MANY, f"That was too often: try again in {self.seconds} s.")


class Bucket:
    """The tokens of one who may do one thing; full at first."""

    __slots__ = ("_rate", "_tokens", "at")

    def __init__(self, rate: Rate, now: int) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self.at = now
        """When it was last looked at."""

    def fill(self, now: int) -> float:
        """How full it is, from 0 to 1."""
        # A clock that was set back gives nothing and takes nothing.
        gained = max(0, now - self.at) * self._rate.rate / 1000
        self._tokens = min(self._rate.burst, self._tokens + gained)
        self.at = now
        return self._tokens / self._rate.burst

    def take(self, now: int) -> int:
        """Take a token: 0 if there was one, else the milliseconds until there will be."""
        self.fill(now)
        if self._tokens >= 1:
            self._tokens -= 1
            return 0
        return max(1, math.ceil((1 - self._tokens) * 1000 / self._rate.rate))


class Limits:
    """The buckets of everybody, by what is done and who does it, and the addresses that are shut out.

    Memory is bounded. With every new bucket some of those that were not used for longest are looked at: full ones that
    were not used for a minute are forgotten, for a new one is full too; and when there is no room, the fullest of them
    is, for it says least."""

    def __init__(self, rates: Mapping[str, Rate], now: Callable[[], int], room: int = ROOM) -> None:
        self._rates = rates
        self._now = now
        self._room = room
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.banned: dict[str, str] = {}
        """Why, by `ban_key` or by the address itself."""

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, what: str, who: str) -> None:
        """Raises TooMany if it was done too often; KeyError for something that has no limit."""
        now = self._now()
        key = (what, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = Bucket(self._rates[what], now)
            self._forget(now)
            self._buckets[key] = bucket
        else:
            self._buckets.move_to_end(key)
        wait = bucket.take(now)
        if wait:
            raise TooMany(wait)

    def _forget(self, now: int) -> None:
        is_full = len(self._buckets) >= self._room
        fills: dict[tuple[str, str], float] = {}
        for key, bucket in list(islice(self._buckets.items(), _LOOKED_AT)):
            if now - bucket.at < _IDLE and not is_full:
                break
            fills[key] = bucket.fill(now)
            if fills[key] == 1:
                del self._buckets[key]
            elif not is_full:
                # The next time others are looked at.
                self._buckets.move_to_end(key)
        if len(self._buckets) >= self._room:
            del self._buckets[max(fills, key=fills.__getitem__)]

    def check_ban(self, address: str) -> None:
        """Raises Declined for an address that is shut out."""
        reason = self.banned.get(address_key(address)) or self.banned.get(address) or self._network_ban(address)
        if reason is not None:
            raise Declined(Code.BANNED, f"Your address is banned from this server: {reason}")

    def _network_ban(self, address: str) -> str | None:
        networks = [network for network in self.banned if "/" in network]
        return next((self.banned[network] for network in networks if is_within(address, network)), None)


def limits_of(settings: Settings, now: Callable[[], int]) -> Limits:
    """What a house limits.

    Of an address (as `address_key`): `address` all requests; `guest`, `account`, `login`, `recover`, `lesson`,
    `look_up`, `profile`, `table` (new ones), `crowd_look_back` and `plain_look_back` (not compressed) some of them; on
    websockets `crowd` all messages, `stranger` those of all who are nobody, `why` questions which rule forbids a move,
    and `refused` what cannot be done.
    Of a player: `request`, `message` (on websockets), `recovery` and `chat`. Of a player, or an address if it is
    nobody: `look_back`. Of both: `own_data`. At one login (see `tries`): `password` all tries of an address, a known
    device or a player; `first_password` the first ones of an address, `network_password` those of its network and
    `reserved_password` of all addresses; `strangers_password` all others."""
    return Limits(
        {
            "address": Rate(settings.address_rate, settings.address_burst),
            "request": Rate(settings.request_rate, settings.request_burst),
            "lesson": Rate(settings.request_rate, settings.request_burst),
            # A game is replayed for it.
            "look_back": Rate(settings.request_rate / 10, max(1, settings.request_burst / 2)),
            "crowd_look_back": Rate(settings.request_rate / 5, max(1, settings.request_burst)),
            # All games of somebody are counted for it.
            "profile": Rate(settings.request_rate / 5, max(1, settings.request_burst)),
            # A replay has many megabytes, unless it is compressed.
            "plain_look_back": Rate(settings.request_rate / 100, max(1, settings.request_burst / 10)),
            # A table that was given up at once leaves something behind.
            "table": Rate(settings.request_rate / 20, max(1, settings.request_burst / 2)),
            "message": Rate(settings.message_rate, settings.message_burst),
            # A class may watch from one address; and when the house was closed for a moment, all of it comes at once.
            "stranger": Rate(5 * settings.message_rate, 5 * settings.message_burst),
            "crowd": Rate(10 * settings.message_rate, 10 * settings.message_burst),
            "why": Rate(2 * settings.message_rate, 5 * settings.message_burst),
            "refused": Rate(2 * settings.message_rate, 5 * settings.message_burst),
            "chat": Rate(settings.chat_rate, settings.chat_burst),
            # A club comes at once and from one address; a program that makes guests or tries passwords comes for hours.
            "guest": Rate(0.2, 60),
            "account": Rate(0.1, 30),
            "login": Rate(0.1, 20),
            "recover": Rate(0.1, 20),
            "password": Rate(0.05, 20),
            "first_password": Rate(5 / _DAY, 5),
            "network_password": Rate(50 / _DAY, 50),
            "reserved_password": Rate(5_000 / _DAY, 5_000),
            "strangers_password": Rate(0.02, 100),
            "recovery": Rate(0.01, 10),
            # All games of a player are read for it.
            "own_data": Rate(0.01, 10),
            # Whose name server is slow would keep others waiting who want an address looked up.
            "look_up": Rate(0.1, 20),
        },
        now,
    )


@lru_cache(maxsize=1024)
def address_key(address: str) -> str:
    """Under what an address is counted and banned: of IPv6 the network that a provider gives to one household."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False).network_address) + "/64"


def network_key(address: str) -> str:
    """The network around an address, as `address_key` gives it: what one customer of a provider may have of it."""
    try:
        parsed = ipaddress.ip_address(address.partition("/")[0])
    except ValueError:
        return address
    return str(ipaddress.ip_network((parsed, 24 if parsed.version == 4 else 48), strict=False))


def ban_key(who: str) -> str:
    """Under what an address is banned, or a whole network; ValueError if it is neither."""
    if "/" in who:
        return str(ipaddress.ip_network(who, strict=False))
    ipaddress.ip_address(who.partition("%")[0])
    return address_key(who)


@lru_cache(maxsize=1024)
def is_within(address: str, network: str) -> bool:
    """Whether an address, or what it is counted under, is in a network or is that address (as `ban_key`)."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0].partition("/")[0])
    except ValueError:
        return False
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return (mapped or parsed) in ipaddress.ip_network(network)

"""Many guests of few addresses, at a house behind a proxy that tells where they come from."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tests.server.kit_play import Person

NEAR, FAR = "198.51.100.7", "203.0.113.66"
"""Where honest people live, and where the crowd comes from."""
BEHIND_PROXY: Final = ("--trusted-proxies", "127.0.0.1", "--log-level", "warning")


async def come_from(url: str, name: str, address: str) -> Person:
    person = Person(url)
    person.http.headers["x-forwarded-for"] = address
    return await person.come(name)


@asynccontextmanager
async def crowd_of(url: str, count: int, address: str) -> AsyncIterator[list[Person]]:
    """So many guests of one address."""
    found: list[Person] = []
    try:
        for number in range(count):
            found.append(await come_from(url, f"Guest {number}", address))
        yield found
    finally:
        for one in found:
            await one.http.aclose()

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from curia.server import sweep
from curia.server.sweep import Sweeper, sweeping


class Circle:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def python_does_not_search() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class Clock:
    """Tells these times, one after the other."""

    def __init__(self, *times: float) -> None:
        self._times = list(times)

    def __call__(self) -> float:
        return self._times.pop(0)


@pytest.mark.usefixtures("python_does_not_search")
def test_nothing_is_searched_until_there_may_be_enough_to_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "_ENOUGH", 10_000)
    sweeper = Sweeper()
    lost = ref(Circle())
    assert not sweeper.look()
    assert lost()
    made = [[number] for number in range(10_000)]
    assert sweeper.look()
    assert not lost()
    assert len(made) == 10_000


@pytest.mark.usefixtures("python_does_not_search")
def test_a_search_takes_only_a_small_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "_ENOUGH", 0)
    sweeper = Sweeper(Clock(100.0, 100.5, 199.0, 200.6, 200.7))
    assert sweeper.look()
    assert not sweeper.look()  # half a second was searched at 100: not again for a hundred
    assert sweeper.look()


def test_a_house_searches_when_it_chooses_and_leaves_python_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "_ENOUGH", 0)
    monkeypatch.setattr(sweep, "_EVERY", 0.0)

    async def run() -> None:
        async with sweeping():
            assert not gc.isenabled()
            lost = ref(Circle())
            async with asyncio.timeout(30):
                while lost():
                    await asyncio.sleep(0)

    asyncio.run(run())
    assert gc.isenabled()
    assert not gc.get_freeze_count()

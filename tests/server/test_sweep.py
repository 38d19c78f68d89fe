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


class Work:
    """Tells that the house has worked for so many seconds since it was asked last."""

    def __init__(self) -> None:
        self.more = 0.0
        self._done = 0.0

    def __call__(self) -> float:
        self._done += self.more
        return self._done


@pytest.mark.usefixtures("python_does_not_search")
def test_what_is_new_is_searched_when_there_may_be_enough_to_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "_ENOUGH", 10_000)
    sweeper = Sweeper(Work())
    lost = ref(Circle())
    sweeper.look()
    assert lost()
    made = [[number] for number in range(10_000)]
    sweeper.look()
    assert not lost()
    assert len(made) == 10_000


@pytest.mark.usefixtures("python_does_not_search")
def test_everything_is_searched_only_when_the_house_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "_ENOUGH", 10_000)
    monkeypatch.setattr(sweep, "_MANY", 10_000)
    work = Work()
    sweeper = Sweeper(work)
    old: list[object] = [Circle(), *([number] for number in range(10_000))]
    work.more = 0.05
    sweeper.look()  # all of it is found alive, and is old from now on
    lost = ref(old.pop(0))
    for _ in range(30):
        sweeper.look()
    assert lost()
    work.more = 0.0
    for _ in range(9):
        sweeper.look()
    assert lost()
    sweeper.look()
    assert not lost()


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

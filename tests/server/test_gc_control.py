import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from curia.server.ops import gc_control
from curia.server.ops.gc_control import GcControl, controlled_gc
from tests.kit.patience import PATIENCE


class Cycle:
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
@pytest.mark.parametrize(("work", "looks"), [(0.0, 10), (0.05, 30)])
def test_a_house_at_rest_searches_when_there_may_be_enough_to_find(work: float, looks: int) -> None:
    clock = Work()
    control = GcControl(clock)
    lost = ref(Cycle())
    clock.more = work
    for _ in range(looks):
        control.look()
    assert lost(), "there are too few new objects"
    made = [[number] for number in range(10_000)]
    control.look()
    assert (lost() is None) == (work == 0.0)
    assert len(made) == 10_000


@pytest.mark.usefixtures("python_does_not_search")
def test_a_busy_house_searches_when_there_is_very_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_control, "_TOO_MANY", 20_000)
    clock = Work()
    control = GcControl(clock)
    lost = ref(Cycle())
    clock.more = 0.05
    made = [[number] for number in range(20_000)]
    control.look()
    assert not lost()
    assert len(made) == 20_000


def test_a_house_searches_when_it_chooses_and_leaves_python_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_control, "_TOO_MANY", 0)
    monkeypatch.setattr(gc_control, "_EVERY", 0.0)

    async def run() -> None:
        async with controlled_gc():
            assert not gc.isenabled()
            lost = ref(Cycle())
            async with asyncio.timeout(PATIENCE):
                while lost():
                    await asyncio.sleep(0)

    asyncio.run(run())
    assert gc.isenabled()
    assert not gc.get_freeze_count()

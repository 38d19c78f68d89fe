"""For all tests."""

import asyncio
import inspect

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from curia import catalog
from examples.minimal_game.plugin import PLUGIN as EXAMPLE
from tests.kit.patience import PATIENCE

# httpx gives up after five seconds where it is told nothing else; a house on a busy machine may take longer.
for _step in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, _step, PATIENCE)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is `async def` runs in an event loop of its own, which ends with it. (A plugin's loop would keep what
    a test leaves behind, and some tests count that.)"""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a game that is not part of Curia; it can be played during the test, as if CURIA_GAMES named it."""
    monkeypatch.setitem(catalog.GAMES, EXAMPLE.name, EXAMPLE)
    monkeypatch.setitem(catalog.METAS, EXAMPLE.name, EXAMPLE.meta)
    return EXAMPLE.name

"""For all tests."""

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from curia import catalog
from examples.minimal_game.plugin import PLUGIN as EXAMPLE
from tests.kit.patience import PATIENCE

# httpx gives up after five seconds where it is told nothing else; a house on a busy machine may take longer.
for _step in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, _step, PATIENCE)


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a game that is not part of Curia; it can be played during the test, as if CURIA_GAMES named it."""
    monkeypatch.setitem(catalog.GAMES, EXAMPLE.name, EXAMPLE)
    monkeypatch.setitem(catalog.METAS, EXAMPLE.name, EXAMPLE.meta)
    return EXAMPLE.name

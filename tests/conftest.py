"""For all tests."""

from httpx._config import DEFAULT_TIMEOUT_CONFIG

from tests.kit.patience import PATIENCE

# httpx gives up after five seconds where it is told nothing else; a house on a busy machine may take longer.
for _step in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, _step, PATIENCE)

"""The example that is not part of Curia keeps all laws too."""

import pytest


@pytest.fixture(autouse=True)
def _with_the_example(example: str) -> None:
    """For every law."""

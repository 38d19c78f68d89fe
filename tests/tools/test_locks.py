"""What runs the house and what builds it are parts of what it is tested with."""

import re
from pathlib import Path

import pytest

LOCKS = Path(__file__).parents[2] / "requirements"


def pins(name: str) -> set[str]:
    return set(re.findall(r"^\S+==.*(?= \\$)", (LOCKS / name).read_text(encoding="utf-8"), flags=re.MULTILINE))


@pytest.mark.parametrize("name", ["run.lock", "build.lock"])
def test_the_smaller_locks_hold_the_same_versions(name: str) -> None:
    assert len(pins(name)) > 5
    assert pins(name) <= pins("dev.lock")

"""The code of the docs that needs a house."""

from pathlib import Path

import pytest

from curia.wire.play import OutcomeItem
from tests.kit.docs import HOUSE, Block, blocks
from tests.server.kit_house import QUICK, running_house

WITH_A_HOUSE = [block for block in blocks("python") if block.needs_a_house]


@pytest.mark.parametrize("block", WITH_A_HOUSE, ids=str)
def test_python_code_runs(block: Block, tmp_path: Path) -> None:
    with running_house(tmp_path / "data", *QUICK) as house:
        outcome = block.run(**{HOUSE: house.url})["outcome"]
    assert isinstance(outcome, OutcomeItem)
    assert outcome.reason

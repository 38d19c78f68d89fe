"""The code of the README and of docs runs as it stands there; that which needs a house in `tests/server`."""

import shlex
import sys
from pathlib import Path

import pytest

from curia._build import compiled
from curia.cli import main
from tests.kit.docs import ROOT, Block, blocks, command_lines

GAME = ROOT / "tests" / "golden" / "habemus-3-seats-16-rounds.record"
WITHOUT_A_HOUSE = [block for block in blocks("python") if not block.needs_a_house]


def test_there_is_code_to_run() -> None:
    assert [block.page.name for block in WITHOUT_A_HOUSE][:1] == ["README.md"]


@pytest.mark.parametrize("block", WITHOUT_A_HOUSE, ids=str)
def test_python_code_runs(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    """Where nothing is compiled, with fewer playouts."""
    block.run(**({} if compiled() or "10_000" not in block.text else {"10_000": "10"}))
    assert capsys.readouterr().out


@pytest.mark.parametrize("command", command_lines(ROOT / "README.md"))
def test_a_command_of_the_readme_runs(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Beside a game that was saved as the README says."""
    (tmp_path / "game.record").write_bytes(GAME.read_bytes())
    monkeypatch.chdir(tmp_path)
    assert main(shlex.split(command)[1:]) == 0
    assert capsys.readouterr().out


def test_the_command_for_a_local_program_runs(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games instead of twenty."""
    (local,) = [line for line in command_lines(ROOT / "docs" / "bots.md") if " bot " in line]
    words = shlex.split(local.replace("--games 20", "--games 2"))[1:]
    assert "2" in words
    monkeypatch.chdir(ROOT)
    assert main([sys.executable if word == "python" else word for word in words]) == 0
    assert capfd.readouterr().out

"""The list of steps for a new game is true: what it names is there, for each of our games."""

import re
from pathlib import Path

import pytest

from curia.catalog import OURS
from curia.core.plugin import GamePlugin

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PATHS = sorted(set(re.findall(r"`((?:src|web|tests|docs|examples)/[^`\s]+)`", PAGE)))


def test_the_list_names_files() -> None:
    assert len(PATHS) > 30
    assert sum("<game>" in path for path in PATHS) > 12


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
@pytest.mark.parametrize("path", PATHS)
def test_every_file_that_it_names_is_there(path: str, game: GamePlugin) -> None:
    assert (ROOT / path.replace("<game>", game.name).replace("<page>", game.meta.rules_page)).exists()


def test_a_game_is_one_line_in_each_language() -> None:
    """Nothing else that is for all games knows the names of ours: neither beside the catalogue nor in the client."""
    names = re.compile("|".join(rf"\b{game.name}\b" for game in OURS))
    client = [path for path in (ROOT / "web" / "src").rglob("*.*") if path.suffix in (".ts", ".svelte")]
    common = [path for path in client if path.parent.parent.name != "games" and path.parent.name != "cards"]
    common += [*(ROOT / "src" / "curia").glob("*.py"), *(ROOT / "src" / "curia" / "terminal").glob("pla*.py")]
    known = [path for path in common if ".test." not in path.name and not path.name.startswith("fake-")]
    assert [path.name for path in known if names.search(path.read_text(encoding="utf-8"))] == ["index.ts", "catalog.py"]

"""A game that is not part of Curia, and has no painter, is played in the terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.table import run, script, then_first

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("players", ["you,heuristic", "you,random,heuristic,random"])
def test_it_is_played_to_the_end(example: str, players: str) -> None:
    code, printed = run(then_first(), "--players", players, game=example)
    assert code == 0
    assert "Motion 20: " in printed
    assert "All motions are decided." in printed
    assert "your patron" in printed.lower()


def test_the_table_names_cards_and_hides_what_is_hidden(example: str) -> None:
    _, printed = run(script(), "--players", "you,random", game=example)
    table = printed[printed.index("to come") :]
    assert "The Aqueduct" in table
    assert table.count("\n  patron ") == 1
    assert "votes left  1, 2, 3" in table


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("rules 3.5", "Who decides either carries the motion"),
        ("help aqueduct", "The Aqueduct gives 4 points"),
        ("help bread", "Motions on Bread count twice"),
        ("vote 21", "means nothing here"),
        ("carry", "Cast one of the votes that you have left. (§3.2)"),
    ],
)
def test_its_own_rules_page_and_texts_are_found(example: str, typed: str, said: str) -> None:
    _, printed = run(script(typed), "--players", "you,random", game=example)
    assert said in " ".join(printed.split())


def curia(*words: str, games: str) -> "subprocess.CompletedProcess[str]":
    path = os.pathsep.join([str(ROOT), *sys.path])
    environment = os.environ | {"CURIA_GAMES": games, "PYTHONPATH": path}
    command = [sys.executable, "-m", "curia", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_the_environment_adds_it() -> None:
    told = curia("options", games="examples.minimal_game.plugin:PLUGIN").stdout
    assert "comitia: Comitia, 2 to 4 seats\n  ties = fall | next   (M1)" in told
    assert told.startswith("habemus: ")


@pytest.mark.parametrize(
    ("games", "said"),
    [
        ("no.such.module:PLUGIN", "no.such.module:PLUGIN: cannot be found: No module named 'no'"),
        ("examples.minimal_game.plugin:GAME", "examples.minimal_game.plugin:GAME: cannot be found"),
        ("examples.minimal_game.meta:META", "CURIA_GAMES: examples.minimal_game.meta:META is no GamePlugin"),
    ],
)
def test_what_cannot_be_added_is_told(games: str, said: str) -> None:
    found = curia("options", games=games)
    assert found.returncode != 0
    assert said in found.stderr

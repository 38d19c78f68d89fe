"""Arranging the manipulation cards, and the file of favourites."""

from pathlib import Path

import pytest

from curia.terminal import favourites
from tests.terminal.table import run, script

SOLO = ("--players", "Anna:human,random")
MINE = "wrath veto veto spy spy castling castling courtesan courtesan " + "assassination " * 4


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


def after(*typed: str, players: str = "Anna:human,random", options: tuple[str, ...] = ()) -> str:
    """All that is said after the last thing typed."""
    _, printed = run(script(*typed), "--players", players, *options, game="caesar")
    return " ".join(printed.split("> ")[-2 if printed.split("> ")[-1].startswith("\nThe input") else -1].split())


@pytest.mark.parametrize("typed", ["suggested", "sug", "shuffled", "SHUFFLED"])
def test_in_one_word(typed: str) -> None:
    said = after(typed)
    assert "Order: " in said
    assert "Your first five cards" in said


def test_step_by_step() -> None:
    steps = ["assassination", "2", "next castling", "cour"]
    _, printed = run(script(*steps), *SOLO, game="caesar")
    assert "In order so far: Assassination, Spy, Castling, Courtesan" in printed
    assert "Still to arrange: Assassination ×3, Spy, Castling, Courtesan, Wrath" in printed


def test_several_names_in_a_line() -> None:
    assert "In order so far: Spy, Veto, Assassination" in after("spy, ve ass")
    assert "Your first five cards" in after("spy veto", "suggested")
    assert "Your first five cards" in after(MINE)
    assert "Your first five cards" in after(MINE.rsplit(None, 1)[0])


def test_names_that_are_too_many_or_unclear() -> None:
    said = after("wrath wrath")
    assert "You do not have that many: Wrath of the Gods. You still have Assassination ×4" in said
    assert "not one of those you still have to arrange. (§2.9)" in after("wrath", "wrath")
    assert "means nothing here" in after("spy c")
    assert "means nothing here" in after("spy brutus")
    assert "In order so far" not in after("spy spy spy")


# Favourites -----------------------------------------------------------------------------------------------------------


def test_without_a_favourite() -> None:
    assert "You have no favourite yet. Arrange your cards, then type 'save favourite'." in after("favourite")


def test_a_favourite_is_kept_for_the_next_game() -> None:
    assert "Saved as your favourite: Wrath of the Gods, Veto, Veto, Spy" in after(MINE, "save favourite")
    said = after("favourite")
    assert "Order: Wrath of the Gods, Veto, Veto, Spy" in said
    assert "Your first five cards" in said
    assert "Order: Wrath of the Gods, Veto, Spy, Spy" in after("veto", "fav")


def test_a_favourite_is_saved_later_too() -> None:
    assert "Saved as your favourite: Wrath" in after(MINE, "31524", "discard 1 2", "m m", "save favourite")


def test_a_favourite_is_its_owners() -> None:
    """At one screen nobody learns the order that another one has just saved."""
    after(MINE, "save favourite")
    said = after("", "suggested", "", "favourite", players="Carla:human,Berta:human")
    assert "You have no favourite yet" in said


def test_saving_too_early_or_for_nothing() -> None:
    assert "Arrange all your manipulation cards first." in after("spy", "save favourite")
    said = after("31524", "save favourite", options=("--option", "manipulation=shuffled"))
    assert "there is no order to save" in said


@pytest.mark.parametrize("content", ["", "{", "[]", '{"Anna": 3}', '{"Anna": ["brutus"]}', '{"Anna": []}', "\udcff"])
def test_a_broken_file_is_named_and_replaced(tmp_path: Path, content: str) -> None:
    path = favourites.file()
    assert path.is_relative_to(tmp_path)
    path.parent.mkdir()
    path.write_bytes(content.encode("utf-8", "surrogateescape"))
    assert "cannot be used; 'save favourite' writes a new one." in after("favourite")
    assert "Saved as your favourite" in after(MINE, "save favourite")
    assert "Order: Wrath" in after("favourite")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "curia").write_text("in the way", encoding="utf-8")
    assert "cannot be written." in after(MINE, "save favourite")

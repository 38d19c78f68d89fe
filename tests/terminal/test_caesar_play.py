"""Caesar & Cleopatra: one person against a bot."""

import itertools
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from curia.catalog import METAS, load_game
from curia.core.errors import CuriaError
from curia.core.record import read_record, verify
from curia.terminal import replay as replay_command
from curia.terminal.players import ask_game
from curia.text.catalogue import Catalogue
from tests.terminal.table import new_screen, run, script

SOLO = ("--players", "Anna:human,random")
READY = ("suggested", "31524")
"""Arranges and places; the next question is the first turn, since Anna is Cleopatra."""


def first_answers(*lines: str) -> Callable[[str], str]:
    """Types these lines, then lists the answers and takes one of the first."""
    rest = itertools.chain(lines, *[("moves", str(1 + i % 5)) for i in range(400)])
    return lambda printed: next(rest) + "\n"


def reply(*typed: str, options: tuple[str, ...] = ()) -> str:
    """What is said to the last thing typed, down to the prompt that follows it."""
    _, printed = run(script(*typed), *SOLO, *options, game="caesar")
    return " ".join("Anna>".join(printed.split("Anna>")[-2:]).split())


@pytest.mark.parametrize(("width", "options"), [(60, ()), (80, ("--option", "manipulation=shuffled"))])
def test_a_game_to_its_end(tmp_path: Path, width: int, options: tuple[str, ...]) -> None:
    file = tmp_path / "game.record"
    lines = () if options else READY
    code, printed = run(
        first_answers(*lines, "help", "log", "discards", "order"),
        *(*SOLO, *options, "--save", str(file)),
        game="caesar",
        width=width,
    )
    assert code == 0
    for words in ("The count", "majorities", "whole groups", "Senators won", "Anna: mission", "Charmion: mission"):
        assert words in printed
    assert "wins!" in printed or "share the victory" in printed
    assert max(len(line) for line in printed.splitlines()) <= width
    record = read_record(file.read_text(encoding="utf-8"))
    assert verify(load_game("caesar", 2, record.options), record) > 20
    screen, told = new_screen(script(), width)
    assert replay_command.run(load_game("caesar", 2, record.options), record, None, "en", screen) == 0
    assert "The count" in told.getvalue()
    assert "You " not in told.getvalue()
    screen, told = new_screen(script(), width)
    assert replay_command.run(load_game("caesar", 2, record.options), record, 1, "en", screen) == 0
    assert "You draw" in told.getvalue()


def test_what_is_asked_is_shown() -> None:
    _, printed = run(script(*READY), *SOLO, game="caesar")
    asked = printed.split("Laid")[-1].rsplit("Turn 1 · your turn", 1)[1]
    for words in (
        "Anna (you)",
        "Cleopatra",
        "Caesar",
        "[3] = 3",
        "Suffrage deck: Senators, Praetors, Quaestors, Aediles, Censors, Orgy ×2",
        "hand 5 + 0 · reserve 27 + 13",
        "Hand: 1 2 3 4 5",
        "Mission: three",
        "Manipulation cards to come: Courtesan, Assassination, Veto, Spy … (9 more: 'order')",
        "lay CARD GROUP   one card face down: 1 2 3 4 5 before any group",
        "discard CARDS",
        "'moves' lists all 81 answers.",
    ):
        assert " ".join(words.split()) in " ".join(asked.split())
    assert "assassinate" not in asked.lower().split("do you lay influence")[1]


def test_the_question_of_a_turn_is_no_wall() -> None:
    _, printed = run(script(*READY), *SOLO, game="caesar")
    assert len(printed.split("Do you lay influence")[1].splitlines()) < 10


SAID = {
    "lay p sen": "You have no Philosopher in your hand. (§4.8)",
    "LAY Philosopher Senators": "You have no Philosopher in your hand. (§4.8)",
    "lay veto sen": "The Veto is not influence and cannot be laid. (§4.9)",
    "veto": "You can only play a Veto in answer to your opponent's manipulation card. (§10.5)",
    "spy": "You have no Spy in your hand. (§9.3)",
    "castling sen cen": "You have no Castling in your hand. (§9.3)",
    "assassination 5 q": "You have no Assassination in your hand. (§9.3)",
    "wrath sen": "You have no Wrath of the Gods in your hand. (§9.3)",
    "discard 1 1": "You do not have all these cards in your hand. (§6.3)",
    "discard none": "Your hand is full: discard at least one card. (§6.2)",
    "done": "In an active turn you must lay influence. (§4.1)",
    "draw influence": "Now the question is: the turn. (§3.3)",
    "drawn 4": "That is up to chance. (§16.1)",
    "lay 6 sen": "means nothing here",
    "4": "Type 'moves' first: it lists and numbers all 81 answers.",
    "4 sen": "'4 sen' could mean 'lay 4 senators', 'show 4 senators'.",
    "help": "show 4 sen",
    "help 4": "adds 4 to your total",
    "help p": "could be",
    "help phil": "the lower total wins",
    "help senators": "three of them bring 2 points",
    "help censors": "(here two)",
    "help orgy": "nobody votes. §5.10",
    "help mission": "§13.5",
    "help veto": "§10.1",
    "help vote": "§7.1",
    "discards": "Discards of Charmion (Caesar) none",
    "order": "Castling, Assassination, Wrath of the Gods",
    "rules C1": "One or two cards face down",
    "moves": "81 discard 1 2 3 4 5",
}


@cache
def replies() -> dict[str, str]:
    """What is said to each of these at the first turn, which none of them answers."""
    _, printed = run(script(*READY, *SAID), *SOLO, game="caesar")
    return dict(zip(SAID, printed.split("Anna> \n")[3:], strict=False))


@pytest.mark.parametrize("typed", SAID)
def test_what_is_typed_instead_of_an_answer(typed: str) -> None:
    assert SAID[typed] in " ".join(replies()[typed].split())


@pytest.mark.parametrize("typed", ["lay 4 senators", "lay 4 sen", "LAY 4 S", "l 4 sen"])
def test_ways_to_lay(typed: str) -> None:
    assert "You lay a 4 face down before the Senators." in reply(*READY, typed)


def test_a_number_counts_after_the_list() -> None:
    assert "You lay a 1 face down before the Senators." in reply(*READY, "moves", "1")


def test_two_cards_face_up() -> None:
    assert "And the second card" in reply(*READY, "show 4 sen")
    assert "The second card is laid face up, like the first" in reply(*READY, "show 4 sen", "lay 5 sen")
    said = reply(*READY, "show 4 sen", "5 q")
    assert "You lay a 5 face up before the Quaestors." in said
    assert "[3] = 7" in said


def test_several_draws_in_one_line() -> None:
    _, printed = run(script(*READY, "discard 1 2 3", "i m i"), *SOLO, game="caesar")
    after = printed.split("i m i")[-1]
    assert "You draw a Courtesan." in after
    assert "Turn 3 – you" in after


def test_alone_a_single_answer_is_given_with_a_note() -> None:
    """Anna draws no Veto: the bot's manipulations pass, and nobody asks her."""
    order = "spy spy castling castling courtesan courtesan assassination assassination assassination assassination"
    lines = [order, "wrath veto veto", "31524", *["discard 1 2", "m m"] * 2]
    _, printed = run(first_answers(*lines), *SOLO, game="caesar")
    assert "Only one answer is possible: Let it pass." in printed


# The first placements -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["31524", "3 1 5 2 4", "place 3 1 5 2 4"])
def test_ways_to_place(typed: str) -> None:
    _, printed = run(script("suggested", typed, "log all"), *SOLO, game="caesar")
    said = "You lay your first five cards: Senators 3, Praetors 1, Quaestors 5, Aediles 2, Censors 4."
    assert said in " ".join(printed.split())


def test_placing_at_random_and_wrongly() -> None:
    assert "Turn 1" in reply("suggested", "any")
    assert "each value from 1 to 5 once, one before each group. (§2.12)" in reply("suggested", "11524")
    assert "(§2.12)" in reply("suggested", "1 2 3")
    assert "means nothing here" in reply("suggested", "1 2 3 4 brutus")


# The command line -----------------------------------------------------------------------------------------------------


def test_which_game_is_asked_for() -> None:
    for typed, name in (("", "habemus"), ("2", "caesar"), ("CAE", "caesar"), ("1", "habemus")):
        screen, printed = new_screen(script("chess", typed))
        assert ask_game(screen, list(METAS.values()), Catalogue(["en"], "habemus")) == name
        assert "2 Caesar & Cleopatra" in printed.getvalue()
        assert "Type one of the numbers" in printed.getvalue()


def test_the_table_decides_the_parties_or_they_are_drawn() -> None:
    _, printed = run(script(), *SOLO, "--option", "cleopatra=1", game="caesar")
    assert "Cleopatra: has seat 1" in printed
    assert re.search(r"Anna \(you\) +Charmion .*\n +Caesar +Cleopatra", printed)
    _, printed = run(script(), *SOLO, game="caesar")
    assert "You are Cleopatra and begin." in printed


def test_without_players_one_person_plays_a_bot() -> None:
    _, printed = run(script(*READY, "lay 3 sen", "i"), game="caesar")
    assert "Seat 0: Guest, a person" in printed
    assert "Seat 1: Charmion, a bot that plays by rule of thumb" in printed
    assert "Turn 3 – you" in printed


def test_too_many_players_are_refused() -> None:
    with pytest.raises(CuriaError, match="takes 2 to 2, not 5"):
        run(script(), "--players", "you,random,random,random,random", game="caesar")

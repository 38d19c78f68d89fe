"""One person against bots: questions, answers, refusals, help and leaving."""

from functools import cache
from pathlib import Path

import pytest

from curia.catalog import load_game
from curia.core.errors import CuriaError
from curia.core.record import read_record, replay, verify
from curia.terminal import replay as replay_command
from tests.terminal.table import SEED, new_screen, run, script, then_first

SOLO = ("--players", "Anna:human,random,random")
BOTS_ONLY = ("--players", "random,random,random")


def reply(*typed: str, options: tuple[str, ...] = SOLO) -> str:
    """What is said to the last thing typed, down to the prompt that follows it."""
    _, printed = run(script(*typed), *options)
    return "Anna>".join(printed.split("Anna>")[-2:])


@pytest.mark.parametrize("width", [60, 80])
def test_a_game_to_its_end(tmp_path: Path, width: int) -> None:
    file = tmp_path / "game.record"
    code, printed = run(then_first("help", "moves", "log"), *SOLO, "--save", str(file), width=width)
    assert code == 0
    assert "The count" in printed
    assert "Habemus Papam:" in printed
    assert f"curia verify {file}" in printed.replace("\n", " ").replace("  ", " ") or width < 100
    assert SEED in printed or width < 80
    assert max(len(line) for line in printed.splitlines()) <= width
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.players == ["Anna", "Olimpia", "Bernini"]
    assert verify(load_game("habemus", 3), record) > 20


def test_every_option_of_the_rules_plays_to_the_end() -> None:
    options = ["felipe=may", "squadrone=may_pay", "open_screens=true", "final_display=single", "chigi_swap=owner"]
    given = [word for option in options for word in ("--option", option)]
    code, printed = run(then_first(), "--players", "you,random,random,random", *given)
    assert code == 0
    assert "screens: open" in printed


def test_what_is_asked_is_shown() -> None:
    _, printed = run(script(), *SOLO)
    for words in (
        "Round 1",
        "Camerlengo:",
        "On offer",
        "On the tables",
        "Behind your screen",
        "Which gems do you bid?",
    ):
        assert words in printed
    assert "Gems DDDDRSSAAA · 20 gold · Hand: no action cards" in printed
    # Nobody can have an action card yet, so nobody is asked.
    assert "action card." not in printed


def test_bids_are_listed_in_few_lines() -> None:
    _, printed = run(script(), *SOLO)
    question = printed.split("Which gems do you bid?")[1]
    assert "29 DDD" in question
    assert len(question.split("Anna>")[0].splitlines()) <= 8


@pytest.mark.parametrize("typed", ["dda", "ADD", "bid dda", "BID DAD", "26"])
def test_ways_to_bid(typed: str) -> None:
    assert "You bid DDA." in reply(typed)


SAID = {
    # A refusal comes with its paragraph.
    "dddd": "DDDD is too much: you can bid at most three gems. (§5.2)",
    "rr": "You cannot bid RR: you have DDDDRSSAAA. (§5.3)",
    "take chigi": "That answers another question. Now the question is: bidding. (§5.1)",
    "turn chigi": "That is up to chance. (§13.1)",
    # Bad input gets one clear sentence.
    "": "Type a number, a move, or 'help'.",
    "0": "There is no answer 0; the answers go from 1 to 29.",
    "9" * 30: "There is no answer 999999999999; the answers go from 1 to 29.",
    "²": "means nothing here",
    "x" * 300: "means nothing here",
    "bid [red]": "means nothing here",
    "bid none now": "means nothing here",
    "\x1b[2J": "means nothing here",
    # Commands.
    "help": "What you can type:",
    "?": "help CARD",
    "help chigi": "The dove:",
    "help four coats": "an order: 2 votes",
    "help spada": "'spada' could be bernardino_spada, giambattista_spada.",
    "help pope": "There is no card 'pope'.",
    "rules": "5 Phase 3: bids",
    "rules 5.2": "5.2 Every player bids no gem, one, two or three, never more.",
    "rules §5": "5.14",
    "rules HP1": "What does White Smoke do to the display?",
    "rules 99": "The rules have no paragraph '99'.",
    "log": "Round 1 –",
    "log all": "the first Camerlengo.",
    "table": "On the tables",
    "moves": "29 DDD",
}


@cache
def replies() -> dict[str, str]:
    """What is said to each of these at the first question, which none of them answers."""
    _, printed = run(script(*SAID), *SOLO)
    return dict(zip(SAID, printed.split("Anna> \n")[1:], strict=False))


@pytest.mark.parametrize("typed", SAID)
def test_what_is_typed_instead_of_an_answer(typed: str) -> None:
    assert SAID[typed] in replies()[typed].replace("\n", " ")


def test_the_rules_are_read_in_the_readers_language() -> None:
    _, printed = run(script("rules 5.2"), *SOLO, "--lang", "de")
    assert "5.2 Jeder Spieler bietet keinen Edelstein" in " ".join(printed.split())


def test_the_question_stays() -> None:
    _, printed = run(script(*SAID, "dda"), *SOLO)
    assert printed.count("Anna> \n") >= len(SAID) + 2
    assert "You bid DDA." in printed


def test_the_beginning_of_a_word_is_enough() -> None:
    _, printed = run(script("ddd"), *SOLO)
    offers = [line.split()[-1] for line in printed.splitlines() if line.strip().startswith(("1  Take", "2  Take"))]
    for offer in offers:
        assert "You take" in reply("ddd", f"t {offer[:4]}") + reply("ddd", offer)


def test_several_meanings_are_named() -> None:
    assert "could mean" in reply("ddd", "take")


def test_a_card_that_is_not_on_offer_is_refused() -> None:
    answer = reply("ddd", "take hesse")
    assert "(§6.4)" in answer or "You take Friedrich of Hesse" in answer
    assert "§" in reply("ddd", "swa")


# Leaving ----------------------------------------------------------------------------------------------------------


def test_quit_asks_first() -> None:
    code, printed = run(script("quit", "n", "quit", "y", ""), *SOLO)
    assert code == 0
    assert printed.count("Leave the game?") == 2
    assert printed.rstrip().endswith("You left the game.")


def test_quit_can_save_and_the_record_replays(tmp_path: Path) -> None:
    file = tmp_path / "half.record"
    code, printed = run(script("dda", "quit", "yes", str(file)), *SOLO)
    assert code == 0
    assert "The record is in" in printed
    match = replay(load_game("habemus", 3), read_record(file.read_text(encoding="utf-8")))
    assert match.outcome() is None


def test_the_end_of_the_input_ends_the_game() -> None:
    code, printed = run(script("dda"), *SOLO)
    assert code == 1
    assert printed.rstrip().endswith("The input ended before the game did.")


def test_ctrl_c_ends_the_game() -> None:
    def interrupt(printed: str) -> str:
        raise KeyboardInterrupt

    code, printed = run(interrupt, *SOLO)
    assert code == 130
    assert printed.rstrip().endswith("Interrupted.")


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    code, printed = run(script(), *BOTS_ONLY, "--save", str(tmp_path))
    assert code == 2
    assert "cannot be written" in printed.replace(" \n", " ").replace("\n", " ")


# The command line -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "you,heurstic,random"), "'heurstic' is no player"),
        (("--players", "you,random"), "takes 3 to 4, not 2"),
        (("--players", "you,random,random", "--seats", "4"), "4 seats need 4 players, not 3"),
        (("--players", "Anna:human,anna:human,random"), "two players are called anna"),
        (("--seats", "7"), "takes 3 to 4, not 7"),
        (("--option", "felipe"), "should look like NAME=VALUE"),
        (("--option", "felipe=never"), "'never' is not one of must, may"),
        (("--option", "pope=yes"), "has no such option"),
        (("--seed", "12"), "64 hexadecimal digits"),
        (("--cards", "no/such/file.toml"), "cannot read"),
    ],
)
def test_a_wrong_command_line_is_explained(arguments: tuple[str, ...], said: str) -> None:
    with pytest.raises(CuriaError) as error:
        run(script(), *arguments)
    assert said in str(error.value)


def test_without_players_one_person_plays_bots() -> None:
    _, printed = run(script())
    assert "Seat 0: Guest, a person" in printed
    assert "Seat 3: Kircher, a bot that plays by rule of thumb" in printed


# Replaying --------------------------------------------------------------------------------------------------------


def replayed(file: Path, seat: int | None) -> tuple[int, str]:
    screen, printed = new_screen(script())
    record = read_record(file.read_text(encoding="utf-8"))
    code = replay_command.run(load_game(record.game, record.seats), record, seat, "en", screen)
    return code, printed.getvalue()


def test_a_record_is_told_open_or_from_a_seat(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    run(script(), *BOTS_ONLY, "--save", str(file))
    code, everything = replayed(file, None)
    assert code == 0
    assert everything.count("secret answer: Give up the order") == 3
    assert "You " not in everything
    assert "The count" in everything
    code, seen = replayed(file, 0)
    assert code == 0
    assert seen.count("secret answer: Give up the order") == 1
    assert "'s secret answer" not in seen
    with pytest.raises(CuriaError, match="--seat: expected 0 to 2, found 3"):
        replayed(file, 3)


def test_bots_play_alone() -> None:
    code, printed = run(script(), *BOTS_ONLY)
    assert code == 0
    assert "The count" in printed

"""A local program plays: what it is told, what becomes of bad answers, and what its owner is told in the end."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from curia import stdio_bot
from curia.catalog import METAS
from curia.core.errors import CuriaError

EXAMPLE = Path(__file__).parents[2] / "examples" / "local_bot.py"

# Keeps what it was told in a file, and answers as the lines of the test say.
_PROGRAM = """
import json, sys, time
told = open({told!r}, "w", encoding="utf-8")
asked = 0
for line in sys.stdin:
    told.write(line)
    told.flush()
    message = json.loads(line)
    moves = message["question"]["moves"] if message["type"] == "ask" else []
    asked += message["type"] == "ask"
{lines}
"""


def bot(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="curia")
    stdio_bot.add_arguments(parser.add_subparsers().add_parser("bot"))
    return stdio_bot.run(parser.parse_args(["bot", *words]))


def program(folder: Path, lines: str) -> list[str]:
    indented = "\n".join("    " + line for line in lines.splitlines())
    path = folder / "program.py"
    path.write_text(_PROGRAM.format(told=str(folder / "told"), lines=indented), encoding="utf-8")
    return ["--", sys.executable, str(path)]


def told(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "told").read_text(encoding="utf-8").splitlines()]


FIRST = """
if message["type"] in ("ask", "refused"):
    print(moves[0] if moves else "never", flush=True)
"""


@pytest.mark.parametrize("game", list(METAS))
def test_the_example_plays_every_game_in_every_seat(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = METAS[game].min_seats
    words = ["--game", game, "--seats", str(seats), "--games", str(seats), "--against", "random"]
    assert bot(*words, "--", sys.executable, str(EXAMPLE)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(",")[0] for line in lines[:-1]] == [f"game {n + 1}: seat {n}" for n in range(seats)]
    assert lines[-1].startswith(f"{seats} games: ")
    assert "refused" not in "".join(lines)


def test_a_program_is_told_the_table_its_view_and_what_its_seat_saw(tmp_path: Path) -> None:
    option = ["--option", "final_display=all"]
    assert bot("--seats", "3", "--games", "2", "--against", "random", *option, *program(tmp_path, FIRST)) == 0
    lines = told(tmp_path)
    starts = [line for line in lines if line["type"] == "start"]
    assert [(start["game"], start["seat"]) for start in starts] == [("habemus", 0), ("habemus", 1)]
    assert starts[1]["names"] == ["random", "program", "random"]
    assert starts[0]["options"]["final_display"] == "all"
    asks = [line for line in lines if line["type"] == "ask"]
    assert all(ask["view"] and ask["question"]["moves"] for ask in asks)
    assert asks[0]["question"]["number"] == 0
    assert asks[1]["question"]["number"] == 1
    events = [event["name"] for ask in asks for event in ask["events"]]
    assert events.count(events[0]) == 2, f"{events[0]} happens once in each of the two games"
    overs = [line for line in lines if line["type"] == "over"]
    assert len(overs) == 2
    assert sorted(overs[0]["outcome"]["ranks"])[0] == 1


def test_a_program_is_shown_nothing_but_its_own_seat(tmp_path: Path) -> None:
    bot("--seats", "3", "--against", "random", *program(tmp_path, FIRST))
    views = [line["view"] for line in told(tmp_path) if line["type"] == "ask"]
    assert {view["seat"] for view in views} == {0}


def test_the_same_seed_gives_the_same_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--seats", "3", "--games", "2", "--seed", "7", "--against", "heuristic"]
    bot(*words, *program(tmp_path, FIRST))
    first, lines = capsys.readouterr().out, told(tmp_path)
    bot(*words, *program(tmp_path, FIRST))
    assert capsys.readouterr().out == first
    assert told(tmp_path) == lines


def test_a_bad_answer_is_refused_with_the_reason_and_asked_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = """
if message["type"] == "ask":
    keep = moves
    print({1: "gibberish", 2: "chance camerlengo 1", 3: ""}.get(asked, moves[0]), flush=True)
if message["type"] == "refused":
    print(keep[0], flush=True)
"""
    assert bot("--seats", "3", "--against", "random", *program(tmp_path, lines)) == 0
    refusals = [line for line in told(tmp_path) if line["type"] == "refused"]
    assert [refusal["code"] for refusal in refusals[::2]] == ["notation", "notation"]
    assert all(refusal["text"] for refusal in refusals)
    output = capsys.readouterr()
    assert "3 answers were refused; 0 questions got the first legal move instead" in output.out
    assert "refused: 'gibberish'" in output.err


def test_a_move_against_the_rules_is_refused_with_its_paragraph(tmp_path: Path) -> None:
    lines = """
if message["type"] == "ask":
    keep = moves
    print("pass" if asked == 1 and "pass" not in moves else moves[0], flush=True)
if message["type"] == "refused":
    print(keep[0], flush=True)
"""
    assert bot("--game", "borgia", "--seats", "3", "--against", "random", *program(tmp_path, lines)) == 0
    refusal = next(line for line in told(tmp_path) if line["type"] == "refused")
    assert refusal["rule"]
    assert f"§{refusal['rule']}" in refusal["text"]


def test_a_program_that_never_learns_gets_the_first_legal_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = """
if message["type"] in ("ask", "refused"):
    print("x" * 500, flush=True)
"""
    assert bot("--seats", "3", "--against", "random", *program(tmp_path, lines)) == 0
    lines_told = told(tmp_path)
    questions = sum(line["type"] == "ask" for line in lines_told)
    assert sum(line["type"] == "refused" for line in lines_told) == questions * (stdio_bot.TRIES - 1)
    summary = f"{questions * stdio_bot.TRIES} answers were refused; {questions} questions got the first legal move"
    assert summary in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lines", "limit", "problem"),
    [
        ("if asked == 2: sys.exit(7)", "60", "ended with code 7 before the game did"),
        ("if asked == 2: time.sleep(3600)", "1.5", "did not answer within 1.5 s"),
        ("if asked == 2: print('x', end='', flush=True); time.sleep(3600)", "1.5", "did not answer within 1.5 s"),
    ],
    ids=["ends", "hangs", "unfinished line"],
)
def test_a_program_that_ends_or_hangs_stops_the_match(tmp_path: Path, lines: str, limit: str, problem: str) -> None:
    with pytest.raises(CuriaError, match=problem):
        bot("--seats", "3", "--limit", limit, "--against", "random", *program(tmp_path, lines + FIRST))


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--game", "chess", "--", "x"], "there is no game 'chess'"),
        (["--seats", "9", "--", "x"], "takes 3 to 4, not 9"),
        (["--against", "deep_blue", "--", "x"], "there is no bot 'deep_blue'"),
        (["--games", "0", "--", "x"], "expected 1 or more"),
        (["--limit", "0", "--", "x"], "expected more than 0 seconds"),
        (["--option", "felipe=often", "--", "x"], "'often' is not one of"),
        (["--", "/nowhere/program"], "/nowhere/program: cannot be started"),
        (["--url", "http://127.0.0.1:9", "--", "x"], "the token of a seat"),
    ],
)
def test_wrong_words_are_told(words: list[str], problem: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CURIA_TOKEN", raising=False)
    with pytest.raises(CuriaError, match=problem):
        bot(*words)

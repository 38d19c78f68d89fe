"""The tools of the command line: what they print, and that bad input gets one clear line and an exit code."""

import json
from pathlib import Path

import pytest

from curia.catalog import load_game
from curia.cli import main
from curia.core.match import Match, pending_seats
from curia.core.record import record_of, write_record

SEED = b"a seed for the command line test"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match(load_game("habemus", 3), SEED)
    while match.pending():
        seat = pending_seats(match.pending())[0]
        match.play(seat, match.legal_moves(seat)[0])
    path = tmp_path / "game.record"
    path.write_text(write_record(record_of(match, ["Anna", "Berta", "Carlo"])), encoding="utf-8")
    return path


def test_verify_says_what_it_checked(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    assert "chance moves follow from the seed" in capsys.readouterr().out


def test_verify_fails_where_chance_cannot_be_verified(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(load_game("habemus", 3), SEED)
    record.write_text(write_record(record_of(match, [])), encoding="utf-8")
    assert main(["verify", str(record)]) == 2
    assert "seed: is not published" in capsys.readouterr().err
    assert main(["verify", "--without-seed", str(record)]) == 0
    assert "Chance was not verified" in capsys.readouterr().out


def test_replay_tells_the_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    told = capsys.readouterr().out
    assert "Anna" in told
    assert "White Smoke" in told


def test_perft_divides(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "habemus", "--depth", "2", "--divide"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:4] == [f"chance camerlengo {seat}: 7" for seat in range(4)]
    assert lines[4] == "28 lines of 2 moves"


def test_perft_starts_from_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = load_game("habemus", 3)
    state = game.apply(game.initial(), 8, game.parse_move("camerlengo 1"))
    path = tmp_path / "position.json"
    path.write_text(json.dumps(game.to_dict(state)), encoding="utf-8")
    assert main(["perft", "habemus", "--seats", "3", "--depth", "1", "--position", str(path)]) == 0
    assert capsys.readouterr().out == "7 lines of 1 moves\n"


def test_fuzz_goes_over_all_tables(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["final_display=all", "squadrone=may_pay", "felipe=may", "chigi_swap=owner", "open_screens=true"]
    words = [word for option in options for word in ("--option", option)]
    assert main(["fuzz", "habemus", "--seats", "3", "--games", "4", "--jobs", "1", *words]) == 0
    told = capsys.readouterr().out
    assert "over 2 tables" in told
    assert "chigi_vs_felipe=exposed" in told
    assert "4 games: no crash" in told


def test_options_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options"]) == 0
    assert "squadrone = must_pay | may_pay   (HP3)" in capsys.readouterr().out


BAD_WORDS = [
    (["perft", "chess"], "game: there is no game 'chess'"),
    (["perft", "habemus", "--seats", "5"], "seats: 1655 – Habemus Papam takes 3 to 4, not 5"),
    (["perft", "habemus", "--option", "felipe"], "--option: expected NAME=VALUE"),
    (["perft", "habemus", "--option", "felipe=perhaps"], "felipe: 'perhaps' is not one of must, may"),
    (["perft", "habemus", "--option", "colour=red"], "colour: 1655 – Habemus Papam has no such option"),
    (["perft", "habemus", "--depth", "99"], "--depth: expected 0 to 12"),
    (["perft", "habemus", "--cards", "no-such-file"], "cards: cannot read no-such-file"),
    (["perft", "habemus", "--position", "no-such-file"], "position: cannot read no-such-file"),
    (["verify", "no-such-file"], "record: cannot read no-such-file"),
    (["replay", "no-such-file"], "record: cannot read no-such-file"),
    (["fuzz", "habemus", "--option", "felipe=perhaps"], "felipe: 'perhaps' is not one of must, may"),
]


@pytest.mark.parametrize(("words", "message"), BAD_WORDS, ids=[" ".join(words) for words, _ in BAD_WORDS])
def test_bad_words_get_one_clear_line(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"curia: {message}")
    assert told.count("\n") == 1


BAD_FILES = [
    ("verify", b"", "line 1: expected 'curia-record 1'"),
    ("verify", b"\xff\xfe\x00", "record: "),
    ("verify", b"curia-record 1\ngame: habemus\n", "line 3: the record is cut short"),
    ("--position", b"{", "position: "),
    ("--position", b"[1]", "position: "),
    ("--position", b"{}", "game: is missing"),
    ("--position", b'{"game": "habemus", "phase": 3}', "phase: expected a text, found the number 3"),
    ("--cards", b"= nonsense", "cards: "),
    ("--cards", b"format = 2", "format: expected a number from 1 to 1, found 2"),
]


@pytest.mark.parametrize(("use", "content", "message"), BAD_FILES, ids=[f"{u} {c!r}" for u, c, _ in BAD_FILES])
def test_bad_files_get_one_clear_line(
    use: str, content: bytes, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad"
    path.write_bytes(content)
    words = ["verify", str(path)] if use == "verify" else ["perft", "habemus", use, str(path)]
    assert main(words) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"curia: {message}")
    assert told.count("\n") == 1


def test_a_position_with_floats_or_deep_nesting_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad"
    path.write_text('{"game": "habemus", "phase": "bid", "round": 1.5}', encoding="utf-8")
    assert main(["perft", "habemus", "--position", str(path)]) == 2
    path.write_text("[" * 100_000, encoding="utf-8")
    assert main(["perft", "habemus", "--position", str(path)]) == 2

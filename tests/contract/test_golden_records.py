"""Games that must always replay: one for every way a game can end."""

from collections.abc import Callable
from pathlib import Path

import pytest

from curia.catalog import AnyGame, load_game
from curia.core.match import Match
from curia.core.record import Record, read_record, replay, verify
from curia.core.types import CHANCE

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.glob("*.record"))
CAESAR_ENDS = {
    "caesar-patricians-gone": ("patricians_gone", False),
    "caesar-draw": ("patricians_gone", False),
    "caesar-last-turn": ("influence_gone", True),
    "caesar-both-out": ("influence_gone", False),
    "caesar-first-out-all-options": ("influence_gone", True),
    "caesar-no-room": ("influence_gone", True),
}
"""Why it ended, and whether with a last turn."""
BORGIA_ELECTIONS: dict[str, Callable[[list[str]], bool]] = {
    "borgia-first-ballot": lambda election: ballots(election) == 1,
    "borgia-elimination": lambda election: "out" in election and "voted_aloud" not in election,
    "borgia-tie-for-last": lambda election: "named out" in election,
    "borgia-last-ballot": lambda election: "voted_aloud" in election and "last word" not in election,
    "borgia-last-word": lambda election: "last word" in election,
    "borgia-open-aloud": lambda election: 2 <= ballots(election) <= 6 and "out" not in election,
    "borgia-open-after-sixth": lambda election: ballots(election) > 6 and "last word" not in election,
    "borgia-open-last-word": lambda election: ballots(election) > 6 and "last word" in election,
}
"""The ways in which an election can be decided: one of the game's elections went like this."""
REQUIRED = [
    *(f"habemus-{seats}-seats-{rounds}-rounds" for seats in (3, 4) for rounds in (16, 17, 18, 19)),
    "habemus-decided-by-age",
    "habemus-shared-victory",
    "habemus-all-options",
    "habemus-cards-that-do-nothing",
    *CAESAR_ENDS,
    *BORGIA_ELECTIONS,
    "borgia-shared-victory",
    "borgia-six-families",
    "borgia-all-options",
]


def test_every_way_to_end_has_a_record() -> None:
    assert sorted(REQUIRED) == [path.stem for path in RECORDS]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_and_its_chance_follows_from_its_seed(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    game = load_game(record.game, record.seats, record.options)
    assert verify(game, record) > 0
    words = path.stem.split("-")
    if words[-1] == "rounds":
        position = game.to_dict(replay(game, record).state)
        assert position["round"] == int(words[3])
        assert record.seats == int(words[1])
    if path.stem.endswith(("shared-victory", "draw")):
        assert record.ranks.count(1) > 1
    if path.stem in CAESAR_ENDS:
        events = [event.name for event in replay(game, record).log.events]
        assert (record.end, "last_turn" in events) == CAESAR_ENDS[path.stem]
        if path.stem == "caesar-no-room":
            assert {"nothing_laid", "nothing_discarded", "vetoed"} <= set(events)
    if path.stem in BORGIA_ELECTIONS:
        assert any(BORGIA_ELECTIONS[path.stem](election) for election in elections(game, record))
    if path.stem.endswith("decided-by-age"):
        assert record.points.count(max(record.points)) > 1
        assert record.ranks.count(1) == 1


def ballots(election: list[str]) -> int:
    return election.count("ballot")


def elections(game: AnyGame, record: Record) -> list[list[str]]:
    """What happened in each election: the names of the events, and where somebody named who goes out or wins."""
    match = Match(game)
    found: list[list[str]] = []
    for seat, text in record.moves:
        start = len(match.log.events)
        move = game.parse_move(text)
        if seat == CHANCE:
            match.play_chance(move)
        else:
            match.play(seat, move)
        names = [event.name for event in match.log.events[start:]]
        if text.startswith("out "):
            names.insert(0, "named out")
        if text.startswith("elect "):
            names.insert(0, "last word")
        for name in names:
            if name == "election":
                found.append([])
            if found:
                found[-1].append(name)
    return found

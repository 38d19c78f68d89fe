"""Games that must always replay: one for every way a game can end."""

from pathlib import Path

import pytest

from curia.catalog import load_game
from curia.core.record import read_record, replay, verify

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.glob("*.record"))
CAESAR_ENDS = {
    "caesar-patricians-gone": ("patricians_gone", False),
    "caesar-draw": ("patricians_gone", False),
    "caesar-last-turn": ("influence_gone", True),
    "caesar-both-out": ("influence_gone", False),
    "caesar-first-out-all-options": ("influence_gone", True),
}
"""Why it ended, and whether with a last turn."""
REQUIRED = [
    *(f"habemus-{seats}-seats-{rounds}-rounds" for seats in (3, 4) for rounds in (16, 17, 18, 19)),
    "habemus-decided-by-age",
    "habemus-shared-victory",
    "habemus-all-options",
    "habemus-cards-that-do-nothing",
    *CAESAR_ENDS,
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
        position = game.position(replay(game, record).state)
        assert position["round"] == int(words[3])
        assert record.seats == int(words[1])
    if path.stem.endswith(("shared-victory", "draw")):
        assert record.ranks.count(1) > 1
    if path.stem in CAESAR_ENDS:
        events = [event.name for event in replay(game, record).log.events]
        assert (record.end, "last_turn" in events) == CAESAR_ENDS[path.stem]
    if path.stem.endswith("decided-by-age"):
        assert record.points.count(max(record.points)) > 1
        assert record.ranks.count(1) == 1

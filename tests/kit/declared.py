"""What a game sends in its tests, held against what it declared."""

from copy import copy
from functools import cache
from pathlib import Path
from typing import cast

from curia.catalog import AnyGame, load_game, schema
from curia.core.events import Event
from curia.core.game import Refusal
from curia.core.record import read_record, replay
from curia.core.schema_check import SchemaCheck
from curia.wire.schema import TABLE_EVENTS, TABLE_KINDS

GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def check_of(game: object) -> SchemaCheck:
    """For all events of a table: those of its game and its own."""
    rules = cast(AnyGame, game)
    declared = copy(schema(rules.meta.name))
    declared.events = {**declared.events, **TABLE_EVENTS}
    declared.kinds = {**declared.kinds, **TABLE_KINDS}
    return SchemaCheck(declared, rules.seats, rules.card_facts())


def declared_events(game: object, events: list[Event]) -> None:
    check = check_of(game)
    assert [problem for event in events if (problem := check.event(event))] == []


def declared_for(game: object, events: list[Event], watcher: int) -> None:
    """What somebody sees of the events."""
    check = check_of(game)
    seen = [(event.name, event.seen_by(watcher)) for event in events if event.is_seen_by(watcher)]
    assert [problem for name, args in seen if (problem := check.told(name, args))] == []


def declared_refusal(game: object, refusal: Refusal) -> Refusal:
    assert check_of(game).refusal(refusal) == ""
    return refusal


def golden_events(name: str) -> set[str]:
    """The names of all events in the golden games of a game, which are as declared."""
    found: set[str] = set()
    for path in GOLDEN.glob(f"{name}-*.record"):
        record = read_record(path.read_text(encoding="utf-8"))
        match = replay(load_game(record.game, record.seats, record.options), record)
        declared_events(match.game, match.log.events)
        found |= {event.name for event in match.log.events}
    return found

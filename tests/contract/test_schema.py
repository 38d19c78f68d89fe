"""The law of the declaration: all that leaves an engine is what its game declared.

That all of it occurs is for each of our games to show: `tests/games/*/test_declared.py`."""

from typing import NotRequired, TypedDict

import pytest

from curia.catalog import AnyGame, load_game, schema
from curia.core.events import Event, EventLog
from curia.core.game import State
from curia.core.match import pending_seats
from curia.core.rng import Rng
from curia.core.schema import KINDS, Schema
from curia.core.schema_check import SchemaCheck, fault
from curia.core.types import CHANCE_MASK
from tests.kit.tables import PLUGINS, TABLES, Table, choose, load, stride, table_id, walk, watchers

every_table = pytest.mark.parametrize("table", TABLES, ids=table_id)
every_game = pytest.mark.parametrize("declared", [game.schema for game in PLUGINS], ids=[game.name for game in PLUGINS])


def new_check(game: AnyGame) -> SchemaCheck:
    return SchemaCheck(schema(game.meta.name), game.seats, game.card_facts())


@every_table
def test_views_and_tallies_are_as_declared(table: Table) -> None:
    game = load(table)
    check = new_check(game)
    for state in list(walk(game, 83))[:: 5 * stride(game)]:
        for watcher in watchers(game):
            for memory in (False, True):
                view = game.view(state, watcher, memory)
                assert check.view(game.view_json(view)) == ""
                assert check.tally(game.tally(view)) == ""


@every_table
def test_events_and_questions_are_as_declared(table: Table) -> None:
    game = load(table)
    check = new_check(game)
    log = EventLog()
    for state in walk(game, 89, log):
        for seat in asked(game, state):
            assert check.question(game.decision(state, seat)) == ""
    assert [problem for event in log.events if (problem := check.event(event))] == []


@every_table
def test_refusals_are_as_declared(table: Table) -> None:
    game = load(table)
    check = new_check(game)
    rng = Rng(97)
    problems = []
    for state in list(walk(game, 101))[:: stride(game)]:
        for seat in range(game.seats):
            legal = set(game.legal_moves(state, seat)) if seat in asked(game, state) else set()
            moves = {near_move(game, state, rng) for _ in range(4)} | {rng.below(1 << 31) << 13 ^ rng.below(1 << 31)}
            problems += [check.refusal(game.explain(state, seat, move)) for move in moves - legal]
    assert [problem for problem in problems if problem] == []
    assert len(check.refusals) >= min(11, len(check.schema.refusals))


def asked(game: AnyGame, state: State) -> list[int]:
    pending = game.pending(state)
    return [] if pending == CHANCE_MASK else pending_seats(pending)


def near_move(game: AnyGame, state: State, rng: Rng) -> int:
    """Like a move of the position, but for one bit."""
    move = choose(game, state, rng)[1] if game.pending(state) else 0
    return move ^ (1 << rng.below(56))


def test_every_event_that_the_example_declares_happens(example: str) -> None:
    log = EventLog()
    for seed in range(5):
        for _ in walk(load_game(example, 4), seed, log):
            pass
    assert {event.name for event in log.events} == set(schema(example).events)


@every_game
def test_a_declaration_speaks_of_nothing_else(declared: Schema) -> None:
    """Every argument has a kind and every kind a use; what is summed up is told."""
    facts = [*declared.events.values(), *declared.refusals.values()]
    used = {argument for fact in facts for argument in (*fact.public, *fact.secret)}
    assert used == set(declared.kinds)
    assert set(declared.kinds.values()) <= set(KINDS)
    assert all(set(fact.optional) <= {*fact.public, *fact.secret} for fact in facts)
    summed = {part.argument for summary in declared.summaries.values() for part in summary.parts}
    assert summed | {*declared.same, *declared.same.values()} <= used
    assert set(declared.questions) < set(declared.phases)
    assert set(declared.sealed) <= set(declared.questions)
    stepped = [phase for phases in declared.steps.values() for phase in phases]
    assert set(stepped) <= set(declared.phases)
    assert len(stepped) == len(set(stepped))


class Sample(TypedDict):
    number: int
    words: list[str] | None
    more: NotRequired[dict[str, bool]]


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"number": 1},
        {"number": True, "words": None},
        {"number": "1", "words": None},
        {"number": 1, "words": [1]},
        {"number": 1, "words": None, "more": {"a": 1}},
        {"number": 1, "words": None, "other": 1},
        [],
    ],
)
def test_whatever_is_not_declared_is_found(value: object) -> None:
    assert fault({"number": 1, "words": ["a"], "more": {"b": True}}, Sample) == fault(
        {"number": 1, "words": None}, Sample
    )
    assert fault({"number": 1, "words": None}, Sample) == ""
    assert fault(value, Sample) != ""


@pytest.mark.parametrize(
    "event",
    [
        Event("took", {"seat": 0}, {}, 0, False),
        Event("took", {"seat": 0, "card": "bichi", "more": 1}, {}, 0, False),
        Event("took", {"seat": 4, "card": "bichi"}, {}, 0, False),
        Event("took", {"seat": 0, "card": "no such card"}, {}, 0, False),
        Event("took", {"seat": 0}, {"card": "bichi"}, 1, False),
        Event("took", {"seat": 0, "card": "bichi"}, {}, 1, True),
        Event("bid_revealed", {"seat": 0, "gems": "DX", "value": "D"}, {}, 0, False),
        Event("all_turned_up", {"cards": "bichi"}, {}, 0, False),
        Event("no_such_event", {}, {}, 0, False),
    ],
)
def test_an_event_that_is_not_declared_is_found(event: Event) -> None:
    check = new_check(load_game("habemus", 3))
    assert check.event(Event("took", {"seat": 0, "card": "bichi"}, {}, 0, False)) == ""
    assert check.event(event) != ""

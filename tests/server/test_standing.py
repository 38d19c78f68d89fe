"""Every view that goes out has its sums with it, in replays too."""

import json
from typing import Any

import pytest

from curia.core.types import OBSERVER
from curia.server.tables.history import OPEN, frames_of
from curia.server.tables.projection import SentState, view_json
from tests.kit.games import FEWEST
from tests.server.kit_tables import Log


def played(game: str, seats: int) -> Log:
    log = Log(game, seats)
    for _ in range(60):
        log.step()
    return log


@pytest.mark.parametrize(("game", "seats"), FEWEST.items())
def test_a_view_goes_out_with_its_standing(game: str, seats: int) -> None:
    log = played(game, seats)
    rules, match = log.table.game, log.table.match
    for watcher in (*range(seats), OBSERVER):
        said = json.loads(view_json(log.table, watcher))
        view = match.view(watcher, log.row.terms.memory and watcher != OBSERVER)
        assert said.pop("standing") == rules.tally(view)
        assert said == rules.view_json(view)
        last = frames_of(log.row, log.seats, log.entries, watcher)[-1]
        assert bytes(last.view) == view_json(log.table, watcher)


@pytest.mark.parametrize(("game", "seats"), FEWEST.items())
def test_updates_bring_the_sums_when_they_are_new(game: str, seats: int) -> None:
    log = Log(game, seats)
    watchers = (*range(seats), OBSERVER)
    sent = {watcher: SentState() for watcher in watchers}
    shown = {watcher: json.loads(sent[watcher].look(log.table, watcher)) for watcher in watchers}
    left_out = 0
    for _ in range(120):
        log.step()
        for watcher in watchers:
            news = sent[watcher].news(log.table, watcher)
            if news:
                told = json.loads(news)
                left_out += "standing" not in told
                shown[watcher] = {"standing": shown[watcher]["standing"], **told}
            assert shown[watcher] == json.loads(view_json(log.table, watcher))
    assert left_out > 100


@pytest.mark.parametrize(("game", "seats"), FEWEST.items())
def test_a_replay_with_everything_open_adds_up_what_each_seat_knew(game: str, seats: int) -> None:
    log = played(game, seats)
    rules, state = log.table.game, log.table.match.state
    frames: list[dict[str, Any]] = [
        json.loads(bytes(frame.view)) for frame in frames_of(log.row, log.seats, log.entries, OPEN)
    ]
    for frame in frames:
        assert all(row["points"] is not None for row in frame["standing"]["seats"])
    for seat in range(seats):
        own: Any = rules.shown(rules.view(state, seat))
        assert frames[-1]["seats"][seat] == own["seats"][seat]
        assert frames[-1]["standing"]["seats"][seat] == own["standing"]["seats"][seat]

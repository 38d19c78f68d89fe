"""The house is killed in the middle of everything: nothing that was acknowledged is lost, nothing else was seen, and all
tables go on."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from curia.server.rows import Entry
from curia.server.store import Whole
from fuzz.crash import FLAGS, Crash, LiveTable, crash
from tests.server.kit_crash import Audit
from tests.server.kit_fork import quick_house

KILLS = 20


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Crash:
    """All the kills. Each restart is looked at on the way: see `fuzz.crash`."""
    with quick_house(tmp_path_factory.mktemp("crash") / "data", *FLAGS) as house:
        return asyncio.run(crash(house, KILLS, seed=1))


def test_nothing_acknowledged_is_lost_when_the_house_is_killed(run: Crash) -> None:
    assert run.counts["kills"] == KILLS
    assert run.counts["entries"] > 10 * KILLS
    assert run.counts["resent, acknowledged before"] > KILLS
    assert run.counts["tables made meanwhile"] > 0


# What the audit is worth ----------------------------------------------------------------------------------------------


def audited(table: LiveTable, whole: Whole) -> None:
    """Everything that anybody was ever told, against this log."""
    audit = Audit(table.players)
    audit.take(whole)
    for player in table.players:
        audit.check_told(player)


def without_the_last_answer(entries: list[Entry]) -> list[Entry]:
    last = max(entry.seq for entry in entries if entry.client_id is not None)
    return entries[:last]


def with_one_answer_twice(entries: list[Entry]) -> list[Entry]:
    return [*entries, msgspec.structs.replace(entries[-1], seq=len(entries), client_id=entries[-1].client_id)]


def by_a_message_that_nobody_sent(entries: list[Entry]) -> list[Entry]:
    return [entry if entry.client_id is None else msgspec.structs.replace(entry, client_id="x") for entry in entries]


def with_an_answer_that_nobody_gave(entries: list[Entry]) -> list[Entry]:
    return [msgspec.structs.replace(entry, client_id=None) for entry in entries]


@pytest.mark.parametrize(
    "change",
    [
        without_the_last_answer,
        with_one_answer_twice,
        by_a_message_that_nobody_sent,
        with_an_answer_that_nobody_gave,
    ],
)
def test_a_log_that_is_not_what_people_were_told_is_noticed(
    run: Crash, change: Callable[[list[Entry]], list[Entry]]
) -> None:
    table = max(run.tables, key=lambda table: table.done)
    audited(table, table.whole)
    with pytest.raises(AssertionError):
        audited(table, msgspec.structs.replace(table.whole, entries=change(table.whole.entries)))

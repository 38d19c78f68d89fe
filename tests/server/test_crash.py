"""The house is killed in the middle of everything: nothing that was acknowledged is lost, nothing else was seen, and
all tables go on."""

import asyncio
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from curia.server.store.rows import EntryRow
from curia.server.store.store import StoredGame
from fuzz.crash import FLAGS, PLANS, Crash, LiveTable, crash
from tests.server.kit_crash import Audit
from tests.server.kit_fork import quick_house

KILLS = 6


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Crash:
    """All the kills. Each restart is looked at on the way: see `fuzz.crash`."""
    with quick_house(tmp_path_factory.mktemp("crash") / "data", *FLAGS) as house:
        return asyncio.run(crash(house, KILLS, seed=1, plans=PLANS[:4]))


def test_nothing_acknowledged_is_lost_when_the_house_is_killed(run: Crash) -> None:
    assert run.counts["kills"] == KILLS
    assert run.counts["entries"] > 10 * KILLS
    assert run.counts["resent, acknowledged before"] > KILLS
    assert run.counts["tables made meanwhile"] > 0


# What the audit is worth ----------------------------------------------------------------------------------------------


def audited(table: LiveTable, whole: StoredGame) -> None:
    """Everything that anybody was ever told, against this log."""
    audit = Audit(table.players)
    audit.take(whole)
    for player in table.players:
        audit.check_told(player)


def without_it(entries: list[EntryRow], last: int) -> list[EntryRow]:
    return entries[:last]


def with_it_twice(entries: list[EntryRow], last: int) -> list[EntryRow]:
    return [*entries[: last + 1], replace(entries[last], seq=last + 1)]


def by_a_message_that_nobody_sent(entries: list[EntryRow], last: int) -> list[EntryRow]:
    return [*entries[:last], replace(entries[last], client_id="x")]


def without_a_message(entries: list[EntryRow], last: int) -> list[EntryRow]:
    return [*entries[:last], replace(entries[last], client_id=None)]


@pytest.mark.parametrize("change", [without_it, with_it_twice, by_a_message_that_nobody_sent, without_a_message])
def test_a_log_that_is_not_what_people_were_told_is_noticed(
    run: Crash, change: Callable[[list[EntryRow], int], list[EntryRow]]
) -> None:
    table = max(run.tables, key=lambda table: table.done)
    audited(table, table.whole)
    acknowledged = {(player.seat, name) for player in table.players for name in player.done}
    entries = table.whole.entries
    last = max(entry.seq for entry in entries if (entry.seat, entry.client_id) in acknowledged)
    with pytest.raises(AssertionError):
        audited(table, table.whole._replace(entries=change(entries, last)))

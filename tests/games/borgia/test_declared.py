"""Every event that the schema declares happens, in the golden games or here. For refusals see `test_refusals`."""

from curia.games.borgia.schema import SCHEMA
from tests.kit.borgia import Table, player, table
from tests.kit.borgia_deals import offer
from tests.kit.declared import golden_events


def rare_events() -> list[Table]:
    """Games with events that no golden game has."""
    accused = table("play", player(), player("accusation"), active=1, round=2, reshuffled=True)
    office = player("", "datary")
    return [
        accused.go("play accusation", "no", "no", "no"),
        table("play", player("spy")).go("play spy on 1"),
        table("play", player("assassin"), office).go("play assassin on datary", "assign datary to 2"),
        offer(table("moment 0", player("", "titian"), player(ducats=50)), 1, "titian", "5").go("accept"),
        offer(table("moment 0", player(), office, pope=3), 1, "5", "datary").go("accept", "forbid"),
        offer(table("moment 0", player(), office, pope=3), 1, "5", "datary").go("refuse"),
    ]


def test_every_declared_event_happens() -> None:
    here = {event.name for game in rare_events() for event in game.log.events}
    assert golden_events("borgia") | here == set(SCHEMA.events)

"""Section 11: what Castling leaves known."""

from collections import Counter
from typing import Any

import pytest

from curia.core.types import OBSERVER
from tests.kit.caesar import Table, cards, party, started, table
from tests.kit.rules import rule

CLEOPATRA = party("1 2 castling castling", up="senators 5", down="senators 1, censors 3 p")


def castled(relay: str = "3 5", other: str = "1 courtesan courtesan", **more: str) -> Table:
    """E32: Cleopatra has castled Senators and Censors."""
    game = table(CLEOPATRA, party(other, **more)).go("castle senators censors")
    if game.phase == "veto":
        game.go("allow")
    return game.go(f"relay {relay}")


def known(game: Table, viewer: int = 1, seat: int = 0) -> list[str]:
    """All that the viewer knows to lie in a pool of a party."""
    return sorted(card for pool in game.view(viewer)["seats"][seat]["pools"] for card in pool["known"])


def in_pools(game: Table, seat: int = 0) -> dict[str, set[int]]:
    """The pools of the hidden cards before each group; 0 is none."""
    found: dict[str, set[int]] = {}
    for row in game.view(OBSERVER)["seats"][seat]["hidden"]:
        found.setdefault(row["group"], set()).add(row["pool"])
    return found


def down(world: dict[str, Any], seat: int = 0) -> list[str]:
    return [card for row in world["seats"][seat]["down"] for card in row]


@rule("11.14", "11.15", "E33")
@pytest.mark.parametrize("viewer", [1, OBSERVER])
def test_castling_makes_one_pool_in_which_the_open_cards_are_known(viewer: int) -> None:
    game = castled()
    pools = in_pools(game)
    assert len(pools["senators"] | pools["censors"]) == 1
    assert 0 not in pools["senators"]
    assert known(game, viewer) == ["5"]
    worlds = game.worlds(viewer)
    assert all("5" in down(world) for world in worlds)
    places = {"5" in world["seats"][0]["down"][0] for world in worlds}
    assert places == {True, False}, "nobody else knows where"


@rule("11.14", "11.10")
def test_which_card_lies_where_makes_no_difference_to_the_others() -> None:
    tables = [castled(relay) for relay in ("3 5", "p 1", "5 p")]
    for viewer in (1, OBSERVER):
        assert tables[0].view(viewer) == tables[1].view(viewer) == tables[2].view(viewer)
        assert tables[0].log.seen_by(viewer) == tables[1].log.seen_by(viewer)
    assert tables[0].view(0) != tables[1].view(0), "their owner knows"
    assert tables[0].view(0)["seats"][0]["down"][0] == ["3", "5"]


@rule("11.16", "E33")
def test_a_known_card_that_is_turned_up_leaves_the_known_set() -> None:
    game = castled().go("lay 1 aediles").finish_turn().go("courtesan senators", "allow")
    assert game.up(0, "senators") == ["3", "5"]
    assert known(game) == []
    for world in game.worlds(1):
        assert len(world["seats"][0]["down"][4]) == 2
    seen = {card for world in game.worlds(1, 400) for card in world["seats"][0]["down"][4]}
    assert seen == set(cards("p 1 2 3 4 5")), "neither is one that he has seen"


@rule("11.16")
def test_a_known_card_that_is_not_turned_up_stays_known() -> None:
    game = castled().go("lay 1 aediles").finish_turn().go("courtesan censors", "allow")
    assert game.up(0, "censors") == ["philosopher", "1"]
    assert known(game) == ["5"]
    assert all("5" in world["seats"][0]["down"][0] for world in game.worlds(1))


@rule("11.16")
def test_a_pool_shrinks_by_votes_and_by_wrath() -> None:
    game = castled().go("lay 1 aediles").finish_turn("senators")
    assert known(game) == []
    game = castled(other="1 wrath").go("lay 1 aediles").finish_turn().go("wrath senators", "allow")
    assert known(game) == []
    assert all(len(down(world)) == 3 for world in game.worlds(1)), "two before the Censors, one before the Aediles"


@rule("11.16", "C31")
def test_a_card_that_equals_a_known_one_counts_as_that_one() -> None:
    own = party("1 2 castling", up="senators 5", down="senators 1, censors 5 2")
    game = table(own, party("1 courtesan")).go("castle senators censors").finish_turn().go("relay 5 5")
    assert known(game) == ["5"]
    game.go("lay 1 aediles").finish_turn().go("courtesan senators")
    assert known(game) == []


@rule("11.15", "C31")
def test_two_open_cards_are_known_and_hidden_ones_are_not() -> None:
    own = party("1 2 castling", up="senators 5, censors p 4", down="senators 1, censors 3")
    game = table(own, party("1")).go("castle senators censors", "relay 5 1 3")
    assert known(game) == ["4", "5", "philosopher"]
    for world in game.worlds(1):
        assert not Counter(cards("4 5 p")) - Counter(down(world))


@rule("11.17", "E34")
def test_a_second_castling_merges_the_pools() -> None:
    own = party("1 2 3 castling castling", up="senators 5, aediles 2", down="senators 1, praetors 3, aediles 4")
    game = table(own, party("1")).go("castle senators praetors", "relay 5", "lay 1 quaestors").finish_turn()
    game.go("lay 1 censors").finish_turn()
    assert known(game) == ["5"]
    game.go("castle praetors aediles", "relay 1 2")
    pools = in_pools(game)
    assert len(pools["senators"] | pools["praetors"] | pools["aediles"]) == 1
    assert pools["quaestors"] == {0}, "a card laid since is in no pool"
    assert known(game) == ["2", "5"]
    for world in game.worlds(1):
        assert not Counter(cards("2 5")) - Counter(down(world))
    assert any("2" in world["seats"][0]["down"][0] for world in game.worlds(1)) is True


@rule("11.17", "11.14")
def test_two_castlings_of_different_groups_are_two_pools() -> None:
    lying = {"up": "senators 5, aediles 2", "down": "praetors 3, censors 4"}
    game = table(party("1 2 3 castling castling", **lying), party("1"))
    game.go("castle senators praetors", "relay 5", "lay 1 quaestors").finish_turn()
    game.go("lay 1 quaestors").finish_turn()
    game.go("castle aediles censors", "relay 4")
    pools = in_pools(game)
    assert pools["senators"] == pools["praetors"] != pools["aediles"] == pools["censors"]
    for world in game.worlds(1):
        rows = world["seats"][0]["down"]
        assert "5" in rows[0] + rows[1]
        assert "2" in rows[3] + rows[4]


@rule("11.8", "11.17", "C18")
def test_castling_first_cards_keeps_it_known_that_they_are_one_to_five() -> None:
    game = started().go("discard 1 2 3 4", *["draw manipulation"] * 4, "discard 1", "draw manipulation")
    game.go("castle praetors censors", "allow", "relay 2")
    for world in game.worlds(1):
        hidden = [row["card"] for row in world["seats"][0]["hidden"] if row["bag"]]
        assert Counter(hidden) == Counter(cards("1 2 3 4 5"))


@rule("11.9", "11.14")
def test_the_turn_of_laying_is_known_until_castling() -> None:
    game = started().go("lay 4 senators").finish_turn()
    assert 1 in {row["turn"] for row in game.view(1)["seats"][0]["hidden"]}
    data = castled().view(1)["seats"][0]["hidden"]
    assert {row["turn"] for row in data} == {0}


@rule("C31", "11.18")
def test_what_a_spy_saw_holds_for_the_pool_as_a_whole() -> None:
    people = [
        party("1 2 spy"),
        party("5 4 castling", up="senators 1", down="censors 3", reserve="2*3", manipulation=""),
    ]
    game = table(*people).go("spy", "allow", "strike 4", "drawn 2", "lay 1 quaestors").finish_turn()
    game.go("lay 5 senators").finish_turn()
    game.go("lay 2 quaestors").finish_turn()
    game.go("castle senators censors").finish_turn()
    game.go("relay 1 3")
    for world in game.worlds(0):
        lying = down(world, 1)
        assert "5" in lying + world["seats"][1]["hand"]
    assert known(game, OBSERVER, 1) == ["1"]

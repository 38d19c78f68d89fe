"""Section 14: what is remembered of hands (B66)."""

import pytest

from curia.core.types import OBSERVER
from tests.kit.borgia import Table, game, player, table, walk
from tests.kit.rules import rule


def onward(found: Table, question: str, seat: int) -> Table:
    """Quiet answers until a seat is asked a question; only towns come from the market."""
    while (found.question, found.asked) != (question, [seat]):
        if found.chance_is_asked:
            found.chance(next(iter(found.odds())))
        else:
            found.quiet()
    return found


def buy(found: Table, card: str, buyer: int) -> Table:
    """The player in phase lets a card be auctioned, and a seat buys it for one ducat."""
    found.go("buy", f"draw {card}")
    while found.question == "auction":
        bids = found.seat == buyer and found.state.table.bidder != buyer
        found.go("bid 1" if bids and found.allows("bid 1") else "pass")
    assert card in found.hand(buyer)
    return found


def stolen(card: str) -> Table:
    """Seat 1 holds Renzo, as all have seen, and a Doctor; seat 0 takes one of them unseen."""
    found = buy(table("market", player("spy"), player("doctor")), "renzo", 1)
    return onward(found, "play", 0).go("play spy on 1", f"draw {card}")


@rule("14.18", "14.9", "B66")
def test_a_card_bought_openly_stays_known() -> None:
    found = buy(table("market"), "renzo", 1)
    onward(found, "moment", 3)
    for watcher in (0, 2, 3, OBSERVER):
        assert found.knows(watcher) == [("renzo", [1])]


@rule("14.18", "B66")
@pytest.mark.parametrize(
    ("card", "start", "texts"),
    [
        ("spy", "market", ["spy", "draw doctor"]),
        ("spy", "play", ["play spy on 2"]),
        ("assassin", "play", ["play assassin on datary", "assign datary to pile"]),
        ("marriage", "play", ["play marriage with 2"]),
        ("savonarola", "play", ["play savonarola"]),
    ],
)
def test_a_card_seen_to_leave_is_not_known_any_more(card: str, start: str, texts: list[str]) -> None:
    pope = 3 if card == "savonarola" else 1
    found = table("market", player(lies="datary"), player(), pope=pope)
    onward(buy(found, card, 1), start, 1)
    assert found.knows(2) == [(card, [1])]
    found.go(*texts)
    assert (found.knows(2), found.knows(OBSERVER)) == ([], [])


@rule("14.18", "14.11")
def test_a_condottiere_used_is_not_known_any_more_and_one_not_used_is() -> None:
    found = table("market", player(lies="imola"), player(), pope=1)
    onward(buy(found, "renzo", 1), "market", 1)
    onward(buy(found, "paolo", 1), "seize", 1).go("seize imola")
    found.play(0, "hire nobody").play(1, "hire renzo")
    assert found.knows(2) == [("paolo", [1])]


@rule("14.18", "6.32")
def test_a_doctor_used_is_not_known_any_more() -> None:
    found = table("market", player("poison"), player(lies="titian"))
    onward(buy(found, "doctor", 1), "play", 0).go("play poison on titian", "doctor")
    assert found.knows(2) == []


@rule("14.18", "B66", "6.14")
@pytest.mark.parametrize("card", ["renzo", "doctor"])
def test_after_an_unseen_theft_each_card_may_have_been_the_one(card: str) -> None:
    found = stolen(card)
    for watcher in (2, 3, OBSERVER):
        assert found.knows(watcher) == [("renzo", [0, 1])]


@rule("14.18", "14.14", "B66")
def test_thief_and_victim_know_better() -> None:
    assert stolen("renzo").knows(0) == []
    assert stolen("renzo").knows(1) == [("renzo", [0])]
    assert stolen("doctor").knows(0) == [("renzo", [1])]
    assert stolen("doctor").knows(1) == [("doctor", [0])]


@rule("14.18", "B66")
def test_a_second_theft_makes_it_less_certain_still() -> None:
    found = table("market", player("spy"), player("doctor"), player("spy"))
    onward(buy(found, "renzo", 1), "play", 0).go("play spy on 1", "draw doctor")
    onward(found, "play", 2).go("play spy on 0", "draw doctor")
    assert found.knows(3) == [("renzo", [0, 1, 2])]
    assert found.knows(0) == [("doctor", [2]), ("renzo", [1])]
    assert found.knows(1) == [("doctor", [0, 2])]


@rule("14.18", "B66")
def test_a_theft_from_another_hand_changes_nothing() -> None:
    found = table("market", player("spy"), player(), player("doctor"))
    onward(buy(found, "renzo", 1), "play", 0).go("play spy on 2", "draw doctor")
    assert found.knows(3) == [("renzo", [1])]


@rule("14.18", "B66")
def test_what_is_uncertain_is_settled_when_the_card_is_used() -> None:
    found = stolen("renzo")
    found.go("enough", "go on")
    assert found.knows(2) == [("renzo", [0, 1])]
    found = table("market", player("spy"), player("doctor", lies="camerino"))
    onward(buy(found, "renzo", 1), "play", 0).go("play spy on 1", "draw renzo", "enough", "go on", "seize camerino")
    found.play(0, "hire renzo").play(1, "hire nobody")
    assert found.knows(2) == []


@rule("14.18", "1.14")
def test_equal_cards_are_counted() -> None:
    found = table("market", pope=1)
    onward(buy(found, "spy", 1), "market", 1)
    buy(found, "spy", 1)
    assert found.knows(2) == [("spy", [1]), ("spy", [1])]
    onward(found, "play", 1).go("play spy on 2")
    assert found.knows(2) == [("spy", [1])]


@rule("14.18", "1.14", "B66")
def test_of_equal_cards_the_surest_one_left() -> None:
    found = table("market", player("spy"), player("doctor"), pope=1)
    onward(buy(found, "spy", 1), "play", 0).go("play spy on 1", "draw doctor")
    assert found.knows(3) == [("spy", [0, 1])]
    buy(onward(found, "market", 1), "spy", 1)
    assert found.knows(3) == [("spy", [0, 1]), ("spy", [1])]
    onward(found, "play", 1).go("play spy on 2")
    assert found.knows(3) == [("spy", [0, 1])], "it is open which of the two was used"


def two_spies_traded() -> Table:
    """Seat 1 got a Spy of seat 0 and one of seat 2 in trades; the others know only that a card changed hands."""
    found = buy(table("market", active=3), "spy", 0)
    buy(onward(found, "market", 0), "spy", 2)
    for other in ("0", "2"):
        onward(found, "moment", 1).go(f"offer {other}", "give 1 ducats", "ask spy", "ask 0 ducats", "accept")
    assert found.knows(3) == [("spy", [0, 1]), ("spy", [1, 2])]
    return onward(found, "market", 1)


@rule("14.18", "1.14", "B66")
def test_where_two_cards_may_have_been_used_the_other_may_be_with_any_of_them() -> None:
    found = two_spies_traded().go("spy", "draw imola")
    assert found.knows(3) == [("spy", [0, 1, 2])]


@rule("14.18", "1.14", "B66")
def test_a_card_that_is_certain_counts_as_the_one_used() -> None:
    found = buy(two_spies_traded(), "spy", 1)
    onward(found, "play", 1).go("play spy on 3")
    assert found.knows(3) == [("spy", [0, 1]), ("spy", [1, 2])]


@rule("14.15", "4.17")
def test_a_card_taken_unseen_is_known_to_nobody_else() -> None:
    found = table("market", player("spy")).go("spy", "draw renzo")
    assert [found.knows(watcher) for watcher in (0, 1, OBSERVER)] == [[], [], []]


@rule("14.18", "14.16", "B66")
def test_worlds_keep_to_what_is_known() -> None:
    known = buy(table("market", player("spy"), player("doctor")), "renzo", 1)
    assert all("renzo" in world.hand(1) for world in known.worlds(2))
    worlds = stolen("doctor").worlds(2)
    holders = {seat for world in worlds for seat in range(4) if "renzo" in world.hand(seat)}
    assert holders == {0, 1}
    assert all("renzo" not in world.deck for world in worlds)
    assert all("renzo" in world.hand(1) for world in stolen("doctor").worlds(0))


@rule("14.18", "14.1")
def test_what_is_forgotten_is_not_known() -> None:
    found = stolen("doctor")
    found.game.forget(found.state)
    assert [found.knows(watcher) for watcher in (0, 2, OBSERVER)] == [[], [], []]
    assert found.go("enough").knows(2) == []


@rule("14.18", "B66")
@pytest.mark.parametrize(("seats", "seed"), [(3, 11), (4, 12), (5, 13), (6, 14)])
def test_in_random_games_what_is_known_is_true(seats: int, seed: int) -> None:
    rules = game(seats)
    for state in walk(rules, seed):
        assert rules.check(state) == ""

"""Section 14: what is remembered of hands (B66)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from curia.core.rng import Rng
from curia.core.types import OBSERVER
from curia.games.borgia import cards, knowledge
from tests.kit.borgia import Table, game, player, table
from tests.kit.rules import rule
from tests.kit.tables import walk


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


def stolen(card: str, hand: str = "doctor", thief: str = "spy", open_ducats: str = "false") -> Table:
    """Seat 1 holds Renzo, as all have seen, and perhaps a Doctor; seat 0 takes one of them unseen."""
    found = buy(table("market", player(thief), player(hand), open_ducats=open_ducats), "renzo", 1)
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


# Sizes that are shown ------------------------------------------------------------

OTHERS = (2, 3, OBSERVER)


@rule("14.18", "14.3", "E42", "B66")
def test_the_only_card_of_a_hand_that_shows_its_size_is_known_to_have_been_taken() -> None:
    assert [stolen("renzo", "", open_ducats="true").knows(seat) for seat in OTHERS] == [[("renzo", [0])]] * 3
    assert [stolen("renzo", "").knows(seat) for seat in OTHERS] == [[("renzo", [0, 1])]] * 3
    for card in ("renzo", "doctor"):
        two = stolen(card, open_ducats="true")
        assert [two.knows(seat) for seat in OTHERS] == [[("renzo", [0, 1])]] * 3, "each may have been the one"


@rule("14.18", "14.2", "B66")
def test_hidden_sizes_are_not_reckoned_with_whatever_a_memory_holds() -> None:
    found = stolen("renzo", "")
    assert found.sees(2, memory=True)["known"] == found.sees(2)["known"]
    assert all("renzo" in world.hand(0) for world in found.worlds(2, memory=True)), "worlds keep to the sizes"


@rule("14.18", "14.3", "B66")
def test_a_hand_that_becomes_empty_holds_nothing_and_this_stays_known() -> None:
    found = stolen("doctor", thief="spy marriage", open_ducats="true")
    found.go("play marriage with 2")
    assert found.knows(3) == [("renzo", [0, 1])], "one card each"
    poisoned = table("market", player("spy"), player("poison", "mantegna"), open_ducats="true")
    onward(buy(poisoned, "renzo", 1), "play", 0).go("play spy on 1", "draw poison")
    assert poisoned.knows(3) == [("renzo", [0, 1])]
    poisoned.go("play poison on mantegna", "no doctor")
    assert poisoned.knows(3) == [("renzo", [1])], "the hand of seat 0 is empty"
    buy(onward(poisoned, "market", 3), "oliverotto", 0)
    assert poisoned.knows(2) == [("oliverotto", [0]), ("renzo", [1])]


@rule("14.18", "14.3", "B66")
def test_a_hand_full_of_certain_cards_holds_no_other() -> None:
    start = table("market", player("spy"), player("poison*2", "mantegna"), open_ducats="true")
    found = onward(buy(start, "renzo", 1), "play", 0).go("play spy on 1", "draw poison")
    onward(found, "moment", 1).go("offer 0", "give 1 ducats", "ask 1 ducats", "refuse")
    assert found.knows(2) == [("renzo", [0, 1])]
    onward(found, "moment", 2).go("offer 0", "give 0 ducats", "ask poison", "ask 0 ducats", "counter")
    found.go("give poison", "give 0 ducats", "ask 1 ducats")
    assert found.knows(2) == [("poison", [0]), ("renzo", [1])], "seat 0 showed its one card"
    assert found.knows(3) == [("renzo", [0, 1])]


@rule("14.18", "14.3", "8.29", "B66")
def test_a_whole_hand_that_is_traded_away_is_known_to_be_with_the_partner() -> None:
    found = buy(table("market", open_ducats="true"), "renzo", 1)
    onward(found, "moment", 2).go("offer 1", "give 9 ducats", "ask renzo", "ask 0 ducats", "accept")
    assert [found.knows(seat) for seat in (0, 3, OBSERVER)] == [[("renzo", [2])]] * 3


@rule("14.18", "14.3", "B66")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_shown_sizes_leave_just_the_hands_that_can_hold_a_card(seats: int) -> None:
    """Beside trying all ways to deal the known cards into hands of the shown sizes."""
    rules = game(seats, open_ducats="true")
    rng = Rng(1418)
    narrowed = 0
    for _ in range(150):
        state = rules.initial()
        rows = [0] * cards.HAND_CARD_COUNT
        for row in range(cards.HAND_CARD_COUNT):
            if rng.below(3) == 0:
                holder = rng.below(seats)
                state.hand[holder] += cards.ONE[knowledge.CARD_OF_ROW[row]]
                if rng.below(4):
                    rows[row] = 1 << holder | rng.below(1 << seats) & rng.below(1 << seats)
        state.known = vec[i64]([row << 8 * knowledge.PUBLIC for row in rows])
        knowledge.reckon_sizes(rules.config, state)
        found = [int(knowledge.holders(state.known, row, knowledge.PUBLIC)) for row in range(cards.HAND_CARD_COUNT)]
        sizes = [int(cards.size(hand)) for hand in state.hand]
        for row, hands in enumerate(rows):
            rest = [other for number, other in enumerate(rows) if other and number != row]
            can_hold = [1 << seat for seat in range(seats) if hands >> seat & 1 and fits([1 << seat, *rest], sizes)]
            assert found[row] == sum(can_hold)
        narrowed += found != rows
    assert narrowed > 20


def fits(rows: list[int], room: list[int]) -> bool:
    """Whether each card finds room in a hand of its set."""
    if not rows:
        return True
    for seat, left in enumerate(room):
        if rows[0] >> seat & 1 and left:
            room[seat] -= 1
            found = fits(rows[1:], room)
            room[seat] += 1
            if found:
                return True
    return False


@rule("14.18", "14.3", "B66")
@pytest.mark.parametrize(("seats", "seed"), [(3, 21), (4, 24), (5, 25), (6, 23)])
def test_in_random_games_with_shown_sizes_what_is_known_is_true(seats: int, seed: int) -> None:
    rules = game(seats, open_ducats="true")
    for state in walk(rules, seed):
        assert rules.check(state) == ""

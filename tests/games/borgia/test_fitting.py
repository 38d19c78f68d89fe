"""Which positions can be drawn from a view: all that are possible, the truth among them, and no others."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from curia.core.rng import Rng
from curia.core.types import OBSERVER
from curia.games.borgia import cards, moves
from curia.games.borgia.state import BorgiaState, one_lane
from tests.kit.borgia import Table, player, table
from tests.kit.borgia_deals import all_done, buy, naming, offer
from tests.kit.borgia_knowledge import learn, leave
from tests.kit.borgia_positions import bag

Change = Callable[[BorgiaState], None]
Hands = tuple[int, ...]


def fits(found: Table, seat: int, memory: bool = False, change: Change | None = None) -> bool:
    """Whether the true position, or one that differs so from it, can be drawn from what a seat sees."""
    other = found.game.copy(found.state)
    if change is not None:
        change(other)
    return found.game.fits(found.game.view(found.state, seat, memory), other)


def assert_true_for_all(found: Table) -> None:
    for seat in (*range(found.game.seats), OBSERVER):
        for memory in (False, True):
            assert fits(found, seat, memory)
            assert all(fits_drawn(found, seat, memory))


def fits_drawn(found: Table, seat: int, memory: bool) -> Iterator[bool]:
    view = found.game.view(found.state, seat, memory)
    for world in found.worlds(seat, 30, memory):
        yield found.game.fits(view, world.state)


# All that is possible ------------------------------------------------------------


def possible_hands(found: Table, watcher: int, memory: bool) -> set[Hands]:
    """Every deal of the cards that the watcher does not see which fits, whatever was picked in a trade."""
    state = found.state
    others = [seat for seat in range(found.game.seats) if seat != watcher]
    hidden = [card for place in (*[state.hand[seat] for seat in others], state.deck) for card in cards.cards_in(place)]
    possible: set[Hands] = set()
    tried: set[Hands] = set()
    for places in product(range(len(others) + 1), repeat=len(hidden)):
        hands = [0] * (len(others) + 1)
        for card, place in zip(hidden, places, strict=True):
            hands[place] += cards.ONE[card]
        if tuple(hands) in tried:
            continue
        tried.add(tuple(hands))
        other = found.game.copy(state)
        for seat, hand in zip(others, hands, strict=False):
            other.hand[seat] = hand
        other.deck = hands[-1]
        view = found.game.view(state, watcher, memory)
        if any(found.game.fits(view, other) for _ in picks(other)):
            possible.add(tuple(int(hand) for hand in other.hand))
    return possible


def picks(state: BorgiaState) -> Iterator[None]:
    """Go through all that the partner may have picked."""
    trade = state.trade
    if trade is None:
        yield
        return
    rest = state.hand[trade.partner] - trade.ask_hand
    kinds = cards.cards_in(rest & (cards.CONDOTTIERI | cards.DEATHS)) if rest >= 0 else []
    for taken in product((False, True), repeat=len(kinds)):
        trade.picked = sum(cards.ONE[card] for card, one in zip(kinds, taken, strict=True) if one)
        yield


def drawn_hands(found: Table, watcher: int, memory: bool, number: int) -> set[Hands]:
    rng = Rng(127)
    view = found.game.view(found.state, watcher, memory)
    worlds = (found.game.determinize(view, rng) for _ in range(number))
    return {tuple(int(hand) for hand in world.hand) for world in worlds}


@pytest.mark.parametrize("memory", [False, True])
def test_all_deals_that_fit_unsure_cards_are_drawn_and_no_others(memory: bool) -> None:
    hands = [player("spy poison"), player("doctor"), player("spy renzo"), player("poison")]
    found = leave(table("moment 0", *hands), "marriage spy")
    learn(found, 1, spy="02 23", poison="02 023", renzo="02")
    possible = possible_hands(found, 1, memory)
    assert len(possible) > 5
    assert drawn_hands(found, 1, memory, 3000) == possible


@pytest.mark.parametrize("memory", [False, True])
def test_all_deals_that_fit_an_agreed_trade_are_drawn_and_no_others(memory: bool) -> None:
    """The offerer waits for the Pope and knows that the partner has what is asked for; what is known else is unsure."""
    hands = [player(), player("poison assassin renzo spy", "datary"), player("spy poison paolo")]
    found = table("moment 0", *hands, seats=3, pope=2)
    offer(found, 1, "5", "datary poison condottiere death").go("accept")
    assert found.question == "consent"
    leave(learn(found, 0, poison="12 12", spy="12", renzo="12"), "assassin")
    possible = possible_hands(found, 0, memory)
    assert len(possible) > 8
    assert drawn_hands(found, 0, memory, 3000) == possible


@pytest.mark.parametrize("memory", [False, True])
def test_agreed_cards_give_way_to_known_ones_where_room_is_short(memory: bool) -> None:
    """The partner has two cards: of the two asked for by kind, both must be known ones, for the third hand is full."""
    hands = [player(), player("renzo paolo", "datary"), player("spy")]
    found = table("moment 0", *hands, seats=3, pope=2)
    offer(found, 1, "5", "datary condottiere condottiere").go("accept")
    leave(learn(found, 0, renzo="12", paolo="12", spy="2"), "alviano baglioni vitellozzo oliverotto")
    assert drawn_hands(found, 0, memory, 600) == possible_hands(found, 0, memory)
    if memory:
        assert drawn_hands(found, 0, memory, 600) == {tuple(int(hand) for hand in found.state.hand)}


def test_a_card_leaves_room_that_is_left_over_to_another_hand() -> None:
    """Two cards are in all hands, one of them the offerer's: Alviano must be there, or the Spy finds no room."""
    people = [player("alviano"), player(), player("spy"), player()]
    found = offer(table("moment 0", *people, seats=5), 1, "alviano", "5")
    learn(found, 4, alviano="01", spy="23")
    alviano, spy = (int(found.state.hand[seat]) for seat in (0, 2))
    assert drawn_hands(found, 4, False, 100) == {(alviano, 0, spy, 0, 0), (alviano, 0, 0, spy, 0)}


# The truth ------------------------------------------------------------


def test_fees_may_be_paid_with_what_a_trade_brings() -> None:
    people = player("spy", ducats=10), player("", "perugino", ducats=25)
    found = offer(table("moment 0", *people), 1, "spy", "perugino 20")
    assert_true_for_all(found)
    assert not fits(found, 2, change=lambda state: pay(state, 0, 11))


def pay(state: BorgiaState, seat: int, ducats: int) -> None:
    state.ducats[seat] -= ducats
    state.bank += ducats


def test_great_wealth_is_drawn_too() -> None:
    found = table("moment 0", player(), player(ducats=350))
    assert_true_for_all(found)
    drawn = sorted(world.ducats[1] for world in found.worlds(0, 400))
    assert drawn[-1] > 200
    assert 30 < drawn[200] < 80


def test_cards_asked_for_by_kind_are_drawn_for_those_outside() -> None:
    found = offer(table("moment 0", player("spy")), 1, "5", "renzo condottiere death")
    assert_true_for_all(found)
    worlds = [world.state.trade for world in found.worlds(2, 400)]
    kinds = {(int(trade.any_condottieri), int(trade.any_deaths)) for trade in worlds if trade is not None}
    assert kinds >= {(0, 0), (1, 1), (2, 0)}
    agreed = table("moment 0", player(), player("renzo paolo spy", "datary"), pope=2)
    offer(agreed, 1, "5", "datary condottiere").go("accept", "pick paolo")
    assert agreed.question == "consent"
    assert_true_for_all(agreed)


def test_a_hand_that_a_spy_takes_from_is_not_drawn_empty() -> None:
    found = table("play", player("spy"), player("renzo"), player("paolo alviano")).go("play spy on 1")
    assert found.question == "steal"
    assert_true_for_all(found)
    assert all(world.hand(1) for world in found.worlds(2, 200))


def trade_begun() -> Table:
    return naming(table("moment 0", player("spy renzo")), 1, "spy 5").go("ask doctor", "ask any death")


def counter_begun() -> Table:
    return offer(table("moment 0", player("spy"), player("renzo")), 1, "spy", "20").go("counter", "give renzo")


def pick_begun() -> Table:
    """The offerer knows the hand, so that picks are drawn often."""
    found = table("moment 0", player(), player("renzo paolo alviano poison assassin"))
    learn(found, 0, renzo="1", paolo="1", alviano="1", poison="1", assassin="1")
    return offer(found, 1, "5", "condottiere condottiere death").go("accept", "pick alviano", "pick paolo")


def pledge_begun() -> Table:
    return table("pledges").go("sell to 1", "candidate 2", "votes 3")


def last_pledge_begun() -> Table:
    return table("pledges", candidates=[0, 1], last_ballot=True, ballot=3, first_out=2).go("buy from 1", "candidate 0")


def ballot_begun() -> Table:
    return all_done(table("pledges")).play(1, "vote 3 for 1", "vote 2 for 2").play(2, "vote 0 for 2")


@pytest.mark.parametrize(
    "begun", [trade_begun, counter_begun, pick_begun, pledge_begun, last_pledge_begun, ballot_begun]
)
def test_what_is_begun_in_private_is_true_and_drawn_for_others(begun: Callable[[], Table]) -> None:
    found = begun()
    assert_true_for_all(found)
    watcher = 0 if begun is pick_begun else 3
    beginnings = {(int(one.state.draft), tuple(one.state.ballots)) for one in found.worlds(watcher, 2000)}
    assert (int(found.state.draft), tuple(found.state.ballots)) in beginnings
    assert len(beginnings) > 1


# What cannot be ------------------------------------------------------------


def hands() -> Table:
    """Seat 1 bought Renzo in the open, and seat 2 is full of what nobody knows."""
    return learn(table("moment 0", player(), player("renzo"), player("spy doctor")), 0, renzo="1", spy="12")


def lose(seat: int, card: str) -> Change:
    """A card is in the deck instead of in a hand."""

    def change(state: BorgiaState) -> None:
        one = bag(hands().game, card)
        state.hand[seat] -= one
        state.deck += one

    return change


def gain(seat: int, card: str) -> Change:
    def change(state: BorgiaState) -> None:
        one = bag(hands().game, card)
        state.hand[seat] += one
        state.deck -= one

    return change


def both(first: Change, second: Change) -> Change:
    def change(state: BorgiaState) -> None:
        first(state)
        second(state)

    return change


@pytest.mark.parametrize(
    ("change", "without_memory", "with_memory"),
    [
        (both(lose(2, "doctor"), gain(2, "paolo")), True, True),
        (both(lose(2, "spy"), gain(1, "spy")), True, False),
        (both(lose(2, "spy"), gain(2, "paolo")), False, False),
        (both(lose(1, "renzo"), gain(1, "paolo")), False, False),
        (both(lose(2, "doctor"), gain(2, "imola")), False, False),
        (lose(2, "doctor"), False, False),
        (gain(0, "doctor"), False, False),
        (lambda state: pay(state, 2, 1), True, False),
        (lambda state: pay(state, 2, 101), False, False),
        (lambda state: pay(state, 0, 1), False, False),
    ],
)
def test_hands_and_ducats_must_fit(change: Change, without_memory: bool, with_memory: bool) -> None:
    assert fits(hands(), 0, False, change) is without_memory
    assert fits(hands(), 0, True, change) is with_memory


def test_a_bidder_has_what_was_bid() -> None:
    found = table("market", player(ducats=40)).go("buy", "draw imola", "bid 30")
    assert fits(found, 1, change=lambda state: pay(state, 0, 10))
    assert not fits(found, 1, change=lambda state: pay(state, 0, 11))


def test_only_condottieri_at_hand_that_can_be_paid_are_hired() -> None:
    found = table("seize", player("renzo"), player("paolo", "imola")).go("seize imola").play(0, "hire renzo")
    renzo = found.game.cards.number["renzo"] - cards.FIRST_CONDOTTIERE
    paolo = found.game.cards.number["paolo"] - cards.FIRST_CONDOTTIERE
    assert_true_for_all(found)
    for hired, possible in ((0, True), (1 << renzo, True), (1 << paolo, False), (moves.NO_ANSWER, False)):
        assert fits(found, 2, change=answer(0, hired)) is possible
    assert not fits(found, 0, change=answer(0, 0)), "the own answer is known"


def answer(seat: int, given: int) -> Change:
    def change(state: BorgiaState) -> None:
        state.answers[seat] = given

    return change


def test_ballots_keep_pledges_and_cast_all_votes() -> None:
    found = all_done(buy(table("pledges"), 1, 0, 5, "10 ducats").go("accept"))
    found.play(1, "vote 2 for 1", "vote 0 for 2", "vote 0 for 3")
    assert_true_for_all(found)
    for split, possible in (((10, 2, 0, 0), True), ((5, 3, 2, 2), True), ((4, 4, 2, 2), False), ((5, 3, 2, 1), False)):
        packed = sum(one_lane(votes, seat, 8) for seat, votes in enumerate(split))
        assert fits(found, 2, change=cast(1, packed)) is possible
    assert not fits(found, 2, change=cast(3, one_lane(1, 0, 8))), "begun without a candidate"


def cast(seat: int, packed: int) -> Change:
    def change(state: BorgiaState) -> None:
        state.ballots[seat] = packed

    return change


def test_what_is_given_is_at_hand() -> None:
    offered = offer(table("moment 0", player("spy renzo")), 1, "spy", "5")
    assert fits(offered, 2, change=give_instead("renzo"))
    assert not fits(offered, 2, change=give_instead("paolo"))
    assert not fits(offered, 1, change=give_instead("renzo"))
    begun = trade_begun()
    assert not fits(begun, 2, change=lambda state: make(state, "paolo"))
    assert not fits(begun, 0, change=lambda state: make(state, "renzo")), "who makes it up knows it"
    assert fits(begun, 2, change=lambda state: make(state, "renzo"))


def give_instead(card: str) -> Change:
    def change(state: BorgiaState) -> None:
        assert state.trade is not None
        state.trade.give_hand = bag(hands().game, card)

    return change


def make(state: BorgiaState, card: str) -> None:
    assert state.making is not None
    state.making.give_hand = bag(hands().game, card)


def test_more_than_there_are_is_not_asked_for() -> None:
    found = offer(table("moment 0"), 1, "5", "spy")

    def ask(state: BorgiaState) -> None:
        assert state.trade is not None
        state.trade.ask_hand = 7 * cards.ONE[cards.SPY]

    assert cards.size(7 * cards.ONE[cards.SPY]) == 7
    assert not fits(found, 2, change=ask)


def test_an_agreed_card_is_at_hand() -> None:
    found = table("moment 0", player(), player("renzo spy", "datary"), pope=2)
    offer(found, 1, "5", "datary renzo").go("accept")
    without = both(lose(1, "renzo"), gain(1, "paolo"))
    for seat in (0, 3):
        assert fits(found, seat)
        assert not fits(found, seat, change=without)
    assert fits(found, 3, change=both(lose(1, "spy"), gain(1, "paolo")))

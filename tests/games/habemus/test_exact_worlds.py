"""Worlds are drawn as likely as they are (HP9, ADR 3): all that fit a view are counted here, each with its weight.

The weights, where the rules leave them open:

- Orders, decks and hidden hands lie as a good shuffle leaves them: every card is as likely to be in a place as any
  other that has not been seen. Owners were blind to what is on the cards, so of two orders either was given up, and a
  card that somebody took is in any of the hidden hands.
- A sealed answer is any of those that the seat may give, given what it holds.
- What lies behind a screen beside cards is not followed, only guessed. Gems: one was Camerlengo any number of times
  up to a limit, which is itself any number up to the rounds gone, and has any number of gems of each kind up to what
  that brings. Gold: any number up to twice the gold of the start and a piece for each round, or up to that doubled
  again and again, each doubling as seldom as one in eight; of these the sums that the seat must have."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any, cast

import pytest

from curia.core.game import State
from curia.core.types import OBSERVER, Json
from curia.games.habemus.card_data import parse_cards
from curia.games.habemus.rules import Habemus
from tests.kit.habemus import Table, card_file, cards, player, position, table
from tests.kit.likelihood import Chances, add_up, assert_as_likely
from tests.kit.rules import rule

ORDERS = cards("four_coats*2 spain_innocent innocent_urban spain_urban france most_leaders felipe_mazarin")
Places = tuple[tuple[str, ...], ...]


def deals(hidden: list[str], places: int) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    """What can lie in so many places when the cards are shuffled, with how likely it is."""
    if places == 0:
        yield (), Fraction(1)
        return
    for card in sorted(set(hidden)):
        for others, chance in deals(without(hidden, [card]), places - 1):
            yield (card, *others), chance * Fraction(hidden.count(card), len(hidden))


def without(hidden: list[str], seen: list[str]) -> list[str]:
    left = hidden.copy()
    for card in seen:
        left.remove(card)
    return left


def seats_of(found: Table, state: State) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], cast(dict[str, Any], found.game.to_dict(cast(Any, state)))["seats"])


# Orders ------------------------------------------------------------


def order_chances(found: Table, seat: int) -> Chances[Places]:
    """What each other seat keeps, what it has given up if it has, and its sealed answer if it has given one."""
    shown = seats_of(found, found.state)
    own = [] if seat == OBSERVER else [*shown[seat]["orders"], *filter(None, [shown[seat]["discarded"]])]
    others = [number for number in range(len(shown)) if number != seat]
    ways: list[tuple[Places, Fraction]] = []
    for dealt, chance in deals(without(ORDERS, own), 2 * len(others)):
        world: list[tuple[str, ...]] = []
        for number, other in enumerate(others):
            given_up, kept = dealt[2 * number : 2 * number + 2]
            if shown[other]["discarded"]:
                world.append((kept, given_up, ""))
            elif shown[other]["answer"]:
                # Of two orders that differ either may be the answer; of a pair there is only one to choose.
                world.append((*sorted((kept, given_up)), f"discard {given_up}"))
            else:
                world.append((*sorted((kept, given_up)), ""))
        ways.append((tuple(world), chance))
    return add_up(ways)


def assert_orders_as_likely(found: Table, seat: int, memory: bool) -> None:
    def seen(state: State) -> Places:
        return tuple(
            (*sorted(one["orders"]), *filter(None, [one["discarded"]]), one["answer"] or "")
            for number, one in enumerate(seats_of(found, state))
            if number != seat
        )

    assert_as_likely(found.game, found.state, seat, memory, order_chances(found, seat), seen)


both_memories = pytest.mark.parametrize("memory", [False, True], ids=["shown", "memory"])


@rule("HP9", "2.7")
@both_memories
@pytest.mark.parametrize("seats", [3, 4])
def test_orders_are_drawn_as_they_were_dealt(seats: int, memory: bool) -> None:
    assert_orders_as_likely(table("play_action", seats=seats, round=3), 0, memory)


@rule("HP9", "2.7")
@both_memories
def test_orders_given_up_are_as_likely_as_those_kept(memory: bool) -> None:
    for seats in (3, 4):
        assert_orders_as_likely(table("take", seats=seats, round=12), 1, memory)


@rule("HP9")
@both_memories
def test_orders_of_which_one_is_being_given_up(memory: bool) -> None:
    pair = player(orders="four_coats four_coats", answer="discard four_coats")
    other = player(orders="spain_urban france", answer="discard france")
    own = player(orders="most_leaders felipe_mazarin")
    assert_orders_as_likely(table("keep_order", own, pair, other, seats=3), 0, memory)
    assert_orders_as_likely(table("keep_order", own, pair, player(), seats=3), 0, memory)


@rule("HP9", "2.7")
def test_orders_are_drawn_while_they_are_dealt() -> None:
    """Three seats: the first has two orders, the second one, the third none."""
    found = table("deal_orders", seats=3)
    found.chance("deal france", "deal four_coats", "deal four_coats")
    hidden = deals(without(ORDERS, ["france", "four_coats"]), 1)
    chances: Chances[Places] = add_up((((dealt[0],), ()), chance) for dealt, chance in hidden)

    def seen(state: State) -> Places:
        first, *others = seats_of(found, state)
        assert first["orders"] == ["four_coats", "france"]
        return tuple(tuple(one["orders"]) for one in others)

    for memory in (False, True):
        assert_as_likely(found.game, found.state, 0, memory, chances, seen)


# Hands ------------------------------------------------------------


def hand_chances(found: Table, unseen: list[str], seat: int) -> Chances[Places]:
    """All ways in which cards not seen lie in the other hands or in the deck, and what is answered."""
    shown = seats_of(found, found.state)
    others = [number for number in range(len(shown)) if number != seat]
    in_hands = sum(len(shown[number]["hand"]) for number in others)
    ways: list[tuple[Places, Fraction]] = []
    for held, chance in deals(unseen, in_hands):
        for owners in product(others, repeat=in_hands):
            hands = [sorted(card for card, owner in zip(held, owners, strict=True) if owner == one) for one in others]
            answers = [
                [f"play {card}" for card in [*sorted(set(hand)), "none"]] if shown[one]["answer"] else [""]
                for hand, one in zip(hands, others, strict=True)
            ]
            each = chance / len(others) ** in_hands
            for given in product(*answers):
                world = tuple((*hand, answer) for hand, answer in zip(hands, given, strict=True))
                ways.append((world, each / Fraction(_product([len(one) for one in answers]))))
    return add_up(ways)


def _product(numbers: list[int]) -> int:
    total = 1
    for number in numbers:
        total *= number
    return total


def assert_hands_as_likely(found: Table, unseen: list[str], seat: int, memory: bool = False) -> None:
    def seen(state: State) -> Places:
        shown = seats_of(found, state)
        return tuple((*sorted(one["hand"]), one["answer"] or "") for number, one in enumerate(shown) if number != seat)

    assert_as_likely(found.game, found.state, seat, memory, hand_chances(found, unseen, seat), seen)


def late_table(**answers: str) -> Table:
    """Round 16 of three: of the action cards two are in the deck, and some are in hands."""
    people = [player(hand=hand, answer=answers.get(f"seat{number}")) for number, hand in enumerate(HANDS)]
    return table("play_action", *people, seats=3, round=16, deck="bribe este")


HANDS = ["swap", "ten_gold bribe", "swap"]


@rule("HP9", "8.1")
def test_hidden_hands_hold_any_of_the_cards_not_seen() -> None:
    """The leader that is left must be in the deck; two Bribes are twice as likely as one Swap."""
    assert_hands_as_likely(late_table(), ["ten_gold", "bribe", "bribe", "swap"], 0)


@rule("HP9", "8.1")
def test_to_onlookers_all_hands_are_hidden() -> None:
    assert_hands_as_likely(late_table(), ["ten_gold", "bribe", "bribe", "swap", "swap"], OBSERVER)


@rule("HP9", "4.5")
@both_memories
def test_a_sealed_action_is_any_of_the_hand_that_is_drawn_or_none(memory: bool) -> None:
    found = late_table(seat1="play bribe", seat2="play none")
    if memory:
        chances: Chances[Places] = add_up(
            (((one,), (other,)), Fraction(1))
            for one in ("play bribe", "play none", "play ten_gold")
            for other in ("play none", "play swap")
        )
        assert_as_likely(
            found.game,
            found.state,
            0,
            True,
            chances,
            lambda state: tuple((str(one["answer"]),) for one in seats_of(found, state)[1:]),
        )
        return
    assert_hands_as_likely(found, ["ten_gold", "bribe", "bribe", "swap"], 0)


# Gems and gold ------------------------------------------------------------


def poor_game() -> Habemus:
    """Everybody starts with a ruby and two pieces of gold; the Camerlengo gets an amber."""
    data = cast(dict[str, Any], card_file())
    data["start"] |= {"gold": 2, "gems": {"D": 0, "R": 1, "S": 0, "A": 0}}
    data["camerlengo"] |= {"gems": {"D": 0, "R": 0, "S": 0, "A": 1}}
    return Habemus(3, {}, parse_cards(cast(dict[str, Json], data)))


def gem_chances(rounds: int) -> Chances[str]:
    """With a ruby at the start and an amber for each round as Camerlengo."""
    return add_up(
        ("R" * rubies + "A" * ambers, Fraction(1, (limit + 1) * 2 * (times + 1)))
        for limit in range(rounds + 1)
        for times in range(limit + 1)
        for rubies in range(2)
        for ambers in range(times + 1)
    )


def poor_table(phase: str, *gems: str, **named: Any) -> Table:
    rules = poor_game()
    players = [player(gems=one, gold=3) for one in gems]
    return Table(rules, rules.from_dict(position(phase, *players, seats=3, **named)))


@rule("HP9")
@pytest.mark.parametrize(("named", "rounds"), [("louis camerlengo", 2), ("louis chigi", 3)])
def test_gems_behind_a_screen_are_what_rounds_as_camerlengo_may_have_brought(named: str, rounds: int) -> None:
    """In the third round the Camerlengo card of that round counts once it is taken."""
    found = poor_table("take", "R", "RA", "A", round=3, display=named)

    def seen(state: State) -> str:
        return str(seats_of(found, state)[1]["gems"])

    assert_as_likely(found.game, found.state, 0, False, gem_chances(rounds), seen)


@rule("HP9", "5.4")
def test_a_sealed_bid_is_any_of_the_gems_that_are_drawn() -> None:
    """Two rounds are gone, so there are up to two ambers; any of them and the ruby are in the bid, or none."""
    found = poor_table("bid", "R", "RA", "", round=3)
    found.play(1, "bid A")
    chances = add_up(
        ((gems, bid), chance / len(bids_of(gems))) for gems, chance in gem_chances(2).items() for bid in bids_of(gems)
    )

    def seen(state: State) -> tuple[str, str]:
        one = seats_of(found, state)[1]
        return str(one["gems"]), str(one["answer"])

    assert_as_likely(found.game, found.state, 0, False, chances, seen)


def bids_of(gems: str) -> list[str]:
    rubies, ambers = gems.count("R"), gems.count("A")
    counts = product(range(rubies + 1), range(ambers + 1))
    return [f"bid {'R' * red + 'A' * yellow or 'none'}" for red, yellow in counts if red + yellow <= 3]


RICH = 100
"""Sums from here on are looked at together."""


def gold_chances(most: int, least: int) -> Chances[int]:
    """Sums of twenty doublings and more are left out: nobody will ever draw one."""
    ways: list[tuple[int, Fraction]] = []
    for doubled in range(20):
        top = most * 2**doubled
        each = Fraction(7, 8 ** (doubled + 1)) / (top + 1)
        ways += [(gold, each) for gold in range(least, min(top + 1, RICH))]
        ways.append((RICH, each * max(0, top + 1 - RICH)))
    return add_up(ways)


def assert_gold_as_likely(found: Table, chances: Chances[int]) -> None:
    def seen(state: State) -> int:
        return min(RICH, int(seats_of(found, state)[1]["gold"]))

    assert_as_likely(found.game, found.state, 0, False, chances, seen)


@rule("HP9")
def test_gold_behind_a_screen_is_mostly_little() -> None:
    found = poor_table("take", "R", "RA", "A", round=3)
    assert_gold_as_likely(found, gold_chances(10, 0))


@rule("HP9", "8.14")
def test_who_bribes_has_the_gold_for_it() -> None:
    """Of the sums that are possible otherwise, those that pay for a Bribe, each as likely beside the others as ever."""
    rules = poor_game()
    players = [player("chigi", gold=3), player("colonna", gold=6, played="bribe"), player("cesi", gold=3)]
    found = Table(rules, rules.from_dict(position("bribe", *players, seats=3, acting=1, round=6)))
    assert_gold_as_likely(found, gold_chances(16, 5))

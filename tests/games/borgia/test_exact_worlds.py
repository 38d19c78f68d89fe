"""Worlds are drawn as likely as they are (B66, ADR 10): all that fit a view are counted here, each with its weight.

The weights, where the rules leave them open:

- All ways to deal the cards that the seat does not see count the same, each card by itself. A card that is known to
  be in one of several hands is in one of them, any other in any hidden hand or in the deck. Hands have their sizes
  where these are known; else each card that is in some hand is in any of them, as long as every hand holds what it was
  seen to hold.
- What was done in private comes after that: whatever the seat could do with what it has is as likely as the rest. Of a
  trade the hand cards are any of the hand, or if only asked for, any of the game; of the Condottieri and deaths that
  are asked for any number is named by kind only. Of a ballot each number of votes is as likely as the others.
- Somebody who is asked may have begun something: each further link is as likely as none, and any of those possible.
- Hidden ducats are what was seen to be needed, and beside it any sum up to that of the start, or up to that doubled
  again and again, each doubling as seldom as one in eight."""

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from itertools import combinations, product
from typing import cast

import pytest

from curia.catalog import AnyGame
from curia.core.types import OBSERVER
from curia.games.borgia.rules import Borgia
from curia.games.borgia.state import BorgiaState
from tests.kit.borgia import Table, cards, player, table
from tests.kit.borgia_deals import all_done, offer
from tests.kit.borgia_knowledge import learn, leave
from tests.kit.borgia_positions import names
from tests.kit.likelihood import Chances, add_up, assert_as_likely
from tests.kit.rules import rule
from tests.kit.tables import seen_bytes

Hands = dict[int, list[str]]
CONDOTTIERI = cards("bande_nere baglioni vitellozzo alviano oliverotto renzo paolo alessandro")
DEATHS = cards("poison assassin")
DECK = -1

both_memories = pytest.mark.parametrize("memory", [False, True], ids=["shown", "memory"])


def deals(found: Table, watcher: int, memory: bool, rows: dict[str, str]) -> Iterator[Hands]:
    """Every way to deal each card that the watcher does not see, so that the deck and, with memory, the hands are as
    large as they are. `rows` as in `learn`."""
    others = [seat for seat in range(found.game.seats) if seat != watcher]
    true = {seat: found.hand(seat) for seat in others}
    deck = names(found.game, found.state.deck)
    hidden = sorted([*deck, *[card for hand in true.values() for card in hand]])
    known = {card: [[int(seat) for seat in seats] for seats in text.split()] for card, text in rows.items()}
    # Alike cards are alike: the first ones of a card are those of which something is known.
    places = [known[card].pop(0) if known.get(card) else [*others, DECK] for card in hidden]
    for placed in product(*places):
        if placed.count(DECK) == len(deck) and (
            not memory or all(placed.count(seat) == len(true[seat]) for seat in others)
        ):
            hands: Hands = {seat: [] for seat in others}
            for card, place in zip(hidden, placed, strict=True):
                if place != DECK:
                    hands[place].append(card)
            yield hands


def key(hands: Hands) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(sorted(hand)) for _, hand in sorted(hands.items()))


def hands_of(found: Table, state: BorgiaState, watcher: int) -> Hands:
    return {seat: names(found.game, state.hand[seat]) for seat in range(found.game.seats) if seat != watcher}


def assert_hands_as_likely(
    found: Table,
    watcher: int,
    memory: bool,
    rows: dict[str, str],
    fits: Callable[[Hands], bool] = lambda hands: True,
) -> None:
    chances = add_up((key(hands), Fraction(1)) for hands in deals(found, watcher, memory, rows) if fits(hands))
    assert len(chances) > 5

    def seen(state: BorgiaState) -> tuple[tuple[str, ...], ...]:
        return key(hands_of(found, state, watcher))

    assert_as_likely(found.game, found.state, watcher, memory, chances, seen)


# Hands ------------------------------------------------------------


@rule("14.13", "14.16")
@both_memories
@pytest.mark.parametrize("watcher", [1, OBSERVER])
def test_cards_of_which_nothing_is_known_are_anywhere(watcher: int, memory: bool) -> None:
    found = leave(table("moment 0", player("poison"), player("doctor"), player("spy renzo"), seats=3), "spy")
    assert_hands_as_likely(found, watcher, memory, {})


@rule("14.18", "B66")
@both_memories
def test_a_card_of_two_hands_is_mostly_in_the_larger_one(memory: bool) -> None:
    """With sizes that are known, one hand of one and one of four; with hidden ones the two are alike."""
    hands = [player("poison"), player("doctor"), player("spy*2 renzo assassin")]
    rows = {"spy": "02 02"}
    found = learn(leave(table("moment 0", *hands, seats=3), "marriage"), 1, **rows)
    assert_hands_as_likely(found, 1, memory, rows)
    if memory:
        alone = sum(1 for hands in deals(found, 1, True, rows) if "spy" in hands[0])
        assert alone / sum(1 for _ in deals(found, 1, True, rows)) == pytest.approx(0.4)


@rule("14.18", "B66")
@both_memories
def test_cards_of_several_hands_leave_room_for_each_other(memory: bool) -> None:
    hands = [player("spy poison"), player("doctor"), player("spy renzo"), player("poison")]
    rows = {"spy": "02 23", "poison": "02 023", "renzo": "02"}
    found = learn(leave(table("moment 0", *hands), "marriage spy"), 1, **rows)
    assert_hands_as_likely(found, 1, memory, rows)


@rule("14.18", "B66")
@both_memories
def test_a_card_that_was_bought_in_the_open_is_there_and_others_like_it_are_anywhere(memory: bool) -> None:
    rows = {"spy": "0 02"}
    found = table("moment 0", player("spy*2 paolo"), player(), player("renzo spy"), seats=3)
    learn(leave(found, "spy doctor"), 1, **rows)
    assert_hands_as_likely(found, 1, memory, rows)


@rule("14.10")
@both_memories
def test_a_hand_that_a_spy_takes_from_is_not_empty(memory: bool) -> None:
    found = table("play", player("spy"), player("renzo"), player(), player("paolo alviano"))
    leave(found, "doctor")
    found.go("play spy on 1")
    assert found.question == "steal"
    assert_hands_as_likely(found, 2, memory, {}, lambda hands: len(hands[1]) > 0)


@rule("8.15", "14.14")
@both_memories
@pytest.mark.parametrize(
    "rows", [{}, {"renzo": "12"}, {"poison": "12 12", "spy": "12", "renzo": "12"}], ids=["none", "one", "many"]
)
def test_a_partner_who_has_agreed_holds_what_is_asked_for(rows: dict[str, str], memory: bool) -> None:
    """A Poison, any Condottiere and any death beside it are in the hand of seat 1, who waits for the Pope."""
    hands = [player(), player("poison assassin renzo", "datary"), player("spy poison paolo")]
    found = table("moment 0", *hands, seats=3, pope=2)
    offer(found, 1, "5", "datary poison condottiere death").go("accept")
    assert found.question == "consent"
    leave(learn(found, 0, **rows), "assassin")

    def fits(hands: Hands) -> bool:
        return (
            "poison" in hands[1]
            and any(card in CONDOTTIERI for card in hands[1])
            and sum(card in DEATHS for card in hands[1]) >= 2
        )

    assert_hands_as_likely(found, 0, memory, rows, fits)


@rule("14.14")
@both_memories
def test_a_partner_knows_what_is_offered(memory: bool) -> None:
    found = offer(table("moment 0", player("spy*2 renzo"), player(), player("poison"), seats=3), 1, "spy", "5")
    leave(found, "spy paolo doctor")
    assert_hands_as_likely(found, 1, memory, {"spy": "0"})


# What was done in private ------------------------------------------------------------


@rule("14.14")
@both_memories
def test_hand_cards_that_are_offered_to_another_are_any_of_the_hand(memory: bool) -> None:
    found = offer(table("moment 0", player("spy*2 renzo"), player("paolo"), player(), seats=3), 1, "spy renzo", "5")
    leave(found, "spy doctor")
    ways: list[tuple[Hashable, Fraction]] = []
    for hands in deals(found, 2, memory, {}):
        choices = list(combinations(sorted(hands[0]), 2))
        ways += [((key(hands), given), Fraction(1, len(choices))) for given in choices]

    def seen(state: BorgiaState) -> Hashable:
        assert state.trade is not None
        return key(hands_of(found, state, 2)), tuple(sorted(names(found.game, state.trade.give_hand)))

    assert_as_likely(found.game, found.state, 2, memory, add_up(ways), seen)


@rule("8.15", "14.14")
@both_memories
def test_what_was_agreed_in_private_is_at_hand(memory: bool) -> None:
    """Seat 1 gives two cards of the hand; of Condottieri and deaths among them any number was asked for by kind."""
    found = table("moment 0", player(), player("spy renzo", "datary"), player("paolo"), player(), seats=4, pope=2)
    offer(found, 1, "5", "datary spy condottiere").go("accept")
    assert found.question == "consent"
    leave(found, "poison doctor")
    ways: list[tuple[Hashable, Fraction]] = []
    for hands in deals(found, 3, memory, {}):
        choices = list(combinations(sorted(hands[1]), 2))
        for asked in choices:
            kinds = [card for card in asked if card in CONDOTTIERI + DEATHS]
            for number in range(len(kinds) + 1):
                for picked in combinations(kinds, number):
                    chance = Fraction(1, len(choices) * (len(kinds) + 1) * len(list(combinations(kinds, number))))
                    ways.append(((key(hands), tuple(sorted(asked)), tuple(sorted(picked))), chance))

    def seen(state: BorgiaState) -> Hashable:
        trade = state.trade
        assert trade is not None
        picked = names(found.game, trade.picked)
        assert int(trade.any_condottieri) == sum(card in CONDOTTIERI for card in picked)
        assert int(trade.any_deaths) == sum(card in DEATHS for card in picked)
        asked = names(found.game, trade.ask_hand) + picked
        return key(hands_of(found, state, 3)), tuple(sorted(asked)), tuple(sorted(picked))

    assert_as_likely(found.game, found.state, 3, memory, add_up(ways), seen)


@rule("8.15", "14.14")
@both_memories
def test_the_offerer_does_not_know_what_was_picked(memory: bool) -> None:
    found = table("moment 0", player(), player("renzo paolo poison", "datary"), player(), seats=3, pope=2)
    offer(found, 1, "5", "datary condottiere").go("accept", "pick paolo")
    assert found.question == "consent"
    leave(found, "alviano spy")
    ways: list[tuple[Hashable, Fraction]] = []
    for hands in deals(found, 0, memory, {}):
        able = [card for card in hands[1] if card in CONDOTTIERI]
        ways += [((key(hands), card), Fraction(1, len(able))) for card in able]

    def seen(state: BorgiaState) -> Hashable:
        assert state.trade is not None
        (picked,) = names(found.game, state.trade.picked)
        return key(hands_of(found, state, 0)), picked

    assert_as_likely(found.game, found.state, 0, memory, add_up(ways), seen)


@rule("8.15", "14.14")
@both_memories
def test_cards_that_are_only_asked_for_are_any_of_the_game(memory: bool) -> None:
    found = offer(table("moment 0", player(), player(), seats=3), 1, "5", "renzo")
    box = [*CONDOTTIERI, *cards("spy*6 poison*2 assassin*2 doctor marriage savonarola accusation*2")]
    ways: list[tuple[str, Fraction]] = []
    for card in box:
        kind = "any condottiere" if card in CONDOTTIERI else "any death" if card in DEATHS else card
        ways += [(card, Fraction(1, 2)), (kind, Fraction(1, 2))]

    def seen(state: BorgiaState) -> str:
        trade = state.trade
        assert trade is not None
        kinds = ["any condottiere"] * int(trade.any_condottieri) + ["any death"] * int(trade.any_deaths)
        (asked,) = names(found.game, trade.ask_hand) + kinds
        return asked

    assert_as_likely(found.game, found.state, 2, memory, add_up(ways), seen)


@rule("14.11")
def test_who_has_hired_in_secret_hired_any_of_the_hand_or_nobody() -> None:
    """With memory: how many can be hired goes by the ducats."""
    found = table("seize", player("renzo spy"), player("paolo", "imola"), player(), seats=3).go("seize imola")
    leave(found, "baglioni")
    found.play(0, "hire renzo")
    ways: list[tuple[Hashable, Fraction]] = []
    for hands in deals(found, 2, True, {}):
        able = [card for card in hands[0] if card in CONDOTTIERI]
        choices = [hired for number in range(len(able) + 1) for hired in combinations(sorted(able), number)]
        ways += [((key(hands), hired), Fraction(1, len(choices))) for hired in choices]

    def seen(state: BorgiaState) -> Hashable:
        answer = int(state.answers[0])
        hired = sorted(card for card in CONDOTTIERI if answer >> condottiere_number(found.game, card) & 1)
        return key(hands_of(found, state, 2)), tuple(hired)

    assert_as_likely(found.game, found.state, 2, True, add_up(ways), seen)


def condottiere_number(game: Borgia, card: str) -> int:
    return int(game.cards.number[card] - min(game.cards.number[one] for one in CONDOTTIERI))


@rule("14.17")
@both_memories
def test_a_secret_ballot_may_be_any_answer_after_answer(memory: bool) -> None:
    """Three candidates, five votes: how many for the first, how many of the rest for the second; all others go to the
    last. One who is still asked may have begun, which is as likely as not."""
    people = [player(cardinals=4) for _ in range(3)]
    found = all_done(table("pledges", *people, seats=3))
    order = ballot_order(found, 1)
    first, *_ = ballot_order(found, 2)
    total = len(found.legal(1)) - 1
    found.play(1, f"vote 3 for {order[0]}", f"vote 1 for {order[1]}")
    voted = [
        ((first, second, total - first - second), Fraction(1, (total + 1) * (total - first + 1)))
        for first in range(total + 1)
        for second in range(total - first + 1)
    ]
    begun = [((), Fraction(1, 2)), *[((first,), Fraction(1, 2 * (total + 1))) for first in range(total + 1)]]
    chances: Chances[Hashable] = add_up(((one, other), a * b) for one, a in voted for other, b in begun)

    def seen(state: BorgiaState) -> Hashable:
        ballot = int(state.ballots[1])
        whole = tuple(ballot >> 8 * candidate & 255 for candidate in order)
        votes = (int(state.ballots[2]) >> 8 * first & 255,) if int(state.answers[2]) > 0 else ()
        return whole, votes

    assert_as_likely(found.game, found.state, 0, memory, chances, seen)


def ballot_order(found: Table, seat: int) -> list[int]:
    """The candidates in the order in which a seat is asked about them; the votes that are left go to the last."""
    asked: list[int] = []
    one = Table(found.game, found.state)
    while legal := one.legal(seat):
        asked.append(int(legal[0].rpartition(" ")[2]))
        one.play(seat, legal[0])
    return [*asked, *[candidate for candidate in range(found.game.seats) if candidate not in asked]]


# What is begun ------------------------------------------------------------


def beginnings(found: Table, maker: int, watcher: int, least: float) -> Chances[bytes]:
    """What the maker may have begun, by what it sees itself: each link as likely as none, and any of those possible.

    A link is a move that leaves the maker asked and all that the watcher sees as it was. Beginnings that are rarer
    than `least` are looked at together, as b''."""
    game = found.game
    any_game = cast(AnyGame, game)
    shown = seen_bytes(any_game, found.state, watcher)
    ways: list[tuple[bytes, Fraction]] = []
    todo = [(found.state, Fraction(1))]
    while todo:
        state, chance = todo.pop()
        if chance < least:
            ways.append((b"", chance))
            continue
        moves = game.legal_moves(state, maker)
        each = chance / 2 / len(moves)
        stays = chance / 2
        for move in moves:
            after = game.apply(state, maker, move)
            if Table(game, after).asked == [maker] and seen_bytes(any_game, after, watcher) == shown:
                todo.append((after, each))
            else:
                stays += each
        ways.append((seen_bytes(any_game, state, maker), stays))
    return add_up(ways)


def assert_beginnings_as_likely(found: Table, maker: int, watcher: int, memory: bool, least: float = 0.0004) -> None:
    chances = beginnings(found, maker, watcher, least)
    frequent = {world for world, chance in chances.items() if chance >= least}
    merged = add_up((world if world in frequent else b"", chance) for world, chance in chances.items())

    def seen(state: BorgiaState) -> bytes:
        world = seen_bytes(cast(AnyGame, found.game), state, maker)
        return world if world in frequent else b""

    assert_as_likely(found.game, found.state, watcher, memory, merged, seen)


def test_who_has_a_moment_may_have_begun_a_trade() -> None:
    found = table("moment 0", player("", "imola", ducats=1), player("", "", ducats=0), player(ducats=0), seats=3)
    assert_beginnings_as_likely(found, 0, 2, True)


def test_who_is_asked_for_pledges_may_have_begun_one() -> None:
    found = table("pledges", player(ducats=2), player(ducats=2), player(ducats=2), seats=3)
    maker = found.seat
    assert_beginnings_as_likely(found, maker, (maker + 1) % 3, True)


def test_who_answers_a_trade_may_have_begun_to_pick() -> None:
    hands = [player(ducats=1), player("renzo paolo poison", "datary", ducats=1), player(ducats=0)]
    found = offer(table("moment 0", *hands, seats=3), 1, "1", "condottiere death")
    learn(found, 0, renzo="1", paolo="1", poison="1")
    assert_beginnings_as_likely(found, 1, 0, True)


# Ducats ------------------------------------------------------------

RICH = 300
"""Sums from here on are looked at together."""


def ducat_chances(least: int) -> Chances[int]:
    """Sums of twenty doublings and more are left out: nobody will ever draw one."""
    ways: list[tuple[int, Fraction]] = []
    for doubled in range(20):
        top = 100 * 2**doubled
        each = Fraction(7, 8 ** (doubled + 1)) / (top + 1)
        ways += [(least + sum_, each) for sum_ in range(min(top + 1, RICH - least))]
        ways.append((RICH, each * max(0, top + 1 - RICH + least)))
    return add_up(ways)


@rule("14.2", "B13")
@pytest.mark.parametrize(("moves", "least"), [([], 0), (["buy", "draw imola", "bid 30"], 30)])
def test_hidden_ducats_are_mostly_few(moves: list[str], least: int) -> None:
    found = table("market", player(ducats=100), seats=3).go(*moves)

    def seen(state: BorgiaState) -> int:
        return min(RICH, int(state.ducats[0]))

    assert_as_likely(found.game, found.state, 1, False, ducat_chances(least), seen)

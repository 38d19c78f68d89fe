"""Positions drawn from a view: whatever can lie behind a screen is drawn, and what cannot does not fit."""

from collections.abc import Callable

import pytest

from curia.core.rng import Rng
from curia.games.habemus import cards, moves
from curia.games.habemus.state import HabemusState
from tests.kit.habemus import Table, player, table

Change = Callable[[HabemusState], None]


def worlds(found: Table, seat: int, number: int = 400) -> list[HabemusState]:
    rng = Rng(113)
    view = found.game.view(found.state, seat)
    return [found.game.determinize(view, rng) for _ in range(number)]


def fits(found: Table, seat: int, change: Change, memory: bool = False) -> bool:
    """Whether a position that differs so from the true one could be drawn."""
    other = found.game.copy(found.state)
    change(other)
    return found.game.fits(found.game.view(found.state, seat, memory), other)


def test_great_wealth_and_the_gems_of_a_camerlengo_are_drawn_too() -> None:
    found = table("play_action", player(), player(gold=95, gems="DDDDRRRRSSSSSSAAAAAAA"), round=12)
    assert found.game.fits(found.game.view(found.state, 0), found.state)
    drawn = worlds(found, 0)
    assert any(state.gold[1] > 95 for state in drawn)
    assert any(state.gems[1] >> 16 & 255 >= 4 for state in drawn)
    assert all(state.gems[1] >> 24 <= 4 for state in drawn)
    half = sorted(state.gold[1] for state in drawn)[200]
    assert 20 < half < 60, "mostly there is not much more than at the start"


def test_gems_grow_only_with_the_rounds_in_which_the_camerlengo_card_was_taken() -> None:
    found = table("play_action", round=3)
    assert fits(found, 0, lambda state: set_gems(state, 3 * cards.RUBY))
    assert not fits(found, 0, lambda state: set_gems(state, 4 * cards.RUBY)), "the card still lies there in round 3"
    taken = table("take", round=3, acting=1, taking=[0, 1, 2, 3], display="mazarin bribe")
    assert fits(taken, 0, lambda state: set_gems(state, 4 * cards.RUBY))
    assert not fits(taken, 0, lambda state: set_gems(state, 5 * cards.RUBY))


def set_gems(state: HabemusState, gems: int) -> None:
    state.gems[1] = gems


def test_one_who_is_asked_about_a_bribe_is_drawn_able_to_pay() -> None:
    found = table("bribe", player(), player(hand="", played="bribe", gold=5), player("colonna"), acting=1)
    assert all(state.gold[1] >= 5 for state in worlds(found, 0))
    assert found.game.fits(found.game.view(found.state, 0), found.state)
    assert not fits(found, 0, lambda state: set_gold(state, 4))


def set_gold(state: HabemusState, gold: int) -> None:
    state.gold[1] = gold


def more_diamonds(state: HabemusState) -> None:
    state.gems[1] += cards.DIAMOND


def card_from_nowhere(state: HabemusState) -> None:
    state.hand[1] += cards.ONE[cards.SWAP]


def order_from_nowhere(state: HabemusState) -> None:
    state.orders[1] += cards.order_one(cards.FRANCE)


def answer_with_a_card_of_another(state: HabemusState) -> None:
    state.answers[1] = moves.PLAY | cards.SWAP


def no_answer(state: HabemusState) -> None:
    state.answers[1] = -1


def other_card_in_the_open(state: HabemusState) -> None:
    state.tableau[1], state.tableau[2] = state.tableau[2], state.tableau[1]


def other_hand_of_mine(state: HabemusState) -> None:
    state.hand[0], state.hand[1] = state.hand[1], state.hand[0]


@pytest.mark.parametrize(
    "change",
    [
        more_diamonds,
        card_from_nowhere,
        order_from_nowhere,
        answer_with_a_card_of_another,
        no_answer,
        other_card_in_the_open,
        other_hand_of_mine,
    ],
)
def test_what_cannot_be_does_not_fit(change: Change) -> None:
    found = table("play_action", player(hand="swap"), player("colonna", hand="bribe", answer="play bribe"))
    assert fits(found, 0, lambda state: None)
    assert not fits(found, 0, change)


def test_a_bid_of_gems_that_are_not_there_does_not_fit() -> None:
    found = table("bid", player(), player(gems="A", answer="bid A"))
    assert fits(found, 0, lambda state: None)
    assert not fits(found, 0, bid_two_ambers)
    assert fits(found, 0, bid_two_of_three_ambers), "without memory nobody knows how many there are"


def bid_two_ambers(state: HabemusState) -> None:
    state.answers[1] = moves.BID | 2 * cards.AMBER


def bid_two_of_three_ambers(state: HabemusState) -> None:
    state.gems[1] = 3 * cards.AMBER
    bid_two_ambers(state)


def test_a_perfect_memory_knows_the_screens() -> None:
    found = table("play_action", player(), player(gold=30, hand="swap"))
    for memory in (False, True):
        assert fits(found, 0, lambda state: None, memory)
        assert fits(found, 0, lambda state: set_gold(state, 29), memory) is not memory
        assert fits(found, 0, lambda state: set_gems(state, cards.AMBER), memory) is not memory
        assert fits(found, 0, pass_the_hand_on, memory) is not memory


def pass_the_hand_on(state: HabemusState) -> None:
    state.hand[2] += state.hand[1]
    state.hand[1] = 0

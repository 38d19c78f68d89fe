"""Sections 1 and 2: the components and the set-up."""

from fractions import Fraction

import pytest

from curia.core.errors import OptionError
from tests.kit.habemus import ACTIONS, CARDINALS, POLITICS, cards, game, new_table, started
from tests.kit.rules import rule


@rule("1.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 5, 6, -3])
def test_three_or_four_play(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        game(seats)
    assert caught.value.field == "seats"


@rule("1.2", "1.3", "1.4", "2.1", "2.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_three_decks_are_full_at_the_start(seats: int) -> None:
    table = started(seats)
    found: list[str] = []
    for deck in (CARDINALS, POLITICS, ACTIONS):
        odds = table.odds()
        assert set(odds) == {f"turn {card}" for card in cards(deck)}
        for card in set(cards(deck)):
            assert odds[f"turn {card}"] == Fraction(cards(deck).count(card), 18)
        found += [next(iter(odds))]
        table.chance(found[-1])
    assert len(table.display) == 4


@rule("1.8")
def test_the_bank_pays_however_rich_a_player_is() -> None:
    table = started()
    for _ in range(8):
        table.any_turns().all_pass()
        for seat in table.asked():
            table.play(seat, "take camerlengo")
        table.all_take()
    assert max(table.gold) >= 28


@rule("2.5", "2.6", "1.7")
@pytest.mark.parametrize("seats", [3, 4])
def test_ten_gems_and_twenty_gold_each(seats: int) -> None:
    table = new_table(seats)
    assert table.gems == ["DDDDRSSAAA"] * seats
    assert table.gold == [20] * seats


@rule("2.5", "2.6", "4.9")
def test_nobody_starts_with_a_card() -> None:
    table = started()
    for seat in range(4):
        assert table.tableau(seat) == []
        assert table.hand(seat) == []


@rule("2.7", "1.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_two_orders_each(seats: int) -> None:
    table = started(seats)
    assert [len(table.orders(seat)) for seat in range(seats)] == [2] * seats


@rule("2.8")
def test_with_three_players_two_orders_are_out_of_the_game_unseen() -> None:
    table = started(3)
    table.any_turns()
    for seat in (0, 1, 2, 9):
        assert table.view(seat)["unused_orders"] is None
    dealt = [order for seat in range(3) for order in table.orders(seat)]
    assert len(dealt) == 6
    assert "most_leaders" not in dealt
    assert "felipe_mazarin" not in dealt


@rule("2.8")
def test_with_four_players_all_eight_orders_are_dealt() -> None:
    dealt = sorted(order for seat in range(4) for order in started().orders(seat))
    assert dealt == sorted(
        [
            "four_coats",
            "four_coats",
            "spain_innocent",
            "innocent_urban",
            "spain_urban",
            "france",
            "most_leaders",
            "felipe_mazarin",
        ]
    )


@rule("2.9", "13.2", "HP11")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_camerlengo_is_drawn_by_lot(seats: int) -> None:
    table = new_table(seats)
    assert table.odds() == {f"camerlengo {seat}": Fraction(1, seats) for seat in range(seats)}
    assert table.chance(f"camerlengo {seats - 1}").camerlengo == seats - 1


@rule("1.6")
@pytest.mark.parametrize("camerlengo", range(4))
def test_one_player_is_camerlengo_and_the_card_lies_on_the_table(camerlengo: int) -> None:
    table = started(camerlengo=camerlengo).any_turns()
    assert table.camerlengo == camerlengo
    assert table.view(9)["camerlengo"] == camerlengo
    assert "camerlengo" in table.display

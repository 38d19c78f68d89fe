"""Section 13: what chance decides, in which order, and with which chances."""

import math
from collections import Counter
from fractions import Fraction

import pytest

from curia.core.rng import Rng, SealedRng
from curia.core.types import CHANCE
from tests.kit.habemus import ACTIONS, CARDINALS, POLITICS, Table, cards, new_table, play_round, started, table
from tests.kit.rules import rule

DRAWS = 6000


def drawn(game: Table, rng: Rng) -> dict[str, int]:
    """How often each move comes up in many draws."""
    return Counter(game.game.move_text(game.game.sample_chance(game.state, rng)) for _ in range(DRAWS))


def agrees(game: Table, rng: Rng) -> bool:
    """Whether draws fit the weights: chi-square, with a bound that right odds exceed less than once in 10 000."""
    odds = game.odds()
    found = drawn(game, rng)
    if set(found) - set(odds):
        return False
    expected = {text: DRAWS * float(chance) for text, chance in odds.items()}
    square = sum((found.get(text, 0) - often) ** 2 / often for text, often in expected.items())
    free = len(odds) - 1
    return square < free + 4 * math.sqrt(2 * free) + 10


@rule("13.1", "13.2", "13.3", "13.4")
def test_the_draws_come_in_the_order_of_the_rules() -> None:
    game = new_table(3)
    kinds: list[str] = []
    while game.asked() == []:
        text = next(iter(game.odds()))
        kinds.append(text.split()[0])
        game.chance(text)
    assert kinds == ["camerlengo", *["deal"] * 6, *["turn"] * 3]
    found = [facts["card"] for facts in game.happened("turned_up")]
    assert [found[0] in cards(CARDINALS), found[1] in cards(POLITICS), found[2] in cards(ACTIONS)] == [True] * 3


@rule("13.1")
def test_players_wait_for_chance_and_never_move_for_it() -> None:
    game = started()
    assert game.refusal(0, "play none") == ("13.1", "chance-first")
    assert game.refusal(0, "turn bichi") == ("13.1", "chance-first")
    game.any_turns()
    for text in ("turn bichi", "deal france", "camerlengo 1"):
        assert game.refusal(0, text) == ("13.1", "chance-only")


@rule("13.1", "3.1")
def test_in_phases_two_to_four_chance_decides_nothing() -> None:
    game = started().any_turns()
    while game.phase in ("play_action", "bid", "take"):
        assert game.game.pending(game.state) < 1 << CHANCE
        seat = game.asked()[0]
        game.play(seat, game.legal(seat)[0])


@rule("13.3", "2.7", "1.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_orders_are_dealt_seat_by_seat_each_equally_likely(seats: int) -> None:
    game = new_table(seats).chance("camerlengo 1")
    assert game.odds()["deal four_coats"] == Fraction(2, 8)
    assert game.odds()["deal france"] == Fraction(1, 8)
    left = 8
    for number in range(2 * seats):
        odds = game.odds()
        assert sum(odds.values()) == 1
        assert all(chance in (Fraction(1, left), Fraction(2, left)) for chance in odds.values())
        game.chance(next(iter(odds)))
        left -= 1
        held = [len(game.orders(seat)) for seat in range(seats)]
        assert held == [min(2, max(0, number + 1 - 2 * seat)) for seat in range(seats)]


@rule("13.3")
def test_a_dealt_order_is_not_dealt_again() -> None:
    game = new_table().chance("camerlengo 0", "deal france", "deal four_coats")
    assert "deal france" not in game.odds()
    assert game.odds()["deal four_coats"] == Fraction(1, 6)


def turning(gone: int, **options: str) -> Table:
    """About to turn up a cardinal with so many gone; before Black Smoke up to ten, after it from eleven."""
    return table("turn_cardinal", round=gone + 1, black=0 if gone <= 10 else 9, options=options)


@rule("13.5", "2.3", "HP6")
@pytest.mark.parametrize(("gone", "chance"), [(8, Fraction(1, 3)), (9, Fraction(1, 2)), (10, Fraction(1))])
def test_the_chance_of_black_smoke(gone: int, chance: Fraction) -> None:
    odds = turning(gone).odds()
    assert odds["turn black_smoke"] == chance
    rest = {text: odd for text, odd in odds.items() if text != "turn black_smoke"}
    assert all(odd == (1 - chance) / (18 - gone) for odd in rest.values())
    assert len(rest) == (0 if chance == 1 else 18 - gone)


@rule("13.5", "13.7")
@pytest.mark.parametrize("gone", range(8))
def test_before_that_black_smoke_cannot_come(gone: int) -> None:
    odds = turning(gone).odds()
    assert len(odds) == 18 - gone
    assert set(odds.values()) == {Fraction(1, 18 - gone)}


@rule("13.6", "2.4")
@pytest.mark.parametrize("final_display", ["all", "single"])
@pytest.mark.parametrize(
    ("gone", "chance"), [(15, Fraction(1, 4)), (16, Fraction(1, 3)), (17, Fraction(1, 2)), (18, Fraction(1))]
)
def test_the_chance_of_white_smoke(gone: int, chance: Fraction, final_display: str) -> None:
    odds = turning(gone, final_display=final_display).odds()
    assert odds["turn white_smoke"] == chance
    rest = {text: odd for text, odd in odds.items() if text != "turn white_smoke"}
    assert len(rest) == 18 - gone
    assert all(odd == (1 - chance) / (18 - gone) for odd in rest.values())


@rule("13.6", "13.7", "13.5")
@pytest.mark.parametrize("gone", range(9, 15))
def test_before_that_white_smoke_cannot_come_and_black_smoke_comes_once(gone: int) -> None:
    game = table("turn_cardinal", round=gone + 1, black=9)
    odds = game.odds()
    assert len(odds) == 18 - gone
    assert set(odds.values()) == {Fraction(1, 18 - gone)}


@rule("13.8")
@pytest.mark.parametrize(("phase", "deck"), [("turn_politics", POLITICS), ("turn_action", ACTIONS)])
def test_copies_in_the_politics_and_action_decks_are_weighted(phase: str, deck: str) -> None:
    game = table(phase, round=6)
    left = Counter(cards(deck)) - Counter(game.gone)
    assert sum(left.values()) == 13
    assert game.odds() == {f"turn {card}": Fraction(number, 13) for card, number in left.items()}


@rule("13.9", "3.4")
def test_after_black_smoke_the_cardinal_in_its_place_is_drawn_at_once() -> None:
    game = turning(8).chance("turn black_smoke")
    assert set(game.odds().values()) == {Fraction(1, 10)}
    assert {text.split()[1] for text in game.odds()} <= set(cards(CARDINALS))
    game.chance(next(iter(game.odds())))
    assert game.phase == "turn_politics"


@rule("13.10")
@pytest.mark.parametrize("gone", [15, 16, 17, 18])
def test_after_white_smoke_with_all_nothing_more_is_drawn(gone: int) -> None:
    assert turning(gone).chance("turn white_smoke").question == "play_action"


@rule("13.11")
@pytest.mark.parametrize("gone", [15, 16, 17])
def test_after_white_smoke_with_single_one_card_of_each_deck_is_drawn(gone: int) -> None:
    game = turning(gone, final_display="single").chance("turn white_smoke")
    for deck in (CARDINALS, POLITICS, ACTIONS):
        assert {text.split()[1] for text in game.odds()} <= set(cards(deck))
        assert sum(game.odds().values()) == 1
        if deck == CARDINALS:
            assert set(game.odds().values()) == {Fraction(1, 18 - gone)}
        game.chance(next(iter(game.odds())))
    assert game.question == "play_action"


@rule("13.11", "HP2")
def test_after_white_smoke_as_the_very_last_card_none_is_drawn() -> None:
    assert turning(18, final_display="single").chance("turn white_smoke").question == "play_action"


SAMPLED = {
    "first Camerlengo": lambda: new_table(),
    "orders": lambda: new_table().chance("camerlengo 0"),
    "orders later": lambda: new_table(3).chance("camerlengo 0", "deal four_coats", "deal france"),
    "cardinals": lambda: turning(4),
    "Black Smoke with 8 gone": lambda: turning(8),
    "Black Smoke with 9 gone": lambda: turning(9),
    "Black Smoke with 10 gone": lambda: turning(10),
    "White Smoke with 15 gone": lambda: turning(15),
    "White Smoke with 16 gone": lambda: turning(16),
    "White Smoke with 17 gone": lambda: turning(17),
    "White Smoke with 18 gone": lambda: turning(18),
    "politics": lambda: table("turn_politics", round=3),
    "actions": lambda: table("turn_action", round=3),
    "politics of a single last display": lambda: turning(15, final_display="single").chance(
        "turn white_smoke", "turn antonio_barberini"
    ),
}


@rule("13.2", "13.3", "13.5", "13.6", "13.7", "13.8")
@pytest.mark.parametrize("name", SAMPLED)
def test_draws_agree_with_the_weights(name: str) -> None:
    assert agrees(SAMPLED[name](), Rng(1655))


@rule("13.1")
def test_sealed_draws_are_the_same_for_the_same_seed() -> None:
    game = turning(8)
    seed = bytes(range(32))
    draws = [game.game.sample_chance(game.state, SealedRng(seed, 3)) for _ in range(5)]
    assert len(set(draws)) == 1


@rule("13.1", "2.2", "2.3", "2.4", "3.16")
@pytest.mark.parametrize("seats", [3, 4])
def test_in_a_whole_game_every_card_is_turned_up_at_most_once(seats: int) -> None:
    game = started(seats)
    while game.phase != "over":
        play_round(game)
    found = [str(facts["card"]) for facts in game.happened("turned_up")]
    for facts in game.happened("all_turned_up"):
        assert isinstance(facts["cards"], list)
        found += [str(card) for card in facts["cards"]]
    assert Counter(found) == Counter(cards(f"{CARDINALS} {POLITICS} {ACTIONS}"))

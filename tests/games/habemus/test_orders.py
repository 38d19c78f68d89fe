"""Section 10: each order at its boundary."""

import pytest

from tests.kit.habemus import ORDER_PAIRS, Player, player, table
from tests.kit.rules import rule

ALL = [order for pair in ORDER_PAIRS for order in pair]


def votes(order: str, tableau: str, *others: str, seats: int = 4) -> int:
    """The votes that the kept order brings to seat 0."""
    rest = list(ALL)
    rest.remove(order)
    people: list[Player] = [player(tableau, orders=order, discarded=rest.pop())]
    for other in (*others, "", "", "")[: seats - 1]:
        people.append(player(other, orders=rest.pop(), discarded=rest.pop()))
    return table("over", *people, seats=seats).outcome().parts[0]["order"]


@rule("10.1", "9.7")
def test_the_discarded_order_brings_nothing() -> None:
    assert votes("france", "este bichi") == 3
    assert votes("felipe_mazarin", "este bichi") == 0


@rule("10.2")
def test_only_what_lies_there_at_the_end_counts() -> None:
    """France is fulfilled until the last bribe; the last card of the game loses it."""
    game = table(
        "bribe",
        player(played="bribe"),
        player("este bichi", orders="france", discarded="spain_urban"),
        player(orders="innocent_urban", discarded="four_coats"),
        round=19,
        white=19,
        display="camerlengo",
    )
    kept = game.game.copy(game.state)
    game.play(0, "bribe bichi from 1").all_pass()
    assert game.outcome().parts[1]["order"] == 0
    game.state = kept
    game.play(0, "bribe none").all_pass()
    assert game.outcome().parts[1]["order"] == 3


@rule("10.3", "7.8", "7.3")
def test_a_cardinal_is_one_coat_a_leader_two_a_late_cardinal_none() -> None:
    assert votes("spain_innocent", "lugo cesi azzolino") == 2
    assert votes("spain_innocent", "lugo azzolino") == 0
    assert votes("spain_innocent", "lugo azzolino hesse borromeo giambattista_spada") == 0
    assert votes("spain_innocent", "carlo_medici azzolino") == 2


FOUR = "bichi lugo chigi sacchetti"


@rule("10.4")
@pytest.mark.parametrize(
    ("tableau", "fulfilled"),
    [
        (FOUR, True),
        ("este carlo_medici azzolino francesco_barberini", True),
        ("este lugo chigi sacchetti", True),
        ("lugo chigi sacchetti", False),
        ("bichi chigi sacchetti carlo_medici", True),
        ("bichi chigi sacchetti hesse", False),
        ("bichi lugo sacchetti", False),
        ("bichi lugo chigi", False),
    ],
)
def test_four_coats(tableau: str, fulfilled: bool) -> None:
    assert votes("four_coats", tableau) == (2 if fulfilled else 0)


TWO_COATS = {
    "spain_innocent": (("lugo cesi", "carlo_medici"), ("chigi ottoboni", "azzolino")),
    "innocent_urban": (("chigi ottoboni", "azzolino"), ("sacchetti ginetti", "francesco_barberini")),
    "spain_urban": (("lugo cesi", "carlo_medici"), ("sacchetti ginetti", "francesco_barberini")),
}


@rule("10.5", "10.6", "10.7")
@pytest.mark.parametrize("order", list(TWO_COATS))
def test_two_coats_of_each_of_two_factions(order: str) -> None:
    one, other = TWO_COATS[order]
    for first in one:
        for second in other:
            assert votes(order, f"{first} {second}") == 2
    assert votes(order, f"{one[0]} {other[0].split()[0]}") == 0, "one coat too few"
    assert votes(order, f"{one[0].split()[0]} {other[0]}") == 0
    assert votes(order, one[0]) == 0
    assert votes(order, f"{one[0]} {one[1]}") == 0, "four of one faction do not help"


@rule("10.5", "10.6", "10.7")
@pytest.mark.parametrize("order", list(TWO_COATS))
@pytest.mark.parametrize("fulfils", list(TWO_COATS))
def test_each_pair_of_factions_fulfils_its_own_order_only(order: str, fulfils: str) -> None:
    one, other = TWO_COATS[fulfils]
    assert votes(order, f"{one[0]} {other[0]} antonio_barberini bichi") == (2 if order == fulfils else 0)


@rule("10.8")
@pytest.mark.parametrize(
    ("tableau", "fulfilled"),
    [
        ("antonio_barberini bichi grimaldi", True),
        ("este bichi", True),
        ("este antonio_barberini grimaldi", True),
        ("este", False),
        ("antonio_barberini bichi", False),
        ("este hesse", False),
        ("francesco_barberini bichi", False),
    ],
)
def test_france(tableau: str, fulfilled: bool) -> None:
    assert votes("france", tableau) == (3 if fulfilled else 0)


@rule("10.9")
@pytest.mark.parametrize(
    ("own", "others", "fulfilled"),
    [
        ("este", ["", "", ""], True),
        ("este azzolino", ["carlo_medici", "francesco_barberini", ""], True),
        ("este azzolino", ["carlo_medici francesco_barberini", "", ""], False),
        ("este", ["", "", "azzolino"], False),
        ("", ["", "", ""], False),
        ("lugo cesi chigi", ["", "", ""], False),
        ("este azzolino carlo_medici", ["francesco_barberini", "", ""], True),
    ],
)
def test_most_leaders(own: str, others: list[str], fulfilled: bool) -> None:
    assert votes("most_leaders", own, *others) == (2 if fulfilled else 0)
    if not others[2]:
        assert votes("most_leaders", own, *others[:2], seats=3) == (2 if fulfilled else 0)


@rule("10.10")
@pytest.mark.parametrize(
    ("tableau", "fulfilled"),
    [
        ("felipe*2 mazarin*2", True),
        ("felipe*3 mazarin*5", True),
        ("felipe mazarin*5", False),
        ("felipe*3 mazarin", False),
        ("felipe*2 louis*2", False),
    ],
)
def test_felipe_and_mazarin(tableau: str, fulfilled: bool) -> None:
    assert votes("felipe_mazarin", tableau) == (2 if fulfilled else 0)

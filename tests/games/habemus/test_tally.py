"""What a viewer can add up: votes as things stand, coats, pairs, and how far the orders are."""

from typing import Any, cast

import pytest

from curia.core.types import OBSERVER
from tests.kit.habemus import Player, Table, player, table
from tests.kit.rules import rule

CLARA = player(
    "este antonio_barberini grimaldi imperiali sacchetti colonna hesse louis*2 mazarin felipe squadrone",
    gold=27,
    gems="DRSAA",
    orders="france spain_urban",
)
"""Before Black Smoke. One pair (Genoa) and Barberini with two Louis; Sacchetti lacks a Mazarin."""


def sums(game: Table, seat: int, viewer: int, memory: bool = False) -> dict[str, Any]:
    standing = game.game.tally(game.game.view(game.state, viewer, memory))
    return cast(list[dict[str, Any]], standing["seats"])[seat]


def early(clara: Player = CLARA, open_screens: str = "false") -> Table:
    return table("bid", player(), player(), clara, round=8, options={"open_screens": open_screens})


@rule("9.6", "9.8", "9.9", "9.15", "9.12", "9.13")
def test_what_lies_open_everybody_can_count() -> None:
    """6 cardinals and a leader, 2 for two Louis, 2 of the old boys, 3 of the Squadrone."""
    for viewer in (0, 2, OBSERVER):
        found = sums(early(), 2, viewer)
        assert found["open"] == 7 + 2 + 2 + 3
        assert found["pairs"] == ["two_louis", "genoa"]
        assert found["leaders"] == 1
        assert found["oldest"] == 67


@rule("10.3", "7.8")
def test_coats() -> None:
    """France: Barberini, Grimaldi, and the leader twice; the late cardinal Hesse has none."""
    assert sums(early(), 2, 0)["coats"] == {"france": 4, "spain": 1, "innocent": 1, "urban": 1}


@rule("9.4", "9.5", "9.7", "9.10", "9.11", "10.1")
def test_votes_if_the_game_ended_now() -> None:
    """27 gold, 5 for the gems and 5 from one Felipe are 37; at 10 gold for a vote with one Mazarin, 3 votes."""
    found = sums(early(), 2, 2)
    assert found["price"] == 10
    assert found["felipe_gold"] == 5
    assert found["gold_at_end"] == 37
    assert found["parts"] == {"order": 3, "persons": 7, "louis": 2, "gold": 3, "old_boys": 2, "squadrone": 3}
    assert found["points"] == 20


@rule("1.10", "1.11")
def test_what_is_behind_a_screen_is_not_added_up() -> None:
    found = sums(early(), 2, 0)
    assert found["points"] is None
    assert found["parts"] == {"order": None, "persons": 7, "louis": 2, "gold": None, "old_boys": 2, "squadrone": 3}
    assert found["gold_at_end"] is None
    assert found["orders"] is None


@rule("1.10", "HP9")
@pytest.mark.parametrize(("memory", "open_screens"), [(True, "false"), (False, "true")])
def test_a_memory_and_open_screens_tell_the_gold_and_not_the_orders(memory: bool, open_screens: str) -> None:
    found = sums(early(open_screens=open_screens), 2, 0, memory)
    assert found["gold_at_end"] == 37
    assert found["parts"]["gold"] == 3
    assert (found["parts"]["order"], found["orders"], found["points"]) == (None, None, None)


@rule("10.7", "10.8")
def test_coats_of_orders() -> None:
    spain_urban, france = sums(early(), 2, 2)["orders"]
    assert france == {
        "order": "france",
        "votes": 3,
        "unit": "coats",
        "have": 3,
        "need": 3,
        "done": True,
        "of": {"france": [4, 3]},
    }
    assert (spain_urban["have"], spain_urban["need"], spain_urban["done"]) == (2, 4, False)
    assert spain_urban["of"] == {"spain": [1, 2], "urban": [1, 2]}


@rule("10.1")
def test_of_two_orders_that_are_fulfilled_only_the_better_one_counts() -> None:
    clara = player("este antonio_barberini cesi trivulzio carpegna ginetti", orders="france spain_urban")
    found = sums(early(clara), 2, 2)
    assert [order["done"] for order in found["orders"]] == [True, True]
    assert found["parts"]["order"] == 3


@rule("10.9", "E19", "10.10")
def test_leaders_and_cards_of_orders() -> None:
    """Dario has one leader and Bruno two, so Dario needs three."""
    dario = player("azzolino felipe*3 mazarin", orders="most_leaders felipe_mazarin")
    game = table("bid", player(), player("este carlo_medici"), player(), dario, round=8)
    most, cards = sums(game, 3, 3)["orders"]
    assert (most["unit"], most["have"], most["need"], most["of"]) == ("leaders", 1, 3, {"leaders": [1, 3]})
    assert (cards["unit"], cards["have"], cards["need"]) == ("cards", 3, 4)
    assert cards["of"] == {"felipe": [3, 2], "mazarin": [1, 2]}
    assert not most["done"]
    assert not cards["done"]


@rule("E7", "9.14")
def test_e7_before_and_after_the_end() -> None:
    clara = player(
        "este antonio_barberini bichi sacchetti lugo cesi colonna louis*2 mazarin*2 felipe",
        gold=27,
        gems="DRSAA",
        orders="france",
        discarded="spain_urban",
    )
    for phase, viewers in (("bid", (2,)), ("over", (0, 2, OBSERVER))):
        game = table(phase, player(), player(), clara)
        for viewer in viewers:
            found = sums(game, 2, viewer)
            assert found["points"] == 18
            assert found["parts"] == {"order": 3, "persons": 7, "louis": 2, "gold": 4, "old_boys": 2, "squadrone": 0}
            assert found["pairs"] == ["two_louis", "two_mazarins"]


@rule("9.17")
def test_without_anybody() -> None:
    found = sums(table("bid", player("louis", gold=0, gems="")), 0, 0)
    assert (found["oldest"], found["leaders"], found["pairs"], found["points"]) == (0, 0, [], 1)


# The deck of cardinals and the smokes


@rule("13.5", "13.6", "3.4", "3.12")
@pytest.mark.parametrize(
    ("round", "black", "white", "deck", "smokes"),
    [
        (1, 0, 0, 19, {"black_smoke": [9, 11], "white_smoke": [16, 19]}),
        (8, 0, 0, 12, {"black_smoke": [9, 11], "white_smoke": [16, 19]}),
        (9, 0, 0, 11, {"black_smoke": [10, 11], "white_smoke": [16, 19]}),
        (10, 0, 0, 10, {"black_smoke": [11, 11], "white_smoke": [16, 19]}),
        (10, 10, 0, 9, {"white_smoke": [16, 19]}),
        (15, 10, 0, 4, {"white_smoke": [16, 19]}),
        (17, 10, 0, 2, {"white_smoke": [18, 19]}),
        (18, 10, 0, 1, {"white_smoke": [19, 19]}),
        (18, 10, 18, 0, {}),
    ],
)
def test_everybody_can_tell_when_a_smoke_can_rise(
    round: int, black: int, white: int, deck: int, smokes: dict[str, list[int]]
) -> None:
    """The smokes lie in the deck too: White Smoke is never in a deck that counts no card."""
    game = table("bid", round=round, black=black, white=white)
    for viewer in (0, OBSERVER):
        standing = game.game.tally(game.game.view(game.state, viewer))
        assert (standing["cardinal_deck"], standing["smokes"]) == (deck, smokes)


# What a card on offer would bring


def offers(game: Table, seat: int = 0, viewer: int = 0) -> dict[str, dict[str, Any]]:
    return {offer.pop("card"): offer for offer in sums(game, seat, viewer)["offers"]}


def early_taking() -> Table:
    ada = player("grimaldi antonio_barberini louis mazarin", gold=14, gems="")
    return table("take", ada, round=8, display="imperiali louis ten_gold camerlengo")


@rule("9.8", "9.9", "9.12", "9.13", "3.6")
def test_a_card_that_makes_a_pair_says_with_whom() -> None:
    found = offers(early_taking())
    assert list(found) == ["imperiali", "louis", "ten_gold", "camerlengo"]
    imperiali, louis = found["imperiali"], found["louis"]
    assert (imperiali["votes"], imperiali["partners"], imperiali["smoke_gold"]) == (2, ["grimaldi"], 5)
    assert {one["order"]: (one["have"], one["need"]) for one in imperiali["orders"]} == {
        "four_coats": (2, 4),
        "spain_innocent": (1, 4),
    }
    assert (louis["votes"], louis["partners"], louis["smoke_gold"]) == (2, ["antonio_barberini"], 0)


@rule("7.31", "6.4")
def test_gems_gold_and_cards_for_the_hand() -> None:
    found = offers(early_taking())
    assert (found["camerlengo"]["gems"], found["camerlengo"]["gold"]) == ("RSA", 1)
    assert (found["ten_gold"]["votes"], found["ten_gold"]["gold"], found["ten_gold"]["gems"]) == (0, 0, "")


@rule("1.10", "6.1")
def test_only_who_is_asked_to_take_is_told_what_the_cards_would_bring() -> None:
    game = early_taking()
    assert offers(game)
    for seat, viewer in ((0, 1), (1, 1), (1, 0), (0, OBSERVER)):
        assert not offers(game, seat, viewer)
    assert not offers(early())


def late_taking(gold: int, **options: str) -> Table:
    ada = player("felipe sacchetti mazarin", gold=gold, gems="", orders="four_coats")
    others = player("chigi carlo_medici"), player("bichi felipe cesi"), player("colonna trivulzio lugo")
    return table("take", ada, *others, display="mazarin felipe squadrone case_of_death", options=options)


@rule("9.10", "9.14", "7.15", "7.16", "7.23")
def test_gold_that_becomes_votes() -> None:
    """25 gold and 5 of Felipe buy 3 votes at 10."""
    found = offers(late_taking(25))
    mazarin, felipe, squadrone = found["mazarin"], found["felipe"], found["squadrone"]
    assert (mazarin["price"], mazarin["votes"], mazarin["partners"]) == (8, 1, ["sacchetti"])
    assert (felipe["gold"], felipe["votes"], felipe["victims"]) == (5, 1, ["trivulzio", "colonna", "lugo"])
    assert (squadrone["gold"], squadrone["votes"], squadrone["is_lost"]) == (-20, 1, False)


@rule("7.24", "7.34", "HP3")
@pytest.mark.parametrize("squadrone", ["must_pay", "may_pay"])
def test_a_squadrone_that_cannot_be_paid_is_lost(squadrone: str) -> None:
    assert offers(late_taking(25, squadrone=squadrone))["squadrone"]["is_lost"] is False
    lost = offers(late_taking(19, squadrone=squadrone))["squadrone"]
    assert (lost["is_lost"], lost["gold"], lost["votes"]) == (True, 0, 0)


@rule("7.26", "7.27")
def test_whom_a_case_of_death_can_take() -> None:
    """Cesi and Lugo are 71."""
    death = offers(late_taking(25))["case_of_death"]
    assert (death["gold"], death["victims"], death["is_lost"]) == (5, ["cesi", "lugo"], False)

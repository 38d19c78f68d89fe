"""Section 13: the cardinals that the Pope hands out, and the first phase of the round."""

import pytest

from tests.kit.borgia import Table, player, table
from tests.kit.borgia_deals import ballot, buy, elect
from tests.kit.rules import rule


def splits(game: Table) -> list[tuple[int, ...]]:
    """All ways to hand out the cardinals, by seat."""
    return [tuple(int(number) for number in text.split()) for text in game.can("cardinals ")]


def drawn(game: Table) -> Table:
    """Everybody draws a hand card."""
    for card in ("spy", "renzo", "doctor", "paolo"):
        game.go(f"draw {card}")
    return game


@rule("13.22", "13.23")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_pope_hands_out_as_many_cardinals_as_there_are_players_and_leaves_none(seats: int) -> None:
    game = table("cardinals", *[player(cardinals=3)] * seats, seats=seats, round=2)
    assert {sum(split) for split in splits(game)} == {seats}
    game.go("cardinals " + " ".join(["1"] * seats))
    assert game.cardinals == [4] * seats


@rule("13.22")
def test_he_gives_them_to_others_and_himself_as_he_likes() -> None:
    every = splits(table("cardinals", seats=3, round=2))
    whole = [(a, b, 3 - a - b) for a in range(4) for b in range(4 - a)]
    assert sorted(every) == sorted(split for split in whole if split[0] <= max(split[1:]) + 1)
    game = table("cardinals", player(cardinals=5), seats=3, round=2).go("cardinals 1 0 2")
    assert game.cardinals == [6, 4, 6]


@rule("13.24")
@pytest.mark.parametrize(("seats", "most"), [(3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize("pope", [0, 2])
def test_he_keeps_at_most_one_more_than_the_most_that_he_gives_to_one_other(seats: int, most: int, pope: int) -> None:
    game = table("cardinals", *[player(cardinals=3)] * seats, seats=seats, round=2, pope=pope)
    assert max(split[pope] for split in splits(game)) == most
    for split in splits(game):
        others = [number for seat, number in enumerate(split) if seat != pope]
        assert split[pope] <= max(others) + 1
    assert any(max(split) == seats for split in splits(game)), "all to one other"


@rule("13.25", "B59", "11.24")
def test_each_voter_gets_at_least_as_many_as_were_pledged_and_several_pledges_add_up() -> None:
    game = buy(table("pledges"), 1, 0, 2, "1 cardinals").go("accept")
    ballot(game, "12 0 0 0", "2 10 0 0", "0 0 12 0", "0 2 10 0")
    elect(buy(game, 1, 0, 2, "1 cardinals").go("accept"), 0)
    drawn(game)
    assert game.question == "cardinals"
    assert min(split[1] for split in splits(game)) == 2
    assert {(2, 2, 0, 0), (0, 4, 0, 0), (1, 2, 0, 1)} <= set(splits(game))


@rule("13.25", "3.15", "19.13")
def test_with_all_cardinals_promised_the_pope_is_not_asked() -> None:
    game = buy(table("pledges"), 1, 0, 2, "3 cardinals").go("accept")
    buy(game, 3, 1, 1, "1 ducats").go("refuse", "done", "done")
    buy(game, 2, 0, 2, "1 cardinals").go("accept")
    drawn(elect(game, 0))
    assert game.question == "moment", "there is nothing to choose"
    assert game.cardinals == [4, 7, 5, 4]


@rule("13.25")
def test_promises_are_over_when_the_pope_has_distributed() -> None:
    game = elect(buy(table("pledges"), 1, 0, 2, "2 cardinals").go("accept"), 0)
    drawn(game).go("cardinals 1 2 1 0")
    game.until("pledge")
    elect(game, 0).until("cardinals")
    assert (2, 0, 1, 1) in splits(game)


@rule("13.26", "3.2")
@pytest.mark.parametrize("pope", [0, 2])
def test_then_the_phase_of_the_pope_begins(pope: int) -> None:
    game = table("cardinals", round=2, pope=pope, market=12).go("cardinals 1 1 1 1")
    assert (game.question, game.asked, game.active) == ("moment", [pope], pope)

"""What the bot of Borgia asks for its votes, and which trades it offers and answers."""

import pytest

from curia.bots.borgia import BorgiaHeuristic
from curia.core.rng import Rng
from tests.kit.borgia import Table, player, table
from tests.kit.borgia_deals import buy, offer, sell

OFFICES = "vice_chancellor grand_penitentiary"
"""Nine votes."""


def chosen(game: Table, seat: int | None = None, seed: int = 1) -> str:
    """What the bot answers for a seat, or for the one that is asked."""
    who = game.seat if seat is None else seat
    bot = BorgiaHeuristic(game.game, Rng(seed))
    view = game.game.view(game.state, who, memory=True)
    return game.game.move_text(bot.choose(view, game.game.legal_moves(game.state, who), 0).move)


def play_until(game: Table, seat: int, last: str) -> Table:
    """The bot answers for its seat until it has given an answer that begins so."""
    while True:
        answer = chosen(game, seat)
        game.play(seat, answer)
        if answer.startswith(last):
            return game


# Votes ------------------------------------------------------------


@pytest.mark.parametrize(("round_", "small", "fair"), [(1, 12, 22), (2, 22, 32), (3, 45, 65)])
def test_votes_that_make_a_pope_cost_a_good_part_of_what_the_papacy_brings(round_: int, small: int, fair: int) -> None:
    """A vote used to cost the same whether it decided or not. 33, 50 and 100 ducats bring ten points."""
    for ducats, answer in ((small, "refuse"), (fair, "accept")):
        people = [player(lies=OFFICES, cardinals=6), player(lies="datary", ducats=200)]
        game = table("pledges", *people, player(cardinals=2), player(cardinals=2), round=round_)
        buy(game, 2, 0, 6, f"{ducats} ducats if elected")
        assert chosen(game) == answer, f"{ducats} ducats"


def test_the_one_who_is_ahead_pays_more() -> None:
    ahead = player(lies=f"{OFFICES} bologna ancona urbino", cardinals=5)
    behind = player(lies=OFFICES, cardinals=5)
    rich = player(lies="bologna ancona urbino raphael", cardinals=2, ducats=200)
    for candidate, rival, answer in ((ahead, player(cardinals=2), "refuse"), (behind, rich, "accept")):
        game = table("pledges", candidate, player(), player(cardinals=2), rival, round=2)
        buy(game, 2, 0, 6, "31 ducats if elected")
        assert chosen(game) == answer


def test_votes_that_decide_little_cost_little() -> None:
    people = [player(lies=OFFICES, cardinals=5), player(cardinals=5), player(cardinals=3), player(cardinals=3)]
    game = buy(table("pledges", *people, round=2), 2, 0, 1, "15 ducats")
    assert chosen(game) == "accept"


@pytest.mark.parametrize("ducats", [30, 60, 99])
def test_who_may_be_pope_does_not_sell(ducats: int) -> None:
    """As many votes as the buyer: the bot used to sell them all for 20 ducats."""
    people = [player(cardinals=6), player(cardinals=6), player(cardinals=4), player(cardinals=4)]
    game = buy(table("pledges", *people), 1, 0, 18, f"{ducats} ducats if elected")
    assert chosen(game) == "refuse"


def test_a_buyer_pays_no_more_than_the_papacy_is_worth() -> None:
    people = [player(cardinals=6, ducats=200), player(cardinals=6), player(cardinals=2), player(cardinals=2)]
    for ducats, answer in ((30, "accept"), (45, "refuse")):
        game = table("pledges", *people, round=2).go("done", "done")
        sell(game, 0, 0, 6, f"{ducats} ducats if elected")
        assert chosen(game) == answer


def test_a_refused_pledge_is_offered_again_only_for_more_and_only_once() -> None:
    """It used to come again as it was, before every ballot. The others want nothing and vote for themselves."""
    game = table("pledges", player(lies=OFFICES, cardinals=5), *[player(ducats=0, cardinals=5) for _ in range(3)])
    while "elected" not in game.events():
        if 0 in game.asked:
            game.play(0, chosen(game, 0))
        else:
            game.quiet()
    offers: dict[object, list[object]] = {}
    for terms in game.happened("pledge_offered"):
        offers.setdefault(terms["voter"], []).append(terms["amount"])
    assert len(game.happened("counted")) > 1
    assert len(offers) > 1
    assert all(len(amounts) <= 2 and amounts == sorted(set(map(int, map(str, amounts)))) for amounts in offers.values())


# Trades ------------------------------------------------------------


@pytest.mark.parametrize("card", ["savonarola", "accusation"])
def test_the_pope_sells_no_card_against_the_pope(card: str) -> None:
    """Not of himself: Savonarola used to be had for a ducat."""
    game = table("moment 0", player(card), round=2)
    assert chosen(game) == "go on"
    for ducats, answer in ((3, "refuse"), (30, "accept")):
        game = offer(table("moment 0", player(), player(card), pope=1, round=2), 1, f"{ducats}", card)
        assert chosen(game).replace("counter", "refuse") == answer


def test_a_condottiere_is_not_sold_for_less_than_may_just_have_been_paid() -> None:
    """Without ducats to pay him he used to be worth a third."""
    game = offer(table("moment 0", player(), player("oliverotto", ducats=4)), 1, "6", "oliverotto")
    assert chosen(game) != "accept"
    game = offer(table("moment 0", player(), player("oliverotto", ducats=4)), 1, "11", "oliverotto")
    assert chosen(game) == "accept"


def test_a_trade_is_not_offered_again_in_the_round_to_who_refused_it() -> None:
    """It used to come again in the next phase. In the next round it may."""
    people = [player("bande_nere", ducats=10), *[player(ducats=150) for _ in range(3)]]
    game = table("moment 0", *people)
    while game.round == 1:
        if game.asked == [0] and game.question in ("moment", "trade_give", "trade_ask"):
            game.play(0, chosen(game))
        else:
            game.quiet()
    asked = [told["other"] for told in game.happened("offered")]
    assert sorted(map(str, asked)) == ["1", "2", "3"]


# Bids ------------------------------------------------------------


def test_bids_vary() -> None:
    """From seed to seed, and with one seed they are always the same."""
    game = table("market", *[player(ducats=100) for _ in range(4)]).go("buy").chance("draw bologna")
    bids = [chosen(game, seed=seed) for seed in range(12)]
    assert len(set(bids)) > 1
    assert bids == [chosen(game, seed=seed) for seed in range(12)]

"""What can be said ahead, and how long it lasts."""

import pytest

from curia.core.errors import NotationError
from curia.core.types import NO_MOVE
from tests.kit.borgia import Table, new_table


def auction(bid: str = "") -> Table:
    """The first auction; the Pope has bid."""
    table = new_table().until("auction")
    return table.go(bid) if bid else table


def said(table: Table, kind: str, text: str) -> str:
    """The answer of the seat that is asked."""
    move = table.game.answer_ahead(table.state, table.seat, table.game.read_ahead(kind, text))
    return "" if move == NO_MOVE else table.game.move_text(move)


@pytest.mark.parametrize(
    ("bid", "text", "answer"),
    [
        ("", "up to 5", "pass"),
        ("", "pass", "pass"),
        ("bid 4", "up to 5", "bid 5"),
        ("bid 5", "up to 5", "pass"),
        ("bid 9", "up to 500", "bid 10"),
        ("bid 100", "up to 500", "pass"),
        ("bid 3", "pass", "pass"),
    ],
)
def test_who_stays_in_bids_the_least_that_leads(bid: str, text: str, answer: str) -> None:
    assert said(auction(bid), "auction", text) == answer


def test_what_is_said_for_an_auction_ends_with_it() -> None:
    table = auction("bid 3")
    lasts = table.game.ahead_lasts(table.state, "auction")
    table.go("bid 4")
    assert table.game.ahead_lasts(table.state, "auction") == lasts
    table.until("auction")
    while table.game.ahead_lasts(table.state, "auction") == lasts:
        assert table.question == "auction"
        table.quiet()
    table.until("auction")
    assert table.game.ahead_lasts(table.state, "auction") != lasts


def test_what_is_said_of_trades_lasts_for_the_round_and_of_votes_until_the_ballot() -> None:
    table = auction()
    trades = table.game.ahead_lasts(table.state, "trade_answer")
    table.reach("pledge")
    votes = table.game.ahead_lasts(table.state, "pledge_answer")
    assert table.game.ahead_lasts(table.state, "trade_answer") == trades
    table.until("ballot")
    while table.question == "ballot":
        assert table.game.ahead_lasts(table.state, "pledge_answer") == votes
        table.quiet()
    while table.question not in ("pledge", "moment"):
        table.quiet()
    assert table.game.ahead_lasts(table.state, "pledge_answer") != votes
    table.reach("moment")
    assert table.game.ahead_lasts(table.state, "trade_answer") != trades


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("auction", "bid 3"),
        ("auction", "up to three"),
        ("auction", "up to -1"),
        ("trade_answer", "accept"),
        ("pledge_answer", "up to 3"),
        ("pledge", "refuse"),
        ("doctor", "no doctor"),
        ("moment", "go on"),
    ],
)
def test_nothing_else_can_be_said_ahead(kind: str, text: str) -> None:
    with pytest.raises(NotationError):
        auction().game.read_ahead(kind, text)


@pytest.mark.parametrize("kind", ["trade_answer", "pledge_answer"])
def test_it_is_read_as_people_write_it(kind: str) -> None:
    game = auction().game
    assert game.read_ahead(kind, " Refuse ") == "refuse"
    assert game.read_ahead("auction", "Up  to 020") == "up to 20"

"""Section 4: the market, auctions, and spying on the market."""

from typing import Any

import pytest

from curia.core.types import OBSERVER
from tests.kit.borgia import Player, Table, player, table
from tests.kit.rules import rule


def auction(card: str = "doctor", *players: Player, **facts: Any) -> Table:
    """Seat 0 buys: a card is turned up and the opening bid is asked for."""
    return table("market", *players, **facts).go("buy", f"draw {card}")


@rule("4.1", "4.14")
def test_one_buys_or_spies_and_not_both() -> None:
    found = table("market", player("spy*2"))
    assert found.legal() == ["buy", "spy"]
    assert found.go("spy", "draw doctor").question == "moment"
    assert table("market", player("spy*2")).go("buy", "draw doctor").question == "auction"


@rule("4.2", "4.15", "14.21", "B41")
def test_who_has_no_spy_is_asked_and_must_buy() -> None:
    found = table("market", player("renzo"))
    assert (found.question, found.legal()) == ("market", ["buy"])
    assert found.game.decision(found.state, 0).discreet


@rule("4.3", "B42", "18.5")
def test_chance_decides_which_market_card_is_turned_up() -> None:
    found = table("market", market=3).go("buy")
    assert (found.question, len(found.odds())) == ("turn_up", 52)
    found.chance("draw titian")
    assert found.happened("turned_up") == [{"seat": 0, "card": "titian"}]
    assert (found.market, "titian" in found.deck) == (2, False)


@rule("4.4")
def test_the_player_in_phase_makes_the_first_bid() -> None:
    assert table("market", active=2).go("buy", "draw doctor").seat == 2
    assert auction().allows("bid 0")
    assert auction().go("bid 7").happened("bid") == [{"seat": 0, "ducats": 7}]


@rule("4.5", "B19")
def test_a_pass_at_the_opening_is_a_bid_of_0() -> None:
    found = auction().go("pass")
    assert found.happened("bid") == [{"seat": 0, "ducats": 0}]
    found.go("bid 5", "pass", "pass")
    assert found.seat == 0
    assert "bid 6" in found.legal()


@rule("4.6")
def test_the_others_are_asked_clockwise_round_and_round() -> None:
    found = table("market", active=2).go("buy", "draw doctor")
    asked = []
    for text in ("bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass", "bid 6", "pass", "bid 7"):
        asked.append(found.seat)
        found.go(text)
    assert asked == [2, 3, 0, 1, 2, 3, 0, 1, 2]
    assert found.seat == 0


@rule("4.7")
def test_a_raise_is_above_the_highest_bid() -> None:
    found = auction().go("bid 10")
    assert found.legal() == ["pass", *[f"bid {number}" for number in range(11, 101)]]
    assert found.go("bid 20").legal()[1] == "bid 21"


@rule("4.8")
@pytest.mark.parametrize("ducats", [0, 1, 40])
def test_nobody_bids_more_than_the_own_ducats(ducats: int) -> None:
    found = auction("doctor", player(ducats=ducats), player(ducats=ducats))
    assert found.legal() == ["pass", *[f"bid {number}" for number in range(1, ducats + 1)]]
    assert found.go("pass").legal() == ["pass", *[f"bid {number}" for number in range(1, ducats + 1)]]


@rule("4.9", "5.5")
def test_the_fee_does_not_limit_the_bid() -> None:
    found = auction("michelangelo", player(ducats=50))
    assert "bid 50" in found.legal()
    found.go("bid 50", "pass", "pass", "pass")
    assert found.legal() == ["reject"]


@rule("4.10")
def test_who_has_passed_is_out_of_this_auction() -> None:
    found = auction().go("pass", "pass", "bid 1", "bid 2", "bid 3")
    assert found.seat == 2, "seat 1 is left out"
    found.go("pass", "bid 4", "pass")
    assert (found.question, found.hand(3)) == ("moment", ["doctor"])


@rule("4.10")
def test_a_pass_does_not_bind_in_the_next_auction() -> None:
    found = auction().go("pass", "pass", "pass", "pass").until("market", 1).go("buy", "draw renzo")
    assert found.legal(1)[-1] == "bid 100"
    assert found.go("pass").seat == 2


@rule("4.11", "14.21", "B41")
def test_who_cannot_raise_is_asked_and_can_only_pass() -> None:
    found = auction("doctor", player(), player(ducats=5)).go("bid 5")
    assert (found.seat, found.legal()) == (1, ["pass"])
    assert found.game.decision(found.state, 1).discreet
    poor = auction("doctor", player(ducats=0))
    assert (poor.seat, poor.allows("bid 0"), poor.legal()) == (0, True, ["pass"])


@rule("4.11", "4.6")
def test_the_highest_bidder_is_not_asked_before_a_raise() -> None:
    found = auction().go("bid 5", "pass", "pass", "pass")
    assert found.question != "auction"
    found = auction().go("pass", "bid 5", "pass", "pass", "pass")
    assert (found.question, found.hand(1)) == ("moment", ["doctor"])


@rule("4.12")
def test_the_last_one_left_pays_the_bid_and_gets_the_card() -> None:
    found = auction().go("bid 3", "bid 12", "pass", "pass", "pass")
    assert found.ducats == [100, 88, 100, 100]
    assert found.hand(1) == ["doctor"]
    assert found.happened("sold") == [{"seat": 1, "card": "doctor", "ducats": 12}]
    assert found.moment == 1


@rule("4.12")
def test_a_card_for_which_nobody_bids_is_free() -> None:
    found = auction("imola").go("pass", "pass", "pass", "pass")
    assert (found.lies(0), found.ducats[0]) == (["imola"], 100)


@rule("4.13", "5.1")
def test_a_must_play_card_is_laid_by_its_buyer_at_once() -> None:
    found = auction("datary").go("pass", "pass", "bid 1", "pass", "pass")
    assert (found.question, found.seat) == ("place", 2)
    assert found.go("house datary in palestrina").place("datary") == "palestrina"
    assert (found.lies(2), found.hand(2)) == (["datary"], [])


@rule("4.13", "14.9")
def test_everybody_knows_a_hand_card_that_was_bought() -> None:
    found = auction("renzo").go("pass", "bid 1", "pass", "pass", "pass")
    for watcher in (0, 2, 3, OBSERVER):
        assert found.knows(watcher) == [("renzo", [1])]
    assert found.knows(1) == []


# Spying ------------------------------------------------------------


@rule("4.14", "6.8")
def test_a_spy_takes_a_market_card_for_nothing() -> None:
    found = table("market", player("spy*2"), market=4).go("spy", "draw doctor")
    assert found.hand(0) == ["spy", "doctor"]
    assert (found.gone, found.market, found.ducats[0]) == (["spy"], 3, 100)
    assert found.moment == 1


@rule("4.14", "6.16")
@pytest.mark.parametrize("text", ["play spy on 1", "play poison on titian", "play marriage with 1", "hire renzo"])
def test_no_other_card_is_used_in_step_1(text: str) -> None:
    found = table("market", player("spy poison marriage renzo"), player(lies="titian"))
    assert not found.allows(text)


@rule("4.15")
def test_a_spy_of_another_hand_does_not_help() -> None:
    assert table("market", player(), player("spy*6")).legal() == ["buy"]


@rule("4.16", "B22")
def test_a_must_play_card_taken_by_a_spy_is_laid_seen_by_all() -> None:
    found = table("market", player("spy")).go("spy", "draw imola")
    assert (found.lies(0), found.hand(0)) == (["imola"], [])
    assert found.happened("laid") == [{"seat": 0, "card": "imola"}]


@rule("4.16", "5.4")
@pytest.mark.parametrize(("ducats", "answers"), [(30, ["reject", "pay"]), (29, ["reject"])])
def test_an_artist_taken_by_a_spy_costs_the_fee_or_is_rejected(ducats: int, answers: list[str]) -> None:
    found = table("market", player("spy", ducats=ducats)).go("spy", "draw titian")
    assert (found.question, found.legal()) == ("fee", answers)
    assert found.go("reject").pile == ["titian"]


@rule("4.17", "14.15", "14.10", "B22")
def test_only_the_spy_knows_the_hand_card_taken() -> None:
    one, other = (table("market", player("spy")).go("spy", f"draw {card}") for card in ("renzo", "doctor"))
    assert one.seen_by(0, "took_unseen") == [{"seat": 0, "card": "renzo"}]
    for watcher in (1, OBSERVER):
        assert one.seen_by(watcher, "took_unseen") == [{"seat": 0}]
        assert one.happened("spied_on_market") == [{"seat": 0}]
        assert one.sees(watcher) == other.sees(watcher)
        assert one.knows(watcher) == []


@rule("4.18", "6.44", "B8")
def test_savonarola_bars_the_pope_from_spying_on_the_market() -> None:
    assert table("market", player("spy"), savonarola=True).legal() == ["buy"]
    assert table("market", player("spy"), pope=1, savonarola=True).legal() == ["buy", "spy"]


@rule("4.19", "6.42", "6.47", "B28")
def test_marriage_and_savonarola_limit_no_bids() -> None:
    found = table("market", savonarola=True, spouses=[0, 1]).go("buy", "draw doctor")
    assert found.legal()[-1] == "bid 100"
    assert found.go("bid 4").legal()[-1] == "bid 100"

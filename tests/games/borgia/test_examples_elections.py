"""Section 17: the worked examples of trades, elections and distributions, E24 to E34, E38 and E39, as they are told."""

import pytest

from tests.kit.borgia import Table, player, table
from tests.kit.borgia_deals import all_done, ballot, buy, counter, elect, naming, offer, sell, totals
from tests.kit.rules import rule

ADA, BRUNO, CLARA, DARIO = range(4)


@rule("E24", "8.12", "8.25")
def test_e24_a_trade_with_an_artist() -> None:
    people = player("spy", ducats=10), player(lies="perugino")
    poor = naming(table("moment 0", *people), BRUNO, "10").go("ask perugino")
    assert not poor.allows("ask 0 ducats")
    game = offer(table("moment 0", *people), BRUNO, "spy", "perugino 20").go("accept")
    assert game.ducats[ADA] == 15


@rule("E25", "8.4", "8.21", "8.22", "8.23")
def test_e25_consent() -> None:
    game = table("moment 0", player(), player(lies="faenza(treasurer)"), active=BRUNO)
    offer(game, CLARA, "faenza", "60").go("accept")
    assert game.asked == [ADA]
    game.go("forbid")
    assert game.lies(BRUNO) == ["faenza", "treasurer"]
    assert game.ducats == [100] * 4
    for _ in range(2):
        assert game.can("offer ") != []
        offer(game, CLARA, "1").go("refuse")
    assert game.can("offer ") == []
    pope = table("moment 0", player(), player(lies="faenza(treasurer)"), active=BRUNO, pope=CLARA)
    assert offer(pope, CLARA, "faenza", "60").go("accept").lies(CLARA) == ["faenza", "treasurer"]


@rule("E26", "8.3", "8.14", "8.15", "8.16", "8.18", "8.19", "8.20")
def test_e26_a_counter_offer() -> None:
    people = player(), player(), player(), player("renzo paolo")
    game = offer(table("moment 0", *people), DARIO, "20", "condottiere")
    counter(game, "renzo", "30")
    assert game.knows(ADA) == [("renzo", [DARIO])]
    assert (game.asked, game.legal()) == ([ADA], ["refuse", "accept"])
    game.go("refuse")
    for _ in range(2):
        offer(game, DARIO, "1").go("refuse")
    assert game.question == "market"


@rule("E27", "10.13", "10.17", "10.18", "10.19", "10.20", "10.21")
def test_e27_elimination() -> None:
    game = ballot(table("pledges"), "12 0 0 0", "0 12 0 0", "2 0 10 0", "0 2 2 8")
    assert totals(game) == [14, 14, 12, 8]
    assert game.happened("out")[-1] == {"seat": DARIO}
    ballot(game, "12 0 0 0", "0 12 0 0", "0 0 12 0", "8 4 0 0")
    assert totals(game) == [20, 16, 12, 0]
    assert game.happened("out")[-1] == {"seat": CLARA}
    ballot(game, "12 0 0 0", "0 12 0 0", "0 12 0 0", "12 0 0 0")
    assert totals(game) == [24, 24, 0, 0]
    ballot(game, "12 0 0 0", "0 12 0 0", "0 12 0 0", "12 0 0 0")
    assert len(game.happened("voted_aloud")) == 4
    assert (game.asked, game.legal()) == ([DARIO], ["elect 0", "elect 1"])


@rule("E28", "10.14", "10.15")
def test_e28_a_tie_for_last() -> None:
    game = table("pledges", pope=CLARA)
    ballot(game, "12 0 0 0", "0 12 0 0", "4 0 8 0", "2 2 0 8")
    assert totals(game) == [18, 14, 8, 8]
    assert (game.asked, game.legal()) == ([CLARA], ["out 2", "out 3"])
    halves = ballot(table("pledges", pope=CLARA), "12 0 0 0", "0 12 0 0", "12 0 0 0", "0 12 0 0")
    halves.go("out 2")
    assert all_done(halves).happened("ballot")[-1]["candidates"] == [ADA, BRUNO, DARIO]


@rule("E29", "10.22", "10.23", "10.24", "10.25")
def test_e29_open_election() -> None:
    game = table("pledges", seats=3, election="open")
    for _ in range(6):
        assert game.happened("out") == []
        ballot(game, "12 0 0", "0 12 0", "0 0 12")
    assert game.legal() == ["out 0", "out 1", "out 2"]
    game.go("out 2")
    assert all_done(game).asked == [ADA, BRUNO, CLARA], "the seventh is secret"
    ballot(game, "12 0 0", "0 12 0", "6 6 0")
    all_done(game).go("vote 12 for 0")
    assert game.asked == [BRUNO], "the eighth is aloud"
    game.go("vote 12 for 1")
    assert {text.split()[1] for text in game.legal()} == {"0", "12"}
    game.go("vote 12 for 0")
    assert game.happened("elected") == [{"seat": ADA}]
    assert len(game.happened("ballot")) == 8


@rule("E30", "1.9", "11.21", "11.23", "11.26")
def test_e30_set_aside() -> None:
    game = pledged().go("done")
    assert game.asked == [DARIO]
    assert sell(game, BRUNO, ADA, 1, "25 ducats").legal() == ["refuse"]
    out = ballot(pledged(), "0 12 0 0", "0 12 0 0", "1 0 11 0", "0 0 6 6")
    assert out.happened("out") == [{"seat": ADA}]
    assert out.aside == [0, 30, 0, 0]
    elect(out, CLARA)
    assert (out.ducats[BRUNO], out.aside) == (50, [0] * 4)


def pledged() -> Table:
    """Bruno, who has 50 ducats, has pledged Clara 30 of them if Ada is elected."""
    game = table("pledges", player(), player(ducats=50), pope=BRUNO)
    return buy(game, CLARA, ADA, 1, "30 ducats if elected").go("accept")


@rule("E31", "11.12", "11.19")
@pytest.mark.parametrize("candidate", [ADA, BRUNO, DARIO])
def test_e31_votes_add_up(candidate: int) -> None:
    people = player(), player(), player(cardinals=5)
    game = buy(table("pledges", *people), CLARA, ADA, 10, "1 ducats").go("accept")
    game.go("buy from 2", f"candidate {candidate}")
    assert game.can("votes ") == ["1", "2", "3", "4", "5"]
    game.go("votes 5", "price 1 ducats", "refuse")
    ballot(game, "12 0 0 0", "0 12 0 0", "10 0 5 0", "0 0 0 12")
    assert totals(game)[ADA] == 22


@rule("E32", "11.16", "13.24", "13.25")
def test_e32_promised_cardinals() -> None:
    game = table("pledges", pope=BRUNO).go("done", "done", "done")
    buy(game, BRUNO, ADA, 1, "2 cardinals").go("accept")
    buy(game, CLARA, ADA, 1, "1 cardinals").go("accept")
    game.go("buy from 3", "candidate 0", "votes 1")
    assert game.allows("price 1 cardinals")
    assert not game.allows("price 2 cardinals")
    game.go("price 1 ducats", "refuse")
    elect(game, ADA).until("cardinals")
    assert sorted(game.can("cardinals ")) == ["0 2 1 1", "0 2 2 0", "0 3 1 0", "1 2 1 0"]


@rule("E33", "11.10", "13.17", "13.20", "6.49")
def test_e33_promised_office() -> None:
    people = player(lies="datary auditor"), player(), player(), player("accusation")
    game = buy(table("pledges", *people, round=2), DARIO, ADA, 6, "datary").go("accept")
    ballot(game, "17 0 0 0", "0 12 0 0", "0 0 10 2", "6 3 3 0")
    ballot(game, "17 0 0 0", "0 12 0 0", "0 1 11 0", "5 7 0 0")
    assert len(game.happened("out")) == 2
    elect(game, ADA)
    assert (game.pope, game.round) == (ADA, 3)
    for card in ("spy", "renzo", "doctor", "paolo"):
        game.go(f"draw {card}")
    assert game.lies(DARIO) == ["datary"]
    assert game.can("assign auditor to ") == ["1", "2", "3"]
    game.go("assign auditor to 1", "house auditor nowhere", "house datary nowhere", "cardinals 1 2 1 0")
    assert "accusation" not in game.until("play", DARIO).can("play ")


@rule("E33", "6.48")
def test_e33_dario_may_accuse_her_if_she_reshuffles() -> None:
    people = player(lies="datary"), player(lies="auditor"), player(), player("accusation")
    game = buy(table("pledges", *people, round=2), DARIO, ADA, 6, "datary").go("accept")
    elect(game, ADA)
    for card in ("spy", "renzo", "doctor", "paolo"):
        game.go(f"draw {card}")
    game.go("reshuffle", "draw auditor", "house auditor nowhere", "house datary nowhere", "cardinals 1 2 1 0")
    assert "accusation" in game.until("play", DARIO).can("play ")


@rule("E34", "13.11", "13.13", "13.16")
def test_e34_reshuffle() -> None:
    people = player(lies="auditor"), player(lies="treasurer florence(datary)"), player(lies="camerlengo")
    game = table("ducats", *people, round=2).go("reshuffle", "draw datary", "draw camerlengo", "draw treasurer")
    assert [len(game.lies(seat)) for seat in (BRUNO, CLARA, DARIO)] == [2, 1, 0]
    for seat, card in ((BRUNO, "camerlengo"), (BRUNO, "datary"), (CLARA, "treasurer")):
        assert game.asked == [seat]
        game.go(f"house {card} nowhere")
    assert (game.asked, game.question) == ([ADA], "hand_out")


@rule("E38", "11.12", "11.13")
def test_e38_pledges_in_the_last_ballot() -> None:
    game = table("pledges", candidates=(ADA, BRUNO), ballot=4, last_ballot=True, first_out=DARIO)
    game.go("buy from 2", "candidate 0")
    assert game.question == "pledge_price", "Ada cannot name 6 votes"
    game.go("price 20 ducats", "accept")
    assert game.ducats[CLARA] == 120
    assert game.asked == [BRUNO]
    assert "2" not in game.can("buy from ")
    assert game.happened("pledge_accepted")[0]["votes"] == 12


@rule("E39", "11.17")
def test_e39_no_promises_of_offices_in_round_3() -> None:
    people = player(), player(), player(), player(lies="datary", ducats=2)
    game = table("pledges", *people, round=3, pope=DARIO).go("buy from 0", "candidate 3", "votes 4")
    ducats = ["price 1 ducats", "price 2 ducats", "price 1 ducats if elected", "price 2 ducats if elected"]
    assert game.legal() == ducats

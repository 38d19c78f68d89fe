"""Section 11: pledges before a ballot; offices and cardinals as their price."""

import pytest

from tests.kit.borgia import Table, player, table
from tests.kit.borgia_deals import all_done, ballot, buy, elect, sell
from tests.kit.rules import rule

NOBODY = ["12 0 0 0", "0 12 0 0", "0 0 12 0", "4 4 4 0"]
"""A first ballot without a majority, in which Dario goes out."""


def prices(game: Table) -> list[str]:
    """The prices that can be named now, other than ducats."""
    return [text for text in game.can("price ") if "ducats" not in text]


# Turns ------------------------------------------------------------


@rule("11.1")
def test_a_pledge_binds_a_voter_to_give_a_candidate_votes_for_a_price_from_a_payer() -> None:
    game = buy(table("pledges"), 1, 2, 4, "7 ducats").go("accept")
    told = {"seat": 1, "voter": 1, "payer": 0, "candidate": 2, "votes": 4, "price": "ducats", "amount": 7}
    assert game.happened("pledge_accepted") == [told]
    assert game.ducats[:2] == [93, 107]


@rule("11.2")
@pytest.mark.parametrize("pope", [0, 2])
def test_from_the_pope_clockwise_each_makes_one_offer_or_says_done(pope: int) -> None:
    game = table("pledges", pope=pope)
    for number in range(6):
        assert game.asked == [(pope + number) % 4]
        other = (pope + number + 1) % 4
        buy(game, other, 0, 1, "1 ducats").go("refuse")


@rule("11.3", "B36")
def test_done_is_final_for_this_ballot_but_one_may_still_accept() -> None:
    game = table("pledges").go("done", "done")
    assert buy(game, 0, 2, 3, "5 ducats").asked == [0]
    game.go("accept", "done")
    assert game.asked == [2]
    assert buy(game, 1, 2, 3, "5 ducats").asked == [1]
    game.go("refuse")
    assert game.asked == [2], "the others are done"
    assert game.go("done").question == "ballot"


@rule("11.2", "10.11")
@pytest.mark.parametrize("pope", [1, 2])
def test_before_every_ballot_the_pope_begins(pope: int) -> None:
    game = table("phase", market=0, pope=pope)
    assert game.asked == [pope]
    ballot(game, *NOBODY)
    assert (game.question, game.asked) == ("pledge", [pope])


@rule("11.3")
def test_before_the_next_ballot_all_are_asked_again() -> None:
    game = ballot(table("pledges"), *NOBODY)
    for seat in range(4):
        assert game.asked == [seat]
        game.go("done")


@rule("11.4", "B10", "B56")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_after_three_offers_accepted_or_not_one_is_done(answer: str) -> None:
    game = table("pledges", pope=1).go("done", "done", "done")
    for _ in range(3):
        assert game.asked == [0]
        buy(game, 1, 0, 1, "1 ducats").go(answer)
    assert game.question == "ballot"
    assert len(game.happened("pledge_offered")) == 3


@rule("11.4", "B10")
def test_three_offers_for_each_ballot() -> None:
    game = table("pledges").go("done", "done", "done")
    buy(game, 1, 0, 1, "1 ducats").go("refuse")
    ballot(game, *NOBODY).go("done", "done", "done")
    for _ in range(3):
        assert game.asked == [3]
        buy(game, 1, 0, 1, "1 ducats").go("refuse")
    assert game.question == "ballot"


@rule("11.5", "11.6")
def test_one_offers_as_the_voter_or_as_the_payer_to_any_other_player() -> None:
    game = table("pledges", pope=1)
    assert game.legal() == ["done", *[f"sell to {other}" for other in (0, 2, 3)], *[f"buy from {o}" for o in (0, 2, 3)]]
    sold = sell(table("pledges", pope=1), 3, 0, 2, "4 ducats")
    assert sold.asked == [3], "the payer answers"
    assert sold.happened("pledge_offered")[0].items() >= {"seat": 1, "voter": 1, "payer": 3}.items()
    bought = buy(table("pledges", pope=1), 3, 0, 2, "4 ducats")
    assert bought.asked == [3], "the voter answers"
    assert bought.happened("pledge_offered")[0].items() >= {"seat": 1, "voter": 3, "payer": 1}.items()


@rule("11.7", "B36")
@pytest.mark.parametrize("candidate", [0, 1, 2])
def test_the_candidate_is_anyone_who_is_not_out_voter_and_payer_too(candidate: int) -> None:
    game = table("pledges", candidates=(0, 1, 2), ballot=2, first_out=3).go("buy from 1")
    assert game.can("candidate ") == ["0", "1", "2"]
    assert game.go(f"candidate {candidate}", "votes 3", "price 5 ducats", "accept").ducats[:2] == [95, 105]


@rule("11.8", "B56")
def test_the_other_one_accepts_or_refuses_at_once_without_a_counter_offer() -> None:
    game = buy(table("pledges"), 2, 0, 3, "5 ducats")
    assert (game.asked, game.legal()) == ([2], ["refuse", "accept"])
    game.go("refuse")
    assert game.ducats == [100] * 4
    assert game.happened("pledge_refused") == [{"seat": 2, "other": 0}]
    assert all_done(game).happened("pledge_accepted") == []


# Prices ------------------------------------------------------------


@rule("11.9", "11.14", "11.15", "11.16", "B36", "B56")
def test_the_price_is_ducats_now_or_if_elected_an_office_or_cardinals() -> None:
    game = table("pledges", player(lies="datary valencia(treasurer) imola titian", ducats=3))
    game.go("buy from 1", "candidate 0", "votes 2")
    ducats = [f"{number} ducats{when}" for when in ("", " if elected") for number in (1, 2, 3)]
    assert game.can("price ") == [*ducats, "datary", "treasurer", *[f"{number} cardinals" for number in (1, 2, 3, 4)]]


@rule("11.9", "B56")
def test_a_pledge_has_one_price_and_is_offered_when_it_is_named() -> None:
    assert buy(table("pledges"), 1, 0, 2, "1 cardinals").question == "pledge_answer"


@rule("11.10", "B37", "11.24")
def test_if_elected_means_in_this_election_in_whatever_ballot() -> None:
    game = buy(table("pledges"), 1, 0, 2, "30 ducats if elected").go("accept")
    ballot(game, "12 0 0 0", "2 10 0 0", "0 0 12 0", "0 2 10 0")
    assert game.happened("out") == [{"seat": 3}]
    elect(game, 0)
    assert game.ducats[:2] == [70, 130]
    assert game.happened("pledge_paid") == [{"seat": 0, "other": 1, "ducats": 30}]


@rule("11.10", "B37")
def test_a_pledge_of_one_election_means_nothing_in_the_next() -> None:
    game = buy(table("pledges"), 1, 2, 2, "30 ducats if elected").go("accept")
    ballot(game, "0 0 0 12", "0 0 2 10", "0 0 0 12", "0 0 0 12")
    game.until("pledge")
    elect(game, 2)
    assert game.happened("pledge_paid") == []


# Votes ------------------------------------------------------------


@rule("11.11")
def test_a_pledge_is_for_at_least_one_vote() -> None:
    game = table("pledges").go("buy from 1", "candidate 0")
    assert game.can("votes ") == [str(number) for number in range(1, 13)]


@rule("11.12", "B36", "B58")
@pytest.mark.parametrize("second", [0, 1, 2])
def test_pledged_votes_add_up_and_are_not_more_than_one_has(second: int) -> None:
    game = buy(table("pledges"), 3, 0, 10, "1 ducats").go("accept", "buy from 3", f"candidate {second}")
    assert game.can("votes ") == ["1", "2"]


@rule("11.12", "B58")
def test_who_has_pledged_all_votes_can_neither_sell_nor_be_asked_for_more() -> None:
    game = buy(table("pledges"), 1, 0, 12, "1 ducats").go("accept")
    assert game.seat == 1
    assert game.can("sell to ") == []
    assert game.can("buy from ") == ["0", "2", "3"]
    assert game.go("done").can("buy from ") == ["0", "3"]


@rule("11.12")
def test_votes_that_were_refused_stay_free() -> None:
    game = buy(table("pledges"), 1, 0, 12, "1 ducats").go("refuse")
    assert game.can("sell to ") == ["0", "2", "3"]


@rule("11.13", "B57")
def test_in_the_last_ballot_a_pledge_is_for_all_votes_and_each_voter_makes_one() -> None:
    game = table("pledges", candidates=(0, 1), ballot=4, last_ballot=True, first_out=3)
    game.go("buy from 2", "candidate 1")
    assert game.can("votes ") == [], "the number is not asked for"
    game.go("price 9 ducats", "accept")
    assert game.happened("pledge_accepted")[0]["votes"] == 12
    assert game.can("buy from ") == ["0", "3"]
    game.go("done")
    assert game.can("sell to ") == []


@rule("11.13", "10.20")
def test_a_vote_bound_in_the_last_ballot_is_not_asked() -> None:
    game = table("pledges", candidates=(0, 1), ballot=4, last_ballot=True, first_out=3)
    game.go("buy from 1", "candidate 0", "price 9 ducats", "accept")
    all_done(game).go("vote 12 for 0")
    assert game.happened("voted_aloud")[-1] == {"seat": 1, "votes": [12, 0, 0, 0]}
    assert game.asked == [2]


# Offices and cardinals ------------------------------------------------------------


@rule("11.14", "B36")
def test_only_the_candidate_himself_as_the_payer_promises_offices_and_cardinals() -> None:
    people = player(lies="datary"), player(lies="treasurer")
    assert prices(table("pledges", *people).go("buy from 1", "candidate 0", "votes 2")) != []
    for candidate in (1, 2):
        assert prices(table("pledges", *people).go("buy from 1", f"candidate {candidate}", "votes 2")) == []
    selling = table("pledges", *people).go("sell to 1", "candidate 1", "votes 2")
    assert prices(selling) == ["treasurer", *[f"{number} cardinals" for number in (1, 2, 3, 4)]]
    assert prices(table("pledges", *people).go("sell to 1", "candidate 0", "votes 2")) == []


@rule("11.15", "B36", "B58")
def test_an_office_is_promised_once_in_an_election() -> None:
    game = table("pledges", player(lies="datary treasurer"), player(lies="auditor"))
    buy(game, 1, 0, 2, "datary").go("accept", "done", "done", "done")
    game.go("buy from 2", "candidate 0", "votes 1")
    assert [text for text in prices(game) if "cardinals" not in text] == ["treasurer"]


@rule("11.15", "11.24", "B58")
def test_an_office_promised_before_an_earlier_ballot_stays_promised() -> None:
    game = table("pledges", player(lies="datary", cardinals=3))
    buy(game, 1, 0, 2, "datary").go("accept")
    ballot(game, "12 0 0 0", "2 10 0 0", "0 0 12 0", "0 2 10 0")
    game.go("buy from 2", "candidate 0", "votes 1")
    assert [text for text in prices(game) if "cardinals" not in text] == []


@rule("11.15")
def test_an_office_whose_promise_was_refused_can_be_promised_again() -> None:
    game = buy(table("pledges", player(lies="datary")), 1, 0, 2, "datary").go("refuse", "done", "done", "done")
    assert "datary" in prices(game.go("buy from 2", "candidate 0", "votes 1"))


@rule("11.16", "B36", "B58")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_more_cardinals_are_promised_than_the_pope_hands_out(seats: int) -> None:
    game = table("pledges", *[player(cardinals=3)] * seats, seats=seats)
    game.go("buy from 1", "candidate 0", "votes 1")
    assert prices(game)[-1] == f"{seats} cardinals"
    game.go("price 2 cardinals", "accept", *["done"] * (seats - 1), "buy from 2", "candidate 0", "votes 1")
    assert prices(game)[-1] == f"{seats - 2} cardinals"


@rule("11.16")
def test_each_candidate_promises_cardinals_of_the_own() -> None:
    game = buy(table("pledges"), 1, 0, 2, "3 cardinals").go("accept")
    assert prices(game.go("buy from 2", "candidate 1", "votes 1"))[-1] == "4 cardinals"


@rule("11.17", "B36")
def test_in_round_3_neither_offices_nor_cardinals_are_promised() -> None:
    game = table("pledges", player(lies="datary"), round=3).go("buy from 1", "candidate 0", "votes 2")
    assert prices(game) == []


@rule("11.17", "11.20")
def test_without_ducats_offices_and_cardinals_nothing_can_be_offered_for_votes() -> None:
    game = table("pledges", player(lies="datary", ducats=0), round=3)
    assert game.can("buy from ") == []
    assert game.can("sell to ") == ["1", "2", "3"]


@rule("11.14", "11.20")
def test_without_ducats_votes_are_bought_for_oneself_only() -> None:
    game = table("pledges", player(ducats=0)).go("buy from 1")
    assert game.can("candidate ") == ["0"]
    out = table("pledges", player(ducats=0), candidates=(1, 2, 3), ballot=2, first_out=0)
    assert out.can("buy from ") == []


# What is remembered of refusals ------------------------------------------------------------


def refused_pledges(game: Table) -> list[list[int]]:
    return [game.lanes(packed) for packed in game.state.table.pledges_refused]


def test_a_refused_pledge_is_remembered_until_the_election_is_over() -> None:
    """In all its ballots, by the one who offered it; one that was accepted is not among them."""
    game = buy(table("pledges"), 1, 0, 4, "7 ducats").go("refuse")
    buy(game, 2, 2, 1, "7 ducats").go("accept")
    assert refused_pledges(game) == [[0, 1, 0, 0], [0] * 4, [0] * 4, [0] * 4]
    ballot(game, *NOBODY)
    assert refused_pledges(sell(game, 1, 0, 4, "7 ducats").go("refuse"))[0] == [0, 2, 0, 0]
    assert refused_pledges(elect(game, 0)) == [[0] * 4] * 4

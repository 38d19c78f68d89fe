"""Section 11: ducats as the price of a pledge, how pledges bind, and what becomes of them."""

import pytest

from curia.core.types import OBSERVER
from tests.kit.borgia import Table, player, table
from tests.kit.borgia_deals import all_done, ballot, buy, elect, sell, totals
from tests.kit.rules import rule


def most_ducats(game: Table) -> list[str]:
    """The largest sums that can be named now, now and if elected."""
    named = [text for text in game.can("price ") if "ducats" in text]
    return [[text for text in named if text.endswith(end)][-1] for end in ("ducats", "elected")]


# Ducats ------------------------------------------------------------


@rule("11.18", "B52", "19.4")
@pytest.mark.parametrize(("round_", "most"), [(1, 660), (2, 1060), (3, 1460)])
def test_nobody_asks_for_more_than_all_players_together_could_own(round_: int, most: int) -> None:
    game = table("pledges", round=round_).go("sell to 1", "candidate 2", "votes 2")
    assert most_ducats(game) == [f"{most} ducats", f"{most} ducats if elected"]


@rule("11.19")
def test_an_accepted_pledge_is_kept_and_more_votes_may_be_given() -> None:
    game = all_done(buy(table("pledges"), 1, 0, 10, "5 ducats").go("accept"))
    ballot(game, "12 0 0 0", "12 0 0 0", "0 0 12 0", "0 0 12 0")
    assert totals(game)[0] == 24


@rule("11.19")
def test_a_voter_whose_votes_are_all_pledged_is_not_asked_to_vote() -> None:
    game = all_done(buy(table("pledges"), 1, 2, 12, "5 ducats").go("accept"))
    assert game.asked == [0, 2, 3]
    assert game.seen_by(1, "voted") == [{"seat": 1, "votes": [0, 0, 12, 0]}]


@rule("11.20", "1.9")
def test_who_offers_ducats_must_have_them_in_the_own_means() -> None:
    game = table("pledges", player(ducats=50)).go("buy from 1", "candidate 0", "votes 2")
    assert most_ducats(game) == ["50 ducats", "50 ducats if elected"]
    game.go("price 30 ducats if elected", "accept", "done", "done", "done")
    assert game.aside == [30, 0, 0, 0]
    assert most_ducats(game.go("buy from 1", "candidate 0", "votes 2")) == ["20 ducats", "20 ducats if elected"]


@rule("11.21", "B36", "B58", "14.21")
@pytest.mark.parametrize("when", ["", " if elected"])
def test_who_is_asked_for_ducats_and_lacks_them_can_only_refuse(when: str) -> None:
    poor = table("pledges", player(), player(ducats=24))
    assert sell(poor, 1, 0, 2, f"25 ducats{when}").legal() == ["refuse"]
    rich = table("pledges", player(), player(ducats=25))
    assert sell(rich, 1, 0, 2, f"25 ducats{when}").legal() == ["refuse", "accept"]


@rule("11.21")
def test_an_office_or_cardinals_asked_for_can_be_accepted_without_ducats() -> None:
    game = sell(table("pledges", player(), player(lies="datary", ducats=0)), 1, 1, 2, "datary")
    assert game.legal() == ["refuse", "accept"]


@rule("11.22")
def test_ducats_now_go_to_the_voter_at_once_and_may_be_used_for_other_pledges() -> None:
    game = buy(table("pledges", player(), player(ducats=0)), 1, 0, 2, "40 ducats").go("accept")
    assert game.ducats[:2] == [60, 40]
    assert most_ducats(game.go("buy from 2", "candidate 0", "votes 2"))[0] == "40 ducats"


@rule("11.23", "B36")
def test_ducats_if_elected_are_set_aside_with_the_acceptance_not_with_the_offer() -> None:
    game = buy(table("pledges"), 1, 2, 2, "60 ducats if elected")
    assert game.aside == [0] * 4
    game.go("accept")
    assert (game.ducats, game.aside) == ([100] * 4, [60, 0, 0, 0])


@rule("11.23", "11.25", "B36")
def test_they_stay_set_aside_even_if_the_candidate_goes_out() -> None:
    game = buy(table("pledges"), 1, 3, 1, "60 ducats if elected").go("accept")
    ballot(game, "12 0 0 0", "0 11 0 1", "0 0 12 0", "4 4 4 0")
    assert game.happened("out") == [{"seat": 3}]
    assert game.aside == [60, 0, 0, 0]
    assert most_ducats(game.go("buy from 1", "candidate 1", "votes 1"))[0] == "40 ducats"
    game.go("price 1 ducats", "refuse")
    elect(game, 1)
    assert (game.ducats[:2], game.aside) == ([100, 100], [0] * 4)


@rule("11.24")
def test_a_voter_may_take_ducats_from_several_payers_for_different_candidates() -> None:
    game = buy(table("pledges"), 3, 0, 5, "10 ducats").go("accept")
    buy(game, 3, 2, 4, "20 ducats").go("accept")
    assert game.ducats == [90, 80, 100, 130]
    all_done(game)
    ballot(game, "12 0 0 0", "0 12 0 0", "0 0 12 0", "6 0 6 0")
    assert totals(game) == [18, 12, 18, 0]


@rule("11.24")
def test_pledges_of_an_earlier_ballot_do_not_bind_votes_any_more() -> None:
    game = buy(table("pledges"), 1, 0, 12, "10 ducats").go("accept")
    ballot(game, "12 0 0 0", "12 0 0 0", "0 6 6 0", "0 7 0 5")
    assert game.go("done").can("sell to ") == ["0", "2", "3"]
    assert 1 in all_done(game).asked
    ballot(game, "12 0 0 0", "0 12 0 0", "0 12 0 0", "0 12 0 0")
    assert game.happened("elected") == [{"seat": 1}]


@rule("11.25")
def test_ducats_already_paid_stay_with_the_voter() -> None:
    game = buy(table("pledges"), 1, 3, 1, "30 ducats").go("accept")
    ballot(game, "12 0 0 0", "0 11 0 1", "0 0 12 0", "4 4 4 0")
    assert elect(game, 2).ducats == [70, 130, 100, 100]


@rule("11.26", "10.29")
def test_the_ducats_for_the_elected_go_to_the_voters_and_all_others_are_free_again() -> None:
    game = buy(table("pledges"), 1, 2, 2, "30 ducats if elected").go("accept")
    buy(game, 0, 2, 2, "10 ducats if elected").go("accept")
    buy(game, 3, 0, 2, "40 ducats if elected").go("accept")
    assert game.aside == [30, 10, 40, 0]
    elect_with_pledges(game)
    assert game.happened("elected") == [{"seat": 2}]
    assert game.ducats == [100 - 30 + 10, 100 - 10 + 30, 100, 100]
    assert game.aside == [0] * 4
    paid = [(facts["seat"], facts["other"], facts["ducats"]) for facts in game.happened("pledge_paid")]
    assert sorted(paid) == [(0, 1, 30), (1, 0, 10)]


def elect_with_pledges(game: Table) -> Table:
    """Clara is elected though 2 votes of Dario are pledged to Ada."""
    return ballot(game, "0 0 12 0", "0 0 12 0", "0 0 12 0", "2 0 10 0")


@rule("11.26", "12.2")
def test_the_points_are_given_after_the_ducats_of_pledges_are_paid() -> None:
    game = elect(buy(table("pledges"), 1, 2, 2, "30 ducats if elected").go("accept"), 2)
    assert [facts["ducats"] for facts in game.happened("points")] == [7, 13, 10, 10]


@rule("11.27", "13.20", "13.25")
def test_promised_offices_and_cardinals_are_handed_over_at_the_next_distribution() -> None:
    game = buy(table("pledges", player(lies="datary")), 3, 0, 2, "datary").go("accept")
    elect(game, 0).until("cardinals")
    assert game.lies(0).count("datary") == 0
    assert {"seat": 3, "card": "datary"} in game.happened("office_given")


@rule("11.28", "B36", "14.12")
def test_all_offers_and_answers_are_public() -> None:
    game = sell(table("pledges", player(), player(lies="datary")), 1, 1, 3, "datary").go("accept")
    facts = {"voter": 0, "payer": 1, "candidate": 1, "votes": 3, "price": "office", "card": "datary"}
    assert game.seen_by(OBSERVER, "pledge_offered") == [{"seat": 0} | facts]
    assert game.seen_by(OBSERVER, "pledge_accepted") == [{"seat": 1} | facts]
    buy(game, 2, 0, 1, "3 ducats").go("refuse")
    assert game.seen_by(OBSERVER, "pledge_refused") == [{"seat": 2, "other": 1}]


@rule("11.28")
def test_a_pledge_that_is_still_made_up_is_private() -> None:
    game = table("pledges")
    seen = [game.sees(seat) for seat in (1, 2, 3, OBSERVER)]
    game.go("buy from 1", "candidate 0", "votes 3")
    assert [game.sees(seat) for seat in (1, 2, 3, OBSERVER)] == seen


@rule("11.29", "B18")
def test_pledges_need_no_consent_of_the_pope() -> None:
    game = table("pledges", player(), player(lies="datary"), pope=2).go("done", "done", "done")
    buy(game, 0, 1, 2, "datary").go("accept")
    assert game.question == "pledge"
    assert game.happened("pledge_accepted") != []

"""Section 10: votes, ballots, elimination and the last word."""

import pytest

from curia.core.types import OBSERVER
from tests.kit.borgia import Table, player, table
from tests.kit.borgia_deals import all_done, ballot, buy, elect, totals, vote, votes_of
from tests.kit.rules import rule

OWN = ["12 0 0 0", "0 12 0 0", "0 0 12 0", "0 0 0 12"]
"""Everybody votes for the own family."""
HALVES = ["12 0 0 0", "12 0 0 0", "0 12 0 0", "0 12 0 0"]


def two_left(**facts: int) -> Table:
    """Four players with 12 votes each; Dario and then Clara went out."""
    return table("ballot", candidates=(0, 1), ballot=3, first_out=3, pope=facts.get("pope", 0))


def last_ballot(pope: int = 0) -> Table:
    return table("ballot", candidates=(0, 1), ballot=4, last_ballot=True, first_out=3, pope=pope)


def link(game: Table, seat: int) -> tuple[int, int, int]:
    """For which candidate a seat is asked next, and the fewest and the most votes it can give."""
    words = [text.split() for text in game.legal(seat)]
    numbers = [int(word[1]) for word in words]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))
    (candidate,) = {int(word[3]) for word in words}
    return candidate, numbers[0], numbers[-1]


# Votes ------------------------------------------------------------


@rule("10.1")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_every_round_ends_with_an_election_in_which_everyone_is_a_candidate(round_: int) -> None:
    game = all_done(table("phase", round=round_, market=0, pope=2))
    assert game.happened("election") == [{"round": round_}]
    assert game.happened("ballot") == [{"ballot": 1, "candidates": [0, 1, 2, 3]}]


@rule("10.2")
def test_three_votes_for_each_cardinal_and_those_of_the_offices_housed_or_not() -> None:
    people = player(lies="imola(vice_chancellor) treasurer titian este", cardinals=5), player(cardinals=7)
    game = table("ballot", *people)
    assert [link(game, seat)[2] for seat in range(4)] == [15 + 5 + 2, 21, 12, 12]


@rule("10.3")
def test_all_votes_are_cast() -> None:
    game = table("ballot")
    game.play(0, "vote 1 for 0", "vote 2 for 1", "vote 3 for 2")
    assert not game.legal(0), "the rest goes to the last candidate"
    for seat in (1, 2, 3):
        vote(game, seat, 12, 0, 0, 0)
    assert totals(game) == [37, 2, 3, 6]


@rule("10.4")
def test_votes_may_be_split_at_will_among_all_candidates() -> None:
    game = table("ballot")
    asked = []
    for most, votes in ((12, 4), (8, 3), (5, 1)):
        candidate, *limits = link(game, 1)
        assert limits == [0, most]
        asked.append(candidate)
        game.play(1, f"vote {votes} for {candidate}")
    assert len({*asked}) == 3
    assert 1 not in game.asked, "the last one gets the rest"


@rule("10.4")
def test_all_votes_may_go_to_one_candidate() -> None:
    game = vote(table("ballot"), 3, 0, 12, 0, 0)
    assert game.asked == [0, 1, 2]
    assert game.seen_by(3, "voted") == [{"seat": 3, "votes": [0, 12, 0, 0]}]


@rule("10.5")
def test_votes_go_only_to_candidates_who_are_not_out() -> None:
    game = table("ballot", candidates=(1, 3), ballot=3, first_out=0)
    assert all(link(game, seat)[0] in (1, 3) for seat in range(4))
    ballot(game, "0 0 0 12", "0 1 0 11", "0 2 0 10", "0 3 0 9")
    assert totals(game) == [0, 6, 0, 42]


@rule("10.6", "11.19")
def test_a_candidate_gets_at_least_the_votes_pledged() -> None:
    for candidate in range(4):
        game = all_done(buy(table("pledges"), 2, candidate, 5, "1 ducats").go("accept"))
        left = 12
        while 2 in game.asked:
            asked, least, most = link(game, 2)
            bound = 5 if left > 5 and not game.state.ballots[2] >> 8 * candidate & 255 else 0
            assert (least, most) == ((5, left) if asked == candidate else (0, left - bound))
            votes = least + 2
            left -= votes
            game.play(2, f"vote {votes} for {asked}")
        for seat in (0, 1, 3):
            vote(game, seat, 12, 0, 0, 0)
        assert totals(game)[candidate] >= 5


# Majority ------------------------------------------------------------


@rule("10.7")
@pytest.mark.parametrize(("ada", "elected"), [(25, True), (24, False)])
def test_elected_is_who_has_more_than_half_of_all_votes_cast(ada: int, elected: bool) -> None:
    game = table("ballot", pope=3)
    splits = ["12 0 0 0", "12 0 0 0", f"{ada - 24} 0 {36 - ada} 0", "0 6 6 0"]
    ballot(game, *splits)
    assert (game.happened("elected") == [{"seat": 0}]) == elected
    assert (game.pope == 0) == elected


@rule("10.7")
def test_the_most_votes_without_a_majority_do_not_elect() -> None:
    game = ballot(table("ballot"), "12 0 0 0", "8 4 0 0", "0 0 12 0", "0 0 4 8")
    assert totals(game) == [20, 4, 16, 8]
    assert game.happened("elected") == []


@rule("10.8", "11.1")
def test_pledges_are_made_before_each_ballot() -> None:
    game = table("phase", market=0)
    for number in (1, 2, 3, 4):
        assert game.question == "pledge"
        assert game.state.table.ballot == number
        if number == 4:
            break
        splits = OWN if number == 1 else HALVES if number == 3 else ["12 0 0 0", "0 12 0 0", "0 0 12 0", "6 3 3 0"]
        ballot(game, *splits)
        if game.question == "name_out":
            game.go("out 3" if number == 1 else "out 2")


# Secret and aloud ------------------------------------------------------------


@rule("10.9", "10.12", "B34", "3.16")
def test_in_the_first_ballot_all_vote_at_the_same_time_and_sealed() -> None:
    game = table("ballot")
    assert game.asked == [0, 1, 2, 3]
    assert all(game.game.decision(game.state, seat).sealed for seat in range(4))
    vote(game, 2, 0, 12, 0, 0)
    assert game.asked == [0, 1, 3]
    assert game.seen_by(OBSERVER, "voted") == [{"seat": 2}]


@rule("10.9", "B34", "14.17")
def test_only_the_totals_are_published_never_who_gave_what() -> None:
    one = ballot(table("ballot"), *OWN)
    other = ballot(table("ballot"), *[OWN[1], OWN[0], OWN[2], OWN[3]])
    assert totals(one) == totals(other)
    for seat in (2, 3, OBSERVER):
        assert one.sees(seat) == other.sees(seat)
        assert one.log.seen_by(seat) == other.log.seen_by(seat)
    assert one.seen_by(0, "voted")[0] == {"seat": 0, "votes": [12, 0, 0, 0]}


@rule("10.9", "B34")
def test_a_ballot_that_waits_for_others_is_hidden() -> None:
    games = [vote(table("ballot"), 1, *split) for split in ((12, 0, 0, 0), (0, 5, 7, 0))]
    for seat in (0, 2, 3, OBSERVER):
        assert games[0].sees(seat) == games[1].sees(seat)


@rule("10.10", "10.19")
@pytest.mark.parametrize("pope", [0, 2])
def test_aloud_the_pope_votes_first_then_the_others_clockwise_and_all_hear_it(pope: int) -> None:
    game = last_ballot(pope)
    for number in range(4):
        seat = (pope + number) % 4
        assert game.asked == [seat]
        assert not game.game.decision(game.state, seat).sealed
        votes = [12, 0, 0, 0] if number % 2 else [0, 12, 0, 0]
        vote(game, seat, *votes)
        assert game.seen_by(OBSERVER, "voted_aloud")[-1] == {"seat": seat, "votes": votes}
    assert game.question == "last_word"


@rule("10.11", "10.14", "B35")
def test_a_pope_who_is_out_still_names_who_goes_out() -> None:
    game = table("ballot", candidates=(0, 1, 2), ballot=2, first_out=3, pope=3)
    ballot(game, "12 0 0 0", "0 12 0 0", "0 0 12 0", "12 0 0 0")
    assert game.asked == [3]
    assert game.legal() == ["out 1", "out 2"]


@rule("10.11", "B35", "11.2")
def test_a_pope_who_is_out_still_begins_the_pledges_and_the_vote_aloud() -> None:
    assert table("pledges", candidates=(0, 1), ballot=3, first_out=2, pope=2).asked == [2]
    assert table("ballot", candidates=(0, 1), ballot=4, last_ballot=True, first_out=2, pope=2).asked == [2]


# Elimination ------------------------------------------------------------


@rule("10.13", "10.17", "B60")
def test_without_a_majority_the_candidate_with_the_fewest_votes_is_out() -> None:
    game = ballot(table("ballot"), "12 0 0 0", "8 4 0 0", "0 0 12 0", "0 0 4 8")
    assert game.happened("out") == [{"seat": 1}]
    assert game.question == "pledge"
    all_done(game)
    assert game.happened("ballot")[-1] == {"ballot": 2, "candidates": [0, 2, 3]}
    assert game.asked == [0, 1, 2, 3], "the next ballot is secret"
    assert game.game.decision(game.state, 0).sealed


@rule("10.14")
@pytest.mark.parametrize("pope", [0, 2])
def test_of_several_last_ones_the_pope_names_one_and_it_may_be_himself(pope: int) -> None:
    game = ballot(table("ballot", pope=pope), "12 0 0 0", "8 4 0 0", "0 8 4 0", "4 0 0 8")
    assert totals(game) == [24, 12, 4, 8]
    assert game.happened("out") == [{"seat": 2}], "one alone goes out without a question"
    tied = ballot(table("ballot", pope=pope), "12 0 0 0", "8 4 0 0", "4 0 8 0", "0 4 0 8")
    assert totals(tied) == [24, 8, 8, 8]
    assert (tied.asked, tied.legal()) == ([pope], ["out 1", "out 2", "out 3"])
    tied.go("out 2")
    assert tied.happened("out") == [{"seat": 2}]
    assert tied.question == "pledge"


@rule("10.15", "B35")
def test_only_one_candidate_goes_out_even_if_several_have_no_votes() -> None:
    game = ballot(table("ballot"), *HALVES)
    assert totals(game) == [24, 24, 0, 0]
    assert game.legal() == ["out 2", "out 3"]
    all_done(game.go("out 2"))
    assert game.happened("ballot")[-1]["candidates"] == [0, 1, 3]


@rule("10.16")
def test_who_is_out_still_votes_and_makes_and_answers_pledges() -> None:
    game = table("pledges", candidates=(0, 1, 2), ballot=2, first_out=3, pope=3)
    assert game.asked == [3]
    buy(game, 0, 1, 3, "5 ducats").go("accept")
    assert buy(game, 3, 0, 3, "5 ducats").asked == [3]
    game.go("accept")
    assert 3 in all_done(game).asked
    vote(game, 3, 3, 9, 0, 0)
    assert game.seen_by(3, "voted") == [{"seat": 3, "votes": [3, 9, 0, 0]}]


@rule("10.18", "10.19")
def test_if_two_candidates_both_have_half_the_last_ballot_is_held_aloud() -> None:
    game = ballot(two_left(), *HALVES)
    assert game.happened("out") == []
    assert game.question == "pledge"
    all_done(game)
    assert game.happened("ballot")[-1] == {"ballot": 4, "candidates": [0, 1]}
    assert game.asked == [0]


@rule("10.18")
def test_of_two_candidates_one_with_a_majority_is_elected_at_once() -> None:
    game = ballot(two_left(), "12 0 0 0", "0 12 0 0", "12 0 0 0", "1 11 0 0")
    assert game.happened("elected") == [{"seat": 0}]


@rule("10.19", "10.20")
def test_in_the_last_ballot_votes_cannot_be_split() -> None:
    game = last_ballot()
    assert game.legal() == ["vote 0 for 0", "vote 12 for 0"]
    ballot(game, "12 0 0 0", "0 12 0 0", "12 0 0 0", "12 0 0 0")
    assert game.happened("elected") == [{"seat": 0}]


@rule("10.21")
@pytest.mark.parametrize("choice", [0, 1])
def test_if_the_last_ballot_is_equal_too_who_went_out_first_names_one_of_the_two(choice: int) -> None:
    game = ballot(last_ballot(), *HALVES)
    assert game.asked == [3], "no pledges precede it"
    assert game.legal() == ["elect 0", "elect 1"]
    game.go(f"elect {choice}")
    assert game.happened("elected") == [{"seat": choice}]


@rule("10.21")
def test_the_first_who_went_out_is_remembered_not_the_latest() -> None:
    game = ballot(table("ballot"), "12 0 0 0", "0 12 0 0", "0 0 12 0", "5 4 3 0")
    ballot(game, "12 0 0 0", "0 12 0 0", "6 6 0 0", "6 6 0 0")
    assert [facts["seat"] for facts in game.happened("out")] == [3, 2]
    ballot(ballot(game, *HALVES), *HALVES)
    assert game.asked == [3]


# Open ------------------------------------------------------------


@rule("10.22", "10.23", "B60")
@pytest.mark.parametrize("number", [2, 6])
def test_open_ballots_2_to_6_are_aloud_with_votes_split_at_will(number: int) -> None:
    game = table("ballot", ballot=number, election="open", pope=1)
    assert game.asked == [1]
    assert link(game, 1)[1:] == (0, 12)
    vote(game, 1, 5, 4, 3, 0)
    assert game.seen_by(OBSERVER, "voted_aloud") == [{"seat": 1, "votes": [5, 4, 3, 0]}]
    assert game.asked == [2]


@rule("10.12", "10.22")
def test_open_the_first_ballot_is_secret() -> None:
    assert table("ballot", election="open").asked == [0, 1, 2, 3]


@rule("10.22", "B60")
def test_open_nobody_goes_out_before_the_sixth_ballot_is_over() -> None:
    game = table("pledges", election="open")
    for number in range(1, 7):
        assert game.question == "pledge"
        ballot(game, "12 0 0 0", "0 12 0 0", "0 0 12 0", "4 4 4 0")
        assert len(game.happened("out")) == (number == 6)
    assert game.happened("out") == [{"seat": 3}]


@rule("10.22")
def test_open_a_majority_elects_in_any_ballot() -> None:
    game = table("ballot", ballot=3, election="open")
    assert elect(game, 2).happened("elected") == [{"seat": 2}]


@rule("10.24", "10.25", "B60")
def test_open_after_the_sixth_ballot_it_goes_on_as_with_elimination() -> None:
    game = table("pledges", election="open", ballot=6)
    ballot(game, "12 0 0 0", "0 12 0 0", "0 0 12 0", "5 4 3 0")
    all_done(game)
    assert game.happened("ballot")[-1] == {"ballot": 7, "candidates": [0, 1, 2]}
    assert game.asked == [0, 1, 2, 3], "secret"
    ballot(game, "12 0 0 0", "0 12 0 0", "6 6 0 0", "6 6 0 0")
    assert [facts["seat"] for facts in game.happened("out")] == [3, 2]
    all_done(ballot(game, *HALVES))
    assert (game.asked, game.legal()) == ([0], ["vote 0 for 0", "vote 12 for 0"])
    ballot(game, *HALVES)
    assert (game.asked, game.legal()) == ([3], ["elect 0", "elect 1"])


@rule("10.26", "19.8", "19.14")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(("election", "more"), [("elimination", 0), ("open", 5)])
def test_the_longest_election_has_n_or_n_plus_5_ballots(seats: int, election: str, more: int) -> None:
    game = table("pledges", *[player(cardinals=4)] * seats, seats=seats, election=election)
    while not game.happened("elected"):
        all_done(game)
        if game.question == "name_out":
            game.go(game.legal()[-1])
        elif game.question == "last_word":
            game.go(game.legal()[0])
        else:
            candidates = [seat for seat in range(seats) if game.state.table.candidates >> seat & 1]
            if game.state.table.last_ballot:
                halves = [candidates[seat * 2 // seats] for seat in range(seats)]
                splits = [
                    [votes_of(game, seat) * (one == halves[seat]) for one in range(seats)] for seat in range(seats)
                ]
            else:
                share = {2: 6, 3: 4, 4: 3, 6: 2, 5: 2}[len(candidates)]
                rows = [[share * (one in candidates) for one in range(seats)] for _ in range(seats)]
                splits = [[row[0] + 12 - sum(row), *row[1:]] if 0 in candidates else row for row in rows]
            ballot(game, *[" ".join(str(votes) for votes in split) for split in splits])
    assert len(game.happened("ballot")) == seats + more


@rule("10.27")
def test_three_players_one_goes_out_then_two_ballots_and_the_last_word() -> None:
    game = ballot(table("ballot", seats=3), "12 0 0", "0 12 0", "1 1 10")
    assert game.happened("out") == [{"seat": 2}]
    ballot(game, "12 0 0", "0 12 0", "6 6 0")
    all_done(game)
    assert game.happened("ballot")[-1] == {"ballot": 3, "candidates": [0, 1]}
    assert game.asked == [0]


@rule("10.27", "10.21")
def test_three_players_the_third_has_the_last_word() -> None:
    people = player(cardinals=8), player(cardinals=4), player(cardinals=4)
    game = ballot(table("ballot", *people, seats=3), "24 0 0", "0 12 0", "0 4 8")
    assert game.happened("out") == [{"seat": 2}]
    for _ in range(2):
        ballot(game, "24 0 0", "0 12 0", "0 12 0")
    assert (game.asked, game.legal()) == ([2], ["elect 0", "elect 1"])


@rule("10.28", "1.10")
@pytest.mark.parametrize("pope", [0, 2])
def test_the_player_elected_is_pope_at_once_the_old_pope_too(pope: int) -> None:
    game = elect(table("pledges", pope=pope), 2)
    assert game.pope == 2
    assert game.happened("points")[2]["papacy"] == 10

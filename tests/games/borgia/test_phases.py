"""Section 3: rounds, phases, steps and moments."""

import pytest

from tests.kit.borgia import dealt, game, player, table
from tests.kit.rules import rule
from tests.kit.tables import walk


@rule("3.1", "15.1")
@pytest.mark.parametrize("round_", [1, 2])
def test_after_rounds_1_and_2_another_begins(round_: int) -> None:
    later = table("phase", market=0, round=round_)
    assert later.happened("income")
    assert later.happened("election") == [{"round": round_}]
    assert later.until("moment").round == round_ + 1


@rule("3.1", "15.1")
def test_the_third_round_is_the_last() -> None:
    assert table("phase", market=0, round=3).until("over").round == 3


@rule("3.1", "3.2")
def test_every_random_game_has_three_rounds() -> None:
    last = list(walk(game(3), 5))[-1]
    assert last.table.round == 3


@rule("3.2", "3.10")
def test_phases_go_clockwise_from_the_pope_until_the_market_is_empty() -> None:
    found = dealt(seats=3, pope=1).until("pledge")
    assert [facts["seat"] for facts in found.happened("phase")] == [1, 2, 0] * 4
    assert [facts["market"] for facts in found.happened("phase")] == list(range(12, 0, -1))


@rule("3.3")
def test_the_phase_with_the_last_market_card_is_finished_first() -> None:
    last = table("market", player("spy*2"), player(lies="imola"), market=1).go("spy", "draw doctor")
    assert (last.market, last.question, last.seat) == (0, "moment", 0)
    last.go("go on", "play spy on 1").until("seize", 0)
    assert last.go("seize nothing").question == "moment"
    assert last.go("go on").question == "pledge"


@rule("3.4", "3.6")
def test_a_phase_has_three_steps_with_a_moment_before_and_after_each() -> None:
    found = table("moment 0", player("spy"), player(lies="imola"))
    asked = []
    while found.active == 0:
        if found.asked == [0] and found.question != "auction":
            asked.append(found.question)
        found.quiet()
    assert asked == ["moment", "market", "moment", "play", "moment", "seize", "moment"]


@rule("3.4", "4.1")
def test_the_first_step_cannot_be_left_out() -> None:
    assert table("market", player("spy")).legal() == ["buy", "spy"]
    assert table("market").legal() == ["buy"]


@rule("3.4", "6.3")
def test_the_other_steps_can_be_left_out() -> None:
    assert "enough" in table("play", player("spy")).legal()
    assert "seize nothing" in table("seize", player(), player(lies="imola")).legal()


@rule("3.5", "6.16")
def test_a_step_that_is_over_does_not_come_back() -> None:
    found = table("play", player("spy*2"), player(lies="imola")).go("enough", "go on", "seize nothing", "go on")
    assert (found.active, found.question) == (1, "moment")


@rule("3.6")
def test_all_moments_take_place_though_nothing_is_played_or_seized() -> None:
    found = table("moment 0").until("moment", 0)
    assert found.moment == 1
    assert found.until("moment", 0).moment == 2
    assert found.until("moment", 0).moment == 3
    assert found.until("moment").active == 1


@rule("3.7", "5.19")
def test_housing_and_trades_in_any_order_at_each_moment() -> None:
    for number in range(4):
        found = table(f"moment {number}", player(lies="datary"))
        assert found.legal() == ["go on", "rehouse", "offer 1", "offer 2", "offer 3"]
        found.go("offer 1", "give 1 ducats", "ask 0 ducats", "refuse")
        assert found.go("rehouse", "house datary nowhere").legal() == ["go on", "offer 1", "offer 2", "offer 3"]
        found.go("offer 2", "give 1 ducats", "ask 0 ducats", "refuse")
        assert found.can("offer ") == ["1", "2", "3"]


@rule("3.8", "8.2")
def test_outside_the_own_phase_there_is_no_moment() -> None:
    found = table("moment 0", player(), player(lies="datary"))
    while found.active == 0:
        assert found.question not in ("moment", "market", "play", "seize") or found.asked == [0]
        found.quiet()


@rule("3.9")
def test_who_is_not_asked_has_no_answer() -> None:
    found = table("market")
    assert [found.legal(seat) for seat in range(4)] == [["buy"], [], [], []]


@rule("3.9", "3.16", "7.9")
def test_a_sealed_question_is_answered_once() -> None:
    fight = table("seize", player("renzo"), player("paolo", lies="imola")).go("seize imola")
    assert fight.asked == [0, 1]
    assert fight.play(0, "hire renzo").asked == [1]
    assert fight.legal(0) == []


@rule("3.16", "14.11")
def test_a_sealed_answer_is_seen_as_given_and_not_as_what() -> None:
    one, other = (
        table("seize", player("renzo"), player("paolo", lies="imola")).go("seize imola").play(0, text)
        for text in ("hire renzo", "hire nobody")
    )
    assert one.seen_by(1, "answered") == other.seen_by(1, "answered") == [{"seat": 0}]
    assert one.sees(1) == other.sees(1)
    assert one.seen_by(0, "answered") == [{"seat": 0, "answer": "hire renzo"}]
    assert one.game.decision(one.state, 1).sealed


@rule("3.10")
@pytest.mark.parametrize("how", ["buy", "spy"])
def test_a_phase_takes_one_market_card(how: str) -> None:
    found = table("market", player("spy"), market=5).go(how, "draw doctor")
    while found.active == 0:
        found.quiet()
    assert found.market == 4


@rule("3.11", "B11", "B49", "6.53")
def test_a_skipped_phase_is_left_out_altogether() -> None:
    found = table("next phase", player(), player(skips=1), market=5, offers=3)
    assert found.happened("phase_skipped") == [{"seat": 1}]
    assert (found.active, found.question, found.market) == (2, "moment", 5)
    assert found.skips == [0, 0, 0, 0]


@rule("3.12", "B11")
def test_a_phase_to_be_skipped_is_carried_over_to_the_next_round() -> None:
    found = table("next phase", player(skips=1), pope=0, active=3, market=0, round=1, offers=3)
    assert found.question == "pledge"
    assert found.skips == [1, 0, 0, 0]
    found.until("moment")
    assert found.round == 2
    while found.active != 3:
        found.until("moment")
    while found.active == 3:
        found.until("moment")
    assert (found.active, found.skips) == (1, [0, 0, 0, 0])


@rule("3.12", "B49", "B11")
def test_if_the_first_phase_of_a_round_is_skipped_the_next_player_begins() -> None:
    found = table("cardinals", player(skips=1), round=2, market=12).go("cardinals 1 1 1 1")
    assert (found.active, found.market) == (1, 12)
    assert found.skips == [0, 0, 0, 0]


@rule("3.13", "B11")
def test_two_phases_are_skipped_one_after_the_other() -> None:
    found = table("next phase", player(), player(skips=2), market=12, offers=3)
    seats = [found.active, *[found.until("market").active for _ in range(8)][1:]]
    assert seats == [2, 3, 0, 2, 3, 0, 1, 2]
    assert found.happened("phase_skipped") == [{"seat": 1}, {"seat": 1}]


@rule("3.14", "B49")
def test_who_skips_still_bids_and_answers() -> None:
    found = table("market", player(), player("paolo", lies="imola", skips=1)).go("buy", "draw doctor", "pass")
    assert (found.question, found.seat) == ("auction", 1)
    assert "bid 3" in found.legal()
    found.until("seize", 0).go("seize imola")
    assert found.asked == [0, 1]
    assert "hire paolo" in found.legal(1)
    assert table("ballot", player(skips=1)).asked == [0, 1, 2, 3]


@rule("3.15", "B41")
def test_other_questions_with_one_answer_are_not_put() -> None:
    assert table("seize").question == "moment"
    bought = table("market", player(lies="valencia(varano)")).go("buy", "draw este", "pass", "pass", "pass", "pass")
    assert (bought.question, bought.place("este")) == ("moment", "")
    assert bought.happened("no_place") == [{"seat": 0, "card": "este"}]


@rule("3.17")
def test_a_moment_lasts_until_its_player_says_so() -> None:
    found = table("moment 0", player(lies="datary")).go("rehouse", "house datary nowhere")
    assert found.question == "moment"
    assert found.go("go on").question == "market"


@rule("3.17", "B10")
def test_a_moment_without_anything_to_do_is_passed_over() -> None:
    assert table("moment 0", offers=3).question == "market"
    assert table("moment 0", player(lies="datary"), offers=3).legal() == ["go on", "rehouse"]
    assert table("moment 0", player(lies="imola(varano)"), offers=3).question == "market"
    done = table("moment 1", player(lies="datary"), offers=3).go("rehouse", "house datary nowhere")
    assert done.question == "play"


@rule("3.15", "13.25")
def test_cardinals_that_are_all_promised_are_handed_out_without_a_question() -> None:
    found = table("pledges", seats=3, round=1)
    found.play(0, "buy from 1", "candidate 0", "votes 1", "price 3 cardinals").play(1, "accept")
    found.reach("ballot")
    while found.question == "ballot":
        seat = found.asked[0]
        found.play(seat, found.legal(seat)[-1] if seat == 0 else found.legal(seat)[0])
    while found.question not in ("cardinals", "moment"):
        found.quiet()
    assert (found.pope, found.cardinals, found.question) == (0, [4, 7, 4], "moment")

"""Section 13: the start of rounds 2 and 3, and what the Pope distributes."""

from fractions import Fraction

import pytest

from tests.kit.borgia import Table, player, table
from tests.kit.borgia_deals import ballot, buy, elect
from tests.kit.rules import rule

HAND = ["spy", "renzo", "doctor", "accusation", "assassin", "poison"]
"""Hand cards to draw where it does not matter which."""


def drawn(game: Table) -> Table:
    """Everybody draws a hand card."""
    for number in range(game.game.seats):
        game.go(f"draw {HAND[number]}")
    return game


# New cards ------------------------------------------------------------


@rule("13.1")
def test_the_next_round_begins_in_this_order_with_the_pope_just_elected() -> None:
    lies = ["", "", "treasurer datary", "auditor"]
    game = table("pledges", *[player(lies=one) for one in lies], pope=0).forget_events()
    elect(game, 2).forget_events()
    drawn(game).go("leave", "assign datary to 0", "assign treasurer to 1")
    game.go("house datary in valencia", "house treasurer in florence", "cardinals 1 1 1 1")
    order = ["drew"] * 4 + ["family_income", "market_laid", "left_offices"] + ["office_given"] * 2
    assert game.events()[:9] == order
    assert game.events()[-2:] == ["cardinals", "phase"]


@rule("13.1", "13.3")
def test_the_round_is_counted() -> None:
    game = table("new round", round=2)
    assert game.round == 3
    assert game.happened("round") == [{"round": 3}]


@rule("13.2", "6.58", "B47")
@pytest.mark.parametrize(("discards", "out"), [("rules", True), ("cards", False)])
def test_the_marriage_and_savonarola_end(discards: str, out: bool) -> None:
    game = table("new round", spouses=(0, 1), savonarola=True, discards=discards)
    assert (game.state.table.spouses, game.state.table.savonarola) == (0, False)
    assert game.gone == (["marriage", "savonarola"] if out else [])
    assert ("marriage" in game.deck, "savonarola" in game.deck) == (not out, not out)


@rule("13.3", "1.12")
def test_the_pile_goes_into_the_deck_and_what_is_gone_does_not() -> None:
    game = table("new round", pile="titian renzo datary", gone="spy*6 raphael")
    assert game.pile == []
    assert {"titian", "renzo", "datary"} <= set(game.deck)
    assert game.odds()["draw titian"] == Fraction(1, 60 - 7)
    assert not {"spy", "raphael"} & set(game.deck)


@rule("13.4")
@pytest.mark.parametrize("pope", [0, 2])
def test_from_the_pope_clockwise_every_player_draws_one_card(pope: int) -> None:
    game = drawn(table("new round", pope=pope))
    seats = [(pope + number) % 4 for number in range(4)]
    assert [facts["seat"] for facts in game.happened("drew")] == seats
    assert [game.hand(seat) for seat in seats] == [[card] for card in HAND[:4]]


@rule("13.4", "14.15")
def test_a_drawn_hand_card_is_hidden_from_the_others() -> None:
    game = table("new round").go("draw spy")
    assert game.seen_by(0, "drew") == [{"seat": 0, "card": "spy"}]
    assert game.seen_by(1, "drew") == [{"seat": 0}]
    assert game.knows(1) == []


@rule("13.4", "13.5", "B62")
def test_a_must_play_card_is_laid_paid_and_placed_before_the_next_player_draws() -> None:
    game = table("new round").go("draw titian")
    assert (game.asked, game.legal()) == ([0], ["reject", "pay"])
    game.go("pay")
    assert (game.question, game.asked) == ("place", [0])
    game.go("house titian in valencia")
    assert game.chance_is_asked
    game.go("draw imola")
    assert game.lies(1) == ["imola"]
    assert game.chance_is_asked
    game.go("draw este")
    assert game.asked == [2]


@rule("13.6", "B16")
def test_the_fee_of_an_artist_drawn_now_is_paid_before_the_35_ducats_come() -> None:
    game = table("new round", player(ducats=29)).go("draw titian")
    assert game.legal() == ["reject"]
    paying = table("new round", player(ducats=30)).go("draw titian", "pay")
    assert paying.ducats[0] == 0


@rule("13.6", "B62", "5.4")
def test_an_artist_rejected_now_waits_in_the_pile_for_the_next_round() -> None:
    game = table("new round").go("draw titian", "reject")
    assert game.pile == ["titian"]
    assert "titian" not in game.deck


@rule("13.7")
def test_there_is_no_redraw() -> None:
    game = table("new round", player("spy*2")).go("draw spy")
    assert game.hand(0) == ["spy"] * 3
    assert game.chance_is_asked
    assert game.go("draw renzo", "draw doctor", "draw accusation").question == "cardinals"


@rule("13.8", "9.3")
def test_then_every_player_gets_35_ducats() -> None:
    game = table("new round", player(ducats=5)).go("draw spy", "draw renzo", "draw doctor")
    assert game.ducats == [5, 100, 100, 100]
    assert game.go("draw accusation").ducats == [40, 135, 135, 135]
    assert game.happened("family_income") == [{"ducats": 35}]


@rule("13.9", "2.16")
@pytest.mark.parametrize(("seats", "size"), [(3, 12), (4, 12), (5, 10), (6, 12)])
def test_then_the_market_is_laid_out(seats: int, size: int) -> None:
    game = drawn(table("new round", seats=seats))
    assert game.market == size
    assert game.happened("market_laid") == [{"round": 2, "cards": size}]


@rule("13.9", "2.17", "B9")
def test_a_deck_that_is_too_small_makes_a_smaller_market() -> None:
    full = table("new round").deck
    game = table("new round", gone=" ".join(full[:45]))
    assert len(game.deck) == 15
    for card in ("spy", "spy", "doctor", "poison"):
        game.go(f"draw {card}")
    assert game.market == len(game.deck) == 11


# The others' offices ------------------------------------------------------------


@rule("13.10")
def test_the_pope_distributes_the_others_offices_then_his_own_then_cardinals() -> None:
    game = table("ducats", player(lies="datary"), player(lies="treasurer"), round=2)
    asked = []
    while game.question != "moment":
        asked.append(game.question)
        game.go({"reshuffle": "leave", "hand_out": "assign datary to 2"}.get(game.question) or game.legal()[-1])
    assert asked == ["reshuffle", "hand_out", "place", "cardinals"]


@rule("13.11")
def test_the_pope_may_gather_the_offices_of_the_others_and_each_gets_as_many_as_before() -> None:
    lies = ["auditor", "treasurer datary", "camerlengo", ""]
    game = table("ducats", *[player(lies=one) for one in lies], round=2)
    assert (game.asked, game.legal()) == ([0], ["leave", "reshuffle"])
    game.go("reshuffle", "draw camerlengo", "draw treasurer", "draw datary")
    assert [game.lies(seat) for seat in range(4)] == [["auditor"], ["camerlengo", "treasurer"], ["datary"], []]


@rule("13.11")
def test_without_a_reshuffle_all_offices_stay_where_they_are() -> None:
    game = table("ducats", player(), player(lies="florence(treasurer) datary"), round=2).go("leave")
    assert game.lies(1) == ["datary", "treasurer"]
    assert game.housed("florence") == ["treasurer"]
    assert not game.state.table.reshuffled


@rule("13.11", "B16")
def test_an_office_drawn_at_the_start_of_this_round_is_among_them() -> None:
    game = table("new round").go("draw spy", "draw datary", "house datary in florence", "draw renzo", "draw doctor")
    assert (game.asked, game.question) == ([0], "reshuffle")
    assert game.go("reshuffle").odds() == {"draw datary": Fraction(1)}


@rule("13.11", "13.17", "B16")
def test_an_office_drawn_by_the_pope_is_handed_out() -> None:
    game = table("new round").go("draw datary", "house datary in valencia", "draw spy", "draw renzo", "draw doctor")
    assert game.question == "hand_out"


@rule("13.12", "B33")
def test_if_no_other_player_has_an_office_the_pope_is_not_asked() -> None:
    game = table("ducats", player(lies="datary"), player(lies="titian imola"), round=2)
    assert game.question == "hand_out"
    assert not game.state.table.reshuffled


@rule("13.13", "B7", "18.8")
def test_gathered_offices_are_dealt_by_chance() -> None:
    lies = ["", "treasurer datary", "camerlengo", ""]
    game = table("ducats", *[player(lies=one) for one in lies], round=2).go("reshuffle")
    third = Fraction(1, 3)
    assert game.odds() == {"draw camerlengo": third, "draw datary": third, "draw treasurer": third}


@rule("13.14", "B7", "B65")
def test_with_chosen_the_pope_names_a_player_for_each_office_in_the_order_of_the_list() -> None:
    lies = ["", "treasurer datary", "camerlengo", ""]
    game = table("ducats", *[player(lies=one) for one in lies], round=2, reshuffle="chosen").go("reshuffle")
    assert (game.asked, game.legal()) == ([0], ["assign camerlengo to 1", "assign camerlengo to 2"])
    game.go("assign camerlengo to 1")
    assert game.legal() == ["assign datary to 1", "assign datary to 2"]
    game.go("assign datary to 1")
    assert [game.lies(seat) for seat in (1, 2)] == [["camerlengo", "datary"], ["treasurer"]], "the last one is clear"


@rule("13.14", "B7")
def test_with_chosen_each_player_gets_exactly_as_many_as_before() -> None:
    lies = ["", "treasurer datary", "camerlengo auditor", ""]
    game = table("ducats", *[player(lies=one) for one in lies], round=2, reshuffle="chosen")
    game.go("reshuffle", "assign camerlengo to 1", "assign datary to 2", "assign treasurer to 2")
    assert [game.lies(seat) for seat in (1, 2)] == [["camerlengo", "auditor"], ["datary", "treasurer"]]


@rule("13.15", "B61", "6.48")
@pytest.mark.parametrize("reshuffle", ["random", "chosen"])
def test_offices_of_one_player_that_come_back_as_they_were_are_a_reshuffle_too(reshuffle: str) -> None:
    people = player(), player(lies="datary"), player("accusation"), player()
    game = table("ducats", *people, round=2, reshuffle=reshuffle).go("reshuffle")
    if game.chance_is_asked:
        game.go("draw datary")
    game.go("house datary nowhere", "cardinals 1 1 1 1")
    assert game.lies(1) == ["datary"]
    assert game.state.table.reshuffled
    assert "accusation" in game.until("play", 2).can("play ")


@rule("13.15")
def test_the_pope_gathers_all_of_them_and_keeps_none() -> None:
    lies = ["", "treasurer", "camerlengo", "auditor"]
    game = table("ducats", *[player(lies=one) for one in lies], round=2, reshuffle="chosen").go("reshuffle")
    assert game.can("assign camerlengo to ") == ["1", "2", "3"]
    assert all(game.lies(seat) == [] for seat in range(4))


@rule("13.16", "B21")
def test_gathered_offices_leave_their_places_and_are_placed_when_all_are_dealt() -> None:
    lies = ["auditor", "florence(treasurer) imola(datary)", "palestrina(camerlengo)", ""]
    game = table("ducats", *[player(lies=one) for one in lies], round=2).go("reshuffle")
    assert game.housed("florence") == game.housed("imola") == game.housed("palestrina") == []
    game.go("draw camerlengo", "draw treasurer")
    assert game.chance_is_asked, "nobody places before all are dealt"
    game.go("draw datary")
    assert game.asked == [1]
    game.go("house camerlengo in imola", "house treasurer in florence")
    assert game.asked == [2]
    game.go("house datary nowhere")
    assert game.question == "hand_out", "only then the Pope goes on"


@rule("13.16", "B21")
def test_offices_dealt_back_are_placed_from_the_pope_clockwise() -> None:
    lies = ["treasurer", "camerlengo", "", "datary"]
    game = table("ducats", *[player(lies=one) for one in lies], round=2, pope=2, active=2).go("reshuffle")
    game.go("draw treasurer", "draw camerlengo", "draw datary")
    for seat, card in ((3, "treasurer"), (0, "camerlengo"), (1, "datary")):
        assert game.asked == [seat]
        game.go(f"house {card} nowhere")


@rule("13.15", "6.48", "6.49")
def test_only_the_distribution_of_this_round_is_a_ground_for_an_accusation() -> None:
    people = player(), player("accusation"), player(), player()
    game = table("new round", *people, round=2, reshuffled=True, got=(1, 2, 3))
    for card in ("spy", "renzo", "doctor", "paolo"):
        game.go(f"draw {card}")
    kept, given = [Table(game.game, game.state).go(f"cardinals {split}") for split in ("1 0 2 1", "1 1 1 1")]
    assert "accusation" in kept.until("play", 1).can("play "), "she got nothing now"
    assert "accusation" not in given.until("play", 1).can("play "), "the reshuffle of round 2 is no ground"


# The Pope's own offices ------------------------------------------------------------


@rule("13.17", "13.18", "B6")
def test_the_pope_must_hand_out_all_his_own_offices_and_may_keep_none() -> None:
    game = table("hand out", player(lies="datary valencia(treasurer)"), round=2)
    assert (game.asked, game.legal()) == ([0], [f"assign datary to {seat}" for seat in (1, 2, 3)])
    game.go("assign datary to 3")
    assert game.legal() == [f"assign treasurer to {seat}" for seat in (1, 2, 3)]
    game.go("assign treasurer to 3")
    assert (game.lies(0), game.lies(3)) == ([], ["datary", "treasurer"])
    assert game.housed("valencia") == []
    assert (game.asked, game.question) == ([3], "place"), "nobody can refuse"


@rule("13.19", "B6", "B63")
def test_with_the_option_the_pope_may_keep_offices_and_they_stay_where_they_are() -> None:
    game = table("hand out", player(lies="datary valencia(treasurer)"), round=2, pope_keeps_offices="true")
    assert game.can("assign datary to ") == ["0", "1", "2", "3"]
    game.go("assign datary to 0", "assign treasurer to 0")
    assert game.question == "cardinals"
    assert game.lies(0) == ["datary", "treasurer"]
    assert game.housed("valencia") == ["treasurer"]
    assert game.happened("office_kept") == [{"seat": 0, "card": "datary"}, {"seat": 0, "card": "treasurer"}]


@rule("13.20", "B59", "B63", "11.19")
@pytest.mark.parametrize("keeps", ["false", "true"])
def test_a_promised_office_goes_to_the_voter_to_whom_it_was_pledged(keeps: str) -> None:
    game = table("pledges", player(lies="datary treasurer"), pope_keeps_offices=keeps)
    elect(buy(game, 2, 0, 3, "datary").go("accept"), 0)
    drawn(game)
    assert {text.split()[1] for text in game.legal()} == {"treasurer"}
    assert game.lies(2) == ["datary"]


@rule("13.20", "11.25")
def test_what_a_candidate_promised_who_was_not_elected_is_not_due() -> None:
    game = table("pledges", player(lies="datary"))
    buy(game, 2, 0, 3, "datary").go("accept")
    buy(game, 2, 1, 3, "2 cardinals").go("accept")
    ballot(game, "0 0 0 15", "0 0 0 12", "3 3 0 6", "0 0 0 12")
    game.until("cardinals")
    assert game.lies(0) == ["datary"]
    assert {"4 0 0 0", "2 1 0 1"} <= set(game.can("cardinals ")), "nothing for Clara"


@rule("13.21", "13.16", "B21")
def test_offices_are_placed_from_the_new_pope_clockwise_whoever_had_the_last_phase() -> None:
    people = player(), player(), player(lies="treasurer datary")
    game = table("new round", *people, pope=2, active=0)
    for card in ("spy", "renzo", "doctor", "paolo"):
        game.go(f"draw {card}")
    game.go("assign datary to 0", "assign treasurer to 3")
    assert game.asked == [3]


@rule("13.21", "B21", "B65")
def test_own_offices_are_named_in_the_order_of_the_list_and_placed_from_the_pope_clockwise() -> None:
    game = table("hand out", player(), player(), player(lies="treasurer camerlengo datary"), round=2, pope=2, active=2)
    game.go("assign camerlengo to 1", "assign datary to 3")
    assert game.question == "hand_out", "they are placed when all are named"
    game.go("assign treasurer to 0")
    for seat, card in ((3, "datary"), (0, "treasurer"), (1, "camerlengo")):
        assert game.asked == [seat]
        game.go(f"house {card} nowhere")

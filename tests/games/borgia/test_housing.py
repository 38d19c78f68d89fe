"""Section 5: must-play cards, fees, places and new housings."""

from typing import Any

import pytest

from tests.kit.borgia import Player, Table, player, table
from tests.kit.rules import rule


def bought(card: str, *players: Player, **facts: Any) -> Table:
    """Seat 0 has bought a card for nothing."""
    return table("market", *players, **facts).go("buy", f"draw {card}", "pass", "pass", "pass", "pass")


# Fees ------------------------------------------------------------


@rule("5.1")
def test_a_must_play_card_cannot_be_kept_in_the_hand() -> None:
    for card in ("imola", "datary", "varano"):
        found = bought(card)
        assert (found.lies(0), found.hand(0)) == ([card], [])


@rule("5.2")
@pytest.mark.parametrize("card", ["imola", "datary", "varano"])
def test_towns_offices_and_minor_families_are_not_rejected(card: str) -> None:
    assert bought(card).question != "fee"


@rule("5.3")
def test_the_fee_is_paid_to_the_bank_at_once() -> None:
    found = bought("michelangelo")
    assert (found.question, found.seat) == ("fee", 0)
    assert found.go("pay").ducats[0] == 60
    assert found.lies(0) == ["michelangelo"]
    assert found.happened("fee_paid") == [{"seat": 0, "card": "michelangelo", "ducats": 40}]


@rule("5.4", "1.13")
def test_a_rejected_artist_costs_nothing_and_goes_to_the_pile() -> None:
    found = bought("titian").go("reject")
    assert (found.ducats[0], found.pile, found.lies(0)) == (100, ["titian"], [])
    assert found.question == "moment", "he has no place"


@rule("5.4", "13.4")
def test_an_artist_drawn_at_the_start_of_a_round_may_be_rejected() -> None:
    assert table("new round").chance("draw titian").legal() == ["reject", "pay"]


@rule("5.5", "14.21", "B41")
@pytest.mark.parametrize(("ducats", "answers"), [(30, ["reject", "pay"]), (29, ["reject"]), (0, ["reject"])])
def test_without_the_fee_the_artist_must_be_rejected(ducats: int, answers: list[str]) -> None:
    found = bought("titian", player(ducats=ducats))
    assert (found.question, found.legal()) == ("fee", answers)
    assert found.game.decision(found.state, 0).discreet


@rule("5.6")
def test_the_price_of_a_rejected_artist_is_lost() -> None:
    found = table("market").go("buy", "draw titian", "bid 9", "pass", "pass", "pass", "reject")
    assert found.ducats[0] == 91


@rule("5.7", "7.18")
def test_a_seized_artist_is_not_rejected() -> None:
    found = table("seize", player(), player(lies="titian")).go("seize titian").all_play("hire nobody", "hire nobody")
    assert (found.question, found.ducats[0]) == ("place", 70)


@rule("5.8", "5.17")
def test_moving_an_artist_costs_nothing() -> None:
    found = table("moment 0", player(lies="titian valencia(raphael) imola"))
    found.go("rehouse", "house raphael in imola", "house titian in valencia")
    assert (found.ducats[0], found.question) == (100, "moment")


# Places ------------------------------------------------------------


@rule("5.9")
def test_a_town_has_a_place_for_each_kind() -> None:
    found = table("moment 0", player(lies="imola datary titian varano")).go("rehouse")
    found.go("house datary in imola", "house titian in imola", "house varano in imola")
    assert found.housed("imola") == ["datary", "titian", "varano"]
    assert found.lies(0) == ["imola", "datary", "titian", "varano"]


@rule("5.9")
def test_a_home_town_has_a_place_for_each_kind() -> None:
    found = table("moment 0", player(lies="datary titian varano")).go("rehouse")
    found.go("house datary in valencia", "house titian in valencia", "house varano in valencia")
    assert found.housed("valencia") == ["datary", "titian", "varano"]


@rule("5.10")
@pytest.mark.parametrize(("card", "there"), [("auditor", "datary"), ("raphael", "titian"), ("este", "varano")])
def test_a_taken_place_takes_no_second_card(card: str, there: str) -> None:
    found = bought(card, player(lies=f"imola({there}) faenza"))
    if found.question == "fee":
        found.go("pay")
    assert found.can(f"house {card} in ") == ["faenza", "valencia"]


@rule("5.11")
def test_only_the_own_towns_have_places() -> None:
    found = bought("datary", player(lies="imola"), player(lies="faenza"))
    assert found.legal() == ["house datary in imola", "house datary in valencia", "house datary nowhere"]
    assert not found.allows("house datary in florence")


@rule("5.11")
def test_a_card_of_another_kind_leaves_the_place_free() -> None:
    assert bought("datary", player(lies="valencia(titian varano)")).can("house datary in ") == ["valencia"]


@rule("5.12", "7.2")
def test_what_has_no_place_is_unprotected() -> None:
    found = table("seize", player(), player(lies="imola(datary titian varano) auditor raphael este"))
    assert found.can("seize ") == ["imola", "auditor", "raphael", "este", "nothing"]


@rule("5.13", "B21")
def test_a_new_card_goes_to_a_free_place_or_none_and_the_others_stay() -> None:
    found = bought("auditor", player(lies="valencia(datary) imola"))
    assert found.legal() == ["house auditor in imola", "house auditor nowhere"]
    assert found.go("house auditor in imola").place("auditor") == "imola"
    assert found.place("datary") == "valencia"
    assert bought("auditor", player(lies="imola")).go("house auditor nowhere").place("auditor") == ""


@rule("5.13", "3.8")
def test_who_gets_a_card_in_the_phase_of_another_places_it() -> None:
    found = table("market").go("buy", "draw datary", "pass", "bid 1", "pass", "pass", "pass")
    assert (found.seat, found.can("house datary in ")) == (1, ["florence"])


@rule("5.14")
def test_without_a_free_place_there_is_no_question() -> None:
    found = bought("auditor", player(lies="valencia(datary)"))
    assert (found.question, found.place("auditor")) == ("moment", "")
    assert found.lies(0) == ["datary", "auditor"]


@rule("5.15", "B21", "B65")
def test_cards_of_a_set_are_placed_one_by_one_in_the_order_of_the_card_list() -> None:
    found = table("seize", player("vitellozzo"), player(lies="florence(varano datary)")).go("seize florence")
    found.all_play("hire vitellozzo", "hire nobody")
    assert found.legal()[0] == "house datary in valencia"
    assert found.go("house datary nowhere").legal()[0] == "house varano in valencia"


@rule("5.16")
def test_a_new_town_needs_no_place() -> None:
    found = bought("imola", player(lies="datary"))
    assert (found.question, found.housed("imola"), found.place("datary")) == ("moment", [], "")


# New housings ------------------------------------------------------------


@rule("5.17", "B20")
def test_a_new_housing_gives_every_card_a_place_or_none() -> None:
    found = table("moment 0", player(lies="imola(datary) auditor titian varano")).go("rehouse")
    assert found.legal() == ["house datary in imola", "house datary in valencia", "house datary nowhere"]
    found.go("house datary nowhere")
    assert found.can("house auditor in ") == ["imola", "valencia"]
    found.go("house auditor in imola", "house titian in valencia", "house varano nowhere")
    places = [found.place(card) for card in ("datary", "auditor", "titian", "varano")]
    assert places == ["", "imola", "valencia", ""]


@rule("5.18")
def test_cards_may_change_places_in_one_new_housing() -> None:
    found = table("moment 0", player(lies="imola(datary) valencia(auditor)")).go("rehouse")
    found.go("house datary in valencia")
    assert found.can("house auditor ") == ["in imola", "nowhere"], "the limits hold"
    found.go("house auditor in imola")
    assert (found.place("datary"), found.place("auditor")) == ("valencia", "imola")


@rule("5.19", "B65", "B20")
def test_one_new_housing_at_each_moment_also_if_it_changes_nothing() -> None:
    found = table("moment 0", player(lies="valencia(datary)")).go("rehouse", "house datary in valencia")
    assert "rehouse" not in found.legal()
    assert "rehouse" in found.until("moment", 0).legal(), "the next moment allows one again"


@rule("5.19", "3.7")
def test_a_new_housing_at_the_last_moment_leaves_the_next_player_free() -> None:
    found = table("moment 3", player(lies="datary"), player(lies="auditor"))
    found.go("rehouse", "house datary nowhere", "go on")
    assert (found.seat, "rehouse" in found.legal()) == (1, True)


@rule("5.20")
@pytest.mark.parametrize("lies", ["", "imola", "imola(varano)"])
def test_without_a_card_that_can_move_there_is_no_new_housing(lies: str) -> None:
    assert table("moment 0", player(lies=lies)).legal() == ["go on", "offer 1", "offer 2", "offer 3"]


@rule("5.21")
def test_a_housed_minor_family_does_not_move() -> None:
    found = table("moment 0", player(lies="imola(varano) este titian")).go("rehouse")
    found.go("house titian nowhere")
    assert found.legal() == ["house este in valencia", "house este nowhere"]
    assert found.go("house este nowhere").place("varano") == "imola"


@rule("5.21", "8.8")
def test_a_housed_minor_family_is_not_traded_on_its_own() -> None:
    found = table("moment 0", player(lies="imola(varano) este")).go("offer 1")
    assert "give este" in found.legal()
    assert "give varano" not in found.legal()


@rule("5.22", "5.17")
@pytest.mark.parametrize("moment", range(4))
def test_an_unhoused_minor_family_may_be_housed_at_any_moment(moment: int) -> None:
    found = table(f"moment {moment}", player(lies="varano")).go("rehouse", "house varano in valencia")
    assert found.place("varano") == "valencia"
    assert found.can("rehouse") == []


@rule("5.23", "5.26", "7.25")
def test_a_town_takes_all_that_it_houses_with_it() -> None:
    found = table("seize", player("bande_nere"), player(lies="spoleto(datary varano)"))
    found.go("seize spoleto").all_play("hire bande_nere", "hire nobody")
    assert found.lies(0) == ["spoleto", "datary", "varano"]
    assert found.lies(1) == []
    assert found.housed("spoleto") == ["datary", "varano"]
    assert found.question == "moment"


@rule("5.23", "5.26", "8.13")
def test_a_traded_town_takes_all_that_it_houses_with_it() -> None:
    found = table("moment 0", player(lies="imola(datary varano)")).go("offer 1", "give imola", "give 0 ducats")
    found.go("ask 1 ducats", "accept")
    assert (found.lies(0), found.lies(1)) == ([], ["imola", "datary", "varano"])
    assert found.housed("imola") == ["datary", "varano"]


@rule("5.24", "B20")
def test_nothing_moves_during_an_auction_or_a_seizure() -> None:
    found = table("market", player(lies="datary"), player(lies="auditor imola")).go("buy", "draw doctor")
    assert not found.allows("rehouse")
    assert not found.go("pass").allows("rehouse")
    found.until("seize", 0).go("seize auditor")
    assert not found.allows("rehouse", 0)
    assert not found.allows("rehouse", 1)


@rule("5.25")
def test_the_place_of_a_dead_card_is_free() -> None:
    found = table("play", player("assassin", lies="valencia(datary)"), pope=1).go("play assassin on datary")
    assert found.housed("valencia") == []
    found = found.until("market", 1).go("buy", "draw auditor", "pass", "pass", "pass", "bid 1", "pass")
    assert found.can("house auditor in ") == ["valencia"]


@rule("5.25")
def test_the_place_of_a_traded_card_is_free() -> None:
    found = table("moment 0", player(lies="valencia(titian)")).go("offer 1", "give titian", "give 0 ducats")
    found.go("ask 1 ducats", "accept")
    assert found.housed("valencia") == []
    assert (found.seat, found.legal()[0]) == (1, "house titian in florence")


@rule("5.25")
def test_the_place_of_a_gathered_office_is_free() -> None:
    found = table("ducats", player(), player(lies="florence(datary)"), round=2).go("reshuffle", "draw datary")
    assert (found.housed("florence"), found.can("house datary in ")) == ([], ["florence"])


@rule("5.27", "9.2")
def test_incomes_votes_and_points_do_not_depend_on_housing() -> None:
    loose, housed = player(lies="treasurer titian"), player(lies="florence(datary raphael)")
    assert table("phase", loose, housed, market=0).ducats[:2] == [120, 115]
    ballot = table("ballot", loose, housed)
    assert (ballot.legal(0)[-1], ballot.legal(1)[-1]) == ("vote 14 for 0", "vote 15 for 1")
    elected = table("ballot", loose, housed, last_ballot=True, candidates=[0, 1])
    while elected.question == "ballot":
        elected.play(elected.seat, elected.legal()[-1])
    assert [facts["artists"] for facts in elected.happened("points")] == [4, 5, 0, 0]

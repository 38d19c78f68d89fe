"""Section 8: fees of traded artists, and how a trade is carried out."""

import pytest

from tests.kit.borgia import player, table
from tests.kit.borgia_deals import naming, offer
from tests.kit.rules import rule

# Artists ------------------------------------------------------------


@rule("8.24", "B23", "5.7")
@pytest.mark.parametrize(
    ("lies", "give"), [("titian", "titian"), ("imola(titian)", "imola"), ("imola(titian)", "titian")]
)
def test_who_gets_an_artist_by_himself_or_in_a_town_pays_the_fee(lies: str, give: str) -> None:
    game = offer(table("moment 0", player("", lies), player(ducats=50)), 1, give, "5").go("accept")
    assert game.ducats[:2] == [105, 50 - 5 - 30]
    assert game.happened("fees_paid") == [{"seat": 1, "ducats": 30}]
    assert game.question != "fee", "he cannot be rejected"
    assert "titian" in game.lies(1)


@rule("8.24", "B23")
def test_the_offerer_pays_for_the_artists_asked_for() -> None:
    people = player(ducats=80), player("", "faenza(perugino) mantegna")
    game = offer(table("moment 0", *people), 1, "10", "faenza mantegna").go("accept")
    assert game.ducats[:2] == [80 - 10 - 15 - 20, 110]


@rule("8.25", "B23")
@pytest.mark.parametrize(("give", "least"), [(0, 0), (5, 0), (6, 1), (20, 15)])
def test_the_offerer_must_ask_for_the_ducats_that_the_fees_still_lack(give: int, least: int) -> None:
    game = naming(table("moment 0", player(ducats=20), player("", "perugino")), 1, str(give)).go("ask perugino")
    assert game.can("ask ")[-661 + least] == f"{least} ducats"
    assert game.allows(f"ask {least} ducats")
    assert not least or not game.allows(f"ask {least - 1} ducats")


@rule("8.25", "8.26", "B23")
@pytest.mark.parametrize(
    ("give", "ask", "accepts"), [("titian", "", False), ("titian 10", "", True), ("titian 12", "3", False)]
)
def test_an_offer_whose_fees_the_other_player_could_not_pay_cannot_be_accepted(
    give: str, ask: str, accepts: bool
) -> None:
    game = offer(table("moment 0", player("", "titian"), player(ducats=20)), 1, give, ask)
    assert game.allows("accept") == accepts


@rule("8.25", "8.26", "B23")
def test_the_artist_in_a_town_counts_for_the_means_of_both() -> None:
    people = player("", "imola(titian)", ducats=14), player("", "faenza(perugino)", ducats=29)
    asking = naming(table("moment 0", *people), 1).go("ask faenza")
    assert not asking.allows("ask 0 ducats")
    assert asking.allows("ask 1 ducats")
    assert not offer(table("moment 0", *people), 1, "imola").allows("accept")
    assert offer(table("moment 0", *people), 1, "imola 1").allows("accept")


@rule("8.26", "B54", "B23")
def test_the_maker_of_a_counter_offer_must_be_able_to_pay_its_fees() -> None:
    people = player("", "titian"), player(ducats=29)
    game = offer(table("moment 0", *people), 1, "5").go("counter", "give 0 ducats", "ask titian")
    assert not game.allows("ask 0 ducats")
    assert game.allows("ask 1 ducats")


# Carrying out ------------------------------------------------------------


@rule("8.27", "B55")
def test_all_changes_hands_then_fees_are_paid_then_the_cards_are_placed() -> None:
    people = player("spy", "treasurer titian"), player("renzo", "perugino datary", ducats=40)
    game = offer(table("moment 0", *people), 1, "treasurer titian spy", "datary perugino renzo 5").go("accept")
    assert game.events()[-3:] == ["traded", "fees_paid", "fees_paid"]
    assert game.ducats[:2] == [100 + 5 - 15, 40 - 5 - 30]
    assert (game.hand(0), game.hand(1)) == (["renzo"], ["spy"])
    assert (game.lies(0), game.lies(1)) == (["datary", "perugino"], ["treasurer", "titian"])
    assert game.question == "place"


@rule("8.27", "B21", "5.15")
@pytest.mark.parametrize("active", [0, 1])
def test_first_the_player_in_phase_places_then_the_other_in_the_order_named(active: int) -> None:
    lies = "titian este", "perugino datary"
    game = table("moment 0", player("", lies[0]), player("", lies[1]), active=active, pope=active)
    offer(game, 1 - active, lies[active], lies[1 - active]).go("accept")
    home = "valencia", "florence"
    expected = [(0, "datary"), (0, "perugino"), (1, "titian"), (1, "este")]
    for seat, card in [*(one for one in expected if one[0] == active), *(one for one in expected if one[0] != active)]:
        assert game.asked == [seat]
        game.go(f"house {card} in {home[seat]}")
    assert game.question == "moment"


@rule("8.28", "B55", "5.25")
def test_places_that_the_trade_has_made_free_may_be_used() -> None:
    people = player("", "valencia(treasurer)"), player("", "florence(datary)")
    game = offer(table("moment 0", *people), 1, "treasurer", "datary").go("accept")
    assert game.housed("valencia") == game.housed("florence") == []
    game.go("house datary in valencia", "house treasurer in florence")
    assert (game.housed("valencia"), game.housed("florence")) == (["datary"], ["treasurer"])


@rule("8.28", "5.16")
def test_a_town_got_in_the_trade_takes_cards_got_in_it() -> None:
    game = table("moment 0", player("", "valencia(datary)"), player("", "imola treasurer"))
    offer(game, 1, "5", "imola treasurer").go("accept")
    assert game.can("house treasurer ") == ["in imola", "nowhere"]

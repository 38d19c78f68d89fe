"""Section 8: who may trade what, offers and answers, the Pope's consent."""

import pytest

from curia.core.errors import NotationError
from tests.kit.borgia import Table, player, table
from tests.kit.borgia_deals import counter, naming, offer
from tests.kit.rules import rule

MOMENTS = ["moment 0", "moment 1", "moment 2", "moment 3"]


def links(texts: list[str]) -> list[str]:
    """Of the answers to a link those that name cards."""
    return [text for text in texts if not text.endswith("ducats")]


# The order of naming ------------------------------------------------------------


@rule("8.33", "1.4", "B67")
def test_cards_given_are_named_in_the_order_of_the_card_list() -> None:
    own = player("renzo spy*2 poison", "imola treasurer titian varano")
    game = table("moment 0", own).go("offer 1")
    order = ["imola", "treasurer", "titian", "varano", "renzo", "spy", "poison"]
    assert links(game.legal()) == [f"give {card}" for card in order]
    game.go("give titian")
    assert links(game.legal()) == ["give varano", "give renzo", "give spy", "give poison"]
    game.go("give spy")
    assert links(game.legal()) == ["give spy", "give poison"], "alike cards one after another"


@rule("8.33", "8.15", "B67")
def test_any_condottiere_is_asked_for_after_all_cards_by_name_and_any_death_after_that() -> None:
    game = table("moment 0", player(), player(lies="imola datary")).go("offer 1", "give 1 ducats")
    asked = links(game.legal())
    assert asked[:2] == ["ask imola", "ask datary"]
    assert asked[-3:] == ["ask accusation", "ask any condottiere", "ask any death"]
    game.go("ask datary", "ask any condottiere")
    assert links(game.legal()) == ["ask any condottiere", "ask any death"]
    game.go("ask any death")
    assert links(game.legal()) == ["ask any death"]


@rule("8.15")
@pytest.mark.parametrize("kind", ["any condottiere", "any death"])
def test_of_a_kind_as_many_can_be_asked_for_as_the_cards_say_there_are(kind: str) -> None:
    game = table("moment 0", player(), player()).go("offer 1", "give 1 ducats")
    asked = 0
    while f"ask {kind}" in game.legal():
        game.go(f"ask {kind}")
        asked += 1
    facts = game.game.card_facts().values()
    assert asked == sum(
        int(str(fact.get("count", 1))) for fact in facts if fact.get("asked_as") == kind.replace(" ", "_")
    )
    assert asked > 3


@rule("8.33", "8.16", "B67")
def test_cards_asked_for_by_kind_are_picked_in_the_same_order() -> None:
    asked = ["ask any condottiere", "ask any condottiere", "ask any death", "ask 0 ducats"]
    game = table("moment 0", player(), player("poison assassin paolo renzo alessandro"))
    game.go("offer 1", "give 0 ducats", *asked, "accept")
    assert game.legal() == ["pick paolo", "pick renzo"], "a second one must be left to pick"
    game.go("pick renzo")
    assert game.question == "pick"
    assert game.legal() == ["pick poison", "pick assassin"], "where one is left it is picked, and deaths come last"


# Offers ------------------------------------------------------------


@rule("8.1")
@pytest.mark.parametrize("moment", MOMENTS)
def test_at_each_of_the_four_moments_a_trade_may_be_offered_to_any_other_player(moment: str) -> None:
    assert table(moment, active=1).can("offer ") == ["0", "2", "3"]


@rule("8.2")
@pytest.mark.parametrize("active", [0, 2])
def test_only_the_player_in_phase_makes_offers(active: int) -> None:
    game = table("moment 0", active=active)
    assert game.asked == [active]
    assert all(not game.legal(seat) for seat in range(4) if seat != active)


@rule("8.3", "B10")
def test_three_offers_in_a_phase_over_all_moments_and_to_all_players_together() -> None:
    game = table("moment 0", active=1, market=5)
    for other in (0, 2):
        offer(game, other, "5").go("refuse")
    game.go("go on", "buy", "draw imola", *["pass"] * 4)
    assert game.question == "moment"
    assert game.can("offer ") == ["0", "2", "3"]
    offer(game, 3, "5").go("refuse")
    assert game.question == "play", "nothing is left to do at this moment"
    game.go("enough", *["seize nothing"] if game.question == "seize" else [])
    assert game.asked == [2]
    assert game.can("offer ") == ["0", "1", "3"], "the next player has offers of the own"


@rule("8.3")
def test_after_three_offers_none_is_left_at_any_moment_of_the_phase() -> None:
    game = table("moment 0", player(lies="imola treasurer"))
    for _ in range(3):
        assert game.can("offer ") == ["1", "2", "3"]
        offer(game, 1, "5").go("refuse")
    assert game.legal() == ["go on", "rehouse"]
    game.go("go on", "buy", "draw spy", *["pass"] * 4)
    assert game.legal() == ["go on", "rehouse"]


@rule("8.3", "B10", "8.4")
def test_a_counter_offer_is_not_one_of_the_three() -> None:
    game = table("moment 0")
    for answer in ("refuse", "accept"):
        counter(offer(game, 1, "5"), "6").go(answer)
        assert game.can("offer ") == ["1", "2", "3"]
    offer(game, 1, "5").go("refuse")
    assert game.question == "market"


@rule("8.4", "B25")
@pytest.mark.parametrize("answers", [["refuse"], ["accept", "forbid"], ["accept", "consent"]])
def test_refused_forbidden_and_accepted_offers_all_count(answers: list[str]) -> None:
    game = table("moment 0", player(), player(lies="imola(treasurer) datary"), active=1, offers=2)
    offer(game, 2, "imola").go(*answers)
    assert game.legal() == ["go on", "rehouse"]


# What ------------------------------------------------------------


@rule("8.5")
def test_both_sides_empty_is_no_trade() -> None:
    game = naming(table("moment 0"), 1)
    assert not game.allows("ask 0 ducats")
    assert game.allows("ask 1 ducats")


@rule("8.5")
@pytest.mark.parametrize("give", ["5", "spy", "imola"])
def test_one_side_may_give_nothing(give: str) -> None:
    game = naming(table("moment 0", player("spy", "imola")), 1, give)
    assert game.allows("ask 0 ducats")


@rule("8.5")
@pytest.mark.parametrize("ask", ["spy", "imola", "any condottiere", "any death"])
def test_the_offerer_may_give_nothing(ask: str) -> None:
    game = naming(table("moment 0", player(), player("spy", "imola")), 1).go(f"ask {ask}")
    assert game.allows("ask 0 ducats")


@rule("8.6", "B24")
def test_hand_cards_offices_artists_unhoused_minor_families_and_towns_may_be_traded() -> None:
    lies = "imola(treasurer titian) valencia(datary) auditor raphael este"
    ours = "imola datary treasurer auditor raphael titian este"
    hand = "renzo spy poison assassin doctor marriage savonarola accusation"
    giving = table("moment 0", player(hand, lies)).go("offer 1")
    assert links(giving.can("give ")) == [*ours.split(), *hand.split()]
    asking = naming(table("moment 0", player(), player("", lies.replace("valencia", "florence"))), 1)
    assert links(asking.can("ask "))[: len(ours.split())] == ours.split()


@rule("8.7", "B24")
def test_what_a_town_houses_is_not_named_again() -> None:
    lies = "imola(treasurer titian varano) datary"
    giving = table("moment 0", player("", lies)).go("offer 1", "give imola")
    assert links(giving.can("give ")) == ["datary"]
    asking = naming(table("moment 0", player(), player("", lies)), 1, "5").go("ask imola")
    assert links(asking.can("ask "))[:2] == ["datary", "bande_nere"]


@rule("8.7", "5.26", "B24")
def test_a_traded_town_goes_with_all_that_it_houses() -> None:
    game = offer(table("moment 0", player("", "imola(treasurer titian varano)")), 1, "imola").go("accept")
    assert game.lies(0) == []
    assert game.lies(1) == ["imola", "treasurer", "titian", "varano"]
    assert game.housed("imola") == ["treasurer", "titian", "varano"]
    assert game.question == "moment", "nothing is placed anew"


@rule("8.8", "B24", "5.21")
def test_a_housed_minor_family_cannot_be_named() -> None:
    lies = "imola(varano) {}(este) malatesta"
    giving = table("moment 0", player("", lies.format("valencia"))).go("offer 1")
    assert links(giving.can("give ")) == ["imola", "malatesta"]
    asking = naming(table("moment 0", player(), player("", lies.format("florence"))), 1)
    assert links(asking.can("ask "))[:3] == ["imola", "malatesta", "bande_nere"]


@rule("8.9", "B24")
@pytest.mark.parametrize("what", ["valencia", "borgia", "cardinal", "1 cardinals", "papacy", "market"])
def test_cardinals_families_home_towns_and_the_papacy_cannot_be_named(what: str) -> None:
    game = table("moment 0").go("offer 1")
    assert all(text.endswith("ducats") for text in game.legal())
    for verb in ("give", "ask"):
        with pytest.raises(NotationError):
            game.game.parse_move(f"{verb} {what}")


@rule("8.9", "B24", "B47", "6.57")
@pytest.mark.parametrize("card", ["marriage", "savonarola"])
def test_a_marriage_or_savonarola_that_lies_is_not_traded(card: str) -> None:
    game = table("moment 0", active=1, spouses=(1, 2), savonarola=True)
    assert not game.go("offer 2").allows(f"give {card}")
    asking = offer(table("moment 0", active=1, spouses=(1, 2), savonarola=True), 2, "5", card)
    assert not asking.allows("accept")


@rule("8.10")
def test_each_own_card_is_offered_once() -> None:
    game = table("moment 0", player("spy*2", "imola"), player("spy*2", "faenza")).go("offer 1")
    assert links(game.can("give ")) == ["imola", "spy"]
    assert links(game.go("give imola", "give spy").can("give ")) == ["spy"]
    assert links(game.go("give spy").can("give ")) == []


@rule("8.11")
def test_only_open_cards_that_the_other_one_has_are_asked_for() -> None:
    people = player("", "imola"), player("", "faenza titian"), player("", "cesena")
    game = naming(table("moment 0", *people), 1)
    assert links(game.can("ask "))[:3] == ["faenza", "titian", "bande_nere"]
    assert links(game.go("ask faenza").can("ask "))[:2] == ["titian", "bande_nere"]


# Ducats ------------------------------------------------------------


@rule("8.12", "B52")
def test_no_more_ducats_are_offered_than_one_owns() -> None:
    game = table("moment 0", player(ducats=30)).go("offer 1")
    assert [text for text in game.legal() if text.endswith("ducats")][-1] == "give 30 ducats"
    assert game.allows("give 0 ducats")


@rule("8.13", "B52", "19.4")
@pytest.mark.parametrize(("round_", "most"), [(1, 660), (2, 1060), (3, 1460)])
def test_no_more_ducats_are_asked_for_than_all_together_could_own(round_: int, most: int) -> None:
    game = naming(table("moment 0", round=round_), 1)
    assert game.legal()[-1] == f"ask {most} ducats"


@rule("8.13", "8.17", "B52")
@pytest.mark.parametrize(("ask", "answers"), [("40", ["refuse", "accept", "counter"]), ("41", ["refuse", "counter"])])
def test_who_lacks_the_ducats_asked_for_can_refuse_or_counter(ask: str, answers: list[str]) -> None:
    game = offer(table("moment 0", player(), player(ducats=40)), 1, "50", ask)
    assert game.legal() == answers, "the 50 that would come in do not count"


# Answers ------------------------------------------------------------


@rule("8.18")
def test_the_other_player_accepts_refuses_or_makes_a_counter_offer() -> None:
    game = offer(table("moment 0"), 2, "5", "10")
    assert game.asked == [2]
    assert game.legal() == ["refuse", "accept", "counter"]


@rule("8.18")
def test_an_accepted_trade_is_carried_out_and_a_refused_one_is_not() -> None:
    people = player("spy", "imola"), player("renzo", "faenza")
    accepted = offer(table("moment 0", *people), 1, "imola spy 7", "faenza renzo 20").go("accept")
    assert (accepted.ducats[:2], accepted.hand(0), accepted.hand(1)) == ([113, 87], ["renzo"], ["spy"])
    assert (accepted.lies(0), accepted.lies(1)) == (["faenza"], ["imola"])
    refused = offer(table("moment 0", *people), 1, "imola spy 7", "faenza renzo 20").go("refuse")
    assert (refused.ducats[:2], refused.hand(0), refused.lies(0)) == ([100, 100], ["spy"], ["imola"])
    assert refused.question == "moment"


@rule("8.19", "B54")
def test_a_counter_offer_is_any_other_trade_between_the_same_two() -> None:
    game = offer(table("moment 0", player("spy"), player("doctor", "imola")), 1, "spy", "10").go("counter")
    assert game.seat == 1
    assert links(game.can("give ")) == ["imola", "doctor"]
    game.go("give imola", "give 3 ducats", "ask renzo", "ask 40 ducats")
    assert game.asked == [0]
    facts = {"seat": 1, "other": 0, "gives": ["imola"], "gives_ducats": 3, "asks_ducats": 40}
    assert game.happened("counter_offered")[0].items() >= facts.items()


@rule("8.19", "8.20", "B54")
def test_an_accepted_counter_offer_is_carried_out_instead_of_the_offer() -> None:
    game = counter(offer(table("moment 0", player("spy")), 1, "spy", "10"), "20", "spy").go("accept")
    assert (game.ducats[:2], game.hand(0), game.hand(1)) == ([120, 80], [], ["spy"])


@rule("8.20", "B54")
def test_there_is_no_counter_offer_to_a_counter_offer() -> None:
    game = counter(offer(table("moment 0"), 1, "5"), "", "6")
    assert game.seat == 0
    assert game.legal() == ["refuse", "accept"]


@rule("8.20", "8.26", "B54")
def test_the_player_in_phase_who_lacks_what_a_counter_offer_asks_can_only_refuse() -> None:
    assert counter(offer(table("moment 0"), 1, "5"), "5", "spy").legal() == ["refuse"]
    assert counter(offer(table("moment 0"), 1, "5"), "5", "101").legal() == ["refuse"]


# Consent ------------------------------------------------------------


@rule("8.21", "8.22", "B24")
@pytest.mark.parametrize("give", ["treasurer", "datary", "faenza"])
def test_the_pope_must_consent_if_an_office_changes_hands_by_itself_or_in_a_town(give: str) -> None:
    game = table("moment 0", player(), player("", "faenza(treasurer) datary"), active=1)
    offer(game, 2, give, "10").go("accept")
    assert game.asked == [0]
    assert game.legal() == ["forbid", "consent"]
    game.go("consent")
    assert give in game.lies(2)
    assert game.ducats[1] == 110


@rule("8.21", "8.22")
def test_offices_that_are_asked_for_need_consent_too() -> None:
    game = table("moment 0", player(), player(), player("", "imola(treasurer)"), active=1)
    assert offer(game, 2, "10", "imola").go("accept").question == "consent"


@rule("8.21")
def test_without_an_office_the_pope_is_not_asked() -> None:
    game = table("moment 0", player(), player("spy", "faenza(titian varano) este datary"), active=1)
    offer(game, 2, "faenza este spy", "10").go("accept")
    assert game.happened("consented") == []
    assert game.question == "place"


@rule("8.22", "B25")
def test_the_pope_is_asked_only_after_both_have_agreed() -> None:
    game = offer(table("moment 0", player(), player("", "datary"), active=1), 2, "datary", "10")
    assert game.asked == [2]
    assert game.go("refuse").question == "moment"
    assert counter(offer(game, 2, "5"), "7", "datary").asked == [1]
    assert game.go("accept").asked == [0]


@rule("8.22", "8.4")
def test_if_the_pope_forbids_it_nothing_moves() -> None:
    game = table("moment 0", player(), player("spy", "imola(datary)"), player("renzo"), active=1)
    offer(game, 2, "imola spy 5", "renzo 30").go("accept", "forbid")
    assert (game.ducats, game.hand(1), game.hand(2)) == ([100] * 4, ["spy"], ["renzo"])
    assert game.lies(1) == ["imola", "datary"]
    assert game.seat == 1


@rule("8.23", "B24")
@pytest.mark.parametrize("pope", [1, 2])
def test_a_pope_who_is_one_of_the_two_consents_by_agreeing(pope: int) -> None:
    game = table("moment 0", player(), player("", "imola(datary)"), pope=pope, active=1)
    offer(game, 2, "imola").go("accept")
    assert game.lies(2) == ["imola", "datary"]
    assert game.happened("consented") == []


@rule("8.30", "B18")
def test_a_trade_names_only_what_changes_hands_at_once() -> None:
    game = table("moment 0", player(ducats=20), player("spy")).go("offer 1")
    assert {text.split()[0] for text in game.legal()} == {"give"}
    game.go("give 20 ducats")
    assert {text.split()[0] for text in game.legal()} == {"ask"}
    game.go("ask spy", "ask 0 ducats", "accept")
    assert (game.ducats[:2], game.hand(0)) == ([0, 120], ["spy"])
    assert offer(game, 1, "spy", "1").go("accept").ducats[:2] == [1, 119], "nothing is owed to or fro"


@rule("8.31", "B28", "6.42", "6.47")
def test_neither_marriage_nor_savonarola_bars_a_trade() -> None:
    game = table("moment 0", player("spy renzo"), player(), spouses=(0, 1), savonarola=True)
    assert offer(game, 1, "spy renzo", "30").go("accept").ducats[0] == 130
    assert game.hand(1) == ["renzo", "spy"]


@rule("8.32")
def test_a_hand_card_got_in_a_trade_may_be_used_in_the_same_phase() -> None:
    people = player(), player("assassin", "datary"), player("spy renzo")
    game = table("moment 1", *people, active=0, pope=3)
    offer(game, 1, "20", "assassin").go("accept")
    offer(game, 2, "5", "spy renzo").go("accept", "go on")
    assert game.can("play ") == ["spy on 1", "spy on 2", "spy on 3", "assassin on datary"]
    game.go("enough", "go on", "seize datary")
    assert game.can("hire ", 0) == ["nobody", "renzo"]


@rule("8.32", "6.47")
def test_trading_a_card_is_not_playing_it() -> None:
    game = offer(table("moment 0", player("accusation")), 1, "accusation").go("accept")
    assert game.hand(1) == ["accusation"]
    assert (game.pile, game.gone, game.happened("played")) == ([], [], [])


# What is remembered of refusals ------------------------------------------------------------


def refused_trades(game: Table, seat: int = 0) -> list[int]:
    return game.lanes(game.state.table.trades_refused[seat])


def test_a_refused_trade_is_remembered_until_the_election() -> None:
    """Also one that the Pope forbids, and with a counter-offer the offer that it answered; not one that was agreed."""
    people = [player(lies="imola datary"), player(), player(), player()]
    game = offer(table("moment 0", *people, pope=3, market=1), 1, "5").go("refuse")
    assert refused_trades(game) == [0, 1, 0, 0]
    offer(game, 2, "5", "1").go("accept")
    assert refused_trades(game) == [0, 1, 0, 0]
    offer(game, 2, "datary").go("accept", "forbid")
    assert refused_trades(game) == [0, 1, 1, 0]
    assert refused_trades(game.until("pledge")) == [0] * 4
    countered = counter(offer(table("moment 0", *people), 1, "5"), ask="9")
    assert refused_trades(countered) == [0] * 4
    countered.go("refuse")
    assert (refused_trades(countered), refused_trades(countered, 1)) == ([0, 1, 0, 0], [1, 0, 0, 0])

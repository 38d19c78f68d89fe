"""Sections 1 and 2: what the game is played with, and how it begins."""

from typing import Any

import pytest

from curia.core.errors import OptionError
from tests.kit.borgia import Table, cards, dealt, game, new_table, player, table
from tests.kit.rules import rule

HAND_SIZES = [(3, 5), (4, 4), (5, 4), (6, 2)]
MARKETS = [(3, 12), (4, 12), (5, 10), (6, 12)]
HOMES = ["valencia", "florence", "palestrina", "bracciano", "savona", "milan"]
TWO_KINDS = "spy*2 marriage doctor"


# Components ------------------------------------------------------------


@rule("1.1", "B14")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_play(seats: int) -> None:
    assert len(dealt(seats=seats).ducats) == seats


@rule("1.1")
@pytest.mark.parametrize("seats", [2, 7])
def test_two_or_seven_cannot_play(seats: int) -> None:
    with pytest.raises(OptionError):
        game(seats)


@rule("1.2", "5.9")
@pytest.mark.parametrize("seat", range(6))
def test_the_home_town_comes_with_the_seat(seat: int) -> None:
    people = [player(lies="datary" if one == seat else "") for one in range(6)]
    found = table("moment 0", *people, seats=6, active=seat).go("rehouse")
    assert found.legal() == [f"house datary in {HOMES[seat]}", "house datary nowhere"]


@rule("1.3", "7.2")
def test_a_home_town_has_power_three() -> None:
    people = [player("oliverotto"), player(lies="florence(datary)")]
    fight = table("seize", *people).go("seize florence").all_play("hire oliverotto", "hire nobody")
    assert fight.happened("seizure_failed")[0]["defence"] == 3


@rule("1.3")
def test_every_family_has_an_income_of_35_ducats() -> None:
    assert table("ducats", round=2).ducats == [135] * 4


@rule("1.3", "7.26")
def test_a_home_town_never_changes_its_owner() -> None:
    people = [player("renzo"), player(lies="florence(datary)")]
    loot = table("seize", *people).go("seize florence").all_play("hire renzo", "hire nobody")
    assert loot.can("house datary in ") == ["valencia"]


@rule("1.4", "B65")
def test_the_deck_has_sixty_cards() -> None:
    assert len(new_table().deck) == 60


@rule("1.5", "5.1")
def test_no_hand_holds_a_must_play_card_after_set_up() -> None:
    shown = dealt("imola datary varano spy").reach("moment")
    assert shown.hand(0) == ["spy"]
    assert shown.lies(0) == ["imola", "datary", "varano"]


@rule("1.6")
def test_hand_cards_stay_in_the_hand() -> None:
    shown = dealt("renzo spy doctor accusation").reach("moment")
    assert shown.hand(0) == ["renzo", "spy", "doctor", "accusation"]
    assert shown.lies(0) == []


@rule("1.7")
def test_a_cardinal_is_worth_three_votes() -> None:
    assert table("ballot", player(cardinals=5)).legal(0)[-1] == "vote 15 for 0"


@rule("1.7")
def test_thirty_cardinals_last_for_the_whole_game() -> None:
    for seats, start in [(3, 4), (4, 4), (5, 4), (6, 3)]:
        assert seats * start + 2 * seats <= 30


@rule("1.8", "B38")
def test_the_bank_pays_more_than_it_ever_took_in() -> None:
    rich = table("phase", player(lies="bologna ancona camerlengo treasurer", ducats=0), market=0)
    assert rich.ducats[0] == 75


@rule("1.9", "11.23")
def test_ducats_set_aside_are_not_means() -> None:
    offer = table("pledges", player(ducats=50), player(ducats=0))
    offer.play(0, "buy from 1", "candidate 2", "votes 1", "price 30 ducats if elected").play(1, "accept")
    offer.play(1, "done").play(2, "done").play(3, "done").play(0, "buy from 1", "candidate 2", "votes 1")
    assert offer.allows("price 20 ducats")
    assert not offer.allows("price 21 ducats")


@rule("1.10")
def test_the_pope_stays_pope_for_the_whole_round() -> None:
    assert table("moment 0", pope=2).until("pledge").pope == 2


@rule("1.11")
def test_hands_and_market_and_the_card_of_a_round_come_from_the_deck() -> None:
    begun = dealt("spy*4", "poison*2 assassin*2").reach("moment")
    assert len(begun.deck) == 60 - 16
    later = table("new round", round=1)
    assert len(later.deck) == 60
    assert len(later.chance("draw spy").deck) == 59


@rule("1.12", "13.3")
@pytest.mark.parametrize("round_", [1, 2])
def test_the_pile_is_shuffled_into_the_deck_before_the_next_round(round_: int) -> None:
    later = table("new round", round=round_, pile="renzo titian")
    assert later.pile == []
    assert {"renzo", "titian"} <= set(later.deck)


@rule("1.13")
def test_cards_out_of_the_game_never_come_back() -> None:
    later = table("new round", gone="poison titian")
    assert later.gone == ["titian", "poison"]
    assert "draw titian" not in later.odds()


@rule("1.14")
def test_equal_cards_are_one_choice() -> None:
    assert table("play", player("spy*3"), seats=3).can("play spy on ") == ["1", "2"]


@rule("1.15", "3.2")
def test_clockwise_is_the_next_higher_seat_and_after_the_last_seat_0() -> None:
    phases = table("moment 0", pope=2, active=2)
    order = [2, *[phases.until("market").active for _ in range(5)][1:]]
    assert order == [2, 3, 0, 1, 2]


# Dealing ------------------------------------------------------------


@rule("2.1", "18.2")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_first_pope_is_drawn_by_lot(seats: int) -> None:
    start = new_table(seats)
    assert start.odds() == {f"pope {seat}": pytest.approx(1 / seats) for seat in range(seats)}
    assert start.chance("pope 2").pope == 2


@rule("2.2")
def test_everyone_gets_100_ducats() -> None:
    assert new_table().ducats == [100] * 4


@rule("2.3", "B14")
@pytest.mark.parametrize(("seats", "number"), [(3, 4), (4, 4), (5, 4), (6, 3)])
def test_everyone_gets_cardinals(seats: int, number: int) -> None:
    assert new_table(seats).cardinals == [number] * seats


@rule("2.4", "B14")
@pytest.mark.parametrize(("seats", "number"), HAND_SIZES)
def test_the_size_of_the_first_hands(seats: int, number: int) -> None:
    start = dealt(seats=seats)
    assert [len(start.hand(seat)) for seat in range(seats)] == [number] * seats


@rule("2.4")
def test_hands_are_dealt_from_the_pope_clockwise() -> None:
    start = new_table(3).chance("pope 1", *["draw spy"] * 5)
    assert start.hand(1) == ["spy"] * 5
    start.chance("draw spy", *[f"draw {card}" for card in ("imola", "faenza", "cesena", "rimini")])
    assert (len(start.hand(2)), start.hand(0)) == (5, [])


@rule("2.5", "14.13")
def test_nobody_sees_the_cards_dealt_to_another() -> None:
    one, other = dealt("spy*3 renzo", pope=3), dealt("imola datary este titian", pope=3)
    assert one.seen_by(1, "dealt") != one.seen_by(0, "dealt")
    assert {"seat": 0, "card": "renzo"} in one.seen_by(0, "dealt")
    assert {"seat": 0} in one.seen_by(1, "dealt")
    ours = [one.sees(0)["hand"], other.sees(0)["hand"]]
    assert ours[0] != ours[1]
    assert one.sees(2)["hand"][0] == other.sees(2)["hand"][0] == -1


@rule("2.6", "6.9", "B14")
def test_six_players_get_three_cards_if_used_cards_return() -> None:
    assert len(dealt(seats=6, discards="cards").hand(4)) == 3
    assert len(dealt(seats=5, discards="cards").hand(4)) == 4


# The redraw ------------------------------------------------------------


@rule("2.7", "B39")
def test_all_are_asked_to_keep_the_hand_from_the_pope_clockwise() -> None:
    start = dealt(pope=2)
    asked = []
    while start.question == "redraw":
        asked.append(start.seat)
        start.go("keep")
    assert asked == [2, 3, 0, 1]


@rule("2.7", "2.9", "18.4")
def test_a_redraw_shuffles_the_whole_hand_back_and_deals_as_many_cards() -> None:
    start = dealt(
        "spy*3 imola", "poison*2 doctor marriage", "accusation*2 savonarola assassin", "este varano raphael datary"
    ).go("redraw")
    assert start.hand(0) == []
    assert start.deck.count("spy") == 6
    assert start.chance("draw titian", "draw imola", "draw renzo").question == "deal_hand"
    assert start.chance("draw spy").hand(0) == ["imola", "titian", "renzo", "spy"]
    assert (start.question, start.seat) == ("redraw", 0)


KINDS = {
    "town": "imola faenza spoleto spy",
    "office": "datary treasurer auditor spy",
    "artist": "titian raphael perugino spy",
    "minor family": "este varano manfredi spy",
    "condottiere": "renzo paolo alessandro spy",
    "spy": "spy*3 renzo",
    "death": "poison*2 assassin spy",
    "death, the other two": "poison assassin*2 spy",
    "four": "poison*2 assassin*2",
}


@rule("2.8", "B17")
@pytest.mark.parametrize("kind", KINDS)
def test_three_of_a_kind_may_be_shuffled_back(kind: str) -> None:
    assert dealt(KINDS[kind]).legal() == ["keep", "redraw"]


@rule("2.8", "B17")
@pytest.mark.parametrize(
    "hand",
    [
        TWO_KINDS,
        "imola faenza datary treasurer",
        "poison*2 spy*2",
        "accusation*2 savonarola marriage",
        "renzo paolo titian raphael",
    ],
)
def test_without_three_of_a_kind_the_hand_is_kept(hand: str) -> None:
    assert dealt(hand).legal() == ["keep"]


@rule("2.8", "B17")
def test_cards_that_are_alone_in_their_kind_make_no_three() -> None:
    assert dealt("doctor marriage savonarola accusation*2", seats=3).legal() == ["keep"]


@rule("2.9", "2.11", "14.15")
def test_the_hand_shuffled_back_is_not_shown() -> None:
    one, other = dealt("spy*3 imola").forget_events().go("redraw"), dealt("poison*2 assassin renzo").go("redraw")
    assert one.happened("redrew") == [{"seat": 0}]
    assert one.sees(1) != one.sees(0)
    assert one.log.events[0].secret == {}
    assert [one.sees(2)[name] for name in ("table", "known", "deck_size")] == [
        other.sees(2)[name] for name in ("table", "known", "deck_size")
    ]


@rule("2.10", "B39")
def test_after_ten_redraws_the_hand_is_kept() -> None:
    start = dealt("spy*3 imola")
    for number in range(10):
        assert (start.question, start.seat) == ("redraw", 0), number
        start.go("redraw", *["draw spy"] * 3, "draw imola")
    assert (start.question, start.seat) == ("redraw", 1)


@rule("2.10", "B39")
def test_everyone_has_ten_redraws() -> None:
    start = dealt("spy*3 imola", "poison*2 assassin*2").go("redraw", *["draw spy"] * 3, "draw imola", "keep")
    for _ in range(10):
        start.go("redraw", *["draw poison"] * 2, *["draw assassin"] * 2)
    assert start.seat == 2


@rule("2.11", "14.21", "B41")
def test_who_can_only_keep_the_hand_is_asked() -> None:
    start = dealt(TWO_KINDS)
    assert (start.question, start.seat, start.legal()) == ("redraw", 0, ["keep"])
    assert start.game.decision(start.state, 0).discreet


@rule("2.11", "B39")
def test_nobody_is_asked_with_hands_of_two_cards() -> None:
    assert dealt(seats=6).question == "moment"
    assert dealt(seats=6, discards="cards").question == "redraw"


# The first cards ------------------------------------------------------------


def laying(*hands: str, **options: Any) -> Table:
    """The hands are kept: the first player with must-play cards to choose from, or with one to place, is asked."""
    start = dealt(*hands, **options)
    while start.question == "redraw":
        start.go("keep")
    return start


@rule("2.12", "B40")
def test_must_play_cards_are_shown_together_and_laid_in_the_order_one_likes() -> None:
    start = laying("imola manfredi faenza spy")
    assert start.happened("showed") == [{"seat": 0, "cards": ["faenza", "imola", "manfredi"]}]
    assert start.legal() == ["lay faenza", "lay imola", "lay manfredi"]
    assert start.go("lay manfredi", "house manfredi nowhere").legal() == ["lay faenza", "lay imola"]


@rule("2.12", "3.15")
def test_the_last_card_is_laid_without_a_question() -> None:
    start = laying("imola faenza spy*2").go("lay faenza")
    assert start.happened("laid")[:2] == [{"seat": 0, "card": "faenza"}, {"seat": 0, "card": "imola"}]
    assert start.lies(0) == ["faenza", "imola"]


@rule("2.12")
def test_the_first_cards_are_laid_from_the_pope_clockwise() -> None:
    start = new_table(3).chance("pope 1")
    for hand in ("imola spy*4", "faenza poison*2 assassin*2", "cesena renzo paolo oliverotto alessandro"):
        start.chance(*[f"draw {card}" for card in cards(hand)])
    start.reach("moment")
    assert [facts["seat"] for facts in start.happened("showed")] == [1, 2, 0]
    assert start.happened("laid") == [
        {"seat": 1, "card": "imola"},
        {"seat": 2, "card": "faenza"},
        {"seat": 0, "card": "cesena"},
    ]


@rule("2.13", "B16", "5.4")
def test_an_artist_of_the_first_hand_is_paid_from_the_100_ducats_or_rejected() -> None:
    start = laying("titian spy*3")
    assert (start.question, start.legal()) == ("fee", ["reject", "pay"])
    paid = laying("titian spy*3").go("pay")
    assert paid.ducats[0] == 70
    rejected = start.go("reject")
    assert (rejected.ducats[0], rejected.pile, rejected.lies(0)) == (100, ["titian"], [])


@rule("2.14")
def test_each_card_is_paid_and_placed_before_the_next() -> None:
    start = laying("imola titian varano spy").go("lay titian")
    assert start.question == "fee"
    assert start.go("pay").question == "place"
    assert start.go("house titian in valencia").legal() == ["lay imola", "lay varano"]


@rule("2.14", "B21", "5.13")
def test_a_town_not_laid_yet_has_no_place() -> None:
    start = laying("imola varano spy*2").go("lay varano")
    assert start.can("house varano in ") == ["valencia"]
    start = laying("imola varano spy*2").go("lay imola")
    assert start.can("house varano in ") == ["imola", "valencia"]


@rule("2.15", "14.2", "B13")
def test_hand_cards_and_their_number_stay_hidden() -> None:
    start = laying("imola spy*3", "spy*2 doctor marriage").reach("moment")
    assert start.sees(1)["hand"][0] == start.sees(1)["sizes"][0] == -1
    assert start.sees(0)["sizes"][0] == 3


@rule("2.16", "2.4")
@pytest.mark.parametrize(("seats", "number"), MARKETS)
def test_the_market_is_laid_out(seats: int, number: int) -> None:
    start = dealt(seats=seats).reach("moment")
    assert start.market == number
    assert start.happened("market_laid") == [{"round": 1, "cards": number}]


@rule("2.17", "B9", "13.9")
def test_the_market_is_as_large_as_the_deck_allows() -> None:
    towns = "bologna ancona urbino rimini pesaro forli faenza cesena imola camerino senigallia spoleto"
    offices = "vice_chancellor grand_penitentiary castellan camerlengo datary gonfalonier governor treasurer auditor"
    hands = "bande_nere alviano vitellozzo paolo baglioni renzo oliverotto alessandro spy*6 poison*2 assassin*2"
    artists = "michelangelo raphael da_vinci titian bramante botticelli mantegna ghirlandaio perugino"
    people = [player(lies=towns), player(lies=offices), player(hands), player(lies=artists)]
    assert table("ducats", *people, round=2).market == 12
    later = table("ducats", *people, gone="este varano savonarola", round=2)
    assert later.market == len(later.deck) == 9

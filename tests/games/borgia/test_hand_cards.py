"""Section 6, first part: playing cards from the hand, and where used cards go."""

import pytest

from tests.kit.borgia import player, table
from tests.kit.rules import rule


@rule("6.1", "6.3")
def test_as_many_cards_as_one_likes_one_after_another() -> None:
    found = table("play", player("spy*2 poison"), player("doctor renzo", lies="titian"))
    found.go("play spy on 1")
    assert found.question == "steal", "each card is carried out before the next"
    found.go("draw doctor", "play poison on titian")
    assert (found.question, found.seat) == ("doctor", 1)
    found.go("no doctor", "play spy on 1", "draw renzo")
    assert (found.question, found.seat, found.hand(0)) == ("play", 0, ["renzo", "doctor"])


@rule("6.2")
def test_only_cards_of_the_own_hand_are_played() -> None:
    found = table("play", player("doctor"), player("spy poison assassin marriage savonarola accusation"), pope=2)
    assert found.legal() == ["enough"]


@rule("6.3", "14.21", "B41")
def test_who_has_no_card_to_play_is_asked() -> None:
    found = table("play")
    assert (found.question, found.legal()) == ("play", ["enough"])
    assert found.game.decision(found.state, 0).discreet
    assert found.go("enough").moment == 2


@rule("6.4", "14.8")
def test_the_card_and_its_target_are_shown() -> None:
    found = table("play", player("spy poison marriage savonarola"), player("renzo", lies="titian"), pope=1)
    found.go("play spy on 1", "draw renzo", "play poison on titian", "no doctor", "play savonarola")
    found.go("play marriage with 3")
    assert found.happened("played") == [
        {"seat": 0, "card": "spy", "other": 1},
        {"seat": 0, "card": "poison", "target": "titian"},
        {"seat": 0, "card": "savonarola"},
        {"seat": 0, "card": "marriage", "other": 3},
    ]


@rule("6.4")
def test_a_card_without_a_target_is_not_played() -> None:
    people = [player("poison assassin"), player(lies="imola florence(varano)")]
    assert table("play", *people).legal() == ["enough"]


@rule("6.5", "6.6")
def test_condottieri_and_the_doctor_are_not_played_in_step_2() -> None:
    found = table("play", player("renzo doctor"))
    assert found.legal() == ["enough"]
    assert not found.allows("play renzo")


@rule("6.7")
def test_a_played_card_has_left_the_hand() -> None:
    found = table("play", player("spy"), player("renzo")).go("play spy on 1")
    assert found.hand(0) == []
    assert found.legal(0) == []


USED = {
    "spy": (["play spy on 2"], "play"),
    "spy on the market": (["spy", "draw doctor"], "market"),
    "poison": (["play poison on titian", "no doctor"], "play"),
    "assassin": (["play assassin on datary"], "play"),
    "accusation": (["play accusation", "yes", "no"], "play"),
}


@rule("6.8", "1.13", "B3")
@pytest.mark.parametrize("used", USED)
@pytest.mark.parametrize("discards", ["rules", "cards"])
def test_where_used_cards_go(used: str, discards: str) -> None:
    card = used.split()[0]
    texts, start = USED[used]
    people = [player(card), player(lies="titian datary")]
    found = table(start, *people, seats=3, pope=2, round=2, got=[], discards=discards).go(*texts)
    returns = discards == "cards" and card in ("spy", "accusation")
    assert (card in found.pile, card in found.gone) == (returns, not returns)
    assert found.hand(0).count(card) == 0


@rule("6.9", "B3")
@pytest.mark.parametrize("discards", ["rules", "cards"])
def test_the_doctor_is_out_of_the_game_either_way(discards: str) -> None:
    found = table("play", player("poison"), player("doctor", lies="titian"), discards=discards)
    found.go("play poison on titian", "doctor")
    assert (found.gone, found.pile) == (["poison", "doctor"], [])


@rule("6.8", "6.9", "7.12", "B3")
@pytest.mark.parametrize("discards", ["rules", "cards"])
def test_a_used_condottiere_goes_to_the_pile_either_way(discards: str) -> None:
    found = table("seize", player("renzo"), player("paolo", lies="imola"), discards=discards).go("seize imola")
    found.all_play("hire renzo", "hire paolo")
    assert (found.pile, found.gone) == (["paolo", "renzo"], [])


@rule("6.9", "6.24", "6.28", "B3")
@pytest.mark.parametrize("card", ["marriage", "savonarola"])
@pytest.mark.parametrize("discards", ["rules", "cards"])
def test_a_killed_marriage_or_savonarola_is_out_of_the_game_either_way(card: str, discards: str) -> None:
    found = table("play", player("assassin"), spouses=[1, 2], savonarola=True, pope=3, discards=discards)
    found.go(f"play assassin on {card}")
    assert found.gone == sorted(["assassin", card])
    assert found.pile == []


@rule("6.57", "B47", "7.5")
def test_marriage_and_savonarola_on_the_table_are_nobodys() -> None:
    found = table("seize", player(), player(lies="imola"), spouses=[2, 3], savonarola=True)
    assert found.can("seize ") == ["imola", "nothing"]
    trade = table("moment 0", player(), spouses=[0, 1], savonarola=True).go("offer 1")
    assert trade.can("give ") == [f"{number} ducats" for number in range(101)]


@rule("6.58", "B47", "13.2")
@pytest.mark.parametrize("round_", [1, 2])
def test_marriage_and_savonarola_end_with_the_round(round_: int) -> None:
    found = table("new round", round=round_, spouses=[0, 1], savonarola=True)
    assert found.gone == ["marriage", "savonarola"]
    assert (found.state.table.spouses, found.state.table.savonarola) == (0, False)
    assert "marriage" not in found.deck


@rule("6.58", "6.9", "B47")
def test_with_used_cards_returning_they_are_shuffled_into_the_deck() -> None:
    found = table("new round", spouses=[0, 1], savonarola=True, discards="cards")
    assert (found.gone, found.pile) == ([], [])
    assert {"draw marriage", "draw savonarola"} <= set(found.odds())


@rule("6.58")
def test_until_the_election_is_over_they_lie() -> None:
    found = table("phase", market=0, spouses=[0, 1], savonarola=True)
    assert found.question == "pledge"
    assert found.state.table.savonarola
    assert found.state.table.spouses == 3


@rule("6.59", "6.45", "6.52")
def test_a_pope_keeps_cards_that_he_cannot_play_and_may_trade_them() -> None:
    found = table("play", player("savonarola accusation"), round=2, got=[])
    assert found.legal() == ["enough"]
    assert found.hand(0) == ["savonarola", "accusation"]
    trade = found.go("enough", "offer 1")
    assert {"give savonarola", "give accusation"} <= set(trade.legal())

"""Section 10: the Veto."""

import pytest

from curia.core.types import OBSERVER
from tests.kit.caesar import Table, party, table
from tests.kit.rules import rule


def played(text: str = "spy", other: str = "1 2 veto", hand: str = "1 2 spy wrath") -> Table:
    """A manipulation card is played before laying."""
    own = party(hand, up="senators 3, censors 4")
    return table(own, party(other, up="praetors 2", down="praetors 1")).go(text)


PLAYS = {
    "assassinate 2 praetors": "assassination",
    "spy": "spy",
    "castle senators censors": "castling",
    "courtesan praetors": "courtesan",
    "wrath praetors": "wrath",
}


@rule("10.1", "10.2", "10.3", "10.4", "9.8")
@pytest.mark.parametrize("text", PLAYS)
def test_a_veto_cancels_the_card_and_both_are_discarded(text: str) -> None:
    game = played(text, hand=f"1 2 {PLAYS[text]}")
    assert (game.phase, game.seat, game.legal()) == ("veto", 1, ["allow", "veto"])
    before = [{field: game.party(seat)[field] for field in ("up", "down")} for seat in (0, 1)]
    game.go("veto")
    assert [{field: game.party(seat)[field] for field in ("up", "down")} for seat in (0, 1)] == before
    assert game.discard(0) == [PLAYS[text]]
    assert game.discard(1) == ["veto"]
    assert game.hand(1) == ["1", "2"]
    assert game.happened("vetoed") == [{"seat": 1, "card": PLAYS[text]}]
    assert (game.phase, game.seat) == ("lay", 0)


@rule("10.2", "10.9", "E29")
def test_a_vetoed_spy_sees_nothing() -> None:
    tables = [played(other=f"1 {card} veto").go("veto") for card in ("2", "5")]
    assert tables[0].view(0) == tables[1].view(0)
    assert tables[0].seen_by(0, "spied") == []
    assert not any(entry.startswith("spied") for entry in tables[0].party(1)["seen"])


@rule("10.3", "9.2")
def test_after_a_veto_no_other_card_is_played() -> None:
    game = played().go("veto")
    assert game.refusal("wrath praetors") == "9.2"
    game.go("lay 1 senators")
    assert game.phase == "refill"


@rule("10.5")
@pytest.mark.parametrize("moves", [[], ["lay 1 senators"], ["show 1 senators"], ["wrath senators"]])
def test_a_veto_is_not_played_in_the_own_turn(moves: list[str]) -> None:
    game = table(party("1 2 veto wrath", up="senators 5"), party("1")).go(*moves)
    assert game.seat == 0
    assert game.refusal("veto") == "10.5"
    assert game.can("veto") == []


@rule("10.5", "3.2")
def test_a_veto_is_not_played_when_nothing_has_been() -> None:
    assert table(party("1 2"), party("1 veto")).refusal("veto", 1) in ("3.2", "10.5")


@rule("10.6")
def test_there_is_no_veto_against_a_veto() -> None:
    game = played(hand="1 2 spy veto").go("veto")
    assert (game.phase, game.seat) == ("lay", 0)
    assert game.refusal("veto") == "10.5"


@rule("10.7")
def test_a_veto_needs_a_veto() -> None:
    game = played(other="1 2 spy")
    assert game.legal() == ["allow"]
    assert game.refusal("veto") == "10.7"


@rule("10.8", "3.3")
def test_who_has_let_a_card_pass_cannot_veto_it() -> None:
    game = played().go("allow")
    assert game.refusal("veto", 1) in ("3.2", "10.5", "10.8")
    assert game.seat == 0


@rule("10.10", "C6")
def test_a_veto_costs_neither_a_turn_nor_the_own_manipulation() -> None:
    game = played(other="1 2 veto wrath").go("veto", "lay 1 senators").finish_turn()
    assert game.seat == 1
    assert "wrath praetors" in game.legal()
    game.go("lay 1 aediles")
    assert "wrath praetors" in game.legal()


@rule("10.11", "C6")
def test_the_hand_stays_short_until_the_own_turn() -> None:
    game = played(other="1 2 3 4 veto").go("veto", "lay 1 senators").finish_turn()
    assert len(game.hand(1)) == 4
    assert game.happened("drew") != []
    assert all(facts["seat"] == 0 for facts in game.happened("drew"))
    assert len(game.go("lay 1 senators").finish_turn().hand(1)) == 5


@rule("10.11", "C6", "5.7")
def test_in_the_last_turn_a_veto_is_not_replaced() -> None:
    people = [party("1 spy", reserve=""), party("veto wrath", reserve="", manipulation="spy")]
    game = table(*people, phase="last_turn").go("show 1 senators", "spy", "veto")
    assert game.phase == "over"
    assert game.hand(1) == ["wrath"]


@rule("10.12", "12.16")
def test_a_party_that_is_out_may_veto_also_in_the_last_turn() -> None:
    people = [party("1 spy", reserve=""), party("veto", reserve="", manipulation="")]
    assert table(*people, phase="last_turn").go("spy").legal() == ["allow", "veto"]
    people = [party("1 spy"), party("veto", reserve="", manipulation="")]
    assert table(*people).go("spy").legal() == ["allow", "veto"]


@rule("10.13", "C17", "C26", "11.19")
def test_the_question_depends_on_the_public_count_alone() -> None:
    tables = [played(other=f"1 2 {card}") for card in ("veto", "assassination")]
    assert tables[0].phase == tables[1].phase == "veto"
    for viewer in (0, OBSERVER):
        assert tables[0].view(viewer) == tables[1].view(viewer)
    assert played(other="1 2").phase == "strike"
    assert tables[0].game.decision(tables[0].state, 1).discreet


@rule("C26", "10.13")
def test_the_question_is_put_also_when_both_vetoes_lie_in_the_open() -> None:
    game = table(party("1 2 spy"), party("1 wrath", discard="veto veto")).go("spy")
    assert game.phase == "veto"
    assert game.legal() == ["allow"]

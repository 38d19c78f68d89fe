"""Section 9: the Spy."""

import pytest

from curia.core.types import OBSERVER
from tests.kit.caesar import OUT, Table, party, table
from tests.kit.rules import rule


def spying(other: str = "1 2 5 veto wrath", own: str = "1 2 3 spy", **more: str) -> Table:
    """A Spy has not been vetoed."""
    game = table(party(own), party(other, **more)).go("spy")
    return game.go("allow") if game.phase == "veto" else game


@rule("9.16", "9.18", "C25")
def test_a_spy_discards_one_card_of_the_hand() -> None:
    game = spying()
    assert game.legal() == [f"strike {card}" for card in ("1", "2", "5", "wrath", "veto")]
    game.go("strike veto")
    assert game.hand(1) == ["1", "2", "5", "wrath"]
    assert game.discard(1) == ["veto"]


@rule("9.17")
def test_a_spy_needs_a_card_in_the_opponents_hand() -> None:
    game = table(party("1 2 spy"), OUT)
    assert game.can("spy") == []
    assert game.refusal("spy") == "9.17"


@rule("9.18", "9.16")
@pytest.mark.parametrize("text", ["strike 3", "strike spy", "strike p"])
def test_only_a_card_of_that_hand_is_discarded(text: str) -> None:
    assert spying().refusal(text) in ("9.16", "9.18")


@rule("9.18", "C25", "3.3")
@pytest.mark.parametrize("text", ["done", "lay 1 senators", "discard 1"])
def test_a_card_must_be_discarded(text: str) -> None:
    assert spying().refusal(text) in ("3.3", "9.18")


@rule("9.19", "E30")
def test_a_hand_of_one_card_loses_it() -> None:
    game = spying("2", reserve="", manipulation="")
    if game.phase == "strike":
        assert game.legal() == ["strike 2"]
        game.go("strike 2")
    assert game.hand(1) == []
    assert game.discard(1).count("2") == 7


@rule("9.20")
def test_never_more_than_one_card_is_discarded() -> None:
    game = spying().go("strike 1", "draw manipulation")
    assert game.discard(1) == ["1"]
    assert game.phase == "lay"


@rule("9.21", "11.18")
def test_the_card_discarded_is_shown_to_all_and_the_hand_to_the_player_alone() -> None:
    game = spying().go("strike wrath")
    assert game.happened("struck") == [{"seat": 0, "other": 1, "card": "wrath"}]
    assert game.seen_by(0, "spied") == [{"seat": 0, "other": 1, "cards": ["1", "2", "5", "wrath", "veto"]}]
    assert game.seen_by(OBSERVER, "spied") == [{"seat": 0, "other": 1}]


@rule("9.22")
def test_a_spy_shows_the_hand_only() -> None:
    tables = [
        table(party("1 2 spy"), party("1 2", down=f"senators {card}", mission=mission)).go("spy")
        for card, mission in (("3", "praetors"), ("5", "quaestors"))
    ]
    assert tables[0].view(0) == tables[1].view(0)
    shown = tables[0].view(0)["seats"][1]
    assert (shown["order"], shown["mission"], shown["down"]) == (None, None, [None] * 5)


@rule("9.23", "9.25", "E31")
@pytest.mark.parametrize("reserve", ["influence", "manipulation"])
def test_the_opponent_draws_one_card_at_once_from_the_reserve_of_their_choice(reserve: str) -> None:
    game = spying("1 2 3 4 5", manipulation="veto wrath").go("strike 5")
    assert (game.phase, game.seat) == ("refill", 1)
    assert game.legal() == ["draw influence", "draw manipulation"]
    game.go(f"draw {reserve}")
    if reserve == "influence":
        assert game.odds()["drawn 5"] > 0
        game.go("drawn 5")
    assert game.hand(1) == ["1", "2", "3", "4", "5" if reserve == "influence" else "veto"]
    assert (game.phase, game.seat) == ("lay", 0), "the turn goes on"


@rule("9.23", "3.10")
def test_the_turn_goes_on_with_the_votes_when_the_spy_came_after_laying() -> None:
    game = table(party("1 2 3 spy"), party("1 2 3 4 5")).go("lay 1 senators", "spy", "strike 5", "draw manipulation")
    assert (game.phase, game.seat) == ("refill", 0)


@rule("9.24", "C20")
def test_a_short_hand_stays_short() -> None:
    game = spying("1 2 3").go("strike 1", "draw manipulation")
    assert len(game.hand(1)) == 3
    assert game.seat == 0


@rule("9.25", "C36")
def test_if_one_reserve_is_empty_the_card_comes_from_the_other() -> None:
    game = spying("1 2 3 4 5", reserve="", manipulation="wrath").go("strike 1")
    assert game.hand(1) == ["2", "3", "4", "5", "wrath"]
    game = spying("1 2 3 4 5", reserve="4 4", manipulation="").go("strike 1")
    assert game.odds() == {"drawn 4": 1}
    assert game.go("drawn 4").hand(1) == ["2", "3", "4", "4", "5"]


@rule("9.26", "C20", "E31")
def test_with_empty_reserves_nothing_is_drawn() -> None:
    game = spying("1 2 3 4 5", reserve="", manipulation="").go("strike 1")
    assert game.hand(1) == ["2", "3", "4", "5"]
    assert game.phase == "lay"


@rule("9.27", "C25", "11.3")
def test_the_card_drawn_is_not_seen() -> None:
    tables = [spying("1 2 3 4 5").go("strike 5", "draw influence", f"drawn {card}") for card in ("1", "p")]
    for viewer in (0, OBSERVER):
        assert tables[0].view(viewer) == tables[1].view(viewer)
        assert tables[0].seen_by(viewer, "drew") == [{"seat": 1, "reserve": "influence"}]
    assert tables[0].seen_by(1, "drew") == [{"seat": 1, "reserve": "influence", "card": "1"}]


@rule("C25", "12.16", "9.23")
def test_the_draw_takes_place_in_the_last_turn_as_well() -> None:
    people = [party("1 spy", reserve="", manipulation=""), party("veto wrath", reserve="", manipulation="courtesan")]
    game = table(*people, phase="last_turn").go("spy", "allow", "strike veto")
    assert game.hand(1) == ["courtesan", "wrath"]
    assert game.phase == "last_lay"

"""Sections 1 and 2: the parties, missions, arranging and the first placements."""

from collections import Counter
from itertools import permutations

import pytest

from curia.core.types import OBSERVER
from tests.kit.caesar import GROUPS, ORDER, Table, cards, new_table, started
from tests.kit.rules import rule


def arranging() -> Table:
    return new_table(cleopatra="0").go("mission senators", "mission praetors")


def arrange(game: Table, seat: int, order: list[str] = ORDER) -> Table:
    """The last card follows by itself."""
    for card in order[:-1]:
        game.play(seat, f"next {card}")
    return game


@rule("2.1", "C22", "3.1", "1.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_cleopatra_has_the_seat_that_the_table_chose_and_the_first_turn(seat: int) -> None:
    game = new_table(cleopatra=str(seat), manipulation="shuffled")
    assert game.phase == "draw_mission", "nothing is drawn"
    game.go("mission senators", "mission praetors").play(0, "place 1 2 3 4 5").play(1, "place 1 2 3 4 5")
    assert game.facts()["cleopatra"] == seat
    assert game.asked == [seat]
    assert game.party(seat)["mission"] == "senators", "hers is drawn first"


@rule("2.1", "C22", "3.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_drawn_parties(seat: int) -> None:
    game = new_table(manipulation="shuffled").go(f"cleopatra {seat}")
    assert game.happened("parties_drawn") == [{"seat": seat}]
    game.go("mission senators", "mission praetors").play(0, "place 1 2 3 4 5").play(1, "place 1 2 3 4 5")
    assert game.asked == [seat]


@rule("2.2", "2.3", "1.6", "1.5")
def test_the_forum_at_the_start() -> None:
    facts = started().facts()
    assert facts["patricians"] == [5, 5, 5, 3, 3]
    assert Counter(facts["suffrage"]) == Counter([*GROUPS, "orgy", "orgy", "reshuffle"])
    assert facts["suffrage_discard"] == []


@rule("2.4", "C10", "5.15")
def test_one_orgy_is_dropped_before_the_game_never_the_reshuffling_one() -> None:
    facts = started(orgies="drop_one").facts()
    assert Counter(facts["suffrage"]) == Counter([*GROUPS, "orgy", "reshuffle"])


@rule("2.4", "C10")
@pytest.mark.parametrize("orgies", ["3", "drop_one_after_second_group"])
def test_otherwise_all_orgies_are_in_the_deck(orgies: str) -> None:
    assert started(orgies=orgies).facts()["suffrage"].count("orgy") == 2


@rule("2.5", "1.3", "1.11", "11.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_reserves_at_the_start(seat: int) -> None:
    game = started()
    assert game.left(seat) == (27, 13)
    if seat == 1:
        game.go("lay 1 senators").finish_turn()
    game.go("lay 1 senators", "draw influence")
    odds = game.odds()
    assert {text: round(odd * 27) for text, odd in odds.items()} == {
        "drawn philosopher": 2,
        **{f"drawn {value}": 5 for value in range(1, 6)},
    }


@rule("2.6", "2.16", "C21", "C32")
@pytest.mark.parametrize("second", ["senators", "praetors", "quaestors"])
def test_each_party_is_dealt_a_mission_before_it_arranges(second: str) -> None:
    game = new_table(cleopatra="0").go("mission senators", f"mission {second}")
    assert [game.party(seat)["mission"] for seat in (0, 1)] == ["senators", second]
    assert game.phase == "arrange"
    assert game.view(1)["seats"][1]["mission"] == second


@rule("2.7", "11.11")
@pytest.mark.parametrize("viewer", [0, 1, OBSERVER])
def test_nobody_sees_the_missions_left_over(viewer: int) -> None:
    games = [new_table(cleopatra="0").go("mission senators", f"mission {one}") for one in ("praetors", "quaestors")]
    if viewer != 1:
        assert games[0].view(viewer) == games[1].view(viewer)
    assert not any("missions" in field for field in games[0].view(viewer))


@rule("2.8", "C9", "5.5")
def test_the_arranged_order_is_the_order_of_drawing() -> None:
    game = started()
    assert game.party(0)["order"] == ORDER
    game.go("show 1 senators", "show 2 senators", "draw manipulation", "draw manipulation", "suffrage orgy")
    assert game.hand(0) == ["3", "4", "5", "spy", "veto"]
    assert game.party(0)["order"] == ORDER[2:]


@rule("2.8", "2.9")
def test_any_order_may_be_named() -> None:
    game = arranging()
    backwards = sorted(ORDER)
    arrange(game, 0, backwards)
    arrange(game, 1, backwards[::-1])
    assert game.party(0)["order"] == backwards
    assert game.party(1)["order"] == backwards[::-1]


@rule("2.9", "1.4")
def test_only_the_own_thirteen_cards_are_arranged() -> None:
    game = arranging()
    assert len(game.legal(0)) == 6
    game.play(0, "next wrath")
    assert "next wrath" not in game.legal(0)
    assert game.refusal("next wrath", 0) == "2.9"
    assert game.refusal("next 5", 0) == "2.9"
    assert "next wrath" in game.legal(1), "the other has a Wrath of the Gods too"
    game.play(0, "next veto").play(0, "next veto")
    assert game.refusal("next veto", 0) == "2.9"


@rule("2.10", "C9")
def test_a_shuffled_reserve_is_not_arranged() -> None:
    game = new_table(cleopatra="0", manipulation="shuffled").go("mission senators", "mission praetors")
    assert game.phase == "place"
    game.play(0, "place 1 2 3 4 5").play(1, "place 1 2 3 4 5")
    assert game.party(0)["order"] == []
    assert game.left(0) == (27, 13)


@rule("2.11", "2.12", "C3")
def test_there_are_120_first_placements() -> None:
    game = arrange(arrange(arranging(), 0), 1)
    assert game.phase == "place"
    for seat in (0, 1):
        assert sorted(game.legal(seat)) == sorted(f"place {' '.join(row)}" for row in permutations("12345"))


@rule("2.12")
@pytest.mark.parametrize("values", ["1 1 2 3 4", "5 5 5 5 5", "3 3 3 3 3", "1 2 3 4 4"])
def test_each_value_is_placed_once(values: str) -> None:
    game = arrange(arrange(arranging(), 0), 1)
    assert game.refusal(f"place {values}", 0) == "2.12"


@rule("2.11", "2.13", "C3", "11.8")
def test_the_first_five_lie_face_down_and_the_other_set_is_the_hand() -> None:
    game = started("place 3 1 5 2 4", "place 5 4 3 2 1")
    assert game.party(0)["down"] == [["3"], ["1"], ["5"], ["2"], ["4"]]
    assert game.party(1)["down"] == [["5"], ["4"], ["3"], ["2"], ["1"]]
    assert game.party(0)["up"] == game.party(1)["up"] == [[]] * 5
    assert game.hand(0) == game.hand(1) == cards("1 2 3 4 5")


@rule("2.14", "C3", "C32")
@pytest.mark.parametrize("first", [0, 1])
def test_both_arrange_and_then_both_place_at_the_same_time(first: int) -> None:
    game = arranging()
    assert game.asked == [0, 1]
    arrange(game, first)
    assert game.asked == [1 - first]
    arrange(game, 1 - first)
    assert (game.phase, game.asked) == ("place", [0, 1])
    game.play(first, "place 1 2 3 4 5")
    assert game.asked == [1 - first]
    assert game.party(0)["down"] == game.party(1)["down"] == [[]] * 5, "laid only when both have answered"
    game.play(1 - first, "place 1 2 3 4 5")
    assert game.phase == "turn"


@rule("2.14", "2.15", "C32", "3.3")
def test_sealed_answers_are_given_once() -> None:
    game = arrange(arranging(), 0)
    assert game.refusal("next veto", 0) == "2.15"
    arrange(game, 1).play(1, "place 1 2 3 4 5")
    assert game.refusal("place 5 4 3 2 1", 1) == "2.15"


@rule("2.14", "11.12", "C18")
@pytest.mark.parametrize("viewer", [1, OBSERVER])
def test_everybody_sees_that_a_seat_has_answered_never_what(viewer: int) -> None:
    other = sorted(ORDER)
    games = [arrange(arranging(), 0, order) for order in (ORDER, other)]
    assert [row["answered"] for row in games[0].view(viewer)["seats"]] == [True, False]
    assert games[0].view(viewer) == games[1].view(viewer)
    assert games[0].log.seen_by(viewer) == games[1].log.seen_by(viewer)
    for game, values in zip(games, ("1 2 3 4 5", "5 4 3 2 1"), strict=True):
        arrange(game, 1).play(0, f"place {values}")
    assert [row["answered"] for row in games[0].view(viewer)["seats"]] == [True, False]
    assert games[0].view(viewer) == games[1].view(viewer)
    assert games[0].log.seen_by(viewer) == games[1].log.seen_by(viewer)
    assert games[0].view(0) != games[1].view(0)


@rule("2.14", "11.12")
def test_nobody_sees_how_far_an_order_has_come() -> None:
    game = arranging()
    before = game.view(1), game.view(OBSERVER)
    game.play(0, "next veto").play(0, "next spy")
    assert (game.view(1), game.view(OBSERVER)) == before
    assert game.seen_by(1, "arranging") == game.seen_by(OBSERVER, "arranging") == []
    assert [facts["card"] for facts in game.seen_by(0, "arranging")] == ["veto", "spy"]
    assert game.view(0)["seats"][0]["order"] == ["veto", "spy"]


@rule("2.14")
def test_the_questions_of_the_set_up_are_sealed() -> None:
    game = arranging()
    assert game.game.decision(game.state, 0).sealed
    arrange(arrange(game, 0), 1)
    assert game.game.decision(game.state, 1).sealed
    game.play(0, "place 1 2 3 4 5").play(1, "place 1 2 3 4 5")
    assert not game.game.decision(game.state, 0).sealed

"""Section 11: what is known of hidden cards, through views and the positions that fit them."""

from collections import Counter
from typing import Any

import pytest

from curia.core.rng import Rng
from curia.core.types import CHANCE, CHANCE_MASK, OBSERVER
from tests.kit.caesar import Table, cards, new_table, party, started, table
from tests.kit.rules import rule

ONE_TO_FIVE = Counter(cards("1 2 3 4 5"))


def influence(hand: list[str]) -> "Counter[str]":
    return Counter(card for card in hand if card in cards("p 1 2 3 4 5"))


def hidden(world: dict[str, Any], seat: int, turn: int) -> list[str]:
    """The cards that were laid face down in a turn and lie there still, outside of pools."""
    rows = world["seats"][seat]["hidden"]
    return [row["card"] for row in rows if row["turn"] == turn and row["bag"] == 0]


@rule("11.8", "C18")
@pytest.mark.parametrize("viewer", [1, OBSERVER])
def test_the_first_five_and_the_opening_hand_are_one_to_five(viewer: int) -> None:
    worlds = started("place 3 1 5 2 4").worlds(viewer)
    for world in worlds:
        one = world["seats"][0]
        assert Counter(card for row in one["down"] for card in row) == ONE_TO_FIVE
        assert [len(row) for row in one["down"]] == [1] * 5
        assert Counter(one["hand"]) == ONE_TO_FIVE
    for group in range(5):
        assert {world["seats"][0]["down"][group][0] for world in worlds} == set(ONE_TO_FIVE), "and no more is known"


@rule("11.8", "11.9", "11.16")
@pytest.mark.parametrize("viewer", [1, OBSERVER])
def test_a_first_card_that_is_turned_up_is_none_of_the_others(viewer: int) -> None:
    game = started("place 3 1 5 2 4").go("lay 1 senators").finish_turn("quaestors")
    for world in game.worlds(viewer):
        first = [row["card"] for row in world["seats"][0]["hidden"] if row["turn"] == 0]
        assert Counter(first) == Counter(cards("1 2 3 4"))


@rule("11.8", "11.9")
@pytest.mark.parametrize("viewer", [1, OBSERVER])
def test_a_card_laid_face_down_from_the_opening_hand_is_one_of_the_five(viewer: int) -> None:
    game = started().go("lay 4 senators", "draw influence", "drawn p", "suffrage orgy")
    worlds = game.worlds(viewer)
    for world in worlds:
        (laid,) = hidden(world, 0, 1)
        drawn = influence(world["seats"][0]["hand"]) + Counter([laid]) - ONE_TO_FIVE
        assert laid in ONE_TO_FIVE
        assert sum(drawn.values()) == 1, "the rest of the five is in hand, with one card more"
    assert {hidden(world, 0, 1)[0] for world in worlds} == set(ONE_TO_FIVE)


def leavings(game: Table, seat: int) -> list[tuple[int, list[str]]]:
    """The influence cards that have left the hand of a party, by turn, in truth."""
    found: list[tuple[int, list[str]]] = []
    turn = 0
    for event in game.log.events:
        facts = event.public | event.secret
        if event.name in ("turn_begins", "turn_skipped", "last_turn"):
            turn += 1
        elif (event.name in ("laid_down", "laid_up") and facts["seat"] == seat) or (
            event.name == "struck" and facts["other"] == seat
        ):
            found.append((turn, [str(facts["card"])]))
        elif event.name in ("discarded", "no_room") and facts["seat"] == seat:
            found.append((turn, [str(card) for card in facts["cards"]]))  # type: ignore[union-attr]
    return [(turn, list(influence(group).elements())) for turn, group in found]


def draws(game: Table, seat: int) -> list[int]:
    """In which turns the party drew an influence card."""
    found = []
    turn = 0
    for event in game.log.events:
        if event.name in ("turn_begins", "turn_skipped", "last_turn"):
            turn += 1
        elif event.name == "drew" and event.public["seat"] == seat and event.public["reserve"] == "influence":
            found.append(turn)
    return found


def is_possible(game: Table, seat: int, world: dict[str, Any]) -> bool:
    """Whether the hidden cards of a party in a world could have come about as everybody has seen it.

    What has left the hand by a turn was in the opening hand or drawn before, and the opening hand is still there or
    has left."""
    left = leavings(game, seat)
    drawn = draws(game, seat)
    truth = game.party(seat)["hidden"]
    for row, other in zip(truth, world["seats"][seat]["hidden"], strict=True):
        if row["turn"] > 0:
            place = next(i for i, (turn, gone) in enumerate(left) if turn == row["turn"] and gone == [row["card"]])
            left[place] = (row["turn"], [other["card"]])
    gone: Counter[str] = Counter()
    for turn, group in left:
        gone += Counter(group)
        if (gone - ONE_TO_FIVE).total() > sum(1 for one in drawn if one < turn):
            return False
    all_cards = gone + influence(world["seats"][seat]["hand"])
    return not ONE_TO_FIVE - all_cards and (all_cards - ONE_TO_FIVE).total() == len(drawn)


@rule("11.8", "11.9", "C18")
@pytest.mark.parametrize("shown", ["1", "2"])
@pytest.mark.parametrize("viewer", [1, OBSERVER])
def test_a_card_laid_from_the_opening_hand_stays_one_of_the_five_when_others_are_shown(viewer: int, shown: str) -> None:
    game = started().go("lay 1 senators", "draw influence", "drawn 1", "suffrage orgy")
    game.go("lay 1 senators").finish_turn()
    game.go(f"show {shown} censors", "show 3 censors").finish_turn()
    for world in game.worlds(viewer, 400):
        assert hidden(world, 0, 1)[0] in ONE_TO_FIVE
        assert is_possible(game, 0, world)


@rule("11.9", "11.3", "C18")
def test_a_card_drawn_later_is_never_taken_for_one_laid_earlier() -> None:
    game = started()
    for card in ("5", "4"):
        game.go(f"lay {card} senators").finish_turn().go(f"lay {card} praetors").finish_turn()
    worlds = game.worlds(1, 400)
    assert all(is_possible(game, 0, world) for world in worlds)
    assert "philosopher" not in {hidden(world, 0, 1)[0] for world in worlds}
    assert "philosopher" in {hidden(world, 0, 3)[0] for world in worlds}, "one may have been drawn and laid"


def play_on(game: Table, rng: Rng) -> None:
    """A random move without Castling and Spies, mostly laying."""
    if game.game.pending(game.state) == CHANCE_MASK:
        game.state = game.game.apply(game.state, CHANCE, game.game.sample_chance(game.state, rng), game.log)
        return
    moves = game.legal()
    wanted = [text for text in moves if not text.startswith(("castle", "spy", "discard", "draw manipulation"))]
    if not wanted or rng.below(8) == 0:
        wanted = [text for text in moves if not text.startswith(("castle", "spy"))]
    game.state = game.game.apply(game.state, game.seat, game.game.parse_move(wanted[rng.below(len(wanted))]), game.log)


@rule("11.8", "11.9", "11.3", "C18")
@pytest.mark.parametrize("seed", range(4))
def test_in_random_games_every_world_could_have_come_about(seed: int) -> None:
    game = started(manipulation="shuffled")
    rng = Rng(seed)
    for _ in range(60):
        play_on(game, rng)
        if game.phase != "turn":
            continue
        for seat in (0, 1):
            assert is_possible(game, seat, game.facts()), "the truth is"
            for viewer in (1 - seat, OBSERVER):
                for world in game.worlds(viewer, 6):
                    assert is_possible(game, seat, world), game.facts()["turn"]


@rule("11.9", "11.4")
def test_everybody_knows_when_and_where_each_hidden_card_was_laid() -> None:
    game = started().go("lay 4 senators").finish_turn().go("lay 2 censors").finish_turn()
    for viewer in (1, OBSERVER):
        rows = game.view(viewer)["seats"][0]["hidden"]
        assert [(row["group"], row["turn"]) for row in rows if row["turn"]] == [("senators", 1)]
        assert game.view(viewer)["seats"][0]["hidden_count"] == [2, 1, 1, 1, 1]
        assert all(row["card"] is None for row in rows)
    assert [row["card"] for row in game.view(0)["seats"][0]["hidden"]] == ["1", "2", "3", "4", "5", "4"]


# What a Spy has seen


def spied(hand: str = "2 5 3 veto wrath", strike: str = "3", **more: str) -> Table:
    game = table(party("1 2 3 4 spy"), party(hand, **more)).go("spy").finish_turn()
    return game.go(f"strike {strike}")


@rule("11.18", "9.21", "E31")
def test_a_spied_hand_is_known_but_for_the_new_card() -> None:
    game = spied().go("draw influence", "drawn p")
    for world in game.worlds(0):
        assert Counter(cards("2 5 veto wrath")) <= Counter(world["seats"][1]["hand"])
    assert len({tuple(world["seats"][1]["hand"]) for world in game.worlds(0)}) > 3, "the new card is not known"


@rule("11.18", "9.26")
def test_a_spied_hand_without_a_new_card_is_known_exactly() -> None:
    game = spied(reserve="", manipulation="")
    assert {tuple(world["seats"][1]["hand"]) for world in game.worlds(0)} == {("2", "5", "wrath", "veto")}


@rule("11.18")
def test_a_card_laid_face_down_from_a_spied_hand_is_one_of_those_seen() -> None:
    game = spied().go("draw manipulation", "lay 1 senators").finish_turn()
    game.go("lay 5 praetors").finish_turn("reshuffle")
    worlds = game.worlds(0)
    for world in worlds:
        (laid,) = world["seats"][1]["down"][1]
        assert laid in ("2", "5")
        assert ("5" if laid == "2" else "2") in world["seats"][1]["hand"]
    assert {world["seats"][1]["down"][1][0] for world in worlds} == {"2", "5"}


@rule("11.18")
def test_a_card_laid_later_is_one_of_those_seen_or_drawn_since() -> None:
    game = spied().go("draw influence", "drawn 4", "lay 1 senators").finish_turn()
    game.go("lay 4 praetors").finish_turn()
    for world in game.worlds(0):
        (laid,) = world["seats"][1]["down"][1]
        rest = influence(world["seats"][1]["hand"])
        assert not Counter(cards("2 5")) - rest - Counter([laid]), "2 and 5 are still in hand or were laid"


@rule("11.18")
def test_what_has_left_a_spied_hand_is_not_thought_to_be_there() -> None:
    game = spied().go("draw manipulation", "lay 1 senators").finish_turn()
    game.go("show 5 praetors", "show 2 praetors").finish_turn()
    assert game.view(0)["seats"][1]["known"] == []
    assert sorted(game.view(0)["seats"][1]["seen_manipulation"]) == ["veto", "wrath"]
    game = spied().go("draw manipulation", "lay 1 senators").finish_turn().go("discard veto 5", "draw manipulation")
    assert game.view(0)["seats"][1]["seen_manipulation"] == ["wrath"]


@rule("11.18")
def test_a_manipulation_that_was_seen_and_played_is_gone() -> None:
    game = spied("2 5 3 veto wrath").go("draw influence", "drawn 1", "lay 1 senators").finish_turn()
    game.go("wrath senators")
    assert game.view(0)["seats"][1]["seen_manipulation"] == ["veto"]


@rule("11.18")
def test_a_veto_that_was_seen_and_used_is_gone() -> None:
    people = [party("1 2 spy wrath spy"), party("2 3 veto", reserve="4*5", down="censors 1")]
    game = table(*people).go("spy", "allow", "strike 2", "draw influence", "drawn 4", "lay 1 senators").finish_turn()
    game.go("discard 3").finish_turn()
    game.go("wrath censors", "veto")
    assert game.view(0)["seats"][1]["seen_manipulation"] == []


@rule("11.18", "9.22")
def test_cards_hidden_before_the_spy_came_are_not_those_of_the_hand() -> None:
    game = started().go("lay 1 senators").finish_turn()
    game.go("lay 5 senators", "draw manipulation", "suffrage orgy")
    game.go("discard 2", "draw manipulation").go("discard 1", "draw manipulation")
    assert "spy" not in game.hand(0)
    game.go("discard 3", "draw manipulation")
    assert game.hand(0).count("spy") == 1
    game.go("discard 2", "draw manipulation")
    game.go("spy", "allow")
    for world in game.worlds(0):
        assert hidden(world, 1, 2) == ["5"], "the only one of the five that is not seen anywhere"


@rule("11.8", "11.9", "11.18")
def test_a_spy_that_sees_one_to_five_leaves_the_card_laid_before_one_of_the_five() -> None:
    game = started().go("discard 1 2", "draw manipulation", "draw manipulation")
    game.go("lay 5 senators", "draw influence", "drawn 5", "suffrage orgy").go("spy")
    for world in game.worlds(0, 400):
        assert hidden(world, 1, 2)[0] in ONE_TO_FIVE, "the opening hand had no philosopher"


@rule("11.18", "9.21", "C18")
def test_the_observer_never_knows_what_a_spy_saw() -> None:
    tables = [
        table(party("1 2 spy"), party(hand)).go("spy").finish_turn().go("strike 3", "draw influence", "drawn 4")
        for hand in ("3 1 2 veto", "3 5 p wrath")
    ]
    assert tables[0].view(OBSERVER) == tables[1].view(OBSERVER)
    assert tables[0].log.seen_by(OBSERVER) == tables[1].log.seen_by(OBSERVER)
    assert tables[0].view(0) != tables[1].view(0)
    hands = {tuple(world["seats"][1]["hand"]) for world in tables[0].worlds(OBSERVER)}
    assert len(hands) > 50


@rule("11.18", "11.10")
def test_the_owner_of_a_spied_hand_learns_nothing_about_the_spy() -> None:
    tables = [table(party(f"1 {card} spy"), party("3 1 veto")).go("spy", "allow", "strike 3") for card in ("2", "5")]
    assert tables[0].view(1) == tables[1].view(1)


def test_the_set_up_hides_both_sets_alike() -> None:
    game = new_table(cleopatra="0").go("mission senators", "mission senators")
    for world in game.worlds(1, 20):
        assert world["seats"][0]["hand"] == sorted(cards("1 2 3 4 5") * 2)

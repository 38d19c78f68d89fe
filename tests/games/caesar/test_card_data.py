"""Section 1: the cards of the box; broken card data is refused by the name of its field."""

from typing import Any, cast

import pytest

from curia.games.caesar.card_data import parse_cards
from curia.games.caesar.cards import KIND_IDS
from curia.games.caesar.moves import manipulation_of, parse_move
from curia.games.caesar.rules import Caesar
from tests.kit.caesar import GROUPS, PATRICIANS, card_file, game, started
from tests.kit.card_files import Break, check_refused
from tests.kit.rules import rule

MANIPULATION = {"assassination": 4, "spy": 2, "castling": 2, "courtesan": 2, "wrath": 1, "veto": 2}


def facts() -> dict[str, dict[str, Any]]:
    return cast(dict[str, dict[str, Any]], game().card_facts())


@rule("1.3")
def test_the_influence_cards() -> None:
    found = {card: (one["count"], one["value"]) for card, one in facts().items() if one["kind"] == "influence"}
    assert found == {"philosopher": (2, 0)} | {str(value): (7, value) for value in range(1, 6)}


@rule("1.4", "1.8")
def test_the_manipulation_cards() -> None:
    assert {card: one["count"] for card, one in facts().items() if one["kind"] == "manipulation"} == MANIPULATION


@rule("1.5", "1.7")
def test_the_patricians_and_their_missions() -> None:
    found = {card: one for card, one in facts().items() if one["kind"] == "patrician"}
    assert list(found) == GROUPS, "in the order of the table"
    assert {card: one["count"] for card, one in found.items()} == PATRICIANS
    assert [card for card, one in found.items() if one["mission"]] == ["senators", "praetors", "quaestors"]
    missions = cast(dict[str, Any], card_file())["missions"]
    assert missions["each"] == 2


@rule("1.6")
def test_the_suffrage_cards() -> None:
    found = {card: one["count"] for card, one in facts().items() if one["kind"] == "suffrage"}
    assert found == {"orgy": 2, "reshuffle": 1}
    assert cast(dict[str, Any], card_file())["suffrage"]["each_group"] == 1


@rule("1.2", "C2")
def test_there_are_135_cards() -> None:
    found = facts().values()
    of_party = sum(one["count"] for one in found if one["kind"] in ("influence", "manipulation"))
    patricians = sum(one["count"] for one in found if one["kind"] == "patrician")
    suffrage = sum(one["count"] for one in found if one["kind"] == "suffrage") + 5
    assert (of_party, patricians + suffrage + 6) == (50, 35)
    assert 2 * of_party + patricians + suffrage + 6 == 135


@rule("13.2", "13.3", "13.4", "13.5")
def test_the_points() -> None:
    data = cast(dict[str, Any], card_file())
    assert {name: number for name, number in data["points"].items() if name != "provenance"} == {
        "patrician": 1,
        "majority": 1,
        "whole_group": 1,
    }
    assert (data["missions"]["fulfilled_by"], data["missions"]["points"]) == (3, 2)


def test_every_fact_is_fixed_by_the_source() -> None:
    tables = [value for value in card_file().values() if isinstance(value, dict)]
    assert [one["provenance"] for one in tables] == ["source"] * 6
    assert all(one["provenance"] == "source" for one in facts().values())


@rule("1.10", "1.11", "1.13")
def test_what_belongs_to_a_party() -> None:
    play = started().go("lay 1 senators").finish_turn()
    for seat in (0, 1):
        one = play.party(seat)
        lying = [card for row in one["up"] + one["down"] for card in row]
        assert len(one["hand"]) == 5
        assert len(one["hand"]) + len(lying) + len(one["discard"]) + sum(play.left(seat)) == 50


def test_a_fingerprint_changes_with_the_data() -> None:
    data = cast(dict[str, Any], card_file())
    data["points"]["majority"] = 2
    assert Caesar(2, {}, parse_cards(data)).card_digest() != game().card_digest()


def put(table: str, **fields: object) -> Break:
    return lambda data: data[table].update(fields)


def drop(table: str, field: str) -> Break:
    return lambda data: data[table].pop(field)


BROKEN: list[tuple[str, str, Break]] = [
    ("no format", "format", lambda data: data.pop("format")),
    ("another format", "format", lambda data: data.update(format=2)),
    ("another game", "game", lambda data: data.update(game="habemus")),
    ("no name", "name", lambda data: data.pop("name")),
    ("a name that is a number", "name", lambda data: data.update(name=7)),
    ("an unknown table", "legions", lambda data: data.update(legions={})),
    ("no influence", "influence", lambda data: data.pop("influence")),
    ("influence as a number", "influence", lambda data: data.update(influence=37)),
    ("no philosophers", "influence.philosopher", drop("influence", "philosopher")),
    ("philosophers in words", "influence.philosopher", put("influence", philosopher="two")),
    ("philosophers below nought", "influence.philosopher", put("influence", philosopher=-1)),
    ("too few of each value", "influence.each_value", put("influence", each_value=1)),
    ("too many of each value", "influence.each_value", put("influence", each_value=16)),
    ("true as a number", "influence.each_value", put("influence", each_value=True)),
    ("a sixth value", "influence.six", put("influence", six=1)),
    ("no provenance", "influence.provenance", drop("influence", "provenance")),
    ("a strange provenance", "points.provenance", put("points", provenance="hearsay")),
    ("no veto", "manipulation.veto", drop("manipulation", "veto")),
    ("a veto in words", "manipulation.veto", put("manipulation", veto="2")),
    ("too many spies", "manipulation.spy", put("manipulation", spy=16)),
    ("an unknown manipulation", "manipulation.poison", put("manipulation", poison=1)),
    ("no censors", "patricians.censors", drop("patricians", "censors")),
    ("nought senators", "patricians.senators", put("patricians", senators=0)),
    ("a sixth group", "patricians.tribunes", put("patricians", tribunes=3)),
    ("no orgies", "suffrage.orgy", drop("suffrage", "orgy")),
    ("two reshuffling orgies", "suffrage.reshuffle", put("suffrage", reshuffle=2)),
    ("no reshuffling orgy", "suffrage.reshuffle", put("suffrage", reshuffle=0)),
    ("two cards for each group", "suffrage.each_group", put("suffrage", each_group=2)),
    ("no missions", "missions.each", put("missions", each=0)),
    ("a mission for nothing", "missions.fulfilled_by", put("missions", fulfilled_by=0)),
    ("no points for missions", "missions.points", drop("missions", "points")),
    ("points below nought", "points.patrician", put("points", patrician=-1)),
    ("no majority", "points.majority", drop("points", "majority")),
]


@pytest.mark.parametrize(("field", "spoil"), [one[1:] for one in BROKEN], ids=[one[0] for one in BROKEN])
def test_broken_data_is_refused_by_the_name_of_its_field(field: str, spoil: Break) -> None:
    check_refused(parse_cards, card_file(), field, spoil)


def test_other_points_are_counted() -> None:
    data = cast(dict[str, Any], card_file())
    data["points"]["majority"] = 4
    rules = Caesar(2, {}, parse_cards(data))
    assert rules.cards.majority_points == 4


def test_every_manipulation_card_tells_the_move_that_plays_it() -> None:
    """So that whoever shows the cards needs no list of them."""
    values = {"CARD": "1", "GROUP": "senators"}
    for card in MANIPULATION:
        words = str(facts()[card]["move"]).split()
        move = parse_move(" ".join(values.get(word, word) for word in words))
        assert manipulation_of(move) == (KIND_IDS.index(card) if card != "veto" else -1)
    assert {card: one["strikes"] for card, one in facts().items() if "strikes" in one} == {
        "assassination": "card",
        "wrath": "all",
    }

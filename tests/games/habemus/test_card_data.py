"""The card data: the data of the box is the table of the rules, and broken data is refused by the name of its field."""

from collections import Counter
from typing import Any, cast

import pytest

from curia.core.errors import CardDataError
from curia.core.types import Json
from curia.games.habemus.card_data import parse_cards
from curia.games.habemus.rules import Habemus
from tests.kit.card_files import Break, check_refused
from tests.kit.habemus import card_file, game
from tests.kit.rules import rule

# id, name, age, symbol
FACTIONS = {
    "france": [
        ("antonio_barberini", "Antonio Barberini", 47, "two_louis"),
        ("bichi", "Alessandro Bichi", 58, ""),
        ("grimaldi", "Girolamo Grimaldi", 57, "genoa"),
    ],
    "spain": [
        ("trivulzio", "Gian Giacomo Trivulzio", 57, "milan"),
        ("colonna", "Girolamo Colonna", 50, ""),
        ("giovan_carlo_medici", "Giovan Carlo de' Medici", 43, "galley"),
        ("cesi", "Pierdonato Cesi", 71, ""),
        ("lugo", "Juan de Lugo", 71, ""),
    ],
    "innocent": [
        ("chigi", "Fabio Chigi", 55, "dove"),
        ("imperiali", "Lorenzo Imperiali", 42, "genoa"),
        ("ottoboni", "Pietro Ottoboni", 44, ""),
        ("omodei", "Luigi Omodei", 46, "milan"),
        ("albizzi", "Francesco Albizzi", 61, "cologne"),
    ],
    "urban": [
        ("sacchetti", "Giulio Sacchetti", 67, "two_mazarins"),
        ("bernardino_spada", "Bernardino Spada", 60, "sword"),
        ("ginetti", "Marzio Ginetti", 69, "cologne"),
        ("rapaccioli", "Francesco Rapaccioli", 49, "viterbo"),
        ("carpegna", "Ulderico Carpegna", 59, ""),
    ],
}
LATE = [
    ("hesse", "Friedrich of Hesse", 38, "galley"),
    ("borromeo", "Giberto Borromeo", 39, "viterbo"),
    ("giambattista_spada", "Giambattista Spada", 57, "sword"),
]
LEADERS = {
    "france": ("este", "Rinaldo d'Este", 37),
    "spain": ("carlo_medici", "Carlo de' Medici", 59),
    "innocent": ("azzolino", "Decio Azzolino", 31),
    "urban": ("francesco_barberini", "Francesco Barberini", 57),
}
POLITICS = {"mazarin": 5, "louis": 5, "felipe": 3, "squadrone": 1, "case_of_death": 1}
ACTIONS = {"ten_gold": 2, "bid_last": 2, "best_gem_twice": 2, "three_rubies": 2, "bribe": 3, "swap": 3}
ORDERS = {
    "four_coats": (2, 2),
    "spain_innocent": (1, 2),
    "innocent_urban": (1, 2),
    "spain_urban": (1, 2),
    "france": (1, 3),
    "most_leaders": (1, 2),
    "felipe_mazarin": (1, 2),
}


def facts() -> dict[str, dict[str, Any]]:
    return cast(dict[str, dict[str, Any]], game().card_facts())


@rule("1.2", "7.3")
def test_the_eighteen_cardinals() -> None:
    found = [(card, one) for card, one in facts().items() if one["kind"] == "cardinal"]
    assert [(card, one["name"], one["age"], one["symbol"], one["faction"]) for card, one in found] == [
        (*row, faction) for faction, rows in FACTIONS.items() for row in rows
    ]
    assert Counter(one["faction"] for _, one in found) == {"france": 3, "spain": 5, "innocent": 5, "urban": 5}


@rule("1.3", "7.5")
def test_the_three_late_cardinals() -> None:
    found = [(card, one) for card, one in facts().items() if one["kind"] == "late_cardinal"]
    assert [(card, one["name"], one["age"], one["symbol"]) for card, one in found] == LATE
    assert all(one["faction"] == "" for _, one in found)


@rule("1.4", "7.8")
def test_the_four_leaders() -> None:
    found = {
        one["faction"]: (card, one["name"], one["age"]) for card, one in facts().items() if one["kind"] == "leader"
    }
    assert found == LEADERS


@rule("9.12", "7.11")
def test_six_symbols_make_pairs_and_three_are_alone() -> None:
    symbols = Counter(one["symbol"] for one in facts().values() if one.get("symbol"))
    pairs = ["genoa", "milan", "cologne", "galley", "viterbo", "sword"]
    assert symbols == dict.fromkeys(pairs, 2) | {"dove": 1, "two_louis": 1, "two_mazarins": 1}


@rule("1.3", "1.4", "1.5")
def test_the_number_of_each_card() -> None:
    counts = {card: one["count"] for card, one in facts().items() if "count" in one}
    orders = {order: number for order, (number, _) in ORDERS.items()}
    assert counts == POLITICS | ACTIONS | orders
    assert sum(POLITICS.values()) + 3 == sum(ACTIONS.values()) + 4 == 18
    assert sum(orders.values()) == 8


@rule("2.5", "2.6", "3.6", "7.15", "7.23", "7.26", "7.31", "8.2", "8.3", "8.5", "8.7", "8.10", "9.5", "9.9", "9.10")
def test_the_values() -> None:
    found = facts()
    assert found["mazarin"]["gold_per_vote"] == [15, 10, 8, 7, 6, 5]
    assert found["louis"]["votes"] == [0, 1, 2, 4, 6, 8]
    assert (found["felipe"]["gold"], found["felipe"]["gold_at_end"]) == (5, [0, 5, 15, 25])
    assert (found["squadrone"]["cost"], found["squadrone"]["votes"]) == (20, 3)
    assert found["case_of_death"]["gold"] == 5
    assert [found[action]["gold"] for action in ACTIONS] == [10, 2, 3, 2, 5, 0]
    assert (found["camerlengo"]["gold"], found["camerlengo"]["gems"]) == (1, "RSA")
    assert found["black_smoke"]["gold"] == 5
    assert {order: found[order]["votes"] for order in ORDERS} == {order: votes for order, (_, votes) in ORDERS.items()}


def rows(data: Json) -> list[dict[str, Json]]:
    """Every table of the file that describes a card or a value: those without tables of their own rows."""
    if isinstance(data, list):
        return [row for item in data for row in rows(item)]
    if not isinstance(data, dict):
        return []
    inner = [row for name, value in data.items() if name != "gems" for row in rows(value)]
    return inner or [data]


def test_every_row_says_whether_it_is_fixed_or_reconstructed() -> None:
    found = rows(card_file())
    assert len(found) == 18 + 3 + 4 + 5 + 6 + 7 + 3
    for row in found:
        assert row.get("provenance") in ("source", "reconstruction"), row


def test_what_the_sources_fix_of_the_persons() -> None:
    persons = [one for one in facts().values() if one["kind"] in ("cardinal", "late_cardinal", "leader")]
    assert len(persons) == 25
    assert all(one["provenance"] == "reconstruction" for one in persons)
    assert facts()["antonio_barberini"]["fixed"] == ["name", "faction", "symbol"]
    assert facts()["chigi"]["fixed"] == facts()["sacchetti"]["fixed"] == ["name", "symbol"]
    assert facts()["bichi"]["fixed"] == []
    assert (
        facts()["bribe"]["provenance"]
        == facts()["mazarin"]["provenance"]
        == facts()["france"]["provenance"]
        == "source"
    )


def test_a_fingerprint_changes_with_the_data() -> None:
    data = cast(dict[str, Any], card_file())
    data["cardinals"][0]["age"] = 48
    changed = Habemus(4, {}, parse_cards(data))
    assert changed.card_digest() != game().card_digest()


BROKEN: list[tuple[str, str, Break]] = [
    ("no format", "format", lambda data: data.pop("format")),
    ("another format", "format", lambda data: data.update(format=2)),
    ("another game", "game", lambda data: data.update(game="borgia")),
    ("no name", "name", lambda data: data.pop("name")),
    ("an unknown field", "popes", lambda data: data.update(popes=1)),
    ("no cardinals", "cardinals", lambda data: data.pop("cardinals")),
    ("cardinals are no list", "cardinals", lambda data: data.update(cardinals="many")),
    ("a cardinal is no table", "cardinals[3]", lambda data: data["cardinals"].__setitem__(3, "lugo")),
    ("seventeen cardinals", "cardinals", lambda data: data["cardinals"].pop()),
    ("nineteen cardinals", "cardinals", lambda data: data["cardinals"].append(dict(data["cardinals"][1], id="x"))),
    ("a cardinal without id", "cardinals[0].id", lambda data: data["cardinals"][0].pop("id")),
    ("a cardinal without name", "cardinals[4].name", lambda data: data["cardinals"][4].pop("name")),
    ("a cardinal without faction", "cardinals[4].faction", lambda data: data["cardinals"][4].pop("faction")),
    ("a cardinal without symbol", "cardinals[4].symbol", lambda data: data["cardinals"][4].pop("symbol")),
    ("a cardinal without provenance", "cardinals[4].provenance", lambda data: data["cardinals"][4].pop("provenance")),
    ("a strange provenance", "cardinals[4].provenance", lambda data: data["cardinals"][4].update(provenance="?")),
    ("an age in words", "cardinals[2].age", lambda data: data["cardinals"][2].update(age="old")),
    ("an age of true", "cardinals[2].age", lambda data: data["cardinals"][2].update(age=True)),
    ("an age of nought", "cardinals[2].age", lambda data: data["cardinals"][2].update(age=0)),
    ("an id in capitals", "cardinals[2].id", lambda data: data["cardinals"][2].update(id="Grimaldi")),
    ("an id with a blank", "cardinals[2].id", lambda data: data["cardinals"][2].update(id="de lugo")),
    ("an empty id", "cardinals[2].id", lambda data: data["cardinals"][2].update(id="")),
    ("an unknown field of a cardinal", "cardinals[1].hat", lambda data: data["cardinals"][1].update(hat="red")),
    ("an unknown faction", "cardinals[1].faction", lambda data: data["cardinals"][1].update(faction="venice")),
    ("four French", "cardinals", lambda data: data["cardinals"][4].update(faction="france")),
    ("the same id twice", "cardinals[7].id", lambda data: data["cardinals"][1].update(id="lugo")),
    ("the id of a politics card", "cardinals[1].id", lambda data: data["cardinals"][1].update(id="louis")),
    ("the id of a smoke", "leaders[1].id", lambda data: data["leaders"][1].update(id="black_smoke")),
    ("no dove", "cardinals", lambda data: data["cardinals"][8].update(symbol="")),
    ("two doves", "cardinals", lambda data: data["cardinals"][1].update(symbol="dove")),
    ("a late dove", "cardinals", lambda data: _move_dove(data)),
    ("no two Louis", "cardinals", lambda data: data["cardinals"][0].update(symbol="")),
    ("no two Mazarins", "cardinals", lambda data: data["cardinals"][13].update(symbol="")),
    ("a symbol on three cards", "cardinals", lambda data: data["cardinals"][1].update(symbol="genoa")),
    ("a symbol on one card", "cardinals", lambda data: data["cardinals"][2].update(symbol="")),
    ("two late cardinals", "late_cardinals", lambda data: data["late_cardinals"].pop()),
    ("a late one without symbol", "late_cardinals[0].symbol", lambda data: data["late_cardinals"][0].update(symbol="")),
    (
        "a late one with a faction",
        "late_cardinals[0].faction",
        lambda data: data["late_cardinals"][0].update(faction="spain"),
    ),
    ("three leaders", "leaders", lambda data: data["leaders"].pop()),
    ("two French leaders", "leaders[1].faction", lambda data: data["leaders"][1].update(faction="france")),
    ("a leader with a symbol", "leaders[0].symbol", lambda data: data["leaders"][0].update(symbol="genoa")),
    ("no politics", "politics", lambda data: data.pop("politics")),
    ("no Mazarin", "politics.mazarin", lambda data: data["politics"].pop("mazarin")),
    ("four Mazarin", "politics", lambda data: data["politics"]["mazarin"].update(count=4)),
    ("a count in words", "politics.louis.count", lambda data: data["politics"]["louis"].update(count="five")),
    ("a count below nought", "politics.louis.count", lambda data: data["politics"]["louis"].update(count=-1)),
    ("too short a table", "politics.louis.votes", lambda data: data["politics"]["louis"].update(votes=[0, 1, 2])),
    ("votes for nought gold", "politics.mazarin.gold_per_vote[5]", lambda data: _free_votes(data)),
    (
        "too short a Felipe",
        "politics.felipe.gold_at_end",
        lambda data: data["politics"]["felipe"].update(gold_at_end=[0]),
    ),
    ("no cost", "politics.squadrone.cost", lambda data: data["politics"]["squadrone"].pop("cost")),
    ("an unknown politics card", "politics.colbert", lambda data: data["politics"].update(colbert={})),
    ("four Bribes", "actions", lambda data: data["actions"]["bribe"].update(count=2)),
    ("no gold on an action", "actions.swap.gold", lambda data: data["actions"]["swap"].pop("gold")),
    ("an unknown action", "actions.poison", lambda data: data["actions"].update(poison={})),
    ("no order France", "orders.france", lambda data: data["orders"].pop("france")),
    ("seven orders", "orders", lambda data: data["orders"]["four_coats"].update(count=1)),
    ("an unknown order", "orders.venice", lambda data: data["orders"].update(venice={})),
    ("no start", "start", lambda data: data.pop("start")),
    ("no gold at the start", "start.gold", lambda data: data["start"].pop("gold")),
    ("gems as a text", "start.gems", lambda data: data["start"].update(gems="DDDD")),
    ("no ambers", "start.gems.A", lambda data: data["start"]["gems"].pop("A")),
    ("pearls", "start.gems.P", lambda data: data["start"]["gems"].update(P=1)),
    ("gold of the Camerlengo in words", "camerlengo.gold", lambda data: data["camerlengo"].update(gold="1")),
    ("no gold bags", "cardinal.black_smoke_gold", lambda data: data["cardinal"].pop("black_smoke_gold")),
]


def _move_dove(data: dict[str, Any]) -> None:
    data["cardinals"][8].update(symbol="galley")
    data["late_cardinals"][0].update(symbol="dove")


def _free_votes(data: dict[str, Any]) -> None:
    data["politics"]["mazarin"].update(gold_per_vote=[15, 10, 8, 7, 6, 0])


@pytest.mark.parametrize(("field", "spoil"), [one[1:] for one in BROKEN], ids=[one[0] for one in BROKEN])
def test_broken_data_is_refused_by_the_name_of_its_field(field: str, spoil: Break) -> None:
    check_refused(parse_cards, card_file(), field, spoil)


@rule("1.3", "9.9", "9.10")
@pytest.mark.parametrize(("more", "fewer"), [("mazarin", "louis"), ("louis", "mazarin")])
def test_more_copies_than_the_table_of_votes_has_places_are_refused(more: str, fewer: str) -> None:
    data = cast(dict[str, Any], card_file())
    data["politics"][more]["count"] = 6
    data["politics"][fewer]["count"] = 4
    with pytest.raises(CardDataError) as caught:
        parse_cards(data)
    assert caught.value.field.startswith("politics")


def test_another_owners_data_with_other_names_and_ages_is_taken() -> None:
    data = cast(dict[str, Any], card_file())
    data["cardinals"][7].update(id="borgia", name="Rodrigo Borgia", age=120)
    other = Habemus(3, {}, parse_cards(data))
    assert other.card_facts()["borgia"]["age"] == 120
    assert "lugo" not in other.card_facts()

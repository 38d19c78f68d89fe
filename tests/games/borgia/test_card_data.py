"""The card data: the data of the box is the table of the rules, and broken data is refused by the name of its field."""

import datetime
import re
from typing import Any, cast

import pytest

from curia.core.errors import CardDataError
from curia.games.borgia import cards
from curia.games.borgia.card_data import Cards, parse_cards
from curia.games.borgia.facts import card_facts
from curia.games.borgia.meta import META
from tests.kit.borgia import card_file, card_file_with_points
from tests.kit.card_files import Break, check_refused
from tests.kit.rules import ROOT, rule

IDS = {
    "town": "bologna ancona urbino rimini pesaro forli faenza cesena imola camerino senigallia spoleto",
    "office": "vice_chancellor grand_penitentiary castellan camerlengo datary gonfalonier governor treasurer auditor",
    "artist": "michelangelo raphael da_vinci titian bramante botticelli mantegna ghirlandaio perugino pinturicchio",
    "minor_family": "montefeltro este bentivoglio malatesta varano manfredi",
    "condottiere": "bande_nere alviano vitellozzo paolo baglioni renzo oliverotto alessandro",
}
FAMILIES = ["borgia", "medici", "colonna", "orsini", "della_rovere", "sforza"]
HOMES = ["valencia", "florence", "palestrina", "bracciano", "savona", "milan"]
VALUES = ["power", "income", "points", "fee", "pay", "votes"]


def box() -> Cards:
    return parse_cards(card_file())


def facts() -> dict[str, dict[str, Any]]:
    return cast(dict[str, dict[str, Any]], card_facts(box()))


# The rules page ------------------------------------------------------------


def page() -> str:
    return (ROOT / "docs" / "rules" / "borgia.md").read_text(encoding="utf-8")


def page_table(anchor: str) -> list[list[str]]:
    """The cells of the first table after an anchor, without its head."""
    lines = page().split(f'<a id="{anchor}"></a>')[1].splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("|"))
    table = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        table.append([cell.strip() for cell in line.strip("|").split("|")])
    return table


class CardList:
    """The table of §1.4."""

    def __init__(self) -> None:
        self.rows: dict[str, list[dict[str, Any]]] = {}
        """By kind, the cards with names of their own."""
        self.counts: dict[str, int] = {}
        """Of all kinds, by the names on the page."""
        for kind, cells in page_table("1.4"):
            for name, number in re.findall(r"([A-Z][\w ]+) ×(\d+)", f"{kind}, {cells}"):
                self.counts[name] = int(number)
            if ":" in kind:
                values = kind.split(": ")[1].split(" / ")
                key = kind.split(" ×")[0].lower().replace(" ", "_")
                self.rows[key] = [self.card(entry, values) for entry in cells.split(", ")]

    def card(self, entry: str, values: list[str]) -> dict[str, Any]:
        """From 'Leonardo da Vinci 30/4 (and power 1)' and what the numbers are."""
        found = re.fullmatch(r"(\D+) ([\d/]+)(?: \(and (\w+) (\d+)\))?", entry)
        assert found, entry
        name, numbers, more, number = found.groups()
        card: dict[str, Any] = {"name": name}
        for value, text in zip(values, numbers.split("/"), strict=True):
            card[value] = int(text)
        if more:
            card[more] = int(number)
        return card


@rule("1.4")
def test_the_table_of_the_page_is_read() -> None:
    listed = CardList()
    assert listed.rows["town"][0] == {"name": "Bologna", "power": 6, "income": 15, "points": 4}
    assert listed.rows["artist"][2] == {"name": "Leonardo da Vinci", "fee": 30, "points": 4, "power": 1}
    assert {kind: len(rows) for kind, rows in listed.rows.items()} == {
        "town": 12,
        "office": 9,
        "artist": 10,
        "minor_family": 6,
        "condottiere": 8,
    }
    assert sum(listed.counts.values()) == 60 + listed.counts["Death"], "which are Poison and Assassin once more"


@rule("1.4")
@pytest.mark.parametrize("kind", list(IDS))
def test_every_card_is_as_the_card_list_says(kind: str) -> None:
    found = [(card, one) for card, one in facts().items() if one["kind"] == kind]
    assert [card for card, _ in found] == IDS[kind].split()
    printed = [{field: one[field] for field in one if field in ["name", *VALUES]} for _, one in found]
    assert printed == CardList().rows[kind]


@rule("1.4")
def test_the_number_of_each_kind_is_that_of_the_card_list() -> None:
    listed = CardList().counts
    found = facts()
    names = ["Spy", "Poison or Plague", "Assassin", "Doctor", "Marriage", "Savonarola", "Accusation of Simony"]
    assert [found[kind]["count"] for kind in cards.KIND_IDS] == [listed[name] for name in names]
    assert [found[kind]["kind"] for kind in cards.KIND_IDS] == cards.KIND_IDS
    assert found["poison"]["count"] + found["assassin"]["count"] == listed["Death"]
    for kind, name in zip(IDS, ["Town", "Office", "Artist", "Minor family", "Condottiere"], strict=True):
        assert [one["kind"] for one in found.values()].count(kind) == listed[name]


@rule("1.4")
def test_cards_are_numbered_in_the_order_of_the_card_list() -> None:
    printed = box()
    assert printed.ids == [card for ids in IDS.values() for card in ids.split()] + cards.KIND_IDS
    assert list(card_facts(printed))[: cards.CARD_COUNT] == printed.ids
    assert printed.names == [row["name"] for rows in CardList().rows.values() for row in rows]
    assert [printed.number[card] for card in printed.ids] == list(range(cards.CARD_COUNT))
    assert cards.size(cards.FULL) == 60
    assert [cards.count(cards.FULL, cards.SPY + i) for i in range(len(cards.KIND_IDS))] == cards.KIND_COUNTS


@rule("1.4")
def test_the_engine_finds_every_value_by_the_number_of_the_card() -> None:
    printed = box()
    found = facts()
    columns = [printed.power, printed.income, printed.points, printed.fee, printed.pay, printed.votes]
    for value, column in zip(VALUES, columns, strict=True):
        assert list(column) == [found[card].get(value, 0) for card in printed.ids]


@rule("1.2")
def test_families_and_home_towns_come_with_the_seat() -> None:
    printed = box()
    table = page_table("1.2")
    assert [row[0] for row in table] == [str(seat) for seat in range(META.max_seats)]
    assert printed.family_names == [row[1] for row in table]
    assert printed.home_names == [row[2] for row in table]
    assert (printed.family_ids, printed.home_ids) == (FAMILIES, HOMES)


@rule("1.2", "1.3")
def test_every_family_has_the_same_income_and_every_home_town_the_same_power() -> None:
    printed = box()
    assert "Every home town has power 3, and every family has an income of 35 ducats." in page()
    assert (printed.home_power, printed.family_income) == (3, 35)
    found = facts()
    for seat in range(META.max_seats):
        assert found[FAMILIES[seat]] == {
            "kind": "family",
            "name": printed.family_names[seat],
            "home": HOMES[seat],
            "income": 35,
            "provenance": "reconstruction",
            "fixed": ["income"],
        }
        assert found[HOMES[seat]] == {
            "kind": "home_town",
            "name": printed.home_names[seat],
            "family": FAMILIES[seat],
            "power": 3,
            "provenance": "reconstruction",
            "fixed": ["power"],
        }


def test_the_doctor_costs_ten_ducats() -> None:
    assert box().doctor_cost == facts()["doctor"]["cost"] == 10


def test_only_da_vinci_of_the_artists_has_power() -> None:
    printed = box()
    assert printed.ids[printed.da_vinci] == "da_vinci"
    assert printed.power[printed.da_vinci] == 1
    assert [card for card, one in facts().items() if one["kind"] == "artist" and "power" in one] == ["da_vinci"]


@rule("19.3")
def test_the_incomes_together() -> None:
    sums = re.search(r"all incomes together are (\d+): towns (\d+), offices (\d+)\.", page())
    assert sums
    kinds = {"town": 0, "office": 0}
    for one in facts().values():
        if one["kind"] in kinds:
            kinds[one["kind"]] += one["income"]
    assert [box().total_income, kinds["town"], kinds["office"]] == [int(number) for number in sums.groups()]


def test_every_id_is_described() -> None:
    assert list(facts()) == box().ids + [one for pair in zip(FAMILIES, HOMES, strict=True) for one in pair]


# Provenance ------------------------------------------------------------


def test_every_row_says_whether_it_is_fixed_or_reconstructed() -> None:
    data = cast(dict[str, Any], card_file())
    rows = [row for table in data.values() if isinstance(table, list) for row in table]
    rows += [data["family"], *data["kinds"].values()]
    assert len(rows) == 45 + 6 + 1 + 7
    for row in rows:
        assert row.get("provenance") in ("source", "reconstruction"), row
    for one in facts().values():
        assert one["provenance"] in ("source", "reconstruction"), one


def test_what_the_rule_text_fixes() -> None:
    found = facts()
    assert [card for card, one in found.items() if one["provenance"] == "source"] == ["doctor"]
    fixed = {card: one["fixed"] for card, one in found.items() if one.get("fixed")}
    families = {family: ["income"] for family in FAMILIES}
    homes = {home: ["power"] for home in HOMES}
    assert fixed == {"da_vinci": ["name", "power"]} | families | homes


def test_families_with_numbers_of_ones_own_have_nothing_fixed() -> None:
    data = cast(dict[str, Any], card_file())
    data["family"].update(power=4, income=40, provenance="reconstruction")
    found = card_facts(parse_cards(data))
    assert (found["borgia"]["income"], found["borgia"]["fixed"]) == (40, [])
    assert (found["milan"]["power"], found["milan"]["fixed"]) == (4, [])


def test_a_fingerprint_changes_with_the_data() -> None:
    data = cast(dict[str, Any], card_file())
    assert parse_cards(data).digest == box().digest
    data["towns"][0]["power"] = 7
    assert parse_cards(data).digest != box().digest


@rule("12.7", "B1")
def test_offices_may_have_points_and_those_of_the_box_have_none() -> None:
    assert [one.get("points") for one in facts().values() if one["kind"] == "office"] == [None] * 9
    assert not box().offices_have_points
    data = card_file_with_points(treasurer=2, auditor=0)
    printed = parse_cards(data)
    assert printed.offices_have_points
    assert printed.points[printed.number["treasurer"]] == 2
    found = card_facts(printed)
    assert found["treasurer"]["points"] == 2
    assert "points" not in found["auditor"], "none is none"
    assert "points" not in found["datary"]


# Other files ------------------------------------------------------------

BROKEN: list[tuple[str, str, Break]] = [
    ("no format", "format", lambda data: data.pop("format")),
    ("another format", "format", lambda data: data.update(format=2)),
    ("another game", "game", lambda data: data.update(game="habemus")),
    ("no name", "name", lambda data: data.pop("name")),
    ("a date for a name", "name", lambda data: data.update(name=datetime.date(1503, 8, 18))),
    ("an unknown field", "popes", lambda data: data.update(popes=1)),
    ("an unknown date", "conclave", lambda data: data.update(conclave=datetime.date(1503, 8, 18))),
    ("no family", "family", lambda data: data.pop("family")),
    ("families without power", "family.power", lambda data: data["family"].pop("power")),
    ("families with too much power", "family.power", lambda data: data["family"].update(power=21)),
    ("families with an income in words", "family.income", lambda data: data["family"].update(income="rich")),
    ("families with too much income", "family.income", lambda data: data["family"].update(income=101)),
    ("families without provenance", "family.provenance", lambda data: data["family"].pop("provenance")),
    ("families with points", "family.points", lambda data: data["family"].update(points=1)),
    ("no families", "families", lambda data: data.pop("families")),
    ("five families", "families", lambda data: data["families"].pop()),
    ("a family without id", "families[1].id", lambda data: data["families"][1].pop("id")),
    ("a family without name", "families[1].name", lambda data: data["families"][1].pop("name")),
    ("a family without home", "families[1].home", lambda data: data["families"][1].pop("home")),
    ("a home without name", "families[1].home_name", lambda data: data["families"][1].pop("home_name")),
    ("a family without provenance", "families[5].provenance", lambda data: data["families"][5].pop("provenance")),
    ("a family with an income", "families[2].income", lambda data: data["families"][2].update(income=40)),
    ("a home in capitals", "families[2].home", lambda data: data["families"][2].update(home="Rome")),
    ("the same family twice", "families[1].id", lambda data: data["families"][1].update(id="borgia")),
    ("the same home twice", "families[1].home", lambda data: data["families"][1].update(home="valencia")),
    ("a home with the id of a town", "families[0].home", lambda data: data["families"][0].update(home="imola")),
    ("a home with the id of its family", "families[3].home", lambda data: data["families"][3].update(home="orsini")),
    ("a family with the id of a minor one", "families[3].id", lambda data: data["families"][3].update(id="este")),
    ("no towns", "towns", lambda data: data.pop("towns")),
    ("towns are no list", "towns", lambda data: data.update(towns="many")),
    ("a town is no table", "towns[3]", lambda data: data["towns"].__setitem__(3, "rimini")),
    ("eleven towns", "towns", lambda data: data["towns"].pop()),
    ("thirteen towns", "towns", lambda data: data["towns"].append(dict(data["towns"][0], id="rome"))),
    ("a town without id", "towns[0].id", lambda data: data["towns"][0].pop("id")),
    ("a town without name", "towns[0].name", lambda data: data["towns"][0].pop("name")),
    ("a town without power", "towns[0].power", lambda data: data["towns"][0].pop("power")),
    ("a town without income", "towns[0].income", lambda data: data["towns"][0].pop("income")),
    ("a town without points", "towns[0].points", lambda data: data["towns"][0].pop("points")),
    ("a town without provenance", "towns[0].provenance", lambda data: data["towns"][0].pop("provenance")),
    ("a strange provenance", "towns[0].provenance", lambda data: data["towns"][0].update(provenance="?")),
    ("something fixed in words", "towns[0].fixed", lambda data: data["towns"][0].update(fixed="name")),
    ("a power in words", "towns[2].power", lambda data: data["towns"][2].update(power="strong")),
    ("a power of true", "towns[2].power", lambda data: data["towns"][2].update(power=True)),
    ("a power below nought", "towns[2].power", lambda data: data["towns"][2].update(power=-1)),
    ("too much power", "towns[2].power", lambda data: data["towns"][2].update(power=21)),
    ("too many points", "towns[2].points", lambda data: data["towns"][2].update(points=21)),
    ("too much income", "towns[2].income", lambda data: data["towns"][2].update(income=101)),
    ("an id in capitals", "towns[2].id", lambda data: data["towns"][2].update(id="Urbino")),
    ("an id with a blank", "towns[2].id", lambda data: data["towns"][2].update(id="san marino")),
    ("an id with an accent", "towns[5].id", lambda data: data["towns"][5].update(id="forlì")),
    ("an empty id", "towns[2].id", lambda data: data["towns"][2].update(id="")),
    ("a town with votes", "towns[1].votes", lambda data: data["towns"][1].update(votes=2)),
    ("the same id twice", "towns[1].id", lambda data: data["towns"][1].update(id="bologna")),
    ("the id of another kind", "offices[1].id", lambda data: data["offices"][1].update(id="bologna")),
    ("the id of a hand card", "artists[1].id", lambda data: data["artists"][1].update(id="savonarola")),
    ("eight offices", "offices", lambda data: data["offices"].pop()),
    ("an office without votes", "offices[4].votes", lambda data: data["offices"][4].pop("votes")),
    ("an office with too many votes", "offices[4].votes", lambda data: data["offices"][4].update(votes=21)),
    ("an office with too many points", "offices[4].points", lambda data: data["offices"][4].update(points=21)),
    ("an office with points below nought", "offices[4].points", lambda data: data["offices"][4].update(points=-1)),
    ("an office with points in words", "offices[4].points", lambda data: data["offices"][4].update(points="two")),
    ("an office with power", "offices[4].power", lambda data: data["offices"][4].update(power=1)),
    ("too many votes together", "offices", lambda data: data["offices"][0].update(votes=14)),
    ("eleven artists", "artists", lambda data: data["artists"].append(dict(data["artists"][0], id="signorelli"))),
    ("an artist without fee", "artists[4].fee", lambda data: data["artists"][4].pop("fee")),
    ("an artist with too high a fee", "artists[4].fee", lambda data: data["artists"][4].update(fee=101)),
    ("an artist without points", "artists[4].points", lambda data: data["artists"][4].pop("points")),
    ("an artist with too much power", "artists[2].power", lambda data: data["artists"][2].update(power=21)),
    ("no artist with power", "artists", lambda data: data["artists"][2].pop("power")),
    ("an artist with a power of nought", "artists", lambda data: data["artists"][2].update(power=0)),
    ("two artists with power", "artists", lambda data: data["artists"][0].update(power=1)),
    ("five minor families", "minor_families", lambda data: data["minor_families"].pop()),
    (
        "a minor family without power",
        "minor_families[0].power",
        lambda data: data["minor_families"][0].pop("power"),
    ),
    (
        "a minor family with an income",
        "minor_families[0].income",
        lambda data: data["minor_families"][0].update(income=5),
    ),
    ("seven Condottieri", "condottieri", lambda data: data["condottieri"].pop()),
    ("a Condottiere without pay", "condottieri[7].pay", lambda data: data["condottieri"][7].pop("pay")),
    ("a Condottiere with too much pay", "condottieri[7].pay", lambda data: data["condottieri"][7].update(pay=101)),
    ("a Condottiere without power", "condottieri[7].power", lambda data: data["condottieri"][7].pop("power")),
    ("no kinds", "kinds", lambda data: data.pop("kinds")),
    ("no Spies", "kinds.spy", lambda data: data["kinds"].pop("spy")),
    ("an unknown kind", "kinds.heir", lambda data: data["kinds"].update(heir={})),
    ("no count", "kinds.spy.count", lambda data: data["kinds"]["spy"].pop("count")),
    ("a count in words", "kinds.spy.count", lambda data: data["kinds"]["spy"].update(count="six")),
    ("a kind without provenance", "kinds.spy.provenance", lambda data: data["kinds"]["spy"].pop("provenance")),
    ("a Spy with a cost", "kinds.spy.cost", lambda data: data["kinds"]["spy"].update(cost=10)),
    ("a Doctor without cost", "kinds.doctor.cost", lambda data: data["kinds"]["doctor"].pop("cost")),
    ("a Doctor who costs too much", "kinds.doctor.cost", lambda data: data["kinds"]["doctor"].update(cost=101)),
]


@pytest.mark.parametrize(("field", "spoil"), [one[1:] for one in BROKEN], ids=[one[0] for one in BROKEN])
def test_broken_data_is_refused_by_the_name_of_its_field(field: str, spoil: Break) -> None:
    check_refused(parse_cards, card_file(), field, spoil)


@rule("1.4")
@pytest.mark.parametrize("change", [-1, 1])
@pytest.mark.parametrize("kind", cards.KIND_IDS)
def test_another_number_of_a_kind_is_refused(kind: str, change: int) -> None:
    data = cast(dict[str, Any], card_file())
    wanted = data["kinds"][kind]["count"]
    data["kinds"][kind]["count"] += change
    with pytest.raises(CardDataError) as caught:
        parse_cards(data)
    assert str(caught.value) == f"kinds.{kind}.count: the game has {wanted}, found {wanted + change}"


def test_messages_say_what_was_expected() -> None:
    def message(spoil: Break) -> str:
        data = cast(dict[str, Any], card_file())
        spoil(data)
        with pytest.raises(CardDataError) as caught:
            parse_cards(data)
        return str(caught.value)

    assert message(lambda data: data["towns"].pop()) == "towns: expected 12, found 11"
    assert message(lambda data: data["artists"][0].update(power=1)) == (
        "artists: expected exactly one with power, found 2"
    )
    assert message(lambda data: data["offices"][0].update(votes=14)) == (
        "offices: expected at most 37 votes on all of them together, found 38"
    )
    assert message(lambda data: data["artists"][0].update(fee=100)) == (
        "artists: expected at most 300 ducats of fees on all of them together, found 305"
    )
    assert message(lambda data: data["towns"][1].update(id="spy")) == (
        "towns[1].id: 'spy' stands for something else already"
    )


def test_another_owners_data_with_other_names_and_values_is_taken() -> None:
    data = cast(dict[str, Any], card_file())
    data["towns"][7].update(id="siena", name="Siena", power=20, income=100, points=0)
    data["offices"][0].update(votes=13)
    data["artists"][2].pop("power")
    data["artists"][9].update(power=2)
    data["families"][5].update(id="este_house", home="ferrara", home_name="Ferrara", provenance="source")
    data["kinds"]["doctor"].update(cost=0)
    other = parse_cards(data)
    found = card_facts(other)
    assert found["siena"]["power"] == other.power[other.number["siena"]] == 20
    assert other.total_income == box().total_income + 90
    assert other.ids[other.da_vinci] == "pinturicchio"
    assert (found["ferrara"]["family"], found["ferrara"]["provenance"]) == ("este_house", "source")
    assert other.doctor_cost == 0
    assert "cesena" not in found

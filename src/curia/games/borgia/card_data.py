"""The card data of a table: what the printed cards say, read from a file's content and checked."""

import hashlib
import json
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.errors import CardDataError
from curia.core.reader import Reader
from curia.core.types import MAX_SEATS, Json
from curia.games.borgia.cards import (
    ARTISTS_END,
    CONDOTTIERI_END,
    DOCTOR,
    FIRST_ARTIST,
    FIRST_CONDOTTIERE,
    FIRST_MINOR,
    FIRST_OFFICE,
    KIND_COUNTS,
    KIND_IDS,
    OFFICES_END,
    OPEN_END,
    SPY,
    TOWNS_END,
)

PROVENANCES: Final = ["source", "reconstruction"]

MOST_FEES: Final = 300
"""Of all artists together: not more than three players have at the start, so that a trade can always ask for them."""
MOST: Final = {"power": 20, "income": 100, "points": 20, "fee": 100, "pay": 100, "votes": 20, "cost": 100}
"""The highest number that a card may have of each value."""
MOST_VOTES: Final = 37
"""Of all offices together: with the 90 votes of the cardinals a count of votes stays below 128."""


@final
class Group:
    """Cards of one kind with names of their own: their table in the file, their numbers, and their values."""

    def __init__(self, kind: str, table: str, first: int, end: int, values: list[str], rare_values: list[str]) -> None:
        self.kind = kind
        self.table = table
        self.first = first
        self.end = end
        self.values = values
        self.rare_values = rare_values
        """Those that only some cards of the kind have; 0 is none."""


GROUPS: Final = [
    Group("town", "towns", 0, TOWNS_END, ["power", "income", "points"], []),
    Group("office", "offices", FIRST_OFFICE, OFFICES_END, ["income", "votes"], ["points"]),
    Group("artist", "artists", FIRST_ARTIST, ARTISTS_END, ["fee", "points"], ["power"]),
    Group("minor_family", "minor_families", FIRST_MINOR, OPEN_END, ["power"], []),
    Group("condottiere", "condottieri", FIRST_CONDOTTIERE, CONDOTTIERI_END, ["power", "pay"], []),
]


@final
class Cards:
    """The card data of a table: what the printed cards say."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        """By card."""
        self.names: list[str] = []
        """Of the cards with names of their own, those below SPY."""
        self.fixed: list[list[str]] = []
        """Of the same cards: which fields of a reconstruction the printed rules fix all the same."""
        self.values: list[dict[str, int]] = []
        """By card, the values it has by their names; of the kinds from SPY on their count too."""
        self.number: dict[str, int] = {}
        """The card of an id."""
        self.provenance: dict[str, str] = {}
        """By id, those of the families and home towns too: 'source' or 'reconstruction'."""
        self.digest = ""
        self.power: vec[i64] = vec[i64]()
        """By card, like the following; 0 where a card has no such value."""
        self.income: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.fee: vec[i64] = vec[i64]()
        self.pay: vec[i64] = vec[i64]()
        self.votes: vec[i64] = vec[i64]()
        self.offices_have_points = False
        """Whether any office brings points: none of the box does (B1)."""
        self.da_vinci: i64 = 0
        """The one artist with power."""
        self.total_income: i64 = 0
        """Of all cards, without the families."""
        self.doctor_cost: i64 = 0
        self.family_ids: list[str] = []
        """By seat, like the following."""
        self.family_names: list[str] = []
        self.home_ids: list[str] = []
        self.home_names: list[str] = []
        self.home_power: i64 = 0
        """Of every home town."""
        self.family_income: i64 = 0
        """Of every family."""
        self.family_provenance = ""
        """Of these two numbers."""


def parse_cards(data: dict[str, Json]) -> Cards:
    """Card data from a file's content; CardDataError names the field that does not fit the game."""
    cards = Cards()
    top = Reader(data, "", CardDataError)
    top.number("format", 1, 1)
    top.one_of("game", ["borgia"])
    top.text("name")
    taken = set(KIND_IDS)
    for group in GROUPS:
        _read_group(cards, top, group, taken)
    _read_kinds(cards, top.table("kinds"))
    _read_families(cards, top, taken)
    top.close()

    cards.number = {card_id: number for number, card_id in enumerate(cards.ids)}
    cards.power = _column(cards, "power")
    cards.income = _column(cards, "income")
    cards.points = _column(cards, "points")
    cards.fee = _column(cards, "fee")
    cards.pay = _column(cards, "pay")
    cards.votes = _column(cards, "votes")
    for card in range(FIRST_OFFICE, OFFICES_END):
        if cards.points[card] > 0:
            cards.offices_have_points = True
    cards.da_vinci = _find_da_vinci(cards, top)
    cards.total_income = _sum(cards.income)
    fees = _sum(cards.fee)
    if fees > MOST_FEES:
        raise top.fail("artists", f"expected at most {MOST_FEES} ducats of fees on all of them together, found {fees}")
    votes = _sum(cards.votes)
    if votes > MOST_VOTES:
        raise top.fail("offices", f"expected at most {MOST_VOTES} votes on all of them together, found {votes}")
    cards.digest = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
    return cards


def _rows(top: Reader, table: str, wanted: int) -> list[Reader]:
    rows = top.tables(table)
    if len(rows) != wanted:
        raise top.fail(table, f"expected {wanted}, found {len(rows)}")
    return rows


def _read_group(cards: Cards, top: Reader, group: Group, taken: set[str]) -> None:
    for reader in _rows(top, group.table, group.end - group.first):
        card_id = _read_id(reader, "id", taken)
        cards.ids.append(card_id)
        cards.names.append(reader.text("name"))
        values: dict[str, int] = {}
        for value in group.values:
            values[value] = reader.number(value, 0, MOST[value])
        for value in group.rare_values:
            if reader.has(value):
                number = reader.number(value, 0, MOST[value])
                if number > 0:
                    values[value] = number
        cards.values.append(values)
        cards.provenance[card_id] = reader.one_of("provenance", PROVENANCES)
        cards.fixed.append(reader.texts("fixed") if reader.has("fixed") else [])
        reader.close()


def _read_id(reader: Reader, field: str, taken: set[str]) -> str:
    """An id that nothing else in the file has; from now on it is taken."""
    new = reader.text(field)
    if not new.replace("_", "").isalnum() or new != new.lower() or not new.isascii():
        raise reader.fail(field, f"'{new}' must be lower-case letters, digits and underscores")
    if new in taken:
        raise reader.fail(field, f"'{new}' stands for something else already")
    taken.add(new)
    return new


def _read_kinds(cards: Cards, kinds: Reader) -> None:
    """The cards that are alike. Their bags have room for just as many as the game has."""
    for i, kind in enumerate(KIND_IDS):
        reader = kinds.table(kind)
        found = reader.number("count", 0, 60)
        if found != KIND_COUNTS[i]:
            raise reader.fail("count", f"the game has {KIND_COUNTS[i]}, found {found}")
        cards.ids.append(kind)
        cards.values.append({"count": found})
        if SPY + i == DOCTOR:
            cost = reader.number("cost", 0, MOST["cost"])
            cards.values[DOCTOR]["cost"] = cost
            cards.doctor_cost = cost
        cards.provenance[kind] = reader.one_of("provenance", PROVENANCES)
        reader.close()
    kinds.close()


def _read_families(cards: Cards, top: Reader, taken: set[str]) -> None:
    reader = top.table("family")
    cards.home_power = reader.number("power", 0, MOST["power"])
    cards.family_income = reader.number("income", 0, MOST["income"])
    cards.family_provenance = reader.one_of("provenance", PROVENANCES)
    reader.close()
    for row in _rows(top, "families", MAX_SEATS):
        family = _read_id(row, "id", taken)
        home = _read_id(row, "home", taken)
        cards.family_ids.append(family)
        cards.family_names.append(row.text("name"))
        cards.home_ids.append(home)
        cards.home_names.append(row.text("home_name"))
        provenance = row.one_of("provenance", PROVENANCES)
        cards.provenance[family] = provenance
        cards.provenance[home] = provenance
        row.close()


def _column(cards: Cards, value: str) -> vec[i64]:
    return vec[i64]([values.get(value, 0) for values in cards.values])


def _sum(column: vec[i64]) -> i64:
    total: i64 = 0
    for number in column:
        total += number
    return total


def _find_da_vinci(cards: Cards, top: Reader) -> i64:
    found: list[int] = []
    for card in range(FIRST_ARTIST, ARTISTS_END):
        if cards.power[card] > 0:
            found.append(card)
    if len(found) != 1:
        raise top.fail("artists", f"expected exactly one with power, found {len(found)}")
    return found[0]

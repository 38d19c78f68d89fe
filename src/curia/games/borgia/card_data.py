"""The card data of a table: what the printed cards say, read from a file's content and checked."""

import hashlib
import json
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.errors import CardDataError
from curia.core.reader import Reader
from curia.core.types import MAX_SEATS, Json
from curia.games.borgia import cards

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
    Group("town", "towns", 0, cards.TOWNS_END, ["power", "income", "points"], []),
    Group("office", "offices", cards.FIRST_OFFICE, cards.OFFICES_END, ["income", "votes"], ["points"]),
    Group("artist", "artists", cards.FIRST_ARTIST, cards.ARTISTS_END, ["fee", "points"], ["power"]),
    Group("minor_family", "minor_families", cards.FIRST_MINOR, cards.OPEN_END, ["power"], []),
    Group("condottiere", "condottieri", cards.FIRST_CONDOTTIERE, cards.CONDOTTIERI_END, ["power", "pay"], []),
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
    printed = Cards()
    top = Reader(data, "", CardDataError)
    top.number("format", 1, 1)
    top.one_of("game", ["borgia"])
    top.text("name")
    taken = set(cards.KIND_IDS)
    for group in GROUPS:
        _read_group(printed, top, group, taken)
    _read_kinds(printed, top.table("kinds"))
    _read_families(printed, top, taken)
    top.close()

    printed.number = {card_id: number for number, card_id in enumerate(printed.ids)}
    printed.power = _column(printed, "power")
    printed.income = _column(printed, "income")
    printed.points = _column(printed, "points")
    printed.fee = _column(printed, "fee")
    printed.pay = _column(printed, "pay")
    printed.votes = _column(printed, "votes")
    for card in range(cards.FIRST_OFFICE, cards.OFFICES_END):
        if printed.points[card] > 0:
            printed.offices_have_points = True
    printed.da_vinci = _find_da_vinci(printed, top)
    printed.total_income = _sum(printed.income)
    fees = _sum(printed.fee)
    if fees > MOST_FEES:
        raise top.fail("artists", f"expected at most {MOST_FEES} ducats of fees on all of them together, found {fees}")
    votes = _sum(printed.votes)
    if votes > MOST_VOTES:
        raise top.fail("offices", f"expected at most {MOST_VOTES} votes on all of them together, found {votes}")
    printed.digest = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
    return printed


def _rows(top: Reader, table: str, wanted: int) -> list[Reader]:
    rows = top.tables(table)
    if len(rows) != wanted:
        raise top.fail(table, f"expected {wanted}, found {len(rows)}")
    return rows


def _read_group(printed: Cards, top: Reader, group: Group, taken: set[str]) -> None:
    for reader in _rows(top, group.table, group.end - group.first):
        card_id = _read_id(reader, "id", taken)
        printed.ids.append(card_id)
        printed.names.append(reader.text("name"))
        values: dict[str, int] = {}
        for value in group.values:
            values[value] = reader.number(value, 0, MOST[value])
        for value in group.rare_values:
            if reader.has(value):
                number = reader.number(value, 0, MOST[value])
                if number > 0:
                    values[value] = number
        printed.values.append(values)
        printed.provenance[card_id] = reader.one_of("provenance", PROVENANCES)
        printed.fixed.append(reader.texts("fixed") if reader.has("fixed") else [])
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


def _read_kinds(printed: Cards, kinds: Reader) -> None:
    """The cards that are alike. Their bags have room for just as many as the game has."""
    for i, kind in enumerate(cards.KIND_IDS):
        reader = kinds.table(kind)
        found = reader.number("count", 0, 60)
        if found != cards.KIND_COUNTS[i]:
            raise reader.fail("count", f"the game has {cards.KIND_COUNTS[i]}, found {found}")
        printed.ids.append(kind)
        printed.values.append({"count": found})
        if cards.SPY + i == cards.DOCTOR:
            cost = reader.number("cost", 0, MOST["cost"])
            printed.values[cards.DOCTOR]["cost"] = cost
            printed.doctor_cost = cost
        printed.provenance[kind] = reader.one_of("provenance", PROVENANCES)
        reader.close()
    kinds.close()


def _read_families(printed: Cards, top: Reader, taken: set[str]) -> None:
    reader = top.table("family")
    printed.home_power = reader.number("power", 0, MOST["power"])
    printed.family_income = reader.number("income", 0, MOST["income"])
    printed.family_provenance = reader.one_of("provenance", PROVENANCES)
    reader.close()
    for row in _rows(top, "families", MAX_SEATS):
        family = _read_id(row, "id", taken)
        home = _read_id(row, "home", taken)
        printed.family_ids.append(family)
        printed.family_names.append(row.text("name"))
        printed.home_ids.append(home)
        printed.home_names.append(row.text("home_name"))
        provenance = row.one_of("provenance", PROVENANCES)
        printed.provenance[family] = provenance
        printed.provenance[home] = provenance
        row.close()


def _column(printed: Cards, value: str) -> vec[i64]:
    return vec[i64]([values.get(value, 0) for values in printed.values])


def _sum(column: vec[i64]) -> i64:
    total: i64 = 0
    for number in column:
        total += number
    return total


def _find_da_vinci(printed: Cards, top: Reader) -> i64:
    found: list[int] = []
    for card in range(cards.FIRST_ARTIST, cards.ARTISTS_END):
        if printed.power[card] > 0:
            found.append(card)
    if len(found) != 1:
        raise top.fail("artists", f"expected exactly one with power, found {len(found)}")
    return found[0]

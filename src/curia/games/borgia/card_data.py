"""The card data of a table: what the printed cards say, read from a file's content and checked."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.errors import CardDataError
from curia.core.reader import PROVENANCES, Facts, Many, Maybe, Row, Shape, new_id, read_cards
from curia.core.types import MAX_SEATS, Json
from curia.games.borgia import cards

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
    facts = read_cards(data, "borgia", _tables())
    printed = Cards()
    printed.digest = facts.texts["digest"]
    for group in GROUPS:
        _read_group(printed, facts, group)
    for i, kind in enumerate(cards.KIND_IDS):
        _read_kind(printed, facts, f"kinds.{kind}", cards.KIND_COUNTS[i])
        printed.ids.append(kind)
        printed.provenance[kind] = PROVENANCES[facts.numbers[f"kinds.{kind}.provenance"]]
    printed.doctor_cost = printed.values[cards.DOCTOR]["cost"]
    printed.home_power = facts.numbers["family.power"]
    printed.family_income = facts.numbers["family.income"]
    printed.family_provenance = PROVENANCES[facts.numbers["family.provenance"]]
    printed.family_ids = facts.texts_in("families", ".id")
    printed.family_names = facts.texts_in("families", ".name")
    printed.home_ids = facts.texts_in("families", ".home")
    printed.home_names = facts.texts_in("families", ".home_name")
    for seat, provenance in enumerate(facts.numbers_in("families", ".provenance")):
        printed.provenance[printed.family_ids[seat]] = PROVENANCES[provenance]
        printed.provenance[printed.home_ids[seat]] = PROVENANCES[provenance]

    printed.number = {card_id: number for number, card_id in enumerate(printed.ids)}
    printed.power = _column(printed, "power")
    printed.income = _column(printed, "income")
    printed.points = _column(printed, "points")
    printed.fee = _column(printed, "fee")
    printed.pay = _column(printed, "pay")
    printed.votes = _column(printed, "votes")
    printed.total_income = sum(printed.income)
    printed.offices_have_points = max(list(printed.points)[cards.FIRST_OFFICE : cards.OFFICES_END]) > 0
    powerful = [card for card in range(cards.FIRST_ARTIST, cards.ARTISTS_END) if printed.power[card] > 0]
    if len(powerful) != 1:
        raise CardDataError("artists", f"expected exactly one with power, found {len(powerful)}")
    printed.da_vinci = powerful[0]
    _limit("artists", "ducats of fees", sum(printed.fee), MOST_FEES)
    _limit("offices", "votes", sum(printed.votes), MOST_VOTES)
    return printed


def _tables() -> dict[str, Shape]:
    taken = new_id(set(cards.KIND_IDS))
    number: dict[str, Shape] = {value: (0, most) for value, most in MOST.items()}
    tables: dict[str, Shape] = {}
    for group in GROUPS:
        row: dict[str, Shape] = {value: number[value] for value in group.values}
        row.update({value: Maybe(number[value]) for value in group.rare_values})
        row.update({"id": taken, "name": str, "provenance": PROVENANCES, "fixed": Maybe(Many(str))})
        tables[group.table] = Row([row] * (group.end - group.first))
    kinds: dict[str, dict[str, Shape]] = {
        kind: {"count": (0, 60), "provenance": PROVENANCES} for kind in cards.KIND_IDS
    }
    kinds[cards.KIND_IDS[cards.DOCTOR - cards.SPY]]["cost"] = number["cost"]
    tables["kinds"] = kinds
    tables["family"] = {"power": number["power"], "income": number["income"], "provenance": PROVENANCES}
    family: dict[str, Shape] = {"id": taken, "home": taken, "name": str, "home_name": str, "provenance": PROVENANCES}
    tables["families"] = Row([family] * MAX_SEATS)
    return tables


def _read_group(printed: Cards, facts: Facts, group: Group) -> None:
    for i in range(group.end - group.first):
        path = f"{group.table}[{i}]"
        card_id = facts.texts[f"{path}.id"]
        printed.ids.append(card_id)
        printed.names.append(facts.texts[f"{path}.name"])
        values = {value: facts.numbers[f"{path}.{value}"] for value in group.values}
        for value in group.rare_values:
            if facts.numbers[f"{path}.{value}"] > 0:
                values[value] = facts.numbers[f"{path}.{value}"]
        printed.values.append(values)
        printed.provenance[card_id] = PROVENANCES[facts.numbers[f"{path}.provenance"]]
        printed.fixed.append(facts.texts_in(f"{path}.fixed"))


def _read_kind(printed: Cards, facts: Facts, path: str, wanted: int) -> None:
    """Cards that are alike. Their bags have room for just as many as the game has."""
    found = facts.numbers[f"{path}.count"]
    if found != wanted:
        raise CardDataError(f"{path}.count", f"the game has {wanted}, found {found}")
    values = {"count": found}
    if f"{path}.cost" in facts.numbers:
        values["cost"] = facts.numbers[f"{path}.cost"]
    printed.values.append(values)


def _limit(table: str, what: str, found: int, most: int) -> None:
    if found > most:
        raise CardDataError(table, f"expected at most {most} {what} on all of them together, found {found}")


def _column(printed: Cards, value: str) -> vec[i64]:
    return vec[i64]([values.get(value, 0) for values in printed.values])

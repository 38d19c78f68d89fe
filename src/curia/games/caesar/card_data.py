"""The card data of a table: how many cards there are and what they count, read from a file's content and checked."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.reader import PROVENANCES, Shape, read_cards
from curia.core.types import Json
from curia.games.caesar.cards import (
    ASSASSINATION,
    GROUP_IDS,
    INFLUENCE_END,
    KIND_IDS,
    ORGY,
    PHILOSOPHER,
    RESHUFFLE,
    one,
)

_POINTS: Final = (0, 100)


@final
class Cards:
    """How many cards there are of each kind, and what patricians and missions count."""

    def __init__(self, digest: str) -> None:
        self.digest = digest
        self.party: i64 = 0
        """All cards of one party."""
        self.patricians: vec[i64] = vec[i64]()
        self.suffrage: i64 = 0
        """The suffrage deck, a bag of suffrage cards."""
        self.mission_copies: i64 = 0
        self.mission_needs: i64 = 0
        self.mission_points: i64 = 0
        self.patrician_points: i64 = 0
        self.majority_points: i64 = 0
        self.whole_group_points: i64 = 0


def parse_cards(data: dict[str, Json]) -> Cards:
    """Card data from a file's content; CardDataError names the field that does not fit the game."""
    facts = read_cards(data, "caesar", _tables())
    number = facts.numbers
    cards = Cards(facts.texts["digest"])
    cards.party += number["influence.philosopher"] * one(PHILOSOPHER)
    for value in range(1, INFLUENCE_END):
        cards.party += number["influence.each_value"] * one(value)
    for kind in range(ASSASSINATION, len(KIND_IDS)):
        cards.party += number[f"manipulation.{KIND_IDS[kind]}"] * one(kind)
    cards.patricians = vec[i64]([number[f"patricians.{group}"] for group in GROUP_IDS])
    for group in range(len(GROUP_IDS)):
        cards.suffrage += number["suffrage.each_group"] * one(group)
    cards.suffrage += number["suffrage.orgy"] * one(ORGY) + number["suffrage.reshuffle"] * one(RESHUFFLE)
    cards.mission_copies = number["missions.each"]
    cards.mission_needs = number["missions.fulfilled_by"]
    cards.mission_points = number["missions.points"]
    cards.patrician_points = number["points.patrician"]
    cards.majority_points = number["points.majority"]
    cards.whole_group_points = number["points.whole_group"]
    return cards


def _tables() -> dict[str, Shape]:
    tables: dict[str, dict[str, Shape]] = {
        "influence": {"philosopher": (0, 5), "each_value": (2, 7)},
        "manipulation": dict.fromkeys(KIND_IDS[ASSASSINATION:], (0, 5)),
        "patricians": dict.fromkeys(GROUP_IDS, (1, 7)),
        "suffrage": {"each_group": (1, 1), "orgy": (0, 7), "reshuffle": (1, 1)},
        "missions": {"each": (1, 3), "fulfilled_by": (1, 7), "points": _POINTS},
        "points": {"patrician": _POINTS, "majority": _POINTS, "whole_group": _POINTS},
    }
    return {name: {"provenance": PROVENANCES, **table} for name, table in tables.items()}

"""The card data of a table: how many cards there are and what they count, read from a file's content and checked."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.reader import PROVENANCES, Shape, read_cards
from curia.core.types import Json
from curia.games.caesar import cards

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
    printed = Cards(facts.texts["digest"])
    printed.party += number["influence.philosopher"] * cards.one(cards.PHILOSOPHER)
    for value in range(1, cards.INFLUENCE_END):
        printed.party += number["influence.each_value"] * cards.one(value)
    for kind in range(cards.ASSASSINATION, len(cards.KIND_IDS)):
        printed.party += number[f"manipulation.{cards.KIND_IDS[kind]}"] * cards.one(kind)
    printed.patricians = vec[i64]([number[f"patricians.{group}"] for group in cards.GROUP_IDS])
    for group in range(len(cards.GROUP_IDS)):
        printed.suffrage += number["suffrage.each_group"] * cards.one(group)
    printed.suffrage += number["suffrage.orgy"] * cards.one(cards.ORGY) + number["suffrage.reshuffle"] * cards.one(
        cards.RESHUFFLE
    )
    printed.mission_copies = number["missions.each"]
    printed.mission_needs = number["missions.fulfilled_by"]
    printed.mission_points = number["missions.points"]
    printed.patrician_points = number["points.patrician"]
    printed.majority_points = number["points.majority"]
    printed.whole_group_points = number["points.whole_group"]
    return printed


def _tables() -> dict[str, Shape]:
    tables: dict[str, dict[str, Shape]] = {
        "influence": {"philosopher": (0, 5), "each_value": (2, 7)},
        "manipulation": dict.fromkeys(cards.KIND_IDS[cards.ASSASSINATION :], (0, 5)),
        "patricians": dict.fromkeys(cards.GROUP_IDS, (1, 7)),
        "suffrage": {"each_group": (1, 1), "orgy": (0, 7), "reshuffle": (1, 1)},
        "missions": {"each": (1, 3), "fulfilled_by": (1, 7), "points": _POINTS},
        "points": {"patrician": _POINTS, "majority": _POINTS, "whole_group": _POINTS},
    }
    return {name: {"provenance": PROVENANCES, **table} for name, table in tables.items()}

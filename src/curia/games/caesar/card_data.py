"""The card data of a table: how many cards there are and what they count, read from a file's content and checked."""

import hashlib
import json
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.errors import CardDataError
from curia.core.reader import Reader
from curia.core.types import Json
from curia.games.caesar import cards

PROVENANCES: Final = ["source", "reconstruction"]


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
    printed = Cards(hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16])
    top = Reader(data, "", CardDataError)
    top.number("format", 1, 1)
    top.one_of("game", ["caesar"])
    top.text("name")
    reader = _table(top, "influence")
    printed.party += reader.number("philosopher", 0, 5) * cards.one(cards.PHILOSOPHER)
    each = reader.number("each_value", 2, 7)
    for value in range(1, cards.INFLUENCE_END):
        printed.party += each * cards.one(value)
    reader.close()
    reader = _table(top, "manipulation")
    for kind in range(cards.ASSASSINATION, len(cards.KIND_IDS)):
        printed.party += reader.number(cards.KIND_IDS[kind], 0, 5) * cards.one(kind)
    reader.close()
    reader = _table(top, "patricians")
    for group in cards.GROUP_IDS:
        printed.patricians = append(printed.patricians, reader.number(group, 1, 7))
    reader.close()
    reader = _table(top, "suffrage")
    calls = reader.number("each_group", 1, 1)
    for group_number in range(len(cards.GROUP_IDS)):
        printed.suffrage += calls * cards.one(group_number)
    printed.suffrage += reader.number("orgy", 0, 7) * cards.one(cards.ORGY)
    printed.suffrage += reader.number("reshuffle", 1, 1) * cards.one(cards.RESHUFFLE)
    reader.close()
    reader = _table(top, "missions")
    printed.mission_copies = reader.number("each", 1, 3)
    printed.mission_needs = reader.number("fulfilled_by", 1, 7)
    printed.mission_points = reader.number("points", 0, 100)
    reader.close()
    reader = _table(top, "points")
    printed.patrician_points = reader.number("patrician", 0, 100)
    printed.majority_points = reader.number("majority", 0, 100)
    printed.whole_group_points = reader.number("whole_group", 0, 100)
    reader.close()
    top.close()
    return printed


def _table(top: Reader, name: str) -> Reader:
    reader = top.table(name)
    reader.one_of("provenance", PROVENANCES)
    return reader

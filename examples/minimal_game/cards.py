"""The motions of the box, read from data as `cards.toml` has them."""

import hashlib
import json
from typing import Annotated, Final, Literal

import msgspec

from curia.core.errors import CardDataError
from curia.core.types import Json

SUBJECTS: Final = 4
MOTIONS: Final = 20


class Motion(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    subject: str
    value: Annotated[int, msgspec.Meta(ge=0, le=9)]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["comitia"]
    subjects: Annotated[list[str], msgspec.Meta(min_length=SUBJECTS, max_length=SUBJECTS)]
    motions: Annotated[dict[str, Motion], msgspec.Meta(min_length=MOTIONS, max_length=MOTIONS)]


class Cards:
    """The motions by number; the subject of each is a number too."""

    def __init__(self, data: dict[str, Json]) -> None:
        try:
            file = msgspec.convert(data, _File)
            self.subjects = file.subjects
            self.subject = [self.subjects.index(motion.subject) for motion in file.motions.values()]
        except (msgspec.ValidationError, ValueError) as error:
            raise CardDataError("cards", str(error)) from None
        self.ids = list(file.motions)
        self.names = [motion.name for motion in file.motions.values()]
        self.value = [motion.value for motion in file.motions.values()]
        self.digest = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()

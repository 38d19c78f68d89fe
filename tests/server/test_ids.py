"""Ids and names of kinds hold no line end, not even as the last character."""

import msgspec
import pytest

from curia.wire.lobby import Login
from curia.wire.play import MessageId
from curia.wire.terms import GameName, Level


@pytest.mark.parametrize("kind", [Login, MessageId, GameName, Level])
def test_an_id_does_not_end_in_a_newline(kind: object) -> None:
    assert msgspec.convert("caesar", kind) == "caesar"
    for wrong in ("caesar\n", "cae\nsar", "\ncaesar"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, kind)

"""Words that stand in the database and in messages, as types. What is stored is read for years: no value changes."""

from enum import StrEnum
from typing import Literal, TypeAlias

MatchStatus: TypeAlias = Literal["gathering", "playing", "over"]

EntryKind: TypeAlias = Literal[
    "start",
    "move",
    "took_back",
    "undone",
    "proposed",
    "agreed",
    "declined",
    "paused",
    "resumed",
    "bot_in",
    "back",
    "conceded",
    "restarted",
    "ended",
]
"""What the kinds of a table's log are called where they are stored; the server has a class for each."""

ProposalKind: TypeAlias = Literal["undo", "pause", "resume", "bot", "abort"]


Phrase: TypeAlias = Literal[
    "hello", "luck", "moment", "back", "thinking", "well", "ouch", "sorry", "thanks", "played", "again", "bye"
]
"""Something that can be said at a table without writing it: everybody reads it in their own language."""


Tempo: TypeAlias = Literal["quick", "usual", "slow"]
"""How quickly something happens at a table."""


class ChatChannel(StrEnum):
    """Who hears each other at a table."""

    PLAYERS = "seats"
    SPECTATORS = "spectators"

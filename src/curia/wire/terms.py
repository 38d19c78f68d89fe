"""What a table agrees on before the game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

GameName = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z_]+(?!\\n)$")]
PlayerName = Annotated[str, Meta(min_length=1, max_length=24)]
Level = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z0-9_]+(?!\\n)$")]
"""How well a bot plays: one of the names that `GET /api/games` lists."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: not limited, a bank of seconds that grows with each answer, or days for each turn."""

    kind: Literal["none", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 1_200
    """The bank at the start."""
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 20
    """Seconds that the bank gains with each answer."""
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    out_of_time: Literal["bot", "concede"] = "bot"
    """What becomes of a seat whose time is over: a bot sits in until the player is back, or the seat gives up."""


class Absence(Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of a seat whose player is away: it is held so long, then the others wait, vote, or a bot sits in."""

    hold: Annotated[int, Meta(ge=0, le=604_800)] = 120
    """Seconds."""
    then: Literal["wait", "vote", "bot"] = "vote"
    level: Level = "heuristic"


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: whoever comes, the one who makes the table, a bot, or (at one screen) a named person."""

    kind: Literal["open", "me", "bot", "here"] = "open"
    level: Level = "heuristic"
    """For a bot."""
    name: PlayerName | None = None
    """For a person at this screen, or a bot that shall be called so."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table, as its maker chose them."""

    game: GameName
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=6)]
    options: Annotated[dict[str, str], Meta(max_length=32)] = field(default_factory=dict)
    """The game's own options; what is left out has its default."""
    access: Literal["public", "link", "accounts"] = "link"
    """Who may sit down: anybody who sees it in the list, who has the link, or players with an account."""
    spectators: Literal["none", "link", "public"] = "link"
    """Who may watch: nobody, who has the link, or anybody who sees it in the list."""
    clock: Clock = Clock()
    absence: Absence = Absence()
    memory: bool = False
    """Whether each seat is also shown what a perfect memory would know."""
    hot_seat: bool = False
    """One device is handed around: all people of the table sit at one screen."""
    rated: bool = False
    """Whether the result counts for the ratings; only among accounts and bots."""

"""How people have played: profiles, results over time, rankings."""

from typing import Literal

from msgspec import Struct

from curia.wire.lobby import Rating, TableInfo


class Tally(Struct):
    """How somebody's games went: those of one game among people, or against bots alone. Games with a result, each at a
    screen of its own."""

    game: str
    against: Literal["people", "bots"]
    games: int
    wins: int
    """Shared ones too."""
    average: float | None
    """Points of a game that was counted; none without any."""
    best: int | None


class Opponent(Struct):
    """A person met at a table, in the last five hundred games."""

    name: str
    player: str | None
    """The id of somebody who has a profile to look at."""
    games: int
    ahead: int
    """In how many of them the player came before this one."""
    behind: int


class Profile(Struct):
    """What is known of a player: to others only of an account that shows it, and then without opponents who do not show
    theirs and without games that only who has their link may see."""

    id: str
    name: str
    since: int
    is_account: bool
    is_mine: bool
    """Whether the player asks."""
    shown: bool
    tallies: list[Tally]
    ratings: list[Rating]
    opponents: list[Opponent]
    """Those met most often."""
    games: list[TableInfo]
    """The last ones that the reader may look back at."""


class PlayedGame(Struct):
    """A game of somebody's, as a point of a curve."""

    at: int
    seats: int
    people: int
    """How many of the seats were people's."""
    rank: int
    points: int | None
    parts: dict[str, int]
    """The points by what they were given for; none of games that ended before this was kept."""
    rating: float | None
    """Afterwards, as people see it; none for a game that was not rated, or ended before this was kept."""
    table: str | None
    """For who may look back at it."""


class Leader(Struct):
    """Somebody in the rankings of a game."""

    place: int
    name: str
    player: str | None
    bot: str | None
    """The level of a bot."""
    rating: float
    games: int

"""How people play, over HTTP: profiles, games over time, rankings."""

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Controller, get
from litestar.params import PathParameter

from curia.server.base.errors import Code, Declined
from curia.server.house.house import House
from curia.server.http.identity import AnyRequest, address_of, house_of, player_of
from curia.server.http.lobby_api import GameName
from curia.server.players.ratings import BOT, shown
from curia.server.store.rows import GONE, PlayerRow, RatingRow
from curia.server.tables.seating import check_game, table_info
from curia.wire.lobby import Rating
from curia.wire.people import Leader, Opponent, PlayedGame, Profile, Tally

_MOST_OPPONENTS: Final = 12
_MOST_GAMES: Final = 20
_MOST_POINTS: Final = 200
"""Of a curve."""
_MOST_LEADERS: Final = 100


async def whose_profile(request: AnyRequest, who: str) -> tuple[PlayerRow, str]:
    """The player whose profile it is, and the id of who asks for it (empty for nobody). Raises Declined if there is no
    such profile, or it is not for them."""
    house, reader = house_of(request), await player_of(request)
    player = await house.players.player(who)
    if player is None:
        named = await house.store.named(who)
        player = await house.players.player(named[0]) if len(named) == 1 else None
    is_mine = player is not None and reader is not None and player.id == reader.id
    if player is None or not (is_mine or _is_shown(player)):
        raise Declined(Code.NO_PROFILE)
    return player, reader.id if reader is not None else ""


def _is_shown(player: PlayerRow) -> bool:
    return player.login is not None and player.shown and player.banned is None


class People(Controller):
    """Anybody may look at the rankings, and at profiles that are shown."""

    path = "/api"
    tags: Sequence[str] | None = ["People"]

    @get("/players/{who:str}", summary="A player's profile")
    async def profile(
        self,
        request: AnyRequest,
        who: Annotated[str, PathParameter(max_length=64, description="A player's id, or a name that only one has.")],
    ) -> Profile:
        """A guest's is only for themselves; an account's for everybody, unless it does not show it. To others it names
        no opponents without a profile of their own, and no games that only who has their link may see."""
        _count(request)
        player, reader = await whose_profile(request, who)
        house, is_mine = house_of(request), player.id == reader
        return Profile(
            id=player.id,
            name=player.name,
            since=player.created,
            is_account=player.login is not None,
            is_mine=is_mine,
            shown=_is_shown(player),
            tallies=await _tallies(house, player.id),
            ratings=[_rating(row) for row in await house.store.ratings([player.id])],
            opponents=await _opponents(house, player.id, is_mine),
            games=[
                table_info(row, seats) for row, seats in await house.store.looked_at(player.id, reader, _MOST_GAMES)
            ],
        )

    @get("/players/{who:str}/games/{name:str}", summary="How a player's games of one kind went")
    async def played(
        self, request: AnyRequest, who: Annotated[str, PathParameter(max_length=64)], name: GameName
    ) -> list[PlayedGame]:
        """The last two hundred, the oldest first."""
        _count(request)
        check_game(name)
        player, reader = await whose_profile(request, who)
        return [
            PlayedGame(
                at=row.ended,
                seats=row.seats,
                people=row.people,
                rank=row.rank,
                points=row.points,
                parts=row.parts,
                rating=row.rating,
                table=row.match if may_look else None,
            )
            for row, may_look in reversed(await house_of(request).store.played(player.id, name, reader, _MOST_POINTS))
        ]

    @get("/games/{name:str}/rankings", summary="The best at a game, by their ratings")
    async def rankings(self, request: AnyRequest, name: GameName) -> list[Leader]:
        """Accounts that show it, and the bots among them. The first hundred."""
        _count(request)
        check_game(name)
        rows = await house_of(request).store.leaders(name, _MOST_LEADERS)
        return [
            Leader(
                place=number,
                name=row.name or "",
                player=row.who if row.name is not None else None,
                bot=row.who.removeprefix(BOT) if row.name is None else None,
                rating=shown(RatingRow(row.who, name, row.mu, row.sigma, row.games)),
                games=row.games,
            )
            for number, row in enumerate(rows, 1)
        ]


def _count(request: AnyRequest) -> None:
    """All games of somebody may be looked at for it. Raises TooMany."""
    house_of(request).limits.take("profile", address_of(request))


def _rating(row: RatingRow) -> Rating:
    return Rating(row.game, shown(row), row.mu, row.sigma, row.games)


async def _tallies(house: House, player: str) -> list[Tally]:
    return [
        Tally(row.game, "people" if row.is_among_people else "bots", row.games, row.wins, row.average, row.best)
        for row in await house.store.tallies(player)
    ]


async def _opponents(house: House, player: str, is_mine: bool) -> list[Opponent]:
    most = _MOST_OPPONENTS if is_mine else 10 * _MOST_OPPONENTS
    found = await house.store.opponents(player, GONE, most)
    told = [row for row in found if is_mine or row.is_shown]
    return [
        Opponent(
            name=row.name,
            player=row.player if row.is_shown else None,
            games=row.games,
            ahead=row.ahead,
            behind=row.behind,
        )
        for row in told[:_MOST_OPPONENTS]
    ]

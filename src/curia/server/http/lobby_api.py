"""Tables over HTTP: make, find, join, leave, look back."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final, TypeAlias

from litestar import Controller, MediaType, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.types import AnyCallable

from curia.catalog import plugin
from curia.core.types import OBSERVER
from curia.server.base.errors import Code, Declined
from curia.server.house import waiting
from curia.server.house.looking_back import Looker
from curia.server.http.identity import PLAYER, AnyRequest, Player, address_of, house_of, player_of
from curia.server.store.rows import MatchRow, PlayerRow, SeatRow
from curia.server.store.store import TableWithSeats
from curia.server.tables import history
from curia.server.tables.room import Room
from curia.server.tables.seating import check_game, game_facts, games, table_info
from curia.text import choose_languages
from curia.text.catalogue import game_source
from curia.text.languages import SOURCE_LANGUAGE
from curia.text.rules_page import rules_text
from curia.wire.events import EventArg
from curia.wire.lobby import (
    Agree,
    Frame,
    GameItem,
    Join,
    KeptOut,
    LetIn,
    LiveTable,
    LogItem,
    MyTable,
    PutBot,
    Remove,
    TableInfo,
)
from curia.wire.schema import GameSchema
from curia.wire.terms import Terms

TableId: TypeAlias = Annotated[str, PathParameter(max_length=64)]
Commitment: TypeAlias = Annotated[
    str | None,
    QueryParameter(
        pattern=r"^[0-9a-f]{64}\Z",
        description="The hash of a seed of 32 bytes that the client adds to chance: SHA-256 of `curia seed 1`, a line "
        "end, and these bytes. When every seat is taken the client says the seed itself at the table (`reveal`).",
    ),
]
GameName: TypeAlias = Annotated[str, PathParameter(max_length=32)]
Language: TypeAlias = Annotated[str, QueryParameter(pattern=r"^[a-z]{2}\Z", description="For instance de.")]
_PAGE = 50
_AN_HOUR = CacheControlHeader(max_age=3600, public=True)
_TEXT: Final[dict[str, Any]] = {"media_type": MediaType.TEXT, "cache_control": _AN_HOUR}


class Games(Controller):
    """What can be played here."""

    path = "/api/games"
    tags: Sequence[str] | None = ["Games"]

    @get(summary="The games with their options and bots")
    async def games(self) -> list[GameItem]:
        return games()

    @get("/{name:str}/cards", summary="What is printed on each card of a game, by its id", cache_control=_AN_HOUR)
    async def cards(self, name: GameName) -> dict[str, dict[str, EventArg]]:
        return game_facts(name).cards

    @get("/{name:str}/schema", summary="The cards of a game, and what its events tell", cache_control=_AN_HOUR)
    async def schema(self, name: GameName) -> GameSchema:
        """For clients that put into words what happens; the views, events and refusals are described in
        `docs/views.md`."""
        return game_facts(name)

    @get("/{name:str}/texts", summary="The sentences of a game (Fluent), in a language or else in English", **_TEXT)
    async def texts(self, name: GameName, language: Language = SOURCE_LANGUAGE) -> str:
        check_game(name)
        return game_source(name, choose_languages(language, {}))

    @get("/{name:str}/rules", summary="The rules of a game (Markdown), in a language or else in English", **_TEXT)
    async def rules(self, name: GameName, language: Language = SOURCE_LANGUAGE) -> str:
        check_game(name)
        return rules_text(plugin(name).meta.rules_page, choose_languages(language, {}))


class Tables(Controller):
    """The tables of the house."""

    path = "/api/tables"
    tags: Sequence[str] | None = ["Tables"]
    dependencies: Mapping[str, AnyCallable | Provide] | None = PLAYER

    @get(summary="Tables with open seats, and those that anybody may watch")
    async def listed(self, request: AnyRequest) -> list[TableInfo]:
        """The newest hundred of both, the newest first."""
        return [table_info(room.row, room.seats) for room in house_of(request).listed()]

    @post(summary="Make a table; the game begins when every seat is taken")
    async def create(
        self, request: AnyRequest, player: Player, data: JSONBody[Terms], commitment: Commitment = None
    ) -> TableInfo:
        house, address = house_of(request), address_of(request)
        house.limits.take("table", address)
        room = await house.create(player, data, address, commitment)
        return table_info(room.row, room.seats)

    @get("/live", summary="Games that anybody may watch")
    async def live(self, request: AnyRequest) -> list[LiveTable]:
        """The newest hundred, the newest first."""
        return [LiveTable(table_info(room.row, room.seats), room.spectators) for room in house_of(request).live()]

    @get("/mine", summary="The player's tables that are not over, with whose turn it is")
    async def mine(self, request: AnyRequest, player: Player) -> list[MyTable]:
        return [_mine(room, player) for room in house_of(request).rooms_of(player)]

    @get("/past", summary="The player's games, newest first")
    async def past(
        self, request: AnyRequest, player: Player, before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None
    ) -> list[TableInfo]:
        rows = await house_of(request).store.matches_of(player.id, _PAGE, before)
        return [table_info(row, seats) for row, seats in rows]

    @get("/{table_id:str}", summary="One table; who has its id may see it")
    async def table(self, request: AnyRequest, table_id: TableId) -> TableInfo:
        return table_info(*await house_of(request).seated(table_id))

    @post("/{table_id:str}/join", summary="Sit down", status_code=200)
    async def join(
        self,
        request: AnyRequest,
        player: Player,
        table_id: TableId,
        data: JSONBody[Join],
        commitment: Commitment = None,
    ) -> TableInfo:
        house = house_of(request)
        room = await house.room(table_id)
        await house.join(player, room, data.seat, address_of(request), commitment)
        return table_info(room.row, room.seats)

    @post(
        "/{table_id:str}/remove", summary="Take a seat from somebody before the game, at the own table", status_code=200
    )
    async def remove(self, request: AnyRequest, player: Player, table_id: TableId, data: JSONBody[Remove]) -> TableInfo:
        """Only who made the table can do that. The others see the seat free again."""
        house = house_of(request)
        room = await house.room(table_id)
        await house.remove(player, room, data.seat, data.bar)
        return table_info(room.row, room.seats)

    @get("/{table_id:str}/kept-out", summary="Who may not sit down at the own table")
    async def kept_out(self, request: AnyRequest, player: Player, table_id: TableId) -> list[KeptOut]:
        """For who made the table."""
        return waiting.kept_out(player, await house_of(request).room(table_id))

    @post("/{table_id:str}/let-in", summary="Let somebody sit down again at the own table", status_code=200)
    async def let_in(
        self, request: AnyRequest, player: Player, table_id: TableId, data: JSONBody[LetIn]
    ) -> list[KeptOut]:
        """Who is kept out still."""
        return waiting.let_in(player, await house_of(request).room(table_id), data.who)

    @post("/{table_id:str}/bot", summary="Let a bot play in a free seat before the game, or none", status_code=200)
    async def put_bot(
        self, request: AnyRequest, player: Player, table_id: TableId, data: JSONBody[PutBot]
    ) -> TableInfo:
        """Only who made the table can do that. In the last free seat the game begins."""
        house = house_of(request)
        room = await house.room(table_id)
        await waiting.put_bot(house, player, room, data.seat, data.level)
        return table_info(room.row, room.seats)

    @post("/{table_id:str}/terms", summary="Change the terms of the own table before the game", status_code=200)
    async def change_terms(
        self, request: AnyRequest, player: Player, table_id: TableId, data: JSONBody[Terms]
    ) -> TableInfo:
        """Of the seats only their number is taken. Everybody else who sits there must agree before the game begins."""
        house = house_of(request)
        room = await house.room(table_id)
        await waiting.change_terms(house, player, room, data)
        return table_info(room.row, room.seats)

    @post("/{table_id:str}/agree", summary="Agree to terms that were changed", status_code=200)
    async def agree(self, request: AnyRequest, player: Player, table_id: TableId, data: JSONBody[Agree]) -> TableInfo:
        house = house_of(request)
        room = await house.room(table_id)
        await waiting.agree(house, player, room, data.terms)
        return table_info(room.row, room.seats)

    @post("/{table_id:str}/leave", summary="Stand up before the game, or give it up", status_code=200)
    async def leave(self, request: AnyRequest, player: Player, table_id: TableId) -> TableInfo:
        house = house_of(request)
        room = await house.room(table_id)
        await house.leave(player, room)
        return table_info(room.row, room.seats)

    @post("/{table_id:str}/rematch", summary="Play again on the same terms", status_code=200)
    async def rematch(
        self, request: AnyRequest, player: Player, table_id: TableId, commitment: Commitment = None
    ) -> TableInfo:
        house, address = house_of(request), address_of(request)
        house.limits.take("table", address)
        room = await house.rematch(player, await house.room(table_id), address, commitment)
        return table_info(room.row, room.seats)

    @get(
        "/{table_id:str}/log",
        summary="What happened, as the player (or a spectator) saw it",
        responses={200: ResponseSpec(list[LogItem], False, "Moment by moment")},
    )
    async def log(
        self,
        request: AnyRequest,
        table_id: TableId,
        seat: Annotated[int | None, QueryParameter(ge=0, le=5)] = None,
        since: Annotated[int, QueryParameter(ge=0, le=10_000_000)] = 0,
    ) -> Response[bytes]:
        who, seated, eyes = await _look(request, table_id, seat, False)
        return await _packed(request, who, seated, history.log_of, eyes, since)

    @get(
        "/{table_id:str}/replay",
        summary="The game moment by moment, through the eyes of a seat",
        responses={200: ResponseSpec(list[Frame], False, "Moment by moment")},
    )
    async def replay(
        self,
        request: AnyRequest,
        table_id: TableId,
        seat: Annotated[int | None, QueryParameter(ge=0, le=5)] = None,
        everything: Annotated[bool, QueryParameter()] = False,
    ) -> Response[bytes]:
        """Ask for it compressed (`Accept-Encoding: gzip`): it is long, and else may be had less often."""
        who, seated, eyes = await _look(request, table_id, seat, everything)
        return await _packed(request, who, seated, history.frames_of, eyes)

    @get(
        "/{table_id:str}/record",
        summary="The record of a game that is over",
        media_type=MediaType.TEXT,
        responses={200: ResponseSpec(str, False, "The record", media_type=MediaType.TEXT)},
    )
    async def record(self, request: AnyRequest, table_id: TableId) -> Response[bytes]:
        row, seats = await house_of(request).seated(table_id)
        if row.status != "over" or row.started is None:
            raise Declined(Code.NOT_OVER, "The record is published when the game is over.")
        player = await player_of(request)
        _check_may_look(row, _seats_of(seats, player))
        who = _count(request, player)
        response = await _packed(request, who, (row, seats), history.record_text)
        response.media_type = MediaType.TEXT
        response.headers["content-disposition"] = f'attachment; filename="{row.terms.game}-{table_id}.record"'
        return response


async def _packed(
    request: AnyRequest, who: Looker, seated: TableWithSeats, make: Callable[..., object], *args: int
) -> Response[bytes]:
    """What is made of a game's past, compressed for who takes that."""
    house = house_of(request)
    is_zipped = "gzip" in request.headers.get("accept-encoding", "")
    if not is_zipped:
        house.limits.take("plain_look_back", who.address)
    data = await house.looking_back.make(who, seated, history.packed, is_zipped, make, *args)
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if is_zipped else {})
    return Response(data, media_type=MediaType.JSON, headers=headers)


async def _look(
    request: AnyRequest, table_id: str, seat: int | None, everything: bool
) -> tuple[Looker, TableWithSeats, int]:
    """Who looks back at a table, and through whose eyes; what is hidden stays so until the game is over."""
    player = await player_of(request)
    # Nothing waits from here on: what is over in memory may not be so in the store.
    row, seats = seated = await house_of(request).seated(table_id)
    if row.started is None:
        raise Declined(Code.NOT_STARTED)
    mine = _seats_of(seats, player)
    who = _count(request, player)
    _check_may_look(row, mine)
    if row.status == "over":
        if seat is not None and seat >= len(seats):
            raise Declined(Code.NO_SEAT, f"The table has seats 0 to {len(seats) - 1}.")
        return who, seated, history.OPEN if everything else OBSERVER if seat is None else seat
    if everything:
        raise Declined(Code.NOT_OVER, "Everything is shown when the game is over.")
    if seat is None and len(mine) == 1:
        return who, seated, mine[0]
    if seat is not None and seat not in mine:
        raise Declined(Code.NOT_YOUR_SEAT, "Until the game is over a seat's eyes are its player's.")
    return who, seated, OBSERVER if seat is None else seat


def _seats_of(seats: list[SeatRow], player: PlayerRow | None) -> list[int]:
    return [one.seat for one in seats if player is not None and one.player == player.id]


def _check_may_look(row: MatchRow, mine: list[int]) -> None:
    """A table without spectators stays its players' own when the game is over."""
    if not mine and row.terms.spectators == "none":
        raise Declined(Code.NO_SPECTATORS)


def _count(request: AnyRequest, player: PlayerRow | None) -> Looker:
    """Looking back costs much more than other requests; says under what it is counted. Raises TooMany."""
    address = address_of(request)
    who = Looker(player.id if player else address, address)
    limits = house_of(request).limits
    limits.take("look_back", who.player)
    limits.take("crowd_look_back", address)
    return who


def _mine(room: Room, player: PlayerRow) -> MyTable:
    seats, table = room.seats_of(player), room.table
    waits_for = table.pending() if table is not None else []
    asked = [seat for seat in seats if seat in waits_for]
    flags = [table.clocks.flag_of(seat) for seat in asked or waits_for] if table is not None else []
    deadline = min((flag for flag in flags if flag is not None), default=None)
    return MyTable(table_info(room.row, room.seats), seats[0], bool(asked), deadline, waits_for)

"""Terms and seats before the game: what a table may be like, and who sits where."""

from functools import cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from curia.catalog import GAMES, level_names, plugin
from curia.core.errors import OptionError
from curia.server.base.errors import Code, Declined
from curia.server.players.names import sight, tidy_name
from curia.server.store.rows import MatchRow, PlayerRow, SeatRow
from curia.text.catalogue import Catalogue
from curia.wire.lobby import BannerItem, GameItem, KeptOut, OptionItem, SeatInfo, TableInfo
from curia.wire.schema import GameSchema, game_schema
from curia.wire.terms import SeatPlan, Terms

_LANGUAGES: Final = ["en"]


def warm_up() -> None:
    """Read the texts that will be needed: it takes longer than anybody at a table should wait."""
    for name in GAMES:
        Catalogue(_LANGUAGES, name)


def games() -> list[GameItem]:
    """The games that can be played here."""
    return [
        GameItem(
            name=game.name,
            title=game.meta.title,
            rules_version=game.meta.rules_version,
            min_seats=game.meta.min_seats,
            max_seats=game.meta.max_seats,
            options=[
                OptionItem(option.name, option.values, option.ruling, option.first_game) for option in game.meta.options
            ],
            bots=[level.name for level in game.levels],
            rules_page=game.meta.rules_page,
            banner=BannerItem(game.banner.title, game.banner.stone, game.banner.emblem, list(game.banner.cards)),
            round_event=game.round_event,
            lesson=bool(game.lesson),
        )
        for game in GAMES.values()
    ]


@cache
def game_facts(game: str) -> GameSchema:
    """The cards of a game, and what it takes to put into words what it tells. Raises Declined."""
    check_game(game)
    return game_schema(game)


def check_game(game: str) -> None:
    """Raises Declined if it is not played here."""
    if game not in GAMES:
        raise Declined(Code.NO_SUCH_GAME, f"There is no game '{game}' here; there are {', '.join(GAMES)}.")


def table_info(row: MatchRow, seats: list[SeatRow]) -> TableInfo:
    """What everybody who may see a table knows of it."""
    return TableInfo(
        id=row.id,
        terms=row.terms,
        seats=[
            SeatInfo(seat.name, seat.bot, seat.player, seat.is_programs, seat.commitment, seat.agreed) for seat in seats
        ],
        status=row.status,
        host=row.host,
        created=row.created,
        ended=row.ended,
        round_of=row.round_of,
        rematch=row.rematch,
        reason=row.reason,
        points=row.points,
        ranks=row.ranks,
        started=row.started,
    )


def tidied(terms: Terms) -> Terms:
    """The terms with names as they are shown. Raises Declined for one that nobody could read."""
    seats = [plan if plan.name is None else replace(plan, name=tidy_name(plan.name)) for plan in terms.seats]
    return replace(terms, seats=seats)


def check_terms(terms: Terms, host: PlayerRow) -> None:
    """Raises Declined for terms that do not fit together, and says what would."""
    try:
        described = plugin(terms.game).meta
        described.check_seats(len(terms.seats))
        described.complete_options(terms.options)
    except OptionError as error:
        raise Declined(Code.BAD_TERMS, str(error)) from None
    for level in {terms.absence.level, *(plan.level for plan in terms.seats)}:
        if level not in (levels := level_names(terms.game)):
            raise Declined(Code.BAD_TERMS, f"level: there is no bot '{level}'; there are {', '.join(levels)}")
    kinds = [plan.kind for plan in terms.seats]
    if kinds.count("me") > 1:
        raise Declined(Code.BAD_TERMS, "seats: one seat at most can be yours; others at this screen are 'here'")
    if terms.hot_seat and ("open" in kinds or not {"me", "here"} & set(kinds)):
        raise Declined(Code.BAD_TERMS, "seats: at a table for one screen each is 'me', 'here' or 'bot'")
    if "here" in kinds and not terms.hot_seat:
        raise Declined(Code.BAD_TERMS, "seats: people who are 'here' need a table for one screen (hot_seat)")
    if terms.rated and (terms.hot_seat or host.login is None):
        raise Declined(Code.BAD_TERMS, "rated: only for players with an account, each at a screen of their own")


def first_seats(terms: Terms, host: PlayerRow) -> list[SeatRow]:
    """The seats of a new table: bots and the host sit, the others are open."""
    seats: list[SeatRow] = []
    for number, plan in enumerate(terms.seats):
        row = SeatRow(number)
        if plan.kind == "bot":
            row.bot = plan.level
            row.name = free_name(plan.name or bot_name(terms.game, number, seats), seats)
        elif plan.kind != "open":
            row.player = host.id
            row.name = free_name(plan.name or host.name, seats)
        seats.append(row)
    return seats


def sit_down(
    terms: Terms, seats: list[SeatRow], player: PlayerRow, seat: int | None, commitment: str | None = None
) -> list[SeatRow]:
    """The seats with a player in an open one, the named one if any."""
    if any(row.player == player.id for row in seats):
        raise Declined(Code.SEATED)
    if player.login is None and (terms.access == "accounts" or terms.rated):
        raise Declined(Code.ACCOUNTS_ONLY)
    open_seats = [row.seat for row in seats if row.name is None]
    if not open_seats or (seat is not None and seat not in open_seats):
        raise Declined(Code.TAKEN, "That seat is taken." if open_seats else "All seats are taken.")
    chosen = open_seats[0] if seat is None else seat
    mine = SeatRow(chosen, player.id, free_name(player.name, seats), commitment=commitment)
    return [mine if row.seat == chosen else row for row in seats]


def committed(seats: list[SeatRow], player: str, commitment: str | None) -> list[SeatRow]:
    """The seats with the hash of what the player's device adds to chance: in one of them, for it is one device."""
    first = next((row.seat for row in seats if row.player == player), None)
    return [replace(row, commitment=commitment) if row.seat == first else row for row in seats]


class Barred(NamedTuple):
    """Somebody whom a host does not want."""

    name: str
    addresses: frozenset[str]
    """Of a guest, who could come again as another one. Who shares one and was in the house before may stay."""
    since: int


class Bars:
    """Whom the host of a table does not want there; only in memory, for the time before the game."""

    def __init__(self) -> None:
        self._barred: dict[str, Barred] = {}
        """By player."""

    def add(self, player: PlayerRow, addresses: set[str], now: int) -> None:
        known = frozenset(addresses) if player.login is None else frozenset[str]()
        self._barred[player.id] = Barred(player.name, known, now)

    def let_in(self, player: str) -> bool:
        """Whether they were kept out."""
        return self._barred.pop(player, None) is not None

    def kept_out(self) -> list[KeptOut]:
        return [KeptOut(player, barred.name) for player, barred in self._barred.items()]

    def check(self, player: PlayerRow, address: str) -> None:
        """Raises Declined for somebody who is not wanted."""
        is_like_one = player.login is None and any(
            address in barred.addresses and player.created >= barred.since for barred in self._barred.values()
        )
        if player.id in self._barred or is_like_one:
            raise Declined(Code.BARRED)


def is_full(seats: list[SeatRow]) -> bool:
    """Whether every seat is taken, and everybody has agreed to what is played."""
    return all(row.name is not None and row.agreed for row in seats)


def bot_row(game: str, seat: int, level: str, seats: list[SeatRow]) -> SeatRow:
    """A bot in that seat."""
    return SeatRow(seat, None, free_name(bot_name(game, seat, seats), seats), level)


def fitted(seats: list[SeatRow], count: int) -> list[SeatRow]:
    """So many seats: free ones go from the end, or come there. Who changes places keeps no token, for it names the
    seat. Raises Declined if more are taken."""
    kept = list(seats)
    while len(kept) > count:
        free = next((row for row in reversed(kept) if row.name is None), None)
        if free is None:
            raise Declined(Code.BAD_TERMS, f"seats: {len(kept)} sit here already")
        kept.remove(free)
    kept += [SeatRow(number) for number in range(len(kept), count)]
    return [
        replace(row) if row.seat == number else replace(row, seat=number, token=None) for number, row in enumerate(kept)
    ]


def planned(terms: Terms, seats: list[SeatRow], host: str) -> Terms:
    """The terms, with the seats as they are."""
    plans = [
        SeatPlan("bot", row.bot) if row.bot else SeatPlan("me") if row.player == host else SeatPlan() for row in seats
    ]
    return replace(terms, seats=plans)


def same_terms(one: Terms, other: Terms) -> bool:
    """Whether who agrees to one agrees to the other: who sits where is not agreed on."""
    return replace(one, seats=[]) == replace(other, seats=[]) and len(one.seats) == len(other.seats)


def stand_up(seats: list[SeatRow], player: PlayerRow) -> list[SeatRow]:
    """The seats without a player."""
    return [SeatRow(row.seat) if row.player == player.id else row for row in seats]


def free_name(name: str, seats: list[SeatRow]) -> str:
    """The name, with a number if somebody at the table is called so, or so that it looks the same."""
    taken = {sight(row.name) for row in seats if row.name}
    if sight(name) not in taken:
        return name
    return next(new for number in range(2, 99) if sight(new := f"{name[:21]} {number}") not in taken)


def bot_name(game: str, seat: int, seats: list[SeatRow]) -> str:
    """Somebody of the time, and of the family where a seat is one."""
    taken = {row.name for row in seats}
    names = Catalogue(_LANGUAGES, game).text("bot-names", {"seat": seat}).split()
    return next((name for name in names if name not in taken), "Bot")

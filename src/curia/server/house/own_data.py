"""All that the house keeps about a player, for themselves: no secret of a game that runs, none of others, no hash."""

from collections.abc import AsyncIterator, Iterable

import msgspec

from curia.server.players.ratings import shown
from curia.server.store.own_queries import Mine
from curia.server.store.rows import PlayerRow
from curia.server.store.store import Store
from curia.server.tables.seating import table_info
from curia.wire import to_json
from curia.wire.lobby import PushSubscription, Rating
from curia.wire.own_data import OwnData, OwnEntry, OwnLine, OwnPace, OwnResult, OwnTable

_NO_TABLES = b"[]}"


async def pieces(store: Store, player: PlayerRow, now: int, addresses: Iterable[str] = ()) -> AsyncIterator[bytes]:
    """An `OwnData` as JSON, piece by piece: somebody may have played for years."""
    head = to_json(await _head(store, player, now, addresses))
    assert head.endswith(_NO_TABLES)
    yield head.removesuffix(b"]}")
    separator = b""
    for id in await store.match_ids_of(player.id):
        found = await store.mine(id, player.id)
        if found is not None:
            yield separator + to_json(_table(found, player))
            separator = b","
    yield b"]}\n"


async def _head(store: Store, player: PlayerRow, now: int, addresses: Iterable[str]) -> OwnData:
    return OwnData(
        made=now,
        id=player.id,
        name=player.name,
        created=player.created,
        login=player.login,
        has_password=player.password is not None,
        webhook=player.webhook,
        banned=player.banned,
        shown=player.shown,
        session=player.session,
        logged_out=player.ended,
        recovery_links=await store.recoveries_of(player.id),
        browsers=[msgspec.json.decode(push, type=PushSubscription) for push in await store.pushes(player.id)],
        addresses=sorted(addresses),
        ratings=[
            Rating(row.game, shown(row), row.mu, row.sigma, row.games) for row in await store.ratings([player.id])
        ],
        results=[
            OwnResult(
                table=row.match,
                seat=row.seat,
                game=row.game,
                ended=row.ended,
                rank=row.rank,
                seats=row.seats,
                people=row.people,
                points=row.points,
                parts=row.parts,
                rating=row.rating,
            )
            for row in await store.results_of(player.id)
        ],
        paces=[OwnPace(row.kind, row.times, row.at) for row in await store.paces_of(player.id)],
        chat=[
            OwnLine(table, row.at, row.circle, row.seat, row.name, row.text, row.phrase)
            for table, row in await store.chat_of(player.id)
        ],
        tables=[],
    )


def _table(found: Mine, player: PlayerRow) -> OwnTable:
    row, seats, entries = found
    own = [seat.seat for seat in seats if seat.player == player.id]
    done = [OwnEntry(one.seat, one.at, one.kind, one.body) for one in entries] if row.status == "over" else []
    return OwnTable(table_info(row, seats), row.started, own, done)

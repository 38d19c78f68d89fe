"""What is stored comes back as it was, and is found by who looks for it."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from curia.server.base.errors import StoreError
from curia.server.store.rows import ChatRow, EntryRow, PlayerRow, RatingRow, SeatRow, Snapshot
from curia.server.store.store import Conflict, Store
from curia.wire.kinds import ChatChannel
from tests.kit.patience import PATIENCE
from tests.server.kit_store import HOST, match_row, moves, opened, seat_rows


def run(folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        async with opened(folder / "curia.db") as store:
            await test(store)

    asyncio.run(main())


def test_a_table_from_gathering_to_its_end(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        row, seats = match_row("m"), seat_rows()
        await store.create_match(row, seats)
        assert await store.match("m") == row
        assert await store.seats("m") == seats
        assert await store.live() == [(row, seats)]

        seats[2] = SeatRow(2, None, "Carlo", "random")
        await store.set_seats("m", seats[::-1])
        assert await store.seats("m") == seats

        row.status, row.started = "playing", 2_000
        seats[2].name = "Carla"
        await store.start_match(row, seats, [EntryRow(0, 2_000, -1, "start", chance="camerlengo 1")])
        assert await store.match("m") == row
        assert await store.seats("m") == seats
        assert await store.live() == [(row, seats)]

        await store.append("m", moves(1, 3), Snapshot(3, 9, "digest", '{"round": 1}'))
        await store.append("m", moves(4))
        assert await store.snapshots("m") == [Snapshot(3, 9, "digest", '{"round": 1}')]

        row.status, row.ended, row.reason, row.digest = "over", 3_000, "white_smoke", "d"
        row.points, row.ranks, row.rematch = [18, 12, -1], [1, 2, 3], "n"
        rating = RatingRow("anna", "habemus", 26.5, 7.25, 1)
        await store.finish_match(row, [EntryRow(5, 3_000, -1, "ended")], [rating])
        assert await store.match("m") == row
        assert await store.live() == []
        assert await store.ratings(["anna"]) == [rating]
        log = await store.entries("m")
        assert [entry.seq for entry in log] == [0, 1, 2, 3, 4, 5]
        assert log[1:5] == moves(1, 4)
        assert log[0] == EntryRow(0, 2_000, -1, "start", chance="camerlengo 1")

        row.rematch = None
        await store.update_match(row)
        assert await store.match("m") == row

    run(tmp_path, test)


def test_what_is_not_there(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert await store.match("m") is None
        assert await store.seats("m") == []
        assert await store.entries("m") == []
        assert await store.player("nobody") is None
        assert await store.last_beat() is None
        for change in (store.update_match(match_row("m")), store.save_player(PlayerRow("nobody", "N", 1))):
            with pytest.raises(StoreError, match=r"nothing to change: there is no '(m|nobody)'"):
                await change
        with pytest.raises(StoreError, match="FOREIGN KEY"):
            await store.append("m", moves(0))
        with pytest.raises(StoreError, match="FOREIGN KEY"):
            await store.create_match(match_row("m"), [SeatRow(0, "nobody", "Nobody")])
        assert await store.match("m") is None

    run(tmp_path, test)


def test_the_log_takes_no_number_and_no_message_twice(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for name in ("m", "n"):
            await store.create_match(match_row(name), seat_rows())
        await store.append("m", moves(0, 2))
        with pytest.raises(Conflict):
            await store.append("m", [EntryRow(1, 1, 1, "move", "other")])
        with pytest.raises(Conflict):
            await store.append("m", [EntryRow(2, 1, 0, "move", "again", client_id="c1")])
        with pytest.raises(Conflict):
            await store.append("m", [EntryRow(2, 1, 0, "move", "new"), EntryRow(2, 1, 0, "move", "twice")])
        with pytest.raises(StoreError):
            await store.append("m", [EntryRow(-1, 1, 0, "move")])
        assert await store.entries("m") == moves(0, 2)
        # Another seat, another table, or no id at all is another message.
        await store.append(
            "m", [EntryRow(2, 1, 1, "move", client_id="c1"), EntryRow(3, 1, 0, "x"), EntryRow(4, 1, 0, "x")]
        )
        await store.append("n", moves(0, 2))

    run(tmp_path, test)


def test_a_finish_is_stored_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        row = match_row("m")
        await store.create_match(row, seat_rows())
        await store.append("m", moves(0))
        row.status = "over"
        with pytest.raises(Conflict):
            await store.finish_match(row, [EntryRow(0, 9, -1, "ended")], [RatingRow("anna", "habemus", 1.0, 1.0, 1)])
        assert await store.match("m") == match_row("m")
        assert await store.ratings(["anna"]) == []
        with pytest.raises(Conflict):
            await store.start_match(row, [SeatRow(0, None, "Changed")], moves(0))
        assert await store.seats("m") == seat_rows()

    run(tmp_path, test)


def test_rows_are_stored_as_they_were_when_it_was_asked_for(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        gate = threading.Event()
        blocker = store._writer.do(lambda connection: gate.wait(PATIENCE))
        row, seats, log = match_row("m"), seat_rows(), moves(0)
        waiting = asyncio.ensure_future(store.create_match(row, seats))
        await asyncio.sleep(0)
        appending = store.append("m", log)
        row.status, seats[0].name, log[0].body = "over", "Changed", "changed"
        gate.set()
        await asyncio.gather(blocker, waiting, appending)
        assert await store.match("m") == match_row("m")
        assert await store.seats("m") == seat_rows()
        assert await store.entries("m") == moves(0)

    run(tmp_path, test)


def test_tables_of_a_player_page_by_page(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.add_player(PlayerRow("berta", "Berta", 1))
        for number in range(7):
            both = [SeatRow(0, "berta", "Berta"), SeatRow(1, "berta", "Berta")]
            await store.create_match(match_row(f"m{number}", created=number), both if number % 2 else seat_rows())
        page = await store.matches_of("berta", 2)
        assert [row.id for row, _ in page] == ["m5", "m3"]
        assert [seat.player for seat in page[0][1]] == ["berta", "berta"]
        assert [row.id for row, _ in await store.matches_of("berta", 2, before=3)] == ["m1"]
        # Anna made all of them, and sits at some.
        assert [row.id for row, _ in await store.matches_of("anna", 10)] == [
            f"m{number}" for number in range(6, -1, -1)
        ]
        assert await store.matches_of("nobody", 10) == []

    run(tmp_path, test)


def test_tables_by_state_and_game(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create_match(match_row("a", 3, "borgia", "over"), seat_rows())
        await store.create_match(match_row("b", 2, "caesar", "playing"), seat_rows())
        await store.create_match(match_row("c", 1, "borgia"), seat_rows())
        assert [row.id for row, _ in await store.matches(["gathering", "playing", "over"])] == ["c", "b", "a"]
        assert [row.id for row, _ in await store.matches(["over"])] == ["a"]
        assert [row.id for row, _ in await store.matches(["gathering", "over"], "borgia")] == ["c", "a"]
        assert [row.id for row, _ in await store.live()] == ["c", "b"]

    run(tmp_path, test)


def test_more_tables_than_one_question_can_name(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        names = [f"m{number:04}" for number in range(1_001)]
        await asyncio.gather(*(store.create_match(match_row(name), seat_rows()) for name in names))
        live = await store.live()
        assert [row.id for row, _ in live] == names
        assert all(seats == seat_rows() for _, seats in live)

    run(tmp_path, test)


def test_chat_is_kept_by_channel(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create_match(match_row("m"), seat_rows())
        said = [ChatRow(number, 9, ChatChannel.PLAYERS, "anna", "Anna", 0, f"line {number}") for number in range(4)]
        watched = ChatRow(0, 9, ChatChannel.SPECTATORS, "guest", "Gio", None, "psst")
        for line in (*said, watched):
            await store.add_chat("m", line)
        assert await store.chat("m", ChatChannel.PLAYERS, 3) == said[1:]
        assert await store.chat("m", ChatChannel.SPECTATORS, 3) == [watched]
        with pytest.raises(Conflict):
            await store.add_chat("m", watched)

    run(tmp_path, test)


def test_logins_are_one_in_any_case(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        account = PlayerRow("b", "Berta", 2, "Berta", "argon2 hash", 3, "https://example.org/hook", "spam")
        await store.add_player(account)
        assert await store.player("b") == account
        assert await store.player_by_login("bErTa") == account
        assert await store.player_by_login("nobody") is None
        with pytest.raises(Conflict):
            await store.add_player(PlayerRow("c", "C", 1, "BERTA"))
        with pytest.raises(Conflict):
            await store.save_player(PlayerRow(HOST.id, "Anna", 1, "berta"))
        assert await store.player(HOST.id) == HOST
        # Guests have no login, and are many.
        await store.add_player(PlayerRow("d", "D", 1))
        account.login, account.session = "Bertha", 4
        await store.save_player(account)
        assert await store.player("b") == account
        assert await store.player_by_login("berta") is None

    run(tmp_path, test)


def test_a_recovery_works_once_and_in_time(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for code, expires in (("good", 100), ("late", 50), ("other", 100)):
            await store.add_recovery(code, HOST.id, expires)
        taken = await asyncio.gather(*(store.take_recovery("good", 50) for _ in range(3)))
        assert taken == [HOST.id, None, None]
        assert await store.take_recovery("late", 50) is None
        assert await store.take_recovery("late", 10) is None
        assert await store.take_recovery("other", 99) == HOST.id
        assert await store.take_recovery("unknown", 1) is None

    run(tmp_path, test)


def test_ratings_are_replaced_and_found(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        row = match_row("m")
        await store.create_match(row, seat_rows())
        first = [RatingRow(who, game, 25.0, 8.0, 1) for who in ("anna", "bot:random") for game in ("borgia", "caesar")]
        await store.finish_match(row, [], first)
        newer = RatingRow("anna", "caesar", 26.125, 7.5, 2)
        await store.finish_match(row, [], [newer])
        assert await store.ratings(["anna", "bot:random"], "caesar") == [newer, first[3]]
        assert await store.ratings(["anna"]) == [first[0], newer]

    run(tmp_path, test)


def test_pushes_bans_and_beats(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.add_player(PlayerRow("b", "Berta", 1))
        at_once = [store.add_push("anna", f"https://push/{number}", str(number), 2) for number in (1, 2, 3)]
        assert await asyncio.gather(*at_once) == [True, True, False]
        assert await store.add_push("anna", "https://push/2", "two", 2)
        assert await store.pushes("anna") == ["1", "two"]
        await store.add_push("b", "https://push/1", "hers now", 2)
        await store.remove_push("https://push/2")
        assert await store.pushes("anna") == []
        assert await store.pushes("b") == ["hers now"]

        await store.ban_address("192.0.2.1", "flood")
        await store.ban_address("192.0.2.1", "flood again")
        await store.ban_address("2001:db8::/32", "spam")
        assert await store.banned_addresses() == {"192.0.2.1": "flood again", "2001:db8::/32": "spam"}
        assert await store.unban_address("192.0.2.1")
        assert not await store.unban_address("192.0.2.1")

        await store.beat(5)
        await store.beat(7)
        assert await store.last_beat() == 7

    run(tmp_path, test)


def test_all_texts_come_back(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        text = "ß🂡\x00'\"\\ \u2028 %s ?"
        await store.create_match(match_row("m"), seat_rows())
        entry = EntryRow(0, 1, 0, "move", text, text, text)
        await store.append("m", [entry])
        assert await store.entries("m") == [entry]
        with pytest.raises(StoreError, match="cannot store this"):
            await store.append("m", [EntryRow(1, 1, 0, "move", "\ud800")])
        await store.append("m", moves(1))

    run(tmp_path, test)

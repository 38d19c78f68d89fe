"""Guests, accounts, recovery links and bans."""

import asyncio
import hashlib
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal

import pytest
from argon2 import PasswordHasher

from curia.server.base.errors import Declined
from curia.server.players import players as players_module
from curia.server.players import webhook_client
from curia.server.players.names import tidy_name
from curia.server.players.players import RECOVERY_LIFE, Players
from curia.server.players.tickets import LIFE, RENEWAL
from curia.server.store.rows import PlayerRow, SeatRow
from curia.server.tables.seating import bot_row, free_name
from tests.kit.patience import PATIENCE
from tests.server.kit_players import QUICK, SmallHouse, check_webhook, small_house


def in_house(folder: Path, test: Callable[[SmallHouse], Awaitable[None]]) -> None:
    """Run a test in a house with an open store."""

    async def run() -> None:
        house = small_house(folder)
        house.store.open()
        try:
            await test(house)
        finally:
            await house.store.close()

    asyncio.run(run())


async def refused(attempt: Awaitable[object], code: str) -> Declined:
    with pytest.raises(Declined) as caught:
        await attempt
    assert caught.value.code == code
    return caught.value


class Watched(PasswordHasher):
    """Notes what it is asked, and in which thread."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.threads: list[int] = []
        self.verified: list[str] = []

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.threads.append(threading.get_ident())
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.threads.append(threading.get_ident())
        self.verified.append(str(hash))
        return super().verify(hash, password)


# Names ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Livia", "Livia"),
        ("  Livia\t\n Drusilla ", "Livia Drusilla"),
        ("Li\u200bvia\u202e", "Livia"),
        ("Li\u00a0via", "Li via"),
        ("Zoe\u0308", "Zoë"),
        ("Li\u034fvia\ufe0f\U000e0101", "Livia"),
        ("\u0301\u0302Livia", "Livia"),
        ("L" + "\u0316" * 9 + "ivia", "L\u0316\u0316ivia"),
        ("Ливия", "Ливия"),
        ("教皇 👑", "教皇 👑"),
        ("x" * 24, "x" * 24),
        ("<b>", "<b>"),
        (" " + "x" * 24 + " ", "x" * 24),
    ],
)
def test_names_are_tidied(given: str, name: str) -> None:
    assert tidy_name(given) == name


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u200b", "\u3164", "\u2800", "\x00", "x" * 25, "\ud800"])
def test_names_that_nobody_could_read(given: str) -> None:
    with pytest.raises(Declined, match="expected 1 to 24 characters") as caught:
        tidy_name(given)
    assert caught.value.status == 400


@pytest.mark.parametrize("given", ["Liviа", "Ανna", "Oлег", "Lіvia Drusilla"])
def test_letters_of_two_alphabets_are_no_name(given: str) -> None:
    with pytest.raises(Declined) as caught:
        tidy_name(given)
    assert caught.value.code == "mixed-name"


@pytest.mark.parametrize("other", ["ОСА", "0CA", "oca", "Óca", "O.C.A", "ΟCA"])
def test_who_looks_like_somebody_at_the_table_gets_a_number(other: str) -> None:
    seats = [SeatRow(0, "a", "OCA"), SeatRow(1)]
    assert free_name(other, seats) == f"{other} 2"
    assert free_name("Orca", seats) == "Orca"
    assert free_name("👑", [SeatRow(0, "a", "🦊")]) == "👑"


def test_bots_are_called_like_people_of_their_families() -> None:
    """Medici and Colonna; where seats are no families, whoever is free comes."""
    people = [SeatRow(0, "a", "Livia"), SeatRow(1), SeatRow(2, "b", "Vittoria")]
    assert [bot_row("borgia", seat, "random", people).name for seat in (1, 2)] == ["Lorenzo", "Prospero"]
    assert [bot_row("habemus", seat, "random", people).name for seat in (1, 2)] == ["Olimpia", "Olimpia"]


# Cookies --------------------------------------------------------------------------------------------------------------


def test_a_guest_is_known_by_the_cookie(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        guest = await house.players.guest(" Livia ")
        assert (guest.name, guest.login, guest.created) == ("Livia", None, house.clock.at)
        cookie = house.players.cookie(guest)
        assert await house.players.from_cookie(cookie) == guest
        assert await house.store.player(guest.id) == guest
        assert await house.players.from_cookie(None) is None
        assert await house.players.from_cookie("") is None
        other = await house.players.guest("Marco")
        assert other.id != guest.id

    in_house(tmp_path, test)


def test_forged_and_old_cookies_are_nobodys(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        guest = await house.players.guest("Livia")
        cookie = house.players.cookie(guest)
        other = await house.players.guest("Marco")
        assert await house.players.from_cookie(cookie.replace(guest.id, other.id)) is None
        stranger = house.players.cookie(PlayerRow("nobody", "Nobody", 0))
        assert await house.players.from_cookie(stranger) is None
        house.clock.at += LIFE
        assert await house.players.from_cookie(cookie) is None

    in_house(tmp_path, test)


def test_a_cookie_is_renewed_half_way(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        cookie = house.players.cookie(await house.players.guest("Livia"))
        house.clock.at += RENEWAL - 1
        assert not house.players.wants_renewal(cookie)
        house.clock.at += 1
        assert house.players.wants_renewal(cookie)

    in_house(tmp_path, test)


def test_logging_out_everywhere_ends_cookies_and_links(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        gone: list[str] = []
        house.players.on_shut_out = gone.append
        guest = await house.players.guest("Livia")
        cookie, (code, _) = house.players.cookie(guest), await house.players.recovery(guest)
        now = await house.players.log_out_everywhere(guest)
        assert await house.players.from_cookie(cookie) is None
        assert await house.players.from_cookie(house.players.cookie(now)) == now
        await refused(house.players.recover(code), "no-recovery")
        assert gone == [guest.id]
        # From a row that was read before, the count still goes up.
        again = await house.players.log_out_everywhere(guest)
        assert again.session == now.session + 1

    in_house(tmp_path, test)


def test_who_is_known_costs_no_query(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players_module, "_REMEMBERED", 3)

    async def test(house: SmallHouse) -> None:
        asked: list[str] = []
        ask = house.store.player

        async def counted(id: str) -> PlayerRow | None:
            asked.append(id)
            return await ask(id)

        monkeypatch.setattr(house.store, "player", counted)
        guests = [await house.players.guest(f"Guest {number}") for number in range(4)]
        cookies = [house.players.cookie(guest) for guest in guests]
        for _ in range(5):
            assert await house.players.from_cookie(cookies[3]) == guests[3]
        assert asked == []
        assert await house.players.from_cookie(cookies[0]) == guests[0]
        assert asked == [guests[0].id]
        assert len(house.players._rows) == 3

    in_house(tmp_path, test)


def test_changes_at_the_same_time_are_all_kept(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        guest = await house.players.guest("Livia")
        await asyncio.gather(
            house.players.change(guest, name="Drusilla"),
            house.players.change(guest, webhook="https://livia.example/turn"),
            house.players.register(guest, "livia", "three ravens"),
        )
        await asyncio.gather(house.players.log_out_everywhere(guest), house.players.ban(guest.id, "noise"))
        row = await house.store.player(guest.id)
        assert row is not None
        assert (row.name, row.webhook, row.session, row.login, row.banned) == (
            "Drusilla",
            "https://livia.example/turn",
            1,
            "livia",
            "noise",
        )
        assert await house.players.player(guest.id) == row
        assert guest.name == "Livia"

    in_house(tmp_path, test)


@pytest.mark.parametrize(("is_banned", "code"), [(False, "no-player"), (True, "banned")])
def test_what_takes_long_is_not_done_for_who_was_sent_away_meanwhile(
    tmp_path: Path, is_banned: bool, code: str
) -> None:
    """Else a stolen cookie could still name a webhook, whose name server takes its time, or a password."""
    looking, may_end = threading.Event(), threading.Event()

    def slow(url: str) -> None:
        looking.set()
        may_end.wait(PATIENCE)

    async def test(house: SmallHouse) -> None:
        players = Players(house.store, house.keys, house.clock, slow, QUICK)
        guest = await players.guest("Livia")
        changing = asyncio.create_task(players.change(guest, webhook="https://slow.example"))
        await asyncio.to_thread(looking.wait, PATIENCE)
        await (players.ban(guest.id, "noise") if is_banned else players.log_out_everywhere(guest))
        may_end.set()
        await refused(changing, code)
        await refused(players.register(guest, "livia", "three ravens"), code)
        await refused(players.still(guest), code)
        row = await house.store.player(guest.id)
        assert row is not None
        assert (row.webhook, row.login) == (None, None)

    in_house(tmp_path, test)


def test_a_row_that_was_read_late_does_not_undo_a_ban(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: SmallHouse) -> None:
        guest = await house.players.guest("Livia")
        cookie = house.players.cookie(guest)
        fresh = Players(house.store, house.keys, house.clock, check_webhook, QUICK)
        has_read, may_go_on, ask = asyncio.Event(), asyncio.Event(), house.store.player

        async def slow(id: str) -> PlayerRow | None:
            row = await ask(id)
            has_read.set()
            await may_go_on.wait()
            return row

        monkeypatch.setattr(house.store, "player", slow)
        looking = asyncio.create_task(fresh.from_cookie(cookie))
        await has_read.wait()
        monkeypatch.setattr(house.store, "player", ask)
        await fresh.ban(guest.id, "noise")
        may_go_on.set()
        await refused(looking, "banned")
        await refused(fresh.from_cookie(cookie), "banned")

    in_house(tmp_path, test)


def test_the_webhook(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        guest = await house.players.guest("Livia")
        await refused(house.players.change(guest, "Drusilla", "https://private.example"), "private-address")
        await refused(house.players.change(guest, "\u200b", "https://livia.example/turn"), "bad-name")
        assert await house.players.player(guest.id) == guest
        row = await house.players.change(guest, webhook="https://livia.example/turn")
        assert (row.name, row.webhook) == ("Livia", "https://livia.example/turn")
        assert (await house.players.change(guest, webhook="")).webhook is None

    in_house(tmp_path, test)


def test_slow_look_ups_keep_nobody_else_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's own name server may take its time; those who log in or look back at a game use other threads."""
    may_end = threading.Event()

    async def test(house: SmallHouse) -> None:
        players = Players(house.store, house.keys, house.clock, slow, QUICK)
        guest = await players.guest("Livia")
        await players.register(guest, "livia", "three ravens")
        looking = [asyncio.create_task(players.check_address(f"https://{n}.example")) for n in range(64)]
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(PATIENCE):
                assert (await players.log_in("livia", "three ravens")).id == guest.id
            monkeypatch.setattr(webhook_client, "TIME_LIMIT", 0.01)
            await refused(players.check_address("https://slow.example"), "bad-address")
        finally:
            may_end.set()
            await asyncio.gather(*looking, return_exceptions=True)

    def slow(url: str) -> None:
        may_end.wait(PATIENCE)

    in_house(tmp_path, test)


# Accounts -------------------------------------------------------------------------------------------------------------


def test_a_guest_becomes_an_account(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        guest = await house.players.guest("Livia")
        cookie = house.players.cookie(guest)
        account = await house.players.register(guest, "Livia", "three ravens")
        assert (account.id, account.login) == (guest.id, "Livia")
        assert account.password is not None
        assert account.password.startswith("$argon2id$")
        assert "three ravens" not in account.password
        assert await house.players.from_cookie(cookie) == account
        assert await house.players.log_in("lIVIA", "three ravens") == account
        await refused(house.players.register(account, "other", "three ravens"), "has-account")
        marco = await house.players.guest("Marco")
        assert (await refused(house.players.register(marco, "LIVIA", "four ravens"), "login-taken")).status == 409

    in_house(tmp_path, test)


def test_a_login_goes_to_one_of_two_who_want_it_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(login: str) -> None:
        """Both look before either has it."""

    async def test(house: SmallHouse) -> None:
        monkeypatch.setattr(house.store, "player_by_login", nobody)
        guests = [await house.players.guest("Livia"), await house.players.guest("Marco")]
        attempts = [house.players.register(guest, "caesar", "three ravens") for guest in guests]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        won = [each for each in results if isinstance(each, PlayerRow)]
        lost = [each.code for each in results if isinstance(each, Declined)]
        assert (len(won), lost) == (1, ["login-taken"])

    in_house(tmp_path, test)


def test_a_wrong_password_and_an_unknown_login_look_the_same(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        watched = Watched()
        players = Players(house.store, house.keys, house.clock, check_webhook, watched)
        guest = await players.guest("Livia")
        account = await players.register(guest, "livia", "three ravens")
        wrong = await refused(players.log_in("livia", "four ravens"), "wrong-login")
        unknown = await refused(players.log_in("nobody", "four ravens"), "wrong-login")
        assert (wrong.text, wrong.status) == (unknown.text, unknown.status) == (wrong.text, 401)
        # A hash of the same cost was checked both times: so it also took as long.
        real, dummy = watched.verified
        assert real == account.password
        assert dummy != real
        assert dummy.rsplit("$", 2)[0] == real.rsplit("$", 2)[0]

    in_house(tmp_path, test)


def test_passwords_are_hashed_beside_the_event_loop(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        watched = Watched()
        players = Players(house.store, house.keys, house.clock, check_webhook, watched)
        watched.threads.clear()
        await players.register(await players.guest("Livia"), "livia", "three ravens")
        await players.log_in("livia", "three ravens")
        await refused(players.log_in("nobody", "three ravens"), "wrong-login")
        assert len(watched.threads) == 3
        assert threading.get_ident() not in watched.threads

    in_house(tmp_path, test)


def test_a_password_in_whatever_way_it_is_typed(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        guest = await house.players.guest("Zoë")
        await house.players.register(guest, "zoe", "Zoe\u0308 und ihr Pferd")
        assert (await house.players.log_in("zoe", "Zoë und ihr Pferd")).id == guest.id
        await refused(house.players.log_in("zoe", "zoë und ihr pferd"), "wrong-login")

    in_house(tmp_path, test)


def test_a_password_is_changed_by_who_knows_the_old_one(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        players = house.players
        guest = await players.guest("Livia")
        await refused(players.change_password(guest, "", "three ravens"), "no-account")
        row = await players.register(guest, "livia", "three ravens")
        cookie, (code, _) = players.cookie(row), await players.recovery(row)
        await refused(players.change_password(row, "four ravens", "five ravens"), "wrong-password")
        assert await players.from_cookie(cookie) == row
        shut_out: list[str] = []
        players.on_shut_out = shut_out.append
        changed = await players.change_password(row, "three ravens", "four ravens")
        assert shut_out == [row.id]
        assert await players.from_cookie(cookie) is None
        assert await players.from_cookie(players.cookie(changed)) == changed
        await refused(players.recover(code), "no-recovery")
        await refused(players.log_in("livia", "three ravens"), "wrong-login")
        assert await players.log_in("livia", "four ravens") == changed
        # Of two who change it at once, one was too late.
        both = [players.change_password(changed, "four ravens", new) for new in ("five ravens", "six ravens")]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [isinstance(result, Declined) for result in results].count(True) == 1

    in_house(tmp_path, test)


def test_an_old_hash_is_made_anew(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        guest = await house.players.guest("Livia")
        old = await house.players.register(guest, "livia", "three ravens")
        stronger = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
        players = Players(house.store, house.keys, house.clock, check_webhook, stronger)
        row = await players.log_in("livia", "three ravens")
        assert row.password != old.password
        assert row.password is not None
        assert not stronger.check_needs_rehash(row.password)
        assert await players.log_in("livia", "three ravens") == row

    in_house(tmp_path, test)


def test_a_password_that_is_changed_while_the_old_one_is_hashed_anew_stays_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: SmallHouse) -> None:
        guest = await house.players.guest("Livia")
        player = await house.players.register(guest, "livia", "three ravens")
        stronger = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)
        players = Players(house.store, house.keys, house.clock, lambda url: None, stronger)
        hash_it = players._hash

        async def hash_slowly(password: str) -> str:
            monkeypatch.undo()
            await players.reset_password(player, "four ravens")
            return await hash_it(password)

        monkeypatch.setattr(players, "_hash", hash_slowly)
        await refused(players.log_in("livia", "three ravens"), "wrong-login")
        assert (await players.log_in("livia", "four ravens")).session == player.session + 1

    in_house(tmp_path, test)


def test_two_devices_of_a_guest_make_one_account(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        guest = await house.players.guest("Livia")
        tries = [house.players.register(guest, login, "three ravens") for login in ("livia", "drusilla")]
        made = await asyncio.gather(*tries, return_exceptions=True)
        (row,) = [one for one in made if isinstance(one, PlayerRow)]
        (declined,) = [one for one in made if isinstance(one, Declined)]
        assert declined.code == "has-account"
        assert row.login is not None
        assert await house.players.log_in(row.login, "three ravens") == row

    in_house(tmp_path, test)


def test_a_login_without_a_good_hash_lets_nobody_in(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        await house.store.add_player(PlayerRow("a", "A", 0, login="empty"))
        await house.store.add_player(PlayerRow("b", "B", 0, login="broken", password="not a hash"))
        await refused(house.players.log_in("empty", "three ravens"), "wrong-login")
        await refused(house.players.log_in("broken", "three ravens"), "wrong-login")

    in_house(tmp_path, test)


# Recovery links -------------------------------------------------------------------------------------------------------


def test_a_recovery_link_works_once(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        guest = await house.players.guest("Livia")
        code, expires = await house.players.recovery(guest)
        assert expires == house.clock.at + RECOVERY_LIFE
        assert await house.players.recover(code) == guest
        assert (await refused(house.players.recover(code), "no-recovery")).status == 404
        await refused(house.players.recover("x" * 34), "no-recovery")

    in_house(tmp_path, test)


def test_a_recovery_link_gets_old(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        guest = await house.players.guest("Livia")
        codes = [(await house.players.recovery(guest))[0] for _ in range(2)]
        house.clock.at += RECOVERY_LIFE - 1
        assert await house.players.recover(codes[0]) == guest
        house.clock.at += 2
        await refused(house.players.recover(codes[1]), "no-recovery")

    in_house(tmp_path, test)


def test_the_database_does_not_have_the_code(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        code, _ = await house.players.recovery(await house.players.guest("Livia"))
        files = b"".join(path.read_bytes() for path in tmp_path.glob("curia.db*"))
        assert code.encode() not in files
        assert hashlib.sha256(code.encode()).hexdigest().encode() in files

    in_house(tmp_path, test)


def test_the_session_in_a_code_cannot_be_changed(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        guest = await house.players.guest("Livia")
        code, _ = await house.players.recovery(guest)
        await house.players.log_out_everywhere(guest)
        await refused(house.players.recover(code.rpartition(".")[0] + ".1"), "no-recovery")

    in_house(tmp_path, test)


# Bans -----------------------------------------------------------------------------------------------------------------


def test_a_banned_player_comes_in_by_no_door(tmp_path: Path) -> None:
    async def test(house: SmallHouse) -> None:
        gone: list[str] = []
        house.players.on_shut_out = gone.append
        guest = await house.players.guest("Livia")
        await house.players.register(guest, "livia", "three ravens")
        code, _ = await house.players.recovery(guest)
        cookie = house.players.cookie(guest)
        await house.players.ban(guest.id, "noise at night")
        declined = await refused(house.players.from_cookie(cookie), "banned")
        assert declined.status == 403
        assert "noise at night" in declined.text
        await refused(house.players.log_in("livia", "three ravens"), "banned")
        await refused(house.players.log_in("livia", "wrong password"), "wrong-login")
        await refused(house.players.recover(code), "banned")
        assert gone == [guest.id]
        await house.players.unban(guest.id)
        assert (await house.players.log_in("livia", "three ravens")).id == guest.id
        assert await house.players.from_cookie(cookie) is not None
        await refused(house.players.ban("nobody", "noise"), "no-player")

    in_house(tmp_path, test)

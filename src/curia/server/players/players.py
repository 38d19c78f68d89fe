"""The people of a house: guests with a name and a cookie, accounts with a password, and who is shut out.

A row is never changed in place: who holds one sees the player as they were, `player(id)` gives them as they are."""

import asyncio
import hashlib
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec.structs import replace

from curia.server.base.errors import Code, Declined, StoreError
from curia.server.base.secrets_file import Keys
from curia.server.players import tickets, webhook_client
from curia.server.players.names import tidy_name
from curia.server.players.passwords import check_password
from curia.server.players.tickets import DAY, Ticket
from curia.server.store.rows import PlayerRow
from curia.server.store.store import Store
from curia.server.store.writer import Conflict

RECOVERY_LIFE: Final = 7 * DAY
_OF_THE_HOUSE: Final = ".house"
"""The end of a code that those who run the house have made."""
_REMEMBERED: Final = 2_000
_FORGOTTEN_AT_ONCE: Final = 1_000
_FORGOTTEN_TOGETHER: Final = 50
"""No move shall wait long for it in the store."""
_MOST_ENDED: Final = 200
"""Devices of one player that were logged out one by one; one more, and all are."""
_HASHING_AT_ONCE: Final = 2
"""A hash takes 64 MB and a core for a moment."""


class Players:
    """Knows everybody. The rows of those who come often are remembered, so that asking who speaks costs no query."""

    def __init__(
        self,
        store: Store,
        keys: Keys,
        now: Callable[[], int],
        check_webhook: Callable[[str], None],
        hasher: PasswordHasher | None = None,
    ) -> None:
        """`check_webhook` raises Declined for an address that the house will not write to."""
        self._store = store
        self._keys = keys
        self._cookie_key = keys.derived(tickets.PURPOSE)
        self._reset_key = keys.derived(tickets.RESET)
        self._now = now
        self._check_webhook = check_webhook
        self._hasher = hasher or PasswordHasher()
        # What the password of a login that nobody has is compared with, so that it takes as long as any other.
        self._nobody = self._hasher.hash(secrets.token_urlsafe())
        self._hashing = asyncio.Semaphore(_HASHING_AT_ONCE)
        self._changing = asyncio.Lock()
        self._rows: OrderedDict[str, PlayerRow] = OrderedDict()
        self._gone: OrderedDict[str, None] = OrderedDict()
        """Whose accounts were deleted lately: whoever still asks the store for one gets nobody."""
        self.on_shut_out: Callable[[str], None] = lambda id: None
        """Told of a player whose cookies are no longer good; the house closes their connections."""

    # Who is it? -------------------------------------------------------------------------------------------------------

    def cookie(self, player: PlayerRow, old: str | None = None) -> str:
        """The value of the cookie that makes a device theirs; the device keeps its name if it
        was theirs before."""
        ticket = tickets.read(self._cookie_key, old, self._now()) if old else None
        device = _device(ticket) if ticket is not None and ticket.player == player.id else ""
        if not device or device in player.ended:
            device = secrets.token_urlsafe(9)
        return tickets.sign(self._cookie_key, Ticket(player.id, player.session, self._now(), device))

    async def from_cookie(self, value: str | None) -> PlayerRow | None:
        """Whose device it is; none without a good cookie. Raises Declined for somebody who is shut out."""
        ticket = tickets.read(self._cookie_key, value, self._now()) if value else None
        player = await self.player(ticket.player) if ticket else None
        if ticket is None or player is None or ticket.session != player.session or _device(ticket) in player.ended:
            return None
        return _welcome(player)

    def wants_renewal(self, value: str) -> bool:
        """Whether a cookie has so little of its life left that the device should get a new one."""
        ticket = tickets.read(self._cookie_key, value, self._now())
        return ticket is not None and self._now() >= ticket.issued + tickets.RENEWAL

    def reset_cookie(self, player: PlayerRow) -> str:
        """The value of the cookie with which a device may set a new password, for a while; using it ends it."""
        return tickets.sign(self._reset_key, Ticket(player.id, player.session, self._now()))

    def may_reset(self, player: PlayerRow, value: str | None) -> bool:
        """Whether the password may be set without the old one, by a device with that cookie."""
        ticket = tickets.read(self._reset_key, value, self._now(), tickets.RESET_LIFE) if value else None
        return (
            player.login is not None
            and ticket is not None
            and (ticket.player, ticket.session) == (player.id, player.session)
        )

    def device_cookie(self, player: PlayerRow, login: str) -> str:
        """The value of the cookie by which a device is known to the login's owner."""
        return tickets.sign(self._device_key(login), Ticket(player.id, player.session, self._now()))

    def known_device(self, login: str, value: str | None) -> str | None:
        """A name for the device, if somebody was logged in there with this login before."""
        ticket = tickets.read(self._device_key(login), value, self._now()) if value else None
        return str(ticket.issued) if ticket else None

    def _device_key(self, login: str) -> bytes:
        return self._keys.derived(f"{tickets.DEVICE}:{login.lower()}")

    async def player(self, id: str) -> PlayerRow | None:
        """The player as they are now, banned ones too."""
        row = self._rows.get(id)
        if row is not None:
            self._rows.move_to_end(id)
            return row
        row = await self._store.player(id)
        if row is not None and id not in self._rows and id not in self._gone:
            # While the store was asked somebody may have changed the player, and remembered the newer row; or deleted
            # them.
            self._remember(row)
        return self._rows.get(id)

    def _remember(self, row: PlayerRow) -> None:
        self._rows[row.id] = row
        self._rows.move_to_end(row.id)
        if len(self._rows) > _REMEMBERED:
            self._rows.popitem(last=False)

    # Guests and their names -------------------------------------------------------------------------------------------

    async def guest(self, name: str) -> PlayerRow:
        """Somebody new."""
        row = PlayerRow(id=secrets.token_urlsafe(12), name=tidy_name(name), created=self._now())
        await self._store.add_player(row)
        self._remember(row)
        return row

    async def forget_idle(self, now: int, days: int) -> int:
        """Forget guests who came so long ago, have never had a table or a seat, and were not seen since the house was
        opened; says how many."""
        made_before = now - days * DAY
        idle = await self._store.idle_guests(made_before, now, _REMEMBERED + _FORGOTTEN_AT_ONCE)
        unseen = [id for id in idle if id not in self._rows][:_FORGOTTEN_AT_ONCE]
        count = 0
        for start in range(0, len(unseen), _FORGOTTEN_TOGETHER):
            some = unseen[start : start + _FORGOTTEN_TOGETHER]
            gone = await self._store.forget_guests(some, made_before, now)
            count += len(gone)
            for id in gone:
                # One of them may have come back at this very moment.
                self._rows.pop(id, None)
        return count

    async def change(
        self, player: PlayerRow, name: str | None = None, webhook: str | None = None, shown: bool | None = None
    ) -> PlayerRow:
        """All that is given, or nothing: the name, where to tell that it is their turn (an empty address removes that),
        and whether others see the profile."""
        fields: dict[str, str | bool | None] = {}
        if shown is not None:
            fields["shown"] = shown
        if name is not None:
            fields["name"] = tidy_name(name)
        if webhook is not None:
            fields["webhook"] = webhook or None
            if webhook:
                await self.check_address(webhook)
        async with self._changing:
            return await self._save(replace(await self.still(player), **fields))

    async def still(self, player: PlayerRow) -> PlayerRow:
        """The player as they are now. Raises Declined if the cookie that named them is no longer good: what takes long
        must not be done after they were logged out everywhere, or shut out."""
        row = await self._fresh(player.id)
        if row.session != player.session:
            raise Declined(Code.NO_PLAYER, "This device was logged out meanwhile.")
        return _welcome(row)

    async def check_address(self, url: str) -> None:
        """Raises Declined for an address that the house will not write to, be it a webhook or a web push."""
        try:
            await webhook_client.in_thread(self._check_webhook, url)
        except TimeoutError:
            raise Declined(Code.BAD_ADDRESS, "Looking this address up takes too long.") from None

    # Accounts ---------------------------------------------------------------------------------------------------------

    async def register(self, player: PlayerRow, login: str, password: str) -> PlayerRow:
        """Make an account of a guest; all that is theirs stays theirs. Declined for a password that is easily
        guessed."""
        if player.login is not None:
            raise Declined(Code.HAS_ACCOUNT)
        check_password(password, login, player.name)
        if await self._store.player_by_login(login) is not None:
            raise Declined(Code.LOGIN_TAKEN)
        hashed = await self._hash(password)
        async with self._changing:
            row = await self.still(player)
            if row.login is not None:
                # Another device of theirs was quicker.
                raise Declined(Code.HAS_ACCOUNT)
            try:
                return await self._save(replace(row, login=login, password=hashed))
            except Conflict:
                # Somebody took it while the password was hashed.
                raise Declined(Code.LOGIN_TAKEN) from None

    async def log_in(self, login: str, password: str) -> PlayerRow:
        """Whose login and password these are. A wrong password and a login that nobody has look and last the same."""
        row = await self._store.player_by_login(login)
        stored = row.password if row is not None and row.password else self._nobody
        if not await self._verify(stored, password) or row is None or not row.password:
            raise Declined(Code.WRONG_LOGIN)
        if self._hasher.check_needs_rehash(row.password):
            row = await self._rehash(row, password)
        return _welcome(row)

    async def _rehash(self, player: PlayerRow, password: str) -> PlayerRow:
        """The same password, as it would be stored today."""
        hashed = await self._hash(password)
        async with self._changing:
            row = await self._fresh(player.id)
            if row.password != player.password:
                # It was changed meanwhile, and must stay so.
                raise Declined(Code.WRONG_LOGIN)
            return await self._save(replace(row, password=hashed))

    async def change_password(self, player: PlayerRow, old: str, new: str) -> PlayerRow:
        """The new one, and no cookie, recovery link or token of a seat given until now is good any more."""
        if player.password is None:
            raise Declined(Code.NO_ACCOUNT)
        check_password(new, player.login or "", player.name)
        if not await self._verify(player.password, old):
            raise Declined(Code.WRONG_PASSWORD)
        return await self.reset_password(player, new)

    async def reset_password(self, player: PlayerRow, new: str) -> PlayerRow:
        """The same for somebody who need not know the old one, see `may_reset`."""
        check_password(new, player.login or "", player.name)
        hashed = await self._hash(new)
        async with self._changing:
            row = await self.still(player)
            row = await self._save(_next_session(replace(row, password=hashed)))
        self.on_shut_out(row.id)
        return row

    async def log_out(self, value: str | None) -> None:
        """End the session of one device, so that no copy of its cookie is good any more; nothing without a good one."""
        ticket = tickets.read(self._cookie_key, value, self._now()) if value else None
        if ticket is None or await self.player(ticket.player) is None:
            return
        async with self._changing:
            row = await self._fresh(ticket.player)
            if ticket.session != row.session or _device(ticket) in row.ended:
                return
            if len(row.ended) < _MOST_ENDED:
                row = await self._save(replace(row, ended=[*row.ended, _device(ticket)]))
            else:
                row = await self._save(_next_session(row))
        # Other devices of the player come back by themselves.
        self.on_shut_out(row.id)

    async def log_out_everywhere(self, player: PlayerRow) -> PlayerRow:
        """No cookie, recovery link or token of a seat given until now is good any more."""
        async with self._changing:
            row = await self._fresh(player.id)
            row = await self._save(_next_session(row))
        self.on_shut_out(row.id)
        return row

    # Farewell ---------------------------------------------------------------------------------------------------------

    async def prove(self, player: PlayerRow, password: str | None) -> PlayerRow:
        """The player as they are now, who has shown that it is they who ask, for a device may be in other hands: by the
        password. A guest has none. Raises Declined."""
        if player.password is not None and not (password and await self._verify(player.password, password)):
            raise Declined(Code.WRONG_PASSWORD)
        return await self.still(player)

    async def forget(self, id: str) -> None:
        """Remove all that is stored of a player. No cookie, password, link or token is good from now on."""
        async with self._changing:
            self._gone[id] = None
            if len(self._gone) > _REMEMBERED:
                self._gone.popitem(last=False)
            self._rows.pop(id, None)
            try:
                await self._store.forget_player(id)
            except StoreError:
                self._gone.pop(id, None)
                raise
        self.on_shut_out(id)

    # Recovery links ---------------------------------------------------------------------------------------------------

    async def recovery(self, player: PlayerRow) -> tuple[str, int]:
        """A code that makes one more device theirs, once, and until when."""
        return await add_recovery(self._store, player, self._now())

    async def recover(self, code: str) -> PlayerRow:
        """Whose code it is; it is used up."""
        id = await self._store.take_recovery(_code_hash(code), self._now())
        player = await self.player(id) if id is not None else None
        if player is None or code.removesuffix(_OF_THE_HOUSE).rpartition(".")[2] != str(player.session):
            raise Declined(Code.NO_RECOVERY)
        return _welcome(player)

    # Bans -------------------------------------------------------------------------------------------------------------

    async def ban(self, id: str, reason: str) -> PlayerRow:
        """Shut a player out: no cookie, password or link opens the house to them."""
        row = await self._change(id, banned=reason)
        self.on_shut_out(row.id)
        return row

    async def unban(self, id: str) -> PlayerRow:
        return await self._change(id, banned=None)

    # ------------------------------------------------------------------------------------------------------------------

    async def _change(self, id: str, **fields: str | None) -> PlayerRow:
        async with self._changing:
            return await self._save(replace(await self._fresh(id), **fields))

    async def _fresh(self, id: str) -> PlayerRow:
        row = await self.player(id)
        if row is None:
            raise Declined(Code.NO_PLAYER, "There is no such player.", 404)
        return row

    async def _save(self, row: PlayerRow) -> PlayerRow:
        await self._store.save_player(row)
        self._remember(row)
        return row

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, _composed(password))

    async def _verify(self, stored: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, stored, _composed(password))
            except (VerificationError, InvalidHashError):
                return False


async def add_recovery(store: Store, player: PlayerRow, now: int, of_the_house: bool = False) -> tuple[str, int]:
    """A code that makes a device the player's, once, and until when. Only its hash is stored."""
    # The session is a part of it, so that logging out everywhere ends the code too; nobody can change that part, or who
    # made it, without changing the hash.
    code = f"{secrets.token_urlsafe(24)}.{player.session}{_OF_THE_HOUSE if of_the_house else ''}"
    expires = now + RECOVERY_LIFE
    await store.add_recovery(_code_hash(code), player.id, expires)
    return code, expires


def is_of_the_house(code: str) -> bool:
    """Whether those who run the house made a code: for who has forgotten the password, and may then set a new one."""
    return code.endswith(_OF_THE_HOUSE)


def _device(ticket: Ticket) -> str:
    """What a device is called: by the time of its cookie, if that is from before there were names."""
    return ticket.device or f"{ticket.issued:012}"


def _next_session(row: PlayerRow) -> PlayerRow:
    """All devices are logged out, and those that were before need not be named any more."""
    return replace(row, session=row.session + 1, ended=[])


def _welcome(player: PlayerRow) -> PlayerRow:
    if player.banned is not None:
        raise Declined(Code.BANNED, f"You are banned from this server: {player.banned}")
    return player


def _composed(password: str) -> str:
    """One form for each password, however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)


def _code_hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()

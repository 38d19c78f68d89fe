"""Tells players who are not connected that they are asked, or that a game is over: by webhook and by web push.

A webhook is a POST of JSON with a signature (`webhook_secret` gives the player's key to check it). A web push has no
content: it wakes the player's own page, which asks the house what is new. Tables only put a notice into a queue.

What is to be done waits in lanes, one for each who could be slow: a player while the store is asked, the owner of a
name while it is looked up, an address while it answers. No lane has more than its share of the workers."""

import asyncio
import base64
import hashlib
import hmac
import ipaddress
import json
import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Final, Literal, TypeAlias
from urllib.parse import urlsplit

import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from msgspec import Struct, field
from msgspec.structs import replace

from curia.core.errors import CuriaError
from curia.server.base.errors import Code, Declined
from curia.server.base.limits import address_key
from curia.server.base.metrics import Metrics
from curia.server.base.secrets_file import Keys
from curia.server.base.settings import Settings
from curia.server.players import webhook_client
from curia.server.players.webhook_client import LookUp, Target, Unreachable, look_up, resolve
from curia.server.store.store import Store

Kind: TypeAlias = Literal["your-turn", "over"]

ROOM: Final = 5_000
"""So many notices and deliveries wait at most, in the whole house; what comes then is dropped."""
ROOM_PER_PLAYER: Final = 50
WORKERS: Final = 16
SHARE: Final = 2
"""So many of them work for one lane at most."""
PAUSES: Final = (5.0, 60.0)
"""Seconds before the second and the third try."""
_PUSH_LIFE: Final = 24 * 3600
"""Seconds that a push service keeps a push for a browser that sleeps."""
_TOKEN_LIFE: Final = 12 * 3600

_log = logging.getLogger(__name__)


class _Notice(Struct, frozen=True):
    player: str
    table: str
    game: str
    seat: int
    kind: Kind


class _Delivery(Struct, frozen=True):
    """A notice on one of its ways."""

    notice: _Notice
    way: Literal["webhook", "push"]
    url: str
    attempt: int = 0
    target: Target | None = None
    """Where that is, when it was looked up."""


class _Lane(Struct):
    """What waits for the same, and how many turns of its share it has taken."""

    waiting: deque[_Notice | _Delivery] = field(default_factory=deque)
    turns: int = 0


def check_webhook(url: str, settings: Settings, find: LookUp = look_up) -> None:
    """Raises Declined for an address that the house will not write to. Looks it up, so not for the event loop."""
    resolve(url, settings.webhooks_private, find)


def webhook_secret(keys: Keys, player: str) -> str:
    """With it a player checks that a webhook comes from this house."""
    return keys.derived(f"webhook:{player}").hex()


class Notifier:
    """The lanes and those who work them off. Nothing here ever makes a table wait, or fails for it."""

    def __init__(
        self,
        settings: Settings,
        keys: Keys,
        store: Store,
        metrics: Metrics,
        *,
        find: LookUp = look_up,
        now: Callable[[], float] = time.time,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self._settings = settings
        self._keys = keys
        self._store = store
        self._metrics = metrics
        self._find = find
        self._now = now
        self._pauses = pauses
        self._lanes: dict[str, _Lane] = {}
        self._turns: asyncio.Queue[str] = asyncio.Queue()
        """The lanes that are to be worked off next, each at most `SHARE` times."""
        self._held = 0
        """What waits in all lanes; below, of each player."""
        self._of_player: Counter[str] = Counter()
        self._later: set[asyncio.TimerHandle] = set()
        self._workers: list[asyncio.Task[None]] = []
        self._client: httpx.AsyncClient | None = None

    async def start(self) -> None:
        self._client = webhook_client.make_client()
        self._workers = [asyncio.create_task(self._work(self._client)) for _ in range(WORKERS)]

    async def close(self) -> None:
        """What was not sent yet is given up."""
        for timer in self._later:
            timer.cancel()
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()

    def your_turn(self, table: str, game: str, seat: int, player: str) -> None:
        self._put(_Notice(player, table, game, seat, "your-turn"))

    def over(self, table: str, game: str, seat: int, player: str) -> None:
        self._put(_Notice(player, table, game, seat, "over"))

    async def idle(self) -> None:
        """Until nothing waits that could be sent now."""
        await self._turns.join()

    def _put(self, work: _Notice | _Delivery) -> None:
        player = _player_of(work)
        if self._held >= ROOM or self._of_player[player] >= ROOM_PER_PLAYER:
            self._count(work.way if isinstance(work, _Delivery) else "notice", "dropped")
            return
        self._held += 1
        self._of_player[player] += 1
        who = _lane_of(work)
        lane = self._lanes.setdefault(who, _Lane())
        lane.waiting.append(work)
        if lane.turns < SHARE:
            lane.turns += 1
            self._turns.put_nowait(who)

    async def _work(self, client: httpx.AsyncClient) -> None:
        while True:
            who = await self._turns.get()
            lane = self._lanes[who]
            # Another turn of the lane may have been quicker.
            if lane.waiting:
                await self._work_off(client, self._take(lane))
            if lane.waiting:
                self._turns.put_nowait(who)
            else:
                lane.turns -= 1
                if not lane.turns:
                    del self._lanes[who]
            self._turns.task_done()

    def _take(self, lane: _Lane) -> _Notice | _Delivery:
        work = lane.waiting.popleft()
        player = _player_of(work)
        self._held -= 1
        self._of_player[player] -= 1
        if not self._of_player[player]:
            del self._of_player[player]
        return work

    async def _work_off(self, client: httpx.AsyncClient, work: _Notice | _Delivery) -> None:
        try:
            if isinstance(work, _Notice):
                for delivery in await self._ways(work):
                    self._put(delivery)
            elif work.target is None:
                await self._look_up(work)
            else:
                await self._deliver(client, work, work.target)
        except CuriaError:
            _log.warning("a notice could not be worked off: the store does not answer")
        except Exception:
            _log.exception("a notice could not be worked off")

    async def _ways(self, notice: _Notice) -> list[_Delivery]:
        player = await self._store.player(notice.player)
        ways = [_Delivery(notice, "webhook", player.webhook)] if player is not None and player.webhook else []
        for push in await self._store.pushes(notice.player):
            ways.append(_Delivery(notice, "push", json.loads(push)["endpoint"]))
        return ways

    async def _look_up(self, delivery: _Delivery) -> None:
        if delivery.attempt and await self._store.player(delivery.notice.player) is None:
            return  # They have deleted their account meanwhile.
        try:
            target = await webhook_client.in_thread(resolve, delivery.url, self._settings.webhooks_private, self._find)
        except Declined as declined:
            self._end(delivery, declined.code, may_help=declined.code == "bad-address")
        except TimeoutError:
            self._end(delivery, "unreachable", may_help=True)
        else:
            self._put(replace(delivery, target=target))

    async def _deliver(self, client: httpx.AsyncClient, delivery: _Delivery, target: Target) -> None:
        try:
            body, headers = self._webhook(delivery.notice) if delivery.way == "webhook" else self._push(delivery)
            status = await webhook_client.post(client, target, body, headers, delivery.attempt)
        except Declined as declined:
            self._end(delivery, declined.code, may_help=False)
        except Unreachable:
            self._end(delivery, "unreachable", may_help=True)
        else:
            if delivery.way == "push" and status in (404, 410):
                await self._store.remove_push(delivery.url)
            self._end(delivery, f"{status // 100}xx", may_help=status >= 500 or status == 429)

    def _end(self, delivery: _Delivery, result: str, may_help: bool) -> None:
        """Of one try; another one may help."""
        self._count(delivery.way, result)
        if may_help and delivery.attempt < len(self._pauses):
            self._try_later(delivery)
        elif result != "2xx":
            notice = delivery.notice
            extra = {"kind": delivery.way, "result": result, "player": notice.player, "table": notice.table}
            _log.info("a player could not be told", extra=extra)

    def _try_later(self, delivery: _Delivery) -> None:
        next_one = replace(delivery, attempt=delivery.attempt + 1, target=None)

        def put() -> None:
            self._later.discard(timer)
            self._put(next_one)

        timer = asyncio.get_running_loop().call_later(self._pauses[delivery.attempt], put)
        self._later.add(timer)

    def _count(self, way: str, result: str) -> None:
        self._metrics.notifications.labels(way, result).inc()

    # What is sent -----------------------------------------------------------------------------------------------

    def _webhook(self, notice: _Notice) -> tuple[bytes, dict[str, str]]:
        told = {
            "table": notice.table,
            "game": notice.game,
            "seat": notice.seat,
            "kind": notice.kind,
            "url": f"{self._settings.url}/tables/{notice.table}",
        }
        body = json.dumps(told).encode()
        at = str(int(self._now()))
        secret = webhook_secret(self._keys, notice.player).encode()
        signature = hmac.new(secret, at.encode() + b"." + body, hashlib.sha256).hexdigest()
        headers = {"content-type": "application/json", "curia-timestamp": at, "curia-signature": signature}
        return body, headers

    def _push(self, delivery: _Delivery) -> tuple[bytes, dict[str, str]]:
        parts = urlsplit(delivery.url)
        if parts.scheme != "https" and not self._settings.webhooks_private:
            raise Declined(Code.NOT_HTTPS)
        # A newer push for the same table takes the place of one that still waits; which one, the service need not know.
        topic = _base64(hashlib.sha256(delivery.notice.table.encode()).digest())[:32]
        token = vapid_token(self._keys, f"{parts.scheme}://{parts.netloc}", self._settings.url, int(self._now()))
        headers = {
            "authorization": f"vapid t={token}, k={self._keys.vapid_public}",
            "ttl": str(_PUSH_LIFE),
            "urgency": "normal",
            "topic": topic,
        }
        return b"", headers


def _player_of(work: _Notice | _Delivery) -> str:
    return work.player if isinstance(work, _Notice) else work.notice.player


def _lane_of(work: _Notice | _Delivery) -> str:
    """For whom else it could have to wait."""
    if isinstance(work, _Notice):
        return f"player {work.player}"
    if work.target is not None:
        return f"address {address_key(str(work.target.address(work.attempt)))}"
    host = urlsplit(work.url).hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        # Whoever owns a name can make any number of names below it.
        host = ".".join(host.split(".")[-2:])
    return f"name {host}"


def vapid_token(keys: Keys, audience: str, contact: str, now: int) -> str:
    """Tells a push service who sends (RFC 8292): a JSON web token, signed with ES256."""
    claims: dict[str, object] = {"aud": audience, "exp": now + _TOKEN_LIFE}
    if contact.startswith("https://"):
        claims["sub"] = contact
    parts = [_base64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signed = ".".join(parts)
    r, s = decode_dss_signature(keys.vapid.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"{signed}.{_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

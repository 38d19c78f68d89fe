"""Webhooks and web push: where they may go, what they say, and that no table ever waits for them."""

import asyncio
import base64
import hashlib
import hmac
import ipaddress
import json
import ssl
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import cast

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from msgspec import Struct

from curia.server.base.errors import Declined
from curia.server.base.metrics import Metrics
from curia.server.base.secrets_file import Keys, load_keys
from curia.server.base.settings import Settings
from curia.server.players import notify, webhook_client
from curia.server.players.notify import Notifier, check_webhook, webhook_secret
from curia.server.players.webhook_client import Unreachable, is_public, resolve
from curia.server.store.rows import PlayerRow
from curia.server.store.store import Store
from tests.kit.patience import PATIENCE

OPEN = Settings(webhooks_private=True, public_url="https://play.club.example")
NOW = 1_800_000_000


class Asked(Struct):
    """A request that came in."""

    line: str
    headers: dict[str, str]
    body: bytes


class Hook:
    """A web server of a player's, which answers as it is told to."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.answers: list[bytes] = []
        """One for each request, then 204 for all others; an empty one hangs up."""
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://hook.example:{self.port}/turn?who=anna"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:-2])}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.asked.append(Asked(head[0], headers, body))
        writer.write(self.answers.pop(0) if self.answers else answer(204))
        writer.close()
        await writer.wait_closed()


def answer(status: int, headers: str = "") -> bytes:
    return f"HTTP/1.1 {status} so\r\nContent-Length: 0\r\n{headers}\r\n".encode()


@asynccontextmanager
async def open_hook(context: ssl.SSLContext | None = None) -> AsyncIterator[Hook]:
    hook = Hook()
    server = await asyncio.start_server(hook.serve, "127.0.0.1", 0, ssl=context)
    hook.port = server.sockets[0].getsockname()[1]
    async with server:
        yield hook


class FewPlayers:
    """A store with one player."""

    def __init__(self, webhook: str | None = None, pushes: tuple[str, ...] = ()) -> None:
        self.webhook = webhook
        self.endpoints = list(pushes)

    async def player(self, player: str) -> PlayerRow | None:
        return PlayerRow(player, "Anna", 0, webhook=self.webhook) if player == "anna" else None

    async def pushes(self, player: str) -> list[str]:
        return [json.dumps({"endpoint": endpoint, "keys": {}}) for endpoint in self.endpoints]

    async def remove_push(self, endpoint: str) -> None:
        self.endpoints.remove(endpoint)


def here(host: str, port: int) -> list[str]:
    """Every name is known, and is this machine."""
    return ["127.0.0.1"]


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Keys:
    return load_keys(tmp_path_factory.mktemp("keys"))


@asynccontextmanager
async def notifier_of(
    keys: Keys, store: FewPlayers, settings: Settings = OPEN, find: webhook_client.LookUp = here
) -> AsyncIterator[tuple[Notifier, Callable[[str, str], float]]]:
    metrics = Metrics()
    notifier = Notifier(settings, keys, cast(Store, store), metrics, find=find, now=lambda: NOW, pauses=(0.0, 0.0))

    def count(kind: str, result: str) -> float:
        labels = {"kind": kind, "result": result}
        return metrics.registry.get_sample_value("curia_notifications_total", labels) or 0

    await notifier.start()
    try:
        yield notifier, count
    finally:
        await notifier.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


# Where they may go ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        *("0.0.0.0", "0.1.2.3", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.9.9.9", "169.254.169.254", "172.16.0.1"),
        *("192.0.0.1", "192.0.2.1", "192.168.1.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1"),
        *("240.0.0.1", "255.255.255.255"),
        *("::", "::1", "fe80::1", "fc00::1", "fd12::1", "fec0::1", "ff02::1", "2001:db8::1", "100::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1"),
        *("2002:7f00:1::", "2002:0a00:1::1", "2001:0:0a00:1::1", "64:ff9b::7f00:1", "64:ff9b::808:808"),
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    with pytest.raises(Declined, match="Expected an address in the internet") as caught:
        check_webhook("https://hook.example/", Settings(), lambda host, port: ["8.8.8.8", address])
    assert caught.value.code == "private-address"
    check_webhook("https://hook.example/", OPEN, lambda host, port: [address])


@pytest.mark.parametrize("address", ["8.8.8.8", "172.32.0.1", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))
    check_webhook("https://hook.example/", Settings(), lambda host, port: [address])


@pytest.mark.parametrize(
    "url",
    [
        *("", "hook.example", "ftp://hook.example/", "file:///etc/passwd", "javascript:alert(1)", "https://"),
        *("https://anna:pw@hook.example/", "https://anna@hook.example/", "https://hook.example/#part"),
        *("https://hook.example:x/", "https://hook.example:0x50/", "https://hook.example:99999/", "https://[::1/"),
        *("https://hook.example/\r\nHost: other", "https://hook.example/ x", "https://hök.example/", "//hook.example/"),
        *("https://hook.example:22/", "https://hook.example:25/", "https://hook.example/" + "x" * 500),
    ],
)
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(Declined) as caught:
        check_webhook(url, Settings(), lambda host, port: ["8.8.8.8"])
    assert caught.value.code == "bad-address"
    assert caught.value.text.startswith("Expected ")


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost/",
        "http://[::1]:8080/",
        "http://2130706433/",
        "http://0x7f.1/",
        "http://0/",
    ],
)
def test_every_way_to_spell_this_machine(url: str) -> None:
    """With the real resolver, which knows more ways than one would think."""
    with pytest.raises(Declined) as caught:
        check_webhook(url, Settings())
    assert caught.value.code in ("private-address", "bad-address")


def test_a_name_that_nobody_knows() -> None:
    with pytest.raises(Declined, match=r"Nothing is known under the name hook\.invalid"):
        check_webhook("https://hook.invalid/", Settings())


async def test_the_name_is_looked_up_once_and_that_address_is_called() -> None:
    async with open_hook() as hook:
        looked_up: list[tuple[str, int]] = []

        def find(host: str, port: int) -> list[str]:
            looked_up.append((host, port))
            return ["127.0.0.1"]

        target = await asyncio.to_thread(resolve, hook.url, True, find)
        async with webhook_client.make_client() as client:
            # No resolver knows this name: that it is reached shows that none was asked.
            assert await webhook_client.post(client, target, b"{}", {}) == 204
        assert looked_up == [("hook.example", hook.port)]
        assert hook.asked[0].line == "POST /turn?who=anna HTTP/1.1"
        assert hook.asked[0].headers["host"] == f"hook.example:{hook.port}"


async def test_settings_of_a_proxy_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    await test_the_name_is_looked_up_once_and_that_address_is_called()


def certificate(name: str, folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What a server of that name shows, and what trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(subject, subject, key.public_key(), 1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "server.pem"
    pem = made.public_bytes(Encoding.PEM)
    file.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + pem)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return server, ssl.create_default_context(cadata=pem.decode())


@pytest.mark.parametrize("name", ["hook.example", "other.example"])
async def test_a_certificate_must_be_that_of_the_name(tmp_path: Path, name: str) -> None:
    server, trusted = certificate(name, tmp_path)
    async with open_hook(server) as hook, webhook_client.make_client(trusted) as client:
        target = resolve(f"https://hook.example:{hook.port}/", True, here)
        if name == "hook.example":
            assert await webhook_client.post(client, target, b"", {}) == 204
        else:
            with pytest.raises(Unreachable):
                await webhook_client.post(client, target, b"", {})


async def test_redirects_are_not_followed(keys: Keys) -> None:
    async with open_hook() as hook, open_hook() as other:
        hook.answers = [answer(307, f"Location: http://127.0.0.1:{other.port}/\r\n")]
        async with notifier_of(keys, FewPlayers(hook.url)) as (notifier, count):
            notifier.your_turn("t1", "habemus", 2, "anna")
            await notifier.idle()
            assert count("webhook", "3xx") == 1
        assert len(hook.asked) == 1
        assert other.asked == []


async def test_an_endless_answer_is_not_read(keys: Keys) -> None:
    async with open_hook() as hook:
        hook.answers = [b"HTTP/1.1 200 so\r\nContent-Length: 1000000000000\r\n\r\n" + b"x" * 100_000]
        async with notifier_of(keys, FewPlayers(hook.url)) as (notifier, count):
            notifier.your_turn("t1", "habemus", 2, "anna")
            await notifier.idle()
            assert count("webhook", "2xx") == 1


# What they say --------------------------------------------------------------------------------------------------------


async def test_a_webhook_tells_whose_turn_it_is_and_is_signed(keys: Keys) -> None:
    async with open_hook() as hook, notifier_of(keys, FewPlayers(hook.url)) as (notifier, count):
        notifier.your_turn("t1", "habemus", 2, "anna")
        await notifier.idle()
        notifier.over("t1", "habemus", 2, "anna")
        await notifier.idle()
        first, second = hook.asked
        told = {"table": "t1", "game": "habemus", "seat": 2, "url": "https://play.club.example/tables/t1"}
        assert json.loads(first.body) == {**told, "kind": "your-turn"}
        assert json.loads(second.body) == {**told, "kind": "over"}
        assert first.headers["content-type"] == "application/json"
        assert first.headers["curia-timestamp"] == str(NOW)
        key = webhook_secret(keys, "anna").encode()
        expected = hmac.new(key, f"{NOW}.".encode() + first.body, hashlib.sha256).hexdigest()
        assert first.headers["curia-signature"] == expected
        assert webhook_secret(keys, "berta") != webhook_secret(keys, "anna")
        assert count("webhook", "2xx") == 2


async def test_a_web_push_says_nothing_but_who_sends_it(keys: Keys) -> None:
    async with open_hook() as hook:
        endpoint = f"http://push.example:{hook.port}/send/abc"
        async with notifier_of(keys, FewPlayers(pushes=(endpoint,))) as (notifier, count):
            notifier.your_turn("t1", "habemus", 2, "anna")
            await notifier.idle()
            assert count("push", "2xx") == 1
        asked = hook.asked[0]
        assert asked.line == "POST /send/abc HTTP/1.1"
        assert asked.body == b""
        assert asked.headers["ttl"] == "86400"
        assert len(asked.headers["topic"]) == 32
        assert "t1" not in asked.headers["topic"]
        kind, token, key = asked.headers["authorization"].replace(",", "").split(" ")
        assert (kind, token[:2], key) == ("vapid", "t=", f"k={keys.vapid_public}")
        check_token(keys, token[2:], f"http://push.example:{hook.port}")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_token(keys: Keys, token: str, audience: str) -> None:
    """As a push service does, by RFC 8292 and RFC 7515."""
    head, claims, signature = token.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(decoded(claims))
    assert (told["aud"], told["sub"]) == (audience, "https://play.club.example")
    assert NOW < told["exp"] <= NOW + 24 * 3600
    raw = decoded(signature)
    assert len(raw) == 64
    whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(keys.vapid_public))
    public.verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(("status", "stays"), [(201, True), (404, False), (410, False), (403, True)])
async def test_a_subscription_that_is_gone_is_forgotten(keys: Keys, status: int, stays: bool) -> None:
    async with open_hook() as hook:
        hook.answers = [answer(status)]
        store = FewPlayers(pushes=(f"http://push.example:{hook.port}/",))
        async with notifier_of(keys, store) as (notifier, _):
            notifier.your_turn("t1", "habemus", 2, "anna")
            await notifier.idle()
        assert bool(store.endpoints) is stays
        assert len(hook.asked) == 1


async def test_a_push_without_tls_is_not_sent_into_the_internet(keys: Keys) -> None:
    store = FewPlayers(pushes=("http://push.example/send",))
    async with notifier_of(keys, store, Settings(), lambda host, port: ["8.8.8.8"]) as (notifier, count):
        notifier.your_turn("t1", "habemus", 2, "anna")
        await notifier.idle()
        assert count("push", "not-https") == 1


# When something does not work -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "tries"),
    [
        ([answer(500), answer(503)], 3),
        ([answer(429)], 2),
        ([b"", b""], 3),
        ([b"nonsense\r\n\r\n"], 2),
        ([answer(500), answer(500), answer(500)], 3),
        ([answer(400)], 1),
        ([answer(401)], 1),
    ],
)
async def test_what_may_help_is_tried_again_twice(keys: Keys, answers: list[bytes], tries: int) -> None:
    async with open_hook() as hook:
        hook.answers = answers.copy()
        async with notifier_of(keys, FewPlayers(hook.url)) as (notifier, _):
            notifier.your_turn("t1", "habemus", 2, "anna")
            await until(lambda: len(hook.asked) >= tries)
            # Were there a try too many, it would come before this notice's, or with it.
            notifier.over("t1", "habemus", 2, "anna")
            await until(lambda: b"over" in hook.asked[-1].body)
            await notifier.idle()
        assert [b"your-turn" in asked.body for asked in hook.asked] == [True] * tries + [False]


async def test_who_has_deleted_the_account_is_not_told_any_more(keys: Keys) -> None:
    class Farewell(FewPlayers):
        """Whose player is gone when the second try asks for them."""

        asked = 0

        async def player(self, player: str) -> PlayerRow | None:
            self.asked += 1
            return await super().player(player) if self.asked == 1 else None

    async with open_hook() as hook:
        hook.answers = [answer(500)]
        store = Farewell(hook.url)
        async with notifier_of(keys, store) as (notifier, _):
            notifier.your_turn("t1", "habemus", 2, "anna")
            await until(lambda: store.asked == 2)
            await notifier.idle()
        assert len(hook.asked) == 1


async def test_a_webhook_that_moved_into_a_private_network_is_refused_and_not_tried_again(keys: Keys) -> None:
    async with open_hook() as hook:
        async with notifier_of(keys, FewPlayers(hook.url), Settings()) as (notifier, count):
            notifier.your_turn("t1", "habemus", 2, "anna")
            await notifier.idle()
            assert count("webhook", "private-address") == 1
        assert hook.asked == []


async def test_who_has_no_webhook_and_who_is_nobody(keys: Keys) -> None:
    async with notifier_of(keys, FewPlayers()) as (notifier, _):
        notifier.your_turn("t1", "habemus", 2, "anna")
        notifier.your_turn("t1", "habemus", 2, "nobody")
        await notifier.idle()


async def test_a_hook_that_hangs_makes_nobody_wait(keys: Keys, monkeypatch: pytest.MonkeyPatch) -> None:
    release = asyncio.Event()

    async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await release.wait()
        writer.close()

    async with await asyncio.start_server(hang, "127.0.0.1", 0) as server:
        url = f"http://hook.example:{server.sockets[0].getsockname()[1]}/"
        async with notifier_of(keys, FewPlayers(url)) as (notifier, count):
            for number in range(notify.ROOM_PER_PLAYER + 5):
                notifier.your_turn(f"t{number}", "habemus", 2, "anna")
            assert count("notice", "dropped") == 5
            for number in range(notify.ROOM):
                notifier.your_turn("t", "habemus", 0, f"player{number}")
            assert count("notice", "dropped") == 5 + notify.ROOM_PER_PLAYER
        # Closing did not wait for the answers either.
        assert not release.is_set()
        release.set()


class ManyPlayers(FewPlayers):
    """Each has a webhook at a name of their own."""

    async def player(self, player: str) -> PlayerRow | None:
        return PlayerRow(player, player, 0, webhook=f"http://{player}.example/")


def tell_all(notifier: Notifier, slow: int = 30) -> None:
    """Many whose names or receivers are slow, and one after them for whom it is not so."""
    for number in range(slow):
        notifier.your_turn("t1", "habemus", 0, f"anna{number}.slow")
    notifier.your_turn("t1", "habemus", 0, "bruno.quick")


async def test_a_slow_receiver_has_its_share_and_no_more(keys: Keys, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever names it has, and however many players have named it."""
    asked: list[str] = []
    found: list[str] = []

    async def post(client: object, target: webhook_client.Target, *_: object) -> int:
        host = target.url.hostname or ""
        asked.append(host)
        if "slow" in host:
            await asyncio.Event().wait()
        return 204

    def find(host: str, port: int) -> list[str]:
        found.append(host)
        return ["192.0.2.1" if "slow" in host else "192.0.2.2"]

    monkeypatch.setattr(webhook_client, "post", post)
    async with notifier_of(keys, ManyPlayers(), find=find) as (notifier, count):
        tell_all(notifier)
        await until(lambda: count("webhook", "2xx") == 1 and len(found) == 31 and len(asked) > notify.SHARE)
        # All wait for their turn by now, and have had time to take one.
        for _ in range(1000):
            await asyncio.sleep(0)
        assert sum("slow" in host for host in asked) == notify.SHARE


async def test_a_slow_name_server_has_its_share_and_no_more(keys: Keys, monkeypatch: pytest.MonkeyPatch) -> None:
    may_end = threading.Event()
    asked: list[str] = []

    async def post(*_: object) -> int:
        return 204

    def find(host: str, port: int) -> list[str]:
        asked.append(host)
        if "slow" in host:
            may_end.wait(PATIENCE)
        return ["192.0.2.2"]

    monkeypatch.setattr(webhook_client, "post", post)
    async with notifier_of(keys, ManyPlayers(), find=find) as (notifier, count):
        try:
            tell_all(notifier)
            await until(lambda: count("webhook", "2xx") == 1 and len(asked) > notify.SHARE)
            assert sum("slow" in host for host in asked) == notify.SHARE
        finally:
            may_end.set()
        await notifier.idle()
        assert count("webhook", "2xx") == 31
        assert (notifier._held, notifier._of_player, notifier._lanes) == (0, {}, {})


async def test_there_is_a_limit_of_time(keys: Keys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook_client, "TIME_LIMIT", 0.05)

    release = asyncio.Event()

    async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await release.wait()
        writer.close()

    async with await asyncio.start_server(hang, "127.0.0.1", 0) as server:
        target = resolve(f"http://hook.example:{server.sockets[0].getsockname()[1]}/", True, here)
        async with webhook_client.make_client() as client:
            with pytest.raises(Unreachable):
                await webhook_client.post(client, target, b"", {})
        release.set()


async def test_a_store_that_fails_does_not_end_the_work(keys: Keys, caplog: pytest.LogCaptureFixture) -> None:
    class Failing(FewPlayers):
        async def player(self, player: str) -> PlayerRow | None:
            if player == "berta":
                raise RuntimeError
            return await super().player(player)

    async with open_hook() as hook, notifier_of(keys, Failing(hook.url)) as (notifier, count):
        for _ in range(notify.WORKERS + 1):
            notifier.your_turn("t1", "habemus", 1, "berta")
        notifier.your_turn("t1", "habemus", 2, "anna")
        await notifier.idle()
        assert count("webhook", "2xx") == 1
    assert "a notice could not be worked off" in caplog.text

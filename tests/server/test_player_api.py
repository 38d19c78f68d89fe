"""The HTTP part for players."""

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from curia.server.http.player_api import MOST_PUSHES
from curia.server.players.players import add_recovery
from curia.server.players.tickets import PURPOSE, RENEWAL, RESET_LIFE, Ticket, sign
from curia.server.store.rows import EntryRow, MatchRow, RatingRow, SeatRow
from curia.wire.terms import SeatPlan, Terms
from tests.server.kit_players import ORIGIN, URL, SmallHouse, client_of, small_house

T = TypeVar("T")
PASSWORD = "three ravens on a wall"


@pytest.fixture
def house(tmp_path: Path) -> SmallHouse:
    return small_house(tmp_path)


@pytest.fixture
def client(house: SmallHouse) -> Iterator[TestClient[Litestar]]:
    with client_of(house) as client:
        yield client


class Device:
    """A browser with its own cookies, at the same house."""

    def __init__(self, client: TestClient[Litestar], name: str = "") -> None:
        self._client = client
        self.cookies: dict[str, str] = {}
        if name:
            assert self.post("guest", name=name).status_code == 201

    def request(self, method: str, path: str, body: object = None) -> httpx.Response:
        headers = {**ORIGIN, "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        response = self._client.request(method, f"/api/{path}", json=body, headers=headers)
        for given in response.headers.get_list("set-cookie"):
            if "Max-Age=0" in given:
                self.cookies.pop(given.partition("=")[0], None)
        self.cookies |= dict(response.cookies)
        self._client.cookies.clear()
        return response

    def post(self, path: str, **body: object) -> httpx.Response:
        return self.request("POST", path, body or None)

    def me(self) -> dict[str, object]:
        response = self.request("GET", "me")
        assert response.status_code == 200, response.text
        me: dict[str, object] = response.json()
        return me


def in_loop(client: TestClient[Litestar], call: Callable[..., Awaitable[T]], *args: object) -> T:
    """Call something in the application's event loop."""
    with client.portal() as portal:
        return portal.call(call, *args)


def code_of(response: httpx.Response, status: int) -> str:
    assert response.status_code == status, response.text
    return str(response.json()["code"])


def test_a_guest_comes_changes_and_goes(client: TestClient[Litestar]) -> None:
    device = Device(client)
    assert code_of(device.request("GET", "me"), 401) == "no-player"
    response = device.post("guest", name="  Livia ")
    assert response.status_code == 201
    assert "HttpOnly" in response.headers["set-cookie"]
    me = device.me()
    assert me == {**response.json(), "name": "Livia", "login": None, "webhook": None}
    assert code_of(device.post("guest", name="Marco"), 409) == "has-player"
    assert device.request("PATCH", "me", {"name": "Drusilla"}).json()["name"] == "Drusilla"
    hook = device.request("PATCH", "me", {"webhook": "https://livia.example/turn"}).json()
    assert (hook["name"], hook["webhook"]) == ("Drusilla", "https://livia.example/turn")
    assert code_of(device.request("PATCH", "me", {"webhook": "https://private.example"}), 400) == "private-address"
    assert device.request("PATCH", "me", {"webhook": ""}).json()["webhook"] is None
    assert code_of(device.request("PATCH", "me", {"name": "\u200b"}), 400) == "bad-name"
    assert device.post("logout").status_code == 204
    assert device.cookies == {}
    assert code_of(device.request("GET", "me"), 401) == "no-player"


def test_a_password_that_is_easily_guessed_is_not_taken(client: TestClient[Litestar]) -> None:
    device = Device(client, "Livia")
    assert code_of(device.post("account", login="livia.drusilla", password="Password123"), 400) == "weak-password"
    assert code_of(device.post("account", login="livia.drusilla", password="livia.drusilla"), 400) == "own-password"
    assert device.post("account", login="livia.drusilla", password=PASSWORD).status_code == 201
    for new, code in (("12345678", "weak-password"), ("livia.drusilla1", "own-password")):
        assert code_of(device.post("account/password", old=PASSWORD, new=new), 400) == code
    assert device.post("account/password", old=PASSWORD, new=f"{PASSWORD}!").status_code == 200


def test_logging_out_ends_the_session_and_not_only_the_cookie(house: SmallHouse, client: TestClient[Litestar]) -> None:
    device, other, thief = Device(client, "Livia"), Device(client), Device(client)
    copied = dict(device.cookies)
    device.post("account", login="livia", password=PASSWORD)
    other.post("login", login="livia", password=PASSWORD)
    house.clock.at += RENEWAL
    thief.cookies = dict(copied)
    thief.me()
    assert thief.cookies != copied, "a renewed cookie is of the same device"
    assert device.post("logout").status_code == 204
    for cookies in (copied, thief.cookies):
        thief.cookies = dict(cookies)
        assert code_of(thief.request("GET", "me"), 401) == "no-player"
        assert thief.post("logout").status_code == 204
    assert other.me()["login"] == "livia", "other devices stay"
    assert device.post("login", login="livia", password=PASSWORD).status_code == 200
    device.me()


def test_a_cookie_from_before_devices_had_names_ends_too(house: SmallHouse, client: TestClient[Litestar]) -> None:
    device = Device(client, "Livia")
    me = device.me()
    old = sign(house.keys.derived(PURPOSE), Ticket(str(me["id"]), 0, house.clock.at))
    device.cookies["curia"] = old
    device.me()
    house.clock.at += RENEWAL
    device.me()
    assert device.cookies["curia"] != old
    device.post("logout")
    device.cookies["curia"] = old
    assert code_of(device.request("GET", "me"), 401) == "no-player"


def test_who_logs_out_very_often_is_logged_out_everywhere(house: SmallHouse, client: TestClient[Litestar]) -> None:
    device, other = Device(client, "Livia"), Device(client)
    link = device.post("me/recovery").json()["code"]
    other.post("recover", code=link)
    me, players = str(other.me()["id"]), house.players

    async def log_out_often() -> None:
        row = await players.player(me)
        assert row is not None
        for _ in range(201):
            await players.log_out(players.cookie(row))

    in_loop(client, log_out_often)
    assert code_of(other.request("GET", "me"), 401) == "no-player"


def test_an_account_on_two_devices(client: TestClient[Litestar]) -> None:
    first, second = Device(client, "Livia"), Device(client)
    me = first.post("account", login="Livia", password=PASSWORD)
    assert me.status_code == 201
    assert me.json()["login"] == "Livia"
    assert "password" not in me.text
    assert code_of(first.post("account", login="other", password=PASSWORD), 409) == "has-account"
    assert code_of(Device(client, "Marco").post("account", login="LIVIA", password=PASSWORD), 409) == "login-taken"
    assert second.post("login", login="livia", password=PASSWORD).json() == me.json()
    assert second.me() == first.me()
    # The device that asks stays, all others are out.
    assert second.post("logout-everywhere").status_code == 200
    assert second.me() == me.json()
    assert code_of(first.request("GET", "me"), 401) == "no-player"


def test_a_password_is_changed(client: TestClient[Litestar]) -> None:
    first, second = Device(client, "Livia"), Device(client)
    assert code_of(first.post("account/password", old="", new=PASSWORD), 409) == "no-account"
    first.post("account", login="livia", password=PASSWORD)
    second.post("login", login="livia", password=PASSWORD)
    new = "four ravens on a wall"
    assert code_of(second.post("account/password", old="x" * 8, new=new), 403) == "wrong-password"
    assert code_of(second.post("account/password", old=PASSWORD, new="short"), 400) == "bad-message"
    changed = second.post("account/password", old=PASSWORD, new=new)
    assert changed.status_code == 200
    assert "password" not in changed.text
    assert second.me() == changed.json()
    assert code_of(first.request("GET", "me"), 401) == "no-player"
    assert code_of(first.post("login", login="livia", password=PASSWORD), 401) == "wrong-login"
    assert first.post("login", login="livia", password=new).json() == changed.json()


def link_of_the_house(client: TestClient[Litestar], house: SmallHouse, player: object) -> str:
    """As by `curia admin link`."""

    async def make() -> str:
        row = await house.store.player(str(player))
        assert row is not None
        return (await add_recovery(house.store, row, house.clock(), of_the_house=True))[0]

    return in_loop(client, make)


def test_who_forgot_the_password_sets_a_new_one(client: TestClient[Litestar], house: SmallHouse) -> None:
    first, lost, new = Device(client, "Livia"), Device(client), "four ravens on a wall"
    me = first.post("account", login="livia", password=PASSWORD).json()
    assert code_of(first.post("account/password", new=new), 403) == "old-password"
    code = link_of_the_house(client, house, me["id"])
    # Nobody makes such a link of another one.
    own = first.post("me/recovery").json()["code"]
    assert code_of(lost.post("recover", code=f"{own}.house"), 404) == "no-recovery"
    assert lost.post("recover", code=code).json() == lost.me() == {**me, "may_reset": True}
    assert lost.request("GET", "visitor").json()["me"]["may_reset"]
    assert lost.request("PATCH", "me", {"name": "Livia"}).json()["may_reset"]
    assert code_of(lost.post("account/password", new="short"), 400) == "bad-message"
    right = lost.cookies["curia-reset"]
    changed = lost.post("account/password", new=new)
    assert (changed.status_code, changed.json()) == (200, me)
    # Once; and all others are out.
    assert lost.cookies["curia-reset"] == right
    assert code_of(lost.post("account/password", new=PASSWORD), 403) == "old-password"
    assert code_of(first.request("GET", "me"), 401) == "no-player"
    assert code_of(first.post("login", login="livia", password=PASSWORD), 401) == "wrong-login"
    assert first.post("login", login="livia", password=new).status_code == 200
    assert code_of(Device(client).post("recover", code=own), 404) == "no-recovery"


def test_a_new_password_is_set_within_the_hour_and_only_there(client: TestClient[Litestar], house: SmallHouse) -> None:
    first, lost, new = Device(client, "Livia"), Device(client), "four ravens on a wall"
    me = first.post("account", login="livia", password=PASSWORD).json()
    lost.post("recover", code=link_of_the_house(client, house, me["id"]))
    assert not first.me()["may_reset"]
    other = Device(client, "Marco")
    other.post("account", login="marco", password=PASSWORD)
    other.cookies["curia-reset"] = lost.cookies["curia-reset"]
    assert code_of(other.post("account/password", new=new), 403) == "old-password"
    # The two cookies are no good in each other's place.
    first.cookies["curia-reset"] = first.cookies["curia"]
    assert code_of(first.post("account/password", new=new), 403) == "old-password"
    house.clock.at += RESET_LIFE
    assert not lost.me()["may_reset"]
    assert code_of(lost.post("account/password", new=new), 403) == "old-password"
    # A link of one's own opens a device, no more.
    plain = Device(client)
    plain.post("recover", code=first.post("me/recovery").json()["code"])
    assert not plain.me()["may_reset"]
    assert code_of(plain.post("account/password", new=new), 403) == "old-password"


def test_a_guest_has_no_password_to_set(client: TestClient[Litestar], house: SmallHouse) -> None:
    guest, lost = Device(client, "Livia"), Device(client)
    lost.post("recover", code=link_of_the_house(client, house, guest.me()["id"]))
    assert not lost.me()["may_reset"]
    assert code_of(lost.post("account/password", new=PASSWORD), 403) == "old-password"


def test_the_old_password_cannot_be_tried_forever(client: TestClient[Litestar]) -> None:
    device = Device(client, "Livia")
    device.post("account", login="livia", password=PASSWORD)
    tries = [device.post("account/password", old=f"{number:08}", new=PASSWORD).status_code for number in range(25)]
    assert tries[0] == 403
    assert tries[-1] == 429


def test_a_login_has_no_line_end(client: TestClient[Litestar]) -> None:
    for login in ("livia\n", "\nlivia", "li\nvia"):
        device = Device(client, "Livia")
        assert code_of(device.post("account", login=login, password=PASSWORD), 400) == "bad-message"


def test_logins_cannot_be_enumerated(client: TestClient[Litestar]) -> None:
    Device(client, "Livia").post("account", login="livia", password=PASSWORD)
    wrong = Device(client).post("login", login="livia", password="x" * 8)
    unknown = Device(client).post("login", login="nobody", password="x" * 8)
    assert code_of(wrong, 401) == "wrong-login"
    assert (wrong.content, wrong.status_code) == (unknown.content, unknown.status_code)
    assert {name for name, _ in wrong.headers.items()} == {name for name, _ in unknown.headers.items()}


def test_passwords_cannot_be_tried_forever(tmp_path: Path) -> None:
    house = small_house(tmp_path, trusted_proxies=["10.0.0.1"])
    with client_of(house, peer="10.0.0.1") as client:

        def attempt(login: str, address: str) -> httpx.Response:
            body = {"login": login, "password": "x" * 8}
            return client.post("/api/login", json=body, headers={**ORIGIN, "x-forwarded-for": address})

        # From one address at many logins.
        codes = [attempt(f"login{number}", "203.0.113.9").status_code for number in range(25)]
        assert codes == [401] * 20 + [429] * 5
        # From one address at one login.
        codes = [attempt("Fulvia", "203.0.113.10").status_code for _ in range(25)]
        assert codes == [401] * 20 + [429] * 5
        assert attempt("fULVIA", "203.0.113.11").status_code == 401
        # At one login from many addresses of a network; whether somebody has it makes no difference.
        codes = [attempt("Livia", f"203.0.113.{30 + number}").status_code for number in range(155)]
        assert codes == [401] * 150 + [429] * 5
        assert attempt("lIVIA", "203.0.113.210").headers["retry-after"] == "50"
        assert attempt("marco", "203.0.113.211").status_code == 401


def test_strangers_who_try_passwords_do_not_keep_the_owner_out(tmp_path: Path) -> None:
    house = small_house(tmp_path, trusted_proxies=["10.0.0.1"])
    with client_of(house, peer="10.0.0.1") as client:

        def flood(login: str, address: str, tries: int) -> None:
            for _ in range(tries):
                body = {"login": login, "password": "x" * 8}
                client.post("/api/login", json=body, headers={**ORIGIN, "x-forwarded-for": address})

        old, new = Device(client, "Livia"), Device(client)
        assert old.post("account", login="livia", password=PASSWORD).status_code == 201
        flood("livia", "203.0.113.9", 40)
        assert new.post("login", login="Livia", password=PASSWORD).status_code == 200, "from elsewhere"
        for device in (old, new):
            device.post("logout")
        for number in range(10):
            flood("livia", f"203.0.113.{number}", 25)
        flood("nobody", "10.0.0.1", 25)
        for device in (old, new):
            assert code_of(device.post("login", login="livia", password="x" * 8), 401) == "wrong-login"
            assert device.post("login", login="LIVIA", password=PASSWORD).status_code == 200
            changed = device.post("account/password", old=PASSWORD, new=PASSWORD)
            assert changed.status_code == 200
        # Such a device has not much to try either, and is known to one login only.
        house.clock.at += 1
        assert new.post("login", login="livia", password=PASSWORD).status_code == 200
        new.post("logout")
        codes = [new.post("login", login="livia", password="x" * 8).status_code for _ in range(25)]
        assert codes == [401] * 20 + [429] * 5
        assert new.post("login", login="marco", password="x" * 8).status_code == 429


def test_guests_cannot_be_made_forever(client: TestClient[Litestar]) -> None:
    codes = [Device(client).post("guest", name="Livia").status_code for _ in range(62)]
    assert codes == [201] * 60 + [429] * 2


def test_a_player_who_asks_too_often(tmp_path: Path) -> None:
    house = small_house(tmp_path, request_burst=3)
    with client_of(house) as client:
        livia, marco = Device(client, "Livia"), Device(client, "Marco")
        assert [livia.request("GET", "me").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert marco.request("GET", "me").status_code == 200


def test_a_recovery_link_opens_one_more_device_once(client: TestClient[Litestar], house: SmallHouse) -> None:
    first, second = Device(client, "Livia"), Device(client)
    link = first.post("me/recovery").json()
    assert link["url"] == f"{URL}/recover#{link['code']}"
    assert link["expires"] == house.clock.at + 7 * 24 * 3600 * 1000
    assert second.post("recover", code=link["code"]).status_code == 200
    assert second.me() == first.me()
    assert code_of(Device(client).post("recover", code=link["code"]), 404) == "no-recovery"
    assert code_of(Device(client).post("recover", code="x" * 34), 404) == "no-recovery"


def test_the_link_has_the_public_address(tmp_path: Path) -> None:
    house = small_house(tmp_path, public_url="https://play.club.example/")
    with client_of(house, url="https://play.club.example.local") as client:
        origin = {"origin": "https://play.club.example"}
        response = client.post("/api/guest", json={"name": "Livia"}, headers=origin)
        cookie = response.headers["set-cookie"]
        assert cookie.startswith("__Host-curia=")
        assert "Secure" in cookie
        link = client.post("/api/me/recovery", headers=origin).json()
        assert link["url"] == f"https://play.club.example/recover#{link['code']}"


def test_a_cookie_of_the_other_name_does_not_count(tmp_path: Path) -> None:
    """A page without https, or of a neighbour in the same domain, could set the one without the prefix."""
    house = small_house(tmp_path, public_url="https://play.club.example")
    with client_of(house, url="https://play.club.example.local") as client:
        response = client.post("/api/guest", json={"name": "Livia"})
        value = response.headers["set-cookie"].partition(";")[0].partition("=")[2]
        client.cookies.clear()
        client.cookies.set("curia", value)
        assert code_of(client.get("/api/me"), 401) == "no-player"


def test_a_device_that_is_nobodys_may_ask_whose_it_is(client: TestClient[Litestar], house: SmallHouse) -> None:
    assert client.get("/api/visitor").json() == {"me": None}
    device = Device(client, "Livia")
    response = device.request("GET", "visitor")
    assert response.json() == {"me": device.me()}
    assert "set-cookie" not in response.headers
    house.clock.at += RENEWAL
    assert "set-cookie" in device.request("GET", "visitor").headers


def test_an_old_cookie_is_renewed(client: TestClient[Litestar], house: SmallHouse) -> None:
    device = Device(client, "Livia")
    before = device.cookies["curia"]
    assert "set-cookie" not in device.request("GET", "me").headers
    house.clock.at += RENEWAL
    assert "set-cookie" in device.request("GET", "me").headers
    assert device.cookies["curia"] != before
    house.clock.at += RENEWAL
    assert device.me()["name"] == "Livia"


def test_forged_cookies(client: TestClient[Litestar]) -> None:
    livia, marco, thief = Device(client, "Livia"), Device(client, "Marco"), Device(client)
    thief.cookies = {"curia": marco.cookies["curia"].replace(str(marco.me()["id"]), str(livia.me()["id"]))}
    assert code_of(thief.request("GET", "me"), 401) == "no-player"
    for value in ("", "1", "1.a.0.0.x", "x" * 5000):
        thief.cookies = {"curia": value}
        assert code_of(thief.request("GET", "me"), 401) == "no-player"


def test_a_banned_player(client: TestClient[Litestar], house: SmallHouse) -> None:
    device = Device(client, "Livia")
    player = str(device.me()["id"])
    in_loop(client, house.players.ban, player, "noise at night")
    response = device.request("GET", "me")
    assert code_of(response, 403) == "banned"
    assert "noise at night" in response.text
    assert code_of(device.post("guest", name="Livia"), 403) == "banned"
    in_loop(client, house.players.unban, player)
    assert device.me()["id"] == player


def test_ratings(client: TestClient[Litestar], house: SmallHouse) -> None:
    device = Device(client, "Livia")
    player = str(device.me()["id"])
    assert device.request("GET", "me/ratings").json() == []
    terms = Terms("habemus", [SeatPlan("me"), SeatPlan("bot")], rated=True)
    match = MatchRow("m", terms, 1, "cards", b"seed", player, 0, status="playing")
    ratings = [RatingRow(player, "habemus", 27.5, 4.25, 18), RatingRow("bot:heuristic", "habemus", 22.5, 1.5, 99)]

    async def play() -> None:
        await house.store.create_match(match, [SeatRow(0, player, "Livia"), SeatRow(1, bot="heuristic")])
        await house.store.finish_match(match, [EntryRow(0, 0, -1, "ended")], ratings)

    in_loop(client, play)
    expected = [{"game": "habemus", "mu": 27.5, "sigma": 4.25, "games": 18}]
    assert [_only(each, expected[0]) for each in device.request("GET", "me/ratings").json()] == expected
    mine = device.request("GET", f"players/{player}/ratings")
    assert [_only(each, expected[0]) for each in mine.json()] == expected
    assert code_of(client.get(f"/api/players/{player}/ratings"), 404) == "no-profile"
    assert client.get("/api/players/bot:heuristic/ratings").json()[0]["games"] == 99
    assert client.get("/api/players/bot:unknown/ratings").json() == []
    assert code_of(client.get("/api/players/nobody/ratings"), 404) == "no-profile"


def _only(item: dict[str, object], names: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in item.items() if name in names}


def subscription(number: int = 0) -> dict[str, object]:
    keys = {"p256dh": "BNcRd", "auth": "tBHI"}
    return {"endpoint": f"https://push.example/{number}", "expirationTime": None, "keys": keys}


def test_web_push(client: TestClient[Litestar], house: SmallHouse) -> None:
    device, other = Device(client, "Livia"), Device(client, "Marco")
    assert client.get("/api/push/key").json() == {"key": house.keys.vapid_public}
    player = str(device.me()["id"])

    def stored() -> int:
        return len(in_loop(client, house.store.pushes, player))

    for number in range(MOST_PUSHES):
        assert device.request("POST", "push", subscription(number)).status_code == 204
    assert device.request("POST", "push", subscription(0)).status_code == 204
    assert code_of(device.request("POST", "push", subscription(99)), 409) == "too-many-pushes"
    assert stored() == MOST_PUSHES
    endpoint = {"endpoint": "https://push.example/0"}
    # Somebody else's cannot be removed, and is not told apart from one that there is not.
    assert other.request("DELETE", "push", endpoint).status_code == 204
    assert stored() == MOST_PUSHES
    assert device.request("DELETE", "push", endpoint).status_code == 204
    assert stored() == MOST_PUSHES - 1
    # A browser that somebody else uses now tells them.
    assert other.request("POST", "push", subscription(1)).status_code == 204
    assert stored() == MOST_PUSHES - 2


def test_addresses_are_not_looked_up_without_end(client: TestClient[Litestar]) -> None:
    """Each may take a thread for long, if its owner wants so."""
    device = Device(client, "Livia")
    asked = [device.request("PATCH", "me", {"webhook": "https://slow.example"}) for _ in range(21)]
    assert [response.status_code for response in asked] == [200] * 20 + [429]
    assert code_of(device.request("POST", "push", subscription()), 429) == "too-many"
    assert device.request("PATCH", "me", {"name": "Drusilla", "webhook": ""}).status_code == 200


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"endpoint": "http://push.example/1"}, "bad-message"),
        ({"endpoint": "https://private.example/1"}, "private-address"),
        ({"endpoint": "https://push.example/" + "x" * 1000}, "bad-message"),
        ({"keys": {}}, "bad-message"),
    ],
)
def test_bad_subscriptions(client: TestClient[Litestar], change: dict[str, object], code: str) -> None:
    assert code_of(Device(client, "Livia").request("POST", "push", {**subscription(), **change}), 400) == code


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "me"),
        ("PATCH", "me"),
        ("POST", "me/recovery"),
        ("POST", "account"),
        ("POST", "logout-everywhere"),
        ("GET", "me/ratings"),
        ("POST", "push"),
        ("DELETE", "push"),
    ],
)
def test_a_seats_token_is_no_player(client: TestClient[Litestar], method: str, path: str) -> None:
    bodies: dict[str, object] = {
        "me": {"name": "Livia"},
        "account": {"login": "livia", "password": PASSWORD},
        "push": subscription() if method == "POST" else {"endpoint": "x"},
    }
    headers = {"authorization": "Bearer table.0." + "x" * 43}
    body = bodies.get(path) if method != "GET" else None
    assert code_of(client.request(method, f"/api/{path}", json=body, headers=headers), 401) == "no-player"


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("guest", {"name": "x" * 25}, "name"),
        ("guest", {"nickname": "Livia"}, "nickname"),
        ("login", {"login": "a b c", "password": PASSWORD}, "login"),
        ("login", {"login": "livia", "password": "short"}, "password"),
        ("login", {"login": "livia", "password": "x" * 201}, "password"),
        ("recover", {"code": "short"}, "code"),
    ],
)
def test_bad_bodies_name_the_field(
    client: TestClient[Litestar], path: str, body: dict[str, object], field: str
) -> None:
    response = Device(client).request("POST", path, body)
    assert code_of(response, 400) == "bad-message"
    assert field in response.json()["text"]
    assert PASSWORD not in response.text

"""The signed cookie."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from curia.server.http.cookies import cookie, cookie_name, no_cookies, reset_name
from curia.server.players.tickets import LIFE, Ticket, read, sign

KEY = b"k" * 32
NOW = 1_767_225_600_000
TICKET = Ticket("p4Fh2kT9sWq1LmZx", 3, NOW)
VALUE = sign(KEY, TICKET)


@given(
    st.from_regex(r"[A-Za-z0-9_-]{1,64}", fullmatch=True), st.integers(0, 999_999_999), st.integers(0, 999_999_999_999)
)
def test_what_is_signed_can_be_read(player: str, session: int, issued: int) -> None:
    for device in ("", "d" * 12):
        ticket = Ticket(player, session, issued, device)
        assert read(KEY, sign(KEY, ticket), issued) == ticket


@pytest.mark.parametrize("place", range(len(VALUE)))
def test_a_changed_character_is_a_forgery(place: int) -> None:
    other = "A" if VALUE[place] != "A" else "B"
    assert read(KEY, VALUE[:place] + other + VALUE[place + 1 :], NOW) is None


def test_parts_of_two_cookies_do_not_mix() -> None:
    signature = VALUE.rpartition(".")[2]
    forged = [Ticket("somebody-else", 3, NOW), Ticket(TICKET.player, 4, NOW), Ticket(TICKET.player, 3, NOW + 1)]
    for ticket in forged:
        assert read(KEY, sign(KEY, ticket).rpartition(".")[0] + "." + signature, NOW) is None
    assert read(b"x" * 32, VALUE, NOW) is None


@given(st.text())
def test_anything_else_is_none(text: str) -> None:
    assert read(KEY, text, NOW) is None


@pytest.mark.parametrize(
    "value", ["", "1", "1....", VALUE + "\n", VALUE + "é", " " + VALUE, VALUE.replace("1.", "2.", 1), "١" * 60]
)
def test_malformed_ones_are_none(value: str) -> None:
    assert read(KEY, value, NOW) is None


def test_a_cookie_has_its_time() -> None:
    assert read(KEY, VALUE, NOW + LIFE - 1) == TICKET
    assert read(KEY, VALUE, NOW + LIFE) is None


def test_how_browsers_keep_it() -> None:
    plain = cookie(VALUE, https=False).to_header(header="")
    assert plain.startswith(f"curia={VALUE};")
    assert {"HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={LIFE // 1000}"} <= set(plain.split("; "))
    assert "Secure" not in plain
    assert "Domain" not in plain
    secure = cookie(VALUE, https=True).to_header(header="")
    assert secure.startswith(f"__Host-curia={VALUE};")
    assert {"Secure", "HttpOnly", "SameSite=lax", "Path=/"} <= set(secure.split("; "))
    assert "Domain" not in secure


@pytest.mark.parametrize("https", [False, True])
def test_how_it_is_taken_away(https: bool) -> None:
    for name, none in zip((cookie_name(https), reset_name(https)), no_cookies(https), strict=True):
        gone = none.to_header(header="").split("; ")
        assert gone[0] == f'{name}=""'
        assert "Max-Age=0" in gone
        assert ("Secure" in gone) == https

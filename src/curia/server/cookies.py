"""The cookie that says who a device belongs to: signed, so that nobody can write their own.

`1.<player>.<session>.<issued>.<signature>`: the player's id, the count of their sessions when it was given (counting up
logs all devices out), the time in milliseconds, and an HMAC-SHA256 of all before it."""

import base64
import hashlib
import hmac
import re
from typing import Final

from litestar.datastructures import Cookie
from msgspec import Struct

DAY: Final = 24 * 60 * 60 * 1000
LIFE: Final = 400 * DAY
"""How long a cookie is good; browsers keep none for longer. Half way to it a new one is given."""
RENEWAL: Final = LIFE // 2
PURPOSE: Final = "cookie"
"""What the signing key is derived for."""
RESET: Final = "reset"
"""The name and the purpose of a second one: its device may set a new password without the old one."""
DEVICE: Final = "device"
"""The same of a third one, which stays when its device is logged out: somebody with this login was here."""
RESET_LIFE: Final = 60 * 60 * 1000

_VERSION: Final = "1"
_FORM: Final = re.compile(r"1\.([A-Za-z0-9_-]{1,64})\.([0-9]{1,9})\.([0-9]{1,15})\.([A-Za-z0-9_-]{43})", re.ASCII)


class Ticket(Struct, frozen=True):
    """What a good cookie says."""

    player: str
    session: int
    issued: int


def sign(key: bytes, ticket: Ticket) -> str:
    """The cookie's value."""
    body = f"{_VERSION}.{ticket.player}.{ticket.session}.{ticket.issued}"
    return f"{body}.{_signature(key, body)}"


def read(key: bytes, value: str, now: int, life: int = LIFE) -> Ticket | None:
    """What it says, or none if it is not ours, forged, or too old."""
    form = _FORM.fullmatch(value)
    if form is None:
        return None
    body, _, signature = value.rpartition(".")
    if not hmac.compare_digest(signature, _signature(key, body)):
        return None
    ticket = Ticket(form[1], int(form[2]), int(form[3]))
    return ticket if now < ticket.issued + life else None


def _signature(key: bytes, body: str) -> str:
    return base64.urlsafe_b64encode(hmac.digest(key, body.encode(), hashlib.sha256)).rstrip(b"=").decode()


def cookie_name(https: bool) -> str:
    """With https the name has the prefix that lets no other host of the domain set it."""
    return "__Host-curia" if https else "curia"


def reset_name(https: bool) -> str:
    return f"{cookie_name(https)}-{RESET}"


def device_name(https: bool) -> str:
    return f"{cookie_name(https)}-{DEVICE}"


def cookie(value: str, https: bool) -> Cookie:
    """The cookie to set; no script can read it, and no other site's request carries it."""
    return _cookie(cookie_name(https), value, LIFE, https)


def reset_cookie(value: str, https: bool) -> Cookie:
    return _cookie(reset_name(https), value, RESET_LIFE, https)


def device_cookie(value: str, https: bool) -> Cookie:
    return _cookie(device_name(https), value, LIFE, https)


def no_cookies(https: bool) -> list[Cookie]:
    """What logs a device out."""
    return [_cookie(name, "", 0, https) for name in (cookie_name(https), reset_name(https))]


def _cookie(name: str, value: str, life: int, https: bool) -> Cookie:
    return Cookie(name, path="/", value=value, max_age=life // 1000, httponly=True, samesite="lax", secure=https)

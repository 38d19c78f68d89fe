"""The cookie that says who a device belongs to: signed, so that nobody can write their own.

`2.<player>.<session>.<issued>.<device>.<signature>`: the player's id, the count of their sessions when it was given
(counting up logs all devices out), the time in milliseconds, a name for the device that stays when the cookie is
renewed (logging out ends it), and an HMAC-SHA256 of all before it. What needs no such name is `1.` and the rest."""

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

_WHO: Final = r"(?P<player>[A-Za-z0-9_-]{1,64})\.(?P<session>[0-9]{1,9})\.(?P<issued>[0-9]{1,15})"
_PLAIN: Final = re.compile(rf"1\.{_WHO}\.[A-Za-z0-9_-]{{43}}", re.ASCII)
_NAMED: Final = re.compile(rf"2\.{_WHO}\.(?P<device>[A-Za-z0-9_-]{{12,15}})\.[A-Za-z0-9_-]{{43}}", re.ASCII)


class Ticket(Struct, frozen=True):
    """What a good cookie says."""

    player: str
    session: int
    issued: int
    device: str = ""
    """Which of the player's devices; those from before there were names have none."""


def sign(key: bytes, ticket: Ticket) -> str:
    """The cookie's value."""
    who = f"{ticket.player}.{ticket.session}.{ticket.issued}"
    body = f"2.{who}.{ticket.device}" if ticket.device else f"1.{who}"
    return f"{body}.{_signature(key, body)}"


def read(key: bytes, value: str, now: int, life: int = LIFE) -> Ticket | None:
    """What it says, or none if it is not ours, forged, or too old."""
    form = _PLAIN.fullmatch(value) or _NAMED.fullmatch(value)
    if form is None:
        return None
    body, _, signature = value.rpartition(".")
    if not hmac.compare_digest(signature, _signature(key, body)):
        return None
    ticket = Ticket(form["player"], int(form["session"]), int(form["issued"]), form.groupdict().get("device", ""))
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


def forgotten(https: bool) -> list[Cookie]:
    """What takes everything from a device whose player is no more."""
    return [*no_cookies(https), _cookie(device_name(https), "", 0, https)]


def _cookie(name: str, value: str, life: int, https: bool) -> Cookie:
    return Cookie(name, path="/", value=value, max_age=life // 1000, httponly=True, samesite="lax", secure=https)

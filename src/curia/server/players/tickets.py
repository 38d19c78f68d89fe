"""Signed words that say who a device belongs to: nobody can write their own. They are the values of cookies.

`2.<player>.<session>.<issued>.<device>.<signature>`: the player's id, the count of their sessions when it was given
(counting up logs all devices out), the time in milliseconds, a name for the device that stays when the ticket is
renewed (logging out ends it), and an HMAC-SHA256 of all before it. What needs no such name is `1.` and the rest."""

import base64
import hashlib
import hmac
import re
from typing import Final

from msgspec import Struct

DAY: Final = 24 * 60 * 60 * 1000
LIFE: Final = 400 * DAY
"""How long a ticket is good; browsers keep no cookie for longer. Half way to it a new one is given."""
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
    """What a good one says."""

    player: str
    session: int
    issued: int
    device: str = ""
    """Which of the player's devices; those from before there were names have none."""


def sign(key: bytes, ticket: Ticket) -> str:
    """The ticket as text."""
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

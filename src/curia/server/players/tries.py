"""How often a password may be tried at one login, so that guessing stays bounded and nobody is kept out by it.

A device where the owner was before is counted alone. Of everybody else the first tries of an address come out of a
reserve that is so large, and so shared between networks, that only a crowd of a thousand addresses a day can use it up;
what an address tries beyond that, it shares with all who guess. So who guesses at a login uses up what guessers have,
and not what its owner needs on a new device."""

from typing import Final

from curia.server.base.limits import Limits, TooMany, network_key

_FIRST: Final = ("first_password", "network_password", "reserved_password")


def count_try(limits: Limits, login: str, address: str, device: str | None) -> None:
    """One more password for a login, from an address as it is counted, or from a known device of the owner's. Raises
    TooMany."""
    login = login.lower()
    if device is not None:
        limits.take("password", f"{login} {device}")
        return
    limits.take("login", address)
    limits.take("password", f"{login} {address}")
    try:
        for what, who in zip(_FIRST, (f"{login} {address}", f"{login} {network_key(address)}", login), strict=True):
            limits.take(what, who)
    except TooMany:
        limits.take("strangers_password", login)

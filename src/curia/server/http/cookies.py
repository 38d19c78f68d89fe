"""The cookies that carry a device's tickets (`players.tickets`): their names, and who may read them."""

from litestar.datastructures import Cookie

from curia.server.players.tickets import DEVICE, LIFE, RESET, RESET_LIFE


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

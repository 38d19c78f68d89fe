"""What a host can set, where each value may come from, and what is wrong with one.

A flag of the command line beats a CURIA_* variable, that beats the settings file, that beats the default. The struct is
the only place that lists the settings: the help, the summary at the start and docs/hosting.md follow it."""

import argparse
import difflib
import ipaddress
import os
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct, field

from curia.core.errors import OptionError

SYSTEM_FILE: Final = Path("/etc/curia.toml")
FILE_NAME: Final = "curia.toml"
DATABASE_NAME: Final = "curia.db"
PREFIX: Final = "CURIA_"
EVERYWHERE: Final = ("", "0.0.0.0", "::")


class Rule(NamedTuple):
    """What a value must be beyond its type: in words, and a check that raises ValueError."""

    expected: str
    check: Callable[[Any], None] = lambda value: None


def _check_url(value: str) -> None:
    parts = urlsplit(value)
    has_more = parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc
    # `port` raises ValueError where it is none.
    if value and (parts.scheme not in ("http", "https") or not parts.hostname or has_more or parts.port == 0):
        raise ValueError


def _check_origins(values: list[str]) -> None:
    for value in values:
        _check_url(value)
        if not value or value.endswith("/") or value != value.lower():
            raise ValueError


def _check_networks(values: list[str]) -> None:
    for value in values:
        ipaddress.ip_network(value, strict=False)


def _check_pair(pair: tuple[int, int]) -> None:
    if pair[0] > pair[1]:
        raise ValueError


def _check_host(value: str) -> None:
    if any(c.isspace() or c in "/[]" for c in value):
        raise ValueError


_NETWORKS: Final = Rule("addresses or networks such as 10.0.0.0/8", _check_networks)
_URL: Final = Rule("an address such as https://play.club.example, without a path", _check_url)
_ORIGINS: Final = Rule(
    "origins such as https://club.example, in small letters and without a slash at the end", _check_origins
)
_PAIR: Final = Rule("two numbers from 0 to 60000, the smaller one first", _check_pair)
Host: TypeAlias = Annotated[str, Meta(min_length=1), Rule("a name or an address", _check_host)]
Networks: TypeAlias = Annotated[list[str], _NETWORKS]
Port: TypeAlias = Annotated[int, Meta(ge=0, le=65_535)]
Workers: TypeAlias = Annotated[int, Meta(ge=1, le=64)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=100_000)]
Many: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
Crowd: TypeAlias = Annotated[int, Meta(ge=6, le=100_000)]
Days: TypeAlias = Annotated[int, Meta(ge=1, le=36_500)]
Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=600)]
Rate: TypeAlias = Annotated[float, Meta(gt=0, le=1_000_000)]
Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=60_000)]
Pause: TypeAlias = Annotated[tuple[Milliseconds, Milliseconds], _PAIR]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings of a house, each with what it is. Made by `load_settings`, which checks them."""

    host: Annotated[Host, "address to listen on; 0.0.0.0 is all of this machine's"] = "127.0.0.1"
    port: Annotated[Port, "port to listen on; 0 is any free one"] = 1655
    data: Annotated[str, Rule("a folder"), "folder of the database and the keys; empty is the platform's"] = ""
    public_url: Annotated[str, _URL, "address under which players reach the house; empty is that of host and port"] = ""
    origins: Annotated[list[str], _ORIGINS, "further sites whose pages may speak to the house"] = []
    trusted_proxies: Annotated[Networks, "addresses or networks of proxies whose X-Forwarded-For counts"] = []
    browser: Annotated[bool, "open the address in a browser at the start"] = True
    bot_workers: Annotated[Workers, "processes in which the bots think"] = 1
    bot_pause: Annotated[Pause, "shortest and longest pause before a bot's answer, in milliseconds"] = (500, 1500)
    forced_pause: Annotated[
        Pause,
        "the same before any answer that must not tell by its time whether there was a choice; "
        "most people take longer. With 0,0 none is held, and times tell",
    ] = (1000, 2500)
    webhooks_private: Annotated[bool, "let webhooks and web push go to private and loopback addresses"] = False
    max_tables: Annotated[Many, "tables that are not over, in the house"] = 10_000
    max_tables_per_player: Annotated[Some, "tables that are not over, for each player"] = 50
    max_tables_per_address: Annotated[Many, "tables that are not over, made from each address"] = 200
    gathering_hours: Annotated[Some, "hours until a table that never began is closed when nobody is there"] = 24
    max_seats_per_player: Annotated[Some, "seats at tables of others that are not over, for each player"] = 30
    max_waiting_seats: Annotated[
        Some, "those whose game has not begun, for each player; eight times as many for an address"
    ] = 5
    unplayed_days: Annotated[
        Days, "days until a table is forgotten that never began, or whose game was given up at once"
    ] = 7
    silent_days: Annotated[Days, "days until a silent table is closed, and a guest who never played is forgotten"] = 180
    max_visitors_per_table: Annotated[Crowd, "connections to one table, spectators included"] = 100
    max_connections_per_address: Annotated[
        Many, "websockets and streams that are open, for each address, and as many connections besides"
    ] = 1000
    max_connections_per_player: Annotated[Many, "websockets and streams that are open, for each player"] = 100
    message_rate: Annotated[Rate, "messages a second of each player at tables"] = 10.0
    message_burst: Annotated[Many, "messages at once of each player at tables"] = 50
    request_rate: Annotated[Rate, "requests a second of each player, a tenth of them for logs, replays and records"] = (
        10.0
    )
    request_burst: Annotated[Many, "requests at once of each player, half of them for logs, replays and records"] = 100
    address_rate: Annotated[Rate, "requests a second from each address"] = 50.0
    address_burst: Annotated[Many, "requests at once from each address"] = 300
    chat_rate: Annotated[Rate, "lines of chat a second of each player"] = 0.5
    chat_burst: Annotated[Many, "lines of chat at once of each player"] = 8
    metrics_from: Annotated[Networks, "addresses or networks that may read /metrics without the admin token"] = field(
        default_factory=lambda: ["127.0.0.0/8", "::1/128"]
    )
    log_format: Annotated[Literal["text", "json"], "log lines for people or for programs"] = "text"
    log_level: Annotated[Literal["debug", "info", "warning", "error"], "the least important lines that are logged"] = (
        "info"
    )
    shutdown_limit: Annotated[Seconds, "seconds that the house waits at most for its connections at the end"] = 10
    sources: dict[str, str] = {}
    """Where each value that was given came from. Not a setting."""

    @property
    def folder(self) -> Path:
        """Where database, keys and perhaps the settings file are."""
        return _folder(self.data, os.environ)

    @property
    def database(self) -> Path:
        return self.folder / DATABASE_NAME

    @property
    def url(self) -> str:
        """The address that players use, without a slash at the end."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "localhost" if self.host in EVERYWHERE else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


class Setting(Struct, frozen=True):
    """One of them, as help and documentation tell it."""

    name: str
    help: str
    expected: str
    check: Callable[[Any], None]
    default: str
    type: Any

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


def default_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where programs of this platform keep their data."""
    home = Path(environ.get("HOME") or environ.get("USERPROFILE") or Path.home())
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "curia"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "curia"
    base = Path(environ.get("XDG_DATA_HOME") or "")
    # A relative path there is to be ignored, says the XDG specification.
    return (base if base.is_absolute() else home / ".local" / "share") / "curia"


def _folder(data: str, environ: Mapping[str, str]) -> Path:
    return Path(data).expanduser().absolute() if data else default_folder(environ)


def load_settings(file: Path | None, environ: Mapping[str, str], flags: Mapping[str, object]) -> Settings:
    """The settings from all sources; raises OptionError with the field, its source and what was expected.

    `flags` are the command line's, by the name of the setting; None means not given. Without `file` the first of these
    counts that is there: CURIA_SETTINGS, curia.toml in the data folder, /etc/curia.toml."""
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}

    def take(name: str, value: object, source: str) -> None:
        setting = SETTINGS.get(name)
        if setting is None:
            raise OptionError(name, f"there is no such setting{_like(name)} ({source})")
        values[name] = _checked(setting, value, source)
        sources[name] = source

    path = _settings_file(file, environ, flags)
    if path is not None:
        for name, value in _read_file(path).items():
            take(name, value, str(path))
    for variable in sorted(environ):
        if variable.startswith(PREFIX) and variable != PREFIX + "SETTINGS":
            name = variable.removeprefix(PREFIX).lower()
            if name in SETTINGS:
                take(name, environ[variable], variable)
            elif like := _like(name):
                # Other tools of Curia have variables too; but this one is a slip of the pen.
                raise OptionError(name, f"there is no such setting{like} ({variable})")
    for name, value in flags.items():
        if value is not None:
            flag = SETTINGS[name].flag if name in SETTINGS else "command line"
            take(name, value, flag if value is not False else flag.replace("--", "--no-", 1))
    return Settings(**values, sources=sources)


def _settings_file(file: Path | None, environ: Mapping[str, str], flags: Mapping[str, object]) -> Path | None:
    if file is not None:
        return file
    if named := environ.get(PREFIX + "SETTINGS"):
        return Path(named)
    data = flags.get("data") or environ.get(PREFIX + "DATA") or ""
    return next((path for path in (_folder(str(data), environ) / FILE_NAME, SYSTEM_FILE) if path.is_file()), None)


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError("settings", f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise OptionError("settings", f"{path} is not a text file") from None
    except tomllib.TOMLDecodeError as error:
        raise OptionError("settings", f"{path} is not TOML: {error}") from None


def _like(name: str) -> str:
    found = difflib.get_close_matches(name, SETTINGS, n=1, cutoff=0.75)
    return f"; perhaps you mean {found[0]}" if found else ""


def _checked(setting: Setting, value: object, source: str) -> object:
    """The value in its type. Text, which flags and variables are, is read; a list or pair has commas in it."""
    is_text = isinstance(value, str)
    read: object = value
    if isinstance(value, str) and isinstance(getattr(Settings(), setting.name), list | tuple):
        read = [part.strip() for part in value.split(",") if part.strip()]
    try:
        good: object = msgspec.convert(read, setting.type, strict=not is_text)
        setting.check(good)
    except (msgspec.ValidationError, ValueError):
        shown = value if is_text else repr(value)
        raise OptionError(setting.name, f"expected {setting.expected}, found {shown!s:.80} ({source})") from None
    return good


# What help and documentation need -------------------------------------------------------------------------------------


def shown(value: object) -> str:
    """A value as it is written in a variable or after a flag."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return ",".join(shown(part) for part in value)
    return f"{value:g}" if isinstance(value, float) else str(value)


def _describe() -> dict[str, Setting]:
    hints = get_type_hints(Settings, include_extras=True)
    defaults = Settings()
    found: dict[str, Setting] = {}
    for name in Settings.__struct_fields__:
        if name == "sources":
            continue
        text = next(note for note in hints[name].__metadata__ if isinstance(note, str))
        rules = [note for note in hints[name].__metadata__ if isinstance(note, Rule)]
        rule = rules[0] if rules else Rule(_expected(msgspec.inspect.type_info(hints[name])))
        found[name] = Setting(name, text, rule.expected, rule.check, shown(getattr(defaults, name)), hints[name])
    return found


def _expected(kind: msgspec.inspect.Type) -> str:
    match kind:
        case msgspec.inspect.Metadata(type=inner):
            return _expected(inner)
        case msgspec.inspect.IntType(ge=low, le=high):
            return f"a whole number from {low} to {high}"
        case msgspec.inspect.FloatType(gt=low, le=high):
            return f"a number above {low:g} and up to {high:.0f}"
        case msgspec.inspect.LiteralType(values=values):
            return ", ".join(str(value) for value in values)
        case msgspec.inspect.BoolType():
            return "true or false"
        case _:
            raise TypeError(f"say in a Rule what a {kind} is")


SETTINGS: Final[dict[str, Setting]] = _describe()
"""Every setting by its name, in the order in which they are told."""


def add_arguments(parser: argparse.ArgumentParser, names: Sequence[str] | None = None) -> None:
    """A flag for each setting, or for the named ones, and `--settings` for the file."""
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="settings file (default: curia.toml in the data folder)"
    )
    for name in SETTINGS if names is None else names:
        setting = SETTINGS[name]
        text = f"{setting.help} (default {setting.default or 'empty'})".replace("%", "%%")
        if isinstance(getattr(Settings(), name), bool):
            parser.add_argument(setting.flag, action=argparse.BooleanOptionalAction, default=None, help=text)
        else:
            parser.add_argument(setting.flag, metavar="X", help=text)


def from_arguments(args: argparse.Namespace, environ: Mapping[str, str]) -> Settings:
    """The settings of a command whose parser went through `add_arguments`."""
    return load_settings(args.settings, environ, {name: getattr(args, name, None) for name in SETTINGS})


def summary(settings: Settings) -> list[str]:
    """A line for each value that is not the default, with its source. There is no secret among the settings."""
    lines = [f"data = {settings.folder}{_source(settings, 'data')}"]
    for setting in SETTINGS.values():
        value = shown(getattr(settings, setting.name))
        if value != setting.default and setting.name != "data":
            lines.append(f"{setting.name} = {value}{_source(settings, setting.name)}")
    return lines


def _source(settings: Settings, name: str) -> str:
    return f"   ({settings.sources[name]})" if name in settings.sources else ""

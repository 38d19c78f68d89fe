"""Settings: where they come from, which one wins, what is wrong with one, and that every one of them is told."""

import argparse
import re
from pathlib import Path
from typing import Any

import pytest

from curia.core.errors import OptionError
from curia.server.base import settings as options
from curia.server.base.settings import SETTINGS, Settings, default_folder, load_settings, summary

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.fixture(autouse=True)
def no_system_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "SYSTEM_FILE", tmp_path / "none.toml")


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def parse(words: list[str], environ: dict[str, str]) -> Settings:
    parser = argparse.ArgumentParser()
    options.add_arguments(parser)
    return options.from_arguments(parser.parse_args(words), environ)


# Where they come from -------------------------------------------------------------------------------------------------


def test_flags_beat_variables_beat_the_file_beats_the_defaults(tmp_path: Path) -> None:
    file = write(tmp_path / "my.toml", "port = 1\nbot_workers = 2\nmax_tables = 3\n")
    environ = {"CURIA_BOT_WORKERS": "12", "CURIA_MAX_TABLES": "13"}
    settings = load_settings(file, environ, {"max_tables": "23", "host": None})
    assert (settings.port, settings.bot_workers, settings.max_tables) == (1, 12, 23)
    assert settings.host == Settings().host
    assert settings.sources == {"port": str(file), "bot_workers": "CURIA_BOT_WORKERS", "max_tables": "--max-tables"}


def test_the_file_is_looked_for_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    environ = {"CURIA_DATA": str(data)}
    assert load_settings(None, environ, {}).port == Settings().port
    monkeypatch.setattr(options, "SYSTEM_FILE", write(tmp_path / "etc.toml", "port = 4"))
    assert load_settings(None, environ, {}).port == 4
    write(data / "curia.toml", "port = 3")
    assert load_settings(None, environ, {}).port == 3
    assert load_settings(None, {}, {"data": str(data)}).port == 3
    environ["CURIA_SETTINGS"] = str(write(tmp_path / "named.toml", "port = 2"))
    assert load_settings(None, environ, {}).port == 2
    assert load_settings(write(tmp_path / "flag.toml", "port = 1"), environ, {}).port == 1


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("host", "0.0.0.0", "0.0.0.0"),
        ("port", "0", 0),
        ("browser", "false", False),
        ("browser", "1", True),
        ("bot_pause", "0, 250", (0, 250)),
        ("origins", "https://a.example, http://b.example:8080", ["https://a.example", "http://b.example:8080"]),
        ("origins", "", []),
        ("trusted_proxies", "10.0.0.0/8,::1", ["10.0.0.0/8", "::1"]),
        ("chat_rate", "0.25", 0.25),
        ("address_rate", "5", 5.0),
        ("log_format", "json", "json"),
    ],
)
def test_texts_are_read(name: str, text: str, value: object) -> None:
    assert getattr(load_settings(None, {f"CURIA_{name.upper()}": text}, {}), name) == value
    if name != "browser":
        assert getattr(parse([f"{SETTINGS[name].flag}={text}"], {}), name) == value


def test_a_file_has_types_of_its_own(tmp_path: Path) -> None:
    file = write(
        tmp_path / "my.toml",
        'browser = false\nbot_pause = [0, 10]\ntrusted_proxies = ["10.0.0.0/8"]\nchat_rate = 2\nhost = "::"\n',
    )
    settings = load_settings(file, {}, {})
    assert (settings.browser, settings.bot_pause, settings.trusted_proxies) == (False, (0, 10), ["10.0.0.0/8"])
    assert (settings.chat_rate, settings.host) == (2.0, "::")


def test_every_setting_has_a_flag() -> None:
    words = [
        f"{each.flag}={each.default or 'x'}"
        for each in SETTINGS.values()
        if each.name not in ("browser", "webhooks_private")
    ]
    words = [word.replace("=x", "=https://x.example") for word in words if "proxies" not in word]
    settings = parse([*words, "--no-browser", "--webhooks-private"], {"HOME": "/home/anna"})
    assert (settings.browser, settings.webhooks_private) == (False, True)
    assert set(settings.sources) == set(SETTINGS) - {"trusted_proxies"}


# What is wrong with one -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("port", "many", "expected a whole number from 0 to 65535, found many"),
        ("port", "65536", "expected a whole number from 0 to 65535, found 65536"),
        ("port", "16.5", "expected a whole number from 0 to 65535, found 16.5"),
        ("host", "a b", "expected a name or an address, found a b"),
        ("host", "", "expected a name or an address, found "),
        ("browser", "maybe", "expected true or false, found maybe"),
        ("bot_pause", "5", "expected two numbers from 0 to 60000, the smaller one first, found 5"),
        ("bot_pause", "9,5", "expected two numbers from 0 to 60000, the smaller one first, found 9,5"),
        ("public_url", "play.club.example", "expected an address such as https://play.club.example, without a path"),
        ("public_url", "https://club.example/play", "expected an address such as https://play.club.example"),
        ("public_url", "https://anna@club.example", "expected an address such as https://play.club.example"),
        ("public_url", "https://club.example:x", "expected an address such as https://play.club.example"),
        ("origins", "https://club.example/", "expected origins such as https://club.example, in small letters"),
        ("origins", "https://Club.example", "expected origins such as https://club.example, in small letters"),
        ("trusted_proxies", "proxy", "expected addresses or networks such as 10.0.0.0/8, found proxy"),
        ("metrics_from", "10.0.0.0/40", "expected addresses or networks such as 10.0.0.0/8, found 10.0.0.0/40"),
        ("chat_rate", "0", "expected a number above 0 and up to 1000000, found 0"),
        ("chat_rate", "nan", "expected a number above 0 and up to 1000000, found nan"),
        ("log_level", "loud", "expected debug, error, info, warning, found loud"),
    ],
)
def test_a_wrong_value_is_named_with_its_source(name: str, text: str, expected: str) -> None:
    with pytest.raises(OptionError) as caught:
        load_settings(None, {SETTINGS[name].variable: text}, {})
    assert str(caught.value).startswith(f"{name}: {expected}")
    assert str(caught.value).endswith(f"({SETTINGS[name].variable})")
    assert caught.value.field == name


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("prot = 80", "prot: there is no such setting; perhaps you mean port ({file})"),
        ("sources = {}", "sources: there is no such setting ({file})"),
        ("port = true", "port: expected a whole number"),
        ("browser = 1", "browser: expected true or false, found 1 ({file})"),
        ("[server]\nport = 80", "server: there is no such setting ({file})"),
        ("port = ", "settings: {file} is not TOML: "),
    ],
)
def test_a_wrong_file(tmp_path: Path, text: str, problem: str) -> None:
    file = write(tmp_path / "my.toml", text)
    with pytest.raises(OptionError) as caught:
        load_settings(file, {}, {})
    assert str(caught.value).startswith(problem.format(file=file))


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"settings: cannot read .*No such file"):
        load_settings(tmp_path / "none.toml", {}, {})
    (tmp_path / "bytes.toml").write_bytes(b"\xff")
    with pytest.raises(OptionError, match=r"bytes.toml is not a text file"):
        load_settings(tmp_path / "bytes.toml", {}, {})


def test_a_slip_of_the_pen_in_a_variable_is_told_but_other_variables_are_left_alone() -> None:
    with pytest.raises(OptionError, match=r"prot: .*perhaps you mean port \(CURIA_PROT\)"):
        load_settings(None, {"CURIA_PROT": "80"}, {})
    load_settings(None, {"CURIA_PURE": "1", "CURIA_EXPECT": "compiled", "CURIA_REQUIRE_COMPILED": "1"}, {})
    load_settings(None, {"CURIA_BENCH_PYTHON": "x", "CURIA_WRITE_GOLDEN": "1"}, {})


# What follows from them -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environ", "platform", "folder"),
    [
        ({"HOME": "/home/anna"}, "linux", "/home/anna/.local/share/curia"),
        ({"HOME": "/home/anna", "XDG_DATA_HOME": "/big"}, "linux", "/big/curia"),
        ({"HOME": "/home/anna", "XDG_DATA_HOME": "big"}, "linux", "/home/anna/.local/share/curia"),
        ({"HOME": "/Users/anna"}, "darwin", "/Users/anna/Library/Application Support/curia"),
        ({"LOCALAPPDATA": "/local", "USERPROFILE": "/anna"}, "win32", "/local/curia"),
        ({"USERPROFILE": "/anna"}, "win32", "/anna/AppData/Local/curia"),
    ],
)
def test_the_data_folder_of_the_platform(environ: dict[str, str], platform: str, folder: str) -> None:
    assert default_folder(environ, platform) == Path(folder)


def test_folder_and_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert Settings(data="~/club").database == tmp_path / "club" / "curia.db"
    assert Settings(data="here").folder == tmp_path / "here"


@pytest.mark.parametrize(
    ("settings", "url"),
    [
        (Settings(), "http://127.0.0.1:1655"),
        (Settings(host="0.0.0.0"), "http://localhost:1655"),
        (Settings(host="::1", port=80), "http://[::1]:80"),
        (Settings(public_url="https://play.club.example/"), "https://play.club.example"),
    ],
)
def test_the_address(settings: Settings, url: str) -> None:
    assert settings.url == url


def test_the_summary_tells_what_is_not_the_default_and_why(tmp_path: Path) -> None:
    file = write(tmp_path / "my.toml", "max_tables = 10000\nbot_pause = [0, 0]\n")
    settings = load_settings(file, {"CURIA_PORT": "80"}, {"browser": False, "data": str(tmp_path)})
    assert summary(settings) == [
        f"data = {tmp_path}   (--data)",
        "port = 80   (CURIA_PORT)",
        "browser = false   (--no-browser)",
        f"bot_pause = 0,0   ({file})",
    ]


# What is told of them -------------------------------------------------------------------------------------------------


def test_the_help_tells_every_setting_and_its_default() -> None:
    parser = argparse.ArgumentParser(formatter_class=lambda prog: argparse.HelpFormatter(prog, width=1000))
    options.add_arguments(parser)
    text = parser.format_help()
    for setting in SETTINGS.values():
        assert f"{setting.help} (default {setting.default or 'empty'})" in text


def table_rows(page: str) -> dict[str, list[str]]:
    rows = [re.split(r"\s*\|\s*", line)[1:-1] for line in page.splitlines() if line.startswith("| `")]
    return {row[0].strip("`"): row[1:] for row in rows}


def test_the_page_for_hosts_tells_every_setting() -> None:
    rows = table_rows(HOSTING.read_text(encoding="utf-8"))
    told: dict[str, Any] = {name: rows.get(name) for name in SETTINGS}
    default = {name: f"`{each.default}`" if each.default else "" for name, each in SETTINGS.items()}
    assert told == {name: [default[name], each.help] for name, each in SETTINGS.items()}

"""The files for hosts: they name what exists, and say what is so."""

import argparse
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from curia.cli import _parser
from curia.server.base.metrics import Metrics
from curia.server.base.settings import SETTINGS, Settings, load_settings
from curia.server.http import ops_api
from curia.server.ops import serve

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


# The container --------------------------------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    """Of the Containerfile: the word and the rest, lines put together."""
    text = re.sub(r"^#.*\n", "", read("Containerfile"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1].strip()) for line in lines if line.strip()]


def all_of(word: str) -> list[str]:
    return [rest for found, rest in instructions() if found == word]


def copied_from_here() -> list[str]:
    return [name for rest in all_of("COPY") if "--from" not in rest for name in shlex.split(rest)[:-1]]


def test_only_known_instructions() -> None:
    known = {"FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
    assert {word for word, _ in instructions()} == known | {"ENTRYPOINT", "CMD"}


def test_what_is_copied_is_there() -> None:
    for rest in copied_from_here():
        assert (ROOT / rest).exists(), rest


def test_everything_that_building_reads_is_copied() -> None:
    copied = set(copied_from_here())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {"pyproject.toml", "setup.py", "src", project["readme"], *project["license-files"]} <= copied
    # setup.py puts the rules pages and the built web client into the package.
    assert all(f'"{name}"' in (ROOT / "setup.py").read_text(encoding="utf-8") for name in ("docs/rules", "web/dist"))
    assert {"docs/rules", "web", "src/curia/locales"} <= copied
    assert "--from=web /curia/web/dist web/dist" in all_of("COPY")
    locked = [word for rest in all_of("RUN") for word in rest.split() if word.endswith(".lock")]
    assert locked
    assert set(locked) <= copied


def test_its_python_is_one_that_curia_runs_on() -> None:
    images = [rest.split()[0] for rest in all_of("FROM")]
    assert [image.partition(":")[0] for image in images] == ["node", "python", "python"]
    assert images[1] == images[2]
    version = re.fullmatch(r"python:3\.(\d+)-slim", images[1])
    assert version
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"Programming Language :: Python :: 3.{version[1]}" in project["classifiers"]


def test_every_install_is_locked() -> None:
    """Packages are downloaded once, compared with their hashes; everything after that comes from there."""
    commands = [part.strip() for rest in all_of("RUN") for part in rest.split("&&")]
    commands = [command for command in commands if re.search(r"(?<!-)\bpip ", command)]
    assert [command.split("pip ")[1].split()[0] for command in commands] == ["download", "install", "wheel", "--python"]
    assert "--require-hashes" in commands[0]
    assert all("--no-index" in command for command in (commands[1], commands[3]))
    assert "--no-build-isolation" in commands[2]
    assert "CURIA_REQUIRE_COMPILED=1" in commands[2]


def test_it_starts_the_house_with_settings_that_exist() -> None:
    variables = dict(word.split("=", 1) for word in shlex.split(all_of("ENV")[0]))
    ours = {name: value for name, value in variables.items() if name.startswith("CURIA_")}
    assert set(ours) <= {setting.variable for setting in SETTINGS.values()}
    settings = load_settings(DEPLOY / "curia.toml", ours, {})
    assert all_of("EXPOSE") == [str(settings.port)]
    assert all_of("VOLUME") == [settings.data]
    assert settings.host == "0.0.0.0"
    assert not serve.may_open_browser(settings, {"DISPLAY": ":0"})
    assert f"http://127.0.0.1:{settings.port}/readyz" in all_of("HEALTHCHECK")[0]
    assert all_of("ENTRYPOINT") == ['["curia"]']
    _parser().parse_args(["serve"])


def test_it_does_not_run_as_root() -> None:
    words = [word for word, _ in instructions()]
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert all_of("USER") == ["curia"]


# The other files ------------------------------------------------------------------------------------------------------


def test_the_settings_file_shows_every_setting_with_its_default(tmp_path: Path) -> None:
    text = read("curia.toml")
    assert tomllib.loads(text) == {}
    shown = tmp_path / "all.toml"
    shown.write_text(re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE), encoding="utf-8")
    assert set(tomllib.loads(shown.read_text(encoding="utf-8"))) == set(SETTINGS)
    settings = load_settings(shown, {}, {})
    for name, setting in SETTINGS.items():
        assert getattr(settings, name) == getattr(Settings(), name)
        assert f"# {setting.help[0].upper()}{setting.help[1:]}.\n# {name} = " in text


def test_the_service() -> None:
    lines = read("curia.service").splitlines()
    assert [line for line in lines if line.startswith("[")] == ["[Unit]", "[Service]", "[Install]"]
    values = dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))
    program, *words = shlex.split(values["ExecStart"])
    assert program == "/opt/curia/bin/curia"
    args = _parser().parse_args(words)
    assert args.browser is False
    name, _, value = values["Environment"].partition("=")
    assert name == SETTINGS["data"].variable
    assert value == f"/var/lib/{values['StateDirectory']}"
    # It must have time to close: its connections, then its store.
    assert int(values["TimeoutStopSec"]) > 2 * Settings().shutdown_limit


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_finds_the_house_and_hides_its_numbers(name: str) -> None:
    text = read(name)
    assert f"127.0.0.1:{Settings().port}" in text
    assert "/metrics" in text
    assert text.count("{") == text.count("}")
    assert {path for handler in ops_api.handlers for path in handler.paths} == {"/healthz", "/readyz", "/metrics"}


def test_the_parts_of_compose_know_each_other() -> None:
    text = read("compose.yaml")
    variables = dict(re.findall(r"^\s+(CURIA_\w+): (\S+)$", text, flags=re.MULTILINE))
    settings = load_settings(DEPLOY / "curia.toml", {k: v for k, v in variables.items() if k != "CURIA_UPSTREAM"}, {})
    assert f"subnet: {settings.trusted_proxies[0]}\n" in text
    assert "{$CURIA_UPSTREAM:" in read("Caddyfile")
    assert variables["CURIA_UPSTREAM"] == f"curia:{settings.port}"
    assert f"{settings.url.removeprefix('https://')} {{" in read("Caddyfile")
    assert (DEPLOY / re.findall(r"dockerfile: deploy/(\S+)", text)[0]).exists()
    assert (DEPLOY / re.findall(r"- \./(\S+?):", text)[0]).exists()


# The page -------------------------------------------------------------------------------------------------------------


def test_the_page_names_files_that_exist() -> None:
    names = set(re.findall(r"deploy/[\w.]+", PAGE))
    assert names == {f"deploy/{path.name}" for path in FILES}


def test_the_page_names_commands_that_exist() -> None:
    told = re.findall(r"curia (admin|serve)([^`\n]*)", PAGE)
    assert len(told) > 10
    for command, rest in told:
        words = [word.replace("TABLE", "x").replace("WHO", "x") for word in shlex.split(rest)]
        if command == "admin" and not words:
            continue
        _parser().parse_args([command, *words])


def test_the_page_names_targets_that_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z-]+)`", PAGE)) | {"play", "wheel"} <= targets


def test_its_links_go_somewhere() -> None:
    headings = {
        re.sub(r"[^\w-]", "", title.lower().replace(" ", "-")) for title in re.findall(r"^## (.*)$", PAGE, re.M)
    }
    assert set(re.findall(r"\]\(#([\w-]+)\)", PAGE)) == headings


def test_the_page_tells_every_metric() -> None:
    told = dict(re.findall(r"^\| `(curia_\w+)` \| (.*) \|$", PAGE, flags=re.MULTILINE))
    counted = {family.name: family.documentation for family in Metrics().registry.collect()}
    assert told == {name: text for name, text in counted.items() if name.startswith("curia_")}


@pytest.mark.parametrize("path", [*FILES, ROOT / "docs" / "hosting.md"], ids=lambda path: str(path.name))
def test_only_example_hosts_are_named(path: Path) -> None:
    hosts = re.findall(r"https?://([\w.-]+)", path.read_text(encoding="utf-8"))
    own = ("127.0.0.1", "localhost", "curia")
    assert [host for host in hosts if host not in own and not host.endswith(".example")] == []


def test_the_help_of_serve_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    parser.print_help()
    assert "--public-url" in capsys.readouterr().out


def test_the_page_and_the_web_client_open_the_house_to_friends_by_the_same_command() -> None:
    share = (ROOT / "web" / "src" / "lib" / "lobby" / "Share.svelte").read_text(encoding="utf-8")
    found = re.search(r"OPEN_HOUSE = '(.*)';", share)
    assert found is not None
    assert f"\n{found[1]}\n" in PAGE

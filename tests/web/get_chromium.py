"""Gets a Chromium for the tests in the browser, without root and without anybody's help where that is possible.

    python -m tests.web.get_chromium

One way after the other, each with a time limit, until a browser opens a page: the one that `CURIA_CHROMIUM` names, or
the one found last time; the system's; Playwright's own, installed before or now; Debian's package, where it may be
installed; and npm's @sparticuz/chromium, which needs nobody's leave. What was found is remembered beside the Python
that runs this. Where there is none, this says so loudly, and fails where the tests must run (`CI=true`)."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Error, sync_playwright

from tests.web.kit_browser import PATIENCE, REMEMBERED, installed, is_required, open_browser, own, remembered

_MINUTE: Final = 60.0
_PACKAGE: Final = Path(__file__).parent / "chromium"
"""What npm installs, with its version and what it must be."""
_FOLDER: Final = Path(sys.prefix) / "chromium"
_UNPACK: Final = """
import chromium, { inflate } from '@sparticuz/chromium';
await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');
await chromium.executablePath();
"""
"""All of it goes to the folder for temporary files."""
_WRAPPER: Final = """#!/bin/sh
# Chromium with the libraries and the letters that come with it, for there may be none here.
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
"""
_LETTERS: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/letters</cachedir>
</fontconfig>
"""


class Impossible(Exception):
    """This way leads to no browser; the text says why."""


def _run(
    command: Sequence[str], limit: float, folder: Path | None = None, environ: Mapping[str, str] | None = None
) -> None:
    """Raises Impossible if it fails, or is not done after so many seconds; nothing of it is left behind then."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **(environ or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        told, _ = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise Impossible(f"not done after {limit:.0f} seconds") from None
    if process.returncode:
        why = next((line.strip() for line in told.splitlines() if "error" in line.lower()), "it failed")
        raise Impossible(why[:120])


def _named() -> str:
    if name := os.environ.get("CURIA_CHROMIUM"):
        return name
    raise Impossible("names none")


def _last_time() -> str:
    if path := remembered():
        return path
    raise Impossible("none was")


def _systems() -> str:
    if path := installed():
        return path
    raise Impossible("has none")


def _playwrights() -> str:
    with sync_playwright() as playwright:
        if path := own(playwright):
            return path
    raise Impossible("is not installed")


def _playwrights_download() -> str:
    command = [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]
    _run(command, 5 * _MINUTE, environ={"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "15000"})
    return _playwrights()


def _debians() -> str:
    if shutil.which("apt-get") is None:
        raise Impossible("there is no apt-get")
    if os.geteuid():
        raise Impossible("only root may install it")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::http::Timeout=30"]
    _run([*apt, "update"], 3 * _MINUTE, environ=quiet)
    _run([*apt, "install", "-y", "--no-install-recommends", "chromium"], 8 * _MINUTE, environ=quiet)
    return _systems()


def _npms() -> str:
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise Impossible("there is no npm")
    shutil.rmtree(_FOLDER, ignore_errors=True)
    _FOLDER.mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(_PACKAGE / name, _FOLDER)
    # What it needs of Node, it needs elsewhere.
    _run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-engine-strict"], 5 * _MINUTE, _FOLDER)
    _run([node, "--input-type=module", "-e", _UNPACK], 2 * _MINUTE, _FOLDER, {"TMPDIR": str(_FOLDER)})
    shutil.rmtree(_FOLDER / "node_modules")
    (_FOLDER / "fonts.conf").write_text(_LETTERS.format(folder=_FOLDER), encoding="utf-8")
    wrapper = _FOLDER / "chromium.sh"
    wrapper.write_text(_WRAPPER, encoding="utf-8")
    wrapper.chmod(0o755)
    return str(wrapper)


def _check(executable: str) -> None:
    """Raises Impossible if it does not show a page."""
    try:
        with sync_playwright() as playwright:
            browser = open_browser(playwright, executable)
            page = browser.new_page()
            page.set_default_timeout(PATIENCE)
            page.set_content("<p>Habemus papam</p>")
            if page.locator("p").inner_text() != "Habemus papam":
                raise Impossible(f"{executable} shows nothing")
            browser.close()
    except Error as error:
        raise Impossible(f"{executable} does not open: {error.message.splitlines()[0][:120]}") from None


_WAYS: Final[Sequence[tuple[str, Callable[[], str]]]] = (
    ("the one of last time", _last_time),
    ("the system", _systems),
    ("Playwright's own", _playwrights),
    ("Playwright's own, downloaded now", _playwrights_download),
    ("Debian's package", _debians),
    ("npm's @sparticuz/chromium", _npms),
)


def get_chromium() -> str | None:
    """The path of a browser that opens, after saying of every way how far it led."""
    ways = [("CURIA_CHROMIUM", _named)] if os.environ.get("CURIA_CHROMIUM") else _WAYS
    for name, way in ways:
        try:
            path = way()
            _check(path)
        except (Impossible, OSError) as why:
            print(f"  {name}: {why}", flush=True)
        else:
            print(f"  {name}: {path}", flush=True)
            return path
    return None


def main() -> int:
    print("Looking for a Chromium", flush=True)
    path = get_chromium()
    if path is not None:
        REMEMBERED.write_text(path, encoding="utf-8")
        return 0
    line = "*" * 77
    print(line, "  THE TESTS IN THE BROWSER ARE NOT RUN: no Chromium can be had here.", sep="\n")
    print("  CURIA_CHROMIUM=/path/to/chromium names one.", line, sep="\n", flush=True)
    return 1 if is_required() or os.environ.get("CURIA_CHROMIUM") else 0


if __name__ == "__main__":
    sys.exit(main())

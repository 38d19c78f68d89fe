"""`make bench ARGS=start`: how long a person waits for the first page, for compiled rules, and at the second start.

The commit that is checked out is cloned into a temporary folder, and `make play` started there, with the caches of uv
and npm as they are and then with empty ones. Between two starts the house is closed as by Ctrl-C."""

import argparse
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from bench.processes import ROOT, say

LIMIT: Final = 1800.0
"""Seconds; only what hangs takes so long."""
GLANCE: Final = 0.05
GOALS: Final = (
    """Goals, on two quiet cores: a page within 60 s, compiled rules within 120 s, a second start within 3 s."""
)
_OPEN: Final = re.compile(r"The house is open at (\S+)")


class Start(NamedTuple):
    """Seconds from `make play` on."""

    page: float
    compiled: float
    second: float


def table(rows: dict[str, Start]) -> str:
    lines = ["| caches | page open | rules compiled | second start |", "|---|---:|---:|---:|"]
    lines += [
        f"| {name} | {row.page:.1f} s | {row.compiled:.1f} s | {row.second:.1f} s |" for name, row in rows.items()
    ]
    return "\n".join(lines)


def house_address(output: str) -> str | None:
    """Where the house is, from what it printed."""
    found = _OPEN.search(output)
    return found[1] if found else None


def measure(folder: Path, environment: dict[str, str]) -> Start:
    """A first start in a fresh clone, and a second one."""
    clone = folder / "curia"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    environment = environment | {"CURIA_DATA": str(folder / "data")}
    with _playing(clone, folder / "first.log", environment) as house:
        page = house.wait_for_page()
        compiled = house.wait_for(lambda: (clone / ".venv" / ".installed").exists())
    version = subprocess.run([clone / ".venv/bin/curia", "--version"], capture_output=True, text=True, check=True)
    if "compiled" not in version.stdout:
        sys.exit(f"bench: the rules were not compiled; see {clone}/.venv/compile.log")
    with _playing(clone, folder / "second.log", environment) as house:
        second = house.wait_for_page()
    return Start(page, compiled, second)


class _House:
    """`make play` that runs, and what it has printed."""

    def __init__(self, process: "subprocess.Popen[bytes]", log: Path) -> None:
        self._process = process
        self._log = log
        self._started = time.monotonic()

    def wait_for(self, is_so: Callable[[], bool]) -> float:
        """Seconds since the start."""
        while not is_so():
            if self._process.poll() is not None or time.monotonic() - self._started > LIMIT:
                sys.exit(f"bench: `make play` went wrong:\n{self._log.read_text()}")
            time.sleep(GLANCE)
        return time.monotonic() - self._started

    def wait_for_page(self) -> float:
        self.wait_for(lambda: house_address(self._log.read_text()) is not None)
        address = house_address(self._log.read_text())
        assert address is not None
        with urllib.request.urlopen(address, timeout=LIMIT) as answer:
            page = answer.read()
        if b"<script" not in page:
            sys.exit("bench: the page is not that of the web client")
        return time.monotonic() - self._started


@contextmanager
def _playing(clone: Path, log: Path, environment: dict[str, str]) -> Iterator[_House]:
    command = ["make", "play", "ARGS=--no-browser --port 0"]
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, cwd=clone, env=environment, stdout=out, stderr=subprocess.STDOUT, start_new_session=True
        )
    try:
        yield _House(process, log)
    finally:
        # As a terminal does it: to all of them.
        os.killpg(process.pid, signal.SIGINT)
        process.wait(LIMIT)


def _environment(folder: Path, is_cold: bool) -> dict[str, str]:
    """Without what `make` has told this process; with empty caches if they shall be cold."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    for name in ("ARGS", "CURIA_BENCH_PYTHON", "CURIA_BENCH_UV"):
        environment.pop(name, None)
    if is_cold:
        caches = {"UV_CACHE_DIR": "uv", "PIP_CACHE_DIR": "pip", "npm_config_cache": "npm"}
        environment |= {name: str(folder / "caches" / cache) for name, cache in caches.items()}
    return environment


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench start", description=__doc__)
    parser.add_argument("--caches", choices=("warm", "cold", "both"), default="both", help="default both")
    args = parser.parse_args(arguments)
    rows: dict[str, Start] = {}
    for caches in ("warm", "cold") if args.caches == "both" else (args.caches,):
        say(f"a first start, caches {caches} …")
        folder = Path(tempfile.mkdtemp(prefix="curia-start-"))
        try:
            rows[caches] = measure(folder, _environment(folder, caches == "cold"))
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    load = f"load {os.getloadavg()[0]:.1f} at the end"
    print(f"\n{platform.machine()}, Python {platform.python_version()}, {os.cpu_count()} cores, {load}\n")
    print(table(rows))
    print(f"\n{GOALS}")

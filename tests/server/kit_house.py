"""A real house in a process of its own, for tests that talk to it from outside.

    with running_house(tmp_path / "data", *QUICK) as house:
        httpx.get(f"{house.url}/healthz")
        house.kill()      # as by kill -9
        house.start()     # on the same data and the same port

The house must end in good order, and its log must not tell of any exception: else the test fails."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

from tests.kit.patience import PATIENCE

SERVE: Final = (sys.executable, "-m", "curia", "serve")
QUICK: Final = (
    *("--bot-pause", "0,0", "--forced-pause", "0,0"),
    *("--address-rate", "100000", "--address-burst", "100000"),
    *("--request-rate", "100000", "--request-burst", "100000"),
    *("--message-rate", "100000", "--message-burst", "100000"),
    *("--max-tables-per-address", "100000", "--max-seats-per-player", "100000", "--max-waiting-seats", "100000"),
)
"""Flags for tests that are not about pauses and limits."""


class RunningHouse:
    """The process and how to reach it."""

    def __init__(self, data: Path, flags: Sequence[str], command: Sequence[str], games: str = "") -> None:
        self.data = data
        self.log_file = data.with_name(f"{data.name}.log")
        self.url = ""
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self._flags = flags
        self._command = command
        self._games = games

    @property
    def ws_url(self) -> str:
        return self.url.replace("http", "ws", 1)

    @property
    def log(self) -> str:
        """All that the house wrote so far, of every start."""
        return self.log_file.read_text(encoding="utf-8", errors="replace")

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Start it, the second time at the port that it had, and wait until it is ready."""
        assert self.process is None
        args = [*self._command, "--port", str(self.port), "--data", str(self.data), "--no-browser", *self._flags]
        # Settings come from the test alone.
        names = {name for name in os.environ if name.startswith("CURIA_") and name != "CURIA_EXPECT"}
        environ = {name: value for name, value in os.environ.items() if name not in names}
        environ |= {"CURIA_GAMES": self._games} if self._games else {}
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(args, stdout=log, stderr=subprocess.STDOUT, env=environ)
        deadline = time.monotonic() + PATIENCE
        while not self._is_ready():
            code = self.process.poll()
            if code is not None or time.monotonic() > deadline:
                self.kill()
                what = "is not ready" if code is None else f"ended with {code}"
                raise AssertionError(f"the house {what}:\n{self.log[-3000:]}")
            time.sleep(0.02)

    def _is_ready(self) -> bool:
        try:
            told = json.loads((self.data / "house.json").read_text(encoding="utf-8"))
            # A house that was killed leaves its file behind.
            if told["pid"] != self.pid or httpx.get(f"{told['url']}/readyz").status_code != 200:
                return False
        except (OSError, httpx.TransportError):
            return False
        self.url = told["url"]
        self.port = int(self.url.rpartition(":")[2])
        return True

    def kill(self) -> None:
        """As by kill -9: nothing can be written or said any more."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None

    def stop(self, number: int = signal.SIGTERM) -> None:
        """End it in good order."""
        assert self.process is not None
        self.process.send_signal(number)
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the house does not end:\n{self.log[-3000:]}") from None
        self.process = None
        assert code == 0, f"the house ended with {code}:\n{self.log[-3000:]}"

    def check_log(self) -> None:
        """Fails if an exception was logged that nobody had foreseen."""
        if (place := self.log.lower().find("traceback")) >= 0:
            around = self.log[max(0, place - 500) : place + 3000]
            raise AssertionError(f"the log of the house tells of an exception:\n{around}")


@contextmanager
def running_house(data: Path, *flags: str, command: Sequence[str] = SERVE, games: str = "") -> Iterator[RunningHouse]:
    """A house on that data folder, with more flags and games if need be; ended and looked through afterwards."""
    with started(RunningHouse(data, flags, command, games)) as house:
        yield house


@contextmanager
def started(house: RunningHouse) -> Iterator[RunningHouse]:
    """The house is started, and ended and looked through afterwards."""
    try:
        house.start()
        yield house
        if house.process is not None:
            house.stop()
    finally:
        if house.process is not None:
            house.kill()
    house.check_log()

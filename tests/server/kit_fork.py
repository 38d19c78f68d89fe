"""Houses that start quickly: a process that has read all modules once forks a child for each start.

The child is a process of its own with everything that `curia serve` opens, and is killed like any other; only reading
the modules, which takes seconds, is done once. Where there is no fork, every start is a whole one."""

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, cast

from curia import cli
from curia.server.tables.seating import warm_up
from tests.kit.patience import PATIENCE
from tests.server.kit_house import SERVE, RunningHouse, running_house, started


class Nursery:
    """The process that forks. It takes a line for each house, and tells the child's number and how it ended."""

    def __init__(self) -> None:
        names = {name for name in os.environ if name.startswith("CURIA_") and name != "CURIA_EXPECT"}
        environ = {name: value for name, value in os.environ.items() if name not in names}
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environ, text=True
        )

    def fork(self, args: Sequence[str], log: Path) -> int:
        """Run `curia` with these arguments; which process it is."""
        return self._ask({"args": [*args], "log": str(log)})

    def wait(self, pid: int) -> int:
        """How it ended, when it has."""
        return self._ask({"wait": pid})

    def _ask(self, what: dict[str, Any]) -> int:
        stdin, stdout = cast(IO[str], self._process.stdin), cast(IO[str], self._process.stdout)
        stdin.write(json.dumps(what) + "\n")
        stdin.flush()
        return int(stdout.readline())

    def close(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            cast(IO[str], pipe).close()
        self._process.wait()


class Child:
    """What RunningHouse needs of a process."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self.pid = pid
        self._nursery = nursery

    def poll(self) -> int | None:
        """A child that ended is noticed by who waits for it."""
        return None

    def wait(self, timeout: float | None = None) -> int:
        return self._nursery.wait(self.pid)

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class ForkedHouse(RunningHouse):
    """A house whose process is forked."""

    def __init__(self, data: Path, flags: Sequence[str], nursery: Nursery) -> None:
        super().__init__(data, flags, ())
        self._nursery = nursery

    def start(self) -> None:
        assert self.process is None
        args = ["serve", "--port", str(self.port), "--data", str(self.data), "--no-browser", *self._flags]
        child = Child(self._nursery, self._nursery.fork(args, self.log_file))
        self.process = cast("subprocess.Popen[bytes]", child)
        deadline = time.monotonic() + PATIENCE
        while not self._is_ready():
            if time.monotonic() > deadline:
                self.kill()
                raise AssertionError(f"the house is not ready:\n{self.log[-3000:]}")
            time.sleep(0.01)


@contextmanager
def quick_house(data: Path, *flags: str) -> Iterator[RunningHouse]:
    """Like `running_house`, for tests that start the same one again and again."""
    if not hasattr(os, "fork"):
        with running_house(data, *flags, command=SERVE) as running:
            yield running
        return
    nursery = Nursery()
    try:
        with started(ForkedHouse(data, flags, nursery)) as house:
            yield house
    finally:
        nursery.close()


def main() -> None:
    """The nursery itself."""
    for name in ("app", "serve"):
        importlib.import_module(f"curia.server.ops.{name}")
    warm_up()
    for line in sys.stdin:
        asked = json.loads(line)
        if "wait" in asked:
            _, status = os.waitpid(asked["wait"], 0)
            print(os.waitstatus_to_exitcode(status), flush=True)
            continue
        pid = os.fork()
        if pid == 0:
            log = os.open(asked["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            null = os.open(os.devnull, os.O_RDONLY)
            os.dup2(null, 0)
            os.dup2(log, 1)
            os.dup2(log, 2)
            code = 1
            try:
                code = cli.main(asked["args"])
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(code)
        print(pid, flush=True)


if __name__ == "__main__":
    main()

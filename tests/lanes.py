"""Runs commands side by side, for few of them keep a machine busy all the time.

    python -m tests.lanes "make one two" "make three"

What the first one says is seen at once, what the others say when they have ended. When one fails, the others are ended
too, and so is whatever they started."""

import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from types import FrameType
from typing import IO, Final

_LOOK: Final = 0.2
"""Seconds between two looks at who has ended."""


class Lane:
    """One command, in a group of processes of its own."""

    def __init__(self, command: str, output: IO[bytes] | None) -> None:
        self._output = output
        self._process = subprocess.Popen(
            shlex.split(command), stdout=output, stderr=output and subprocess.STDOUT, start_new_session=True
        )

    @property
    def code(self) -> int | None:
        """How it ended, if it has."""
        return self._process.poll()

    def tell(self) -> None:
        """Say what it has said."""
        if self._output is not None:
            self._output.seek(0)
            sys.stdout.flush()
            sys.stdout.buffer.write(self._output.read())
            sys.stdout.buffer.flush()

    def end(self) -> None:
        for number in (signal.SIGTERM, signal.SIGKILL):
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(10)


@contextmanager
def lanes_of(commands: Sequence[str]) -> Iterator[list[Lane]]:
    with ExitStack() as stack:
        lanes: list[Lane] = []
        for number, command in enumerate(commands):
            lane = Lane(command, stack.enter_context(tempfile.TemporaryFile()) if number else None)
            stack.callback(lane.end)
            lanes.append(lane)
        yield lanes


def run(commands: Sequence[str]) -> int:
    """The code of the first that fails, or 0."""
    with lanes_of(commands) as lanes:
        told = lanes[:1]
        while True:
            codes = [lane.code for lane in lanes]
            for lane, code in zip(lanes, codes, strict=True):
                if code is not None and lane not in told and (code or codes[0] is not None):
                    lane.tell()
                    told.append(lane)
            if failed := next(filter(None, codes), 0):
                return failed
            if None not in codes:
                return 0
            time.sleep(_LOOK)


def main() -> int:
    def stop(number: int, frame: FrameType | None) -> None:
        sys.exit(128 + number)

    signal.signal(signal.SIGTERM, stop)
    try:
        return run(sys.argv[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())

"""Programs that are measured, or that measure, in processes of their own."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PATIENCE: Final = 90.0
"""Seconds; only what hangs takes so long."""

Answer = dict[str, float]


class Process:
    """A program that takes orders and answers line by line, in JSON."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self._command = command
        self._process = subprocess.Popen(
            command,
            cwd=folder,
            env=os.environ | {"NODE_ENV": "production"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = self._process.pid

    def read(self) -> Answer:
        """The next line that is an answer."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("{"):
                answer: Answer = json.loads(line)
                return answer
        sys.exit(f"bench: {' '.join(self._command)} ended")

    def ask(self, order: object) -> Answer:
        assert self._process.stdin is not None
        print(json.dumps(order), file=self._process.stdin, flush=True)
        return self.read()

    def end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def has_ended(self) -> bool:
        return self._process.poll() is not None


@contextmanager
def running(command: list[str], folder: Path) -> Iterator[Process]:
    process = Process(command, folder)
    try:
        yield process
    finally:
        process.end()


def say(text: str) -> None:
    """To the person who waits; what is measured goes to the standard output."""
    print(text, file=sys.stderr, flush=True)

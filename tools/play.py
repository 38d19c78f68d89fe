"""`make play`: opens the house as soon as its page can be shown, and compiles the rules beside it.

Until they are compiled, the house runs on the sources as they are. What is compiled is installed into .venv, where that
house does not look: nothing changes under its feet. Bots use it from then on (`server/bots/bot_pool.py`), the house
from its next start (ADR 18).

`make` calls this with any Python, for there may be no environment yet."""

import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Final, NoReturn, TextIO

from tools.alone import alone

ROOT: Final = Path(__file__).parents[1]
VENV: Final = Path(".venv")
KEY: Final = VENV / ".key"
"""What a package of these sources would be made of; the Makefile writes it when all that a page needs is there."""
INSTALLED: Final = VENV / ".installed"
"""What the installed package was made of."""
FALLBACK: Final = VENV / ".fallback"
LOG: Final = VENV / "compile.log"
NICENESS: Final = 10
FIRST: Final = "The first start takes about half a minute, as long as the downloads let it"
COMPILING: Final = (
    "The rules are being compiled beside the open house, in about a minute; you can play meanwhile, bots think longer"
)


def main(arguments: list[str]) -> None:
    os.chdir(ROOT)
    if arguments == ["--compile"]:
        compile_beside()
    started = time.monotonic()
    if not KEY.exists():
        print(FIRST, flush=True)
    with alone(Path(".lock-setup")):
        # The Python and the Node part have nothing to do with each other.
        build(str(KEY), "-j2", "SIDE_BY_SIDE=1", started=started)
    if is_set("CURIA_PURE") or is_set("CURIA_REQUIRE_COMPILED"):
        build(str(INSTALLED), started=started)
    if is_current():
        run_house(arguments, {})
    INSTALLED.unlink(missing_ok=True)
    print(COMPILING, flush=True)
    start_compiling()
    run_house(arguments, {"PYTHONPATH": str(ROOT / "src"), "CURIA_COMPILED_MARK": str(INSTALLED.absolute())})


def is_set(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def is_current() -> bool:
    """Whether what is installed was made of these very sources."""
    return INSTALLED.exists() and INSTALLED.read_bytes() == KEY.read_bytes()


def run_house(arguments: list[str], environment: dict[str, str]) -> NoReturn:
    """This process becomes the house: it gets the signals that a terminal sends, and no one stands between."""
    python = str(VENV / "bin" / "python")
    os.execve(python, [python, "-P", "-m", "curia", "serve", *arguments], os.environ | environment)


# What happens, and since when -----------------------------------------------------------------------------------------


class Progress:
    """Each step on a line with the seconds since the start; on a terminal the last line counts them."""

    def __init__(self, started: float, out: TextIO = sys.stdout) -> None:
        self._started = started
        self._out = out
        self._step = ""
        self._lock = threading.Lock()
        self._over = threading.Event()

    def say(self, step: str) -> None:
        with self._lock:
            if self._out.isatty() and self._step:
                print(file=self._out)
            self._step = step
            self._write()

    def tick(self) -> None:
        while self._out.isatty() and not self._over.wait(1):
            with self._lock:
                if self._step:
                    self._write()

    def end(self) -> None:
        self._over.set()
        with self._lock:
            if self._out.isatty() and self._step:
                print(file=self._out, flush=True)

    def _write(self) -> None:
        before, after = ("\r", "") if self._out.isatty() else ("", "\n")
        seconds = time.monotonic() - self._started
        print(f"{before}[{seconds:3.0f} s] {self._step}", end=after, file=self._out, flush=True)


def build(*words: str, started: float) -> None:
    """Let make do something, and tell what it does; whoever waits learns of a failure and of nothing else."""
    progress = Progress(started)
    threading.Thread(target=progress.tick, daemon=True).start()
    with subprocess.Popen(make(*words), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                progress.say(line.rstrip())
            code = process.wait()
        except KeyboardInterrupt:
            code = 130  # make got it too, from the terminal
        finally:
            progress.end()
    if code:
        sys.exit(code)


def make(*words: str) -> list[str]:
    return [*shlex.split(os.environ.get("MAKE", "make")), "--no-print-directory", *words]


# Beside the house -----------------------------------------------------------------------------------------------------


def start_compiling() -> None:
    """In a process that ends with this one, whatever ends it: it sees the other end of its input being closed."""
    inward, outward = os.pipe()
    command = [sys.executable, "-m", "tools.play", "--compile"]
    subprocess.Popen(command, stdin=inward, start_new_session=True)
    os.close(inward)
    os.set_inheritable(outward, True)


def compile_beside() -> NoReturn:
    """Compile, and say what came of it."""
    threading.Thread(target=end_with_the_house, daemon=True).start()
    os.nice(NICENESS)
    started = time.monotonic()
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            make(str(INSTALLED)), stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, check=False
        )
    if done.returncode:
        told = f"The rules could not be compiled; the house goes on without. The log is {LOG}"
    elif FALLBACK.exists():
        told = f"There is nothing to compile with here: bots go on thinking longer. {LOG} tells what is missing"
    else:
        seconds = time.monotonic() - started
        told = f"The rules are compiled ({seconds:.0f} s): bots use them now, the house from its next start"
    print(told, flush=True)
    sys.exit(done.returncode)


def end_with_the_house() -> None:
    """The house holds the other end and never writes. All that compiles is in this process's group."""
    os.read(0, 1)
    os.killpg(0, signal.SIGTERM)


if __name__ == "__main__":
    main(sys.argv[1:])

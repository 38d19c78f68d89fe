"""`python -m tools.alone LOCK COMMAND…`: runs the command while no other one holds the lock; waits for that."""

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """The system lets go of the lock when the process ends, however it does."""
    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Another make is at this already: waiting for it", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    with alone(Path(sys.argv[1])):
        sys.exit(subprocess.run(sys.argv[2:], check=False).returncode)

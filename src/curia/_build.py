"""Which modules are meant to be compiled, and were: for `curia --version` and for the tests."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent
COMPILED: Final = (
    *("core/**/*.py", "games/**/*.py", "bots/**/*.py"),
    *(f"server/tables/{name}.py" for name in ("clocks", "decide", "entries", "projection", "table")),
    *(f"server/base/{name}.py" for name in ("house_time", "limits")),
)
"""The pure layers, and of the server what happens with every move: what follows from a table's log and goes to its
seats, and what is counted and held back."""
SLOW_PATHS: Final = ("__init__", "plugin", "setup", "explain", "spelling", "schema")
"""How the names of modules begin that read what people wrote, or hold no code: compiling them gains nothing. What a
compiled module reads from an object of theirs would be looked up by name, so they hold no class that one uses."""


def sources() -> list[Path]:
    """The files that are meant to be compiled."""
    found = [path for pattern in COMPILED for path in ROOT.glob(pattern)]
    return sorted(path for path in found if not path.name.startswith(SLOW_PATHS))


def modules() -> dict[str, bool]:
    """Every module that is meant to be compiled, with whether importing it loads an extension module."""
    # Beside each other, Python prefers the extension module to the source.
    return {
        ".".join(("curia", *path.relative_to(ROOT).with_suffix("").parts)): any(
            path.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES
        )
        for path in sources()
    }


def compiled() -> bool:
    """Whether all that is meant to runs as machine code."""
    states = modules().values()
    return len(states) > 0 and all(states)

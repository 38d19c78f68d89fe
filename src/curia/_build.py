"""Which of the pure modules were compiled: for `curia --version` and for the tests."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

PURE_PACKAGES: Final = ("core", "games", "bots")
SLOW_PATHS: Final = ("setup", "explain", "spelling", "card_data")
"""How the names of modules begin that read what people wrote: compiling them takes long and gains nothing."""


def is_compiled_source(path: Path) -> bool:
    """Whether a source of the pure layers is meant to be compiled. Packages' own files hold no code worth it."""
    return path.name != "__init__.py" and not path.name.startswith(SLOW_PATHS)


def modules() -> dict[str, bool]:
    """Every module that is meant to be compiled, with whether importing it loads an extension module."""
    root = Path(__file__).parent
    found: dict[str, bool] = {}
    for package in PURE_PACKAGES:
        for path in sorted((root / package).rglob("*.py")):
            if is_compiled_source(path):
                name = ".".join(("curia", *path.relative_to(root).with_suffix("").parts))
                # Beside each other, Python prefers the extension module to the source.
                found[name] = any(path.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
    return found


def compiled() -> bool:
    """Whether the pure layers run as machine code, all that is meant to."""
    states = modules().values()
    return len(states) > 0 and all(states)

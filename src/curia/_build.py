"""Which of the pure modules were compiled: for `curia --version` and for the tests."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

PURE_PACKAGES: Final = ("core", "games", "bots")


def modules() -> dict[str, bool]:
    """Every module of the pure layers with whether importing it loads an extension module.

    Packages' `__init__.py` files are left out: they are never compiled.
    """
    root = Path(__file__).parent
    found: dict[str, bool] = {}
    for package in PURE_PACKAGES:
        for path in sorted((root / package).rglob("*.py")):
            if path.name != "__init__.py":
                name = ".".join(("curia", *path.relative_to(root).with_suffix("").parts))
                # Beside each other, Python prefers the extension module to the source.
                found[name] = any(path.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
    return found


def compiled() -> bool:
    """Whether the pure layers run as machine code, all of them."""
    states = modules().values()
    return len(states) > 0 and all(states)

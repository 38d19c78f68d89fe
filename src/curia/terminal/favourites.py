"""Favourite arrangements of cards, by the player's name, in a small file of the person who owns this computer."""

import json
import os
from contextlib import suppress
from pathlib import Path


def file() -> Path:
    """Where it is; without a home there is no such place, and reading and writing fail."""
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or "~/.config")
    with suppress(RuntimeError):
        folder = folder.expanduser()
    return folder / "curia" / "favourites.json"


def load(name: str) -> list[str] | None:
    """The favourite of a player; None if there is none, and nothing in it if the file cannot be used."""
    everybody = _read()
    found = [] if everybody is None else everybody.get(name)
    if found is None:
        return None
    return [str(card) for card in found] if isinstance(found, list) else []


def save(name: str, cards: list[str]) -> bool:
    """Whether it could be saved. What cannot be read of an old file is lost."""
    try:
        path = file()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({**(_read() or {}), name: cards}, indent=1) + "\n", encoding="utf-8")
    except OSError:
        return False
    return True


def _read() -> dict[str, object] | None:
    """Everybody's favourites; None if the file cannot be used."""
    try:
        data = json.loads(file().read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError):
        return None
    return dict(data) if isinstance(data, dict) else None

"""Which languages there are, and which of them a person reads. A language is a folder under `curia/locales`."""

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

SOURCE_LANGUAGE: Final = "en"
"""The language that has every message."""

_ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def locales_folder() -> Traversable:
    return files("curia") / "locales"


def available_languages() -> list[str]:
    return sorted(folder.name for folder in locales_folder().iterdir() if (folder / "common.ftl").is_file())


def choose_languages(wanted: str | None, environment: Mapping[str, str]) -> list[str]:
    """The languages to look a message up in, best first: the one asked for, else the environment's, then English."""
    if wanted is None:
        wanted = next((environment[name] for name in _ENVIRONMENT if environment.get(name)), "")
    tag = wanted.split(".")[0].split("@")[0].replace("_", "-").lower()
    candidates = [tag, tag.split("-")[0], SOURCE_LANGUAGE]
    there = {language.lower(): language for language in available_languages()}
    return list(dict.fromkeys(there[candidate] for candidate in candidates if candidate in there))

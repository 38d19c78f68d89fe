"""The rules page, cut into its numbered paragraphs, for reading them in the middle of a game."""

import re
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from curia.catalog import GAMES
from curia.text.languages import SOURCE_LANGUAGE

_ANCHOR: Final = re.compile(r'<a id="([^"]+)"></a>')
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_EMPHASIS: Final = re.compile(r"\*\*?([^*]+)\*\*?")
_DIVIDER: Final = re.compile(r"^\|[-| ]+\|$")


def rules_text(page: str, languages: Sequence[str] = ()) -> str:
    """A game's rules page as Markdown, in the first of the languages that has it, or in English."""
    folders = ["" if language == SOURCE_LANGUAGE else f"{language}/" for language in [*languages, SOURCE_LANGUAGE]]
    pages = [root / f"{folder}{page}.md" for folder in folders for root in _rules_folders()]
    return next(file for file in pages if file.is_file()).read_text(encoding="utf-8")


def _rules_folders() -> list[Traversable]:
    """The wheel carries the pages of docs/rules; a checkout reads them there. Games outside Curia have their own."""
    installed = files("curia") / "rules"
    ours = installed if installed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
    return [ours, *(files(game.package) / "rules" for game in GAMES.values())]


def paragraph(page: str, number: str) -> str | None:
    """A paragraph ('5.2'), a ruling ('HP7') or an example ('E3') as plain text, or None."""
    wanted = number.strip().lstrip("§").lower()
    found = [match for match in _ANCHOR.finditer(page) if match.group(1).lower() == wanted]
    if not found:
        return None
    start = found[0].start()
    if page[:start].endswith("| "):
        return _ruling(page[start:].splitlines()[0])
    rest = page[found[0].end() :]
    ends = [match.start() for match in re.finditer(r"\n## |<a id=", rest)]
    return plain(rest[: ends[0]] if ends else rest)


def section(page: str, number: str) -> str | None:
    """A whole section ('5') as plain text, or None."""
    found = re.search(rf"^## ({re.escape(number.strip().lstrip('§'))} .*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    return plain(found.group(1)) if found else None


def headings(page: str) -> list[str]:
    """The numbered sections: '5 Phase 3: bids'."""
    return re.findall(r"^## (\d+ .*)$", page, re.MULTILINE)


def _ruling(row: str) -> str:
    cells = [cell.strip() for cell in plain(row.replace(r"\|", "/")).strip("| ").split("|")]
    return "\n".join([f"{cells[0]} {cells[1]}", *cells[3:4]])


def plain(markdown: str) -> str:
    """Markdown without its marks."""
    text = _ANCHOR.sub("", markdown)
    text = _LINK.sub(r"\1", text)
    text = _EMPHASIS.sub(r"\1", text).replace("`", "")
    lines = [line for line in text.strip().splitlines() if not _DIVIDER.match(line)]
    return "\n".join(lines)

"""The rules page, cut into its numbered paragraphs, for reading them in the middle of a game."""

import re
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from curia.text.languages import SOURCE_LANGUAGE, locales_folder

_ANCHOR: Final = re.compile(r'<a id="([^"]+)"></a>')
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_EMPHASIS: Final = re.compile(r"\*\*?([^*]+)\*\*?")
_DIVIDER: Final = re.compile(r"^\|[-| ]+\|$")


def rules_text(game: str, languages: list[str]) -> str:
    """The rules of a game as Markdown in the first language that has them; '' if there are none."""
    for language in [*languages, SOURCE_LANGUAGE]:
        page = locales_folder() / language / f"rules-{game}.md"
        if page.is_file():
            return page.read_text(encoding="utf-8")
    return _from_source_tree(game)


def _from_source_tree(game: str) -> str:
    folder = Path(__file__).parents[3] / "docs" / "rules"
    pages: list[Traversable | Path] = list(folder.glob(f"{game}*.md"))
    return pages[0].read_text(encoding="utf-8") if pages else ""


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
    cells = [cell.strip() for cell in plain(row.replace(r"\|", "or")).strip("| ").split("|")]
    return "\n".join([f"{cells[0]} {cells[1]}", *cells[3:4]])


def plain(markdown: str) -> str:
    """Markdown without its marks."""
    text = _ANCHOR.sub("", markdown)
    text = _LINK.sub(r"\1", text)
    text = _EMPHASIS.sub(r"\1", text).replace("`", "")
    lines = [line for line in text.strip().splitlines() if not _DIVIDER.match(line)]
    return "\n".join(lines)

"""The code that stands in the README and in docs: blocks in Python, and command lines."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HOUSE = "http://127.0.0.1:1655"
"""Code that names it needs a house."""


@dataclass(frozen=True)
class Block:
    """A fenced block of a page. One that is meant for reading only has another tag than `python`."""

    page: Path
    line: int
    text: str

    @property
    def needs_a_house(self) -> bool:
        return HOUSE in self.text

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    def run(self, **changes: str) -> dict[str, object]:
        """Run it as a program, with some words changed; what it leaves behind."""
        text = self.text
        for old, new in changes.items():
            assert old in text, f"{self} has no {old}"
            text = text.replace(old, new)
        names: dict[str, object] = {"__name__": "__main__"}
        exec(compile("\n" * self.line + text, str(self), "exec"), names)
        return names


def blocks(tag: str) -> list[Block]:
    """All blocks with a tag; '' is for those without."""
    return [
        Block(page, text.count("\n", 0, found.start()) + 1, found[2])
        for page in PAGES
        for text in [page.read_text(encoding="utf-8")]
        for found in _BLOCK.finditer(text)
        if found[1] == tag
    ]


def command_lines(page: Path) -> list[str]:
    """The lines of a page's blocks without a tag that start `curia`, without what is said of them."""
    lines = [line for block in blocks("") if block.page == page for line in block.text.splitlines()]
    commands = [line.removeprefix(".venv/bin/").partition(" #")[0].strip() for line in lines]
    return [command for command in commands if command.startswith("curia ")]

"""Whatever is in the built client and not ours comes with its licence text."""

import json
import re
from pathlib import Path
from typing import Final

from curia.server.http.web_client import folder

ROOT: Final = Path(__file__).parents[2] / "web"
_SECTION: Final = re.compile(r"^-{80}\n(\S+) (\S+) \((.+)\)\n-{80}\n\n", re.MULTILINE)


def sections() -> dict[str, str]:
    """The licence texts by package."""
    _, *parts = _SECTION.split((folder() / "licences.txt").read_text(encoding="utf-8"))
    return {parts[at]: parts[at + 3] for at in range(0, len(parts), 4)}


def test_every_script_library_has_its_licence() -> None:
    described = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    found = sections()
    # Svelte is compiled into what is built, and both builders write helpers of theirs into it. Others only build.
    assert {*described["dependencies"], "rolldown"} - {"@sveltejs/vite-plugin-svelte", "marked"} <= set(found)
    for name, text in found.items():
        assert re.search(r"Permission is hereby granted|Apache License|Open Font License", text, re.IGNORECASE), name


def test_every_font_has_its_licence() -> None:
    found = sections()
    fonts = sorted((folder() / "assets").glob("*.woff*"))
    assert fonts
    families = {name.partition("/")[2]: name for name in found if name.startswith("@fontsource")}
    for font in fonts:
        family = max((family for family in families if font.name.startswith(f"{family}-")), key=len)
        assert "SIL OPEN FONT LICENSE" in found[families[family]].upper(), font.name

"""Whether everything on a page has its place, at every size of window: measured by one script inside the page."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.web.kit_browser import Size

SIZES: Final[Sequence[Size]] = (
    (360, 800),
    (390, 844),
    (768, 1024),
    (844, 390),
    (1024, 768),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
LEAST_TARGET: Final = 24
"""Pixels."""
LEAST_TYPE: Final = 12


def _script(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8").strip().removesuffix(";")


_FAULTS: Final = _script("fit.js")

# Two frames after a change of size, and what that leads to. Now and then Chromium finds no idle moment in a page that
# stands still.
_DRAWN: Final = """async () => {
  const idle = (go) => requestIdleCallback(go, { timeout: 1_000 });
  await document.fonts.ready;
  for (const next of [requestAnimationFrame, requestAnimationFrame, idle, requestAnimationFrame])
    await new Promise((go) => next(() => go()));
}"""


def faults_at(page: Page, size: Size) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(_DRAWN)
    found: list[str] = page.evaluate(_FAULTS, {"target": LEAST_TARGET, "type": LEAST_TYPE})
    return [f"{size[0]}×{size[1]}: {fault}" for fault in found]


def faults_at_all_sizes(page: Page, sizes: Sequence[Size] = SIZES) -> list[str]:
    return [fault for size in sizes for fault in faults_at(page, size)]


_PALE: Final = _script("pale.js")


def pale_texts(page: Page) -> list[str]:
    """Words that stand out too little from what they lie on, and emblems on stone without their edge."""
    found: list[str] = page.evaluate(_PALE)
    return found

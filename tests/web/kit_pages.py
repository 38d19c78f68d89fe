"""All pages of the client, and what must hold on each of them."""

from collections.abc import Iterable
from typing import Final

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Page

from tests.kit.games import USUAL
from tests.web.kit_browser import awaited

FINGER: Final = 44
"""Pixels that a finger needs."""
RESTING: Final = 24
"""Pixels of a thing that can only be looked at."""


def each(names: Iterable[str], *daily: str) -> list[ParameterSet]:
    """All of them for a test, but every day only some; the others are much alike."""
    return [pytest.param(name, marks=[] if name in daily else pytest.mark.thorough) for name in names]


PAGES: Final = {
    "home": "/",
    "new": "/new/habemus",
    "new-caesar": "/new/caesar",
    "new-borgia": "/new/borgia",
    "live": "/live",
    "rankings": "/rankings/habemus",
    "history": "/history",
    "settings": "/settings",
    "recover": "/recover",
    "nowhere": "/no/such/page",
    "rules": "/rules",
    **{f"rules-{game}": f"/rules/{game}" for game in USUAL},
    **{f"cards-{game}": f"/cards/{game}" for game in USUAL},
    **{f"learn-{game}": f"/learn/{game}" for game in USUAL},
}
"""Those that need no table, by a name for their pictures."""
_FIRST: Final = ("home", "new", "rules-habemus", "cards-borgia")
EVERY_PAGE: Final = each(PAGES, *_FIRST)
"""`make test` looks at one page of each kind; the others are of the same make, and take long."""

# Quiet is counted in frames and in moments when the page has nothing to do, so a slow machine takes longer. Now
# and then Chromium finds no such moment in a page that stands still.
_SETTLED: Final = """async () => {
  const idle = (go) => requestIdleCallback(go, { timeout: 1_000 });
  await document.fonts.ready;
  const main = () => document.querySelector('main');
  let quiet = 0;
  let before = '';
  while (quiet < 3) {
    await new Promise((go) => setTimeout(go, 50));
    for (const next of [requestAnimationFrame, requestAnimationFrame, idle])
      await new Promise((go) => next(() => go()));
    const drawn = document.querySelectorAll('svg').length;
    const now = [main()?.textContent.length, drawn, document.body.scrollHeight].join();
    quiet = main() && now === before ? quiet + 1 : 0;
    before = now;
  }
}"""

_SIDEWAYS: Final = """() => {
  const width = document.documentElement.clientWidth;
  const wide = (e) => [...e.children].some((child) => child.getBoundingClientRect().right > width + 1);
  if (document.documentElement.scrollWidth <= width + 1) return [];
  const found = [...document.querySelectorAll('body *')].filter((e) => {
    const rect = e.getBoundingClientRect();
    return rect.width && rect.right > width + 1 && !wide(e) && !e.closest('svg svg, g, defs');
  });
  const shown = found.slice(0, 6).map((e) => e.outerHTML.slice(0, 160));
  return [`${document.documentElement.scrollWidth} > ${width}`, ...shown];
}"""

# What only tells about itself may be smaller than what is chosen; and what is chosen may be small where the same thing
# stands elsewhere in a size for fingers.
_SMALL: Final = """({ least, resting }) => {
  const targets = [];
  for (const e of document.querySelectorAll('button, a[href], select, input, summary, [role="button"], [role="tab"]')) {
    if (e.disabled || e.closest('[inert], [aria-hidden="true"], .visually-hidden, .skip')) continue;
    if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // A link in a sentence is as high as its line.
    if (e.matches('a') && getComputedStyle(e).display === 'inline') continue;
    // What a label makes larger counts as large.
    const label = e.closest('label');
    const boxes = [e, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
    const [width, height] = [Math.max(...boxes.map((b) => b.width)), Math.max(...boxes.map((b) => b.height))];
    if (width >= 1 && height >= 1) targets.push({ e, width, height, thing: e.dataset.thing });
  }
  const fits = ({ width, height }, size) => width > size - 0.5 && height > size - 0.5;
  const large = new Set(targets.filter((one) => one.thing && fits(one, least)).map((one) => one.thing));
  return targets
    .filter((one) => !fits(one, one.e.matches('.rest') ? resting : least) && !large.has(one.thing))
    .map(({ e, width, height }) => {
      const name = (e.getAttribute('aria-label') ?? e.textContent.trim()).slice(0, 60);
      return `${e.tagName.toLowerCase()}.${e.className}: ${name} ${width.toFixed(0)}×${height.toFixed(0)}`;
    });
}"""


def settle(page: Page, held: str = "") -> None:
    """Wait until nothing changes any more: fonts, pictures and what the house sends are there, but for what the test
    holds back itself."""
    page.wait_for_selector("main")
    while True:
        page.evaluate(_SETTLED)
        if not [address for address in awaited(page) if not held or held not in address]:
            return
        page.wait_for_timeout(20)


def scrolls_sideways(page: Page) -> list[str]:
    """What is wider than the page; nothing if the page need not be scrolled sideways."""
    found: list[str] = page.evaluate(_SIDEWAYS)
    return found


def small_targets(page: Page) -> list[str]:
    """Controls in sight that are too small for a finger."""
    found: list[str] = page.evaluate(_SMALL, {"least": FINGER, "resting": RESTING})
    return found


def faults_of_phone(page: Page) -> list[str]:
    return [*scrolls_sideways(page), *small_targets(page)]

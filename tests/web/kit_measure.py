"""What a browser measures of a page: how much script it loads, how soon it shows something, whether it jerks."""

from typing import Final, TypedDict

from playwright.sync_api import Page

# Before anything of the page runs.
WATCH: Final = """() => {
  window.measured = { shifts: [], tasks: [], asked: 0 };
  // At once, and not in the next frame: that may be long in coming, and other things begin meanwhile.
  const looking = new MutationObserver(() => {
    if (!document.querySelector('[data-question]')) return;
    measured.asked = performance.now();
    looking.disconnect();
  });
  looking.observe(document, { subtree: true, childList: true, attributeFilter: ['data-question'] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput)
        measured.shifts.push({
          value: entry.value,
          start: entry.startTime,
          what: entry.sources.map(({ node }) => (node?.outerHTML ?? node?.data ?? '').slice(0, 160)),
        });
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.tasks.push({ start: entry.startTime, length: entry.duration });
  }).observe({ type: 'longtask', buffered: true });
}"""

_SCRIPTS: Final = """() => performance.getEntriesByType('resource')
  .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
  .map(({ name, encodedBodySize, decodedBodySize, startTime }) => (
    { name: new URL(name).pathname, sent: encodedBodySize, whole: decodedBodySize, first: startTime <= measured.asked }
  ))"""


class Script(TypedDict):
    name: str
    sent: int
    """Bytes over the wire."""
    whole: int
    first: bool
    """Loaded for the first view, not later when the page had nothing else to do."""


class Shift(TypedDict):
    value: float
    start: float
    """Milliseconds after the page was opened."""
    what: list[str]


def watch(page: Page) -> None:
    """Call before the page is opened."""
    page.add_init_script(f"({WATCH})()")


def scripts(page: Page) -> list[Script]:
    found: list[Script] = page.evaluate(_SCRIPTS)
    return found


def shifts(page: Page) -> list[Shift]:
    found: list[Shift] = page.evaluate("() => measured.shifts")
    return found


def worst_window(moved: list[Shift]) -> float:
    """Cumulative layout shift as browsers define it: the worst five seconds in which one shift followed the other
    within a second."""
    worst = total = begun = last = 0.0
    for one in moved:
        if one["start"] - last > 1_000 or one["start"] - begun > 5_000:
            total, begun = 0.0, one["start"]
        total += one["value"]
        last = one["start"]
        worst = max(worst, total)
    return worst


def longest_task(page: Page, since: float = 0) -> float:
    """Milliseconds for which the page could do nothing else."""
    found: float = page.evaluate(
        "(since) => Math.max(0, ...measured.tasks.filter((task) => task.start >= since).map((task) => task.length))",
        since,
    )
    return found


def now(page: Page) -> float:
    return float(page.evaluate("() => performance.now()"))


def first_paint(page: Page) -> float:
    """Milliseconds from the beginning of the load until there was something to see."""
    return float(page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"))

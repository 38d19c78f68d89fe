"""Looks at a page as different people see it: in light and in dark, with a mouse or a thumb."""

from typing import Final

from playwright.sync_api import Page, ViewportSize

from tests.web.kit_axe import serious_findings
from tests.web.kit_browser import SMALL_PHONE, Person
from tests.web.kit_measure import shifts
from tests.web.kit_pages import faults_of_phone, settle

STILL: Final = 0.01
"""Sum of layout shifts that nobody sees."""


def faults_in_all_looks(person: Person, name: str, *, is_new: bool = False) -> list[str]:
    """Whatever somebody would stumble over; a picture of each look is kept. A new page must not have jumped."""
    page = person.page
    settle(page)
    width = page.evaluate("innerWidth")
    is_phone = width < 700
    found = jumps(page) if is_new else []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
        # In the dark only the colours are others, and a phone has the same ones.
        if theme == "light" or not is_phone:
            rules = ("color-contrast",) if theme == "dark" else ()
            found += [f"{theme}: {fault}" for fault in serious_findings(page, *rules)]
        person.picture(f"{name}-{theme}{'-phone' if is_phone else ''}", full=True)
    page.emulate_media(color_scheme="light")
    if is_phone:
        usual = page.viewport_size
        smallest: ViewportSize = {"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]}
        assert usual is not None
        for size in (usual, smallest):
            page.set_viewport_size(size)
            settle(page)
            found += [f"{size['width']}: {fault}" for fault in [*asking_panel(page), *faults_of_phone(page)]]
        page.set_viewport_size(usual)
    return [f"{name}: {fault}" for fault in found]


def jumps(page: Page, most: float = STILL) -> list[str]:
    """What has moved after it was there, without anybody having done anything, if it is more than that."""
    moved = shifts(page)
    total = sum(shift["value"] for shift in moved)
    if total <= most:
        return []
    return [f"jumps by {total:.3f}: {shift['value']:.3f} {shift['what']}" for shift in moved]


def asking_panel(page: Page) -> list[str]:
    """On a phone it is always in sight."""
    panel = page.locator('[data-zone="ask"]')
    if not panel.count() or not panel.is_visible():
        return []
    rect, height = panel.bounding_box(), page.evaluate("innerHeight")
    if rect is None or rect["y"] < 0 or rect["y"] + rect["height"] > height + 1:
        return [f"the asking panel is not wholly in sight: {rect}"]
    return []

"""The boards of the families in Borgia, at every width: whatever has to be read can be read, and whatever is needed for
an answer is in sight."""

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import People
from tests.web.kit_browser import MEDIUM, PHONE, SMALL_PHONE, WIDE, Person, Size
from tests.web.kit_pages import each, faults_of_phone, settle
from tests.web.kit_player import Player

WIDTHS: Final = ("1440", "1200", "1024", "720")
"""Pixels; at 720 even two towns have little room."""
UPRIGHT: Final[Size] = (768, 1024)
"""A tablet."""
NARROW: Final[Size] = (900, 700)
"""A small window."""
SIZES: Final = {
    "wide": WIDE,
    "medium": MEDIUM,
    "upright": UPRIGHT,
    "narrow": NARROW,
    "phone": PHONE,
    "small": SMALL_PHONE,
}

_LIES_OVER: Final = """() => [...document.querySelectorAll('.town')].filter((town) => {
  const [card, power] = ['.card', '.power'].map((part) => town.querySelector(part)?.getBoundingClientRect());
  const meet = (a, b, [from, to]) => a[from] < b[to] - 1 && b[from] < a[to] - 1;
  return card && power && meet(card, power, ['left', 'right']) && meet(card, power, ['top', 'bottom']);
}).map((town) => town.ariaLabel)"""

_CUT: Final = """() => [...document.querySelectorAll('.family header p')].filter((line) => {
  const range = document.createRange();
  const notes = [...line.querySelectorAll('span')].filter((note) => !note.children.length);
  const figures = notes.filter((note) => /\\d/.test(note.textContent));
  return figures.some((note) => {
    range.selectNodeContents(note);
    return range.getBoundingClientRect().right > line.getBoundingClientRect().right + 1;
  });
}).map((line) => line.textContent)"""


def told(page: Page, script: str) -> list[str]:
    found: list[str] = page.evaluate(script)
    return found


@pytest.mark.parametrize("width", each(WIDTHS, "720"))
def test_nothing_lies_on_a_town_and_points_are_never_cut(people: People, width: str) -> None:
    person = people(size=(int(width), 900))
    person.come_in()
    table = person.new_table("borgia", ["me", *["heuristic"] * 3])
    page = person.go(f"/tables/{table}")
    player = Player(page, 7)
    for _ in range(3):
        player.play(answers=4)
        player.survey()
        settle(page)
        # Where it is narrow, one of the other families is open.
        assert page.locator(".town .power").count() >= (2 if width == "720" else 4)
        assert not told(page, _LIES_OVER)
        assert not told(page, _CUT)


TOWNS: Final = ("ancona", "bologna", "faenza", "imola", "rimini", "urbino")
OFFICES: Final = (
    *("vice_chancellor", "grand_penitentiary", "castellan", "gonfalonier", "governor", "treasurer"),
    "auditor",
)
BALLOT: Final = {"kind": "ballot", "moves": [f"vote {votes} for 0" for votes in range(10)]}
HAND_OUT: Final = {"kind": "hand_out", "moves": [f"assign {OFFICES[0]} to {seat}" for seat in range(1, 6)]}
PARTS: Final = {"ballot": "election", "hand_out": "distribution"}

_OVER: Final = """() => {
  const [page, panel] = [document.documentElement, document.querySelector('[data-zone="ask"]')];
  const main = document.querySelector('main');
  const over = (e) => Math.max(0, e.scrollHeight - e.clientHeight);
  return { page: Math.max(over(page), over(main)), panel: over(panel) };
}"""
"""Pixels that can only be seen by scrolling."""


def grown(message: dict[str, Any], question: dict[str, Any], towns: int, housed: Sequence[str]) -> dict[str, Any]:
    """The same table late in the game: everybody has so many towns more, with these in each, and this is asked."""
    view = message["view"]
    for seat, sums in zip(view["seats"], view["standing"]["seats"], strict=True):
        for town in TOWNS[:towns]:
            seat["owned"].append(town)
            seat["places"][town] = [*housed]
            sums["towns"][town] = {"power": 4, "parts": {town: 4}}
    view |= {
        "phase": question["kind"],
        "candidates": list(range(len(view["seats"]))),
        "ballot": 1,
        "to_lay": [],
        "card": None,
    }
    gathered = list(OFFICES) if question["kind"] == "hand_out" else []
    view |= {"gathered": gathered, "about": next(iter(gathered), None), "round": 2}
    view["course"] = {"part": PARTS.get(question["kind"], "phase"), "steps": ["market", "play", "seize"], "step": 0}
    view["standing"] |= {"voting_order": view["candidates"], "market_size": view["market"]}
    view["known"] = [{"card": "spy", "seats": [1]}]
    return {**message, "question": {"number": 1, "source": "", "sealed": True, **question}}


def late_table(
    person: Person,
    seats: int,
    question: dict[str, Any],
    towns: int,
    tellers: list[Callable[[], None]] | None = None,
    housed: Sequence[str] = ("treasurer",),
) -> Page:
    """The page of a table that the house is made to tell of like this; a teller tells that things changed hands."""

    def listen(socket: WebSocketRoute) -> None:
        house = socket.connect_to_server()

        def passed_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "table":
                told = grown(message, question, towns, housed)
                socket.send(json.dumps(told))
                if tellers is not None:
                    tellers.append(lambda: socket.send(json.dumps(changed(told))))
            elif "view" not in message:
                socket.send(text)

        house.on_message(passed_on)

    person.page.route_web_socket("**/ws/tables/*", listen)
    person.come_in()
    table = person.new_table("borgia", ["me", *["heuristic"] * (seats - 1)], clock={"kind": "bank"})
    page = person.go(f"/tables/{table}")
    page.wait_for_selector("[data-question='1']")
    settle(page)
    return page


def changed(message: dict[str, Any]) -> dict[str, Any]:
    """The same table when everybody but the first has got or lost something: towns, votes, a hand card."""
    view = message["view"]
    for i, (seat, sums) in enumerate(zip(view["seats"], view["standing"]["seats"], strict=True)):
        seat["votes"] += 7 * i
        if i == 1:
            for town in TOWNS[-3:]:
                seat["owned"].append(town)
                seat["places"][town] = []
                sums["towns"][town] = {"power": 4, "parts": {town: 4}}
        elif i:
            seat["owned"].remove(TOWNS[0])
            del seat["places"][TOWNS[0]], sums["towns"][TOWNS[0]]
        elif seat["hand"]:
            seat["hand"].append(seat["hand"][0])
    return message


_PLACES: Final = """() => [...document.querySelectorAll(
  '.families > *, .slab, .slab section, .own-row > *, .conclave li, [role=tablist], [role=tabpanel], [data-zone=ask]'
)].map((e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  return [e.className, x, y, width, height].join(' ');
})"""
MARKET: Final = {"kind": "moment", "moves": ["go on"]}


@pytest.mark.parametrize("seats", [pytest.param(4, marks=pytest.mark.thorough), 6])
@pytest.mark.parametrize("size", [WIDE, MEDIUM, PHONE], ids=["wide", "medium", "phone"])
def test_what_a_family_gets_or_loses_moves_nothing_else(people: People, size: Size, seats: int) -> None:
    tellers: list[Callable[[], None]] = []
    page = late_table(people(size=size), seats, MARKET, 1, tellers)
    before, votes = told(page, _PLACES), page.locator("main").inner_text()
    tellers[-1]()
    page.wait_for_function("(before) => document.querySelector('main').innerText !== before", arg=votes)
    settle(page)
    assert told(page, _PLACES) == before


@pytest.mark.parametrize("size", each(("wide", "medium", "upright", "phone", "small"), "small"))
@pytest.mark.parametrize("question", [BALLOT, HAND_OUT], ids=["ballot", "offices"])
def test_six_families_and_seven_offices_need_no_scrolling(people: People, size: str, question: dict[str, Any]) -> None:
    page = late_table(people(size=SIZES[size]), 6, question, 1)
    # On a small phone the lowest of the own towns may be under the panel, which itself is whole.
    over = page.evaluate(_OVER)
    assert over["panel"] == 0
    assert over["page"] <= (60 if size == "small" else 0)
    assert page.locator("[data-zone=ask] .primary").is_visible()
    assert size != "phone" or not faults_of_phone(page)


@pytest.mark.parametrize("size", each(SIZES, "wide"))
def test_what_is_known_of_other_hands_is_told_on_every_screen(people: People, size: str) -> None:
    page = late_table(people(size=SIZES[size]), 4, MARKET, 1)
    known = page.get_by_role("region", name="Known cards of the others")
    opener = page.get_by_role("tab", name="Trade").or_(page.get_by_role("button", name="Log"))
    if size != "wide":
        opener.first.click()
    expect(known.first).to_contain_text("Medici")


def test_a_town_in_a_line_tells_its_income_and_points(people: People) -> None:
    page = late_table(people(size=PHONE), 4, BALLOT, 6)
    line = page.locator('[role="tabpanel"] .town.line', has_text="Ancona")
    assert [part.strip() for part in line.locator(".power, .figure").all_inner_texts()] == ["4", "20", "4"]


_CUT_NAMES: Final = """() => [...document.querySelectorAll('.plaque .name')].filter((e) => {
  const range = document.createRange();
  range.selectNodeContents(e);
  const rects = [...range.getClientRects()];
  const lines = new Set(rects.map((rect) => Math.round(rect.top)));
  return lines.size > 2 || rects.some((rect) => rect.right > e.getBoundingClientRect().right + 1);
}).map((e) => e.textContent)"""


@pytest.mark.parametrize("towns", [pytest.param(2, marks=pytest.mark.thorough), 6])
def test_names_of_what_is_housed_stand_on_narrow_boards(people: People, towns: int) -> None:
    page = late_table(people(size=WIDE), 4, BALLOT, towns)
    names = page.locator(".families .plaque .name", has_text="Treasurer")
    expect(names.nth(3 * towns - 1)).to_be_attached()
    for name in names.all():
        expect(name).to_be_visible()
    assert not told(page, _CUT_NAMES)
    sizes: list[float] = names.evaluate_all("all => all.map((e) => parseFloat(getComputedStyle(e).fontSize))")
    assert min(sizes) >= 11


@pytest.mark.parametrize("size", each(("wide", "upright", "phone", "small"), "small"))
def test_all_that_a_full_town_houses_is_told_by_name(people: People, size: str) -> None:
    page = late_table(people(size=SIZES[size]), 4, BALLOT, 6, housed=("treasurer", "titian", "este"))
    for name in ("Treasurer", "Titian", "Este"):
        names = page.locator(".line .plaque .name", has_text=name)
        expect(names.nth(5)).to_be_attached()
        for one in names.all():
            expect(one).to_be_visible()
    assert not told(page, _CUT_NAMES)


_BEHIND: Final = """() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const top = document.querySelector('[data-zone="ask"]').getBoundingClientRect().top;
  return [...document.querySelectorAll('[role="tabpanel"] .town')]
    .filter((town) => town.getBoundingClientRect().bottom > top + 1)
    .map((town) => town.ariaLabel);
}"""


@pytest.mark.parametrize("seats", [4, pytest.param(6, marks=pytest.mark.thorough)])
def test_on_a_small_phone_all_own_towns_can_be_seen(people: People, seats: int) -> None:
    page = late_table(people(size=SMALL_PHONE), seats, MARKET, 6)
    assert not told(page, _BEHIND)


def test_on_a_small_phone_towns_that_house_nothing_share_a_line(people: People) -> None:
    page = late_table(people(size=SMALL_PHONE), 4, MARKET, 6, housed=())
    assert page.evaluate(_OVER)["page"] == 0
    assert not told(page, _BEHIND)


@pytest.mark.parametrize("seats", [pytest.param(4, marks=pytest.mark.thorough), 6])
@pytest.mark.parametrize("size", [UPRIGHT, NARROW], ids=["upright", "narrow"])
def test_a_narrow_table_needs_no_scrolling(people: People, size: Size, seats: int) -> None:
    page = late_table(people(size=size), seats, MARKET, 3)
    assert page.evaluate(_OVER)["page"] == 0
    # The others are opened beside the one that is open.
    board = page.locator(".families .paper")
    assert "Medici" in board.inner_text()
    page.locator(".families .chips, .families > button").first.click()
    expect(board).to_contain_text("Colonna")
    expect(board.locator(".town:not(.line)").nth(3)).to_be_attached()


def test_a_closed_family_opens_with_one_tap(people: People) -> None:
    page = late_table(people(size=PHONE), 6, BALLOT, 2)
    page.get_by_role("button", name="Medici").first.click()
    expect(page.locator("dialog[open] .town")).to_have_count(3)

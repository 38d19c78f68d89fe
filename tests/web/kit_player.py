"""Somebody who plays by the page alone: they see what glows and what the asking panel offers, and click.

They know no rules and no game, so they serve every table. What they cannot find on the table they look up under 'All
answers'; how often that was, `Player.looked_up` tells."""

import random
from collections import Counter
from contextlib import suppress
from typing import Any, Final, Literal, TypeAlias, TypedDict

from playwright.sync_api import Error, Locator, Page, expect

from tests.web.kit_browser import PATIENCE

Status: TypeAlias = Literal["asked", "over", "curtain", "show", "stuck"]
MOST_STEPS: Final = 25
"""Clicks at one question; who has still not answered then looks it up."""
_SHORT: Final = 30_000
"""Milliseconds; only for something that is gone, or lies under something else, so much is waited."""


class Offer(TypedDict):
    """Something that can be clicked."""

    kind: Literal["thing", "chosen", "commit", "button", "number", "select", "answer"]
    name: str
    place: int


class Survey(TypedDict):
    status: Status
    question: str
    prompt: str
    offers: list[Offer]


# Waits until there is something to do, and then tells what there is; every offer is marked with its number.
_SHOW: Final = '[data-part="show"] button.primary'
"""Goes on from something that is shown for a while before the next question is put."""
SURVEY: Final = """async ({ after, patience }) => {
  const ask = () => document.querySelector('[data-zone="ask"]');
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
  const status = () => {
    if (document.querySelector('dialog[open] .count, .show-count')) return 'over';
    if (document.querySelector('.curtain')) return 'curtain';
    if (document.querySelector(SHOW)) return 'show';
    const panel = ask();
    if (!panel?.dataset.question || panel.ariaBusy === 'true' || panel.dataset.ready !== 'true') return null;
    return panel.dataset.question === after ? null : 'asked';
  };
  const end = performance.now() + patience;
  let now = status();
  while (!now && performance.now() < end) {
    // Not in a frame of the page: looking takes time, which would count as the page's.
    await new Promise((go) => setTimeout(go, 20));
    now = status();
  }
  const panel = ask();
  const told = { status: now ?? 'stuck', question: panel?.dataset.question ?? '', offers: [] };
  told.prompt = panel?.querySelector('h2')?.textContent.trim() ?? '';
  if (now !== 'asked') return told;
  for (const old of document.querySelectorAll('[data-offer]')) old.removeAttribute('data-offer');
  const take = (element, kind) => {
    if (element.dataset.offer || element.disabled || element.ariaDisabled === 'true' || !seen(element)) return;
    if (element.closest('[inert]')) return;
    element.dataset.offer = told.offers.length;
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    told.offers.push({ kind, name, place: told.offers.length });
  };
  const kinds = (root, skip) => {
    for (const element of root.querySelectorAll('button, input, select, [role="button"]')) {
      if (skip && element.closest(skip)) continue;
      if (element.matches('.thing')) continue;
      if (element.matches('select')) take(element, 'select');
      else if (element.matches('input[type="number"], input[type="range"]')) take(element, 'number');
      else if (element.matches('input[type="radio"], input[type="checkbox"]')) take(element, 'button');
      else if (element.matches('input')) continue;
      else take(element, element.matches('.primary') ? 'commit' : 'button');
    }
  };
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = dialog ?? document;
  for (const thing of root.querySelectorAll('.thing.legal, [data-legal="true"]')) take(thing, 'thing');
  for (const thing of root.querySelectorAll('.thing.selected')) take(thing, 'chosen');
  if (dialog) kinds(dialog, null);
  else if (panel) kinds(panel, '[data-part="answers"], details, .why');
  return told;
}""".replace("SHOW", repr(_SHOW))


# A point of an element that is in sight and not covered by anything: its middle, or else nearer to its edges, as of a
# card under the next one.
POINT: Final = """(e) => {
  e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (e.getAnimations().length) return null;
  const { x, y, width, height } = e.getBoundingClientRect();
  const points = [[0.5, 0.5], [0.2, 0.5], [0.5, 0.15], [0.2, 0.15]].map(([a, b]) => [x + width * a, y + height * b]);
  return points.find((point) => {
    const top = document.elementFromPoint(...point);
    return e.contains(top) || (e.labels && [...e.labels].some((label) => label.contains(top)));
  }) ?? null;
}"""


OPTIONS: Final = "e => [...e.options].filter(o => !o.disabled).map(o => o.value)"

# A dialog has opened over the element meanwhile.
UNDER_DIALOG: Final = """(e) => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return Boolean(dialog && !dialog.contains(e));
}"""


class Player:
    """Plays at the table that a page shows."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.touches = bool(page.evaluate("() => navigator.maxTouchPoints > 0"))
        self.answers = 0
        self.looked_up: Counter[str] = Counter()
        """Questions that could not be answered on the table."""
        self.questions: Counter[str] = Counter()

    def survey(self, after: str = "", patience: int = PATIENCE) -> Survey:
        while True:
            told: Survey = self.page.evaluate(SURVEY, {"after": after, "patience": patience})
            if told["status"] != "show":
                return told
            self.go_on()

    def go_on(self) -> None:
        """Not wait any longer until the show is over; it may be over by itself just then."""
        with suppress(Error):
            self.page.locator(_SHOW).click(timeout=500)

    def play(self, answers: int = 10_000) -> Status:
        """Answer until the game is over, the screen is to be handed on, or so many answers are given."""
        given = self.answers + answers
        while self.answers < given:
            told = self.survey()
            if told["status"] != "asked":
                assert told["status"] != "stuck", f"nobody is asked, and nothing goes on: {told}"
                return told["status"]
            self.answer(told)
        return "asked"

    def answer(self, told: Survey, *, in_turn: bool = True) -> None:
        """Answer the question that is put, by whatever is offered. Without `in_turn` others must answer before the
        next question comes, so it is not waited for."""
        question = told["question"]
        self.questions[told["prompt"]] += 1
        for _ in range(MOST_STEPS):
            offers = told["offers"]
            if not offers:
                break
            self.use(self.choose(offers), told)
            # Either it was the answer, or there is more to choose.
            told = self.survey(patience=PATIENCE if in_turn else 500)
            if told["status"] != "asked" or told["question"] != question:
                self.answers += 1
                return
        self.look_up(told)
        self.answers += 1

    def choose(self, offers: list[Offer]) -> Offer:
        """Whoever has put an answer together mostly gives it, and seldom takes back what was chosen."""
        commits = [offer for offer in offers if offer["kind"] == "commit"]
        if commits and self.chance.random() < 0.8:
            return self.chance.choice(commits)
        weights = [1 if offer["kind"] == "chosen" else 5 for offer in offers]
        return self.chance.choices(offers, weights)[0]

    def use(self, offer: Offer, told: Survey) -> None:
        target = self.page.locator(f'[data-offer="{offer["place"]}"]')
        try:
            if offer["kind"] == "number":
                self.enter_number(target)
            elif offer["kind"] == "select":
                options: list[str] = target.evaluate(OPTIONS, timeout=_SHORT)
                target.select_option(self.chance.choice(options), timeout=_SHORT)
            else:
                self.press(target)
        except Error as error:
            # The house goes on when others answer: the offer may be gone, and another question put.
            now = self.page.evaluate("() => document.querySelector('[data-zone=\"ask\"]')?.dataset.question ?? ''")
            if now == told["question"] and target.count() and not target.evaluate(UNDER_DIALOG):
                raise AssertionError(f"{offer} at {told['prompt']!r} cannot be used: {error}") from error

    def press(self, target: Locator) -> None:
        """Click where it can be seen, at once if nothing lies over it."""
        point: list[float] | None = target.evaluate(POINT, timeout=_SHORT)
        if point is None:
            target.click(timeout=_SHORT)
        elif self.touches:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def enter_number(self, target: Locator) -> None:
        low, high = target.evaluate("e => [Number(e.min || 0), Number(e.max || 20)]", timeout=_SHORT)
        target.fill(str(self.chance.randint(int(low), max(int(low), int(high)))), timeout=_SHORT)

    def look_up(self, told: Survey) -> None:
        """The list of all answers, in which everything can be found."""
        self.looked_up[told["prompt"]] += 1
        if self.page.locator("dialog[open]").count():
            # Put aside, for the list lies under it.
            self.page.keyboard.press("Escape")
        details = self.page.locator('[data-part="answers"]')
        if details.get_attribute("open") is None:
            self.press(details.locator("summary"))
        buttons = details.locator("button")
        buttons.first.wait_for(timeout=_SHORT)
        self.press(buttons.nth(self.chance.randrange(buttons.count())))

    def report(self) -> dict[str, Any]:
        return {"answers": self.answers, "questions": dict(self.questions), "looked up": dict(self.looked_up)}


def give_up(page: Page) -> None:
    """End the game that the page shows."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.locator("dialog[open] button.primary").click()
    expect(page.locator("dialog[open] .count")).to_be_visible()

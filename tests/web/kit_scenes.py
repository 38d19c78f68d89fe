"""Pages that show something only when something has happened: tables, what comes after them, and lists of them.

A scene is made by whoever looks at it, with the help of somebody else."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from playwright.sync_api import Page, expect

from tests.kit.games import USUAL
from tests.web.kit_browser import Person
from tests.web.kit_pages import PAGES, settle

Maker: TypeAlias = Callable[[Person, Person], str]


class Scene(NamedTuple):
    address: str
    make: Maker
    """Whatever must have happened; tells what belongs into the address."""


# To the end of a game, by any answers, without looking at the table.
_PLAY: Final = """(table) => new Promise((done, fail) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}`);
  let [asked, chance] = [-1, 1655];
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello' }));
  socket.onclose = () => fail(new Error('the house said no'));
  socket.onmessage = ({ data }) => {
    for (const line of data.split('\\n').filter(Boolean)) {
      const { type, text, outcome, question } = JSON.parse(line);
      if (type === 'refused') fail(new Error(text));
      if (outcome) {
        socket.onclose = null;
        socket.close();
        done();
      } else if (question && !question.settled && question.number !== asked) {
        asked = question.number;
        chance = (chance * 16807) % 2147483647;
        const move = question.moves[chance % question.moves.length];
        socket.send(JSON.stringify({ type: 'answer', id: `m${asked}`, question: asked, move }));
      }
    }
  };
})"""


def play_to_the_end(person: Person, table: str) -> None:
    person.go("/licences.txt").evaluate(_PLAY, table)


def finished(person: Person, game: str, *levels: str) -> str:
    """A game that the person has played; its table."""
    table = person.new_table(game, ["me", *(levels or ["heuristic"] * (USUAL[game] - 1))])
    play_to_the_end(person, table)
    return table


def _gathering(person: Person, _: Person) -> str:
    person.come_in()
    return person.new_table("borgia", ["me", "open", "open", "heuristic"])


def _invitation(_: Person, host: Person) -> str:
    host.come_in()
    return host.new_table("habemus", ["me", "open", "open", "random"])


def _finished(game: str) -> Maker:
    def made(person: Person, _: Person) -> str:
        person.come_in()
        return finished(person, game)

    return made


def _played(person: Person, _: Person) -> str:
    person.come_in()
    finished(person, "caesar", "random")
    finished(person, "habemus", "random", "random")
    return str(person.call("GET", "/api/me")["id"])


def _busy(person: Person, host: Person) -> str:
    """Own tables, open ones, and some to watch."""
    for one in (person, host):
        one.come_in()
        one.new_table("caesar", ["me", "random"], spectators="public")
        one.new_table("borgia", ["me", "open", "open", "open", "random"], access="public")
    return ""


def _account(person: Person, _: Person) -> str:
    person.come_in()
    login = re.sub(r"\W", "", person.new_table("caesar", ["me", "open"])).lower()[:20]
    person.call("POST", "/api/account", {"login": login, "password": "three ravens on a wall"})
    return ""


SCENES: Final[dict[str, Scene]] = {
    "gathering": Scene("/tables/{}", _gathering),
    "invitation": Scene("/tables/{}", _invitation),
    **{f"count-{game}": Scene("/tables/{}", _finished(game)) for game in USUAL},
    **{f"replay-{game}": Scene("/replay/{}?at=30", _finished(game)) for game in USUAL},
    "profile": Scene("/players/{}", _played),
    "history-of-two": Scene("/history", _played),
    "home-busy": Scene("/", _busy),
    "live-busy": Scene("/live", _busy),
    "settings-account": Scene("/settings", _account),
}


def await_count(page: Page) -> None:
    """Of a game that is over the count shows by itself, a second after the table."""
    settle(page)
    if "/tables/" in page.url and page.locator('[data-zone="ask"]:not([data-question])').count():
        expect(page.locator("dialog[open] .count")).to_be_visible()
        settle(page)


def go_to_scene(name: str, person: Person, host: Person) -> Page:
    scene = SCENES[name]
    page = person.go(scene.address.format(scene.make(person, host)))
    await_count(page)
    return page


_ROUTES: Final = Path(__file__).parents[2] / "web" / "src" / "routes.ts"


def forgotten_routes() -> list[str]:
    """What the client has pages for, and is neither a page nor a scene here."""
    paths = [*PAGES.values(), *(scene.address.format("x") for scene in SCENES.values())]
    patterns = re.findall(r"^\t\[/(\^.*\$)/, ", _ROUTES.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(patterns) > 10
    regular = [pattern.replace("\\/", "/").replace("(?<", "(?P<") for pattern in patterns]
    return [pattern for pattern in regular if not any(re.match(pattern, path.split("?")[0]) for path in paths)]

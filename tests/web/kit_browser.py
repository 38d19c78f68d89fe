"""A real Chromium for the tests, and people who look at the house through it.

    person = people("Livia", language="de", theme="dark", size=PHONE)
    person.go("/")
    person.page.get_by_role("button", name="Jetzt spielen").first.click()

Whatever goes wrong in a page without being expected fails the test: an error in the console, an exception, something
that the content security policy forbids, a request that fails, is refused or goes to another host."""

import json
import os
import re
import shutil
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request, Response, WebSocket

from tests.web.kit_measure import watch

Theme: TypeAlias = Literal["light", "dark"]
Size: TypeAlias = tuple[int, int]
WIDE: Final[Size] = (1440, 900)
MEDIUM: Final[Size] = (1024, 768)
PHONE: Final[Size] = (390, 844)
SMALL_PHONE: Final[Size] = (360, 740)
PICTURES: Final = Path(__file__).parent / "pictures"
PATIENCE: Final = 180_000
"""Milliseconds; only a page that hangs takes so long, even on a machine with much else to do."""
REMEMBERED: Final = Path(sys.prefix) / ".chromium"
"""Where `get_chromium` writes what it found."""
_LONGEST: Final = 4_000
"""Pixels; a longer picture takes too long."""
_NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_SURE_HANDS: Final = """() => {
  const wait = window.setTimeout;
  window.setTimeout = (go, after, ...told) => wait(go, after === 400 ? 0 : after, ...told);
}"""
"""For people's hands a question takes no answer for 400 ms after it is put (`TOO_SOON`); nobody here clicks late."""
_OFF: Final = (
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay"),
    *("MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    "ThirdPartyStoragePartitioning",
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
)
"""What Playwright switches off, for only the last list counts; and the two pages that every new window keeps ready
under its bar of addresses, which took as much time as the pages that are tested."""
_FLAGS: Final = (
    *("--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", f"--disable-features={','.join(_OFF)}"),
)


def find_chromium(playwright: Playwright) -> str | None:
    """The browser that `CURIA_CHROMIUM` names, the one that `get_chromium` got, the system's, or Playwright's own."""
    return os.environ.get("CURIA_CHROMIUM") or remembered() or installed() or own(playwright)


def remembered() -> str | None:
    """What `get_chromium` found, if it is still there."""
    try:
        path = REMEMBERED.read_text(encoding="utf-8").strip()
    except OSError:
        return None
    return shutil.which(path)


def installed() -> str | None:
    """The system's."""
    return next(filter(None, map(shutil.which, _NAMES)), None)


def own(playwright: Playwright) -> str | None:
    """The one that `playwright install` leaves."""
    return shutil.which(playwright.chromium.executable_path)


def is_required() -> bool:
    """Whether the tests must run: where continuous integration says what it is."""
    return os.environ.get("CI", "") not in ("", "0", "false")


def open_browser(playwright: Playwright, executable: str) -> Browser:
    # Root may not use Chromium's sandbox, and in a container nobody can; Playwright leaves it out.
    return playwright.chromium.launch(executable_path=executable, args=_FLAGS, timeout=PATIENCE)


_asked: Final[WeakKeyDictionary[Page, list[Request]]] = WeakKeyDictionary()
"""What each page has asked for and not got yet."""


def awaited(page: Page) -> list[str]:
    """The addresses of what the page has asked for and not got yet."""
    return [request.url for request in _asked.get(page, [])]


class Person:
    """Somebody with a browser of their own; several tabs share its cookies."""

    def __init__(self, browser: Browser, base: str, name: str, address: str, **look: Any) -> None:
        size: Size = look.pop("size", WIDE)
        theme: Theme = look.pop("theme", "light")
        motion = bool(look.pop("motion", False))
        hasty = bool(look.pop("hasty", False))
        touch = size[0] < 700
        self.name = name
        self.base = base
        self.context: BrowserContext = browser.new_context(
            base_url=base,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            locale=look.pop("language", "en"),
            # Everybody comes from an address of their own, or the house would think that one of them comes too often.
            extra_http_headers={"x-forwarded-for": address},
        )
        assert not look, f"unknown: {look}"
        self.context.set_default_timeout(PATIENCE)
        if not hasty:
            self.context.add_init_script(f"({_SURE_HANDS})()")
        self.problems: list[str] = []
        self.received: list[str] = []
        """Every message of the house to any table page, as text."""
        self.sent: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        self.page = self.new_page()

    def play_now(self, title: str, seats: int = 0) -> Page:
        """From the first page, against bots, as somebody who has not been here before."""
        panel = self.page.get_by_role("article", name=title)
        if seats:
            panel.get_by_role("radio", name=str(seats)).check(force=True)
        panel.get_by_role("button", name="Play now").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        self.page.wait_for_url("**/tables/*")
        return self.page

    def new_page(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        watch(page)
        page.on("console", lambda message: self._note(f"console: {message.text}") if message.type == "error" else None)
        page.on("pageerror", lambda error: self._note(f"exception: {error}"))
        page.on("crash", lambda _: self._note("the page crashed"))
        page.on("response", self._check_response)
        page.on("requestfailed", lambda request: self._check_failure(request.url, request.failure or ""))
        page.on("request", lambda request: self._check_host(request.url))
        asked: list[Request] = []
        _asked[page] = asked
        page.on("request", lambda request: asked.append(request))
        page.on("requestfinished", lambda request: _remove(asked, request))
        page.on("requestfailed", lambda request: _remove(asked, request))
        page.on("websocket", self._listen)
        return page

    def expect_problems(self, *patterns: str) -> None:
        """What matches any of these may happen from now on."""
        self._expected += [re.compile(pattern) for pattern in patterns]

    def go(self, path: str, page: Page | None = None) -> Page:
        page = page or self.page
        page.goto(path)
        return page

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Ask the house as this person, without a page."""
        response = self.context.request.fetch(
            f"{self.base}{path}",
            method=method,
            headers={"origin": self.base, "content-type": "application/json"},
            data=None if body is None else json.dumps(body),
        )
        assert response.ok, f"{method} {path}: {response.status} {response.text()}"
        return response.json()

    def come_in(self) -> None:
        """Be somebody, without a page."""
        self.call("POST", "/api/guest", {"name": self.name})

    def new_table(self, game: str, seats: Sequence[str], **terms: object) -> str:
        """Make a table; each seat is 'me', 'open', 'here' or a level of bot. Its id."""
        kinds = {"me", "open", "here"}
        plans = [{"kind": seat} if seat in kinds else {"kind": "bot", "level": seat} for seat in seats]
        info: Mapping[str, Any] = self.call("POST", "/api/tables", {"game": game, "seats": plans, **terms})
        return str(info["id"])

    def picture(self, name: str, page: Page | None = None, *, full: bool = False) -> None:
        """Keep what the page shows, for people to look at; the whole of it if it is not too long."""
        PICTURES.mkdir(exist_ok=True)
        page = page or self.page
        full = full and page.evaluate("() => document.documentElement.scrollHeight") < _LONGEST
        page.screenshot(path=PICTURES / f"{name}.png", full_page=full, animations="disabled")

    def check(self) -> None:
        assert not self.problems, f"in the browser of {self.name}:\n" + "\n".join(self.problems)

    def _note(self, problem: str) -> None:
        if not any(pattern.search(problem) for pattern in self._expected):
            self.problems.append(problem)

    def _check_response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"answer {response.status}: {response.request.method} {response.url}")

    def _check_failure(self, url: str, why: str) -> None:
        # A page that is left, and a download, end their requests themselves.
        if "ERR_ABORTED" not in why:
            self._note(f"failed: {url} {why}")

    def _check_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https") and f"{parts.scheme}://{parts.netloc}" != self.base:
            self._note(f"another host: {url}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.received.append(_text(data)))
        socket.on("framesent", lambda data: self.sent.append(_text(data)))
        self._check_host(socket.url.replace("ws", "http", 1))


def _remove(asked: list[Request], request: Request) -> None:
    with suppress(ValueError):
        asked.remove(request)


def _text(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode()

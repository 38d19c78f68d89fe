"""A Chromium is looked for one way after the other, and every way says how far it led."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web import get_chromium, kit_browser
from tests.web.get_chromium import Impossible


def leads_to(path: str) -> Callable[[], str]:
    return lambda: path


def leads_nowhere(why: str) -> Callable[[], str]:
    def way() -> str:
        raise Impossible(why)

    return way


@pytest.fixture(autouse=True)
def _nothing_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CI", "CURIA_CHROMIUM"):
        monkeypatch.delenv(name, raising=False)
    for module in (get_chromium, kit_browser):
        monkeypatch.setattr(module, "REMEMBERED", tmp_path / ".chromium")

    def check(executable: str) -> None:
        if "broken" in executable:
            raise Impossible("it does not open")

    monkeypatch.setattr(get_chromium, "_check", check)


def try_ways(monkeypatch: pytest.MonkeyPatch, *ways: tuple[str, Callable[[], str]]) -> int:
    monkeypatch.setattr(get_chromium, "_WAYS", ways)
    return get_chromium.main()


def test_the_first_that_opens_is_taken_and_remembered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ways = (
        ("one", leads_nowhere("there is none")),
        ("two", leads_to("/broken")),
        ("three", leads_to(sys.executable)),
        ("four", leads_nowhere("never asked")),
    )
    assert try_ways(monkeypatch, *ways) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:] == ["  one: there is none", "  two: it does not open", f"  three: {sys.executable}"]
    assert kit_browser.remembered() == sys.executable
    # A second time nothing is looked for.
    assert try_ways(monkeypatch, ("last time", get_chromium._last_time), ("one", leads_nowhere("never asked"))) == 0
    assert "  one:" not in capsys.readouterr().out


@pytest.mark.parametrize(("name", "value", "code"), [("CI", "", 0), ("CI", "false", 0), ("CI", "true", 1)])
def test_where_there_is_none_it_is_said_loudly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str, code: int
) -> None:
    monkeypatch.setenv(name, value)
    assert try_ways(monkeypatch, ("one", leads_nowhere("there is none"))) == code
    assert "THE TESTS IN THE BROWSER ARE NOT RUN" in capsys.readouterr().out
    assert kit_browser.remembered() is None


def test_the_one_that_is_named_must_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CURIA_CHROMIUM", "/broken/chromium")
    assert try_ways(monkeypatch, ("one", leads_to(sys.executable))) == 1


def test_no_way_is_waited_for_without_end() -> None:
    """Nor are the processes that it started left behind: they would keep its output open."""
    child = f"import subprocess; subprocess.run([{sys.executable!r}, '-c', 'import time; time.sleep(3600)'])"
    with pytest.raises(Impossible, match="not done after"):
        get_chromium._run([sys.executable, "-c", child], 0.5)
    with pytest.raises(Impossible, match="Error: no"):
        get_chromium._run([sys.executable, "-c", "print('Error: no'); raise SystemExit(1)"], 60)

"""`curia replay`: a record in sentences, round by round, as one seat saw it or with everything open."""

import os

from rich.text import Text

from curia.catalog import AnyGame
from curia.core.errors import OptionError
from curia.core.game import State, View
from curia.core.match import Match
from curia.core.record import Record, replay
from curia.core.types import OBSERVER, Arg
from curia.terminal.painter import Painter, make_painter
from curia.terminal.screen import Screen, standard_screen
from curia.terminal.style import heading
from curia.text import Texts, choose_languages


def run(game: AnyGame, record: Record, seat: int | None, lang: str | None, screen: Screen | None = None) -> int:
    """Print a record; returns the exit code. Tests give their own screen."""
    screen = screen or standard_screen(is_paced=False)
    match = replay(game, record)
    if seat is not None and not 0 <= seat < record.seats:
        raise OptionError("--seat", f"expected 0 to {record.seats - 1}, found {seat}")
    texts = Texts(choose_languages(lang, os.environ), game, _names(record))
    _print(match, texts, make_painter(texts), screen, seat)
    return 0


def _names(record: Record) -> list[str]:
    """Those of the record; a seat without one is called by its number."""
    return [record.players[i] if i < len(record.players) else str(i) for i in range(record.seats)]


def _print(match: Match[State, View], texts: Texts, painter: Painter, screen: Screen, seat: int | None) -> None:
    screen.show(heading(texts.text("ui-title", title=match.game.meta.title)))
    if seat is None:
        screen.say(texts.text("ui-replay-all"))
    else:
        screen.say(texts.text("ui-replay-seat", name=texts.names[seat]))
    for name, arguments in events(match, seat):
        if painter.is_noise(name, arguments):
            continue
        words = texts.event(name, arguments, OBSERVER if seat is None else seat)
        if name in painter.headings:
            screen.show("", heading(words))
        else:
            screen.lines([Text(words)])
    outcome = match.outcome()
    if outcome is None:
        screen.say(texts.text("ui-replay-unfinished"))
        return
    view = match.game.shown(match.view(OBSERVER))
    screen.show("", heading(texts.text("ui-the-end")), painter.result(view, outcome))


def events(match: Match[State, View], seat: int | None) -> list[tuple[str, dict[str, Arg]]]:
    """All events as the seat learnt them, or with their secret parts for who may see everything."""
    if seat is not None:
        return match.events(seat)
    return [(event.name, event.public | event.secret) for event in match.log.events]

"""What a person can ask for instead of answering."""

from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from curia.catalog import AnyGame
from curia.core.game import State, View
from curia.core.match import Match
from curia.terminal.answers import matching
from curia.terminal.data import Data
from curia.terminal.painter import Painter
from curia.terminal.screen import Screen, indented
from curia.terminal.style import heading
from curia.text import Texts
from curia.text.rules_page import headings, paragraph, rules_text, section

_LISTED: Final = 12
"""So many moves get a line each; more go into columns."""
_COMMANDS: Final = ("help", "moves", "table", "log", "log all", "gone", "undo", "give up", "rules", "quit")
"""Words that the general help explains."""
_COLUMNS_LIMIT: Final = 48
"""More than that are listed only when asked for."""


class Commands:
    """Everything that can be shown to a seat without changing the game."""

    def __init__(self, match: Match[State, View], texts: Texts, painter: Painter, screen: Screen) -> None:
        self._match = match
        self._game: AnyGame = match.game
        self._texts = texts
        self._painter = painter
        self._screen = screen
        self._page = rules_text(self._game.meta.rules_page, texts.catalogue.languages)
        self.has_numbers = True
        """Whether the answers have been listed, so that a number can stand for one."""

    def run(self, typed: str, seat: int) -> bool:
        """Whether the words were a command; if so, it has been carried out."""
        word, _, rest = typed.lower().partition(" ")
        if word in ("help", "h", "?", "card"):
            self._help(rest.strip())
        elif word in ("rules", "rule"):
            self._rules(rest.strip())
        elif word == "log" and rest in ("", "all"):
            self._log(seat, rest == "all")
        elif typed.lower() == "table":
            self.table(seat)
            self.own(seat)
        elif typed.lower() == "moves":
            self.moves(seat, is_complete=True)
        else:
            return self._extra(typed.lower(), seat)
        return True

    def _extra(self, word: str, seat: int) -> bool:
        shown = self._painter.extra(word, self._game.shown(self._match.view(seat)))
        if shown is not None:
            self._screen.show(shown)
        return shown is not None

    def table(self, seat: int) -> None:
        self._screen.show(self._painter.table(self._game.shown(self._match.view(seat))))

    def own(self, seat: int) -> None:
        self._screen.show(self._painter.own(self._game.shown(self._match.view(seat))))

    # Moves ------------------------------------------------------------------------------------------------------

    def answers(self, seat: int) -> list[int]:
        """The legal moves in the order of their numbers: what the question asks for first."""
        legal = self._match.legal_moves(seat)
        first = self._painter.asked_for.get(self._match.decision(seat).kind)
        return sorted(legal, key=lambda move: self._game.move_text(move).split()[0] != first) if first else legal

    def moves(self, seat: int, is_complete: bool = False) -> None:
        """The numbered answers: in lines, in columns if they are many, or just an example; or how to write them."""
        legal = self.answers(seat)
        notations = [self._game.move_text(move) for move in legal]
        kind = self._match.decision(seat).kind
        may_list = is_complete and kind not in self._painter.amounts
        view = self._game.shown(self._match.view(seat))
        overview = None if may_list else self._painter.overview(kind, notations, view)
        self.has_numbers = overview is None
        if overview is not None:
            self._screen.show(overview)
            return
        is_short = kind in self._painter.short_answers
        if len(legal) <= _LISTED and not is_short:
            self._screen.show(self._lines(notations, view))
        elif len(legal) <= _COLUMNS_LIMIT or is_complete:
            self._screen.show(self._columns(notations))
        if len(legal) > _LISTED:
            message = "ui-example" if len(legal) <= _COLUMNS_LIMIT or is_complete else "ui-many-moves"
            example = notations[len(notations) // 2]
            self._screen.lines([Text(self._texts.text(message, count=len(legal), example=example), style="dim")])

    def _lines(self, notations: list[str], view: Data) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=4)
        grid.add_column()
        with_notation = self._screen.width >= 76
        if with_notation:
            grid.add_column(no_wrap=True)
        for number, notation in enumerate(notations, start=1):
            row = [Text(f"{number}"), Text(self._painter.words(notation, view))]
            grid.add_row(*row, *([Text(notation, style="dim")] if with_notation else []))
        return grid

    def _columns(self, notations: list[str]) -> RenderableType:
        cells = [Text(f"{i:2d} {self._painter.label(notation)}") for i, notation in enumerate(notations, start=1)]
        return indented(Columns(cells, padding=(0, 2, 0, 0)))

    # Events -----------------------------------------------------------------------------------------------------

    def event_lines(self, seat: int, start: int, is_news: bool = False) -> list[Text]:
        """What the seat learnt since an event, in sentences; news leaves out what the table shows."""
        lines: list[Text] = []
        for name, arguments in self._match.events(seat, start):
            if self._painter.is_noise(name, arguments) or (is_news and name in self._painter.on_table):
                continue
            style = "bold" if name in self._painter.headings else ""
            lines.append(Text(self._texts.event(name, arguments, seat), style=style))
        return lines

    def _log(self, seat: int, is_complete: bool) -> None:
        starts = [i for i, (name, _) in enumerate(self._match.events(seat)) if name in self._painter.headings]
        start = 0 if is_complete or len(starts) < 2 else starts[-2]
        lines = self.event_lines(seat, start)
        self._screen.lines(lines or [Text(self._texts.text("ui-no-log"))])

    # Help -------------------------------------------------------------------------------------------------------

    def _help(self, words: str) -> None:
        texts = self._texts
        if not words or words in _COMMANDS:
            self._screen.say(texts.prose("intro"))
            example, card = texts.text("example-move"), texts.text("example-card")
            self._screen.say(texts.text("ui-help", example=example, card=card))
            if texts.catalogue.has("ui-help-game"):
                self._screen.say(texts.text("ui-help-game"))
            return
        if texts.catalogue.has(f"topic-{words}"):
            self._screen.say(texts.prose(f"topic-{words}"))
            return
        found = [words] if words in texts.facts else matching(texts, words, texts.facts)
        if len(found) == 1:
            self._screen.say(texts.card_help(found[0]))
        elif found:
            self._screen.say(texts.text("ui-several-cards", text=words, cards=", ".join(found)))
        else:
            self._screen.say(texts.text("ui-no-such-card", text=words[:40], example=texts.text("example-card")))

    def _rules(self, words: str) -> None:
        texts = self._texts
        if not words:
            self._screen.say(texts.text("ui-rules-sections"))
            self._screen.lines([Text(title) for title in headings(self._page)])
        else:
            found = paragraph(self._page, words) or section(self._page, words)
            example = headings(self._page)[0].split()[0] + ".1"
            self._screen.say(found or texts.text("ui-no-such-rule", text=words[:40], example=example))

    def news(self, seat: int, start: int, title: str, limit: int) -> None:
        """The latest lines under a title; nothing if nothing happened."""
        lines = self.event_lines(seat, start, is_news=True)
        if not lines:
            return
        self._screen.show(heading(title))
        if len(lines) > limit:
            self._screen.say("  " + self._texts.text("ui-more", count=len(lines) - limit), style="dim")
        self._screen.lines(lines[-limit:])

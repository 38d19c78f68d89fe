"""The open table of Borgia: the families with their numbers, and what lies before them."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from curia.terminal import borgia_now
from curia.terminal.borgia_data import by_name, called, is_player, kind_of, places, value
from curia.terminal.data import Data, fields, is_shown, number, numbers, standing, tables, text, texts
from curia.terminal.screen import indented
from curia.terminal.style import Flow, heading, two_columns
from curia.text import Texts

_STEPS: Final = {"market": 1, "auction": 1, "play": 2, "doctor": 2, "gift": 2, "accuse": 2, "seize": 3, "hire": 3}
_DISTRIBUTING: Final = ("draw_card", "deal_office", "reshuffle", "assign", "hand_out", "cardinals")
_KIND_STYLES: Final = {"office": "magenta", "artist": "yellow", "minor_family": "green"}
_VALUES: Final = {"office": ("income", "votes", "points"), "artist": ("points",), "minor_family": ("power",)}


def table(tr: Texts, view: Data) -> RenderableType:
    parts: list[RenderableType] = [_header(tr, view), Families(tr, view), *_estates(tr, view)]
    parts += [indented(Text(line)) for line in known(tr, view)]
    if not is_player(view) or number(view, "seat") not in numbers(view, "asked"):
        parts += [indented(Text(line)) for line in borgia_now.lines(tr, view)]
    return Group(*parts)


def _header(tr: Texts, view: Data) -> RenderableType:
    facts = [tr.text("table-market", market=number(view, "market"), deck=number(view, "deck"))]
    facts.append(tr.text("table-pope", name=called(tr, number(view, "pope"))))
    spouses = numbers(view, "spouses")
    if spouses:
        facts.append(tr.text("table-married", names=by_name(tr, spouses, "list-last")))
    if view["savonarola"]:
        facts.append(tr.text("table-savonarola"))
    title = heading(f"{tr.text('table-round', round=number(view, 'round'))} · {_when(tr, view)}")
    return Group(title, indented(Text(" · ".join(facts), style="dim")))


def _when(tr: Texts, view: Data) -> str:
    phase = text(view, "phase")
    if phase == "over":
        return tr.text("phase-over")
    if number(view, "ballot"):
        return tr.text("table-election", ballot=number(view, "ballot"), last="yes" if view["last_ballot"] else "no")
    if number(view, "round") == 1 and number(view, "market") == 0 and number(view, "moment") == 0:
        return tr.text("table-set-up")
    if phase in _DISTRIBUTING:
        return tr.text("table-distribution")
    active = number(view, "active")
    yours = "yes" if active == number(view, "seat") else "no"
    step = _STEPS.get(phase, 0)
    return tr.text("table-phase", name=tr.names[active], yours=yours, step=step)


class Families:
    """A row for each seat, with as many columns as the screen has room for."""

    def __init__(self, tr: Texts, view: Data) -> None:
        self._tr = tr
        self._view = view
        self._seats = tables(view, "seats")
        self._shows_ducats = all(is_shown(data, "ducats") for data in self._seats)
        self._has_points = has_points(tr, view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        ducats = ["ducats", "cards"] if self._shows_ducats else []
        total = ["points"] if self._has_points else []
        parts = ["parts"] if self._has_points else []
        grids = [
            self._grid(["cardinals", "votes", "income", *ducats, *parts]),
            self._grid(["cardinals", "votes", "income", *ducats, *total]),
            self._grid(["votes", *ducats[:1], *total]),
        ]
        fitting = [grid for grid in grids if Measurement.get(console, options, grid).maximum < options.max_width]
        yield fitting[0] if fitting else grids[-1]

    def _grid(self, columns: Sequence[str]) -> Table:
        tr = self._tr
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for _ in columns:
            grid.add_column(justify="right", no_wrap=True)
        titles = [Text(tr.text(f"column-{name}"), style="dim") for name in columns]
        grid.add_row(heading(tr.text("table-families")), "", *titles)
        for seat, data in enumerate(self._seats):
            style = "bold" if seat == number(self._view, "seat") else ""
            title = Text(f"  {seat} {tr.card(tr.seat_cards[seat])}", style=style)
            cells = [self._cell(name, data, standing(self._view, seat)) for name in columns]
            grid.add_row(title, Text(self._player(seat, data), style=style), *cells)
        return grid

    def _cell(self, column: str, data: Data, sums: Data) -> str:
        """A number; the points also with their parts: '33 = 12+10+11+0'."""
        if column == "income":
            return str(number(fields(sums, "income"), "total"))
        if column == "parts":
            parts = "+".join(str(part) for part in fields(sums, "parts").values())
            return f"{number(sums, 'points')} = {parts}"
        if column == "points":
            return str(number(sums, "points"))
        return str(number(data, "hand_size" if column == "cards" else column))

    def _player(self, seat: int, data: Data) -> str:
        tr, view = self._tr, self._view
        marks: list[str] = []
        if seat == number(view, "seat"):
            marks.append(tr.text("mark-you"))
        if seat == number(view, "pope"):
            marks.append(tr.text("mark-pope"))
        if number(data, "skips"):
            marks.append(tr.text("mark-skips", count=number(data, "skips")))
        return f"{tr.names[seat]} ({', '.join(marks)})" if marks else tr.names[seat]


def offices_have_points(tr: Texts) -> bool:
    """Whether the table's cards give points to offices."""
    return any(fact["kind"] == "office" and "points" in fact for fact in tr.facts.values())


def has_points(tr: Texts, view: Data) -> bool:
    """Whether anybody has got points yet."""
    return any(number(standing(view, seat), "points") for seat in range(len(tr.names)))


# What lies before the families --------------------------------------------------------------------------------------


def _estates(tr: Texts, view: Data) -> list[RenderableType]:
    grid = two_columns(ratio=1)
    for seat, data in enumerate(tables(view, "seats")):
        style = "bold" if seat == number(view, "seat") else ""
        row = estate(tr, data, standing(view, seat))
        grid.add_row(Text(f"  {tr.card(tr.seat_cards[seat])}", style=style), row)
    offices = "yes" if offices_have_points(tr) else "no"
    legend = tr.text("table-legend-points" if has_points(tr, view) else "table-legend", offices=offices)
    return [heading(tr.text("table-estates")), grid, indented(Text(legend, style="dim"))]


def estate(tr: Texts, data: Data, sums: Data) -> Flow:
    """'Valencia 3 [Datary 15/3]; Imola 3/10/2 [–]; unprotected: Titian 4'."""
    groups: list[list[Text]] = []
    for place, housed in places(data).items():
        item = Text(tr.card(place), style="bold")
        item.append(f" {_town_values(tr, place)}", style="default not bold")
        item.append(" [", style="not bold")
        for i, card in enumerate(housed):
            item.append(", " if i else "", style="not bold")
            item.append_text(_housed(tr, card))
        item.append("–]" if not housed else "]", style="not bold")
        groups.append([item])
    for without_place in ("unprotected", "unhoused"):
        named = [_housed(tr, card) for card in texts(sums, without_place)]
        if named:
            title = tr.text(f"table-{without_place}")
            groups.append([Text.assemble((f"{title} ", "bold red"), named[0]), *named[1:]])
    return Flow(groups)


def _town_values(tr: Texts, place: str) -> str:
    if kind_of(tr, place) == "home_town":
        return str(value(tr, place, "power"))
    return "/".join(str(value(tr, place, name)) for name in ("power", "income", "points"))


def _housed(tr: Texts, card: str) -> Text:
    kind = kind_of(tr, card)
    names = _VALUES[kind] if kind != "office" or offices_have_points(tr) else _VALUES[kind][:-1]
    values = "/".join(str(value(tr, card, name)) for name in names)
    return Text(f"{tr.short(card)} {values}", style=f"not bold {_KIND_STYLES[kind]}")


# What the viewer knows of other hands -------------------------------------------------------------------------------


def known(tr: Texts, view: Data) -> list[str]:
    """Cards that others are sure to hold, by holder."""
    by_holder: dict[str, list[str]] = {}
    for item in tables(view, "known"):
        by_holder.setdefault(by_name(tr, numbers(item, "seats")), []).append(tr.card(text(item, "card")))
    if not by_holder or text(view, "phase") == "over":
        return []
    said = [f"{', '.join(tr.counted(cards))} ({holder})" for holder, cards in by_holder.items()]
    return [tr.text("table-known", cards="; ".join(said))]


def piles(tr: Texts, view: Data, keys: Sequence[str]) -> RenderableType:
    lines: list[RenderableType] = []
    for key in keys:
        cards = ", ".join(tr.counted([tr.card(card) for card in texts(view, key)])) or tr.text("table-none")
        lines += [heading(tr.text(f"table-{key}")), indented(Text(cards))]
    return Group(*lines)

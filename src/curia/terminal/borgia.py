"""Borgia in the terminal. Colour only repeats what a word or letter says."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from curia.core.game import Outcome
from curia.core.types import Arg, Json
from curia.terminal import borgia_how, borgia_own, borgia_quick, borgia_table
from curia.terminal.borgia_data import cards_said, is_player, seat_data
from curia.terminal.count import count
from curia.terminal.data import Data, is_shown, number, tables, texts
from curia.terminal.painter import Draft, Painter, Quick
from curia.terminal.style import heading
from curia.text import Texts

_OPENLY_FORCED: Final = ("cardinals", "assign", "hand_out")
"""What leaves no choice there, everybody can see."""
_ABOUT_THE_HAND: Final = ("market", "play", "doctor", "hire")


class BorgiaPainter(Painter):
    headings: Sequence[str] = ("phase", "election", "round", "game_over")
    on_table: Sequence[str] = (
        *("dealt", "showed", "bid", "passed", "points", "housed", "no_place", "market_laid", "ballot"),
        *("turned_up", "rehousing"),
    )
    amounts: Sequence[str] = ("auction", "trade_give", "trade_ask", "pledge_votes", "pledge_price", "ballot")
    asked_for: Mapping[str, str] = {
        "fee": "pay",
        "trade_answer": "accept",
        "consent": "consent",
        "doctor": "doctor",
        "pledge_answer": "accept",
    }
    drafts: Mapping[str, Draft] = borgia_quick.DRAFTS

    def table(self, view: Data) -> RenderableType:
        return borgia_table.table(self.texts, view)

    def table_key(self, view: Data) -> list[Json]:
        key: list[Json] = [view["round"], view["active"], view["pope"], view["savonarola"], view["spouses"]]
        key += [number(view, "ballot") > 0]
        for seat in tables(view, "seats"):
            key += [seat["owned"], seat["places"], seat["cardinals"], seat["points"], seat["skips"]]
        return key

    def own(self, view: Data) -> RenderableType:
        return borgia_own.own(self.texts, view)

    # Questions --------------------------------------------------------------------------------------------------

    def hints(self, kind: str, view: Data) -> list[str]:
        return borgia_how.hints(self.texts, kind, view)

    def words(self, notation: str, view: Data) -> str:
        return borgia_how.with_price(self.texts, notation, view)

    def overview(self, kind: str, notations: Sequence[str], view: Data) -> RenderableType | None:
        return borgia_how.overview(self.texts, kind, notations, view)

    def quick(self, kind: str, typed: str, view: Data, events: Sequence[tuple[str, Mapping[str, Arg]]]) -> Quick | None:
        return borgia_quick.quick(self.texts, kind, typed, view)

    def extra(self, word: str, view: Data) -> RenderableType | None:
        if word == "hand" and is_player(view):
            cards = texts(seat_data(view, number(view, "seat")), "hand")
            return Group(heading(self.texts.text("own-title")), borgia_own.hand_lines(self.texts, cards))
        if word in ("piles", "gone"):
            return borgia_table.piles(self.texts, view, ("pile", "gone") if word == "piles" else ("gone",))
        return None

    # Events -----------------------------------------------------------------------------------------------------

    def is_noise(self, name: str, arguments: Mapping[str, Arg]) -> bool:
        """What a seat answers in secret is told when all answers are revealed."""
        if name == "voted":
            return "votes" not in arguments
        return name == "answered" or (name == "dealt" and "card" not in arguments)

    def has_openly_one_answer(self, kind: str, seat: int, open_view: Data) -> bool:
        """Hands and ducats are hidden unless the table shows ducats and sizes of hands (§14.21)."""
        seen = tables(open_view, "seats")[seat]
        if kind == "auction":
            return is_shown(seen, "ducats") and number(seen, "ducats") <= number(open_view, "bid")
        if kind in _ABOUT_THE_HAND:
            return is_shown(seen, "hand_size") and number(seen, "hand_size") == 0
        return kind in _OPENLY_FORCED

    def result(self, view: Data, outcome: Outcome) -> RenderableType:
        tr = self.texts
        lines = [
            tr.text(
                "count-screen",
                name=tr.names[seat],
                ducats=number(data, "ducats"),
                hand=cards_said(tr, texts(data, "hand")),
            )
            for seat, data in enumerate(tables(view, "seats"))
        ]
        return count(tr, outcome, _points(tr, outcome), lines, tied=len(set(outcome.points)) < len(outcome.points))


def _points(tr: Texts, outcome: Outcome) -> Table:
    """A row for each player, so that six fit on a narrow screen."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column(tr.text("ui-place"), justify="right", no_wrap=True)
    table.add_column("")
    for part in outcome.parts[0]:
        table.add_column(tr.text(f"part-{part}"), justify="right", no_wrap=True)
    table.add_column(tr.text("count-total"), justify="right", no_wrap=True, style="bold")
    order = sorted(range(len(outcome.points)), key=lambda seat: outcome.ranks[seat])
    for seat in order:
        name = Text(f"{tr.names[seat]}, {tr.card(tr.seat_cards[seat])}")
        parts = [str(points) for points in outcome.parts[seat].values()]
        table.add_row(f"{outcome.ranks[seat]}.", name, *parts, str(outcome.points[seat]))
    return table

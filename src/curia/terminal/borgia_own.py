"""What a player of Borgia alone sees: ducats, votes and the hand."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from curia.terminal import borgia_now
from curia.terminal.borgia_data import kind_of, means, seat_data, value
from curia.terminal.data import Data, number, text, texts
from curia.terminal.screen import indented
from curia.terminal.style import heading, two_columns
from curia.text import Texts

_AT_HAND: Final = {
    "play": ("spy", "poison", "assassin", "marriage", "savonarola", "accusation"),
    "doctor": ("doctor",),
    "hire": ("condottiere",),
}
"""The kinds of card that can answer a question: there it helps to read what each does."""


def own(tr: Texts, view: Data) -> RenderableType:
    mine = seat_data(view, number(view, "seat"))
    ducats = [tr.text("own-ducats", ducats=number(mine, "ducats"))]
    if number(mine, "aside"):
        ducats.append(tr.text("own-aside", aside=number(mine, "aside"), means=means(view)))
    ducats.append(tr.text("own-votes", votes=number(mine, "votes")))
    lines: list[RenderableType] = [heading(tr.text("own-title")), indented(Text(" · ".join(ducats)))]
    cards = texts(mine, "hand")
    lines.append(indented(Text(tr.text("own-hand", cards=_hand(tr, cards)))))
    useful = [card for card in cards if kind_of(tr, card) in _AT_HAND.get(text(view, "phase"), ())]
    if useful:
        lines.append(hand_lines(tr, useful))
    now = borgia_now.lines(tr, view)
    if now:
        lines += [heading(tr.text("now-title")), *[indented(Text(line)) for line in now]]
    return Group(*lines)


def _hand(tr: Texts, cards: Sequence[str]) -> str:
    """'Spy ×2, Renzo da Ceri 4/10': Condottieri with power and pay."""
    return ", ".join(tr.counted([_with_values(tr, card) for card in cards])) or tr.text("table-none")


def _with_values(tr: Texts, card: str) -> str:
    if kind_of(tr, card) != "condottiere":
        return tr.card(card)
    return f"{tr.card(card)} {value(tr, card, 'power')}/{value(tr, card, 'pay')}"


def hand_lines(tr: Texts, cards: Sequence[str]) -> RenderableType:
    """A line for each card with what it does."""
    if not cards:
        return indented(Text(tr.text("own-hand", cards=tr.text("table-none"))))
    grid = two_columns()
    for card, copies in Counter(cards).items():
        grid.add_row(Text("    " + tr.counted([tr.card(card)] * copies)[0], style="bold"), Text(tr.card_line(card)))
    return grid

"""What a seat of Caesar & Cleopatra has learnt of the hidden cards of the other, in words."""

from rich.console import RenderableType
from rich.text import Text

from curia.terminal.caesar_forum import groups
from curia.terminal.data import Data, number, numbers, tables, text, texts
from curia.terminal.screen import indented
from curia.terminal.style import heading
from curia.text import Texts


def lines(tr: Texts, view: Data) -> list[RenderableType]:
    """Nothing for spectators, and nothing where there is only what everybody knows from the start."""
    seat = number(view, "seat")
    if seat > 1 or number(view, "turn") < 2:
        return []
    other = tables(view, "seats")[1 - seat]
    said = [*_pools(tr, other), *_items(tr, other)]
    seen = texts(other, "seen_manipulation")
    if seen:
        cards = ", ".join(tr.counted([tr.card(card) for card in seen]))
        said.append(tr.text("table-known-hand", cards=cards))
    if not said:
        return []
    title = heading(tr.text("table-known", name=tr.names[1 - seat]))
    return [title, *[indented(Text(line)) for line in said]]


def _values(tr: Texts, known: list[str], count: int) -> str:
    """'2 5 ?': the cards that are known, and a mark for each other one."""
    return " ".join([tr.short(card) for card in sorted(known)] + ["?"] * (count - len(known)))


def _pools(tr: Texts, other: Data) -> list[str]:
    """Cards known to lie among several: the first five, and those that a Castling has mixed."""
    said: list[str] = []
    for row in tables(other, "pools"):
        pools = numbers(row, "pools")
        slots = [text(slot, "group") for slot in tables(other, "hidden") if number(slot, "pool") in pools]
        if pools != [1] or len(slots) < len(groups(tr)):
            where = ", ".join(tr.card(group) for group in groups(tr) if group in slots)
            cards = _values(tr, texts(row, "known"), len(slots))
            said.append(tr.text("table-known-pool", groups=where, cards=cards))
    return said


def _items(tr: Texts, other: Data) -> list[str]:
    """Cards known to be in the hand, or laid face down from it."""
    known = texts(other, "known")
    if not known:
        return []
    in_pools = sum(len(texts(row, "known")) for row in tables(other, "pools"))
    hidden = len(tables(other, "hidden")) - in_pools
    cards = _values(tr, known, number(other, "influence_in_hand") + hidden)
    return [tr.text("table-known-items", hidden=max(hidden, 0), cards=cards)]

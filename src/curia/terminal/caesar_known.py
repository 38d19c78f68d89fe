"""What a seat of Caesar & Cleopatra has learnt of the hidden cards of the other, in words."""

from rich.console import RenderableType
from rich.text import Text

from curia.terminal.caesar_forum import groups
from curia.terminal.data import Data, number, tables, text, texts
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
    for index, pool in enumerate(tables(other, "pools"), start=1):
        known = texts(pool, "known")
        slots = [text(slot, "group") for slot in tables(other, "hidden") if number(slot, "pool") == index]
        if known and (index > 1 or len(slots) < len(groups(tr))):
            where = ", ".join(tr.card(group) for group in groups(tr) if group in slots)
            cards = _values(tr, known, len(slots))
            said.append(tr.text("table-known-pool", groups=where, cards=cards))
    return said


def _items(tr: Texts, other: Data) -> list[str]:
    """Cards known to be in the hand, or laid face down from it."""
    known = [text(item, "card") for item in tables(other, "known") if text(item, "card")]
    if not known:
        return []
    cards = _values(tr, known, len(tables(other, "known")))
    in_pools = sum(len(texts(pool, "known")) for pool in tables(other, "pools"))
    hidden = len(tables(other, "hidden")) - in_pools
    return [tr.text("table-known-items", hidden=max(hidden, 0), cards=cards)]

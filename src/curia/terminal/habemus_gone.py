"""The cards of Habemus Papam that have left the game, as far as the viewer knows them."""

from rich.console import Group, RenderableType
from rich.text import Text

from curia.terminal.data import Data, number, tables, text, texts
from curia.terminal.screen import indented
from curia.terminal.style import heading
from curia.text import Texts


def gone(tr: Texts, view: Data) -> RenderableType:
    """What left in the open (§1.12), by deck, and the viewer's own discarded order."""
    said: list[str] = []
    cards = texts(view, "gone")
    persons = [card for card in cards if "age" in tr.facts[card]]
    actions = [card for card in cards if tr.facts[card]["kind"] == "action"]
    rest = [card for card in cards if card not in persons and card not in actions]
    for deck, members in (("persons", persons), ("politics", rest), ("actions", actions)):
        if members:
            names = ", ".join(tr.counted([tr.card(card) for card in members]))
            said.append(tr.text(f"table-gone-{deck}", cards=names))
    seat = number(view, "seat")
    order = text(tables(view, "seats")[seat], "discarded") if seat < len(tr.names) else ""
    if order:
        said.append(tr.text("table-gone-order", order=tr.card(order)))
    lines = said or [tr.text("table-gone-nothing")]
    return Group(heading(tr.text("table-gone")), *[indented(Text(line)) for line in lines])

"""What is still missing for an order of Habemus Papam, in words."""

from curia.terminal.data import Data, fields, numbers, text
from curia.text import Texts


def missing(texts: Texts, order: Data) -> list[str]:
    """What the viewer lacks for an order of the own standing."""
    lacking: list[str] = []
    unit = text(order, "unit")
    for name in fields(order, "of"):
        has, needs = numbers(fields(order, "of"), name)
        if has >= needs:
            continue
        if unit == "coats":
            lacking.append(texts.text("table-missing-coats", count=needs - has, faction=texts.term("faction", name)))
        elif unit == "leaders":
            lacking.append(texts.text("table-missing-leaders", count=needs - has))
        else:
            lacking.append(texts.text("table-missing-card", count=needs - has, card=texts.card(name)))
    return lacking

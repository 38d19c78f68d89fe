"""The count of Caesar & Cleopatra as a table."""

from collections.abc import Callable, Sequence

from rich.console import RenderableType

from curia.core.game import Outcome
from curia.terminal.caesar_forum import groups, party
from curia.terminal.count import count, parts_table
from curia.terminal.data import Data, lists, numbers, tables, text, texts
from curia.text import Texts


def result(tr: Texts, view: Data, outcome: Outcome, said: Callable[[Sequence[str]], str]) -> RenderableType:
    """With the patricians that each has won; `said` puts cards into words."""
    seats = tables(view, "seats")
    titles = [f"{name}\n{party(tr, view, seat)}" for seat, name in enumerate(tr.names)]
    won = [
        (f"{tr.card(card)} {tr.text('count-won')}", [numbers(data, "taken")[group] for data in seats])
        for group, card in enumerate(groups(tr))
    ]
    lines = [
        tr.text(
            "count-mission",
            name=tr.names[seat],
            mission=tr.card(text(data, "mission")),
            fulfilled="yes" if outcome.parts[seat]["mission"] > 0 else "no",
            hand=said(texts(data, "hand")),
            hidden=_hidden(tr, data),
        )
        for seat, data in enumerate(seats)
    ]
    return count(tr, outcome, parts_table(tr, outcome, titles, won), lines, tied=outcome.ranks.count(1) > 1)


def _hidden(tr: Texts, data: Data) -> str:
    """'Praetors 5, Censors 1 2'."""
    down = dict(zip(groups(tr), lists(data, "down"), strict=True))
    said = [f"{tr.card(group)} {' '.join(tr.short(card) for card in cards)}" for group, cards in down.items() if cards]
    return ", ".join(said) or tr.text("table-no-cards")

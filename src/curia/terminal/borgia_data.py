"""What several screens of Borgia read from a view, and how they call players and cards."""

from collections.abc import Sequence

from curia.core.types import Arg
from curia.terminal.data import Data, number, numbers, standing, tables, texts
from curia.text import Texts


def seat_data(view: Data, seat: int) -> Data:
    return tables(view, "seats")[seat]


def is_player(view: Data) -> bool:
    """Whether the viewer has a seat, and is no spectator."""
    return number(view, "seat") < len(tables(view, "seats"))


def places(data: Data) -> dict[str, list[str]]:
    """What each town of a seat houses, the home town first."""
    found = data.get("places")
    rows: Data = found if isinstance(found, dict) else {}
    home = str(data["home"])
    return {place: texts(rows, place) for place in [home, *[place for place in rows if place != home]]}


def value(tr: Texts, card: str, name: str) -> int:
    """A number on a card; 0 if it has none of that name."""
    found = tr.facts[card].get(name, 0)
    return found if isinstance(found, int) else 0


def kind_of(tr: Texts, card: str) -> str:
    return str(tr.facts[card]["kind"])


def called(tr: Texts, seat: int) -> str:
    """'Anna (Borgia)'."""
    return tr.text("who", name=tr.names[seat], family=tr.card(tr.seat_cards[seat]))


def cards_said(tr: Texts, cards: Sequence[str]) -> str:
    """'Spy ×2, Titian'; a word for none."""
    return ", ".join(tr.counted([tr.card(card) for card in cards])) or tr.text("table-none")


def by_name(tr: Texts, seats: Sequence[int], word: str = "list-or") -> str:
    """'Anna or Berta'."""
    said = tr.names[seats[0]]
    for seat in seats[1:]:
        said = tr.text(word, first=said, next=tr.names[seat])
    return said


def votes_for(tr: Texts, row: Data, key: str) -> str:
    """'Anna 10, Berta 5' from a number for each seat."""
    return ", ".join(f"{tr.names[seat]} {votes}" for seat, votes in enumerate(numbers(row, key)) if votes)


def candidates(view: Data) -> list[int]:
    """In the order in which the viewer is asked for votes: from the own seat clockwise."""
    seats = len(tables(view, "seats"))
    return sorted(numbers(view, "candidates"), key=lambda seat: (seat - number(view, "seat")) % seats)


def means(view: Data) -> int:
    """The ducats that the viewer can spend."""
    return number(standing(view, number(view, "seat")), "means")


def event_facts(data: Data) -> dict[str, Arg]:
    """A trade, pledge or promise of a view with the arguments of an event about it."""
    facts: dict[str, Arg] = {}
    for name, found in data.items():
        if isinstance(found, list):
            facts[name] = [str(item) for item in found]
        elif isinstance(found, (int, str)):
            facts[name] = found
    if "offerer" in facts:
        facts["seat"] = facts["offerer"]
    if "partner" in facts:
        facts["other"] = facts["partner"]
    return facts

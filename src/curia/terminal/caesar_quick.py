"""Short words for long answers in Caesar & Cleopatra: arranging in one go, and the first placements."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from curia.core.game import Refusal
from curia.core.types import Arg
from curia.terminal import favourites
from curia.terminal.answers import matching
from curia.terminal.caesar_moves import to_arrange
from curia.terminal.data import Data, number, tables, texts
from curia.terminal.painter import Quick
from curia.text import Texts

# Look behind cards early and strike what lies open; a Veto at hand soon and one later; the costly cards last.
_SUGGESTED: Final = (
    *("courtesan", "assassination", "veto", "spy", "assassination", "castling", "assassination"),
    *("courtesan", "veto", "spy", "castling", "assassination", "wrath"),
)
_WORDS: Final = ("suggested", "shuffled", "favourite", "favorite")
_SAVE: Final = ("save favourite", "save favorite")
_SHORTEST: Final = 3
_RESERVES: Final = ("influence", "manipulation")
_VALUES: Final = ("1", "2", "3", "4", "5")


def quick(
    tr: Texts, kind: str, typed: str, view: Data, events: Sequence[tuple[str, Mapping[str, Arg]]]
) -> Quick | None:
    if typed in _SAVE:
        return _save(tr, view, events)
    if kind == "arrange":
        return _arrange(tr, typed, view)
    if kind == "place":
        return _place(tr, typed)
    if kind == "refill":
        return _draw(typed)
    return None


# Arranging --------------------------------------------------------------------------------------------------------


def _arrange(tr: Texts, typed: str, view: Data) -> Quick | None:
    seat = number(view, "seat")
    left = to_arrange(tr, texts(tables(view, "seats")[seat], "order"))
    words = [word for word in _WORDS if len(typed) >= _SHORTEST and word.startswith(typed)]
    if not words:
        return _arrange_named(tr, typed, left)
    if words[0] == "shuffled":
        # The owner shuffles: no part of the sealed chance of the match.
        return _ordered(tr, random.SystemRandom().sample(left, len(left)))
    if words[0] == "suggested":
        return _ordered(tr, by_pattern(_SUGGESTED, left))
    favourite = favourites.load(tr.names[seat])
    if favourite is None:
        return Quick(tr.text("quick-no-favourite"))
    if not favourite or not all(tr.facts.get(card, {}).get("kind") == "manipulation" for card in favourite):
        return Quick(tr.text("quick-bad-favourite", file=str(favourites.file())))
    return _ordered(tr, by_pattern(favourite, left))


def by_pattern(pattern: Sequence[str], left: Sequence[str]) -> list[str]:
    """The cards that are left, in the order of a pattern; what it lacks comes last."""
    stock = Counter(left)
    order: list[str] = []
    for card in [*pattern, *left]:
        if stock[card] > 0:
            stock[card] -= 1
            order.append(card)
    return order


def _ordered(tr: Texts, order: Sequence[str]) -> Quick:
    said = tr.text("quick-arranged", cards=", ".join(tr.card(card) for card in order))
    return Quick(said, [f"next {card}" for card in order])


def _arrange_named(tr: Texts, typed: str, left: Sequence[str]) -> Quick | None:
    """Several names in one line; a single one is an ordinary answer."""
    words = typed.replace(",", " ").removeprefix("next ").split()
    kinds = list(dict.fromkeys(to_arrange(tr, [])))
    found = [matching(tr, word, kinds) for word in words]
    if len(words) < 2 or any(len(matches) != 1 for matches in found):
        return None
    order = [matches[0] for matches in found]
    for card, times in Counter(order).items():
        if times > Counter(left)[card]:
            stock = ", ".join(tr.counted([tr.card(kind) for kind in left]))
            return Quick(tr.text("quick-not-left", card=tr.card(card), left=stock))
    return _ordered(tr, order)


def _save(tr: Texts, view: Data, events: Sequence[tuple[str, Mapping[str, Arg]]]) -> Quick:
    seat = number(view, "seat")
    if tr.game.options["manipulation"] == "shuffled":
        return Quick(tr.text("quick-nothing-arranged"))
    order = [str(arguments["card"]) for name, arguments in events if name == "arranging"]
    left = to_arrange(tr, order)
    if len(left) > 1:
        return Quick(tr.text("quick-arrange-first"))
    order += left
    if not favourites.save(tr.names[seat], order):
        return Quick(tr.text("quick-cannot-save", file=str(favourites.file())))
    return Quick(tr.text("quick-favourite-saved", cards=", ".join(tr.card(card) for card in order)))


# Other questions --------------------------------------------------------------------------------------------------


def _place(tr: Texts, typed: str) -> Quick | None:
    if typed == "any":
        values = random.SystemRandom().sample(_VALUES, len(_VALUES))
        return Quick(tr.text("quick-placed", values=" ".join(values)), [f"place {' '.join(values)}"])
    if len(typed) == len(_VALUES) and all(digit in _VALUES for digit in typed):
        return Quick("", [f"place {' '.join(typed)}"])
    words = typed.removeprefix("place ").split()
    if len(words) not in (0, 1, len(_VALUES)) and all(word in _VALUES for word in words):
        return Quick(tr.refusal(Refusal("2.12", "each-value-once", {})))
    return None


def _draw(typed: str) -> Quick | None:
    """'i i m': several draws in one line."""
    words = typed.split()
    found = [[reserve for reserve in _RESERVES if reserve.startswith(word)] for word in words]
    if len(words) < 2 or any(len(matches) != 1 for matches in found):
        return None
    return Quick("", [f"draw {matches[0]}" for matches in found])

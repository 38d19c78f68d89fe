"""How to write the answers of Caesar & Cleopatra, where they are too many for a list."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from curia.terminal.caesar_forum import groups
from curia.terminal.data import Data, lists, number, standing, tables, text
from curia.terminal.screen import indented
from curia.terminal.style import two_columns
from curia.text import Texts

_LISTED: Final = 12
_CARDS_AS_NUMBERS: Final = ("place", "turn", "strike", "castle")
"""Questions where a number is rather a card than the number of an answer."""
_NONE: Final = ["none"]
"""No card at all."""
_VERBS: Final = (
    "lay",
    "show",
    "assassinate",
    "spy",
    "castle",
    "courtesan",
    "wrath",
    "done",
    "discard",
    "relay",
    "strike",
)


def to_arrange(tr: Texts, arranged: Sequence[str]) -> list[str]:
    """The manipulation cards that have no place yet."""
    kinds = [card for card in tr.facts if tr.facts[card]["kind"] == "manipulation"]
    left = Counter({card: int(str(tr.facts[card]["count"])) for card in kinds})
    left.subtract(arranged)
    return list(left.elements())


def arrange_hints(tr: Texts) -> list[str]:
    words = [f"{word:12}{tr.text(f'how-arrange-{word}')}" for word in ("suggested", "shuffled", "favourite")]
    return [*words, tr.text("how-arrange-names")]


def castle_hint(tr: Texts, view: Data, mine: Data) -> str:
    _, *names = text(view, "played").split()
    places = [groups(tr).index(name) for name in names]
    cards = sorted(card for place in places for card in lists(mine, "up")[place] + lists(mine, "down")[place])
    said = " ".join(tr.card(card) for card in cards)
    return tr.text("hint-castle", **tr.named("first", names[0]), **tr.named("second", names[1]), cards=said)


def no_room_hint(tr: Texts, view: Data, mine: Data) -> list[str]:
    """What a turn can still do where no place is free: only for who has influence to lay and a card to play."""
    free = sum(number(group, "room") for group in tables(standing(view, number(view, "seat")), "groups"))
    if free or not (number(mine, "influence_in_hand") and number(mine, "manipulation_in_hand")):
        return []
    return [tr.text("hint-turn-no-room")]


def overview(tr: Texts, kind: str, notations: Sequence[str]) -> RenderableType | None:
    """A line for each verb with what can follow it; None if the answers are few enough to be listed."""
    grid = two_columns()
    if kind == "place":
        example = tr.text("example-place")
        grid.add_row(Text("  " + example, style="bold"), Text(tr.text("how-place-values")))
        grid.add_row(Text("  any", style="bold"), Text(tr.text("how-place-any")))
        return grid
    if len(notations) <= _LISTED and kind not in _CARDS_AS_NUMBERS:
        return None
    moves = [notation.split() for notation in notations]
    for verb in _VERBS:
        same = [rest for first, *rest in moves if first == verb]
        if same:
            usage, said = _usage(tr, kind, verb, same)
            grid.add_row(Text(f"  {usage}", style="bold"), Text(said))
    if len(notations) <= _LISTED:
        return grid
    example = " ".join(word[:3] for word in notations[len(notations) // 4].split())
    note = tr.text("how-note", example=example, count=len(notations))
    return Group(grid, indented(Text(note, style="dim")))


def _usage(tr: Texts, kind: str, verb: str, targets: Sequence[Sequence[str]]) -> tuple[str, str]:
    """'lay CARD GROUP', and what is possible."""
    card, group = tr.text("how-card"), tr.text("how-group")
    if verb == "strike":
        cards = ", ".join(tr.card(target[0]) for target in targets)
        return f"{verb} {card}", tr.text("how-strike", cards=cards)
    what = tr.text(_reason(kind, verb))
    if verb in ("lay", "show"):
        cards = " ".join(dict.fromkeys(tr.short(target[0]) for target in targets))
        return f"{verb} {card} {group}", f"{what}: " + tr.text("how-cards", cards=cards, groups=_groups(tr, targets, 1))
    if verb == "assassinate":
        pairs = [f"{tr.short(target[0])} {tr.card(target[1])}" for target in targets]
        return f"{verb} {card} {group}", f"{what}: {', '.join(pairs)}"
    if verb == "castle":
        named = {word for target in targets for word in target}
        return f"{verb} {group} {group}", f"{what}: {', '.join(tr.card(g) for g in groups(tr) if g in named)}"
    if verb in ("courtesan", "wrath"):
        return f"{verb} {group}", f"{what}: {_groups(tr, targets, 0)}"
    if verb == "discard":
        whole_hand = max((target for target in targets if target != _NONE), key=len)
        cards = ", ".join(tr.short(card) for card in whole_hand)
        said = f"{what}: " + tr.text("how-discard-cards", cards=cards)
        if _NONE in targets:
            said += "; " + tr.text("how-discard-none")
        return f"{verb} {tr.text('how-cards-word')}", said
    if verb == "relay":
        return f"{verb} {tr.text('how-cards-word')}", what
    return verb, what


def _reason(kind: str, verb: str) -> str:
    if verb == "show" and kind == "lay_second":
        return "how-show-second"
    if verb == "show" and kind.startswith("last"):
        return "how-show-last"
    return f"how-{verb}"


def _groups(tr: Texts, targets: Sequence[Sequence[str]], place: int) -> str:
    named = {target[place] for target in targets}
    if len(named) == len(groups(tr)):
        return tr.text("how-any-group")
    return ", ".join(tr.card(group) for group in groups(tr) if group in named)

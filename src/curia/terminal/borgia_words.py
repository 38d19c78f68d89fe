"""Names and lists as people type them in Borgia: players, cards, amounts."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from curia.terminal.answers import folded, matching, name_words
from curia.text import Texts

ANY: Final = ("any_condottiere", "any_death")
_ME: Final = ("me", "myself", "us")
_NOTHING: Final = ("", "nothing", "none")
_DUCATS: Final = re.compile(r"(\d{1,5}) ?(?:d|ducats?)?")
_SEVERAL: Final = re.compile(r"(\d) (.+)")
_SPLIT: Final = re.compile(r"\s*(?:,|;|\+|\band\b)\s*")


class Unread(Exception):
    """A line cannot be read; the message says what was expected."""

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said


def find_seat(tr: Texts, words: str, own: int) -> int:
    """The seat that is called so: by number, name, family, the beginning of one, or 'me'; -1 if none is."""
    if words in _ME:
        return own
    if words.isdecimal():
        return int(words) if int(words) < len(tr.names) else -1
    typed = folded(words)
    called = [{folded(name), *name_words(name), *_family(tr, seat)} for seat, name in enumerate(tr.names)]
    exact = [seat for seat, names in enumerate(called) if typed in names]
    found = exact or [seat for seat, names in enumerate(called) if any(name.startswith(typed) for name in names)]
    return found[0] if words and len(found) == 1 else -1


def _family(tr: Texts, seat: int) -> set[str]:
    name = tr.card(tr.seat_cards[seat])
    return {tr.seat_cards[seat], folded(name), *name_words(name)}


def read_seat(tr: Texts, words: str, own: int) -> int:
    seat = find_seat(tr, words.strip(), own)
    if seat < 0:
        families = [tr.card(family) for family in tr.seat_cards]
        raise Unread(tr.text("unread-seat", text=words.strip()[:40], names=tr.listing([*tr.names, *families])))
    return seat


def leading_seat(tr: Texts, words: Sequence[str], own: int) -> tuple[int, int]:
    """The seat that the first words name, and how many words that are; names may have several."""
    for count in (3, 2, 1):
        seat = find_seat(tr, " ".join(words[:count]), own) if len(words) >= count else -1
        if seat >= 0:
            return seat, count
    return read_seat(tr, words[0] if words else "", own), 1


def read_card(tr: Texts, words: str, preferred: Iterable[str]) -> str:
    """A card by its id or its name, or a part of it; those preferred come first where several are meant."""
    if words.split()[:1] == ["any"]:
        return _any_of(tr, words)
    singular = "spy" if words == "spies" else words
    cards = [card for card, fact in tr.facts.items() if fact["kind"] not in ("family", "home_town")]
    near = list(dict.fromkeys(preferred))
    for group in (near, cards):
        found = [singular] if singular in group else matching(tr, singular, group)
        found = found or matching(tr, singular.removesuffix("s"), group)
        if len(found) == 1:
            return found[0]
        if found:
            names = ", ".join(tr.card(card) for card in found)
            raise Unread(tr.text("ui-several-cards", text=words, cards=names))
    raise Unread(tr.text("unread-card", text=words[:40]))


def _any_of(tr: Texts, words: str) -> str:
    rest = words.removeprefix("any").strip()
    found = [card for card in ANY if rest and card.removeprefix("any_").startswith(rest.removesuffix("s"))]
    if rest.startswith("condottier"):
        return ANY[0]
    if not found:
        raise Unread(tr.text("unread-any"))
    return found[0]


def read_side(tr: Texts, words: str, preferred: Sequence[str]) -> tuple[list[str], int | None]:
    """Cards in the order of the card list, and ducats, None if none are named: 'imola, 2 spies and 20 ducats'."""
    cards: list[str] = []
    ducats: int | None = None
    for item in split(words):
        if item in _NOTHING:
            continue
        amount = _DUCATS.fullmatch(item)
        several = _SEVERAL.fullmatch(item)
        if amount:
            ducats = (ducats or 0) + int(amount.group(1))
        elif several:
            cards += [read_card(tr, several.group(2), preferred)] * int(several.group(1))
        else:
            cards.append(read_card(tr, item, preferred))
    return sorted(cards, key=[*tr.facts, *ANY].index), ducats


def split(words: str) -> list[str]:
    """The items of a list: 'a, b and c'."""
    return [item for item in _SPLIT.split(words.strip()) if item]


def read_shares(tr: Texts, words: str, own: int, total: int) -> dict[int, int]:
    """'10 borgia rest medici' or 'borgia 10, medici 5': how much each seat gets. 'all' and 'rest' are what is left."""
    tokens = re.sub(r"[,;:+]|\b(?:for|to|votes?|cardinals?|and)\b", " ", words).split()
    shares: dict[int, int] = {}
    rest = -1
    while tokens:
        amount = _take_amount(tokens)
        if not tokens:
            raise Unread(tr.text("unread-share", amount=amount))
        seat, count = leading_seat(tr, tokens, own)
        del tokens[:count]
        amount = amount or _take_amount(tokens) or "rest"
        if amount in ("rest", "all"):
            if rest >= 0:
                raise Unread(tr.text("unread-two-rests"))
            rest = seat
        else:
            shares[seat] = shares.get(seat, 0) + int(amount)
    if rest >= 0:
        shares[rest] = shares.get(rest, 0) + max(total - sum(shares.values()), 0)
    return shares


def _take_amount(tokens: list[str]) -> str:
    """The amount that comes next, if one does."""
    if tokens and (tokens[0] in ("rest", "all") or (tokens[0].isdecimal() and len(tokens[0]) < 6)):
        return tokens.pop(0)
    return ""

"""What a person typed: a number, a written move, or as little of its words as tells it apart."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from curia.core.errors import NotationError
from curia.text import Texts

_SHOWN = 4


def folded(text: str) -> str:
    """As people type it: without capitals and accents, 'medicis' for 'Médicis'."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def name_words(name: str) -> set[str]:
    """The words that a name can be told by: 'saint-ange', 'saint' and 'ange' for 'Saint-Ange'."""
    words = folded(name).replace("+", " ").split()
    return {*words, *[part for word in words for part in re.split("['’-]", word) if part]}


def words_of(texts: Texts, notation: str) -> set[str]:
    """The words that a written move can be told by: those of its ids, of the names, and of the owner."""
    words: set[str] = set()
    for word in notation.lower().split():
        words |= {word, *word.split("_")}
        if word in texts.facts:
            words |= name_words(texts.card(word))
        if word.isdecimal() and int(word) < len(texts.names):
            words |= _seat_words(texts, int(word))
    return words


def _seat_words(texts: Texts, seat: int) -> set[str]:
    """Those of the name, and of the card that stands for the seat."""
    words = name_words(texts.names[seat])
    for card in texts.seat_cards[seat : seat + 1]:
        words |= {card, *name_words(texts.card(card))}
    return words


def matching(texts: Texts, typed: str, notations: Iterable[str]) -> list[str]:
    """The notations that hold every typed word, or at least its beginning, and twice what was typed twice."""
    tokens = folded(typed).replace("+", " ").split()
    repeated = [(token, tokens.count(token)) for token in set(tokens) if tokens.count(token) > 1]
    vocabulary = {
        notation: words_of(texts, notation)
        for notation in notations
        if all(sum(word.startswith(token) for word in notation.split()) >= n for token, n in repeated)
    }
    exact = [n for n, words in vocabulary.items() if all(token in words for token in tokens)]
    if exact:
        return exact
    return [
        notation
        for notation, words in vocabulary.items()
        if all(any(word.startswith(token) for word in words) for token in tokens)
    ]


def read_move(texts: Texts, typed: str, legal: Sequence[int], has_numbers: bool = True) -> list[int] | str:
    """The move that somebody typed, legal or not, or a sentence that says what is wrong with the typing.

    Several moves are ways to complete what was typed; the rules refuse them all. A number counts only where the
    moves have been numbered."""
    if not typed:
        return [legal[0]] if len(legal) == 1 else texts.text("ui-empty")
    notations = {texts.game.move_text(move): move for move in legal}
    if typed.isascii() and typed.isdecimal():
        return _by_number(texts, typed, legal) if has_numbers else _by_name(texts, typed, notations)
    verb = _only_verb(notations)
    typed = _with_known_verb(texts, typed, verb)
    full = " ".join(_full_word(texts, word) for word in typed.lower().split())
    written = _parse(texts, [typed, f"{verb} {typed}"])
    allowed = [move for move in written + _parse(texts, [full, f"{verb} {full}"]) if move in legal]
    if allowed or written:
        return (allowed or written)[:1]
    found = matching(texts, typed, notations)
    if len(found) == 1:
        return [notations[found[0]]]
    if found:
        shown = [f"'{notation}'" for notation in found[:_SHOWN]] + (["…"] if len(found) > _SHOWN else [])
        return texts.text("ui-ambiguous", text=typed, moves=", ".join(shown))
    return _impossible(texts, typed, full, verb, next(reversed(notations)))


def _with_known_verb(texts: Texts, typed: str, verb: str) -> str:
    """A game may know other words for its verbs: 'castling' for 'castle'. They are cards where all moves have a verb
    that need not be typed."""
    word, space, rest = typed.partition(" ")
    known = texts.catalogue.find(f"verb-{word.lower()}", {})
    return typed if known is None or verb not in ("", known) else known + space + rest


def _by_number(texts: Texts, typed: str, legal: Sequence[int]) -> list[int] | str:
    if len(typed) < 6 and 1 <= int(typed) <= len(legal):
        return [legal[int(typed) - 1]]
    return texts.text("ui-no-number", number=typed[:12], last=len(legal))


def _by_name(texts: Texts, typed: str, notations: Mapping[str, int]) -> list[int] | str:
    """Where answers have no numbers, a number can be the name of a card."""
    named = _parse(texts, [f"{_only_verb(notations)} {typed}"])
    if named:
        return named
    example = list(notations)[len(notations) // 2]
    return texts.text("ui-numbers-first", count=len(notations), example=example)


def _only_verb(notations: Iterable[str]) -> str:
    """The verb of all these moves; '' if they have different ones."""
    verbs = {notation.split()[0] for notation in notations}
    return verbs.pop() if len(verbs) == 1 else ""


def _parse(texts: Texts, candidates: Iterable[str]) -> list[int]:
    moves: list[int] = []
    for candidate in candidates:
        with suppress(NotationError):
            moves.append(int(texts.game.parse_move(candidate)))
    return moves


def _impossible(texts: Texts, typed: str, full: str, verb: str, example: str) -> list[int] | str:
    """Not among the legal moves: written out in full it may be a move that the rules can refuse.

    Who names no owner ('bribe chigi') is told why not, whoever has the card."""
    owners = ["", *[f" from {seat}" for seat in range(len(texts.names))]]
    written = _parse(texts, [text + owner for owner in owners for text in (full, f"{verb} {full}")])
    return written or texts.text("ui-not-understood", text=typed[:40], example=example)


def _full_word(texts: Texts, word: str) -> str:
    seats = [str(seat) for seat, name in enumerate(texts.names) if folded(name) == folded(word)]
    seats += [str(seat) for seat in range(len(texts.names)) if not seats and folded(word) in _seat_words(texts, seat)]
    if len(seats) == 1:
        return seats[0]
    cards = matching(texts, word, texts.facts)
    return cards[0] if len(cards) == 1 else word

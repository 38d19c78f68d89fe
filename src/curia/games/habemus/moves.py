"""Moves of Habemus Papam: what they say, packed in one integer, and how people write them.

The upper half of a move tells its kind, the lower half what it names; so a move can be read without its position.
"""

from typing import Final

from mypy_extensions import i64

from curia.core.errors import NotationError
from curia.core.types import Move, Seat
from curia.games.habemus import cards
from curia.games.habemus.card_data import Cards
from curia.games.habemus.cards import Card, Gems

KIND_SHIFT: Final = 32
PAYLOAD: Final = 0xFFFFFFFF
PLAY: Final = 1 << 32
BID: Final = 2 << 32
TAKE: Final = 3 << 32
DISCARD: Final = 4 << 32
BRIBE: Final = 5 << 32
SWAP: Final = 6 << 32
EXCLUDE: Final = 7 << 32
BURY: Final = 8 << 32
PAY: Final = 9 << 32
NAME_CAMERLENGO: Final = 10 << 32
DEAL: Final = 11 << 32
TURN: Final = 12 << 32

NO_TARGET: Final = cards.NO_CARD << 8 | cards.NO_CARD
"""Names nobody: the answer of who declines to bribe, swap or exclude. It sorts behind all others."""
NO_ANSWER: Final = -1
NO_BID: Final = -1


def person_of(card: Card, owner: Seat) -> i64:
    """The payload that names a person in somebody's tableau."""
    return card << 8 | owner


def pair_of(one: Card, other: Card) -> i64:
    """The payload that names two persons to swap, the lower one first."""
    if one < other:
        return one << 8 | other
    return other << 8 | one


def move_text(printed: Cards, move: Move) -> str:
    kind = move & ~PAYLOAD
    payload = move & PAYLOAD
    if kind == PLAY:
        return "play none" if payload == cards.NO_CARD else f"play {printed.ids[payload]}"
    if kind == BID:
        return f"bid {cards.gem_text(payload) or 'none'}"
    if kind == TAKE:
        return f"take {printed.ids[payload]}"
    if kind == DISCARD:
        return f"discard {cards.ORDER_IDS[payload]}"
    if kind == BRIBE:
        return f"bribe {_person_text(printed, payload)}"
    if kind == SWAP:
        if payload == NO_TARGET:
            return "swap none"
        return f"swap {printed.ids[payload >> 8]} with {printed.ids[payload & 255]}"
    if kind == EXCLUDE:
        return f"exclude {_person_text(printed, payload)}"
    if kind == BURY:
        return f"bury {_person_text(printed, payload)}"
    if kind == PAY:
        return "pay" if payload == 1 else "decline"
    if kind == NAME_CAMERLENGO:
        return f"camerlengo {payload}"
    if kind == DEAL:
        return f"deal {cards.ORDER_IDS[payload]}"
    if kind == TURN:
        return f"turn {printed.ids[payload]}"
    raise ValueError(f"{move} is not a move of Habemus Papam")


def _person_text(printed: Cards, payload: i64) -> str:
    if payload == NO_TARGET:
        return "none"
    return f"{printed.ids[payload >> 8]} from {payload & 255}"


USAGE: Final = {
    "play": "play CARD, or play none",
    "bid": "bid GEMS with letters of D R S A, for instance bid DDA, or bid none",
    "take": "take CARD",
    "discard": "discard ORDER",
    "bribe": "bribe CARDINAL from SEAT, or bribe none",
    "swap": "swap CARDINAL with CARDINAL, or swap none",
    "exclude": "exclude CARDINAL from SEAT, or exclude none",
    "bury": "bury PERSON from SEAT",
    "pay": "pay",
    "decline": "decline",
    "camerlengo": "camerlengo SEAT",
    "deal": "deal ORDER",
    "turn": "turn CARD",
}


def parse_move(printed: Cards, text: str) -> Move:
    """The move that a text says, whether or not it is allowed now."""
    words = text.lower().split()
    if not words or words[0] not in USAGE:
        shown = text.strip()[:40]
        raise NotationError(f"'{shown}' is not a move; a move begins with one of: {', '.join(USAGE)}")
    verb = words[0]
    rest = words[1:]
    if verb in ("pay", "decline"):
        if rest:
            raise _misread(verb)
        return PAY | (1 if verb == "pay" else 0)
    if verb == "swap":
        if rest == ["none"]:
            return SWAP | NO_TARGET
        if len(rest) != 3 or rest[1] != "with":
            raise _misread(verb)
        return SWAP | pair_of(_person(printed, rest[0]), _person(printed, rest[2]))
    if verb in ("bribe", "exclude", "bury"):
        kind = BRIBE if verb == "bribe" else EXCLUDE if verb == "exclude" else BURY
        if rest == ["none"] and verb != "bury":
            return kind | NO_TARGET
        if len(rest) != 3 or rest[1] != "from":
            raise _misread(verb)
        return kind | person_of(_person(printed, rest[0]), _seat(rest[2], verb))
    if len(rest) != 1:
        raise _misread(verb)
    name = rest[0]
    if verb == "bid":
        return BID | _gems(name)
    if verb == "play":
        return PLAY | (
            cards.NO_CARD if name == "none" else _card(printed, name, cards.TEN_GOLD, cards.SWAP, "an action card")
        )
    if verb == "take":
        return TAKE | _card(printed, name, 0, cards.BLACK_SMOKE - 1, "a card that can be taken")
    if verb == "turn":
        return TURN | _card(printed, name, 0, cards.WHITE_SMOKE, "a card of the decks")
    if verb == "camerlengo":
        return NAME_CAMERLENGO | _seat(name, verb)
    if name not in cards.ORDER_IDS:
        raise NotationError(f"'{name}' is not an order; the orders are {', '.join(cards.ORDER_IDS)}")
    return (DISCARD if verb == "discard" else DEAL) | cards.ORDER_IDS.index(name)


def _misread(verb: str) -> NotationError:
    return NotationError(f"write: {USAGE[verb]}")


def _gems(text: str) -> Gems:
    if text == "none":
        return 0
    gems = cards.parse_gems(text)
    if gems < 0:
        raise _misread("bid")
    return gems


def _card(printed: Cards, name: str, low: Card, high: Card, expected: str) -> Card:
    card = printed.number.get(name, -1)
    if not low <= card <= high:
        allowed = ", ".join(printed.ids[low : high + 1])
        raise NotationError(f"'{name}' is not {expected}; expected one of {allowed}")
    return card


def _person(printed: Cards, name: str) -> Card:
    return _card(printed, name, 0, cards.PERSONS_END - 1, "a cardinal or leader")


def _seat(text: str, verb: str) -> Seat:
    if len(text) != 1 or not text.isdecimal() or not text.isascii():
        raise _misread(verb)
    return int(text)

"""The cards of Borgia: their numbers, and bags of them in one integer.

A card is a number in the order of the card list (§1.4). Cards that are alike have one number. A `Bag` counts the cards
of each number in their own few bits, so a bag without a card is `bag - ONE[card]`, two bags together are their sum, and
all bags of a position add up to the full set. Open cards (towns to minor families) are unique: a bag of them is a plain
set, and bit n is card n.
"""

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, lowest, popcount

Card: TypeAlias = i64
Bag: TypeAlias = i64

# Cards ------------------------------------------------------------

TOWNS_END: Final = 12
FIRST_OFFICE: Final = 12
OFFICES_END: Final = 21
FIRST_ARTIST: Final = 21
ARTISTS_END: Final = 31
FIRST_MINOR: Final = 31
OPEN_END: Final[i64] = 37
"""Cards below are must-play cards, the others hand cards."""
FIRST_CONDOTTIERE: Final[i64] = 37
CONDOTTIERI_END: Final = 45
SPY: Final = 45
POISON: Final = 46
ASSASSIN: Final = 47
DOCTOR: Final = 48
MARRIAGE: Final = 49
SAVONAROLA: Final = 50
ACCUSATION: Final = 51
CARD_COUNT: Final[i64] = 52
HAND_CARD_COUNT: Final[i64] = 23
"""All hand cards, alike ones too."""
NO_CARD: Final = 63
ANY_CONDOTTIERE: Final = 52
"""Not cards, but what may be asked for in a trade."""
ANY_DEATH: Final[i64] = 53

KIND_IDS: Final = ["spy", "poison", "assassin", "doctor", "marriage", "savonarola", "accusation"]
KIND_COUNTS: Final = [6, 2, 2, 1, 1, 1, 2]

# Bags ------------------------------------------------------------

_WIDTHS: Final = [3, 2, 2, 1, 1, 1, 2]  # of the kinds from Spy to Accusation
TOWNS: Final = (1 << 12) - 1
OFFICES: Final = (1 << 21) - (1 << 12)
ARTISTS: Final = (1 << 31) - (1 << 21)
MINORS: Final = (1 << 37) - (1 << 31)
OPEN_CARDS: Final = (1 << 37) - 1
HOUSED_KINDS: Final = OPEN_CARDS - TOWNS
CONDOTTIERI: Final = (1 << 45) - (1 << 37)
SPIES: Final = 7 << 45
POISONS: Final = 3 << 48
ASSASSINS: Final = 3 << 50
DEATHS: Final = POISONS + ASSASSINS
DOCTOR_ONE: Final = 1 << 52
MARRIAGE_ONE: Final = 1 << 53
SAVONAROLA_ONE: Final = 1 << 54
ACCUSATIONS: Final = 3 << 55
HAND_CARDS: Final = (1 << 57) - (1 << 37)
_SINGLES: Final = (1 << 45) - 1 + (7 << 52)
FULL: Final = (1 << 45) - 1 + (6 << 45) + (2 << 48) + (2 << 50) + (7 << 52) + (2 << 55)
"""All 60 cards."""


def _shifts() -> vec[i64]:
    shifts = vec[i64]([card for card in range(SPY)])
    shift: i64 = SPY
    for width in _WIDTHS:
        shifts = append(shifts, shift)
        shift += width
    return shifts


def _fields() -> vec[i64]:
    widths = [1] * SPY + _WIDTHS
    return vec[i64]([(bit(widths[card]) - 1) << SHIFT[card] for card in range(CARD_COUNT)])


def _cards_at() -> vec[i64]:
    cards = vec[i64]([card for card in range(SPY)])
    for i in range(len(_WIDTHS)):
        for _ in range(_WIDTHS[i]):
            cards = append(cards, SPY + i)
    return cards


SHIFT: Final = _shifts()
ONE: Final = vec[i64]([bit(shift) for shift in SHIFT])
FIELD: Final = _fields()
CARD_AT: Final = _cards_at()


def count(bag: Bag, card: Card) -> i64:
    """How many of a card the bag holds."""
    return (bag & FIELD[card]) >> SHIFT[card]


def size(bag: Bag) -> i64:
    """How many cards the bag holds."""
    return popcount(bag & _SINGLES) + (bag >> 45 & 7) + (bag >> 48 & 3) + (bag >> 50 & 3) + (bag >> 55 & 3)


def first(bag: Bag) -> Card:
    """The lowest card in a bag that has one."""
    return CARD_AT[lowest(bag)]


def pick(bag: Bag, n: i64) -> Card:
    """The card with n cards before it, copies counted: a random n draws one with the right chance."""
    while True:
        card = CARD_AT[lowest(bag)]
        copies = (bag & FIELD[card]) >> SHIFT[card]
        if n < copies:
            return card
        n -= copies
        bag &= ~FIELD[card]


def different(bag: Bag) -> i64:
    """How many different cards the bag holds."""
    number: i64 = 0
    while bag != 0:
        bag &= ~FIELD[first(bag)]
        number += 1
    return number


def nth(bag: Bag, n: i64) -> Card:
    """The card with n different ones before it."""
    while n > 0:
        bag &= ~FIELD[first(bag)]
        n -= 1
    return first(bag)


def contains(bag: Bag, part: Bag) -> bool:
    """Whether the bag holds at least the cards of the other."""
    while part != 0:
        card = CARD_AT[lowest(part)]
        if bag & FIELD[card] < part & FIELD[card]:
            return False
        part &= ~FIELD[card]
    return True


def cards_in(bag: Bag) -> list[int]:
    """The cards of a bag in order, each as often as it is there."""
    cards: list[int] = []
    while bag != 0:
        card = first(bag)
        for _ in range(count(bag, card)):
            cards.append(int(card))
        bag &= ~FIELD[card]
    return cards


# Towns with places ------------------------------------------------------------

FIRST_HOME: Final = 12
"""Places go by town: the twelve towns, then the home towns of the seats."""
PLACES: Final[i64] = 18
NOWHERE: Final = 31


def home_of(seat: i64) -> i64:
    return FIRST_HOME + seat


def kind_mask(card: Card) -> Bag:
    """All cards that fit the same kind of place."""
    if card < OFFICES_END:
        return OFFICES
    if card < ARTISTS_END:
        return ARTISTS
    return MINORS

"""The cards of Habemus Papam: their numbers, and bags of them in one integer.

A card is a number. Persons (cardinals, late cardinals, leaders) are unique; of the others there are several alike. A
`Bag` counts cards of each kind in its own few bits, so a bag without a card is `bag - ONE[card]`, two bags together are
their sum, and all bags of a position add up to the full set.
"""

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, lowest, nth, popcount

Card: TypeAlias = i64
Bag: TypeAlias = i64
Gems: TypeAlias = i64
"""Counts of the four gems, one byte each, diamonds uppermost: of bids with as many gems the larger number wins."""

FACTIONS: Final = ["france", "spain", "innocent", "urban"]
FACTION_SIZES: Final = [3, 5, 5, 5]

# Cards ------------------------------------------------------------

CARDINALS_END: Final = 18
LATE_END: Final = 21
PERSONS_END: Final[i64] = 25
FIRST_LEADER: Final = 21
MAZARIN: Final = 25
LOUIS: Final = 26
FELIPE: Final = 27
SQUADRONE: Final = 28
CASE_OF_DEATH: Final = 29
TEN_GOLD: Final = 30
BID_LAST: Final = 31
BEST_GEM_TWICE: Final = 32
THREE_RUBIES: Final = 33
BRIBE: Final = 34
SWAP: Final = 35
CAMERLENGO: Final = 36
BLACK_SMOKE: Final = 37
WHITE_SMOKE: Final = 38
NO_CARD: Final = 63

POLITICS_IDS: Final = ["mazarin", "louis", "felipe", "squadrone", "case_of_death"]
ACTION_IDS: Final = ["ten_gold", "bid_last", "best_gem_twice", "three_rubies", "bribe", "swap"]
KIND_IDS: Final = [*POLITICS_IDS, *ACTION_IDS, "camerlengo", "black_smoke", "white_smoke"]
DECK_SIZE: Final = 18

# Bags ------------------------------------------------------------

_WIDTHS: Final = [3, 3, 2, 1, 1, 2, 2, 2, 2, 2, 2, 1]  # of the kinds from Mazarin to the Camerlengo card
MAZARIN_SHIFT: Final = 25
LOUIS_SHIFT: Final = 28
FELIPE_SHIFT: Final = 31
SQUADRONE_SHIFT: Final = 33
CARDINALS: Final = (1 << 18) - 1
CARDINALS_AND_LATE: Final = (1 << 21) - 1
PERSONS: Final = (1 << 25) - 1
LEADERS: Final = PERSONS - CARDINALS_AND_LATE
POLITICS: Final = (1 << 35) - (1 << 25) + CARDINALS_AND_LATE - CARDINALS
HAND_ACTIONS: Final = (1 << 47) - (1 << 35)
ACTIONS: Final = HAND_ACTIONS + LEADERS
CAMERLENGO_ONE: Final = 1 << 47


def _shifts() -> vec[i64]:
    shifts = vec[i64]([card for card in range(PERSONS_END)])
    shift: i64 = PERSONS_END
    for width in _WIDTHS:
        shifts = append(shifts, shift)
        shift += width
    return shifts


def _ones() -> vec[i64]:
    return vec[i64]([bit(shift) for shift in SHIFT])


def _fields() -> vec[i64]:
    widths = [1] * PERSONS_END + _WIDTHS
    return vec[i64]([(bit(widths[card]) - 1) << SHIFT[card] for card in range(CAMERLENGO + 1)])


def _cards_at() -> vec[i64]:
    cards = vec[i64]([card for card in range(PERSONS_END)])
    for i in range(len(_WIDTHS)):
        for _ in range(_WIDTHS[i]):
            cards = append(cards, MAZARIN + i)
    return cards


SHIFT: Final = _shifts()
ONE: Final = _ones()
FIELD: Final = _fields()
CARD_AT: Final = _cards_at()
# The lowest bits of all cards, of those counted in two bits or more, and in three. Written out: what is computed is no
# constant to the compiler (ADR 5).
_MANY: Final = 1 << MAZARIN_SHIFT | 1 << LOUIS_SHIFT
_SEVERAL: Final = _MANY | 1 << FELIPE_SHIFT | 0x555 << 35
_ANY: Final = PERSONS | _SEVERAL | 3 << SQUADRONE_SHIFT | CAMERLENGO_ONE


def count(bag: Bag, card: Card) -> i64:
    """How many of a card the bag holds."""
    return (bag & FIELD[card]) >> SHIFT[card]


def size(bag: Bag) -> i64:
    """How many cards the bag holds."""
    total = popcount(bag & PERSONS)
    rest = bag & ~PERSONS
    while rest != 0:
        card = CARD_AT[lowest(rest)]
        total += (rest & FIELD[card]) >> SHIFT[card]
        rest &= ~FIELD[card]
    return total


def one_of_each(bag: Bag) -> Bag:
    """The bag with every different card once: one bit for each."""
    return (bag | bag >> 1 & _SEVERAL | bag >> 2 & _MANY) & _ANY


def first(bag: Bag) -> Card:
    """The lowest card in a bag that has one."""
    return CARD_AT[lowest(bag)]


def pick(bag: Bag, n: i64) -> Card:
    """The card with n cards before it, copies counted: a random n draws one with the right chance."""
    persons = popcount(bag & PERSONS)
    if n < persons:
        return nth(bag, n)
    n -= persons
    card = first(bag & ~PERSONS)
    while True:
        copies = (bag & FIELD[card]) >> SHIFT[card]
        if n < copies:
            return card
        n -= copies
        card += 1


def cards_in(bag: Bag) -> list[int]:
    """The cards of a bag in order, each as often as it is there."""
    cards: list[int] = []
    while bag != 0:
        card = first(bag)
        for _ in range(count(bag, card)):
            cards.append(card)
        bag &= ~FIELD[card]
    return cards


# Gems ------------------------------------------------------------

GEM_LETTERS: Final = "DRSA"
DIAMOND: Final = 1 << 24
RUBY: Final = 1 << 16
SAPPHIRE: Final = 1 << 8
AMBER: Final = 1
RUBIES_3: Final = 3 << 16


def gem_count(gems: Gems) -> i64:
    return (gems >> 24) + (gems >> 16 & 255) + (gems >> 8 & 255) + (gems & 255)


def best_gem(gems: Gems) -> Gems:
    """One of the best gems among them; nothing of nothing."""
    if gems >= DIAMOND:
        return DIAMOND
    if gems >= RUBY:
        return RUBY
    if gems >= SAPPHIRE:
        return SAPPHIRE
    if gems >= AMBER:
        return AMBER
    return 0


def contains_gems(gems: Gems, part: Gems) -> bool:
    return (
        gems >> 24 >= part >> 24
        and gems >> 16 & 255 >= part >> 16 & 255
        and gems >> 8 & 255 >= part >> 8 & 255
        and gems & 255 >= part & 255
    )


def gem_text(gems: Gems) -> str:
    """DDRA; nothing is ''."""
    counts = [gems >> 24, gems >> 16 & 255, gems >> 8 & 255, gems & 255]
    return "".join([GEM_LETTERS[i] * int(counts[i]) for i in range(4)])


def parse_gems(text: str) -> Gems:
    """The gems that letters name, in any order; -1 if a letter is none of D, R, S, A or there are too many."""
    gems: i64 = 0
    if len(text) > 100:
        return -1
    for letter in text.upper():
        kind = GEM_LETTERS.find(letter)
        if kind < 0:
            return -1
        gems += bit(24 - 8 * kind)
    return gems


# Orders ------------------------------------------------------------

FOUR_COATS: Final = 0
SPAIN_INNOCENT: Final = 1
INNOCENT_URBAN: Final = 2
SPAIN_URBAN: Final = 3
FRANCE: Final = 4
MOST_LEADERS: Final = 5
FELIPE_MAZARIN: Final = 6
NO_ORDER: Final = 7
ORDER_IDS: Final = [
    "four_coats",
    "spain_innocent",
    "innocent_urban",
    "spain_urban",
    "france",
    "most_leaders",
    "felipe_mazarin",
]
ORDER_COUNT: Final[i64] = 7


def order_one(order: i64) -> i64:
    """A bag with one order: orders are counted in two bits each."""
    return bit(2 * order)


def order_number(orders: i64, order: i64) -> i64:
    return orders >> (2 * order) & 3


def pick_order(orders: i64, n: i64) -> i64:
    """The order with n orders before it, copies counted."""
    order: i64 = 0
    while True:
        copies = orders >> (2 * order) & 3
        if n < copies:
            return order
        n -= copies
        order += 1


def orders_in(orders: i64) -> list[int]:
    return [order for order in range(ORDER_COUNT) for _ in range(order_number(orders, order))]

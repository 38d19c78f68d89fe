"""The cards of Caesar & Cleopatra: their numbers, and bags of them in one integer.

A party's card is a kind from 0 to 11: the philosopher and the values 1 to 5, then the six manipulations. A `Bag` counts
each kind in four bits, so bags are added and subtracted, and all bags of a party add up to its full set.
"""

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit

Kind: TypeAlias = i64
Bag: TypeAlias = i64
Group: TypeAlias = i64

PHILOSOPHER: Final = 0
INFLUENCE_END: Final[i64] = 6
ASSASSINATION: Final = 6
SPY: Final = 7
CASTLING: Final = 8
COURTESAN: Final = 9
WRATH: Final = 10
VETO: Final = 11
KINDS: Final[i64] = 12
MANIPULATIONS: Final[i64] = 6
KIND_IDS: Final = [
    "philosopher",
    "1",
    "2",
    "3",
    "4",
    "5",
    "assassination",
    "spy",
    "castling",
    "courtesan",
    "wrath",
    "veto",
]

INFLUENCE: Final = (1 << 24) - 1
MANIPULATION: Final = (1 << 48) - (1 << 24)
ONE_OF_EACH_VALUE: Final = 0x111110
"""The values 1 to 5 once each: the first five cards, and the opening hand."""

GROUPS: Final[i64] = 5
GROUP_IDS: Final = ["senators", "praetors", "quaestors", "aediles", "censors"]
PATRICIANS: Final = [5, 5, 5, 3, 3]
MISSIONS: Final[i64] = 3
"""Of the first three groups."""
NO_MISSION: Final = 3
HAND_SIZE: Final = 5
OWN_LIMIT: Final = 5
GROUP_LIMIT: Final = 8

# Suffrage cards: 0 to 4 call a group.
ORGY: Final = 5
RESHUFFLE: Final = 6
SUFFRAGE_IDS: Final = [*GROUP_IDS, "orgy", "reshuffle"]


def one(kind: Kind) -> Bag:
    return bit(4 * kind)


def count(bag: Bag, kind: Kind) -> i64:
    return bag >> (4 * kind) & 15


def size(bag: Bag) -> i64:
    """How many cards the bag holds."""
    bag = (bag & 0x0F0F0F0F0F0F0F) + (bag >> 4 & 0x0F0F0F0F0F0F0F)
    bag += bag >> 8
    bag += bag >> 16
    bag += bag >> 32
    return bag & 255


def pick(bag: Bag, n: i64) -> Kind:
    """The card with n cards before it, copies counted: a random n draws one with the right chance."""
    kind: i64 = 0
    while kind < KINDS:
        copies = bag >> (4 * kind) & 15
        if n < copies:
            return kind
        n -= copies
        kind += 1
    raise ValueError("the bag has no such card")


def different(bag: Bag) -> i64:
    """How many kinds a bag holds."""
    bag |= bag >> 1
    bag |= bag >> 2
    return size(bag & 0x111111111111)


def nth_kind(bag: Bag, n: i64) -> i64:
    """The kind of a bag with n smaller ones."""
    kind: i64 = 0
    while True:
        if bag & 15 != 0:
            if n == 0:
                return kind
            n -= 1
        bag >>= 4
        kind += 1


def parts_of(bag: Bag) -> vec[i64]:
    """All bags that are part of a bag, in ascending order, the empty one first."""
    parts = vec[i64](capacity=32)
    parts = append(parts, 0)
    for kind in range(KINDS):
        below = len(parts)
        for copies in range(1, count(bag, kind) + 1):
            for i in range(below):
                parts = append(parts, parts[i] + copies * one(kind))
    return parts


def part_count(bag: Bag) -> i64:
    """How many parts a bag has, the empty one too."""
    parts: i64 = 1
    while bag != 0:
        parts *= (bag & 15) + 1
        bag >>= 4
    return parts


def nth_part(bag: Bag, n: i64) -> Bag:
    """The part of a bag with n smaller ones."""
    part: i64 = 0
    for kind in range(KINDS):
        copies = count(bag, kind)
        if copies != 0:
            part += n % (copies + 1) * one(kind)
            n //= copies + 1
    return part


def total(influence: Bag) -> i64:
    """The sum of the values; a philosopher counts nothing."""
    return (
        (influence >> 4 & 15)
        + 2 * (influence >> 8 & 15)
        + 3 * (influence >> 12 & 15)
        + 4 * (influence >> 16 & 15)
        + 5 * (influence >> 20 & 15)
    )


def kinds_in(bag: Bag) -> list[int]:
    """The cards of a bag in order, each as often as it is there."""
    return [kind for kind in range(KINDS) for _ in range(count(bag, kind))]

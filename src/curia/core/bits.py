"""Sets of small numbers in one integer, up to 62 of them; and fingerprints of numbers."""

from typing import Final

from mypy_extensions import i64

# Literals below 2**62 only: the compiler boxes larger ones.
_PAIRS: Final = 0x1555555555555555
_QUADS: Final = 0x3333333333333333
_BYTES: Final = 0x0F0F0F0F0F0F0F0F
_HALF: Final = 0x7FFFFFFF


def _shift(bits: i64, n: i64) -> i64:
    return bits << n


def bit(n: i64) -> i64:
    """The set that holds only n. (The compiler shifts a literal left operand in 32 bits, a parameter in 64.)"""
    return _shift(1, n)


def has(bits: i64, n: i64) -> bool:
    return bits >> n & 1 != 0


def popcount(bits: i64) -> i64:
    """How many members the set has."""
    x = bits - (bits >> 1 & _PAIRS)
    x = (x & _QUADS) + (x >> 2 & _QUADS)
    x = (x + (x >> 4)) & _BYTES
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


def lowest(bits: i64) -> i64:
    """The smallest member of a set that has one."""
    return popcount((bits & -bits) - 1)


def nth(bits: i64, n: i64) -> i64:
    """The member with n smaller ones."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def mixed(key: i64, number: i64) -> i64:
    """A fingerprint of 62 bits that takes one more number into account. Neither build can overflow here."""
    low = ((key ^ number) & _HALF) * 0x4F1BBCDD + (number >> 62 & 3)
    high = ((key ^ number) >> 31 & _HALF) * 0x6C8E9CF5 + (low >> 31 & _HALF)
    low = (low ^ high >> 31) & _HALF
    return (high & _HALF) << 31 | low

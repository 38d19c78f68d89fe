"""Sets in one integer, and fingerprints."""

from functools import reduce

from hypothesis import given
from hypothesis import strategies as st

from curia.core.bits import bit, has, lowest, mixed, nth, popcount

members = st.sets(st.integers(0, 61), min_size=1)


def test_bit_is_right_beyond_32() -> None:
    assert [bit(n) for n in range(62)] == [2**n for n in range(62)]


@given(members)
def test_sets_behave_like_sets(numbers: set[int]) -> None:
    bits = sum(2**n for n in numbers)
    assert popcount(bits) == len(numbers)
    assert lowest(bits) == min(numbers)
    assert [nth(bits, i) for i in range(len(numbers))] == sorted(numbers)
    assert [n for n in range(62) if has(bits, n)] == sorted(numbers)
    assert popcount(0) == 0


numbers = st.lists(st.integers(-(2**63), 2**63 - 1), min_size=1, max_size=8)


@given(numbers, st.data())
def test_a_fingerprint_tells_every_number_and_the_order(found: list[int], data: st.DataObject) -> None:
    key = reduce(mixed, found, 0)
    assert 0 <= key < 2**62
    place = data.draw(st.integers(0, len(found) - 1))
    changed = [*found[:place], found[place] ^ 2 ** data.draw(st.integers(0, 62)), *found[place + 1 :]]
    assert reduce(mixed, changed, 0) != key
    assert (reduce(mixed, found[::-1], 0) == key) == (found[::-1] == found)


def test_a_fingerprint_is_the_same_in_both_builds() -> None:
    assert reduce(mixed, [0, 1, -1, 2**62 - 1, -(2**63)], 0) == 3464022309895349301

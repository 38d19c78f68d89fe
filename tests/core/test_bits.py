"""Sets in one integer."""

from hypothesis import given
from hypothesis import strategies as st

from curia.core.bits import bit, has, lowest, nth, popcount

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

"""The generators must never change: records and published seeds depend on them."""

from collections import Counter

import pytest

from curia.core.rng import SEED_BYTES, Rng, SealedRng, commitment, joint_seed

SEED = bytes(range(SEED_BYTES))
PINNED_QUICK = [1504787164, 482526787, 728096315, 473095460]
PINNED_SEALED = [
    536987400,
    3215478443,
    1788116858,
    3414898303,
    2683814640,
    2448464129,
    2805153555,
    1201366583,
    3428869743,
    323346603,
]
PINNED_JOINT = "0be196a643971db1b32714322b6dcf4611773a621d7651b1fddba51dabe5890e"
PINNED_COMMITMENT = "348023c51b2b2e7d08bb2549bfc448538464a7a5719e2fab13be8719842b5d6a"


def test_the_quick_generator_is_pinned() -> None:
    rng = Rng(1655)
    assert [rng.next32() for _ in range(4)] == PINNED_QUICK


def test_the_sealed_generator_is_pinned() -> None:
    rng = SealedRng(SEED, 7)
    assert [rng.next32() for _ in range(10)] == PINNED_SEALED


@pytest.mark.parametrize("bound", [2, 18, 3 << 29])
def test_the_sealed_generator_draws_by_its_own_words(bound: int) -> None:
    """The upper half of a word times the bound; words that would make some numbers likelier are left out."""
    rng = SealedRng(SEED, 7)
    fair = [word * bound for word in PINNED_SEALED if word * bound % 2**32 >= 2**32 % bound]
    assert [rng.below(bound) for _ in fair] == [product >> 32 for product in fair]


def test_the_commitment_is_pinned() -> None:
    assert commitment(SEED) == PINNED_COMMITMENT


def test_the_joint_seed_is_pinned_and_every_seed_counts() -> None:
    parts = {2: SEED, 0: bytes(SEED_BYTES)}
    assert joint_seed(SEED, parts).hex() == PINNED_JOINT
    assert joint_seed(SEED, {}) == SEED
    others = [{0: SEED, 2: bytes(SEED_BYTES)}, {2: SEED}, {1: bytes(SEED_BYTES), 2: SEED}, {2: SEED, 0: SEED}]
    assert len({joint_seed(SEED, other) for other in [parts, *others]}) == 5


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 18, 1000])
def test_below_is_even_and_stays_below(bound: int) -> None:
    rng = Rng(bound)
    counts = Counter(rng.below(bound) for _ in range(200 * min(bound, 20)))
    assert set(counts) <= set(range(bound))
    if bound <= 20:
        assert all(120 < counts[number] < 290 for number in range(bound))


def test_below_rejects_the_uneven_rest() -> None:
    """With a bound just above 2**30 almost a quarter of the raw numbers must be drawn again to stay even."""
    bound = (1 << 30) + 1
    rng = Rng(3)
    low = sum(rng.below(bound) < bound // 3 for _ in range(3000))
    assert 900 < low < 1100


def test_each_chance_move_has_a_stream_of_its_own() -> None:
    first = [SealedRng(SEED, number).next32() for number in range(20)]
    assert len(set(first)) == 20
    assert SealedRng(bytes(SEED_BYTES), 0).next32() != first[0]


def test_seeds_of_both_signs_work_and_differ() -> None:
    firsts = {Rng(seed).next32() for seed in (-(2**63), -1, 0, 1, 2**63 - 1)}
    assert len(firsts) == 5


def test_a_fork_goes_its_own_way() -> None:
    rng = Rng(9)
    fork = rng.fork()
    assert [fork.next32() for _ in range(3)] != [rng.next32() for _ in range(3)]

"""Random numbers that stay the same for ever: records and published seeds depend on them.

Two generators share one interface. `Rng` is quick and is for playouts and bots. `SealedRng` draws the chance moves of
a match: it hashes a secret seed, so nobody can reckon the next card from the ones already seen, and everybody can
re-derive all of them once the seed is published.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

SEED_BYTES: Final = 32
_WORD: Final = 0xFFFFFFFF


class Rng:
    """sfc32: 128 bits of state in words of 32, so that no step can overflow."""

    def __init__(self, seed: i64) -> None:
        self._a: i64 = seed & _WORD
        self._b: i64 = seed >> 32 & _WORD
        self._c: i64 = 0x9E3779B9
        self._counter: i64 = 1
        for _ in range(15):
            Rng.next32(self)

    def next32(self) -> i64:
        """A number from 0 to 2**32 - 1."""
        b = self._b
        c = self._c
        out = (self._a + b + self._counter) & _WORD
        self._counter = (self._counter + 1) & _WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _WORD
        self._c = ((c << 21 & _WORD | c >> 11) + out) & _WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely as the others; n is at most 2**31."""
        # Its own `next32`, by name: to look for that of a subclass takes as long as the rest.
        product = Rng.next32(self) * n
        if product & _WORD < n:
            return self._below_again(product, n)
        return product >> 32

    def _below_again(self, product: i64, n: i64) -> i64:
        """Some first words would make some numbers likelier than others: those are drawn again."""
        floor = ((_WORD + 1) - n) % n
        while product & _WORD < floor:
            product = self.next32() * n
        return product >> 32

    def fork(self) -> "Rng":
        """A generator of its own that goes another way from here."""
        return Rng(self.next32() << 31 ^ self.next32())


class SealedRng(Rng):
    """The draws of one chance move: SHA-256 of the seed, the number of the move, and a block counter."""

    def __init__(self, seed: bytes, move_number: int) -> None:
        super().__init__(0)
        self._prefix: bytes = b"curia chance 1\n" + seed + move_number.to_bytes(8, "big")
        self._block: int = 0
        self._words: list[int] = []

    def next32(self) -> i64:
        if not self._words:
            digest = hashlib.sha256(self._prefix + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()

    def below(self, n: i64) -> i64:
        product = self.next32() * n
        if product & _WORD < n:
            return self._below_again(product, n)
        return product >> 32


def commitment(seed: bytes) -> str:
    """What is published before the game so that the seed cannot be changed afterwards."""
    return hashlib.sha256(b"curia seed 1\n" + seed).hexdigest()


def joint_seed(seed: bytes, client_seeds: dict[int, bytes]) -> bytes:
    """What chance is drawn from when players add seeds of their own, by seat, to that of the house: then nobody has
    chosen it who did not know all of them. Without any it is the house's."""
    if not client_seeds:
        return seed
    parts = [bytes([seat]) + client_seeds[seat] for seat in sorted(client_seeds)]
    return hashlib.sha256(b"curia joint seed 1\n" + seed + b"".join(parts)).digest()

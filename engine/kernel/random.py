"""Small, fast, cloneable randomness: splitmix64. The same seed gives the same numbers on every machine.

One source for two kinds of ints: Python's grow, those of a compiled engine are 64 bits wide, signed, and wrap. Masks
make both the same: `_WORD` cuts what grew, the others cut the signs that a shift to the right brings in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # what a compiler reads; nothing of it is there at run time
    from mypy_extensions import i64


def _word() -> i64:
    """64 ones: 2**64 - 1 where ints grow, -1 where they wrap."""
    half: i64 = 0xFFFFFFFF
    return half << 32 | half


_WORD: Final = _word()
# of splitmix64, less 2**64: the same numbers to whoever keeps 64 bits
_STEP: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_FIRST: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
_SECOND: Final = 0x94D049BB133111EB - (1 << 64)
_ROOM: Final = 1 << 10  # bounds with which the product of `below` keeps within 64 bits


class Rng:
    """A stream of numbers; its whole state is one int, so that copying it is copying the int."""

    __slots__ = ("state",)

    def __init__(self, seed: int, of: Rng | None = None) -> None:
        """A stream from a seed; or one that goes on like another."""
        if of is not None:
            self.state: i64 = of.state
            return
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = seed >> 32 & 0xFFFFFFFF
        self.state = high << 32 | low

    def copy(self) -> Rng:
        return Rng(0, self)

    def seed(self) -> int:
        """The seed from 0 to 2**64-1 of a stream that goes on like this one."""
        return int(self.state) & 0xFFFFFFFFFFFFFFFF

    def below(self, n: int) -> int:
        """A number from 0 to n-1, n being at least 1 and far below 2**64."""
        state: i64 = (self.state + _STEP) & _WORD
        self.state = state
        z: i64 = (state ^ (state >> 30 & 0x3FFFFFFFF)) * _FIRST & _WORD
        z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * _SECOND & _WORD
        found: i64 = (z ^ (z >> 31 & 0x1FFFFFFFF)) >> 11 & 0x1FFFFFFFFFFFFF
        if n <= _ROOM:
            few: i64 = n
            return found * few >> 53
        return int(found) * n >> 53

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> int:
        """A seed for another stream."""
        return self.below(1 << 53)

"""Small, fast, cloneable randomness: splitmix64. The same seed gives the same numbers on every machine."""

from __future__ import annotations

_MASK = (1 << 64) - 1


class Rng:
    """A stream of numbers; its whole state is one int, so that copying it is copying the int."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: int = seed & _MASK

    def copy(self) -> Rng:
        return Rng(self.state)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, n being at least 1 and far below 2**64."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) >> 11) * n >> 53

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> int:
        """A seed for another stream."""
        return self.below(1 << 53)

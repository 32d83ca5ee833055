"""Seeds of which much hangs: streams of numbers for separate purposes, shuffles, and a seed as JSON.

A seed of SEED_BITS random bits cannot be found by search from a hash of it, nor from cards that a player has seen: each
shuffle draws on several streams of numbers, each of them begun from a hash of the whole seed.
"""

from __future__ import annotations

import hashlib
from typing import Final

from engine.kernel.random import Rng

SEED_BITS: Final = 128  # of a seed in which players are to trust
_SHUFFLES: Final = 3
_WHOLE_IN_JSON: Final = 1 << 53


def seed_data(seed: int) -> int | str:
    """A seed for JSON: as its decimal digits where it is larger than the numbers that most readers keep whole."""
    return seed if seed < _WHOLE_IN_JSON else str(seed)


def stream(seed: int, purpose: str) -> Rng:
    """A stream of numbers for one purpose; it says nothing about those for others."""
    return Rng(int.from_bytes(hashlib.sha256(f"{seed}/{purpose}".encode()).digest()[:8], "big"))


def shuffled(items: list[int], seed: int, purpose: str) -> list[int]:
    """The items in an order that the seed decides."""
    found = items[:]
    for turn in range(_SHUFFLES):
        stream(seed, f"{purpose}/{turn}").shuffle(found)
    return found

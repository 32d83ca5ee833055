"""What an improvement has done, in words. Pure; loads no Django."""

from __future__ import annotations

from collections import Counter

from engine.kernel.counting import number_of
from lab.improving import Way
from lab.swaps import differences


def note_of(before: tuple[str, ...], way: Way) -> str:
    """What was swapped and what it gained, for the note on a version."""
    swaps = differences(before, way.deck)
    out = _listed(Counter(swap.cut for swap in swaps))
    come = _listed(Counter(swap.add for swap in swaps))
    gained = ""
    if way.gain is not None:
        low, high = (100 * bound for bound in way.gain.interval)
        gained = f" Gain in fresh games: {100 * way.gain.of:+.1f} points ({low:+.1f} to {high:+.1f})."
    return f"Improved in the laboratory by {number_of(len(swaps), 'swap')}.{gained} In: {come}. Out: {out}."


def _listed(cards: Counter[str]) -> str:
    return ", ".join(f"{copies} {name}" for name, copies in sorted(cards.items()))

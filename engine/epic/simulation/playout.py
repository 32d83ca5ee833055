"""Random play, as fast as it goes. Measures, the fuzzer and bots that look ahead come here.

The loops live beside the engine, so that what compiles the engine compiles them with it.
"""

from __future__ import annotations

from engine.epic.rules.machine import apply_trusted
from engine.epic.rules.state import Game
from engine.kernel.random import Rng


def play_out(g: Game, rng: Rng) -> int:
    """Choose uniformly among the options until the game is over. Returns how many choices that took."""
    before = g.choices
    below = rng.below
    while not g.reason:
        options = g.options
        apply_trusted(g, options[below(len(options))])
    return g.choices - before


def walk(g: Game, rng: Rng, choices: int) -> None:
    """Choose uniformly that many times, or until the game is over."""
    for _ in range(choices):
        if g.reason:
            return
        apply_trusted(g, g.options[rng.below(len(g.options))])

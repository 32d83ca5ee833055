"""Random play of the Epic TCG: see `engine/kernel/playing.py`."""

from __future__ import annotations

from engine.epic_tcg.rules.machine import apply_trusted
from engine.epic_tcg.rules.state import Game
from engine.kernel import playing
from engine.kernel.random import Rng


def play_out(g: Game, rng: Rng) -> int:
    """Choose uniformly among the options until the game is over. Returns how many choices that took."""
    return playing.play_out(g, apply_trusted, rng)


def walk(g: Game, rng: Rng, choices: int) -> None:
    """Choose uniformly that many times, or until the game is over."""
    playing.walk(g, apply_trusted, rng, choices)

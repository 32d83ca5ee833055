"""Counting what can be chosen in games of the Epic TCG: see `engine/kernel/perft.py`."""

from __future__ import annotations

from engine.epic_tcg.positions.notation import read
from engine.epic_tcg.rules.machine import apply_trusted
from engine.epic_tcg.rules.state import Game
from engine.kernel import perft as counting


def game_of(case: counting.Case) -> Game:
    """The position to count from, without a journal. Raises BadNotation."""
    return read(case.position, case.seed).clone()


def perft(g: Game, depth: int) -> int:
    """In how many ways the next `depth` choices can be made. Where the game is over sooner there is none."""
    return counting.perft(g, apply_trusted, depth)


def divide(g: Game, depth: int) -> list[tuple[int, int]]:
    """Each option of a position with the number of ways to make `depth` choices that begin with it."""
    return counting.divide(g, apply_trusted, depth)

"""Positions in which everything is known, and whether a player can reach a goal in them this turn."""

from engine.epic.puzzles.opening import CARDS, is_open, open_position
from engine.epic.puzzles.solving import GOALS, SURVIVE, WIN, NotOpen, Solver, TooLarge

__all__ = [
    "CARDS",
    "GOALS",
    "SURVIVE",
    "WIN",
    "NotOpen",
    "Solver",
    "TooLarge",
    "is_open",
    "open_position",
]

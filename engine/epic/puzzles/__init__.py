"""Positions in which everything is known, and whether a player can reach a goal in them this turn."""

from engine.epic.puzzles.opening import CARDS, is_open, open_position
from engine.epic.puzzles.puzzle import DIFFICULTIES, BadPuzzle, Proof, Puzzle, from_line, prove, to_line
from engine.epic.puzzles.solving import GOALS, SURVIVE, WIN, NotOpen, Solver, TooLarge, after

__all__ = [
    "CARDS",
    "DIFFICULTIES",
    "GOALS",
    "SURVIVE",
    "WIN",
    "BadPuzzle",
    "NotOpen",
    "Proof",
    "Puzzle",
    "Solver",
    "TooLarge",
    "after",
    "from_line",
    "is_open",
    "open_position",
    "prove",
    "to_line",
]

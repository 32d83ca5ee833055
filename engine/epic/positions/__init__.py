"""A position as data, as a line of text and as bytes; what makes it legal, and what of it is behaviour."""

from engine.epic.positions.beginning import setup_in
from engine.epic.positions.behaviour import footprint
from engine.epic.positions.notation import BadNotation, read, write

__all__ = [
    "BadNotation",
    "footprint",
    "read",
    "setup_in",
    "write",
]

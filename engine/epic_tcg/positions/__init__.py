"""A position as a line of text and as bytes; what makes it sound, and what of it is behaviour."""

from engine.epic_tcg.positions.beginning import new_game, setup_at
from engine.epic_tcg.positions.behaviour import footprint
from engine.epic_tcg.positions.notation import BadNotation, read, write

__all__ = ["BadNotation", "footprint", "new_game", "read", "setup_at", "write"]

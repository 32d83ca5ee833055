"""A position as plain data: read from a game, checked, and made into a game again."""

from engine.epic.positions.plain.building import build, lay_out
from engine.epic.positions.plain.describing import position_of
from engine.epic.positions.plain.places import is_quiet, moment_of

__all__ = ["build", "is_quiet", "lay_out", "moment_of", "position_of"]

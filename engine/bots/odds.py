"""Log odds as chances. Names no game."""

from __future__ import annotations

import math


def chance(odds: float) -> float:
    """Log odds as a chance from 0 to 1."""
    return 0.5 + 0.5 * math.tanh(odds / 2)

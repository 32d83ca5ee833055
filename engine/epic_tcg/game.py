"""The Epic Trading Card Game of 2009, as `engine.games` hands it out."""

from __future__ import annotations

from typing import Final

from engine.bots import epic_tcg as bots
from engine.epic_tcg import catalogue, collecting, construction, limited, play, positions, proofs, study, views

__all__ = [
    "KEY", "NAME", "bots", "catalogue", "collecting", "construction", "limited", "play", "positions", "proofs", "study",
    "views",
]  # fmt: skip

KEY: Final = "epic-tcg"
NAME: Final = "Epic TCG"

"""The Epic Card Game, as `engine.games` hands it out."""

from __future__ import annotations

from typing import Final

from engine.bots import epic as bots
from engine.epic import catalogue, collecting, construction, limited, play, positions, proofs, study, views

__all__ = [
    "KEY", "NAME", "bots", "catalogue", "collecting", "construction", "limited", "play", "positions", "proofs", "study",
    "views",
]  # fmt: skip

KEY: Final = "epic"
NAME: Final = "Epic Card Game"

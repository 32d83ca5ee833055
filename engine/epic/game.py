"""The Epic Card Game, as `engine.games` hands it out."""

from __future__ import annotations

from typing import Final

from engine.bots import epic as bots
from engine.epic import catalogue, construction, limited, play

__all__ = ["KEY", "NAME", "bots", "catalogue", "construction", "limited", "play"]

KEY: Final = "epic"
NAME: Final = "Epic Card Game"

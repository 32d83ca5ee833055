"""The Epic Card Game, as `engine.games` hands it out."""

from __future__ import annotations

from typing import Final

from engine.epic import catalogue, collecting, construction, limited, study

__all__ = ["KEY", "NAME", "catalogue", "collecting", "construction", "limited", "study"]

KEY: Final = "epic"
NAME: Final = "Epic Card Game"

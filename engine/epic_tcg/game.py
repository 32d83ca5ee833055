"""The Epic Trading Card Game of 2009, as `engine.games` hands it out."""

from __future__ import annotations

from typing import Final

from engine.epic_tcg import catalogue, collecting, construction, limited, study

__all__ = ["KEY", "NAME", "catalogue", "collecting", "construction", "limited", "study"]

KEY: Final = "epic-tcg"
NAME: Final = "Epic TCG"

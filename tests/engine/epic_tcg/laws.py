"""Laws that every position keeps, as assertions: see `engine/epic_tcg/positions/laws.py`."""

from __future__ import annotations

from engine.epic_tcg.positions.laws import status
from engine.epic_tcg.proofs.copies import kept_laws
from engine.epic_tcg.rules.state import Game


def check(g: Game) -> None:
    """A position that waits for a decision, or is over, is sound."""
    assert status(g) + kept_laws(g) == []

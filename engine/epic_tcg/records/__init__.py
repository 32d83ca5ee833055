"""Games kept: played again from their choices, and actions taken back."""

from engine.epic_tcg.records.record import Record, go_by, play, play_on
from engine.epic_tcg.records.reversing import has_learned, reversible, slipped

__all__ = ["Record", "go_by", "has_learned", "play", "play_on", "reversible", "slipped"]

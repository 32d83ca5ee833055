"""Games kept: played again from their choices, and compared with what an earlier engine made of them."""

from engine.epic.records.corpus import DRAFT, GAME, HISTORY, differing, journal_of, marked, stored_setup
from engine.epic.records.record import Record, go_by, play, play_on
from engine.epic.records.reversing import has_learned, reversible, slipped

__all__ = [
    "DRAFT",
    "GAME",
    "HISTORY",
    "Record",
    "differing",
    "go_by",
    "has_learned",
    "journal_of",
    "marked",
    "play",
    "play_on",
    "reversible",
    "slipped",
    "stored_setup",
]

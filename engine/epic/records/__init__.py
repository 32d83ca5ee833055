"""Games kept: played again from their choices, and compared with what an earlier engine made of them."""

from engine.epic.records.corpus import (
    DRAFT,
    GAME,
    HISTORY,
    Corpus,
    Sample,
    differing,
    journal_of,
    marked,
    read_corpus,
    stored_setup,
)
from engine.epic.records.record import BadRecord, Record, concession, go_by, play, play_on

__all__ = [
    "DRAFT",
    "GAME",
    "HISTORY",
    "BadRecord",
    "Corpus",
    "Record",
    "Sample",
    "concession",
    "differing",
    "go_by",
    "journal_of",
    "marked",
    "play",
    "play_on",
    "read_corpus",
    "stored_setup",
]

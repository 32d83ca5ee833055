"""What shows that the engine is right: random games under laws, counted positions, clauses that tests cover."""

from engine.epic.programs.definitions import FINGERPRINT
from engine.epic.proofs.clause import Clause, clauses, fingerprint, in_words, is_continuous
from engine.epic.proofs.counting import divide, game_of, perft
from engine.epic.proofs.coverage import Coverage, thing
from engine.epic.proofs.fuzz import (
    DECK,
    ROWS,
    VARIANTS,
    alignment_deck,
    decks_for,
    deity_for,
    ended_by,
    fuzz_game,
    hunting_deck,
    random_deck,
    record_of,
    setup_of,
)
from engine.epic.proofs.programs import programs

__all__ = [
    "DECK",
    "FINGERPRINT",
    "ROWS",
    "VARIANTS",
    "Clause",
    "Coverage",
    "alignment_deck",
    "clauses",
    "decks_for",
    "deity_for",
    "divide",
    "ended_by",
    "fingerprint",
    "fuzz_game",
    "game_of",
    "hunting_deck",
    "in_words",
    "is_continuous",
    "perft",
    "programs",
    "random_deck",
    "record_of",
    "setup_of",
    "thing",
]

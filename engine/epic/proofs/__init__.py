"""What shows that the engine is right: random games under laws, counted positions, clauses that tests cover."""

from engine.epic.proofs.clause import Clause, clauses, fingerprint
from engine.epic.proofs.counting import divide, game_of, perft
from engine.epic.proofs.coverage import Coverage, in_words, is_continuous
from engine.epic.proofs.fuzz import (
    DECK,
    ROWS,
    alignment_deck,
    decks_for,
    deity_for,
    fuzz_game,
    hunting_deck,
    random_deck,
    setup_of,
)

__all__ = [
    "DECK",
    "ROWS",
    "Clause",
    "Coverage",
    "alignment_deck",
    "clauses",
    "decks_for",
    "deity_for",
    "divide",
    "fingerprint",
    "fuzz_game",
    "game_of",
    "hunting_deck",
    "in_words",
    "is_continuous",
    "perft",
    "random_deck",
    "setup_of",
]

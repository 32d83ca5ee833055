"""What shows that the engine is right: random games under laws, counted positions, what cards were seen to do."""

from engine.epic_tcg.programs.definitions import FINGERPRINT
from engine.epic_tcg.proofs.clause import Clause, clauses, fingerprint
from engine.epic_tcg.proofs.counting import divide, game_of, perft
from engine.epic_tcg.proofs.coverage import THINGS, Coverage, in_words, thing
from engine.epic_tcg.proofs.fuzz import (
    DECK,
    ROWS,
    VARIANTS,
    ended_by,
    fuzz_game,
    hunting_deck,
    random_deck,
    record_of,
    setup_for,
)
from engine.epic_tcg.proofs.programs import programs

__all__ = [
    "DECK",
    "FINGERPRINT",
    "ROWS",
    "THINGS",
    "VARIANTS",
    "Clause",
    "Coverage",
    "clauses",
    "divide",
    "ended_by",
    "fingerprint",
    "fuzz_game",
    "game_of",
    "hunting_deck",
    "in_words",
    "perft",
    "programs",
    "random_deck",
    "record_of",
    "setup_for",
    "thing",
]

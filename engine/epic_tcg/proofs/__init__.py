"""What shows that the engine is right: random games under laws, counted positions, what cards were seen to do."""

from engine.epic_tcg.proofs.counting import divide, game_of, perft
from engine.epic_tcg.proofs.coverage import THINGS, Coverage, in_words
from engine.epic_tcg.proofs.fuzz import DECK, ROWS, fuzz_game, hunting_deck, random_deck, setup_for

__all__ = [
    "DECK",
    "ROWS",
    "THINGS",
    "Coverage",
    "divide",
    "fuzz_game",
    "game_of",
    "hunting_deck",
    "in_words",
    "perft",
    "random_deck",
    "setup_for",
]

"""What a game has pages for, beside its drafts: what it has none for yet is not offered. One rule for each."""

from __future__ import annotations

from engine.games import DEFAULT
from gate.games import has_section


def has_games(game: str) -> bool:
    """Whether the decks of a draft are played here, at tables."""
    return has_section(game, "pod_games", "any")


def reads_api(game: str) -> bool:
    """Whether the page of a draft reads the cards from the API, as it gives those of the first game; those of another
    one, its game says (card_facts.py)."""
    return game == DEFAULT

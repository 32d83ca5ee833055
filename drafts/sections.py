"""What a game has pages for, beside its drafts: what it has none for yet is not offered. One rule for each."""

from __future__ import annotations

from engine.games import DEFAULT


def reads_api(game: str) -> bool:
    """Whether the page of a draft reads the cards from the API, as it gives those of the first game; those of another
    one, its game says (card_facts.py)."""
    return game == DEFAULT

"""What a game has pages for, beside its drafts: what it has none for yet is not offered. One rule for each."""

from __future__ import annotations

from gate.games import has_section


def has_games(game: str) -> bool:
    """Whether the decks of a draft are played here, at tables."""
    return has_section(game, "pod_games", "any")


def has_lobby(game: str) -> bool:
    """Whether drafts that are open to anybody stand in a lobby."""
    return has_section(game, "lobby")

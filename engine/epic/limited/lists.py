"""Lists of cards that are dealt."""

from __future__ import annotations

from engine.epic.construction import decklist


def parse(text: str, most: int) -> decklist.Parsed:
    """Read a list as decks have it, without a deity: deities are never dealt. Never raises."""
    return decklist.parse(text, most, deities=False)

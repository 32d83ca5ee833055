"""Lists of cards that are dealt."""

from __future__ import annotations

from engine.epic_tcg.construction import decklist


def parse(text: str, most: int) -> decklist.Parsed:
    """Read a list as decks have it, without a sideboard: what stands under one is set apart. Never raises."""
    return decklist.parse(text, most, sideboards=False)

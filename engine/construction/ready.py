"""Decks that anybody can play at once. Names no game."""

from __future__ import annotations

from typing import NamedTuple


class ReadyDeck(NamedTuple):
    """A deck as it is offered: its key, its name for people, its cards, and what it is like in a few words."""

    key: str
    name: str
    cards: tuple[str, ...]
    about: str = ""

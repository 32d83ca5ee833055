"""Decks that anybody can play at once. Names no game."""

from __future__ import annotations

from typing import NamedTuple


class ReadyDeck(NamedTuple):
    """A deck as it is offered: its key, its name for people, its cards, the format that it is made for, the word for
    decks of its kind, where it comes from, and what it is like, both in a few words."""

    key: str
    name: str
    cards: tuple[str, ...]
    format_key: str
    kind: str
    source: str
    about: str = ""

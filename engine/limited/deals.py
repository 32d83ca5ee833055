"""Decks that are dealt by chance and played as they come. Names no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Deal(NamedTuple):
    """A way to deal: its key, its name and a sentence for people, what is agreed about a game with such decks, and the
    decks of so many seats by a seed."""

    key: str
    name: str
    about: str
    deal: Callable[[int, int], list[list[str]]]
    agreed: Mapping[str, Any] = NOTHING

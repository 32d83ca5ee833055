"""Decks that are dealt by chance and played as they come. Names no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class Deal(NamedTuple):
    """A way to deal: its key, its name and a sentence for people, the decks of so many seats by a seed and by what they
    are dealt from, and what is agreed about a game with such decks.

    Where it can be chosen what decks are dealt from, `sources` are that, each with the number of its cards, the usual
    one first, and `size` is the number of cards that each deck takes; elsewhere none are named.
    """

    key: str
    name: str
    about: str
    deal: Callable[[int, int, Sequence[str]], list[list[str]]]
    agreed: Mapping[str, Any] = NOTHING
    sources: Mapping[str, int] = NOTHING
    size: int = 0

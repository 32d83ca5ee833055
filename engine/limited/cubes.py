"""Cubes that the rules of a game name. Names no game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class NamedCube(NamedTuple):
    """A cube with its key, its name and what it is, for people; its cards as a count by name."""

    key: str
    name: str
    about: str
    cards: Mapping[str, int]

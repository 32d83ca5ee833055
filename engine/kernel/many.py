"""Games of more than two players, as a game offers them to those who have drafted together. Names no game."""

from __future__ import annotations

from typing import NamedTuple


class GameOfMany(NamedTuple):
    """Its key, as setups name it, what it is called, and where it is one of teams, how many players can play in how
    many of them."""

    key: str
    name: str
    teams: tuple[tuple[int, int], ...] = ()

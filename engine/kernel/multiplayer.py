"""Formats for more than two players, as a game offers them. Names no game."""

from __future__ import annotations

from typing import NamedTuple


class MultiplayerFormat(NamedTuple):
    """Its key, as setups name it, its name for people, and for how many players in how many teams it is, pair by pair;
    0 teams where everybody plays alone."""

    key: str
    name: str
    tables: tuple[tuple[int, int], ...]

    @property
    def teams(self) -> tuple[tuple[int, int], ...]:
        """Those of the tables at which there are teams."""
        return tuple(table for table in self.tables if table[1])

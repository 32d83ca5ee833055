"""Kinds of games for more than two players, as they are offered. Names no game."""

from __future__ import annotations

from typing import NamedTuple


class Gathering(NamedTuple):
    """A kind of game for more than two: its key, its name for people, and for how many players in how many teams it is,
    pair by pair; 0 teams where everybody plays alone."""

    key: str
    name: str
    tables: tuple[tuple[int, int], ...]

    @property
    def has_teams(self) -> bool:
        return any(teams for _, teams in self.tables)

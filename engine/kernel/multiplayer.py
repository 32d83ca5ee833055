"""Formats for more than two players, as a game offers them. Names no game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

DUEL: Final = ""  # the format of two players
TEAM_LETTERS: Final = "ABCD"  # what teams are called, that of the first seat first
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class MultiplayerFormat(NamedTuple):
    """Its key, its name for people, for how many players in how many teams it is, pair by pair, 0 teams where everybody
    plays alone, what is agreed about such a game, by the names of the fields of its setup, and how it is played in a
    sentence or more."""

    key: str
    name: str
    tables: tuple[tuple[int, int], ...]
    agreed: Mapping[str, Any] = NOTHING
    about: str = ""

    @property
    def teams(self) -> tuple[tuple[int, int], ...]:
        """Those of the tables at which there are teams."""
        return tuple(table for table in self.tables if table[1])


class InWords(NamedTuple):
    """A format of this key for the page of formats: its name, for how many players it is, what it is in a sentence, its
    rules, a sentence each, and where they come from."""

    key: str
    name: str
    players: str
    about: str
    rules: tuple[str, ...]
    source: str


class MultiplayerRules(NamedTuple):
    """What holds in all of a game's formats for more than two players, a sentence each; the formats; and a sentence
    about others that are not offered, if there are any."""

    for_all: tuple[str, ...] = ()
    formats: tuple[InWords, ...] = ()
    not_offered: str = ""

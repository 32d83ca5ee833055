"""What games of more than two players are called, in the order in which pages offer them, and their teams."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.epic.rules.seating import FIRST_BLOOD, FREE_FOR_ALL, HYDRA, LAST_ONE

GAMES: Final[Mapping[str, str]] = MappingProxyType({
    FREE_FOR_ALL: "Free-for-all",
    FIRST_BLOOD: "Hunter, First Blood",
    LAST_ONE: "Hunter, Last One Standing",
    HYDRA: "Hydra",
})  # fmt: skip
TEAM_LETTERS: Final = "ABCD"  # what teams are called, that of the first seat first

"""What games of more than two players are called, in the order in which pages offer them, and how they are played."""

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
ABOUT: Final[Mapping[str, str]] = MappingProxyType({
    FREE_FOR_ALL: "In Free-for-all you may attack anybody, and the last player wins.",
    FIRST_BLOOD: (
        "In Hunter you attack the player on your left only, and cards reach yourself and the players beside you only. "
        "First Blood: when the first player is out, the one to their right wins."
    ),
    LAST_ONE: (
        "Last One Standing: the one to their right gains 5 health and draws a card, and play goes on until one is left."
    ),
    HYDRA: (
        "In Hydra you play in a team with bots: you take your turn together, attack and block together, and have your "
        "health in common. Teams say how many play."
    ),
})  # fmt: skip

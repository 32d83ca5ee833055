"""The cube of the rulebook, which the owner of three base sets has (2015 rulebook, "Epic Cube Draft")."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.epic.limited.setup import PRODUCT_NAMES, plan
from engine.limited.cubes import NamedCube

CUBE: Final = "cube"  # the format that a cube is drafted in as a rule
EVEN_CUBES: Final = True
CUBES: Final = (
    NamedCube(
        "official",
        "The official cube",
        "The cube of the rulebook (“Epic Cube Draft”), for whoever has three base sets: one copy of each card with a "
        "red gem and three copies of each card with a white one.",
        dict(sorted(Counter(plan(CUBE, products=PRODUCT_NAMES[:1]).collection()).items())),
    ),
)

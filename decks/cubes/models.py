"""What a cube stores: as a deck (decks/versioned.py), without what only a deck has."""

from typing import ClassVar

from django.db import models

from decks.versioned import SavedVersion, Versioned
from engine.games import DEFAULT


class Cube(Versioned):
    """A list of cards that people draft from, and what is about all its versions. `game` is the key of its game; it
    never becomes one of another."""

    game = models.CharField(max_length=20, default=DEFAULT, editable=False)

    word: ClassVar[str] = "cube"

    class Meta:
        ordering = ("-touched", "-pk")
        indexes = (models.Index(fields=("game", "visibility", "-touched"), name="listed_cubes"),)


class CubeVersion(SavedVersion):
    """The cards of a cube as they were saved once."""

    cube = models.ForeignKey(Cube, models.CASCADE, related_name="versions")

    of: ClassVar[str] = "cube"
    content: ClassVar[tuple[str, ...]] = ("cards",)

    class Meta:
        ordering = ("cube", "-number")
        constraints = (models.UniqueConstraint(fields=("cube", "number"), name="one_cube_version_for_each_number"),)

    def __str__(self) -> str:
        return f"{self.cube.name}, version {self.number}"

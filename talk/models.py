"""What is stored of what people say: lines of free text, and no phrases."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

from people.models import Belonging

LONGEST = 200  # characters
LONGEST_NAME = 40  # of who wrote it
LONGEST_PLACE = 60


class Line(Belonging):
    """A line that somebody wrote at a place (`rooms.Room`), under the name they had then. It goes with the account."""

    place = models.CharField(max_length=LONGEST_PLACE)
    seat = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=LONGEST_NAME)
    text = models.CharField(max_length=LONGEST)
    made = models.DateTimeField(default=timezone.now, db_index=True)

    class Meta:
        ordering = ("pk",)
        indexes = (models.Index(fields=("place", "id"), name="lines_of_a_place"),)

    def __str__(self) -> str:
        return f"{self.name} at {self.place}"

"""What is stored of somebody's own picture: for which card it is. Its files are named for its slug (`files`)."""

from django.db import models
from django.utils import timezone

from people.models import Owned


class Picture(Owned):
    """A picture for a card, by its printed name; of several for one card, which only two devices at once can make, the
    newest counts. What is in its files never changes: another picture is another row."""

    card = models.CharField(max_length=60)
    bytes = models.PositiveIntegerField()  # of all its files
    made = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("card", "-made", "-pk")

    def __str__(self) -> str:
        return f"A picture for {self.card}"

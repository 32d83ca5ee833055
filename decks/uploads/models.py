"""What is stored of somebody's own pictures: for which card each is, and of a zip with many what is still to be done.
Their files are named for their slugs (`files`)."""

from django.db import models
from django.utils import timezone

from engine.games import DEFAULT
from people.models import Owned


class Picture(Owned):
    """A picture for a card, by its printed name; of several for one card, which only two devices at once can make, the
    newest counts. What is in its files never changes: another picture is another row."""

    game = DEFAULT  # only cards of the first game have pictures of one's own so far

    card = models.CharField(max_length=60)
    bytes = models.PositiveIntegerField()  # of all its files
    made = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("card", "-made", "-pk")

    def __str__(self) -> str:
        return f"A picture for {self.card}"


class PictureBatch(Owned):
    """A zip with pictures for many cards: files that are `waiting`, as pairs of the file and the card; the cards that
    have `taken` theirs, as pairs of the card and whether it had another one before; and the `problems`, as pairs of a
    file and why it could not be used. The zip is kept while files wait."""

    shape = models.CharField(max_length=10)
    waiting = models.JSONField(default=list)
    taken = models.JSONField(default=list)
    problems = models.JSONField(default=list)
    made = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("-made", "-pk")

    def __str__(self) -> str:
        return f"Pictures for {self.total} cards"

    @property
    def done(self) -> int:
        """How many pictures are on their cards."""
        return len(self.taken)

    @property
    def total(self) -> int:
        """How many pictures there are in all; those that turned out to be none do not count."""
        return self.done + len(self.waiting)

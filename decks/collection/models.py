"""What a collection stores. Whatever changes many cards at once is kept, so that it can be taken back."""

from django.db import models
from django.db.models import Q
from django.utils import timezone

from engine.games import DEFAULT
from people.models import Owned

MOST_COPIES = 999  # of one printing


class Source(models.TextChoices):
    """Where a change of many cards came from."""

    IMPORT = "import"
    PRODUCTS = "products"
    BOOSTERS = "boosters"
    GUEST = "guest"  # what was owned in a browser before logging in


class Collection(Owned):
    """All that a person owns of a game; everybody has at most one of each. `revision` grows by one with each change, so
    that whoever was shown what would change can say what they have seen."""

    game = models.CharField(max_length=20, default=DEFAULT)  # its key
    revision = models.PositiveIntegerField(default=0)
    touched = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("user", "game"), name="one_collection_for_each_account"),
            models.UniqueConstraint(
                fields=("guest_key", "game"), condition=Q(user=None), name="one_collection_for_each_guest"
            ),
        )  # fmt: skip

    def __str__(self) -> str:
        return f"Collection {self.slug}"


class Holding(models.Model):
    """So many copies of a card, god cards included, from one set that prints it. What is not owned has no row."""

    collection = models.ForeignKey(Collection, models.CASCADE, related_name="holdings")
    card = models.CharField(max_length=60)
    set_name = models.CharField(max_length=60)
    count = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ("card", "set_name")
        constraints = (
            models.UniqueConstraint(fields=("collection", "card", "set_name"), name="one_holding_for_each_printing"),
            models.CheckConstraint(condition=Q(count__gte=1, count__lte=MOST_COPIES), name="holding_of_some_copies"),
        )

    def __str__(self) -> str:
        return f"{self.count} {self.card} ({self.set_name})"


class Change(models.Model):
    """Many holdings changed at once: `counts` are [card, set, before, after], `left_out` the lines of a list that were
    not understood."""

    collection = models.ForeignKey(Collection, models.CASCADE, related_name="changes")
    number = models.PositiveIntegerField()
    source = models.CharField(max_length=10, choices=Source)
    counts = models.JSONField()
    left_out = models.JSONField(default=list)
    made = models.DateTimeField(default=timezone.now)
    undone = models.BooleanField(default=False)

    class Meta:
        ordering = ("collection", "-number")
        constraints = (
            models.UniqueConstraint(fields=("collection", "number"), name="one_change_for_each_number"),
        )  # fmt: skip

    def __str__(self) -> str:
        return f"{self.get_source_display()} {self.number}"

    @property
    def added(self) -> int:
        """Copies that came."""
        return sum(max(0, after - before) for _, _, before, after in self.counts)

    @property
    def removed(self) -> int:
        """Copies that went."""
        return sum(max(0, before - after) for _, _, before, after in self.counts)

"""What a table stores. A game is setup, seed and choices; all else is about the people at the table."""

from django.db import models

from people.models import Owned

STOPS = ("before_blocks", "before_damage", "end_offer")  # steps of a turn, named as in the engine's view


def all_stops() -> dict[str, bool]:
    """A new table stops at every step where its player could act."""
    return dict.fromkeys(STOPS, True)


def bot_title(bot: str) -> str:
    """What people call a bot."""
    return bot.capitalize()


class Table(Owned):
    """A game between two seats. `names` and `bots` are lists by seat; the seat without a bot is the owner's.

    While the game runs its seed is a secret: it tells every hidden card. `record`, with each seat's story in words, and
    `views`, the last one of each seat, are written when the game ends, so that it can be shown after cards or rules
    have changed.
    """

    setup = models.JSONField()
    seed = models.CharField(max_length=40)
    rules = models.CharField(max_length=40)
    definitions = models.CharField(max_length=80)  # digest of the card definitions that the game is played with

    names = models.JSONField()
    bots = models.JSONField()
    stops = models.JSONField(default=all_stops)
    passing = models.BooleanField(default=False)  # until the visitor's own turn
    hurry = models.BooleanField(default=False)  # the bot's actions follow each other closely

    created = models.DateTimeField(auto_now_add=True)
    touched = models.DateTimeField(auto_now=True)
    finished = models.DateTimeField(null=True, blank=True)
    result = models.JSONField(null=True, blank=True)
    views = models.JSONField(null=True, blank=True)
    record = models.JSONField(null=True, blank=True)
    rematch_of = models.OneToOneField("self", models.SET_NULL, null=True, blank=True, related_name="rematch")

    class Meta:
        ordering = ("-touched",)

    def __str__(self) -> str:
        return f"{self.names[0]} against {self.names[1]} ({self.slug})"

    @property
    def seat(self) -> int:
        """The owner's seat."""
        return self.bots.index(None)


class Choice(models.Model):
    """One option that a seat chose: `number` counts the choices of the game from 0, `code` is what stands in a record:
    the engine's option, or a concession."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="choices")
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    code = models.BigIntegerField()
    made = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("table", "number")
        constraints = (models.UniqueConstraint(fields=("table", "number"), name="one_choice_for_each_number"),)

    def __str__(self) -> str:
        return f"{self.number}: seat {self.seat} chose {self.code}"

"""What is stored of games. Of a table setup, seed and choices; all else is about the people at it. Of a trial, in which
bots try out a deck, what was asked and what came of each pair of games."""

from django.db import models

from decks.models import Deck
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


class Ending(models.TextChoices):
    """How a trial ended."""

    NONE = ""  # it has not
    DONE = "done"
    CANCELLED = "cancelled"
    FAILED = "failed"  # `why` says what happened


class Trial(Owned):
    """Games of a bot with a deck against the same bot with others, in pairs: the same shuffles twice, once with each
    side starting. `cards` and `deity` are those of the deck's version `number`, as they were, and `name` is what it was
    called; `against` is a list of opponents, each with "name", "cards" and "deity"; `pairs` are played against each.

    Everything follows from what is stored here, so that a pair may be played at any time, by any process.
    """

    deck = models.ForeignKey(Deck, models.CASCADE, related_name="trials")
    number = models.PositiveIntegerField()
    name = models.CharField(max_length=80)
    cards = models.JSONField()  # a count by name
    deity = models.CharField(max_length=60, blank=True)
    against = models.JSONField()
    bot = models.CharField(max_length=20)
    pairs = models.PositiveSmallIntegerField()
    seed = models.CharField(max_length=40)
    definitions = models.CharField(max_length=80)  # digest of the card definitions that the games are played with

    created = models.DateTimeField(auto_now_add=True)
    served = models.DateTimeField(auto_now_add=True, db_index=True)  # when its last pair was stored: who waited longest
    ended = models.DateTimeField(null=True, blank=True)
    ending = models.CharField(max_length=10, choices=Ending, blank=True, default=Ending.NONE)
    why = models.CharField(max_length=300, blank=True)

    class Meta:
        ordering = ("-created", "-pk")

    def __str__(self) -> str:
        return f"{self.name} against {len(self.against)} decks ({self.slug})"

    @property
    def total(self) -> int:
        """Pairs to be played in all."""
        return self.pairs * len(self.against)


class TrialPair(models.Model):
    """Two games of a trial. `number` counts from 0 and goes through the opponents in turn; `games` are two dicts: who
    "won" (true: the deck that is tried out; null: nobody), whether a limit of the engine ended it ("capped"), its
    "turns", and the cards "drawn" and "played" by their places among the sorted names of the trial's cards."""

    trial = models.ForeignKey(Trial, models.CASCADE, related_name="played")
    number = models.PositiveIntegerField()
    games = models.JSONField()
    seconds = models.FloatField()  # that it took to play them

    class Meta:
        ordering = ("trial", "number")
        constraints = (models.UniqueConstraint(fields=("trial", "number"), name="one_pair_for_each_number"),)

    def __str__(self) -> str:
        return f"Pair {self.number}"

"""What is stored of games. Of a table setup, seed and choices, and how the game stood after them; all else is about who
sits at it. Of a trial, in which bots try out a deck, what was asked and what came of each pair of games."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.conf import settings
from django.db import models
from django.utils.functional import cached_property

from decks.models import Deck
from engine.kernel.versions import UNCOUNTED
from people.models import AbstractSeat, Owned, new_slug

LONGEST_NAME = 40  # of a player
AWAY = timedelta(seconds=75)  # a page says that it is there every 15 seconds, and every 60 when nobody looks at it
STOPS = ("before_blocks", "before_damage", "end_offer")  # steps of a turn, named as in the engine's view


def all_stops() -> dict[str, bool]:
    """A new table stops at every step where its player could act."""
    return dict.fromkeys(STOPS, True)


def bot_title(bot: str) -> str:
    """What people call a bot."""
    return bot.capitalize()


class Table(models.Model):
    """A game between two players.

    While the game runs its seed is a secret: it tells every hidden card. `record`, with each seat's story in words, and
    `views`, the last one of each seat, are written when the game ends, so that it can be shown after cards or rules
    have changed. `result` says which seat won, None for a draw, and by what reason of the engine's.
    """

    slug = models.CharField(max_length=32, unique=True, default=new_slug, editable=False)
    setup = models.JSONField()
    seed = models.CharField(max_length=40)
    versions = models.JSONField(
        default=list
    )  # pairs: from which choice on the game went by which version of the engine
    hurry = models.BooleanField(default=False)  # a bot's actions follow each other closely

    created = models.DateTimeField(auto_now_add=True)
    touched = models.DateTimeField(auto_now=True)
    finished = models.DateTimeField(null=True, blank=True)
    result = models.JSONField(null=True, blank=True)
    views = models.JSONField(null=True, blank=True)
    record = models.JSONField(null=True, blank=True)
    rematch_of = models.OneToOneField("self", models.SET_NULL, null=True, blank=True, related_name="rematch")
    rematch_by = models.PositiveSmallIntegerField(null=True, blank=True)  # the seat that asked for this game

    class Meta:
        ordering = ("-touched",)

    def __str__(self) -> str:
        return f"{' against '.join(self.names)} ({self.slug})"

    @cached_property
    def seats(self) -> list[Player]:
        """The two players by seat. Who changes one saves it too."""
        return list(self.players.all())

    @property
    def names(self) -> list[str]:
        """What the players are called, by seat."""
        return [player.name for player in self.seats]

    @property
    def version(self) -> int:
        """The version of the engine by which the last stored choice was made."""
        return int(self.versions[-1][1]) if self.versions else UNCOUNTED

    @property
    def is_watched(self) -> bool:
        """A person sits here."""
        return any(player.is_persons for player in self.seats)


class Player(AbstractSeat):
    """One of the two players of a table: a person or a bot; nobody when who played has left for good, and then the
    game is over."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="players")
    # What goes with an account and what stays for the other player is decided by `domain.forget`.
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="players")
    seat = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=LONGEST_NAME)  # as both players see it
    bot = models.CharField(max_length=20, blank=True)
    stops = models.JSONField(default=all_stops)
    passing = models.BooleanField(default=False)  # until the player's own turn
    seen = models.DateTimeField(null=True, blank=True)  # when a page of this player was last heard of

    seat_fields = ("id", "table", "seat")
    occupant_fields = ("guest_key", "user", "name", "bot", "stops", "passing", "seen")

    class Meta:
        ordering = ("table", "seat")
        constraints = (
            models.UniqueConstraint(fields=("table", "seat"), name="one_place_for_each_seat"),
            models.UniqueConstraint(fields=("table", "user"), name="one_place_for_each_account"),
        )

    def __str__(self) -> str:
        return f"Seat {self.seat}: {self.name}"

    @property
    def is_empty(self) -> bool:
        """Neither a person nor a bot sits here."""
        return not self.bot and not self.is_persons

    def is_away(self, now: datetime) -> bool:
        """A person sits here, and none of their pages was heard of lately."""
        return self.is_persons and (self.seen is None or now - self.seen > AWAY)


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


class Checkpoint(models.Model):
    """How a game stood when its choices were stored: after the first `number` of them. `digest` is the engine's
    footprint of the position; `stories` are, by seat, the entries since the checkpoint before. So a game that a later
    engine plays otherwise is noticed, and can still be read. When a game is over its record has the stories."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="checkpoints")
    number = models.PositiveIntegerField()
    digest = models.CharField(max_length=16)
    stories = models.JSONField(default=list)

    class Meta:
        ordering = ("table", "number")
        constraints = (models.UniqueConstraint(fields=("table", "number"), name="one_checkpoint_for_each_number"),)

    def __str__(self) -> str:
        return f"After {self.number}: {self.digest}"


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
    version = models.IntegerField(default=UNCOUNTED)  # of the engine that plays the games

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

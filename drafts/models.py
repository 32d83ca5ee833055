"""What is stored of live drafts: pods, the seats in them, and the picks. All else follows from these."""

from django.conf import settings
from django.db import models
from django.utils import timezone

from engine.epic.drafts import Setup
from people.models import Belonging, Owned

LONGEST_NAME = 80  # of a pod
LONGEST_SHOWN = 30  # of who sits in a seat


class Status(models.TextChoices):
    """Where a pod stands."""

    GATHERING = "gathering"  # who likes sits down
    RUNNING = "running"
    PAUSED = "paused"  # by the host; the clocks stand still
    OVER = "over"  # drafted to the end
    CLOSED = "closed"  # broken off by the host


class Clock(models.TextChoices):
    """How long a seat may think."""

    NONE = "none"
    RELAXED = "relaxed"
    TOURNAMENT = "tournament"  # less for each pick
    DAYS = "days"  # for a draft over a week


class Start(models.TextChoices):
    """When a pod begins."""

    HOST = "host"  # when the host says so
    FULL = "full"  # when every seat is taken, or the host says so


class Spectators(models.TextChoices):
    """What those see who sit in no seat."""

    PUBLIC = "public"  # what the format lets everybody see
    ALL = "all"  # everything, so many minutes later


class Readers(models.TextChoices):
    """Who may read the log when the draft is over."""

    ALL = "all"
    PLAYERS = "players"  # those who sit in a seat, and the host
    HOST = "host"


class Absence(models.TextChoices):
    """What happens to a seat while its player is away."""

    WAIT = "wait"  # until they return, or until their time is up
    RANKING = "ranking"  # a bot picks at once, by the player's own order of cards
    BOT = "bot"  # a bot takes over until they return


class By(models.TextChoices):
    """Who made a pick."""

    PERSON = "person"
    BOT = "bot"
    CLOCK = "clock"  # the time of the player was up


class Pod(Owned):
    """One draft; whose it is is the host. `setup` is the engine's, with the number of seats.

    Until the draft is over its seed is a secret: it tells every pack. `commitment`, its hash, may be seen by everybody.
    `due` is when something may happen by itself, None while nothing can. `log` is written when the draft is over, so
    that it can be read after cards have changed.
    """

    # What goes with an account and what stays for others is decided by `domain.forget`.
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="pods")
    name = models.CharField(max_length=LONGEST_NAME)
    setup = models.JSONField()
    seed = models.CharField(max_length=40)
    commitment = models.CharField(max_length=64)
    status = models.CharField(max_length=10, choices=Status, default=Status.GATHERING)

    clock = models.CharField(max_length=10, choices=Clock)
    days = models.PositiveSmallIntegerField(default=1)  # for each pick, where the clock counts days
    start = models.CharField(max_length=10, choices=Start)
    spectators = models.CharField(max_length=10, choices=Spectators)
    delay = models.PositiveSmallIntegerField(default=0)  # minutes, where spectators see everything
    readers = models.CharField(max_length=10, choices=Readers)

    created = models.DateTimeField(auto_now_add=True)
    touched = models.DateTimeField(auto_now=True)
    started = models.DateTimeField(null=True, blank=True)
    finished = models.DateTimeField(null=True, blank=True)
    due = models.DateTimeField(null=True, blank=True, db_index=True)
    log = models.JSONField(null=True, blank=True)

    class Meta:
        ordering = ("-touched", "-pk")

    def __str__(self) -> str:
        return f"{self.name} ({self.slug})"

    @property
    def is_open(self) -> bool:
        """It has not ended."""
        return self.status not in (Status.OVER, Status.CLOSED)

    @property
    def plan(self) -> Setup:
        """What the engine drafts. Raises BadSetup when its cards are not what they were."""
        return Setup.from_json(self.setup)


class Seat(Belonging):
    """A seat of a pod, numbered clockwise from 0: a person's, a bot's, or nobody's. Nobody's is free before the start;
    afterwards it is vacant, and a bot picks for it.

    `ranking` is a list of card names, the best one first. `deadline` is when the time for choice number `clocked` of
    this seat is up; while the pod is paused `left` holds the seconds that remained. `deck` is what its player built
    after the draft (`building.py`).
    """

    pod = models.ForeignKey(Pod, models.CASCADE, related_name="seats")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="seats")
    number = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=LONGEST_SHOWN, blank=True)  # as others see it
    bot = models.BooleanField(default=False)
    absence = models.CharField(max_length=10, choices=Absence, default=Absence.BOT)
    ranking = models.JSONField(null=True, blank=True)
    seen = models.DateTimeField(null=True, blank=True)  # when a page of this player was last heard of
    lapsed = models.BooleanField(default=False)  # a time ran out since

    deadline = models.DateTimeField(null=True, blank=True)
    clocked = models.PositiveIntegerField(null=True, blank=True)
    left = models.FloatField(null=True, blank=True)
    deck = models.ForeignKey("decks.Deck", models.SET_NULL, null=True, blank=True, related_name="seats")

    class Meta:
        ordering = ("pod", "number")
        constraints = (models.UniqueConstraint(fields=("pod", "number"), name="one_seat_for_each_number"),)

    def __str__(self) -> str:
        return f"Seat {self.number}: {self.name or 'nobody'}"

    @property
    def is_persons(self) -> bool:
        """A person sits here."""
        return bool(self.visitor or self.user_id)

    @property
    def is_empty(self) -> bool:
        """Neither a person nor a bot sits here."""
        return not self.bot and not self.is_persons


class Pick(models.Model):
    """One option that a seat chose. `number` counts the choices of the seat from 0, `ordinal` those of the pod;
    `ranked`: the player's own ranking decided."""

    pod = models.ForeignKey(Pod, models.CASCADE, related_name="picks")
    seat = models.PositiveSmallIntegerField()
    number = models.PositiveIntegerField()
    ordinal = models.PositiveIntegerField()
    option = models.BigIntegerField()
    by = models.CharField(max_length=10, choices=By)
    ranked = models.BooleanField(default=False)
    made = models.DateTimeField()

    class Meta:
        ordering = ("pod", "ordinal")
        constraints = (
            models.UniqueConstraint(fields=("pod", "seat", "number"), name="one_pick_for_each_number_of_a_seat"),
            models.UniqueConstraint(fields=("pod", "ordinal"), name="one_pick_for_each_ordinal"),
        )

    def __str__(self) -> str:
        return f"{self.ordinal}: seat {self.seat} chose {self.option}"


class Beat(models.Model):
    """When a server last looked at the clocks, in one row: while none does, time stands still."""

    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.at:%Y-%m-%d %H:%M:%S}"

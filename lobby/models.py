"""What is stored of those who play with whoever comes: the queue, and each place in it."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils import timezone

from engine.games import DEFAULT, of
from people.models import Belonging
from playtest.challenges.domain import LONGEST_SHOWN
from playtest.models import Table

LONGEST_WHY = 1000  # characters of the sentences that say why somebody is out


class Queue(models.Model):
    """The queue, in one row: whoever changes places holds its lock, so that nobody is brought together twice."""

    opened = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return "The queue"


class Status(models.TextChoices):
    """How somebody stands in the queue."""

    WAITING = "waiting"
    ASKED = "asked"  # somebody is found: are both ready?
    BEGUN = "begun"  # they play at `table`
    OUT = "out"  # not by their own wish: `why` says it


IN = (Status.WAITING, Status.ASKED)


class Place(Belonging):
    """The place of one person. Who waits longest, by `since`, is brought together first.

    `cards` and `chosen` are the deck and how it was chosen; only its player may see them. A place lasts `until` then: a
    page that is open prolongs it. Of two who are asked each is the `partner` of the other, and `due` is when the ready
    check ends. Places of those who are out or play are kept for as long as their pages need to hear of it.
    """

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True, related_name="places")
    game = models.CharField(max_length=20, default=DEFAULT)  # the key of the game that is to be played
    name = models.CharField(max_length=LONGEST_SHOWN, blank=True)  # as it was typed
    format_key = models.CharField(max_length=40, blank=True)
    deck = models.CharField(max_length=80)  # what it is called
    cards = models.JSONField(default=list)
    chosen = models.JSONField(null=True, blank=True)  # see `playtest.starting.decks.Chosen`

    status = models.CharField(max_length=10, choices=Status, default=Status.WAITING)
    since = models.DateTimeField(default=timezone.now)
    until = models.DateTimeField()
    partner = models.OneToOneField("self", models.SET_NULL, null=True, blank=True, related_name="+")
    due = models.DateTimeField(null=True, blank=True)
    ready = models.BooleanField(default=False)
    table = models.ForeignKey(Table, models.CASCADE, null=True, blank=True, related_name="+")
    why = models.CharField(max_length=LONGEST_WHY, blank=True)

    class Meta:
        ordering = ("since", "pk")
        constraints = (
            models.UniqueConstraint(
                fields=("user",), condition=~models.Q(user=None), name="one_place_in_the_queue_for_each_account"
            ),
            models.UniqueConstraint(
                fields=("guest_key",), condition=models.Q(user=None), name="one_place_in_the_queue_for_each_guest"
            ),
        )

    def __str__(self) -> str:
        return f"{self.name or 'Somebody'}: {self.status}"

    @property
    def is_in(self) -> bool:
        """It is a place in the queue still."""
        return self.status in IN

    @property
    def format_name(self) -> str:
        """Of who chose one."""
        return of(self.game).construction.by_key(self.format_key).name

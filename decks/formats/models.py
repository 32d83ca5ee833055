"""What a house format stores."""

from collections.abc import Mapping

from django.db import models

from engine import games
from engine.construction.formats import Format
from engine.construction.house_formats import LONGEST_NAME
from people.models import Owned

FormatData = Mapping[str, object]  # a house format as JSON, as its game reads it
HOUSE = "house"  # the key of a deck's format whose rules are its own
HOUSE_AT = f"{HOUSE}:"  # and the address of a house format: its key, where a format is chosen


class HouseFormat(Owned):
    """A format of a game that a person defined: `data` is what its game makes of it. Whoever has its address reads it.

    Decks of its owner that are made for it point at it and store its data as well. They follow it when it changes,
    and stay what they are when it is deleted. Decks of others never point at it: they keep the rules that they were
    made for, because nobody should find their deck illegal by what somebody else did.
    """

    game = models.CharField(max_length=20, default=games.DEFAULT, editable=False)
    name = models.CharField(max_length=LONGEST_NAME)
    data = models.JSONField()
    created = models.DateTimeField(auto_now_add=True)
    touched = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ("name", "pk")

    def __str__(self) -> str:
        return f"{self.name} ({self.slug})"

    @property
    def key(self) -> str:
        return f"{HOUSE_AT}{self.slug}"

    @property
    def format(self) -> Format:
        found: Format = games.of(self.game).construction.HOUSE_FORMATS.read(self.data)
        return found

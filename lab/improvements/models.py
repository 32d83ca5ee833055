"""What is stored of improvements: what the way follows from, the games of its stages, and how far it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.db import models
from django.urls import reverse

from engine.epic.construction import HOUSE_FORMATS, Format, by_key
from lab.background import PausableGames
from lab.improvements.ways import read_way
from lab.improving import Way
from lab.keeping import read_stage, stage_data
from lab.stages import Setting, Stage
from lab.storing import read_deck
from lab.swaps import Bounds


class Improvement(PausableGames):
    """A deck that is made better. `decks` are its name, cards (a count by name) and deity, and those of the field, as
    they were when it began. `source` is the key of the deck where it was chosen (`lab.choices`), and `number` its
    version, 0 where it has none.

    It stays within a format, of which a deck of the site tells the key and one of a house its rules, and within the
    cards that are `owned`, a count by name; None: all cards are. At most so many `games` are played.

    `way` is how far it is, as `lab.improvements.ways` writes it, and `stage` the name of the stage whose games it waits
    for; before the first decision there is neither. Everything follows from the rest and the games of all stages, so
    that any process may decide at any time.
    """

    decks = models.JSONField()
    source = models.CharField(max_length=100)
    number = models.PositiveIntegerField(default=0)
    format_key = models.CharField(max_length=40)
    house = models.JSONField(null=True, blank=True)
    owned = models.JSONField(null=True, blank=True)
    bot = models.CharField(max_length=20)
    seed = models.BigIntegerField()
    games = models.PositiveIntegerField()
    stage = models.CharField(max_length=40, blank=True)
    way = models.JSONField(null=True, blank=True)

    class Meta(PausableGames.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.name} ({self.slug})"

    def get_absolute_url(self) -> str:
        return reverse("improvement", args=[self.slug])

    @property
    def name(self) -> str:
        """Of the deck."""
        return str(self.decks[0]["name"])

    @property
    def format(self) -> Format:
        return by_key(self.format_key) if self.house is None else HOUSE_FORMATS.read(self.house)

    @property
    def setting(self) -> Setting:
        deck, *field = map(read_deck, self.decks)
        return Setting(deck, tuple(field), self.bot, self.seed, self.game, self.version)

    @property
    def bounds(self) -> Bounds:
        return Bounds(self.format, owned=self.owned)

    @property
    def cards(self) -> tuple[str, ...]:
        """Of the deck, as it was when it began."""
        return read_deck(self.decks[0]).cards

    def course(self) -> Way:
        """The way so far."""
        return Way(self.cards) if self.way is None else read_way(self.way)


class ImprovementStage(models.Model):
    """The games of a stage, as `lab.keeping` writes them; those that are asked for and not played have their
    places."""

    improvement = models.ForeignKey(Improvement, models.CASCADE, related_name="stages")
    name = models.CharField(max_length=40)
    decks = models.JSONField(default=list)

    class Meta:
        ordering = ("improvement", "pk")
        constraints = (models.UniqueConstraint(fields=("improvement", "name"), name="one_stage_of_each_name"),)

    def __str__(self) -> str:
        return self.name

    def read(self, deck: tuple[str, ...]) -> Stage:
        """Of the improvement of this deck."""
        said: list[Mapping[str, Any]] = self.decks
        return read_stage(deck, said)

    def follow(self, stage: Stage, deck: tuple[str, ...]) -> None:
        """Be as far as this; to be saved."""
        self.decks = stage_data(deck, stage)

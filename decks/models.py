"""What a deck stores. Each save is a version. While its owner goes on building, autosaves change the newest version;
all others never change but for the note on them."""

from typing import Any, ClassVar

from django.db import models

from decks.collection.models import Change, Collection, Holding  # noqa: F401 (Django looks for models here)
from decks.comments.models import Block, Comment, Report, Thanks  # noqa: F401 (Django looks for models here)
from decks.cubes.models import Cube, CubeVersion  # noqa: F401 (Django looks for models here)
from decks.formats.models import HouseFormat
from decks.uploads.models import Picture, PictureBatch  # noqa: F401 (Django looks for models here)
from decks.versioned import SavedVersion, Versioned
from engine import games
from engine.construction.contents import Contents
from people.models import Owned
from people.persons import Person


class Folder(Owned):
    """A folder in which a person keeps decks. Nobody else sees it."""

    name = models.CharField(max_length=40)

    class Meta:
        ordering = ("name", "pk")

    def __str__(self) -> str:
        return f"{self.name} ({self.slug})"


class Deck(Versioned):
    """A deck and what is about all its versions. `game` is the key of its game; it never becomes one of another.

    `favourite` and `folder` are for its owner alone.

    A deck that was made after a draft keeps the `pool`, a count by name, that it is made from, and the `draft`."""

    game = models.CharField(max_length=20, default=games.DEFAULT, editable=False)
    format_key = models.CharField(max_length=40)
    house = models.JSONField(null=True, blank=True)  # what tells a house format, if it is one
    house_format = models.ForeignKey(HouseFormat, models.SET_NULL, null=True, blank=True, related_name="decks")
    built = models.BooleanField(default=False)  # it lies ready in real cards
    discussed = models.BooleanField(default=True)  # while it is public, accounts may comment on it and thank for it
    favourite = models.BooleanField(default=False)
    folder = models.ForeignKey(Folder, models.SET_NULL, null=True, blank=True, related_name="decks")
    pool = models.JSONField(null=True, blank=True)  # written once; null for constructed decks
    draft = models.ForeignKey("drafts.Pod", models.SET_NULL, null=True, blank=True, related_name="decks")

    copied_from = models.ForeignKey("self", models.SET_NULL, null=True, blank=True, related_name="copies")
    copied_number = models.PositiveIntegerField(null=True, blank=True)  # the version of that deck

    word: ClassVar[str] = "deck"

    class Meta:
        ordering = ("-touched", "-pk")
        indexes = (models.Index(fields=("game", "visibility", "-touched"), name="listed_decks"),)

    @property
    def format(self) -> Any:
        """The format that the deck is made for: one of its game's own (`engine.construction.formats.Format`)."""
        made = games.of(self.game).construction
        return made.by_key(self.format_key) if self.house is None else made.HOUSE_FORMATS.read(self.house)

    @property
    def is_made_of_pool(self) -> bool:
        """Its cards are those of a draft: its owner need not own them, as long as it is not built with real ones."""
        return self.pool is not None and not self.built and self.format.pool

    def format_key_for(self, person: Person) -> str:
        """What this person may say to have another deck in the format: the key of one of the site's, HOUSE_AT and the
        address of a house format of theirs, or "house" for rules that only the deck tells."""
        if self.house_format is not None and self.house_format.belongs_to(person):
            return self.house_format.key
        return self.format_key


class Version(SavedVersion):
    """The cards of a deck as they were saved once, and the `deity`, the god card that is played with them, "" for
    none. `sideboard` is a count by name of those that are swapped in between games, `maybeboard` of cards that are kept
    beside the deck and do not count."""

    deck = models.ForeignKey(Deck, models.CASCADE, related_name="versions")
    sideboard = models.JSONField(default=dict, blank=True)
    maybeboard = models.JSONField(default=dict, blank=True)
    deity = models.CharField(max_length=60, blank=True)

    of: ClassVar[str] = "deck"
    content: ClassVar[tuple[str, ...]] = ("cards", "sideboard", "maybeboard", "deity")

    class Meta:
        ordering = ("deck", "-number")
        constraints = (models.UniqueConstraint(fields=("deck", "number"), name="one_version_for_each_number"),)

    def __str__(self) -> str:
        return f"{self.deck.name}, version {self.number}"

    @property
    def contents(self) -> Contents:
        """The cards, as games ask for them."""
        return Contents(self.cards, self.sideboard, self.maybeboard, self.deity)


class Tag(models.Model):
    """A word by which a deck is found."""

    deck = models.ForeignKey(Deck, models.CASCADE, related_name="tags")
    name = models.CharField(max_length=30, db_index=True)

    class Meta:
        ordering = ("name",)
        constraints = (models.UniqueConstraint(fields=("deck", "name"), name="one_tag_of_each_name"),)

    def __str__(self) -> str:
        return self.name

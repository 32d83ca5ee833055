"""What decks and cubes have in common: somebody made them, each save of their cards is a version, and they say who may
see them. The rows are in decks/models.py and decks/cubes/models.py; how a version is saved is in decks/saving.py."""

from __future__ import annotations

from typing import ClassVar

from django.db import models
from django.utils import timezone

from people.models import Owned
from people.persons import Person

OF_THE_SITE = "Fourfold"  # whose decks and cubes are that the site keeps


class Visibility(models.TextChoices):
    """Who may see a deck or a cube."""

    PRIVATE = "private"  # its owner
    UNLISTED = "unlisted"  # whoever has the address
    PUBLIC = "public"  # everybody, and it is listed


class Versioned(Owned):
    """What is about all versions. `number`, `size` and `alignments` are those of the newest version; `revision` grows
    by one with each change of cards, so that whoever saves can say what they have seen.

    What has a `site_key` is kept by the site and is nobody's."""

    name = models.CharField(max_length=80)
    description = models.TextField(blank=True)  # Markdown: decks/markdown.py
    cover = models.CharField(max_length=60, blank=True)  # the card to know it by, "" if the site chooses
    visibility = models.CharField(max_length=10, choices=Visibility, default=Visibility.PRIVATE)
    site_key = models.CharField(max_length=40, null=True, blank=True, unique=True, editable=False)

    number = models.PositiveIntegerField()
    revision = models.PositiveIntegerField(default=0)
    size = models.PositiveSmallIntegerField()
    alignments = models.CharField(max_length=40)  # words, in the order of the game

    created = models.DateTimeField(auto_now_add=True)
    touched = models.DateTimeField(auto_now=True)

    word: ClassVar[str]  # what people call it
    game: str  # the key of the game of its cards

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return f"{self.name} ({self.slug})"

    @property
    def owner_name(self) -> str:
        """Whose it is, for everybody."""
        if self.site_key:
            return OF_THE_SITE
        return self.user.get_username() if self.user else "a guest"

    def readable_by(self, person: Person) -> bool:
        """What is unlisted or public may be read by everybody."""
        return self.visibility != Visibility.PRIVATE or self.belongs_to(person)


class SavedVersion(models.Model):
    """The cards as they were saved once: `number` counts from 1, `cards` is a count by name. `autosave` marks one saved
    by a page that saves as you go. `of` names the field that says what it is a version of, `content` those that make a
    version another one."""

    number = models.PositiveIntegerField()
    cards = models.JSONField()
    note = models.TextField(blank=True)
    autosave = models.BooleanField(default=False)
    made = models.DateTimeField(default=timezone.now)  # when the cards were last changed

    of: ClassVar[str]
    content: ClassVar[tuple[str, ...]]

    class Meta:
        abstract = True

"""What belongs to a person and has an address, whom they have blocked, and the tokens by which programs are known."""

from __future__ import annotations

import secrets
from typing import ClassVar, Self, TypeVar

from django.conf import settings
from django.db import models
from django.utils import timezone

from people.persons import Person

LONGEST_NAME = 40  # of somebody who was blocked

M = TypeVar("M", bound=models.Model)


def new_slug() -> str:
    """A name in an address that nobody can guess (96 bits)."""
    return secrets.token_urlsafe(12)


class OwnedQuerySet(models.QuerySet[M]):
    """Rows that belong to somebody."""

    def of(self, person: Person) -> Self:
        """What this person owns: by the account, or by the guest key as long as no account has it."""
        mine = models.Q(guest_key=person.guest_key, user=None) if person.guest_key else models.Q(pk=None)
        if person.user is not None:
            mine |= models.Q(user=person.user)
        return self.filter(mine)

    def oldest_of_each(self) -> Self:
        """Of each person the oldest of these, so that somebody with many waits as long as others."""
        of_a_user = self.filter(pk__lt=models.OuterRef("pk"), user=models.OuterRef("user"))
        of_a_guest = self.filter(pk__lt=models.OuterRef("pk"), user=None, guest_key=models.OuterRef("guest_key"))
        has_older = models.Q(models.Exists(of_a_user), user__isnull=False)
        return self.exclude(has_older | models.Q(models.Exists(of_a_guest), user=None))

    def adopt(self, person: Person) -> int:
        """Give the account what its guest made; how much that was."""
        if not person.guest_key or person.user is None:
            return 0
        return self.filter(guest_key=person.guest_key, user=None).update(user=person.user)


class Belonging(models.Model):
    """Something that is a person's: a guest's (`guest_key` is that of the session) or an account's."""

    guest_key = models.CharField(max_length=64, db_index=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True, related_name="%(class)ss")

    objects = OwnedQuerySet.as_manager()

    class Meta:
        abstract = True

    @property
    def is_persons(self) -> bool:
        """It is somebody's: a seat that is empty, or a bot's, is nobody's."""
        return bool(self.guest_key or self.user_id)

    def belongs_to(self, person: Person) -> bool:
        """As `OwnedQuerySet.of` says."""
        if self.user_id is not None:
            return person.user is not None and person.user.pk == self.user_id
        return bool(person.guest_key) and person.guest_key == self.guest_key


class AbstractSeat(Belonging):
    """A seat that one person takes and may leave for good. Each field is about the seat, one of `seat_fields`, or about
    who has it, one of `occupant_fields`."""

    seat_fields: ClassVar[tuple[str, ...]]
    occupant_fields: ClassVar[tuple[str, ...]]

    class Meta:
        abstract = True

    def vacate(self) -> None:
        """Nobody has it now: what was about who did is as in a seat that nobody ever had."""
        for name in self.occupant_fields:
            field = self._meta.get_field(name)
            assert isinstance(field, models.Field), "a column"
            setattr(self, name, field.get_default())
        self.save(update_fields=self.occupant_fields)


class Owned(Belonging):
    """Something that a person made and that has an address; it goes with the account."""

    slug = models.CharField(max_length=32, unique=True, default=new_slug, editable=False)

    class Meta:
        abstract = True


class PersonBlock(Belonging):
    """That its owner wants nothing to do with somebody: see `blocks`. `name` is what they were called then; the owner
    knows them by it. A guest is known by `blocked_key`, an account by `blocked_user`."""

    blocked_key = models.CharField(max_length=64, blank=True, db_index=True)
    blocked_user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True, related_name="blocked_by"
    )
    name = models.CharField(max_length=LONGEST_NAME)
    made = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("-made", "-pk")

    def __str__(self) -> str:
        return f"{self.name} is blocked"


class Token(models.Model):
    """That an account has a token. The token itself is kept by nobody but its owner: `digest` is its SHA-256."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE, related_name="api_token")
    digest = models.CharField(max_length=64, unique=True)
    made = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"Token of {self.user}"


class KnownAddress(models.Model):
    """An address from which an account was signed in: `digest` is a keyed hash of it."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="known_addresses")
    digest = models.CharField(max_length=64)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("user", "digest"), name="one_row_for_each_place"),)

    def __str__(self) -> str:
        return f"Address of {self.user}"

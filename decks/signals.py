"""What happens to decks, cubes, formats, collections and pictures when somebody logs in or signs up, and to files when
their rows go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.contrib.auth.signals import user_logged_in
from django.db import transaction
from django.db.models.signals import post_delete
from django.dispatch import receiver
from django.http import HttpRequest

from decks import domain, folders
from decks.collection import domain as collections
from decks.cubes import domain as cubes
from decks.formats import domain as formats
from decks.uploads import domain as uploads
from decks.uploads import files
from decks.uploads.models import Picture, PictureBatch
from engine.kernel.counting import number_of
from people.persons import person_in

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@receiver(user_logged_in)
def keep(request: HttpRequest, user: User, **_: object) -> None:
    """An account keeps what they made as a guest in this browser: decks, cubes, formats, pictures, the collection."""
    person = person_in(request.session, user)
    count = domain.adopt(person=person)
    if count:
        decks = number_of(count, "deck")
        messages.success(request, f"Added to your account: {decks} you made as a guest.", fail_silently=True)
    folders.adopt(person=person)
    formats.adopt(person=person)
    cubes.adopt(person=person)
    uploads.adopt(person=person)
    if collections.adopt(person=person):
        messages.success(request, "Added to your account: your collection.", fail_silently=True)


@receiver(post_delete, sender=Picture)
def remove_files(instance: Picture, **_: object) -> None:
    """The files of a picture go with its row, once that is certain."""
    transaction.on_commit(lambda: files.remove(instance.slug))


@receiver(post_delete, sender=PictureBatch)
def remove_zip(instance: PictureBatch, **_: object) -> None:
    """So does the zip of a batch."""
    transaction.on_commit(lambda: files.remove_zip(instance.slug))

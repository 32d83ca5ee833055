"""What can be done with pictures of one's own: put one on a card, take it off, take all along into an account.

`person` is whose they are; nobody else sees or changes them. Verbs raise Refused with a code and a sentence. Nothing
else writes rows of pictures; their files go when a row goes (`decks.signals`), whatever removed it.
"""

from __future__ import annotations

from django.db import transaction
from django.db.models import Sum

from decks.uploads import files
from decks.uploads.models import Picture, PictureBatch
from decks.uploads.reading import FILL, Unusable, pictures_of
from engine import games
from engine.kernel.names import Unknown
from live.errors import Refused
from people.persons import Person

MOST_PICTURES, MOST_BYTES = 300, 120_000_000
GONE = "You have no such picture."


def put(*, person: Person, card: str, content: bytes, shape: str = FILL) -> Picture:
    """Show this file on that card from now on, instead of the picture that was there."""
    assert person.guest_key or person.user, "nobody would own it"
    try:
        name = games.of(Picture.game).catalogue.named(card).name
        pictures = pictures_of(content, shape)
    except Unknown as unknown:
        raise Refused("cards", str(unknown)) from None
    except Unusable as wrong:
        raise Refused("picture", str(wrong)) from None
    size = sum(map(len, pictures.values()))
    made = Picture(guest_key=person.guest_key, user=person.user, card=name, bytes=size)
    files.keep(made.slug, pictures)
    try:
        with transaction.atomic():
            Picture.objects.select_for_update().of(person).filter(card=name).delete()
            _limit(person, size)
            made.save()
    except BaseException:
        files.remove(made.slug)
        raise
    return made


def _limit(person: Person, size: int) -> None:
    mine = Picture.objects.of(person)
    if mine.count() >= MOST_PICTURES:
        raise Refused("too_many", f"You have {MOST_PICTURES} pictures, the maximum. Remove one first.")
    if (mine.aggregate(all=Sum("bytes"))["all"] or 0) + size > MOST_BYTES:
        megabytes = MOST_BYTES // 1_000_000
        raise Refused("too_many", f"Your pictures would take up more than {megabytes} MB. Remove one first.")


def remove(*, person: Person, slug: str) -> str:
    """Take a picture off its card, whose name comes back."""
    with transaction.atomic():
        picture = Picture.objects.select_for_update().of(person).filter(slug=slug).first()
        if picture is None:
            raise Refused("gone", GONE)
        Picture.objects.of(person).filter(card=picture.card).delete()
        return picture.card


def remove_all(*, person: Person) -> int:
    """Take all pictures of this person off their cards; how many there were."""
    return Picture.objects.of(person).delete()[1].get(Picture._meta.label, 0)


def adopt(*, person: Person) -> int:
    """Give the account the pictures of its guest; how many there were. On a card where both have one, the account's
    stays."""
    if not person.guest_key or person.user is None:
        return 0
    with transaction.atomic():
        taken = Picture.objects.select_for_update().filter(user=person.user).values_list("card", flat=True)
        Picture.objects.filter(guest_key=person.guest_key, user=None, card__in=list(taken)).delete()
        PictureBatch.objects.adopt(person)
        return Picture.objects.adopt(person)

"""What can be done with a zip of pictures: begin, go on a little, and so on until all are on their cards.

To make a picture takes a fifth of a second, and nobody waits for many in one request: a page asks again and again, and
shows how far it is. Whatever is asked twice is done twice with the same result.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import BinaryIO

from django.db import transaction
from django.utils import timezone

from decks.uploads import domain, files
from decks.uploads.archives import LARGEST_ZIP, Problem, entries, shown, unpack
from decks.uploads.models import PictureBatch
from decks.uploads.reading import Unusable
from live.errors import Refused
from people.persons import Person

A_WHILE = 1.0  # seconds
KEPT = timedelta(days=1)
GONE = "This upload is over, or there is none. Your pictures are below."
NOTHING = "This zip has no picture that is named for a card. Name each file for its card, as in “Kong.jpg”."
LARGE = f"This zip is larger than {LARGEST_ZIP // 1_000_000} MB. Split it, then try again."


def begin(*, person: Person, zipped: BinaryIO, size: int, shape: str, chunks: Iterable[bytes]) -> PictureBatch:
    """A batch of the pictures in a zip, none of which is on its card yet. An earlier batch of this person is over."""
    if size > LARGEST_ZIP:
        raise Refused("picture", LARGE)
    try:
        found, problems = entries(zipped)
    except Unusable as wrong:
        raise Refused("picture", str(wrong)) from None
    if not found:
        raise Refused("picture", f"{NOTHING} {_in_words(problems)}".strip())
    made = PictureBatch(guest_key=person.guest_key, user=person.user, shape=shape, waiting=found, problems=problems)
    try:
        files.keep_zip(made.slug, chunks)
        with transaction.atomic():
            _sweep(person, timezone.now())
            made.save()
    except BaseException:
        files.remove_zip(made.slug)
        raise
    return made


def go_on(*, person: Person, slug: str) -> PictureBatch:
    """Put pictures on their cards for a while."""
    until, tried = time.monotonic() + A_WHILE, {}
    batch = batch_of(person, slug)
    for file, card in batch.waiting:
        tried[file] = _put(person, batch, file, card)
        if time.monotonic() > until:
            break
    with transaction.atomic():
        batch = batch_of(person, slug, locked=True)
        now = [file for file, _ in batch.waiting if file in tried]  # another tab may have been quicker
        problems = [(shown(file), tried[file]) for file in now if tried[file]]
        batch.waiting = [one for one in batch.waiting if one[0] not in tried]
        batch.done += len(now) - len(problems)
        batch.problems += problems
        batch.save()
    if not batch.waiting:
        files.remove_zip(slug)
    return batch


def _put(person: Person, batch: PictureBatch, file: str, card: str) -> str:
    """Put one picture on its card; why not, or nothing."""
    try:
        domain.put(person=person, card=card, content=unpack(files.zip_of(batch.slug), file), shape=batch.shape)
    except (Unusable, Refused) as wrong:
        return str(wrong)
    return ""


def batch_of(person: Person, slug: str, *, locked: bool = False) -> PictureBatch:
    """This person's batch of that name. Raises Refused."""
    rows = PictureBatch.objects.select_for_update() if locked else PictureBatch.objects.all()
    found = rows.of(person).filter(slug=slug).first()
    if found is None:
        raise Refused("gone", GONE)
    return found


def _sweep(person: Person, now: datetime) -> None:
    """Batches of this person are over, and those that nobody went on with."""
    PictureBatch.objects.of(person).delete()
    PictureBatch.objects.filter(made__lt=now - KEPT).delete()


def _in_words(problems: list[Problem]) -> str:
    return "" if not problems else f"“{problems[0].file}”: {problems[0].sentence}"

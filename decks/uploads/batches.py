"""What can be done with a zip of pictures: begin, go on a little, and so on until all are on their cards.

To make a picture takes a fifth of a second, and nobody waits for many in one request: a page asks again and again, and
shows how far it is. Whatever is asked twice is done twice with the same result.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import BinaryIO, NamedTuple

from django.db import transaction
from django.utils import timezone

from decks.uploads import domain, files
from decks.uploads.archives import LARGEST_ZIP, entries, shown, unpack
from decks.uploads.models import PictureBatch
from decks.uploads.queries import pictures_of
from decks.uploads.reading import Unusable
from live.errors import Refused
from people.persons import Person

A_WHILE = 1.0  # seconds
KEPT = timedelta(days=1)
GONE = "This upload is over, or there is none. Your pictures are below."
NOTHING = "This zip is empty. Pack your pictures, each named for its card, as in “Kong.jpg”."
LARGE = f"This zip is larger than {LARGEST_ZIP // 1_000_000} MB. Split it, then try again."


def begin(*, person: Person, zipped: BinaryIO, size: int, shape: str, chunks: Iterable[bytes]) -> PictureBatch:
    """A batch of the pictures in a zip, none of which is on its card yet; it is over where none can be. An earlier
    batch of this person is over."""
    if size > LARGEST_ZIP:
        raise Refused("picture", LARGE)
    try:
        found, problems = entries(zipped)
    except Unusable as wrong:
        raise Refused("picture", str(wrong)) from None
    if not found and not problems:
        raise Refused("picture", NOTHING)
    made = PictureBatch(guest_key=person.guest_key, user=person.user, shape=shape, waiting=found, problems=problems)
    try:
        if found:
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
    batch, before = batch_of(person, slug), pictures_of(person)
    for file, card in batch.waiting:
        tried[file] = _put(person, batch, file, card)
        if time.monotonic() > until:
            break
    with transaction.atomic():
        batch = batch_of(person, slug, locked=True)
        now = [one for one in batch.waiting if one[0] in tried]  # another tab may have been quicker
        batch.waiting = [one for one in batch.waiting if one[0] not in tried]
        batch.taken += [(card, card in before) for file, card in now if not tried[file]]
        batch.problems += [(shown(file), tried[file]) for file, _ in now if tried[file]]
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


class Outcome(NamedTuple):
    """What has come of a batch: cards with a picture that had none, cards with another one, and files that were not
    used, by the sentences that say why."""

    new: list[str]
    replaced: list[str]
    unused: list[tuple[str, list[str]]]


def outcome(batch: PictureBatch) -> Outcome:
    """What has come of a batch so far."""
    unused: defaultdict[str, list[str]] = defaultdict(list)
    for file, sentence in batch.problems:
        unused[sentence].append(file)
    return Outcome(_cards(batch.taken, False), _cards(batch.taken, True), list(unused.items()))


def _cards(taken: Sequence[tuple[str, bool]], replaced: bool) -> list[str]:
    return sorted(card for card, had_one in taken if had_one == replaced)

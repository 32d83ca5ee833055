"""What people can say. Verbs raise Refused with a code and a sentence."""

from __future__ import annotations

from datetime import timedelta

from django.db import transaction

from gate.limits import PHRASES as PHRASES_LIMIT
from gate.limits import TALK, Limit, TooOften
from gate.words import one_line
from live.errors import Refused
from live.frames import MALFORMED
from people import blocks
from people.persons import Person
from talk import broadcast
from talk.models import LONGEST, Line
from talk.phrases import PHRASES
from talk.queries import Said
from talk.rooms import Room, Sitter

KEPT = 50  # lines of a place
LASTS = timedelta(days=14)  # of any line


def phrase(*, room: Room | None, person: Person, key: str) -> Said:
    """What everybody there is to hear. It is not stored."""
    room, sitter = _talking(room, person)
    if key not in PHRASES:
        raise Refused("malformed", MALFORMED)
    _take(PHRASES_LIMIT, room, person)
    return {"seat": sitter.seat, "name": sitter.name, "who": room.who(sitter.row), "phrase": key, "text": PHRASES[key]}


def write(*, room: Room | None, person: Person, text: str) -> None:
    """A line of free text, where people share a link and the host lets them. The last lines of a place are kept."""
    room, sitter = _talking(room, person)
    if room.strangers:
        raise Refused("phrases", "Here people do not know each other, so there are only phrases.")
    if not room.chat:
        raise Refused("off", "The host has switched free text off. You can still use the phrases.")
    line = one_line(text)
    if not 1 <= len(line) <= LONGEST:
        raise Refused("text", f"Write 1 to {LONGEST} characters.")
    _take(TALK, room, person)
    with transaction.atomic():
        made = Line.objects.create(
            guest_key=person.guest_key,
            user=person.user,
            place=room.place,
            seat=sitter.seat,
            name=sitter.name,
            text=line,
        )
        first = Line.objects.filter(place=room.place).order_by("-pk").values_list("pk", flat=True)[KEPT - 1 : KEPT]
        Line.objects.filter(place=room.place, pk__lt=next(iter(first), 0)).delete()
        Line.objects.filter(made__lt=made.made - LASTS).delete()
        transaction.on_commit(lambda: broadcast.tell(room.place), robust=True)


def block(*, room: Room | None, person: Person, who: str) -> None:
    """This person wants nothing to do any more with somebody there, whom pages know by `who`: not with whoever has come
    to sit in that seat since. Nobody else is told."""
    if room is None:
        raise Refused("nobody", blocks.NOBODY)
    other = next((one for one in room.sitters if room.who(one.row) == who), None)
    if other is None:
        raise Refused("nobody", blocks.NOBODY)
    blocks.block(person=person, other=other.row, name=other.name)


def _talking(room: Room | None, person: Person) -> tuple[Room, Sitter]:
    sitter = None if room is None else room.sitter(person)
    if room is None or sitter is None:
        raise Refused("no_seat", "Only those who sit here can talk.")
    return room, sitter


def _take(limit: Limit, room: Room, person: Person) -> None:
    try:
        limit.take(f"{room.place} {blocks.identity(person)}")
    except TooOften as too_often:
        raise Refused("too_often", str(too_often)) from None

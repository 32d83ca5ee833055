"""What can happen to notes: they are written, changed and taken back by who played the game, and go with the account.

Each verb is one transaction. Who may see the replay is decided by the pages before they call these verbs.
"""

from __future__ import annotations

from django.db import transaction

from gate.words import many_lines
from live.errors import Refused
from people.persons import Person
from playtest import queries
from playtest.models import Note, Table
from playtest.notes.queries import LONGEST, MOST


def write(*, slug: str, person: Person, step: int, text: str) -> None:
    """Make this the person's note at a moment of a game that they played, after so many of its choices. Nothing but
    space takes the note back."""
    written = many_lines(text)
    if len(written) > LONGEST:
        raise Refused("note", f"This note has {len(written)} characters. The maximum is {LONGEST}.")
    with transaction.atomic():
        table = Table.objects.select_for_update().filter(slug=slug).exclude(finished=None).first()
        if table is None or queries.seat_of(table, person) is None:
            raise Refused("gone", "Notes are for the players of a game, once it is over.")
        assert table.record is not None, "a finished game has a record"
        last = len(table.record["options"])
        if not 0 <= step <= last:
            raise Refused("malformed", f"This game has steps 0 to {last}.")
        _keep(table, person, step, written)


def _keep(table: Table, person: Person, step: int, text: str) -> None:
    mine = Note.objects.of(person).filter(table=table)
    note = mine.filter(step=step).first()
    if not text:
        mine.filter(step=step).delete()
    elif note is not None:
        note.text = text
        note.save()
    elif mine.count() >= MOST:
        raise Refused("too_many", f"You have {MOST} notes on this game, the maximum. Delete one first.")
    else:
        Note.objects.create(table=table, guest_key=person.guest_key, user=person.user, step=step, text=text)


def adopt(*, person: Person) -> int:
    """Give the account the notes of its guest; how many there were. Where both have written about one moment, what the
    guest wrote comes below."""
    if not person.guest_key or person.user is None:
        return 0
    with transaction.atomic():
        guests = Note.objects.select_for_update().filter(guest_key=person.guest_key, user=None)
        for note in guests:
            there = Note.objects.filter(user=person.user, table=note.table_id, step=note.step).first()
            if there is not None:
                there.text = f"{there.text}\n{note.text}"
                there.save()
                note.delete()
        return Note.objects.adopt(person)

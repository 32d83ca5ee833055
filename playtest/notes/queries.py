"""The notes of a person on a game. Reads only."""

from __future__ import annotations

from typing import Final, TypedDict

from people.persons import Person
from playtest.models import Note, Table

LONGEST: Final = 500  # characters of a note
MOST: Final = 100  # notes of a person on one game


class NoteData(TypedDict):
    """A note as the replay's page gets it: after how many choices, and what it says."""

    step: int
    text: str


def notes_on(table: Table, person: Person) -> list[NoteData]:
    """What this person has written about the game, by moment."""
    mine = Note.objects.of(person).filter(table=table).order_by("step")
    return [{"step": note.step, "text": note.text} for note in mine]

"""What somebody hears who sits somewhere. Reads only; nothing of those whom they have blocked is in it."""

from __future__ import annotations

from typing import TypedDict

from people import blocks
from people.persons import Person
from talk.models import Line
from talk.phrases import PHRASES
from talk.rooms import Room

NONE, ONLY_PHRASES, TEXT = "none", "phrases", "text"  # what may be said


class Said(TypedDict):
    """A phrase that somebody said."""

    seat: int
    name: str
    who: str
    phrase: str
    text: str


class Phrase(TypedDict):
    key: str
    text: str


class Other(TypedDict):
    """Another person who sits there."""

    seat: int
    name: str
    who: str
    blocked: bool


class LineSeen(TypedDict):
    """A line, numbered in the order in which they were written."""

    n: int
    seat: int
    name: str
    who: str
    text: str
    mine: bool


class Talk(TypedDict):
    """The payload of a "talk" frame: docs/talk.md."""

    mode: str
    off: bool
    host: bool
    phrases: list[Phrase]
    others: list[Other]
    lines: list[LineSeen]


def talk(room: Room | None, person: Person) -> Talk:
    """What this person may say there, to whom, and what was written."""
    sitter = None if room is None else room.sitter(person)
    others = [] if room is None or sitter is None else [one for one in room.sitters if one != sitter]
    if room is None or not others:
        return {"mode": NONE, "off": False, "host": False, "phrases": [], "others": [], "lines": []}
    blocked = blocks.blocked_by(person)
    return {
        "mode": TEXT if room.has_text else ONLY_PHRASES,
        "off": not room.chat and not room.strangers,
        "host": room.hosts(person) and not room.strangers,
        "phrases": [{"key": key, "text": text} for key, text in PHRASES.items()],
        "others": [
            {
                "seat": one.seat,
                "name": one.name,
                "who": room.who(one.row),
                "blocked": blocks.identity(one.row) in blocked,
            }
            for one in others
        ],
        "lines": _lines(room, person, blocked) if room.has_text else [],
    }


def hears(room: Room, person: Person, who: str) -> bool:
    """Whether this person hears what that one says there: they sit there, and have not blocked them."""
    return room.sitter(person) is not None and all(
        room.who(one.row) != who or blocks.identity(one.row) not in blocks.blocked_by(person) for one in room.sitters
    )


def _lines(room: Room, person: Person, blocked: frozenset[str]) -> list[LineSeen]:
    return [
        {
            "n": line.pk,
            "seat": line.seat,
            "name": line.name,
            "who": room.who(line),
            "text": line.text,
            "mine": line.belongs_to(person),
        }
        for line in Line.objects.filter(place=room.place)
        if blocks.identity(line) not in blocked
    ]

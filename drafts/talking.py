"""What players of a pod may say to each other: phrases, and free text where they share its link (docs/talk.md)."""

from __future__ import annotations

from django.db import transaction

from drafts.queries import pod_at
from drafts.rows import hosted, locked
from live.errors import Refused
from people.persons import Person
from talk import broadcast
from talk.rooms import Room, Sitter


def room_of(slug: str) -> Room:
    """Where the players of this pod talk. Raises Refused("gone")."""
    pod = pod_at(slug)
    sitters = tuple(Sitter(seat.number, seat.name, seat) for seat in pod.seats.order_by("number") if seat.is_persons)
    return Room(_place(slug), sitters, strangers=pod.open, chat=pod.chat, host=pod)


def switch(*, slug: str, person: Person, on: bool) -> None:
    """The host lets players write, or not."""
    with transaction.atomic():
        pod, _ = hosted(locked(slug), person)
        if pod.open:
            raise Refused("phrases", "This draft is open to anybody, so there are only phrases.")
        pod.chat = on
        pod.save(update_fields=["chat"])
        transaction.on_commit(lambda: broadcast.tell(_place(slug)), robust=True)


def _place(slug: str) -> str:
    return f"pod.{slug}"

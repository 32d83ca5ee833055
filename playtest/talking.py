"""What players may say to each other: phrases, and free text where they share a link (docs/talk.md). What they
wrote stays from game to game of their invitation. Against bots and in hot seats there is nothing to say."""

from __future__ import annotations

from django.db import transaction

from drafts.models import PodTable
from live.errors import Refused
from people.models import Belonging
from people.persons import Person
from playtest.challenges.matches import HOST
from playtest.challenges.queries import challenge_of, own
from playtest.models import Challenge, Table
from playtest.queries import table_at
from talk import broadcast
from talk.rooms import Room, Sitter


def room_of(slug: str) -> Room | None:
    """Where the players of this table talk; None where there are no two persons, or where nothing says how they met.
    Raises Refused("gone")."""
    table = table_at(slug)
    if not table.is_between_persons:
        return None
    challenge = challenge_of(table)
    if challenge is not None:
        return _room(table, _place(challenge), challenge.open, challenge.chat, challenge.sides.get(seat=HOST))
    drafted = PodTable.objects.filter(table=table).select_related("pod").defer("pod__log").first()
    if drafted is not None:
        return _room(table, f"table.{slug}", drafted.pod.open, drafted.pod.chat, None)
    return None


def switch(*, slug: str, person: Person, on: bool) -> None:
    """The host of an invitation lets the two write, or not."""
    with transaction.atomic():
        found = Challenge.objects.select_for_update().filter(games__table__slug=slug).first()
        if found is None:
            raise Refused("not_yours", "Only the host of an invitation can do that.")
        if own(found.sides.all(), person).seat != HOST:
            raise Refused("not_yours", "Only the host of this invitation can do that.")
        if found.open:
            raise Refused("phrases", "This table is open to anybody, so there are only phrases.")
        Challenge.objects.filter(pk=found.pk).update(chat=on)
        transaction.on_commit(lambda: broadcast.tell(_place(found)), robust=True)


def _room(table: Table, place: str, strangers: bool, chat: bool, host: Belonging | None) -> Room:
    sitters = tuple(Sitter(player.seat, player.name, player) for player in table.seats if player.is_persons)
    return Room(place, sitters, strangers=strangers, chat=chat, host=host)


def _place(challenge: Challenge) -> str:
    return f"play.{challenge.slug}"

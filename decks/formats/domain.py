"""What can be done with house formats.

Each verb is one transaction. Whoever has the address of a house format reads it and may copy it; only its owner changes
or deletes it. Verbs raise Refused with a code and a sentence. Nothing else writes house formats.
"""

from __future__ import annotations

from typing import Any

from django.db import transaction

from decks.errors import NO_FORMAT, NOT_YOUR_FORMAT
from decks.formats.models import FormatData, HouseFormat
from decks.models import Deck
from engine import games
from engine.construction.formats import BadFormat
from engine.construction.house_formats import LONGEST_NAME
from live.errors import Refused
from people.persons import Person

MOST_FORMATS = 100


def define(*, person: Person, data: FormatData, game: str) -> HouseFormat:
    """A new house format of a game."""
    assert person.guest_key or person.user, "nobody would own it"
    whole = _whole(data, game)
    with transaction.atomic():
        if HouseFormat.objects.of(person).count() >= MOST_FORMATS:
            raise Refused("too_many", f"You have {MOST_FORMATS} formats, the maximum. Delete one first.")
        return HouseFormat.objects.create(
            guest_key=person.guest_key, user=person.user, game=game, name=whole["name"], data=whole
        )


def change(*, slug: str, person: Person, data: FormatData) -> HouseFormat:
    """Let the format be this from now on, also for the decks that are made for it."""
    with transaction.atomic():
        found = _locked(slug, person)
        found.data = _whole(data, found.game)
        found.name = found.data["name"]
        found.save()
        Deck.objects.filter(house_format=found).update(house=found.data)
    return found


def copy(*, slug: str, person: Person) -> HouseFormat:
    """A format of this person with the same rules."""
    source = _readable(slug)
    name = f"Copy of {source.name}"[:LONGEST_NAME]
    return define(person=person, data={**source.data, "name": name}, game=source.game)


def delete(*, slug: str, person: Person) -> None:
    """Remove the format. Decks that are made for it keep its rules."""
    with transaction.atomic():
        _locked(slug, person).delete()


def adopt(*, person: Person) -> int:
    """Give the account the formats of its guest; how many there were."""
    return HouseFormat.objects.adopt(person)


def _readable(slug: str) -> HouseFormat:
    """The row, locked until the transaction ends."""
    found = HouseFormat.objects.select_for_update().filter(slug=slug).first()
    if found is None:
        raise Refused("gone", NO_FORMAT)
    return found


def _locked(slug: str, person: Person) -> HouseFormat:
    """The same if this person may change it."""
    found = _readable(slug)
    if not found.belongs_to(person):
        raise Refused("not_yours", NOT_YOUR_FORMAT)
    return found


def _whole(data: FormatData, game: str) -> dict[str, Any]:
    """What tells the format, with all of its fields."""
    house = games.of(game).construction.HOUSE_FORMATS
    try:
        return house.as_data(house.read(dict(data)))
    except BadFormat as bad:
        raise Refused("format", str(bad)) from None

"""Why a player may not have the record of a finished game yet. Reads only."""

from __future__ import annotations

from drafts import queries as drafts
from people.persons import Person
from playtest.challenges import queries as challenges
from playtest.models import Table
from playtest.queries import table_at


def withheld(table: Table, *, seat: int, person: Person) -> str:
    """Why this person, who plays from this seat, may not have the record now, which tells all decks; "" if they may."""
    return drafts.withheld(slug=table.slug, seat=seat, person=person) or challenges.withheld(table)


def withheld_at(*, slug: str, seat: int, person: Person) -> str:
    """The same of the table of that name. Raises Refused("gone")."""
    return withheld(table_at(slug), seat=seat, person=person)

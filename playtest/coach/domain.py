"""What can happen to the coach's work.

Each verb is one transaction. A look is stored as it ends, with the row locked, so that a server that is killed loses at
most the look that was being taken; it is taken again and comes out the same.
"""

from __future__ import annotations

from typing import Final

from django.db import transaction
from django.utils import timezone

from engine.games import COACH
from live.errors import Refused
from live.notifications import Notifications
from people.persons import Person
from playtest import queries, steps
from playtest.coach.queries import next_looks, of_person
from playtest.coach.working import FirstLook, PlayedGame, SecondLook, survey
from playtest.models import Coaching, Table
from playtest.replays import checked
from playtest.scenes import plays_scene

MOST_WAITING: Final = 3  # games of one person
news: Final = Notifications()  # that there may be something to look at


def start(*, slug: str, seat: int, person: Person) -> Coaching:
    """Let the coach look at the choices of this seat, which is the person's, in a game that is over. What it has found
    or is looking at stays; what it could not go on with is begun anew."""
    table = queries.table_at(slug)
    check_can_coach(table, seat, person)
    choices = survey(PlayedGame.of(table.game, checked(table)), seat)
    with transaction.atomic():
        player = steps.locked(slug).seats[seat]
        Coaching.objects.filter(player=player).exclude(why="").delete()
        found = Coaching.objects.filter(player=player).first()
        if found is not None:
            return found
        if of_person(person).filter(ended=None).count() >= MOST_WAITING:
            raise Refused(
                "too_many", f"The coach is still looking at {MOST_WAITING} of your games. Wait until one is done."
            )
        found = Coaching.objects.create(player=player, choices=choices, ended=None if choices else timezone.now())
        transaction.on_commit(news.notify)
    return found


def is_coached(table: Table) -> bool:
    """Whether the coach looks at games as this one, when they are over."""
    return (
        COACH in table.play.OFFERS
        and len(table.seats) == 2
        and not any(plays_scene(player.bot) for player in table.seats)
    )


def check_can_coach(table: Table, seat: int, person: Person) -> None:
    """Refused where the coach has nothing to say to this person about this seat."""
    if seat not in queries.seats_of(table, person):
        raise Refused("gone", "This game does not exist or is not yours.")
    if table.finished is None:
        raise Refused("running", "This game is still in progress. The coach speaks when it is over.")
    if not is_coached(table):
        raise Refused("illegal", "The coach looks at whole games of two players only.")


def can_coach(table: Table, seat: int, person: Person) -> bool:
    """Whether the coach has something to say to this person about this seat."""
    try:
        check_can_coach(table, seat, person)
    except Refused:
        return False
    return True


def store(*, pk: int, number: int, look: int, found: FirstLook | SecondLook | None) -> bool:
    """Keep what the first or second `look` at a choice has found; False where that is there already."""
    with transaction.atomic():
        coaching = Coaching.objects.select_for_update().filter(pk=pk, ended=None).first()
        if coaching is None:
            return False
        looks = coaching.first if look == 1 else coaching.second
        if str(number) in looks:
            return False
        looks[str(number)] = found
        coaching.served = timezone.now()
        if not next_looks(coaching):
            coaching.ended = coaching.served
        coaching.save()
    return True


def fail(*, pk: int, why: str) -> None:
    """Give up what cannot go on."""
    Coaching.objects.filter(pk=pk, ended=None).update(ended=timezone.now(), why=why[:300])

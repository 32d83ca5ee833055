"""Games that are over, and the coach's work at them without a server."""

import pytest
from django.db import transaction

from engine.bots.epic.observation import Observation
from engine.bots.epic.players import BOTS
from engine.epic import Setup, decision, new_game
from engine.epic.positions import footprint
from engine.kernel.random import Rng
from people.persons import Person
from playtest import domain as tables
from playtest import positions, steps
from playtest.coach import domain, queries
from playtest.coach.working import first_look, second_look
from playtest.models import Checkpoint, Coaching, Table
from tests.visitors import browser_of


@pytest.fixture
def ann():
    return Person("ann")


@pytest.fixture
def ann_browser(db):
    return browser_of(Person("ann"))


@pytest.fixture
def bob_browser(db):
    return browser_of(Person("bob"))


@pytest.fixture
def finished(new_table):
    """Play a game of Ann, who plays as beginners do, against a bot for so many choices; then she concedes."""

    def finished(choices=12, seed=1, **about):
        table = new_table("ann", **about)
        deal(table, seed)
        bots = (BOTS["beginner"](), BOTS["greedy"]())
        for _ in range(choices):
            with transaction.atomic():
                row = steps.locked(table.slug)
                game = positions.current(row)
                seat = decision(game).seat
                code = bots[seat].choose(Observation(game, seat), Rng(1000 * seed + game.choices))
                steps.proceed(row, game, seat, [code])
        tables.concede(slug=table.slug, seat=0, at=positions.current(steps_of(table)).choices)
        return steps_of(table)

    return finished


def deal(table, seed):
    """Before its first choice: its cards lie as this seed says, so that the game comes out the same each time."""
    digest = footprint(new_game(Setup.from_json(table.setup), seed))
    Table.objects.filter(pk=table.pk).update(seed=str(seed))
    Checkpoint.objects.filter(table=table, number=0).update(digest=digest)
    positions.forget()


def steps_of(table):
    """The table as it is stored now."""
    return Table.objects.get(pk=table.pk)


def work(job):
    """Take a look as a worker does, and store it as the runner does."""
    if job.look == 1:
        found = first_look(job.game, job.seat, job.number)
    else:
        found = second_look(job.game, job.seat, job.number, job.ideas)
    domain.store(pk=job.pk, number=job.number, look=job.look, found=found)


def work_all():
    while (job := queries.next_job()) is not None:
        work(job)


def coaching(table):
    return Coaching.objects.get(player__table=table)


def look(best="Attack", mine="Pass", *, cost=0.1, error=0.01, turn=3, kind="window", reasons=()):
    """A second look at a choice, made up: two ideas, the second of which was taken."""
    first = idea(best, 0.0, 0.0)
    second = idea(mine, cost, error, reasons) | {"taken": True}
    return {"turn": turn, "mine": True, "phase": "main", "kind": kind, "ideas": [first, second]}


def idea(text, cost, error=0.01, reasons=()):
    """An idea of such a look."""
    return {
        "text": text,
        "chance": 0.5 - cost,
        "cost": cost,
        "error": error,
        "taken": False,
        "reasons": list(reasons),
    }

"""Improvements of Ann, with games that nobody has played: a world says how they end (`tests.lab.fabricated`)."""

from types import SimpleNamespace

import pytest

from decks.site_decks import site_decks
from engine.bots.epic.rating import RATING
from engine.games import DEFAULT, of
from lab.beliefs import POINT
from lab.improvements import deciding, domain, queries
from lab.improvements.bases import base_of
from lab.improvements.deciding import Block, BlockPlayed, decide
from lab.improvements.models import Improvement
from lab.matchups import Contender
from lab.stages import quarters_of
from lab.storing import in_order
from people.persons import Person
from tests.lab.fabricated import MUSES, World

ANN, BEN = Person("ann"), Person("ben")
BURN = Contender("Burn", in_order(site_decks(DEFAULT)["burn"].cards))
AS_RATED = {name: POINT * rating for name, rating in RATING.items()}
FEW = 500  # games, with which one attempt is made


def better_world():
    """In which cards are as good as they are rated, so that many are better than those of a deck of the site."""
    return World(AS_RATED, even=0.45)


def even_world():
    """In which no card matters."""
    return World({})


@pytest.fixture(autouse=True)
def nothing_is_remembered():
    """Worlds of other tests would be, since games of the same seed come out alike elsewhere."""
    deciding.forget()


@pytest.fixture
def start():
    """Begin an improvement: of Burn against muses, with bots that choose at random, and always by the same seed."""

    def start(key="site:burn", field=(MUSES,), *, person=ANN, base=None, games=1000, **asked):
        base = base or base_of(key, person, of(DEFAULT))
        asked = {"format_key": base.format_key, "collection": False, "bot": "random"} | asked
        made = domain.start(person=person, base=base, field=field, games=games, **asked)
        return shorten(made, games)

    return start


def shorten(improvement, games=FEW, seed=1):
    """Let at most so many games be played, by this seed."""
    Improvement.objects.filter(pk=improvement.pk).update(games=games, seed=seed)
    return fresh(improvement)


def fresh(improvement):
    return Improvement.objects.get(pk=improvement.pk)


def results_of(block, world):
    """The scores of the units of a block as they are in this world."""
    matchups = {unit[0]: matchup for unit, matchup in block.task}
    plan = SimpleNamespace(matchup=matchups.__getitem__, seed=block.task[0][1].seed)
    pairs = world.results(plan, iter(block.units))
    return BlockPlayed({unit: quarters_of(pair) for unit, pair in pairs}, 0.001)


def do(job, world):
    """Do a job and store what comes of it, as the runner does."""
    if isinstance(job, Block):
        return domain.store(slug=job.slug, stage=job.stage, played=results_of(job, world))
    return domain.follow(slug=job.slug, answer=decide(job))


def play(improvement, world, most=None):
    """Do so many jobs of an improvement (None: all); as it is then."""
    done = 0
    while done != most and (job := queries.job_of(fresh(improvement))) is not None and not fresh(improvement).is_still:
        do(job, world)
        done += 1
    return fresh(improvement)

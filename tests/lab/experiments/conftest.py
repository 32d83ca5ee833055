"""Experiments of Ann, with games that nobody has played: tests say how they ended."""

import pytest

from engine.epic.construction import preconstructed
from engine.games import DEFAULT, of
from lab.experiments import domain
from lab.experiments.models import Experiment
from lab.experiments.playing import BlockPlayed
from lab.matchups import Contender
from people.persons import Person
from tests.lab.fabricated import game

ANN, BEN = Person("ann"), Person("ben")
GOOD, EVIL, SAGE, WILD = (
    Contender(word.capitalize(), tuple(sorted(preconstructed(word)))) for word in ("good", "evil", "sage", "wild")
)


@pytest.fixture
def start():
    """Begin an experiment: Good against Evil, with bots that choose at random."""

    def start(decks=(GOOD,), field=(EVIL,), *, person=ANN, game=DEFAULT, **asked):
        asked = {"bot": "random", "games": 100, "within": 20, "decided": True} | asked
        return domain.start(person=person, game=of(game), decks=decks, field=field, **asked)

    return start


def shorten(experiment, games):
    """Let at most so many games of two decks be played."""
    Experiment.objects.filter(pk=experiment.pk).update(games=games)
    return Experiment.objects.get(pk=experiment.pk)


def views(one, two, turns=9, reason="health", first=({}, {}), second=({}, {})):
    """A pair that these sides won, as both decks see it. Cards have (turn drawn, turn played), by deck and game: of
    each deck first the game that it started."""
    other = {0: 1, 1: 0, None: None}
    return (
        (game(one, turns, reason, **first[0]), game(two, turns, reason, **first[1])),
        (game(other[two], turns, reason, **second[0]), game(other[one], turns, reason, **second[1])),
    )


WON, LOST, SPLIT = views(0, 0), views(1, 1), views(0, 1)


def store(experiment, *pairs, place=0, at=0, seconds=2.0):
    """Store these pairs of a matchup, from number `at` on; how many were kept."""
    played = BlockPlayed(dict(enumerate(pairs, at)), seconds)
    return domain.store(slug=experiment.slug, place=place, played=played)


def fresh(experiment):
    return Experiment.objects.get(pk=experiment.pk)

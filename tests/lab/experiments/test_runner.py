"""The runner with its processes: experiments are played in the background, after whatever happened."""

import os
import signal

import pytest
from django.apps import apps

from lab import field
from lab.executors import Processes
from lab.experiments import domain, queries, runner
from lab.experiments.models import Experiment, ExperimentPair
from lab.matchups import Contender
from lab.runs import Run
from lab.storing import play_on
from tests.lab.beside import in_thread, running
from tests.lab.experiments.conftest import ANN, BEN, SAGE, fresh, shorten
from tests.patience import becomes

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def no_process_is_left():
    yield
    runner.players.stop()


def by_hand(experiment):
    """What the command line makes of the same decks, seed and games."""
    run = Run(experiment.plan, experiment.rule)
    play_on(run, Processes(1), None)
    return run


async def has_ended(experiment):
    return bool((await in_thread(fresh, experiment)).ending)


async def has_pairs(experiment, number=1):
    return (await in_thread(fresh, experiment)).pairs >= number


def assert_as_by_hand(experiment):
    """All pairs are there once, and say what the command line says."""
    found, wanted = queries.run_of(experiment), by_hand(experiment)
    assert field.reports(found) == field.reports(wanted)
    assert field.matrix(found) == field.matrix(wanted)
    for course, matchup in zip(wanted.courses, experiment.matchups.all(), strict=True):
        assert list(matchup.played.values_list("number", flat=True)) == list(range(course.length))


async def test_what_waits_is_played_as_if_nobody_had_disturbed_it(start):
    experiment = await in_thread(lambda: shorten(start((SAGE,)), 8))
    async with running(runner):
        await becomes(has_ended, experiment)
    assert (await in_thread(fresh, experiment)).ending == "done"
    await in_thread(assert_as_by_hand, experiment)


async def test_a_server_that_stops_goes_on_later_and_counts_nothing_twice(start):
    experiment = await in_thread(lambda: start(within=3, decided=False))
    async with running(runner):
        await becomes(has_pairs, experiment)
    assert not await has_ended(experiment)
    async with running(runner):
        await becomes(has_ended, experiment)
    await in_thread(assert_as_by_hand, experiment)


async def test_a_process_that_is_killed_is_replaced(start):
    experiment = await in_thread(lambda: shorten(start(), 12))
    async with running(runner):
        await becomes(has_pairs, experiment)
        for process in runner.players._running()._processes.values():
            os.kill(process.pid, signal.SIGKILL)
        await becomes(has_ended, experiment)
    await in_thread(assert_as_by_hand, experiment)


async def test_paused_ones_wait_until_they_may_go_on(start):
    paused = await in_thread(lambda: shorten(start(), 4))
    await in_thread(domain.pause, person=ANN, slug=paused.slug)
    other = await in_thread(lambda: shorten(start(person=BEN), 4))
    async with running(runner):
        await becomes(has_ended, other)
        assert await in_thread(lambda: ExperimentPair.objects.filter(matchup__experiment=paused).count()) == 0
        await in_thread(domain.go_on, person=ANN, slug=paused.slug)
        await becomes(has_ended, paused)
    await in_thread(assert_as_by_hand, paused)


async def test_games_that_break_off_end_their_experiment_and_no_other(start):
    broken = await in_thread(start)
    decks = [{"name": "Unknown", "cards": {"Nobody": 30}, "deity": None}] * 2
    await in_thread(Experiment.objects.filter(pk=broken.pk).update, decks=decks)
    fine = await in_thread(lambda: shorten(start(person=BEN), 4))
    async with running(runner):
        await becomes(has_ended, broken)
        await becomes(has_ended, fine)
    assert (await in_thread(fresh, broken)).why == runner.FAILED
    assert (await in_thread(fresh, fine)).ending == "done"


async def test_those_of_an_earlier_engine_end_when_the_server_starts(start):
    experiment = await in_thread(start)
    await in_thread(Experiment.objects.update, version=experiment.version - 1)
    async with running(runner):
        await becomes(has_ended, experiment)
    assert (await in_thread(fresh, experiment)).why == domain.OUTDATED


async def test_a_deity_plays_along(start):
    decks = (Contender("Sage", SAGE.cards, "Gareth, Father of Genius"),)
    experiment = await in_thread(lambda: shorten(start(decks), 2))
    async with running(runner):
        await becomes(has_ended, experiment)
    await in_thread(assert_as_by_hand, experiment)


def test_it_runs_beside_the_server():
    assert "lab.experiments.runner.run" in apps.get_app_config("lab").beside_serving

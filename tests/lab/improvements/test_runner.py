"""The runner with its processes: improvements go on in the background, after whatever happened, as on the command line.

Their games are played by bots that choose at random.
"""

import json
import os
import signal

import pytest
from django.apps import apps
from django.core.management import call_command

from decks.site_decks import site_decks
from engine.games import DEFAULT
from lab.executors import Processes
from lab.improvements import domain, queries, runner
from lab.improvements.models import Improvement, ImprovementStage
from lab.keeping import improved
from lab.matchups import Contender
from lab.storing import in_order
from tests.lab.beside import in_thread, running
from tests.lab.improvements.conftest import ANN, BEN, FEW, fresh, shorten
from tests.patience import becomes

pytestmark = pytest.mark.django_db(transaction=True)
CONTROL = Contender("core-token-control", in_order(site_decks(DEFAULT)["core-token-control"].cards))


@pytest.fixture(autouse=True)
def no_process_is_left():
    yield
    runner.players.stop()


async def has_ended(improvement):
    return bool((await in_thread(fresh, improvement)).ending)


async def has_pairs(improvement, number=1):
    return (await in_thread(fresh, improvement)).pairs >= number


def assert_as_by_hand(improvement):
    """The way is that of the same games at one stretch, and each of them was counted once."""
    found = fresh(improvement)
    way, games = improved(found.setting, found.bounds, found.games, Processes(1))
    assert found.course() == way
    assert 2 * found.pairs == games.played
    stages = {stage.name: stage.read(found.cards).quarters for stage in found.stages.all()}
    assert stages == {name: stage.quarters for name, stage in games.stages.items()}


async def test_what_waits_goes_on_as_if_nobody_had_disturbed_it(start):
    improvement = await in_thread(lambda: shorten(start()))
    async with running(runner):
        await becomes(has_ended, improvement)
    assert (await in_thread(fresh, improvement)).ending == "done"
    await in_thread(assert_as_by_hand, improvement)


async def test_it_is_what_the_command_line_says(start, capsys):
    improvement = await in_thread(lambda: shorten(start(field=(CONTROL,)), seed=5))
    async with running(runner):
        await becomes(has_ended, improvement)
    words = ("burn", "--against", "core-token-control", "--format", "constructed", "--bot", "random", "--seed", "5")
    await in_thread(call_command, "lab", "improve", *words, "--games-at-most", str(FEW), "--workers", "1", "--json")
    said = json.loads(capsys.readouterr().out)
    found = await in_thread(lambda: json.loads(json.dumps(queries.found_by(fresh(improvement)))))
    assert said.pop("deck") == "burn"  # the site has a longer name for it
    assert found.pop("deck") == "Burn Deck (first shot)"
    assert found == said


async def test_a_server_that_stops_goes_on_later_and_counts_nothing_twice(start):
    improvement = await in_thread(lambda: shorten(start()))
    for pairs in (1, 60, 150):
        async with running(runner):
            await becomes(has_pairs, improvement, pairs)
        runner.players.stop()
    assert not await has_ended(improvement)
    async with running(runner):
        await becomes(has_ended, improvement)
    await in_thread(assert_as_by_hand, improvement)


async def test_a_process_that_is_killed_is_replaced(start):
    improvement = await in_thread(lambda: shorten(start()))
    async with running(runner):
        await becomes(has_pairs, improvement, 20)
        for process in runner.players._running()._processes.values():
            os.kill(process.pid, signal.SIGKILL)
        await becomes(has_ended, improvement)
    assert (await in_thread(fresh, improvement)).ending == "done"
    await in_thread(assert_as_by_hand, improvement)


async def test_paused_ones_wait_until_they_may_go_on(start):
    paused = await in_thread(lambda: shorten(start()))
    await in_thread(domain.pause, person=ANN, slug=paused.slug)
    other = await in_thread(lambda: shorten(start(person=BEN)))
    async with running(runner):
        await becomes(has_pairs, other)
        assert not await in_thread(ImprovementStage.objects.filter(improvement=paused).exists)
        await in_thread(domain.cancel, person=BEN, slug=other.slug)
        await in_thread(domain.go_on, person=ANN, slug=paused.slug)
        await becomes(has_ended, paused)
    await in_thread(assert_as_by_hand, paused)


async def test_games_that_break_off_end_their_improvement_and_no_other(start):
    broken = await in_thread(start)
    decks = [{"name": "Unknown", "cards": {"Nobody": 60}, "deity": None}] * 2
    await in_thread(Improvement.objects.filter(pk=broken.pk).update, decks=decks)
    fine = await in_thread(lambda: shorten(start(person=BEN)))
    async with running(runner):
        await becomes(has_ended, broken)
        await becomes(has_pairs, fine)
    assert (await in_thread(fresh, broken)).why == runner.FAILED
    assert (await in_thread(fresh, fine)).ending == ""


async def test_those_of_an_earlier_engine_end_when_the_server_starts(start):
    improvement = await in_thread(start)
    await in_thread(Improvement.objects.update, version=improvement.version - 1)
    async with running(runner):
        await becomes(has_ended, improvement)
    assert (await in_thread(fresh, improvement)).why == domain.OUTDATED


def test_it_runs_beside_the_server():
    assert "lab.improvements.runner.run" in apps.get_app_config("lab").beside_serving

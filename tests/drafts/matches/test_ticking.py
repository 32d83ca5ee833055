"""Matches that go on by themselves, with bots that really play."""

import asyncio
import time

import pytest
from channels.db import database_sync_to_async

from drafts.matches import domain, queries, ticking
from drafts.models import Match, Tournament
from playtest import thinking, workers
from playtest.models import Choice, Table
from tests.drafts.matches.conftest import concede, lines, mine
from tests.drafts.players import ANN, BEN
from tests.outages import outage
from tests.patience import PATIENCE, becomes

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
async def nobody_thinks_on():
    yield
    while tasks := list(thinking._tasks.values()):
        await asyncio.wait(tasks)
    workers.unwatched.stop()


async def comes_to_be(wanted):
    """Tick as a server does, whenever the bots that were woken are done, until the question is answered with yes."""
    deadline = time.monotonic() + PATIENCE
    while not await database_sync_to_async(wanted)():
        assert time.monotonic() < deadline
        await ticking.tick()
        if tasks := list(thinking._tasks.values()):
            await asyncio.wait(tasks)


def begin(pod, pairings, **options):
    domain.begin(slug=pod.slug, person=ANN, pairings=pairings, **options)


def is_over():
    return not Tournament.objects.filter(ended=None).exists()


@pytest.mark.parametrize(("pairings", "games"), [("robin", 3), ("swiss", 2)])
async def test_a_pod_of_bots_plays_to_the_end(over, pairings, games):
    pod = await database_sync_to_async(over)(3, sits=False)
    await database_sync_to_async(begin)(pod, pairings)
    await comes_to_be(is_over)
    assert await database_sync_to_async(Match.objects.exclude(result__in=("", "bye")).count)() == games
    assert await database_sync_to_async(results)() == [(True, True)] * games


def results():
    """Of each match whether its result is that of its table, and whether both bots have chosen something."""
    words = {0: "one", 1: "two", None: "draw"}
    return [
        (
            match.result == words[match.table.result["winner"]],
            {0, 1} == set(Choice.objects.filter(table=match.table).values_list("seat", flat=True)),
        )
        for match in Match.objects.exclude(two=None).select_related("table")
    ]


async def test_a_few_play_at_a_time_and_go_on_after_a_server_was_killed(over):
    pod = await database_sync_to_async(over)(4, sits=False)
    await database_sync_to_async(begin)(pod, "robin")
    turn = await database_sync_to_async(queries.bots_turn)(most=ticking.LANES)
    for match in turn:  # a server made their tables, and was killed before it woke a bot
        await database_sync_to_async(domain.let_bots_play)(match=match)
    await ticking.tick()
    assert await database_sync_to_async(Table.objects.count)() == ticking.LANES
    await comes_to_be(lambda: Match.objects.exclude(result="").count() >= ticking.LANES)
    first = await database_sync_to_async(Match.objects.filter(pk__in=turn).exclude(result="").count)()
    assert first >= 1
    await database_sync_to_async(domain.stop)(slug=pod.slug, person=ANN)


async def test_a_game_of_persons_is_entered_and_the_next_round_is_paired(over):
    pod = await database_sync_to_async(over)(3, others=[BEN])

    def play():
        begin(pod, "robin", bots=False)
        (line,) = mine(pod)
        concede(domain.sit_down(slug=pod.slug, person=BEN, match=line.match), 0)
        assert lines(pod)[0].state == "running"

    await database_sync_to_async(play)()
    await ticking.tick()
    assert (await database_sync_to_async(lines)(pod))[0].state == "over"
    assert await database_sync_to_async(is_over)()


async def test_a_result_is_entered_after_an_outage(over, impatient):
    pod = await database_sync_to_async(over)(2, others=[BEN])

    def play():
        begin(pod, "robin", bots=False)
        (line,) = mine(pod)
        concede(domain.sit_down(slug=pod.slug, person=BEN, match=line.match), 0)

    await database_sync_to_async(play)()
    with outage("live.patience") as away:
        running = asyncio.create_task(ticking.run())
        await away.was_noticed()
    await becomes(database_sync_to_async(is_over))
    running.cancel()

"""Bots in their worker processes: they answer for themselves, alone, and after whatever happened to the server."""

import asyncio
import multiprocessing
import os
import subprocess
import sys
from pathlib import Path

import pytest
from channels.db import database_sync_to_async

from engine.epic import Setup, apply, decision, new_game
from engine.epic.positions.pack import digest
from engine.epic.rules import WINDOW
from engine.games import DEFAULT
from live.broadcast import call
from live.workers import Workers, share
from playtest import domain, positions, queries, thinking
from playtest.models import Table
from playtest.workers import bot_rng, think
from tests.outages import noticing, outage, rename
from tests.patience import PAUSE, becomes, eventually
from tests.playtest.busy import share_once_there
from tests.playtest.scripted import answer, is_asked

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def table(new_table):
    """A table at which the bot starts."""
    table = new_table(first=1)
    while is_asked(seen := look(table)["view"]):
        visitor_acts(table, seen)
    return table


def look(table):
    return queries.table_payload(slug=table.slug, seat=0, log=0)


def visitor_acts(table, seen):
    payload = answer(seen)
    domain.choose(slug=table.slug, seat=0, at=payload.pop("at"), choice=payload)


@database_sync_to_async
def bot_is_done(table):
    return queries.bot_turn(slug=table.slug) is None


@database_sync_to_async
def codes_of(table):
    return list(table.choices.order_by("number").values_list("code", flat=True))


def expected(table):
    """What the bot does when nobody disturbs it: the codes until the visitor is asked."""
    game = positions.current(table)
    setup, seed = Setup.from_json(table.setup), int(table.seed)
    codes = tuple(table.choices.order_by("number").values_list("code", flat=True))
    replayed = new_game(setup, seed)
    for code in codes:
        apply(replayed, code)
    assert digest(replayed) == digest(game)
    while (asked := decision(replayed)) is not None and table.seats[asked.seat].bot:
        for code in think(table.seats[asked.seat].bot, asked.seat, table.setup, seed, codes, game_key=DEFAULT).codes:
            apply(replayed, code)
            codes = (*codes, code)
    return list(codes)


# --- what a bot answers ----------------------------------------


def test_an_answer_is_one_action_of_legal_options(table):
    turn = queries.bot_turn(slug=table.slug)
    codes = think(turn.bot, turn.seat, turn.setup, turn.seed, turn.codes, game_key=DEFAULT).codes
    game = positions.branch(positions.current(table))
    for made, code in enumerate(codes):
        asked = decision(game)
        assert asked.seat == 1
        assert made == 0 or asked.kind != WINDOW
        apply(game, code)
    after = decision(game)
    assert after is None or after.seat == 0 or after.kind == WINDOW


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_same_question_has_the_same_answer(new_table, bot):
    table = new_table(first=1, bot=bot)
    while is_asked(seen := look(table)["view"]):
        visitor_acts(table, seen)
    turn = queries.bot_turn(slug=table.slug)
    answers = [think(turn.bot, turn.seat, turn.setup, turn.seed, turn.codes, game_key=DEFAULT).codes for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]


def test_each_choice_of_each_seat_has_a_chance_of_its_own():
    drawn = [bot_rng(seed, seat, at).below(2**40) for seed in (1, 2) for seat in (0, 1) for at in (0, 1)]
    assert len(set(drawn)) == 8
    assert bot_rng(1, 1, 1).below(2**40) == bot_rng(1, 1, 1).below(2**40)


# --- thinking in workers ----------------------------------------


async def test_a_bot_that_is_woken_plays_until_somebody_else_is_asked(table):
    wanted = await database_sync_to_async(expected)(table)
    thinking.wake(table.slug)
    await becomes(bot_is_done, table)
    assert await codes_of(table) == wanted


async def test_a_bot_woken_by_many_thinks_once(table):
    wanted = await database_sync_to_async(expected)(table)
    for _ in range(20):
        thinking.wake(table.slug)
    assert [task.get_coro().__name__ for task in asyncio.all_tasks()].count("_think") == 1
    await becomes(bot_is_done, table)
    assert await codes_of(table) == wanted


async def test_two_servers_that_think_about_one_table_store_one_answer(table):
    wanted = await database_sync_to_async(expected)(table)
    await asyncio.gather(thinking.play_on(table.slug), thinking.play_on(table.slug))
    await becomes(bot_is_done, table)
    assert await codes_of(table) == wanted


async def test_after_a_start_bots_go_on_at_tables_played_lately(table, new_table):
    wanted = await database_sync_to_async(expected)(table)
    await thinking.resume()
    await becomes(bot_is_done, table)
    assert await codes_of(table) == wanted


async def test_after_a_start_tables_left_long_ago_rest(table):
    await Table.objects.filter(pk=table.pk).aupdate(touched="2020-01-01T00:00:00Z")
    before = await codes_of(table)
    await thinking.resume()
    assert table.slug not in thinking._tasks
    assert await codes_of(table) == before


async def test_a_worker_that_is_killed_is_replaced(table):
    turn = await database_sync_to_async(queries.bot_turn)(slug=table.slug)
    question = (turn.bot, turn.seat, turn.setup, turn.seed, turn.codes, turn.game)
    mine = Workers()
    first = await mine.run(think, *question)
    workers = multiprocessing.active_children()
    for worker in workers:
        worker.kill()
    assert await mine.run(think, *question) == first
    assert {worker.pid for worker in multiprocessing.active_children()}.isdisjoint(worker.pid for worker in workers)
    mine.stop()


async def test_workers_that_many_ask_share_their_time(tmp_path):
    """What a worker may have is read while it answers: alone all its time, and a tenth of it as one of 20 of two."""
    mine, answering = Workers(processes=2), tmp_path / "answering"
    assert await mine.run(share) == 1
    tasks = [asyncio.create_task(mine.run(share_once_there, answering)) for _ in range(20)]
    await asyncio.sleep(0)  # all have asked
    answering.touch()
    shares = await asyncio.gather(*tasks)
    assert min(shares[:2]) == 2 / 20  # of whichever answers first
    assert await mine.run(share) == 1
    mine.stop()


async def test_twenty_tables_with_the_strongest_bot_are_all_answered(new_table):
    """All ask at the same moment, and say so while they wait."""
    tables = [await database_sync_to_async(begun)(new_table) for _ in range(20)]
    for table in tables:
        assert (await database_sync_to_async(look)(table))["thinking"]
        thinking.wake(table.slug)
    for table in tables:
        await becomes(bot_is_done, table)
        assert not (await database_sync_to_async(look)(table))["thinking"]
        assert await database_sync_to_async(table.choices.filter(seat=1).exclude(thought=None).count)()


def begun(new_table):
    """A table at which the strongest bot starts."""
    table = new_table(bot="expert", first=1)
    while is_asked(seen := look(table)["view"]):
        visitor_acts(table, seen)
    return table


# --- when something is wrong for a while ----------------------------------------

BY = ("playtest.thinking", "live.patience")


async def test_a_bot_that_was_asked_during_an_outage_answers_afterwards_by_itself(table, impatient):
    wanted, before = await call(expected, table), await codes_of(table)
    with outage(*BY) as away:
        thinking.wake(table.slug)
        await away.was_noticed()
        assert await codes_of(table) == before
    await becomes(bot_is_done, table)
    assert await codes_of(table) == wanted


async def test_who_waits_for_a_bot_is_told_of_trouble_and_of_its_end(table, impatient, tabs, cookie_of):
    tab = await tabs(table.slug, await call(cookie_of, "ann"))
    with outage(*BY):
        command, payload = await tab.ask("hello", {"log": 0})
        assert (command, payload["thinking"], payload["trouble"]) == ("table", True, False)
        command, number, troubled = await tab.hear()
        assert (command, number, troubled.pop("log"), troubled.pop("trouble")) == ("table", 0, [], True)
        assert {**troubled, "log": payload["log"], "trouble": False} == payload
    while payload["thinking"]:
        _, _, payload = await tab.hear()
    assert not payload["trouble"]
    assert payload["at"] > troubled["at"]


async def test_a_page_that_comes_in_an_outage_sees_the_trouble(table, impatient, tabs, cookie_of):
    cookie = await call(cookie_of, "ann")
    with outage(*BY) as away:
        thinking.wake(table.slug)
        await away.was_noticed()
        tab = await tabs(table.slug, cookie)
        _, payload = await tab.ask("hello", {"log": 0})
        assert (payload["thinking"], payload["trouble"]) == (True, True)


async def test_a_bot_whose_workers_die_again_and_again_answers_when_they_live(table):
    wanted = await call(expected, table)
    thinking.wake(table.slug)
    while not thinking.is_in_trouble(table.slug):
        for worker in multiprocessing.active_children():
            worker.kill()
        await asyncio.sleep(PAUSE)
    await becomes(bot_is_done, table)
    assert await codes_of(table) == wanted


async def test_a_start_during_an_outage_wakes_the_bots_afterwards(table, impatient):
    wanted = await call(expected, table)
    await call(rename, Table._meta.db_table, "away")
    with noticing("live.patience") as log:
        starting = asyncio.create_task(thinking.resume())
        await log.was_noticed()
    await call(rename, "away", Table._meta.db_table)
    await starting
    await becomes(bot_is_done, table)
    assert await codes_of(table) == wanted


SERVER = """
import asyncio, multiprocessing, sys, time
from live.workers import Workers
if __name__ == "__main__":
    workers = Workers()
    workers.prepare()
    print(multiprocessing.active_children()[0].pid, flush=True)
    sys.stdin.read()
"""


def is_running(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_server_that_is_killed_leaves_no_worker_behind(tmp_path):
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    with subprocess.Popen(
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        worker = int(server.stdout.readline())
        assert is_running(worker)
        server.kill()
    eventually(lambda: not is_running(worker))

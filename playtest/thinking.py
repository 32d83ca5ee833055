"""Bots that go on playing: one task in the server's event loop for each table where a bot is asked.

`wake` is called whenever somebody looks at a table or something happened there; it does nothing when the table's task
already runs. Where two bots play, the task goes on to the end of the game. Two processes may think about the same
choice: its number guards it, and the later answer is dropped. A task that meets trouble, such as a database that is
away or workers that die, tells the table's tabs and tries again until the bot has answered.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from contextvars import Context
from datetime import timedelta
from functools import partial

from django.conf import settings
from django.utils import timezone

from live.broadcast import call
from live.errors import Refused
from live.patience import retry_until_done
from playtest import broadcast, domain, queries
from playtest.models import Pace
from playtest.workers import SECONDS, Answer, think, unwatched, workers

PACES = {Pace.SLOW: 2.5, Pace.NORMAL: 1.0, Pace.QUICK: 0.25, Pace.INSTANT: 0.0}  # of the usual pause
RECENT = timedelta(hours=2)

log = logging.getLogger(__name__)
_serving: list[asyncio.AbstractEventLoop] = []  # the one in which the server serves, once it does
_tasks: dict[str, asyncio.Task[None]] = {}
_woken: set[str] = set()  # tables to look at, again if their task is already running
_in_trouble: set[str] = set()  # tables whose task waits for its next attempt


def wake(slug: str) -> None:
    """See to it that a bot at this table thinks if it is asked. Call it in the event loop or, where a server runs, in
    any thread."""
    try:
        here = asyncio.get_running_loop()
    except RuntimeError:
        for loop in _serving:
            if loop.is_running():
                # In a context of its own: that of a page holds the executor of its request, which ends with it.
                loop.call_soon_threadsafe(_begin, slug, loop, context=Context())
    else:
        _begin(slug, here)


def _begin(slug: str, loop: asyncio.AbstractEventLoop) -> None:
    """Give the table a task, unless it has one."""
    _woken.add(slug)
    running = _tasks.get(slug)
    if running is not None and not running.done() and running.get_loop() is loop:
        return
    task = loop.create_task(_think(slug))
    _tasks[slug] = task
    task.add_done_callback(lambda done: _tasks.pop(slug, None) if _tasks.get(slug) is done else None)


async def resume() -> None:
    """At a start of the server: from now on tables may be woken from anywhere, and bots at those that were played at
    lately go on."""
    _serving[:] = [asyncio.get_running_loop()]
    await retry_until_done(_wake_all, "Bots at recently active tables")


async def _wake_all() -> None:
    for slug in await call(queries.waiting_slugs, since=timezone.now() - RECENT):
        wake(slug)


def is_in_trouble(slug: str) -> bool:
    """Whether a bot at this table could not answer, and is about to be asked again by itself."""
    return slug in _in_trouble


async def play_on(slug: str) -> None:
    """Answer for bots until a person is asked or the game is over: at once, then at the table's pace."""
    acted = -math.inf
    while (turn := await call(queries.bot_turn, slug=slug)) is not None:
        answer = await _answer(turn)
        pace = settings.BOT_PACE * PACES[Pace(turn.pace)] if turn.watched else 0
        await asyncio.sleep(max(0.0, acted + pace - time.monotonic()))
        await call(domain.play_bot, slug=slug, seat=turn.seat, at=turn.at, **answer._asdict())
        _in_trouble.discard(slug)
        acted = time.monotonic()


async def _think(slug: str) -> None:
    """The table's task: play on, and again if woken meanwhile."""
    try:
        while slug in _woken:
            _woken.discard(slug)
            await retry_until_done(partial(_play_on_or_tell, slug), f"The bot at the table {slug}")
    except Refused as refused:
        log.info("A bot stopped thinking: %s.", refused.code)
    finally:
        _in_trouble.discard(slug)


async def _play_on_or_tell(slug: str) -> None:
    """Play on; who waits at the table is told of trouble when it begins."""
    try:
        await play_on(slug)
    except Refused:
        raise
    except Exception:
        if slug not in _in_trouble:
            _in_trouble.add(slug)
            await broadcast.tell_of_trouble(slug)
        raise


async def _answer(turn: queries.Turn) -> Answer:
    """The bot's answer. A bot that fails is replaced for this choice by one that always finds an option."""
    thinkers = workers if turn.watched else unwatched
    question = (turn.seat, turn.setup, turn.seed, turn.codes, turn.game)
    seconds = SECONDS.get(turn.bot) if turn.watched else None
    until = None if seconds is None else time.monotonic() + seconds
    try:
        return await thinkers.run(think, turn.bot, *question, until, turn.may_concede)
    except Exception:
        log.exception("The bot %s failed; this choice is made at random.", turn.bot)
        return await thinkers.run(think, "random", *question)

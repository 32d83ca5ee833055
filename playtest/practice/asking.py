"""Hints and warnings for the pages of tables, without making anybody wait: workers think, the table goes on meanwhile.

Whoever asks twice has one answer: a hint is kept until the process forgets it, and of one seat one choice is weighed at
a time. A choice whose cost is not found out, because workers die or are busy, is made as if nothing had been asked.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from engine.bots.advising import Advice
from live.broadcast import call
from live.errors import Refused
from live.memory import Memory
from playtest import domain
from playtest.frames import Choice
from playtest.practice import queries
from playtest.practice.working import Question, advise, is_blunder, weigh
from playtest.workers import workers

HINT_SECONDS: Final = 2.0  # that a worker may take
WARNING_SECONDS: Final = 1.0
PATIENCE: Final = 5.0  # seconds that a choice waits for a worker at most
KEPT: Final = 256  # hints

log = logging.getLogger(__name__)
_given: Memory[Advice] = Memory(KEPT)
_thinking: dict[str, asyncio.Task[Advice]] = {}
_weighing: set[tuple[str, int]] = set()  # tables and seats


async def hint(*, slug: str, seat: int, at: int) -> Advice:
    """What a bot would think of the choice number `at`. Refused where hints are off, and when the game has moved on
    meanwhile."""
    question = await call(queries.to_advise, slug=slug, seat=seat, at=at)
    key = f"{slug} {seat} {at}"
    if (known := _given.get(key)) is not None:
        return known
    advice = await asyncio.shield(_thought(key, question))
    _given.keep(key, advice)
    await call(queries.check_waits, slug=slug, seat=seat, at=at)
    return advice


def _thought(key: str, question: Question) -> asyncio.Task[Advice]:
    """The worker's answer, which all who ask the same wait for."""
    running = _thinking.get(key)
    if running is None or running.get_loop() is not asyncio.get_running_loop():
        running = asyncio.create_task(workers.run(advise, question, time.monotonic() + HINT_SECONDS))
        _thinking[key] = running
        running.add_done_callback(lambda _: _thinking.pop(key, None))
    return running


async def choose(*, slug: str, seat: int, at: int, choice: Choice) -> None:
    """Weigh a choice and make it. Refused("warned") where it may be a blunder, and nothing is done."""
    wanted = await call(queries.to_weigh, slug=slug, seat=seat, at=at, choice=choice)
    if wanted is not None:
        if (slug, seat) in _weighing:
            raise Refused("weighing", "Your last choice is still being weighed. Wait a moment.")
        _weighing.add((slug, seat))
        try:
            await _check(*wanted)
        finally:
            _weighing.discard((slug, seat))
    await call(domain.choose, slug=slug, seat=seat, at=at, choice=choice)


async def _check(question: Question, chosen: tuple[int, ...]) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            found = await workers.run(weigh, question, chosen, time.monotonic() + WARNING_SECONDS)
    except Exception:
        log.exception("A choice could not be weighed; it is made all the same.")
        return
    if found is not None and is_blunder(found):
        lost = round(100 * found["cost"])
        raise Refused("warned", f"This may cost you about {lost} of 100 games.")

"""Processes in which bots think and play, so that the server goes on serving. What a worker does must depend on nothing
but the question, so that it may be asked again, in another process or after a restart, as if nothing had happened.

Workers use the compiled engine where it is ready when they start.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_int
from functools import partial
from typing import ParamSpec, TypeVar
from weakref import WeakSet

import compiled

PROCESSES = max(1, min(2, (os.cpu_count() or 1) - 1))
TRIES = 3
P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


_SPAWN = multiprocessing.get_context("spawn")
_everybody: WeakSet[Workers] = WeakSet()
_crowd: list[tuple[int, c_int]] = []  # in a worker: how many there are, and how many questions


def renew() -> None:
    """Let new workers answer everywhere in this process."""
    for workers in _everybody:
        workers.renew()


class Workers:
    """Worker processes of this server, started when they are first needed and replaced when they die. The system lets
    those with a higher `niceness` wait for others."""

    def __init__(self, processes: int = PROCESSES, niceness: int = 0) -> None:
        self.processes = processes
        self.niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._lock = threading.Lock()
        self._asked = _SPAWN.RawValue("i", 0)  # questions that have no answer yet, as all workers can see
        _everybody.add(self)

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Let a worker do something. When the worker dies it is asked again, a few times."""
        loop = asyncio.get_running_loop()
        self._count(1)
        try:
            for attempt in range(TRIES):
                pool = self._running()
                try:
                    return await loop.run_in_executor(pool, partial(work, *arguments, **named))
                except BrokenProcessPool:
                    log.warning("A worker died while a bot was thinking (%d of %d).", attempt + 1, TRIES)
                    self._let_go(pool)
        finally:
            self._count(-1)
        raise RuntimeError("Workers keep dying while a bot thinks.")

    def _count(self, more: int) -> None:
        with self._lock:
            self._asked.value += more

    def prepare(self) -> None:
        """Start a worker before the first question, which then need not wait for it."""
        pool = self._running()
        try:
            pool.submit(os.getpid)
        except RuntimeError:  # it is broken, or was renewed just now
            self._let_go(pool)

    def stop(self) -> None:
        """End the workers; the next question starts new ones."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(cancel_futures=True)

    def renew(self) -> None:
        """Let new workers answer from here on; those that are there answer what they were asked, and end."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False)

    def _running(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self.processes,
                    mp_context=_SPAWN,
                    initializer=_begin,
                    initargs=(self.niceness, self.processes, self._asked),
                )
            return self._pool

    def _let_go(self, pool: ProcessPoolExecutor) -> None:
        """Drop a broken pool, unless another asker already did."""
        with self._lock:
            if self._pool is pool:
                self._pool = None
        pool.shutdown(wait=False)


def share() -> float:
    """In a worker, of its time: what one question may have, all of it or less where more are asked than there are
    workers. It changes while one is answered."""
    return min((1.0, *(processes / max(1, asked.value) for processes, asked in _crowd)))


def _begin(niceness: int, processes: int, asked: c_int) -> None:
    """In a new worker: use the compiled engine where it is ready, leave Ctrl-C to the server, and never outlive it,
    however it ends."""
    _crowd[:] = [(processes, asked)]
    compiled.use()
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def follow() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()

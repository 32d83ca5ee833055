"""Who plays the pairs of a run: processes of this machine, or a Dask cluster where DASK_SCHEDULER names its scheduler.

Both take what is to be played from an iterator, a little ahead of what is done, and hand each result back with its
unit as it comes, in any order. A pair whose worker dies is played again, by another one, at most TRIES times; it comes
out the same. A unit is handed out once in a run and handed back once.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
import time
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol

from lab.matchups import Matchup, OtherEngine, PairPlayed
from lab.runs import Plan, Unit

if TYPE_CHECKING:
    from distributed import Client

VARIABLE: Final = "DASK_SCHEDULER"
TRIES: Final = 3
AHEAD: Final = 2  # tasks for each worker: one that is played, one that waits
PATIENCE: Final = 30  # seconds, for a scheduler to answer and for its first worker
Task = tuple[tuple[Unit, Matchup], ...]
Results = list[tuple[Unit, PairPlayed]]
Played = Generator[tuple[Unit, PairPlayed], None, None]  # as it comes


class CannotPlay(RuntimeError):
    """Nobody can play the games; the message says why. What was played before has been handed back."""


class Executor(Protocol):
    """Plays units of a plan."""

    def results(self, plan: Plan, units: Iterator[Unit]) -> Played:
        """Each unit with its pair, as it is played. Raises CannotPlay."""


def executor(workers: int | None, block: int, environment: Mapping[str, str] = os.environ) -> Executor:
    """A cluster where the environment names one, else so many processes (None: one for each core). `block` units are
    sent together."""
    address = environment.get(VARIABLE, "").strip()
    return Cluster(address, block) if address else Processes(workers or os.cpu_count() or 1, block)


def play(task: Task) -> Results:
    """What a worker does: the pairs of a task one after the other."""
    return [(unit, matchup.play(unit[1])) for unit, matchup in task]


def tasks(plan: Plan, units: Iterator[Unit], block: int) -> Iterator[Task]:
    """Units in blocks, each with its matchup; taken from the iterator only when a task is asked for."""
    matchups = [plan.matchup(at) for at in range(len(plan.meetings))]  # in a message each is written once
    while units_of_task := tuple(islice(units, block)):
        yield tuple((unit, matchups[unit[0]]) for unit in units_of_task)


# --- this machine ----------------------------------------------------------------------------------------------------


class Processes:
    """So many processes of this machine; with one it is this process that plays."""

    def __init__(self, workers: int, block: int = 1) -> None:
        self.workers = workers
        self.block = block

    def results(self, plan: Plan, units: Iterator[Unit]) -> Played:
        waiting = tasks(plan, units, self.block)
        if self.workers == 1:
            for task in waiting:
                yield from play(task)
            return
        lost: list[Task] = []
        losses: Counter[Unit] = Counter()
        while True:
            lost = yield from self._until_broken(lost, waiting)
            if not lost:
                return
            losses.update(task[0][0] for task in lost)
            if max(losses.values()) >= TRIES:
                raise CannotPlay(
                    f"Worker processes died {TRIES} times while they played the same games, so the run stops. "
                    "Is there enough memory for them?"
                )

    def _until_broken(
        self, lost: Iterable[Task], waiting: Iterator[Task]
    ) -> Generator[tuple[Unit, PairPlayed], None, list[Task]]:
        """All tasks with new processes, those that were lost first; returns those that are lost with a process."""
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=_ignore_interrupts)
        taken, running = deque(lost), dict[Future[Results], Task]()
        try:
            while True:
                taken.extend(islice(waiting, max(0, AHEAD * self.workers - len(running) - len(taken))))
                while taken:
                    running[pool.submit(play, taken[0])] = taken[0]
                    taken.popleft()
                if not running:
                    return []
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield from future.result()
                    del running[future]
        except BrokenProcessPool:
            return [*running.values(), *taken]
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; the parent ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- many machines ---------------------------------------------------------------------------------------------------


class Cluster:
    """The workers of a Dask scheduler, as many as there are at each moment. Those of `tls://` addresses are reached
    with the certificates of Dask's own configuration."""

    def __init__(self, address: str, block: int = 1, patience: float = PATIENCE) -> None:
        self.address = address
        self.block = block
        self.patience = patience

    def results(self, plan: Plan, units: Iterator[Unit]) -> Played:
        from distributed import CancelledError, KilledWorker

        client = self._client()
        try:
            yield from self._played(client, plan, tasks(plan, units, self.block))
        except KilledWorker as killed:
            raise CannotPlay(f"Workers of the Dask cluster died again and again. {killed}") from None
        except OtherEngine as other:
            raise CannotPlay(str(other)) from None
        except (CancelledError, OSError):
            raise CannotPlay(
                f"The Dask scheduler at {self.address} is lost. What was played is kept: start the scheduler and the "
                "same run again."
            ) from None
        finally:
            client.close(timeout=self.patience)

    def _client(self) -> Client:
        """A connection to a scheduler that has workers. Raises CannotPlay."""
        from distributed import Client

        try:
            client = Client(self.address, timeout=self.patience, set_as_default=False)
        except (OSError, ValueError):
            raise CannotPlay(
                f"No Dask scheduler answers at {self.address}, which {VARIABLE} names. Start one, or unset {VARIABLE} "
                "to play on this machine."
            ) from None
        try:
            client.wait_for_workers(1, timeout=self.patience)
        except TimeoutError:
            client.close()
            raise CannotPlay(
                f"The Dask scheduler at {self.address} has no workers. Start some: docs/laboratory.md says how."
            ) from None
        return client

    def _played(self, client: Client, plan: Plan, waiting: Iterator[Task]) -> Played:
        """Tasks are named for what they are, so that one that is sent twice is played once."""
        from distributed import as_completed

        digest = hashlib.sha256(repr(plan).encode()).hexdigest()[:16]
        done = as_completed(loop=client.loop)
        counted, room = 0.0, 0
        while True:
            if time.monotonic() - counted > 1:  # workers come and go
                counted, room = time.monotonic(), AHEAD * max(1, sum(client.nthreads().values()))
            for task in islice(waiting, max(0, room - done.count())):
                (at, number), _ = task[0]
                key = f"pairs-{digest}-{at}-{number}-{len(task)}"
                done.add(client.submit(play, task, key=key, retries=TRIES - 1))
            if not done.count():
                return
            yield from next(done).result()

"""Many games, shared among processes. What a game brings must depend on its number only."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

Played = TypeVar("Played")

ENOUGH_FOR_A_WORKER: Final = 20  # games that pay for the start of another process


def shared(play: Callable[[int], Played], games: int, workers: int | None = None) -> Iterator[Played]:
    """The results in the order of the games, however many processes play them: two when it helps, if nobody says."""
    if workers is None:
        workers = min(2, os.cpu_count() or 1) if games >= ENOUGH_FOR_A_WORKER else 1
    if workers == 1:
        yield from map(play, range(games))
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn) as pool:
        yield from pool.map(play, range(games), chunksize=max(1, min(16, games // (4 * workers))))

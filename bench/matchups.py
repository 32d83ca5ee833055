"""`python -m bench.matchups`: how many games of two ready-made decks of a game a core plays each second, by bot, and
what a Dask cluster takes to hand out a pair. Seconds are of the processor, so that other work on the machine counts
less."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import compiled

if __name__ == "__main__":
    compiled.use()  # before anything imports the engine

import psutil

from engine.games import DEFAULT, GAMES, of
from lab.executors import Cluster
from lab.field import each_with_each
from lab.matchups import Contender
from lab.runs import Plan, Run, StoppingRule

ROOT = Path(__file__).resolve().parent.parent
BLOCKS = (1, 10, 50)


def plan_of(key: str, bot: str, *, watched: bool = False) -> Plan:
    """Each two of the ready-made decks of a game."""
    game = of(key)
    decks = tuple(Contender(one.name, tuple(sorted(one.cards))) for one in game.construction.READY)
    return Plan(decks, each_with_each(len(decks)), bot, 1, key, game.play.VERSION, watched)


def games(key: str, bot: str, pairs: int, *, watched: bool) -> dict[str, float]:
    """So many pairs of each two decks: seconds of a game on average, of half of the pairs at most and of the slowest
    one (for one of its games), and games each second."""
    plan = plan_of(key, bot, watched=watched)
    plan.matchup(0).play(0)  # what is read at the first game
    taken = []
    for at in range(len(plan.meetings)):
        for number in range(1, pairs + 1):
            before = time.process_time()
            plan.matchup(at).play(number)
            taken.append((time.process_time() - before) / 2)
    mean = statistics.mean(taken)
    figures = {"games": 2 * len(taken), "mean": mean, "median": statistics.median(taken), "most": max(taken)}
    return {name: round(figure, 4) for name, figure in figures.items()} | {"a_second": round(1 / mean, 2)}


def handing_out(pairs: int, block: int) -> dict[str, float]:
    """What the scheduler and who asks it take for a task, in milliseconds of the processor, with so many pairs of
    random play, `block` of them a task."""
    plan = plan_of(DEFAULT, "random")
    rule = StoppingRule(pairs // len(plan.meetings), decided=False)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "scheduler.json"
        with started("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show",
                     "--scheduler-file", str(file)) as scheduler:  # fmt: skip
            while not (file.exists() and file.read_text().endswith("}")):  # it is written in pieces
                time.sleep(0.1)
            address = json.loads(file.read_text())["address"]
            with started("worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard"):
                run = Run(plan, rule)
                results = Cluster(address, block).results(plan, run.units())
                run.add(*next(results))  # all have met
                of_scheduler, own = sum(scheduler.cpu_times()[:2]), time.process_time()
                played = sum(run.add(*result) for result in results)
                of_scheduler, own = sum(scheduler.cpu_times()[:2]) - of_scheduler, time.process_time() - own
    tasks = played / block
    return {"pairs": played, "block": block, "scheduler": round(1000 * of_scheduler / tasks, 3),
            "asking": round(1000 * own / tasks, 3)}  # fmt: skip


@contextmanager
def started(*words: str) -> Iterator[psutil.Process]:
    """A program of Dask, until it is no longer needed."""
    command, quiet = [sys.executable, "-m", "dask", *words], subprocess.DEVNULL
    program = subprocess.Popen(command, cwd=ROOT, env=os.environ, stdout=quiet, stderr=quiet)  # noqa: S603
    try:
        yield psutil.Process(program.pid)
    finally:
        program.kill()
        program.wait()


def printed(figures: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [f"{'compiled' if figures['compiled'] else 'plain Python'}; seconds of the processor for a game"]
    lines.append(f"{'bot':<18} {'games':>6} {'mean':>8} {'median':>8} {'most':>8} {'a second':>9}")
    for name, one in figures["bots"].items():
        lines.append(f"{name:<18} {one['games']:>6} {one['mean']:>8.3f} {one['median']:>8.3f} {one['most']:>8.3f} "
                     f"{one['a_second']:>9.2f}")  # fmt: skip
    lines += [
        f"A task of {one['block']} pairs takes the scheduler {one['scheduler']} ms and who asks {one['asking']} ms."
        for one in figures["tasks"]
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.matchups", description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=DEFAULT, help="default: %(default)s")
    parser.add_argument("--bots", nargs="*", default=["random", "greedy", "hard"], metavar="BOT",
                        help="default: random greedy hard")  # fmt: skip
    parser.add_argument("--pairs", type=int, default=20, help="of each two decks (default: %(default)s)")
    parser.add_argument("--tasks", type=int, default=600,
                        help="pairs of the first game for the cluster; 0: none (default: %(default)s)")  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    asked = parser.parse_args(arguments)
    bots = {bot: games(asked.game, bot, asked.pairs, watched=False) for bot in asked.bots}
    if asked.bots:
        bots[f"{asked.bots[0]}, watched"] = games(asked.game, asked.bots[0], asked.pairs, watched=True)
    tasks = [handing_out(asked.tasks, block) for block in BLOCKS] if asked.tasks else []
    figures = {"compiled": compiled.in_use(), "bots": bots, "tasks": tasks}
    print(json.dumps(figures) if asked.json else printed(figures))


if __name__ == "__main__":
    main()

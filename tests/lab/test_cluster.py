"""Games on a Dask cluster: a real scheduler with two workers, one of which is killed in the middle; and what is said
when there is no scheduler, no worker, or another engine."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest
from distributed import Client

from engine.epic.construction import preconstructed
from lab.executors import CannotPlay, Cluster, Processes, executor
from lab.matchups import Contender
from lab.runs import Plan, Run, StoppingRule
from lab.stages import Games, Setting
from tests.lab.fabricated import EPIC, KONGS, MUSES, DeadlyPlan
from tests.patience import eventually

ROOT = Path(__file__).resolve().parents[2]
DECKS = tuple(Contender(word, tuple(sorted(preconstructed(word)))) for word in ("good", "evil", "wild"))
PLAN = Plan(DECKS, ((0, 1), (0, 2), (1, 2)), "random", 5, *EPIC)
PAIRS = 20


@contextmanager
def started(*words):
    """A program of Dask, which is killed at the end."""
    environment = {**os.environ, "COMPILED": "0", "DASK_DISTRIBUTED__WORKER__DAEMON": "False"}
    program = subprocess.Popen([sys.executable, "-m", "dask", *words], cwd=ROOT, env=environment,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip
    try:
        yield program
    finally:
        program.kill()
        program.wait()


@contextmanager
def a_scheduler(folder):
    """Its process, and its address."""
    file = folder / "scheduler.json"
    with started("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show",
                 "--scheduler-file", str(file)) as program:  # fmt: skip
        eventually(lambda: file.exists() and file.read_text().endswith("}"))  # it is written in pieces
        yield program, json.loads(file.read_text())["address"]


@contextmanager
def a_worker(address, name):
    """Its process, once the scheduler knows it."""
    with started("worker", address, "--name", name, "--nthreads", "1", "--no-nanny", "--no-dashboard",
                 "--preload", "lab.cluster_worker") as program:  # fmt: skip
        eventually(lambda: name in held_by(address))
        yield program


def played_here(plan=PLAN, pairs=PAIRS):
    return {(at, number): plan.matchup(at).play(number) for at in range(len(plan.meetings)) for number in range(pairs)}


def units_of(plan, pairs):
    return Run(plan, StoppingRule(pairs, decided=False)).units()


def held_by(address):
    """By name of a worker how many pairs it was given and has not done, or has done and not handed over."""
    with Client(address, set_as_default=False) as client:
        names = {one: about["name"] for one, about in client.scheduler_info(n_workers=-1)["workers"].items()}
        held = Counter(dict.fromkeys(names.values(), 0))
        for one, keys in [*client.processing().items(), *client.has_what().items()]:
            if one in names:
                held[names[one]] += len(keys)
        return held


@pytest.mark.slow
def test_the_stages_of_an_improvement_are_played_alike(tmp_path):
    setting, decks = Setting(DECKS[0], DECKS[1:], "random", 5, *EPIC), [DECKS[0].cards, ("Kong", *DECKS[0].cards[1:])]
    with a_scheduler(tmp_path) as (_, address), a_worker(address, "one"):
        there = Games(setting, 1000, executor=Cluster(address, block=2))
        assert there.play("race", decks[:1], 2)
        assert there.play("race", decks, 4) == Games(setting, 1000, executor=Processes(1)).play("race", decks, 4)


@pytest.mark.slow
def test_a_worker_that_is_killed_costs_no_pair_and_brings_none_twice(tmp_path):
    with a_scheduler(tmp_path) as (_, address), a_worker(address, "one") as one, a_worker(address, "two"):

        def kill():
            """Once it holds pairs that nobody else has."""
            eventually(lambda: held_by(address)["one"])
            one.kill()
            one.wait()

        found, killing = [], Thread(target=kill)
        for result in Cluster(address).results(PLAN, units_of(PLAN, PAIRS)):
            found.append(result)
            if len(found) == 5:
                one.send_signal(signal.SIGSTOP)  # what it holds from now on it keeps
                killing.start()
        killing.join()
        assert one.returncode == -signal.SIGKILL
        eventually(lambda: held_by(address) == {"two": 0})
    assert Counter(unit for unit, _ in found) == dict.fromkeys(played_here(), 1)
    assert dict(found) == played_here()


@pytest.mark.slow
def test_a_run_says_the_same_wherever_it_is_played(tmp_path):
    rule = StoppingRule(PAIRS)
    by_processes, by_cluster = Run(PLAN, rule), Run(PLAN, rule)
    for unit, pair in Processes(2).results(PLAN, by_processes.units()):
        by_processes.add(unit, pair)
    with a_scheduler(tmp_path) as (_, address), a_worker(address, "one"), a_worker(address, "two"):
        for unit, pair in Cluster(address, block=3).results(PLAN, by_cluster.units()):
            by_cluster.add(unit, pair)
    assert by_cluster.is_over
    assert by_processes.is_over
    assert [course.pairs() for course in by_cluster.courses] == [course.pairs() for course in by_processes.courses]
    assert all(course.length for course in by_cluster.courses)


@pytest.mark.slow
def test_a_scheduler_that_is_killed_is_said_and_what_was_played_is_there(tmp_path):
    with a_scheduler(tmp_path) as (scheduler, address), a_worker(address, "one"):
        found = []

        def play():
            for result in Cluster(address).results(PLAN, units_of(PLAN, 10_000)):
                found.append(result)
                if len(found) == 3:
                    scheduler.kill()
                    scheduler.wait()

        with pytest.raises(CannotPlay, match=r"is lost\. What was played is kept"):
            play()
    assert len(found) >= 3
    assert all(pair == PLAN.matchup(unit[0]).play(unit[1]) for unit, pair in found[:3])


@pytest.mark.slow
def test_games_that_kill_who_plays_them_stop_the_run(tmp_path, monkeypatch):
    """After one death, as this scheduler is told to; else after four."""
    monkeypatch.setenv("DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES", "0")
    of = DeadlyPlan((KONGS, MUSES), ((0, 1),), "random", 1, *EPIC)
    with (
        a_scheduler(tmp_path) as (_, address),
        a_worker(address, "one"),
        a_worker(address, "two"),
        pytest.raises(CannotPlay, match="died again and again"),
    ):
        list(Cluster(address).results(of, units_of(of, 4)))


@pytest.mark.slow
def test_a_worker_with_another_engine_plays_nothing(tmp_path):
    other = replace(PLAN, version=PLAN.version + 1)
    said = f"version {PLAN.version} of the engine, and version {other.version}"
    with a_scheduler(tmp_path) as (_, address), a_worker(address, "one"), pytest.raises(CannotPlay, match=said):
        next(Cluster(address).results(other, units_of(other, 1)))


@pytest.mark.slow
def test_a_scheduler_without_workers_is_said(tmp_path):
    with a_scheduler(tmp_path) as (_, address), pytest.raises(CannotPlay, match="has no workers"):
        next(Cluster(address, patience=0.5).results(PLAN, units_of(PLAN, 1)))


def test_no_scheduler_is_said():
    with pytest.raises(CannotPlay, match=r"No Dask scheduler answers at tcp://127\.0\.0\.1:9, which DASK_SC"):
        next(Cluster("tcp://127.0.0.1:9", patience=0.5).results(PLAN, units_of(PLAN, 1)))
    with pytest.raises(CannotPlay, match="No Dask scheduler answers at nonsense"):
        next(Cluster("nonsense", patience=0.5).results(PLAN, units_of(PLAN, 1)))


def test_the_environment_chooses_who_plays():
    cluster = executor(4, 8, {"DASK_SCHEDULER": " tcp://10.0.0.1:8786 "})
    assert isinstance(cluster, Cluster)
    assert (cluster.address, cluster.block) == ("tcp://10.0.0.1:8786", 8)
    here = executor(4, 8, {})
    assert isinstance(here, Processes)
    assert (here.workers, here.block) == (4, 8)

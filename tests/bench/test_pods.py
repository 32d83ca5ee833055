"""A tiny load of pods, with real servers and real WebSockets."""

import json
import subprocess
import sys

import pytest

from bench.load import Outcome
from bench.pods import figures
from bench.servers import installed
from tests.patience import PATIENCE


def run(*options):
    return subprocess.run(
        [sys.executable, "-m", "bench.pods", *options],
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )


def measured(*options):
    done = run("--pods", "2", "--seats", "2", "--think", "0.01", "--seconds", "5", "--json", *options)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
def test_people_among_bots_and_people_alone_draft_and_no_pick_is_lost():
    found = measured()
    assert [one["people_in_each_pod"] for one in found] == [1, 2]
    for one in found:
        assert one["picks"] > 0
        assert (one["lost_picks"], one["refused"]) == (0, 0)
        assert 0 < one["median_milliseconds"] <= one["percentile_95_milliseconds"] <= one["slowest_milliseconds"]
        assert one["frames_per_second"] >= one["picks_per_second"]


@pytest.mark.slow
@pytest.mark.skipif(not installed(), reason="PostgreSQL and Redis: apt install postgresql redis-server")
def test_people_draft_in_two_processes_with_postgresql_and_redis():
    (found,) = measured("--postgres", "--people", "2")
    assert found["picks"] > 0
    assert (found["lost_picks"], found["refused"]) == (0, 0)


def test_figures_say_what_was_lost_and_how_long_people_waited():
    context = Outcome(waits=[30.0, 10.0, 20.0], picks={"a": [(0, 5), (1, 6)], "b": [(0, 7)]}, frames=40, ended=2.0)
    found = figures(context, {"a": [[0, 5], [1, 6]]})
    assert (found["picks"], found["lost_picks"], found["picks_per_second"]) == (3, 1, 1.5)
    assert (found["median_milliseconds"], found["slowest_milliseconds"]) == (20.0, 30.0)
    assert figures(Outcome(ended=1.0), {})["lost_picks"] == 0


@pytest.mark.parametrize(
    "options", [["--pods", "0"], ["--seats", "9"], ["--people", "9"], ["--seconds", "0"], ["--think", "soon"]]
)
def test_options_that_measure_nothing_are_refused(options):
    done = run(*options)
    assert done.returncode == 2
    assert "usage:" in done.stderr

"""A tiny load of tables, with a real server and real WebSockets."""

import json
import subprocess
import sys

import pytest

from bench.tables import Outcome, figures
from tests.patience import PATIENCE


def run(*options):
    return subprocess.run(
        [sys.executable, "-m", "bench.tables", *options],
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )


@pytest.mark.slow
def test_people_play_against_bots_and_pages_are_read_meanwhile():
    done = run("--tables", "3", "--bot", "random", "--think", "0.01", "--seconds", "5", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["choices"] > 0
    assert found["pages"] > 0
    assert found["refused"] == 0
    assert 0 < found["median_milliseconds"] <= found["percentile_95_milliseconds"] <= found["slowest_milliseconds"]


def test_figures_say_how_long_people_waited():
    found = figures(Outcome(choices=[30.0, 10.0, 20.0], pages=[5.0], refused=["stale"], seconds=2.0))
    assert (found["choices"], found["choices_per_second"], found["median_milliseconds"]) == (3, 1.5, 20.0)
    assert (found["pages"], found["page_median_milliseconds"], found["refused"]) == (1, 5.0, 1)


@pytest.mark.parametrize("options", [["--tables", "0"], ["--seconds", "0"], ["--think", "soon"]])
def test_options_that_measure_nothing_are_refused(options):
    done = run(*options)
    assert done.returncode == 2
    assert "usage:" in done.stderr

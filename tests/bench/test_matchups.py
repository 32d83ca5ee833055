"""`python -m bench.matchups` measures games of two decks by bot, and what a cluster takes to hand them out."""

import json
import subprocess
import sys

import pytest

from bench.matchups import BLOCKS, printed
from tests.patience import PATIENCE


@pytest.mark.slow
def test_games_and_tasks_are_measured():
    command = [sys.executable, "-m", "bench.matchups", "--bots", "random", "--pairs", "1", "--tasks", "120", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert set(figures["bots"]) == {"random", "random, watched"}
    for one in figures["bots"].values():
        assert one["games"] == 2 * 6  # each two of four decks
        assert 0 < one["median"] <= one["most"]
        assert one["a_second"] > 0
    assert [one["block"] for one in figures["tasks"]] == list(BLOCKS)
    for one in figures["tasks"]:
        assert one["pairs"] < 120  # those that came first are not counted
        assert min(one["scheduler"], one["asking"]) >= 0
    assert "random, watched" in printed(figures)

"""`python -m bench.epic_tcg` measures what it says, with positions that are sound."""

import json
import subprocess
import sys

from bench.epic_tcg import WORDS, middles
from engine.epic_tcg.positions.laws import status
from tests.patience import PATIENCE


def test_all_figures_are_measured():
    command = [sys.executable, "-m", "bench.epic_tcg", "--runs", "1", "--seconds", "0.05", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert list(figures) == list(WORDS)
    assert all(value > 0 for value in figures.values())


def test_positions_to_clone_are_sound_and_keep_no_journal():
    positions = middles()
    assert len(positions) > 30
    assert all(status(game) == [] and game.journal is None for game in positions)

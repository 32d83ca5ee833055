"""`python -m bench.decks` measures the pages of decks, cubes, cards and drafts of a site that has many."""

import json
import subprocess
import sys

from bench.decks import AIM, printed
from tests.patience import PATIENCE

MOST_QUERIES = 16


def test_pages_of_decks_are_measured_and_ask_the_database_a_bounded_number_of_times():
    command = [sys.executable, "-m", "bench.decks", "--decks", "60", "--comments", "40", "--times", "1", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert {"your decks", "public decks", "a deck", "comments", "details"} <= set(figures)
    assert {"cards", "a card", "cubes", "a cube", "drafts", "a draft", "a log", "a drafted pool"} <= set(figures)
    asked = {name: one["queries"] for name, one in figures.items()}
    assert asked.pop("all cards as JSON") == 0
    assert all(0 < one["median"] <= one["most"] for one in figures.values())
    assert min(asked.values()) > 1
    assert {name: one["queries"] for name, one in figures.items() if one["queries"] > MOST_QUERIES} == {}
    assert f"{AIM:>10}" in printed(figures)

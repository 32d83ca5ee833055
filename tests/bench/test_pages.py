"""`python -m bench.pages` measures faces in each size, the page of a deck and the start of the site."""

import json
import subprocess
import sys

from bench.pages import AIMS, printed
from decks.faces.files import SIZES
from tests.patience import PATIENCE


def test_faces_a_page_and_the_start_are_measured():
    command = [sys.executable, "-m", "bench.pages", "--times", "1", "--step", "150", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert set(figures) == {*SIZES, "deck page", "import"}
    assert all(0 < one["median"] <= one["most"] for one in figures.values())
    table = printed(figures)
    assert all(f"{aim:>10}" in table for aim in AIMS.values())
    assert f"{figures['small']['kilobytes']}" in table

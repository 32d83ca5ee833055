"""The compiled engine does what the source does; all other tests of the engine run on it too (make test-compiled)."""

import subprocess
import sys
from pathlib import Path

import pytest

import compiled
import engine

GAMES = 120
TRIAL = compiled.ROOT / "compiled" / "trial.py"

pytestmark = pytest.mark.skipif(not compiled.in_use(), reason="compares the compiled engine: make test-compiled")


def said(*command):
    done = subprocess.run([sys.executable, *command], cwd=compiled.ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()


def test_random_games_and_bots_do_the_same_in_both():
    """Journals, what both seats see, and everything of the positions between."""
    one, other = (
        said(str(TRIAL), str(folder), str(GAMES)) for folder in (Path(engine.__file__).parents[1], compiled.ROOT)
    )
    assert len(one) == 2 * (GAMES + 1)
    assert one == other


@pytest.mark.slow
def test_games_that_are_kept_come_out_as_before():
    one, all_of_them = said("manage.py", "records")[0].removesuffix(" are unchanged.").split(" of ")
    assert one == all_of_them

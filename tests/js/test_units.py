"""The JavaScript that computes, tried by Node's own test runner."""

import subprocess
from pathlib import Path

from tests.js.node import node

FILES = sorted(Path(__file__).parent.rglob("*.test.js"))


def test_the_modules_that_compute():
    run = subprocess.run([node(), "--test", *FILES], check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr

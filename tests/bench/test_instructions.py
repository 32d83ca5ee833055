"""`python -m bench.instructions` counts what plain Python does; valgrind need not be here for its tests."""

import os
import subprocess
import sys

import pytest

from bench.instructions import WORKS, counted
from tests.patience import PATIENCE

SAID = """==2342== Cachegrind, a high-precision tracing profiler
==2342==
==2342== I refs:        897,879,127
"""


def test_what_was_counted_is_read():
    assert counted(SAID) == 897_879_127


def test_where_nothing_was_counted_the_reason_is_said():
    with pytest.raises(ValueError, match="counted nothing: Traceback"):
        counted("Traceback: no module")


@pytest.mark.parametrize("work", WORKS)
def test_the_work_can_be_done(work):
    exec(compile(f"times = 1\n{WORKS[work]}", work, "exec"), {})  # noqa: S102 - what is measured, as it is


@pytest.mark.parametrize(
    ("path", "other", "sentence"),
    [("", [], "apt install valgrind"), (None, ["/nowhere"], "/nowhere is no checkout")],
    ids=["no-valgrind", "no-checkout"],
)
def test_what_is_missing_is_said(tmp_path, path, other, sentence):
    """A program called valgrind is enough to be told about the other checkout."""
    (tmp_path / "valgrind").touch(0o755)
    done = subprocess.run(
        [sys.executable, "-m", "bench.instructions", *other],
        env={**os.environ, "PATH": str(tmp_path) if path is None else path},
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert sentence in done.stderr

"""`manage.py faces --while PID`: faces drawn beside the server, behind all other work."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from decks.faces.files import SIZES, faces
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def start(tmp_path):
    """Start the command for a parent process, with a data folder of its own."""
    started = []

    def start(parent):
        command = [sys.executable, "manage.py", "faces", "--verbosity=0", f"--while={parent}"]
        environment = os.environ | {"DATA_DIR": str(tmp_path)}
        pipe = subprocess.PIPE
        started.append(subprocess.Popen(command, cwd=ROOT, env=environment, stdout=pipe, stderr=pipe, text=True))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


def test_faces_are_drawn_by_name_and_behind_all_other_work(start, tmp_path):
    process = start(os.getpid())
    first = min(faces().values(), key=lambda one: one.facts["name"])
    files = [tmp_path / "faces" / first.file(size) for size in SIZES]
    while not all(file.exists() for file in files):
        with pytest.raises(subprocess.TimeoutExpired):  # it goes on
            process.wait(timeout=0.05)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == 19


def test_drawing_ends_with_the_process_that_started_it(start, tmp_path):
    process = start(os.getpid() + 1)  # which is not its parent, or no longer
    said, _ = process.communicate(timeout=PATIENCE)
    assert said == f"0 of {len(faces())} faces drawn, 0 outdated files deleted.\n"
    assert not (tmp_path / "faces").exists()

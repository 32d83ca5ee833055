"""kill -9 in the middle of a draft, several times: what was said to be stored is there, once, and the draft goes on."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.epic.limited import differences

ROOT = Path(__file__).resolve().parents[2]


def drafter(data):
    return subprocess.Popen(
        [sys.executable, "manage.py", "shell", "--no-imports", "-c", "from tests.drafts.drafter import run; run()"],
        cwd=ROOT,
        env={**os.environ, "DATA_DIR": str(data), "DATABASE_URL": ""},
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.slow
def test_a_draft_whose_process_is_killed_goes_on_and_loses_nothing(tmp_path):
    said = []
    for many in (1, 9, 4, 17):
        with drafter(tmp_path) as process:
            lines = [process.stdout.readline() for _ in range(many)]
            process.kill()
            lines += [line for line in process.stdout if line.endswith("\n")]
            said += map(json.loads, lines)
    with drafter(tmp_path) as process:
        *rest, (word, log, rows) = map(json.loads, process.stdout)
    assert (word, process.returncode) == ("over", 0)

    stored = [[seat, option] for _, seat, _, option, by in rows if by == "person"]
    reported = [[seat, option] for _, seat, option in said + rest]
    assert [pick for pick in reported if pick not in stored] == []
    assert len(stored) - len(reported) <= 4  # stored, and killed before it could be said
    assert [row[0] for row in rows] == list(range(len(rows)))
    for seat in range(8):
        numbers = [number for _, of, number, _, _ in rows if of == seat]
        assert numbers == list(range(len(numbers)))
    assert differences(log) == []
    assert log["picks"] == [[seat, option] for _, seat, _, option, _ in rows]
